"""What lies over a thing of the table is not shone through, and nobody points at it any more."""

import pytest

from fort_desktop.scene.node import Node
from fort_desktop.ui.table.note import ADVISED
from fort_desktop.ui.table.tooltips import is_covered
from tests.ui.sitting import Sitting
from tests.ui.test_pin_at_the_table import lift


def playing() -> Sitting:
    sitting = Sitting(("human", "easy", "easy"))
    sitting.until(lambda: sitting.asked == "play")
    return sitting


def told_of(sitting: Sitting, name: str, keep: bool = False) -> None:
    """Rest with the pointer on a thing until its panel is there."""
    sitting.pilot.hover(name)
    sitting.frames(0.5)
    if keep:
        sitting.pilot.click(name, 3)
    assert sitting.sees("explain")


@pytest.mark.parametrize("keep", [False, True])
@pytest.mark.parametrize("name", ["spot:box of toys", "park", "hand:"])
def test_no_panel_lies_on_the_advice_that_comes_over_its_thing(name: str, keep: bool) -> None:
    sitting = playing()
    told_of(sitting, sitting.choice(name) if name.endswith(":") else name, keep)
    sitting.pilot.press("h")
    sitting.until(lambda: sitting.sees(ADVISED))
    sitting.frames(1.0)
    assert not sitting.sees("explain")
    assert not sitting.sees("front")


@pytest.mark.parametrize(("key", "name"), [("d", "park"), ("l", "spot:box of toys")])
def test_no_panel_lies_on_what_a_key_opens_over_its_thing(key: str, name: str) -> None:
    sitting = playing()
    told_of(sitting, name)
    told = sitting.pilot.node(name)
    assert sitting.table.tooltips.thing == told.key
    sitting.pilot.press(key)
    sitting.frames(1.0)
    assert is_covered(sitting.pilot.node(name))
    assert sitting.table.tooltips.thing != told.key


def test_a_panel_stays_while_nothing_covers_its_thing() -> None:
    sitting = playing()
    told_of(sitting, "perk:" + sitting.table.model.shown.perks[0], keep=True)
    sitting.table.rebuild()
    assert sitting.sees("explain")


def chosen(sitting: Sitting) -> Node:
    """The thing with the rim; there is one rim only."""
    (rim,) = sitting.pilot.nodes(lambda node: node.name == "chosen")
    assert rim.parent is not None
    return rim.parent


def test_the_rim_of_what_waits_for_done_lies_below_sheets() -> None:
    sitting = Sitting(("human", "human"), seed=7)
    sitting.pilot.settle()
    for _ in range(200):
        if sitting.table.model.undone is not None:
            break
        if sitting.sees("take_over"):
            lift(sitting)
        elif sitting.asked == "recruit":
            # The others lie beside the sheet that is opened below.
            first = min(sitting.names("park:"), key=lambda one: sitting.pilot.node(one).area.x)
            sitting.pilot.click(first)
        else:
            sitting.answer("button:pass")
    assert chosen(sitting).name.startswith("park:")
    for covers in (True, False):
        sitting.pilot.press("d")
        sitting.pilot.settle()
        assert is_covered(chosen(sitting)) == covers
    sitting.pilot.click("done")
    sitting.pilot.settle()
    assert not sitting.sees("chosen"), "nothing waits any more"
