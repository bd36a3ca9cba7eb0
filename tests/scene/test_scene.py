"""The scene toolkit by itself: hit test, drags, focus, time, and what is drawn anew."""

import gc
import weakref
from functools import partial

import pygame
import pytest

from fort_desktop.scene.animate import Animator, Tween
from fort_desktop.scene.events import Key, Pointer
from fort_desktop.scene.geometry import Box, Point
from fort_desktop.scene.node import Node
from fort_desktop.scene.scene import Scene
from fort_desktop.scene.text import Style, fitted, font, paragraph, width
from fort_desktop.ui.art.fonts import BODY

SIZE = (400, 300)


def picture(w: int = 40, h: int = 40, colour: str = "red") -> pygame.Surface:
    image = pygame.Surface((w, h))
    image.fill(pygame.Color(colour))
    return image


@pytest.fixture
def scene() -> Scene:
    return Scene(SIZE, speed=1.0)


def put(scene: Scene, x: float, y: float, name: str = "node", angle: float = 0.0) -> Node:
    return scene.root.add(Node(Box(x, y, 40, 40), picture(), name, angle=angle))


def test_the_topmost_node_is_hit(scene: Scene) -> None:
    put(scene, 10, 10, "below")
    above = put(scene, 30, 30, "above")
    assert scene.root.hit_test(Point(35, 35)) is above
    above.show(False)
    found = scene.root.hit_test(Point(35, 35))
    assert found is not None
    assert found.name == "below"
    assert scene.root.hit_test(Point(300, 200)) is None


def test_a_turned_node_is_hit_where_it_is_drawn(scene: Scene) -> None:
    tall = scene.root.add(Node(Box(100, 100, 20, 120), picture(20, 120), "tall", angle=90))
    assert scene.root.hit_test(Point(60, 160)) is tall
    assert scene.root.hit_test(Point(110, 105)) is None


def test_children_move_with_their_parent(scene: Scene) -> None:
    parent = put(scene, 50, 50)
    child = parent.add(Node(Box(5, 5, 10, 10), picture(10, 10), "child"))
    parent.move_to(100, 80)
    assert child.area == Box(105, 85, 10, 10)


def test_only_what_changed_is_drawn(scene: Scene) -> None:
    surface = pygame.Surface(SIZE)
    node = put(scene, 20, 20)
    scene.root.add(Node(Box(200, 200, 40, 40), picture(colour="blue"), "still", static=True))
    assert scene.draw(surface) == [surface.get_rect()]
    assert not scene.needs_drawing
    assert scene.draw(surface) == []
    node.move_to(60, 20)
    changed = scene.draw(surface)
    assert 0 < sum(rect.w * rect.h for rect in changed) < 100 * 60
    assert surface.get_at((70, 30)) == pygame.Color("red")
    assert surface.get_at((25, 30)) == pygame.Color("black")
    assert surface.get_at((210, 210)) == pygame.Color("blue")


def drag(scene: Scene, start: Point, end: Point) -> None:
    scene.handle(Pointer("down", start, 1))
    scene.handle(Pointer("move", Point((start.x + end.x) / 2, (start.y + end.y) / 2)))
    scene.handle(Pointer("move", end))


def test_a_drag_is_dropped_where_it_is_accepted(scene: Scene) -> None:
    card, target = put(scene, 10, 10, "card"), put(scene, 200, 100, "target")
    taken: list[object] = []
    card.payload = "bug"
    target.accepts = lambda payload: payload == "bug"
    target.dropped = taken.append
    drag(scene, Point(20, 20), Point(215, 115))
    assert scene.pointer.drag is not None
    assert scene.pointer.drag.over is target
    assert not card.visible
    scene.handle(Pointer("up", Point(215, 115), 1))
    assert taken == ["bug"]
    assert card.visible
    assert scene.pointer.drag is None


@pytest.mark.parametrize("how", ["nowhere", "escape", "other button", "refused"])
def test_a_drag_flies_home(scene: Scene, how: str) -> None:
    card, target = put(scene, 10, 10, "card"), put(scene, 200, 100, "target")
    card.payload = "bug"
    target.accepts = lambda payload: False
    end = Point(215, 115) if how == "refused" else Point(120, 250)
    drag(scene, Point(20, 20), end)
    if how == "escape":
        scene.handle(Key("escape"))
    elif how == "other button":
        scene.handle(Pointer("down", end, 3))
    else:
        scene.handle(Pointer("up", end, 1))
    assert scene.animator.busy
    scene.advance(1.0)
    assert card.visible
    assert [node.name for node in scene.root.walk() if node.name == "drag"] == []


def test_a_small_move_is_still_a_click(scene: Scene) -> None:
    card = put(scene, 10, 10)
    clicks: list[int] = []
    card.payload, card.clicked = "bug", lambda: clicks.append(1)
    scene.handle(Pointer("down", Point(20, 20), 1))
    scene.handle(Pointer("move", Point(22, 21)))
    scene.handle(Pointer("up", Point(22, 21), 1))
    assert clicks == [1]


def test_hovering_comes_and_goes(scene: Scene) -> None:
    card = put(scene, 10, 10)
    told: list[bool] = []
    card.hovered = told.append
    for at in (Point(20, 20), Point(21, 20), Point(300, 20)):
        scene.handle(Pointer("move", at))
    assert told == [True, False]


def test_the_keyboard_goes_round_and_presses(scene: Scene) -> None:
    pressed: list[str] = []
    for i, name in enumerate("abc"):
        node = put(scene, 50 * i, 10, name)
        node.clicked = partial(pressed.append, name)
    for key in ("tab", "enter", "tab", "space", "shift tab", "shift tab", "enter"):
        scene.handle(Key(key))
    assert pressed == ["a", "b", "c"]


def test_time_is_passed_in() -> None:
    animator = Animator()
    seen: list[float] = []
    ends: list[int] = []
    animator.start(Tween(1.0, seen.append, lambda: ends.append(1)))
    animator.advance(0.5)
    assert seen[-1] == pytest.approx(0.5)
    assert not ends
    animator.advance(0.6)
    assert seen[-1] == 1.0
    assert ends == [1]
    assert not animator.busy


def test_reduced_motion_shows_only_the_end() -> None:
    animator = Animator(speed=0)
    seen: list[float] = []
    animator.start(Tween(5.0, seen.append))
    animator.advance(0.001)
    assert seen[-1] == 1.0
    assert not animator.busy


def test_text_fits_and_never_loses_a_word() -> None:
    long = "Lookout cards may come from the Park or a Yard"
    assert fitted(BODY, 30, long, (0, 0, 0), 120).get_width() <= 120
    shown = paragraph(Style(BODY, 24, (0, 0, 0)), long, (120, 90))
    assert shown.get_width() <= 120
    assert shown.get_height() <= 90
    assert width(BODY, 20, "żčяã") > 0
    assert font(BODY, 20) is font(BODY, 20)


def test_no_node_survives_its_scene() -> None:
    scene = Scene(SIZE)
    nodes = [weakref.ref(put(scene, 10 * i, 10, f"n{i}")) for i in range(5)]
    scene.handle(Key("tab"))
    scene.clear()
    gc.collect()
    assert [ref for ref in nodes if ref() is not None] == []


def test_pictures_are_free_as_soon_as_a_scene_is_cleared(scene: Scene) -> None:
    """Waiting for the collector, dead pictures of a table at 4K added up to more than 1 GB."""
    gc.collect()
    gc.disable()
    try:
        above = put(scene, 10, 10, "above")
        below = above.add(Node(Box(0, 0, 5, 5), picture(), "below"))
        for node in (above, below):
            node.hovered = partial(Node.show, node)
        images = [weakref.ref(node.image) for node in (above, below) if node.image is not None]
        del above, below, node
        scene.draw(pygame.Surface(SIZE))
        scene.clear()
        assert [ref for ref in images if ref() is not None] == []
    finally:
        gc.enable()


def test_what_lies_below_a_height_is_seen_as_it_is_drawn_without_the_rest() -> None:
    scene = Scene((60, 40))
    for z, static, colour in ((2.0, True, "red"), (1.0, False, "blue"), (5.0, False, "white")):
        image = pygame.Surface((20, 20), pygame.SRCALPHA, 32)
        image.fill(colour)
        node = scene.root.add(Node(Box(10 * z, 5, 20, 20), image, z=z))
        node.static = static
    below = scene.below(scene.root, 4.0)
    scene.root.children[-1].visible = False
    shown = pygame.Surface((60, 40), 0, 32)
    scene.draw(shown)
    assert pygame.image.tobytes(below, "RGB") == pygame.image.tobytes(shown, "RGB")
    assert below.get_at((25, 10))[:3] == (0, 0, 255), "what moves lies over what does not"
