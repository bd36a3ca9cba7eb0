"""A finger on a touch screen: it looks, it uses, it asks, it scrolls."""

import pytest

from fort_desktop.scene.geometry import Point
from fort_desktop.scene.node import Node
from fort_desktop.scene.pilot import Pilot
from fort_desktop.scene.pointer import LONG
from fort_desktop.scene.scene import Scene
from tests.scene.conftest import plain, sprite

AT = Point(120, 120)


@pytest.fixture
def said() -> list[str]:
    return []


@pytest.fixture
def card(scene: Scene, said: list[str]) -> Node:
    node = scene.root.add(sprite(plain(40, 60), 100, 100, "card"))
    node.clicked = lambda: said.append("click")
    node.hovered = lambda on: said.append("over" if on else "left")
    node.asked = lambda: said.append("asked")
    return node


def test_the_first_tap_looks_and_the_second_uses(card: Node, pilot: Pilot, said: list[str]) -> None:
    card.look_first = True
    pilot.tap(AT)
    assert said == ["over"]
    pilot.tap(AT)
    assert said == ["over", "click", "left"], "the finger is gone, and points at nothing"
    pilot.tap(AT)
    assert said[3:] == ["over"]
    pilot.tap(Point(5, 5))
    assert said[4:] == ["left"]


def test_what_need_not_be_looked_at_is_used_at_once(
    card: Node, pilot: Pilot, said: list[str]
) -> None:
    pilot.tap(AT)
    assert said == ["click"]


def test_a_mouse_uses_with_its_first_click(card: Node, pilot: Pilot, said: list[str]) -> None:
    card.look_first = True
    pilot.click(AT)
    assert said == ["over", "click"]


def test_a_long_press_asks_once_and_is_no_tap(card: Node, pilot: Pilot, said: list[str]) -> None:
    pilot.tap(AT, seconds=LONG / 2)
    assert said == ["click"]
    said.clear()
    pilot.tap(AT, seconds=3 * LONG)
    assert said.count("asked") == 1
    assert "click" not in said


def test_a_finger_that_comes_down_was_not_over_anything(
    card: Node, pilot: Pilot, said: list[str]
) -> None:
    card.look_first = True
    pilot.tap(AT)
    assert said == ["over"], "the move that is told first is no pointing"


def test_a_finger_drags(card: Node, pilot: Pilot, scene: Scene, said: list[str]) -> None:
    card.payload = "card"
    target = scene.root.add(sprite(plain(60, 60), 250, 100, "target"))
    target.accepts = lambda payload: True
    target.dropped = said.append
    pilot.swipe(AT, Point(280, 130))
    assert "card" in said
    assert "click" not in said


def test_a_swipe_turns_the_wheel_and_clicks_nothing(
    card: Node, pilot: Pilot, said: list[str]
) -> None:
    turned: list[float] = []
    card.wheeled = turned.append
    pilot.swipe(Point(120, 105), Point(120, 159))
    assert sum(turned) == 1
    pilot.swipe(Point(120, 159), Point(120, 102))
    assert sum(turned) == -1
    assert "click" not in said
