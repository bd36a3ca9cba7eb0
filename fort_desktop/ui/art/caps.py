"""The medals: bottle caps, each with a picture of its own that is known without its colour."""

import math
from typing import Final

import pygame

from fort_desktop.chronicle.medals import MEDALS, MedalId
from fort_desktop.ui.art.controls import CONTROLS
from fort_desktop.ui.art.kept import PARTS
from fort_desktop.ui.art.marks import MARKS
from fort_desktop.ui.art.palette import SUITS
from fort_desktop.ui.art.signs import CREAM, GOLD, LEAF, RED, STEPS, TIN, WOOD, WOOD_DARK
from fort_desktop.ui.art.svg import LINE, disc, faint, moved, path, picture, rect

_TEETH: Final = 21
_TOPS: Final = ("#F6C945", "#7FC4E8", "#F29A76", "#9BD08A", "#C9A6E4")
"""The paint of the caps by turns; what tells them apart is the picture."""
_BARE: Final = "#D9C9A8"
_T: Final = 1.7


def _edge() -> str:
    """The crimped edge of a cap in a box of 48 x 48."""
    points = []
    for i in range(2 * _TEETH):
        radius = 23.0 if i % 2 else 20.6
        angle = math.pi * i / _TEETH
        points.append(f"{24 + radius * math.cos(angle):.2f} {24 + radius * math.sin(angle):.2f}")
    return "M" + " L".join(points) + "Z"


def _head(x: float, y: float, r: float, fill: str = CREAM) -> str:
    """A little kid's head."""
    eyes = disc(x - r * 0.36, y, r * 0.16, LINE) + disc(x + r * 0.36, y, r * 0.16, LINE)
    return disc(x, y, r, fill, _T) + eyes


def _three() -> str:
    return _head(5, 15, 4.4) + _head(19, 15, 4.4) + _head(12, 8, 5.2, GOLD)


def _steps() -> str:
    """Three arrows one behind the other."""
    return "".join(path(f"M{x} 5 L{x + 6} 12 L{x} 19", "none", 3.4) for x in (3, 9.5, 16))


def _house() -> str:
    walls = path("M4 11 V22 H20 V11", CREAM, _T) + path("M1.4 12.4 L12 2 L22.6 12.4Z", RED, _T)
    return walls + moved(MARKS["heart"], 7.6, 12.2, 0.37)


def _fence() -> str:
    rails = rect(1, 11, 22, 2.6, 0.6, WOOD_DARK, 1.2) + rect(1, 17, 22, 2.6, 0.6, WOOD_DARK, 1.2)
    pales = "".join(path(f"M{x} 7.6 L{x + 2.1} 4 L{x + 4.2} 7.6 V22 H{x}Z", WOOD, _T)
                    for x in (1.6, 7.2, 12.8, 18.4))  # fmt: skip
    return rails + pales


def _present() -> str:
    box = rect(3, 11, 18, 11.4, 1, "#E9839E", _T) + rect(1.8, 7.2, 20.4, 4.6, 1, "#F3A9BC", _T)
    bow = path("M12 7 Q5 6.4 6.4 2.6 Q9.4 .8 12 7 Q14.6 .8 17.6 2.6 Q19 6.4 12 7Z", GOLD, _T)
    return box + rect(10.2, 7.2, 3.6, 15.2, 0.4, GOLD, 1.2) + bow


def _key() -> str:
    bit = path("M12 11.4 V22 M12 21 H16.4 M12 17 H15.2", "none", 4.4)
    shine = path("M12 11.4 V22 M12 21 H16.4 M12 17 H15.2", "none", 1.6, line=GOLD)
    return bit + disc(12, 6.6, 5.2, GOLD, _T) + disc(12, 6.6, 1.9, CREAM, _T) + shine


def _feather() -> str:
    vane = "M20.6 2.4 Q8 2.6 5.6 13.4 Q5 17.4 5.4 18.6 Q13.4 18.8 17.6 12.6 Q20.6 8 20.6 2.4Z"
    return path(vane, CREAM, _T) + path("M2.6 22 Q9.6 12 17 6.4", "none", 1.7)


def _hearts() -> str:
    return moved(MARKS["heart"], -0.6, 1, 0.66, -8) + moved(MARKS["heart"], 8.6, 7.4, 0.66, 8)


def _six() -> str:
    """Six discs in a ring, one for each suit."""
    return "".join(
        disc(12 + 8 * math.sin(a), 12 - 8 * math.cos(a), 3.5, colour, _T)
        for a, colour in zip((math.pi * i / 3 for i in range(6)), SUITS.values(), strict=False)
    )


def _seesaw() -> str:
    board = path("M1.6 15.4 L22.4 12.6", "none", 4.6) + path(
        "M1.6 15.4 L22.4 12.6", "none", 1.6, line=WOOD
    )
    return (
        path("M12 14.4 L17 22.4 H7Z", LEAF, _T)
        + board
        + _head(4.6, 9.6, 3.9)
        + _head(19.4, 7.6, 3.9, GOLD)
    )


def _nine() -> str:
    """Nine holes."""
    return "".join(disc(x, y, 2.7, CREAM, _T) for x in (4.6, 12, 19.4) for y in (4.6, 12, 19.4))


def _circle() -> str:
    """A ring of heads."""
    heads = [_head(12 + 8.6 * math.sin(a), 12 - 8.6 * math.cos(a), 2.7) for a in _eighths()]
    return disc(12, 12, 8.6, "none", 1.2) + "".join(heads)


def _eighths() -> list[float]:
    return [math.pi * i / 4 for i in range(8)]


def _flag() -> str:
    pole = path("M6 2 V22.6", "none", 3)
    return pole + path("M6 3 H20.6 L16.6 7.8 L20.6 12.6 H6Z", RED, _T)


def _feast() -> str:
    return moved(STEPS["pizza"], -0.6, 4.6, 0.62) + moved(STEPS["toys"], 10.2, 5.4, 0.58)


def _roomy() -> str:
    return moved(STEPS["fort"], -1.4, -0.6, 0.76) + moved(STEPS["pack"], 10.8, 10.2, 0.58)


def _tall() -> str:
    """The largest fort, with three stars over it."""
    stars = "".join(
        moved(path("M6 0 L7.8 4 L12 4.4 L8.8 7.2 L9.8 11.4 L6 9 L2.2 11.4 L3.2 7.2 L0 4.4 L4.2 4Z",
                   GOLD, 2.4), x, y, 0.52)
        for x, y in ((0.6, 2.4), (8.9, 0), (17.2, 2.4))
    )  # fmt: skip
    return moved(STEPS["fort"], 2.6, 6, 0.78) + stars


_PICTURES: Final[dict[MedalId, str]] = {
    "first_game": _flag(),
    "come_with_us": _three(),
    "me_too": _steps(),
    "just_for_me": _feast(),
    "welcome_home": _house(),
    "tower_of_friends": STEPS["lookout"],
    "good_neighbours": _fence(),
    "surprise": _present(),
    "packed": STEPS["pack"],
    "first_the_fort": _roomy(),
    "big_plan": _tall(),
    "artist": MARKS["macaroni"],
    "keeper_of_rules": _key(),
    "made_up": MARKS["rule"],
    "friend_indeed": MARKS["heart"],
    "light_luggage": _feather(),
    "two_together": _hearts(),
    "second_thought": CONTROLS["undo"],
    "all_six": _six(),
    "close_friends": _seesaw(),
    "try_everything": _nine(),
    "wide_circle": _circle(),
}


@PARTS
def cap(medal: MedalId, size: int, won: bool = True) -> pygame.Surface:
    """A medal in a square of `size` pixels; one that was not won is pale."""
    top = _TOPS[MEDALS.index(medal) % len(_TOPS)]
    rim = path(_edge(), TIN if won else _BARE, 2.0)
    inside = disc(24, 24, 17.4, top if won else "#EDE2C8", 1.4)
    shine = path("M11.6 17.6 Q15.4 10.4 23 9", "none", 2.2, faint(0.6), "#FFFFFF") if won else ""
    body = moved(_PICTURES[medal], 12, 12, 1.0)
    shown = body if won else f'<g opacity="0.28">{body}</g>'
    return picture(rim + inside + shine + shown, size, size, (48, 48))
