"""Hair: what is behind the head, and what lies over the forehead."""

from typing import Final

from fort_desktop.ui.art.drawings import in_folder
from fort_desktop.ui.art.kids.figure import Figure
from fort_desktop.ui.art.kids.pieces import parts_of, piece, tints
from fort_desktop.ui.art.kids.sketch import Sketch
from fort_desktop.ui.art.kids.vec import clipped, moved, shrunk

_FRONT_OF: Final = {
    "puffs": "parted", "topknot": "swept", "buns": "parted", "pigtails": "parted",
    "braids": "parted", "ponytail": "swept", "locs": "swept", "sprout": "swept",
    "long_curls": "curly",
}  # fmt: skip
"""Styles that lie over the forehead as another one does."""
FRINGE: Final = "fringe"
"""The class of a shape that throws a shadow on the face."""


def hair_behind(a: Sketch, k: Figure) -> None:
    """Draw the hair behind the head."""
    style = k.text("hair")
    if style in in_folder("kids/hair_behind"):
        piece(a, f"kids/hair_behind/{style}", tints("hair", k.hair))


def hair_before(a: Sketch, k: Figure) -> None:
    """The front piece, with its shadow on the skin."""
    style = _FRONT_OF.get(k.text("hair"), k.text("hair"))
    if style in in_folder("kids/hair"):
        name = f"kids/hair/{style}"
        for part in parts_of(name):
            if part.kind == FRINGE:
                a.fill(clipped(moved(part.shape, 3, 9), shrunk(k.face, 0.98)), k.dim)
        piece(a, name, tints("hair", k.hair))
