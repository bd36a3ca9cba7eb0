"""Small signs at any size: suits, tokens, steps of an action, marks of seats, perks and rules."""

from typing import Final

import pygame

from fort_desktop.scene import text
from fort_desktop.ui.art.drawings import drawn, in_folder
from fort_desktop.ui.art.fonts import TITLE
from fort_desktop.ui.art.kept import PARTS
from fort_desktop.ui.art.palette import INK, SUITS
from fort_desktop.ui.art.svg import disc, picture
from fort_desktop.ui.text.names import LETTERS

LETTER_FROM: Final = 37
"""A badge has its letter from this size in pixels on, in which the letter is 12 pixels high."""
_LETTER: Final = 0.47
"""The size of the letter's disc, as a share of the badge; a third of it sticks out."""
WITH_LETTER: Final = 1 + _LETTER / 3
"""A badge with its letter is so many times as large as without."""
ONE_SHARE: Final = 0.5
"""The size of the figure in the sign of one point, as a share of the sign."""
IDEAS: Final = "ideas"
"""The folder with a drawing of each perk and each made-up rule, which are called as these are."""
_ONE_FROM: Final = 24
"""The sign has its figure from this size in pixels on; below it is a plain rosette."""


def names() -> tuple[str, ...]:
    """The names of all signs of `icon`: those of the files in assets/art."""
    return (*in_folder("signs"), *in_folder(IDEAS), *SUITS)


@PARTS
def icon(name: str, size: int, fill: str = "#FFF9EA") -> pygame.Surface:
    """A sign in a square of `size` pixels; suits are badges without their letter.

    `fill` is the colour of the marks of seats (star, moon, cloud, sun). A drawing of another folder
    has that before its name, as "notes/bag".
    """
    if "/" in name:
        return drawn(name, size, size)
    if name in SUITS:
        return badge(name, size, letter=False)
    if name == "point" and size < _ONE_FROM:
        return icon("vp", size)
    if name in in_folder(IDEAS):
        return drawn(f"{IDEAS}/{name}", size, size)
    image = drawn(f"signs/{name}", size, size, {"mark": fill, **SUITS})
    if name == "point":
        one = text.line(TITLE, round(size * ONE_SHARE), "1", INK)
        image.blit(one, one.get_rect(center=(size // 2, round(size * 0.415))))
    return image


def badge_side(size: int, letter: bool = True) -> int:
    """Return the side of a badge of this size, with its letter if it has one."""
    return size + round(size * _LETTER) // 3 if letter and size >= LETTER_FROM else size


@PARTS
def badge(suit: str, size: int, letter: bool = True) -> pygame.Surface:
    """A suit's badge: shape, colour, symbol and letter, so that it is recognisable without colour.

    With its letter it is larger than `size`, since the letter sticks out at the lower right.
    Below `LETTER_FROM` it has none.
    """
    image, side = (
        drawn(f"suits/{suit}", size, size, {"suit": SUITS[suit]}),
        badge_side(size, letter),
    )
    if side == size:
        return image
    round_ = round(size * _LETTER)
    whole = pygame.Surface((side, side), pygame.SRCALPHA, 32)
    whole.blit(image, (0, 0))
    corner = whole.get_width() - round_
    whole.blit(picture(disc(12, 12, 10.6, "#FFF9EA", 2.4), round_, round_), (corner, corner))
    shown = text.line(TITLE, round(round_ * 0.7), LETTERS[suit], INK)
    whole.blit(shown, shown.get_rect(center=(corner + round_ // 2, corner + round_ // 2)))
    return whole
