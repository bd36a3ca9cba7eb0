"""Renders SVG text to surfaces, with helpers for writing it.

SDL's reader supports paths, groups, circles, opacity, dashes and gradients in `%`; it silently
ignores text, `<use>`, patterns, clips, masks, filters, `rgba()` and `#rrggbbaa`.
"""

from io import BytesIO
from typing import Final

import pygame

from fort_desktop.ui.art.kept import SMALL

LINE: Final = "#4A2C1A"
"""The outline of all figures."""


def picture(
    body: str, w: int, h: int, view: tuple[float, float] = (24, 24), defs: str = ""
) -> pygame.Surface:
    """The shapes of `body`, drawn in a box of `view` units, at `w` x `h` pixels.

    The proportions of `view` and of the pixels should be the same: the reader never stretches.
    """
    w, h = max(1, w), max(1, h)
    text = (
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{w}" height="{h}" '
        f'viewBox="0 0 {view[0]:g} {view[1]:g}">{defs}{body}</svg>'
    )
    whole = pygame.Surface((w, h), pygame.SRCALPHA, 32)
    image = pygame.image.load_sized_svg(BytesIO(text.encode()), (w, h))
    if image.get_size() == (w, h):
        # The reader's order of colours is another one; drawing it takes twenty times as long.
        return image.convert(whole)
    whole.blit(image, image.get_rect(center=(w // 2, h // 2)))
    return whole


def stroke(width: float = 1.7, colour: str = LINE) -> str:
    """An outline with round joins and ends."""
    return (
        f'stroke="{colour}" stroke-width="{width:g}" stroke-linejoin="round" stroke-linecap="round"'
    )


def moved(body: str, x: float, y: float, scale: float = 1.0, turn: float = 0.0) -> str:
    """Shapes at another place, size and turn."""
    return f'<g transform="translate({x:g} {y:g}) rotate({turn:g}) scale({scale:g})">{body}</g>'


def path(d: str, fill: str = "none", thick: float = 0.0, more: str = "", line: str = LINE) -> str:
    """A path, outlined if `thick`; `more` are further attributes."""
    edge = f" {stroke(thick, line)}" if thick else ""
    return f'<path d="{d}" fill="{fill}"{edge} {more}/>'


def disc(x: float, y: float, r: float, fill: str, thick: float = 0.0, more: str = "") -> str:
    """A circle."""
    edge = f" {stroke(thick)}" if thick else ""
    return f'<circle cx="{x:g}" cy="{y:g}" r="{r:g}" fill="{fill}"{edge} {more}/>'


def oval(
    x: float, y: float, rx: float, ry: float, fill: str, thick: float = 0.0, more: str = ""
) -> str:
    """An ellipse."""
    edge = f" {stroke(thick)}" if thick else ""
    return f'<ellipse cx="{x:g}" cy="{y:g}" rx="{rx:g}" ry="{ry:g}" fill="{fill}"{edge} {more}/>'


def rect(
    x: float,
    y: float,
    w: float,
    h: float,
    r: float,
    fill: str,
    thick: float = 0.0,
    more: str = "",
) -> str:
    """A rectangle with round corners; its outline lies half outside."""
    edge = f" {stroke(thick)}" if thick else ""
    return (
        f'<rect x="{x:g}" y="{y:g}" width="{w:g}" height="{h:g}" rx="{r:g}" fill="{fill}"{edge} '
        f"{more}/>"
    )


def faint(opacity: float) -> str:
    """The attribute that makes a shape see-through."""
    return f'opacity="{opacity:g}"'


@SMALL
def mix(a: str, b: str, share: float) -> str:
    """Colour `a` with `share` (0 to 1) of colour `b`."""
    parts = (
        round(int(a[i : i + 2], 16) * (1 - share) + int(b[i : i + 2], 16) * share)
        for i in (1, 3, 5)
    )
    return "#" + "".join(f"{part:02X}" for part in parts)


def shade(colour: str) -> str:
    """The shaded side of a colour."""
    return mix(colour, "#5A1F3A", 0.25)


def light(colour: str) -> str:
    """The lit side of a colour."""
    return mix(colour, "#FFF6D8", 0.45)


def hexed(colour: tuple[int, int, int]) -> str:
    """A colour of the palette as SVG writes it."""
    return "#{:02X}{:02X}{:02X}".format(*colour)
