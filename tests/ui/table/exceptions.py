"""What may be wrong with texts, and why; together at most a hundredth of all that there is."""

from collections import Counter
from collections.abc import Collection
from os import sep
from typing import Final

from tests.ui.reading import Fault

MOST: Final = 0.01
"""The part of texts and hit areas that may be excepted."""
_BIN: Final = "the bin comes out over it while something may be trashed or paid"
_CHIP: Final = "a chip with what a box or card would bring lies over a corner beside it"
_BADGE: Final = "the lower letter of two badges ends below the tape with the name"
_PATH: Final = "the path of a file, which has any length"
_LONG: Final = "a name of 15 letters where four seats or large type leave no room; told on pointing"
TABLE: Final[dict[tuple[str, str], str]] = {
    ("small", "face"): "a name that fills the strip of a card in a full hand: the study's fault 4",
    ("cut", "log"): "a line of the folded log; it is whole in the open one, a click away",
    ("covered", "log"): _BIN,
    ("covered", "park"): _BIN,
    ("small", "added"): "a name that fills the strip of an added card, as in a full hand",
    ("small", "board"): "the name of a perk, which the study lets have 12 units",
    ("over", "face/face"): _BADGE,
    ("over", "added"): _BADGE,
    ("small", "yard"): "a nickname of eight letters in the row of a rival's Yard: general floor",
    ("small", "park"): "the same in the Park at 150 %, in two words of which one is long",
    ("cut", "park"): "in Russian at 150 %, that a pair of kids has no action; told on pointing",
    ("small", "explain"): "at 150 %, much to say: rather a little smaller than upon the card",
    ("small", "own yard"): "the same on a chip of the own Yard, one of four",
    ("small", "lookout"): "the same on a chip of the own Lookout, one of four",
    ("covered", "bag"): _CHIP,
    ("covered", "lookout"): _CHIP,
    ("covered", "added"): _CHIP,
    ("covered", "played"): _CHIP,
    ("covered", "brings"): _CHIP,
    ("cut", "seat"): _LONG,
    ("cut", "tab"): _LONG,
    ("cut", "perk"): "long words on several sheets of the line of perks; told on pointing",
    ("cut", "passing"): _LONG,
    ("cut", "picks"): _LONG,
}
"""On the table, by kind of fault and node."""
ELSEWHERE: Final[dict[tuple[str, str], str]] = {
    ("cut", "commitment"): "the beginning of a long number on a button that tells all of it",
    ("cut", "list"): _PATH,
    ("broken", "list"): _PATH,
    ("covered", "board"): "the level of a fort, dark behind the kid who looks over a curtain",
    ("cut", "scores"): "a made-up rule's name in its column of the results, whole on pointing",
}
"""The same on other screens."""

_NICKNAME: Final = "the longest nickname and two fifths more: it goes down to the general floor"
_COUNT: Final = "a count, its sum and how full that makes a box, below a single card"
LONGER: Final[dict[tuple[str, str], str]] = {
    ("cut", "opened"): "who plays for a rival: a level's name with the kind of player before it",
    ("small", "yard"): _NICKNAME,
    ("small", "park"): _NICKNAME,
    ("small", "own yard"): _NICKNAME,
    ("cut", "yard"): _NICKNAME,
    ("cut", "park"): _NICKNAME,
    ("cut", "log"): TABLE[("cut", "log")],
    ("cut", ""): "the same on a small card of the almanac, which is enlarged on pointing",
    ("small", "face"): "an action in brackets on a card of the hand: down to the general floor",
    ("line", "prompt"): "a phase in its pill, which is as wide as the bar has room for",
    ("line", "count words"): _COUNT,
    ("clipped", "count words"): _COUNT,
    ("over", "count words/count words"): _COUNT,
    ("line", "medal good_neighbours"): "the name below a small medal; told on pointing",
    ("line", "standing answers"): "how Follow works, in two lines close to the line around them",
    ("line", "button"): "an answer of two lines close to the line around them",
    ("line", "pad of"): "a place's name in two lines on its pad, close to the line around them",
    ("cut", "medal good_neighbours"): "the name below a small medal; told on pointing",
    ("cut", "keys"): "an action beside two keys of it; told on pointing at a key",
    ("cut", "suit skateboard"): "the longest suit in a row of eight; told on pointing",
    ("cut", "page fort"): "the title of a page in the contents; told on pointing",
    ("cut", "page end"): "the title of a page in the contents; told on pointing",
    ("cut", "house rules"): "what three house rules mean, in one line; a reason on each button",
}
"""The same in the language whose words are all longer by two fifths, which nobody speaks."""


def excepted(fault: Fault) -> bool:
    """Whether a fault of the table is listed; a number is never cut."""
    return _told(fault) in TABLE and not _is_cut_number(fault)


def _is_cut_number(fault: Fault) -> bool:
    """What is cut to dots alone, or to figures and dots."""
    return fault.kind == "cut" and not any(letter.isalpha() for letter in fault.words)


def elsewhere(fault: Fault) -> bool:
    """Whether a fault of another screen is listed; an excepted path must look like one."""
    why = ELSEWHERE.get(_told(fault))
    return why is not None and (why != _PATH or sep in fault.words)


def longer(fault: Fault) -> bool:
    """Whether a fault is listed for words that are longer by two fifths."""
    return _told(fault) in LONGER


def _told(fault: Fault) -> tuple[str, str]:
    return fault.kind, fault.on.split(":")[0]


def figures(number: int, wrong: Collection[tuple[Fault, str]]) -> str:
    """What a walk has found, to be printed: how often each kind of fault, with one of them."""
    kinds = Counter(_told(one) for one, _ in wrong)
    first = {_told(one): (one, where) for one, where in reversed(list(wrong))}
    lines = [f"{n} x {kind}: {first[kind]}" for kind, n in kinds.most_common()]
    return "\n".join([f"{number} texts and hit areas, {len(wrong)} excepted or wrong", *lines])
