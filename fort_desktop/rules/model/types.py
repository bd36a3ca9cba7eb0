"""The basic types of the game: suits, resources, places, perks, made-up rules, kids.

All are plain strings, so that states, events and records use the same words.
"""

from typing import Annotated, Final, Literal

import msgspec
from msgspec import Meta

Suit = Literal["skateboard", "shovel", "glue", "squirt_gun", "crown", "book", "coin"]
Resource = Literal["pizza", "toys"]
Colour = Literal["red", "blue", "green", "yellow"]
Phase = Literal["cleanup", "play", "recruit", "discard", "draw"]
BoxName = Literal["public", "private"]
Role = Literal["leader", "follower"]
Place = Literal["stuff", "pack"]
Cause = Literal["points", "fort", "park_deck"]
SetupKind = Literal["basic", "draft"]

# What is read from a file is held to these bounds; no game comes near them.
KidId = Annotated[str, Meta(max_length=40)]
Card = Annotated[str, Meta(max_length=44)]
"""One printed card: ``kid.copy``, as ``bug.2``."""
PerkId = Annotated[str, Meta(max_length=40)]
RuleId = Annotated[str, Meta(max_length=40)]
Cards = Annotated[tuple[Card, ...], Meta(max_length=200)]
Seat = Annotated[int, Meta(ge=0, le=3)]
"""A seat's number, in turn order from 0."""
Level = Annotated[int, Meta(ge=0, le=5)]
Tokens = Annotated[int, Meta(ge=0, le=99)]
"""A number of pizza or toys."""
Times = Annotated[int, Meta(ge=0, le=200)]
"""How often a box is done."""
Points = Annotated[int, Meta(ge=0, le=100_000)]
Name = Annotated[str, Meta(max_length=80)]
"""Of a seat or its player; the program's own are shorter."""
Rules = Annotated[tuple[RuleId, ...], Meta(max_length=99)]
Perks = Annotated[tuple[PerkId, ...], Meta(max_length=99)]
Round = Annotated[int, Meta(ge=0, le=1_000_000)]

SUITS: Final[tuple[Suit, ...]] = (
    "skateboard",
    "shovel",
    "glue",
    "squirt_gun",
    "crown",
    "book",
)
"""The six suits; the coin is wild and no suit of its own (COMP-2)."""
COIN: Final[Suit] = "coin"
RESOURCES: Final[tuple[Resource, ...]] = ("pizza", "toys")
OTHER: Final[dict[Resource, Resource]] = {"pizza": "toys", "toys": "pizza"}
COLOURS: Final[tuple[Colour, ...]] = ("red", "blue", "green", "yellow")
BOXES: Final[tuple[BoxName, ...]] = ("public", "private")

RULES: Final[tuple[RuleId, ...]] = (
    "big_plans",
    "friendship_bracelet",
    "piggy_bank",
    "pizza_party",
    "loner",
    "minimalism",
    "popularity",
    "play_palace",
    "secret_stash",
    "sleepover",
    "slime_lab",
)
PERKS: Final[tuple[PerkId, ...]] = (
    "birthday_party",
    "bribe",
    "copy_cat",
    "diy",
    "do_over",
    "recycling",
    "rough_housing",
    "sticky_fingers",
    "xxl_backpack",
)

STUFF_LIMIT: Final = 4
"""Of each resource in Stuff (COMP-7)."""
TOP_LEVEL: Final = 5
END_POINTS: Final = 25
"""Points on the Victory Track that trigger the end (END-1)."""
MACARONI_POINTS: Final = 4
HAND_SIZE: Final = 5
DEAL_SIZE: Final = 8
PARK_SIZE: Final = 3
PARK_DECK_SIZE: Final = 60
HIDDEN: Final = "?"
"""Stands for a card or a rule in what a seat may not see."""


RuleCode = Literal[
    "players",
    "colours",
    "not_a_move",
    "not_allowed",
    "nothing_to_undo",
    "only_looking",
    "misfit",
    "box",
]


class RuleError(ValueError):
    """A call that breaks the rules, as data; `ui/text/rule_faults.py` has the sentences.

    Attributes:
        code: what is wrong; values: what fills its sentence.
    """

    def __init__(self, code: RuleCode, values: dict[str, str | int] | None = None) -> None:
        super().__init__(code, values or {})
        self.code: RuleCode = code
        self.values = values or {}

    def __str__(self) -> str:
        return " ".join((self.code, *(f"{name}={value}" for name, value in self.values.items())))


class MisfitError(RuleError):
    """A recorded event that contradicts those before it.

    Attributes:
        number: of the event, from 1; reason: a technical one.
    """

    def __init__(self, number: int, reason: str) -> None:
        super().__init__("misfit", {"event": number, "reason": reason})
        self.number = number
        self.reason = reason


class Refusal(msgspec.Struct, frozen=True):
    """The reason why a move is illegal.

    `clause` is an id of docs/rules.md, `data` fills the sentence of that clause.
    """

    clause: str
    data: dict[str, str | int] = msgspec.field(default_factory=dict)
