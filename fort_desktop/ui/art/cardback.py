"""The backs of decks."""

from typing import Final

import pygame

from fort_desktop.scene import text
from fort_desktop.scene.panel import dashed, rounded
from fort_desktop.ui.art import palette as pal
from fort_desktop.ui.art.fonts import TITLE
from fort_desktop.ui.art.icons import icon
from fort_desktop.ui.art.kept import CARDS

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


@CARDS
def card_back(
    w: int, h: int, colour: pal.Colour, number: int | None, sign: str = "fort", least: int = 0
) -> pygame.Surface:
    """The back of a deck, with the number of its cards and a sign such as a seat's mark.

    Args:
        least: the least size of the number, in pixels.
    """
    image = pygame.Surface((w, h), pygame.SRCALPHA, 32)
    radius = h * 0.06
    image.blit(rounded(w, h, radius, colour, pal.OUTLINE, max(2, h / 54)), (0, 0))
    edge = max(4, round(h * 0.05))
    stitches = dashed(w - 2 * edge, h - 2 * edge, radius * 0.7, pal.TAPE, max(1.0, h / 90))
    image.blit(stitches, (edge, edge))
    shown = _sticker(sign, round(w * 0.5), max(1, round(h / 70)))
    high = 0.5 if number is None else 0.34
    image.blit(shown, shown.get_rect(center=(w // 2, round(h * high))))
    if number is not None:
        disc = max(round(w * 0.4), round(least / _FIGURE))
        plate = rounded(disc, disc, disc / 2, pal.PAPER, pal.OUTLINE, max(1.5, h / 72))
        image.blit(plate, ((w - disc) // 2, round(h * 0.58)))
        figure = text.line(TITLE, max(least, round(disc * _FIGURE)), str(number), pal.INK)
        image.blit(figure, figure.get_rect(center=(w // 2, round(h * 0.58) + disc // 2)))
    return image
