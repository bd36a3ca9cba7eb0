"""The shapes of the other signs, in a box of 24 x 24: marks of seats, things, buttons."""

from typing import Final

import pygame

from fort_desktop.scene.panel import rounded
from fort_desktop.ui.art import palette as pal
from fort_desktop.ui.art.kept import THINGS
from fort_desktop.ui.art.signs import CREAM, LEAF, RED, WOOD, mini_card
from fort_desktop.ui.art.svg import LINE, disc, moved, oval, path, rect

_T: Final = 1.7

SHAPES: Final = {
    "star": "M12 .8 L15.3 8.2 L23.4 9 L17.3 14.4 L19.1 22.4 L12 18.2 L4.9 22.4 L6.7 14.4 "
    "L.6 9 L8.7 8.2Z",
    "moon": "M15.5 1.6 A10.8 10.8 0 1 0 22.6 15 A8.6 8.6 0 0 1 15.5 1.6Z",
    "cloud": "M6 20 Q.6 20 .8 15.2 Q1 11.2 5 11 Q5.4 5 11.2 4.6 Q16 4.4 17.6 9 Q23 9 23.2 14.4 "
    "Q23.2 20 18 20Z",
    "sun": "M12 1 L14.4 5.6 L19.4 4.2 L18.6 9.2 L23 12 L18.6 14.8 L19.4 19.8 L14.4 18.4 L12 23 "
    "L9.6 18.4 L4.6 19.8 L5.4 14.8 L1 12 L5.4 9.2 L4.6 4.2 L9.6 5.6Z",
}
"""The marks of seats, filled as the caller wishes."""


def _line(d: str, thick: float = 3.2) -> str:
    return path(d, "none", thick)


def noodle(x: float, y: float, turn: float) -> str:
    """One macaroni; units of the sculpture."""
    bow = "M-12 6 A12 12 0 0 1 12 6"
    return moved(
        path(bow, "none", 13.5)
        + path(bow, "none", 8.2, line="#F7C955")
        + path("M-8 1 A10.4 10.4 0 0 1 3 -6", "none", 2.4, line="#FFEBA6"),
        x,
        y,
        1,
        turn,
    )


_NOODLES: Final = (
    (30, 80, 0), (52, 82, 20), (74, 80, -10), (40, 62, 60), (64, 62, -50), (30, 52, 10),
    (72, 48, 30), (52, 44, -20), (44, 28, 40), (62, 30, -40), (53, 14, 0),
)  # fmt: skip


def sculpture() -> str:
    """The macaroni sculpture, in a box of 104 x 120."""
    plate = path("M10 92 H94 L85 110 Q84 113 80 113 H24 Q20 113 19 110Z", "#C43D2F", 4)
    gleam = path("M22 98 H44", "none", 3, line="#EE8A78")
    pile = "".join(noodle(*place) for place in _NOODLES)
    return oval(52, 112, 48, 8, "#2A1A08", more='opacity="0.2"') + plate + gleam + pile


def _back(fill: str) -> str:
    return (
        rect(4, 1.4, 16, 21.2, 2.4, fill, _T)
        + rect(
            6.2,
            3.6,
            11.6,
            16.8,
            1.4,
            "none",
            0,
            'stroke="#F6E7BE" stroke-width="1" stroke-dasharray="2 1.5"',
        )
        + path("M12 7.4 L16 10.6 V16.4 H8 V10.6Z", WOOD, 1.2)
    )


def _cog() -> str:
    teeth = "".join(moved(rect(-2.2, -11.2, 4.4, 5, 1, LINE), 12, 12, 1, 45 * i) for i in range(8))
    return teeth + disc(12, 12, 7.4, LINE) + disc(12, 12, 3.2, CREAM)


def _speaker(on: bool) -> str:
    body = path("M3 9 H7 L13 3.6 V20.4 L7 15 H3Z", LINE, 1.4)
    waves = "M16.4 8.4 Q18.8 12 16.4 15.6 M19.2 5.4 Q23.2 12 19.2 18.6"
    return body + _line(waves if on else "M16.6 9 L22 15 M22 9 L16.6 15", 2.2)


MARKS: Final[dict[str, str]] = {
    "kid": disc(12, 8.4, 6, "#F4C79A", _T)
    + path("M6 8.4 Q5.6 2 12 2 Q18.4 2 18 8.4 Q15.4 5.6 12 5.6 Q8.6 5.6 6 8.4Z", "#8A4B2A", 1.3)
    + path("M2.4 23 Q2.4 15.2 12 15.2 Q21.6 15.2 21.6 23Z", LEAF, _T),
    "heart": path(
        "M12 22.2 Q1 13.8 1.4 7.8 Q2 2.6 6.8 2.6 Q10.4 2.6 12 6.2 Q13.6 2.6 17.2 2.6 "
        "Q22 2.6 22.6 7.8 Q23 13.8 12 22.2Z",
        "#E2453C",
        _T,
    )
    + path("M4.4 8 Q4.8 5.6 7 5.4", "none", 1.6, line="#FFB3A6"),
    "hand": moved(rect(-6, -9, 11, 16, 2, "#F5E3BF", _T), 9, 13, 1, -14)
    + moved(rect(-5, -9, 11, 16, 2, "#FFF6E3", _T), 14.6, 13, 1, 10),
    "deck": rect(7.4, 1.6, 13.6, 18, 2, "#8C5327", _T)
    + rect(5.2, 3.4, 13.6, 18, 2, "#A9683A", _T)
    + rect(3, 5.2, 13.6, 17.6, 2, "#C98A50", _T)
    + path("M9.8 10 L13 12.8 V18 H6.6 V12.8Z", "#F6E7BE", 1),
    "discard": mini_card(9.4, 12.8, -16, 1.2) + mini_card(15, 12, 12, 1.2),
    "macaroni": moved(sculpture(), 1.6, 0.6, 0.198),
    "rule": _back("#7E63A8"),
    "park": _back("#A9683A"),
    "first": _line("M5.4 1.6 V23", 2.6)
    + path("M6 2.6 Q12 .4 15 3.4 Q18.4 5.4 22 3.4 V13 Q18 15 15 13 Q12 10.4 6 12.6Z", RED, _T)
    + path("M10.6 6 L13 4.8 V10.4", "none", 2.2, line=CREAM),
    "tick": path("M4 12.6 L9.8 18.6 L20.4 5.6", "none", 3.6),
    "cross": _line("M5.4 5.4 L18.6 18.6 M18.6 5.4 L5.4 18.6", 3.6),
    "plus": _line("M12 4 V20 M4 12 H20", 4.2),
    "minus": _line("M4 12 H20", 4.2),
    "left": _line("M15.4 4.6 L8 12 L15.4 19.4"),
    "right": _line("M8.6 4.6 L16 12 L8.6 19.4"),
    "up": _line("M4.6 15.4 L12 8 L19.4 15.4"),
    "down": _line("M4.6 8.6 L12 16 L19.4 8.6"),
    "arrow": _line("M3 12 H20 M13.4 5.4 L20.4 12 L13.4 18.6"),
    "undo": _line("M4 8.6 H14.6 A5.6 5.6 0 0 1 14.6 19.8 H8.6 M9.6 3 L3.6 8.6 L9.6 14.2"),
    "menu": _line("M4 5.6 H20 M4 12 H20 M4 18.4 H20"),
    "cog": _cog(),
    "help": disc(12, 12, 10.6, CREAM, 2)
    + _line("M8.6 9.4 Q8.6 5.8 12 5.8 Q15.4 5.8 15.4 9 Q15.4 11.4 12 12.6 V14.4", 2.6)
    + disc(12, 18.2, 1.6, LINE),
    "sound": _speaker(True),
    "mute": _speaker(False),
    "play": path("M6.4 3.6 L20 12 L6.4 20.4Z", LINE, 2.4),
    "pause": path("M7 4 V20 M17 4 V20", "none", 5),
    "log": rect(4, 1.8, 16, 20.6, 2, CREAM, _T) + _line("M8 7 H16 M8 12 H16 M8 17 H13", 1.8),
    "dice": rect(2.4, 2.4, 19.2, 19.2, 4.6, CREAM, 2)
    + "".join(
        disc(x, y, 2.1, LINE)
        for x, y in ((7.4, 7.4), (16.6, 7.4), (12, 12), (7.4, 16.6), (16.6, 16.6))
    ),
    "eye": path("M1.6 12 Q12 .6 22.4 12 Q12 23.4 1.6 12Z", CREAM, 2) + disc(12, 12, 4.2, LINE),
}
"""Everything that is neither a step of an action nor a suit."""


_WHITE, _NAVY = 6.0, 4.5
"""How thick the two lines of the focus ring are, in design units."""


@THINGS
def focus_ring(w: int, h: int, unit: float) -> pygame.Surface:
    """The focus mark: a white line and a navy one around it, outside of everything."""
    white, navy = (max(2, round(line * unit)) for line in (_WHITE, _NAVY))
    both = white + navy
    wide, tall = w + 2 * both, h + 2 * both
    image = pygame.Surface((wide, tall), pygame.SRCALPHA, 32)
    image.blit(rounded(wide, tall, 12 * unit + both, None, pal.FOCUS[1], navy), (0, 0))
    inner = rounded(wide - 2 * navy, tall - 2 * navy, 12 * unit + white, None, pal.FOCUS[0], white)
    image.blit(inner, (navy, navy))
    return image
