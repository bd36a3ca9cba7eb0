"""The drawings of assets/art: SVG files, read once, recoloured, and rendered at any size.

A gradient with a single stop is a colour with a name, which the program replaces by that of the
moment; a group whose `class` is the name of a part is one whose inside it may replace. All else
is drawn as it stands. docs/drawings.md says how to draw one.
"""

import re
from collections.abc import Iterator, Mapping
from typing import Final, NamedTuple

import pygame

from fort_desktop.paths import assets_dir
from fort_desktop.ui.art.kept import SMALL
from fort_desktop.ui.art.svg import moved, picture

FOLDER: Final = assets_dir() / "art"
_TOKEN: Final = re.compile(r"<!--.*?-->|<[?!][^>]*>|<(/?)([\w:.-]+)([^>]*)>", re.DOTALL)
_ATTRIBUTE: Final = re.compile(r"([\w:.-]+)=(?:\"([^\"]*)\"|'([^']*)')")
_STYLE: Final = re.compile(r"(?<![\w-])([a-z][a-z-]*)\s*:\s*([^;]*[^;\s])")
_NAMED: Final = re.compile(r"url\(#([\w-]+)\)")
_SHOWN: Final = frozenset({"g", "path", "circle", "ellipse", "rect"})
_UNSAID: Final = frozenset(
    {"id", "class", "style", "opacity", "data-across", "data-down", "data-turn"}
)
_NONE: Final[Mapping[str, str]] = {}


class Element(NamedTuple):
    """A shape or a group: its tag, its attributes (those of `style` too), what is in it."""

    tag: str
    own: dict[str, str]
    inside: list["Element"]


class Drawing(NamedTuple):
    """A file that has been read.

    Attributes:
        name: its path below assets/art, without the suffix.
        own: the attributes of its root.
        view: its box, in its own units: left, top, width, height.
        colours: the colours that have names, as the file has them.
        shapes: what is drawn, from back to front.
    """

    name: str
    own: dict[str, str]
    view: tuple[float, float, float, float]
    colours: dict[str, str]
    shapes: list[Element]

    def now(self, colours: Mapping[str, str]) -> dict[str, str]:
        """Its named colours of the moment; a missing one is as in the file."""
        return {**self.colours, **colours}

    def svg(
        self, colours: Mapping[str, str], parts: Mapping[str, str], opacity: float = 1.0
    ) -> str:
        """The drawing as the inside of an SVG text; see `svg_of`."""
        now = self.now(colours)
        return "".join(_written(shape, now, parts, opacity) for shape in self.shapes)


@SMALL
def drawing(name: str) -> Drawing:
    """The drawing of a file, by its path below assets/art without the suffix."""
    whole = parsed((FOLDER / f"{name}.svg").read_text("utf-8"))
    left, top, wide, high = map(float, whole.own["viewBox"].split(" "))
    colours = {
        element.own["id"]: stops[0].own["stop-color"]
        for element in _all(whole)
        if element.tag == "linearGradient" and len(stops := element.inside) == 1
    }
    return Drawing(name, whole.own, (left, top, wide, high), colours, whole.inside)


@SMALL
def in_folder(folder: str) -> tuple[str, ...]:
    """The names of all drawings in a folder of assets/art, sorted."""
    return tuple(sorted(path.stem for path in (FOLDER / folder).glob("*.svg")))


def svg_of(
    name: str,
    colours: Mapping[str, str] = _NONE,
    parts: Mapping[str, str] = _NONE,
    opacity: float = 1.0,
) -> str:
    """A drawing as the inside of an SVG text, in the units of its own box.

    Args:
        colours: those of the moment, by name; a missing one is as in the file.
        parts: SVG for the inside of the groups of that class.
        opacity: of all of it, from 0 (nothing is seen) to 1.
    """
    return drawing(name).svg(colours, parts, opacity)


def drawn(name: str, w: int, h: int, colours: Mapping[str, str] = _NONE) -> pygame.Surface:
    """A drawing of `w` x `h` pixels, a new one with each call; see `svg_of`."""
    body = svg_of(name, colours)
    left, top, wide, high = drawing(name).view
    return picture(moved(body, -left, -top) if left or top else body, w, h, (wide, high))


def parsed(text: str) -> Element:
    """The root of an SVG text. What other programs note in it for themselves is left out."""
    root = Element("", {}, [])
    open_: list[Element] = [root]
    for end, tag, own in _TOKEN.findall(text):
        if end:
            open_.pop()
        elif tag:
            element = Element(tag, _attributes(own), [])
            if ":" not in tag:
                open_[-1].inside.append(element)
            if not own.endswith("/"):
                open_.append(element)
    return root.inside[0]


def _attributes(text: str) -> dict[str, str]:
    """Attributes, with those of a `style` beside the others, as Inkscape writes them."""
    own = {key: one or two for key, one, two in _ATTRIBUTE.findall(text) if ":" not in key}
    if "style" in own:
        own.update(_STYLE.findall(own["style"]))
    return own


def _all(element: Element) -> Iterator[Element]:
    yield element
    for one in element.inside:
        yield from _all(one)


def _written(
    element: Element, colours: Mapping[str, str], parts: Mapping[str, str], opacity: float
) -> str:
    """An element as text. The opacity of a group goes to its shapes: SDL's reader ignores it."""
    if element.tag not in _SHOWN:
        return ""
    opacity *= float(element.own.get("opacity", 1))
    own = "".join(
        f' {key}="{_NAMED.sub(lambda found: colours[found[1]], value)}"'
        for key, value in element.own.items()
        if key not in _UNSAID
    )
    if element.tag == "g":
        inside = parts.get(element.own.get("class", ""))
        if inside is None:
            inside = "".join(_written(one, colours, parts, opacity) for one in element.inside)
        return f"<g{own}>{inside}</g>"
    faint = f' opacity="{opacity:g}"' if opacity < 1 else ""
    return f"<{element.tag}{own}{faint}/>"
