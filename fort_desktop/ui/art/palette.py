"""The colours of the table, checked for contrast and colour blindness."""

from typing import Final

Colour = tuple[int, int, int]


def rgb(text: str) -> Colour:
    """A colour from its hexadecimal form."""
    return int(text[1:3], 16), int(text[3:5], 16), int(text[5:7], 16)


def mixed(one: Colour, other: Colour, share: float) -> Colour:
    """A colour between two; `share` is how much of it is the other one."""
    red, green, blue = (round(a + (b - a) * share) for a, b in zip(one, other, strict=True))
    return red, green, blue


INK: Final = rgb("#3B2314")
OUTLINE: Final = rgb("#4A2C1A")
CHALK: Final = rgb("#FFF9EA")
ACTION: Final = rgb("#FFD23F")
"""What is to be pressed; used for nothing else."""
FOCUS: Final = (rgb("#FFFFFF"), rgb("#143E7A"))
SHADOW: Final = rgb("#2A1A08")
EVENING: Final = rgb("#16265C")
"""The dusk in which lies what is not spoken of: brown or grey on all that paper is mud."""

INK_SOFT: Colour
"""Words of what is yet to come."""
CARD: Colour
PAPER: Colour
TAPE: Colour
TAPE_FRIEND: Colour
CARDBOARD_RIVAL: Colour
CARDBOARD: Colour
CARDBOARD_DARK: Colour
PRIVATE: Colour
PUBLIC_TAG: Colour
PRIVATE_TAG: Colour
GRASS: tuple[Colour, Colour, Colour]
YARD: Colour
CHALKBOARD: Colour
CHALK_YELLOW: Colour
PATIO: Colour
GINGHAM: tuple[Colour, Colour]
TOY_BOX: Colour
PIZZA_BOX: Colour
BAG: Colour
RULE_BACK: Colour
PARK_BACK: Colour
LIT: Colour
"""An action box that may be chosen."""
MARKER: Colour
"""The stroke below the key words of a note."""
DISABLED: Colour
SEATS: dict[str, Colour]
"""Dark enough for chalk, and apart for colour-blind eyes; computed, as the suits are."""

_USUAL: Final[dict[str, object]] = {
    "INK_SOFT": rgb("#7A6248"),
    "CARD": rgb("#FFF6E3"),
    "PAPER": rgb("#FFFBF0"),
    "TAPE": rgb("#F6E7BE"),
    "TAPE_FRIEND": rgb("#F7C9C2"),
    "CARDBOARD_RIVAL": rgb("#DDB079"),
    "CARDBOARD": rgb("#D8A76C"),
    "CARDBOARD_DARK": rgb("#C79A62"),
    "PRIVATE": rgb("#EBCF9E"),
    "PUBLIC_TAG": rgb("#BFE3C6"),
    "PRIVATE_TAG": rgb("#D9B67C"),
    "GRASS": (rgb("#A9BE5C"), rgb("#84A852"), rgb("#5F8C49")),
    "YARD": rgb("#86AC50"),
    "CHALKBOARD": rgb("#2E463F"),
    "CHALK_YELLOW": rgb("#FFE9A3"),
    "PATIO": rgb("#CFC2AC"),
    "GINGHAM": (rgb("#FBEBD0"), rgb("#E98A75")),
    "TOY_BOX": rgb("#AE4337"),
    "PIZZA_BOX": rgb("#EFD9AE"),
    "BAG": rgb("#2F73AB"),
    "RULE_BACK": rgb("#7E63A8"),
    "PARK_BACK": rgb("#A9683A"),
    "LIT": rgb("#FFF3BF"),
    "MARKER": rgb("#FFE38A"),
    "DISABLED": rgb("#E0CDA4"),
    "SEATS": {
        "red": rgb("#9E1B1B"),
        "blue": rgb("#2034A0"),
        "green": rgb("#1E6C54"),
        "yellow": rgb("#946A10"),
    },
}
_CONTRAST: Final[dict[str, object]] = {
    "INK_SOFT": rgb("#4A3A28"),
    "CARD": rgb("#FFFFFF"),
    "PAPER": rgb("#FFFFFF"),
    "TAPE": rgb("#FFFFFF"),
    "TAPE_FRIEND": rgb("#FFE4EC"),
    "CARDBOARD_RIVAL": rgb("#F4F1EA"),
    "CARDBOARD": rgb("#F4F1EA"),
    "CARDBOARD_DARK": rgb("#D9D4C8"),
    "PRIVATE": rgb("#EFE9DC"),
    "PUBLIC_TAG": rgb("#DDF5E2"),
    "PRIVATE_TAG": rgb("#F3E3C2"),
    "GRASS": (rgb("#1D2A22"),) * 3,
    "YARD": rgb("#E4EFD6"),
    "CHALKBOARD": rgb("#101A17"),
    "CHALK_YELLOW": rgb("#FFF3B0"),
    "PATIO": rgb("#EDEBE6"),
    "GINGHAM": (rgb("#F7F4EC"), rgb("#E6DFD0")),
    "TOY_BOX": rgb("#6E150C"),
    "PIZZA_BOX": rgb("#FFF4D8"),
    "BAG": rgb("#123F66"),
    "RULE_BACK": rgb("#44306B"),
    "PARK_BACK": rgb("#5A2F0E"),
    "LIT": rgb("#FFF3BF"),
    "MARKER": rgb("#FFEDA8"),
    "DISABLED": rgb("#E6E2D8"),
    "SEATS": {
        "red": rgb("#7A0E0E"),
        "blue": rgb("#1B2C88"),
        "green": rgb("#0B4A38"),
        "yellow": rgb("#5C4000"),
    },
}


def use(contrast: bool) -> bool:
    """Take the colours for high contrast, or the usual ones; return True if that is a change.

    With high contrast all words stand out from what lies behind them by 7 to 1 (XAG 102). What was
    drawn before has to be drawn again: `scene.cache.forget_all`.
    """
    changed = contrast != plain()
    globals().update(_CONTRAST if contrast else _USUAL)
    return changed


def plain() -> bool:
    """Return True with high contrast: no light and no pattern lies on any ground."""
    return globals().get("PAPER") == _CONTRAST["PAPER"]


use(contrast=False)

MARKS: Final = {"red": "star", "blue": "moon", "green": "cloud", "yellow": "sun"}
"""Each seat has a shape too, so that colour is never alone."""

SUITS: Final = {
    "skateboard": "#DF8526",
    "shovel": "#683908",
    "glue": "#058398",
    "squirt_gun": "#8DF0F2",
    "crown": "#FFF14D",
    "book": "#5D2EBC",
    "coin": "#AEB2E0",
}
