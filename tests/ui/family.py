"""A family that plays at one screen by pointer, whatever there is to be pressed, at random."""

import os
from collections.abc import Callable
from typing import Final, Literal

import msgspec

from fort_desktop.record.aside import Aside, Ask
from fort_desktop.rules.model.rng import Rng
from fort_desktop.scene.pilot import spot_of
from fort_desktop.session.hotseat.hotseat import Hotseat
from fort_desktop.ui.screens.title import TitleScreen
from fort_desktop.ui.table.screen import TableScreen
from fort_desktop.ui.table.situation import AnswerPads
from tests.record.games import digest
from tests.session.hotseat.sitting import Presser
from tests.ui.sitting import Sitting

Spot = Literal["handover", "glance", "wave"]
SIZE = (640, 360)
WHOLE = bool(os.environ.get("FORT_WATCHED_HOTSEAT"))
ASKS: Final[tuple[Ask, ...]] = ("some", "never")
PRESSES = 4000
"""More than any game takes."""


class Kept(msgspec.Struct, frozen=True):
    """All of a game that must outlive the program.

    Args:
        truth: a fingerprint of the game; aside: what is kept beside its moves, but for the place
            where the screen stands; held: the answer that waits for Done, as it is written.
    """

    truth: str
    aside: Aside
    held: str


class Family:
    """Persons who press something at random; the same seed presses the same."""

    def __init__(self, sitting: Sitting, seed: int) -> None:
        self.sitting, self.rng = sitting, Rng(seed)
        self._presser = Presser(self.hotseat, seed)

    @property
    def where(self) -> str:
        """Where the screen stands."""
        return self.hotseat.stand.where

    @property
    def hotseat(self) -> Hotseat:
        """The door to the game."""
        return self.sitting.table.model.hotseat

    @property
    def kept(self) -> Kept:
        """What must come back as it is now."""
        session = self.sitting.session
        aside = msgspec.structs.replace(session.aside, glance=None)
        return Kept(digest(session), aside, str(self.hotseat.held or ""))

    def at(self, spot: Spot) -> bool:
        """Whether the screen stands at such a place, with all set that can be lost there."""
        aside = self.sitting.session.aside
        if spot == "handover":
            return self.where == "curtain" and any(aside.hands) and any(aside.standing)
        if spot == "glance":
            return self.where == "glance" and any(aside.hands)
        return self.hotseat.drafts and self.hotseat.held is not None and len(aside.picks) > 0

    def press(self) -> None:
        """One press."""
        sitting, model = self.sitting, self.sitting.table.model
        if sitting.sees("take_over"):
            sitting.pilot.click("take_over")
        elif self.where == "glance" and self.rng.below(3) == 0:
            self._sets()
        elif sitting.sees("done"):
            sitting.pilot.click("done")
        elif isinstance(model.situation, AnswerPads):
            answer = ("follow", "look", "no")[self.rng.below(3)]
            sitting.pilot.click(f"pad:{model.asked}:{answer}")
        elif sitting.sees("seen since"):
            sitting.pilot.click("seen since")
        else:
            sitting.pilot.click(self._choice())

    def _sets(self) -> None:
        """At a glance: another kid first, or an answer set beforehand."""
        hand = self.sitting.names("hand:")
        if hand and self.rng.below(2):
            self.sitting.pilot.click(hand[-1])
        else:
            self.sitting.pilot.click(self.rng.choice(("mode:some", "mode:never", "mode:always")))

    def _choice(self) -> str:
        """A button, or a thing that is an answer."""
        buttons = self.sitting.names("button:")
        if self.sitting.table.model.state.choosing:
            return self.rng.choice(buttons)
        scene, glowing = self.sitting.pilot.scene, self.sitting.table.bindings.glowing
        # What a sheet lies over, the sheet offers too.
        free = [str(key) for key, node in glowing.items() if spot_of(scene, node) is not None]
        return self.rng.choice([*buttons, *sorted(free)])

    def until(self, wanted: Callable[[], bool]) -> None:
        """Play on until something is so.

        Nobody looks on, so that the table need not be laid out at each step; FORT_WATCHED_HOTSEAT
        does all of it by pointer.
        """
        press = self.press if WHOLE else self._press_unseen
        for _ in range(PRESSES):
            if wanted():
                break
            press()
        assert wanted(), "that never comes"
        self.sitting.table.model.jump()
        self.sitting.pilot.settle()

    def _press_unseen(self) -> None:
        """One press at the door to the game, past the table."""
        hotseat = self.hotseat
        if self.where == "glance" and self.rng.below(2) == 0:
            hotseat.lay(tuple(reversed(hotseat.hand_of(hotseat.stand.seat))))
            hotseat.set_standing(self.rng.choice(ASKS), ("glue", "book"))
        self._presser.press()

    def quits(self) -> None:
        """Leave by the pause menu, and go on with the game from the first screen."""
        self.sitting.pilot.press("escape")
        self.sitting.pilot.click("leave")
        assert isinstance(self.sitting.app.screen, TitleScreen)
        self.sitting.pilot.click("continue")
        assert isinstance(self.sitting.app.screen, TableScreen)
