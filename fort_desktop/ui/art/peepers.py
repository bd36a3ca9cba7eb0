"""The kids who look out of the forts: one for each seat."""

from typing import Final, NamedTuple

from fort_desktop.ui.art.svg import LINE, disc, faint, moved, oval, path


class _Kid(NamedTuple):
    """The colours of a kid, and the shapes of its hair behind and before the face."""

    skin: str
    hair: str
    shirt: str
    behind: str
    before: str


_LONG: Final = "M-27 -34 Q-32 -72 0 -74 Q32 -72 27 -34 Q30 -16 22 -12 H-22 Q-30 -16 -27 -34Z"
_SHORT: Final = "M-25 -36 Q-30 -74 0 -74 Q30 -74 25 -36Z"
_CLOUD: Final = (
    "M-25 -30 Q-36 -34 -31 -45 Q-37 -56 -26 -61 Q-25 -73 -12 -71 Q-4 -80 6 -72 Q20 -76 24 -63 "
    "Q36 -58 31 -46 Q37 -34 25 -30Z"
)
_SCARF: Final = "M-27 -38 Q-30 -76 0 -76 Q30 -76 27 -38 Q32 -12 20 -8 H-20 Q-32 -12 -27 -38Z"
_KIDS: Final = {
    "moon": _Kid("#E5AB74", "#5F4034", "#FFF3DC", _LONG,
                 "M-23 -40 Q-22 -56 4 -58 Q-6 -48 -23 -40Z M4 -58 Q20 -56 23 -40 Q14 -46 4 -58Z"),
    "star": _Kid("#A4683F", "#4B3B4A", "#57A36B", _CLOUD,
                 "M-22 -46 Q-18 -62 0 -62 Q18 -62 22 -46 Q16 -52 10 -48 Q5 -54 0 -49 Q-6 -54 "
                 "-11 -48 Q-17 -52 -22 -46Z"),
    "cloud": _Kid("#FDDFC6", "#E27A33", "#5F86A0", _SHORT,
                  "M-23 -42 Q-24 -62 2 -62 Q24 -62 23 -42 L14 -52 L7 -44 L-1 -53 L-9 -43 "
                  "L-15 -51Z"),
    "sun": _Kid("#F7CBA0", "#7A78B4", "#D9483B", _SCARF,
                "M-22 -44 Q-20 -62 0 -62 Q20 -62 22 -44 Q12 -56 0 -56 Q-12 -56 -22 -44Z"),
}  # fmt: skip
"""By the mark of the seat."""


def peeper(mark: str, x: float, floor: float, size: float) -> str:
    """The kid of a seat, who looks out of a door at (x, floor)."""
    kid = _KIDS[mark]
    face = "M-22 -40 Q-22 -62 0 -62 Q22 -62 22 -40 Q22 -18 0 -16 Q-22 -18 -22 -40Z"
    body = (
        path("M-26 0 Q-26 -22 0 -22 Q26 -22 26 0Z", kid.shirt, 3.6)
        + path(kid.behind, kid.hair, 3.6)
        + path(face, kid.skin)
        + path(kid.before, kid.hair)
        + "".join(oval(e, -30, 5, 3.2, "#EA5B48", more=faint(0.45)) for e in (-14, 14))
    )
    return moved(body + _face(mark), x, floor - 2, size)


def _face(mark: str) -> str:
    """Eyes and mouth; no two are in the same mood."""
    if mark == "moon":
        eyes = "".join(path(f"M{e - 5} -37 Q{e} -44 {e + 5} -37", "none", 3) for e in (-10, 10))
        return eyes + path("M-8 -30 H8 Q7 -21 0 -21 Q-7 -21 -8 -30Z", "#7A2532", 2.4)
    if mark == "cloud":
        eyes = disc(-9, -38, 3.2, LINE) + path("M4 -37 Q9 -43 14 -37", "none", 3)
        return (
            eyes
            + path("M-9 -29 Q0 -21 10 -30", "none", 3)
            + path("M-1 -26 H5 V-21 H-1Z", "#FFFDF6")
        )
    eyes = "".join(disc(e, -38, 3.4, LINE) + disc(e - 1, -39.2, 1.1, "#FFFFFF") for e in (-9, 9))
    smile = "M-9 -29 Q0 -22 9 -29" if mark == "sun" else "M-8 -30 H9 Q8 -20 0 -20 Q-7 -20 -8 -30Z"
    return eyes + path(smile, "none" if mark == "sun" else "#7A2532", 2.8)
