"""The forms in which a kid is shown, and where the parts of each lie.

`hand` is the whole card: portrait, name, signs and words. It is also the form of a card in front,
drawn larger. `wide` lies: it has the same beside its portrait, and the name at its foot. `park` has
signs without words, `row` the same beside the portrait, `chip` only portrait and name, and `head`
is what is seen of a card below another: these two beside each other.
"""

from typing import Final, Literal, NamedTuple

import pygame

Form = Literal["hand", "wide", "park", "row", "chip", "head"]
Size = tuple[int, int]
Place = tuple[float, float, float, float]

_KEEPS_PLACE: Final = 146
"""A card in the hand of which so many units are seen is drawn as if all of it were."""
_HAS_TAB: Final = 108
"""Boxes of a card of which fewer units are seen have no tab."""
_HAS_WORDS: Final = 76
"""Boxes of a card of which fewer units are seen have signs alone."""
_HAS_BOXES: Final = 130
"""A row of which fewer units are seen has no boxes."""
_LIKE_CHIP: Final = 50
"""But its name below its portrait, if so many are seen."""
STRETCHES: Final = ("wide", "row", "head")
"""Forms that have any width for their height, and a near portrait at the left."""
_TO_FACE: Final = 0.32
"""As much of the width that a wide card has more than it must goes to its portrait."""


class Layout(NamedTuple):
    """Places in a form, in its own units, of which it is `w` x `h` large.

    Attributes:
        tape: middle x, bottom y, least width and height of the tape with the name; in a `row`, a
            `head` and on a `wide` card the left x, the bottom, the room in width, and the height.
        name: the size of the name, and the least that it may have.
        boxes: the room of both boxes, `gap` apart; `tab` is the width of their tabs.
        sign: the height below which its signs are hard to tell apart.
        badge: the size of a single badge and of each of two, in units of the table if the card is
            drawn smaller than that.
    """

    w: float
    h: float
    line: float
    corner: float
    window: Place
    tape: Place
    name: tuple[int, int]
    boxes: Place
    gap: float
    tab: float
    sign: float
    badge: tuple[float, float]


LAYOUTS: Final[dict[Form, Layout]] = {
    "hand": Layout(152, 222, 3, 10, (6, 6, 140, 73), (88, 91, 86, 25), (17, 16),
                   (6, 91, 140, 125), 3, 19, 13, (42, 37)),
    "wide": Layout(146, 140, 2.6, 8, (4, 4, 52, 110), (6, 138, 134, 23), (15, 14),
                   (58, 4, 84, 110), 2, 0, 12.4, (32, 26)),
    "park": Layout(100, 152, 2.6, 9, (4, 4, 92, 65), (50, 80, 74, 22), (16, 14),
                   (4, 82, 92, 66), 3, 18, 17, (32, 28)),
    "row": Layout(166, 74, 2.6, 9, (5, 5, 59, 64), (66.5, 26, 96.5, 22), (16, 14),
                  (67, 26, 95, 44), 2, 16, 12.6, (28, 25)),
    "chip": Layout(64, 76, 2.2, 7, (3, 3, 58, 70), (0, 0, 0, 0), (14, 12),
                   (0, 0, 0, 0), 0, 0, 0, (26, 22)),
    "head": Layout(152, 41, 2.6, 9, (4, 4, 44, 30), (52, 37, 74, 34), (18, 15),
                   (0, 0, 0, 0), 0, 0, 0, (24, 18)),
}  # fmt: skip


def size_of(form: Form, scale: float) -> Size:
    """The size of a form in pixels, `scale` pixels to its unit."""
    layout = LAYOUTS[form]
    return round(layout.w * scale), round(layout.h * scale)


def scale_of(form: Form, size: Size, unit: float) -> float:
    """Pixels of a unit of a form that is `size` pixels large.

    A row and a head have any width for their height, a wide card and one in the hand any larger
    one, and a chip has any size: its parts go with the table's `unit`.
    """
    if form == "chip":
        return unit
    layout = LAYOUTS[form]
    if form in ("row", "head"):
        return size[1] / layout.h
    return min(size[0] / layout.w, size[1] / layout.h)


def widening(form: Form, size: Size, scale: float) -> float:
    """Return how much wider than its form a card is, in units of the form."""
    stretches = form in (*STRETCHES, "hand")
    return size[0] / scale - LAYOUTS[form].w if stretches else 0.0


def heightening(form: Form, size: Size, scale: float) -> float:
    """Return how much higher than its form a wide card is, in units of the form."""
    return size[1] / scale - LAYOUTS[form].h if form == "wide" else 0.0


def window_of(form: Form, size: Size, scale: float) -> tuple[int, int, int, int]:
    """Return the portrait's place in pixels on a card that is not a chip; a wide one is larger."""
    x, y, w, h = LAYOUTS[form].window
    if form == "wide":
        w, h = w + _beside(size, scale), h + heightening(form, size, scale)
    elif form == "hand":
        w += widening(form, size, scale)
    return round(x * scale), round(y * scale), round(w * scale), round(h * scale)


def _beside(size: Size, scale: float) -> float:
    """Return how much of what a wide card is wider than it must be goes to its portrait."""
    return _TO_FACE * widening("wide", size, scale)


def smallest(unit: float) -> int:
    """No text is smaller, in pixels: 12 at 1280 x 720, where `unit` is 1, and 16 at 1920 x 1080."""
    return max(12, round(unit * 32 / 3))


def has_words(form: Form, seen: float | None) -> bool:
    """Return True if the boxes of a card hold words while so many of its units are seen."""
    return form == "wide" or (form == "hand" and (seen is None or seen >= _HAS_WORDS))


def has_boxes(form: Form, seen: float | None) -> bool:
    """Return True if a card has boxes at all while so many of its units are seen."""
    return form != "head" and (form != "row" or seen is None or seen >= _HAS_BOXES)


def heart_of(form: Form, high: float, unit: float) -> float:
    """Return the size of the heart of a Best Friend on a card of this height, in pixels.

    Only a portrait without boxes may have any size; on other forms the heart scales with the card.
    """
    if form == "chip":
        return min(16 * unit, 0.28 * high)
    return (26 if form == "hand" else 22) * high / LAYOUTS[form].h


def heart_foot(high: float, unit: float) -> float:
    """The depth to which the heart reaches on a card of this height in any form, in pixels."""
    return max(0.17 * high, min(18 * unit, 0.33 * high))


def like_chip(form: Form, seen: float | None) -> bool:
    """Return True if a card is a portrait with its name below: a chip, or a row without boxes."""
    row = form == "row" and seen is not None and seen >= _LIKE_CHIP
    return form == "chip" or (row and not has_boxes(form, seen))


def seen_part(strip: float | None, scale: float) -> float | None:
    """The part of a card to keep its words within, in its units; None for all of it.

    Args:
        strip: how much of the card is seen, in pixels, from its left edge; None for all.
    """
    seen = None if strip is None else strip / scale
    return seen if seen is not None and seen < _KEEPS_PLACE else None


def boxes_room(form: Form, size: Size, scale: float, seen: float | None) -> pygame.Rect:
    """The room of both boxes, in pixels of the card."""
    layout = LAYOUTS[form]
    x, y, w, h = layout.boxes
    if seen is not None:
        x, w = x - 1, max(1.0, seen - 2 - (x - 1))
    else:
        w, h = w + widening(form, size, scale), h + heightening(form, size, scale)
        if form == "wide":
            x, w = x + _beside(size, scale), w - _beside(size, scale)
    return pygame.Rect(*(round(value * scale) for value in (x, y, w, h)))


def tab_width(form: Form, scale: float, seen: float | None) -> int:
    """The width of a box's tab in pixels; 0 where there is no room for one."""
    return round(LAYOUTS[form].tab * scale) if seen is None or seen >= _HAS_TAB else 0
