"""Brings a game that belongs to something kept to the table: to a day, or to a deal for several."""

from collections.abc import Callable
from pathlib import Path
from typing import Generic, NamedTuple, TypeVar

from fort_desktop.record.faults import RecordError
from fort_desktop.rules.model.events import Score
from fort_desktop.session.library.news import News, Unopened
from fort_desktop.session.loading import Notice
from fort_desktop.session.session import Session


class Try(NamedTuple):
    """The game that a try began from: its path, its points at the end, and the seat played."""

    path: Path
    scores: tuple[Score, ...]
    seat: int


class Tries:
    """The last game that was begun like that; opened again later it is a game of its own."""

    def __init__(self) -> None:
        self._now: tuple[Session, Try] | None = None

    def begun(self, game: Session, path: Path, scores: tuple[Score, ...], seat: int) -> None:
        """A try begins."""
        self._now = game, Try(path, scores, seat)

    def of(self, game: Session | None) -> Try | None:
        """Return the try that a game belongs to; None for any other game."""
        return self._now[1] if self._now is not None and self._now[0] is game else None


Kept = TypeVar("Kept")
Opens = Callable[[], tuple[Session, list[Notice]]]
"""Opens a game, or raises `RecordError`; returns it with what there is to tell about its file."""


class OnTable(Generic[Kept]):
    """Remembers which game of its kind is being played.

    Args:
        bring: brings a game to the screen; tell: shows news.
    """

    def __init__(self, bring: Callable[[Session], None], tell: Callable[[News], None]) -> None:
        self._bring = bring
        self._tell = tell
        self._playing: tuple[Session, Kept] | None = None

    def of(self, session: Session | None) -> Kept | None:
        """Return what a game belongs to; None for any other game."""
        found = self._playing
        return found[1] if found is not None and found[0] is session else None

    def open(self, kept: Kept, opens: Opens) -> bool:
        """Bring a game to the table; False if it cannot be opened, which is told."""
        try:
            session, notices = opens()
        except RecordError as fault:
            self._tell(Unopened(fault))
            return False
        self._playing = session, kept
        self._bring(session)
        for notice in notices:
            self._tell(notice)
        return True
