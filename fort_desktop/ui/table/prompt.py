"""The turn bar of the table: whose turn it is, what is asked, and the buttons."""

from collections.abc import Callable
from typing import Final

from fort_desktop.rules.model import moves as mv
from fort_desktop.rules.model.moves import Decision, Move
from fort_desktop.ui.screen import Host
from fort_desktop.ui.table import history
from fort_desktop.ui.table.acting import actor, leads
from fort_desktop.ui.table.intents import Intent, needs_button
from fort_desktop.ui.table.model import TableModel
from fort_desktop.ui.table.things import Button, MoveButton
from fort_desktop.ui.table.widgets.answers import Choice, Role
from fort_desktop.ui.table.widgets.bar import NO_NOTE, Note, Said
from fort_desktop.ui.table.widgets.corner import Tool
from fort_desktop.ui.text.amounts import Amount
from fort_desktop.ui.text.i18n import tr
from fort_desktop.ui.text.questions import awaited, question

_ROLES: Final[dict[type[Move], Role]] = {
    mv.Pass: "decline",
    mv.Skip: "end",
    mv.Done: "end",
    mv.Stop: "end",
}
_DRAFTED: Final = 8
"""Kids that everybody keeps in a draft (SETUP-7)."""
_BEGUN: Final = ("prepare", "use", "action")
"""Stages in which something has begun, so that taking back is said in words."""


def said(model: TableModel, note: Note) -> Said:
    """What the bar says; the note belongs to the question of a person who is asked."""
    acts, turn = actor(model), leads(model)
    seats = model.session.seats
    colour = seats[acts].colour if acts is not None else ""
    phase = model.shown.phase if turn is not None else None
    if model.past is not None:
        # NOTE: a heading: an earlier moment of the game is shown
        return Said("", tr("Looking back"), phase, history.banner(model), past=True)
    asked = model.decision is not None and not model.opened.undoing
    return Said(colour, banner(model), phase, asks(model), note if asked else NO_NOTE)


def banner(model: TableModel) -> str:
    """Whose turn it is, or what I am asked, in few words."""
    view, decision = model.shown, model.decision
    if model.opened.undoing:
        return tr("Take back?")
    if view.ended:
        return tr("The game is over")
    if not view.round:
        return _setup_banner(model)
    who, mine = model.teller.name(view.leader), view.leader == view.seat
    coming = model.hand_over_to
    if coming is not None and coming != view.leader:
        # NOTE: a heading: the player {who} has to answer a question
        return tr("{who} decides", who=model.teller.name(coming))
    mine = mine and coming is None
    if decision is not None and decision.kind == "follow":
        # NOTE: {who} is the player who has played a kid; following is doing the same action
        return tr("Follow {who}?", who=who)
    if decision is not None and not mine:
        # NOTE: a heading: {who} is the player whose action you do too
        return tr("You follow {who}", who=who)
    if view.ending is not None:
        # NOTE: a heading: {who} is a player's name, which cannot be declined
        return tr("Your last turn") if mine else tr("{who}'s last turn", who=who)
    # NOTE: a heading: {who} is a player's name, which cannot be declined
    return tr("Your turn") if mine else tr("{who}'s turn", who=who)


def _setup_banner(model: TableModel) -> str:
    view = model.shown
    if view.setup != "draft":
        return tr("A new game")
    n = len(view.own.picks) + 1
    # A record may end between the last pick and the deal.
    if n <= _DRAFTED and model.decision is not None and model.decision.kind == "pick":
        # NOTE: the cards are chosen in a draft; this is the choice {n}
        return tr("Draft: pick {n} of {most}", n=n, most=_DRAFTED)
    return tr("Draft")


def asks(model: TableModel) -> str:
    """What is asked, or what goes on."""
    session, decision = model.session, model.decision
    if model.opened.undoing:
        return _undo_question(model)
    if decision is not None:
        return question(decision, model.shown, model.teller)
    asked = session.decision
    if asked is None and model.quiet:
        return ""
    if session.looking:
        return tr("Another window plays this game: you can only look.")
    if asked is not None and model.hand_over_to is not None:
        return awaited(asked, model.shown, model.teller)
    if asked is not None and model.quiet:
        # NOTE: {who} is a computer player
        return tr("{who} is thinking", who=model.teller.name(asked.seat))
    return _told(model)


def _told(model: TableModel) -> str:
    """What goes on while the table tells what has happened."""
    if model.shown.round > 0:
        return model.lines[-1].words if model.lines else ""
    if model.shown.setup == "draft":
        return tr("Everybody keeps one kid and passes the others on")
    return tr("The cards are dealt")


def _undo_question(model: TableModel) -> str:
    undoing, who = model.opened.undoing, model.teller.names(model.session.undone_too)
    if undoing == "ended":
        return tr("The result stays. Play on from before the end, in a practice copy?")
    if undoing == "others":
        # NOTE: {who} is one player or a list of several
        return tr("This also takes back moves of others: {who}. They will be told.", who=who)
    if who:
        # NOTE: {who} is one player or a list of several
        return tr(
            "This also takes back moves of others: {who}. It becomes a practice game.", who=who
        )
    return tr("Taking this back makes it a practice game, and the results will say so.")


class Buttons:
    """The buttons of the bar: one for each answer that has no thing on the table, and tools.

    Args:
        host: where buttons lead to beyond the table; brings: what stands on that of a move.
        ask_hint: asks the expert.
    """

    def __init__(
        self,
        model: TableModel,
        host: Host,
        brings: Callable[[Move], list[Amount]],
        ask_hint: Callable[[], None],
    ) -> None:
        self.model = model
        self.host = host
        self._brings = brings
        self._ask_hint = ask_hint

    def choices(self, found: list[Intent]) -> list[Choice]:
        """All buttons; `found` are the answers that things on the table can give."""
        model = self.model
        decision, undoing = model.decision, model.opened.undoing
        if model.past is not None:
            return history.choices(model, model.past, self.host.games.branch)
        if undoing:
            return self._undo_choices()
        if decision is None:
            return self._without_question()
        return self._answers(decision, found) + self._take_back()

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
            # NOTE: a button: the player {who} sits down at the screen
            words = tr("Hand over to {who}", who=model.teller.name(seat))
            return [Choice("hand over", words, lambda: self.host.hand_over(session))]
        if session.decision is None and model.quiet:
            return [Choice("results", tr("See the scores"), self.host.results)]
        if model.held:
            return [Choice(Button("wait"), tr("Go on"), lambda: model.hold(False))]
        rival = actor(model) not in (None, model.shown.seat)
        if rival and not session.looking:
            # NOTE: a button: hold what is being shown
            words = tr("Wait")
            return [Choice(Button("wait"), words, self._wait, role="aside")]
        return []

    def _wait(self) -> None:
        """Hold the game, unless the button came below a pointer that is clicked on and on."""
        if not self.host.presses.on_and_on:
            self.model.hold(True)

    @property
    def _in_words(self) -> bool:
        """Whether taking back is offered in words: within something of one's own."""
        model, session = self.model, self.model.session
        begun = model.decision is not None and model.shown.pending.stage in _BEGUN
        free = session.can_undo and not session.undone_too
        return begun and free and model.can_undo and not model.opened.choosing

    def _take_back(self) -> list[Choice]:
        """Beside the answers: the step before, as long as it is free to take back."""
        if not self._in_words:
            return []
        return [Choice(Button("undo"), tr("Take back"), self.model.undo, role="aside")]

    def tools(self) -> list[Tool]:
        """The small buttons at the end of the bar, those that can do something now."""
        model = self.model
        if model.past is not None or model.opened.undoing:
            return []
        found = []
        if model.present and model.session.can_redo:
            found.append(Tool("redo", tr("Make again"), model.redo))
        if model.can_undo and not self._in_words:
            found.append(Tool("undo", tr("Take back"), model.undo))
        if model.decision is not None:
            found.append(Tool("hint", tr("Ask the expert"), self._ask_hint))
        return found

    def _choice(self, move: Move) -> Choice:
        sign = ""
        if isinstance(move, mv.Use):
            sign = "follow" if move.box == "public" else "lock"
        words, role = self.model.labels.of(move), _ROLES.get(type(move), "answer")
        make = self.model.make
        return Choice(MoveButton(move), words, lambda: make(move), self._brings(move), sign, role)
