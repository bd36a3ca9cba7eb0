"""Words at a lesson's table once nobody guides any more: a few remarks, and an offer.

The last words of the guide come in the first turn without it, and when a learner thinks for long.
"""

from collections.abc import Callable
from typing import Final, NamedTuple, Protocol

from fort_desktop.rules.knowledge.view import View
from fort_desktop.rules.model.cards import Catalog
from fort_desktop.rules.model.moves import Decision
from fort_desktop.session.session import Session
from fort_desktop.ui.coach.lesson.guide import Guide
from fort_desktop.ui.coach.lesson.lesson import LEARNER
from fort_desktop.ui.coach.lesson.places import lamp, parts_of
from fort_desktop.ui.coach.lights import Beam
from fort_desktop.ui.coach.speaking import Spoken
from fort_desktop.ui.i18n.i18n import NC_, tr, trc
from fort_desktop.ui.table.model import TableModel
from fort_desktop.ui.table.note import Note, NoteKey, Press

LONG: Final = 15.0
"""Seconds in one decision after which the bulb is pointed at, once."""


class Remark(NamedTuple):
    """A note that may be read or not: its message, and what it points at."""

    words: str
    point: tuple[str, ...] = ()


PLAY: Final = Remark(
    NC_("lesson", "You decide. What do you want from this turn: pizza, toys, a fort, or points?")
)
# NOTE: "this kid" is the one on which a small fence stands
ONE: Final = Remark(NC_("lesson", "This kid will wait in your Yard."), ("fences",))
# NOTE: "these kids" are those on which a small fence stands
YARD: Final = Remark(NC_("lesson", "These kids will wait in your Yard."), ("fences",))
DONE: Final = Remark(
    NC_("lesson", "Well done. Now your rivals take their turns. Watch how they do it!")
)
BULB: Final = Remark(NC_("lesson", "Shall I show you a good move?"), ("hint",))


class FirstTurn:
    """The remark that is due, in a game that goes on after the lesson.

    Args:
        catalog: tells which kids go to the Yard (DISCARD-2).
        whole: the first own turn is commented on too; else only the bulb is pointed at.
    """

    def __init__(self, catalog: Catalog, whole: bool = True) -> None:
        self._catalog = catalog
        self._left = [PLAY, YARD, DONE] if whole else []
        self._bulb = True
        self._moment: int | None = None
        self._seconds = 0.0
        self._now: Remark | None = None

    def close(self) -> None:
        """The remark was touched."""
        self._now = None

    def watch(
        self, view: View, decision: Decision | None, made: int, seconds: float
    ) -> Remark | None:
        """Let time pass; returns the remark that is on the table.

        Args:
            made: how many moves there were; with another question the remark goes.
        """
        moment = made if decision is not None else None
        if moment != self._moment:
            self._moment, self._seconds, self._now = moment, 0.0, None
        found = self._due(view, decision)
        if found is not None:
            # What finds no place any more is left out.
            told = YARD if found is ONE else found
            self._left = self._left[self._left.index(told) + 1 :]
            self._now = found
        self._seconds += seconds if decision is not None else 0.0
        if self._bulb and self._seconds >= LONG:
            self._bulb, self._now = False, BULB
        return self._now

    def _due(self, view: View, decision: Decision | None) -> Remark | None:
        mine = view.leader == LEARNER
        kind = decision.kind if decision is not None and mine else ""
        if PLAY in self._left:
            return PLAY if kind == "play" else None
        if kind == "recruit" and YARD in self._left:
            kids = [self._catalog.kid[card] for card in view.own.hand]
            waiting = sum(kid.best_friend is None for kid in kids)
            return YARD if waiting > 1 else ONE if waiting else None
        return DONE if not mine and DONE in self._left else None


_OFFERED: Final = 20.0
"""Seconds after which an offer goes by itself."""


class Table(Protocol):
    """The parts of a lesson's table that these remarks need."""

    model: TableModel
    session: Session
    guide: Guide

    def ask_hint(self) -> None:
        """Ask the expert, or put his advice away."""


class Remarks:
    """Says what is due in the first free turn, and offers help to whoever thinks for long."""

    def __init__(self, table: Table) -> None:
        self._table = table
        self._turn = FirstTurn(table.session.catalog, whole=False)
        self._now: Remark | None = None
        self._for = 0.0

    def first_turn(self) -> None:
        """The lesson is over, and the first turn without it begins."""
        self._turn = FirstTurn(self._table.session.catalog)

    def go_on(self, seconds: float) -> None:
        """Let time pass: an offer that nobody takes goes."""
        table = self._table
        if not table.guide.over:
            return
        model, before = table.model, self._now
        made = table.session.made
        self._now = self._turn.watch(model.shown, model.decision, made, seconds)
        self._for = self._for + seconds if self._now is before else 0.0
        if self._now is BULB and self._for >= _OFFERED:
            self._close()

    def speaks(self) -> Spoken | None:
        """Return the remark of the moment, None for none."""
        remark = self._now
        if remark is None or not self._table.guide.over:
            return None
        acts: dict[NoteKey, Callable[[], None]] = {
            "offer yes": self._show,
            "offer no": self._close,
            "help close": self._close,
        }
        words, beam = tr(remark.words), Beam([lamp(name) for name in remark.point])
        if remark is not BULB:
            return Spoken(
                Note(words, words, parts=parts_of(remark.point), pressed="help close"), acts, beam
            )
        presses = (
            # NOTE: a button: the answer to "Shall I show a good move?"
            Press("offer yes", trc("lesson", "Show me"), True),
            # NOTE: a button: the answer to "Shall I show a good move?"
            Press("offer no", trc("lesson", "Not now")),
        )
        return Spoken(Note(words, words, presses, parts=parts_of(remark.point)), acts, beam)

    def _show(self) -> None:
        self._close()
        self._table.ask_hint()

    def _close(self) -> None:
        self._turn.close()
        self._now = None
