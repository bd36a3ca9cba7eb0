"""The situation at the table as one value, decided in this place only."""

import msgspec

from fort_desktop.rules.model.moves import Decision, Move
from fort_desktop.session.hotseat.stand import Stand, Wish
from fort_desktop.ui.table.entry import Entry
from fort_desktop.ui.table.opened import Undoing
from fort_desktop.ui.table.reader import TableReader


class LookingBack(msgspec.Struct, frozen=True):
    """A moment of the past is shown: the one after the first `at` events."""

    at: int


class ConfirmUndo(msgspec.Struct, frozen=True):
    """Taking back needs a word first, for this reason."""

    reason: Undoing


class Playback(msgspec.Struct, frozen=True):
    """The telling of what has happened, or its writing to the disk before that.

    Attributes:
        paused: the person wants to look: nothing more is told until they go on.
        looking: another window plays this game.
    """

    paused: bool
    looking: bool


class AwaitingDone(msgspec.Struct, frozen=True):
    """An answer has been given, and can be taken back until Done; `private`: with the hand open."""

    move: Move
    private: bool


class Asked(msgspec.Struct, frozen=True):
    """A question is answered here, by hand or by a button.

    Attributes:
        at: the number of events before it: the same question can be put twice.
    """

    decision: Decision
    at: int


class RevealRule(msgspec.Struct, frozen=True):
    """After the end this seat turns its made-up rule over."""

    seat: int


class Vote(msgspec.Struct, frozen=True):
    """All who share the screen are asked whether something is taken back."""

    wish: Wish


class Curtain(msgspec.Struct, frozen=True):
    """The screen waits behind a curtain for the person at `stand.seat`.

    Attributes:
        back_to: the person who has covered a glance, and may have it back; None for nobody.
    """

    stand: Stand
    back_to: int | None


class PinEntry(msgspec.Struct, frozen=True):
    """A person types the PIN into the curtain, or all others are asked to let them go without."""

    entry: Entry
    stand: Stand


class Glance(msgspec.Struct, frozen=True):
    """A person looks at the new kids after the own turn, before they are covered."""

    seat: int


class AnswerPads(msgspec.Struct, frozen=True):
    """The pads of the public table answer whether anybody follows."""

    at: int


class GameOver(msgspec.Struct, frozen=True):
    """Nothing is asked any more.

    Attributes:
        face_down: others are still to play this deal, so that no result is shown.
    """

    face_down: bool


class Watching(msgspec.Struct, frozen=True):
    """Another window plays this game: here it can only be looked at."""


class OwnHand(msgspec.Struct, frozen=True):
    """A person who shares the screen looks at the own hand, and is asked nothing there.

    Attributes:
        decision: what is asked of somebody; thinks: a computer answers it meanwhile (in a draft).
    """

    decision: Decision
    thinks: bool


class Waiting(msgspec.Struct, frozen=True):
    """Somebody is asked, but it is not answered here."""

    decision: Decision


class Thinking(msgspec.Struct, frozen=True):
    """A computer player answers, or what a person has set before."""

    decision: Decision
    paused: bool


Situation = (
    LookingBack
    | ConfirmUndo
    | Playback
    | AwaitingDone
    | Asked
    | RevealRule
    | Vote
    | Curtain
    | PinEntry
    | Glance
    | AnswerPads
    | GameOver
    | Watching
    | OwnHand
    | Waiting
    | Thinking
)
"""Every use is a `match` that ends in `assert_never`, so that a forgotten case is a type error."""


def situation_of(model: TableReader) -> Situation:
    """Return what is going on at a table now."""
    if model.past is not None:
        return LookingBack(model.past)
    if model.opened.undoing:
        return ConfirmUndo(model.opened.undoing)
    if not model.present:
        return Playback(model.held, model.session.looking)
    return _at_rest(model)


def _at_rest(model: TableReader) -> Situation:
    """The same, where all that has happened has been told."""
    session, hotseat, stand = model.session, model.hotseat, model.stand
    if model.undone is not None:
        return AwaitingDone(model.undone, stand.where == "private")
    if model.decision is not None:
        return Asked(model.decision, session.at)
    if model.turns_over is not None:
        return RevealRule(model.turns_over)
    if hotseat.wish is not None:
        return Vote(hotseat.wish)
    if stand.where == "curtain":
        typed = model.entry
        return Curtain(stand, hotseat.back_to) if typed is None else PinEntry(typed, stand)
    if stand.where == "glance":
        return Glance(stand.seat)
    if model.by_pads:
        return AnswerPads(session.at)
    return _by_itself(model)


def _by_itself(model: TableReader) -> Situation:
    """The same, where no person answers anything here."""
    session, decision = model.session, model.session.decision
    if decision is None:
        return GameOver(session.awaits_others)
    if session.looking:
        return Watching()
    if model.hotseat.shared and model.stand.where == "private":
        return OwnHand(decision, model.goes_on)
    return Thinking(decision, model.held) if model.goes_on else Waiting(decision)


def is_vote(situation: Situation) -> bool:
    """Return True if several persons have to agree: to take back, or to go without a PIN."""
    match situation:
        case Vote():
            return True
        case PinEntry(entry):
            return entry.agreed is not None
        case _:
            return False
