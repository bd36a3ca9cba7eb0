"""Can it be used in full? A small model of a seat's means, searched to the end.

What an action needs are numbers only (tokens, room, cards in reach), so the model knows no card by
name and its answers are cached. It never hopes for a perk or for an unseen card (R-10).
"""

from collections.abc import Iterator
from functools import lru_cache
from typing import Final, NamedTuple

from fort_desktop.rules.model.boxes import ASKING, Box, Slot, Step, program
from fort_desktop.rules.model.cards import Catalog, Price
from fort_desktop.rules.model.types import RESOURCES, STUFF_LIMIT, TOP_LEVEL, Resource

OTHER: Final[dict[Resource, Resource]] = {"pizza": "toys", "toys": "pizza"}

Key = str | tuple[int, ...] | None


class Means(NamedTuple):
    """What a seat has for an action.

    `spare` is extra room of the Pack (PERK-9); `open` counts cards of Park and Park deck, `yards`
    those in rivals' Yards; `sticky` and `bribe` are PERK-8 and PERK-2 on the own turn; `packs` are
    the Packs that could be copied.
    """

    pizza: int
    toys: int
    pack_pizza: int
    pack_toys: int
    level: int
    spare: int
    lookout: int
    hand: int
    discard: int
    open: int
    yards: int
    sticky: bool
    bribe: bool
    packs: tuple[tuple[int, int], ...] = ()

    @property
    def pack_room(self) -> int:
        """Free places of the Pack (COMP-8)."""
        return self.level + 1 + self.spare - self.pack_pizza - self.pack_toys

    @property
    def piles(self) -> tuple[int, int, int, int]:
        """The four piles that a price is paid from, in the order in which it is paid."""
        return self[:4]

    def shift(self, pile: int, change: int) -> "Means":
        """With `change` more tokens in a pile."""
        pizza, toys, pack_pizza, pack_toys = (
            held + change if i == pile else held for i, held in enumerate(self.piles)
        )
        return self._replace(pizza=pizza, toys=toys, pack_pizza=pack_pizza, pack_toys=pack_toys)

    def less(self, paid: tuple[int, ...]) -> "Means":
        """After paying so much from each pile."""
        a, b, c, d = paid
        return self._replace(
            pizza=self.pizza - a,
            toys=self.toys - b,
            pack_pizza=self.pack_pizza - c,
            pack_toys=self.pack_toys - d,
        )


class Memory(NamedTuple):
    """What an action remembers from round to round (R-11, R-14, R-12).

    `copied`: pizza and toys in the Pack of the rival that was chosen.
    """

    white: Resource | None = None
    turns_into: Resource | None = None
    copied: tuple[int, int] = (0, 0)


class Outcome(NamedTuple):
    """One way in which an action can end."""

    full: bool
    done: int
    acted: bool
    means: Means


class Branch(NamedTuple):
    """One way to do a step: `key` names the choice; not `whole` where room ran out."""

    key: Key
    means: Means
    memory: Memory
    whole: bool = True


def room(means: Means, resource: Resource) -> int:
    """Places for a resource in Stuff (COMP-7)."""
    return STUFF_LIMIT - (means.pizza if resource == "pizza" else means.toys)


def _gain(means: Means, resource: Resource, amount: int) -> Means:
    if resource == "pizza":
        return means._replace(pizza=means.pizza + amount)
    return means._replace(toys=means.toys + amount)


def _gains(step: Step, means: Means, memory: Memory) -> Iterator[Branch]:
    kinds: tuple[Resource, ...]
    if step.what != "any":
        kinds = ("toys" if step.what == "toys" else "pizza",)
    else:
        kinds = RESOURCES if memory.white is None else (memory.white,)
    for kind in kinds:
        amount = min(step.n, room(means, kind))
        if amount > 0:
            kept = memory._replace(white=kind) if step.what == "any" else memory
            yield Branch(kind, _gain(means, kind, amount), kept, amount == step.n)


def _spends(step: Step, means: Means, memory: Memory) -> Iterator[Branch]:
    for i, held in enumerate(means.piles):
        resource = RESOURCES[i % 2]
        if step.what in ("any", resource) and held > 0:
            place = "stuff" if i < 2 else "pack"
            yield Branch(f"{resource} {place}", means.shift(i, -1), memory)


def _packs(means: Means, memory: Memory) -> Iterator[Branch]:
    if means.pack_room <= 0:
        return
    for i, resource in enumerate(RESOURCES):
        packed = means.shift(i + 2, 1)
        if means.piles[i] > 0:
            yield Branch(f"{resource} stuff", packed.shift(i, -1), memory)
        if means.sticky:
            yield Branch(f"{resource} supply", packed, memory)


def _converts(means: Means, memory: Memory) -> Iterator[Branch]:
    for i, held in enumerate(means.piles):
        resource = RESOURCES[i % 2]
        if memory.turns_into not in (None, resource) or held == 0:
            continue
        other = i + 1 - 2 * (i % 2)
        if i < 2 and room(means, OTHER[resource]) == 0:
            continue
        turned = means.shift(i, -1).shift(other, 1)
        place = "stuff" if i < 2 else "pack"
        yield Branch(f"{resource} {place}", turned, memory._replace(turns_into=resource))


def _lookouts(means: Means, memory: Memory) -> Iterator[Branch]:
    if means.lookout > means.level:
        return
    more = means._replace(lookout=means.lookout + 1)
    if means.hand > 0:
        yield Branch("hand", more._replace(hand=means.hand - 1), memory)
    if means.bribe and means.open > 0:
        yield Branch("open", more._replace(open=means.open - 1), memory)
    if means.bribe and means.yards > 0:
        yield Branch("yard", more._replace(yards=means.yards - 1), memory)


def _trashes(means: Means, memory: Memory) -> Iterator[Branch]:
    if means.hand > 0:
        yield Branch("hand", means._replace(hand=means.hand - 1), memory)
    if means.discard > 0:
        yield Branch("discard", means._replace(discard=means.discard - 1), memory)


def _recruits(means: Means, memory: Memory) -> Iterator[Branch]:
    more = means._replace(discard=means.discard + 1)
    if means.open > 0:
        yield Branch("open", more._replace(open=means.open - 1), memory)
    if means.yards > 0:
        yield Branch("yard", more._replace(yards=means.yards - 1), memory)


def copied_pack(step: Step, means: Means, memory: Memory) -> tuple[int, int]:
    """Pizza and toys that a copying step brings: what lies in that Pack then (ACT-12, R-12)."""
    return (means.pack_pizza, means.pack_toys) if step.op == "copy_pack" else memory.copied


def _copies(step: Step, means: Means, memory: Memory) -> Iterator[Branch]:
    copied = pizza, toys = copied_pack(step, means, memory)
    got_pizza, got_toys = min(pizza, room(means, "pizza")), min(toys, room(means, "toys"))
    if got_pizza or got_toys:
        after = means._replace(pizza=means.pizza + got_pizza, toys=means.toys + got_toys)
        yield Branch(None, after, memory, (got_pizza, got_toys) == copied)


def _forts(step: Step, means: Means, memory: Memory, catalog: Catalog) -> Iterator[Branch]:
    if means.level < TOP_LEVEL:
        for paid in payments(catalog.prices[step.n][means.level], means.piles, 0):
            yield Branch(paid, means.less(paid)._replace(level=means.level + 1), memory)


@lru_cache(maxsize=16384)
def payments(price: Price, piles: tuple[int, ...], start: int) -> tuple[tuple[int, ...], ...]:
    """Every way to pay `price` from the piles number `start` and on (R-15)."""
    stuff_pizza, stuff_toys, pack_pizza, pack_toys = (
        n if i >= start else 0 for i, n in enumerate(piles)
    )
    ways: list[tuple[int, ...]] = []
    for pizza in range(max(0, price.low), min(price.high, price.tokens) + 1):
        toys = price.tokens - pizza
        for a in range(max(0, pizza - pack_pizza), min(stuff_pizza, pizza) + 1):
            for b in range(max(0, toys - pack_toys), min(stuff_toys, toys) + 1):
                ways.append((a, b, pizza - a, toys - b))
    return tuple(ways)


def branches(catalog: Catalog, step: Step, means: Means, memory: Memory) -> Iterator[Branch]:
    """The ways to do one step; none if it is impossible."""
    op = step.op
    if op == "gain":
        return _gains(step, means, memory)
    if op in ("vp", "trash_this"):
        return iter((Branch(None, means, memory),))
    if op == "spend":
        return _spends(step, means, memory)
    if op == "pack":
        return _packs(means, memory)
    if op == "convert":
        return _converts(means, memory)
    if op == "lookout":
        return _lookouts(means, memory)
    if op == "trash":
        return _trashes(means, memory)
    if op == "recruit":
        return _recruits(means, memory)
    if op == "trash_rival":
        fewer = means._replace(yards=means.yards - 1)
        return iter((Branch("yard", fewer, memory),) if means.yards > 0 else ())
    if op == "fort":
        return _forts(step, means, memory, catalog)
    return _copies(step, means, memory)


def may_stop(box: Box, slot: Slot) -> bool:
    """Whether `stop` is an answer at this slot (R-3): from round two, never right of `>`."""
    return slot.head and slot.round > 0 and not slot.right and slot.step.op in ASKING


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
    ways = 0
    for branch in branches(catalog, slot.step, means, memory):
        ways += 1
        found.update(dict.fromkeys(after_branch(catalog, box, times, at, branch)))
    if may_stop(box, slot):
        found[Outcome(False, slot.round, True, means)] = None
    if not ways:
        found.update(dict.fromkeys(after_impossible(catalog, box, times, at, means, memory)))
    return tuple(sorted(found, key=lambda outcome: not outcome.full))


def after_branch(
    catalog: Catalog, box: Box, times: int, at: int, branch: Branch
) -> tuple[Outcome, ...]:
    """How the action can end once a step was done in this way."""
    if branch.whole:
        return outcomes(catalog, box, times, at + 1, branch.means, branch.memory)
    slot = program(box, times)[at]
    if slot.head or slot.tail:
        done = slot.round + 1 if slot.head else times
        return (Outcome(False, done, True, branch.means),)
    return _skipped(catalog, box, times, slot, branch.means, branch.memory)


def after_impossible(
    catalog: Catalog, box: Box, times: int, at: int, means: Means, memory: Memory
) -> tuple[Outcome, ...]:
    """How it can end where a step cannot be done: a right side is skipped, a left side ends it."""
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
    return tuple(dict.fromkeys(outcome._replace(full=False) for outcome in rest))
