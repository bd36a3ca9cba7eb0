"""What has happened is told so that it can be followed: each thing once, and at its time."""

from pathlib import Path

import pytest

from fort_desktop.rules.knowledge.view import View
from fort_desktop.rules.model.cards import Catalog
from fort_desktop.scene.events import Key
from fort_desktop.scene.node import Node
from fort_desktop.ui.app.app import App
from fort_desktop.ui.i18n.i18n import tr
from fort_desktop.ui.screens.pause import PauseScreen
from fort_desktop.ui.table.screen import TableScreen
from fort_desktop.ui.text.names import PHASE_NAMES
from tests.ui.sitting import FRAME, SIZE, Sitting, seats
from tests.ui.test_ahead import position

ON_THE_TABLE = ("hand", "park", "yard", "own yard", "lookout", "played", "added", "discarded")


def last_line(sitting: Sitting) -> str:
    lines = sitting.pilot.nodes(lambda node: node.name.startswith("log:"))
    return max(lines, key=lambda node: node.area.y).label if lines else ""


def after_the_rivals(speed: float) -> Sitting:
    sitting = Sitting(("human", "easy", "easy"), speed=speed)
    sitting.until(lambda: sitting.session.at > 150 and sitting.asked == "play", "button:pass")
    return sitting


@pytest.mark.parametrize("speed", [0.0, 1.0])
def test_since_your_last_turn_takes_its_time(speed: float) -> None:
    """Also where everything else is shown at once: there it is needed most."""
    sitting = after_the_rivals(speed)
    now, shown = last_line(sitting), sitting.table.model.shown
    sitting.frames(1.0)
    sitting.tap(sitting.pilot.node("since").area.center)
    told: list[str] = []
    waited = 0.0
    while not sitting.asked:
        sitting.frames(FRAME)
        waited += FRAME
        if not told or last_line(sitting) != told[-1]:
            told.append(last_line(sitting))
    assert len(told) > 3
    assert waited > 0.25 * len(told)
    assert told[-1] == now
    assert sitting.table.model.shown == shown
    sitting.frames(1.0)
    sitting.answer("button:skip")
    if speed == 0:
        sitting.frames(3 * FRAME)
        assert sitting.asked, "all else is at once as before"


@pytest.mark.parametrize("again", [False, True])
def test_escape_while_something_is_told_opens_the_pause_menu_and_never_leaves(
    tmp_path: Path, again: bool
) -> None:
    sitting = after_the_rivals(1.0)
    sitting.frames(1.0)
    if again:
        sitting.tap(sitting.pilot.node("since").area.center)
    else:
        sitting.tap(sitting.pilot.node("button:skip").area.center)
        sitting.frames(0.5)
        sitting.tap(sitting.pilot.grip(sitting.pilot.node(sitting.names("park:")[0])))
    sitting.frames(0.3)
    assert not sitting.asked
    for _ in range(3):
        sitting.frames(0.5)  # a press right after something opened is not meant for it
        sitting.frames(0.5, Key("escape"))
        assert isinstance(sitting.app.screen, PauseScreen), "what is told waits"
        sitting.frames(FRAME, Key("escape"))
        assert isinstance(sitting.app.screen, TableScreen), "pressed to go on, and again"
    sitting.pilot.settle()
    assert sitting.asked
    assert sitting.table.model.shown == sitting.session.view()


def cards_in_sight(view: View) -> list[str]:
    """The cards whose faces lie open before the viewer, but for those on discard piles.

    A pile is called by its number, not by the kid on top.
    """
    own = [*view.own.hand, *view.own.yard, *view.own.lookout, *view.park, *view.table]
    rivals = [seat for seat in view.seats if seat.seat != view.seat]
    return [*own, *(card for seat in rivals for card in seat.yard)]


def seen(sitting: Sitting, name: str) -> int:
    """How often a kid is seen to lie on the table."""
    kinds = ON_THE_TABLE
    return len(sitting.pilot.nodes(lambda n: n.label == name and n.name.partition(":")[0] in kinds))


def flying(sitting: Sitting) -> list[Node]:
    return sitting.pilot.nodes(lambda node: node.name == "flight")


def test_a_card_is_at_one_place_at_a_time() -> None:
    """Not where it comes from, nor where it goes to, while it is under way."""
    sitting = Sitting(("human", "easy"), speed=1.0)
    catalog = sitting.session.catalog
    flights = set()
    for _ in range(14):
        sitting.act("button:use")
        for _ in range(60):
            sitting.frames(FRAME)
            for node in flying(sitting):
                assert not sitting.asked, "first comes what has happened"
                assert not sitting.sees("plus")
                assert not sitting.sees("button:")
                if node.label in catalog.kid:
                    check_once(sitting, catalog, node.label)
                    flights.add((sitting.session.at, node.label))
    assert len(flights) > 15


def check_once(sitting: Sitting, catalog: Catalog, card: str) -> None:
    kid = catalog.kid[card]
    others = [
        c for c in cards_in_sight(sitting.table.model.shown) if c != card and catalog.kid[c] == kid
    ]
    assert seen(sitting, kid.name) == len(others), f"{card} flies, and lies there too"


def test_numbers_change_when_the_thing_has_landed() -> None:
    sitting = Sitting(("human", "easy"), speed=1.0)
    checked = landed = 0
    for _ in range(40):
        sitting.act("button:use")
        for _ in range(60):
            before, tokens = numbers(sitting), in_the_air(sitting)
            sitting.frames(FRAME)
            still = in_the_air(sitting)
            if tokens and all(token in still for token in tokens):
                assert numbers(sitting) == before
                checked += 1
            elif tokens:
                assert numbers(sitting) != before, "it has landed"
                landed += 1
        if landed > 6:
            break
    assert checked > 10 * landed > 60


def in_the_air(sitting: Sitting) -> list[Node]:
    """Tokens under way."""
    return [node for node in flying(sitting) if node.label in ("pizza", "toys", "vp")]


def numbers(sitting: Sitting) -> dict[str, str]:
    """The numbers of things that fly."""
    found = sitting.pilot.nodes(lambda node: node.name.startswith("number:"))
    kinds = ("points", "toys", "pizza")
    return {node.name: node.label for node in found if node.name.endswith(kinds)}


CAPTAIN = "captain.1"
TRASHED = """seats: [{hand: [einstein, captain]}, {}]
moves: [play einstein, add captain, use private]"""
FORT = """seats: [{hand: [prince], stuff: {pizza: 1, toys: 1}}, {}]
moves: [play prince]"""


def test_what_leaves_the_game_goes_to_a_bin_and_the_rest_stays(tmp_path: Path) -> None:
    table = position(tmp_path, TRASHED)
    table.app._speed = 1.0
    table.pilot.wait(1.0)
    at = table.pilot.node("button:done").area.center
    table.pilot.down(at)
    table.pilot.up(at)
    together = 0
    mat = table.pilot.node("play").area
    for _ in range(300):
        table.app.frame([], FRAME)
        flights = table.pilot.nodes(lambda n: n.name == "flight" and n.label == "einstein.1")
        if flights:
            together += 1
            others = table.pilot.nodes(
                lambda n: n.name == "added:captain" or (n.name == "flight" and n.label == CAPTAIN)
            )
            assert len(others) == 1, "the others stay on the mat"
            assert mat.contains(others[0].area.center)
            last = flights[0].area.center
            bin_at = table.pilot.node("bin").area
    assert together > 10
    assert bin_at.contains(last)
    assert table.pilot.node("added:captain")
    assert not table.pilot.nodes(lambda node: node.name == "played:einstein")


def test_the_price_of_a_fort_goes_to_the_fort(tmp_path: Path) -> None:
    table = position(tmp_path, FORT)
    table.app._speed = 1.0
    table.pilot.wait(1.0)
    at = table.pilot.node("button:use private").area.center
    table.pilot.down(at)
    table.pilot.up(at)
    paid = {}
    for _ in range(200):
        table.app.frame([], FRAME)
        for node in table.pilot.nodes(lambda node: node.name == "flight"):
            paid[node.label] = node.area.center
            fort = table.pilot.node("spot:fort").area
    assert set(paid) >= {"pizza", "toys"}
    assert all(fort.contains(paid[what]) for what in ("pizza", "toys"))


@pytest.mark.parametrize("seed", [5, 6, 7])
def test_a_game_begins_with_the_deal(seed: int) -> None:
    app = App(SIZE, speed=1.0)
    app.games.start(seats(("human", "easy", "easy")), "basic", seed)
    hands: list[int] = []
    while not hands or hands[-1] < 5:
        names = [node.name for node in app.screen.scene.root.walk() if node.shown()]
        assert not any(name.startswith("played:") for name in names), "all get their cards first"
        hands.append(sum(name.startswith("hand:") for name in names))
        app.frame([], FRAME)
    assert hands[0] == 0
    assert sorted(set(hands)) == [0, 1, 2, 3, 4, 5]
    assert len(hands) > 60


def test_the_phases_do_not_flash() -> None:
    """Whoever leads: a turn begins with Cleanup or Play, and its phases only go on."""
    sitting = Sitting(("human", "easy"), speed=1.0)
    order = [tr(name) for name in PHASE_NAMES.values()]
    turn = sitting.table.nodes.view.leader
    at, began = order.index(sitting.pilot.node("phases").label), set()
    sitting.frames(1.0)
    for _ in range(8):
        if sitting.asked:
            # Not by `act`, which lets a second pass unseen.
            sitting.tap(sitting.pilot.grip(sitting.pilot.node(sitting.choice("button:skip"))))
        for _ in range(240):
            sitting.frames(FRAME)
            now = order.index(sitting.pilot.node("phases").label)
            shown = sitting.table.nodes.view
            if shown.leader != turn:
                began.add((shown.leader, order[now]))
                turn = shown.leader
            else:
                assert now >= at
            at = now
    assert {phase for _, phase in began} <= {"Cleanup", "Play"}
    assert {leader for leader, _ in began} == {0, 1}


def test_with_less_movement_there_is_time_to_read() -> None:
    """Nothing flies, and still one thing is told after the other."""
    sitting = Sitting(("human", "easy"), speed=1.0)
    sitting.app.change(reduced_motion=True)
    sitting.pilot.resize(*SIZE)
    assert sitting.table.scene.animator.reduced
    sitting.until(lambda: sitting.asked == "recruit")
    before = {line.at for line in sitting.table.model.lines}
    sitting.frames(1.0)
    sitting.tap(sitting.pilot.grip(sitting.pilot.node(sitting.names("park:")[0])))
    told: dict[str, int] = {}
    while not sitting.asked:
        sitting.frames(FRAME)
        told[last_line(sitting)] = told.get(last_line(sitting), 0) + 1
    lines = {line.words for line in sitting.table.model.lines if line.at not in before}
    assert set(told) >= lines
    assert all(told[words] * FRAME > 0.1 for words in lines)
