"""Deals that several persons play, for `screenshot`: face down, and laid open."""

from collections.abc import Callable
from functools import cache
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final

from fort_desktop.commands.demo import play_for_person
from fort_desktop.content import load_catalog
from fort_desktop.record.duplicate import PAR, ParGame, ParGames, Player, write_par
from fort_desktop.record.format import Deal
from fort_desktop.rules.model.cards import Catalog
from fort_desktop.rules.model.events import SeatInfo
from fort_desktop.session.duplicate.par import par_game
from fort_desktop.session.duplicate.store import Duplicates, KeptDuplicate
from fort_desktop.ui.app.app import App
from fort_desktop.ui.host import routes
from fort_desktop.ui.screens.duplicate import DuplicateScreen

_NAMES: Final = ("Zoe", "Maja", "Leo", "Bartholomew")
_SEATS: Final = (
    SeatInfo("Zoe", "red", "human"),
    SeatInfo("Tomek", "blue", "easy"),
    SeatInfo("Ines", "green", "easy"),
)
_SEED: Final = 20417
_SOME: Final = 40
"""Moves of a game that has only been begun."""


def show_deal(app: App, laid_open: bool) -> None:
    """Show a deal of which two have played, one is playing and one waits; or all have played."""
    app.push(routes.Duplicate(_kept(app, 4 if laid_open else 2)))


def show_beside(app: App) -> None:
    """All have played, and the points stand side by side."""
    show_deal(app, True)
    screen = app.screen
    if isinstance(screen, DuplicateScreen) and screen.board is not None:
        screen.board.beside = True
        screen.rebuild()


def show_leaving(app: App) -> None:
    """Show the question whether a deal goes on without somebody who has not played it."""
    show_deal(app, False)
    screen = app.screen
    if isinstance(screen, DuplicateScreen):
        screen.ask_to_leave_out(screen.left[-1])


def show_deals(app: App) -> None:
    """The list of all deals: one waits, the other has been played."""
    _kept(app, 4)
    _kept(app, 2)
    app.push(routes.Duplicates())


def _kept(app: App, done: int) -> KeptDuplicate:
    store = app.games.duplicates.store
    if store is None:
        raise ValueError("this program has no folder for deals")
    folder = store.folder / f"deal-{done:04}"
    for name, content in _files(done).items():
        path = folder / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(content)
    return store.at(folder)


@cache
def _files(done: int) -> dict[str, bytes]:
    """The files of a deal that so many have played; many pictures are taken of it."""
    catalog = load_catalog()
    with TemporaryDirectory() as place:
        players = [Player(name) for name in _NAMES]
        kept = Duplicates(Path(place)).begin(catalog, Deal(_SEED), "basic", _SEATS, 0, players)
        for number in range(done):
            _play(kept, catalog, number)
        if done < len(_NAMES):
            _play(kept, catalog, done, _SOME)
        write_par(kept.folder / PAR, ParGames(games=_expert(kept, catalog, done)))
        found = [path for path in kept.folder.rglob("*") if path.suffix in (".json", ".fort")]
        return {str(path.relative_to(kept.folder)): path.read_bytes() for path in found}


def _expert(kept: KeptDuplicate, catalog: Catalog, done: int) -> tuple[ParGame, ...]:
    """Games of a weaker player, who needs no minutes for them."""
    game = par_game(kept.told, catalog, 0, "easy")
    return (game,) * (10 if done == len(_NAMES) else 6)


def _play(kept: KeptDuplicate, catalog: Catalog, number: int, most: int = 10_000) -> None:
    """Let a computer play in place of a person."""
    session, _ = kept.play(number)
    play_for_person(session, catalog, number, most)
    session.close()


DEALS: Final[dict[str, Callable[[App], None]]] = {
    "duplicate": lambda app: show_deal(app, False),
    "duplicate-open": lambda app: show_deal(app, True),
    "duplicate-beside": show_beside,
    "duplicate-leaving": show_leaving,
    "duplicates": show_deals,
    "duplicate-new": lambda app: app.push(routes.NewDuplicate()),
}
"""The screens of such deals, and how to come to each."""
