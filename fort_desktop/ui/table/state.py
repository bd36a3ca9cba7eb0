"""The state of a table as one frozen value: everything that says what it shows.

What it is made of comes first: what is open over the table, what rivals have taken, and for whose
eyes all that is.
"""

from typing import Literal, NamedTuple

import msgspec

from fort_desktop.bots.hint import Hint
from fort_desktop.rules.knowledge.view import View
from fort_desktop.rules.model import events as ev
from fort_desktop.rules.model.events import Event
from fort_desktop.session.hotseat.stand import Stand, Where
from fort_desktop.session.timeline import Step
from fort_desktop.ui.table.intents import Intent
from fort_desktop.ui.table.logbook import Log
from fort_desktop.ui.table.note import Note, Remark
from fort_desktop.ui.table.things import Thing


class TypedPin(NamedTuple):
    """A PIN as far as a person has typed it into the curtain.

    Args:
        seat: whose PIN it is; back: the person gets the glance back (`Hotseat.back`), instead of
            lifting the curtain.
        digits: what has been typed; wrong: other digits were typed before.
        agreed: it is forgotten, and these persons have agreed to go without; None if it is not.
    """

    seat: int
    back: bool = False
    digits: str = ""
    wrong: bool = False
    agreed: frozenset[int] | None = None


class Viewpoint(msgspec.Struct, frozen=True):
    """The eyes for which the table is shown, also while something is told.

    Attributes:
        stand: where the screen stood when what is shown was seen.
        shared: several persons share the screen; curtained: only their persons see hands.
        typing: the seat whose PIN is being typed; None for nobody's.
        counts: at the end the points of all who share the screen are counted in public.
    """

    stand: Stand
    shared: bool
    curtained: bool
    typing: int | None
    counts: bool

    @property
    def where(self) -> Where:
        """The kind of place where the screen stands."""
        return self.stand.where

    @property
    def guards(self) -> bool:
        """True if a hand is seen that others must not see."""
        return self.curtained and self.where in ("private", "glance")

    @property
    def holder(self) -> int | None:
        """The person who has the shared screen, with their own hand on it; None for nobody."""
        return self.stand.seat if self.guards and self.shared else None

    @property
    def in_public(self) -> bool:
        """True if persons share the screen and nobody's hand is shown."""
        return self.counts or (self.shared and self.where in ("public", "curtain"))

    @property
    def speaker(self) -> int | None:
        """The person whose language is spoken: who sees their own hand or is to; None for all."""
        if self.typing is not None:
            return self.typing
        return None if self.where in ("public", "over") else self.stand.seat


class YardLoss(NamedTuple):
    """A card that has left the Yard of `owner`, and the seat that did it.

    It was recruited (RECRUIT-3), put on a Lookout by Bribe (PERK-2), or `trashed` (ACT-11).
    """

    card: str
    seat: int
    owner: int
    trashed: bool = False


def losses_after(losses: tuple[YardLoss, ...], event: Event, viewer: int) -> tuple[YardLoss, ...]:
    """Return what the viewer has not seen once an event has been told; their own turn ends it."""
    match event:
        case ev.TurnBegan(seat=seat) if seat == viewer:
            return ()
        case ev.KidRecruited() | ev.CardToLookout():
            owner = event.rival
        case ev.CardTrashed(source="yard"):
            owner = event.owner
        case _:
            return losses
    if owner != viewer or event.seat == viewer:
        return losses
    return (*losses, YardLoss(event.card, event.seat, viewer, isinstance(event, ev.CardTrashed)))


class Advice(msgspec.Struct, frozen=True):
    """The expert's advice."""

    hints: tuple[Hint, ...]


class Pile(msgspec.Struct, frozen=True):
    """The discard pile of a seat (DISCARD-3)."""

    seat: int


class RivalBand(msgspec.Struct, frozen=True):
    """The sheet of a rival's band: it comes and goes with the pointer or the focus."""

    seat: int


class RunningTotal(msgspec.Struct, frozen=True):
    """The sums of all seats if the game ended now: they come and go likewise."""


Pointed = RivalBand | RunningTotal
"""What opens by pointing, and lies beside what is pointed at."""


class BigMoment(msgspec.Struct, frozen=True):
    """Something is celebrated over the whole table; meanwhile nothing is told.

    Attributes:
        what: a fort level was built, a puzzle is solved, or the game is over; seat: whose.
    """

    what: Literal["level", "solved", "ended"]
    seat: int


Overlay = Advice | Pile | Pointed | BigMoment | Literal["perks", "hand", "log", "board", "answers"]
"""The things that can be open: also the perks where they have no row of their own, one's own hand
spread over the middle, the log where it is folded, one's own board where it is a strip, and the
answers given for later.

Only one lies there at a time: what is opened closes what was open. What is only pointed at closes
what but tells, see `makes_way`, and waits for the rest to be closed. A sheet with the answers to
the open question is not an overlay: it makes way for one, and comes back.
"""


def makes_way(overlay: Overlay | None) -> bool:
    """Return True if an overlay only tells something, so that pointing at another thing closes it.

    The others hold answers, or cards to be compared.
    """
    return overlay is None or overlay == "log" or isinstance(overlay, Pointed)


class Choosing(msgspec.Struct, frozen=True):
    """A thing was touched that can mean several moves: the bar asks which."""

    intents: tuple[Intent, ...]


Reason = Literal["practice", "ended"]
"""Why taking back needs a word first: it makes a practice game of this one, or the game is over, so
that only a copy of it can go on. Persons who share the screen agree to it at the public table."""


class Undoing(msgspec.Struct, frozen=True):
    """Taking back needs a word first, for this reason."""

    reason: Reason


Aside = Choosing | Undoing
"""A question of the bar that comes before the open one."""
Front = Literal["", "board", "park", "mat"]
"""A panel that is wanted in front, "" for none."""


class TableState(msgspec.Struct, frozen=True, eq=False):
    """The state of a table. Only `update` makes another one, and only `TableModel` takes it.

    Attributes:
        shown: what the viewer sees; stand: where the screen stood when that was seen.
        log: what has been told up to there.
        coming: the steps that are still to be told, in order.
        landing: what is seen once what is under way has landed.
        losses: what rivals took from one's own Yard, until the person has seen it.
        due: the present is to be shown without what led to it.
        unasked: all has been told, but the table with the question is still being laid out.
        turning: what is to be seen once all is told, if that is for other eyes.
        again: what comes is told again on request, so it takes its time.
        held: the person wants to look: nothing more is told, and nobody thinks, until they go on.
        at_beat: it is held since every step of a rival waits for a click.
        past: the moment that is shown, as a number of events; None is the present.
        overlay: what is open over the table; aside: what the bar asks before the open question.
        tooltip: the thing whose panel stays until it is closed.
        note: what the teacher says, None for nothing; away: the note is folded to a strip, while
            something else explains.
        advice: the moves that the expert advises, the best one first; advised: the one that is
            told of.
        remark: what the teacher says in passing, or said last: why a touch has done nothing.
        folded: a sheet that waits for an answer is folded away, so that the table can be seen.
        front: the panel that was chosen where only one is seen, "" for the one that matters.
        dragged: the thing that the person holds in the hand.
        entry: the PIN that somebody types; excused: seats that all others let go without it.
        by_own_pad: seats whose persons have used their own gamepad, so that they see its signs.
        eyes_chosen: after the game somebody has chosen from which seat to look.
    """

    shown: View
    stand: Stand
    log: Log = Log()
    coming: tuple[Step, ...] = ()
    landing: View | None = None
    losses: tuple[YardLoss, ...] = ()
    due: bool = False
    unasked: bool = False
    turning: View | None = None
    again: bool = False
    held: bool = False
    at_beat: bool = False
    past: int | None = None
    overlay: Overlay | None = None
    aside: Aside | None = None
    tooltip: Thing | None = None
    note: Note | None = None
    away: bool = False
    advice: tuple[Hint, ...] = ()
    advised: int = 0
    remark: Remark | None = None
    folded: bool = False
    front: Front = ""
    dragged: Thing | None = None
    entry: TypedPin | None = None
    excused: frozenset[int] = frozenset()
    by_own_pad: frozenset[int] = frozenset()
    eyes_chosen: bool = False

    @property
    def quiet(self) -> bool:
        """True if all that has happened has been shown."""
        waits = self.coming or self.landing or self.due or self.unasked or self.moment
        return not waits

    @property
    def moment(self) -> BigMoment | None:
        """The big moment that is celebrated."""
        return self.overlay if isinstance(self.overlay, BigMoment) else None

    @property
    def present(self) -> bool:
        """True if the present is shown, with all that has led to it."""
        return self.quiet and self.past is None

    @property
    def something_open(self) -> bool:
        """True if anything lies over the table, or was chosen, that can be closed."""
        lies = self.overlay or self.tooltip or self.advice
        return bool(lies or self.aside or self.folded or self.front)

    @property
    def choosing(self) -> tuple[Intent, ...]:
        """The moves of which the bar asks which was meant."""
        return self.aside.intents if isinstance(self.aside, Choosing) else ()

    @property
    def hint(self) -> Hint | None:
        """The advised move that is told of, if the expert was asked."""
        return self.advice[self.advised] if self.advice else None

    @property
    def remarked(self) -> bool:
        """True while what is said in passing is read."""
        said, remark = self.note, self.remark
        there = said is not None and remark is not None and said.words == remark.words
        return there and not self.away

    @property
    def refused(self) -> str:
        """The clause for which nothing came of the last touch, "" for none."""
        return self.remark.clause if self.remark is not None else ""

    @property
    def pile(self) -> int | None:
        """The seat whose discard pile is open."""
        return self.overlay.seat if isinstance(self.overlay, Pile) else None

    @property
    def peeked(self) -> int | None:
        """The seat whose band is open."""
        return self.overlay.seat if isinstance(self.overlay, RivalBand) else None
