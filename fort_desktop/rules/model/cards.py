"""The printed cards: kids, their copies, and the costs of forts (COMP-1 to COMP-4, COMP-10)."""

import hashlib
from typing import Annotated

import msgspec
from msgspec import Meta

from fort_desktop.rules.model.boxes import Box
from fort_desktop.rules.model.types import (
    BOXES,
    COIN,
    BoxName,
    Card,
    Colour,
    KidId,
    Resource,
    Suit,
    Tokens,
)


class Price(msgspec.Struct, frozen=True):
    """The price of a fort: `tokens` in all, of which from `low` to `high` are pizza.

    Printed costs with white symbols, and one token less or more (R-15), all reduce to such a
    range.
    """

    tokens: Annotated[int, Meta(ge=0, le=99)]
    low: Annotated[int, Meta(ge=-99, le=99)]
    high: Annotated[int, Meta(ge=-99, le=99)]

    @classmethod
    def printed(cls, toys: int, pizza: int, white: int, change: int = 0) -> "Price":
        """The price of a printed cost; `change` is -1, 0 or +1 (ACT-8, R-15).

        >>> price = Price.printed(toys=1, pizza=1, white=1)
        >>> price
        Price(tokens=3, low=1, high=2)
        >>> price.payable(pizza=2, toys=1), price.payable(pizza=3, toys=0)
        (True, False)
        """
        tokens = toys + pizza + white + change
        if change < 0:
            low = pizza - 1 if pizza else 0
            return cls(tokens, low, pizza + white if toys else pizza + white - 1)
        return cls(tokens, pizza, pizza + white + change)

    def after(self, paid: Resource) -> "Price":
        """The rest of the price after one token of `paid` is given."""
        left = self.tokens - 1
        if paid == "pizza":
            return Price(left, max(0, self.low - 1), self.high - 1)
        return Price(left, self.low, min(self.high, left))

    def payable(self, pizza: int, toys: int) -> bool:
        """Return True if these tokens can pay it."""
        return max(self.low, self.tokens - toys) <= min(self.high, pizza, self.tokens)


class Cost(msgspec.Struct, frozen=True):
    """The printed cost of one fort level; `any` is the white symbol."""

    toys: Tokens
    pizza: Tokens
    any: Tokens


class Kid(msgspec.Struct, frozen=True, eq=False):
    """A kid as printed (COMP-2, COMP-3); compared by identity within one catalog.

    Args:
        public, private: its action boxes, None for a blank one.
    """

    id: KidId
    name: str
    suits: tuple[Suit, ...]
    copies: int
    public: Box | None = None
    private: Box | None = None
    best_friend: Colour | None = None
    source: str = "designed"
    portrait: dict[str, str | int | float | bool] | None = None

    def box(self, name: BoxName) -> Box | None:
        """The public or the private box; None if it is blank."""
        return self.public if name == "public" else self.private

    @property
    def coin(self) -> bool:
        """Return True if the card shows a coin."""
        return COIN in self.suits


class Named(msgspec.Struct, frozen=True):
    """A perk or a made-up rule: its id and its English name."""

    id: KidId
    name: Annotated[str, Meta(max_length=200)]


def _boxes(kid: Kid) -> tuple[tuple[BoxName, Box], ...]:
    pairs = ((name, kid.box(name)) for name in BOXES)
    return tuple((name, box) for name, box in pairs if box is not None)


class Catalog:
    """All cards of the game, checked.

    Attributes:
        kids: every kid by id, in the order of cards.yaml.
        kid: the kid of each card (`kid.copy`).
        park: the Park cards (COMP-1); friends: the two Best Friends of each colour.
        fort_points: victory points of levels 0 to 5 (COMP-10); costs: of levels 1 to 5.
        prices: by change of cost (ACT-8), the price of the next level at each level.
        boxes: of each kid, those that are not blank.
        digest: a hash of everything that the rules read.
    """

    def __init__(
        self,
        kids: tuple[Kid, ...],
        fort_points: tuple[int, ...],
        costs: tuple[Cost, ...],
        perks: tuple[Named, ...] = (),
        rules: tuple[Named, ...] = (),
    ) -> None:
        self.kids: dict[KidId, Kid] = {kid.id: kid for kid in kids}
        self.kid: dict[Card, Kid] = {}
        self.park: tuple[Card, ...] = ()
        self.friends: dict[Colour, tuple[Card, ...]] = {}
        for kid in kids:
            cards = tuple(f"{kid.id}.{n + 1}" for n in range(kid.copies))
            self.kid.update(dict.fromkeys(cards, kid))
            if kid.best_friend is None:
                self.park += cards
            else:
                self.friends[kid.best_friend] = self.friends.get(kid.best_friend, ()) + cards
        self.fort_points = fort_points
        self.costs = costs
        self.perks = perks
        self.rules = rules
        self.prices: dict[int, tuple[Price, ...]] = {
            change: tuple(Price.printed(c.toys, c.pizza, c.any, change) for c in costs)
            for change in (-1, 0, 1)
        }
        self.boxes: dict[Kid, tuple[tuple[BoxName, Box], ...]] = {kid: _boxes(kid) for kid in kids}
        self.digest = self._digest()

    def _digest(self) -> str:
        lines = [
            f"{k.id}|{','.join(k.suits)}|{k.copies}|{k.public.text if k.public else ''}"
            f"|{k.private.text if k.private else ''}|{k.best_friend or ''}"
            for k in self.kids.values()
        ]
        lines.append(repr((self.fort_points, [(c.toys, c.pizza, c.any) for c in self.costs])))
        return hashlib.sha256("\n".join(lines).encode()).hexdigest()[:16]
