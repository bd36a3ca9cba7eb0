"""Events: everything that can happen in a game, as frozen values in the past tense.

Each class is one kind of event; its tag ``e`` and its fields are those of record format 1. `EVENT`
is their union.
"""

from typing import Annotated, Literal

import msgspec
from msgspec import Meta

from fort_desktop.rules.model.pending import Pending
from fort_desktop.rules.model.seats import Score as Score
from fort_desktop.rules.model.seats import SeatInfo as SeatInfo
from fort_desktop.rules.model.types import (
    BoxName,
    Card,
    Cards,
    Cause,
    Level,
    PerkId,
    Perks,
    Phase,
    Place,
    Points,
    Resource,
    Role,
    Round,
    RuleId,
    Rules,
    Seat,
    SetupKind,
    Suit,
    Times,
    Tokens,
)


class Event(msgspec.Struct, frozen=True, tag_field="e", gc=False, omit_defaults=True):
    """Base of all events. `knowledge.view.redact` hides what a seat may not know."""


class GameStarted(Event, tag="game_started", frozen=True, gc=False):
    """A game began with these seats (SETUP-1)."""

    seats: Annotated[tuple[SeatInfo, ...], Meta(min_length=2, max_length=4)]
    setup: SetupKind
    first: Seat
    catalog: Annotated[str, Meta(max_length=128)]


class ParkDeckShuffled(Event, tag="park_deck_shuffled", frozen=True, gc=False):
    """The Park deck was shuffled; `cards` is all of it, top first (SETUP-5)."""

    cards: Cards


class RulesStacked(Event, tag="rules_stacked", frozen=True, gc=False):
    """The made-up rules were stacked face down, in this order (SETUP-3)."""

    rules: Rules


class PerksLaid(Event, tag="perks_laid", frozen=True, gc=False):
    """The perks were laid in a face-up row (SETUP-4)."""

    perks: Perks


class ParkRevealed(Event, tag="park_revealed", frozen=True, gc=False):
    """The top card of the Park deck went to the Park (SETUP-5, RECRUIT-2)."""

    card: Card


class KidsDealt(Event, tag="kids_dealt", frozen=True, gc=False):
    """A seat was dealt the top eight cards of the Park deck (SETUP-6, SETUP-7)."""

    seat: Seat
    cards: Cards


class KidDrafted(Event, tag="kid_drafted", frozen=True, gc=False):
    """A seat picked a kid in the draft (SETUP-7)."""

    seat: Seat
    card: Card


class HandsPassed(Event, tag="hands_passed", frozen=True, gc=False):
    """All packs of the draft were passed to the next seat (SETUP-7)."""


class DeckShuffled(Event, tag="deck_shuffled", frozen=True, gc=False):
    """A seat's deck was shuffled, at setup or from its discard pile; top first (DRAW-1)."""

    seat: Seat
    cards: Cards


class ChanceRenewed(Event, tag="chance_renewed", frozen=True, gc=False):
    """From here on chance follows from another seed, in a copy of a game that was not over.

    What nobody knows was drawn again; hands, and what anybody has seen, stayed.

    Args:
        seed: in hexadecimal; secret, commitment: what it is derived from, "" for a plain seed.
        decks: of each seat, top first; park: the Park deck, top first; rules: the made-up rules.
    """

    seed: Annotated[str, Meta(pattern=r"\A[0-9a-f]{1,16}\Z")]
    secret: Annotated[str, Meta(pattern=r"\A([0-9a-f]{32})?\Z")]
    commitment: Annotated[str, Meta(pattern=r"\A([0-9a-f]{64})?\Z")]
    decks: Annotated[tuple[Cards, ...], Meta(max_length=4)]
    park: Cards
    rules: Rules


class CardDrawn(Event, tag="card_drawn", frozen=True, gc=False):
    """The top card of a seat's deck went to its hand."""

    seat: Seat
    card: Card


class TurnBegan(Event, tag="turn_began", frozen=True, gc=False):
    """`round` counts from 1."""

    seat: Seat
    round: Round


class PhaseBegan(Event, tag="phase_began", frozen=True, gc=False):
    """One of the five phases (TURN-2)."""

    seat: Seat
    phase: Phase


class YardCleared(Event, tag="yard_cleared", frozen=True, gc=False):
    """A seat's Yard went to its discard pile (CLEAN-1)."""

    seat: Seat
    cards: Cards


class CardPlayed(Event, tag="card_played", frozen=True, gc=False):
    """A kid was played from the hand (PLAY-1)."""

    seat: Seat
    card: Card


class PlaySkipped(Event, tag="play_skipped", frozen=True, gc=False):
    """A seat passed its Play phase without a card or DIY (PLAY-1)."""

    seat: Seat


class SuitDeclared(Event, tag="suit_declared", frozen=True, gc=False):
    """The suit of a played coin was declared (PLAY-13)."""

    seat: Seat
    suit: Suit


class CardAdded(Event, tag="card_added", frozen=True, gc=False):
    """A card was added from the hand (PLAY-4); `suit` is the one it shows or, for a coin, named."""

    seat: Seat
    card: Card
    suit: Suit


class LookoutCounted(Event, tag="lookout_counted", frozen=True, gc=False):
    """A card in the Lookout was counted (PLAY-5); `suit` as in `CardAdded`."""

    seat: Seat
    card: Card
    suit: Suit


class ActionBegan(Event, tag="action_began", frozen=True, gc=False):
    """An action began; `times` is the number of rounds that its ``x`` gives (PLAY-7, ACT-15)."""

    seat: Seat
    role: Role
    box: BoxName
    times: Times
    suit: Suit | None = None
    rival: Seat | None = None


class ActionEnded(Event, tag="action_ended", frozen=True, gc=False):
    """An action ended; `done` is the number of rounds in which something was done."""

    seat: Seat
    role: Role
    box: BoxName
    full: bool
    done: Times
    trash_this: bool = False


class ResourceGained(Event, tag="resource_gained", frozen=True, gc=False):
    """A seat gained `amount` (ACT-1); `binds` if followers must gain the same kind (FOLLOW-6)."""

    seat: Seat
    resource: Resource
    amount: Tokens
    binds: bool = False


class ResourcePacked(Event, tag="resource_packed", frozen=True, gc=False):
    """One token was packed, from Stuff or by PERK-8 from the supply (ACT-2)."""

    seat: Seat
    resource: Resource
    source: Literal["stuff", "supply"]


class ResourceSpent(Event, tag="resource_spent", frozen=True, gc=False):
    """One token was returned to the supply (ACT-7, ACT-10)."""

    seat: Seat
    resource: Resource
    source: Place


class ResourceConverted(Event, tag="resource_converted", frozen=True, gc=False):
    """A token was replaced by one of the other resource; `resource` is what it was (ACT-14)."""

    seat: Seat
    resource: Resource
    place: Place


class CardToLookout(Event, tag="card_to_lookout", frozen=True, gc=False):
    """A card went to the Lookout (ACT-3); `rival` is the seat whose Yard it left."""

    seat: Seat
    card: Card
    source: Literal["hand", "park", "deck", "yard"]
    rival: Seat | None = None


class CardTrashed(Event, tag="card_trashed", frozen=True, gc=False):
    """A card of `owner` left the game (ACT-4, ACT-5, ACT-11, PERK-7)."""

    seat: Seat
    card: Card
    source: Literal["hand", "discard", "yard", "played"]
    owner: Seat


class KidRecruited(Event, tag="kid_recruited", frozen=True, gc=False):
    """A kid was recruited (RECRUIT-1); `rival` is the seat whose Yard it left."""

    seat: Seat
    card: Card
    source: Literal["park", "deck", "yard"]
    rival: Seat | None = None


class FortAdvanced(Event, tag="fort_advanced", frozen=True, gc=False):
    """A fort rose to `level`, directly after its price was paid (ACT-7)."""

    seat: Seat
    level: Level


class RuleKept(Event, tag="rule_kept", frozen=True, gc=False):
    """A seat kept a made-up rule (LEVEL-1)."""

    seat: Seat
    rule: RuleId


class PerkTaken(Event, tag="perk_taken", frozen=True, gc=False):
    """A seat took a perk (LEVEL-2)."""

    seat: Seat
    perk: PerkId


class MacaroniTaken(Event, tag="macaroni_taken", frozen=True, gc=False):
    """A seat took the macaroni sculpture (LEVEL-3)."""

    seat: Seat


class PointsScored(Event, tag="points_scored", frozen=True, gc=False):
    """A seat scored victory points, at least 1 (ACT-9)."""

    seat: Seat
    points: Points


class LeaderFollowed(Event, tag="leader_followed", frozen=True, gc=False):
    """A seat followed by discarding `cards` to its discard pile (FOLLOW-2)."""

    seat: Seat
    cards: Cards


class FollowDeclined(Event, tag="follow_declined", frozen=True, gc=False):
    """A seat did not follow; the same event whatever the reason (R-18)."""

    seat: Seat


class PerkUsed(Event, tag="perk_used", frozen=True, gc=False):
    """A perk for one use was used and is gone (PERK-4 to PERK-7)."""

    seat: Seat
    perk: PerkId


class CardRecycled(Event, tag="card_recycled", frozen=True, gc=False):
    """Recycling took a kid from the discard pile into the hand (PERK-6)."""

    seat: Seat
    card: Card


class PlayedDiscarded(Event, tag="played_discarded", frozen=True, gc=False):
    """The played and added cards were discarded (DISCARD-1)."""

    seat: Seat
    cards: Cards


class FriendsDiscarded(Event, tag="friends_discarded", frozen=True, gc=False):
    """Best Friends left in hand were discarded (DISCARD-1)."""

    seat: Seat
    cards: Cards


class YardLaid(Event, tag="yard_laid", frozen=True, gc=False):
    """The rest of the hand was laid in the Yard (DISCARD-2)."""

    seat: Seat
    cards: Cards


class EndTriggered(Event, tag="end_triggered", frozen=True, gc=False):
    """The end of the game was triggered, which happens once (END-1)."""

    seat: Seat
    cause: Cause


class GameEnded(Event, tag="game_ended", frozen=True, gc=False):
    """The game ended with these scores and winners (END-3, END-4)."""

    scores: Annotated[tuple[Score, ...], Meta(max_length=4)]
    winners: Annotated[tuple[Seat, ...], Meta(max_length=4)]


class DecisionDue(Event, tag="decision_due", frozen=True, gc=False):
    """A question was put; `pending` describes it. This event is ours, not the contract's."""

    pending: Pending


EVENT = (
    GameStarted | ParkDeckShuffled | RulesStacked | PerksLaid | ParkRevealed | KidsDealt
    | KidDrafted | HandsPassed | DeckShuffled | ChanceRenewed | CardDrawn | TurnBegan
    | PhaseBegan | YardCleared | CardPlayed | PlaySkipped | SuitDeclared | CardAdded
    | LookoutCounted | ActionBegan | ActionEnded | ResourceGained | ResourcePacked
    | ResourceSpent | ResourceConverted | CardToLookout | CardTrashed | KidRecruited
    | FortAdvanced | RuleKept | PerkTaken | MacaroniTaken | PointsScored | LeaderFollowed
    | FollowDeclined | PerkUsed | CardRecycled | PlayedDiscarded | FriendsDiscarded | YardLaid
    | EndTriggered | GameEnded | DecisionDue
)  # fmt: skip
