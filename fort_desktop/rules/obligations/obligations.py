"""The obligations of a play: one action in full, every added card with a purpose (PLAY-10 to 12).

A move is offered only if, after it, they can still be met for sure (R-10).
"""

from functools import lru_cache

from fort_desktop.rules.model.boxes import Box, program
from fort_desktop.rules.model.cards import Catalog, Kid
from fort_desktop.rules.model.state import Result
from fort_desktop.rules.model.types import BoxName, Resource, Suit
from fort_desktop.rules.obligations.counting import (
    counts,
    justified,
    symbols,
    times,
    unused,
)
from fort_desktop.rules.obligations.laid import Laid, Outcome, Use
from fort_desktop.rules.obligations.outcomes import fits, outcomes
from fort_desktop.rules.steps.means import (
    NO_MEMORY,
    NO_PACKS,
    NOTHING,
    Means,
    Memory,
)
from fort_desktop.rules.steps.owned import copyable
from fort_desktop.rules.steps.table import STEPS

_BOXES = 2


def met(laid: Laid) -> bool:
    """Return True if the play may end here (PLAY-10, PLAY-12).

    It may with one action done in full and no added card idle.
    """
    for result in laid.results:
        if result.full:
            return not laid.added or all(justified(laid, i) for i in range(len(laid.added)))
    return False


def can_finish(catalog: Catalog, laid: Laid, means: Means) -> bool:
    """Return True if some use of a box that is left meets all obligations."""
    rest: list[tuple[Use, bool]] = []
    for use in uses(laid, means):
        full = _in_full(catalog, use, means)
        if full and _no_card_idle(laid, use):
            return True
        rest.append((use, full))
    # Most often a box does it at once; only if none does, what could come after one is searched.
    return bool(rest) and any(_later(catalog, laid, use, full, means) for use, full in rest)


def can_use(catalog: Catalog, laid: Laid, name: BoxName, means: Means) -> bool:
    """Return True if a box can begin now and all obligations be met after it."""
    so = [use for use in uses(laid, means) if use.name == name]
    return any(_usable(catalog, laid, use, means) for use in so)


def uses(laid: Laid, means: Means) -> tuple[Use, ...]:
    """Every use of a box that is left, as it would begin now."""
    # Most kids count symbols or nothing: their uses are the same whatever a seat has.
    return _uses(laid, means if _counts_means(laid.kid) else NOTHING)


@lru_cache(maxsize=1 << 14)
def _uses(laid: Laid, means: Means) -> tuple[Use, ...]:
    return tuple(
        Use(name, box, suit, count, copyable(box, means))
        for name, box in unused(laid)
        for suit, count in counts(laid, box, means)
    )


@lru_cache(maxsize=1024)
def _counts_means(kid: Kid) -> bool:
    boxes = [box for box in (kid.public, kid.private) if box is not None]
    return any(box.counts_own or "copy_rival_pack" in box.ops for box in boxes)


def usable(
    catalog: Catalog,
    laid: Laid,
    name: BoxName,
    box: Box,
    suit: Suit | None,
    means: Means,
    pack: tuple[int, int] | None = None,
) -> bool:
    """`can_use` with the suit of *any suit* already chosen (R-9).

    Args:
        pack: the rival's Pack that this action copies, None if any may still be chosen; the other
            action chooses for itself (R-12).
    """
    count = times(laid, box, suit, means)
    packs = copyable(box, means) if pack is None else (pack,)
    return count > 0 and _usable(catalog, laid, Use(name, box, suit, count, packs), means)


def _usable(catalog: Catalog, laid: Laid, use: Use, means: Means) -> bool:
    full = _in_full(catalog, use, means)
    return (full and _no_card_idle(laid, use)) or _later(catalog, laid, use, full, means)


def _later(catalog: Catalog, laid: Laid, use: Use, full: bool, means: Means) -> bool:
    """Return True if a box can still meet the obligations that it does not meet at once."""
    if full:
        if laid.results or not _has_other(laid):
            return False  # less of it would give a card no purpose either
    elif not _other_in_full(laid) or not _begins(catalog, use, means):
        return False
    elif laid.results and not laid.added:
        return True
    return _searched(catalog, laid, use, means)


def _in_full(catalog: Catalog, use: Use, means: Means) -> bool:
    """Return True if it can be done in full, with one of these Packs to copy."""
    if use.packs is NO_PACKS:
        return fits(catalog, use.box, use.times, means, NO_MEMORY)
    return any(fits(catalog, use.box, use.times, means, Memory(copied=pack)) for pack in use.packs)


def _begins(catalog: Catalog, use: Use, means: Means) -> bool:
    """Return True if anything would happen (R-1): its first step can be done, or a part of it."""
    step = program(use.box, use.times)[0].step
    ways = STEPS[step.op].ways
    for pack in use.packs:
        for _ in ways(step, means, Memory(copied=pack), catalog.prices):
            return True
    return False


def _no_card_idle(laid: Laid, use: Use) -> bool:
    """Return True if no added card is idle once the box was used in full (PLAY-12).

    Then a card has a purpose if it brings the box a symbol, or had one already.
    """
    if not laid.added:
        return True
    suit = use.box.suit or use.suit
    for index, (kid, named) in enumerate(laid.added):
        brings = suit is not None and symbols(kid, suit, named) > 0
        if not brings and not justified(laid, index):
            return False
    return True


def _has_other(laid: Laid) -> bool:
    """Return True if the played card has two boxes."""
    return laid.kid.public is not None and laid.kid.private is not None


def _other_in_full(laid: Laid) -> bool:
    """Return True if the other box was used in full, or could still be."""
    return laid.results[0].full if laid.results else _has_other(laid)


@lru_cache(maxsize=1 << 16)
def _searched(catalog: Catalog, laid: Laid, use: Use, means: Means) -> bool:
    for copied in use.packs:
        for end in outcomes(catalog, use.box, use.times, 0, means, Memory(copied=copied)):
            if can_end(catalog, laid, use.name, use.times, use.suit, end):
                return True
    return False


def can_end(
    catalog: Catalog, laid: Laid, name: BoxName, count: int, suit: Suit | None, end: Outcome
) -> bool:
    """Return True if the obligations hold, or can be met later, if the action ends so (PLAY-11)."""
    if not end.acted:
        return False
    if end.full and not laid.added:
        return True
    later = laid.finished(Result(name, count, suit, end.full, end.done, len(laid.added)))
    if met(later):
        return True
    return len(later.results) < _BOXES and can_finish(catalog, later, end.means)


def can_follow(catalog: Catalog, box: Box, count: int, means: Means, took: Resource | None) -> bool:
    """Return True if a follower can do all of it (FOLLOW-4), with the binding kind (FOLLOW-6)."""
    for pack in copyable(box, means):
        if fits(catalog, box, count, means, Memory(took, None, pack)):
            return True
    return False
