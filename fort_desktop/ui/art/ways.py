"""Ways through a picture: an arrow from here to there, and a path of sand from stone to stone."""

from collections.abc import Sequence
from itertools import pairwise
from typing import Final

import pygame

from fort_desktop.scene.geometry import Box, Point
from fort_desktop.ui.art import palette as pal
from fort_desktop.ui.art.drawings import svg_of
from fort_desktop.ui.art.svg import hexed, moved, path, picture

_LEAN: Final = 0.16
"""How far an arrow bends to the side, as a share of its length: as if it were thrown."""
_HEAD: Final = (2.4, 0.62)
"""The length of its head in widths of its line, and how far that reaches to each side of it."""
_SAND: Final = "#E3C990"


def arrow(tail: Point, tip: Point, thick: float) -> tuple[pygame.Surface, Box]:
    """Return the picture of a white arrow with an outline, and its place.

    Args:
        tail, tip: from where to where it leads; thick: the width of its line; all in pixels.
    """
    far, (long, wide) = tail.distance(tip), _HEAD
    along = Point((tip.x - tail.x) / far, (tip.y - tail.y) / far)
    side = Point(along.y if along.x >= 0 else -along.y, -abs(along.x))
    middle = tail.toward(tip, 0.5)
    bend = Point(middle.x + _LEAN * far * side.x, middle.y + _LEAN * far * side.y)
    neck = tip.toward(bend, long * thick / bend.distance(tip))
    left, right = (
        Point(neck.x + n * wide * (neck.y - tip.y), neck.y + n * wide * (tip.x - neck.x))
        for n in (1, -1)
    )
    xs, ys = zip(tail, tip, bend, strict=True)
    place = Box(min(xs), min(ys), max(xs) - min(xs), max(ys) - min(ys)).inset(*[-3 * thick] * 4)
    shaft = f"M{_at(tail)} Q{_at(bend)} {_at(neck)}"
    head = f"M{_at(left)} L{_at(tip)} L{_at(right)} Z"
    dark, light = hexed(pal.OUTLINE), hexed(pal.CHALK)
    body = path(shaft, "none", 1.7 * thick, line=dark) + path(head, dark, 0.7 * thick, line=dark)
    body += path(shaft, "none", thick, line=light) + path(head, light)
    w, h = round(place.w), round(place.h)
    return picture(moved(body, -place.x, -place.y), w, h, (w, h)), place


def sandy_path(
    stones: Sequence[Point], stone: tuple[float, float], wide: float, size: tuple[int, int],
    view: tuple[float, float],
) -> pygame.Surface:  # fmt: skip
    """Draw a path of sand from stone to stone, and daisies beside it.

    Args:
        stones: their middles; stone: the width and the height of one; wide: the path.
        size: of the picture in pixels, which shows so much as `view`, in the units of the others.
    """
    way = f"M{_at(stones[0])}"
    for one, after in pairwise([*stones, stones[-1]]):
        way += f" Q{_at(one)} {_at(one.toward(after, 0.5))}"
    daisies = "".join(
        moved(svg_of("summer/daisy"), one.x + stone[0] * 0.66, one.y - stone[1] * 0.8, 0.7)
        for one in stones[1::3]
    )
    sand = path(way, "none", wide + 6) + path(way, "none", wide, line=_SAND)
    return picture(sand + daisies, *size, view)


def _at(point: Point) -> str:
    return f"{point.x:.1f} {point.y:.1f}"
