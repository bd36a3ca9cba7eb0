"""The table: shows the game, tells what happens, and takes moves by click, drag and key."""

import time
from typing import TYPE_CHECKING

from fort_desktop.bots.hint import Hint
from fort_desktop.rules.events import Event, SeatInfo
from fort_desktop.rules.moves import Decision, Move
from fort_desktop.rules.types import Refusal
from fort_desktop.rules.view import View
from fort_desktop.scene.events import Input, Key, Pointer
from fort_desktop.scene.node import Node
from fort_desktop.session.session import Session
from fort_desktop.session.timeline import Step
from fort_desktop.ui.art.cardface import draw_ahead
from fort_desktop.ui.art.outdoors import draw_hours_ahead
from fort_desktop.ui.flights import flight_of, launch, picture_of
from fort_desktop.ui.intents import Intent, attempt, intents
from fort_desktop.ui.notices import FileNews
from fort_desktop.ui.reasons import reason
from fort_desktop.ui.screen import Screen
from fort_desktop.ui.screens.asking import Asking
from fort_desktop.ui.screens.layout import TableNodes
from fort_desktop.ui.screens.past import Past
from fort_desktop.ui.sentences import Labels, Teller
from fort_desktop.ui.widgets.common import toast
from fort_desktop.ui.widgets.log import Line, Tool
from fort_desktop.ui.widgets.thinking import ThinkingSign
from fort_desktop.ui.words import language, tr

if TYPE_CHECKING:
    from fort_desktop.ui.app import App

_TOAST = 3.5
"""Seconds that a refusal stays."""
_FRAME = 0.012
"""Seconds of a frame that computers may use up where nothing is animated."""
_PAUSE = 0.12
"""Seconds after an event of the viewer that moves nothing but is worth a line."""
_READ = 0.4
"""The same for an event of a rival: time to read it."""


class TableScreen(Screen):
    """A game in progress, seen by one person."""

    def __init__(self, app: "App", session: Session) -> None:
        super().__init__(app)
        self.session = session
        self.teller = Teller(session.catalog, session.seats)
        self.labels = Labels(self.teller)
        self.shown: View = session.view()
        self.lines: list[Line] = []
        self.steps: list[Step] = []
        self.past = Past(self)
        self.choosing: list[Intent] = []
        self.looking: int | None = None
        self.advice: list[Hint] = []
        self.asking = Asking(self)
        self._sign = ThinkingSign()
        self.nodes: TableNodes | None = None
        self._scrolled = 0
        self._news = FileNews()
        self._cold = True
        self._toast: Node | None = None
        self._toast_left = 0.0
        self.retell()
        self.build()

    @property
    def decision(self) -> Decision | None:
        """The question to the person at the screen, once all has been shown."""
        decision = self.session.decision
        if self.steps or decision is None or decision.seat != self.session.viewer:
            return None
        if self.past.at is not None or self.session.looking or self.session.computers_turn:
            return None
        return decision

    @property
    def busy(self) -> bool:
        """Whether something moves, is to be shown, or a computer player thinks."""
        waits = self.session.computers_turn or self.session.hand_over_to is not None
        waits = waits and self.past.at is None and not self.session.looking
        return waits or not self._still

    @property
    def _still(self) -> bool:
        """Whether nothing moves on the table, though a computer player may think."""
        return not self.steps and not self.scene.animator.busy and self.session.settled

    @property
    def info(self) -> SeatInfo:
        """The person at the screen."""
        return self.session.seats[self.session.viewer]

    def frame(self, inputs: list[Input], seconds: float) -> None:
        """Show the next step, let a computer think, or wait for the person."""
        if self.steps and any(map(_hastens, inputs)):
            # The click meant "go on", not what has come to lie below it meanwhile.
            inputs = [event for event in inputs if not _hastens(event)]
            self._finish()
        super().frame([event for event in inputs if not self._heard(event)], seconds)
        self._show_hints()
        self._sign.watch(self.nodes, self._thinks(), seconds)
        for words in self._news.of(self.session):
            self.app.tell(words)
        self._toast_left -= seconds
        if self._toast is not None and self._toast_left <= 0:
            self._unsay()
        if self.app.speed == 0:
            self._hurry()
        elif not self.scene.animator.busy and self.session.settled:
            self._go_on()
        if self._cold and not inputs and self._still and self.scene.pointer.drag is None:
            kids = self.session.catalog.kids.values()
            self._cold = draw_ahead(kids, language()) or draw_hours_ahead()

    def _go_on(self) -> None:
        """What comes next by itself."""
        if self.steps:
            self._show(self.steps.pop(0))
        elif self.past.at is not None or self.session.looking:
            return
        elif self.session.computers_turn:
            self.steps = self.session.think()
        elif self.session.hand_over_to is not None:
            self.app.hand_over(self)

    def _hurry(self) -> None:
        """Without animations: all that is to come, as far as one frame has time for it."""
        until = time.perf_counter() + _FRAME
        while self.app.screen is self and self.busy and time.perf_counter() < until:
            self.session.settle()
            if not self.steps:
                self._go_on()
            if not self.steps:
                return
            self._finish()

    def _finish(self) -> None:
        """Show at once what is still to be told."""
        for step in self.steps:
            self._log(step.event, step.at)
            self.app.audio.tell(step.event, self.session.viewer)
        if self.steps:
            self.shown = self.steps[-1].view
            self.steps = []
            self.scene.animator.cancel()
            self.rebuild()

    def _heard(self, event: Input) -> bool:
        """Keys that do not depend on the focus."""
        if self.past.heard(event):
            return True
        keys = {
            "ctrl z": self.undo,
            "ctrl y": self.redo,
            "ctrl shift z": self.redo,
            "escape": self._escape,
        }
        if not isinstance(event, Key) or event.name not in keys or self.scene.pointer.drag:
            return False
        keys[event.name]()
        return True

    def _escape(self) -> None:
        """Close what is open; with nothing open, leave the game, which is kept."""
        if self.choosing or self.advice or self.asking.practice:
            self.back()
        elif self.looking is not None:
            self.look(None)
        else:
            self.app.title()

    def _thinks(self) -> int | None:
        """The seat of the computer player that is thinking now."""
        decision = self.session.decision
        if self.steps or decision is None or not self.session.computers_turn:
            return None
        return decision.seat if self.past.at is None else None

    def _show_hints(self) -> None:
        """The expert has answered: lay his advice on the table."""
        found = self.session.hinted if self.decision is not None else None
        if found is None:
            return
        self.advice = list(found)
        self.rebuild()

    def ask_hint(self) -> None:
        """Ask the expert, or put his advice away."""
        if self.advice:
            self.advice = []
            self.rebuild()
        elif self.decision is not None:
            self.session.ask_hint()
            self._say(tr("The expert thinks ..."))

    def build(self) -> None:
        """Lay the table out for what is shown now."""
        self._toast = None
        self._cold = True
        decision = self.decision
        found = intents(decision, self.session.viewer) if decision is not None else []
        self.nodes = TableNodes(self, found)
        if self.past.at is not None:
            self.nodes.frame_past()
        if self.advice:
            self.nodes.advise(self.advice)
        self.asking.put(self.nodes, decision, found)

    def show(self, view: View) -> None:
        """Show a moment at once, without telling what led to it."""
        self.shown = view
        self.steps = []
        self.back()

    # The log, and what it leads to.

    def retell(self) -> None:
        """Write the log anew from all that the viewer knows."""
        self.lines = []
        for at, event in enumerate(self.session.events, 1):
            self._log(event, at)

    @property
    def marked(self) -> int:
        """Index of the line of the moment that is shown."""
        at = self.past.at
        if at is None:
            return len(self.lines) - 1
        return max(0, sum(line.at <= at for line in self.lines) - 1)

    @property
    def last_line(self) -> int:
        """Index of the last line that is to be seen in the log."""
        ahead = 0 if self.past.at is None else 2
        return min(len(self.lines) - 1, self.marked + ahead) - self._scrolled

    def scroll(self, notches: float) -> None:
        """Turn the wheel over the log: up is towards the past."""
        most = max(0, len(self.lines) - 5)
        self._scrolled = min(most, max(0, self._scrolled + round(notches)))
        self.rebuild()

    @property
    def tools(self) -> list[Tool]:
        """The buttons of the log."""
        free = not self.steps and self.past.at is None
        session = self.session
        undo = session.can_undo or session.practice_would_help
        return [
            Tool("since", tr("Since your last turn"), self.since if free else None),
            Tool("undo", tr("Take back"), self.undo if free and undo else None),
            Tool("redo", tr("Make again"), self.redo if free and session.can_redo else None),
            Tool("hint", tr("Ask the expert"), self.ask_hint if self.decision else None),
            Tool("menu", tr("Leave; the game is kept"), self.app.title),
        ]

    def since(self) -> None:
        """Tell again what the rivals did since the viewer's last turn."""
        at = self.session.last_seen
        if at is None or self.steps or self.past.at is not None:
            return
        self.show(self.session.view_at(at))
        self.steps = self.session.steps_from(at)
        self.lines = [line for line in self.lines if line.at <= at]
        self.rebuild()

    def undo(self) -> None:
        """Take the last move back, if that is allowed; else say why not."""
        if self.steps or self.past.at is not None:
            return
        if self.session.can_undo:
            self.session.undo()
            self.retell()
            self.show(self.session.view())
        elif self.session.practice_would_help:
            self.asking.practice = True
            self.rebuild()

    def practise(self) -> None:
        """Make it a practice game, and take the move back."""
        self.session.make_practice()
        self.back()
        self.undo()

    def redo(self) -> None:
        """Make again what was taken back."""
        if not self.steps and self.past.at is None and self.session.can_redo:
            self.steps = self.session.redo()
            self.rebuild()

    # Questions and answers.

    def back(self) -> None:
        """Close what lies open over the table."""
        self.choosing = []
        self.advice = []
        self.asking.practice = False
        self.rebuild()

    def look(self, seat: int | None) -> None:
        """Lay the discard pile of a seat open, or close it (DISCARD-3)."""
        self.looking = seat if seat != self.looking else None
        self.rebuild()

    def touch(self, source: str, target: str = "") -> None:
        """A thing was clicked, or dragged to a target."""
        decision = self.decision
        if decision is None:
            return
        found = [
            intent
            for intent in intents(decision, self.session.viewer)
            if intent.source == source and (not target or intent.target == target)
        ]
        if len(found) == 1:
            self.make(found[0].move)
        elif found:
            self.choosing = found
            self.rebuild()
        else:
            self._refuse(decision, source)

    def _refuse(self, decision: Decision, source: str) -> None:
        move = attempt(decision.kind, source)
        refusal = self.session.why_not(move) if move is not None else None
        self.app.audio.play("refuse")
        self._say(reason(refusal or Refusal("TURN-2")))

    def _say(self, words: str) -> None:
        if self._toast is not None and self._toast.parent is not None:
            self._toast.remove()
        if self.nodes is None:
            return
        shown = toast(words, self.nodes.areas["prompt"], self.unit)
        self._toast = self.scene.root.add(shown)
        self._toast_left = _TOAST

    def _unsay(self) -> None:
        if self._toast is not None and self._toast.parent is not None:
            self._toast.remove()
        self._toast = None

    def make(self, move: Move) -> None:
        """Make a move of the person at the screen."""
        self.choosing = []
        self.advice = []
        self.looking = None
        self.asking.practice = False
        self._scrolled = 0
        self.steps = self.session.submit(move)
        if not self.steps:
            self.shown = self.session.view()
        self.rebuild()

    def _log(self, event: Event, at: int) -> bool:
        words = self.teller.tell(event)
        if words is None:
            return False
        seat = getattr(event, "seat", None)
        colour = self.session.seats[seat].colour if isinstance(seat, int) else ""
        self.lines.append(Line(colour, words, at))
        return True

    def _show(self, step: Step) -> None:
        """Tell one event and let it move; the table then shows what is true after it."""
        told = self._log(step.event, step.at)
        self.app.audio.tell(step.event, self.session.viewer)
        flight = flight_of(step.event, self.session.viewer)
        nodes = self.nodes
        start = nodes.place(flight.start) if flight and nodes else None
        end = nodes.place(flight.end) if flight and nodes else None
        self.shown = step.view
        if told or flight or not self.steps:
            self.rebuild()
        if flight is not None and start is not None and end is not None:
            image = picture_of(flight.what, self.session.catalog, self.unit)
            launch(self.scene, image, start, end)
        elif told:
            mine = getattr(step.event, "seat", None) == self.session.viewer
            self.scene.animator.wait(_PAUSE if mine else _READ, lambda: None)


def _hastens(event: Input) -> bool:
    """A click or a key while something is being told: the person does not want to wait."""
    if isinstance(event, Key):
        return event.name in ("enter", "space")
    return isinstance(event, Pointer) and event.what == "down"
