"""A family's finished games, for `screenshot` of a profile's numbers and medals."""

import os
from collections.abc import Callable
from functools import cache, partial
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final

import msgspec

from fort_desktop import clock
from fort_desktop.bots.levels import seat_bots
from fort_desktop.chronicle.reading import Reading
from fort_desktop.content import load_catalog
from fort_desktop.record.journal import write_record
from fort_desktop.record.reader import read_record
from fort_desktop.record.sitting import Sitting
from fort_desktop.review.kept import write_review
from fort_desktop.review.parts import Verdict
from fort_desktop.review.review import new_review
from fort_desktop.rules.game import Game
from fort_desktop.rules.model.events import SeatInfo
from fort_desktop.session.recording import Recording
from fort_desktop.ui.app.app import App
from fort_desktop.ui.host import routes
from fort_desktop.ui.screens.profile import ProfileScreen, Tab
from fort_desktop.ui.screens.profile_games import Behind

_GAMES: Final = 6
_HOUR: Final = 3600.0
_MEANS: Final = (0.034, 0.021, 0.027, 0.008, 0.013, 0.004)
_SEATS: Final = (
    SeatInfo("Maja", "red", "human"),
    SeatInfo("Zoe", "green", "human"),
    SeatInfo("Tomek", "blue", "normal"),
)


def show_profile(app: App, tab: Tab) -> None:
    """Show a sheet of the first person that is known, who has played a few games."""
    folder, persons = app.games.folder, list(app.profiles.persons)
    if folder is None:
        raise ValueError("this program has no folder for games")
    folder.mkdir(parents=True, exist_ok=True)
    for number, content in enumerate(_files((persons[0], persons[1], ""))):
        path = folder / f"family-{number}.fort"
        path.write_bytes(content)
        moment = clock.now() - 30 * _HOUR * (_GAMES - number)
        os.utime(path, (moment, moment))
    Reading(app.games.facts, app.games.all_kept).wait()
    app.push(routes.Profile(persons[0]))
    if isinstance(app.screen, ProfileScreen):
        app.screen.show_sheet(tab)


def show_games(app: App) -> None:
    """Show the games behind a number."""
    show_profile(app, "games")
    app.push(Behind(frozenset(slot.path for slot in app.games.all_kept)))


def show_losses(app: App) -> None:
    """Show what the choices of the first person lost.

    Reviews take minutes, so that these here are made up: of each only the mean is shown.
    """
    show_profile(app, "games")
    screen = app.screen
    if isinstance(screen, ProfileScreen):
        for held, mean in zip(screen.games, _MEANS, strict=False):
            game = read_record(held.slot.path).game(app.catalog)
            told = new_review(game, held.seat)
            write_review(held.slot.path, msgspec.structs.replace(told, verdict=Verdict(12, mean)))
        app.change(losses=True)
        screen.show_sheet("losses")


@cache
def _files(holders: tuple[str, ...]) -> tuple[bytes, ...]:
    """The games, played by computers; many pictures are taken of them."""
    with TemporaryDirectory() as place:
        return tuple(_file(Path(place), number, holders) for number in range(_GAMES))


def _file(folder: Path, number: int, holders: tuple[str, ...]) -> bytes:
    catalog, seats = load_catalog(), _SEATS[: 2 + number % 2]
    game = Game.new(catalog, seats, 40 + number, "draft" if number == 2 else "basic")
    bots = seat_bots(catalog, ("easy",) * len(seats), number)
    while (decision := game.decision) is not None:
        game.push(bots[decision.seat].choose(game.view(decision.seat), decision))
    recording, path = Recording(game, None), folder / f"{number}.fort"
    recording.sitting = Sitting(holders[: len(seats)])
    began = round(clock.now() - 30 * _HOUR * (_GAMES - number)) - 1500 - 60 * number
    write_record(path, recording.bodies(False, began))
    return path.read_bytes()


_TABS: Final[tuple[Tab, ...]] = ("points", "kids", "rules")
"""Sheets that are unlike the others."""
PROFILES: Final[dict[str, Callable[[App], None]]] = {
    "profile": lambda app: show_profile(app, "medals"),
    "profile-games": show_games,
    "profile-losses": show_losses,
    **{f"profile-{tab}": partial(show_profile, tab=tab) for tab in _TABS},
}
"""The sheets of a profile, and how to come to each."""
