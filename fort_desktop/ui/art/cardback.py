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


def _sticker(sign: pygame.Surface, edge: int) -> pygame.Surface:
    """Add a pale edge to a sign on a dark ground; it grows by twice `edge` on each side."""
    w, h = sign.get_size()
    shape = pygame.mask.from_surface(sign, 100).to_surface(
        setcolor=(*pal.TAPE, 255), unsetcolor=(*pal.TAPE, 0)
    )
    whole = pygame.Surface((w + 4 * edge, h + 4 * edge), pygame.SRCALPHA, 32)
    for dx, dy in ((-1, -1), (0, -1.4), (1, -1), (-1.4, 0), (1.4, 0), (-1, 1), (0, 1.4), (1, 1)):
        whole.blit(shape, (round((2 + dx) * edge), round((2 + dy) * edge)))
    return whole


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
    shown = icon(sign, round(w * 0.5))
    high = 0.5 if number is None else 0.34
    place = shown.get_rect(center=(w // 2, round(h * high)))
    edge = max(1, round(h / 70))
    image.blit(_sticker(shown, edge), place.move(-2 * edge, -2 * edge))
    image.blit(shown, place)
    if number is not None:
        disc = max(round(w * 0.4), round(least / _FIGURE))
        plate = rounded(disc, disc, disc / 2, pal.PAPER, pal.OUTLINE, max(1.5, h / 72))
        image.blit(plate, ((w - disc) // 2, round(h * 0.58)))
        figure = text.line(TITLE, max(least, round(disc * _FIGURE)), str(number), pal.INK)
        image.blit(figure, figure.get_rect(center=(w // 2, round(h * 0.58) + disc // 2)))
    return image
