"""Shows what has happened on the table: event by event, and nothing that the disk lacks.

A move is on the disk before any of it is seen, also when the person does not want to wait, takes
something back, or makes it again.
"""

from collections.abc import Callable
from typing import Final, Protocol

from fort_desktop.rules.knowledge.view import View
from fort_desktop.rules.model import events as ev
from fort_desktop.rules.model.events import Event
from fort_desktop.session.timeline import Step
from fort_desktop.ui.audio.player import Audio
from fort_desktop.ui.table.flights import Flight, flight_of
from fort_desktop.ui.table.losses import Losses
from fort_desktop.ui.table.model import TableModel

_PAUSE: Final = 0.12
"""Seconds after an event of the viewer that moves nothing but is worth a line."""
_READ: Final = 0.4
"""The same for an event of a rival that follows from another."""
_BEATS: Final = (
    ev.CardPlayed,
    ev.KidRecruited,
    ev.LeaderFollowed,
    ev.FortAdvanced,
    ev.RuleKept,
    ev.PerkTaken,
)
"""Events of a rival that a person wants to read."""
_BEAT: Final = 0.9
"""The least time for such an event to be seen."""
_LETTER: Final = 0.035
"""For each letter of its line in the log besides."""


class Stage(Protocol):
    """Where things are seen to move."""

    @property
    def reduced(self) -> bool:
        """Whether nothing is seen to fly: only its end is shown."""

    def glide(
        self, view: View, flight: Flight | None, event: Event, landed: Callable[[], None]
    ) -> bool:
        """Let things glide from where they lie to where `view` has them; False if none does."""

    def wait(self, seconds: float) -> None:
        """Let what is shown be seen for a while."""

    def stop(self) -> None:
        """Nothing moves any more."""


class Presenter:
    """Takes what is to be told from the model, step by step, and shows it.

    Args:
        patient: whether what a rival has done stays until the person goes on.

    Attributes:
        losses: what rivals took from the own Yard.
    """

    def __init__(
        self,
        model: TableModel,
        audio: Audio,
        stage: Stage,
        patient: Callable[[], bool] = lambda: False,
    ) -> None:
        self.model = model
        self.losses = Losses(model.session.viewer)
        self.audio = audio
        self.stage = stage
        self._hurried = False
        self._patient = patient
        self._beat = 0.0
        self._waits = False

    def go_on(self) -> None:
        """The next thing; only where nothing moves and the disk has all that was done."""
        model = self.model
        if self._hurried:
            self.finish()
        elif model.due:
            model.arrive()
        elif model.coming:
            model.telling = True
            self._tell(model.coming.pop(0))
            model.telling = False

    def finish(self) -> None:
        """Show at once what is still to be told, as soon as the disk has it."""
        model = self.model
        self._hurried = not model.session.recording.settled
        if self._hurried:
            return
        last = model.coming[-1].view if model.coming else model.landing
        for step in model.coming:
            model.log(step.event, step.at)
            self._hear(step)
        model.forget_coming()
        if model.due:
            model.arrive()
        elif last is not None:
            self.stage.stop()
            model.show(last)

    def cut(self) -> None:
        """The table is laid out anew in the middle of a flight: what flew has landed."""
        model = self.model
        if model.landing is not None:
            model.shown, model.landing = model.landing, None

    def _hear(self, step: Step) -> None:
        self.audio.tell(step.event, self.model.session.viewer)
        if not self.model.again:
            self.losses.tell(step.event)

    def _tell(self, step: Step) -> None:
        """Tell one event and let it move; the table shows its effect once that has landed."""
        model, viewer = self.model, self.model.session.viewer
        told = model.log(step.event, step.at)
        self._hear(step)
        flight = flight_of(step, model.shown, model.coming, viewer)
        view = self._silent(step.view)
        self._waits = told and self._patient() and self._is_beat(step.event)
        if self.stage.glide(view, flight, step.event, self._land):
            model.landing = view
            self._beat = self._pause_after(step.event) if told else 0.0
            return
        model.telling = False
        self._hold()
        if told or not model.coming:
            model.show(view)
        model.shown = view
        if told:
            self.stage.wait(self._pause_after(step.event))

    def _pause_after(self, event: Event) -> float:
        """Seconds to see what happened: a beat of a rival lasts until its words can be read."""
        model = self.model
        if getattr(event, "seat", None) == model.session.viewer or not model.lines:
            return _PAUSE
        if not self._is_beat(event):
            return _READ
        return _BEAT + _LETTER * len(model.lines[-1].words)

    def _is_beat(self, event: Event) -> bool:
        """Whether it is something of a rival that a person wants to read."""
        mine = getattr(event, "seat", None) == self.model.session.viewer
        return isinstance(event, _BEATS) and not mine

    def _hold(self) -> None:
        """If the person wants that, nothing goes on before a click."""
        model = self.model
        if self._waits and (model.coming or model.session.computers_turn):
            model.held = model.at_beat = True

    def _silent(self, view: View) -> View:
        """What follows without a line or a movement is seen together with what went before."""
        model = self.model
        while model.coming:
            step = model.coming[0]
            if model.teller.tell(step.event) is not None:
                break
            if flight_of(step, view, model.coming[1:], model.session.viewer) is not None:
                break
            self._hear(step)
            view = model.coming.pop(0).view
        return view

    def _land(self) -> None:
        view, self.model.landing = self.model.landing, None
        if view is not None:
            self._hold()
            self.model.show(view)
            # Where nothing is seen to glide, the eye needs the time now.
            self.stage.wait(max(self._beat, _BEAT if self.stage.reduced else 0.0))
