"""The screens, each imported where it is first opened: the first picture does not wait for all.

While that is looked at the others are loaded, so that none of them is waited for later.
"""

import gc
import importlib
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Final

from fort_desktop.session.duplicate.store import KeptDuplicate
from fort_desktop.session.session import Session
from fort_desktop.threads import beside
from fort_desktop.ui.host.coach import Coach
from fort_desktop.ui.host.screen import GameScreen, Host, Screen
from fort_desktop.ui.text.rules.book import Spot

_SCREENS: Final = (
    "table.screen", "screens.new_game", "screens.games", "screens.almanac", "screens.settings",
    "screens.pause", "screens.results", "screens.keys", "screens.imports",
    "book.screen", "screens.duplicates", "screens.new_duplicate",
    "screens.duplicate", "coach.lesson.screen", "screens.story", "review.screen", "screens.alone",
    "screens.profile", "screens.puzzles", "coach.tips.listing",
)  # fmt: skip
"""What is likely to be wanted soon comes first."""


_loading: Final[set[str]] = set()


def load_all() -> None:
    """Load all screens beside whatever is shown, once for each process."""
    if not _loading:
        _loading.add("screens")
        beside(_load, "screens")


def _load() -> None:
    try:
        for name in _SCREENS:
            importlib.import_module(f"fort_desktop.ui.{name}")
    finally:
        # Modules and cards are three quarters of all objects, and stay. To look through them for
        # garbage again and again makes a frame of 30 ms each time.
        gc.freeze()
        # The program does without the collector until then.
        gc.enable()


def lead(app: Host, go: Callable[[Callable[[], Screen]], None]) -> None:
    """Fill in the ways to screens; `go` leaves the game on the table for a screen."""

    def learn(first_start: bool = False) -> None:
        app.over(partial(first_game, app, first_start))

    def look_up(kid: str | None = None) -> None:
        app.over(partial(almanac, app, kid))

    def numbers(who: str | None = None) -> None:
        app.over(partial(profile, app, who))

    def tell(session: Session, path: Path | None) -> None:
        app.over(partial(story, app, session, path))

    def read_again(seen: tuple[str, ...]) -> None:
        app.over(partial(notes, app, seen))

    app.ways.first_game = learn
    app.ways.story = tell
    app.ways.notes = read_again
    app.ways.profile = numbers
    app.ways.almanac = look_up
    app.ways.puzzles = lambda: app.over(partial(puzzles, app))
    app.ways.alone = lambda: go(partial(alone, app))
    app.ways.review = partial(look_back, app)
    app.games.duplicates.show_all = lambda: go(partial(duplicates, app))
    app.games.duplicates.show_new = lambda: go(partial(new_duplicate, app))


def title(app: Host) -> Screen:
    """The first screen."""
    from fort_desktop.ui.screens.title import TitleScreen

    return TitleScreen(app)


def new_game(app: Host, at_start: bool) -> Screen:
    """The choice of seats; `at_start`: the next press begins the game."""
    from fort_desktop.ui.screens.new_game import NewGameScreen

    return NewGameScreen(app, at_start)


def first_game(app: Host, first_start: bool) -> Screen:
    """The ways to learn the game; `first_start`: nobody has asked for them."""
    from fort_desktop.ui.coach.lesson.offer import FirstGame

    return FirstGame(app, first_start)


def play(app: Host) -> None:
    """Begin a game with those who played last, without showing the choice."""
    from fort_desktop.ui.coach.lesson.starting import begin, last_table

    begin(app, last_table(app))


def games(app: Host, chosen: Path | None) -> Screen:
    """The list of games, this one chosen."""
    from fort_desktop.ui.screens.games import GamesScreen

    return GamesScreen(app, chosen)


def duplicates(app: Host) -> Screen:
    """All deals that several persons play, each alone."""
    from fort_desktop.ui.screens.duplicates import DuplicatesScreen

    return DuplicatesScreen(app)


def new_duplicate(app: Host) -> Screen:
    """Return the screen on which a new duplicate is set up."""
    from fort_desktop.ui.screens.new_duplicate import NewDuplicateScreen

    return NewDuplicateScreen(app)


def duplicate(app: Host, kept: KeptDuplicate) -> Screen:
    """One of them: who has played, or what came of it."""
    from fort_desktop.ui.screens.duplicate import DuplicateScreen

    return DuplicateScreen(app, kept)


def puzzles(app: Host) -> Screen:
    """The list of puzzles."""
    from fort_desktop.ui.screens.puzzles import open_puzzles

    return open_puzzles(app)


def alone(app: Host) -> Screen:
    """Return the screen of what one person can play alone."""
    from fort_desktop.ui.screens.alone import AloneScreen

    return AloneScreen(app)


def imports(app: Host) -> Screen:
    """The files that can be imported."""
    from fort_desktop.ui.screens.imports import ImportScreen

    return ImportScreen(app)


def almanac(app: Host, kid: str | None) -> Screen:
    """All the kids, perhaps with one enlarged."""
    from fort_desktop.ui.screens.almanac import AlmanacScreen

    return AlmanacScreen(app, kid)


def look_back(app: Host, path: Path) -> None:
    """A finished game, looked back at together, over what is shown now."""
    from fort_desktop.ui.review.opens import open_review

    open_review(app, path)


def profile(app: Host, who: str | None) -> Screen:
    """The numbers and medals of a person."""
    from fort_desktop.ui.screens.profile import ProfileScreen

    return ProfileScreen(app, who)


def story(app: Host, session: Session, path: Path | None) -> Screen:
    """The story of a game that is over."""
    from fort_desktop.ui.screens.story import StoryScreen

    return StoryScreen(app, session, path)


def notes(app: Host, seen: tuple[str, ...]) -> Screen:
    """The notes for beginners that somebody has seen."""
    from fort_desktop.ui.coach.tips.listing import NotesScreen

    return NotesScreen(app, seen)


def rules(app: Host, spot: Spot | None) -> Screen:
    """The rules, opened at a place."""
    from fort_desktop.ui.book.screen import RulesScreen

    return RulesScreen(app, spot)


def settings(app: Host, back: Callable[[], None]) -> Screen:
    """The settings."""
    from fort_desktop.ui.screens.settings import SettingsScreen

    return SettingsScreen(app, back)


def keys(app: Host, back: Callable[[], None]) -> Screen:
    """The keys and buttons."""
    from fort_desktop.ui.screens.keys import KeysScreen

    return KeysScreen(app, back)


def pause(app: Host, waiting: GameScreen) -> Screen:
    """The pause menu over a table."""
    from fort_desktop.ui.screens.pause import PauseScreen

    return PauseScreen(app, waiting)


def seats(app: Host, waiting: GameScreen) -> Screen:
    """Return the screen that shows who sits where at a waiting table."""
    from fort_desktop.ui.screens.seats import SeatsScreen

    return SeatsScreen(app, waiting)


def table(app: Host, session: Session) -> GameScreen:
    """A game, as its viewer sees it; a lesson with its guide."""
    from fort_desktop.ui.coach.lesson.screen import LessonScreen
    from fort_desktop.ui.table.screen import TableScreen

    guided = session.aside.lesson is not None and not session.ended
    return LessonScreen(app, session) if guided else TableScreen(app, session)


def coach(table: GameScreen) -> Coach:
    """The notes for beginners at a table."""
    from fort_desktop.ui.coach.tips.at_table import Help
    from fort_desktop.ui.table.screen import TableScreen

    assert isinstance(table, TableScreen)
    return Help(table)


def results(app: Host, session: Session) -> Screen:
    """The scores at the end."""
    from fort_desktop.ui.screens.results import ResultsScreen

    return ResultsScreen(app, session)
