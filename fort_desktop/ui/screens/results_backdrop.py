"""The background of the results: the yard at night, with the forts that were built."""

from collections.abc import Collection, Sequence
from typing import Final

import pygame

from fort_desktop.rules.knowledge.view import SeatView
from fort_desktop.scene.geometry import Box
from fort_desktop.scene.node import Node
from fort_desktop.ui.art import summer
from fort_desktop.ui.art.daylight import warmed
from fort_desktop.ui.art.forts import VIEW, fort_picture
from fort_desktop.ui.art.icons import icon
from fort_desktop.ui.art.kept import THINGS
from fort_desktop.ui.art.svg import disc, faint, oval, picture

_DUSK: Final = 1.65
_FORTS: Final = 0.8
"""The lamps in the forts and over the lawn make it lighter there."""
_FOOT: Final = 26
"""How far above the lower edge the forts stand, in design units."""


def night(
    root: Node,
    size: tuple[int, int],
    unit: float,
    seats: Sequence[SeatView],
    winners: Collection[int],
    top: float,
    right: float,
    bottom: float,
) -> None:
    """Draw sky, fence and lights, and each seat's fort in this order below `top` (in pixels).

    The forts stand left of `right`, and above `bottom`.

    The forts of the winners are marked with a rosette.
    """
    w, h = size
    whole = Box(0, 0, w, h)
    root.add(Node(whole, summer.afternoon(w, h, unit, _DUSK), "night", static=True))
    root.add(Node(whole, summer.fence(w, h, unit, _DUSK), static=True))
    room, ground = right / len(seats), min(bottom, h - _FOOT * unit)
    high = min(ground - top, (room - 40 * unit) * VIEW[1] / VIEW[0], 420 * unit)
    if high < 60 * unit:
        return
    wide = high * VIEW[0] / VIEW[1]
    for i, seat in enumerate(seats):
        x, y = (i + 0.5) * room - wide / 2, ground - high
        around = Box(x - wide * 0.15, y - high * 0.1, wide * 1.3, high * 1.2)
        root.add(Node(around, _glow(round(around.w), round(around.h)), static=True))
        image = warmed(fort_picture(seat.level, round(wide), round(high), seat.colour), _FORTS)
        root.add(Node(Box(x, y, wide, high), image, f"fort:{seat.seat}", static=True))
        if seat.seat in winners:
            side = high * 0.32
            left = max(6 * unit, x - side * 0.3)
            place = Box(left, y + high - side * 1.05, side, side)
            root.add(Node(place, icon("vp", round(side)), f"won:{seat.seat}", static=True))


@THINGS
def _glow(w: int, h: int) -> pygame.Surface:
    """The light of lamps round a fort, and fireflies."""
    light = "".join(
        oval(65, 66, 62 * i / 14, 47 * i / 14, "#FFD98A", more=faint(0.03)) for i in range(1, 15)
    )
    flies = "".join(
        disc(x, y, 2.6, "#FFF3A8", more=faint(0.35)) + disc(x, y, 1.1, "#FFFBD0")
        for x, y in ((12, 52), (24, 24), (52, 12), (101, 20), (119, 48), (8, 84), (122, 82))
    )
    return picture(light + flies, w, h, (130, 130 * h / max(1, w)))
