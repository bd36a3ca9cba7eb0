"""A kid's measures and colours, from its recipe."""

from typing import Any, Final

from fort_desktop.content.portraits import NONE
from fort_desktop.ui.art.kids.vec import Shape, spline
from fort_desktop.ui.art.svg import mix

SKINS: Final = (
    ("#FDDFC6", "#F2BD9C"),
    ("#F7CBA0", "#E6A878"),
    ("#E5AB74", "#CA8853"),
    ("#C78653", "#A5653C"),
    ("#A4683F", "#834C31"),
    ("#875238", "#69392A"),
)
HAIRS: Final = {
    "black": "#4B3B4A",
    "dark": "#553A36",
    "brown": "#6D4431",
    "chestnut": "#9C5530",
    "ginger": "#E27A33",
    "red": "#C4492B",
    "blond": "#F5CA58",
    "sand": "#D3A066",
    "grey": "#EFE6D8",
    "teal": "#3AA6A0",
    "plum": "#8C4A78",
    "pink": "#E5629B",
    "noodle": "#F3D98A",
}
HEADS: Final = {
    "round": (60, 60, 66, 46, 60),
    "wide": (54, 62, 76, 56, 54),
    "long": (66, 54, 56, 42, 70),
    "heart": (60, 64, 64, 36, 64),
    "square": (58, 60, 64, 58, 62),
    "pear": (58, 52, 70, 58, 58),
    "ball": (68, 68, 74, 56, 64),
    "small": (54, 54, 59, 42, 54),
}
"""Half-widths of top, temple, cheek and jaw, and the depth of the chin."""

DEFAULTS: Final[dict[str, Any]] = {
    "head": "round", "skin": 1, "hair": "mop", "hair_colour": "brown", "turn": 0.3, "tilt": -4,
    "size": 1.0, "lean": 0, "x": 150, "y": 142, "eye_left": "open", "eye_right": "", "gaze_x": 0.3,
    "gaze_y": 0.0, "eye_size": 1.0, "lashes": False, "brows": "calm", "nose": "button",
    "mouth": "smile", "freckles": False, "plaster": False, "paint": "", "blush": 0.34,
    "glasses": "", "glasses_colour": "#E8622C", "hat": "", "hat_colour": "#E2574A",
    "clothes": "tee", "colour": "#3F88C5", "second": "#FFF3DC", "width": 50, "prop": "",
    "left": "hip", "pose": "side", "aid": "", "backdrop": "",
}  # fmt: skip
"""What a kid has that its recipe does not tell; the fields are those of `content.portraits`."""


class Figure:
    """One kid to be drawn.

    Attributes:
        skin, dim: the lit and the shaded colour of the skin; hair: the colour of the hair.
        temple, chin: measures of the head; face: its outline around (0, 0).
        eye_x, eye_y, apart: where the eyes are.
    """

    def __init__(self, recipe: dict[str, Any]) -> None:
        own = {k: "" if v == NONE and k != "hair" else v for k, v in recipe.items()}
        self.recipe = {**DEFAULTS, **own}
        self.skin, self.dim = SKINS[int(self.recipe["skin"]) % len(SKINS)]
        colour = str(self.recipe["hair_colour"])
        self.hair = HAIRS.get(colour, colour)
        self.turn = float(self.recipe["turn"])
        top, temple, cheek, jaw, chin = HEADS[str(self.recipe["head"])]
        self.temple = temple
        u = self.turn
        self.face: Shape = spline(
            [(0, -top), (temple * 0.72, -top * 0.74), (temple, -14), (cheek + u * 2, 18),
             (jaw + u * 5, chin * 0.74), (u * 9, chin), (-jaw + u * 5, chin * 0.74),
             (-cheek + u * 2, 18), (-temple, -14), (-temple * 0.72, -top * 0.74)]
        )  # fmt: skip
        self.eye_x, self.eye_y, self.apart = u * 15, 5.0, 26.0
        self.brow = mix(self.hair, "#40252A", 0.55)

    def text(self, key: str) -> str:
        """A word of the recipe."""
        return str(self.recipe[key])

    def number(self, key: str) -> float:
        """A number of the recipe."""
        return float(self.recipe[key])

    def flag(self, key: str) -> bool:
        """Return True if an entry of the recipe is set."""
        return bool(self.recipe[key])
