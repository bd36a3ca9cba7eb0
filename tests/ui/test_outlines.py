"""Shapes of files as curves: every way to write a path is the same path."""

import pytest

from fort_desktop.ui.art.drawings import Element
from fort_desktop.ui.art.kids.pieces import parts_of, piece, tints
from fort_desktop.ui.art.kids.sketch import Sketch
from fort_desktop.ui.art.kids.vec import Shape, box, ellipse, poly
from fort_desktop.ui.art.outlines import PLAIN, curves, outline, placed, transform
from fort_desktop.ui.art.svg import light
from tests.cases import each
from tests.ui.drawings import files

SQUARE = poly([(2, 2), (22, 2), (22, 22), (2, 22)])


def _near(one: Shape, two: Shape) -> bool:
    return [curve.closed for curve in one] == [curve.closed for curve in two] and all(
        abs(a - b) < 1e-9
        for p, q in zip(one, two, strict=True)
        for u, v in zip(p.points, q.points, strict=True)
        for a, b in zip(u, v, strict=True)
    )


@pytest.mark.parametrize(
    "d",
    [
        "M2 2 L22 2 L22 22 L2 22Z",
        "M 2,2 H 22 V 22 H 2 Z",
        "m2 2h20v20h-20z",
        "m 2,2 20,0 0,20 -20,0 z",
        "M2 2 22 2 22 22 2 22Z",
        "M2,2L22,2L22,22L2,22L2,2Z",
        "M2 2C2 2 22 2 22 2L2.2e1 22 2 22z",
    ],
)
def test_a_square_is_a_square(d: str) -> None:
    assert _near(curves(d), SQUARE)


@pytest.mark.parametrize(
    ("short", "long"),
    [
        ("M0 0 C0 10 10 20 20 20 S40 10 40 0", "M0 0 C0 10 10 20 20 20 C30 20 40 10 40 0"),
        ("M0 0 c0 10 10 20 20 20 s20 -10 20 -20", "M0 0 C0 10 10 20 20 20 C30 20 40 10 40 0"),
        ("M0 0 S20 10 40 0", "M0 0 C0 0 20 10 40 0"),
        ("M0 0 Q15 30 30 0", "M0 0 C10 20 20 20 30 0"),
        ("M0 0 Q15 30 30 0 T60 0", "M0 0 Q15 30 30 0 Q45 -30 60 0"),
        ("M0 0 q15 30 30 0 t30 0", "M0 0 Q15 30 30 0 Q45 -30 60 0"),
        ("M0 0 T30 0", "M0 0 Q0 0 30 0"),
        ("M1 1 h4 M1 9 h4", "M1 1 L5 1 M1 9 L5 9"),
        ("m1 1 h4 v4 z m10 10 h4", "M1 1 L5 1 L5 5Z M11 11 L15 11"),
        ("M1 1 h4 v4 z h9", "M1 1 L5 1 L5 5Z M1 1 L10 1"),
    ],
)
def test_short_ways_to_write_a_path(short: str, long: str) -> None:
    assert _near(curves(short), curves(long))


@pytest.mark.parametrize("d", ["M0 0 A5 5 0 0 1 10 0", "M0 0 X5"])
def test_what_is_not_known_is_no_silent_gap(d: str) -> None:
    with pytest.raises(ValueError, match="in a path"):
        curves(d)


def test_other_shapes() -> None:
    circle = Element("circle", {"cx": "3", "cy": "4", "r": "5", "fill": "#FFFFFF"}, [])
    assert outline(circle) == ellipse(3, 4, 5)
    oval = Element("ellipse", {"rx": "5", "ry": "2"}, [])
    assert outline(oval) == ellipse(0, 0, 5, 2)
    sheet = Element("rect", {"x": "1", "width": "8", "height": "6", "rx": "2"}, [])
    assert outline(sheet) == box(1, 0, 8, 6, 2)


@pytest.mark.parametrize(
    ("text", "end"),
    [
        ("", (2, 1)),
        ("translate(3)", (5, 1)),
        ("translate(3,4) scale(2)", (7, 6)),
        ("scale(2 -1)", (4, -1)),
        ("rotate(90)", (-1, 2)),
        ("rotate(90 2 0)", (1, 0)),
        ("matrix(1 0 0 1 10 20)", (12, 21)),
    ],
)
def test_transforms(text: str, end: tuple[float, float]) -> None:
    moved = placed(poly([(0, 0), (2, 1)], False), transform(text, PLAIN))
    assert moved[0].points[-1] == pytest.approx(end)


@each("name", [name for name in files() if name.startswith("kids/")])
def test_a_piece_can_be_read(name: str) -> None:
    sketch = Sketch()
    piece(sketch, name)
    assert len(parts_of(name)) > 0
    assert 'd=""' not in sketch.svg()


def test_a_group_turns_with_the_head() -> None:
    ahead, aside = Sketch(), Sketch()
    piece(ahead, "kids/hats/miner")
    piece(aside, "kids/hats/miner", turn=0.5)
    assert "M18.0 -62.0" in ahead.svg()
    assert "M28.0 -62.0" in aside.svg()


def test_what_is_within_makes_no_edge() -> None:
    sketch = Sketch()
    piece(sketch, "kids/props/toad")
    edge, figure = sketch.svg().split("</g>")[:2]
    kinds = [part.kind for part in parts_of("kids/props/toad")]
    assert figure.count("<path") == len(kinds)
    assert 0 < edge.count("<path") == len(kinds) - kinds.count("inner") < len(kinds)


def test_a_piece_has_the_colours_of_its_kid() -> None:
    sketch = Sketch()
    piece(sketch, "kids/hats/beanie", tints("cloth", "#123456"))
    assert '"#123456"' in sketch.svg()
    assert f'"{light("#123456")}"' in sketch.svg()
