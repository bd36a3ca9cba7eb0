"""Hair: a back piece, a front piece with sharp locks, streaks of light, strands."""

from collections.abc import Callable
from typing import Final, NamedTuple

from fort_desktop.ui.art.kids.figure import Figure
from fort_desktop.ui.art.kids.sketch import INK, Sketch, darker
from fort_desktop.ui.art.kids.vec import Knot, blob, clipped, ellipse, moved, shrunk, spline

Knots = list[Knot]


class Style(NamedTuple):
    """Knots around the middle of the head; strands and streaks are open lines."""

    front: Knots
    back: Knots
    streaks: tuple[Knots, ...] = ()
    strands: tuple[Knots, ...] = ()


_CAP: Final[Knots] = [(-66, -30), (-74, 10), (-62, 30), (62, 30), (70, 10), (66, -30), (0, -70)]
_LOW: Final[Knots] = [(-66, -20), (-78, 20), (-70, 44), (-30, 40), (30, 40), (70, 46), (80, 20),
                      (66, -20)]  # fmt: skip
_LONG: Final[Knots] = [(-66, -30), (-84, 10), (-86, 50), (-64, 70, 1), (-30, 54), (40, 54),
                       (66, 72, 1), (88, 44), (80, 0), (66, -30), (0, -60)]  # fmt: skip
_BOB: Final[Knots] = [(-66, -30), (-84, 6), (-82, 52, 1), (-50, 58), (50, 58), (84, 52, 1),
                      (84, 4), (66, -30), (0, -66)]  # fmt: skip
_GLOSS: Final[tuple[Knots, ...]] = ([(-56, -40), (-38, -56), (-14, -63)],)
_PART: Final[Knots] = [(-67, 10, 1), (-74, -24), (-50, -60), (0, -71), (50, -62), (74, -24),
                       (67, 10, 1), (60, -18), (40, -38), (4, -48, 1), (-36, -38),
                       (-58, -16)]  # fmt: skip

STYLES: Final[dict[str, Style]] = {
    "mop": Style(
        [(-67, 8, 1), (-76, -24), (-58, -60), (-30, -76), (4, -80), (36, -74), (62, -56),
         (75, -20), (68, 10, 1), (60, -14), (52, -26, 1), (46, -10, 1), (34, -32, 1), (22, -16, 1),
         (4, -36, 1), (-12, -18, 1), (-28, -36, 1), (-44, -12, 1), (-52, -24, 1)],
        _CAP, ([(-56, -42), (-38, -60), (-14, -67)],)),
    "tufts": Style(
        [(-62, -24, 1), (-70, 0), (-66, 22, 1), (-56, 4), (-52, -14, 1), (-30, -34), (6, -34, 1),
         (-2, -18), (8, -8, 1), (24, -22), (28, -34, 1), (36, -22), (46, -14, 1), (50, -2),
         (64, 20, 1), (72, 0), (64, -26, 1), (0, -52)], _LOW),
    "bangs": Style(
        [(-60, 64, 1), (-80, 60, 1), (-82, 0), (-66, -58), (-26, -82), (20, -84), (62, -64),
         (82, -10), (82, 58, 1), (62, 62, 1), (64, 10), (56, -26, 1), (22, -18), (-14, -16),
         (-50, -20, 1), (-62, 20)],
        [(-70, -30), (-84, 20), (-80, 70, 1), (-40, 62), (40, 64), (82, 66, 1), (86, 20),
         (70, -30), (0, -80)],
        ([(-64, -30), (-48, -56), (-24, -67)], [(-70, -6), (-69, 2)]),
        ([(-16, -18), (-17, -34)], [(18, -19), (20, -36)])),
    "swept": Style(
        [(-68, 10, 1), (-74, -24), (-50, -60), (0, -70), (50, -62), (74, -24), (68, 10, 1),
         (62, -16), (50, -34), (24, -44), (-2, -46), (-32, -40), (-56, -22)],
        _CAP, ([(-54, -40), (-36, -54), (-14, -60)],),
        ([(-8, -48), (-4, -62)], [(22, -48), (16, -64)])),
    "parted": Style(_PART, _CAP, _GLOSS, ([(4, -50), (2, -66)],)),
    "wild": Style(
        [(-58, 8, 1), (-76, -14), (-64, -22, 1), (-80, -50), (-54, -54, 1), (-52, -84),
         (-24, -72, 1), (2, -96), (22, -74, 1), (50, -86), (52, -56, 1), (80, -50), (64, -22, 1),
         (76, -10), (58, 10, 1), (54, -22), (30, -46, 1), (22, -36), (8, -44, 1), (-2, -34),
         (-18, -46, 1), (-50, -24)],
        [(-40, 30, 1), (-78, 44), (-70, 24, 1), (-108, 16), (-84, -2, 1), (-118, -30),
         (-86, -38, 1), (-98, -82), (-62, -70, 1), (-52, -116), (-22, -86, 1), (4, -126),
         (26, -86, 1), (62, -112), (64, -70, 1), (104, -76), (86, -38, 1), (118, -20),
         (86, -2, 1), (106, 26), (72, 24, 1), (78, 46), (40, 32, 1)], (),
        ([(-34, -52), (-38, -68)], [(34, -54), (40, -70)], [(-2, -52), (-2, -70)])),
    "wavy": Style(
        [(-62, 40, 1), (-84, 30), (-72, 10, 1), (-84, -20), (-62, -62), (-18, -78), (34, -74),
         (70, -44), (76, -10), (86, 22), (68, 42, 1), (62, 14), (60, -14, 1), (44, -44),
         (14, -46, 1), (-10, -26), (-46, -20, 1), (-56, 4)],
        _LONG, ([(-58, -34), (-42, -52), (-18, -62)], [(66, -22), (70, -10)]),
        ([(14, -48), (4, -58), (-10, -62)],)),
    "crop": Style(
        [(-60, 4, 1), (-62, -26), (-44, -52), (0, -64), (44, -54), (62, -28), (58, 4, 1),
         (52, -20), (36, -38), (0, -42), (-36, -36), (-52, -18)],
        [], ([(-44, -36), (-30, -46), (-14, -51)],)),
    "under": Style(
        [(-62, -24, 1), (-72, 4), (-62, 18, 1), (-54, -12, 1), (-40, -26, 1), (-32, -14, 1),
         (-12, -28, 1), (4, -16, 1), (20, -28, 1), (38, -14, 1), (48, -26, 1), (56, 2),
         (66, 16, 1), (70, -4), (62, -26, 1), (0, -50)], _LOW),
    "straight": Style(
        [(-58, -20, 1), (-72, 20), (-76, 60, 1), (-58, 50), (-54, 10), (-44, -14, 1), (-20, -20),
         (10, -30, 1), (14, -18), (36, -14), (50, -18, 1), (58, 20), (62, 52, 1), (74, 56, 1),
         (72, 16), (60, -24, 1), (20, -66), (-20, -68)],
        [(-60, -20), (-78, 30), (-80, 76, 1), (-58, 66), (-48, 84, 1), (46, 84, 1), (56, 66),
         (78, 74, 1), (76, 30), (60, -20)], ([(-66, 16), (-68, 34)],)),
    "bob": Style(
        [(-58, 50, 1), (-80, 46, 1), (-82, -4), (-62, -60), (-14, -80), (36, -76), (70, -46),
         (82, 0), (80, 46, 1), (58, 50, 1), (64, 8), (52, -20), (14, -46, 1), (-14, -30),
         (-52, -12, 1), (-62, 16)], _BOB,
        ([(-64, -30), (-48, -54), (-22, -66)],), ([(14, -48), (8, -64)],)),
    "bowl": Style(
        [(-66, 14, 1), (-78, -16), (-66, -58), (-24, -80), (24, -80), (66, -58), (78, -16),
         (66, 14, 1), (60, -16, 1), (20, -20), (-20, -20), (-60, -16, 1)], _CAP, _GLOSS,
        ([(-24, -20), (-25, -34)], [(20, -20), (21, -36)])),
    "side": Style(
        [(-66, 6, 1), (-76, -22), (-62, -58), (-20, -82), (36, -82), (72, -56), (70, -18),
         (66, 8, 1), (58, -20), (44, -30), (0, -34), (-34, -48, 1), (-46, -22), (-58, -12)],
        _CAP, ([(-14, -70), (14, -74), (40, -64)],), ([(-34, -48), (-30, -66)],)),
    "quiff": Style(
        [(-64, 4, 1), (-76, -30), (-58, -62), (-24, -72), (4, -102), (50, -106), (72, -84, 1),
         (58, -80), (68, -66, 1), (74, -30), (66, 6, 1), (58, -20), (20, -30), (-14, -44, 1),
         (-30, -28), (-54, -14)],
        _CAP, ([(-6, -78), (14, -94), (40, -96)],), ([(-10, -48), (8, -66), (34, -74)],)),
    "swoop": Style(
        [(-66, 10, 1), (-78, -20), (-60, -64), (-14, -84), (36, -80), (72, -50), (84, -2),
         (76, 34, 1), (66, 14), (58, 26, 1), (50, 2), (40, 10, 1), (22, -14), (-14, -38),
         (-40, -48, 1), (-50, -20), (-60, -6)],
        _LOW, ([(-46, -54), (-20, -70), (10, -72)],), ([(-30, -48), (10, -40), (46, -14)],)),
    "spiky": Style(
        [(-66, 8, 1), (-92, -16, 1), (-72, -26, 1), (-94, -58, 1), (-62, -56, 1), (-66, -96, 1),
         (-30, -76, 1), (-18, -116, 1), (8, -80, 1), (36, -114, 1), (42, -74, 1), (78, -92, 1),
         (66, -52, 1), (96, -48, 1), (74, -24, 1), (88, -8, 1), (66, 8, 1), (58, -18, 1),
         (44, -34, 1), (32, -18, 1), (14, -38, 1), (-4, -20, 1), (-22, -38, 1), (-38, -18, 1),
         (-56, -22, 1)],
        _CAP, ([(-46, -46), (-30, -58), (-12, -62)],)),
    "mohawk": Style(
        [(-24, -40, 1), (-40, -84, 1), (-20, -76, 1), (-22, -116, 1), (2, -88, 1), (18, -124, 1),
         (30, -88, 1), (54, -106, 1), (46, -70, 1), (62, -62, 1), (32, -38, 1), (20, -22, 1),
         (6, -38, 1), (-8, -24, 1)],
        [], ([(-12, -58), (-8, -76)], [(12, -62), (18, -84)])),
    "blown": Style(
        [(-64, 2, 1), (-74, -22), (-84, -30, 1), (-78, -40), (-104, -52, 1), (-84, -60),
         (-108, -86, 1), (-70, -82), (-76, -106, 1), (-30, -96), (16, -92), (54, -74),
         (72, -40), (66, 4, 1), (58, -20), (40, -36), (20, -30, 1), (24, -44), (0, -34),
         (-24, -22, 1), (-24, -38), (-44, -26), (-56, -12, 1)],
        _CAP, ([(44, -60), (14, -76), (-22, -80)],), ([(-30, -46), (-48, -58), (-74, -62)],)),
    "none": Style([], []),
}  # fmt: skip
"""Plain styles; `_EXTRAS` adds what hangs, curls or sticks out."""


def _blobs(a: Sketch, k: Figure, spots: tuple[tuple[float, float, float, int], ...]) -> None:
    for x, y, r, n in spots:
        shape = blob(x, y, r, n, 0.08, x)
        a.shaded(shape, k.hair, x - r, y - r, 0.87)
        a.gleam(
            [(x - r * 0.55, y - r * 0.1), (x - r * 0.4, y - r * 0.45), (x, y - r * 0.62)], k.hair
        )


def _puffs(a: Sketch, k: Figure) -> None:
    _blobs(a, k, ((-66, -58, 40, 9), (68, -60, 42, 9)))
    for x, y in ((-48, -36), (49, -38)):
        a.part(ellipse(x, y, 11, 9, 30), "#FF7A8A", 5)


def _topknot(a: Sketch, k: Figure) -> None:
    _blobs(a, k, ((4, -86, 36, 8),))


def _buns(a: Sketch, k: Figure) -> None:
    for s in (-1, 1):
        ball = ellipse(s * 46, -70, 25)
        a.shaded(ball, k.hair, s * 46 - 20, -90, 0.86)
        a.line([(s * 46 - 10, -66), (s * 46, -78), (s * 46 + 10, -70)], 4)


def _afro(a: Sketch, k: Figure) -> None:
    shape = blob(0, -34, 92, 14, 0.06, 8, 0.94)
    a.shaded(shape, k.hair, -50, -80, 0.92)
    a.gleam([(-62, -56), (-44, -86), (-14, -101)], k.hair, 7)


def _pigtails(a: Sketch, k: Figure) -> None:
    for s in (-1, 1):
        tail = spline([(s * 58, -14), (s * 96, -34), (s * 116, 4), (s * 106, 44), (s * 92, 56, 1),
                       (s * 84, 30), (s * 72, 8)])  # fmt: skip
        a.shaded(tail, k.hair, s * 86 - 14, -10, 0.86)
        a.part(ellipse(s * 66, -12, 11), "#FF7A8A", 5)


def _braids(a: Sketch, k: Figure) -> None:
    for s in (-1, 1):
        for i in range(4):
            a.part(ellipse(s * (74 - i * 2), 18 + i * 19, 14, 13), k.hair, 5)
        a.part(ellipse(s * 68, 92, 9), "#FFCF3A", 5)


def _ponytail(a: Sketch, k: Figure) -> None:
    tail = spline([(34, -62), (78, -96), (116, -66), (112, -10), (92, 32, 1), (92, -10), (76, -38),
                   (48, -44)])  # fmt: skip
    a.shaded(tail, k.hair, 70, -76, 0.86)
    a.gleam([(70, -80), (90, -76), (101, -56)], k.hair)
    a.part(ellipse(48, -58, 13, 10, -40), "#FF7A8A", 5)


def _sprout(a: Sketch, k: Figure) -> None:
    """A fountain of hair, tied up on top of the head."""
    jet = spline([(-8, -70, 1), (-20, -88), (-54, -92, 1), (-42, -104), (-60, -120, 1), (-30, -120),
                  (-26, -138, 1), (2, -124), (22, -142, 1), (30, -122), (58, -126, 1), (46, -106),
                  (64, -94, 1), (30, -90), (16, -70, 1)])  # fmt: skip
    a.shaded(jet, k.hair, -10, -112, 0.88)
    a.gleam([(-16, -92), (-24, -104), (-20, -118)], k.hair, 5)
    a.part(ellipse(4, -76, 17, 9), "#FF7A8A", 5)


def _locs(a: Sketch, k: Figure) -> None:
    for s in (-1, 1):
        for x, low in ((54, 74), (68, 66), (80, 48)):
            a.limb([(s * 44, -40), (s * (x + 4), 0), (s * x, low)], 13, darker(k.hair))


def _long_curls(a: Sketch, k: Figure) -> None:
    for s in (-1, 1):
        for x, y, r in ((74, -18, 24), (84, 18, 24), (76, 52, 22)):
            a.part(blob(s * x, y, r, 7, 0.1, y), k.hair)


_BEHIND: Final[dict[str, Callable[[Sketch, Figure], None]]] = {
    "puffs": _puffs,
    "topknot": _topknot,
    "buns": _buns,
    "afro": _afro,
    "pigtails": _pigtails,
    "braids": _braids,
    "ponytail": _ponytail,
    "locs": _locs,
    "sprout": _sprout,
    "long_curls": _long_curls,
}
_FRONT_OF: Final = {
    "puffs": "parted", "topknot": "swept", "buns": "parted", "pigtails": "parted",
    "braids": "parted", "ponytail": "swept", "locs": "swept", "sprout": "swept",
}  # fmt: skip


def hair_behind(a: Sketch, k: Figure) -> None:
    """Draw the hair behind the head."""
    style = k.text("hair")
    if style in _BEHIND:
        _BEHIND[style](a, k)
    plain = STYLES.get(_FRONT_OF.get(style, style))
    if plain is not None and plain.back:
        a.part(spline(plain.back), darker(k.hair))


def hair_before(a: Sketch, k: Figure) -> None:
    """The front piece, with its shadow on the skin."""
    style = k.text("hair")
    if style == "afro":
        _hairline(a, k)
    elif style in ("curly", "long_curls"):
        _curls(a, k)
    elif style == "curl":
        _one_curl(a, k)
    elif style == "buzz":
        _buzz(a, k)
    else:
        _front(a, k, STYLES[_FRONT_OF.get(style, style)])


def _front(a: Sketch, k: Figure, style: Style) -> None:
    if not style.front:
        return
    shape = spline(style.front)
    a.fill(clipped(moved(shape, 3, 9), shrunk(k.face, 0.98)), k.dim)
    a.part(shape, k.hair)
    for streak in style.streaks:
        a.gleam(streak, k.hair, 7)
    for strand in style.strands:
        a.line(strand, 4)


def _hairline(a: Sketch, k: Figure) -> None:
    """The edge of an afro on the forehead."""
    scallops: Knots = [(-64, 4), (-60, -14, 1), (-56, -30), (-42, -32, 1), (-30, -46),
                       (-16, -38, 1), (0, -50), (16, -38, 1), (30, -46), (44, -32, 1), (57, -30),
                       (60, -12, 1), (65, 4)]  # fmt: skip
    a.fill(spline([*scallops, (62, -52), (0, -76), (-62, -52)]), k.hair)
    a.line(scallops, 5)


def _curls(a: Sketch, k: Figure) -> None:
    """A scalloped cap of curls."""
    spots = ((-62, -8, 17), (-64, -36, 20), (-44, -60, 22), (-14, -72, 23), (20, -72, 23),
             (50, -58, 22), (67, -34, 20), (64, -6, 17))  # fmt: skip
    for x, y, r in spots:
        a.part(ellipse(x, y, r), k.hair)
    a.fill(ellipse(0, -44, 60, 30), k.hair)
    fringe: Knots = [(-52, -26, 1), (-40, -14), (-26, -26, 1), (-12, -16), (4, -30, 1), (20, -18),
                     (34, -30, 1), (46, -18), (56, -28, 1)]  # fmt: skip
    a.fill(spline([*fringe, (40, -60), (-40, -60)]), k.hair)
    a.line(fringe, 5.5)
    for x, y, r in spots[1:7]:
        a.gleam(
            [(x - r * 0.5, y), (x - r * 0.2, y - r * 0.5), (x + r * 0.3, y - r * 0.5)], k.hair, 5
        )


def _one_curl(a: Sketch, k: Figure) -> None:
    """A baby's single curl."""
    curl: Knots = [(26, -40), (-8, -44), (-34, -66), (-28, -92), (0, -100), (20, -86), (14, -68),
                   (-2, -68), (-4, -78)]  # fmt: skip
    a.line(curl, 25, outer=True)
    a.line(curl, 13.5, k.hair)
    a.gleam([(-29, -74), (-25, -88), (-8, -95)], k.hair, 4)
    for wisp in ([(-46, -44), (-52, -58), (-64, -62)], [(50, -44), (58, -54), (58, -66)]):
        knots: Knots = [(x, y) for x, y in wisp]
        a.line(knots, 13, outer=True)
        a.line(knots, 4, k.hair)


def _buzz(a: Sketch, k: Figure) -> None:
    """Hair so short that it is a shade of the skull."""
    cap: Knots = [(-60, -2, 1), (-61, -26), (-44, -50), (0, -61), (44, -50), (61, -26), (60, -2, 1),
                  (52, -28, 1), (30, -36), (0, -38), (-30, -36), (-52, -28, 1)]  # fmt: skip
    a.fill(spline(cap), k.hair)
    a.line(spline(cap), 5)
    for x, y in ((-36, -42), (-14, -48), (10, -48), (32, -42)):
        a.line([(x, y), (x + 3, y - 5)], 3, INK, opacity=0.5)


def known() -> set[str]:
    """The names of all styles."""
    return {*STYLES, *_BEHIND, "curly", "curl", "buzz"}
