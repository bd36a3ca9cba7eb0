"""The shapes of the small signs, in a box of 24 x 24: tokens, steps of an action, places."""

from typing import Final

from fort_desktop.ui.art.svg import LINE, disc, light, mix, moved, oval, path, rect, stroke

_T: Final = 1.7
WOOD: Final = "#DDA661"
WOOD_DARK: Final = "#BC8346"
RED: Final = "#E2574C"
GOLD: Final = "#FFD84A"
TIN: Final = "#B4C0C6"
TIN_DARK: Final = "#8A999F"
LEAF: Final = "#5FB25F"
CREAM: Final = "#FFFBF0"


def _pizza() -> str:
    return (
        path("M2.4 6.4 Q12 .6 21.6 6.4 L12.9 22.4 Q12 23.8 11.1 22.4Z", "#FFCB4D", _T)
        + path("M17.4 7.8 L12 21 L12.2 22.4 L20 8.6Z", "#F0AE36")
        + path(
            "M1.7 6 Q1.6 4.6 3 3.8 Q12 -1 21 3.8 Q22.4 4.6 22.3 6 Q21.9 8.6 19.8 7.9 "
            "Q12 4.2 4.2 7.9 Q2.1 8.6 1.7 6Z",
            "#D18A3E",
            _T,
        )
        + path("M5 4.9 Q8.6 3 12.4 2.9", "none", 1.3, line="#F2BE7A")
        + "".join(
            disc(x, y, r, "#D8452F", 0) + disc(x - 0.6, y - 0.6, r * 0.34, "#F28568")
            for x, y, r in ((9, 11, 2.3), (14.8, 11.8, 2.1), (11.8, 17, 1.9))
        )
    )


def _toys() -> str:
    ears = "".join(
        disc(x, 5.4, 3.9, "#B9793F", _T) + disc(x, 5.6, 1.7, "#EBC08C") for x in (5.4, 18.6)
    )
    eyes = "".join(
        oval(x, 11.3, 1.4, 1.7, LINE) + disc(x - 0.45, 10.7, 0.5, "#FFFFFF") for x in (8.2, 15.8)
    )
    return (
        ears
        + oval(12, 13.2, 10, 9.5, "#D59A5B", _T)
        + path("M20.6 10 Q22 17 15.6 21.4 Q21.6 15 18.6 7.4Z", "#BE8044")
        + path("M4.6 10.6 Q5.6 7.2 8.6 6", "none", 1.4, line="#F0C792")
        + oval(12, 16.8, 5, 4, "#F8E4C2")
        + eyes
        + path("M10.2 15 Q12 14.2 13.8 15 Q13.2 16.8 12 16.8 Q10.8 16.8 10.2 15Z", LINE)
        + path("M12 16.8 V18 M10 18.6 Q12 20 14 18.6", "none", 1.1)
    )


def _slice() -> str:
    """Pizza with so little detail that it can be read at a few pixels, in a box of 14 x 14."""
    return (
        path("M1.4 3.6 Q7 .2 12.6 3.6 L7.7 13 Q7 14 6.3 13Z", "#FFCB4D", _T)
        + path("M.9 3.9 Q7 -1.4 13.1 3.9", "none", 3.6)
        + path("M1.2 3.7 Q7 -1.2 12.8 3.7", "none", 1.4, line="#E09A48")
        + disc(5.7, 5.7, 1.35, "#D8452F")
        + disc(8.3, 8.3, 1.2, "#D8452F")
    )


def _teddy() -> str:
    """A toy with as little detail, in a box of 14 x 14."""
    ears = "".join(disc(x, 3.2, 2.4, "#B9793F", _T) for x in (2.9, 11.1))
    eyes = "".join(disc(x, 6.9, 1.05, LINE) for x in (4.6, 9.4))
    muzzle = oval(7, 10, 2.7, 2.1, "#F8E4C2") + oval(7, 9.2, 1.2, 0.9, LINE)
    return ears + oval(7, 8, 6, 5.5, "#D59A5B", _T) + muzzle + eyes


def _any() -> str:
    return (
        moved(_slice(), -0.5, -0.5, 0.98)
        + moved(_teddy(), 10.7, 10.2, 0.98)
        + path("M17.2 2 L6.8 22", "none", 2)
    )


def rosette(number: bool) -> str:
    """A point: a rosette with two ribbons; `number` leaves its middle plain for a figure."""
    scallops = (
        "M12 .8 L14.3 2.7 L17.3 2.3 L18.4 5.1 L21.2 6.2 L20.8 9.2 L22.6 11.4 L20.5 13.4 L20 16.4 "
        "L17 16.7 L14.8 18.7 L12 17.4 L9.2 18.7 L7 16.7 L4 16.4 L3.5 13.4 L1.4 11.4 L3.2 9.2 "
        "L2.8 6.2 L5.6 5.1 L6.7 2.3 L9.7 2.7Z"
    )
    star = (
        "M12 4.6 L13.7 8.2 L17.6 8.6 L14.7 11.2 L15.5 15 L12 13.1 L8.5 15 L9.3 11.2 L6.4 8.6 "
        "L10.3 8.2Z"
    )
    middle = disc(12, 9.9, 6.2, "#FFEC9C") if number else path(star, "#FFF3C0", 1.1)
    return (
        path("M7.6 14 L4.8 22.6 L8.6 21.4 L10.6 23.6 L12.4 17Z", "#4A86D8", _T)
        + path("M16.4 14 L19.2 22.6 L15.4 21.4 L13.4 23.6 L11.6 17Z", "#356DB8", _T)
        + path(scallops, GOLD, _T)
        + middle
        + path("M5 8.4 Q5.6 5.6 8 4.4", "none", 1.2, line="#FFFBE0")
    )


def _flag(x: float, y: float, colour: str = RED) -> str:
    return path(f"M{x} {y} V{y + 7}", "none", _T) + path(
        f"M{x} {y} Q{x + 3.4} {y + 0.2} {x + 7} {y + 2} Q{x + 3.6} {y + 3.6} {x} {y + 4.2}Z",
        colour,
        _T - 0.2,
    )


def _house() -> str:
    return (
        _flag(12, 0.9)
        + path("M3.8 12 L12 6.2 L20.2 12 V23 H3.8Z", WOOD, _T)
        + path("M15.6 9.2 L19.4 12 V22.2 H15.6Z", WOOD_DARK)
        + path("M9 23 V17.6 Q12 14.2 15 17.6 V23Z", LINE)
        + path("M1.4 13.6 L12 5.8 L22.6 13.6", "none", _T + 0.5)
        + path("M6 14.6 H9", "none", 1.1, line="#F3CD94")
    )


def _lookout() -> str:
    """The tower with its striped roof, and a kid who looks out of it."""
    roof = "M12 .9 L20.8 9 Q18.6 11 16.4 9.6 Q14.2 11.2 12 9.6 Q9.8 11.2 7.6 9.6 Q5.4 11 3.2 9Z"
    return (
        path("M6.2 9 H17.8 L18.4 23.2 H5.6Z", WOOD, _T)
        + path("M16.4 9.6 H17 L17.6 22.4 H16.4Z", WOOD_DARK)
        + path("M7.6 18.4 H8.8 V23 H7.6Z M7.4 20.8 H11", "none", 1.1, line=WOOD_DARK)
        + path("M7.8 19 V11 H16.2 V19Z", LINE, 1)
        + disc(12, 14.7, 3.2, "#F4C79A")
        + path("M8.6 14.6 Q8.4 11 12 11 Q15.6 11 15.4 14.6 Q14 12.6 12 12.8 Q10 12.6 8.6 14.6Z",
               "#8A4B2A")
        + path("M9.4 18.9 Q12 16.8 14.6 18.9Z", "#4A86D8")
        + disc(10.8, 15, 0.62, LINE)
        + disc(13.2, 15, 0.62, LINE)
        + path(roof, RED, _T)
        + path("M12 2 L14.6 9.8 Q13.2 10.4 12 9.4 Q10.8 10.4 9.4 9.8Z", CREAM)
    )  # fmt: skip


def bag(body: str = "#3F8FCB", flap: str = "#F6C74C") -> str:
    """The school bag."""
    return (
        path("M8.4 5 Q8.4 1.2 12 1.2 Q15.6 1.2 15.6 5", "none", _T + 0.4)
        + path(
            "M3.8 10.6 Q3.8 4 9 4 H15 Q20.2 4 20.2 10.6 V20.6 Q20.2 23 17.8 23 H6.2 "
            "Q3.8 23 3.8 20.6Z",
            body,
            _T,
        )
        + path(
            "M17 5 Q19.4 6.4 19.4 10.6 V20.4 Q19.4 22.2 17.4 22.2 H15.8 Q18 16 17 5Z",
            mix(body, "#1A2A55", 0.28),
        )
        + path("M6.4 8.6 Q6.8 6.4 8.8 6", "none", 1.3, line=light(body))
        + path("M4.2 11.6 H19.8", "none", _T - 0.3)
        + rect(7, 14, 10, 6.4, 1.6, flap, _T - 0.2)
        + path("M10.6 16.6 H13.4", "none", 1.3)
    )


def bin_(open_lid: bool = False) -> str:
    """The dustbin, its lid closed or open."""
    lid = moved(
        rect(2.4, 4.4, 19.2, 3.4, 1.6, "#CBD5DA", _T) + rect(9, 1.8, 6, 2.8, 1.2, "#CBD5DA", _T),
        0,
        0,
    )
    return (
        ("" if open_lid else lid)
        + path("M4.6 8 H19.4 L18.2 21.6 Q18 23.2 16.4 23.2 H7.6 Q6 23.2 5.8 21.6Z", TIN, _T)
        + path("M16.4 8.8 H18.6 L17.4 21.6 Q17.2 22.4 16.4 22.4 H15.4Z", TIN_DARK)
        + path("M9.2 11.4 L9.7 19.8 M12.8 11.4 V19.8", "none", 1.3, line=TIN_DARK)
    )


def mini_card(x: float, y: float, turn: float = 0.0, scale: float = 1.0) -> str:
    """A tiny kid's card for use in a sign."""
    body = (
        rect(-4.6, -6.4, 9.2, 12.8, 1.6, CREAM, _T)
        + disc(0, -1, 2.9, "#F0BC8E")
        + path("M-3 -1 Q-3 -4.4 0 -4.4 Q3 -4.4 3 -1 Q1.6 -2.6 0 -2.6 Q-1.6 -2.6 -3 -1Z", "#8A4B2A")
        + rect(-2.9, 2.9, 5.8, 1.8, 0.9, "#E8622C")
    )
    return moved(body, x, y, scale, turn)


def _plus(x: float, y: float) -> str:
    d = f"M{x} {y - 4} V{y + 4} M{x - 4} {y} H{x + 4}"
    return path(d, "none", 4.6) + path(d, "none", 2.2, line=LEAF)


def _arrow_to(d: str, tip: tuple[float, float, float], thick: float = 1.9) -> str:
    head = path("M-1.8 -2.4 L2 0 L-1.8 2.4Z", LINE, 1)
    return path(d, "none", thick) + moved(head, tip[0], tip[1], 1, tip[2])


def _trash_this() -> str:
    arrow = path("M17.1 1 V6.1 H14.1 L18.6 11 L23.1 6.1 H20.1 V1Z", RED, _T - 0.2)
    return mini_card(9.2, 7.4, -8, 0.98) + moved(bin_(True), -1.2, 2.6, 0.88) + arrow


def _head(x: float, y: float, size: float, shirt: str, hair: str = "#8A4B2A") -> str:
    """A kid's head and shoulders; (x, y) is the chin."""
    body = (
        path("M-7 8.6 Q-7 .6 0 .6 Q7 .6 7 8.6Z", shirt, _T / size)
        + disc(0, -3.4, 4.6, "#F4C79A", _T / size)
        + path("M-4.6 -3.6 Q-4.8 -8.2 0 -8.2 Q4.8 -8.2 4.6 -3.6 Q2.4 -5.8 0 -5.8 Q-2.4 -5.8 "
               "-4.6 -3.6Z", hair)
    )  # fmt: skip
    return moved(body, x, y, size)


def _trash_rival() -> str:
    """A card behind the fence of a Yard, and its way into the bin."""
    pickets = "".join(
        path(f"M{x} 22.8 V15.4 L{x + 1.7} 13.2 L{x + 3.4} 15.4 V22.8Z", CREAM, 1.2)
        for x in (0.8, 5, 9.2)
    )
    return (
        mini_card(6.6, 8.2, -6, 1.04)
        + path("M.6 19 H13", "none", 3)
        + pickets
        + moved(bin_(), 11.4, 8.6, 0.62)
        + moved(path("M0 0 V3.4 H-2.6 L1.6 8 L5.8 3.4 H3.2 V0Z", RED, _T - 0.2), 17.2, 0.8, 0.9)
    )


def _recruit() -> str:
    return mini_card(8, 11.6, -8, 1.24) + _plus(18.4, 12)


def _copy(rival: bool) -> str:
    """A bag, and more of what is in it; a rival's bag is shown with the rival."""
    if rival:
        kid = _head(5.4, 15, 0.86, "#8D7BB5")
        return moved(bag("#8D7BB5", "#CFC3EA"), 4.6, 6, 0.74) + kid + _plus(18.6, 6)
    return moved(bag(), -2.6, 5.2, 0.78) + moved(_slice(), 12.2, 11.6, 0.86) + _plus(18.6, 6)


def _convert() -> str:
    return (
        moved(_slice(), 0.2, 0.4, 0.84)
        + moved(_teddy(), 12, 11.6, 0.84)
        + _arrow_to("M14.6 3.6 Q19.4 3.4 19.6 7", (19.6, 8.2, 90), 2.4)
        + _arrow_to("M9.6 20.6 Q4.6 20.6 4.4 17", (4.4, 15.8, 270), 2.4)
    )


def _spend() -> str:
    """An open hand that gives something away."""
    palm = (
        "M1.4 16 Q5.6 12.6 10.6 15.2 Q14.4 15.2 15.8 17 Q19.6 13 22.6 14.2 Q20.2 20.2 15 22 "
        "Q9 23.4 1.4 22.2Z"
    )
    return (
        path(palm, "#EDB88B", _T)
        + path("M9.4 18.4 Q13.2 19 15.8 17", "none", _T - 0.3)
        + path("M2.6 5.4 H12.4 V1.8 L21.6 7.6 L12.4 13.4 V9.8 H2.6Z", RED, _T)
    )


def _follow() -> str:
    """Several kids: the others too."""
    return (
        _head(5.8, 11.8, 0.74, "#4A86D8", "#4B3B4A")
        + _head(18.2, 11.8, 0.74, LEAF, "#E27A33")
        + _head(12, 15.2, 0.98, "#F2A93B")
    )


def _lock() -> str:
    bow = "M7 11 V7.4 Q7 2.4 12 2.4 Q17 2.4 17 7.4 V11"
    return (
        path(bow, "none", 4.8)
        + path(bow, "none", 1.8, line="#CBD5DA")
        + rect(3.8, 10.4, 16.4, 12.6, 2.2, "#F2B93B", _T)
        + path("M17 11.4 H19 V21.8 H16.4Z", "#D4952A")
        + disc(12, 15.4, 2.1, LINE)
        + path("M12 16 V19.4", "none", _T + 0.4)
    )


def _build() -> str:
    """The next level of a fort: a house and an arrow that do not touch."""
    house = (
        path("M3 13.4 L9 8.6 L15 13.4 V22.8 H3Z", WOOD, _T)
        + path("M7 22.8 V18.6 Q9 16.4 11 18.6 V22.8Z", LINE)
        + path("M1 14.6 L9 8 L17 14.6", "none", _T + 0.7)
    )
    return house + path("M18.8 1 L23.4 7.4 H21 V16 H16.6 V7.4 H14.2Z", LEAF, _T - 0.2)


STEPS: Final[dict[str, str]] = {
    "pizza": _pizza(),
    "toys": _toys(),
    "any": _any(),
    "vp": rosette(False),
    "point": rosette(True),
    "fort": _house(),
    "build": _build(),
    "level": _house(),
    "lookout": _lookout(),
    "pack": bag(),
    "trash": bin_(),
    "trash_this": _trash_this(),
    "trash_rival": _trash_rival(),
    "recruit": _recruit(),
    "copy_pack": _copy(False),
    "copy_rival_pack": _copy(True),
    "convert": _convert(),
    "spend": _spend(),
    "follow": _follow(),
    "lock": _lock(),
    "then": path(
        "M7 4.6 Q6.2 3.4 7.8 4 L19.2 11 Q20.4 12 19.2 13 L7.8 20 Q6.2 20.6 7 19.4Z", LINE, 1.2
    ),
    "times": f'<path d="M5.6 5.6 L18.4 18.4 M18.4 5.6 L5.6 18.4" fill="none" {stroke(4)}/>',
}
"""What may stand in an action box, but the suits."""
