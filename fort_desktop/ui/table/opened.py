"""Things that have been opened over the table."""

from typing import Final, Literal

import msgspec

from fort_desktop.bots.hint import Hint
from fort_desktop.ui.table.intents import Intent

Undoing = Literal["", "practice", "ended"]
"""Why taking back needs a word first: it makes a practice game of this one, or the game is over, so
that only a copy of it can go on. Persons who share the screen agree to it at the public table."""
Front = Literal["", "board", "park", "mat"]
"""A panel that is wished in front, "" for none."""


class Opened(msgspec.Struct, frozen=True):
    """The things opened over the table, until they are answered or closed.

    Attributes:
        choosing: the moves that a thing can mean; advice: what the expert would do.
        undoing: it is asked whether something is to be taken back, for this reason.
        perks: the perks, where they have no row of their own.
        folded: a sheet that waits for an answer is folded away, so that the table can be seen.
        hand: the own hand is spread over the middle of the table.
        front: the panel that was chosen where only one is seen, "" for the one that matters.
    """

    choosing: tuple[Intent, ...] = ()
    advice: tuple[Hint, ...] = ()
    undoing: Undoing = ""
    perks: bool = False
    folded: bool = False
    front: Front = ""
    hand: bool = False


NOTHING: Final = Opened()
