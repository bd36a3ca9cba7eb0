"""Everything that can become of the state of a table: functions from one state to another."""

from collections.abc import Sequence

from msgspec.structs import replace

from fort_desktop.rules.knowledge.view import View
from fort_desktop.session.hotseat.stand import Stand
from fort_desktop.session.timeline import Step
from fort_desktop.ui.table.logbook import Line, Log
from fort_desktop.ui.table.overlays import Aside, Front, Overlay, Pile, RivalBand
from fort_desktop.ui.table.state import TableState
from fort_desktop.ui.table.things import Thing
from fort_desktop.ui.table.viewpoint import TypedPin

# Telling.


def put(state: TableState, steps: Sequence[Step]) -> TableState:
    """A move was made: what came of it is to be told."""
    return replace(state, again=False, coming=(*state.coming, *steps))


def tell_again(
    state: TableState, shown: View, at: int, steps: Sequence[Step], again: bool
) -> TableState:
    """Go back to what was seen after `at` events, and tell the steps from there.

    Args:
        again: on wish.
    """
    log = state.log.until(at)
    return replace(state, shown=shown, coming=tuple(steps), log=log, again=again)


def tell(state: TableState, lines: Sequence[Line], told: int, view: View) -> TableState:
    """Tell the first `told` steps, which are written in `lines` and lead to a view."""
    return replace(state, log=state.log.plus(*lines), coming=state.coming[told:], landing=view)


def land(state: TableState) -> TableState:
    """Let that which was under way land."""
    view = state.landing if state.landing is not None else state.shown
    return replace(state, shown=view, landing=None)


def told_all(state: TableState, log: Log, turning: View | None) -> TableState:
    """All has been told: the open question follows, perhaps for other eyes."""
    return replace(state, unasked=True, log=log, turning=turning)


def ask(state: TableState) -> TableState:
    """The table with the question has been laid out."""
    return replace(state, unasked=False)


def turn(state: TableState, view: View, stand: Stand, lines: tuple[Line, ...]) -> TableState:
    """The screen has other eyes from now on, or stands elsewhere: what was said is theirs."""
    log = state.log.whole(lines)
    return replace(state, due=False, turning=None, shown=view, stand=stand, entry=None, log=log)


def hold(state: TableState, held: bool, at_beat: bool = False) -> TableState:
    """Wait with what comes next, or go on with it."""
    return replace(state, held=held, at_beat=at_beat)


def hurry(state: TableState, left: tuple[Step, ...], log: Log) -> TableState:
    """Tell the rest at once, as the log has it; only the steps in `left` are still to be told."""
    return replace(
        state, coming=left, landing=None, again=False, unasked=False, turning=None, log=log
    )


def start_over(state: TableState, lines: tuple[Line, ...]) -> TableState:
    """Nothing is told, held or looked back at any more; the log is written anew."""
    return replace(hurry(state, (), state.log.whole(lines)), held=False, past=None)


def be_due(state: TableState) -> TableState:
    """The present is to be shown without what led to it, once the disk has it."""
    return replace(state, due=True)


def show(state: TableState, view: View) -> TableState:
    """Show a view."""
    return replace(state, shown=view)


# Looking back.


def go_to(state: TableState, at: int | None, view: View) -> TableState:
    """Show the moment after `at` events; its line is to be seen in the log."""
    return replace(state, past=at, shown=view, log=replace(state.log, scrolled=0))


def to_now(state: TableState) -> TableState:
    """Leave the past."""
    return replace(state, past=None, log=replace(state.log, scrolled=0))


def leave_past(state: TableState) -> TableState:
    """Leave the past where the log stands."""
    return replace(state, past=None)


def choose_eyes(state: TableState, lines: tuple[Line, ...]) -> TableState:
    """After the game somebody looks from another seat."""
    return replace(state, eyes_chosen=True, log=state.log.whole(lines))


def rewrite(state: TableState, log: Log) -> TableState:
    """The log says something else, or another part of it is seen."""
    return replace(state, log=log)


# What lies open.


def open_overlay(state: TableState, overlay: Overlay) -> TableState:
    """Lay something open, in place of what was open; or close it, if that is just it."""
    return _with(state, overlay if overlay != state.overlay else None)


def _with(state: TableState, overlay: Overlay | None) -> TableState:
    """Let just this lie open; a log that is opened or folded shows its newest lines."""
    scrolled = 0 if "log" in (overlay, state.overlay) else state.log.scrolled
    log = replace(state.log, scrolled=scrolled)
    return replace(state, overlay=overlay, tooltip=None, log=log)


def keep(state: TableState, thing: Thing | None, on_overlay: bool = False) -> TableState:
    """Let the panel of a thing stay, None: no more. It closes an overlay that it does not lie on.

    Args:
        on_overlay: the thing lies on what is open.
    """
    stays = on_overlay or thing is None or isinstance(state.overlay, RivalBand)
    overlay = state.overlay if stays else None
    return replace(state, tooltip=thing, overlay=overlay)


def peek(state: TableState, seat: int | None) -> TableState:
    """Open or close the band of a rival that is pointed at: it closes nothing else."""
    if state.overlay is not None and not isinstance(state.overlay, RivalBand):
        return state
    return replace(state, overlay=RivalBand(seat) if seat is not None else None)


def close_overlay(state: TableState) -> TableState:
    """Close what lies open, and nothing else."""
    return _with(state, None)


def ask_aside(state: TableState, aside: Aside) -> TableState:
    """Ask something in the bar before the open question; a rival's band stays open."""
    overlay = state.overlay if isinstance(state.overlay, RivalBand) else None
    return replace(state, aside=aside, overlay=overlay)


def close(state: TableState) -> TableState:
    """Close all that belongs to the question; what one only looks at stays."""
    looked = isinstance(state.overlay, Pile | RivalBand) or state.overlay == "log"
    overlay = state.overlay if looked else None
    return replace(state, overlay=overlay, aside=None, folded=False, front="")


def fold(state: TableState, folded: bool) -> TableState:
    """Fold a sheet that waits for an answer, or open it again."""
    return replace(state, folded=folded, overlay=None)


def to_front(state: TableState, panel: Front) -> TableState:
    """Show one of the panels that lie at one place."""
    return replace(state, front=panel, overlay=None)


def answer(state: TableState) -> TableState:
    """A question was answered: what was open belonged to it, its answers above all."""
    log = replace(state.log, scrolled=0)
    return replace(close(state), overlay=None, tooltip=None, dragged=None, held=False, log=log)


def drag(state: TableState, thing: Thing | None) -> TableState:
    """A thing is taken up, None: it is let go. Nothing that is laid out anew may lose it."""
    return replace(state, dragged=thing)


def refuse(state: TableState, clause: str) -> TableState:
    """Nothing came of a touch, for a clause of the rules; "" if something did."""
    return replace(state, refused=clause)


# Persons at a shared screen.


def stand_at(state: TableState, stand: Stand) -> TableState:
    """The screen stands elsewhere."""
    return replace(state, stand=stand)


def type_pin(state: TableState, entry: TypedPin | None) -> TableState:
    """This much of a PIN has been typed; None: it is not asked."""
    return replace(state, entry=entry)


def excuse(state: TableState, seat: int) -> TableState:
    """All others let a person go without the PIN."""
    return replace(state, excused=state.excused | {seat})


def use_own_pad(state: TableState, seat: int) -> TableState:
    """A person has used the own gamepad."""
    return replace(state, by_own_pad=state.by_own_pad | {seat})
