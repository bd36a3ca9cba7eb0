"""The end meter as a value: the three ways in which the end comes nearer (END-1)."""

from collections.abc import Sequence
from typing import Final, Literal

import msgspec

from fort_desktop.rules.knowledge.ending import shares
from fort_desktop.rules.knowledge.view import View
from fort_desktop.rules.model.types import END_POINTS, TOP_LEVEL
from fort_desktop.ui.i18n.i18n import tr

_MOST_MARKS: Final = 2
"""If more seats are equally near, nobody is the nearest."""


class Way(msgspec.Struct, frozen=True):
    """A way to the end.

    Attributes:
        sign: its icon; words: with the number between pairs of asterisks.
        number: alone, for a folded meter; it goes no further than the mark that brings the end.
        share: how far it has come, 0 to 1; nearest: the colours of the seats that are.
    """

    what: Literal["points", "level", "deck"]
    sign: str
    words: str
    number: int
    share: float
    nearest: tuple[str, ...] = ()


class MeterVM(msgspec.Struct, frozen=True):
    """The end meter as it is drawn: points, fort level and Park deck."""

    ways: tuple[Way, Way, Way]


def meter_vm(view: View) -> MeterVM:
    """Return the three ways to the end, as far as the view has come on them."""
    points = [seat.points for seat in view.seats]
    levels = [seat.level for seat in view.seats]
    gone, left = shares(view), view.park_deck_count
    far, high = min(max(points), END_POINTS), max(levels)
    # NOTE: what stands between ** is written fat
    words = tr("**{n} of {most}** points", n=far, most=END_POINTS)
    if far == END_POINTS:
        words = _reached(END_POINTS)
    by_points = Way("points", "vp", words, far, gone[0], _nearest(view, points))
    # NOTE: what stands between ** is written fat
    words = tr("**{n} of {most}** levels", n=high, most=TOP_LEVEL)
    if high == TOP_LEVEL:
        words = _reached(TOP_LEVEL)
    by_level = Way("level", "fort", words, high, gone[1], _nearest(view, levels))
    # NOTE: so many cards are left in the Park deck
    by_deck = Way("deck", "deck", tr("**{n}** in the deck", n=left), left, gone[2])
    return MeterVM((by_points, by_level, by_deck))


def _reached(mark: int) -> str:
    # NOTE: on the blackboard, beside the sign of points or of a fort: so many bring the end of the
    # game, and somebody has them ("25 reached"); what stands between ** is written fat
    return tr("**{n} reached**", n=mark)


def _nearest(view: View, numbers: Sequence[int]) -> tuple[str, ...]:
    """Return the colours of the seats with most, unless nobody has any or many are equal."""
    most = max(numbers)
    found = [seat.colour for seat, n in zip(view.seats, numbers, strict=True) if n == most]
    return tuple(found) if most and len(found) <= _MOST_MARKS else ()
