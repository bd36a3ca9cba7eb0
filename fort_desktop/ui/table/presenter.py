"""Shows what has happened on the table: event by event, and nothing that the disk lacks.

A move is on the disk before any of it is seen, also when the person does not want to wait, takes
something back, or makes it again.
"""

from collections.abc import Callable, Sequence
from typing import Final

from fort_desktop.rules.knowledge.view import View
from fort_desktop.rules.model import events as ev
from fort_desktop.rules.model.events import Event
from fort_desktop.session.timeline import Step
from fort_desktop.ui.audio.player import Audio
from fort_desktop.ui.table.event_motion import flight_of
from fort_desktop.ui.table.model import TableModel
from fort_desktop.ui.table.reader import Guiding, TableReader
from fort_desktop.ui.table.state import BigMoment, TableState
from fort_desktop.ui.table.transition import Transition

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


class Presenter:
    """Takes what is to be told from the model, step by step, and shows it.

    Args:
        patient: whether what this seat has done stays until the person goes on.

    Attributes:
        moments: returns the big moment that a step makes, given what was seen before it.
        passed_by: called with a big moment that is shown at once with all else, so not at length.
        told: called with all that is told, and what is seen then; returns for how many seconds
            the table is to stand still for it.
    """

    def __init__(
        self,
        model: TableModel,
        audio: Audio,
        stage: Transition,
        patient: Callable[[int], bool] = lambda seat: False,
    ) -> None:
        self.model = model
        self.told: Callable[[Event, View], float] = lambda event, view: 0.0
        self.moments: Callable[[Step, View], BigMoment | None] = lambda step, before: None
        self.passed_by: Callable[[BigMoment], None] = lambda moment: None
        self.audio = audio
        self.stage = stage
        self._moment: BigMoment | None = None
        self._hurried = False
        self._patient = patient
        self._beat = self._still = 0.0
        self._waits = False
        self._seen: TableState | None = None
        self._next: TableReader | None = None

    @property
    def _guide(self) -> Guiding | None:
        """The guide at this table; None once it is over, or while something is told again."""
        guide, again = self.model.game.guide, self.model.state.again
        return guide if guide is not None and not (guide.over or again) else None

    def go_on(self) -> None:
        """The next thing; only where nothing moves and the disk has all that was done."""
        model = self.model
        if self._hurried:
            self.finish()
        elif model.state.moment:
            return
        elif model.state.due:
            model.arrive()
        elif not self._prepared():
            return
        elif model.state.coming:
            self._tell(model.state.coming[0])
        elif model.state.unasked:
            model.ask()

    def meanwhile(self) -> None:
        """While something moves or is to be read, lay out what comes next.

        A person who is asked need not wait until it has been read; computer players do.
        """
        model = self.model
        turns = model.goes_on or model.state.turning is not None
        if self._prepared() and model.state.unasked and not (turns or model.state.moment):
            model.ask()

    def _prepared(self) -> bool:
        """Return True if what comes next is laid out; if not, lay out a part of it now."""
        state = self.model.state
        if self._seen is not state:
            self._seen, self._next = state, self._following(state)
        return self._next is None or self.stage.prepare(self._next)

    def _following(self, state: TableState) -> TableReader | None:
        """Return the table that comes after that which is under way; None if none is to come."""
        model = self.model
        if state.coming:
            return model.at(model.after(self._steps(state.coming)))
        return model.at(model.once_asked()) if state.unasked else None

    def _steps(self, coming: Sequence[Step]) -> int:
        """Return the number of steps that are seen together next."""
        first, *rest = coming
        return 1 + self._silent(rest, first.view)

    def urge(self) -> None:
        """A press that is no answer yet: a step that is held goes on, all else is shown at once."""
        if self.model.held:
            self.model.hold(False)
        else:
            self.finish()

    def finish(self) -> None:
        """Show at once what is still to be told, as soon as the disk has it.

        It is not shown beyond the moment that the note of a guide speaks of.
        """
        model, guide = self.model, self._guide
        self._hurried = not model.session.recording.settled
        if self._hurried:
            return
        coming = model.state.coming
        now = coming[: guide.stops_after(coming) if guide is not None else None]
        moment, before = self._moment, model.shown
        for step in now:
            self._hear(step)
            moment, before = self.moments(step, before) or moment, step.view
        if not model.quiet:
            self.stage.stop()
        self._moment = None
        model.celebrate(None)
        model.hurry(len(now))
        if guide is not None and guide.heard([step.event for step in now]):
            model.hold(True)
        if moment is not None:
            self.passed_by(moment)

    def cut(self) -> None:
        """The table is laid out again in the middle of a flight: what flew has landed.

        After the last flight of a move the screen may have other eyes, as after any other landing.
        """
        if self.model.state.landing is not None:
            self._landed()

    def _hear(self, step: Step) -> None:
        persons = self.model.session.persons
        ended = isinstance(step.event, ev.GameEnded) and step.event.winners
        if ended and persons and not set(persons) & set(step.view.winners):
            self.audio.play("lost")
        else:
            self.audio.tell(step.event, step.view.seat, len(step.view.seats))
        if not self.model.state.again:
            self._still = max(self._still, self.told(step.event, step.view))

    def _tell(self, step: Step) -> None:
        """Tell one event; where a guide speaks of it, nothing more is told before that is read."""
        guide, before = self._guide, self.model.state.coming
        stops = guide is not None and guide.heard([step.event])
        self._move(step)
        told = before[1 : len(before) - len(self.model.state.coming)]
        if guide is not None and (stops or guide.heard([one.event for one in told])):
            # Without laying the table out anew: something may still be on its way.
            self.model.pause()

    def _move(self, step: Step) -> None:
        """Tell one event and let it move; the table shows its effect once that has landed."""
        model, coming = self.model, self.model.state.coming
        flight = flight_of(step, model.shown, coming[1:], step.view.seat)
        self._still = 0.0
        self._moment = None if model.state.again else self.moments(step, model.shown)
        self._hear(step)
        steps = self._steps(coming)
        for silent in coming[1:steps]:
            self._hear(silent)
        told = model.tell(steps)
        self._waits = told and self._is_beat(step.event) and self._patient(_seat(step.event))
        if self.stage.glide(model.at(model.landed), flight, step.event, self._land):
            self._beat = self._pause_after(step.event) if told else 0.0
            return
        self._landed()
        if told or model.state.moment or not model.state.coming:
            model.changed()
        if told or self._still:
            self.stage.wait(max(self._pause_after(step.event), self._still))

    def _pause_after(self, event: Event) -> float:
        """Seconds to see what happened: a beat of a rival lasts until its words can be read."""
        model = self.model
        if _seat(event) == model.shown.seat or not model.lines:
            return _PAUSE
        if not self._is_beat(event):
            return _READ
        return _BEAT + _LETTER * len(model.lines[-1].words)

    def _is_beat(self, event: Event) -> bool:
        """Return True if an event is something of a rival that a person wants to read."""
        return isinstance(event, _BEATS) and _seat(event) != self.model.shown.seat

    def _hold(self) -> None:
        """If the person wants that, nothing goes on before a click."""
        model = self.model
        if self._waits and (model.state.coming or model.goes_on):
            model.pause(at_beat=True)

    def _silent(self, steps: Sequence[Step], view: View) -> int:
        """Return the number of steps after a view that are seen together with what went before.

        They have neither a line nor a movement, and no guide speaks of a moment before the last.
        """
        model, guide, seen = self.model, self._guide, steps
        if guide is not None:
            seen = [] if guide.stopped else steps[: guide.stops_after(steps)]
        for i, step in enumerate(seen):
            if model.teller.tell(step.event) is not None:
                return i
            if flight_of(step, view, steps[i + 1 :], view.seat) is not None:
                return i
            view = step.view
        return len(seen)

    def _landed(self) -> None:
        """Let that which is under way land; the question that follows is laid out from then on."""
        self.model.land()
        self._hold()
        if self._moment is not None:
            self.model.celebrate(self._moment)
            self._moment = None

    def _land(self) -> None:
        if self.model.state.landing is not None:
            self._landed()
            self.model.changed()
            # Where nothing is seen to glide, the eye needs the time now.
            self.stage.wait(max(self._beat, self._still, _BEAT if self.stage.reduced else 0.0))


def _seat(event: Event) -> int:
    """Return the seat that an event belongs to, -1 for nobody's."""
    seat: int = getattr(event, "seat", -1)
    return seat
