"""What lands counts one by one: the number beside it goes up with each token, never before."""

from pathlib import Path

from fort_desktop.rules.model import events as ev
from fort_desktop.scene.node import Node
from fort_desktop.ui.table.panels.pieces import Counter
from fort_desktop.ui.table.screen import TableScreen
from fort_desktop.ui.table.sprite_tweens import Flying
from fort_desktop.ui.table.things import Number, StuffToken
from fort_desktop.ui.table.transition import Counting
from tests.ui.sitting import FRAME, Sitting
from tests.ui.table.positions import seated

THREE = """rule: ACT-1
title: three shovels bring three pizza
seats: [{hand: [bug, moles], deck: [ant, doc]}, {hand: [kitty]}]
moves: [play bug, add moles]
then: {}
"""

CROWN = """rule: ACT-1
title: a crown brings a point
seats: [{hand: [prince, bug], deck: [ant, doc]}, {hand: [kitty]}]
moves: [play prince]
then: {}
"""


def number(screen: TableScreen, key: Number) -> Node:
    """The number of a seat, as it is shown now."""
    return next(n for n in screen.scene.root.walk() if n.key == key and n.shown())


def landed(screen: TableScreen) -> int:
    """How many tokens under way have come to their slots."""
    flying = [n for n in screen.scene.root.walk() if isinstance(n.key, Flying) and n.visible]
    ahead = screen.stage.following
    if ahead is None:
        return 0
    slots = [n.area.center for n in ahead.walk() if n.key == StuffToken("pizza")]
    return sum(
        any(abs(n.area.center.x - s.x) + abs(n.area.center.y - s.y) < 1 for s in slots)
        for n in flying
    )


def paid(tmp_path: Path) -> Sitting:
    """A person whose public action brings three pizza, just used."""
    sitting = seated(THREE, tmp_path)
    sitting.app._speed = None
    sitting.look()
    sitting.tap(sitting.pilot.grip(sitting.pilot.node("button:use public")))
    return sitting


def test_the_number_goes_up_with_each_token_that_lands(tmp_path: Path) -> None:
    sitting, told = paid(tmp_path), []
    for _ in range(120):
        before = landed(sitting.table)
        sitting.app.frame([], FRAME)
        if sitting.table.model.state.landing is None:
            continue
        count = int(number(sitting.table, Number(0, "pizza")).label)
        assert before <= count <= landed(sitting.table)
        told.append(count)
    assert told == sorted(told)
    assert set(told) >= {0, 1, 2}
    assert number(sitting.table, Number(0, "pizza")).label == "3"


def test_a_number_is_as_it_was_told_once_nothing_lands_any_more(tmp_path: Path) -> None:
    sitting = seated(THREE, tmp_path)
    nodes, counting = sitting.table.nodes, Counting()
    counting.begin(nodes, ev.PointsScored(0, 9), 6)
    shown = number(sitting.table, Number(0, "points"))
    for n in range(1, 6):
        counting.landed(lambda _: None)
        assert shown.label == str(n)
    counting.landed(lambda _: None)
    assert shown.label == "9"  # what was not seen to fly comes with the last
    counting.end()
    assert shown.label == "0"


def test_what_lands_and_its_number_swell(tmp_path: Path) -> None:
    sitting, largest = paid(tmp_path), {"counter": 1.0, "flight": 1.0, "landed": 1.0}
    for _ in range(120):
        sitting.app.frame([], FRAME / 2)
        for node in sitting.table.scene.root.walk():
            if isinstance(node, Counter) or (isinstance(node.key, Flying) and node.visible):
                largest[node.name] = max(largest[node.name], node.scale)
    assert 1.1 < largest["counter"] < 1.2
    assert 1.1 < largest["landed"] < 1.3


def seen(screen: TableScreen, name: str) -> list[Node]:
    return [n for n in screen.scene.root.walk() if n.name == name and n.opacity > 0.05]


def test_points_that_have_come_are_told_for_a_while_and_the_end_meter_lights_up(
    tmp_path: Path,
) -> None:
    sitting = seated(CROWN, tmp_path)
    sitting.app._speed = None
    sitting.look()
    table, told, lit = sitting.table, list[str](), 0
    sitting.tap(sitting.pilot.grip(sitting.pilot.node("button:use public")))
    for _ in range(150):
        sitting.app.frame([], FRAME)
        told += [node.label for node in seen(table, "gained")]
        lit += bool(seen(table, "nearer"))
    assert set(told) == {"+1"}
    assert 0.5 < len(told) * FRAME < 0.65
    assert 0.4 < lit * FRAME < 0.65
    assert not seen(table, "gained")


def test_what_was_gained_is_told_no_longer_once_somebody_hurries(tmp_path: Path) -> None:
    table = seated(THREE, tmp_path).table
    room, at = table.panel_transition, number(table, Number(0, "points")).area
    room.gained(table.nodes, at, 5, False)
    table.rebuild()
    assert [node.label for node in seen(table, "gained")] == ["+5"]
    table.stage.stop()
    assert not seen(table, "gained")


def test_with_less_movement_the_gain_stays_where_it_is_and_the_hand_lies_still(
    tmp_path: Path,
) -> None:
    table = seated(THREE, tmp_path).table
    room, at = table.panel_transition, number(table, Number(0, "points")).area
    places = [card.box for card in table.nodes.hand.cards]
    room.fanned(table.nodes, True, False)
    room.gained(table.nodes, at, 5, True)
    (gained,) = seen(table, "gained")
    before = gained.box
    room.go_on(0.2, 1.0)
    assert gained.box == before
    assert [card.box for card in table.nodes.hand.cards] == places


def test_cards_that_were_drawn_fan_out_once() -> None:
    table = Sitting(("human", "easy"), seed=4).table
    room, cards = table.panel_transition, table.nodes.hand.cards
    places = [card.box for card in cards]
    assert len(cards) >= 3
    room._hand = 0
    room.fanned(table.nodes, True, True)
    room.go_on(0.13, 1.0)
    assert cards[0].box.x > places[0].x + 5
    assert cards[-1].box.x < places[-1].x - 5
    room.go_on(1.0, 1.0)
    assert [card.box for card in cards] == places
    room.fanned(table.nodes, True, True)
    assert not room.busy
