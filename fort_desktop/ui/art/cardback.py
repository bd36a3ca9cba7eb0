"""The backs of decks."""

from math import sqrt
from typing import Final

import pygame

from fort_desktop.scene import text
from fort_desktop.scene.panel import dashed, rounded
from fort_desktop.ui.art import palette as pal
from fort_desktop.ui.art.fonts import TITLE
from fort_desktop.ui.art.icons import icon
from fort_desktop.ui.art.kept import CARDS

_SIGN: Final = 0.34 / 0.58
"""The middle of a sign above a number, as a share of what is free there."""
_FIGURE: Final = 0.56
"""The size of the number, as a share of its disc."""


_FINE: Final = 3
"""A sticker is so many times as large while it is cut out, so that its edge is smooth."""


def _sticker(name: str, side: int, edge: int) -> pygame.Surface:
    """A sign with a pale edge for a dark ground; it grows by twice `edge` on each side."""
    sign = icon(name, _FINE * side)
    shape = pygame.mask.from_surface(sign, 100).to_surface(
        setcolor=(*pal.TAPE, 255), unsetcolor=(*pal.TAPE, 0)
    )
    edge *= _FINE
    whole = pygame.Surface((sign.get_width() + 4 * edge,) * 2, pygame.SRCALPHA, 32)
    for turn in range(0, 360, 15):
        aside = pygame.Vector2(1.4 * edge, 0).rotate(turn)
        whole.blit(shape, (round(2 * edge + aside.x), round(2 * edge + aside.y)))
    whole.blit(sign, (2 * edge, 2 * edge))
    return pygame.transform.smoothscale(whole, (whole.get_width() // _FINE,) * 2)


_MOST: Final = 8
"""The most edges of cards that are seen below the uppermost one."""


def edges(cards: int) -> int:
    """Return how many edges are seen of a pile: one for 2 cards, 3 for 8, 8 from 49 on."""
    return min(_MOST, round(1.15 * sqrt(max(0, cards - 1))))


def heap(w: int, h: int, cards: int) -> tuple[pygame.Surface, pygame.Rect]:
    """The edges of all cards of a pile but the uppermost, and the place of that in the picture.

    The picture is `h` pixels high for the highest pile, and lower for others.
    """
    step, count = max(1, round(h / 64)), edges(cards)
    top = pygame.Rect(0, 0, w, h - step * _MOST)
    image = pygame.Surface((w, top.h + step * count), pygame.SRCALPHA, 32)
    for below in range(count, 0, -1):
        line = pal.OUTLINE if below == count else pal.CARDBOARD_DARK
        shown = rounded(w, top.h, top.h * 0.06, pal.PAPER, line, max(1.0, h / 100))
        image.blit(shown, (0, step * below))
    return image, top


@CARDS
def card_back(
    w: int,
    h: int,
    colour: pal.Colour,
    number: int | None,
    sign: str = "fort",
    least: int = 0,
    cards: int = 0,
) -> pygame.Surface:
    """The back of a deck, with the number of its cards and a sign such as a seat's mark.

    Args:
        least: the least size of the number, in pixels.
        cards: in a pile; the fewer, the lower is the picture. 0 for a single card without a pile.
    """
    if cards:
        image, top = heap(w, h, cards)
    else:
        image, top = pygame.Surface((w, h), pygame.SRCALPHA, 32), pygame.Rect(0, 0, w, h)
    _back(image.subsurface(top), colour, number, sign, least)
    return image


def _back(
    image: pygame.Surface, colour: pal.Colour, number: int | None, sign: str, least: int
) -> None:
    w, h = image.get_size()
    radius = h * 0.06
    image.blit(rounded(w, h, radius, colour, pal.OUTLINE, max(2, h / 54)), (0, 0))
    edge = max(4, round(h * 0.05))
    stitches = dashed(w - 2 * edge, h - 2 * edge, radius * 0.7, pal.TAPE, max(1.0, h / 90))
    image.blit(stitches, (edge, edge))
    disc = max(round(w * 0.4), round(least / _FIGURE))
    # A large number for a low card moves up, and the sign above it gives way.
    top = min(round(h * 0.58), h - edge - disc)
    middle, side = h / 2, w * 0.5
    if number is not None:
        middle, side = _SIGN * top, min(side, 2 * (1 - _SIGN) * top)
    shown = _sticker(sign, round(side), max(1, round(h / 70)))
    image.blit(shown, shown.get_rect(center=(w // 2, round(middle))))
    if number is not None:
        plate = rounded(disc, disc, disc / 2, pal.PAPER, pal.OUTLINE, max(1.5, h / 72))
        image.blit(plate, ((w - disc) // 2, top))
        figure = text.line(TITLE, max(least, round(disc * _FIGURE)), str(number), pal.INK)
        image.blit(figure, figure.get_rect(center=(w // 2, top + disc // 2)))
