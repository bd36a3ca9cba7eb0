"""Action boxes: their steps, and how often these are done (ACT-1 to ACT-19).

A box has at most one ``x``, so every box is ``before > (loop) x count > after``. A box without an
``x`` is a loop that runs once. `program` unrolls the rounds.
"""

from functools import lru_cache
from typing import Final, Literal

import msgspec

from fort_desktop.rules.model.types import SUITS, Suit

Op = str
"""The word for a kind of step, as `gain`; `steps/table.py` knows them all."""
What = Literal["pizza", "toys", "any"]
Count = Suit | Literal["pack", "level", "lookout", "any_suit"]
FIXED_COUNTS: Final = frozenset({None, "pack", "level", "lookout"})
"""Counts that do not depend on suits (ACT-16)."""


class Step(msgspec.Struct, frozen=True, eq=False):
    """One printed symbol.

    Args:
        op: the kind of step.
        what: the resource of `gain` and `spend`, "any" for the white symbol.
        n: how many for `gain` and `vp`; -1, 0 or +1 for the price of `fort` (ACT-8).
    """

    op: Op
    what: What | None = None
    n: int = 1


class Slot(msgspec.Struct, frozen=True, eq=False):
    """A step at its place in an unrolled action.

    Args:
        step: the printed step.
        round: the round of the ``x``, from 0.
        head: it is the first step of a round of the loop.
        right: it is right of a ``>`` (ACT-18).
        skip_to: index to continue at if the step is impossible; the end for a left side.
        tail: it belongs to the part after the loop.
    """

    step: Step
    round: int
    head: bool
    right: bool
    skip_to: int
    tail: bool


class Box(msgspec.Struct, frozen=True, eq=False):
    """One action box of a card; compared by identity, equal texts share one object.

    Attributes:
        single: its only step, if it has exactly one; most boxes do.
        ops: the kinds of its steps.
        suit: the suit behind its ``x``, if one is printed there.
        counts_suits: whether cards may be added for it (R-8); counts_own: whether Pack, level or
            Lookout stand behind its ``x`` (ACT-16).
    """

    text: str
    before: tuple[Step, ...]
    loop: tuple[Step, ...]
    count: Count | None
    after: tuple[Step, ...]
    single: Step | None
    ops: frozenset[Op]
    suit: Suit | None
    counts_suits: bool
    counts_own: bool

    @property
    def steps(self) -> tuple[Step, ...]:
        """Every printed step once, left to right."""
        return self.before + self.loop + self.after

    def has(self, op: Op) -> bool:
        """Return True if a step of this kind is printed in the box."""
        return op in self.ops


def make_box(
    text: str,
    before: tuple[Step, ...],
    loop: tuple[Step, ...],
    count: Count | None,
    after: tuple[Step, ...],
) -> Box:
    """Build a box from its parts."""
    steps = before + loop + after
    single = loop[0] if len(steps) == 1 else None
    ops = frozenset(step.op for step in steps)
    suit = next((suit for suit in SUITS if suit == count), None)
    suits = count not in FIXED_COUNTS
    own = count is not None and not suits
    return Box(text, before, loop, count, after, single, ops, suit, suits, own)


@lru_cache(maxsize=4096)
def program(box: Box, times: int) -> tuple[Slot, ...]:
    """Unroll the steps of `box`, its loop `times` times."""
    end = len(box.before) + times * len(box.loop) + len(box.after)
    slots: list[Slot] = []
    for i, step in enumerate(box.before):
        slots.append(Slot(step, 0, False, i > 0, end, False))
    for number in range(times):
        next_round = len(box.before) + (number + 1) * len(box.loop)
        last = number == times - 1
        for i, step in enumerate(box.loop):
            skip = end if i == 0 or last else next_round
            slots.append(Slot(step, number, i == 0, i > 0 or bool(box.before), skip, False))
    for step in box.after:
        slots.append(Slot(step, times, False, True, end, True))
    return tuple(slots)
