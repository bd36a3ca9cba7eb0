"""What the prompt of the table asks, and the buttons below it."""

from typing import TYPE_CHECKING, Final, Literal

from fort_desktop.rules.model import moves as mv
from fort_desktop.rules.model.moves import Decision, Move
from fort_desktop.ui.table.intents import Intent, needs_button
from fort_desktop.ui.table.preview import Ahead
from fort_desktop.ui.table.things import MoveButton, Thing
from fort_desktop.ui.table.widgets.prompt import NO_NOTE, Choice, Role
from fort_desktop.ui.text.sentences import awaited, question
from fort_desktop.ui.text.words import tr

if TYPE_CHECKING:
    from fort_desktop.ui.table.nodes import TableNodes
    from fort_desktop.ui.table.screen import TableScreen

Undoing = Literal["", "practice", "others", "ended"]
"""Why taking back needs a word first: it makes a practice game of this one, it takes back what
other persons did, or the game is over, so that only a copy of it can go on."""
_ROLES: Final[dict[type[Move], Role]] = {
    mv.Pass: "decline",
    mv.Skip: "end",
    mv.Done: "end",
    mv.Stop: "end",
}


class Asking:
    """The open question in words, with a button for each answer that has no thing on the table.

    Attributes:
        undoing: it is asked whether something is to be taken back, for this reason.
        ahead: what the answers would bring.
    """

    def __init__(self, table: "TableScreen") -> None:
        self.table = table
        self.undoing: Undoing = ""
        self.ahead = Ahead(table)

    def put(self, nodes: "TableNodes", decision: Decision | None, found: list[Intent]) -> None:
        """Ask, with buttons, and show on the board what the answers bring."""
        choices = self.choices(decision, found)
        asked = decision is not None or self.table.hand_over_to is not None
        if asked and not self.undoing:
            choices += self._take_back()
        note = self.ahead.note(decision) if not self.undoing else NO_NOTE
        nodes.prompt(self.question(decision), choices, note)
        self.ahead.lay_out(nodes.root, nodes.unit, decision)

    def _take_back(self) -> list[Choice]:
        """Beside the answers: the step before, as long as it is free to take back."""
        session = self.table.session
        if self.table.choosing or not session.can_undo or session.undone_too:
            return []
        return [Choice("take back", tr("Take back"), self.table.undo, (), "undo", "aside")]

    def question(self, decision: Decision | None) -> str:
        """What is asked, or what goes on."""
        table = self.table
        if table.past.at is not None:
            return table.past.banner
        if self.undoing:
            return self._undo_question()
        if decision is not None:
            return question(decision, table.shown)
        if table.session.decision is None and table.telling.quiet:
            return tr("The game is over")
        if table.session.looking:
            return tr("Another window plays this game: you can only look.")
        asked = table.session.decision
        if asked is not None and table.hand_over_to is not None:
            return awaited(asked, table.shown, table.teller)
        if asked is not None and table.telling.quiet:
            return tr("{who} is thinking ...", who=table.teller.name(asked.seat))
        return self._told()

    def _told(self) -> str:
        """What goes on while the table tells what has happened."""
        view = self.table.shown
        if view.round > 0:
            return tr("{who} is the leader", who=self.table.teller.name(view.leader))
        if view.setup == "draft":
            return tr("All keep one kid and pass the others on")
        return tr("The cards are dealt")

    def _undo_question(self) -> str:
        table = self.table
        who = table.teller.names(table.session.undone_too)
        if self.undoing == "ended":
            return tr("The result stays. Play on from before the end, in a practice copy?")
        if self.undoing == "others":
            return tr("This also takes back what {who} did. They will be told.", who=who)
        if who:
            return tr("This takes back what {who} did, and makes it a practice game.", who=who)
        return tr("Taking this back makes it a practice game, and the results will say so.")

    def choices(self, decision: Decision | None, found: list[Intent]) -> list[Choice]:
        """The buttons; `found` are the answers that things of the table could give."""
        table = self.table
        if table.past.at is not None:
            return table.past.choices
        if self.undoing:
            back = Choice("back", tr("Let it be"), table.back, role="aside")
            if self.undoing == "ended":
                return [Choice("branch", tr("Play on in a copy"), table.branch), back]
            return [Choice("practice", tr("Take it back"), table.practise), back]
        if decision is None:
            return self._without_question()
        if table.choosing:
            chosen = [self._choice(intent.move) for intent in table.choosing]
            return [*chosen, Choice("back", tr("Back"), table.back, role="aside")]
        reachable = {intent.move for intent in found if intent.source in self.reachable(found)}
        return [
            self._choice(move)
            for move in decision.moves
            if needs_button(move) or move not in reachable
        ]

    def _without_question(self) -> list[Choice]:
        """The way on where the person at the screen is asked nothing."""
        table, seat = self.table, self.table.hand_over_to
        if seat is not None:
            words = tr("Hand over to {who}", who=table.teller.name(seat))
            return [Choice("hand over", words, table.hand_over)]
        if table.session.decision is None and table.telling.quiet:
            return [Choice("results", tr("See the scores"), table.app.results)]
        return []

    def reachable(self, found: list[Intent]) -> set[Thing]:
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
        role = _ROLES.get(type(move), "answer")
        return Choice(MoveButton(move), words, lambda: table.make(move), brings, sign, role)
