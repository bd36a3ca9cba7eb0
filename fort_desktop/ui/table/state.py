"""The state of a table as one frozen value: everything that says what it shows."""

import msgspec

from fort_desktop.bots.hint import Hint
from fort_desktop.rules.knowledge.view import View
from fort_desktop.session.hotseat.stand import Stand
from fort_desktop.session.timeline import Step
from fort_desktop.ui.table.intents import Intent
from fort_desktop.ui.table.logbook import Log
from fort_desktop.ui.table.note import Note
from fort_desktop.ui.table.overlays import (
    Advice,
    Aside,
    BigMoment,
    Choosing,
    Front,
    Overlay,
    Pile,
    RivalBand,
)
from fort_desktop.ui.table.things import Thing
from fort_desktop.ui.table.viewpoint import TypedPin
from fort_desktop.ui.table.yard_losses import YardLoss


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
        folded: a sheet that waits for an answer is folded away, so that the table can be seen.
        front: the panel that was chosen where only one is seen, "" for the one that matters.
        dragged: the thing that the person holds in the hand.
        refused: the clause for which nothing came of the last touch, "" for none.
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
    folded: bool = False
    front: Front = ""
    dragged: Thing | None = None
    refused: str = ""
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
        return bool(self.overlay or self.tooltip or self.aside or self.folded or self.front)

    @property
    def choosing(self) -> tuple[Intent, ...]:
        """The moves of which the bar asks which was meant."""
        return self.aside.intents if isinstance(self.aside, Choosing) else ()

    @property
    def advice(self) -> tuple[Hint, ...]:
        """The expert's advice, if that is open."""
        return self.overlay.hints if isinstance(self.overlay, Advice) else ()

    @property
    def pile(self) -> int | None:
        """The seat whose discard pile is open."""
        return self.overlay.seat if isinstance(self.overlay, Pile) else None

    @property
    def peeked(self) -> int | None:
        """The seat whose band is open."""
        return self.overlay.seat if isinstance(self.overlay, RivalBand) else None
