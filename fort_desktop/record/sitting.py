"""The table of a game, as it is kept with it: whose profiles sit there, and the house rules.

It stands in the header, and in lines of its own, so that the events of the contract stay as they
are. A profile is named by digits that tell nothing of a person.
"""

from collections.abc import Iterable
from typing import Annotated, Final, Literal

import msgspec
from msgspec import Meta

from fort_desktop.rules.model.types import Seat

Holder = Annotated[str, Meta(pattern=r"\A([0-9a-f]{8})?\Z")]
"""The profile in a seat; "" for computers and guests."""


class HouseRules(msgspec.Struct, frozen=True):
    """The agreements of a table beside the rules of the game.

    Args:
        open_on_turn: a hand lies face up while it is its owner's turn.
        new_kids: when new kids are shown; "own" is as each person likes.
        seats: who sits where and begins: drawn by lot (SETUP-1), or as entered.
    """

    open_on_turn: bool = False
    new_kids: Literal["own", "now", "asked"] = "own"
    seats: Literal["chance", "stand"] = "stand"


class Sitting(msgspec.Struct, frozen=True, omit_defaults=True):
    """A table as it was when the game began, and who has left it since.

    Args:
        holders: by seat, whose profile it was at the beginning; () if nobody is known.
        house: the house rules.
        left: seats that have changed hands, and whose profile came last.
        tried: of a game that continues from a look back at a finished one: by seat, whose profile
            had held it there. Such a game counts for nobody but as a second try.
    """

    holders: Annotated[tuple[Holder, ...], Meta(max_length=4)] = ()
    house: HouseRules = HouseRules()
    left: Annotated[tuple[tuple[Seat, Holder], ...], Meta(max_length=1000)] = ()
    tried: Annotated[tuple[Holder, ...], Meta(max_length=4)] = ()

    def after(self, changes: Iterable[tuple[int, str]]) -> "Sitting":
        """The same after seats have changed hands: each and who came, "" for guest or computer.

        A seat is kept once, with whoever came last, however often it has changed hands.
        """
        return msgspec.structs.replace(self, left=tuple(dict([*self.left, *changes]).items()))

    def anew(self, seats: int) -> "Sitting":
        """The same table as another game begins: whoever sits there now is there from the start."""
        holders = tuple(self.now(seat) for seat in range(seats)) if self.left else self.holders
        return Sitting(holders, self.house)

    def triers(self, seats: int) -> tuple[Holder, ...]:
        """Return whose profiles try again in a game that continues from a look back at this one."""
        return self.tried or tuple(self.holder(seat) for seat in range(seats))

    def changed(self, seat: int) -> bool:
        """Return True if a seat has changed hands: then the game counts for nobody there."""
        return any(seat == one for one, _ in self.left)

    def now(self, seat: int) -> str:
        """The profile that decides for a seat now; "" if that is not known."""
        first = self.holders[seat] if seat < len(self.holders) else ""
        return dict(self.left).get(seat, first)

    def holder(self, seat: int) -> str:
        """The profile that has decided for a seat from the beginning on; "" if none has."""
        return "" if self.changed(seat) else self.now(seat)


NOBODY: Final = Sitting()
"""A table of which nothing is known."""
