"""The place where the screen stands, as the table shows it: whose eyes it has, and who is asked."""

from collections.abc import Callable, Mapping, Sequence
from typing import ClassVar, Final

from fort_desktop.rules.knowledge.view import View
from fort_desktop.rules.model.moves import Decision, Move
from fort_desktop.session.hotseat.hotseat import Hotseat
from fort_desktop.session.hotseat.stand import Pad, Stand
from fort_desktop.session.session import Session
from fort_desktop.ui.persons.seated import Seated, Seating, faces, habits_in
from fort_desktop.ui.table.entry import Entry
from fort_desktop.ui.table.intents import Intent, in_public, intents

Keys3 = tuple[str, str, str]
USUAL_KEYS: Final[tuple[Keys3, ...]] = (
    ("q", "w", "e"),
    ("r", "t", "y"),
    ("u", "i", "o"),
    ("b", "n", "m"),
)
"""The own keys of persons in the order of their seats, where nobody has wished for others."""


class Placed:
    """The place where the screen stands, shared by persons or not, as a table knows it.

    Args:
        seating: what each person gets here; None for what is usual.

    Attributes:
        hotseat: the door to the game; stand: where the screen stood when `shown` was seen.
        turning: what is to be seen once all is told, if that is for other eyes.
        faces: the kid whose face a person has chosen, by seat; "" for none.
        persons: what each person gets, by seat; {} where that is not known.
        keys: each person's own for Follow, Look and No, by their places on a QWERTY keyboard.
        entry: the PIN that somebody types; excused: seats that all others let go without it.
        by_own_pad: seats whose persons have used their own gamepad, so that they see its signs.
        eyes_chosen: after the game somebody has chosen from which seat to look.
        recruits: a turn at this table has a Recruit phase.
        stood: called when the screen stands elsewhere; changed: when something else is shown.
    """

    recruits: ClassVar[bool] = True
    shown: View
    past: int | None
    changed: Callable[[], None]

    def __init__(self, session: Session, seating: Seating | None = None) -> None:
        self.session = session
        habits = habits_in(session, seating) if seating is not None else None
        house = session.recording.sitting.house
        self.hotseat = Hotseat(session, house.open_on_turn, habits)
        self.stand: Stand = self.hotseat.stand
        self.turning: View | None = None
        self.entry: Entry | None = None
        self.excused: set[int] = set()
        self.eyes_chosen = False
        self.by_own_pad: set[int] = set()
        self.persons: Mapping[int, Seated] = seating.persons if seating is not None else {}
        self.stood: Callable[[], None] = lambda: None
        self.keys: dict[int, Keys3] = dict(zip(session.persons, USUAL_KEYS, strict=False))
        n = len(session.seats)
        self.faces = faces(seating, n) if seating is not None else [""] * n
        self.keys |= seating.keys if seating is not None else {}
        persons = seating.persons if seating is not None else {}
        self._unadvised = {seat for seat, one in persons.items() if not one.habits.advice}
        self._pads: tuple[object, tuple[Pad, ...]] | None = None

    @property
    def present(self) -> bool:
        """True if the present is shown, with all that has led to it."""
        raise NotImplementedError

    def stands(self) -> None:
        """The screen stands where the game has it now."""
        self.stand, self.entry = self.hotseat.stand, None
        self.stood()

    @property
    def guards(self) -> bool:
        """True if a hand is seen that others must not see.

        Also while something is told to its person, or the past is shown.
        """
        return self.hotseat.curtained and self.stand.where in ("private", "glance")

    @property
    def holder(self) -> int | None:
        """The person who has the shared screen, with the own hand on it; None for nobody."""
        return self.stand.seat if self.guards and self.hotseat.shared else None

    @property
    def advised(self) -> bool:
        """True if the person who is asked here may ask the expert: some do not want to."""
        decision = self.decision
        return decision is not None and decision.seat not in self._unadvised

    @property
    def lays(self) -> bool:
        """True if the own hand is seen by its person alone, who can put it in order."""
        hotseat, stand = self.hotseat, self.stand
        alone = stand.where in ("private", "glance") and stand.seat == self.shown.seat
        return hotseat.shared and self.present and alone and bool(self.shown.round)

    def lay_card(self, at: int, to: int) -> None:
        """Lay a card of the own hand elsewhere in it: Follow gives the first that fits, unseen."""
        laid = list(self.hotseat.hand_of(self.stand.seat))
        if self.lays and 0 <= at < len(laid) and 0 <= to < len(laid) and at != to:
            laid.insert(to, laid.pop(at))
            self.hotseat.lay(tuple(laid))
            self.changed()

    @property
    def speaker(self) -> int | None:
        """The person whose language is spoken: who sees the own hand or is to; None for all."""
        if self.entry is not None:
            return self.entry.seat
        return None if self.stand.where in ("public", "over") else self.stand.seat

    @property
    def decision(self) -> Decision | None:
        """The question that is answered by hand or by a button, once all has been shown."""
        hotseat = self.hotseat
        if not self.present or self.by_pads or hotseat.held is not None:
            return None
        return hotseat.decision

    @property
    def by_pads(self) -> bool:
        """True if the pads of the public table answer what is asked now."""
        asks = self.session.public.pending.stage == "follow" and self.hotseat.wish is None
        return self.present and self.stand.where == "public" and asks and bool(self.answers)

    @property
    def answers(self) -> tuple[Pad, ...]:
        """The answer pads through all of a follow round; they are asked for in every frame."""
        hotseat = self.hotseat
        now = self.session.at, hotseat.stand, hotseat.wish, self.session.decision
        if self._pads is None or self._pads[0] != now:
            self._pads = now, hotseat.answers
        return self._pads[1]

    @property
    def undone(self) -> Move | None:
        """The answer that waits for Done."""
        return self.hotseat.held if self.present else None

    @property
    def intents(self) -> list[Intent]:
        """The ways to answer the open question by hand."""
        decision = self.decision
        if decision is None:
            return []
        found = intents(decision)
        return found if decision.seat == self.shown.seat else in_public(found)

    def lights(self, found: Sequence[Intent]) -> Sequence[Intent]:
        """Those of the answers by hand that are shown to be answers: all, where nobody guides."""
        return found

    @property
    def at_end(self) -> bool:
        """True if the points of all who share the screen are counted in public."""
        over = self.hotseat.shared and self.stand.where == "over"
        counts = over and self.session.public.ended
        return counts and self.past is None and not self.eyes_chosen

    @property
    def turns_over(self) -> int | None:
        """At the end: the seat whose made-up rule is to be turned over now."""
        return self.hotseat.turning if self.present and self.stand.where == "over" else None

    @property
    def asked(self) -> int | None:
        """The seat of a person from whom the screen awaits something, once all has been shown."""
        if not self.present or self.session.looking:
            return None
        if self.stand.where in ("curtain", "glance"):
            return self.stand.seat
        if self.turns_over is not None:
            return self.turns_over if self.turns_over in self.session.persons else None
        if self.hotseat.wish is not None:
            return self.hotseat.wish.by
        decision = self.hotseat.decision
        return decision.seat if decision is not None else None

    @property
    def thinks(self) -> int | None:
        """The seat that answers by itself now: a computer's, or of whoever has set an answer."""
        return self.hotseat.thinks if self.present and self.goes_on else None

    @property
    def goes_on(self) -> bool:
        """True if somebody is to answer by themselves: never behind a curtain, nor at a glance."""
        hotseat = self.hotseat
        if self.turns_over is not None:
            return self.turns_over not in self.session.persons
        waits = hotseat.shared and self.stand.where != "public" and not hotseat.drafts
        aside = self.stand.where in ("curtain", "glance") or hotseat.wish is not None
        return hotseat.thinks is not None and not (waits or aside)
