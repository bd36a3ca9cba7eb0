"""Where a window opens: inside the screen, where it was, and readable on small screens."""

import pygame
import pytest
from pygame import Rect

from fort_desktop.scene import driver
from fort_desktop.scene.desktop import NOWHERE, Place, again, fresh, screens
from fort_desktop.scene.driver import PygameDriver
from fort_desktop.scene.events import Input, Pointer, Resize
from fort_desktop.scene.scene import Scene
from tests.scene.conftest import plain, sprite

ONE = [Rect(0, 0, 1920, 1080)]
TWO = [*ONE, Rect(1920, 0, 2560, 1440)]
LEFT = [*ONE, Rect(-2560, -360, 2560, 1440)]


@pytest.mark.parametrize(
    ("screens", "before", "now"),
    [
        (ONE, (100, 80, 1280, 720), (100, 80, 1280, 720)),
        (ONE, (1500, 900, 1280, 720), (640, 360, 1280, 720)),
        (ONE, (-300, -20, 1280, 720), (0, 0, 1280, 720)),
        (ONE, (2200, 100, 2400, 1300), (32, 96, 1888, 984)),
        (TWO, (2000, 100, 2400, 1300), (2000, 100, 2400, 1300)),
        (TWO, (2200, 100, 2400, 1300), (2080, 100, 2400, 1300)),
        (TWO, (1500, 100, 1280, 720), (1500, 100, 1280, 720)),
        (TWO, (-1800, 100, 1280, 720), (0, 100, 1280, 720)),
        (TWO, (200, 1200, 1280, 720), (200, 360, 1280, 720)),
        (TWO, (9000, 100, 1280, 720), (640, 100, 1280, 720)),
        (LEFT, (-1800, -300, 1280, 720), (-1800, -300, 1280, 720)),
        (LEFT, (2200, 100, 1280, 720), (640, 100, 1280, 720)),
        (ONE, NOWHERE, NOWHERE),
        (ONE, (5, 5, -100, 200), NOWHERE),
    ],
)
def test_where_it_was_as_long_as_that_is_on_a_screen(
    screens: list[Rect], before: Place, now: Place
) -> None:
    """Beside each other, one of them taken away, the second one moved to the other side."""
    assert again(before, screens) == now


def test_a_large_screen_gets_a_large_window() -> None:
    assert fresh((1280, 720), (1920, 1080)) == (1280, 720)
    assert fresh((1280, 720), (3840, 2160)) == (2560, 1440)
    assert fresh((1280, 720), (3440, 1440)) == (1707, 960)


def opened(
    monkeypatch: pytest.MonkeyPatch, screen: tuple[int, int], place: Place = NOWHERE
) -> PygameDriver:
    monkeypatch.setenv("SDL_VIDEODRIVER", "dummy")
    monkeypatch.delenv("SDL_VIDEO_WINDOW_POS", raising=False)
    monkeypatch.setattr(driver, "screens", lambda: [Rect(0, 0, *screen)])
    return PygameDriver("x", (1280, 720), least=(1024, 720), place=place)


def heard(driver: PygameDriver, *events: pygame.event.Event) -> list[Input]:
    driver.inputs()
    for event in events:
        pygame.event.post(event)
    return driver.inputs()


def test_a_window_opens_where_it_was_and_tells_where_it_is(monkeypatch: pytest.MonkeyPatch) -> None:
    place = (40, 60, 1100, 800)
    window = opened(monkeypatch, (1920, 1080), place)
    try:
        assert window.place == place
        assert window.size == place[2:]
        window.full_screen(True)
        assert window.place == place, "where it comes back to"
        assert window.window().minimum_size == (1024, 720)
    finally:
        window.close()


def test_on_a_small_screen_the_picture_is_scaled_as_a_whole(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    window = opened(monkeypatch, (800, 600))
    try:
        assert pygame.display.get_window_size() == (768, 504)
        assert window.size == (1097, 720)
        make = pygame.event.Event
        (moved,) = heard(window, make(pygame.MOUSEMOTION, pos=(70, 35)))
        assert isinstance(moved, Pointer)
        assert moved.at == pytest.approx((100, 50))
        found = heard(window, make(pygame.VIDEORESIZE, w=512, h=360))
        assert found == [Resize(1024, 720)]
        scene = Scene(window.size)
        scene.root.add(sprite(plain(549, 720, (200, 40, 40))))
        assert window.show(scene)
        assert not window.show(scene)
        shown = pygame.display.get_surface()
        assert shown is not None
        assert shown.get_at((375, 500))[0] > 190
        assert shown.get_at((395, 500))[:3] == (0, 0, 0)
    finally:
        window.close()


def test_where_the_only_screen_lies(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SDL_VIDEODRIVER", "dummy")
    pygame.display.init()
    [size] = pygame.display.get_desktop_sizes()
    assert screens() == [Rect(0, 0, *size)]


def test_where_several_screens_lie(monkeypatch: pytest.MonkeyPatch) -> None:
    """SDL puts a window into the middle of the screen whose number is added to 0x2FFF0000."""

    class Middle:
        def __init__(self, size: tuple[int, int], position: tuple[int, int], hidden: bool) -> None:
            assert hidden
            across, down = (LEFT[which - 0x2FFF0000] for which in position)
            self.position = (
                across.x + (across.w - size[0]) // 2,
                down.y + (down.h - size[1]) // 2,
            )

        def destroy(self) -> None:
            pass

    monkeypatch.setattr(pygame, "Window", Middle)
    monkeypatch.setattr(pygame.display, "get_desktop_sizes", lambda: [one.size for one in LEFT])
    assert screens() == LEFT
