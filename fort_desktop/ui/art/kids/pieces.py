"""Pieces of kids that are drawn in files: hats, hair, clothes and props, as parts of a sketch.

They are no pictures of their own: with the face they make one figure, which has one sticker's
edge. A shape of the class `inner` has no part in that edge, and a group with `data-turn` moves by
so much to the side as the head turns.
"""

from collections.abc import Iterator, Mapping, Sequence
from typing import Final, NamedTuple

from fort_desktop.ui.art.drawings import Element, drawing
from fort_desktop.ui.art.kept import SMALL
from fort_desktop.ui.art.kids.sketch import Sketch, darker
from fort_desktop.ui.art.kids.vec import Shape, moved
from fort_desktop.ui.art.outlines import PLAIN, Matrix, outline, placed, transform
from fort_desktop.ui.art.svg import light, mix, shade

_NONE: Final[Mapping[str, str]] = {}


class Part(NamedTuple):
    """A shape of a piece, with its colours as they stand in the file, "" for none.

    Attributes:
        kind: its class; turn: how far it moves to the side as the head turns.
    """

    shape: Shape
    fill: str
    line: str
    width: float
    opacity: float
    kind: str
    turn: float


def tints(name: str, colour: str) -> dict[str, str]:
    """A colour by its name, and those that are made of it for light and shade."""
    return {
        name: colour,
        f"{name}-shade": shade(colour),
        f"{name}-light": light(colour),
        f"{name}-pale": mix(colour, "#FFFFFF", 0.2),
        f"{name}-dark": mix(colour, "#3B2314", 0.55),
        f"{name}-back": darker(colour),
    }


@SMALL
def parts_of(name: str) -> Sequence[Part]:
    """The shapes of a file, from back to front; kept, so that no path is read twice."""
    return [part for one in drawing(name).shapes for part in _parts(one, {}, PLAIN, 0.0)]


def piece(a: Sketch, name: str, colours: Mapping[str, str] = _NONE, turn: float = 0.0) -> None:
    """Draw a piece around the sketch's present place.

    Args:
        colours: those of the moment, by name; turn: how far the head is turned.
    """
    now = drawing(name).now(colours)
    for part in parts_of(name):
        shape = moved(part.shape, part.turn * turn, 0) if part.turn and turn else part.shape
        fill, line = (now.get(colour, colour) for colour in (part.fill, part.line))
        a.add(shape, fill, line, part.width, part.opacity, part.kind != "inner")


def _parts(
    element: Element, above: Mapping[str, str], within: Matrix, turn: float
) -> Iterator[Part]:
    opacity = float(above.get("opacity", 1)) * float(element.own.get("opacity", 1))
    own = {**above, **element.own, "opacity": f"{opacity:g}"}
    matrix = transform(element.own.get("transform", ""), within)
    turn += float(element.own.get("data-turn", 0))
    if element.tag == "g":
        for one in element.inside:
            yield from _parts(one, own, matrix, turn)
    elif element.tag in ("path", "circle", "ellipse", "rect"):
        fill, line = (_colour(own.get(key, "none")) for key in ("fill", "stroke"))
        width = float(own.get("stroke-width", 1)) if line else 0.0
        shape = placed(outline(element), matrix)
        yield Part(shape, fill, line, width, opacity, own.get("class", ""), turn)


def _colour(value: str) -> str:
    """The name of a swatch, or the colour itself; "" for none."""
    return "" if value == "none" else value.removeprefix("url(#").rstrip(")")
