"""The desktop around the window: what SDL is asked for, so that the window has good manners."""

import os
from typing import Final

import pygame

_FRAME: Final = (32, 96)
"""Pixels of the screen, across and down, that a new window leaves to frames and bars."""
_USUAL: Final = (1920, 1080)
"""On a screen of this size a window has the size that is asked for; on larger ones more."""
Place = tuple[int, int, int, int]
"""Where a window lies and how large it is: x, y, width, height in pixels."""
NOWHERE: Final[Place] = (0, 0, 0, 0)


def fresh(size: tuple[int, int], screen: tuple[int, int]) -> tuple[int, int]:
    """The size of a new window: as large a part of a large screen as of the usual one.

    It fits the screen with its frame and a task bar.
    """
    more = max(1.0, min(whole / usual for whole, usual in zip(screen, _USUAL, strict=True)))
    w, h = (min(round(wish * more), _most(whole, edge))
            for wish, whole, edge in zip(size, screen, _FRAME, strict=True))  # fmt: skip
    return w, h


def _most(whole: int, edge: int) -> int:
    return max(whole // 2, whole - edge)


def again(place: Place, screens: list[pygame.Rect]) -> Place:
    """Return the place of an earlier window on today's screens; `NOWHERE` if it had none.

    It stays as long as the screens show all of it. Else it is moved into the one that shows most
    of it: the first one, if screens were taken away and none shows any.
    """
    before = pygame.Rect(place)
    if before.w <= 0 or before.h <= 0:
        return NOWHERE
    seen = [_area(before.clip(screen)) for screen in screens]
    screen = screens[seen.index(max(seen))]
    w, h = min(before.w, _most(screen.w, _FRAME[0])), min(before.h, _most(screen.h, _FRAME[1]))
    now = pygame.Rect(before.topleft, (w, h))
    if sum(seen) < _area(before):
        now.clamp_ip(screen)
    return now.x, now.y, now.w, now.h


def _area(rect: pygame.Rect) -> int:
    return rect.w * rect.h


def picture_scale(window: tuple[int, int], least: tuple[int, int]) -> float:
    """Return how many times larger than the window the picture is, to have at least that size."""
    return max(1.0, least[0] / max(1, window[0]), least[1] / max(1, window[1]))


_ACCELERATION: Final = "SDL_FRAMEBUFFER_ACCELERATION"
_CENTRED: Final = 0x2FFF0000
"""A place that SDL takes for the middle of a screen; the screen's number is added to it."""
_HINTS: Final = {
    # Without it SDL on X11 takes 17 ms a flip instead of 0.9 (docs/benchmarks.md).
    _ACCELERATION: "0",
    # Else Windows enlarges the picture on displays of many dots, which blurs it.
    "SDL_WINDOWS_DPI_AWARENESS": "permonitorv2",
    # Else SDL on X11 switches the effects of the whole desktop off, as for a game of action.
    "SDL_VIDEO_X11_NET_WM_BYPASS_COMPOSITOR": "0",
}
_CLASSES: Final = ("SDL_VIDEO_X11_WMCLASS", "SDL_VIDEO_WAYLAND_WMCLASS")


def prepare(program: str) -> None:
    """Set what SDL reads when the display starts; what the person has set already stays.

    Args:
        program: the class of the window, by which a desktop finds the menu entry of the program;
            "" leaves the name of the script.
    """
    for name, value in _HINTS.items():
        os.environ.setdefault(name, value)
    if program:
        # Not by default: pygame has set the name of the script as it was imported.
        os.environ.update(dict.fromkeys(_CLASSES, program))


def accelerate() -> None:
    """Let SDL draw with the graphics card from the next start of the display on."""
    os.environ.pop(_ACCELERATION, None)


def screens() -> list[pygame.Rect]:
    """Return the areas of all screens, beside each other, in pixels; the first is the main screen.

    pygame tells only how large they are. The corner of each follows from where SDL puts a window,
    never shown, into the middle of it.
    """
    found = []
    for number, (w, h) in enumerate(pygame.display.get_desktop_sizes()):
        middle = _CENTRED | number
        probe = pygame.Window(size=(1, 1), position=(middle, middle), hidden=True)
        x, y = probe.position
        probe.destroy()
        found.append(pygame.Rect(x - (w - 1) // 2, y - (h - 1) // 2, w, h))
    return found
