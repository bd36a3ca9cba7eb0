"""The keys and the gamepad of each person at one screen."""

from collections.abc import Iterable, Sequence
from typing import Final, Literal, NamedTuple, TypeVar, get_args

_T = TypeVar("_T", bound=str)
KeyRow = Literal["qwe", "rty", "uio", "bnm"]
"""Three keys side by side, named by their places on a Latin QWERTY keyboard.

The third of the second row bears Z on a German or Czech keyboard: places count, not letters.
"""
KEY_ROWS: Final[tuple[KeyRow, ...]] = get_args(KeyRow)
PadNumber = Literal[0, 1, 2, 3, 4]
"""A gamepad in the order in which they were plugged in, from 1; 0 is none."""
Part = Literal["whole", "buttons", "cross"]
"""What of a pad is a person's: two who share one have the buttons and the cross."""


class Controls(NamedTuple):
    """The controls with which one person answers at the public table.

    Args:
        row: the person's three keys; the places are in `keys`: Follow, Look, No.
        pad: number of the gamepad, 0 for none; part: the part of it that is the person's.
    """

    row: KeyRow
    pad: PadNumber = 0
    part: Part = "whole"

    @property
    def keys(self) -> tuple[str, str, str]:
        """The places of the keys for Follow, Look and No on a QWERTY keyboard."""
        return self.row[0], self.row[1], self.row[2]


class Wish(NamedTuple):
    """The controls that a person would like to have: "" and 0 for whatever is left."""

    row: KeyRow | Literal[""] = ""
    pad: PadNumber = 0


def shared_out(wishes: Sequence[Wish]) -> list[Controls]:
    """Give each person keys and gamepads, in the order in which they sit.

    Of two who want the same keys the first has them. A pad that two want is shared: the first has
    the buttons, the second the cross; a third gets none.
    """
    rows = by_wish([[wish.row] for wish in wishes], KEY_ROWS)
    found = []
    for i, wish in enumerate(wishes):
        same = [j for j, other in enumerate(wishes) if other.pad and other.pad == wish.pad]
        found.append(_with_pad(rows[i], wish.pad, same, i))
    return found


def _with_pad(row: KeyRow, pad: PadNumber, same: list[int], who: int) -> Controls:
    if not same or who not in same[:2]:
        return Controls(row)
    if len(same) == 1:
        return Controls(row, pad)
    return Controls(row, pad, "buttons" if who == same[0] else "cross")


def by_wish(wishes: Sequence[Sequence[str]], things: Iterable[_T]) -> list[_T]:
    """Give each what it wishes, unless an earlier one has it; then the first that is left.

    Args:
        wishes: of each, the dearest first; all first wishes come before any second one.
    """
    left = list(things)
    found: dict[int, _T] = {}
    for rank in range(max(map(len, wishes), default=0)):
        for i, own in enumerate(wishes):
            taken = next((one for one in left if i not in found and own[rank:][:1] == [one]), None)
            if taken is not None:
                left.remove(taken)
                found[i] = taken
    return [found[i] if i in found else left.pop(0) for i in range(len(wishes))]
