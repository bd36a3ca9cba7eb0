"""Tables to be measured: in every question, with hands of all sizes, and with what lies over them.

One game for each number of seats is played on at random until every question was asked.
"""

import random
from collections.abc import Callable, Collection, Iterator
from typing import Final, NamedTuple

import msgspec

from fort_desktop.rules.model import events as ev
from fort_desktop.rules.model.events import Event, SeatInfo
from fort_desktop.rules.model.types import (
    COLOURS,
    PERKS,
    RULES,
    STUFF_LIMIT,
    PerkId,
    SetupKind,
)
from fort_desktop.scene.events import Resize
from fort_desktop.scene.node import Node
from fort_desktop.session.session import Session
from fort_desktop.ui.app.app import App
from fort_desktop.ui.art.cardface import face_words
from fort_desktop.ui.i18n.i18n import tr
from fort_desktop.ui.persons.settings import Scale
from fort_desktop.ui.table.screen import TableScreen
from fort_desktop.ui.table.state import RivalBand, losses_after
from fort_desktop.ui.table.things import HandCard, LevelSpot, Number, ParkCard, RivalBoard
from fort_desktop.ui.text.names import RULE_NAMES
from tests.ui.floors import floors, known_of
from tests.ui.reaching import touch_faults
from tests.ui.reading import Fault, Reader
from tests.ui.states import put_in_state

SIZES: Final = (
    (1280, 720),
    (1024, 768),
    (1366, 768),
    (1920, 1080),
    (2560, 1080),
    (3840, 2160),
    (1280, 1024),
)
SCALES: Final[tuple[Scale, ...]] = (100, 150)
SEATS: Final = (2, 3, 4)
HANDS: Final = tuple(range(3, 13))
ASKED: Final = (
    "prepare", "use", "follow", "recruit", "trash", "lookout", "pack", "spend", "take", "convert",
    "choose", "watch", "keep", "perk", "pick",
)  # fmt: skip
"""Questions, and "watch": a rival plays a kid and nobody is asked."""
NAMES: Final = ("Wilhelmina Maxi", "Bartholomew Max", "Maximiliane Ott", "Konstantin Auer")
_EARLY: Final = ("keep", "perk", "pick")
"""Questions that come early, if at all; others are waited for until there is something to see."""
_ROUNDS: Final = 3
_MANY: Final = 4
"""Kids in each Yard and each Lookout of a late game."""
_RIVALS_POINTS: Final = (20, 31, 24)

Place = tuple[tuple[int, int], Scale]
"""A window and a scale."""
PLACES: Final[tuple[Place, ...]] = tuple((size, scale) for size in SIZES for scale in SCALES)
LATE: Final = (4, 5)
"""Levels of the own fort in a late game: the next one costs most, and there is no next one."""


class Case(NamedTuple):
    """A table to be measured.

    Attributes:
        seats: how many play; kind: what is asked; opened: what lies open.
        hand: cards in the hand, 0 as dealt.
        level: of the own fort in a late game, 0 as it has been played.
    """

    seats: int
    kind: str
    opened: str = ""
    hand: int = 0
    level: int = 0


def games(seats: int, setup: SetupKind, kinds: Collection[str]) -> Iterator[tuple[str, App]]:
    """A game in which each of these questions is asked; those that are not are left out.

    It is played without its table, which is laid where it is to be seen only: laying it for every
    move took most of the time.
    """
    app = App((1280, 720), speed=0)
    players = ["human", *["random"] * (seats - 1)]
    infos = [SeatInfo(NAMES[i], COLOURS[i], player) for i, player in enumerate(players)]
    session = Session.new(app.catalog, infos, 4, setup)
    chance, missing = random.Random(4), set(kinds)
    while missing and session.decision is not None:
        kind = asked(session)
        if kind in missing and (kind in _EARLY or session.view().round >= _ROUNDS):
            missing.remove(kind)
            app.games.play(session)
            yield kind, app
        moves = session.decision.moves
        acting = [move for move in moves if type(move).__name__ not in ("Skip", "Pass", "Stop")]
        session.submit(chance.choice(acting or list(moves)))


def asked(session: Session) -> str:
    """What the person is asked, or "watch"."""
    view, decision = session.view(), session.decision
    if decision is not None and decision.seat == view.seat:
        return decision.kind
    watched = view.leader != view.seat and view.phase == "play" and view.play is not None
    return "watch" if watched and view.table else ""


# What lies over the table.


def _front(table: TableScreen, of: Callable[[Node], bool]) -> None:
    """Bring to the front, and explain, the first such thing that is seen."""
    for node in table.scene.root.walk():
        if of(node) and node.shown():
            table.tooltips.keep(node)
            table.tooltips.go_on(1.0)
            return


def _of(kind: type) -> Callable[[TableScreen], None]:
    return lambda table: _front(table, lambda node: isinstance(node.key, kind))


def _longest(table: TableScreen) -> None:
    """The kid of the hand that has most to say."""
    kids = table.session.catalog.kids

    def told(node: Node) -> int:
        words = face_words(kids[node.key.kid]) if isinstance(node.key, HandCard) else ()
        return sum(map(len, words))

    longest = max(table.nodes.hand.cards, key=told)
    _front(table, lambda node: node is longest)


def _band(table: TableScreen) -> None:
    view = table.model.shown
    table.popovers.open(RivalBand((view.seat + 1) % len(view.seats)))


def _loss(table: TableScreen) -> None:
    """Two kids that were taken from the Yard, the last of them by the longest name."""
    view = table.model.shown
    own = {*view.own.yard, *view.own.hand}
    for card in [card for card in table.session.catalog.kid if card not in own][:2]:
        lose(table, ev.KidRecruited((view.seat + 1) % len(view.seats), card, "yard", view.seat))
    table.rebuild()


def lose(table: TableScreen, event: Event) -> None:
    """Let the viewer hear of something that may cost a kid of the own Yard."""
    state = table.model.state
    losses = losses_after(state.losses, event, state.shown.seat)
    put_in_state(table.model, losses=losses)


OPEN: Final[dict[str, tuple[Callable[[TableScreen], None], tuple[str, ...]]]] = {
    "": (lambda table: None, ("choice holder",)),
    "card": (_longest, ("front", "explain")),
    "kid": (_of(ParkCard), ("front", "explain")),
    "level": (_of(LevelSpot), ("explain",)),
    "number": (_of(Number), ("explain",)),
    "rival": (_of(RivalBoard), ("explain", "opened")),
    "band": (_band, ("opened",)),
    "pile": (lambda table: table.model.look(table.model.shown.seat), ("sheet holder",)),
    "log": (lambda table: table.model.show("log"), ("log",)),
    "perks": (lambda table: table.model.show("perks"), ("perks sheet",)),
    "loss": (_loss, ("taken",)),
}
"""What can be laid open, and the names of what lies over the table then."""


def close(table: TableScreen) -> None:
    """Put away whatever `OPEN` has laid open."""
    table.tooltips.close()
    table.model.see_losses()
    for _ in range(3):
        table.model.close_last()


def deal(table: TableScreen, count: int) -> None:
    """Show a hand of so many cards, taken from the deck, or put back below it."""
    view = table.model.shown
    own = view.own
    others = [c for c in table.session.catalog.kid if c not in own.hand]
    hand = (*own.hand, *others)[:count]
    seats = tuple(
        msgspec.structs.replace(seat, hand=hand) if seat.seat == own.seat else seat
        for seat in view.seats
    )
    put_in_state(table.model, shown=msgspec.structs.replace(view, seats=seats))


def late(table: TableScreen, level: int) -> None:
    """Show the same game near its end: high points and forts, and all boxes, Yards and Packs full.

    The longest names lie in the Yards, and kids with two suits; the own rule has the longest name.
    """
    view, kids = table.model.shown, table.session.catalog.kid
    lying = {*view.own.hand, *view.park, *view.table}
    free = [card for card in kids if card not in lying]
    free.sort(key=lambda card: (-len(kids[card].suits), -len(kids[card].name), card))
    count = len(view.seats)
    seats = []
    for seat in view.seats:
        own = seat.seat == view.seat
        fort = level if own else 9 - level
        yard = tuple(free[seat.seat : _MANY * count : count])
        lookout = tuple(free[_MANY * count + seat.seat :: count][:_MANY])
        perk: PerkId = PERKS[-1 - seat.seat]
        pack = fort + 1 + 2 * (perk == "xxl_backpack")
        seats.append(
            msgspec.structs.replace(
                seat,
                points=28 if own else _RIVALS_POINTS[seat.seat % 3],
                level=fort,
                pizza=STUFF_LIMIT,
                toys=STUFF_LIMIT,
                pack_pizza=2,
                pack_toys=pack - 2,
                pack_limit=pack,
                lookout_limit=fort + 1,
                perk=perk,
                has_rule=True,
                rule=max(RULES, key=lambda rule: len(tr(RULE_NAMES[rule]))) if own else None,
                discard=tuple(c for c in seat.discard if c not in yard and c not in lookout),
                yard=yard,
                lookout=lookout,
            )
        )
    perks = tuple(one for one in view.perks if one not in PERKS[-count:])
    put_in_state(table.model, shown=msgspec.structs.replace(view, seats=tuple(seats), perks=perks))


# What is wrong.


class Measured(NamedTuple):
    """How many texts and hit areas a table has in a window, what is wrong, and where that was."""

    number: int
    wrong: list[Fault]
    where: str


def measured(app: App, case: Case, places: Collection[Place] = PLACES) -> Iterator[Measured]:
    """Texts and hit areas of a case in some windows."""
    table = app.screen
    assert isinstance(table, TableScreen)
    before = table.model.shown
    if case.hand:
        deal(table, case.hand)
    front = table.model.state.front
    if case.level:
        late(table, case.level)
        table.model.to_front("board")  # where panels take turns
    # Rivals wait until all has been measured.
    table.model.hold(True)
    for size, scale in places:
        with Reader() as reader:
            app.change(scale=scale)
            app.frame([Resize(*size)], 0.0)
            open_it, over = OPEN[case.opened]
            open_it(table)
            table.scene.animator.finish()
            texts, found = reader.faults(table.scene, floors(known_of(table)), over)
            areas, small = touch_faults(
                table.scene, [name for name in over if "holder" not in name]
            )
            close(table)
        where = ", ".join(map(str, (*case, size, scale)))
        yield Measured(texts + areas, [*found, *small], where)
    put_in_state(table.model, shown=before, front=front)
    table.model.hold(False)
    app.change(scale=100)
