"""The desktop around the window: what SDL is asked for, so that the window has good manners."""

import os
from typing import Final

import pygame

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
    """Where the screens lie beside each other now, in pixels; the first one is the main screen.

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
