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
INK_SOFT: Final = rgb("#7A6248")
"""Words of what is yet to come."""
OUTLINE: Final = rgb("#4A2C1A")
CARD: Final = rgb("#FFF6E3")
PAPER: Final = rgb("#FFFBF0")
TAPE: Final = rgb("#F6E7BE")
TAPE_FRIEND: Final = rgb("#F7C9C2")
CARDBOARD_RIVAL: Final = rgb("#DDB079")
CARDBOARD: Final = rgb("#D8A76C")
CARDBOARD_DARK: Final = rgb("#C79A62")
PRIVATE: Final = rgb("#EBCF9E")
PUBLIC_TAG: Final = rgb("#BFE3C6")
PRIVATE_TAG: Final = rgb("#D9B67C")
GRASS: Final = (rgb("#A9BE5C"), rgb("#84A852"), rgb("#5F8C49"))
YARD: Final = rgb("#86AC50")
CHALKBOARD: Final = rgb("#2E463F")
CHALK: Final = rgb("#FFF9EA")
CHALK_YELLOW: Final = rgb("#FFE9A3")
PATIO: Final = rgb("#CFC2AC")
GINGHAM: Final = (rgb("#FBEBD0"), rgb("#E98A75"))
TOY_BOX: Final = rgb("#AE4337")
PIZZA_BOX: Final = rgb("#EFD9AE")
BAG: Final = rgb("#2F73AB")
RULE_BACK: Final = rgb("#7E63A8")
PARK_BACK: Final = rgb("#A9683A")
ACTION: Final = rgb("#FFD23F")
"""Legal, current, primary; used for nothing else."""
LIT: Final = rgb("#FFF3BF")
"""An action box that may be chosen."""
MARKER: Final = rgb("#FFE38A")
"""The stroke below the key words of a note."""
DISABLED: Final = rgb("#E0CDA4")
FOCUS: Final = (rgb("#FFFFFF"), rgb("#143E7A"))
SHADOW: Final = rgb("#2A1A08")

SEATS: Final[dict[str, Colour]] = {
    "red": rgb("#9E1B1B"),
    "blue": rgb("#2034A0"),
    "green": rgb("#1E6C54"),
    "yellow": rgb("#946A10"),
}
"""Dark enough for chalk, and apart for colour-blind eyes; computed, as the suits are."""
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
