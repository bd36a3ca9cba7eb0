"""The table: shows the game, tells what happens, and takes moves by click, drag and key."""

import time
from typing import TYPE_CHECKING

from fort_desktop.bots.hint import Hint
from fort_desktop.rules.knowledge.view import View
from fort_desktop.rules.model.events import SeatInfo
from fort_desktop.rules.model.moves import Decision, Move
from fort_desktop.rules.model.types import Refusal
from fort_desktop.scene.events import Input, Key, Pointer
from fort_desktop.session.session import Session
from fort_desktop.ui.art.cardface import draw_ahead
from fort_desktop.ui.art.outdoors import draw_hours_ahead
from fort_desktop.ui.screen import Screen
from fort_desktop.ui.table.history import Past
from fort_desktop.ui.table.intents import Intent, attempt, intents
from fort_desktop.ui.table.nodes import TableNodes
from fort_desktop.ui.table.presenter import Telling
from fort_desktop.ui.table.prompt import Asking, Undoing
from fort_desktop.ui.table.saying import Saying
from fort_desktop.ui.table.things import HandCard, Part, Thing
from fort_desktop.ui.table.widgets.log import Line, Tool
from fort_desktop.ui.table.widgets.thinking import ThinkingSign
from fort_desktop.ui.text.refusals import reason
from fort_desktop.ui.text.sentences import Labels, Teller
from fort_desktop.ui.text.words import language, tr

if TYPE_CHECKING:
    from fort_desktop.ui.app import App

_FRAME = 0.012
"""Seconds of a frame that computers may use up where nothing is animated."""
_NAP = 0.0005
"""Seconds between two looks whether the disk is done, in such a frame."""


class TableScreen(Screen):
    """A game in progress, seen by one person."""

    def __init__(self, app: "App", session: Session) -> None:
        super().__init__(app)
        self.session = session
        self.teller = Teller(session.catalog, session.seats)
        self.labels = Labels(self.teller)
        self.telling = Telling(self)
        self.past = Past(self)
        self.choosing: list[Intent] = []
        self.looking: int | None = None
        self.advice: list[Hint] = []
        self.asking = Asking(self)
        self.saying = Saying(self)
        self._sign = ThinkingSign()
        self.nodes: TableNodes | None = None
        self._scrolled = 0
        self._cold = True
        self._stirred = False
        self._asked: object = None
        self.build()

    @property
    def shown(self) -> View:
        """What the viewer sees at the moment."""
        return self.telling.shown

    @property
    def lines(self) -> list[Line]:
        """The log up to there."""
        return self.telling.lines

    @property
    def decision(self) -> Decision | None:
        """The question to the person at the screen, once all has been shown."""
        decision = self.session.decision if self.present else None
        if decision is None or decision.seat != self.session.viewer:
            return None
        return None if self.session.looking or self.session.computers_turn else decision

    @property
    def present(self) -> bool:
        """Whether the table shows the present, with all that has led to it."""
        return self.telling.quiet and self.past.at is None

    @property
    def hand_over_to(self) -> int | None:
        """Another person who is asked now, once the one at the screen has seen all."""
        if not self.present or self.session.looking:
            return None
        return self.session.hand_over_to

    @property
    def busy(self) -> bool:
        """Whether something moves, is to be shown, or a computer player thinks."""
        waits = self.session.computers_turn and self.past.at is None
        return waits or not self._still

    @property
    def _still(self) -> bool:
        """Whether nothing moves on the table, though a computer player may think."""
        moves = self.scene.animator.busy or not self.session.settled
        return self.telling.quiet and not moves

    @property
    def info(self) -> SeatInfo:
        """The person at the screen."""
        return self.session.seats[self.session.viewer]

    def go_on(self, seconds: float) -> None:
        """Show what comes next, let a computer think, or wait for the person."""
        self.scene.animator.speed = self.telling.speed
        self._show_hints()
        self._sign.watch(self.nodes, self._thinks(), seconds)
        self.saying.go_on(seconds)
        if self.telling.speed == 0:
            self._hurry(seconds)
        elif not self.scene.animator.busy:
            self._next(seconds)
        stirred, self._stirred = self._stirred, False
        if self._cold and not stirred and self._still and self.scene.pointer.drag is None:
            kids = self.session.catalog.kids.values()
            self._cold = draw_ahead(kids, language()) or draw_hours_ahead()

    def _next(self, seconds: float) -> bool:
        """What comes by itself once the disk has all that was done; False if that is nothing."""
        if not self.session.settled:
            return False
        if not self.telling.quiet:
            self.telling.go_on()
            return True
        if self.past.at is not None or not self.session.computers_turn:
            return False
        steps = self.session.think(seconds, self.app.speed)
        if steps:
            self.telling.put(steps)
        return bool(steps)

    def _hurry(self, seconds: float) -> None:
        """Without animations: all that is to come, as far as one frame has time for it."""
        until = time.perf_counter() + _FRAME
        going = True
        while going and not self.gone and time.perf_counter() < until:
            if not self.session.settled:
                time.sleep(_NAP)
            elif self.telling.quiet:
                going = self._next(seconds)
                seconds = 0.0
            else:
                self.telling.finish()

    def heard(self, event: Input) -> bool:
        """Keys that do not depend on the focus; while something is told, a press means "go on"."""
        self._stirred = True
        if not self.telling.quiet and not self.notes and _hastens(event):
            # It is not meant for what comes to lie below it meanwhile.
            self.telling.finish()
            if isinstance(event, Key) and event.name == "escape":
                # The next one would leave the game: it has to be meant for that.
                self.app.presses.opened()
            return True
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
        """Close what was opened last; with nothing open, leave the game, which is kept."""
        if self.looking is not None:
            self.look(None)
        elif self.choosing or self.advice or self.asking.undoing:
            self.back()
        else:
            self.app.title()

    def _thinks(self) -> int | None:
        """The seat of the computer player that is thinking now."""
        decision = self.session.decision
        thinks = self.present and self.session.computers_turn
        return decision.seat if thinks and decision is not None else None

    def _show_hints(self) -> None:
        """The expert has answered: lay his advice on the table."""
        found = self.session.hinted if self.decision is not None else None
        if found is None:
            return
        self.advice, self.looking = list(found), None
        self.rebuild()

    def ask_hint(self) -> None:
        """Ask the expert, or put his advice away."""
        if self.advice:
            self.advice = []
            self.rebuild()
        elif self.decision is not None:
            self.session.ask_hint()
            self.saying.say(tr("The expert thinks ..."))

    def build(self) -> None:
        """Lay the table out for what is shown now."""
        self.telling.cut()
        self.saying.hush()
        self._cold = True
        decision = self.decision
        self._open(decision)
        found = intents(decision, self.session.viewer) if decision is not None else []
        self.nodes = TableNodes(self, found)
        if self.past.at is not None:
            self.nodes.frame_past()
        if self.advice:
            self.nodes.advise(self.advice)
        self.asking.put(self.nodes, decision, found)
        self.scene.focus.keys.pop("enter", None)
        if self.hand_over_to is not None:
            self.scene.focus.keys["enter"] = self.hand_over

    def _open(self, decision: Decision | None) -> None:
        """If something else is asked now than before, a press may have been meant for that."""
        asked = decision is not None or self.hand_over_to is not None
        asking = (self.asking.undoing, tuple(self.choosing), bool(self.advice))
        now = (self.session.at, self.past.at is None, asking) if asked else None
        if now is not None and now != self._asked:
            self.app.presses.opened()
        self._asked = now

    # The log, and what it leads to.

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
        free, session = self.present, self.session
        undo = session.can_undo or session.practice_would_help or session.before_end is not None
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
        if at is not None and self.present:
            self.telling.again(at)
            self.back()

    def undo(self) -> None:
        """Take the last move back, if that is allowed; else say why not."""
        session = self.session
        if not self.present:
            return
        if session.before_end is not None:
            self._ask_first("ended")
        elif session.can_undo and not session.undone_too:
            session.undo()
            self.telling.jump()
        elif session.can_undo or session.practice_would_help:
            self._ask_first("others" if session.practice else "practice")

    def _ask_first(self, why: Undoing) -> None:
        self.back()
        self.asking.undoing, self.looking = why, None
        self.rebuild()

    def practise(self) -> None:
        """The person knows what it means: make it a practice game, and take the move back."""
        self.asking.undoing = ""
        self.session.make_practice()
        self.session.undo()
        self.telling.jump()

    def branch(self) -> None:
        """Go on from before the end of a game, in another one."""
        at = self.session.before_end
        if at is not None:
            self.app.branch(at)

    def hand_over(self) -> None:
        """The person has seen enough: the next one's turn to look."""
        self.app.hand_over(self.session)

    def redo(self) -> None:
        """Make again what was taken back."""
        if self.present and self.session.can_redo:
            self.telling.put(self.session.redo())
            self.rebuild()

    # Questions and answers.

    def back(self) -> None:
        """Close what lies open over the table."""
        self.choosing = []
        self.advice = []
        self.asking.undoing = ""
        self.rebuild()

    def look(self, seat: int | None) -> None:
        """Lay the discard pile of a seat open, or close it (DISCARD-3)."""
        self.looking = seat if seat != self.looking else None
        self.rebuild()

    def touch(self, source: Thing, target: Part | None = None) -> None:
        """A thing was clicked, or dragged to a target."""
        decision = self.decision
        if decision is None:
            return
        meant = [one for one in intents(decision, self.session.viewer) if one.source == source]
        found = [one for one in meant if target is None or target in one.targets]
        if len(found) == 1:
            self.make(found[0].move)
        elif found:
            self.choosing, self.looking = found, None
            self.rebuild()
        else:
            self.app.audio.play("refuse")
            self.saying.say(self._why_not(decision, source, bool(meant)))

    def _why_not(self, decision: Decision, source: Thing, elsewhere: bool) -> str:
        """Why nothing comes of it; `elsewhere` it could be dropped."""
        if elsewhere:
            return tr("Not there. Drop it where a frame lights up, or click it.")
        if decision.kind == "follow" and not isinstance(source, HandCard):
            who = self.teller.name(self.shown.leader)
            return tr("First decide whether you follow {who}. This is not your turn.", who=who)
        move = attempt(decision.kind, source)
        refusal = self.session.why_not(move) if move is not None else None
        return reason(refusal or Refusal("TURN-2"))

    def make(self, move: Move) -> None:
        """Make a move of the person at the screen."""
        self.choosing = []
        self.advice = []
        self.looking = None
        self.asking.undoing = ""
        self._scrolled = 0
        self.telling.put(self.session.submit(move))
        self.rebuild()


def _hastens(event: Input) -> bool:
    """A click or a key while something is being told: the person does not want to wait."""
    if isinstance(event, Key):
        return event.name in ("enter", "space", "escape")
    return isinstance(event, Pointer) and event.what == "down"
