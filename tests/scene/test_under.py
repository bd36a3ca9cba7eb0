"""A press is for what was to be seen where it goes, and no longer for what has just come."""

from collections.abc import Callable

import pytest

from fort_desktop.scene.driver import HeadlessDriver
from fort_desktop.scene.events import Key, Pointer
from fort_desktop.scene.geometry import Box, Point
from fort_desktop.scene.node import Node
from fort_desktop.scene.pilot import Pilot, Still
from fort_desktop.scene.scene import Scene
from fort_desktop.scene.under import SEEN
from tests.scene.conftest import plain

HERE, AWAY = Box(100, 100, 80, 40), Box(300, 100, 80, 40)
ON, ASIDE = HERE.center, Point(20, 20)
FRAME = 1 / 60


class Desk:
    """Buttons that come and go, and what a person presses at them.

    Attributes:
        said: the keys of the buttons that took a press.
    """

    def __init__(self) -> None:
        self.scene = Scene((400, 300), 0.0)
        self.said: list[str] = []
        self.pilot = Pilot(Still(self.scene), HeadlessDriver((400, 300)))

    def button(self, key: str, box: Box = HERE, modal: bool = False) -> Node:
        node = Node(box, plain(round(box.w), round(box.h)), key)
        node.clicked = lambda: self.said.append(key)
        node.modal = modal
        return self.scene.root.add(node)

    def points(self, at: Point) -> None:
        self.pilot.move(at)

    def presses(self, at: Point = ON) -> bool:
        """Press at once; True if anything took it."""
        before = len(self.said)
        self.pilot.down(at)
        self.pilot.up(at)
        return len(self.said) > before

    def passes(self, seconds: float) -> None:
        """The last picture is drawn, and seen for so long."""
        self.pilot.wait(FRAME)
        self.pilot.wait(seconds)


@pytest.fixture
def desk() -> Desk:
    return Desk()


def comes_under_the_pointer(desk: Desk) -> None:
    desk.points(ON)
    desk.passes(1.0)
    desk.button("new")


def takes_the_place(desk: Desk) -> None:
    old = desk.button("old")
    desk.passes(1.0)
    desk.points(ASIDE)
    old.remove()
    desk.button("new")


def comes_over_it(desk: Desk) -> None:
    desk.button("old")
    desk.passes(1.0)
    desk.button("new")


def comes_to_light(desk: Desk) -> None:
    desk.button("new")
    over = desk.button("old")
    desk.passes(1.0)
    over.remove()


def moves_there(desk: Desk) -> None:
    desk.button("old")
    new = desk.button("new", AWAY)
    desk.passes(1.0)
    new.box = HERE


def a_sheet_goes(desk: Desk) -> None:
    desk.button("new")
    sheet = desk.button("sheet", modal=True)
    desk.passes(1.0)
    sheet.visible = False


def something_else_is_asked(desk: Desk) -> None:
    desk.button("new")
    desk.passes(1.0)
    desk.scene.under.asked = "something else"


@pytest.mark.parametrize(
    "change",
    [comes_under_the_pointer, takes_the_place, comes_over_it, comes_to_light, moves_there,
     a_sheet_goes, something_else_is_asked],
)  # fmt: skip
def test_what_is_new_takes_no_press(desk: Desk, change: Callable[[Desk], None]) -> None:
    change(desk)
    assert not desk.presses(), "before it is drawn at all"
    desk.passes(SEEN - 2 * FRAME)
    assert not desk.presses()
    desk.passes(3 * FRAME)
    assert desk.presses()
    assert desk.said == ["new"]


def test_time_in_which_it_was_not_drawn_does_not_count(desk: Desk) -> None:
    """A frame that took long ends with the first picture of what is new."""
    takes_the_place(desk)
    desk.pilot.program.frame([], 5.0)
    assert not desk.presses()


def test_what_is_new_but_in_nobodys_way_takes_a_press_at_once(desk: Desk) -> None:
    desk.button("old", AWAY)
    desk.points(AWAY.center)
    desk.passes(1.0)
    desk.button("new")
    assert desk.presses()


def test_what_is_built_anew_is_nothing_new(desk: Desk) -> None:
    for _ in range(5):
        for node in list(desk.scene.root.children):
            node.remove()
        desk.button("same", HERE.at(HERE.x + 3, HERE.y))
        desk.passes(FRAME)
        assert desk.presses()


def test_what_was_below_is_what_was_not_meant(desk: Desk) -> None:
    """Something that lay unseen below goes: nothing has changed for who presses."""
    below = desk.button("below")
    desk.button("above")
    desk.passes(1.0)
    below.remove()
    assert desk.presses()


def test_a_drag_does_not_begin_with_what_is_new(desk: Desk) -> None:
    comes_under_the_pointer(desk)
    card = desk.scene.root.children[-1]
    card.clicked, card.payload = None, "card"
    desk.pilot.down(ON)
    desk.pilot.move(ASIDE)
    assert desk.scene.pointer.drag is None
    desk.pilot.up(ASIDE)
    desk.passes(SEEN + FRAME)
    desk.pilot.down(ON)
    desk.pilot.move(ASIDE)
    assert desk.scene.pointer.drag is not None


def test_a_second_button_asks_at_once(desk: Desk) -> None:
    """To be told of something is no answer."""
    comes_under_the_pointer(desk)
    asked: list[bool] = []
    desk.scene.root.children[-1].asked = lambda: asked.append(True)
    desk.pilot.down(ON, 3)
    desk.pilot.up(ON, 3)
    assert asked == [True]


@pytest.mark.parametrize("key", ["enter", "space"])
def test_keys_press_what_has_been_seen(desk: Desk, key: str) -> None:
    desk.button("old", AWAY)
    desk.passes(1.0)
    new = desk.button("new")
    desk.scene.focus.at(new)
    desk.scene.handle(Key(key))
    desk.passes(SEEN - 2 * FRAME)
    desk.scene.handle(Key(key))
    assert desk.said == []
    desk.passes(3 * FRAME)
    desk.scene.handle(Key(key))
    assert desk.said == ["new"]


def test_the_first_picture_of_all_is_new_where_something_else_lay() -> None:
    desk = Desk()
    desk.scene.under.unseen()
    desk.button("new")
    desk.passes(SEEN - 2 * FRAME)
    assert not desk.presses()
    desk.passes(3 * FRAME)
    assert desk.presses()


def test_another_scene_goes_on_from_what_was_seen_before() -> None:
    desk, other = Desk(), Desk()
    desk.button("old")
    other.button("new")
    other.button("elsewhere", AWAY)
    desk.passes(1.0)
    other.scene.under = desk.scene.under
    assert not other.presses()
    assert other.presses(AWAY.center)
    other.passes(SEEN + FRAME)
    assert other.presses()


def test_a_finger_presses_what_has_been_seen(desk: Desk) -> None:
    takes_the_place(desk)
    down, up = Pointer("down", ON, 1, touch=True), Pointer("up", ON, 1, touch=True)
    for event in (down, up):
        desk.scene.handle(event)
    assert desk.said == []
    desk.passes(SEEN + FRAME)
    for event in (down, up):
        desk.scene.handle(event)
    assert desk.said == ["new"]
