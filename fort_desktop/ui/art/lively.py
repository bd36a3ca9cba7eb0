"""Small parts of pictures that change for a moment: shut eyes, a flag in the wind, a bright bulb.

Each is a patch with its place in the picture that it is laid on; None where something covers it.
"""

from typing import Final, NamedTuple

import pygame

from fort_desktop.rules.model.cards import Kid
from fort_desktop.ui.art.cardface import face_in_window
from fort_desktop.ui.art.forms import Form, Size, scale_of, seen_part
from fort_desktop.ui.art.kept import SMALL
from fort_desktop.ui.art.svg import disc, faint, picture

_ALIKE: Final = (14, 14, 14, 255)
"""Colours that differ by less are the same."""
_RINGS: Final = ((30, 0.12), (21, 0.2), (14, 0.3), (8, 0.5))


class Patch(NamedTuple):
    """A part of a picture, and its top left corner there, in pixels."""

    image: pygame.Surface
    at: tuple[int, int]


def shut_eyes(
    kid: Kid, form: Form, size: Size, unit: float, strip: float | None, card: pygame.Surface
) -> Patch | None:
    """The eyes of a kid on a card, shut; the patch lies on the card without its bleed.

    Args:
        size, unit, strip: as the card was drawn with; card: as it is seen.
    """
    scale = scale_of(form, size, unit)
    seen = seen_part(strip, scale)
    awake, at = face_in_window(kid, form, size, scale, seen)
    asleep, _ = face_in_window(kid, form, size, scale, seen, shut=True)
    bleed = (card.get_width() - size[0]) // 2
    eyes = changed(awake, asleep)
    if eyes is None:
        return None
    there = eyes.move(at).move(bleed, bleed)
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
    rings = "".join(disc(32, 32, r, "#FFE3A0", more=faint(a)) for r, a in _RINGS)
    return picture(rings, size, size, (64, 64))
