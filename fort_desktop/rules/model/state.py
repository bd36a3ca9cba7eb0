"""The full state of a game. `evolve` is the only writer; everyone else reads."""

import hashlib

import msgspec

from fort_desktop.rules.model.boxes import Box
from fort_desktop.rules.model.cards import Catalog, Kid
from fort_desktop.rules.model.events import Score
from fort_desktop.rules.model.pending import Pending
from fort_desktop.rules.model.types import (
    BoxName,
    Card,
    Cards,
    Cause,
    Colour,
    PerkId,
    Phase,
    Resource,
    RuleId,
    SetupKind,
    Suit,
)

_copied = msgspec.structs.replace
"""Without changes it is the quickest copy of a struct."""


class SeatState(msgspec.Struct, gc=False):
    """One player's board and cards (COMP-6); card zones are tuples, decks top first.

    Args:
        picks: kids drafted so far, in order (SETUP-7); kept as history after the draft.
        unseen: kids dealt to the seat that no rival has seen yet.
        shown: cards in hand that everyone knows to be there.
        saw: the made-up rules in the stack when this seat chose (LEVEL-1).
    """

    colour: Colour
    hand: Cards = ()
    deck: Cards = ()
    discard: Cards = ()
    yard: Cards = ()
    lookout: Cards = ()
    points: int = 0
    level: int = 0
    pizza: int = 0
    toys: int = 0
    pack_pizza: int = 0
    pack_toys: int = 0
    perk: PerkId | None = None
    rule: RuleId | None = None
    picks: Cards = ()
    unseen: Cards = ()
    shown: Cards = ()
    saw: tuple[RuleId, ...] = ()

    @property
    def pack_limit(self) -> int:
        """Resources that the Pack holds (COMP-8, PERK-9)."""
        return self.level + 1 + (2 if self.perk == "xxl_backpack" else 0)

    @property
    def lookout_limit(self) -> int:
        """Cards that the Lookout holds (COMP-9)."""
        return self.level + 1

    @property
    def cards(self) -> Cards:
        """All cards of the five zones that belong to the seat (RULE)."""
        return self.deck + self.discard + self.hand + self.yard + self.lookout


class Result(msgspec.Struct, frozen=True, gc=False):
    """One finished action of the leader; `added` cards lay there when it began (R-4)."""

    box: BoxName
    times: int
    suit: Suit | None
    full: bool
    done: int
    added: int


class Play(msgspec.Struct, frozen=True, gc=False):
    """The card that is being played, with the cards added and counted for it."""

    card: Card
    declared: Suit | None = None
    added: tuple[tuple[Card, Suit], ...] = ()
    counted: tuple[tuple[Card, Suit], ...] = ()
    results: tuple[Result, ...] = ()
    times: int = 0
    suit: Suit | None = None
    begun: int = 0
    took: Resource | None = None
    trash_this: bool = False
    followers: tuple[int, ...] = ()


class State(msgspec.Struct, gc=False):
    """The full state of a game, hidden cards included.

    Args:
        leader: whose turn it is; table: played and added cards of this turn.
        rules: the face-down stack; perks: the face-up row; macaroni: its owner or -1.
        keepers: seats in the order in which they kept a made-up rule.
        ending: what triggered the end, None before.
    """

    catalog: Catalog
    seats: list[SeatState]
    setup: SetupKind = "basic"
    first: int = 0
    leader: int = 0
    round: int = 0
    phase: Phase = "draw"
    park: Cards = ()
    park_deck: Cards = ()
    rules: tuple[RuleId, ...] = ()
    perks: tuple[PerkId, ...] = ()
    macaroni: int = -1
    keepers: tuple[int, ...] = ()
    trashed: Cards = ()
    table: Cards = ()
    play: Play | None = None
    drafted: int = 0
    ending: Cause | None = None
    ended: bool = False
    scores: tuple[Score, ...] = ()
    winners: tuple[int, ...] = ()
    pending: Pending = Pending("start")

    def copy(self) -> "State":
        """An independent copy; cheap, since zones are tuples."""
        twin = _copied(self)
        twin.seats = list(map(_copied, self.seats))
        return twin

    def digest(self) -> str:
        """A hash of everything but the catalog; equal states have equal digests."""
        fields = [getattr(self, name) for name in self.__struct_fields__[1:]]
        return hashlib.sha256(msgspec.json.encode(fields)).hexdigest()

    @property
    def rules_seen(self) -> bool:
        """Return True if somebody has looked through the stack of made-up rules (LEVEL-1)."""
        return bool(self.keepers) or self.pending.stage == "keep"

    def kid(self, card: Card) -> Kid:
        """The kid that a card shows."""
        return self.catalog.kid[card]

    def played_box(self, name: BoxName) -> Box | None:
        """A box of the card that is being played."""
        if self.play is None:
            return None
        kid = self.catalog.kid[self.play.card]
        return kid.public if name == "public" else kid.private

    def after(self, seat: int) -> int:
        """The next seat clockwise (TURN-1)."""
        return (seat + 1) % len(self.seats)

    def rivals(self, seat: int) -> list[int]:
        """All other seats in turn order from `seat`."""
        n = len(self.seats)
        return [(seat + i) % n for i in range(1, n)]
