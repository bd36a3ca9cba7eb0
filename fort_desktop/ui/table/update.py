"""Everything that can become of the state of a table: functions from one state to another."""

from collections.abc import Sequence

from msgspec.structs import replace

from fort_desktop.bots.hint import Hint
from fort_desktop.rules.knowledge.view import View
from fort_desktop.session.hotseat.stand import Stand
from fort_desktop.session.timeline import Step
from fort_desktop.ui.table.logbook import Line, Log
from fort_desktop.ui.table.note import Note, Remark
from fort_desktop.ui.table.state import (
    Aside,
    BigMoment,
    Front,
    Overlay,
    Pile,
    Pointed,
    TableState,
    TypedPin,
    losses_after,
    makes_way,
)
from fort_desktop.ui.table.things import Thing

# Telling.


def put(state: TableState, steps: Sequence[Step]) -> TableState:
    """Queue the steps that a move has led to."""
    return replace(state, again=False, coming=(*state.coming, *steps))


def tell_again(
    state: TableState, shown: View, at: int, steps: Sequence[Step], again: bool
) -> TableState:
    """Go back to the view after `at` events, and replay the steps from there.

    Args:
        again: on request.
    """
    log = state.log.until(at)
    return replace(state, shown=shown, coming=tuple(steps), log=log, again=again)


def tell(state: TableState, lines: Sequence[Line], told: int, view: View) -> TableState:
    """Start to show the first `told` steps: log their lines, and set the view they lead to."""
    log, coming = state.log.plus(*lines), state.coming[told:]
    state = _missed(_resumed(state), told)
    return replace(state, log=log, coming=coming, landing=view)


def _missed(state: TableState, told: int) -> TableState:
    """Note what the first `told` steps take from one's own Yard, unless they are told again."""
    losses = state.losses
    for step in state.coming[: 0 if state.again else told]:
        losses = losses_after(losses, step.event, step.view.seat)
    return replace(state, losses=losses)


def see_losses(state: TableState) -> TableState:
    """The person has seen what rivals took."""
    return replace(state, losses=())


def land(state: TableState) -> TableState:
    """Finish the running animation: show the view that it leads to."""
    view = state.landing if state.landing is not None else state.shown
    return replace(state, shown=view, landing=None)


def told_all(state: TableState, log: Log, turning: View | None) -> TableState:
    """Mark all as told: the open question is next; `turning` is its view if others are asked."""
    return replace(state, unasked=True, log=log, turning=turning)


def celebrate(state: TableState, moment: BigMoment | None) -> TableState:
    """Open a big moment in place of what is open, or end it (None)."""
    return _with(state, moment)


def ask(state: TableState) -> TableState:
    """Ask the open question, now that the table for it has been laid out."""
    return replace(_resumed(state), unasked=False)


def _resumed(state: TableState) -> TableState:
    """Continue after a big moment, if there is one."""
    return celebrate(state, None) if state.moment else state


def turn(state: TableState, view: View, stand: Stand, lines: tuple[Line, ...]) -> TableState:
    """Show the game through other eyes, or from elsewhere, with the log in their words."""
    log = state.log.whole(lines)
    return replace(state, due=False, turning=None, shown=view, stand=stand, entry=None, log=log)


def hold(state: TableState, held: bool, at_beat: bool = False) -> TableState:
    """Pause the game, or resume it."""
    return replace(state, held=held, at_beat=at_beat)


def hurry(state: TableState, told: int, log: Log) -> TableState:
    """Skip ahead: the first `told` steps count as shown, and the log holds them."""
    state, left = _missed(state, told), state.coming[told:]
    return replace(
        state, coming=left, landing=None, again=False, unasked=False, turning=None, log=log
    )


def drop(state: TableState, log: Log) -> TableState:
    """Leave out whatever is still to be shown; the log holds it."""
    return hurry(replace(state, coming=()), 0, log)


def start_over(state: TableState, lines: tuple[Line, ...]) -> TableState:
    """Return to the present with nothing queued or paused, and a new log."""
    return replace(drop(state, state.log.whole(lines)), held=False, past=None)


def be_due(state: TableState) -> TableState:
    """Ask for a jump to the present as soon as it has been saved."""
    return replace(state, due=True)


def show(state: TableState, view: View) -> TableState:
    """Show a view."""
    return replace(state, shown=view)


# Looking back.


def go_to(state: TableState, at: int | None, view: View) -> TableState:
    """Show the moment after `at` events, and scroll the log to its line."""
    return replace(state, past=at, shown=view, log=replace(state.log, scrolled=0))


def to_now(state: TableState) -> TableState:
    """Return to the present, and scroll the log to its end."""
    return replace(state, past=None, log=replace(state.log, scrolled=0))


def leave_past(state: TableState) -> TableState:
    """Return to the present without scrolling the log."""
    return replace(state, past=None)


def choose_eyes(state: TableState, lines: tuple[Line, ...]) -> TableState:
    """Note that somebody has chosen a seat to look from, after the game."""
    return replace(state, eyes_chosen=True, log=state.log.whole(lines))


def rewrite(state: TableState, log: Log) -> TableState:
    """Replace the log, or scroll it."""
    return replace(state, log=log)


# What is open.


def open_overlay(state: TableState, overlay: Overlay) -> TableState:
    """Open an overlay in place of the one that is open, or close it if it is that one."""
    return _with(state, overlay if overlay != state.overlay else None)


def _with(state: TableState, overlay: Overlay | None, tooltip: Thing | None = None) -> TableState:
    """Return the state with this overlay alone; a log that opens or closes shows its last lines."""
    scrolled = 0 if "log" in (overlay, state.overlay) else state.log.scrolled
    log = replace(state.log, scrolled=scrolled)
    return replace(state, overlay=overlay, tooltip=tooltip, log=log)


def keep(state: TableState, thing: Thing | None, on_overlay: bool = False) -> TableState:
    """Pin the tooltip of a thing, or unpin it (None); an overlay that it does not lie on closes.

    Args:
        on_overlay: the thing lies on what is open.
    """
    stays = on_overlay or thing is None or isinstance(state.overlay, Pointed)
    overlay = state.overlay if stays else None
    return replace(state, tooltip=thing, overlay=overlay)


def peek(state: TableState, found: Pointed | None) -> TableState:
    """Open what belongs to what is pointed at, or close it (None); see `makes_way`."""
    closes = isinstance(state.overlay, Pointed) if found is None else makes_way(state.overlay)
    return _with(state, found, state.tooltip) if closes else state


def explain(state: TableState, on_overlay: bool) -> TableState:
    """Let a thing that is pointed at explain itself: what makes way for that closes.

    A sheet that came by pointing goes by itself.

    Args:
        on_overlay: the thing lies on what is open.
    """
    stays = on_overlay or isinstance(state.overlay, Pointed)
    return state if stays or not makes_way(state.overlay) else _with(state, None, state.tooltip)


def close_overlay(state: TableState) -> TableState:
    """Close the overlay, and nothing else."""
    return _with(state, None)


def ask_aside(state: TableState, aside: Aside) -> TableState:
    """Ask something in the bar ahead of the open question; what is pointed at stays open."""
    overlay = state.overlay if isinstance(state.overlay, Pointed) else None
    return replace(unadvise(state), aside=aside, overlay=overlay)


def close(state: TableState) -> TableState:
    """Close everything that belongs to the question; what is only being looked at stays open."""
    looked = isinstance(state.overlay, Pile | Pointed) or state.overlay == "log"
    overlay = state.overlay if looked else None
    return replace(unadvise(state), overlay=overlay, aside=None, folded=False, front="")


def fold(state: TableState, folded: bool) -> TableState:
    """Fold the sheet that waits for an answer, or unfold it."""
    return replace(state, folded=folded, overlay=None)


def to_front(state: TableState, panel: Front) -> TableState:
    """Bring one of the panels that share a place to the front."""
    return replace(state, front=panel, overlay=None)


def say(state: TableState, note: Note | None, away: bool = False) -> TableState:
    """Let the teacher say something else, or nothing.

    Args:
        away: the note is folded to a strip.
    """
    return replace(state, note=note, away=away)


def advise(state: TableState, found: tuple[Hint, ...]) -> TableState:
    """Let the teacher tell of the moves that the expert advises, in place of what is open."""
    return replace(close_overlay(state), advice=found, advised=0, remark=None)


def advise_next(state: TableState) -> TableState:
    """Tell of the next move that the expert advises; after the last one, of the first again."""
    return replace(state, advised=(state.advised + 1) % max(1, len(state.advice)))


def unadvise(state: TableState) -> TableState:
    """Put the advice away, and what was said in passing."""
    return replace(state, advice=(), advised=0, remark=None)


def remark(
    state: TableState, words: str, clause: str = "", about: Thing | None = None
) -> TableState:
    """Let the teacher say something in passing."""
    number = state.remark.number + 1 if state.remark is not None else 1
    return replace(state, remark=Remark(words, clause, about, number))


def answer(state: TableState) -> TableState:
    """Close whatever belonged to the question that has just been answered."""
    log = replace(state.log, scrolled=0)
    return replace(close(state), overlay=None, tooltip=None, dragged=None, held=False, log=log)


def drag(state: TableState, thing: Thing | None) -> TableState:
    """Pick a thing up, or drop it (None); a drag survives every rebuild of the table."""
    return replace(state, dragged=thing)


# Persons at a shared screen.


def stand_at(state: TableState, stand: Stand) -> TableState:
    """Move the screen to another stand."""
    return replace(state, stand=stand)


def type_pin(state: TableState, entry: TypedPin | None) -> TableState:
    """Set as much of a PIN as has been typed; None if none is asked for."""
    return replace(state, entry=entry)


def excuse(state: TableState, seat: int) -> TableState:
    """All others let a person go without the PIN."""
    return replace(state, excused=state.excused | {seat})


def use_own_pad(state: TableState, seat: int) -> TableState:
    """A person has used their own gamepad."""
    return replace(state, by_own_pad=state.by_own_pad | {seat})
