"""Every way in which an action can end, searched step by step (ACT-15, ACT-18, R-3)."""

from functools import lru_cache

from fort_desktop.rules.model.boxes import Box, Slot, program
from fort_desktop.rules.model.cards import Catalog
from fort_desktop.rules.obligations.laid import Outcome
from fort_desktop.rules.steps.means import Means, Memory, Way, replace
from fort_desktop.rules.steps.table import STEPS, is_loose


def fits(catalog: Catalog, box: Box, times: int, means: Means, memory: Memory) -> bool:
    """Return True if the box can be done in full, `times` times."""
    if times <= 0:
        return False
    prices = catalog.prices
    step = box.single
    if step is not None:
        return STEPS[step.op].most(step, means, memory, prices) >= times
    if not is_loose(box):
        return outcomes(catalog, box, times, 0, means, memory)[0].full
    for steps, rounds in ((box.before, 1), (box.loop, times), (box.after, 1)):
        for step in steps:
            if STEPS[step.op].most(step, means, memory, prices) < rounds:
                return False
    return True


def goes_on_in_full(catalog: Catalog, box: Box, times: int, at: int, way: Way) -> bool:
    """Return True if the rest can plainly be done in full after this way of doing a step.

    False where the box has more than one step, so that only `after_way` can tell.
    """
    step = box.single
    if step is None or not way.whole:
        return False
    most = STEPS[step.op].most(step, way.means, way.memory, catalog.prices)
    return most >= times - at - 1


def may_stop(box: Box, slot: Slot) -> bool:
    """Return True if `stop` is an answer at this slot (R-3): from round two, never right of `>`."""
    if not slot.head or slot.round == 0 or slot.right:
        return False
    choice = STEPS[slot.step.op].choice
    return choice is not None and choice.stop


def done_before(slot: Slot) -> int:
    """Rounds in which something is done once the action ends at this slot undone."""
    return slot.round if slot.head or slot.tail else slot.round + (1 if slot.right else 0)


@lru_cache(maxsize=1 << 17)
def outcomes(
    catalog: Catalog, box: Box, times: int, at: int, means: Means, memory: Memory
) -> tuple[Outcome, ...]:
    """Every way in which a running action can end from slot `at` on, full ones first."""
    slots = program(box, times)
    if at >= len(slots):
        return (Outcome(True, times, True, means),)
    slot = slots[at]
    found: dict[Outcome, None] = {}
    possible = False
    for way in STEPS[slot.step.op].ways(slot.step, means, memory, catalog.prices):
        possible = True
        found.update(dict.fromkeys(after_way(catalog, box, times, at, way)))
    if may_stop(box, slot):
        found[Outcome(False, slot.round, True, means)] = None
    if not possible:
        found.update(dict.fromkeys(after_impossible(catalog, box, times, at, means, memory)))
    return tuple(sorted(found, key=lambda outcome: not outcome.full))


def after_way(catalog: Catalog, box: Box, times: int, at: int, way: Way) -> tuple[Outcome, ...]:
    """Return the possible ends of the action once a step was done in this way."""
    if way.whole:
        return outcomes(catalog, box, times, at + 1, way.means, way.memory)
    slot = program(box, times)[at]
    if slot.head or slot.tail:
        done = slot.round + 1 if slot.head else times
        return (Outcome(False, done, True, way.means),)
    return _skipped(catalog, box, times, slot, way.means, way.memory)


def after_impossible(
    catalog: Catalog, box: Box, times: int, at: int, means: Means, memory: Memory
) -> tuple[Outcome, ...]:
    """Return the possible ends where a step cannot be done.

    A right side is skipped, a left side ends the action.
    """
    slot = program(box, times)[at]
    if not slot.right or slot.head:
        return (Outcome(False, slot.round, at > 0, means),)
    return _skipped(catalog, box, times, slot, means, memory)


def _skipped(
    catalog: Catalog, box: Box, times: int, slot: Slot, means: Means, memory: Memory
) -> tuple[Outcome, ...]:
    if slot.skip_to >= len(program(box, times)):
        return (Outcome(False, done_before(slot), True, means),)
    rest = outcomes(catalog, box, times, slot.skip_to, means, memory)
    return tuple(dict.fromkeys(replace(outcome, full=False) for outcome in rest))
