"""SVG text to surfaces. SDL's reader knows paths, groups, circles and opacity, but no text."""

from functools import lru_cache
from io import BytesIO
from typing import Final

import pygame

LINE: Final = "#4A2C1A"


@lru_cache(maxsize=4096)
def picture(body: str, w: int, h: int, view: tuple[int, int] = (24, 24)) -> pygame.Surface:
    """The shapes of `body`, drawn in a `view` box, at `w` x `h` pixels."""
    text = (
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{w}" height="{h}" '
        f'viewBox="0 0 {view[0]} {view[1]}">{body}</svg>'
    )
    return pygame.image.load_sized_svg(BytesIO(text.encode()), (max(1, w), max(1, h)))


def stroke(width: float = 1.7) -> str:
    """The outline of all figures."""
    return f'stroke="{LINE}" stroke-width="{width}" stroke-linejoin="round" stroke-linecap="round"'


def moved(body: str, x: float, y: float, scale: float = 1.0, turn: float = 0.0) -> str:
    """Shapes at another place, size and turn."""
    return f'<g transform="translate({x} {y}) rotate({turn}) scale({scale})">{body}</g>'
