"""Shows what has happened on the table: event by event, and nothing that the disk lacks.

All that the table shows of a game passes here. A move is on the disk before any of it is seen, also
when the person does not want to wait, takes something back, or makes it again.
"""

from typing import TYPE_CHECKING, Final

from fort_desktop.rules.knowledge.view import View
from fort_desktop.rules.model.events import Event
from fort_desktop.session.timeline import Step
from fort_desktop.session.undo import TakenBack
from fort_desktop.ui.table.flights import Flight, flight_of, launch, pictures_of
from fort_desktop.ui.table.widgets.log import Line

if TYPE_CHECKING:
    from fort_desktop.ui.table.screen import TableScreen

_PAUSE: Final = 0.12
"""Seconds after an event of the viewer that moves nothing but is worth a line."""
_READ: Final = 0.4
"""The same for an event of a rival: time to read it."""


class Telling:
    """What the table shows, and what is still to be told.

    Attributes:
        shown: what the viewer sees now; lines: the log up to there.
        steps: the events that are still to be told, in order.
    """

    def __init__(self, table: "TableScreen") -> None:
        self.table = table
        self.shown: View = table.session.view()
        self.lines: list[Line] = []
        self.steps: list[Step] = []
        self._begun = False
        self._landing: View | None = None
        self._present = False
        self._hurried = False
        self._again = False
        self.retell()
        dealt = table.session.dealt_from
        if dealt is not None and table.app.speed:
            self._from(dealt)

    @property
    def quiet(self) -> bool:
        """Whether all that has happened has been shown."""
        to_come = self.steps or self._begun or self._present
        return not to_come and self._landing is None

    @property
    def speed(self) -> float:
        """How fast pictures move, 0 for none; what is told again on wish always takes its time."""
        return self.table.app.speed or (1.0 if self._again and not self.quiet else 0.0)

    # What is to be told.

    def put(self, steps: list[Step]) -> None:
        """A move was made: tell what came of it."""
        self._again = False
        self.steps += steps
        if not steps:
            self.jump()

    def jump(self) -> None:
        """Show the present without telling what led to it."""
        self.steps, self._landing, self._again = [], None, False
        self._present = True
        if self.table.session.settled:
            self._arrive()
        else:
            self.table.rebuild()

    def look(self, view: View) -> None:
        """Show a moment of the past."""
        self.shown = view

    def again(self, at: int) -> None:
        """Tell once more what has happened after the first `at` events."""
        self._from(at)
        self._again = True

    def _from(self, at: int) -> None:
        session = self.table.session
        self.shown = session.view_at(at)
        self.steps = session.steps_from(at)
        self.lines = [line for line in self.lines if line.at <= at]

    def retell(self) -> None:
        """Write the log anew from all that the viewer knows."""
        self.lines = []
        session = self.table.session
        for at, event in enumerate(session.events, 1):
            self._log(event, at)
        for taken in session.taken_back:
            self._note(taken)

    def _note(self, taken: TakenBack) -> None:
        """What no event tells: between the lines of the moves that are left."""
        session = self.table.session
        at = min(taken.at, session.at)
        words, colour = self.table.teller.taken_back(taken), session.seats[taken.by].colour
        self.lines.insert(sum(line.at <= at for line in self.lines), Line(colour, words, at))

    # How it is told.

    def go_on(self) -> None:
        """The next thing; only where nothing moves and the disk has all that was done."""
        if self._hurried:
            self.finish()
        elif self._present:
            self._arrive()
        elif self.steps:
            self._begun = True
            self._tell(self.steps.pop(0))
            self._begun = False

    def finish(self) -> None:
        """Show at once what is still to be told, as soon as the disk has it."""
        self._hurried = not self.table.session.settled
        if self._hurried:
            return
        last = self.steps[-1].view if self.steps else self._landing
        for step in self.steps:
            self._log(step.event, step.at)
            self.table.app.audio.tell(step.event, self.table.session.viewer)
        self.steps, self._landing, self._again = [], None, False
        if self._present:
            self._arrive()
        elif last is not None:
            self.table.scene.animator.cancel()
            self._show(last)

    def cut(self) -> None:
        """The table is laid out anew in the middle of a flight: what flew has landed."""
        if self._landing is not None:
            self.shown, self._landing = self._landing, None

    def _arrive(self) -> None:
        self._present = False
        self.shown = self.table.session.view()
        self.retell()
        self.table.back()

    def _show(self, view: View) -> None:
        self.shown = view
        self.table.rebuild()

    def _tell(self, step: Step) -> None:
        """Tell one event and let it move; the table shows its effect once that has landed."""
        session, scene = self.table.session, self.table.scene
        told = self._log(step.event, step.at)
        self.table.app.audio.tell(step.event, session.viewer)
        flight = flight_of(step, self.shown, self.steps, session.viewer)
        view = self._silent(step.view)
        if flight is not None and self._fly(flight, view):
            return
        self._begun = False
        if told or not self.steps:
            self._show(view)
        self.shown = view
        if told:
            mine = getattr(step.event, "seat", None) == session.viewer
            scene.animator.wait(_PAUSE if mine else _READ, lambda: None)

    def _silent(self, view: View) -> View:
        """What follows without a line or a movement is seen together with what went before."""
        session = self.table.session
        while self.steps:
            step = self.steps[0]
            if self.table.teller.tell(step.event) is not None:
                break
            if flight_of(step, view, self.steps[1:], session.viewer) is not None:
                break
            self.table.app.audio.tell(step.event, session.viewer)
            view = self.steps.pop(0).view
        return view

    def _fly(self, flight: Flight, view: View) -> bool:
        """Let it move from where it lies to where it will lie; False if that is nowhere."""
        table = self.table
        if table.nodes is None or table.nodes.asks or table.nodes.view is not self.shown:
            table.rebuild()
        else:
            table.nodes.relog()
        if table.nodes is None:
            return False
        ways = table.nodes.ways(flight)
        if not ways:
            return False
        self._landing = view
        images = pictures_of(flight, table.session.catalog, table.unit)
        launch(table.scene, images, ways, self._land)
        return True

    def _land(self) -> None:
        view, self._landing = self._landing, None
        if view is not None:
            self._show(view)
            if self.table.scene.animator.reduced:
                # Nothing has been seen to fly, so the eye needs the time now.
                self.table.scene.animator.wait(_READ, lambda: None)

    # The log.

    def _log(self, event: Event, at: int) -> bool:
        words = self.table.teller.tell(event)
        if words is None:
            return False
        seat = getattr(event, "seat", None)
        colour = self.table.session.seats[seat].colour if isinstance(seat, int) else ""
        self.lines.append(Line(colour, words, at))
        return True
