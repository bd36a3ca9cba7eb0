"""Where a scene is shown and where input comes from: a window, or nothing but memory."""

import os
import time
from collections.abc import Callable
from typing import Final, Protocol

import pygame

from fort_desktop.scene.events import Input, Key, Pointer, Quit, Resize
from fort_desktop.scene.geometry import Point
from fort_desktop.scene.scene import Scene

TICK: Final = 1 / 60
"""Seconds of a frame."""
_NAMES: Final = {
    pygame.K_RETURN: "enter",
    pygame.K_KP_ENTER: "enter",
    pygame.K_SPACE: "space",
    pygame.K_ESCAPE: "escape",
    pygame.K_LEFT: "left",
    pygame.K_RIGHT: "right",
    pygame.K_UP: "up",
    pygame.K_DOWN: "down",
}


class NoScreenError(RuntimeError):
    """No window can be opened; the message says why."""


class Driver(Protocol):
    """Shows frames and delivers input."""

    @property
    def size(self) -> tuple[int, int]:
        """The size of the surface, in pixels."""

    def inputs(self) -> list[Input]:
        """What the person did since the last call."""

    def show(self, scene: Scene) -> bool:
        """Draw what has changed; returns whether anything had."""


class PygameDriver:
    """A resizable window."""

    def __init__(self, title: str, size: tuple[int, int]) -> None:
        # Without it SDL on X11 takes 17 ms a flip instead of 0.9 (docs/benchmarks.md).
        os.environ.setdefault("SDL_FRAMEBUFFER_ACCELERATION", "0")
        pygame.display.init()
        pygame.font.init()
        self._surface = pygame.display.set_mode(size, pygame.RESIZABLE)
        if pygame.display.get_driver() == "offscreen":
            pygame.display.quit()
            raise NoScreenError(
                "no window can be opened: there is no display, or X libraries are missing"
            )
        pygame.display.set_caption(title)

    @property
    def size(self) -> tuple[int, int]:
        """The size of the window."""
        return self._surface.get_size()

    def inputs(self) -> list[Input]:
        """Translate what pygame collected; of many moves only the last counts."""
        found: list[Input] = []
        for event in pygame.event.get():
            item = _translate(event)
            if item is None:
                continue
            if isinstance(item, Resize):
                self._surface = pygame.display.get_surface() or self._surface
            moves = isinstance(item, Pointer) and item.what == "move"
            last = found[-1] if found else None
            if moves and isinstance(last, Pointer) and last.what == "move":
                found.pop()
            found.append(item)
        return found

    def show(self, scene: Scene) -> bool:
        """Draw and flip only what has changed."""
        if not scene.needs_drawing:
            return False
        pygame.display.update(scene.draw(self._surface))
        return True


class HeadlessDriver:
    """A surface in memory, for tests and pictures."""

    def __init__(self, size: tuple[int, int]) -> None:
        pygame.font.init()
        self.surface = pygame.Surface(size)
        self.queue: list[Input] = []

    @property
    def size(self) -> tuple[int, int]:
        """The size of the surface."""
        return self.surface.get_size()

    def inputs(self) -> list[Input]:
        """What a test has put into the queue."""
        found, self.queue = self.queue, []
        return found

    def show(self, scene: Scene) -> bool:
        """Draw what has changed."""
        if not scene.needs_drawing:
            return False
        scene.draw(self.surface)
        return True


def _translate(event: pygame.event.Event) -> Input | None:
    if event.type == pygame.QUIT:
        return Quit()
    if event.type == pygame.MOUSEMOTION:
        return Pointer("move", Point(*event.pos))
    if event.type == pygame.MOUSEBUTTONDOWN and event.button in (1, 3):
        return Pointer("down", Point(*event.pos), event.button)
    if event.type == pygame.MOUSEBUTTONUP and event.button in (1, 3):
        return Pointer("up", Point(*event.pos), event.button)
    if event.type == pygame.VIDEORESIZE:
        return Resize(event.w, event.h)
    if event.type == pygame.KEYDOWN:
        return _key(event)
    return None


def _key(event: pygame.event.Event) -> Key | None:
    if event.key == pygame.K_TAB:
        return Key("shift tab" if event.mod & pygame.KMOD_SHIFT else "tab")
    if event.key in _NAMES:
        return Key(_NAMES[event.key])
    return Key(event.unicode) if event.unicode else None


def run(driver: Driver, frame: Callable[[list[Input], float], Scene | None]) -> None:
    """Call `frame` 60 times a second until it returns None; sleep when nothing is to be drawn."""
    last = time.perf_counter()
    while True:
        began = time.perf_counter()
        scene = frame(driver.inputs(), min(began - last, 0.1))
        last = began
        if scene is None:
            return
        driver.show(scene)
        left = TICK - (time.perf_counter() - began)
        if left > 0:
            time.sleep(left)
