"""ACT-7, ACT-8, R-15: pay what the next level costs, and raise the fort."""

from collections.abc import Iterator
from functools import lru_cache

from fort_desktop.rules.model.boxes import Step
from fort_desktop.rules.model.cards import Price
from fort_desktop.rules.model.types import TOP_LEVEL
from fort_desktop.rules.steps.means import Means, Memory, Way, replace
from fort_desktop.rules.steps.spend import spend_of
from fort_desktop.rules.steps.step_rule import Choice, Prices, StepRule, always, done

Payment = tuple[int, ...]
"""How many tokens are paid from each of the four piles."""


def _ways(step: Step, means: Means, memory: Memory, prices: Prices) -> Iterator[Way]:
    if means.level < TOP_LEVEL:
        for paid in payments(prices[step.n][means.level], means.piles, 0):
            yield Way(paid, after_payment(means, paid), memory)


def after_payment(means: Means, paid: Payment) -> Means:
    """The means once a price is paid and the fort has grown."""
    pizza, toys, pack_pizza, pack_toys = paid
    return replace(
        means,
        pizza=means.pizza - pizza,
        toys=means.toys - toys,
        pack_pizza=means.pack_pizza - pack_pizza,
        pack_toys=means.pack_toys - pack_toys,
        level=means.level + 1,
    )


@lru_cache(maxsize=16384)
def payments(price: Price, piles: Payment, start: int) -> tuple[Payment, ...]:
    """Every way to pay a price from pile number `start` onwards (R-15)."""
    stuff_pizza, stuff_toys, pack_pizza, pack_toys = (
        held if pile >= start else 0 for pile, held in enumerate(piles)
    )
    ways: list[Payment] = []
    for pizza in range(max(0, price.low), min(price.high, price.tokens) + 1):
        toys = price.tokens - pizza
        for a in range(max(0, pizza - pack_pizza), min(stuff_pizza, pizza) + 1):
            for b in range(max(0, toys - pack_toys), min(stuff_toys, toys) + 1):
                ways.append((a, b, pizza - a, toys - b))
    return tuple(ways)


def _most(step: Step, means: Means, memory: Memory, prices: Prices) -> int:
    """A fort stands outside an ``x``, so it is one level or none."""
    if means.level >= TOP_LEVEL:
        return 0
    pizza, toys = means.pizza + means.pack_pizza, means.toys + means.pack_toys
    return 1 if prices[step.n][means.level].payable(pizza, toys) else 0


def _lacks(step: Step, means: Means) -> str:
    return "ACT-7"


FORT = StepRule(
    op="fort",
    ways=_ways,
    most=_most,
    lacks=_lacks,
    touches=always("pizza", "toys", "pack", "level"),
    # Its price is paid token by token, in a question of its own: questions/pay.py.
    choice=Choice(
        kind="spend",
        moves=lambda state, seat, paid: [spend_of(i) for i, n in enumerate(paid) if n][:1],
        demands={},
        events=lambda state, seat, move: (),
        remember=done,
        stop=False,
    ),
)
