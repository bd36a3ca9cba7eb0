"""Things on the table: typed keys of its nodes, so that no name has to be taken apart.

Each says by its text how a test or a reader finds its node.
"""

from typing import ClassVar, Final, Literal

import msgspec

from fort_desktop.rules.model.moves import Move
from fort_desktop.rules.model.types import BoxName, PerkId, Resource

PartName = Literal[
    "log", "park", "perks", "rules", "ends", "play", "prompt", "board", "hand", "deck", "discard",
    "lookout", "bag", "bin", "count",
]  # fmt: skip
"""Parts of the table: most have a region of the window, the others lie within one."""


class Thing(msgspec.Struct, frozen=True):
    """What a node stands for.

    Attributes:
        part: where it lies if there is no node for it at present; "" is nowhere.
        moves: it lies on the table by itself: on its way elsewhere it is not there any more.
    """

    part: ClassVar[PartName | Literal[""]] = ""
    moves: ClassVar[bool] = False


class Part(Thing, frozen=True):
    """A part of the table: a panel, or a place where things can be dropped."""

    name: PartName

    def __str__(self) -> str:
        return self.name


BOARD: Final = Part("board")
PLAY: Final = Part("play")
LOOKOUT: Final = Part("lookout")
BAG: Final = Part("bag")
"""The own Pack."""
BIN: Final = Part("bin")
"""Where goes what leaves the game."""
HAND: Final = Part("hand")
DECK: Final = Part("deck")
OWN_PILE: Final = Part("discard")
COUNT: Final = Part("count")
"""The line of the play area that tells what has come together."""


class Card(Thing, frozen=True):
    """A card that lies face up, by its kid: equal copies are one thing."""

    kid: str


class HandCard(Card, frozen=True):
    """A card of the own hand."""

    part = "hand"
    moves = True

    def __str__(self) -> str:
        return f"hand:{self.kid}"


class ParkCard(Card, frozen=True):
    """A card in the Park."""

    part = "park"
    moves = True

    def __str__(self) -> str:
        return f"park:{self.kid}"


class LookoutCard(Card, frozen=True):
    """A card in the own Lookout."""

    part = "lookout"
    moves = True

    def __str__(self) -> str:
        return f"lookout:{self.kid}"


class OwnYardCard(Card, frozen=True):
    """A card in the own Yard."""

    part = "board"
    moves = True

    def __str__(self) -> str:
        return f"own yard:{self.kid}"


class PlayedCard(Card, frozen=True):
    """The card that the leader has played."""

    moves = True

    def __str__(self) -> str:
        return f"played:{self.kid}"


class AddedCard(Card, frozen=True):
    """A card that was added to the played one."""

    moves = True

    def __str__(self) -> str:
        return f"added:{self.kid}"


class DiscardCard(Card, frozen=True):
    """A card of the own discard pile, laid open to choose from."""

    part = "discard"

    def __str__(self) -> str:
        return f"discard:{self.kid}"


class PileCard(Card, frozen=True):
    """A card of a discard pile, laid open to look through it (DISCARD-3)."""

    def __str__(self) -> str:
        return f"pile:{self.kid}"


class YardCard(Card, frozen=True):
    """A card in a rival's Yard."""

    seat: int
    moves = True

    def __str__(self) -> str:
        return f"yard:{self.seat}:{self.kid}"


class ParkDeck(Thing, frozen=True):
    """The face-down deck of the Park."""

    def __str__(self) -> str:
        return "parkdeck"


class RivalPile(Thing, frozen=True):
    """A rival's discard pile."""

    seat: int

    def __str__(self) -> str:
        return f"discard:{self.seat}"


class RivalBoard(Thing, frozen=True):
    """A rival's board."""

    seat: int

    def __str__(self) -> str:
        return f"seat:{self.seat}"


class StuffToken(Thing, frozen=True):
    """A token in the own Stuff."""

    resource: Resource
    part = "board"
    moves = True

    def __str__(self) -> str:
        return f"stuff:{self.resource}"


class PackToken(Thing, frozen=True):
    """A token in the own Pack."""

    resource: Resource
    part = "board"
    moves = True

    def __str__(self) -> str:
        return f"pack:{self.resource}"


class SupplyToken(Thing, frozen=True):
    """A token of the supply, which never runs out (COMP-5); no node stands for it."""

    resource: Resource

    def __str__(self) -> str:
        return f"supply:{self.resource}"


class PerkSheet(Thing, frozen=True):
    """A perk on its line."""

    perk: PerkId

    def __str__(self) -> str:
        return f"perk:{self.perk}"


class PerksButton(Thing, frozen=True):
    """The button that opens the perks where their row is folded."""

    def __str__(self) -> str:
        return "perks button"


class Sculpture(Thing, frozen=True):
    """The macaroni sculpture (LEVEL-3)."""

    def __str__(self) -> str:
        return "sculpture"


class ActionBox(Thing, frozen=True):
    """A box of the played card, with its action."""

    box: BoxName

    def __str__(self) -> str:
        return f"box:{self.box}"


class Spot(Thing, frozen=True):
    """A free place on the own board where a preview shows what would come."""

    what: Literal["pizza", "toys", "pack", "lookout", "points", "fort"]
    part = "board"

    def __str__(self) -> str:
        return f"spot:{self.what}"


class LevelSpot(Thing, frozen=True):
    """The place of a fort level on the own board."""

    level: int
    part = "board"

    def __str__(self) -> str:
        return f"spot:level {self.level}"


class StuffBox(Thing, frozen=True):
    """The box of one kind of the own Stuff."""

    resource: Resource
    part = "board"

    def __str__(self) -> str:
        return f"spot:box of {self.resource}"


class Number(Thing, frozen=True):
    """A number of a seat, as it is to be read."""

    seat: int
    what: Literal["points", "level", "hand", "deck", "pizza", "toys"]

    def __str__(self) -> str:
        return f"number:{self.seat}:{self.what}"


class OwnRule(Thing, frozen=True):
    """The own made-up rule, or the place for it."""

    part = "board"

    def __str__(self) -> str:
        return "own rule"


class OwnPerk(Thing, frozen=True):
    """The own perk on the own board."""

    perk: PerkId
    part = "board"

    def __str__(self) -> str:
        return f"own perk:{self.perk}"


class LogLine(Thing, frozen=True):
    """A line of the log, by how many events of the game there were then."""

    at: int

    def __str__(self) -> str:
        return f"log:{self.at}"


class MoveButton(Thing, frozen=True):
    """The button of a move."""

    move: Move

    def __str__(self) -> str:
        return f"button:{self.move}"
