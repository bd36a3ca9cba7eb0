"""Persons at one screen, each with a gamepad of their own, or two with one, and nothing else.

FORT_WATCHED_HOTSEAT=1 plays whole games.
"""

import statistics
from typing import Final

import pytest

from fort_desktop.scene.pilot import Pilot
from fort_desktop.ui.host import routes
from fort_desktop.ui.persons.controls import Controls, PadNumber
from fort_desktop.ui.persons.profile import Profile
from fort_desktop.ui.table.viewmodels.strip import Answer
from tests.ui.family import SIZE, WHOLE
from tests.ui.sitting import NAMES, Sitting
from tests.ui.test_hotseat_by_keys import OWN, Everybody, finish, play
from tests.ui.test_own_gamepads import PUSHES, SIGNS
from tests.ui.test_whole_game_by_keys import ARROWS

_FIRST: Final = 0
"""The first of the own three lifts the curtain, and turns the own rule over."""


class OwnGamepads(Everybody):
    """Persons who press nothing but what is their own on a gamepad."""

    def controls(self, seat: int) -> Controls:
        """What a person answers with."""
        return self.sitting.table.model.persons[seat].controls

    @property
    def pilot(self) -> Pilot:
        return self.sitting.pilot

    def press(self, key: str, button: str) -> None:
        """Press a button on the pad of whoever has the screen, or is asked before all."""
        self.presses += 1
        model = self.sitting.table.model
        seat = model.stand.seat if model.stand.where == "private" else model.asked
        number = self.controls(seat or 0).pad
        if key in ARROWS:
            self.pilot.stick(*ARROWS[key], number=number)
        else:
            self.pilot.pad(button, number)

    def lift(self) -> None:
        self.own_answer(self.sitting.table.model.stand.seat, _FIRST)

    def turn_over(self, seat: int) -> None:
        self.own_answer(seat, _FIRST)

    def answer_by_pads(self, what: Answer) -> None:
        asked = self.sitting.table.model.asked
        assert asked is not None
        self.own_answer(asked, OWN.index(what))

    def own_answer(self, seat: int, answer: int) -> None:
        """Press an own button, or push the own cross: Follow, Look or No."""
        self.presses += 1
        controls = self.controls(seat)
        sign = SIGNS[controls.part][answer]
        self.pilot.wait(0.5)
        if controls.part == "cross":
            self.pilot.stick(*PUSHES[sign], number=controls.pad)
        else:
            self.pilot.pad(sign, controls.pad)


@pytest.mark.parametrize("pads", [(1, 2, 3, 4), (1, 1, 2, 2)])
def test_persons_play_with_what_is_their_own_on_gamepads(pads: tuple[PadNumber, ...]) -> None:
    sitting = Sitting(("human",) * len(pads), 9, size=SIZE)
    for name, pad in zip(NAMES, pads, strict=False):
        sitting.app.profiles.add(Profile(name, pad=pad))
    sitting.app.push(routes.Table(sitting.session))
    sitting.pilot.settle()
    family = OwnGamepads(sitting, 9, pad=True)
    wanted = {"curtain", "move", "glance", "done", "no", "look", "follow"}
    session = sitting.session
    play(family, lambda: session.ended if WHOLE else wanted <= set(family.kinds))
    finish(family)
    assert wanted <= set(family.kinds)
    once = {"curtain", "glance", "done", *OWN} & set(family.kinds)
    assert all(max(family.kinds[what]) == 1 for what in once)
    assert statistics.median(family.counts) <= 3
