"""The prompt of the table: its question, and the buttons below it."""

from collections.abc import Callable
from typing import Final

from fort_desktop.rules.model import moves as mv
from fort_desktop.rules.model.moves import Decision, Move
from fort_desktop.ui.screen import Host
from fort_desktop.ui.table import history
from fort_desktop.ui.table.intents import Intent, needs_button
from fort_desktop.ui.table.model import TableModel
from fort_desktop.ui.table.things import MoveButton
from fort_desktop.ui.table.widgets.prompt import Choice, Role
from fort_desktop.ui.text.amounts import Amount
from fort_desktop.ui.text.i18n import tr
from fort_desktop.ui.text.questions import awaited, question

_ROLES: Final[dict[type[Move], Role]] = {
    mv.Pass: "decline",
    mv.Skip: "end",
    mv.Done: "end",
    mv.Stop: "end",
}


def asks(model: TableModel) -> str:
    """What is asked, or what goes on."""
    session, decision = model.session, model.decision
    if model.past is not None:
        return history.banner(model)
    if model.opened.undoing:
        return _undo_question(model)
    if decision is not None:
        return question(decision, model.shown, model.teller)
    asked = session.decision
    if asked is None and model.quiet:
        return tr("The game is over")
    if session.looking:
        return tr("Another window plays this game: you can only look.")
    if asked is not None and model.hand_over_to is not None:
        return awaited(asked, model.shown, model.teller)
    if asked is not None and model.quiet:
        return tr("{who} is thinking ...", who=model.teller.name(asked.seat))
    return _told(model)


def _told(model: TableModel) -> str:
    """What goes on while the table tells what has happened."""
    view = model.shown
    if view.round > 0:
        return tr("{who} is the leader", who=model.teller.name(view.leader))
    if view.setup == "draft":
        return tr("All keep one kid and pass the others on")
    return tr("The cards are dealt")


def _undo_question(model: TableModel) -> str:
    undoing, who = model.opened.undoing, model.teller.names(model.session.undone_too)
    if undoing == "ended":
        return tr("The result stays. Play on from before the end, in a practice copy?")
    if undoing == "others":
        return tr("This also takes back what {who} did. They will be told.", who=who)
    if who:
        return tr("This takes back what {who} did, and makes it a practice game.", who=who)
    return tr("Taking this back makes it a practice game, and the results will say so.")


class Buttons:
    """The buttons of the prompt: one for each answer that has no thing on the table.

    Args:
        host: where buttons lead to beyond the table; brings: what stands on that of a move.
    """

    def __init__(
        self, model: TableModel, host: Host, brings: Callable[[Move], list[Amount]]
    ) -> None:
        self.model = model
        self.host = host
        self._brings = brings

    def choices(self, found: list[Intent]) -> list[Choice]:
        """All buttons; `found` are the answers that things on the table can give."""
        model = self.model
        decision, undoing = model.decision, model.opened.undoing
        if undoing and model.past is None:
            return self._undo_choices()
        if model.past is not None:
            choices = history.choices(model, model.past, self.host.games.branch)
        elif decision is None:
            choices = self._without_question()
        else:
            choices = self._answers(decision, found)
        asked = decision is not None or model.hand_over_to is not None
        return choices + self._take_back() if asked and not undoing else choices

    def _answers(self, decision: Decision, found: list[Intent]) -> list[Choice]:
        model = self.model
        if model.opened.choosing:
            chosen = [self._choice(intent.move) for intent in model.opened.choosing]
            return [*chosen, Choice("back", tr("Back"), model.close, role="aside")]
        reachable = {intent.move for intent in found}
        return [
            self._choice(move)
            for move in decision.moves
            if needs_button(move) or move not in reachable
        ]

    def _undo_choices(self) -> list[Choice]:
        model = self.model
        back = Choice("back", tr("Let it be"), model.close, role="aside")
        if model.opened.undoing == "ended":
            return [Choice("branch", tr("Play on in a copy"), self._branch), back]
        return [Choice("practice", tr("Take it back"), model.practise), back]

    def _branch(self) -> None:
        """Go on from before the end of a game, in another one."""
        at = self.model.session.before_end
        if at is not None:
            self.host.games.branch(at)

    def _without_question(self) -> list[Choice]:
        """The way on where the person at the screen is asked nothing."""
        model, session, seat = self.model, self.model.session, self.model.hand_over_to
        if seat is not None:
            words = tr("Hand over to {who}", who=model.teller.name(seat))
            return [Choice("hand over", words, lambda: self.host.hand_over(session))]
        if session.decision is None and model.quiet:
            return [Choice("results", tr("See the scores"), self.host.results)]
        return []

    def _take_back(self) -> list[Choice]:
        """Beside the answers: the step before, as long as it is free to take back."""
        session = self.model.session
        if self.model.opened.choosing or not session.can_undo or session.undone_too:
            return []
        return [Choice("take back", tr("Take back"), self.model.undo, (), "undo", "aside")]

    def _choice(self, move: Move) -> Choice:
        sign = ""
        if isinstance(move, mv.Use):
            sign = "follow" if move.box == "public" else "lock"
        words, role = self.model.labels.of(move), _ROLES.get(type(move), "answer")
        make = self.model.make
        return Choice(MoveButton(move), words, lambda: make(move), self._brings(move), sign, role)
