"""The obligations of a play: one action in full, every added card with a purpose (PLAY-10 to 12).

A move is offered only if, after it, they can still be met for sure (R-10).
"""

from functools import lru_cache

from fort_desktop.rules.model.boxes import Box, program
from fort_desktop.rules.model.cards import Catalog
from fort_desktop.rules.model.state import Result
from fort_desktop.rules.model.types import BoxName, Resource, Suit
from fort_desktop.rules.obligations.counting import Laid, choices, justified, times, unused
from fort_desktop.rules.obligations.outcomes import Outcome, fits, outcomes
from fort_desktop.rules.steps.means import NO_MEMORY, NO_PACKS, Means, Memory, Packs, copyable
from fort_desktop.rules.steps.table import STEPS

_BOXES = 2


def met(laid: Laid) -> bool:
    """Whether the play may end here: one action in full, no added card idle (PLAY-10, PLAY-12)."""
    if not any(result.full for result in laid.results):
        return False
    return all(justified(laid, i) for i in range(len(laid.added)))


def can_finish(catalog: Catalog, laid: Laid, means: Means) -> bool:
    """Whether some use of a box that is left meets all obligations."""
    return any(can_use(catalog, laid, name, box, means) for name, box in unused(laid))


def can_use(catalog: Catalog, laid: Laid, name: BoxName, box: Box, means: Means) -> bool:
    """Whether the box can begin now and all obligations be met after it."""
    suits = choices(laid, box, means)
    return any(usable(catalog, laid, name, box, suit, means) for suit in suits)


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
    if count == 0:
        return False
    packs = copyable(box, means) if pack is None else (pack,)
    if _in_full(catalog, box, count, means, packs):
        if not laid.added or _met_by(laid, name, suit, count):
            return True
        if laid.results:
            return False  # less of it would give a card no purpose either
    elif not _begins(catalog, box, count, means, packs) or not _other_in_full(laid):
        return False
    elif laid.results and not laid.added:
        return True
    return _searched(catalog, laid, name, box, suit, count, means, packs)


def _in_full(catalog: Catalog, box: Box, count: int, means: Means, packs: Packs) -> bool:
    """Whether a box can be done in full, with one of these Packs to copy."""
    if packs is NO_PACKS:
        return fits(catalog, box, count, means, NO_MEMORY)
    return any(fits(catalog, box, count, means, Memory(copied=pack)) for pack in packs)


def _begins(catalog: Catalog, box: Box, count: int, means: Means, packs: Packs) -> bool:
    """Whether anything would happen at all (R-1): its first step can be done, or a part of it."""
    step = program(box, count)[0].step
    ways = STEPS[step.op].ways
    for pack in packs:
        for _ in ways(step, means, Memory(copied=pack), catalog.prices):
            return True
    return False


def _met_by(laid: Laid, name: BoxName, suit: Suit | None, count: int) -> bool:
    """Whether the play may end once this box was used in full."""
    return met(laid.finished(Result(name, count, suit, True, count, len(laid.added))))


def _other_in_full(laid: Laid) -> bool:
    """Whether the other box was used in full, or could still be."""
    if laid.results:
        return laid.results[0].full
    return laid.kid.public is not None and laid.kid.private is not None


@lru_cache(maxsize=1 << 16)
def _searched(
    catalog: Catalog,
    laid: Laid,
    name: BoxName,
    box: Box,
    suit: Suit | None,
    count: int,
    means: Means,
    packs: Packs,
) -> bool:
    for copied in packs:
        for end in outcomes(catalog, box, count, 0, means, Memory(copied=copied)):
            if can_end(catalog, laid, name, count, suit, end):
                return True
    return False


def can_end(
    catalog: Catalog, laid: Laid, name: BoxName, count: int, suit: Suit | None, end: Outcome
) -> bool:
    """Whether the obligations are met, or can still be, if the action ends so (PLAY-11)."""
    if not end.acted:
        return False
    if end.full and not laid.added:
        return True
    later = laid.finished(Result(name, count, suit, end.full, end.done, len(laid.added)))
    if met(later):
        return True
    return len(later.results) < _BOXES and can_finish(catalog, later, end.means)


def can_follow(catalog: Catalog, box: Box, count: int, means: Means, took: Resource | None) -> bool:
    """Whether a follower can do all of it (FOLLOW-4), with the kind that binds (FOLLOW-6)."""
    for pack in copyable(box, means):
        if fits(catalog, box, count, means, Memory(took, None, pack)):
            return True
    return False
