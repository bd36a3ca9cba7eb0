"""A small pencil drawing for each chapter of a lesson, at the edge of its notes."""

from typing import Final

import pygame

from fort_desktop.ui.art.kept import THINGS
from fort_desktop.ui.art.svg import disc, oval, path, picture, rect

_SHAPES: Final[dict[str, str]] = {
    "bug": oval(24, 27, 12, 15, "#E5593F", 2.4)
    + disc(24, 12, 6.5, "#4A3A3F", 2)
    + path("M24 13 V42 M12 20 L5 15 M12 28 H4 M13 35 L6 40 M36 20 L43 15 M36 28 H44 M35 35 L42 40"
           " M20 7 L16 2 M28 7 L32 2", "none", 2.2)
    + disc(18, 24, 2.4, "#4A3A3F") + disc(30, 24, 2.4, "#4A3A3F")
    + disc(19, 33, 2.2, "#4A3A3F") + disc(29, 33, 2.2, "#4A3A3F"),
    "kid": disc(29, 9, 6, "#F3C58F", 2.2)
    + path("M27 16 L22 29 L31 35 L28 45 M22 29 L13 34 L7 42 M26 19 L36 25 L42 21"
           " M25 20 L15 20 L11 27", "none", 3.2)
    + path("M2 14 H12 M1 22 H8 M3 30 H9", "none", 1.6),
    "brick": rect(4, 28, 18, 11, 2, "#E0894F", 2.2)
    + rect(25, 28, 18, 11, 2, "#E89A62", 2.2)
    + rect(14, 14, 18, 11, 2, "#D97B42", 2.2)
    + path("M4 43 H44", "none", 2),
    "hands": path("M6 30 Q4 16 10 15 Q13 15 13 24 L14 11 Q15 7 18 9 L19 23 L21 9 Q24 6 26 10"
                  " L25 25 Q30 18 32 21 Q30 34 24 39 Q12 45 6 30Z", "#F3C58F", 2.2)
    + path("M31 44 L44 31 M44 31 H37 M44 31 V38", "none", 2.4),
    "tower": path("M12 44 L15 20 H33 L36 44Z", "#E8C27A", 2.2)
    + rect(10, 10, 28, 11, 2, "#D9A95C", 2.2)
    + path("M24 10 V2 L34 5 L24 8", "#E5593F", 2)
    + rect(21, 30, 7, 14, 2, "#8A5B3C", 2),
    "star": path("M24 4 L29.5 17.5 L44 18.5 L33 28 L36.5 42.5 L24 34.5 L11.5 42.5 L15 28 L4 18.5"
                 " L18.5 17.5Z", "#F7C531", 2.4),
    "bag": path("M8 18 H40 L42 43 H6Z", "#7FA6D9", 2.4)
    + path("M16 18 Q16 5 24 5 Q32 5 32 18", "none", 2.6)
    + path("M15 29 H33", "none", 2),
}  # fmt: skip
SIGNS: Final = tuple(_SHAPES)


@THINGS
def drawing(sign: str, side: int) -> pygame.Surface:
    """The drawing of a chapter, so many pixels wide and high."""
    return picture(_SHAPES[sign], side, side, (48, 48))
