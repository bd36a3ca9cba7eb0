"""Small signs at any size: suits, tokens, the steps of an action, the marks of seats."""

import math
from typing import Final

import pygame

from fort_desktop.scene import text
from fort_desktop.ui.art.controls import CONTROLS
from fort_desktop.ui.art.fonts import TITLE
from fort_desktop.ui.art.kept import PARTS, SMALL
from fort_desktop.ui.art.marks import MARKS, SHAPES
from fort_desktop.ui.art.palette import INK, SUITS
from fort_desktop.ui.art.signs import STEPS
from fort_desktop.ui.art.svg import LINE, disc, moved, path, picture
from fort_desktop.ui.text.names import LETTERS

BADGES: Final = {
    "skateboard": "M24 1.8 L46.2 24 L24 46.2 L1.8 24Z",
    "shovel": "M4 3 H44 V26 Q44 40 24 46.4 Q4 40 4 26Z",
    "glue": "M24 1.6 Q27 8 36 14 Q46 21 45 31 Q43 46.4 24 46.4 Q5 46.4 3 31 Q2 21 12 14 "
    "Q21 8 24 1.6Z",
    "squirt_gun": "M13 3 H35 L46.4 24 L35 45 H13 L1.6 24Z",
    "crown": "M24 1.8 L46 17.4 L38 45.4 H10 L2 17.4Z",
    "book": "M6 3 H42 Q45 3 45 6 V42 Q45 45 42 45 H6 Q3 45 3 42 V6 Q3 3 6 3Z",
    "coin": "M24 1.8 A22.2 22.2 0 1 1 23.9 1.8Z",
}
"""The outlines of the suits' badges in a box of 48 x 48."""
_GLYPH_AT: Final = {
    "skateboard": (12.0, 12.6, 1.0),
    "shovel": (10.2, 7.4, 1.15),
    "glue": (10.6, 14.4, 1.12),
    "squirt_gun": (10.2, 10.0, 1.15),
    "crown": (12.0, 13.8, 1.0),
    "book": (9.4, 9.4, 1.2),
    "coin": (8.4, 8.4, 1.3),
}


def _skateboard(fill: str) -> str:
    deck = (
        "M1.5 7.5 Q3 12 6 12 H18 Q21 12 22.5 7.5 Q23.6 6.6 23.2 9 Q21.6 15.6 17.5 15.6 H6.5 "
        "Q2.4 15.6 .8 9 Q.4 6.6 1.5 7.5Z"
    )
    return path(deck, fill, 1.7) + disc(7, 18.4, 2.9, fill, 1.7) + disc(17, 18.4, 2.9, fill, 1.7)


def _shovel(fill: str) -> str:
    handle = "M8.6 1.2 H15.4 M12 1.4 V13"
    blade = "M6.4 12 H17.6 V17 Q17.6 21.5 12 24 Q6.4 21.5 6.4 17Z"
    body = path(handle, "none", 4.3) + path(handle, "none", 1.9, line=fill) + path(blade, fill, 1.7)
    return f'<g transform="rotate(38 12 12)">{body}</g>'


def _glue(fill: str) -> str:
    return (
        path("M10.6 1 H13.4 L14.6 7 H9.4Z", fill, 1.7)
        + path("M7 10 Q7 7 9.4 7 H14.6 Q17 7 17 10 V21 Q17 23 15 23 H9 Q7 23 7 21Z", fill, 1.7)
        + path("M7.4 12.5 H16.6 V18 H7.4Z", LINE)
    )


def _squirt_gun(fill: str) -> str:
    gun = (
        "M2 8 H17 V5.4 H19.4 V8 H22 V12 H13.4 Q12.8 14.6 10.4 14.4 H9.4 L8 21.6 H3 L4.4 13 "
        "Q2 12.6 2 10.6Z"
    )
    return path(gun, fill, 1.7) + path("M6 8 V3.6 H12 V8Z", fill, 1.7)


def _crown(fill: str) -> str:
    return path("M2 6.5 L7.2 11.4 L12 3.4 L16.8 11.4 L22 6.5 L20 20 H4Z", fill, 1.7) + path(
        "M4.4 16.6 H19.6", "none", 1.7
    )


def _book(fill: str) -> str:
    pages = "M12 6 Q8 2.6 1.8 4 V19 Q8 17.6 12 21 Q16 17.6 22.2 19 V4 Q16 2.6 12 6Z"
    return path(pages, fill, 1.7) + path("M12 6 V20.6", "none", 1.7)


def _coin(fill: str) -> str:
    star = (
        "M12 5.2 L13.9 9.6 L18.6 10 L15 13.1 L16.1 17.8 L12 15.3 L7.9 17.8 L9 13.1 L5.4 10 "
        "L10.1 9.6Z"
    )
    return disc(12, 12, 10.4, fill, 1.7) + path(star, LINE)


_GLYPHS: Final = {
    "skateboard": _skateboard("#FFFFFF"),
    "shovel": _shovel("#FFFFFF"),
    "glue": _glue("#FFFFFF"),
    "squirt_gun": _squirt_gun("#FFFFFF"),
    "crown": _crown("#FFF6C2"),
    "book": _book("#FFFFFF"),
    "coin": _coin("#E9B93A"),
}


LETTER_FROM: Final = 37
"""A badge has its letter from this size in pixels on, in which the letter is 12 pixels high."""
_LETTER: Final = 0.47
"""The size of the letter's disc, as a share of the badge; a third of it sticks out."""
WITH_LETTER: Final = 1 + _LETTER / 3
"""A badge with its letter is so many times as large as without."""
ONE_SHARE: Final = 0.5
"""The size of the figure in the sign of one point, as a share of the sign."""
_ONE_FROM: Final = 24
"""The sign has its figure from this size in pixels on; below it is a plain rosette."""


def names() -> tuple[str, ...]:
    """The names of all signs of `icon`."""
    return (*STEPS, *BADGES, *SHAPES, *MARKS, *CONTROLS, "any_suit")


@PARTS
def icon(name: str, size: int, fill: str = "#FFF9EA") -> pygame.Surface:
    """A sign in a square of `size` pixels; suits are badges without their letter.

    `fill` is the colour of the marks of seats (star, moon, cloud, sun).
    """
    if name in BADGES:
        return badge(name, size, letter=False)
    if name == "any_suit":
        return _any_suit(size)
    if name in SHAPES:
        return picture(path(SHAPES[name], fill, 1.8), size, size)
    if name == "point" and size < _ONE_FROM:
        return icon("vp", size)
    image = picture({**STEPS, **MARKS, **CONTROLS}[name], size, size)
    if name == "point":
        one = text.line(TITLE, round(size * ONE_SHARE), "1", INK)
        image = image.copy()
        image.blit(one, one.get_rect(center=(size // 2, round(size * 0.415))))
    return image


@SMALL
def _body(suit: str) -> str:
    rim = path(BADGES[suit], "none", 1.6, 'stroke-opacity="0.45"', "#FFFFFF")
    x, y, scale = _GLYPH_AT[suit]
    return (
        path(BADGES[suit], SUITS[suit], 3.4)
        + f'<g transform="translate(3.6 3.6) scale(0.85)">{rim}</g>'
        + moved(_GLYPHS[suit], x, y, scale)
    )


@PARTS
def badge(suit: str, size: int, letter: bool = True) -> pygame.Surface:
    """A suit's badge: shape, colour, symbol and letter, so that it is recognisable without colour.

    With its letter it is larger than `size`, since the letter sticks out at the lower right.
    Below `LETTER_FROM` it has none.
    """
    image = picture(_body(suit), size, size, (48, 48))
    if not letter or size < LETTER_FROM:
        return image
    round_ = round(size * _LETTER)
    whole = pygame.Surface((size + round_ // 3, size + round_ // 3), pygame.SRCALPHA, 32)
    whole.blit(image, (0, 0))
    corner = whole.get_width() - round_
    whole.blit(picture(disc(12, 12, 10.6, "#FFF9EA", 2.4), round_, round_), (corner, corner))
    shown = text.line(TITLE, round(round_ * 0.7), LETTERS[suit], INK)
    whole.blit(shown, shown.get_rect(center=(corner + round_ // 2, corner + round_ // 2)))
    return whole


def _any_suit(size: int) -> pygame.Surface:
    """Any suit at all: a wheel of the colours of all suits, with a question mark."""
    pieces, step = "", 2 * math.pi / len(SUITS)
    for i, colour in enumerate(SUITS.values()):
        (x, y), (u, v) = (
            (24 + 21 * math.cos(angle), 24 + 21 * math.sin(angle))
            for angle in (i * step, (i + 1) * step)
        )
        pieces += path(f"M24 24 L{x:.1f} {y:.1f} A21 21 0 0 1 {u:.1f} {v:.1f}Z", colour, 2.4)
    body = (
        pieces
        + disc(24, 24, 21.6, "none", 3.4)
        + disc(24, 24, 13, "#FFFBF0", 3)
        + path(
            "M18.6 20.6 Q18.6 15.4 24 15.4 Q29.4 15.4 29.4 20 Q29.4 23 24 25.4 V27.4", "none", 4.2
        )
        + disc(24, 32.4, 2.7, LINE)
    )
    return picture(body, size, size, (48, 48))
