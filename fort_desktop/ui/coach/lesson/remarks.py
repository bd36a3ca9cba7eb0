"""Words at a lesson's table once nobody guides any more: a few remarks, and an offer."""

from collections.abc import Callable
from typing import Final, Protocol

from fort_desktop.session.session import Session
from fort_desktop.ui.coach.lesson.first_turn import BULB, FirstTurn, Remark
from fort_desktop.ui.coach.lesson.guide import Guide
from fort_desktop.ui.coach.lesson.places import lamp, parts_of
from fort_desktop.ui.coach.lights import Beam
from fort_desktop.ui.coach.speaking import Spoken
from fort_desktop.ui.i18n.i18n import tr, trc
from fort_desktop.ui.table.model import TableModel
from fort_desktop.ui.table.note import Note, NoteKey, Press

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
