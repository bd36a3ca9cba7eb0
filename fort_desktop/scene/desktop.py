"""The desktop around the window: what SDL is asked for, so that the window has good manners."""

import os
from typing import Final

_HINTS: Final = {
    # Without it SDL on X11 takes 17 ms a flip instead of 0.9 (docs/benchmarks.md).
    "SDL_FRAMEBUFFER_ACCELERATION": "0",
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
