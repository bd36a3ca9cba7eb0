import pytest

from fort_desktop.scene.events import Leave, Pointer
from fort_desktop.scene.geometry import Box, Point
from fort_desktop.scene.node import Container, Node
from fort_desktop.scene.pilot import Pilot
from fort_desktop.scene.pointer import SLOP
from fort_desktop.scene.scene import Scene
from tests.scene.conftest import plain, sprite


@pytest.fixture
def said() -> list[str]:
    return []


@pytest.fixture
def card(scene: Scene, said: list[str]) -> Node:
    node = scene.root.add(sprite(plain(40, 60), 100, 100, "card"))
    node.clicked = lambda: said.append("click")
    return node


def test_a_click_needs_down_and_up_on_the_same_node(
    card: Node, pilot: Pilot, said: list[str]
) -> None:
    pilot.click("card")
    assert said == ["click"]
    pilot.down("card")
    pilot.up(Point(5, 5))
    pilot.down(Point(5, 5))
    pilot.up(pilot.grip(card))
    assert said == ["click"]


def test_a_shaky_click_is_still_one(card: Node, pilot: Pilot, said: list[str]) -> None:
    card.payload = "card"
    pilot.down(Point(120, 120))
    pilot.move(Point(120 + SLOP, 120))
    assert pilot.scene.pointer.drag is None
    pilot.up(Point(120 + SLOP, 120))
    assert said == ["click"]


def test_two_clicks_are_two_and_the_second_button_is_none(
    card: Node, pilot: Pilot, said: list[str]
) -> None:
    pilot.double_click("card")
    assert said == ["click", "click"]
    pilot.click("card", button=3)
    assert said == ["click", "click"]


def test_what_a_child_ignores_its_parent_gets(card: Node, pilot: Pilot, said: list[str]) -> None:
    badge = card.add(sprite(plain(40, 60), name="badge"))
    card.wheeled = lambda notches: said.append(f"wheel {notches:g}")
    pilot.click("badge")
    pilot.wheel("badge", -2)
    assert said == ["click", "wheel -2"]
    badge.clicked = lambda: said.append("badge")
    badge.mark_dirty()
    pilot.click(badge)
    assert said[2:] == ["badge"]


def test_hover_is_told_once_for_pointer_and_focus(
    card: Node, pilot: Pilot, said: list[str]
) -> None:
    card.hovered = lambda on: said.append("on" if on else "off")
    pilot.hover("card")
    pilot.hover(Point(110, 110))
    pilot.press("tab")
    assert said == ["on"]
    pilot.move(Point(1, 1))
    assert said == ["on"]
    pilot.scene.focus.hide()
    assert said == ["on", "off"]


def test_hover_ends_when_the_pointer_leaves_or_the_node_goes(
    scene: Scene, card: Node, pilot: Pilot, said: list[str]
) -> None:
    card.hovered = lambda on: said.append("on" if on else "off")
    pilot.hover("card")
    scene.handle(Leave())
    assert said == ["on", "off"]
    pilot.hover("card")
    card.remove()
    assert said == ["on", "off", "on", "off"]


def test_held_follows_the_button(card: Node, pilot: Pilot, said: list[str]) -> None:
    card.held = lambda on: said.append("down" if on else "up")
    pilot.down("card")
    assert said == ["down"]
    pilot.up(Point(1, 1))
    assert said == ["down", "up"]


def test_a_slider_keeps_the_pointer_outside_itself(
    scene: Scene, pilot: Pilot, said: list[str]
) -> None:
    slider = scene.root.add(Node(Box(10, 10, 100, 20), plain(100, 20), "slider"))
    other = scene.root.add(sprite(plain(50, 50), 300, 10))
    other.hovered = lambda on: pytest.fail("the pointer is captured")
    slider.grabbed = lambda at: said.append(f"{at.x:g}")
    pilot.down(Point(20, 20))
    pilot.move(Point(90, 20))
    pilot.move(Point(320, 30))
    other.hovered = None
    pilot.up(Point(320, 30))
    pilot.move(Point(50, 20))
    assert said == ["20", "90", "320"]


def test_another_button_lets_go(card: Node, pilot: Pilot, said: list[str]) -> None:
    card.held = lambda on: said.append("down" if on else "up")
    pilot.down("card")
    pilot.down("card", 3)
    pilot.up(pilot.grip(card))
    assert said == ["down", "up"]


def test_behind_a_modal_node_nothing_reacts(
    scene: Scene, card: Node, pilot: Pilot, said: list[str]
) -> None:
    card.hovered = lambda on: said.append("hover")
    sheet = scene.root.add(Container(Box(0, 0, 50, 50), "sheet"))
    sheet.modal = True
    ok = sheet.add(sprite(plain(20, 20), 0, 0, "ok"))
    ok.clicked = lambda: said.append("ok")
    at = Point(120, 120)
    for event in (Pointer("move", at), Pointer("down", at, 1), Pointer("up", at, 1)):
        scene.handle(event)
    pilot.press("tab")
    assert scene.focus.node is ok
    pilot.click("ok")
    assert said == ["ok"]
    sheet.remove()
    pilot.click("card")
    assert said == ["ok", "hover", "click"]


def test_a_node_may_remove_itself_when_clicked(scene: Scene, pilot: Pilot) -> None:
    node = scene.root.add(sprite(plain(40, 60), 100, 100, "card"))
    node.clicked = node.remove
    node.hovered = lambda on: None
    pilot.click("card")
    assert scene.root.children == []
    assert scene.pointer.over is None


def test_it_rests_where_it_clicked_something_until_it_moves_away(card: Node, pilot: Pilot) -> None:
    pointer = pilot.scene.pointer
    assert not pointer.rests
    pilot.click(Point(5, 5))
    assert not pointer.rests
    pilot.click(Point(120, 120))
    assert pointer.rests
    pilot.move(Point(120 + SLOP, 120))
    assert pointer.rests, "a hand trembles"
    pilot.move(Point(120 + 2 * SLOP, 120))
    assert not pointer.rests
    pilot.down(Point(120, 120))
    assert not pointer.rests
