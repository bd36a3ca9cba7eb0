"""The named parts of portraits: legal values of `portrait:` in cards.yaml.

Only names and bounds are here; `ui.art.kids` draws the parts, and a test keeps the two in step. A
field that a kid leaves out gets the default part.
"""

import re
from collections.abc import Iterator, Mapping
from typing import Final

Value = str | int | float | bool

NONE: Final = "none"
"""Where a part can be missing, this word says that it is."""
_EYES: Final = ("open", "wide", "half", "happy", "closed", "squint", "dot", "almond")
WORDS: Final[dict[str, tuple[str, ...]]] = {
    "head": ("round", "wide", "long", "heart", "square", "pear", "ball", "small"),
    "hair": (
        NONE, "mop", "tufts", "bangs", "swept", "parted", "wild", "wavy", "crop", "under",
        "straight", "bob", "bowl", "side", "quiff", "swoop", "spiky", "mohawk", "puffs", "topknot",
        "buns", "afro", "pigtails", "braids", "ponytail", "locs", "curly", "long_curls", "curl",
        "buzz", "sprout", "blown",
    ),
    "eye_left": _EYES,
    "eye_right": (NONE, *_EYES),
    "brows": ("calm", "up", "stern", "worry", "cheeky", "proud", "low"),
    "nose": ("button", "ball", "cat", "side", "wide", "up"),
    "mouth": (
        "smile", "grin", "gap", "laugh", "shout", "teeth", "smirk", "cat", "pout", "tiny", "munch",
        "flat", "tongue", "o", "buck", "braces", "bubble",
    ),
    "paint": (
        NONE, "dirt", "whiskers", "skull", "goo", "stripes", "star", "crumbs", "paint",
        "stethoscope", "soot", "vitiligo",
    ),
    "glasses": (
        NONE, "round", "square", "shades", "goggles", "star", "patch", "magnifier", "spyglass",
    ),
    "hat": (
        NONE, "cap", "cap_back", "bucket", "ranger", "miner", "helmet", "beanie",
        "crown", "minicrown", "bandana", "frog", "cat", "antennae", "sweatband", "headphones",
        "goggles", "pot", "scarf", "chef", "paper", "propeller", "flower", "bow", "swim", "fedora",
        "moose", "hedgehog", "fire", "patka", "box",
    ),
    "clothes": (
        "tee", "stripes", "raglan", "overall", "vest", "coat", "hood", "star", "dots", "tie",
        "scarf", "cape", "sheet", "backpack",
        "plaid", "ribs", "bow_tie", "number",
    ),
    "prop": (
        NONE, "shovel", "trowel", "skateboard", "glue", "squirt_gun", "crown", "book", "coin",
        "pencil", "lolly", "fork", "wrench", "jar", "spoon", "pizza", "card", "worm", "robot",
        "marshmallow", "toad", "lemonade", "bowl",
    ),
    "left": (NONE, "hip", "wave", "fist", "thumb", "salute", "cheek", "peer", "wheel"),
    "pose": (
        "side", "up", "left", "left_up", "shoulder", "front", "hug", "across", "aim", "high",
        "stir",
    ),
    "aid": (NONE, "wheelchair", "hearing_aid", "prosthesis", "cast"),
    "backdrop": ("hill", "fence", "wall", "sun", "bolts", "bush", "bunting"),
}  # fmt: skip
"""Fields that name a part, and the parts that there are."""
HAIRS: Final = (
    "black", "dark", "brown", "chestnut", "ginger", "red", "blond", "sand", "grey", "teal", "plum",
    "pink", "noodle",
)  # fmt: skip
"""Colours of hair that have a name; `hair_colour` takes any other colour too."""
COLOURS: Final = ("hair_colour", "glasses_colour", "hat_colour", "colour", "second")
FLAGS: Final = ("lashes", "freckles", "plaster")
NUMBERS: Final[dict[str, tuple[float, float]]] = {
    "skin": (0, 5),
    "turn": (-1, 1),
    "tilt": (-30, 30),
    "size": (0.6, 1.4),
    "lean": (-20, 20),
    "x": (60, 240),
    "y": (100, 220),
    "gaze_x": (-1, 1),
    "gaze_y": (-1, 1),
    "eye_size": (0.5, 1.6),
    "blush": (0, 1),
    "width": (30, 110),
}
"""Fields that are numbers, with their bounds; `skin` is a whole one."""
FIELDS: Final = (*WORDS, *COLOURS, *FLAGS, *NUMBERS)
SECOND: Final = "twin_"
"""Before the fields of the second kid of a pair, where both lie in one mapping."""
_COLOUR: Final = re.compile(r"#[0-9A-Fa-f]{6}")


def fits(field: str, value: object) -> bool:
    """Return True if a field takes a value."""
    if field in WORDS:
        return value in WORDS[field]
    if field in COLOURS:
        if isinstance(value, str) and _COLOUR.fullmatch(value):
            return True
        return field == "hair_colour" and value in HAIRS
    if field in FLAGS:
        return isinstance(value, bool)
    low, high = NUMBERS[field]
    kind = int if field == "skin" else (int, float)
    return isinstance(value, kind) and not isinstance(value, bool) and low <= value <= high


def parts(own: Mapping[str, Value]) -> Iterator[tuple[str, Value]]:
    """The drawable fields of a mapping; one from somebody else's record may hold anything."""
    for field, value in own.items():
        plain = field.removeprefix(SECOND)
        if plain in FIELDS and fits(plain, value):
            yield field, value
