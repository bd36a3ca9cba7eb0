"""Screens that several persons share, for `screenshot`: a game is played up to each of them."""

from collections.abc import Callable, Sequence
from typing import Final

from fort_desktop.lab.match import play_match
from fort_desktop.record.sitting import HouseRules, Sitting
from fort_desktop.rules.game import Game
from fort_desktop.rules.model import moves as mv
from fort_desktop.rules.model.events import SeatInfo
from fort_desktop.rules.model.types import COLOURS, SetupKind
from fort_desktop.session.session import Session
from fort_desktop.ui.app.app import App
from fort_desktop.ui.host import routes
from fort_desktop.ui.persons.pin import Pin
from fort_desktop.ui.persons.profile import FACES, Profile
from fort_desktop.ui.table.model import TableModel
from fort_desktop.ui.table.screen import TableScreen
from fort_desktop.ui.table.situation import AnswerPads
from fort_desktop.ui.text.seats import computers_name

_NAMES: Final = ("Tomek", "Maja", "Zoe", "Bartholomew")
_PIN: Final = "2580"
_SEED: Final = 12
_MOST: Final = 900
"""Steps after which a screen would have come long ago."""
_ROUND: Final = 3
"""From this round on there is something to be seen on the boards."""


def _asked_in_public(model: TableModel) -> bool:
    """Somebody has declined, another is asked."""
    answers = [pad.answer for pad in model.answers]
    return isinstance(model.situation, AnswerPads) and "declines" in answers and "later" in answers


def _plays(model: TableModel) -> bool:
    return model.session.public.pending.stage == "play"


def _looks(model: TableModel) -> bool:
    return model.stand.where == "private" and model.stand.why == "follow"


def _types(model: TableModel) -> bool:
    """A person types a PIN: half of it is there."""
    return model.stand.where == "curtain" and not model.stand.small


def _turns(model: TableModel) -> bool:
    """A made-up rule has been turned over, another one is next."""
    seats = model.session.public.seats
    return model.situation.turns is not None and any(
        seat.has_rule and seat.seat in model.hotseat.turned for seat in seats
    )


WANTED: Final[dict[str, tuple[SetupKind, Callable[[TableModel], bool]]]] = {
    "pads": ("basic", _asked_in_public),
    "look": ("basic", _looks),
    "curtain": ("basic", lambda model: model.stand.where == "curtain" and not model.stand.small),
    "pin": ("basic", _types),
    "end": ("basic", _turns),
    "won": ("basic", lambda model: model.eyes.counts and model.situation.turns is None),
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


_LAST: Final = ("end", "won")
"""Those that come after the last move."""


def share(app: App, name: str) -> None:
    """Play a game of four persons until a screen is there."""
    setup, wanted = WANTED[name]
    if name == "pin":
        for who, face in zip(_NAMES, FACES, strict=False):
            app.profiles.add(Profile(who, face, pin=Pin.of(_PIN)))
    table = sit_down(app, setup, name in _OPEN, nearly_over=name in _LAST)
    at_once = setup == "draft" or name in _LAST
    play_to(table.model, lambda now: (at_once or now.shown.round >= _ROUND) and wanted(now))
    if name == "pin":
        table.shared.entering.begin(table.model.stand.seat)
        for digit in _PIN[:2]:
            table.shared.entering.digit(digit)


def sit_down(
    app: App, setup: SetupKind, open_turns: bool = False, nearly_over: bool = False
) -> TableScreen:
    """Begin a game of four persons, or come to its last move; returns their table."""
    seats = [SeatInfo(who, colour, "human") for who, colour in zip(_NAMES, COLOURS, strict=True)]
    house = Sitting(house=HouseRules(open_on_turn=open_turns))
    begun = Session.new(app.catalog, seats, _SEED, setup, sitting=house)
    app.games.play(_nearly_over(app, seats) if nearly_over else begun)
    table = app.screen
    if not isinstance(table, TableScreen):
        raise TypeError("a game is not played at a table")
    return table


def play_to(model: TableModel, wanted: Callable[[TableModel], bool]) -> None:
    """Play on until something is so.

    Nobody sees the way there, so that the table need not be laid out at each step of it.
    """
    lay_out, model.changed = model.changed, lambda: None
    for number in range(_MOST):
        if wanted(model):
            break
        _step(model, number)
        model.jump()
    model.changed = lay_out
    model.changed()


def _nearly_over(app: App, seats: Sequence[SeatInfo]) -> Session:
    """A game that computers have played up to the last move."""
    game, _ = play_match(app.catalog, ("easy",) * len(seats), _SEED, "basic")
    events = game.events[: game.acts[-1].at]
    return Session(Game.replay(events, app.catalog), seats, {})


def share_seats(app: App) -> None:
    """A game of four persons, of whom one has left her seat to a computer and one is away."""
    share(app, "curtain")
    table = app.screen
    if isinstance(table, TableScreen):
        app.push(routes.Pause())
        table.hotseat.pass_seat(1, computers_name(table.session.seats), "normal")
        table.hotseat.away(2)
        app.push(routes.Seats(changed=True))


def _step(model: TableModel, number: int) -> None:
    """Do the next thing, each in its turn; a third of those asked look before they answer."""
    hotseat, stand = model.hotseat, model.stand
    if model.situation.turns is not None:
        hotseat.turn_over(model.situation.turns)
    elif stand.where == "curtain":
        hotseat.open()
    elif stand.where == "glance" or model.undone is not None:
        hotseat.done()
    elif isinstance(model.situation, AnswerPads) and model.asked is not None:
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
