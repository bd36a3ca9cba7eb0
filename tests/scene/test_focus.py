import pygame
import pytest

from fort_desktop.scene.geometry import Point
from fort_desktop.scene.node import Node
from fort_desktop.scene.pilot import Pilot
from fort_desktop.scene.scene import Scene
from tests.scene.conftest import plain, sprite


@pytest.fixture
def stops(scene: Scene) -> dict[str, Node]:
    """Three above, two below: a b c / d e."""
    places = {"a": (10, 10), "b": (110, 10), "c": (210, 10), "d": (15, 150), "e": (205, 150)}
    made = {}
    for name, (x, y) in places.items():
        made[name] = scene.root.add(sprite(plain(50, 50), x, y, name))
        made[name].clicked = lambda: None
    return made


def at(scene: Scene) -> str:
    return "" if scene.focus.node is None else scene.focus.node.name


def test_tab_goes_round_and_back(scene: Scene, pilot: Pilot, stops: dict[str, Node]) -> None:
    visited = []
    for _ in range(6):
        pilot.press("tab")
        visited.append(at(scene))
    assert visited == ["a", "b", "c", "d", "e", "a"]
    pilot.press("shift tab")
    assert at(scene) == "e"


def test_order_is_before_the_tree_and_hidden_nodes_are_left_out(
    scene: Scene, pilot: Pilot, stops: dict[str, Node]
) -> None:
    stops["e"].order = -1
    stops["b"].show(False)
    assert [node.name for node in scene.focus.stops()] == ["e", "a", "c", "d"]


def test_arrows_go_where_they_point(scene: Scene, pilot: Pilot, stops: dict[str, Node]) -> None:
    scene.focus.at(stops["a"])
    path = []
    for key in ("right", "right", "down", "left", "up"):
        pilot.press(key)
        path.append(at(scene))
    assert path == ["b", "c", "e", "d", "a"]


def test_arrows_never_get_stuck(scene: Scene, pilot: Pilot, stops: dict[str, Node]) -> None:
    scene.focus.at(stops["e"])
    pilot.press("down")
    assert at(scene) == "a"


@pytest.mark.parametrize("key", ["enter", "space"])
def test_enter_and_space_click(
    key: str, scene: Scene, pilot: Pilot, stops: dict[str, Node]
) -> None:
    said: list[str] = []
    stops["b"].clicked = lambda: said.append("b")
    pilot.press(key)
    assert said == []
    scene.focus.at(stops["b"])
    pilot.press(key)
    assert said == ["b"]


def test_the_focused_node_is_asked_before_the_ring_and_the_program(
    scene: Scene, pilot: Pilot, stops: dict[str, Node]
) -> None:
    said: list[str] = []
    scene.focus.keys["ctrl z"] = lambda: said.append("undo")

    def louder(key: str) -> bool:
        if key == "right":
            said.append("louder")
        return key == "right"

    stops["a"].keyed = louder
    scene.focus.at(stops["a"])
    pilot.press("right")
    pilot.press("ctrl z")
    assert (said, at(scene)) == (["louder", "undo"], "a")


def test_the_mark_follows_a_moving_node_and_goes_with_the_pointer(
    scene: Scene, pilot: Pilot, stops: dict[str, Node]
) -> None:
    scene.focus.ring = lambda w, h: plain(w + 20, h + 20)
    pilot.press("tab")
    node, mark = stops["a"], pilot.node("focus")
    node.move_to(60, 70)
    node.angle = 8
    scene.advance(0.02)
    assert mark.area.center == pytest.approx(node.area.center)
    assert mark.angle == pytest.approx(8)
    assert scene.root.hit_test(Point(65, 75)) is node
    pilot.click("b")
    assert mark.parent is None
    assert scene.focus.node is None


def test_the_mark_goes_round_what_is_seen_in_place_of_its_node(
    scene: Scene, pilot: Pilot, stops: dict[str, Node]
) -> None:
    drawn: list[tuple[int, int]] = []

    def ring(w: int, h: int) -> pygame.Surface:
        drawn.append((w, h))
        return plain(w, h)

    scene.focus.ring = ring
    pilot.press("tab")
    front = scene.root.add(sprite(plain(80, 120), 60, 40))
    stops["a"].seen_as = front
    for grown in (0.5, 0.7, 1.0):
        front.scale = grown
        scene.advance(0.02)
        assert pilot.node("focus").area == front.area
    assert drawn == [(50, 50), (80, 120)], "it grows, rather than being drawn for each frame"
    stops["a"].seen_as = None
    scene.advance(0.02)
    assert pilot.node("focus").area == stops["a"].area


def test_a_removed_node_loses_the_focus(scene: Scene, pilot: Pilot, stops: dict[str, Node]) -> None:
    scene.focus.ring = lambda w, h: plain(w + 20, h + 20)
    scene.focus.at(stops["c"])
    stops["c"].remove()
    assert scene.focus.node is None
    assert not pilot.nodes(lambda node: node.name == "focus")


def test_text_goes_to_the_focused_node_only(
    scene: Scene, pilot: Pilot, stops: dict[str, Node]
) -> None:
    taken: list[str] = []
    told: list[bool] = []
    keys: list[str] = []
    stops["b"].typed = taken.append
    stops["b"].focused = told.append
    stops["b"].hovered = lambda on: None
    stops["b"].keyed = lambda name: len(name) == 1
    scene.focus.keys["u"] = lambda: keys.append("u")
    pilot.type("u")
    assert (taken, keys) == ([], ["u"])
    # The pointer's hover is another thing: it must not hide that the focus has come.
    pilot.hover(stops["b"])
    scene.focus.at(stops["b"])
    pilot.type("użя")
    assert (taken, keys) == (["u", "ż", "я"], ["u"])
    pilot.press("tab")
    assert told == [True, False]
