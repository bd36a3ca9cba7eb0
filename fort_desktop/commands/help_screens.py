"""The notes for beginners, each at a moment of a game between computers, for pictures of them."""

from collections.abc import Iterator
from typing import Final, NamedTuple

from fort_desktop.bots.levels import seat_bots
from fort_desktop.lab.match import seats_for
from fort_desktop.rules.game import Game
from fort_desktop.rules.model.cards import Catalog
from fort_desktop.rules.model.events import Event, SeatInfo
from fort_desktop.session.session import Session
from fort_desktop.ui.app.app import App
from fort_desktop.ui.coach.tips.at_table import Help
from fort_desktop.ui.coach.tips.moments import BY_NAME, Moment
from fort_desktop.ui.coach.tips.now import Now
from fort_desktop.ui.persons.notes_seen import Notes
from fort_desktop.ui.table.screen import TableScreen

NOTE: Final = "follow"
"""The note that is shown if none is named."""
_PLAYERS: Final = ("easy", "easy", "easy")
_SEEDS: Final = 40
"""So many games are looked through for a moment."""


class Found(NamedTuple):
    """A game at a moment, and the event that brings it; None for a question."""

    game: Game
    event: Event | None


def note_at(app: App, name: str) -> TableScreen:
    """Come to the first moment of a game at which a note is due, and show it.

    Raises:
        ValueError: the moment does not come.
    """
    # Whoever takes something back is asked again what was asked then.
    found = find(app.catalog, BY_NAME["own_play" if name == "undo" else name])
    folder = app.games.folder
    if folder is not None:
        # Notes come only where they can be remembered.
        app.store.path = folder.parent / "settings.json"
    app.change(notes=Notes(seen=tuple(one for one in BY_NAME if one != name)))
    infos = seats_for(_PLAYERS)
    names = ("Maja", "Tomek", "Zoe")
    players = ("human", "", "")
    seats = [
        SeatInfo(who, info.colour, player)
        for who, info, player in zip(names, infos, players, strict=True)
    ]
    app.games.play(Session(found.game, seats, {}))
    table = app.screen
    if not isinstance(table, TableScreen):
        raise TypeError("a game is not played at a table")
    coach = table.help
    if not isinstance(coach, Help):
        raise TypeError("nobody helps at the table")
    if name == "undo":
        coach.take_back()
    elif found.event is not None:
        coach.tell(found.event, table.model.shown)
    coach.go_on()
    return table


def find(catalog: Catalog, moment: Moment) -> Found:
    """The first moment of this kind for seat 0 in some games.

    Raises:
        ValueError: it does not come in any of them.
    """
    for seed in range(_SEEDS):
        for found in moments_of(catalog, moment, seed):
            return found
    raise ValueError(f"the moment {moment.name} does not come")


def moments_of(catalog: Catalog, moment: Moment, seed: int) -> Iterator[Found]:
    """All such moments of one game."""
    game = Game.new(catalog, seats_for(_PLAYERS), seed, "basic")
    bots = seat_bots(catalog, _PLAYERS, seed)
    while (decision := game.decision) is not None:
        view = game.view(0)
        asked = decision if decision.seat == 0 else None
        if moment.due(Now(0, view, catalog, asked)):
            yield Found(game.copy(), None)
        told = len(game.events)
        game.push(bots[decision.seat].choose(game.view(decision.seat), decision))
        after = game.view(0)
        for event in game.events[told:]:
            if moment.due(Now(0, after, catalog, event=event)):
                yield Found(game.copy(), event)
