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
