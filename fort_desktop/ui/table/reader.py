"""A table to read: its game and one state of it. Nothing here changes either."""

from collections.abc import Mapping, Sequence
from typing import Final, Protocol

from fort_desktop.rules.knowledge.view import View
from fort_desktop.rules.model.events import Event
from fort_desktop.rules.model.moves import Decision, Kind, Move
from fort_desktop.session.hotseat.hotseat import Hotseat
from fort_desktop.session.hotseat.stand import Pad, Stand
from fort_desktop.session.session import Session
from fort_desktop.session.timeline import Step
from fort_desktop.ui.persons.seated import Seated, Seating
from fort_desktop.ui.table.intents import Intent, in_public, intents
from fort_desktop.ui.table.logbook import Line, Log
from fort_desktop.ui.table.situation import (
    Glance,
    LookingBack,
    Situation,
    situation_of,
    viewpoint_of,
)
from fort_desktop.ui.table.state import Overlay, Pointed, TableState, TypedPin, Viewpoint, YardLoss
from fort_desktop.ui.table.things import DiscardCard, PerkCard, RuleCard
from fort_desktop.ui.text.sentences import Labels, Teller

Keys3 = tuple[str, str, str]
USUAL_KEYS: Final[tuple[Keys3, ...]] = (
    ("q", "w", "e"),
    ("r", "t", "y"),
    ("u", "i", "o"),
    ("b", "n", "m"),
)
"""People's own keys in the order of their seats, where nobody has chosen others."""

_BEGUN: Final = ("prepare", "use", "action")
"""Stages in which something of one's own has begun."""


class Guiding(Protocol):
    """Somebody who guides the player, and takes only some answers.

    Attributes:
        stopped: the table stands still in the middle of what is told, until the note was read.
    """

    stopped: bool

    def door(self) -> Hotseat:
        """Return the door to the game."""

    @property
    def hold(self) -> str:
        """The event after which the table stands still, "" for none."""

    @property
    def made(self) -> tuple[Move, ...]:
        """The moves since the guide has said something new."""

    def takes(self, move: Move, quiet: bool) -> bool:
        """Return True if an answer is accepted, given whether all has been told."""

    @property
    def over(self) -> bool:
        """True if nobody guides any more."""

    def asks(self, present: bool) -> bool:
        """Return True if the open question may be answered now.

        Args:
            present: all that has happened has been shown.
        """

    def goes_on(self, goes_on: bool) -> bool:
        """Return True if a rival is to move, given whether one would be without a guide."""

    def lights(self, found: Sequence[Intent]) -> Sequence[Intent]:
        """Return those of the answers by hand that are shown to be answers."""

    def stops_after(self, coming: Sequence[Step]) -> int | None:
        """Return how many coming steps are told before the table stands still; None for all."""

    def heard(self, events: list[Event]) -> bool:
        """Some events were told; returns whether the table stands still after them."""


class TableGame:
    """The game at a table and those who play it there: what no state of the table changes.

    Args:
        seating: what each person gets here; None for what is usual.

    Attributes:
        hotseat: the door to the game.
        faces: by seat, see `persons.faces.worn`.
        persons: what each person gets, by seat; {} where that is not known.
        keys: each person's own for Follow, Look and No, by their places on a QWERTY keyboard.
        unadvised: seats of persons who do not want to be offered advice.
    """

    def __init__(
        self,
        session: Session,
        hotseat: Hotseat,
        seating: Seating | None = None,
        guide: Guiding | None = None,
    ) -> None:
        self.session = session
        self.hotseat = hotseat
        self.guide = guide
        alone = next(iter(session.persons)) if len(session.persons) == 1 else None
        self.teller = Teller(session.catalog, session.seats, alone)
        self.labels = Labels(self.teller)
        self.persons: Mapping[int, Seated] = seating.persons if seating is not None else {}
        self.keys: dict[int, Keys3] = dict(zip(session.persons, USUAL_KEYS, strict=False))
        self.keys |= seating.keys if seating is not None else {}
        self.faces: Sequence[str] = (
            seating.faces if seating is not None else [""] * len(session.seats)
        )
        self.unadvised = {s for s, one in self.persons.items() if not one.habits.advice}
        self._pads: tuple[object, tuple[Pad, ...]] | None = None

    @property
    def pads(self) -> tuple[Pad, ...]:
        """The answer pads through all of a follow round; they are asked for in every frame."""
        hotseat = self.hotseat
        now = self.session.at, hotseat.stand, hotseat.wish, self.session.decision
        if self._pads is None or self._pads[0] != now:
            self._pads = now, hotseat.answers
        return self._pads[1]


class TableReader:
    """A table in one of its states, now or in the future: all that it shows and asks.

    The game itself is always at its present: a state says how much of it has been shown.

    Attributes:
        game: the game and those who play it; its parts are here too.
    """

    def __init__(self, game: TableGame, state: TableState) -> None:
        self.game = game
        self._state = state
        self.session = game.session
        self.hotseat = game.hotseat
        self.teller = game.teller
        self.labels = game.labels
        self.persons = game.persons
        self.keys = game.keys
        self.faces = game.faces

    def at_once(self) -> "TableReader":
        """The same for whoever reads it in one go: what goes on is found out only once.

        It is not kept: in the next frame something else may go on.
        """
        return _AtOnce(self.game, self._state)

    @property
    def state(self) -> TableState:
        """Everything that says what is shown."""
        return self._state

    @property
    def shown(self) -> View:
        """The game as the viewer sees it."""
        return self._state.shown

    @property
    def stand(self) -> Stand:
        """The place where the screen stood when that was seen."""
        return self._state.stand

    @property
    def past(self) -> int | None:
        """The moment that is shown, as a number of events; None for the present."""
        return self._state.past

    @property
    def quiet(self) -> bool:
        """True if all that has happened has been shown."""
        return self._state.quiet

    @property
    def present(self) -> bool:
        """True if the present is shown, with all that has led to it."""
        return self._state.present

    @property
    def held(self) -> bool:
        """True if nothing more is told until the person goes on."""
        return self._state.held

    @property
    def overlay(self) -> Overlay | None:
        """The one thing that is open over the table."""
        return self._state.overlay

    @property
    def entry(self) -> TypedPin | None:
        """The PIN that somebody types."""
        return self._state.entry

    @property
    def losses(self) -> list[YardLoss]:
        """The losses from the Yard that is shown; a card that an undo brought back is none."""
        own = self.shown.own.yard
        found = self._state.losses
        return [one for one in found if one.owner == self.shown.seat and one.card not in own]

    # The log.

    @property
    def log(self) -> Log:
        """The lines that have been told."""
        return self._state.log

    @property
    def lines(self) -> tuple[Line, ...]:
        """The log up to what is shown."""
        return self.log.lines

    @property
    def marked(self) -> int:
        """Index of the line of the moment that is shown."""
        return self.log.marked(self.past)

    # What goes on, and for whose eyes.

    @property
    def situation(self) -> Situation:
        """All that goes on, in one value."""
        return situation_of(self)

    @property
    def eyes(self) -> Viewpoint:
        """The eyes for which the table is shown."""
        return viewpoint_of(self)

    @property
    def lays(self) -> bool:
        """True if the hand is seen by its owner alone, who can put it in order."""
        holds = self.eyes.holder == self.shown.seat
        return self.present and holds and bool(self.shown.round)

    @property
    def decision(self) -> Decision | None:
        """The question that is answered by hand or by a button, once all has been shown."""
        return self.situation.question

    @property
    def kind(self) -> Kind | None:
        """The kind of that question, None without one."""
        decision = self.decision
        return decision.kind if decision is not None else None

    @property
    def moves(self) -> tuple[Move, ...]:
        """The answers to that question."""
        decision = self.decision
        return decision.moves if decision is not None else ()

    @property
    def undone(self) -> Move | None:
        """The answer that waits for Done."""
        return self.situation.held

    @property
    def asked(self) -> int | None:
        """The seat of a person from whom the screen awaits something, once all has been shown."""
        return self.situation.awaited

    @property
    def thinks(self) -> int | None:
        """The seat that answers by itself now: a computer's, or of whoever has set an answer."""
        return self.situation.thinks

    @property
    def goes_on(self) -> bool:
        """True if something is done by itself, now or once all has been told."""
        return self.situation.goes_on

    @property
    def guided(self) -> bool:
        """True as long as somebody guides the player."""
        return self.game.guide is not None and not self.game.guide.over

    @property
    def may_answer(self) -> Decision | None:
        """The question of the game, where it is put at this table."""
        guide = self.game.guide
        return self.hotseat.decision if guide is None or guide.asks(self.present) else None

    @property
    def by_itself(self) -> bool:
        """True if somebody is to answer by themselves: never behind a curtain, nor at a glance."""
        hotseat, where, guide = self.hotseat, self.stand.where, self.game.guide
        waits = hotseat.shared and where != "public" and not hotseat.drafts
        aside = where in ("curtain", "glance") or hotseat.wish is not None
        goes_on = hotseat.thinks is not None and not (waits or aside)
        return goes_on if guide is None else guide.goes_on(goes_on)

    @property
    def advised(self) -> bool:
        """True if the person who is asked here may ask the expert: some do not want to."""
        decision = self.decision
        return decision is not None and decision.seat not in self.game.unadvised

    @property
    def answers(self) -> tuple[Pad, ...]:
        """The answer pads through all of a follow round."""
        return self.game.pads

    @property
    def intents(self) -> list[Intent]:
        """The ways to answer the open question by hand."""
        decision = self.decision
        if decision is None:
            return []
        found = intents(decision)
        return found if decision.seat == self.shown.seat else in_public(found)

    @property
    def acting(self) -> int | None:
        """The seat that must act now; None in the past, before the first round, at the end.

        It is the person who is asked, also to follow, or who is to come to the screen; while nobody
        is asked, whoever has a shared screen, so that nobody else comes to it; in all other cases
        the leader.
        """
        match self.situation:
            case LookingBack():
                return None
            case situation:
                called = situation.awaited
                called = called if called is not None else situation.eyes.holder
                return called if called is not None else self.leading

    @property
    def leading(self) -> int | None:
        """The seat whose turn it is, also in the past; None before the first and at the end."""
        match self.situation:
            case Glance() as glance:
                return glance.awaited
            case _:
                view = self.shown
                return view.leader if view.round and not view.ended else None

    # Sheets with answers: kids of a pile, made-up rules, perks.

    @property
    def chooses(self) -> bool:
        """True if a made-up rule or a perk is to be chosen."""
        return any(isinstance(one.source, RuleCard | PerkCard) for one in self.intents)

    @property
    def from_pile(self) -> bool:
        """True if a kid of one's own discard pile can be an answer now."""
        return any(isinstance(one.source, DiscardCard) for one in self.intents)

    @property
    def only_from_pile(self) -> bool:
        """True if all that can be answered by hand are kids of one's own discard pile."""
        found = self.intents
        return bool(found) and all(isinstance(one.source, DiscardCard) for one in found)

    @property
    def open_pile(self) -> int | None:
        """The seat whose pile is open: one looks at it, or all answers lie there."""
        wanted = self.only_from_pile and not self.state.folded and self.has_room
        return self.shown.seat if wanted else self.state.pile

    @property
    def has_room(self) -> bool:
        """True if the sheet of the open question may lie there: it makes way for overlays."""
        return self.overlay is None or isinstance(self.overlay, Pointed)

    def lights(self, found: Sequence[Intent]) -> Sequence[Intent]:
        """Those of the answers by hand that are shown to be answers: all, where nobody guides."""
        guide = self.game.guide
        return found if guide is None else guide.lights(found)

    # Taking back.

    @property
    def can_undo(self) -> bool:
        """True if something can be taken back, perhaps after a question."""
        able = self.hotseat.can_take_back or self.could_take_back
        return self.present and (able or self.session.before_end is not None)

    @property
    def within(self) -> bool:
        """True if something of one's own has begun, and can be taken back without a question."""
        if self.undone is not None:
            return True
        begun = self.decision is not None and self.shown.pending.stage in _BEGUN
        free = self.hotseat.can_take_back
        return begun and free and self.can_undo and not self.state.choosing

    @property
    def could_take_back(self) -> bool:
        """True if practice would allow an undo, or the persons who share the screen can agree."""
        if self.hotseat.shared:
            return self.hotseat.can_wish_back(self.stand.seat)
        return self.session.practice_would_help and self.stand.where != "curtain"

    @property
    def can_redo(self) -> bool:
        """True if the one person here, who sees their own hand, can redo what was taken back."""
        sees = not self.hotseat.shared and self.stand.where != "curtain"
        return self.present and self.session.can_redo and sees


class _AtOnce(TableReader):
    """A table that is read in one go, in which nothing can happen."""

    def __init__(self, game: TableGame, state: TableState) -> None:
        super().__init__(game, state)
        self._situation: Situation | None = None
        self._intents: list[Intent] | None = None

    @property
    def situation(self) -> Situation:
        """All that goes on, found out when it is first asked for."""
        if self._situation is None:
            self._situation = super().situation
        return self._situation

    @property
    def eyes(self) -> Viewpoint:
        """The eyes for which the table is shown."""
        return self.situation.eyes

    @property
    def intents(self) -> list[Intent]:
        """The ways to answer the open question by hand, likewise."""
        if self._intents is None:
            self._intents = super().intents
        return self._intents
