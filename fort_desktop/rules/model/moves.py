"""Moves: the legal answers to a decision, and their text form (design: notation of moves).

A move is a small frozen value; `text` writes it, `parse_move` reads it back.
"""

from collections.abc import Callable
from typing import Literal, cast

import msgspec

from fort_desktop.rules.model.types import (
    BOXES,
    COIN,
    RESOURCES,
    SUITS,
    BoxName,
    KidId,
    PerkId,
    Place,
    Resource,
    RuleError,
    RuleId,
    Suit,
)

Kind = Literal[
    "pick",
    "play",
    "prepare",
    "use",
    "choose",
    "copy",
    "take",
    "pack",
    "spend",
    "convert",
    "trash",
    "lookout",
    "recruit",
    "follow",
    "keep",
    "perk",
    "recycle",
]
Source = Literal["hand", "discard", "park", "deck", "yard"]


class Move(msgspec.Struct, frozen=True, gc=False):
    """One choice; the classes below are all there are."""

    def __str__(self) -> str:
        return text(self)


class Pick(Move, frozen=True, gc=False):
    """Keep this kid of the pack in a draft (SETUP-7)."""

    kid: KidId


class PlayKid(Move, frozen=True, gc=False):
    """Play this kid (PLAY-1)."""

    kid: KidId


class Declare(Move, frozen=True, gc=False):
    """The suit of a played coin (PLAY-13)."""

    suit: Suit


class Add(Move, frozen=True, gc=False):
    """Add a card from the hand (PLAY-4); `suit` names its coin (PLAY-8)."""

    kid: KidId
    suit: Suit | None = None


class Count(Move, frozen=True, gc=False):
    """Count a card of the own Lookout (PLAY-5); `suit` names its coin."""

    kid: KidId
    suit: Suit | None = None


class Use(Move, frozen=True, gc=False):
    """Begin the action of a box (PLAY-3)."""

    box: BoxName


class Choose(Move, frozen=True, gc=False):
    """The suit of `x any_suit`, the coin included (ACT-17)."""

    suit: Suit


class CopyPack(Move, frozen=True, gc=False):
    """Whose Pack is copied (ACT-13)."""

    seat: int


class Take(Move, frozen=True, gc=False):
    """What the white symbols of this action bring (R-11)."""

    resource: Resource


class Pack(Move, frozen=True, gc=False):
    """Pack one token (ACT-2), with PERK-8 from the supply."""

    resource: Resource
    supply: bool = False


class Spend(Move, frozen=True, gc=False):
    """Give one token away (ACT-10, ACT-7)."""

    resource: Resource
    place: Place


class Convert(Move, frozen=True, gc=False):
    """Replace one token; `resource` is what it was (ACT-14)."""

    resource: Resource
    place: Place


class Trash(Move, frozen=True, gc=False):
    """Trash from hand or discard pile (ACT-4), or from the Yard of `rival` (ACT-11)."""

    kid: KidId
    source: Source
    rival: int = -1


class ToLookout(Move, frozen=True, gc=False):
    """Put a card on the Lookout (ACT-3); other sources than the hand need PERK-2."""

    kid: KidId
    source: Source = "hand"
    rival: int = -1


class Recruit(Move, frozen=True, gc=False):
    """Recruit a kid (RECRUIT-1); `kid` is empty for the unseen top of the Park deck."""

    kid: KidId
    source: Source
    rival: int = -1


class Follow(Move, frozen=True, gc=False):
    """Follow by discarding these kids (FOLLOW-2), in alphabetical order."""

    kids: tuple[KidId, ...]


class Keep(Move, frozen=True, gc=False):
    """Keep this made-up rule (LEVEL-1)."""

    rule: RuleId


class TakePerk(Move, frozen=True, gc=False):
    """Take this perk (LEVEL-2)."""

    perk: PerkId


class Recycle(Move, frozen=True, gc=False):
    """Trash Recycling to take this kid from the own discard pile (PERK-6)."""

    kid: KidId


class Skip(Move, frozen=True, gc=False):
    """Play nothing (PLAY-1)."""


class Diy(Move, frozen=True, gc=False):
    """Trash DIY to advance the fort (PERK-4)."""


class DoOver(Move, frozen=True, gc=False):
    """Trash Do-Over to play a second card (PERK-5)."""


class Done(Move, frozen=True, gc=False):
    """Nothing more here."""


class Stop(Move, frozen=True, gc=False):
    """End a partly used action (R-3)."""


class Pass(Move, frozen=True, gc=False):
    """Do not follow; do not recruit a second time."""


class Rough(Move, frozen=True, gc=False):
    """Trash Rough Housing to trash the played card (PERK-7)."""


SKIP, DIY, DO_OVER, DONE, STOP, PASS, ROUGH = (
    Skip(),
    Diy(),
    DoOver(),
    Done(),
    Stop(),
    Pass(),
    Rough(),
)
_WORDS: dict[str, Move] = {
    "skip": SKIP,
    "diy": DIY,
    "do-over": DO_OVER,
    "done": DONE,
    "stop": STOP,
    "pass": PASS,
    "rough": ROUGH,
}
_WORD_OF: dict[type[Move], str] = {type(move): word for word, move in _WORDS.items()}


def _as(kid: KidId, suit: Suit | None) -> str:
    return kid if suit is None else f"{kid} as {suit}"


def _place(verb: str, move: Trash | ToLookout | Recruit) -> str:
    if move.source == "deck":
        return f"{verb} deck"
    if move.source == "yard":
        return f"{verb} {move.kid} from yard {move.rival}"
    if verb == "lookout" and move.source == "hand":
        return f"{verb} {move.kid}"
    return f"{verb} {move.kid} from {move.source}"


_TEXT: dict[type[Move], Callable[..., str]] = {
    Pick: lambda m: f"pick {m.kid}",
    PlayKid: lambda m: f"play {m.kid}",
    Declare: lambda m: f"declare {m.suit}",
    Add: lambda m: f"add {_as(m.kid, m.suit)}",
    Count: lambda m: f"count {_as(m.kid, m.suit)}",
    Use: lambda m: f"use {m.box}",
    Choose: lambda m: f"choose {m.suit}",
    CopyPack: lambda m: f"copy {m.seat}",
    Take: lambda m: f"take {m.resource}",
    Pack: lambda m: f"pack {m.resource}" + (" from supply" if m.supply else ""),
    Spend: lambda m: f"spend {m.resource} from {m.place}",
    Convert: lambda m: f"convert {m.resource} in {m.place}",
    Trash: lambda m: _place("trash", m),
    ToLookout: lambda m: _place("lookout", m),
    Recruit: lambda m: _place("recruit", m),
    Follow: lambda m: "follow " + " ".join(m.kids),
    Keep: lambda m: f"keep {m.rule}",
    TakePerk: lambda m: f"perk {m.perk}",
    Recycle: lambda m: f"recycle {m.kid}",
}


def text(move: Move) -> str:
    """The text form of a move."""
    word = _WORD_OF.get(type(move))
    return word if word is not None else _TEXT[type(move)](move)


def parse_move(line: str) -> Move:
    """Read the text form of a move; one space or more between words.

    Raises:
        RuleError: the line is no move; the message says what was expected.
    """
    words = line.split()
    if len(words) == 1 and words[0] in _WORDS:
        return _WORDS[words[0]]
    reader = _READERS.get(words[0]) if words else None
    move = reader(words[1:]) if reader is not None else None
    if move is None:
        raise RuleError(
            f"'{line.strip()}' is not a move; see the notation of moves in docs/moves.md"
        )
    return move


def _one(make: Callable[[str], Move], allowed: tuple[str, ...] = ()) -> Callable[..., Move | None]:
    def read(words: list[str]) -> Move | None:
        if len(words) != 1 or (allowed and words[0] not in allowed):
            return None
        return make(words[0])

    return read


def _named(make: type[Add] | type[Count]) -> Callable[[list[str]], Move | None]:
    def read(words: list[str]) -> Move | None:
        if len(words) == 1:
            return make(words[0])
        if len(words) == 3 and words[1] == "as" and words[2] in SUITS:
            return make(words[0], words[2])
        return None

    return read


def _copy(words: list[str]) -> Move | None:
    return CopyPack(int(words[0])) if len(words) == 1 and words[0].isdecimal() else None


def _pack(words: list[str]) -> Move | None:
    if not words or words[0] not in RESOURCES or words[1:] not in ([], ["from", "supply"]):
        return None
    return Pack(words[0], len(words) == 3)


def _token(make: type[Spend] | type[Convert], link: str) -> Callable[[list[str]], Move | None]:
    def read(words: list[str]) -> Move | None:
        if len(words) != 3 or words[0] not in RESOURCES or words[1] != link:
            return None
        if words[2] not in ("stuff", "pack"):
            return None
        return make(words[0], cast("Place", words[2]))

    return read


def _card(
    make: type[Trash] | type[ToLookout] | type[Recruit], sources: tuple[str, ...]
) -> Callable[[list[str]], Move | None]:
    def read(words: list[str]) -> Move | None:
        if words == ["deck"] and "deck" in sources:
            return make("", "deck")
        if len(words) == 1 and make is ToLookout:
            return make(words[0], "hand")
        if len(words) == 4 and words[1:3] == ["from", "yard"] and words[3].isdecimal():
            return make(words[0], "yard", int(words[3]))
        if len(words) == 3 and words[1] == "from" and words[2] in sources and words[2] != "deck":
            return make(words[0], cast("Source", words[2]))
        return None

    return read


def _follow(words: list[str]) -> Move | None:
    return Follow(tuple(sorted(words))) if 1 <= len(words) <= 2 else None


_READERS: dict[str, Callable[[list[str]], Move | None]] = {
    "pick": _one(Pick),
    "play": _one(PlayKid),
    "declare": _one(lambda w: Declare(cast("Suit", w)), SUITS),
    "add": _named(Add),
    "count": _named(Count),
    "use": _one(lambda w: Use(cast("BoxName", w)), BOXES),
    "choose": _one(lambda w: Choose(cast("Suit", w)), (*SUITS, COIN)),
    "copy": _copy,
    "take": _one(lambda w: Take(cast("Resource", w)), RESOURCES),
    "pack": _pack,
    "spend": _token(Spend, "from"),
    "convert": _token(Convert, "in"),
    "trash": _card(Trash, ("hand", "discard")),
    "lookout": _card(ToLookout, ("park", "deck")),
    "recruit": _card(Recruit, ("park", "deck")),
    "follow": _follow,
    "keep": _one(Keep),
    "perk": _one(TakePerk),
    "recycle": _one(Recycle),
}


class Decision(msgspec.Struct, frozen=True):
    """Who must choose what: `seat` picks one of `moves`."""

    seat: int
    kind: Kind
    moves: tuple[Move, ...]
