"""What the boxes of a card say: a closed vocabulary of steps (ACT-1 to ACT-19).

A box has at most one ``x``, so every box is ``before > (loop) x count > after``. A box without an
``x`` is a loop that runs once. `Box.program` lays the rounds out in one line for the resolver.
"""

from functools import lru_cache
from typing import Final, Literal, NamedTuple

import msgspec

from fort_desktop.rules.model.types import Suit

Op = Literal[
    "gain",
    "vp",
    "spend",
    "pack",
    "lookout",
    "trash",
    "trash_this",
    "trash_rival",
    "recruit",
    "copy_pack",
    "copy_rival_pack",
    "convert",
    "fort",
]
What = Literal["pizza", "toys", "any"]
Count = Suit | Literal["pack", "level", "lookout", "any_suit"]

ASKING: Final = frozenset(
    {"pack", "spend", "convert", "trash", "trash_rival", "lookout", "recruit"}
)
"""Steps that put a choice to the player; `stop` may stand before them (R-3)."""


class Step(msgspec.Struct, frozen=True, eq=False):
    """One printed symbol.

    Args:
        op: what is done.
        what: the resource of `gain` and `spend`, "any" for the white symbol.
        n: how many for `gain` and `vp`; -1, 0 or +1 for the price of `fort` (ACT-8).
    """

    op: Op
    what: What | None = None
    n: int = 1


class Slot(msgspec.Struct, frozen=True, eq=False):
    """A step at its place in a running action.

    Args:
        step: what is to be done.
        round: which round of the ``x``, from 0; the number of rounds done before it.
        head: the first step of a round of the loop.
        right: it stands right of a ``>`` (ACT-18).
        skip_to: where the program goes on if the step is impossible; its end for a left side.
        tail: it belongs to the part behind the loop.
    """

    step: Step
    round: int
    head: bool
    right: bool
    skip_to: int
    tail: bool


class Needs(NamedTuple):
    """What an action depends on beside tokens and level, so that nothing else is looked up.

    `cards`: hand, discard pile, Lookout; `reach`: Park, its deck, Yards; `packs`: rivals' Packs.
    """

    cards: bool = True
    reach: bool = True
    packs: bool = True

    def with_(self, other: "Needs") -> "Needs":
        """What either of two actions depends on."""
        return Needs(
            self.cards or other.cards, self.reach or other.reach, self.packs or other.packs
        )


NOTHING: Final = Needs(cards=False, reach=False, packs=False)


class Box(msgspec.Struct, frozen=True, eq=False):
    """One action box of a card; compared by identity, equal texts share one object."""

    text: str
    before: tuple[Step, ...]
    loop: tuple[Step, ...]
    count: Count | None
    after: tuple[Step, ...]
    ops: frozenset[Op]
    needs: Needs

    @property
    def steps(self) -> tuple[Step, ...]:
        """Every printed step once, left to right."""
        return self.before + self.loop + self.after

    @property
    def counts_suits(self) -> bool:
        """Whether cards may be added for it (R-8)."""
        return self.count is not None and self.count not in ("pack", "level", "lookout")

    def has(self, op: Op) -> bool:
        """Whether a step of this kind is printed in the box."""
        return op in self.ops


def needs_of(ops: frozenset[Op], count: Count | None) -> Needs:
    """What a box with these steps and this count depends on."""
    return Needs(
        count == "lookout" or bool(ops & {"trash", "lookout", "recruit"}),
        bool(ops & {"recruit", "trash_rival", "lookout"}),
        "copy_rival_pack" in ops,
    )


@lru_cache(maxsize=4096)
def program(box: Box, times: int) -> tuple[Slot, ...]:
    """The steps of `box` done `times` times, in one line."""
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
