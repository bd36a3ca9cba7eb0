"""The situation at the table as one value, decided in this place only."""

from typing import Protocol, assert_never

import msgspec

from fort_desktop.rules.model.moves import Decision, Move
from fort_desktop.session.hotseat.hotseat import Hotseat
from fort_desktop.session.hotseat.stand import Pad, Wish
from fort_desktop.session.session import Session
from fort_desktop.ui.table.state import Reason, TableState, TypedPin, Undoing, Viewpoint


class _Now(msgspec.Struct, frozen=True, kw_only=True):
    """The part that all situations share.

    Attributes:
        eyes: for whom the table is shown; at: the number of events of the game so far.
    """

    eyes: Viewpoint
    at: int

    @property
    def question(self) -> Decision | None:
        """The question that is answered here, by hand or by a button."""
        return None

    @property
    def held(self) -> Move | None:
        """The answer that waits for Done."""
        return None

    @property
    def awaited(self) -> int | None:
        """The seat of a person from whom the screen awaits something."""
        return None

    @property
    def thinks(self) -> int | None:
        """The seat that answers by itself: a computer's, or of whoever has set an answer."""
        return None

    @property
    def turns(self) -> int | None:
        """The seat that turns its made-up rule over."""
        return None

    @property
    def goes_on(self) -> bool:
        """True if something is done by itself, now or once all has been told."""
        return self.thinks is not None

    @property
    def subject(self) -> object:
        """Stands for what is asked of whom: a press means the same as long as it is equal."""
        return type(self), self.at, self.eyes.stand


class LookingBack(_Now, frozen=True):
    """A moment of the past is shown: the one after the first `moment` events."""

    moment: int


class Playback(_Now, frozen=True):
    """The telling of what has happened, or its writing to the disk before that.

    Attributes:
        paused: the person wants to look: nothing more is told until they go on.
        looking: another window plays this game.
        goes_on: what follows is done without a person.
    """

    paused: bool
    looking: bool
    goes_on: bool


class AwaitingDone(_Now, frozen=True):
    """The person who is awaited has given an answer, which can be taken back until Done."""

    held: Move
    awaited: int | None


class Asked(_Now, frozen=True):
    """A question is answered here, by hand or by a button."""

    question: Decision

    @property
    def awaited(self) -> int:
        """The seat that it is put to."""
        return self.question.seat


class RevealRule(_Now, frozen=True):
    """After the end this seat turns its made-up rule over; `by_hand`: a person sits there."""

    turns: int
    by_hand: bool

    @property
    def awaited(self) -> int | None:
        """That person."""
        return self.turns if self.by_hand else None

    @property
    def goes_on(self) -> bool:
        """True if a computer turns it over."""
        return not self.by_hand

    @property
    def subject(self) -> object:
        """Each seat is asked again."""
        return RevealRule, self.turns, self.eyes.stand


class Vote(_Now, frozen=True):
    """All who share the screen are asked whether something is taken back."""

    wish: Wish

    @property
    def awaited(self) -> int:
        """The person who wishes it."""
        return self.wish.by


class _Called(_Now, frozen=True):
    """The screen is for one person."""

    @property
    def awaited(self) -> int:
        """That person."""
        return self.eyes.stand.seat


class Curtain(_Called, frozen=True):
    """The screen waits behind a curtain for the person at `eyes.stand`.

    Attributes:
        back_to: the person who has covered a glance, and may have it back; None for nobody.
    """

    back_to: int | None


class PinEntry(_Called, frozen=True):
    """A person types the PIN into the curtain, or all others are asked to let them go without."""

    entry: TypedPin

    @property
    def subject(self) -> object:
        """The PIN is asked for by the curtain: the others are asked something else."""
        kind = Curtain if self.entry.agreed is None else PinEntry
        return kind, self.at, self.eyes.stand


class Glance(_Called, frozen=True):
    """A person looks at the new kids after their own turn, before they are covered."""


class AnswerPads(_Now, frozen=True):
    """The pads of the public table answer whether anybody follows: a person, or a computer."""

    awaited: int | None
    thinks: int | None


class GameOver(_Now, frozen=True):
    """Nothing is asked any more.

    Attributes:
        face_down: others are still to play this deal, so that no result is shown.
    """

    face_down: bool


class Watching(_Now, frozen=True):
    """Another window plays this game: here it can only be looked at."""


class OwnHand(_Now, frozen=True):
    """A person who shares the screen looks at their own hand, and is asked nothing there.

    Attributes:
        decision: what is asked of somebody; thinks: a computer answers meanwhile (in a draft).
    """

    decision: Decision
    thinks: int | None


class Waiting(_Now, frozen=True):
    """Somebody is asked, but it is not answered here."""

    decision: Decision


class Thinking(_Now, frozen=True):
    """A computer player answers, or what a person has set before; `paused`: it has to wait."""

    thinks: int
    paused: bool


class ConfirmUndo(_Now, frozen=True):
    """Taking back needs a word first, for this reason; the game goes on behind that question."""

    reason: Reason
    behind: "Played"

    @property
    def question(self) -> Decision | None:
        """The question behind it can be answered instead."""
        return self.behind.question

    @property
    def held(self) -> Move | None:
        """The answer that waits for Done."""
        return self.behind.held

    @property
    def awaited(self) -> int | None:
        """The person who is asked behind it."""
        return self.behind.awaited

    @property
    def thinks(self) -> int | None:
        """The seat that answers behind it."""
        return self.behind.thinks

    @property
    def goes_on(self) -> bool:
        """True if the game goes on behind it."""
        return self.behind.goes_on

    @property
    def subject(self) -> object:
        """It is asked beside what is asked behind it."""
        return self.reason, self.behind.subject


Unasked = Playback | GameOver | Watching | OwnHand | Waiting | Thinking
"""The situations in which nobody is asked anything here."""
Played = (
    AwaitingDone | Asked | RevealRule | Vote | Curtain | PinEntry | Glance | AnswerPads | Unasked
)
"""The situations of a game that is played now."""
Situation = LookingBack | ConfirmUndo | Played
"""Every use is a `match` that ends in `assert_never`, so that a forgotten case is a type error."""


class Table(Protocol):
    """The parts of a table that decide its situation."""

    session: Session
    hotseat: Hotseat

    @property
    def state(self) -> TableState:
        """Everything that says what is shown."""

    @property
    def answers(self) -> tuple[Pad, ...]:
        """The answer pads through all of a follow round."""

    @property
    def may_answer(self) -> Decision | None:
        """The question of the game, where it is put at this table."""

    @property
    def by_itself(self) -> bool:
        """True if somebody is to answer by themselves."""


def viewpoint_of(table: Table) -> Viewpoint:
    """Return the eyes for which a table is shown now."""
    hotseat, state = table.hotseat, table.state
    ended = hotseat.shared and state.stand.where == "over" and table.session.public.ended
    counts = ended and state.past is None and not state.eyes_chosen
    typing = state.entry.seat if state.entry is not None else None
    return Viewpoint(state.stand, hotseat.shared, hotseat.curtained, typing, counts)


def situation_of(table: Table) -> Situation:
    """Return what is going on at a table now."""
    eyes, at = viewpoint_of(table), table.session.at
    if table.state.past is not None:
        return LookingBack(table.state.past, eyes=eyes, at=at)
    found, aside = _played(table, eyes, at), table.state.aside
    if isinstance(aside, Undoing):
        return ConfirmUndo(aside.reason, found, eyes=eyes, at=at)
    return found


def _played(table: Table, eyes: Viewpoint, at: int) -> Played:
    """Return what is going on where the present is played."""
    session, hotseat = table.session, table.hotseat
    if not table.state.quiet:
        return Playback(table.state.held, session.looking, table.by_itself, eyes=eyes, at=at)
    match eyes.where:
        case "curtain" if table.state.entry is not None:
            return PinEntry(table.state.entry, eyes=eyes, at=at)
        case "curtain":
            return Curtain(hotseat.back_to, eyes=eyes, at=at)
        case "glance":
            return Glance(eyes=eyes, at=at)
        case "over" if hotseat.turning is not None:
            by_hand = hotseat.turning in session.persons
            return RevealRule(hotseat.turning, by_hand, eyes=eyes, at=at)
        case "over":
            return GameOver(session.awaits_others, eyes=eyes, at=at)
        case "public" | "private":
            return _open(table, eyes, at)
        case where:
            assert_never(where)


def _open(table: Table, eyes: Viewpoint, at: int) -> Played:
    """Return the same at the public table, or where a person sees their own hand."""
    session, hotseat, decision = table.session, table.hotseat, table.may_answer
    asked = decision.seat if decision is not None else None
    held, thinker = hotseat.held, hotseat.thinks if table.by_itself else None
    if held is not None:
        return AwaitingDone(held, asked, eyes=eyes, at=at)
    if hotseat.wish is not None:
        return Vote(hotseat.wish, eyes=eyes, at=at)
    follows = session.public.pending.stage == "follow"
    if eyes.where == "public" and follows and table.answers:
        return AnswerPads(asked, thinker, eyes=eyes, at=at)
    if decision is not None:
        return Asked(decision, eyes=eyes, at=at)
    return _unasked(session.decision, thinker, table, eyes, at)


def _unasked(
    decision: Decision | None, thinker: int | None, table: Table, eyes: Viewpoint, at: int
) -> Played:
    """Return the same where no person answers anything here."""
    if decision is None:
        return GameOver(table.session.awaits_others, eyes=eyes, at=at)
    if table.session.looking:
        return Watching(eyes=eyes, at=at)
    if eyes.holder is not None:
        return OwnHand(decision, thinker, eyes=eyes, at=at)
    if thinker is not None:
        return Thinking(thinker, table.state.held, eyes=eyes, at=at)
    return Waiting(decision, eyes=eyes, at=at)


def is_vote(situation: Situation) -> bool:
    """Return True if several persons have to agree: to take back, or to go without a PIN."""
    match situation:
        case Vote():
            return True
        case PinEntry(entry):
            return entry.agreed is not None
        case _:
            return False
