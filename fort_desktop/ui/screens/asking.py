"""What the prompt of the table asks, and the buttons below it."""

from typing import TYPE_CHECKING

from fort_desktop.rules import moves as mv
from fort_desktop.rules.moves import Decision, Move
from fort_desktop.ui.intents import Intent, needs_button
from fort_desktop.ui.screens.ahead import Ahead
from fort_desktop.ui.sentences import question
from fort_desktop.ui.widgets.prompt import NO_NOTE, Choice
from fort_desktop.ui.words import tr

if TYPE_CHECKING:
    from fort_desktop.ui.screens.layout import TableNodes
    from fort_desktop.ui.screens.table import TableScreen


class Asking:
    """The open question in words, with a button for each answer that has no thing on the table.

    Attributes:
        practice: it is asked whether the game may become a practice game.
        ahead: what the answers would bring.
    """

    def __init__(self, table: "TableScreen") -> None:
        self.table = table
        self.practice = False
        self.ahead = Ahead(table)

    def put(self, nodes: "TableNodes", decision: Decision | None, found: list[Intent]) -> None:
        """Ask, with buttons, and show on the board what the answers bring."""
        choices = self.choices(decision, found)
        if decision is not None and not self.practice:
            choices += self._take_back()
        note = self.ahead.note(decision) if not self.practice else NO_NOTE
        nodes.prompt(self.question(decision), choices, note)
        self.ahead.lay_out(nodes.root, nodes.unit, decision)

    def _take_back(self) -> list[Choice]:
        """Beside the answers: the step before, as long as it is free to take back."""
        table = self.table
        if table.choosing or not table.session.can_undo:
            return []
        return [Choice("take back", tr("Take back"), table.undo, (), "undo", primary=False)]

    def question(self, decision: Decision | None) -> str:
        """What is asked, or what goes on."""
        table = self.table
        if table.past.at is not None:
            return table.past.banner
        if self.practice:
            return tr("Taking this back makes it a practice game, and the results will say so.")
        if decision is not None:
            return question(decision, table.shown)
        if table.session.decision is None and not table.steps:
            return tr("The game is over")
        if table.session.looking:
            return tr("Another window plays this game: you can only look.")
        asked = table.session.decision
        if asked is not None and not table.steps:
            return tr("{who} is thinking ...", who=table.teller.name(asked.seat))
        return tr("{who} is the leader", who=table.teller.name(table.shown.leader))

    def choices(self, decision: Decision | None, found: list[Intent]) -> list[Choice]:
        """The buttons; `found` are the answers that things of the table could give."""
        table = self.table
        if table.past.at is not None:
            return table.past.choices
        if self.practice:
            return [
                Choice("practice", tr("Take it back"), table.practise),
                Choice("back", tr("Let it be"), table.back),
            ]
        if decision is None:
            if table.session.decision is None and not table.steps:
                return [Choice("results", tr("See the scores"), table.app.results)]
            return []
        if table.choosing:
            chosen = [self._choice(intent.move) for intent in table.choosing]
            return [*chosen, Choice("back", tr("Back"), table.back, primary=False)]
        reachable = {intent.move for intent in found if intent.source in self.reachable(found)}
        return [
            self._choice(move)
            for move in decision.moves
            if needs_button(move) or move not in reachable
        ]

    def reachable(self, found: list[Intent]) -> set[str]:
        """Sources of intents that lie on the table as nodes."""
        table = self.table
        if table.nodes is None:
            return set()
        return {intent.source for intent in found if intent.source in table.nodes.things}

    def _choice(self, move: Move) -> Choice:
        table = self.table
        sign = ""
        if isinstance(move, mv.Use):
            sign = "follow" if move.box == "public" else "lock"
        words, brings = table.labels.of(move), self.ahead.amounts(move)
        return Choice(f"button:{move}", words, lambda: table.make(move), brings, sign)
