"""The table: shows the game, tells what happens, and takes moves by click, drag and key."""

from typing import TYPE_CHECKING

from fort_desktop.rules.events import SeatInfo
from fort_desktop.rules.moves import Decision, Move
from fort_desktop.rules.types import Refusal
from fort_desktop.rules.view import View
from fort_desktop.scene.events import Input
from fort_desktop.scene.node import Node
from fort_desktop.session.session import Session
from fort_desktop.session.timeline import Step
from fort_desktop.ui.flights import flight_of, launch, picture_of
from fort_desktop.ui.intents import Intent, attempt, intents, needs_button
from fort_desktop.ui.reasons import reason
from fort_desktop.ui.screen import Screen
from fort_desktop.ui.screens.layout import TableNodes
from fort_desktop.ui.sentences import Labels, Teller, question
from fort_desktop.ui.widgets.common import toast
from fort_desktop.ui.widgets.side import Choice, Line
from fort_desktop.ui.words import tr

if TYPE_CHECKING:
    from fort_desktop.ui.app import App

_TOAST = 3.5
"""Seconds that a refusal stays."""
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
        self.choosing: list[Intent] = []
        self.looking: int | None = None
        self.nodes: TableNodes | None = None
        self._toast: Node | None = None
        self._toast_left = 0.0
        for event in session.events:
            self._log(event)
        self.build()

    @property
    def decision(self) -> Decision | None:
        """The question to the person at the screen, once all has been shown."""
        decision = self.session.decision
        if self.steps or decision is None or decision.seat != self.session.viewer:
            return None
        return decision if not self.session.computers_turn else None

    @property
    def busy(self) -> bool:
        """Whether something moves, is to be shown, or a computer player thinks."""
        waits = self.session.computers_turn or self.session.hand_over_to is not None
        moves = self.scene.animator.busy or not self.session.settled
        return bool(self.steps) or moves or waits

    @property
    def info(self) -> SeatInfo:
        """The person at the screen."""
        return self.session.seats[self.session.viewer]

    def frame(self, inputs: list[Input], seconds: float) -> None:
        """Show the next step, let a computer think, or wait for the person."""
        super().frame(inputs, seconds)
        self._toast_left -= seconds
        if self._toast is not None and self._toast_left <= 0:
            self._unsay()
        if self.app.speed == 0:
            self.session.settle()
        if self.scene.animator.busy or not self.session.settled:
            return
        if self.steps:
            self._show(self.steps.pop(0))
        elif self.session.computers_turn:
            self.steps = self.session.think()
        elif self.session.hand_over_to is not None:
            self.app.hand_over(self)

    def build(self) -> None:
        """Lay the table out for what is shown now."""
        self._toast = None
        decision = self.decision
        found = intents(decision, self.session.viewer) if decision is not None else []
        sources = {intent.source for intent in found}
        self.nodes = TableNodes(self, sources)
        self.nodes.prompt(self._question(decision), self._choices(decision, found))

    def _question(self, decision: Decision | None) -> str:
        if decision is not None:
            return question(decision, self.shown)
        if self.session.decision is None and not self.steps:
            return tr("The game is over")
        asked = self.session.decision
        if asked is not None and not self.steps:
            return tr("{who} is thinking ...", who=self.teller.name(asked.seat))
        return tr("{who} is the leader", who=self.teller.name(self.shown.leader))

    def _choices(self, decision: Decision | None, found: list[Intent]) -> list[Choice]:
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
        self.steps = self.session.submit(move)
        self.rebuild()

    def _log(self, event: object) -> bool:
        words = self.teller.tell(event)  # type: ignore[arg-type]
        if words is None:
            return False
        seat = getattr(event, "seat", None)
        colour = self.session.seats[seat].colour if isinstance(seat, int) else ""
        self.lines.append((colour, words))
        del self.lines[:-60]
        return True

    def _show(self, step: Step) -> None:
        """Tell one event and let it move; the table then shows what is true after it."""
        told = self._log(step.event)
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
