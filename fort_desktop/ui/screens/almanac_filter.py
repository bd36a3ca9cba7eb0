"""The filter of the almanac: all kids, or those with a suit, a sign, or a heart."""

from collections.abc import Iterable
from typing import Final, NamedTuple

from fort_desktop.rules.model.cards import Kid
from fort_desktop.ui.art.boxes import box_signs
from fort_desktop.ui.art.signs import STEPS

_ONLY_WITH_OTHERS: Final = {"then", "times", "level"}
"""Signs that say nothing without those beside them."""
_SAME: Final = {"point": "vp"}
"""Signs that mean the same as another one, for a number of one."""


class Filter(NamedTuple):
    """What a kid has to show, "" for whatever it likes; with `friends` only Best Friends."""

    suit: str = ""
    sign: str = ""
    friends: bool = False

    def but(self, other: "Filter") -> "Filter":
        """The same with what the other wants; what both want is wanted no longer."""
        return Filter(
            "" if other.suit == self.suit else other.suit or self.suit,
            "" if other.sign == self.sign else other.sign or self.sign,
            self.friends != other.friends,
        )

    def fits(self, kid: Kid) -> bool:
        """Whether a kid is shown."""
        return (
            (not self.suit or self.suit in kid.suits)
            and (not self.sign or self.sign in signs_of(kid))
            and (not self.friends or kid.best_friend is not None)
        )


def signs_of(kid: Kid) -> frozenset[str]:
    """The signs in the boxes of a kid, those right of a times sign included."""
    boxes = (box for box in (kid.public, kid.private) if box is not None)
    return frozenset(_SAME.get(sign, sign) for box in boxes for sign in box_signs(box))


def signs_to_seek(kids: Iterable[Kid]) -> list[str]:
    """The signs by which some of these kids can be found: what is done, then any suit."""
    there = {sign for kid in kids for sign in signs_of(kid)} - _ONLY_WITH_OTHERS
    return [sign for sign in (*STEPS, "any_suit") if sign in there]
