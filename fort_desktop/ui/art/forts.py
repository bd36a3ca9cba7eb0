"""The fort of cardboard and blankets, from a chalk plan to a palace, in a box of 320 x 260."""

import re
from typing import Final

import pygame

from fort_desktop.ui.art import palette as pal
from fort_desktop.ui.art.kept import SMALL, THINGS
from fort_desktop.ui.art.marks import SHAPES
from fort_desktop.ui.art.peepers import peeper
from fort_desktop.ui.art.svg import (
    disc,
    faint,
    ground_shadow,
    hexed,
    light,
    mix,
    moved,
    path,
    picture,
    rect,
)

VIEW: Final = (320.0, 260.0)
_T: Final = 4.4
_BOARD: Final = "#D6A265"
_DARK: Final = "#BA854A"
_PALE: Final = "#EBC48D"
_FLOOR: Final = 244
_WIDTH: Final = re.compile(r'stroke-width="([0-9.]+)"')


def _wall(x: float, top: float, w: float, bottom: float = _FLOOR) -> str:
    """A cardboard wall, lit from the left."""
    dark = min(26.0, w * 0.2)
    return (
        rect(x, top, w, bottom - top, 3, _BOARD, _T)
        + rect(x + w - dark - 2, top + 2, dark, bottom - top - 4, 2, _DARK)
        + path(f"M{x + 8} {top + 10} V{min(bottom - 8, top + 44)}", "none", 3.4, faint(0.9), _PALE)
        + path(
            f"M{x + 14} {bottom - 26} h{w * 0.22:.0f} M{x + 18} {bottom - 14} h{w * 0.13:.0f}",
            "none",
            3.4,
            line=_DARK,
        )
    )


def _door(x: float, w: float, h: float, mark: str) -> str:
    """A door, in which the kid of a seat's mark stands."""
    top = _FLOOR - h
    arch = (
        f"M{x} {_FLOOR} V{top + w * 0.4:.0f} Q{x + w / 2} {top - w * 0.3:.0f} {x + w} "
        f"{top + w * 0.4:.0f} V{_FLOOR}Z"
    )
    return path(arch, "#4A2C1A", _T) + peeper(mark, x + w / 2, _FLOOR, w / 74)


def _pane(x: float, y: float, size: float) -> str:
    """A lit window with crossed bars."""
    return (
        rect(x, y, size, size, 4, "#FFE08A", 3.6)
        + path(f"M{x + size / 2} {y} V{y + size} M{x} {y + size / 2} H{x + size}", "none", 3)
        + rect(x - 5, y + size, size + 10, 7, 3, _PALE, 3)
    )


def _blanket(x: float, top: float, w: float, drop: float, colour: str) -> str:
    """A striped blanket over a wall: it bulges in the middle and hangs in waves."""
    n = max(3, round(w / 42))
    step = w / n
    waves = "".join(
        f" Q{x + w - (i + 0.5) * step:.1f} {top + drop - 22:.1f} {x + w - (i + 1) * step:.1f} "
        f"{top + drop - (0 if i in (n - 1,) else 4):.1f}"
        for i in range(n)
    )
    d = (
        f"M{x} {top + drop} L{x + 10} {top + 8} Q{x + w / 2} {top - 20} {x + w - 10} {top + 8} "
        f"L{x + w} {top + drop}{waves}Z"
    )
    stripes = "".join(
        path(
            f"M{x + 10 + (w - 20) * at:.1f} {top + 4 - 20 * at * (1 - at):.1f} "
            f"L{x + w * at:.1f} {top + drop - 13:.1f}",
            "none",
            6.5,
            faint(0.8),
            "#FBEBD0",
        )
        for at in (0.18, 0.4, 0.6, 0.82)
    )
    gleam = path(
        f"M{x + 22} {top + 8} Q{x + w * 0.3:.0f} {top - 5} {x + w * 0.44:.0f} {top - 5}",
        "none",
        3.4,
        faint(0.5),
        "#FFFFFF",
    )
    return path(d, colour, _T) + stripes + gleam


def _battlement(x: float, y: float, w: float, n: int) -> str:
    """Merlons along the top of a wall."""
    step = w / (2 * n - 1)
    teeth = "".join(f"M{x + 2 * i * step:.1f} {y} v-14 h{step:.1f} v14Z " for i in range(n))
    return path(teeth, _BOARD, _T) + rect(x - 4, y - 4, w + 8, 12, 3, _PALE, _T - 0.6)


def _cone(x: float, y: float, w: float, h: float, colour: str) -> str:
    """A pointed roof of paper."""
    d = f"M{x - 8} {y} L{x + w / 2} {y - h} L{x + w + 8} {y} Q{x + w / 2} {y + 12} {x - 8} {y}Z"
    side = (
        f"M{x + w / 2} {y - h + 6} L{x + w + 3} {y - 1} "
        f"Q{x + w * 0.86} {y + 4} {x + w * 0.7} {y + 4}Z"
    )
    return (
        path(d, colour, _T)
        + path(side, mix(colour, "#2A1A08", 0.24))
        + path(
            f"M{x + w * 0.36:.1f} {y - h * 0.5:.1f} L{x + w * 0.2:.1f} {y - 9}",
            "none",
            3.4,
            faint(0.5),
            "#FFFFFF",
        )
    )


_CLOTH: Final = (
    "q18 9 42 3 l-7 14 l7 14 q-24 6 -42 -3Z",
    "q16 -4 40 -1 l-5 14 l8 14 q-26 -6 -43 1Z",
    "q12 -10 41 -2 l-8 14 l6 14 q-20 10 -39 2Z",
)
"""The cloth of a flag: as it hangs, and in the wind."""
WAVES: Final = len(_CLOTH)


def _flag(x: float, foot: float, h: float, colour: str, mark: str = "") -> str:
    top = foot - h
    cloth = path(f"M{x + 1} {top} {_CLOTH[0]}", colour, 3.8)
    sign = moved(path(SHAPES[mark], "#FFF9EA", 1.8), x + 6, top + 6, 0.82) if mark else ""
    return path(f"M{x} {foot} V{top - 3}", "none", 5) + cloth + sign


def _bunting(x0: float, y0: float, x1: float, y1: float) -> str:
    out, n = path(f"M{x0} {y0} Q{(x0 + x1) / 2} {max(y0, y1) + 20} {x1} {y1}", "none", 2.6), 7
    for i in range(1, n):
        t = i / n
        x = x0 + (x1 - x0) * t
        y = (1 - t) ** 2 * y0 + 2 * t * (1 - t) * (max(y0, y1) + 20) + t * t * y1
        fill = ("#F2785C", "#FFE9A3", "#8DD3E8", "#CFE38A")[i % 4]
        out += path(f"M{x - 7:.1f} {y:.1f} h14 l-7 14Z", fill, 2.2)
    return out


def _ladder(x: float, top: float, bottom: float) -> str:
    rungs = "".join(f"M{x} {y} h22 " for y in range(round(top) + 12, round(bottom) - 4, 18))
    d = f"M{x} {top} V{bottom} M{x + 22} {top} V{bottom} {rungs}"
    return path(d, "none", 8) + path(d, "none", 3.4, line="#E0B274")


def _plan(colour: str) -> str:
    """Level 0: a chalk outline, flat boxes, a rolled blanket."""
    outline = path("M70 240 V160 L160 112 L250 160 V240", "#FFFFFF", 0, faint(0.14)) + path(
        "M70 240 V160 L160 112 L250 160 V240 M132 240 V200 Q160 176 188 200 V240",
        "none",
        4,
        'stroke-dasharray="13 9" stroke-opacity="0.9"',
        "#FFFFFF",
    )
    boxes = (
        path("M88 244 L104 216 H206 L222 244Z", _BOARD, _T)
        + path("M104 216 H206 L210 223 H100Z", _PALE)
        + path("M155 217 V243", "none", 2.6, line=_DARK)
    )
    roll = (
        rect(204, 222, 70, 22, 11, colour, _T)
        + disc(266, 233, 10, light(colour), 3.4)
        + path("M266 228 q5 3 2 8", "none", 2.6)
    )
    return ground_shadow(166, 244, 120, 11) + outline + boxes + roll


def _level_1(colour: str, mark: str) -> str:
    return (
        _flag(84, 150, 66, colour, mark)
        + _wall(72, 152, 176)
        + _door(126, 64, 80, mark)
        + _blanket(58, 144, 204, 52, colour)
    )


def _level_2(colour: str, mark: str) -> str:
    return (
        _flag(62, 148, 66, colour, mark)
        + _wall(200, 172, 92)
        + _battlement(200, 172, 92, 3)
        + _pane(230, 190, 30)
        + _wall(48, 150, 158)
        + _door(98, 60, 78, mark)
        + _blanket(34, 142, 186, 50, colour)
    )


def _level_3(colour: str, mark: str) -> str:
    return (
        _wall(86, 84, 104, 160)
        + _pane(120, 108, 34)
        + _flag(136, 66, 52, colour, mark)
        + _blanket(74, 76, 128, 38, mix(colour, "#FFFFFF", 0.18))
        + _wall(200, 164, 96)
        + _battlement(200, 164, 96, 3)
        + _pane(236, 186, 30)
        + _wall(44, 152, 162)
        + _door(96, 60, 76, mark)
        + _blanket(30, 144, 190, 48, colour)
        + _ladder(212, 96, 160)
    )


def _level_4(colour: str, mark: str) -> str:
    return (
        _wall(112, 80, 100, 160)
        + _pane(146, 106, 34)
        + _blanket(100, 72, 124, 38, mix(colour, "#FFFFFF", 0.18))
        + _wall(228, 96, 64)
        + _cone(228, 96, 64, 62, "#E2574C")
        + _flag(260, 40, 34, colour, mark)
        + _pane(246, 116, 28)
        + _pane(246, 172, 28)
        + _wall(30, 152, 200)
        + _battlement(30, 152, 62, 2)
        + _door(98, 62, 78, mark)
        + _blanket(78, 144, 160, 48, colour)
        + _bunting(40, 146, 108, 88)
    )


def _level_5(colour: str, mark: str) -> str:
    pale = mix(colour, "#FFFFFF", 0.18)
    return (
        _wall(106, 62, 108, 150)
        + _battlement(106, 62, 108, 4)
        + _pane(143, 92, 34)
        + _flag(158, 48, 46, colour, mark)
        + _wall(20, 96, 62)
        + _cone(20, 96, 62, 60, "#E2574C")
        + _flag(51, 42, 30, "#FFE08A")
        + _wall(238, 96, 62)
        + _cone(238, 96, 62, 60, "#E2574C")
        + _flag(269, 42, 30, "#FFE08A")
        + _pane(37, 118, 28)
        + _pane(255, 118, 28)
        + _wall(64, 152, 192)
        + _blanket(92, 132, 136, 36, pale)
        + _door(126, 68, 82, mark)
        + _blanket(52, 150, 92, 44, colour)
        + _blanket(176, 150, 92, 44, colour)
        + _bunting(82, 104, 238, 104)
        + _pane(76, 204, 24)
        + _pane(220, 204, 24)
    )


@SMALL
def _body(level: int, colour: str, mark: str) -> str:
    if level <= 0:
        return _plan(colour)
    draw = (_level_1, _level_2, _level_3, _level_4, _level_5)[min(level, 5) - 1]
    foot = ground_shadow(160, _FLOOR + 1, 118 + 8 * level, 12)
    grass = "".join(
        path(
            f"M{x} 248 q-2 -9 -6 -11 m6 11 q0 -10 1 -14 m-1 14 q3 -8 7 -9",
            "none",
            2.6,
            line="#4E7A38",
        )
        for x in (26, 62, 222, 300)
    )
    return foot + draw(colour, mark) + grass


def _thinner(body: str, line: float) -> str:
    """Scale the outlines of shapes by `line`."""
    return _WIDTH.sub(lambda found: f'stroke-width="{float(found[1]) * line:.2f}"', body)


@THINGS
def fort_picture(
    level: int,
    w: int,
    h: int,
    seat: str = "blue",
    plan: bool = False,
    line: float = 1.0,
    wave: int = 0,
) -> pygame.Surface:
    """A fort of level 0 to 5 with the flag of a seat's colour, centred in `w` x `h` pixels.

    With `plan` the next level is drawn pale behind it. `line` scales the width of all outlines,
    for a fort that is drawn very large. `wave` says how its flags hang, of `WAVES` ways.
    """
    colour, mark = hexed(pal.SEATS[seat]), pal.MARKS[seat]
    colour = mix(colour, "#FFFFFF", 0.12)
    body = _thinner(_body(level, colour, mark), line).replace(_CLOTH[0], _CLOTH[wave])
    image = picture(body, w, h, VIEW)
    if not plan or level >= 5:
        return image
    ghost = picture(_thinner(_body(level + 1, colour, mark), line), w, h, VIEW).copy()
    ghost.set_alpha(58)
    whole = pygame.Surface((w, h), pygame.SRCALPHA, 32)
    whole.blit(ghost, (0, 0))
    whole.blit(image, (0, 0))
    return whole
