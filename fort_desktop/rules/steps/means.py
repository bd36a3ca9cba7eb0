"""A seat's means for an action, as numbers only: tokens, room, cards in reach.

An action needs no names of cards, so equal cases are one and can be remembered. It never hopes for
a perk or for an unseen card (R-10). `owned.py` reads them from a state.
"""

from collections.abc import Hashable
from typing import Final

import msgspec

from fort_desktop.rules.model.types import STUFF_LIMIT, Resource

replace = msgspec.structs.replace
MANY: Final = 16
"""No action needs more cards than this, so larger numbers are one case."""
Packs = tuple[tuple[int, int], ...]
"""Pizza and toys in each of some Packs."""
NO_PACK: Final = (0, 0)
NO_PACKS: Final[Packs] = (NO_PACK,)


class Means(msgspec.Struct, frozen=True, gc=False, cache_hash=True):
    """The means of a seat.

    Attributes:
        spare: extra room of the Pack (PERK-9).
        lookout, hand, discard: numbers of one's own cards.
        open: cards of Park and Park deck; yards: cards in rivals' Yards.
        sticky, bribe: PERK-8 and PERK-2, on one's own turn.
        packs: pizza and toys in the rivals' Packs that could be copied, each once.

    Its hash is kept, since it is the key of all that is remembered about actions.
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
    def piles(self) -> tuple[int, int, int, int]:
        """The tokens: pizza and toys in Stuff, pizza and toys in the Pack."""
        return self.pizza, self.toys, self.pack_pizza, self.pack_toys

    @property
    def pack_room(self) -> int:
        """Free places of the Pack (COMP-8)."""
        return self.level + 1 + self.spare - self.pack_pizza - self.pack_toys

    def room(self, resource: Resource) -> int:
        """Free places for a resource in Stuff (COMP-7)."""
        return STUFF_LIMIT - (self.pizza if resource == "pizza" else self.toys)

    def with_tokens(self, tokens: tuple[int, ...]) -> "Means":
        """With other numbers of pizza and toys in Stuff, pizza and toys in the Pack."""
        pizza, toys, pack_pizza, pack_toys = tokens
        return replace(self, pizza=pizza, toys=toys, pack_pizza=pack_pizza, pack_toys=pack_toys)

    def with_hand(self, change: int) -> "Means":
        """The same means with more or fewer cards in hand."""
        return replace(self, hand=self.hand + change)

    def discarding(self, cards: int) -> "Means":
        """With so many cards from the hand in the discard pile."""
        return replace(self, hand=self.hand - cards, discard=min(self.discard + cards, MANY))


NOTHING: Final = Means(0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, False, False)
"""For what does not depend on what a seat has."""


class Memory(msgspec.Struct, frozen=True, gc=False):
    """The memory of an action from round to round (R-11, R-14, R-12).

    Attributes:
        white: the resource of its white symbols; turns_into: what `convert` takes.
        copied: pizza and toys in the Pack of the rival that was chosen.
    """

    white: Resource | None = None
    turns_into: Resource | None = None
    copied: tuple[int, int] = NO_PACK


NO_MEMORY: Final = Memory()


class Way(msgspec.Struct, frozen=True, gc=False):
    """One way to do a step.

    Attributes:
        key: names the choice; what the step's moves are made of.
        whole: False where room ran out.
    """

    key: Hashable
    means: Means
    memory: Memory
    whole: bool = True


class Needs(msgspec.Struct, frozen=True, gc=False):
    """The needs of an action beside tokens and level.

    Attributes:
        cards: hand, discard pile, Lookout; reach: Park, its deck, Yards; packs: rivals' Packs.
    """

    cards: bool = False
    reach: bool = False
    packs: bool = False


ALL: Final = Needs(True, True, True)
