"""Portraits: a kid before a ground in the tints of its suit, at any size and proportion."""

from functools import lru_cache
from typing import Final

import pygame

from fort_desktop.rules.cards import Kid
from fort_desktop.ui.art.kids.cast import CAST
from fort_desktop.ui.art.kids.compose import backdrop_svg, kid_svg
from fort_desktop.ui.art.svg import picture

Fields = tuple[tuple[str, str | int | float | bool], ...]
_GROUNDS: Final = ("hill", "fence", "wall", "sun", "bush", "bunting")


def portrait(kid: Kid, w: int, h: int, close: bool = False) -> pygame.Surface:
    """A kid in `w` x `h` pixels, without frame.

    Wide pictures and `close` ones go nearer and move it to the right, free of the suit's badge.
    `kid.portrait` may change any part of the kid (see `kids.figure.DEFAULTS`).
    """
    own = tuple(sorted((kid.portrait or {}).items()))
    return _drawn(kid.id, kid.suits[0], len(kid.suits), own, (w, h), close)


@lru_cache(maxsize=512)
def _drawn(
    kid: str, suit: str, badges: int, own: Fields, size: tuple[int, int], close: bool
) -> pygame.Surface:
    ground = dict(own).get("backdrop") or CAST.get(kid, {}).get("backdrop")
    kind = str(ground) if ground else _GROUNDS[sum(kid.encode()) % len(_GROUNDS)]
    left, top, wide, high = _view(size[0] / max(1, size[1]), badges, close)
    body = (
        f'<g transform="translate({-left:.1f} {-top:.1f})">'
        f"{backdrop_svg(suit, kind)}{kid_svg(kid, own)}</g>"
    )
    return picture(body, *size, (wide, high))


def _view(ratio: float, badges: int, close: bool) -> tuple[float, float, float, float]:
    """Which part of the drawing a picture of this proportion shows: left, top, width, height."""
    if ratio >= 1.1:
        high = 240.0 if badges < 2 else 252.0
        wide = high * ratio
        aside = (0.54 if ratio > 1.35 else 0.57) if badges < 2 else 0.59
        return 150 - wide * aside, 14.0, wide, high
    if close:
        wide = 214.0 if badges < 2 else 270.0
        return 150 - wide * 0.55, 34.0 if badges < 2 else 10.0, wide, wide / ratio
    wide = 290.0
    return 6.0, 6.0, wide, wide / ratio
