"""Persons at one screen with keys alone, each with their own, and with one gamepad passed round.

Here all is pressed once that there is to be pressed; FORT_WATCHED_HOTSEAT=1 plays whole games.
"""

import statistics
import sys
from collections.abc import Callable

import pytest

from fort_desktop.rules.model.events import FollowDeclined
from fort_desktop.scene.events import Key, Placed
from fort_desktop.ui.screens.results import ResultsScreen
from fort_desktop.ui.table.reader import USUAL_KEYS
from fort_desktop.ui.table.situation import AnswerPads
from fort_desktop.ui.table.things import PadButton
from fort_desktop.ui.table.viewmodels.strip import Answer
from tests.ui.family import SIZE, WHOLE
from tests.ui.sitting import Sitting
from tests.ui.test_whole_game_by_keys import Hand

MOST = 5000
OWN: tuple[Answer, ...] = ("follow", "look", "no")


class Everybody(Hand):
    """Four persons at one keyboard, or with one gamepad that goes from hand to hand.

    Attributes:
        kinds: presses that each decision took, by what was decided.
    """

    def __init__(self, sitting: Sitting, seed: int, pad: bool) -> None:
        super().__init__(sitting, seed, pad)
        self.kinds: dict[str, list[int]] = {}

    def turn(self) -> None:
        """Decide one thing."""
        before = self.presses
        model = self.sitting.table.model
        if self.sitting.sees("take_over"):
            what = "curtain"
            self.lift()
        elif model.stand.where == "glance" or model.undone is not None:
            what = "glance" if model.stand.where == "glance" else "done"
            self.press("enter", "a")
        elif isinstance(model.situation, AnswerPads):
            answer = OWN[self.rng.below(3)]
            what = answer
            self.answer_by_pads(answer)
        elif self.sitting.table.decision is None and model.stand.where == "private":
            what = "cover"
            self.press("space", "a")
        else:
            what = "move"
            self.answer()
        self.kinds.setdefault(what, []).append(self.presses - before)

    def lift(self) -> None:
        """Whoever the curtain is for lifts it: with the own Look key, or with A."""
        model = self.sitting.table.model
        if self.pad:
            self.press("enter", "a")
        else:
            self.own(model.keys[model.stand.seat][1])

    def answer_by_pads(self, what: Answer) -> None:
        """Whoever is asked answers: with an own key, or going there with the stick."""
        model = self.sitting.table.model
        asked = model.asked
        assert asked is not None
        if not self.pad:
            self.own(model.keys[asked][OWN.index(what)])
            return
        while (node := self.focused) is None or node.key != PadButton(asked, what):
            wanted = self.sitting.pilot.node(f"pad:{asked}:{what}").area.center.x
            if node is None:
                self.press("tab", "rb")
            else:
                self.press("left" if wanted < node.area.center.x else "right", "")
            assert self.presses < MOST
        self.press("enter", "a")

    def turn_over(self, seat: int) -> None:
        """Whose made-up rule comes next turns it over: with an own key, or with A."""
        if self.pad:
            self.sitting.app.frame([], 0.45)
            self.press("enter", "a")
        else:
            self.own(self.sitting.table.model.keys[seat][0])

    def own(self, place: str) -> None:
        """Press a key that is somebody's own, as a window tells of it."""
        self.presses += 1
        self.sitting.app.frame([], 0.45)
        self.sitting.app.frame([Placed(place), Key(place)], 0.01)
        self.sitting.pilot.settle()


def play(everybody: Everybody, over: Callable[[], bool]) -> None:
    for _ in range(MOST):
        if over():
            return
        everybody.turn()
    raise AssertionError("it never ends")


def finish(everybody: Everybody) -> None:
    """See the scores, if the game is over."""
    sitting = everybody.sitting
    if WHOLE:
        while (seat := sitting.table.model.situation.turns) is not None:
            everybody.turn_over(seat)
            assert sitting.table.model.situation.turns != seat
        everybody.press("enter", "a")
        assert isinstance(sitting.app.screen, ResultsScreen)
        assert sitting.app.screen.view.ended
        told = {kind: (len(n), max(n), statistics.mean(n)) for kind, n in everybody.kinds.items()}
        sys.stdout.write(f"decisions, most presses and presses a decision: {told}\n")


@pytest.mark.parametrize("pad", [False, True])
def test_four_persons_play_without_a_pointer(pad: bool) -> None:
    sitting = Sitting(("human",) * 4, 9, size=SIZE)
    session = sitting.session
    assert tuple(sitting.table.model.keys.values()) == USUAL_KEYS
    everybody = Everybody(sitting, 9, pad)
    kinds = everybody.kinds
    wanted = {"curtain", "move", "glance", "done", "no", "look"}
    play(everybody, lambda: session.ended if WHOLE else wanted <= set(kinds))
    finish(everybody)
    assert wanted <= set(kinds)
    once = {"curtain", "glance", "done", "cover"} | (set() if pad else set(OWN))
    assert all(max(kinds[what]) == 1 for what in once & set(kinds))
    assert all(max(kinds[what]) <= 3 for what in set(OWN) & set(kinds)), "there, and press"
    assert pad or max(everybody.by_digit) <= 3
    assert statistics.median(everybody.counts) <= 3


def test_the_own_no_declines_in_the_own_view_too() -> None:
    sitting = Sitting(("human",) * 3, 7, size=SIZE)
    sitting.pilot.settle()
    everybody, model = Everybody(sitting, 7, pad=False), sitting.table.model
    sitting.until(lambda: isinstance(model.situation, AnswerPads), "hand:")
    seat = model.asked
    assert seat is not None
    keys = model.keys[seat]
    everybody.own(keys[1])
    if model.stand.where == "curtain":
        everybody.own(keys[1])
    decision = model.decision
    assert decision is not None
    assert (model.stand.where, decision.kind, decision.seat) == ("private", "follow", seat)
    at = sitting.session.at
    others = [one for other, own in model.keys.items() if other != seat for one in own]
    everybody.own(next(one for one in others if one not in "rlhdkpmn"))
    assert sitting.session.at == at, "it is nobody else's to answer"
    everybody.own(keys[2])
    assert model.stand.where == "public"
    (passed,) = [step.event for step in sitting.session.steps_from(at)
                 if isinstance(step.event, FollowDeclined)][:1]  # fmt: skip
    assert passed.seat == seat
