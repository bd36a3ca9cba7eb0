"""Moves: the legal answers to a decision, each with its text form (docs/moves.md).

A move is a small frozen value. `str` formats it, `parse_move` parses it.

>>> parse_move("add  moles as shovel")
Add(kid='moles', suit='shovel')
>>> str(Follow(("bug", "moles")))
'follow bug moles'
"""

from functools import lru_cache
from typing import Any, ClassVar, Final, Literal, NamedTuple

import msgspec

from fort_desktop.rules.model.types import (
    BOXES,
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

_KNOWN: Final[dict[str, tuple[str, ...]]] = {
    "suit": SUITS,
    "box": BOXES,
    "resource": RESOURCES,
    "place": ("stuff", "pack"),
}
"""Fields that are one of a few words; `seat` and `rival` are numbers, all others are ids."""
_SEATS: Final = ("seat", "rival")


class Form(NamedTuple):
    """One way to write a kind of move.

    Attributes:
        words: literal words, and fields in braces.
        fixed: the fields that are not written, with their values.
    """

    words: tuple[str, ...]
    fixed: dict[str, Any]

    def fits(self, move: Any) -> bool:
        """Return True if a move is written in this form."""
        return all(getattr(move, name) == value for name, value in self.fixed.items())

    def write(self, move: Any) -> str:
        """The text of a move in this form."""
        return " ".join(
            str(getattr(move, word[1:-1])) if word[0] == "{" else word for word in self.words
        )

    def read(self, words: list[str]) -> dict[str, Any] | None:
        """Parse words into fields; None if they are not of this form."""
        if len(words) != len(self.words):
            return None
        fields = dict(self.fixed)
        for expected, word in zip(self.words, words, strict=True):
            if expected[0] != "{":
                if word != expected:
                    return None
                continue
            name = expected[1:-1]
            if name in _SEATS:
                if not (word.isascii() and word.isdecimal() and len(word) <= 2):
                    return None
                fields[name] = int(word)
            elif word in _KNOWN.get(name, (word,)):
                fields[name] = word
            else:
                return None
        return fields


def form(text: str, **fixed: Any) -> Form:
    """Make a form from its text, as ``form("pack {resource}", supply=False)``."""
    return Form(tuple(text.split()), fixed)


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
    """Base of all moves, which are the classes below.

    Attributes:
        forms: its text forms.
    """

    forms: ClassVar[tuple[Form, ...]] = ()

    def __str__(self) -> str:
        return text(self)

    def data(self) -> dict[str, str | int]:
        """Its fields that are words or numbers, to fill in the sentence of a refusal."""
        found = {name: getattr(self, name) for name in self.__struct_fields__}
        return {name: value for name, value in found.items() if isinstance(value, str | int)}


class Pick(Move, frozen=True, gc=False):
    """Keep this kid of the pack in a draft (SETUP-7)."""

    forms = (form("pick {kid}"),)
    kid: KidId


class PlayKid(Move, frozen=True, gc=False):
    """Play this kid (PLAY-1)."""

    forms = (form("play {kid}"),)
    kid: KidId


class Declare(Move, frozen=True, gc=False):
    """Declare the suit of a played coin (PLAY-13)."""

    forms = (form("declare {suit}"),)
    suit: Suit


class Add(Move, frozen=True, gc=False):
    """Add a card from the hand (PLAY-4); `suit` names its coin (PLAY-8)."""

    forms = (form("add {kid}", suit=None), form("add {kid} as {suit}"))
    kid: KidId
    suit: Suit | None = None


class Count(Move, frozen=True, gc=False):
    """Count a card of one's own Lookout (PLAY-5); `suit` names its coin."""

    forms = (form("count {kid}", suit=None), form("count {kid} as {suit}"))
    kid: KidId
    suit: Suit | None = None


class Use(Move, frozen=True, gc=False):
    """Begin the action of a box (PLAY-3)."""

    forms = (form("use {box}"),)
    box: BoxName


class Choose(Move, frozen=True, gc=False):
    """Choose the suit of `x any_suit`, the coin included (ACT-17)."""

    forms = (form("choose coin", suit="coin"), form("choose {suit}"))
    suit: Suit


class CopyPack(Move, frozen=True, gc=False):
    """Choose the rival whose Pack is copied (ACT-13)."""

    forms = (form("copy {seat}"),)
    seat: int


class Take(Move, frozen=True, gc=False):
    """Choose the resource of this action's white symbols (R-11)."""

    forms = (form("take {resource}"),)
    resource: Resource


class Pack(Move, frozen=True, gc=False):
    """Pack one token (ACT-2), with PERK-8 from the supply."""

    forms = (
        form("pack {resource}", supply=False),
        form("pack {resource} from supply", supply=True),
    )
    resource: Resource
    supply: bool = False


class Spend(Move, frozen=True, gc=False):
    """Give one token away (ACT-10, ACT-7)."""

    forms = (form("spend {resource} from {place}"),)
    resource: Resource
    place: Place


class Convert(Move, frozen=True, gc=False):
    """Replace one token; `resource` is what it was (ACT-14)."""

    forms = (form("convert {resource} in {place}"),)
    resource: Resource
    place: Place


class Trash(Move, frozen=True, gc=False):
    """Trash from hand or discard pile (ACT-4), or from the Yard of `rival` (ACT-11)."""

    forms = (
        form("trash {kid} from hand", source="hand"),
        form("trash {kid} from discard", source="discard"),
        form("trash {kid} from yard {rival}", source="yard"),
    )
    kid: KidId
    source: Source
    rival: int = -1


class ToLookout(Move, frozen=True, gc=False):
    """Put a card into the Lookout (ACT-3); other sources than the hand need PERK-2."""

    forms = (
        form("lookout deck", kid="", source="deck"),
        form("lookout {kid}", source="hand"),
        form("lookout {kid} from park", source="park"),
        form("lookout {kid} from yard {rival}", source="yard"),
    )
    kid: KidId
    source: Source = "hand"
    rival: int = -1


class Recruit(Move, frozen=True, gc=False):
    """Recruit a kid (RECRUIT-1); `kid` is empty for the unseen top of the Park deck."""

    forms = (
        form("recruit deck", kid="", source="deck"),
        form("recruit {kid} from park", source="park"),
        form("recruit {kid} from yard {rival}", source="yard"),
    )
    kid: KidId
    source: Source
    rival: int = -1


class Follow(Move, frozen=True, gc=False):
    """Follow by discarding one or two kids (FOLLOW-2, PERK-3), in alphabetical order."""

    kids: tuple[KidId, ...]

    def data(self) -> dict[str, str | int]:
        """The first kid."""
        return {"kid": self.kids[0]}


class Keep(Move, frozen=True, gc=False):
    """Keep this made-up rule (LEVEL-1)."""

    forms = (form("keep {rule}"),)
    rule: RuleId


class TakePerk(Move, frozen=True, gc=False):
    """Take this perk (LEVEL-2)."""

    forms = (form("perk {perk}"),)
    perk: PerkId


class Recycle(Move, frozen=True, gc=False):
    """Trash Recycling to take this kid from one's own discard pile (PERK-6)."""

    forms = (form("recycle {kid}"),)
    kid: KidId


class Skip(Move, frozen=True, gc=False):
    """Play nothing (PLAY-1)."""

    forms = (form("skip"),)


class Diy(Move, frozen=True, gc=False):
    """Trash DIY to advance the fort (PERK-4)."""

    forms = (form("diy"),)


class DoOver(Move, frozen=True, gc=False):
    """Trash Do-Over to play a second card (PERK-5)."""

    forms = (form("do-over"),)


class Done(Move, frozen=True, gc=False):
    """Decline an optional second action, second play or use of Recycling."""

    forms = (form("done"),)


class Stop(Move, frozen=True, gc=False):
    """End a partly used action (R-3)."""

    forms = (form("stop"),)


class Pass(Move, frozen=True, gc=False):
    """Do not follow; do not recruit a second time."""

    forms = (form("pass"),)


class Rough(Move, frozen=True, gc=False):
    """Trash Rough Housing to trash the played card (PERK-7)."""

    forms = (form("rough"),)


SKIP, DIY, DO_OVER, DONE, STOP, PASS, ROUGH = (
    Skip(),
    Diy(),
    DoOver(),
    Done(),
    Stop(),
    Pass(),
    Rough(),
)


@lru_cache(maxsize=1 << 14)
def text(move: Move) -> str:
    """The text form of a move."""
    if isinstance(move, Follow):
        return " ".join(("follow", *move.kids))
    return next(each.write(move) for each in move.forms if each.fits(move))


def parse_move(line: str) -> Move:
    """Parse the text form of a move; words are separated by one or more spaces.

    Raises:
        RuleError: the line is not a move.
    """
    words = line.split()
    if words[:1] == ["follow"] and len(words) in (2, 3):
        return Follow(tuple(sorted(words[1:])))
    for kind in _KINDS.get(words[0], ()) if words else ():
        for each in kind.forms:
            fields = each.read(words)
            if fields is not None:
                return kind(**fields)
    raise RuleError("not_a_move", {"words": line.strip()})


_KINDS: Final[dict[str, list[type[Move]]]] = {}
for _kind in Move.__subclasses__():
    for _verb in {each.words[0] for each in _kind.forms}:
        _KINDS.setdefault(_verb, []).append(_kind)


class Decision(msgspec.Struct, frozen=True):
    """An open question: `seat` must choose one of `moves`."""

    seat: int
    kind: Kind
    moves: tuple[Move, ...]


class Act(msgspec.Struct, frozen=True, gc=False):
    """A move that was made: whose, after how many events, and the state of chance before it."""

    seat: int
    move: Move
    at: int
    chance: int
