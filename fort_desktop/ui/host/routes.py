"""The routes to all screens: frozen values that say what is to be shown, and what gives way to it.

`app.push(route)` shows a screen, and `app.pop()` goes back to what waits below it. A screen
registers where it is built, see `registry.py`. A route that only one module takes stands there.
"""

from enum import Enum
from pathlib import Path
from typing import ClassVar, Final

import msgspec

from fort_desktop.session.duplicate.store import KeptDuplicate
from fort_desktop.session.session import Session
from fort_desktop.ui.text.rules.book import Spot


class Manner(Enum):
    """A way to treat the screen that is shown, and the game on the table."""

    OVER = "it waits as it is, until the new one is popped"
    ASIDE = "it is closed, but a table on which a game is played waits"
    INSTEAD = "it is closed, and the game is left"
    TABLE = "it is closed, and the game goes on being the one that is played"
    MENU = "a table waits; without one nothing is shown; read by whoever is at it"
    PUBLIC = "a table waits, its hands covered; without one nothing is shown; read by all at it"
    BELOW = "it stays, and the new one waits as the table in place of the one before"


class Route(msgspec.Struct, frozen=True):
    """A way to a screen.

    Attributes:
        home: the module of `fort_desktop.ui` that registers the screen, loaded when the route is
            first taken; "" if only that module knows the route.
        manner: what gives way to the screen.
    """

    home: ClassVar[str] = ""
    manner: ClassVar[Manner] = Manner.OVER


class Title(Route, frozen=True):
    """The first screen; `first_start`: nobody has ever seen it, so it asks who is there."""

    home: ClassVar[str] = "screens.title"
    manner: ClassVar[Manner] = Manner.INSTEAD
    first_start: bool = False


class Table(Route, frozen=True):
    """A game; where persons share the screen, behind a curtain if it hides anything.

    Args:
        at_end: look back at its last moment.
    """

    home: ClassVar[str] = "coach.lesson.screen"
    manner: ClassVar[Manner] = Manner.TABLE
    session: Session
    at_end: bool = False


class TableBelow(Table, frozen=True):
    """The same game with others in its seats, below whatever is shown."""

    manner: ClassVar[Manner] = Manner.BELOW


class NewGame(Route, frozen=True):
    """The choice of seats; `at_start`: the next press begins the game."""

    home: ClassVar[str] = "screens.new_game"
    manner: ClassVar[Manner] = Manner.INSTEAD
    at_start: bool = False


class Games(Route, frozen=True):
    """The list of games, this one chosen."""

    home: ClassVar[str] = "screens.games"
    manner: ClassVar[Manner] = Manner.INSTEAD
    chosen: Path | None = None


class Almanac(Route, frozen=True):
    """All the kids, perhaps with one enlarged."""

    home: ClassVar[str] = "screens.almanac"
    kid: str | None = None


class Settings(Route, frozen=True):
    """The settings; `back` is where they lead to, None to what waits."""

    home: ClassVar[str] = "screens.settings"
    manner: ClassVar[Manner] = Manner.ASIDE
    back: Route | None = None


class Pause(Route, frozen=True):
    """The pause menu over the table."""

    home: ClassVar[str] = "screens.pause"
    manner: ClassVar[Manner] = Manner.MENU


class Results(Route, frozen=True):
    """The scores of the game that is over, or what others have made of the same deal."""

    home: ClassVar[str] = "screens.results"
    manner: ClassVar[Manner] = Manner.TABLE


class Keys(Route, frozen=True):
    """The keys and buttons, which can be changed there; `back` is where they lead to."""

    home: ClassVar[str] = "screens.keys"
    manner: ClassVar[Manner] = Manner.ASIDE
    back: Route = Settings()


class Imports(Route, frozen=True):
    """The files that can be imported."""

    home: ClassVar[str] = "screens.imports"
    manner: ClassVar[Manner] = Manner.INSTEAD


class Rules(Route, frozen=True):
    """The rules, opened at a place."""

    home: ClassVar[str] = "book.screen"
    spot: Spot | None = None


class Duplicates(Route, frozen=True):
    """All deals that several persons play, each alone."""

    home: ClassVar[str] = "screens.duplicates"
    manner: ClassVar[Manner] = Manner.INSTEAD


class NewDuplicate(Route, frozen=True):
    """The choice of a new deal for several persons."""

    home: ClassVar[str] = "screens.new_duplicate"
    manner: ClassVar[Manner] = Manner.INSTEAD


class Duplicate(Route, frozen=True):
    """A deal for several persons: who has played it, or what came of it."""

    home: ClassVar[str] = "screens.duplicate"
    manner: ClassVar[Manner] = Manner.INSTEAD
    kept: KeptDuplicate


class FirstGame(Route, frozen=True):
    """The ways to learn the game."""

    home: ClassVar[str] = "coach.lesson.offer"


class Story(Route, frozen=True):
    """The story of a game that is over; `path` is its file, None if it is not kept."""

    home: ClassVar[str] = "screens.story"
    session: Session
    path: Path | None


class Review(Route, frozen=True):
    """A look back at the finished game of a file."""

    home: ClassVar[str] = "review.opens"
    path: Path


class Alone(Route, frozen=True):
    """All that one person can play alone."""

    home: ClassVar[str] = "screens.alone"
    manner: ClassVar[Manner] = Manner.INSTEAD


class Profile(Route, frozen=True):
    """The numbers and medals of a person; None: of whoever played last."""

    home: ClassVar[str] = "screens.profile"
    who: str | None = None


class Puzzles(Route, frozen=True):
    """The list of puzzles."""

    home: ClassVar[str] = "screens.puzzles"


class Notes(Route, frozen=True):
    """The notes for beginners that somebody has seen, by the names of their moments."""

    home: ClassVar[str] = "coach.tips.listing"
    seen: tuple[str, ...]


class Seats(Route, frozen=True):
    """The sheet of who sits where at the table."""

    home: ClassVar[str] = "screens.seats"
    manner: ClassVar[Manner] = Manner.PUBLIC


ROUTES: Final[tuple[type[Route], ...]] = (
    Title, Table, TableBelow, NewGame, Games, Almanac, Settings, Pause, Results, Keys, Imports,
    Rules, Duplicates, NewDuplicate, Duplicate, FirstGame, Story, Review, Alone, Profile, Puzzles,
    Notes, Seats,
)  # fmt: skip
"""All that any screen may take; what is likely to be wanted soon comes first."""
