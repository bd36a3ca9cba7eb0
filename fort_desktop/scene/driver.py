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
from fort_desktop.scene.desktop import (
    NOWHERE,
    Place,
    accelerate,
    again,
    fresh,
    picture_scale,
    prepare,
    screens,
)
from fort_desktop.scene.easing import ease_out
from fort_desktop.scene.events import Blur, Input, Key, Pad, Pointer, Quit, Resize
from fort_desktop.scene.geometry import Point
from fort_desktop.scene.pads import NEEDED, Pads
from fort_desktop.scene.scene import Scene
from fort_desktop.scene.translate import HEARD, RELEASED, Repeats, placed, translate

TICK: Final = 1 / 60
"""Seconds of a frame."""
RESTING: Final = 1 / 36
"""Seconds of a tick at rest: what is pressed then is still answered within two frames."""
_AWAKE: Final = 0.5
"""So many seconds nothing has to be pressed or drawn before it rests."""
_NAP: Final = 0.08
"""Seconds from frame to frame of a scene that rests, unless something is pressed."""
ARRIVES: Final = 0.2
"""Seconds in which a scene takes the place of another one."""
_FIRST: Final = 0.2
"""The part of its width that is seen at once."""
_LONGEST: Final = 0.1
"""Seconds that a frame counts for at most: after a pause of the machine nothing jumps."""
_LOST: Final = frozenset({pygame.WINDOWEXPOSED, pygame.WINDOWRESTORED, pygame.WINDOWSHOWN})


class NoScreenError(RuntimeError):
    """A window cannot be opened; the message is that of SDL, "" if there is no display."""


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
    """The scene that a surface shows; another one is drawn in full.

    One that arrives is uncovered from the middle to both sides; nothing waits for that, and any
    press ends it. With less movement, and without animations, it is there at once.
    """

    def __init__(self) -> None:
        self._last: weakref.ref[Scene] | None = None
        self._surface: pygame.Surface | None = None
        self._since: float | None = None

    @property
    def typing(self) -> bool:
        """True if what is typed goes into a field."""
        last = None if self._last is None else self._last()
        return last is not None and last.typing

    def draw(self, scene: Scene, surface: pygame.Surface) -> list[pygame.Rect]:
        last = None if self._last is None else self._last()
        if last is not scene or self._surface is not surface:
            scene.damage_all()
            moves = scene.animator.speed > 0 and not scene.animator.reduced
            covered = last is not None and self._surface is surface
            self._since = scene.clock if moves and covered and scene.arrives else None
            scene.arrives = False
            self._last = weakref.ref(scene)
            self._surface = surface
        part = self._uncovered(scene, surface.get_rect())
        return scene.draw(surface, part) if scene.needs_drawing else []

    def hurry(self) -> None:
        """Show all of a scene that arrives."""
        self._since = None

    def _uncovered(self, scene: Scene, whole: pygame.Rect) -> pygame.Rect | None:
        """The part of a scene that arrives which is to be seen by now; None if all is."""
        if self._since is None or scene.clock - self._since >= ARRIVES:
            self._since = None
            return None
        share = ease_out((scene.clock - self._since) / ARRIVES)
        part = pygame.Rect(0, 0, round(whole.w * max(_FIRST, share)), whole.h)
        part.center = whole.center
        return part


def _set_icon(icon: Path | None) -> None:
    """Set the icon, before the window opens as some systems require; failure is ignored."""
    if icon is None:
        return
    with contextlib.suppress(OSError, pygame.error):
        pygame.display.set_icon(pygame.image.load(icon))


class PygameDriver:
    """A resizable window.

    Args:
        title: of the window; size: initial, in pixels, reduced to fit the screen;
        icon: picture file of the icon, used if it exists.
        least: the window cannot be made smaller; on a screen that is, the picture is scaled down.
        place: where the window was when it was last open, and how large.
        program: the class of the window, as the menu entry of the program names it.

        Raises:
            NoScreenError: there is no display; SDL would silently draw to nowhere.
    """

    def __init__(
        self,
        title: str,
        size: tuple[int, int],
        icon: Path | None = None,
        least: tuple[int, int] = (1, 1),
        place: Place = NOWHERE,
        program: str = "",
    ) -> None:
        give_back()
        self._least = least
        self._apart: pygame.Surface | None = None
        self._back_to: tuple[int, int] | None = None
        self._held: pygame.Window | None = None
        prepare(program)
        try:
            try:
                self._begin(size, icon, place)
            except pygame.error:
                # On displays of 30 bits ("deep colour") SDL draws with the graphics card only.
                pygame.display.quit()
                accelerate()
                self._begin(size, icon, place)
        except pygame.error as fault:
            raise NoScreenError(str(fault)) from fault
        pygame.font.init()
        if is_offscreen() and os.environ.get("SDL_VIDEODRIVER") != "offscreen":
            self._held = None
            pygame.display.quit()
            raise NoScreenError("")
        self.stay_awake(False)
        self.caption(title)
        # Events that nobody hears need not wake anybody.
        pygame.event.set_blocked(None)
        pygame.event.set_allowed([*HEARD, *_LOST, *NEEDED, *RELEASED])
        self._pads = Pads()
        self._repeats = Repeats()
        self._shown = _Shown()
        self._resized: list[Input] = []

    def _begin(self, size: tuple[int, int], icon: Path | None, place: Place) -> None:
        """Start the display and open the window."""
        pygame.display.init()
        _set_icon(icon)
        self._open(size, place)

    def _open(self, size: tuple[int, int], place: Place) -> None:
        """Open the window where it was, or wherever the system puts it."""
        shown = screens()
        x, y, w, h = self._place = again(place, shown)
        wanted = (w, h) if w else fresh(size, shown[0].size)
        before = os.environ.get("SDL_VIDEO_WINDOW_POS")
        if w and before is None:
            os.environ["SDL_VIDEO_WINDOW_POS"] = f"{x},{y}"
            self._back_to = (x, y)
        self._surface = pygame.display.set_mode(wanted, pygame.RESIZABLE)
        if w and before is None:
            del os.environ["SDL_VIDEO_WINDOW_POS"]
        least_w, least_h = (min(pair) for pair in zip(self._least, wanted, strict=True))
        # As long as this object lives, events of the window name it, and only they (`translate`).
        self._held = self.window()
        self._held.minimum_size = (least_w, least_h)

    @staticmethod
    def window() -> pygame.Window:
        """The window of `pygame.display`, for what pygame cannot do with that."""
        with warnings.catch_warnings():
            warnings.simplefilter("ignore", DeprecationWarning)
            return pygame.Window.from_display_module()

    @property
    def place(self) -> Place:
        """The place of the window; while it covers the screen, the place where it lay before."""
        if not pygame.display.is_fullscreen():
            x, y = self.window().position
            self._place = (x, y, *self._surface.get_size())
        return self._place

    def caption(self, title: str) -> None:
        """Write the title on the frame of the window."""
        pygame.display.set_caption(title)

    @staticmethod
    def stay_awake(on: bool) -> None:
        """Forbid the screen saver, or allow it, which SDL by itself does not."""
        pygame.display.set_allow_screensaver(not on)

    def call(self) -> None:
        """Let the task bar show that the window waits, until it has the focus again."""
        if not self.has_focus():
            self.window().flash(pygame.FLASH_UNTIL_FOCUSED)

    @staticmethod
    def has_focus() -> bool:
        """Return True if keys go to the window."""
        return bool(pygame.key.get_focused())

    @staticmethod
    def handle() -> int:
        """The number by which the system knows the window, 0 where it has none."""
        return int(pygame.display.get_wm_info().get("window", 0))

    def full_screen(self, on: bool) -> None:
        """Switch to full screen, or back to the window's former size and place."""
        if on == pygame.display.is_fullscreen():
            return
        # `set_mode` would set the size while the window still covers the screen: window managers
        # keep it so large then, and move it. SDL itself remembers size and place.
        self._place = self.place
        window = self.window()
        window.set_fullscreen(True) if on else window.set_windowed()
        self._surface = pygame.display.get_surface() or self._surface
        # Not every system tells a size that the program itself has asked for.
        self._resized = [Resize(*self.size)]

    @property
    def size(self) -> tuple[int, int]:
        """The size of the picture: that of the window, or more if that is too small."""
        return self._picture(self._surface.get_size())

    def _picture(self, window: tuple[int, int]) -> tuple[int, int]:
        more = picture_scale(window, self._least)
        return round(window[0] * more), round(window[1] * more)

    def inputs(self) -> list[Input]:
        """Translate pygame's events; of consecutive moves or resizes only the last counts."""
        found, self._resized = self._resized, []
        typing = self._shown.typing
        for event in _collected():
            if self._repeats.drops(event, typing):
                continue
            if event.type in _LOST:
                self._shown = _Shown()
            found += self._pads.heard(event)
            there = placed(event)
            if there is not None:
                found.append(there)
            item = self._pads.told(self._unshrunk(translate(event)), event)
            if item is None:
                continue
            if found and _replaces(item, found[-1]):
                found.pop()
            found.append(item)
        if any(map(_presses, found)):
            self._shown.hurry()
        if self._back_to is not None:
            # A window manager took that for the place of its frame, so that the window would creep.
            self.window().position, self._back_to = self._back_to, None
        # SDL makes the surface again with the window's size.
        self._surface = pygame.display.get_surface() or self._surface
        return found

    def _unshrunk(self, item: Input | None) -> Input | None:
        """Return an input in the window, with the sizes and places of the picture."""
        if isinstance(item, Resize):
            return Resize(*self._picture(item))
        more = picture_scale(self._surface.get_size(), self._least)
        if isinstance(item, Pointer) and more != 1:
            return item._replace(at=Point(item.at.x * more, item.at.y * more))
        return item

    def show(self, scene: Scene) -> bool:
        """Draw and flip only what has changed."""
        if self.size == self._surface.get_size() and _takes_pictures(self._surface):
            rects = self._shown.draw(scene, self._surface)
        else:
            rects = self._show_apart(scene)
        if rects:
            pygame.display.update(rects)
        return bool(rects)

    def _show_apart(self, scene: Scene) -> list[pygame.Rect]:
        """Draw a picture of another size or depth than the window has; return what changed."""
        if self._apart is None or self._apart.get_size() != self.size:
            self._apart = pygame.Surface(self.size, depth=32)
        rects = self._shown.draw(scene, self._apart)
        window = self._surface.get_size()
        if not rects or window == self.size:
            return [self._surface.blit(self._apart, rect, rect) for rect in rects]
        # Scaling knows no other number of colours.
        return [self._surface.blit(pygame.transform.smoothscale(self._apart, window), (0, 0))]

    def close(self) -> None:
        """Close the window; fonts stay open, since pictures of text are cached."""
        self._pads.close()
        self._held = None
        pygame.display.quit()


class HeadlessDriver:
    """A surface in memory, for tests and pictures; no window is opened.

    Attributes:
        surface: the picture that is shown; queue: input for the next frame.
    """

    def __init__(self, size: tuple[int, int]) -> None:
        give_back()
        pygame.font.init()
        self.surface = pygame.Surface(size, depth=32)
        self.queue: list[Input] = []
        self._shown = _Shown()

    @property
    def size(self) -> tuple[int, int]:
        """The size of the surface."""
        return self.surface.get_size()

    def resize(self, size: tuple[int, int]) -> None:
        """Resize as a person would."""
        self.surface = pygame.Surface(size, depth=32)
        self.queue.append(Resize(*size))

    def inputs(self) -> list[Input]:
        """The input that a test has put into the queue."""
        found, self.queue = self.queue, []
        if any(map(_presses, found)):
            self._shown.hurry()
        return found

    def show(self, scene: Scene) -> bool:
        """Draw what has changed."""
        return bool(self._shown.draw(scene, self.surface))


def _presses(event: Input) -> bool:
    """Return True if something was pressed, or somebody looks away."""
    return isinstance(event, Key | Pad | Blur) or (
        isinstance(event, Pointer) and event.what == "down"
    )


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


def _takes_pictures(surface: pygame.Surface) -> bool:
    """Return True if a surface has the colours of pictures, 8 bits of each: nothing is changed."""
    return surface.get_bytesize() == 4 and not any(surface.get_losses()[:3])


def is_offscreen() -> bool:
    """Return True if SDL has silently fallen back to a driver without a display."""
    return pygame.display.get_init() and pygame.display.get_driver() == "offscreen"


def _replaces(new: Input, old: Input) -> bool:
    if isinstance(new, Pointer) and isinstance(old, Pointer):
        return new.what == "move" and old.what == "move"
    return isinstance(new, Resize) and isinstance(old, Resize)


class Pace:
    """The length of ticks, and which of them need a frame once nothing has happened for a while.

    Most of what a still picture costs is to wake up and find that it is still.
    """

    def __init__(self) -> None:
        self._still = 0.0
        self._rests = False

    def skips(self, seconds: float) -> bool:
        """Return True if no frame is due yet so many seconds after the last, without any input."""
        return self._rests and self._still > _AWAKE and seconds < _NAP

    def frame(self, seconds: float, busy: bool, rests: bool) -> None:
        """Note a frame so many seconds after the one before.

        Args:
            busy: something was pressed or drawn; rests: nothing is about to change by itself.
        """
        self._still = 0.0 if busy else self._still + seconds
        self._rests = rests

    @property
    def tick(self) -> float:
        """Seconds until input is looked for again."""
        return RESTING if self._still > _AWAKE else TICK


def run(driver: Driver, frame: Callable[[list[Input], float], Scene | None]) -> None:
    """Call `frame(inputs, seconds)` 60 times a second, less often at rest, until it returns None.

    `frame` returns the scene to show. A frame without changes draws nothing and sleeps; a scene
    that says that it `rests` gets fewer still, but what is pressed is answered as fast.
    """
    last, pace = time.perf_counter(), Pace()
    while True:
        began = time.perf_counter()
        seconds, inputs = min(began - last, _LONGEST), driver.inputs()
        if inputs or not pace.skips(seconds):
            last = began
            scene = frame(inputs, seconds)
            if scene is None:
                return
            pace.frame(seconds, driver.show(scene) or bool(inputs), scene.rests)
        left = pace.tick - (time.perf_counter() - began)
        if left > 0:
            time.sleep(left)


def show(
    driver: Driver,
    current: Callable[[], Scene],
    resized: Callable[[tuple[int, int]], None] | None = None,
) -> None:
    """Run until the window is closed, for programs without their own frame function.

    Args:
        current: the scene to show now; resized: lays it out again for a size in pixels.
    """

    def frame(inputs: list[Input], seconds: float) -> Scene | None:
        current().under.look(current(), seconds)
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
