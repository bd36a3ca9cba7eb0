"""The words of the explain panel for one thing, and the knowledge that they are made of."""

from collections.abc import Callable, Sequence
from typing import Literal

import msgspec

from fort_desktop.rules.knowledge.preview import Foreseen
from fort_desktop.rules.knowledge.view import SeatView, View
from fort_desktop.rules.model.cards import Catalog
from fort_desktop.rules.model.events import Event
from fort_desktop.rules.model.moves import Decision, Move
from fort_desktop.rules.model.types import Refusal
from fort_desktop.ui.i18n.i18n import Plural, tr, trp
from fort_desktop.ui.text.lists import together
from fort_desktop.ui.text.sentences import Teller

ParagraphKind = Literal["public", "private", "plain"]


class Paragraph(msgspec.Struct, frozen=True):
    """Some sentences of an explanation; `public` and `private` are those of an action box.

    `title` is a heading above the words, "" for none.
    """

    kind: ParagraphKind
    words: str
    title: str = ""


class Explanation(msgspec.Struct, frozen=True):
    """The words of the explain panel.

    Attributes:
        title: the name of the thing; kind: a few words at its right, as the suits of a kid.
        signs: names of signs (as `ui/art/icons.py` takes them) that stand before the title.
        parts: what it is and does.
        now: what it means at this moment, or why it cannot be used; lines are parted by a newline.
        how: what a click does; clause: where docs/rules.md speaks of it.
    """

    title: str
    kind: str = ""
    signs: tuple[str, ...] = ()
    parts: tuple[Paragraph, ...] = ()
    now: str = ""
    how: str = ""
    clause: str = ""


def _refuse_nothing(move: Move) -> Refusal | None:
    return None


class Known(msgspec.Struct, frozen=True):
    """All that an explanation is made of; nothing of it is hidden from the viewer.

    Attributes:
        view: what is shown; events: all that the viewer knows to have happened, first to last.
        decision: the question to the viewer, None if somebody else is asked.
        why_not: the clause that forbids a move of the viewer now.
        foresee: what a legal move of the viewer brings.
        after: what a second move brings once a first is made; None if it is not legal then.
        off: names of buttons of the program that do nothing now, as `undo`.
    """

    view: View
    catalog: Catalog
    teller: Teller
    decision: Decision | None = None
    events: Sequence[Event] = ()
    why_not: Callable[[Move], Refusal | None] = _refuse_nothing
    foresee: Callable[[Move], Foreseen] | None = None
    after: Callable[[Move, Move], Foreseen | None] | None = None
    off: frozenset[str] = frozenset()

    @property
    def own(self) -> SeatView:
        """The viewer's board."""
        return self.view.own

    def seat(self, number: int) -> SeatView:
        """The board of a seat."""
        return self.view.seats[number]

    @property
    def moves(self) -> tuple[Move, ...]:
        """The moves that the viewer may make now."""
        return self.decision.moves if self.decision is not None else ()

    def legal(self, move: Move) -> bool:
        """Return True if the viewer may make this move now."""
        return move in self.moves

    def mine(self, seat: int) -> bool:
        """Return True if a seat is the viewer's own."""
        return seat == self.view.seat

    def said(self, seat: int, mine: str, theirs: str, **values: object) -> str:
        """A sentence about the viewer, or the same about a rival, whose name is `who` in it."""
        if self.mine(seat):
            return tr(mine, **values)
        return tr(theirs, who=self.teller.name(seat), **values)

    def counted(self, seat: int, n: int, mine: Plural, theirs: Plural, **values: object) -> str:
        """The same with a number: each message has a form for one and for several."""
        message = mine if self.mine(seat) else theirs
        return trp(message, n, who=self.teller.name(seat), **values)


def plain(*sentences: str) -> Paragraph:
    """Sentences of one paragraph, those that say nothing left out."""
    return Paragraph("plain", together(*sentences))
