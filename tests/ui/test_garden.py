"""The menus in the garden: the sheet, and the kid who belongs there, at all sizes of the window."""

from itertools import pairwise
from typing import Final

import pygame
import pytest

from fort_desktop.scene.driver import TICK, HeadlessDriver
from fort_desktop.scene.events import Key
from fort_desktop.scene.geometry import Box, Point
from fort_desktop.scene.node import Node
from fort_desktop.ui.app.app import App
from fort_desktop.ui.host import routes
from fort_desktop.ui.host.garden import planned
from tests.cases import each

SIZES: Final = ((1280, 720), (1024, 768), (640, 400), (1920, 1080), (2560, 1080), (3840, 2160))
MENUS: Final = {
    "rusty": routes.Settings(),
    "doc": routes.Games(),
    "bud": routes.Alone(),
    "einstein": routes.Puzzles(),
}
FACE: Final = 0.22
"""A kid's face keeps so far from the sides of the picture."""


def found(app: App, name: str) -> Node | None:
    return next((node for node in app.screen.scene.root.walk() if node.name == name), None)


def face_of(kid: Box) -> Box:
    side = kid.w * FACE
    return kid.inset(side, kid.w * 0.06, side, kid.w * 0.3)


@each("size", SIZES)
def test_no_sheet_covers_the_face_of_the_kid_who_belongs_there(size: tuple[int, int]) -> None:
    for kid, route in MENUS.items():
        app = App(size, speed=0)
        app.push(route)
        sheet, shown = app.screen.sheet, found(app, f"kid:{kid}")
        if shown is None:
            assert size == (640, 400), kid
            assert sheet.w > 0.9 * size[0], (
                "nothing but a sheet that fills the window sends a kid away"
            )
            continue
        face = face_of(shown.box)
        assert Box(0, 0, *size).contains(Point(face.x, face.y)), kid
        assert face.bottom <= size[1], kid
        assert not pygame.Rect(*face).colliderect(pygame.Rect(*sheet)), kid


@each("size", SIZES)
def test_who_stands_beside_a_sheet_covers_nothing_on_it(size: tuple[int, int]) -> None:
    """Not even two, who are broader than one."""
    for kid, route in (MENUS | {"noodle_twins": routes.NewDuplicate()}).items():
        app = App(size, speed=0)
        app.push(route)
        sheet, shown = app.screen.sheet, found(app, f"kid:{kid}")
        if shown is None or shown.image is None or shown.area.center.x > sheet.x:
            continue
        figure = shown.image.get_bounding_rect()
        edge = (shown.image.get_width() - shown.box.w) / 2
        left, right = (shown.box.x - edge + x for x in (figure.left, figure.right))
        assert left >= -1, kid
        assert right <= sheet.x + 34 * app.screen.unit, kid


@each("size", SIZES)
def test_the_kid_leaves_the_sheet_in_the_window(size: tuple[int, int]) -> None:
    for wide, tall in ((1872, 950), (1640, 950), (1500, 880), (900, 700), (600, 500)):
        room = (size[0] / min(size[0] / 1920, size[1] / 1080), 1080.0)
        sheet = planned(room, (wide, tall), 16).sheet
        assert (sheet.w, sheet.h) == (wide, tall)
        assert sheet.x >= 0
        assert sheet.right <= room[0]


@pytest.mark.parametrize("size", [(1280, 720), (1024, 768)])
def test_every_menu_has_the_same_garden(size: tuple[int, int]) -> None:
    app, gardens = App(size, speed=0), set[int]()
    for route in MENUS.values():
        app.push(route)
        garden = found(app, "garden")
        assert garden is not None
        gardens.add(id(garden.image))
    assert len(gardens) == 1


def test_a_menu_takes_a_click_in_the_frame_in_which_it_arrives() -> None:
    app, driver = App((1280, 720), speed=1.0), HeadlessDriver((1280, 720))
    for _ in range(2):
        scene = app.frame([], TICK)
        assert scene is not None
        driver.show(scene)
    before = app.screen.scene
    app.push(routes.Settings())
    assert app.screen.scene.arrives
    app.screen.take(Key("escape"))
    assert app.screen.scene is not before
    assert app.screen.kind == "title"


@pytest.mark.parametrize("size", [(1280, 720), (640, 400)])
def test_puzzles_are_stones_each_beside_the_next_one(size: tuple[int, int]) -> None:
    app = App(size, speed=0)
    app.push(routes.Puzzles())
    stones = [
        node.box
        for node in app.screen.scene.root.walk()
        if node.name.startswith("puzzle ") and node.clicked is not None
    ]
    assert len(stones) == 50
    for one, after in pairwise(stones):
        assert not pygame.Rect(*one).colliderect(pygame.Rect(*after))
        gap = one.center.distance(after.center)
        assert gap < 1.5 * one.w
    least = min(one.w for one in stones)
    large = [at for at, one in enumerate(stones) if one.w > least]
    assert large == [0, 9, 19, 29, 39, 49], "who plays stands on the first, a kid waits at each end"
