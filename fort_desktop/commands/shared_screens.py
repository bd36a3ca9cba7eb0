"""Screens that several persons share, for `screenshot`: a game is played up to each of them."""

from collections.abc import Callable
from typing import Final

from fort_desktop.record.sitting import HouseRules, Sitting
from fort_desktop.rules.model import moves as mv
from fort_desktop.rules.model.events import SeatInfo
from fort_desktop.rules.model.types import COLOURS, SetupKind
from fort_desktop.session.session import Session
from fort_desktop.ui.app import App
from fort_desktop.ui.table.model import TableModel
from fort_desktop.ui.table.screen import TableScreen
from fort_desktop.ui.text.seats import computers_name

_NAMES: Final = ("Tomek", "Maja", "Zoe", "Bartholomew")
_SEED: Final = 12
_MOST: Final = 900
"""Steps after which a screen would have come long ago."""
_ROUND: Final = 3
"""From this round on there is something to be seen on the boards."""


def _asked_in_public(model: TableModel) -> bool:
    """Somebody has declined, another is asked."""
    answers = [pad.answer for pad in model.answers]
    return model.by_pads and "declines" in answers and "later" in answers


def _plays(model: TableModel) -> bool:
    return model.session.public.pending.stage == "play"


def _looks(model: TableModel) -> bool:
    return model.stand.where == "private" and model.stand.why == "follow"


WANTED: Final[dict[str, tuple[SetupKind, Callable[[TableModel], bool]]]] = {
    "pads": ("basic", _asked_in_public),
    "look": ("basic", _looks),
    "curtain": ("basic", lambda model: model.stand.where == "curtain" and not model.stand.small),
    "held": ("basic", lambda model: model.undone is not None),
    "glance": ("basic", lambda model: model.stand.where == "glance"),
    "since": ("basic", lambda model: bool(model.hotseat.since)),
    "open-turn": ("basic", lambda model: model.decision is not None and _plays(model)),
    "open-pads": ("basic", _asked_in_public),
    "packs": ("draft", lambda model: model.stand.why == "pack" and model.decision is not None),
}
"""The screens, by what has been set up and how one knows them."""
_OPEN: Final = frozenset({"open-turn", "open-pads"})
"""Those of a table with the house rule that hands lie open on the own turn."""


def share(app: App, name: str) -> None:
    """Play a game of four persons until a screen is there."""
    setup, wanted = WANTED[name]
    seats = [SeatInfo(who, colour, "human") for who, colour in zip(_NAMES, COLOURS, strict=True)]
    table = Sitting(house=HouseRules(open_on_turn=name in _OPEN))
    app.games.play(Session.new(app.catalog, seats, _SEED, setup, sitting=table))
    screen = app.screen
    if not isinstance(screen, TableScreen):
        raise TypeError("a game is not played at a table")
    model = screen.model
    # Nobody sees the way there, so that the table need not be laid out at each step of it.
    lay_out, model.changed = model.changed, lambda: None
    for number in range(_MOST):
        late = setup == "draft" or model.shown.round >= _ROUND
        if late and wanted(model):
            break
        _step(model, number)
        model.jump()
    model.changed = lay_out
    model.changed()


def share_seats(app: App) -> None:
    """A game of four persons, of whom one has left her seat to a computer and one is away."""
    share(app, "curtain")
    table = app.screen
    if isinstance(table, TableScreen):
        app.pause()
        table.hotseat.pass_seat(1, computers_name(table.session.seats), "normal")
        table.hotseat.away(2)
        app.seats_changed()


def _step(model: TableModel, number: int) -> None:
    """Do the next thing, each in its turn; a third of those asked look before they answer."""
    hotseat, stand = model.hotseat, model.stand
    if stand.where == "curtain":
        hotseat.open()
    elif stand.where == "glance" or model.undone is not None:
        hotseat.done()
    elif model.by_pads and model.asked is not None:
        (hotseat.decline, hotseat.look, hotseat.follow)[number % 3](model.asked)
    elif model.decision is not None:
        hotseat.answer(_move(model, number))


def _move(model: TableModel, number: int) -> mv.Move:
    """A kid or an action where one can be used, else one of the answers."""
    decision = model.decision
    if decision is None:
        raise ValueError("nothing is asked")
    if decision.kind in ("play", "prepare", "use"):
        found = [m for m in decision.moves if isinstance(m, mv.PlayKid | mv.Add | mv.Use)]
        return (found or decision.moves)[number % len(found or decision.moves)]
    return decision.moves[number % len(decision.moves)]
