"""Pictures that lie over others, often for a moment only: shut eyes, a bright bulb, confetti.

Of a picture that changes, it is a patch with its place there; None where something covers it.
"""

from typing import Final, NamedTuple

import pygame

from fort_desktop.rules.model.cards import Kid
from fort_desktop.ui.art import palette as pal
from fort_desktop.ui.art.cardface import face_in_window
from fort_desktop.ui.art.daylight import light
from fort_desktop.ui.art.forms import Form, Size, scale_of, seen_part
from fort_desktop.ui.art.kept import SMALL

_ALIKE: Final = (14, 14, 14, 255)
"""Colours that differ by less are the same."""
_BULB: Final = pal.rgb("#FFE3A0")
CONFETTI: Final = ("#D33A2C", "#F4C02B", "#4C78C9", "#A9BE5C", "#F5C9CF", "#FFF9EA")
TURNS: Final = 6
"""In so many turns a piece of confetti is drawn."""


class Patch(NamedTuple):
    """A part of a picture, and its top left corner there, in pixels."""

    image: pygame.Surface
    at: tuple[int, int]


def shut_eyes(
    kid: Kid, form: Form, size: Size, unit: float, strip: float | None, card: pygame.Surface
) -> Patch | None:
    """The eyes of a kid on a card, shut.

    Args:
        size, unit, strip: as the card was drawn with; card: as it is seen.
    """
    scale = scale_of(form, size, unit)
    seen = seen_part(strip, scale)
    awake, at = face_in_window(kid, form, size, scale, seen)
    asleep, _ = face_in_window(kid, form, size, scale, seen, shut=True)
    eyes = changed(awake, asleep)
    if eyes is None:
        return None
    there = eyes.move(at)
    if not card.get_rect().contains(there):
        return None
    if changed(card.subsurface(there), awake.subsurface(eyes)) is not None:
        return None  # a badge lies on them
    return Patch(asleep.subsurface(eyes), (at[0] + eyes.x, at[1] + eyes.y))


def changed(before: pygame.Surface, after: pygame.Surface) -> pygame.Rect | None:
    """The rectangle in which two pictures of one size differ, None if they do not."""
    same = pygame.mask.from_threshold(before, (0, 0, 0, 0), _ALIKE, after)
    same.invert()
    found = same.get_bounding_rects()
    return found[0].unionall(found[1:]) if found else None


@SMALL
def glow(size: int) -> pygame.Surface:
    """The light around a bulb that has just become brighter."""
    return light(size, size, _BULB, 190)


@SMALL
def confetti(colour: int, turn: int, size: int, lined: bool = True) -> pygame.Surface:
    """A piece of confetti in one of its turns, with or without an outline."""
    image = pygame.Surface((size, max(2, size * 2 // 3)), pygame.SRCALPHA, 32)
    image.fill(pal.OUTLINE)
    edge = max(1, size // 8) if lined else 0
    fill = pal.rgb(CONFETTI[colour % len(CONFETTI)])
    image.fill(fill, image.get_rect().inflate(-2 * edge, -2 * edge))
    return pygame.transform.rotate(image, turn % TURNS * 180 / TURNS)
