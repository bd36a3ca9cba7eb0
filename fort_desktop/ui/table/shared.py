"""The screen that several persons share: their own keys, what lifts a cloth, and what covers."""

from typing import Final

from fort_desktop.scene.events import Input, Key
from fort_desktop.ui.keys.keymap import name_of
from fort_desktop.ui.table.model import TableModel
from fort_desktop.ui.table.strip import keys_of
from fort_desktop.ui.table.widgets.pads import ANSWERS, Answer

LIFTED: Final = 0.4
"""Seconds that a cloth lies before a press lifts it: the last press of the mover never does."""
NEW: Final = 0.25
"""Seconds that a question is put before a pad takes an answer."""


class Shared:
    """What persons do where they share a screen.

    Time is passed in, in seconds.
    """

    def __init__(self, model: TableModel) -> None:
        self._model = model
        self._shown: object = None
        self._since = 0.0

    @property
    def waits(self) -> bool:
        """Whether a cloth or a question is too new for a press."""
        model = self._model
        if not model.present:
            return False
        if model.stand.where == "curtain":
            return self._since < LIFTED
        return model.by_pads and self._since < NEW

    def go_on(self, seconds: float) -> None:
        """Let time pass; what is new begins its time anew."""
        model = self._model
        shown = model.stand, model.present, model.session.at
        if shown != self._shown:
            self._shown, self._since = shown, 0.0
        else:
            self._since += seconds

    def heard(self, event: Input) -> bool:
        """Whether a key was one of those that persons have of their own, before all other keys."""
        model = self._model
        if not isinstance(event, Key) or not model.hotseat.shared or not model.present:
            return False
        name = name_of(event)
        if model.stand.where == "curtain":
            if name == keys_of(model)[model.stand.seat][1]:
                self.lift()
                return True
            return False
        if not model.by_pads:
            return False
        for seat, keys in keys_of(model).items():
            if name in keys:
                self.give(seat, ANSWERS[keys.index(name)])
                return True
        return False

    def give(self, seat: int, answer: Answer) -> None:
        """A person gives an answer on their pad; what cannot be given now does nothing."""
        model = self._model
        if self.waits or not model.by_pads:
            return
        pad = next((pad for pad in model.pads if pad.seat == seat), None)
        if answer == "look" and model.hotseat.can_look(seat):
            model.hotseat.look(seat)
            model.jump()
        elif answer == "follow" and pad is not None and pad.follows:
            model.tell_of(model.hotseat.follow(seat))
        elif answer == "no" and pad is not None and pad.declines:
            model.tell_of(model.hotseat.decline(seat))

    def lift(self) -> None:
        """The person whom the cloth is for lifts it, once it has lain there for a moment."""
        model = self._model
        if model.present and model.stand.where == "curtain" and not self.waits:
            model.hotseat.open()
            model.jump()

    def cover(self) -> None:
        """Lay the cloth over a hand that is seen, at any time."""
        model = self._model
        if model.hotseat.shared and model.quiet:
            model.hotseat.cover()
            model.jump()

    def back(self) -> None:
        """Give the screen back to whoever has covered it, or to all: nobody has looked."""
        self._model.hotseat.back()
        self._model.jump()

    def nobody(self) -> None:
        """All persons who are still to be asked say aloud that they do not follow."""
        if not self.waits:
            self._model.tell_of(self._model.hotseat.nobody())
