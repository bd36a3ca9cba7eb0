"""What happened: frozen, past tense, told in the words of record format 1.

Each class is one event; its ``e`` in a record is the name below. `EVENT` is their union.
"""

from typing import Literal

import msgspec

from fort_desktop.rules.cursor import Flow
from fort_desktop.rules.types import (
    BoxName,
    Card,
    Cards,
    Cause,
    Colour,
    PerkId,
    Phase,
    Place,
    Resource,
    Role,
    RuleId,
    SetupKind,
    Suit,
)


class Event(msgspec.Struct, frozen=True, tag_field="e", gc=False, omit_defaults=True):
    """Something that happened. `view.redact` hides what a seat may not know."""


class SeatInfo(msgspec.Struct, frozen=True):
    """Who sits where; `player` is "human" or the name of a computer level."""

    name: str
    colour: Colour
    player: str


class Score(msgspec.Struct, frozen=True):
    """A final score by source (END-3)."""

    seat: int
    track: int
    fort: int
    rule: int
    macaroni: int
    total: int


class GameStarted(Event, tag="game_started", frozen=True, gc=False):
    """The game and its seats (SETUP-1)."""

    seats: tuple[SeatInfo, ...]
    setup: SetupKind
    first: int
    catalog: str


class ParkDeckShuffled(Event, tag="park_deck_shuffled", frozen=True, gc=False):
    """The whole Park deck, top first (SETUP-5)."""

    cards: Cards


class RulesStacked(Event, tag="rules_stacked", frozen=True, gc=False):
    """The face-down stack (SETUP-3)."""

    rules: tuple[RuleId, ...]


class PerksLaid(Event, tag="perks_laid", frozen=True, gc=False):
    """The face-up row (SETUP-4)."""

    perks: tuple[PerkId, ...]


class ParkRevealed(Event, tag="park_revealed", frozen=True, gc=False):
    """The top of the Park deck went to the Park."""

    card: Card


class KidsDealt(Event, tag="kids_dealt", frozen=True, gc=False):
    """The top eight of the Park deck at once (SETUP-6, SETUP-7)."""

    seat: int
    cards: Cards


class KidDrafted(Event, tag="kid_drafted", frozen=True, gc=False):
    """A pick of the draft (SETUP-7)."""

    seat: int
    card: Card


class HandsPassed(Event, tag="hands_passed", frozen=True, gc=False):
    """All packs went to the next seat."""


class DeckShuffled(Event, tag="deck_shuffled", frozen=True, gc=False):
    """A whole new deck, top first: at setup, or from the discard pile (DRAW-1)."""

    seat: int
    cards: Cards


class CardDrawn(Event, tag="card_drawn", frozen=True, gc=False):
    """The top of a deck went to the hand."""

    seat: int
    card: Card


class TurnBegan(Event, tag="turn_began", frozen=True, gc=False):
    """`round` counts from 1."""

    seat: int
    round: int


class PhaseBegan(Event, tag="phase_began", frozen=True, gc=False):
    """One of the five phases (TURN-2)."""

    seat: int
    phase: Phase


class YardCleared(Event, tag="yard_cleared", frozen=True, gc=False):
    """CLEAN-1."""

    seat: int
    cards: Cards


class CardPlayed(Event, tag="card_played", frozen=True, gc=False):
    """PLAY-1."""

    seat: int
    card: Card


class PlaySkipped(Event, tag="play_skipped", frozen=True, gc=False):
    """Neither a card nor DIY in this Play phase."""

    seat: int


class SuitDeclared(Event, tag="suit_declared", frozen=True, gc=False):
    """PLAY-13."""

    seat: int
    suit: Suit


class CardAdded(Event, tag="card_added", frozen=True, gc=False):
    """PLAY-4; `suit` is what its coin was named, else the suit that it shows."""

    seat: int
    card: Card
    suit: Suit


class LookoutCounted(Event, tag="lookout_counted", frozen=True, gc=False):
    """PLAY-5; `suit` as in `CardAdded`."""

    seat: int
    card: Card
    suit: Suit


class ActionBegan(Event, tag="action_began", frozen=True, gc=False):
    """An action begins; `times` is what stands behind its ``x``."""

    seat: int
    role: Role
    box: BoxName
    times: int
    suit: Suit | None = None
    rival: int | None = None


class ActionEnded(Event, tag="action_ended", frozen=True, gc=False):
    """`done` is the number of rounds in which something was done."""

    seat: int
    role: Role
    box: BoxName
    full: bool
    done: int
    trash_this: bool = False


class ResourceGained(Event, tag="resource_gained", frozen=True, gc=False):
    """`amount` really gained; `binds` where the leader's choice holds for followers (FOLLOW-6)."""

    seat: int
    resource: Resource
    amount: int
    binds: bool = False


class ResourcePacked(Event, tag="resource_packed", frozen=True, gc=False):
    """ACT-2."""

    seat: int
    resource: Resource
    source: Literal["stuff", "supply"]


class ResourceSpent(Event, tag="resource_spent", frozen=True, gc=False):
    """One token back to the supply."""

    seat: int
    resource: Resource
    source: Place


class ResourceConverted(Event, tag="resource_converted", frozen=True, gc=False):
    """ACT-14; `resource` is what it was."""

    seat: int
    resource: Resource
    place: Place


class CardToLookout(Event, tag="card_to_lookout", frozen=True, gc=False):
    """ACT-3; `rival` whose Yard it left."""

    seat: int
    card: Card
    source: Literal["hand", "park", "deck", "yard"]
    rival: int | None = None


class CardTrashed(Event, tag="card_trashed", frozen=True, gc=False):
    """A card went to the box; `owner` had it."""

    seat: int
    card: Card
    source: Literal["hand", "discard", "yard", "played"]
    owner: int


class KidRecruited(Event, tag="kid_recruited", frozen=True, gc=False):
    """RECRUIT-1; `rival` whose Yard it left."""

    seat: int
    card: Card
    source: Literal["park", "deck", "yard"]
    rival: int | None = None


class FortAdvanced(Event, tag="fort_advanced", frozen=True, gc=False):
    """ACT-7; directly after its price."""

    seat: int
    level: int


class RuleKept(Event, tag="rule_kept", frozen=True, gc=False):
    """LEVEL-1."""

    seat: int
    rule: RuleId


class PerkTaken(Event, tag="perk_taken", frozen=True, gc=False):
    """LEVEL-2."""

    seat: int
    perk: PerkId


class MacaroniTaken(Event, tag="macaroni_taken", frozen=True, gc=False):
    """LEVEL-3."""

    seat: int


class PointsScored(Event, tag="points_scored", frozen=True, gc=False):
    """ACT-9; `points` at least 1."""

    seat: int
    points: int


class LeaderFollowed(Event, tag="leader_followed", frozen=True, gc=False):
    """FOLLOW-2: these cards lie on the follower's discard pile now."""

    seat: int
    cards: Cards


class FollowDeclined(Event, tag="follow_declined", frozen=True, gc=False):
    """The same whatever the reason (R-18)."""

    seat: int


class PerkUsed(Event, tag="perk_used", frozen=True, gc=False):
    """A perk that works once was trashed."""

    seat: int
    perk: PerkId


class CardRecycled(Event, tag="card_recycled", frozen=True, gc=False):
    """PERK-6."""

    seat: int
    card: Card


class PlayedDiscarded(Event, tag="played_discarded", frozen=True, gc=False):
    """DISCARD-1: played and added cards."""

    seat: int
    cards: Cards


class FriendsDiscarded(Event, tag="friends_discarded", frozen=True, gc=False):
    """DISCARD-1: Best Friends left in hand."""

    seat: int
    cards: Cards


class YardLaid(Event, tag="yard_laid", frozen=True, gc=False):
    """DISCARD-2."""

    seat: int
    cards: Cards


class EndTriggered(Event, tag="end_triggered", frozen=True, gc=False):
    """END-1; once."""

    seat: int
    cause: Cause


class GameEnded(Event, tag="game_ended", frozen=True, gc=False):
    """END-3, END-4."""

    scores: tuple[Score, ...]
    winners: tuple[int, ...]


class DecisionDue(Event, tag="decision_due", frozen=True, gc=False):
    """Someone is asked; `flow` is where the game waits. Ours, beside the contract's events."""

    flow: Flow


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
