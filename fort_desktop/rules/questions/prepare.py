"""Before an action begins: declare, add, count, use, or be done (PLAY-3 to PLAY-13, R-4, R-8)."""

from collections.abc import Iterable, Iterator
from typing import NamedTuple

from fort_desktop.rules.model import moves as mv
from fort_desktop.rules.model.boxes import Box, program
from fort_desktop.rules.model.cards import Catalog, Kid
from fort_desktop.rules.model.moves import Move
from fort_desktop.rules.model.state import State
from fort_desktop.rules.model.types import COIN, SUITS, Cards, Suit
from fort_desktop.rules.model.zones import held_kids, holds, kids_of, playing
from fort_desktop.rules.obligations.counting import (
    choices,
    symbols,
    times,
    unused,
)
from fort_desktop.rules.obligations.laid import Laid
from fort_desktop.rules.obligations.obligations import can_finish, can_use, met
from fort_desktop.rules.obligations.outcomes import outcomes
from fort_desktop.rules.questions.question import Asked, Condition, Question, never
from fort_desktop.rules.questions.recycle import RECYCLE_CONDITIONS, not_now, recycles
from fort_desktop.rules.steps.means import NO_PACK, Means, Memory, replace
from fort_desktop.rules.steps.owned import copyable
from fort_desktop.rules.steps.table import STEPS


def wanted_suits(laid: Laid) -> tuple[Suit, ...]:
    """Suits that an action not yet begun counts (PLAY-4, R-8)."""
    wanted: list[Suit] = []
    for _, box in unused(laid):
        if box.count == "any_suit":
            return SUITS
        if box.suit is not None and box.suit not in wanted:
            wanted.append(box.suit)
    return tuple(wanted)


def _names(kid: Kid, wanted: Iterable[Suit]) -> list[Suit | None]:
    """Return the names of a card that a move adds or counts: a coin by suits that count (R-37)."""
    if COIN in kid.suits:
        return list(wanted)
    return [None] if kid.suits[0] in wanted else []


# Candidates.


def _declares(asked: Asked) -> Iterator[Move]:
    return (mv.Declare(suit) for suit in SUITS)


def _preparations(asked: Asked) -> list[Move]:
    laid = asked.laid
    wanted = wanted_suits(laid)
    moves: list[Move] = []
    if wanted:
        for kid in held_kids(asked.state, asked.seat):
            moves += [mv.Add(kid.id, name) for name in _names(kid, wanted)]
        for kid in kids_of(asked.catalog, uncounted(asked.state, asked.seat)):
            moves += [mv.Count(kid.id, name) for name in _names(kid, wanted)]
    moves += [mv.Use(box) for box, _ in unused(laid)]
    moves += recycles(asked)
    return moves


def _uses(asked: Asked) -> list[Move]:
    return [*_preparations(asked), mv.DONE]


def uncounted(state: State, seat: int) -> Cards:
    """Cards of the Lookout that do not count yet for this play (PLAY-5)."""
    lookout = state.seats[seat].lookout
    if not lookout:
        return ()
    counted = [card for card, _ in playing(state).counted]
    return tuple(card for card in lookout if card not in counted)


# Conditions of declaring.


def _can_finish_declared(asked: Asked, move: mv.Declare) -> bool:
    laid = replace(asked.laid, declared=move.suit)
    return can_finish(asked.catalog, laid, asked.means)


# Conditions of adding and counting.


class _More(NamedTuple):
    """The play with one more card, what the seat has then, and what the card counts as."""

    laid: Laid
    means: Means
    kid: Kid
    suit: Suit


def _more(asked: Asked, move: mv.Add | mv.Count) -> _More:
    laid, means = asked.laid, asked.means
    kid = asked.catalog.kids[move.kid]
    suit = move.suit or kid.suits[0]
    if isinstance(move, mv.Count):
        return _More(laid.counting(kid, suit), means, kid, suit)
    return _More(laid.adding(kid, suit), means.with_hand(-1), kid, suit)


def _is_held(asked: Asked, move: mv.Add) -> bool:
    return holds(asked.catalog, asked.own.hand, move.kid)


def _is_uncounted(asked: Asked, move: mv.Count) -> bool:
    return holds(asked.catalog, uncounted(asked.state, asked.seat), move.kid)


def _names_its_coin(asked: Asked, move: mv.Add | mv.Count) -> bool:
    return (move.suit is not None) == asked.catalog.kids[move.kid].coin


def _not_too_late(asked: Asked, move: mv.Add | mv.Count) -> bool:
    """Return True if no action that would count it has begun, or another one is to come."""
    laid = asked.laid
    begun = (laid.kid.box(result.box) for result in laid.results)
    return bool(wanted_suits(laid)) or not any(box and box.counts_suits for box in begun)


def _something_counts(asked: Asked, move: mv.Add | mv.Count) -> bool:
    return bool(wanted_suits(asked.laid))


def _suit_counts(asked: Asked, move: mv.Add | mv.Count) -> bool:
    """Return True if the suit of the card, or the one that its coin is named as, counts (R-37)."""
    suit = move.suit or asked.catalog.kids[move.kid].suits[0]
    return suit in wanted_suits(asked.laid)


def _has_purpose(asked: Asked, move: mv.Add) -> bool:
    """Return True unless only the purpose of the card is missing (PLAY-12)."""
    more, catalog = _more(asked, move), asked.catalog
    if can_finish(catalog, more.laid, more.means):
        return True
    if can_finish(catalog, _without_purpose(more.laid), more.means):
        return False
    return _brings_more(catalog, more)


def _without_purpose(laid: Laid) -> Laid:
    """The play with its added cards as if they needed no purpose."""
    counted = (*laid.counted, *laid.added)
    return Laid(laid.kid, laid.declared, (), counted, laid.results)


def _brings_more(catalog: Catalog, more: _More) -> bool:
    """Return True if some action would be done more often with the card than without it."""
    for _, box in unused(more.laid):
        for choice in choices(more.laid, box, more.means) if box.counts_suits else ():
            suit = box.suit or choice
            brought = symbols(more.kid, suit, more.suit) if suit is not None else 0
            count = times(more.laid, box, choice, more.means)
            ends = outcomes(catalog, box, count, 0, more.means, Memory())
            if brought and any(end.done > count - brought for end in ends):
                return True
    return False


def _can_finish_with(asked: Asked, move: mv.Add | mv.Count) -> bool:
    more = _more(asked, move)
    return can_finish(asked.catalog, more.laid, more.means)


# Conditions of using a box.


def _not_used(asked: Asked, move: mv.Use) -> bool:
    return all(result.box != move.box for result in playing(asked.state).results)


def _not_blank(asked: Asked, move: mv.Use) -> bool:
    return asked.state.played_box(move.box) is not None


def _can_be_used(asked: Asked, move: mv.Use) -> bool:
    box = asked.state.played_box(move.box)
    means, laid = asked.means, asked.laid
    return box is not None and can_use(asked.catalog, laid, move.box, means)


def _lack(asked: Asked, move: mv.Use) -> str:
    box, laid = asked.state.played_box(move.box), asked.laid
    if box is None:
        return "PLAY-3"
    return cannot_begin(asked.catalog, laid, box, asked.means)


def cannot_begin(catalog: Catalog, laid: Laid, box: Box, means: Means) -> str:
    """The clause that keeps the leader from using a box now.

    Nothing would happen (R-1), its first step lacks something, an added card would stay idle
    (PLAY-12), or no action would be in full (PLAY-10).
    """
    suits = choices(laid, box, means)
    count = max((times(laid, box, suit, means) for suit in suits), default=0)
    if count == 0:
        return "R-1"
    step = program(box, count)[0].step
    rule = STEPS[step.op]
    possible = any(
        next(iter(rule.ways(step, means, Memory(copied=pack), catalog.prices)), None)
        for pack in copyable(box, means) or (NO_PACK,)
    )
    if not possible:
        return rule.lacks(step, means)
    idle = laid.added and _something_full(catalog, laid, box, count, means)
    return "PLAY-12" if idle else "PLAY-10"


def _something_full(catalog: Catalog, laid: Laid, box: Box, count: int, means: Means) -> bool:
    """Return True if some action was used in full, or this one could be."""
    return any(result.full for result in laid.results) or any(
        end.full
        for pack in copyable(box, means)
        for end in outcomes(catalog, box, count, 0, means, Memory(copied=pack))
    )


# Conditions of being done.


def _one_is_full(asked: Asked, move: Move) -> bool:
    return any(result.full for result in playing(asked.state).results)


def _obligations_met(asked: Asked, move: Move) -> bool:
    return met(asked.laid)


_ADD = (
    Condition("PLAY-4", _is_held, given=True),
    Condition("PLAY-8", _names_its_coin, given=True),
    Condition("R-4", _not_too_late, given=True),
    Condition("R-8", _something_counts, given=True),
    Condition("PLAY-4", _suit_counts, given=True),
    Condition("PLAY-12", _has_purpose, given=True),
    Condition("PLAY-10", _can_finish_with),
)
_COUNT = (
    Condition("PLAY-5", _is_uncounted, given=True),
    Condition("PLAY-8", _names_its_coin, given=True),
    Condition("R-4", _not_too_late, given=True),
    Condition("R-8", _something_counts, given=True),
    Condition("PLAY-5", _suit_counts, given=True),
    Condition("PLAY-10", _can_finish_with),
)
_USE = (
    Condition("PLAY-3", _not_used, given=True),
    Condition("PLAY-3", _not_blank, given=True),
    Condition(_lack, _can_be_used),
)


def _recycle_too_early(asked: Asked, move: mv.Recycle) -> str:
    """The coin comes first (R-38)."""
    return "PLAY-13" if asked.own.perk == "recycling" else not_now(asked, move)


# Nothing else is answered before the coin has its suit.
DECLARE = Question(
    "prepare",
    _declares,
    {
        mv.Declare: (Condition("PLAY-10", _can_finish_declared),),
        mv.Add: never("PLAY-13"),
        mv.Count: never("PLAY-13"),
        mv.Use: never("PLAY-13"),
        mv.Done: never("PLAY-10"),
        mv.Recycle: never(_recycle_too_early),
    },
)
PREPARE = Question(
    "prepare",
    _preparations,
    {
        mv.Add: _ADD,
        mv.Count: _COUNT,
        mv.Use: _USE,
        mv.Declare: never("PLAY-13"),
        mv.Done: never("PLAY-10"),
        mv.Recycle: RECYCLE_CONDITIONS,
    },
)
USE = Question(
    "use",
    _uses,
    {
        mv.Add: _ADD,
        mv.Count: _COUNT,
        mv.Use: _USE,
        mv.Done: (
            Condition("PLAY-10", _one_is_full, given=True),
            Condition("PLAY-12", _obligations_met),
        ),
        mv.Recycle: RECYCLE_CONDITIONS,
    },
)
