"""A game played on from a moment of another: what came of it is told beside what came of that."""

from pathlib import Path
from typing import NamedTuple

from fort_desktop.rules.model.events import Score
from fort_desktop.session.session import Session


class Try(NamedTuple):
    """What was tried: from which game, its points at the end, and whose seat it was."""

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
        """What a game was tried for; None for any other game."""
        return self._now[1] if self._now is not None and self._now[0] is game else None
