"""What happened: frozen, past tense, told in the words of record format 1.

Each class is one event; its ``e`` in a record is the name below. `EVENT` is their union.
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
    """Something that happened. `view.redact` hides what a seat may not know."""


class GameStarted(Event, tag="game_started", frozen=True, gc=False):
    """The game and its seats (SETUP-1)."""

    seats: Annotated[tuple[SeatInfo, ...], Meta(min_length=2, max_length=4)]
    setup: SetupKind
    first: Seat
    catalog: Annotated[str, Meta(max_length=128)]


class ParkDeckShuffled(Event, tag="park_deck_shuffled", frozen=True, gc=False):
    """The whole Park deck, top first (SETUP-5)."""

    cards: Cards


class RulesStacked(Event, tag="rules_stacked", frozen=True, gc=False):
    """The face-down stack (SETUP-3)."""

    rules: Rules


class PerksLaid(Event, tag="perks_laid", frozen=True, gc=False):
    """The face-up row (SETUP-4)."""

    perks: Perks


class ParkRevealed(Event, tag="park_revealed", frozen=True, gc=False):
    """The top of the Park deck went to the Park."""

    card: Card


class KidsDealt(Event, tag="kids_dealt", frozen=True, gc=False):
    """The top eight of the Park deck at once (SETUP-6, SETUP-7)."""

    seat: Seat
    cards: Cards


class KidDrafted(Event, tag="kid_drafted", frozen=True, gc=False):
    """A pick of the draft (SETUP-7)."""

    seat: Seat
    card: Card


class HandsPassed(Event, tag="hands_passed", frozen=True, gc=False):
    """All packs went to the next seat."""


class DeckShuffled(Event, tag="deck_shuffled", frozen=True, gc=False):
    """A whole new deck, top first: at setup, or from the discard pile (DRAW-1)."""

    seat: Seat
    cards: Cards


class CardDrawn(Event, tag="card_drawn", frozen=True, gc=False):
    """The top of a deck went to the hand."""

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
    """CLEAN-1."""

    seat: Seat
    cards: Cards


class CardPlayed(Event, tag="card_played", frozen=True, gc=False):
    """PLAY-1."""

    seat: Seat
    card: Card


class PlaySkipped(Event, tag="play_skipped", frozen=True, gc=False):
    """Neither a card nor DIY in this Play phase."""

    seat: Seat


class SuitDeclared(Event, tag="suit_declared", frozen=True, gc=False):
    """PLAY-13."""

    seat: Seat
    suit: Suit


class CardAdded(Event, tag="card_added", frozen=True, gc=False):
    """PLAY-4; `suit` is what its coin was named, else the suit that it shows."""

    seat: Seat
    card: Card
    suit: Suit


class LookoutCounted(Event, tag="lookout_counted", frozen=True, gc=False):
    """PLAY-5; `suit` as in `CardAdded`."""

    seat: Seat
    card: Card
    suit: Suit


class ActionBegan(Event, tag="action_began", frozen=True, gc=False):
    """An action begins; `times` is what stands behind its ``x``."""

    seat: Seat
    role: Role
    box: BoxName
    times: Times
    suit: Suit | None = None
    rival: Seat | None = None


class ActionEnded(Event, tag="action_ended", frozen=True, gc=False):
    """`done` is the number of rounds in which something was done."""

    seat: Seat
    role: Role
    box: BoxName
    full: bool
    done: Times
    trash_this: bool = False


class ResourceGained(Event, tag="resource_gained", frozen=True, gc=False):
    """`amount` really gained; `binds` where the leader's choice holds for followers (FOLLOW-6)."""

    seat: Seat
    resource: Resource
    amount: Tokens
    binds: bool = False


class ResourcePacked(Event, tag="resource_packed", frozen=True, gc=False):
    """ACT-2."""

    seat: Seat
    resource: Resource
    source: Literal["stuff", "supply"]


class ResourceSpent(Event, tag="resource_spent", frozen=True, gc=False):
    """One token back to the supply."""

    seat: Seat
    resource: Resource
    source: Place


class ResourceConverted(Event, tag="resource_converted", frozen=True, gc=False):
    """ACT-14; `resource` is what it was."""

    seat: Seat
    resource: Resource
    place: Place


class CardToLookout(Event, tag="card_to_lookout", frozen=True, gc=False):
    """ACT-3; `rival` whose Yard it left."""

    seat: Seat
    card: Card
    source: Literal["hand", "park", "deck", "yard"]
    rival: Seat | None = None


class CardTrashed(Event, tag="card_trashed", frozen=True, gc=False):
    """A card went to the box; `owner` had it."""

    seat: Seat
    card: Card
    source: Literal["hand", "discard", "yard", "played"]
    owner: Seat


class KidRecruited(Event, tag="kid_recruited", frozen=True, gc=False):
    """RECRUIT-1; `rival` whose Yard it left."""

    seat: Seat
    card: Card
    source: Literal["park", "deck", "yard"]
    rival: Seat | None = None


class FortAdvanced(Event, tag="fort_advanced", frozen=True, gc=False):
    """ACT-7; directly after its price."""

    seat: Seat
    level: Level


class RuleKept(Event, tag="rule_kept", frozen=True, gc=False):
    """LEVEL-1."""

    seat: Seat
    rule: RuleId


class PerkTaken(Event, tag="perk_taken", frozen=True, gc=False):
    """LEVEL-2."""

    seat: Seat
    perk: PerkId


class MacaroniTaken(Event, tag="macaroni_taken", frozen=True, gc=False):
    """LEVEL-3."""

    seat: Seat


class PointsScored(Event, tag="points_scored", frozen=True, gc=False):
    """ACT-9; `points` at least 1."""

    seat: Seat
    points: Points


class LeaderFollowed(Event, tag="leader_followed", frozen=True, gc=False):
    """FOLLOW-2: these cards lie on the follower's discard pile now."""

    seat: Seat
    cards: Cards


class FollowDeclined(Event, tag="follow_declined", frozen=True, gc=False):
    """The same whatever the reason (R-18)."""

    seat: Seat


class PerkUsed(Event, tag="perk_used", frozen=True, gc=False):
    """A perk that works once was trashed."""

    seat: Seat
    perk: PerkId


class CardRecycled(Event, tag="card_recycled", frozen=True, gc=False):
    """PERK-6."""

    seat: Seat
    card: Card


class PlayedDiscarded(Event, tag="played_discarded", frozen=True, gc=False):
    """DISCARD-1: played and added cards."""

    seat: Seat
    cards: Cards


class FriendsDiscarded(Event, tag="friends_discarded", frozen=True, gc=False):
    """DISCARD-1: Best Friends left in hand."""

    seat: Seat
    cards: Cards


class YardLaid(Event, tag="yard_laid", frozen=True, gc=False):
    """DISCARD-2."""

    seat: Seat
    cards: Cards


class EndTriggered(Event, tag="end_triggered", frozen=True, gc=False):
    """END-1; once."""

    seat: Seat
    cause: Cause


class GameEnded(Event, tag="game_ended", frozen=True, gc=False):
    """END-3, END-4."""

    scores: Annotated[tuple[Score, ...], Meta(max_length=4)]
    winners: Annotated[tuple[Seat, ...], Meta(max_length=4)]


class DecisionDue(Event, tag="decision_due", frozen=True, gc=False):
    """Someone is asked; `pending` is where the game waits. Ours, beside the contract's events."""

    pending: Pending


EVENT = (
    GameStarted
    | ParkDeckShuffled
    | RulesStacked
    | PerksLaid
    | ParkRevealed
    | KidsDealt
    | KidDrafted
    | HandsPassed
    | DeckShuffled
    | CardDrawn
    | TurnBegan
    | PhaseBegan
    | YardCleared
    | CardPlayed
    | PlaySkipped
    | SuitDeclared
    | CardAdded
    | LookoutCounted
    | ActionBegan
    | ActionEnded
    | ResourceGained
    | ResourcePacked
    | ResourceSpent
    | ResourceConverted
    | CardToLookout
    | CardTrashed
    | KidRecruited
    | FortAdvanced
    | RuleKept
    | PerkTaken
    | MacaroniTaken
    | PointsScored
    | LeaderFollowed
    | FollowDeclined
    | PerkUsed
    | CardRecycled
    | PlayedDiscarded
    | FriendsDiscarded
    | YardLaid
    | EndTriggered
    | GameEnded
    | DecisionDue
)
