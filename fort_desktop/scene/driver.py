"""Drivers that show a scene and deliver input: a window, or a surface in memory."""

import contextlib
import os
import time
import warnings
import weakref
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Final, Protocol

import pygame

from fort_desktop.scene.cache import give_back
from fort_desktop.scene.events import Input, Pointer, Quit, Resize
from fort_desktop.scene.pads import NEEDED, Pads
from fort_desktop.scene.scene import Scene
from fort_desktop.scene.translate import HEARD, translate

TICK: Final = 1 / 60
"""Seconds of a frame."""
_LONGEST: Final = 0.1
"""Seconds that a frame counts for at most: after a pause of the machine nothing jumps."""
_FRAME: Final = (32, 96)
"""Pixels of the screen, across and down, that a new window leaves to frames and bars."""
_LOST: Final = frozenset({pygame.WINDOWEXPOSED, pygame.WINDOWRESTORED, pygame.WINDOWSHOWN})


class NoScreenError(RuntimeError):
    """A window cannot be opened; the message says why."""


class Driver(Protocol):
    """Shows frames and delivers input."""

    @property
    def size(self) -> tuple[int, int]:
        """The size of the surface, in pixels."""

    def inputs(self) -> list[Input]:
        """The input since the last call."""

    def show(self, scene: Scene) -> bool:
        """Draw what has changed; returns whether anything had."""


class _Shown:
    """The scene that a surface shows; another one is drawn in full."""

    def __init__(self) -> None:
        self._last: weakref.ref[Scene] | None = None
        self._surface: pygame.Surface | None = None

    def draw(self, scene: Scene, surface: pygame.Surface) -> list[pygame.Rect]:
        last = None if self._last is None else self._last()
        if last is not scene or self._surface is not surface:
            scene.damage_all()
            self._last = weakref.ref(scene)
            self._surface = surface
        return scene.draw(surface) if scene.needs_drawing else []


def _set_icon(icon: Path | None) -> None:
    """Set the icon, before the window opens as some systems require; failure is ignored."""
    if icon is None:
        return
    with contextlib.suppress(OSError, pygame.error):
        pygame.display.set_icon(pygame.image.load(icon))


def _inside_screen(size: tuple[int, int]) -> tuple[int, int]:
    """Limit a window's size so that it fits the screen with its frame and a task bar."""
    screen = pygame.display.get_desktop_sizes()[0]
    w, h = (min(wish, max(whole // 2, whole - edge))
            for wish, whole, edge in zip(size, screen, _FRAME, strict=True))  # fmt: skip
    return w, h


class PygameDriver:
    """A resizable window.

    Args:
        title: of the window; size: initial, in pixels, reduced to fit the screen;
        icon: picture file of the icon, used if it exists.

        Raises:
            NoScreenError: there is no display; SDL would silently draw to nowhere.
    """

    def __init__(self, title: str, size: tuple[int, int], icon: Path | None = None) -> None:
        give_back()
        # Without it SDL on X11 takes 17 ms a flip instead of 0.9 (docs/benchmarks.md).
        os.environ.setdefault("SDL_FRAMEBUFFER_ACCELERATION", "0")
        try:
            pygame.display.init()
            _set_icon(icon)
            self._surface = pygame.display.set_mode(_inside_screen(size), pygame.RESIZABLE)
        except pygame.error as fault:
            raise NoScreenError(f"no window can be opened: {fault}") from fault
        pygame.font.init()
        if is_offscreen() and os.environ.get("SDL_VIDEODRIVER") != "offscreen":
            pygame.display.quit()
            raise NoScreenError(
                "no window can be opened: there is no display, or X libraries are missing"
            )
        pygame.display.set_caption(title)
        # Events that nobody hears need not wake anybody.
        pygame.event.set_blocked(None)
        pygame.event.set_allowed([*HEARD, *_LOST, *NEEDED])
        self._pads = Pads()
        self._shown = _Shown()
        self._resized: list[Input] = []

    def full_screen(self, on: bool) -> None:
        """Switch to full screen, or back to the window's former size and place."""
        if on == pygame.display.is_fullscreen():
            return
        # `set_mode` would set the size while the window still covers the screen: window managers
        # keep it so large then, and move it. SDL itself remembers size and place.
        with warnings.catch_warnings():
            warnings.simplefilter("ignore", DeprecationWarning)
            window = pygame.Window.from_display_module()
        window.set_fullscreen(True) if on else window.set_windowed()
        self._surface = pygame.display.get_surface() or self._surface
        # Not every system tells a size that the program itself has asked for.
        self._resized = [Resize(*self.size)]

    @property
    def size(self) -> tuple[int, int]:
        """The size of the window."""
        return self._surface.get_size()

    def inputs(self) -> list[Input]:
        """Translate pygame's events; of consecutive moves or resizes only the last counts."""
        found, self._resized = self._resized, []
        for event in _collected():
            if event.type in _LOST:
                self._shown = _Shown()
            found += self._pads.heard(event)
            item = translate(event)
            if item is None:
                continue
            if found and _replaces(item, found[-1]):
                found.pop()
            found.append(item)
        # SDL makes the surface anew with the window's size.
        self._surface = pygame.display.get_surface() or self._surface
        return found

    def show(self, scene: Scene) -> bool:
        """Draw and flip only what has changed."""
        rects = self._shown.draw(scene, self._surface)
        if rects:
            pygame.display.update(rects)
        return bool(rects)

    def close(self) -> None:
        """Close the window; fonts stay open, since pictures of text are cached."""
        self._pads.close()
        pygame.display.quit()


class HeadlessDriver:
    """A surface in memory, for tests and pictures; no window is opened.

    Attributes:
        surface: the picture that is shown; queue: input for the next frame.
    """

    def __init__(self, size: tuple[int, int]) -> None:
        give_back()
        pygame.font.init()
        self.surface = pygame.Surface(size)
        self.queue: list[Input] = []
        self._shown = _Shown()

    @property
    def size(self) -> tuple[int, int]:
        """The size of the surface."""
        return self.surface.get_size()

    def resize(self, size: tuple[int, int]) -> None:
        """Resize as a person would."""
        self.surface = pygame.Surface(size)
        self.queue.append(Resize(*size))

    def inputs(self) -> list[Input]:
        """The input that a test has put into the queue."""
        found, self.queue = self.queue, []
        return found

    def show(self, scene: Scene) -> bool:
        """Draw what has changed."""
        return bool(self._shown.draw(scene, self.surface))


def _collected() -> Iterator[pygame.event.Event]:
    """Poll pygame's events one by one, so that an error loses no other event.

    pygame raises for a dropped file whose name is not UTF-8; the name is in the exception.
    """
    while True:
        try:
            event = pygame.event.poll()
        except SystemError as fault:
            if not isinstance(fault.__cause__, UnicodeDecodeError):
                raise
            name = os.fsdecode(fault.__cause__.object)
            event = pygame.event.Event(pygame.DROPFILE, file=name)
        if event.type == pygame.NOEVENT:
            return
        yield event


def is_offscreen() -> bool:
    """Whether SDL has silently fallen back to a driver without a display."""
    return pygame.display.get_init() and pygame.display.get_driver() == "offscreen"


def _replaces(new: Input, old: Input) -> bool:
    if isinstance(new, Pointer) and isinstance(old, Pointer):
        return new.what == "move" and old.what == "move"
    return isinstance(new, Resize) and isinstance(old, Resize)


def run(driver: Driver, frame: Callable[[list[Input], float], Scene | None]) -> None:
    """Call `frame(inputs, seconds)` 60 times a second until it returns None.

    `frame` returns the scene to show. A tick without changes draws nothing and sleeps.
    """
    last = time.perf_counter()
    while True:
        began = time.perf_counter()
        scene = frame(driver.inputs(), min(began - last, _LONGEST))
        last = began
        if scene is None:
            return
        driver.show(scene)
        left = TICK - (time.perf_counter() - began)
        if left > 0:
            time.sleep(left)


def show(
    driver: Driver,
    current: Callable[[], Scene],
    resized: Callable[[tuple[int, int]], None] | None = None,
) -> None:
    """Run until the window is closed, for programs without their own frame function.

    Args:
        current: the scene to show now; resized: lays it out anew for a size in pixels.
    """

    def frame(inputs: list[Input], seconds: float) -> Scene | None:
        for event in inputs:
            if isinstance(event, Quit):
                return None
            if isinstance(event, Resize):
                if resized is not None:
                    resized((event.width, event.height))
            else:
                current().handle(event)
        current().advance(seconds)
        return current()

    run(driver, frame)
