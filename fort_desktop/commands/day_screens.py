"""The deal of the day, for `screenshot`: a month of which some days have been played."""

from collections.abc import Callable
from datetime import date, datetime, timedelta
from functools import cache
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final

from fort_desktop.commands.demo import play_for_person
from fort_desktop.content import load_catalog
from fort_desktop.record.duplicate import MOST_GAMES, PAR, ParGame, ParGames, write_par
from fort_desktop.rules.model.cards import Catalog
from fort_desktop.session.daily.stars import result_in
from fort_desktop.session.daily.store import Days
from fort_desktop.ui.app.app import App
from fort_desktop.ui.host import routes
from fort_desktop.ui.screens.alone import AloneScreen

TODAY: Final = date(2026, 11, 24)
"""A Tuesday, whose rivals are weak: the game of it is made while the picture is taken."""
_NAMES: Final = ("Alex", "Robin", "Charlie", "Sam")
_AHEAD: Final = {1: -5, 8: 20}
"""How far below the points made on a day, so many days ago, the middle of the expert lies."""
_SOME: Final = 20
"""Moves of a game that has only been begun."""


def show_alone(app: App) -> None:
    """Show the sheet; today waits, and some days have been played."""
    _kept(app)
    app.push(routes.Alone())
    _read(app)


def show_played(app: App) -> None:
    """Show a day that was played, with two stars."""
    show_alone(app)
    if isinstance(app.screen, AloneScreen):
        app.screen.choose(TODAY - timedelta(1))
        _read(app)


def show_result(app: App) -> None:
    """Show the results of a game of a day."""
    _kept(app)
    day = TODAY - timedelta(1)
    store = app.games.days.store
    if store is not None:
        app.games.days.look_back(day, store.of(day, "")[0].slot)
    app.push(routes.Results())


def _read(app: App) -> None:
    if isinstance(app.screen, AloneScreen) and app.screen.stars is not None:
        app.screen.stars.wait()
        app.screen.rebuild()


def _kept(app: App) -> None:
    store = app.games.days.store
    if store is None:
        raise ValueError("this program has no folder for the games of the days")
    app.games.days.clock = datetime(TODAY.year, TODAY.month, TODAY.day, 12).timestamp
    for name, content in _files().items():
        path = store.folder / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(content)


@cache
def _files() -> dict[str, bytes]:
    """The files of the days; many pictures are taken of them."""
    catalog = load_catalog()
    with TemporaryDirectory() as place:
        days = Days(Path(place), catalog)
        for ago, ahead in _AHEAD.items():
            _play(days, catalog, TODAY - timedelta(ago), ahead)
        _play(days, catalog, TODAY, 0, _SOME)
        found = [path for path in days.folder.rglob("*") if path.suffix in (".json", ".fort")]
        return {str(path.relative_to(days.folder)): path.read_bytes() for path in found}


def _play(days: Days, catalog: Catalog, day: date, ahead: int, most: int = 10_000) -> None:
    """Let a weak computer play in place of a person, and write what the expert is to have made."""
    kept = days.at(day)
    session, _ = days.play(kept, "", _NAMES)
    play_for_person(session, catalog, 1, most)
    if session.ended:
        total = result_in(session.events, True).total - ahead
        games = [ParGame(total + i - 4, (0, total + i - 4), True) for i in range(MOST_GAMES)]
        write_par(kept.folder / PAR, ParGames(games=tuple(games)))
    session.close()


DAYS: Final[dict[str, Callable[[App], None]]] = {
    "alone": show_alone,
    "alone-played": show_played,
    "day-results": show_result,
}
"""The screens of the deal of the day, and how to come to each."""
