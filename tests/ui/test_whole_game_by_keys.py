"""Whole games with the keyboard only and with a gamepad only, and how many presses a move takes.

The one by keys is played with FORT_WHOLE_GAMES=1; test_hotseat_by_keys.py plays some rounds so.
"""

import os
import statistics
from typing import NamedTuple

import pytest

from fort_desktop.rules.model.rng import Rng
from fort_desktop.rules.model.types import SetupKind
from fort_desktop.scene.events import Placed
from fort_desktop.scene.node import Node
from fort_desktop.ui.screens.results import ResultsScreen
from fort_desktop.ui.table.screen import TableScreen
from fort_desktop.ui.table.situation import AnswerPads
from tests.ui.sitting import Sitting

LONG = pytest.mark.skipif(
    not os.environ.get("FORT_WHOLE_GAMES"), reason="FORT_WHOLE_GAMES=1 plays the long game by keys"
)
ARROWS = {"left": (-1, 0), "right": (1, 0), "up": (0, -1), "down": (0, 1)}


class Step(NamedTuple):
    """One step to an answer: a thing is chosen, a sheet opened, or the answer given.

    Attributes:
        at: what was open before it, and what the bar asked.
        presses: that it took; digit: it took a digit, or the key that declines, and nothing else.
    """

    at: object
    presses: int
    digit: bool


class Hand:
    """A person who chooses at random, and knows only keys, or only a gamepad.

    Attributes:
        presses: all that were made; counts: those of each decision.
        by_digit: the presses of each answer that digits alone can give, without what was taken
            back on the way to it: a card that was chosen, and not played after all.
    """

    def __init__(self, sitting: Sitting, seed: int, pad: bool) -> None:
        self.sitting, self.rng, self.pad = sitting, Rng(seed), pad
        self.presses = 0
        self.counts: list[int] = []
        self.by_digit: list[int] = []

    def press(self, key: str, button: str) -> None:
        self.presses += 1
        if not self.pad:
            self.sitting.pilot.press(key)
        elif key in ARROWS:
            self.sitting.pilot.stick(*ARROWS[key])
        else:
            self.sitting.pilot.pad(button)

    def go_to(self, number: int) -> None:
        """Move the focus with arrows or the stick, and step by step if that leads past it."""
        for tries in range(100):
            # The first press of a button lays the table out anew, with signs for buttons.
            wanted, at = self.sitting.table.keys.answers()[number], self.focused
            if at is wanted:
                return
            if at is None or tries > 5:
                self.press("tab", "rb")
                continue
            here, there = at.area.center, wanted.area.center
            dx, dy = there.x - here.x, there.y - here.y
            across, down = "right" if dx > 0 else "left", "down" if dy > 0 else "up"
            self.press(across if abs(dx) > abs(dy) else down, "")
        raise AssertionError(f"{wanted.name} cannot be reached")

    @property
    def focused(self) -> Node | None:
        return self.sitting.app.screen.scene.focus.node

    @property
    def now(self) -> object:
        """Stands for what is asked: a pick or a recruit is chosen before it is made."""
        model = self.sitting.table.model
        return self.sitting.session.at, model.stand, model.undone

    def answer_by_pad(self) -> None:
        """Follow or not, with the own key of whoever is asked."""
        model = self.sitting.table.model
        assert model.asked is not None
        keys = model.keys[model.asked]
        self.sitting.app.frame([Placed(keys[2 * self.rng.below(2)])], 0.0)
        self.sitting.pilot.settle()

    @property
    def _open(self) -> object:
        """Stands for what is open, and what the bar asks before the open question."""
        state = self.sitting.table.model.state
        return state.overlay, state.aside, state.folded, state.front

    def answer(self) -> None:
        """Give one answer to what is asked."""
        before, asked = self.presses, self.now
        way: list[Step] = []
        while self.now == asked and isinstance(self.sitting.app.screen, TableScreen):
            way = way[: next((i for i, step in enumerate(way) if step.at == self._open), len(way))]
            way.append(self._step())
            assert (self.now, self._open) != (asked, way[-1].at), "a press that does nothing"
            assert self.presses - before < 200
        self.counts.append(self.presses - before)
        if all(step.digit for step in way):
            self.by_digit.append(sum(step.presses for step in way))

    def _step(self) -> Step:
        """Press something that leads to an answer, or gives it."""
        keys, at, before = self.sitting.table.keys, self._open, self.presses
        found = keys.answers()
        number = self.rng.below(len(found) + bool(keys.declines()))
        # Answers that cannot be given now keep their digits.
        digit = keys._numbered().index(found[number]) + 1 if number < len(found) else 0
        if number == len(found):
            self.press("n", "b")
        elif not self.pad and digit < 10:
            self.press(str(digit), "")
        else:
            self.go_to(number)
            self.press("enter", "a")
        return Step(at, self.presses - before, digit < 10)


@pytest.mark.parametrize(
    ("pad", "players", "setup", "seed"),
    [
        pytest.param(False, ("human", "human"), "draft", 6, marks=LONG),
        (True, ("human", "easy"), "basic", 7),
    ],
)
def test_a_whole_game(pad: bool, players: tuple[str, ...], setup: SetupKind, seed: int) -> None:
    sitting = Sitting(players, seed, setup)
    hand = Hand(sitting, seed, pad)
    for _ in range(4000):
        if sitting.sees("take_over") or sitting.sees("done"):
            sitting.pilot.scene.focus.begin()
            hand.press("enter", "a")
        elif isinstance(sitting.table.model.situation, AnswerPads):
            hand.answer_by_pad()
        elif sitting.session.decision is None:
            break
        else:
            hand.answer()
    for _ in sitting.session.persons:
        if sitting.table.model.situation.turns is not None:
            sitting.pilot.scene.focus.begin()
            hand.press("enter", "a")
    hand.press("enter", "a")
    assert isinstance(sitting.app.screen, ResultsScreen)
    assert sitting.app.screen.view.ended
    assert len(hand.counts) > 40
    assert statistics.median(hand.counts) <= 3
    if not pad:
        assert max(hand.by_digit) <= 3, "a digit or two; only the tenth answer needs arrows"
        assert len(hand.by_digit) >= 0.95 * len(hand.counts)
