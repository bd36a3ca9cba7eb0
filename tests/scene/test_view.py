"""A scene that is larger than its window is scrolled, and all places on the screen follow."""

import pytest

from fort_desktop.scene.driver import HeadlessDriver
from fort_desktop.scene.events import Key, Pointer
from fort_desktop.scene.geometry import Box, Point
from fort_desktop.scene.node import Node
from fort_desktop.scene.pilot import Pilot, Still
from fort_desktop.scene.scene import Scene
from tests.scene.conftest import plain

WINDOW = (200, 150)


@pytest.fixture
def scene() -> Scene:
    """Four times as large as its window, with a thing in each corner."""
    made = Scene((400, 300), 0.0, window=WINDOW)
    for x in (0, 380):
        for y in (0, 280):
            node = made.root.add(Node(Box(x, y, 20, 20), plain(20, 20), f"{x} {y}"))
            node.clicked = lambda: None
    return made


def seen(scene: Scene) -> tuple[float, float]:
    return scene.view.seen[:2]


def wheel(scene: Scene, notches: float) -> None:
    scene.handle(Pointer("wheel", Point(100, 75), 0, notches))


def test_the_wheel_scrolls_down_to_the_end_and_no_further(scene: Scene) -> None:
    assert scene.view.scrolls == (True, True)
    wheel(scene, -1)
    assert 0 < seen(scene)[1] < 150
    wheel(scene, -50)
    assert seen(scene) == (0, 150)
    wheel(scene, 50)
    assert seen(scene) == (0, 0)


def test_a_thing_that_turns_itself_takes_the_wheel_unless_it_came_below_it_by_scrolling(
    scene: Scene,
) -> None:
    turned = list[float]()
    node = scene.root.add(Node(Box(0, 150, 400, 100), plain(400, 100), "list"))
    node.wheeled = turned.append
    wheel(scene, -3)
    wheel(scene, -3)
    assert node.area.contains(Point(100, 75))
    wheel(scene, -1)
    assert not turned
    scene.advance(1.0)
    wheel(scene, -1)
    assert turned == [-1]


def test_what_the_keys_come_to_is_scrolled_into_sight(scene: Scene) -> None:
    window = Box(0, 0, *WINDOW)
    scene.focus.ring = plain
    for _ in range(4):
        scene.handle(Key("tab"))
        node = scene.focus.node
        mark = next(one for one in scene.root.children if one.name == "focus")
        assert node is not None
        assert window.contains(node.area.center)
        assert node.area == node.area.within(window)
        scene.focus.follow()
        assert mark.area.center == node.area.center
    assert seen(scene) == (200, 150)


def test_pages_are_turned_by_keys(scene: Scene) -> None:
    scene.handle(Key("page down"))
    assert seen(scene)[1] > 100
    scene.handle(Key("page up"))
    assert seen(scene) == (0, 0)


def test_a_press_on_a_scrolled_scene_meets_what_is_seen_there(scene: Scene) -> None:
    clicked = list[str]()
    scene.clicked = lambda node: clicked.append(node.name)
    scene.view.to(200, 150)
    pilot = Pilot(Still(scene), HeadlessDriver(WINDOW))
    pilot.press("escape")
    pilot.click(Point(190, 140))
    assert clicked == ["380 280"]


def test_what_is_held_pulls_the_scene_like_paper_and_clicks_nothing(scene: Scene) -> None:
    clicked = list[str]()
    scene.clicked = lambda node: clicked.append(node.name)
    paper = scene.root.add(Node(Box(0, 0, 400, 300), plain(400, 300), "paper", z=-1))
    paper.clicked = lambda: None
    scene.under.look(scene, 1.0)
    for what, at in (("down", (150, 100)), ("move", (100, 60)), ("move", (50, 60))):
        scene.handle(Pointer(what, Point(*at), 1))  # type: ignore[arg-type]
    assert seen(scene) == (100, 40)
    scene.handle(Pointer("up", Point(50, 60), 1))
    assert not clicked


def test_a_dragged_thing_stays_below_the_pointer(scene: Scene) -> None:
    scene.view.to(200, 150)
    node = scene.root.add(Node(Box(300, 200, 20, 20), plain(20, 20), "card"))
    node.payload = "card"
    scene.under.look(scene, 1.0)
    scene.handle(Pointer("down", Point(110, 60), 1))
    scene.handle(Pointer("move", Point(130, 80), 1))
    assert scene.pointer.drag is not None
    assert scene.pointer.drag.ghost.area.center.distance(Point(130, 80)) < 0.01


def test_a_part_of_a_scene_is_scrolled_to_its_own_ends(scene: Scene) -> None:
    scene.view.reach = Box(20, 30, 300, 200)
    assert seen(scene) == (20, 30)
    scene.view.to(500, 500)
    assert seen(scene) == (120, 80)


def test_a_small_sheet_lies_in_the_middle_and_is_not_scrolled(scene: Scene) -> None:
    scene.view.reach = Box(150, 100, 100, 100)
    assert scene.view.scrolls == (False, False)
    assert seen(scene) == (100, 75)
    wheel(scene, -5)
    assert seen(scene) == (100, 75)
    scene.view.reach = Box(350, 250, 50, 50)
    assert seen(scene) == (200, 150), "beyond the scene there is nothing"


def test_a_scene_as_large_as_its_window_never_moves() -> None:
    made = Scene(WINDOW, 0.0)
    node = made.root.add(Node(Box(300, 300, 20, 20), plain(20, 20), "outside"))
    node.clicked = lambda: None
    made.handle(Key("tab"))
    wheel(made, -3)
    made.view.by(50, 50)
    assert made.root.box == Box(0, 0, *WINDOW)
