"""The buttons of a gamepad as signs, in a square."""

from typing import Final

import pygame

from fort_desktop.scene import text
from fort_desktop.ui.art.fonts import TITLE
from fort_desktop.ui.art.kept import PARTS
from fort_desktop.ui.art.palette import INK
from fort_desktop.ui.art.svg import LINE, disc, path, picture, rect

_FACES: Final = {"a": "#BFE3A8", "b": "#F3B0A2", "x": "#A9D2F0", "y": "#FBE08A"}
"""Pale enough for the letter to be read, which tells them apart without colour."""
_FLOOR: Final = 12
"""Pixels of the smallest letters."""
_STICKS: Final = {"l3": "L", "r3": "R"}
_MIDDLES: Final = {"lt": 0.52, "rt": 0.48}
"""Where the middle of a sign is that is not that of its square."""


def _shoulder(left: bool) -> str:
    """A button at the top edge of a pad, rounded where the edge of the pad is."""
    round_, sharp = "M1 19.5 V12 Q1 4.5 9 4.5", "H21 Q23 4.5 23 6.5 V17.5 Q23 19.5 21 19.5Z"
    if not left:
        round_, sharp = "M23 19.5 V12 Q23 4.5 15 4.5", "H3 Q1 4.5 1 6.5 V17.5 Q1 19.5 3 19.5Z"
    return path(f"{round_} {sharp}", "#FFFBF0", 2)


def _cross(arm: str) -> str:
    """A directional pad with the arm that is pushed."""
    arms = {"up": (9, 2), "left": (2, 9), "right": (15, 9), "down": (9, 15)}
    body = path("M9 2 H15 V9 H22 V15 H15 V22 H9 V15 H2 V9 H9Z", "#FFFBF0", 2)
    x, y = arms[arm]
    w, h = (6, 7) if arm in ("up", "down") else (7, 6)
    return body + rect(x, y, w, h, 1, "#F6A821", 2)


def _trigger(left: bool) -> str:
    """A trigger below the edge of a pad, round where a finger pulls it."""
    body = "M4 3 H16 Q21 3 21 9 V21 H7 Q4 21 4 17Z"
    if not left:
        body = "M20 3 H8 Q3 3 3 9 V21 H17 Q20 21 20 17Z"
    return path(body, "#FFFBF0", 2)


_BODIES: Final[dict[str, str]] = {
    **{name: disc(12, 12, 10.6, fill, 2) for name, fill in _FACES.items()},
    **{arm: _cross(arm) for arm in ("up", "left", "right", "down")},
    "lb": _shoulder(True),
    "rb": _shoulder(False),
    "lt": _trigger(True),
    "rt": _trigger(False),
    "l3": disc(12, 12, 10.6, "#FFFBF0", 2) + disc(12, 12, 6.6, "#E4D6BE", 1.6),
    "r3": disc(12, 12, 10.6, "#FFFBF0", 2) + disc(12, 12, 6.6, "#E4D6BE", 1.6),
    "start": rect(1.6, 6, 20.8, 12, 6, "#FFFBF0", 2)
    + "".join(rect(7.5, y, 9, 1.5, 0.7, LINE) for y in (9, 11.4, 13.8)),
    "back": rect(1.6, 6, 20.8, 12, 6, "#FFFBF0", 2)
    + path("M10.4 9 L7 12 L10.4 15 M7.6 12 H17", "none", 1.8),
}
_LETTERS: Final = {
    **{name: name.upper() for name in _FACES},
    "lb": "LB",
    "rb": "RB",
    "lt": "LT",
    "rt": "RT",
    **_STICKS,
}


@PARTS
def pad_sign(name: str, size: int) -> pygame.Surface:
    """A button of a gamepad by its name in events, in a square of `size` pixels."""
    image = picture(_BODIES[name], size, size)
    letters = _LETTERS.get(name)
    if letters is None:
        return image
    tall = {1: 0.58, 2: 0.44}[len(letters)] if name not in _STICKS else 0.42
    shown = text.line(TITLE, max(_FLOOR, round(size * tall)), letters, INK)
    ink = shown.get_bounding_rect()
    middle = _MIDDLES.get(name, 0.5) * size
    image = image.copy()
    image.blit(shown, (round(middle - ink.w / 2) - ink.x, round((size - ink.h) / 2) - ink.y))
    return image
