"""The table: shows the game, tells what happens, and takes moves by click, drag and key."""

import time
from typing import TYPE_CHECKING

from fort_desktop.rules.events import Event, SeatInfo
from fort_desktop.rules.moves import Decision, Move
from fort_desktop.rules.types import Refusal
from fort_desktop.rules.view import View
from fort_desktop.scene.events import Input, Key
from fort_desktop.scene.node import Node
from fort_desktop.session.session import Session
from fort_desktop.session.timeline import Step
from fort_desktop.ui.art.cardface import draw_ahead
from fort_desktop.ui.flights import flight_of, launch, picture_of
from fort_desktop.ui.intents import Intent, attempt, intents, needs_button
from fort_desktop.ui.notices import trouble_words
from fort_desktop.ui.reasons import reason
from fort_desktop.ui.screen import Screen
from fort_desktop.ui.screens.layout import TableNodes
from fort_desktop.ui.screens.past import Past
from fort_desktop.ui.sentences import Labels, Teller, question
from fort_desktop.ui.widgets.common import toast
from fort_desktop.ui.widgets.log import Line, Tool
from fort_desktop.ui.widgets.side import Choice
from fort_desktop.ui.words import language, tr

if TYPE_CHECKING:
    from fort_desktop.ui.app import App

_TOAST = 3.5
"""Seconds that a refusal stays."""
_FRAME = 0.012
"""Seconds of a frame that computers may use up where nothing is animated."""
_PAUSE = 0.16
"""Seconds after an event that moves nothing but is worth a line."""


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
        self.nodes: TableNodes | None = None
        self._asking_practice = False
        self._scrolled = 0
        self._trouble = ""
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
        moves = self.scene.animator.busy or not self.session.settled
        return bool(self.steps) or moves or waits

    @property
    def info(self) -> SeatInfo:
        """The person at the screen."""
        return self.session.seats[self.session.viewer]

    def frame(self, inputs: list[Input], seconds: float) -> None:
        """Show the next step, let a computer think, or wait for the person."""
        super().frame([event for event in inputs if not self._heard(event)], seconds)
        self._tell_trouble()
        self._toast_left -= seconds
        if self._toast is not None and self._toast_left <= 0:
            self._unsay()
        if self.app.speed == 0:
            self._hurry()
        elif not self.scene.animator.busy and self.session.settled:
            self._go_on()
        if self._cold and not inputs and not self.busy and self.scene.pointer.drag is None:
            self._cold = draw_ahead(self.session.catalog.kids.values(), language())

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
            for step in self.steps:
                self._log(step.event, step.at)
                self.app.audio.tell(step.event, self.session.viewer)
            if self.steps:
                self.shown = self.steps[-1].view
                self.steps = []
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
        if self.choosing or self._asking_practice:
            self._back()
        elif self.looking is not None:
            self.look(None)
        else:
            self.app.title()

    def _tell_trouble(self) -> None:
        if self.session.trouble != self._trouble:
            self._trouble = self.session.trouble
            self.app.tell(trouble_words(self._trouble))

    def build(self) -> None:
        """Lay the table out for what is shown now."""
        self._toast = None
        self._cold = True
        decision = self.decision
        found = intents(decision, self.session.viewer) if decision is not None else []
        sources = {intent.source for intent in found}
        self.nodes = TableNodes(self, sources)
        if self.past.at is not None:
            self.nodes.frame_past()
        self.nodes.prompt(self._question(decision), self._choices(decision, found))

    def show(self, view: View) -> None:
        """Show a moment at once, without telling what led to it."""
        self.shown = view
        self.steps = []
        self._back()

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
            self._asking_practice = True
            self.rebuild()

    def _practise(self) -> None:
        self.session.make_practice()
        self._back()
        self.undo()

    def redo(self) -> None:
        """Make again what was taken back."""
        if not self.steps and self.past.at is None and self.session.can_redo:
            self.steps = self.session.redo()
            self.rebuild()

    # Questions and answers.

    def _question(self, decision: Decision | None) -> str:
        if self.past.at is not None:
            return self.past.banner
        if self._asking_practice:
            return tr("Taking this back makes it a practice game, and the results will say so.")
        if decision is not None:
            return question(decision, self.shown)
        if self.session.decision is None and not self.steps:
            return tr("The game is over")
        if self.session.looking:
            return tr("Another window plays this game: you can only look.")
        asked = self.session.decision
        if asked is not None and not self.steps:
            return tr("{who} is thinking ...", who=self.teller.name(asked.seat))
        return tr("{who} is the leader", who=self.teller.name(self.shown.leader))

    def _choices(self, decision: Decision | None, found: list[Intent]) -> list[Choice]:
        if self.past.at is not None:
            return self.past.choices
        if self._asking_practice:
            return [
                ("practice", tr("Take it back"), self._practise),
                ("back", tr("Let it be"), self._back),
            ]
        if decision is None:
            if self.session.decision is None and not self.steps:
                return [("results", tr("See the scores"), self.app.results)]
            return []
        if self.choosing:
            chosen = [self._choice(intent.move) for intent in self.choosing]
            return [*chosen, ("back", tr("Back"), self._back)]
        reachable = {intent.move for intent in found if intent.source in self.reachable(found)}
        return [
            self._choice(move)
            for move in decision.moves
            if needs_button(move) or move not in reachable
        ]

    def reachable(self, found: list[Intent]) -> set[str]:
        """Sources of intents that lie on the table as nodes."""
        if self.nodes is None:
            return set()
        return {intent.source for intent in found if intent.source in self.nodes.things}

    def _choice(self, move: Move) -> Choice:
        return (f"button:{move}", self.labels.of(move), lambda: self.make(move))

    def _back(self) -> None:
        self.choosing = []
        self._asking_practice = False
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
        self.looking = None
        self._asking_practice = False
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
            self.scene.animator.wait(_PAUSE, lambda: None)
