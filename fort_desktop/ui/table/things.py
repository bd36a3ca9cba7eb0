"""Things on the table: typed keys of its nodes, so that no name has to be taken apart.

Each says by its text how a test or a reader finds its node.
"""

from typing import ClassVar, Final, Literal

import msgspec

from fort_desktop.rules.model.moves import Move
from fort_desktop.rules.model.types import BoxName, PerkId, Phase, Resource, RuleId

PartName = Literal[
    "log", "park", "perks", "ends", "play", "prompt", "board", "hand", "deck", "discard",
    "lookout", "bag", "bin", "count", "supply", "curtain",
]  # fmt: skip
"""Parts of the table: most have a region of the window, the others lie within one."""


ButtonName = Literal[
    "menu", "since", "undo", "redo", "hint", "wait", "lay_open", "cover", "take_over", "back",
]  # fmt: skip
"""Buttons of the program on the table."""


class Thing(msgspec.Struct, frozen=True):
    """A thing on the table that a node stands for.

    Attributes:
        part: where it lies if there is no node for it at present; "" is nowhere.
        moves: it is on the table by itself: on its way elsewhere it is not there any more.
        text: a pattern for its name, which tests and readers find its node by.
    """

    text: ClassVar[str] = ""
    part: ClassVar[PartName | Literal[""]] = ""
    moves: ClassVar[bool] = False

    def __str__(self) -> str:
        return self.text.format(self)


class Part(Thing, frozen=True):
    """A part of the table: a panel, or a place where things can be dropped."""

    name: PartName

    text = "{0.name}"


BOARD: Final = Part("board")
PLAY: Final = Part("play")
LOOKOUT: Final = Part("lookout")
BAG: Final = Part("bag")
"""One's own Pack."""
BIN: Final = Part("bin")
"""Where goes what leaves the game."""
HAND: Final = Part("hand")
DECK: Final = Part("deck")
OWN_PILE: Final = Part("discard")
SUPPLY: Final = Part("supply")
"""Where tokens come from, and go to when they are paid (COMP-5)."""
COUNT: Final = Part("count")
"""The line of the play area that tells what has come together."""


class Card(Thing, frozen=True):
    """A card that lies face up, by its kid: equal copies are one thing."""

    kid: str


class HandCard(Card, frozen=True):
    """A card in one's own hand."""

    part = "hand"
    moves = True
    text = "hand:{0.kid}"


class ParkCard(Card, frozen=True):
    """A card in the Park."""

    part = "park"
    moves = True
    text = "park:{0.kid}"


class LookoutCard(Card, frozen=True):
    """A card in one's own Lookout."""

    part = "lookout"
    moves = True
    text = "lookout:{0.kid}"


class OwnYardCard(Card, frozen=True):
    """A card in one's own Yard."""

    part = "board"
    moves = True
    text = "own yard:{0.kid}"


class PickedCard(Card, frozen=True):
    """A card that was kept in a draft (SETUP-7)."""

    moves = True
    text = "picked:{0.kid}"


class FriendCard(Card, frozen=True):
    """A Best Friend, who comes along without being picked (SETUP-8)."""

    text = "friend:{0.kid}"


class PlayedCard(Card, frozen=True):
    """The card that the leader has played."""

    moves = True
    text = "played:{0.kid}"


class AddedCard(Card, frozen=True):
    """A card that was added to the played one."""

    moves = True
    text = "added:{0.kid}"


class DiscardCard(Card, frozen=True):
    """A card of one's own discard pile, laid open to choose from."""

    part = "discard"
    text = "discard:{0.kid}"


class PileCard(Card, frozen=True):
    """A card of a discard pile, laid open to look through it (DISCARD-3)."""

    text = "pile:{0.kid}"


class YardCard(Card, frozen=True):
    """A card in a rival's Yard."""

    seat: int
    moves = True
    text = "yard:{0.seat}:{0.kid}"


class PileTab(Thing, frozen=True):
    """The tab of a seat's discard pile where the piles are looked through."""

    seat: int
    text = "tab:{0.seat}"


class ParkDeck(Thing, frozen=True):
    """The face-down deck of the Park."""

    text = "parkdeck"


class RivalPile(Thing, frozen=True):
    """A rival's discard pile."""

    seat: int
    text = "discard:{0.seat}"


class RivalBoard(Thing, frozen=True):
    """A rival's board."""

    seat: int
    text = "seat:{0.seat}"


class StuffToken(Thing, frozen=True):
    """A token in one's own Stuff."""

    resource: Resource
    part = "board"
    moves = True
    text = "stuff:{0.resource}"


class PackToken(Thing, frozen=True):
    """A token in one's own Pack."""

    resource: Resource
    part = "board"
    moves = True
    text = "pack:{0.resource}"


class SupplyToken(Thing, frozen=True):
    """A token of the supply, which never runs out (COMP-5)."""

    resource: Resource
    part = "supply"
    text = "supply:{0.resource}"


class PerkSheet(Thing, frozen=True):
    """A perk on its line."""

    perk: PerkId
    text = "perk:{0.perk}"


class PerksButton(Thing, frozen=True):
    """The button that opens the perks where their row is folded."""

    text = "perks button"


class ActionBox(Thing, frozen=True):
    """A box of the played card, with its action."""

    box: BoxName
    text = "box:{0.box}"


class Spot(Thing, frozen=True):
    """A free place on one's own board where a preview shows what would come."""

    what: Literal["pizza", "toys", "pack", "lookout", "points", "fort"]
    part = "board"
    text = "spot:{0.what}"


class LevelSpot(Thing, frozen=True):
    """The place of a fort level on one's own board."""

    level: int
    part = "board"
    text = "spot:level {0.level}"


class StuffBox(Thing, frozen=True):
    """The box of one kind of one's own Stuff."""

    resource: Resource
    part = "board"
    text = "spot:box of {0.resource}"


class Number(Thing, frozen=True):
    """A number of a seat, as it is to be read."""

    seat: int
    what: Literal["points", "level", "hand", "deck", "pizza", "toys", "pack", "lookout"]
    text = "number:{0.seat}:{0.what}"


class LevelCost(Thing, frozen=True):
    """The cost of the next level, on one's own board."""

    part = "board"
    text = "cost"


class MadeUpRule(Thing, frozen=True):
    """The place of a seat's made-up rule: open for its owner, face down for the others."""

    seat: int
    text = "rule:{0.seat}"


class RuleCard(Thing, frozen=True):
    """A made-up rule that is laid open to choose it (LEVEL-1)."""

    rule: RuleId
    text = "keep:{0.rule}"


class PerkCard(Thing, frozen=True):
    """A perk that is laid open to choose it (LEVEL-2)."""

    perk: PerkId
    text = "take:{0.perk}"


class Worth(Thing, frozen=True):
    """The tag that says what the viewer would have if the game ended now (END-3)."""

    part = "board"
    text = "worth"


class RuleStack(Thing, frozen=True):
    """The face-down stack of made-up rules."""

    text = "rule stack"


class Sculpture(Thing, frozen=True):
    """The macaroni sculpture."""

    text = "sculpture"


class MeterLine(Thing, frozen=True):
    """A line of the chalkboard: one of the ways to the end (END-1)."""

    what: Literal["points", "level", "deck"]
    text = "end:{0.what}"


class PhaseChip(Thing, frozen=True):
    """A phase of the turn, on the turn bar."""

    phase: Phase
    text = "phase:{0.phase}"


class Slots(Thing, frozen=True):
    """The Pack or the Lookout of a rival, as slots or as a number."""

    seat: int
    what: Literal["pack", "lookout"]
    text = "slots:{0.seat}:{0.what}"


class WaitSwitch(Thing, frozen=True):
    """The switch that lets all that a rival does wait for a click."""

    seat: int
    text = "wait at:{0.seat}"


class Yard(Thing, frozen=True):
    """The Yard of any seat, as a place."""

    seat: int
    text = "yard of:{0.seat}"


class FenceTag(Thing, frozen=True):
    """The mark on a kid in the hand that will go to the Yard (DISCARD-2)."""

    kid: str
    part = "hand"
    text = "fence:{0.kid}"


class Taken(Thing, frozen=True):
    """The notice that a rival has taken a kid from one's own Yard, or has trashed it there."""

    kid: str
    seat: int
    trashed: bool = False
    text = "taken:{0.kid}:{0.seat}"


class Sign(Thing, frozen=True):
    """A sign that stands somewhere, by the name that `ui/art/icons.py` has for it.

    It may be the badge of a suit, a sign in an action box, or one beside a number.
    """

    name: str
    text = "sign:{0.name}"


class Button(Thing, frozen=True):
    """A button of the program, which is not an answer."""

    name: ButtonName
    text = "{0.name}"


class SeatPad(Thing, frozen=True):
    """The pad of a seat at the public table, where several persons play."""

    seat: int
    text = "pad of:{0.seat}"


class PadButton(Thing, frozen=True):
    """An answer on a pad."""

    seat: int
    answer: Literal["follow", "look", "no"]
    text = "pad:{0.seat}:{0.answer}"


class LogLine(Thing, frozen=True):
    """A line of the log, by how many events of the game there were then."""

    at: int
    text = "log:{0.at}"


class MoveButton(Thing, frozen=True):
    """The button of a move."""

    move: Move
    text = "button:{0.move}"


class NoAnswer(Thing, frozen=True):
    """The place of an answer in the bar that cannot be given now."""

    move: Move
    text = "no answer:{0.move}"
