"""Signs of the program's own buttons, in a box of 24 x 24: history, menu, playback."""

from typing import Final

from fort_desktop.ui.art.svg import LINE, disc, path, rect

_BACK: Final = "M9.6 3.4 L3.8 9 L9.6 14.6 M4.4 9 H14 Q20.6 9 20.6 14.6 Q20.6 20.4 14 20.4 H9"
_FORTH: Final = "M14.4 3.4 L20.2 9 L14.4 14.6 M19.6 9 H10 Q3.4 9 3.4 14.6 Q3.4 20.4 10 20.4 H15"


def _since() -> str:
    """A clock with an arrow round it."""
    hands = "M12 7.4 V12.6 L15.6 14.8"
    return disc(12, 12, 9.6, "#FFFBF0", 2) + path(hands, "none", 2.4)


def _bulb() -> str:
    """A light bulb, for hints."""
    glass = "M12 2.4 Q19 2.4 19 9 Q19 12.6 15.6 15.4 V17.6 H8.4 V15.4 Q5 12.6 5 9 Q5 2.4 12 2.4Z"
    return path(glass, "#FFF3BF", 2) + path("M9 20 H15 M10.4 22.6 H13.6", "none", 2)


def _menu() -> str:
    return "".join(rect(3, y, 18, 3.4, 1.6, LINE) for y in (4.2, 10.3, 16.4))


CONTROLS: Final[dict[str, str]] = {
    "undo": path(_BACK, "none", 3),
    "redo": path(_FORTH, "none", 3),
    "since": _since(),
    "menu": _menu(),
    "hint": _bulb(),
    "earlier": path("M15.6 4 L7.4 12 L15.6 20", "none", 3.4),
    "later": path("M8.4 4 L16.6 12 L8.4 20", "none", 3.4),
}
"""By name, as `icon` takes them."""
