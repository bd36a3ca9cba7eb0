"""Where a window opens: inside the screen, where it was, and readable on small screens."""

import pygame
import pytest

from fort_desktop.scene.driver import PygameDriver
from fort_desktop.scene.events import Input, Pointer, Resize
from fort_desktop.scene.placing import NOWHERE, Place, again, fresh
from fort_desktop.scene.scene import Scene
from tests.scene.conftest import plain, sprite

ONE, TWO = [(1920, 1080)], [(1920, 1080), (2560, 1440)]


@pytest.mark.parametrize(
    ("screens", "before", "now"),
    [
        (ONE, (100, 80, 1280, 720), (100, 80, 1280, 720)),
        (ONE, (1500, 900, 1280, 720), (640, 360, 1280, 720)),
        (ONE, (-300, -20, 1280, 720), (0, 0, 1280, 720)),
        (ONE, (2200, 100, 2400, 1300), (32, 96, 1888, 984)),
        (TWO, (2200, 100, 2400, 1300), (2200, 100, 2400, 1300)),
        (TWO, (-1800, 100, 1280, 720), (-1800, 100, 1280, 720)),
        (TWO, (9000, 100, 1280, 720), NOWHERE),
        (ONE, NOWHERE, NOWHERE),
        (ONE, (5, 5, -100, 200), NOWHERE),
    ],
)
def test_where_it_was_as_long_as_that_is_on_a_screen(
    screens: list[tuple[int, int]], before: Place, now: Place
) -> None:
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
    monkeypatch.setattr(pygame.display, "get_desktop_sizes", lambda: [screen])
    return PygameDriver("x", (1280, 720), least=(1024, 720), place=place)


def heard(driver: PygameDriver, *events: pygame.event.Event) -> list[Input]:
    driver.inputs()
    for event in events:
        pygame.event.post(event)
    return driver.inputs()


def test_a_window_opens_where_it_was_and_tells_where_it_is(monkeypatch: pytest.MonkeyPatch) -> None:
    place = (40, 60, 1100, 800)
    driver = opened(monkeypatch, (1920, 1080), place)
    try:
        assert driver.place == place
        assert driver.size == place[2:]
        driver.full_screen(True)
        assert driver.place == place, "where it comes back to"
        assert driver.window().minimum_size == (1024, 720)
    finally:
        driver.close()


def test_on_a_small_screen_the_picture_is_scaled_as_a_whole(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    driver = opened(monkeypatch, (800, 600))
    try:
        assert pygame.display.get_window_size() == (768, 504)
        assert driver.size == (1097, 720)
        make = pygame.event.Event
        (moved,) = heard(driver, make(pygame.MOUSEMOTION, pos=(70, 35)))
        assert isinstance(moved, Pointer)
        assert moved.at == pytest.approx((100, 50))
        found = heard(driver, make(pygame.VIDEORESIZE, w=512, h=360))
        assert found == [Resize(1024, 720)]
        scene = Scene(driver.size)
        scene.root.add(sprite(plain(549, 720, (200, 40, 40))))
        assert driver.show(scene)
        assert not driver.show(scene)
        shown = pygame.display.get_surface()
        assert shown is not None
        assert shown.get_at((375, 500))[0] > 190
        assert shown.get_at((395, 500))[:3] == (0, 0, 0)
    finally:
        driver.close()
