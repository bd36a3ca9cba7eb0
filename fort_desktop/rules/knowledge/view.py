"""One seat's view of a state, and events with the secrets redacted (INFO-1, INFO-2)."""

from typing import Final

import msgspec

from fort_desktop.rules.knowledge.draft_memory import Segments, known_packs
from fort_desktop.rules.model import events as ev
from fort_desktop.rules.model.events import Event, Score
from fort_desktop.rules.model.pending import Pending
from fort_desktop.rules.model.state import Play, SeatState, State
from fort_desktop.rules.model.types import (
    HIDDEN,
    Cards,
    Cause,
    Colour,
    PerkId,
    Phase,
    RuleId,
    SetupKind,
)

replace = msgspec.structs.replace
_NOBODY: Final = -1
"""No seat: whoever may know only what everyone may know."""


class SeatView(msgspec.Struct, frozen=True):
    """One board as the viewer sees it.

    Args:
        hand: the cards, for the viewer only, or face up before all (see `Eyes`); hand_count and
            deck_count are public.
        discard: open to all (DISCARD-3).
        pool: cards known to be in deck or hand, sorted; for the viewer itself, in the deck.
        unknown: number of cards in deck and hand that nobody else has seen.
        shown: cards known to be in the hand; shown_unknown: how many of the unknown are in it.
        revealed: kids dealt or drafted at setup that everyone has seen since.
        rule: the made-up rule if the viewer knows it; has_rule is public.
    """

    seat: int
    colour: Colour
    points: int
    level: int
    pizza: int
    toys: int
    pack_pizza: int
    pack_toys: int
    pack_limit: int
    lookout_limit: int
    perk: PerkId | None
    has_rule: bool
    rule: RuleId | None
    hand: Cards
    hand_count: int
    deck_count: int
    discard: Cards
    yard: Cards
    lookout: Cards
    pool: Cards
    unknown: int
    shown: Cards
    shown_unknown: int
    picks: Cards
    pick_count: int
    revealed: Cards
    unseen: Cards


class View(msgspec.Struct, frozen=True):
    """Everything that `seat` may know of a game; field names as in `State`.

    `rules_seen` is the stack as the seat saw it when it chose, or sees it while it chooses;
    `packs` is what it knows of a draft (see `draft_memory`).
    """

    seat: int
    seats: tuple[SeatView, ...]
    setup: SetupKind
    first: int
    leader: int
    round: int
    phase: Phase
    park: Cards
    park_deck_count: int
    rules_count: int
    rules_seen: tuple[RuleId, ...]
    perks: tuple[PerkId, ...]
    macaroni: int
    keepers: tuple[int, ...]
    trashed: Cards
    table: Cards
    play: Play | None
    drafted: int
    packs: tuple[Segments, ...]
    ending: Cause | None
    ended: bool
    scores: tuple[Score, ...]
    winners: tuple[int, ...]
    pending: Pending

    @property
    def own(self) -> SeatView:
        """The viewer's own board."""
        return self.seats[self.seat]

    def order(self, seat: int) -> list[int]:
        """All seats in turn order from `seat` (TURN-1)."""
        n = len(self.seats)
        return [(seat + i) % n for i in range(n)]


class Eyes(msgspec.Struct, frozen=True):
    """The eyes of a screen, where several persons share it.

    Args:
        seat: whose board is shown large.
        private: whether what only this seat may know is told; else what everyone may know (INFO-2).
        laid_open: phases of a turn in which the leader's hand lies face up before all.
        face_down: after the game the made-up rules of these seats have still to be turned over
            (END-3); as long as there are any, nobody knows who has won.
    """

    seat: int
    private: bool = True
    laid_open: tuple[Phase, ...] = ()
    face_down: tuple[int, ...] = ()


def observe(state: State, seat: int) -> View:
    """The view of `seat` (INFO-1, INFO-2)."""
    return see(state, Eyes(seat))


def see(state: State, eyes: Eyes) -> View:
    """The view of some eyes; public ones see of their own seat what its rivals see (INFO-2)."""
    seat, private = eyes.seat, eyes.private
    own = state.seats[seat]
    choosing = state.pending.stage == "keep" and state.pending.seat == seat
    seen = state.rules if choosing else own.saw
    view = View(
        seat,
        tuple(
            _seat_view(state, i, private and i == seat, i not in eyes.face_down)
            for i in range(len(state.seats))
        ),
        state.setup,
        state.first,
        state.leader,
        state.round,
        state.phase,
        state.park,
        len(state.park_deck),
        len(state.rules),
        seen if private else (),
        state.perks,
        state.macaroni,
        state.keepers,
        tuple(sorted(state.trashed)),
        state.table,
        state.play,
        state.drafted,
        _packs(state, seat) if private else (),
        state.ending,
        state.ended,
        () if eyes.face_down else state.scores,
        () if eyes.face_down else state.winners,
        state.pending,
    )
    return _laid_open(view, state) if state.round and state.phase in eyes.laid_open else view


def _laid_open(view: View, state: State) -> View:
    """The view with the leader's hand face up."""
    hand = tuple(sorted(state.seats[state.leader].hand))
    seats = list(view.seats)
    seats[state.leader] = replace(seats[state.leader], hand=hand)
    return replace(view, seats=tuple(seats))


def _packs(state: State, seat: int) -> tuple[Segments, ...]:
    if state.setup == "basic" or (not state.seats[seat].picks and state.round):
        return ()
    # While the draft runs, the seats before the asked one have picked already this round.
    return known_packs(
        [s.picks for s in state.seats], [s.hand for s in state.seats], state.drafted, seat
    )


def _seat_view(state: State, number: int, own: bool, turned: bool) -> SeatView:
    seat = state.seats[number]
    drafting = state.round == 0
    secret = seat.deck + seat.hand
    pool: Cards = ()
    if not drafting:
        hidden = seat.deck if own else tuple(c for c in secret if c not in seat.unseen)
        pool = tuple(sorted(hidden))
    shown = tuple(c for c in seat.shown if c in seat.hand)
    return SeatView(
        number,
        seat.colour,
        seat.points,
        seat.level,
        seat.pizza,
        seat.toys,
        seat.pack_pizza,
        seat.pack_toys,
        seat.pack_limit,
        seat.lookout_limit,
        seat.perk,
        seat.rule is not None,
        seat.rule if own or (state.ended and turned) else None,
        tuple(sorted(seat.hand)) if own else (),
        len(seat.hand),
        len(seat.deck),
        seat.discard,
        seat.yard,
        seat.lookout,
        pool,
        0 if drafting else len(seat.unseen),
        tuple(sorted(c for c in shown if c not in seat.unseen)),
        sum(c in seat.unseen for c in shown),
        seat.picks if own else (),
        len(seat.picks),
        _revealed(seat),
        seat.unseen if own else (),
    )


def _revealed(seat: SeatState) -> Cards:
    return tuple(sorted(card for card in seat.picks if card not in seat.unseen))


def hear(event: Event, eyes: Eyes) -> Event:
    """The event as some eyes may see it."""
    if isinstance(event, ev.GameEnded) and eyes.face_down:
        return replace(event, scores=(), winners=())
    return redact(event, eyes.seat if eyes.private else _NOBODY)


def redact(event: Event, seat: int) -> Event:
    """The event as `seat` may see it; hidden cards and rules become "?" (INFO-1)."""
    if isinstance(event, ev.ParkDeckShuffled):
        return replace(event, cards=(HIDDEN,) * len(event.cards))
    if isinstance(event, ev.RulesStacked):
        return replace(event, rules=(HIDDEN,) * len(event.rules))
    if isinstance(event, ev.DeckShuffled):
        return replace(event, cards=(HIDDEN,) * len(event.cards))
    if isinstance(event, ev.ChanceRenewed):
        return _unread(event)
    if isinstance(event, ev.KidsDealt) and event.seat != seat:
        return replace(event, cards=(HIDDEN,) * len(event.cards))
    if isinstance(event, ev.KidDrafted | ev.CardDrawn) and event.seat != seat:
        return replace(event, card=HIDDEN)
    if isinstance(event, ev.RuleKept) and event.seat != seat:
        return replace(event, rule=HIDDEN)
    return event


def _unread(event: ev.ChanceRenewed) -> ev.ChanceRenewed:
    """New chance, as anybody may see it: the commitment only."""
    decks = tuple((HIDDEN,) * len(deck) for deck in event.decks)
    park, rules = (HIDDEN,) * len(event.park), (HIDDEN,) * len(event.rules)
    return replace(event, seed="0", secret="", decks=decks, park=park, rules=rules)
