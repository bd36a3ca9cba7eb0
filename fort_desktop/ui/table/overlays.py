"""The one thing that is open over the table, and what the bar asks instead of the question."""

from typing import Literal

import msgspec

from fort_desktop.bots.hint import Hint
from fort_desktop.ui.table.intents import Intent


class Advice(msgspec.Struct, frozen=True):
    """The expert's advice."""

    hints: tuple[Hint, ...]


class Pile(msgspec.Struct, frozen=True):
    """The discard pile of a seat (DISCARD-3)."""

    seat: int


class RivalBand(msgspec.Struct, frozen=True):
    """The sheet of a rival's band: it comes and goes with the pointer or the focus."""

    seat: int


class RunningTotal(msgspec.Struct, frozen=True):
    """The sums of all seats if the game ended now: they come and go likewise."""


Pointed = RivalBand | RunningTotal
"""What opens by pointing, and lies beside what is pointed at."""


class BigMoment(msgspec.Struct, frozen=True):
    """Something is celebrated over the whole table; meanwhile nothing is told.

    Attributes:
        what: a fort level was built, a puzzle is solved, or the game is over; seat: whose.
    """

    what: Literal["level", "solved", "ended"]
    seat: int


Overlay = Advice | Pile | Pointed | BigMoment | Literal["perks", "hand", "log", "board", "answers"]
"""The things that can be open: also the perks where they have no row of their own, one's own hand
spread over the middle, the log where it is folded, one's own board where it is a strip, and the
answers given for later.

Only one lies there at a time: what is opened closes what was open. What is only pointed at closes
what but tells, see `makes_way`, and waits for the rest to be closed. A sheet with the answers to
the open question is not an overlay: it makes way for one, and comes back.
"""


def makes_way(overlay: Overlay | None) -> bool:
    """Return True if an overlay only tells something, so that pointing at another thing closes it.

    The others hold answers, or cards to be compared.
    """
    return overlay is None or overlay == "log" or isinstance(overlay, Pointed)


class Choosing(msgspec.Struct, frozen=True):
    """A thing was touched that can mean several moves: the bar asks which."""

    intents: tuple[Intent, ...]


Reason = Literal["practice", "ended"]
"""Why taking back needs a word first: it makes a practice game of this one, or the game is over, so
that only a copy of it can go on. Persons who share the screen agree to it at the public table."""


class Undoing(msgspec.Struct, frozen=True):
    """Taking back needs a word first, for this reason."""

    reason: Reason


Aside = Choosing | Undoing
"""A question of the bar that comes before the open one."""
Front = Literal["", "board", "park", "mat"]
"""A panel that is wanted in front, "" for none."""
