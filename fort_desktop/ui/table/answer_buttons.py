"""The buttons of the turn bar: the answers that no thing on the table can give, and tools."""

from collections.abc import Callable, Sequence
from functools import partial
from typing import Final, assert_never

from fort_desktop.rules.model import moves as mv
from fort_desktop.rules.model.moves import Decision, Move
from fort_desktop.ui.host import routes
from fort_desktop.ui.host.screen import Host
from fort_desktop.ui.i18n.i18n import tr
from fort_desktop.ui.table import history
from fort_desktop.ui.table import situation as now
from fort_desktop.ui.table.active_seat import active_seat
from fort_desktop.ui.table.hotseat_controller import HotseatController
from fort_desktop.ui.table.intents import Intent, needs_button
from fort_desktop.ui.table.model import TableModel
from fort_desktop.ui.table.overlays import Reason
from fort_desktop.ui.table.panels.buttons import Choice, Role, Tool
from fort_desktop.ui.table.reader import TableReader
from fort_desktop.ui.table.things import Button, MoveButton
from fort_desktop.ui.table.viewpoint import TypedPin
from fort_desktop.ui.text.amounts import Amount

_ROLES: Final[dict[type[Move], Role]] = {
    mv.Pass: "decline",
    mv.Skip: "end",
    mv.Done: "end",
    mv.Stop: "end",
}
_BEGUN: Final = ("prepare", "use", "action")
"""Stages in which something has begun, so that taking back is said in words."""


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
        brings: Callable[[TableReader, Move], list[Amount]],
        ask_hint: Callable[[], None],
        sharing: HotseatController,
    ) -> None:
        self.model = model
        self._shared = sharing
        self.host = host
        self._brings = brings
        self._ask_hint = ask_hint

    def choices(self, table: TableReader, found: list[Intent]) -> list[Choice]:
        """Return all buttons; `found` are the answers that things on the table can give."""
        model, shared = self.model, self._shared
        situation = table.situation
        match situation:
            case now.LookingBack(at):
                return history.choices(model, at, self.host.games.branch)
            case now.ConfirmUndo(reason):
                return self._undo_choices(reason)
            case now.Asked(decision):
                aside = self._take_back(table) + self._cover_again(situation)
                return self._answers(table, decision, found) + aside
            case now.AwaitingDone():
                return [Choice("done", tr("Done"), model.done), self._undo_in_words()]
            case now.Vote(wish):
                return self._agreeing(wish.agreed, shared.agree, shared.refuse)
            case now.Glance():
                return self._glance()
            case now.PinEntry(entry):
                return self._typing(entry)
            case now.Curtain():
                return self._curtain(situation)
            case now.AnswerPads():
                # NOTE: a button: all who are still to be asked say that they do not follow
                return [Choice("nobody", tr("Nobody follows"), shared.nobody, role="left")]
            case now.RevealRule():
                # NOTE: a button: all made-up rules are laid face up at once
                return [Choice("turn all", tr("Turn all over"), shared.turn_all, role="aside")]
            case _:
                return self._unasked(table, situation)

    def _unasked(self, table: TableReader, situation: now.Unasked) -> list[Choice]:
        """Return the buttons where nobody is asked anything."""
        match situation:
            case now.OwnHand():
                return [self._cover()]
            case now.GameOver(face_down):
                return self._results(table, face_down)
            case now.Playback(paused):
                return self._pause(table, paused)
            case now.Thinking() | now.Waiting() | now.Watching():
                return [] if situation.eyes.shared else self._pause(table, table.held)
            case _:
                assert_never(situation)

    def _answers(self, table: TableReader, decision: Decision, found: list[Intent]) -> list[Choice]:
        if table.state.choosing:
            moves = [intent.move for intent in table.state.choosing]
            chosen = [self._choice(table, move, decision.moves) for move in moves]
            return [*chosen, Choice("back", tr("Back"), self.model.close, role="aside")]
        reachable = {intent.move for intent in found}
        return [
            self._choice(table, move, decision.moves)
            for move in decision.moves
            if needs_button(move) or move not in reachable
        ]

    def _cover_again(self, asked: now.Asked) -> list[Choice]:
        """Return what covers a hand that was opened because of a play, without an answer."""
        eyes = asked.eyes
        looks = eyes.where == "private" and eyes.stand.why in ("follow", "look")
        return [self._cover()] * looks

    def _cover(self) -> Choice:
        return Choice(Button("cover"), tr("Cover"), self._shared.cover, role="aside")

    def _undo_choices(self, reason: Reason) -> list[Choice]:
        model = self.model
        back = Choice("back", tr("Let it be"), model.close, role="aside")
        if reason == "ended":
            return [Choice("branch", tr("Play on in a copy"), self._branch), back]
        return [Choice("practice", tr("Take it back"), model.practise), back]

    def _branch(self) -> None:
        """Go on from before the end of a game, in another one."""
        at = self.model.session.before_end
        if at is not None:
            self.host.games.branch(at)

    def _pause(self, table: TableReader, paused: bool) -> list[Choice]:
        """Return what holds the game while a rival acts, or lets it go on."""
        if paused:
            return [Choice(Button("wait"), tr("Go on"), lambda: self.model.hold(False))]
        rival = active_seat(table) not in (None, table.shown.seat)
        if rival and not table.session.looking:
            # NOTE: a button: hold what is being shown
            return [Choice(Button("wait"), tr("Wait"), self._wait, role="aside")]
        return []

    def _wait(self) -> None:
        """Hold the game, unless the button came below a pointer that is clicked on and on."""
        if not self.host.presses.on_and_on:
            self.model.hold(True)

    def _results(self, table: TableReader, face_down: bool) -> list[Choice]:
        """Return the way to what came of a game; of several persons any seat may be looked at."""
        results = partial(self.host.push, routes.Results())
        if face_down:
            # NOTE: a button: the game is over, and what came of it is to be seen once all others
            # have played the same deal
            return [Choice("results", tr("Lay it face down"), results)]
        eyes = table.eyes.shared and table.session.ended
        others = [history.see_as(self.model)] * eyes
        return [Choice("results", tr("See the scores"), results), *others]

    # Where persons share the screen.

    def _glance(self) -> list[Choice]:
        # NOTE: a button: the new cards have been seen, lay a curtain over them
        found = [Choice("done", tr("Done: cover"), self.model.done)]
        if not self._shared.covers:
            return found
        # NOTE: a button: what the program answers for the player until the next own turn
        words = tr("My answers")
        return [*found, Choice("answers", words, self._shared.fold, role="aside")]

    def _curtain(self, situation: now.Curtain) -> list[Choice]:
        """Return the ways back from a curtain behind which nobody has looked."""
        if situation.back_to is not None:
            # NOTE: a button: the player {who} gets the screen once more
            words = tr("Back to {who}", who=self.model.teller.name(situation.back_to))
        elif situation.eyes.stand.small:
            # NOTE: a button: the player does not want to look at the own cards after all
            words = tr("Back to the table")
        else:
            return []
        return [Choice("back to", words, self._shared.back, role="aside")]

    def _typing(self, entry: TypedPin) -> list[Choice]:
        """Return, beside the digits of a PIN, the way back, and what helps who has forgotten it."""
        entering = self._shared.pin
        if entry.agreed is not None:
            agreed = entry.agreed | {entry.seat}
            return self._agreeing(agreed, entering.agree, entering.remember)
        back = Choice("leave pin", tr("Back"), entering.close, role="aside")
        if not self.model.eyes.shared:
            return [back]  # nobody is there who could agree to go without it
        # NOTE: a button: the player does not know the own PIN any more
        words = tr("PIN forgotten?")
        return [Choice("forgotten", words, entering.forgotten, role="aside"), back]

    def _agreeing(
        self, agreed: frozenset[int], agree: Callable[[int], None], refuse: Callable[[], None]
    ) -> list[Choice]:
        """Return a button for each who has still to agree to what all are asked; the way out."""
        model = self.model
        left = [seat for seat in model.session.persons if seat not in agreed]
        found = [
            # NOTE: a button: the player {who} agrees to what all are asked
            Choice(f"agree {seat}", tr("{who} agrees", who=model.teller.name(seat)),
                   partial(agree, seat))
            for seat in left
        ]  # fmt: skip
        return [*found, Choice("refuse", tr("Let it be"), refuse, role="decline")]

    # Taking back, and tools.

    def _take_back(self, table: TableReader) -> list[Choice]:
        """Return, beside the answers, the step before, as long as it is free to take back."""
        return [self._undo_in_words()] * _in_words(table)

    def _undo_in_words(self) -> Choice:
        return Choice(Button("undo"), tr("Take back"), self.model.undo, role="aside")

    def tools(self, table: TableReader) -> list[Tool]:
        """Return the small buttons at the end of the bar, those that can do something then."""
        if isinstance(table.situation, now.LookingBack | now.ConfirmUndo):
            return []
        found = []
        if table.can_redo:
            found.append(Tool("redo", tr("Make again"), self.model.redo))
        if table.can_undo and not _in_words(table):
            found.append(Tool("undo", tr("Take back"), self.model.undo))
        mine = table.decision is not None and table.decision.seat == table.shown.seat
        if mine and table.advised and table.eyes.where != "public":
            found.append(Tool("hint", tr("Ask the expert"), self._ask_hint))
        return found

    def _choice(self, table: TableReader, move: Move, moves: Sequence[Move]) -> Choice:
        sign = ""
        if isinstance(move, mv.Use):
            sign = "follow" if move.box == "public" else "lock"
        words, role = self.model.labels.among(move, moves), _ROLES.get(type(move), "answer")
        make = self.model.make
        brings = self._brings(table, move)
        return Choice(MoveButton(move), words, lambda: make(move), brings, sign, role)


def _in_words(table: TableReader) -> bool:
    """Return True if taking back is offered in words: within something of one's own."""
    if table.undone is not None:
        return True
    begun = table.kind is not None and table.shown.pending.stage in _BEGUN
    free = table.hotseat.can_take_back
    return begun and free and table.can_undo and not table.state.choosing
