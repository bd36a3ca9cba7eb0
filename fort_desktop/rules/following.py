"""Following the leader: whose card matches, and how often it counts (FOLLOW-1 to FOLLOW-9)."""

from collections.abc import Iterator

from fort_desktop.rules.counting import counted_suit, follow_times, leader_suits
from fort_desktop.rules.duty import full_memories, in_full, means_of
from fort_desktop.rules.feasible import Means
from fort_desktop.rules.model import moves as mv
from fort_desktop.rules.model.boxes import Box
from fort_desktop.rules.model.cards import Kid
from fort_desktop.rules.model.moves import Move
from fort_desktop.rules.model.pending import Flow
from fort_desktop.rules.model.state import Play, State
from fort_desktop.rules.model.types import COIN, Cards, Suit


def playing(state: State) -> Play:
    """The play under way.

    Raises:
        ValueError: no card is being played.
    """
    if state.play is None:
        raise ValueError("no card is being played")
    return state.play


def kids_of(state: State, cards: Cards) -> list[Kid]:
    """The different kids among cards, in order; equal copies are one choice."""
    kid = state.catalog.kid
    return list({kid[card].id: kid[card] for card in cards}.values())


def held_kids(state: State, seat: int) -> list[Kid]:
    """The different kids in a hand, by card: a decision says no more than the view (INFO-1).

    The order in which the cards came is in the state, but in nobody's view.
    """
    return kids_of(state, tuple(sorted(state.seats[seat].hand)))


def may_follow(state: State, seat: int) -> bool:
    """What public facts say: a card in hand, and the action in full with one symbol (R-18)."""
    box = state.played_box("public")
    if box is None or not state.seats[seat].hand:
        return False
    means = means_of(state, seat, box.needs)
    means = _discarded(means, box, 1)
    count = _fixed_count(box, means)
    memories = full_memories(box, means, playing(state).took)
    times = 1 if count is None else count
    return any(in_full(state.catalog, box, times, means, memory) for memory in memories)


def _discarded(means: Means, box: Box, cards: int) -> Means:
    """The means once so many cards are discarded to follow (R-21)."""
    if not box.needs.cards:
        return means
    return means._replace(hand=means.hand - cards, discard=min(means.discard + cards, 16))


def can_be_rough(state: State, seat: int) -> bool:
    """PERK-7, R-17."""
    play = playing(state)
    if state.seats[seat].perk != "rough_housing" or seat in play.followers:
        return False
    return not play.trash_this and state.kid(play.card).best_friend is None


def followable(state: State, seat: int, kids: list[Kid], means: Means) -> bool:
    """Whether discarding `kids` lets `seat` do the public action in full (FOLLOW-2 to 7).

    `means` are those of the seat with the cards still in hand.
    """
    play = playing(state)
    box = state.played_box("public")
    suits = (*leader_suits(state.catalog, play), COIN)
    for kid in kids:
        if kid.suits[0] not in suits and kid.suits[-1] not in suits:
            return False
    if box is None:
        return False
    means = _discarded(means, box, len(kids))
    count = follow_count(state, kids, means)
    return any(
        in_full(state.catalog, box, count, means, memory)
        for memory in full_memories(box, means, play.took)
    )


def follow_suit(state: State, kids: list[Kid]) -> Suit | None:
    """The suit by which discarded cards matched, which *any suit* then is (R-19)."""
    suits = leader_suits(state.catalog, playing(state))
    shown = [suit for suit in suits if any(suit in kid.suits for kid in kids)]
    return (shown or suits)[0] if suits else None


def follow_count(state: State, kids: list[Kid], means: Means) -> int:
    """The times of the public action for a follower who discards `kids` (FOLLOW-5, FOLLOW-7)."""
    box = state.played_box("public")
    if box is None:
        return 0
    count = _fixed_count(box, means)
    if count is not None:
        return count
    suit = follow_suit(state, kids) if box.count == "any_suit" else counted_suit(box, None)
    return follow_times(kids, suit)


def _fixed_count(box: Box, means: Means) -> int | None:
    """A count that does not depend on suits; None for `x suit` and `x any_suit`."""
    if box.count is None:
        return 1
    if box.count == "pack":
        return means.pack_pizza + means.pack_toys
    if box.count == "level":
        return means.level
    return means.lookout if box.count == "lookout" else None


def follow_moves(state: State, flow: Flow) -> Iterator[Move]:
    """Cards that a rival may discard to follow, or none (FOLLOW-2, PERK-3)."""
    own, box = state.seats[flow.seat], state.played_box("public")
    if box is not None:
        kids = held_kids(state, flow.seat)
        means = means_of(state, flow.seat, box.needs)
        for kid in kids:
            if followable(state, flow.seat, [kid], means):
                yield mv.Follow((kid.id,))
        if own.perk == "copy_cat" and box.counts_suits:
            yield from _copy_cat(state, flow.seat, kids, means)
    yield mv.PASS


def _copy_cat(state: State, seat: int, kids: list[Kid], means: Means) -> Iterator[Move]:
    """PERK-3, R-24: two cards, where the action counts suits."""
    held = [state.kid(card) for card in state.seats[seat].hand]
    for i, one in enumerate(kids):
        for two in kids[i:]:
            if one is two and held.count(one) < 2:
                continue
            if followable(state, seat, [one, two], means):
                yield mv.Follow(tuple(sorted((one.id, two.id))))
