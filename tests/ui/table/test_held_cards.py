"""Whatever happens to the table while a card is held, flies home or is taken: no card is lost."""

import os
from collections import Counter
from collections.abc import Callable

import pytest

from fort_desktop.bots.hint import Facts, Hint
from fort_desktop.rules.knowledge.view import View
from fort_desktop.rules.model import moves as mv
from fort_desktop.rules.model.moves import Decision
from fort_desktop.scene.driver import HeadlessDriver
from fort_desktop.scene.events import Blur, Input, Key, Leave, Pad, Placed, Pointer, Resize, Text
from fort_desktop.scene.geometry import Point
from fort_desktop.scene.node import Node
from fort_desktop.session import computers
from fort_desktop.session.session import Session
from fort_desktop.ui.host.presses import AGAIN
from fort_desktop.ui.table.screen import TableScreen
from fort_desktop.ui.table.state import RivalBand
from fort_desktop.ui.table.things import HandCard
from tests.still import still_clocks
from tests.ui.played import play_until
from tests.ui.sitting import FRAME, SIZE, Sitting, seats

OTHER_SIZE = (1024, 768)
NOWHERE = Point(3, 400)
"""At the left of the own board, which takes cards to follow with."""
EVERYWHERE = bool(os.environ.get("FORT_HELD"))
MOST = 900
"""Frames until a person is asked again, or the table rests."""

Cause = Callable[[Sitting], None]
Moment = Callable[[Sitting], None]


# In what moment of a drag.


def card_of(sitting: Sitting) -> Node:
    """A card that can be held: one that is an answer, if there is one."""
    bindings = sitting.table.bindings
    glowing = [node for thing, node in bindings.glowing.items() if isinstance(thing, HandCard)]
    return (glowing or held_ones(sitting))[0]


def held_ones(sitting: Sitting) -> list[Node]:
    return sitting.pilot.nodes(lambda n: isinstance(n.key, HandCard) and n.payload is not None)


def pressed(sitting: Sitting) -> None:
    sitting.pilot.down(card_of(sitting))


def moving(sitting: Sitting) -> None:
    sitting.pilot.drag(card_of(sitting), NOWHERE, "hold")
    assert sitting.pilot.scene.pointer.drag is not None


def over_a_place(sitting: Sitting) -> None:
    sitting.pilot.drag(card_of(sitting), taker(sitting), "hold")


def taker(sitting: Sitting) -> Point:
    """A place that would take the card, or one that would not if there is none."""
    held = card_of(sitting).key
    takes = sitting.pilot.nodes(lambda n: n.accepts is not None and n.key != held)
    found = [node for node in takes if node.accepts is not None and node.accepts(held)]
    return found[0].area.center if found else NOWHERE


def flying_home(sitting: Sitting) -> None:
    moving(sitting)
    sitting.pilot.up(NOWHERE)
    sitting.frames(3 * FRAME)
    assert sitting.sees("drag")


def dropped(sitting: Sitting) -> None:
    over_a_place(sitting)
    sitting.pilot.up(taker(sitting))


def gliding_in(sitting: Sitting) -> None:
    dropped(sitting)
    sitting.frames(6 * FRAME)


MOMENTS: tuple[Moment, ...] = (pressed, moving, over_a_place, flying_home, dropped, gliding_in)


# What happens meanwhile.


def does(*events: Input) -> Cause:
    return lambda sitting: sitting.frames(FRAME, *events)


def own_key(answer: int) -> Cause:
    """A second person presses one of the own keys."""

    def press(sitting: Sitting) -> None:
        for place in [keys[answer] for keys in sitting.table.model.keys.values()]:
            sitting.frames(FRAME, Placed(place), Key(place))

    return press


@pytest.fixture(autouse=True)
def still(monkeypatch: pytest.MonkeyPatch) -> None:
    """Frames depend on no clock, and the expert says something at once."""

    def advise(view: View, decision: Decision, *rest: object) -> tuple[Hint, ...]:
        return tuple(Hint(move, (), 0.5, Facts()) for move in decision.moves[:3])

    still_clocks(monkeypatch)
    monkeypatch.setattr(computers, "hints", advise)


def another_language(sitting: Sitting) -> None:
    sitting.app.change(language="pl")
    sitting.table.resize(sitting.app.size)


def another_size(sitting: Sitting) -> None:
    sitting.driver.resize(OTHER_SIZE)
    sitting.app.frame([Resize(*OTHER_SIZE)], FRAME)


def larger_signs(sitting: Sitting) -> None:
    sitting.app.change(scale=125)
    sitting.table.resize(sitting.app.size)


def through(act: Callable[[TableScreen], object]) -> Cause:
    def happens(sitting: Sitting) -> None:
        act(sitting.table)

    return happens


KEYS = (
    "n", "h", "l", "d", "r", "i", "k", "p", "m", "z", "y", "f1", "f2", "f11", "page up", "end",
    "escape", "enter", "space", "tab", "left", "1", "2", "9", "ctrl z", "ctrl y",
)  # fmt: skip
CAUSES: dict[str, Cause] = {
    **{f"key {name}": does(Key(name), Text(name)) for name in KEYS},
    **{f"pad {name}": does(Pad(name)) for name in ("a", "b", "x", "y", "start", "r3", "rt")},
    **{f"another's key {answer}": own_key(answer) for answer in range(3)},
    "second button": does(Pointer("down", Point(400, 300), 3)),
    "wheel": does(Pointer("wheel", Point(400, 300), 0, -1.0)),
    "blur": does(Blur()),
    "leave": does(Leave()),
    "advice": through(lambda table: table.ask_hint()),
    "language": another_language,
    "size": another_size,
    "scale": larger_signs,
    "message": lambda sitting: sitting.app.tell(lambda: "A file was added."),
    "log": through(lambda table: table.model.show("log")),
    "pile": through(lambda table: table.model.look(table.model.shown.seat)),
    "perks": through(lambda table: table.model.show("perks")),
    "hand laid open": through(lambda table: table.model.show("hand")),
    "band": through(lambda table: table.popovers.open(RivalBand(1))),
    "undo": through(lambda table: table.model.undo()),
    "past": through(lambda table: table.model.step(-1)),
    "cover": through(lambda table: table.cover()),
    "laid out anew": through(lambda table: table.rebuild()),
    "hurry": through(lambda table: table.presenter.finish()),
}  # fmt: skip


# Afterwards.


def come_back(sitting: Sitting) -> None:
    """Let go, go back to the table and to the present, and play until a hand is seen again."""
    sitting.app.frame([Pointer("up", NOWHERE, 1), Pointer("up", Point(9, 400), 3)], FRAME)
    app = sitting.app
    app._speed = 0.0
    for _ in range(MOST):
        sitting.frames(FRAME)
        screen = app.screen
        if not isinstance(screen, TableScreen):
            sitting.frames(AGAIN, Key("escape"))
        elif screen.notes:
            screen.close_notes()
        elif screen.tooltips.kept:
            screen.tooltips.close()
        elif screen.model.past is not None:
            screen.model.to_now()
        elif screen.model.hotseat.wish is not None:
            screen.shared.refuse()
        elif screen.model.held:
            screen.model.hold(False)
        elif screen.model.state.something_open:
            screen.model.close_last()
        elif not app.busy and held_ones(sitting):
            return
        elif not app.busy and (screen.model.asked is not None or screen.model.state.aside):
            sitting.answer("button:pass")
    raise AssertionError("nobody can hold a card any more")


def lost(sitting: Sitting) -> list[str]:
    """What is wrong with the cards of a table at rest; [] if all lie there once and are alive."""
    come_back(sitting)
    sitting.pilot.scene.focus.hide()
    sitting.frames(AGAIN, Leave())
    table = sitting.table
    view, kid = table.model.shown, sitting.session.catalog.kid
    shown = Counter(str(node.key) for node in seen_cards(sitting))
    wanted = Counter(f"hand:{kid[card].id}" for card in view.own.hand)
    found = [f"{shown - wanted} too much, {wanted - shown} missing"] if shown != wanted else []
    floating = sitting.pilot.nodes(lambda node: node.name in ("drag", "front"))
    found += [f"{node.name} floats" for node in floating]
    return found + [str(node.key) for node in held_ones(sitting) if not alive(sitting, node)]


def seen_cards(sitting: Sitting) -> list[Node]:
    """The own cards whose faces are seen."""
    cards = sitting.pilot.nodes(lambda n: isinstance(n.key, HandCard))
    return [node for node in cards if node.children and node.children[0].shown()]


def alive(sitting: Sitting, node: Node) -> bool:
    """Whether a card can be dragged, and lies there again after that."""
    key = node.key
    at = sitting.pilot.grip(node)
    sitting.pilot.down(at)
    sitting.pilot.move(Point(at.x, at.y - 60))
    held = sitting.pilot.scene.pointer.drag
    sitting.frames(FRAME, Key("escape"))
    sitting.pilot.up(NOWHERE)
    sitting.pilot.move(NOWHERE)
    sitting.frames(2 * FRAME)
    return held is not None and any(card.key == key for card in seen_cards(sitting))


# The positions.


def played(players: tuple[str, ...], kind: str) -> Session:
    session = Session.new(SITTING.app.catalog, seats(players), 5, "basic")
    play_until(session, kind, 2)
    return session


SITTING = Sitting(("human", "easy"))


def alone(kind: str) -> Callable[[], Sitting]:
    def begin() -> Sitting:
        sitting = fresh()
        sitting.app.games.play(played(("human", "easy", "easy"), kind))
        return sitting

    return begin


def together(where: str) -> Callable[[], Sitting]:
    """Two persons at one screen, of whom one sees the own hand and may put it in order."""

    def begin() -> Sitting:
        sitting = fresh()
        sitting.app._speed = 0.0
        sitting.app.games.start(seats(("human", "human")), "basic", 5)
        model = sitting.table.model
        sitting.until(lambda: model.stand.where == where)
        sitting.app._speed = 1.0
        return sitting

    return begin


def fresh() -> Sitting:
    """The program with nothing left of what was tried before."""
    sitting = SITTING
    sitting.app._speed = 1.0
    sitting.app.change(language="en", scale=100)
    if sitting.app.size != SIZE:
        sitting.driver = HeadlessDriver(SIZE)
        sitting.pilot.driver = sitting.driver
        sitting.app.frame([Resize(*SIZE)], FRAME)
    sitting.driver.queue.clear()
    return sitting


POSITIONS: dict[str, Callable[[], Sitting]] = {
    "play": alone("play"),
    "follow": alone("follow"),
    "prepare": alone("prepare"),
    "recruit": alone("recruit"),
    "private": together("private"),
    "glance": together("glance"),
}


@pytest.mark.parametrize("moment", MOMENTS)
def test_no_card_is_lost_whatever_happens_to_it(moment: Moment) -> None:
    """Each cause in every fifth moment, at one of the positions; FORT_HELD=1 tries all of them."""
    wrong = {}
    for number, cause in enumerate(CAUSES):
        at = number + MOMENTS.index(moment)
        one = [list(POSITIONS)[at // 5 % len(POSITIONS)]] if at % 5 == 1 else []
        for position in list(POSITIONS) if EVERYWHERE else one:
            found = lost_by(cause, position, moment)
            if found:
                wrong[cause, position] = found
    assert wrong == {}


@pytest.mark.parametrize("cause", ["size", "scale", "language", "laid out anew", "log", "key d"])
def test_a_card_stays_in_the_hand_while_the_table_is_laid_out_anew(cause: str) -> None:
    sitting = POSITIONS["play"]()
    sitting.frames(1.0)
    over_a_place(sitting)
    drag = sitting.pilot.scene.pointer.drag
    assert drag is not None
    assert sitting.table.model.state.dragged == drag.node.key
    CAUSES[cause](sitting)
    sitting.frames(2 * FRAME)
    held = sitting.pilot.scene.pointer.drag
    assert held is not None
    assert held.node.key == drag.node.key
    assert held.node.scene is sitting.pilot.scene
    assert sitting.sees("drag")
    while sitting.table.model.close_last():
        pass
    made = sitting.session.made
    at = taker(sitting)
    sitting.app.frame([Pointer("move", at), Pointer("up", at, 1)], FRAME)
    assert sitting.session.made == made + 1, "it can be dropped where it would be taken"
    assert sitting.table.model.state.dragged is None


def test_a_held_card_flies_home_when_something_else_is_asked() -> None:
    sitting = POSITIONS["follow"]()
    sitting.frames(1.0)
    moving(sitting)
    sitting.table.model.make(mv.PASS)
    assert sitting.pilot.scene.pointer.drag is None
    assert sitting.table.model.state.dragged is None
    assert lost(sitting) == []


@pytest.mark.parametrize("key", ["n", "h", "l", "d", "r", "page up"])
def test_a_card_that_was_held_while_a_key_was_pressed_lies_in_the_hand(key: str) -> None:
    """As somebody does it who presses a key with the other hand, and only then lets go."""
    sitting = POSITIONS["follow"]()
    sitting.frames(1.0)
    moving(sitting)
    sitting.frames(3.0, Key(key))
    assert lost(sitting) == []


def lost_by(cause: str, position: str, moment: Moment) -> list[str]:
    """What is wrong with the cards after that, while a card is in the midst of a drag."""
    sitting = POSITIONS[position]()
    sitting.pilot.wait(AGAIN)
    moment(sitting)
    if isinstance(sitting.app.screen, TableScreen):
        CAUSES[cause](sitting)
    sitting.frames(10 * FRAME)
    return lost(sitting)
