"""Ways to screens that are only looked at, or that a menu leads to.

Such a screen needs nothing of the program but to be shown, so it has no method in `App`: it has a
line here and a function in `ui/app/opening.py`, where the program fills these in at its start.
"""

from collections.abc import Callable
from pathlib import Path
from typing import Protocol

from fort_desktop.session.session import Session


class FirstGame(Protocol):
    """Opens the ways to learn the game, over what is shown now."""

    def __call__(self, first_start: bool = False) -> None:
        """Open them; `first_start`: nobody has asked for them."""


class Almanac(Protocol):
    """Opens all the kids, over what is shown now."""

    def __call__(self, kid: str | None = None) -> None:
        """Open them, perhaps with one kid enlarged."""


class Profile(Protocol):
    """Opens the numbers and medals of a person, over what is shown now."""

    def __call__(self, who: str | None = None) -> None:
        """Open them; None: of whoever played last."""


class StoryOf(Protocol):
    """Opens the story of a game that is over, over what is shown now."""

    def __call__(self, session: Session, path: Path | None) -> None:
        """Open it; `path` is the file of the game, None if it is not kept."""


class NotesSoFar(Protocol):
    """Opens the notes for beginners that somebody has seen, over what is shown now."""

    def __call__(self, seen: tuple[str, ...]) -> None:
        """Open them; `seen`: the names of their moments."""


class Ways:
    """Each opens a screen.

    Attributes:
        first_game: the ways to learn the game; almanac: all the kids; story: of a game.
        puzzles: the list of them.
        alone: what one person can play alone; the game on the table is left.
        notes: the notes for beginners that somebody has seen.
        review: a look back at a finished game of this file, over what is shown now.
        profile: the numbers and medals of a person.
    """

    first_game: FirstGame
    almanac: Almanac
    review: Callable[[Path], None]
    puzzles: Callable[[], None]
    story: StoryOf
    alone: Callable[[], None]
    notes: NotesSoFar
    profile: Profile
