"""The four piles of tokens of a seat, in the order in which a price is paid from them (ACT-7)."""

from typing import Final

from fort_desktop.rules.model.state import State
from fort_desktop.rules.model.types import Place, Resource
from fort_desktop.rules.steps.means import Means

PILES: Final[tuple[tuple[Resource, Place], ...]] = (
    ("pizza", "stuff"),
    ("toys", "stuff"),
    ("pizza", "pack"),
    ("toys", "pack"),
)


def tokens_at(state: State, seat: int, resource: Resource, place: Place) -> int:
    """Return the number of tokens in a pile."""
    own = state.seats[seat]
    if place == "stuff":
        return own.pizza if resource == "pizza" else own.toys
    return own.pack_pizza if resource == "pizza" else own.pack_toys


def less_one(means: Means, pile: int) -> tuple[int, ...]:
    """The four piles with a token less in one of them."""
    tokens = list(means.piles)
    tokens[pile] -= 1
    return tuple(tokens)


def moved(means: Means, pile: int, to: int) -> tuple[int, ...]:
    """The four piles with a token moved from one to another; `pile` -1 is the supply."""
    tokens = list(means.piles)
    if pile >= 0:
        tokens[pile] -= 1
    tokens[to] += 1
    return tuple(tokens)
