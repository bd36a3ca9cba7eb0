"""The values that obligations are reckoned with: a play, a box that begins, an end of an action."""

import msgspec

from fort_desktop.rules.model.boxes import Box
from fort_desktop.rules.model.cards import Kid
from fort_desktop.rules.model.state import Result
from fort_desktop.rules.model.types import BoxName, Suit
from fort_desktop.rules.steps.means import Means, Packs

Shown = tuple[tuple[Kid, Suit], ...]
"""Kids that count, each with the suit that it shows or that its coin was named."""


class Laid(msgspec.Struct, frozen=True, gc=False):
    """A play in terms of kids: what was played, and what counts for it.

    Attributes:
        declared: the suit of its coin (PLAY-13).
        added, counted: kids from the hand (PLAY-4) and the Lookout (PLAY-5); only their symbols
            matter, their boxes are not done (PLAY-6).
        results: its actions that are finished.
    """

    kid: Kid
    declared: Suit | None = None
    added: Shown = ()
    counted: Shown = ()
    results: tuple[Result, ...] = ()

    def adding(self, kid: Kid, suit: Suit) -> "Laid":
        """With one more kid added."""
        return Laid(self.kid, self.declared, (*self.added, (kid, suit)), self.counted, self.results)

    def counting(self, kid: Kid, suit: Suit) -> "Laid":
        """With one more Lookout kid counted."""
        return Laid(self.kid, self.declared, self.added, (*self.counted, (kid, suit)), self.results)

    def finished(self, result: Result) -> "Laid":
        """With one more action finished."""
        return Laid(self.kid, self.declared, self.added, self.counted, (*self.results, result))


class Use(msgspec.Struct, frozen=True, gc=False):
    """A box that begins now: for which suit, how often, and the Packs that it may copy."""

    name: BoxName
    box: Box
    suit: Suit | None
    times: int
    packs: Packs


class Outcome(msgspec.Struct, frozen=True, gc=False):
    """One way in which an action can end.

    Attributes:
        full: everything printed was done, as often as it should be (PLAY-10, R-2).
        done: the number of rounds in which something was done; acted: whether anything was (R-1).
    """

    full: bool
    done: int
    acted: bool
    means: Means
