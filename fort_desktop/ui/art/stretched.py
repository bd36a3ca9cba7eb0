"""Drawings that are as wide and as high as their place: what is between their corners grows.

A file says where it grows, from and to in its own units: `data-grows-x="22 191"` on its root, and
`data-grows-y`. What lies beside keeps its size, as lines do. A group with `data-across="0.2"` keeps
its shape, and lies at that share of the width; `data-down` is the share of the height.
"""

from collections.abc import Mapping
from typing import Final, NamedTuple

import pygame

from fort_desktop.ui.art.drawings import Element, drawing
from fort_desktop.ui.art.outlines import curves
from fort_desktop.ui.art.svg import picture

_NONE: Final[Mapping[str, str]] = {}


def stretched(
    name: str,
    w: int,
    h: int,
    unit: float,
    colours: Mapping[str, str] = _NONE,
    parts: Mapping[str, str] = _NONE,
) -> pygame.Surface:
    """A drawing of `w` x `h` pixels, a new one with each call.

    Args:
        unit: pixels of a unit of the file.
        colours, parts: as in `drawings.svg_of`; parts are in units of the place.
    """
    room = w / unit, h / unit
    return picture(grown(name, room, colours, parts), w, h, room)


def grown(
    name: str,
    room: tuple[float, float],
    colours: Mapping[str, str] = _NONE,
    parts: Mapping[str, str] = _NONE,
) -> str:
    """A drawing as the inside of an SVG text, as large as a room in the units of its file."""
    found = drawing(name)
    _, _, wide, high = found.view
    across = _Ruler(wide, room[0], _spans(found.own.get("data-grows-x", "")))
    down = _Ruler(high, room[1], _spans(found.own.get("data-grows-y", "")))
    shapes = [_placed(one, across, down) for one in found.shapes]
    return found._replace(shapes=shapes).svg(colours, parts)


def _spans(text: str) -> tuple[tuple[float, float], ...]:
    numbers = [float(number) for number in text.split(" ") if number]
    return tuple(zip(numbers[::2], numbers[1::2], strict=True))


class _Ruler(NamedTuple):
    """Along one side: the length in the file, that of the place, and the spans that grow."""

    length: float
    room: float
    spans: tuple[tuple[float, float], ...]

    def at(self, value: float) -> float:
        """The position in the place of one in the file."""
        before = sum(min(max(value, start), end) - start for start, end in self.spans)
        whole = sum(end - start for start, end in self.spans)
        return value + (before / whole * (self.room - self.length) if whole else 0)

    def span(self, start: float, size: float) -> tuple[float, float]:
        """The start and the length in the place of those in the file."""
        return self.at(start), self.at(start + size) - self.at(start)


def _placed(element: Element, across: _Ruler, down: _Ruler) -> Element:
    own = dict(element.own)
    if "data-across" in own:
        x = float(own["data-across"]) * (across.room - across.length)
        y = float(own.get("data-down", 0)) * (down.room - down.length)
        return Element("g", {"transform": f"translate({x:.2f} {y:.2f})"}, [element])
    if element.tag == "path":
        own["d"] = _path(own["d"], across, down)
    elif element.tag == "rect":
        x, w = across.span(float(own.get("x", 0)), float(own["width"]))
        y, h = down.span(float(own.get("y", 0)), float(own["height"]))
        own |= {"x": f"{x:.2f}", "y": f"{y:.2f}", "width": f"{w:.2f}", "height": f"{h:.2f}"}
    elif element.tag == "ellipse":
        rx, ry = float(own["rx"]), float(own["ry"])
        x, w = across.span(float(own["cx"]) - rx, 2 * rx)
        y, h = down.span(float(own["cy"]) - ry, 2 * ry)
        own |= {"cx": f"{x + w / 2:.2f}", "cy": f"{y + h / 2:.2f}"}
        own |= {"rx": f"{w / 2:.2f}", "ry": f"{h / 2:.2f}"}
    elif element.tag == "circle":
        own["cx"] = f"{across.at(float(own['cx'])):.2f}"
        own["cy"] = f"{down.at(float(own['cy'])):.2f}"
    return Element(element.tag, own, [_placed(one, across, down) for one in element.inside])


def _path(d: str, across: _Ruler, down: _Ruler) -> str:
    text = ""
    for curve in curves(d):
        (start, *rest), closed = curve.points, curve.closed
        numbers = " ".join(f"{across.at(x):.2f} {down.at(y):.2f}" for x, y in rest)
        text += f"M{across.at(start[0]):.2f} {down.at(start[1]):.2f} C{numbers}"
        text += "Z" if closed else ""
    return text
