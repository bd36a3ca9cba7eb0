"""The turn bar of the table: whose turn it is, what is asked, and the buttons."""

from collections.abc import Callable, Sequence
from functools import partial
from typing import Final

from fort_desktop.rules.model import moves as mv
from fort_desktop.rules.model.moves import Decision, Move
from fort_desktop.ui.host.screen import Host
from fort_desktop.ui.i18n.i18n import tr
from fort_desktop.ui.table import history
from fort_desktop.ui.table.acting import actor, leads
from fort_desktop.ui.table.entry import Entry
from fort_desktop.ui.table.intents import Intent, needs_button
from fort_desktop.ui.table.model import TableModel
from fort_desktop.ui.table.panels.answers import Choice, Role
from fort_desktop.ui.table.panels.bar import NO_NOTE, Note, Said
from fort_desktop.ui.table.panels.corner import Tool
from fort_desktop.ui.table.room import in_public
from fort_desktop.ui.table.shared import Shared
from fort_desktop.ui.table.things import Button, MoveButton
from fort_desktop.ui.text import shared
from fort_desktop.ui.text.amounts import Amount
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
    if phase is not None and model.present and model.stand.where == "glance":
        phase = "draw"
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
        won = [model.teller.name(seat) for seat in view.winners]
        return shared.won_words(won) if model.at_end and won else tr("The game is over")
    if not view.round:
        return _setup_banner(model)
    if model.asked is not None and model.hotseat.shared:
        told = shared_banner(model, model.asked)
        if told:
            return told
    if not model.present and model.holder not in (None, view.leader):
        # Nobody else is called before that hand is covered.
        return tr("Your new kids") if model.stand.why == "glance" else tr("Your hand")
    who = model.teller.name(view.leader)
    mine = view.leader == view.seat and not in_public(model)
    follows = decision is not None and decision.seat != view.leader
    if follows and decision is not None and decision.kind == "follow":
        # NOTE: {who} is the player who has played a kid; following is doing the same action
        return tr("Follow {who}?", who=who)
    if follows:
        # NOTE: a heading: {who} is the player whose action you do too
        return tr("You follow {who}", who=who)
    if view.ending is not None:
        # NOTE: a heading: {who} is a player's name, which cannot be declined
        return tr("Your last turn") if mine else tr("{who}'s last turn", who=who)
    # NOTE: a heading: {who} is a player's name, which cannot be declined
    return tr("Your turn") if mine else tr("{who}'s turn", who=who)


def shared_banner(model: TableModel, asked: int) -> str:
    """The same where persons share the screen; "" where it says what it always does."""
    view, where, teller = model.shown, model.stand.where, model.teller
    if model.hotseat.wish is not None:
        # NOTE: a heading: the player {who} wants to take moves back
        return tr("{who} wants to take back", who=teller.name(asked))
    if model.by_pads or (where == "curtain" and model.stand.why == "follow"):
        return shared.follow_banner(asked, view, teller)
    if where == "glance":
        return tr("Your new kids")
    if where == "private" and model.decision is None:
        # NOTE: a heading: the player looks at the own hidden cards
        return tr("Your hand")
    if asked != view.leader and where != "private":
        # NOTE: a heading: the player {who} has to answer a question
        return tr("{who} decides", who=teller.name(asked))
    return ""


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
    if model.undone is not None:
        # NOTE: {choice} is what is on a button: Golden Boy from the Park, Keep Tiny
        return tr("{choice}. Done, or take it back?", choice=model.labels.of(model.undone))
    if decision is not None:
        return question(decision, model.shown, model.teller, in_public(model))
    asked = session.decision
    if model.turns_over is not None:
        return shared.turning_words(model.turns_over, model.teller)
    if model.present and model.stand.where == "curtain":
        return shared.come_words(model.stand.why, model.stand.seat, model.teller)
    if model.present and model.stand.where == "glance":
        return tr("Look, then cover them")
    if model.present and model.hotseat.wish is not None:
        return tr("Do all agree? It becomes a practice game.")
    if model.by_pads:
        return shared.symbol_words(model.shown, session.catalog)
    if asked is None and model.quiet:
        return ""
    if session.looking:
        return tr("Another window plays this game: you can only look.")
    if asked is not None and model.quiet and not model.goes_on:
        return awaited(asked, model.shown, model.teller)
    if asked is not None and model.quiet:
        # NOTE: {who} is a computer player
        return tr("{who} is thinking", who=model.teller.name(asked.seat))
    return _told(model)


def _told(model: TableModel) -> str:
    """What goes on while the table tells what has happened.

    That another turn has begun is not said to whoever has come too early, and sees a hand.
    """
    looks = model.stand.why in ("follow", "look")
    if model.shown.round and not looks and model.holder not in (None, model.shown.leader):
        return ""
    if model.shown.round > 0:
        return model.lines[-1].words if model.lines else ""
    if model.shown.setup == "draft":
        return tr("Everybody keeps one kid and passes the others on")
    return tr("The cards are dealt")


def _undo_question(model: TableModel) -> str:
    if model.opened.undoing == "ended":
        return tr("The result stays. Play on from before the end, in a practice copy?")
    return tr("Taking this back makes it a practice game, and the results will say so.")


class Buttons:
    """The buttons of the bar: one for each answer that has no thing on the table, and tools.

    Args:
        host: where buttons lead to beyond the table; brings: what stands on that of a move.
        ask_hint: asks the expert; sharing: what persons do who share the screen.
    """

    def __init__(
        self,
        model: TableModel,
        host: Host,
        brings: Callable[[Move], list[Amount]],
        ask_hint: Callable[[], None],
        sharing: Shared,
    ) -> None:
        self.model = model
        self._shared = sharing
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
        return self._answers(decision, found) + self._take_back() + self._cover()

    def _cover(self) -> list[Choice]:
        """Whoever looks at the own hand because of a play covers it again, without an answer."""
        model = self.model
        looks = model.stand.where == "private" and model.stand.why in ("follow", "look")
        return [Choice(Button("cover"), tr("Cover"), self._shared.cover, role="aside")] * looks

    def _answers(self, decision: Decision, found: list[Intent]) -> list[Choice]:
        model = self.model
        if model.opened.choosing:
            chosen = [self._choice(intent.move, decision.moves) for intent in model.opened.choosing]
            return [*chosen, Choice("back", tr("Back"), model.close, role="aside")]
        reachable = {intent.move for intent in found}
        return [
            self._choice(move, decision.moves)
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
        model, session = self.model, self.model.session
        behind = model.hotseat.shared or model.stand.where == "curtain"
        if behind and model.present and not session.ended:
            return self._at_a_shared_screen()
        if model.turns_over is not None:
            # NOTE: a button: all made-up rules are laid face up at once
            return [Choice("turn all", tr("Turn all over"), self._shared.turn_all, role="aside")]
        if session.decision is None and model.quiet and session.awaits_others:
            # NOTE: a button: the game is over, and what came of it is to be seen once all others
            # have played the same deal
            return [Choice("results", tr("Lay it face down"), self.host.results)]
        if session.decision is None and model.quiet:
            return [Choice("results", tr("See the scores"), self.host.results), *self._eyes()]
        if model.held:
            return [Choice(Button("wait"), tr("Go on"), lambda: model.hold(False))]
        rival = actor(model) not in (None, model.shown.seat)
        if rival and not session.looking:
            # NOTE: a button: hold what is being shown
            words = tr("Wait")
            return [Choice(Button("wait"), words, self._wait, role="aside")]
        return []

    def _eyes(self) -> list[Choice]:
        """After a game of several persons any seat's cards may be looked at."""
        model = self.model
        if not (model.hotseat.shared and model.session.ended):
            return []
        return [history.see_as(model)]

    def _at_a_shared_screen(self) -> list[Choice]:
        """What is done by button where nobody answers by hand."""
        model, where = self.model, self.model.stand.where
        if model.undone is not None:
            return [Choice("done", tr("Done"), model.done), self._undo_in_words()]
        if model.hotseat.wish is not None:
            shared = self._shared
            return self._agreeing(model.hotseat.wish.agreed, shared.agree, shared.refuse)
        if where == "glance":
            # NOTE: a button: the new cards have been seen, lay a cloth over them
            found = [Choice("done", tr("Done: cover"), model.done)]
            if not self._shared.covers:
                return found
            # NOTE: a button: what the program answers for the player until the next own turn
            words = tr("My answers")
            return [*found, Choice("answers", words, self._shared.fold, role="aside")]
        if self._shared.entering.entry is not None:
            return self._typing(self._shared.entering.entry)
        if where == "curtain" and model.hotseat.back_to is not None:
            # NOTE: a button: the player {who} gets the screen once more
            words = tr("Back to {who}", who=model.teller.name(model.hotseat.back_to))
            return [Choice("back to", words, self._shared.back, role="aside")]
        if where == "curtain" and model.stand.small:
            # NOTE: a button: the player does not want to look at the own cards after all
            return [Choice("back to", tr("Back to the table"), self._shared.back, role="aside")]
        if where == "private":
            return [Choice(Button("cover"), tr("Cover"), self._shared.cover, role="aside")]
        if model.by_pads:
            # NOTE: a button: all who are still to be asked say that they do not follow
            return [Choice("nobody", tr("Nobody follows"), self._shared.nobody, role="left")]
        return []

    def _typing(self, entry: Entry) -> list[Choice]:
        """Beside the digits of a PIN: the way back, and what is done where it is forgotten."""
        entering = self._shared.entering
        if entry.agreed is not None:
            agreed = entry.agreed | {entry.seat}
            return self._agreeing(agreed, entering.agree, entering.remember)
        back = Choice("leave pin", tr("Back"), entering.close, role="aside")
        if not self.model.hotseat.shared:
            return [back]  # nobody is there who could agree to go without it
        # NOTE: a button: the player does not know the own PIN any more
        words = tr("PIN forgotten?")
        return [Choice("forgotten", words, entering.forgotten, role="aside"), back]

    def _agreeing(
        self, agreed: frozenset[int], agree: Callable[[int], None], refuse: Callable[[], None]
    ) -> list[Choice]:
        """Who has still to agree to what all are asked, and the way out."""
        model = self.model
        left = [seat for seat in model.session.persons if seat not in agreed]
        found = [
            # NOTE: a button: the player {who} agrees to what all are asked
            Choice(f"agree {seat}", tr("{who} agrees", who=model.teller.name(seat)),
                   partial(agree, seat))
            for seat in left
        ]  # fmt: skip
        return [*found, Choice("refuse", tr("Let it be"), refuse, role="decline")]

    def _wait(self) -> None:
        """Hold the game, unless the button came below a pointer that is clicked on and on."""
        if not self.host.presses.on_and_on:
            self.model.hold(True)

    @property
    def _in_words(self) -> bool:
        """Whether taking back is offered in words: within something of one's own."""
        model = self.model
        if model.undone is not None:
            return True
        begun = model.decision is not None and model.shown.pending.stage in _BEGUN
        free = model.hotseat.can_take_back
        return begun and free and model.can_undo and not model.opened.choosing

    def _take_back(self) -> list[Choice]:
        """Beside the answers: the step before, as long as it is free to take back."""
        if not self._in_words:
            return []
        return [self._undo_in_words()]

    def _undo_in_words(self) -> Choice:
        return Choice(Button("undo"), tr("Take back"), self.model.undo, role="aside")

    def tools(self) -> list[Tool]:
        """The small buttons at the end of the bar, those that can do something now."""
        model = self.model
        if model.past is not None or model.opened.undoing:
            return []
        found = []
        if model.can_redo:
            found.append(Tool("redo", tr("Make again"), model.redo))
        if model.can_undo and not self._in_words:
            found.append(Tool("undo", tr("Take back"), model.undo))
        mine = model.decision is not None and model.decision.seat == model.shown.seat
        if mine and model.advised and model.stand.where != "public":
            found.append(Tool("hint", tr("Ask the expert"), self._ask_hint))
        return found

    def _choice(self, move: Move, moves: Sequence[Move]) -> Choice:
        sign = ""
        if isinstance(move, mv.Use):
            sign = "follow" if move.box == "public" else "lock"
        words, role = self.model.labels.among(move, moves), _ROLES.get(type(move), "answer")
        make = self.model.make
        return Choice(MoveButton(move), words, lambda: make(move), self._brings(move), sign, role)
