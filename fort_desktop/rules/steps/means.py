"""A seat's means for an action, as numbers only: tokens, room, cards in reach.

An action needs no names of cards, so equal cases are one and can be remembered. It never hopes for
a perk or for an unseen card (R-10).
"""

from collections.abc import Hashable
from typing import Final, NamedTuple

from fort_desktop.rules.model.boxes import Box
from fort_desktop.rules.model.state import State
from fort_desktop.rules.model.types import STUFF_LIMIT, Resource

_MANY: Final = 16
"""No action needs more cards than this, so larger numbers are one case."""
Packs = tuple[tuple[int, int], ...]
"""Pizza and toys in each of some Packs."""
NO_PACK: Final = (0, 0)
NO_PACKS: Final[Packs] = (NO_PACK,)


class Means(NamedTuple):
    """What a seat has.

    Attributes:
        spare: extra room of the Pack (PERK-9).
        lookout, hand, discard: numbers of the own cards.
        open: cards of Park and Park deck; yards: cards in rivals' Yards.
        sticky, bribe: PERK-8 and PERK-2, on the own turn.
        packs: pizza and toys in the rivals' Packs that could be copied, each once.
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
        return self[:4]

    @property
    def pack_room(self) -> int:
        """Free places of the Pack (COMP-8)."""
        return self.level + 1 + self.spare - self.pack_pizza - self.pack_toys

    def room(self, resource: Resource) -> int:
        """Free places for a resource in Stuff (COMP-7)."""
        return STUFF_LIMIT - (self.pizza if resource == "pizza" else self.toys)

    def with_tokens(self, tokens: tuple[int, ...]) -> "Means":
        """With other numbers of pizza and toys in Stuff, pizza and toys in the Pack."""
        return Means._make(tokens + self[4:])

    def with_cards(self, lookout: int, hand: int, discard: int, open_: int, yards: int) -> "Means":
        """With other numbers of cards."""
        return Means._make((*self[:6], lookout, hand, discard, open_, yards, *self[11:]))

    def with_hand(self, change: int, discard: int = 0) -> "Means":
        """With more or fewer cards in hand, and more on the discard pile."""
        return Means._make(
            (*self[:7], self.hand + change, min(self.discard + discard, _MANY), *self[9:])
        )


NOTHING: Final = Means(0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, False, False)
"""For what does not depend on what a seat has."""


class Memory(NamedTuple):
    """What an action remembers from round to round (R-11, R-14, R-12).

    Attributes:
        white: the resource of its white symbols; turns_into: what `convert` takes.
        copied: pizza and toys in the Pack of the rival that was chosen.
    """

    white: Resource | None = None
    turns_into: Resource | None = None
    copied: tuple[int, int] = NO_PACK


NO_MEMORY: Final = Memory()


class Way(NamedTuple):
    """One way to do a step.

    Attributes:
        key: names the choice; what the step's moves are made of.
        whole: False where room ran out.
    """

    key: Hashable
    means: Means
    memory: Memory
    whole: bool = True


class Needs(NamedTuple):
    """What an action depends on beside tokens and level.

    Attributes:
        cards: hand, discard pile, Lookout; reach: Park, its deck, Yards; packs: rivals' Packs.
    """

    cards: bool = False
    reach: bool = False
    packs: bool = False


ALL: Final = Needs(True, True, True)


def means_of(state: State, seat: int, needs: Needs = ALL) -> Means:
    """What a seat has now; numbers that are not needed are 0, so that equal cases are one."""
    own = state.seats[seat]
    cards, reach, packs = needs
    lookout = hand = discard = open_ = yards = 0
    if cards:
        lookout, hand, discard = len(own.lookout), len(own.hand), min(len(own.discard), _MANY)
    if reach:
        open_ = min(len(state.park) + len(state.park_deck), _MANY)
        for i, other in enumerate(state.seats):
            if i != seat:
                yards += len(other.yard)
        yards = min(yards, _MANY)
    perk = own.perk
    leads = perk is not None and seat == state.leader
    numbers = (
        own.pizza,
        own.toys,
        own.pack_pizza,
        own.pack_toys,
        own.level,
        2 if perk == "xxl_backpack" else 0,
        lookout,
        hand,
        discard,
        open_,
        yards,
        leads and perk == "sticky_fingers",
        leads and perk == "bribe",
        rival_packs(state, seat) if packs else (),
    )
    # `Means(...)` without the check of its arguments: it is made for nearly every question.
    return tuple.__new__(Means, numbers)


def rival_packs(state: State, seat: int) -> tuple[tuple[int, int], ...]:
    """Pizza and toys in each rival's Pack, empty ones left out, in a fixed order (R-1, ACT-13)."""
    packs = {(s.pack_pizza, s.pack_toys) for i, s in enumerate(state.seats) if i != seat}
    packs.discard(NO_PACK)
    return tuple(sorted(packs))


def copyable(box: Box, means: Means) -> Packs:
    """What `Memory.copied` can be for this box: each rival's Pack, if it copies one (ACT-13)."""
    return means.packs if box.has("copy_rival_pack") else NO_PACKS
