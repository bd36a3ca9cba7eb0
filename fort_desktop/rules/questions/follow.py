"""Following the leader (FOLLOW-1 to FOLLOW-9, R-18 to R-25), and Rough Housing (PERK-7, R-17)."""

from collections.abc import Iterator, Sequence
from functools import lru_cache

from fort_desktop.rules.model import moves as mv
from fort_desktop.rules.model.boxes import Box
from fort_desktop.rules.model.cards import Kid
from fort_desktop.rules.model.moves import Move
from fort_desktop.rules.model.pending import Pending
from fort_desktop.rules.model.state import State
from fort_desktop.rules.model.types import COIN, SUITS, Suit
from fort_desktop.rules.model.zones import held_kids, playing
from fort_desktop.rules.obligations.counting import fixed_times, follow_times, leader_suits
from fort_desktop.rules.obligations.obligations import can_follow
from fort_desktop.rules.questions.question import Asked, Condition, Question, never
from fort_desktop.rules.questions.recycle import not_now
from fort_desktop.rules.steps.means import Means
from fort_desktop.rules.steps.table import needs_of_box


def may_follow(state: State, seat: int) -> bool:
    """Return True if a rival may follow, as far as public facts say (R-18)."""
    return may_be_asked(Asked(state, Pending("follow", seat)))


def may_be_asked(asked: Asked) -> bool:
    """Return True if the seat may follow, as far as public facts say (R-18).

    It needs a card in hand, and has to be able to do the action in full with one symbol.
    """
    box = asked.kid.public
    if box is None or not asked.own.hand:
        return False
    means = _discarded(asked.means, box, 1)
    times = fixed_times(box, means)
    return can_follow(asked.catalog, box, 1 if times is None else times, means, asked.play.took)


def _discarded(means: Means, box: Box, cards: int) -> Means:
    """The means once so many cards are discarded to follow (R-21)."""
    return means.discarding(cards) if needs_of_box(box).cards else means


def can_be_rough(state: State, seat: int) -> bool:
    """PERK-7, R-17: not on a Best Friend (COMP-11), nor by a player who followed the card."""
    play = playing(state)
    if state.seats[seat].perk != "rough_housing" or seat in play.followers:
        return False
    return not play.trash_this and state.kid(play.card).best_friend is None


def _candidates(asked: Asked) -> list[Move]:
    matching = matching_kids(asked.kid, asked.play.declared)
    kids = [kid for kid in held_kids(asked.state, asked.seat) if kid.suits in matching]
    moves: list[Move] = [mv.Follow((kid.id,)) for kid in kids]
    if asked.own.perk == "copy_cat" and _suits_count(asked):
        moves += _pairs(asked, kids)
    moves.append(mv.PASS)
    return moves


def _pairs(asked: Asked, kids: Sequence[Kid]) -> Iterator[Move]:
    """PERK-3: two cards."""
    held = [asked.state.kid(card) for card in asked.own.hand]
    for i, one in enumerate(kids):
        for two in kids[i:]:
            if one is not two or held.count(one) > 1:
                yield mv.Follow(tuple(sorted((one.id, two.id))))


def _kids(asked: Asked, move: mv.Follow) -> list[Kid]:
    return [asked.catalog.kids[kid] for kid in move.kids]


def _are_held(asked: Asked, move: mv.Follow) -> bool:
    """FOLLOW-2: from the hand, none from the Lookout."""
    held = [asked.state.kid(card).id for card in asked.own.hand]
    return all(held.count(kid) >= move.kids.count(kid) for kid in move.kids)


def _match(asked: Asked, move: mv.Follow) -> bool:
    """Each card has a suit that matches, or a coin (FOLLOW-3, R-24)."""
    matching = matching_kids(asked.kid, asked.play.declared)
    return all(kid.suits in matching for kid in _kids(asked, move))


@lru_cache(maxsize=1024)
def matching_kids(kid: Kid, declared: Suit | None) -> frozenset[tuple[Suit, ...]]:
    """The symbols of cards with which a played kid can be followed (FOLLOW-3, R-5)."""
    suits = (*leader_suits(kid, declared), COIN)
    cards = [(one,) for one in (*SUITS, COIN)]
    pairs = [(one, two) for one in (*SUITS, COIN) for two in (*SUITS, COIN)]
    return frozenset(card for card in (*cards, *pairs) if any(suit in suits for suit in card))


def _one_or_copy_cat(asked: Asked, move: mv.Follow) -> bool:
    """Exactly one card; with Copy Cat up to two (PERK-3)."""
    return len(move.kids) == 1 or asked.own.perk == "copy_cat"


def _two_where_suits_count(asked: Asked, move: mv.Follow) -> bool:
    return len(move.kids) == 1 or _suits_count(asked)


def _suits_count(asked: Asked) -> bool:
    box = asked.kid.public
    return box is not None and box.counts_suits


def _in_full(asked: Asked, move: mv.Follow) -> bool:
    """FOLLOW-4, with one's own level, Pack and Lookout (FOLLOW-7) and the leader's kind (R-23)."""
    play, kid = asked.play, asked.kid
    box = kid.public
    if box is None:
        return False
    means = _discarded(asked.means, box, len(move.kids))
    count = follow_times(kid, box, play.declared, _kids(asked, move), means)
    return can_follow(asked.catalog, box, count, means, play.took)


def _mismatch(asked: Asked, move: mv.Follow) -> str:
    return "R-24" if asked.own.perk == "copy_cat" and len(move.kids) > 1 else "FOLLOW-2"


def _not_rough(asked: Asked, move: Move) -> str:
    """Return why Rough Housing is not for now: it comes after the last rival's answer."""
    owned = asked.own.perk == "rough_housing"
    return "R-17" if owned and not can_be_rough(asked.state, asked.seat) else "PERK-7"


FOLLOW = Question(
    "follow",
    _candidates,
    {
        mv.Follow: (
            Condition("FOLLOW-2", _are_held, given=True),
            Condition(_mismatch, _match, given=True),
            Condition("FOLLOW-2", _one_or_copy_cat, given=True),
            Condition("R-24", _two_where_suits_count, given=True),
            Condition("FOLLOW-4", _in_full),
        ),
        mv.Pass: (),
        mv.Rough: never(_not_rough),
        mv.Recycle: never(not_now),
    },
)
ROUGH = Question(
    "follow",
    lambda asked: (mv.ROUGH, mv.PASS),
    {mv.Rough: (), mv.Pass: (), mv.Follow: never("R-17"), mv.Recycle: never(not_now)},
)
