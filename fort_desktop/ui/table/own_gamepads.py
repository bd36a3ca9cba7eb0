"""The gamepads of persons who share the screen: whose press it is, and what it answers.

The buttons A, Y and B answer Follow, Look and No. Of two who share a pad the second one has the
cross and the stick: down, up and right lie there as A, Y and B lie on the other side.
"""

from collections.abc import Callable, Iterable
from typing import Final

from fort_desktop.scene.events import Pad, Pushed
from fort_desktop.ui.persons.controls import Part
from fort_desktop.ui.persons.seated import Seated
from fort_desktop.ui.table import situation as now
from fort_desktop.ui.table.model import TableModel
from fort_desktop.ui.table.situation import is_vote
from fort_desktop.ui.table.viewmodels.strip import ANSWERS, Answer

Signs = tuple[str, str, str]
_BUTTONS: Final[Signs] = ("a", "y", "b")
_CROSS: Final[Signs] = ("down", "up", "right")
_MENU: Final = "start"
"""The menu is open to everybody at any time."""


def signs_of(part: Part) -> Signs:
    """Return the buttons for Follow, Look and No on somebody's part of a pad."""
    return _CROSS if part == "cross" else _BUTTONS


def owners(persons: Iterable[Seated], number: int) -> list[Seated]:
    """The persons, two at most, who have the pad of this number."""
    return [one for one in persons if one.controls.pad == number]


def own_press(found: Iterable[Seated], event: Pad | Pushed) -> tuple[int, Answer] | None:
    """The seat and the answer that a press is at the public table; None if it is nobody's own."""
    name = event.button if isinstance(event, Pad) else event.name
    for one in found:
        part = one.controls.part
        signs = signs_of(part)
        if name in signs and isinstance(event, Pushed) == (part == "cross"):
            return one.seat, ANSWERS[signs.index(name)]
    return None


class OwnGamepads:
    """The pads of one table.

    Args:
        own: called with a seat and its answer; whether that meant something now.
    """

    def __init__(self, model: TableModel, own: Callable[[int, Answer], bool]) -> None:
        self._model = model
        self._own = own

    def heard(self, event: Pad | Pushed) -> bool:
        """Handle a press; return True if it was its owner's own, or is kept from what others do.

        All else that a pad can do, it does for its owner only, while they have the screen.
        """
        model = self._model
        found = owners(model.persons.values(), event.number)
        if not found or not model.present or event == Pad(_MENU, event.number):
            return False
        own, acts = own_press(found, event), self._at_the_screen
        if isinstance(event, Pushed) and not self._answers:
            own = None  # it moves the focus of whoever has the screen
        elif own is not None and isinstance(event, Pushed) and event.again:
            return True
        if own is not None and self._answered(*own):
            model.use_own_pad(own[0])
            return True
        if own is not None and self._closed and acts != own[0]:
            return True
        return acts is not None and acts not in [one.seat for one in found]

    def _answered(self, seat: int, answer: Answer) -> bool:
        """Return True if an own press meant something; a curtain is lifted by A as by Y."""
        lifts = self._closed and answer == "follow"
        return self._own(seat, "look" if lifts else answer)

    @property
    def _closed(self) -> bool:
        """True while a curtain waits for somebody to lift it."""
        return isinstance(self._model.situation, now.Curtain)

    @property
    def _answers(self) -> bool:
        """True if own presses answer something now, so that one that is held does no more."""
        match self._model.situation:
            case now.AnswerPads() | now.RevealRule() | now.Curtain():
                return True
            case situation:
                return is_vote(situation)

    @property
    def _at_the_screen(self) -> int | None:
        """For whom pads move the focus and press what is in it; None for all."""
        situation = self._model.situation
        eyes = situation.eyes
        if eyes.typing is not None:
            return eyes.typing
        return eyes.stand.seat if eyes.where == "private" else situation.awaited
