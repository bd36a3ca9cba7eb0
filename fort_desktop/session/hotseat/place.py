"""The place where a screen stands: its eyes, its question, its curtains and glances."""

from collections.abc import Mapping
from typing import Any, Final

import msgspec

from fort_desktop.record.aside import Glance, Standing
from fort_desktop.rules.knowledge.view import View
from fort_desktop.rules.model import events as ev
from fort_desktop.rules.model import moves as mv
from fort_desktop.rules.model.moves import Decision, Move
from fort_desktop.rules.model.seats import PERSON
from fort_desktop.rules.model.types import Phase
from fort_desktop.session.hotseat import standing
from fort_desktop.session.hotseat.asking import ends_turn, why_private
from fort_desktop.session.hotseat.ending import to_turn
from fort_desktop.session.hotseat.packs import Packs
from fort_desktop.session.hotseat.stand import Habits, Stand, Why, Wish
from fort_desktop.session.session import Session
from fort_desktop.session.timeline import Step

_OPEN: Final[tuple[Phase, ...]] = ("recruit", "discard")
"""Phases in which the leader's hand lies open: all of it goes to Yard or discard pile at once."""
_OPEN_TURNS: Final[tuple[Phase, ...]] = ("cleanup", "play", *_OPEN)


class Place:
    """The place where a screen stands, and the ways from one to another.

    Args:
        session: the game; nothing else sets whose eyes it has (`viewer`, `covered`).
        open_turns: a game that begins now has the house rule that hands lie open on the own turn.
        habits: what persons like, by seat.
    """

    def __init__(
        self, session: Session, open_turns: bool = False, habits: Mapping[int, Habits] | None = None
    ) -> None:
        self.session = session
        self.wish: Wish | None = None
        self._habits = dict(habits or {})
        self._nobody: frozenset[int] = frozenset()
        self._mover: int | None = None
        self._packs = Packs(session)
        self._stand = Stand("public", session.viewer)
        if open_turns:
            self._keep(open_turns=True)
        session.face_down = self._secret_rules
        glance = session.aside.glance
        if self.drafts and not session.looking:
            self._packs.push()
        looks = glance is not None and glance.at == session.made and not session.looking
        if self.shared and looks and glance is not None:
            self._go(Stand("curtain", glance.seat, "glance"))
        else:
            self._settle()

    @property
    def shared(self) -> bool:
        """Return True if two persons or more share the screen."""
        return len(self.session.persons) > 1

    @property
    def curtained(self) -> bool:
        """Return True if only their persons see hands: a curtain comes before each of them."""
        return self.shared or any(self.habits(seat).locks for seat in self.session.persons)

    @property
    def open_turns(self) -> bool:
        """Return True if hands lie open on the own turn; never where a computer plays (INFO-3)."""
        session = self.session
        return session.aside.open_turns and len(session.persons) == len(session.seats)

    @property
    def drafts(self) -> bool:
        """Return True if persons at one screen draft, which they do in waves."""
        return self.shared and self.session.drafting.open

    @property
    def packs(self) -> Packs | None:
        """The packs of such a draft."""
        return self._packs if self.drafts else None

    @property
    def stand(self) -> Stand:
        """The stand of the screen now."""
        return self._stand

    def habits(self, seat: int) -> Habits:
        """Return the habits of the person at a seat."""
        return self._habits.get(seat, Habits())

    # What is seen and asked here.

    @property
    def _open(self) -> Decision | None:
        """The open question, wherever it is put."""
        return self._packs.decision if self.drafts else self.session.decision

    @property
    def decision(self) -> Decision | None:
        """The question that can be answered at this place; None behind a curtain, at a glance.

        At the public table it may be one that is answered by the pads (`Hotseat.pads`).
        """
        decision, place = self._open, self._stand
        if decision is None or self.session.looking or self.thinks is not None:
            return None
        if self.wish is not None or place.where not in ("public", "private"):
            return None
        return decision if place.where == "public" or place.seat == decision.seat else None

    @property
    def thinks(self) -> int | None:
        """The seat that answers without a press: a computer's, or of a person who set so before."""
        decision = self._open
        if decision is None or self.session.looking:
            return None
        computer = self.session.has_computer(decision.seat)
        return decision.seat if computer or self._answered_before(decision) else None

    def standing(self, seat: int) -> Standing:
        """The standing answer of the person at a seat: for this person's eyes only."""
        return standing.standing(self.session.aside, self.session.public, seat)

    def _answered_before(self, decision: Decision) -> bool:
        """Return True if a person has answered a question of a follow round already.

        One person alone may be asked only where something fits: nobody learns that (R-18).
        """
        public, seat = self.session.public, decision.seat
        if public.pending.stage not in ("follow", "rough"):
            return False
        if not self.shared:
            return self.habits(seat).only_if_able and decision.moves == (mv.PASS,)
        kept = self.standing(seat)
        if public.pending.stage == "rough":
            return kept.ask == "away"
        suits = standing.played_suits(public, self.session.catalog)
        return seat in self._nobody or not standing.asks(kept, suits)

    def view(self) -> View:
        """Return the view at this place; in public the leader's hand may lie open.

        It does so from the Recruit phase on, with the house rule from the beginning of the turn.
        In a draft it is what the person at the screen sees of the pack that lies before them, and
        behind a curtain the table of whoever is called.
        """
        if self.drafts and self._packs.seat == self._stand.seat:
            if self._stand.where == "private":
                return self._packs.view
            if self._stand.where == "curtain":
                return self._packs.covered
        return self.session.view()

    @property
    def _secret_rules(self) -> tuple[int, ...]:
        """Seats whose made-up rules are turned over one by one at the end of this game."""
        return tuple(range(len(self.session.seats))) if self._turns_rules else ()

    @property
    def _turns_rules(self) -> bool:
        return self.shared and not self.session.ended

    @property
    def ends_game(self) -> bool:
        """Return True if the turn of the leader is the last one, by public facts (END-2)."""
        public = self.session.public
        following = (public.leader + 1) % len(self.session.seats)
        return public.ending is not None and following == public.first

    @property
    def turning(self) -> int | None:
        """After the game: whose made-up rule is to be turned over next; None for nobody's."""
        session = self.session
        left = to_turn(session.public, session.face_down) if session.ended else ()
        return left[0] if left else None

    # Curtains.

    def open(self) -> None:
        """The person whom the curtain waits for opens it."""
        place = self._stand
        if place.where == "curtain":
            self.session.see_as(place.seat)
            decision = self._open
            asked = decision is not None and decision.seat == place.seat
            glance = place.why == "glance" and not asked
            self._go(Stand("glance" if glance else "private", place.seat, place.why))
            if not self.shared:
                self._settle()

    def cover(self) -> None:
        """The person at the screen covers hand and rule; nothing is answered."""
        if self.curtained and self._stand.where in ("private", "glance"):
            mover = self._stand.seat if self._stand.where == "glance" else None
            self._settle(opened=False)
            self._mover = mover

    @property
    def back_to(self) -> int | None:
        """The person to whom the curtain can give the glance back, as long as it is closed."""
        place = self._stand
        return self._mover if place.where == "curtain" and self._mover != place.seat else None

    def back(self) -> None:
        """Give the glance back to the mover; nothing was revealed meanwhile.

        Whoever pressed Look or Follow by mistake goes back to the public table.
        """
        if self._stand.where == "curtain" and self._stand.small:
            self._settle(opened=False)
        elif self.back_to is not None:
            self._go(Stand("glance", self.back_to, "glance"))

    # From one place to another.

    def _submit(self, move: Move) -> list[Step]:
        session, at = self.session, self.session.at
        mover, stage = session.public.leader, session.public.pending
        later = self.habits(mover).glance_later or self.ends_game
        looks = self.shared and ends_turn(stage) and not later
        steps = session.submit(move)
        self._mover = None
        ended = any(isinstance(step.event, ev.TurnBegan) for step in steps)
        if not looks or not (ended or session.public.pending.stage == "recycle_draw"):
            # What is asked next in the same turn is asked in public: so all of it is told to all.
            self._settle()
            return steps
        # The kids that have come are for the mover's eyes.
        self._go(Stand("glance" if ended else "private", mover, "glance"))
        if not ended:
            self._settle()
        return session.steps_from(at)

    def _settle(self, opened: bool = True) -> None:
        """Find where the screen stands now.

        Args:
            opened: whoever sees the own hand goes on seeing it if they are asked.
        """
        session, decision, place = self.session, self._open, self._stand
        self._mover = None
        public = session.public
        if public.pending.seat == public.leader:
            self._nobody = frozenset()
        if self._turns_rules != bool(session.face_down) and not session.ended:
            session.face_down = self._secret_rules
        if session.ended:
            if self.turning is None:
                session.face_down = ()
            self._go(Stand("over", session.viewer))
        elif not self.shared:
            self._alone(opened)
        elif decision is None or session.looking:
            self._go(Stand("public", session.public.leader))
        elif decision.seat in session.persons:
            hand = public.seats[decision.seat].hand_count
            why = why_private(public.pending, public.leader, decision, self.open_turns, hand)
            here = opened and place.where == "private" and place.seat == decision.seat
            self._ask(decision.seat, why, here)
        elif not (self.drafts and opened and place.where == "private"):
            self._go(Stand("public", session.public.leader))

    def _alone(self, opened: bool) -> None:
        """One person plays: the hand is open, but behind a curtain if a person has just left."""
        session, changes = self.session, self.session.aside.changes
        seat = session.persons[0] if session.persons else session.viewer
        left = any(one.at == session.at and one.player != PERSON for one in changes)
        here = self._stand.where == "private" and (opened or not self.curtained)
        if (left or self.curtained) and not here:
            self._go(Stand("curtain", seat, "look" if left else ""))
        else:
            self._go(Stand("private", seat))

    def _ask(self, seat: int, why: Why, here: bool) -> None:
        if why:
            self._go(Stand("private" if here else "curtain", seat, why))
        else:
            self._go(Stand("public", self.session.public.leader))

    def _go(self, stand: Stand) -> None:
        """The screen stands here from now on."""
        session, self._stand = self.session, stand
        covered = stand.where in ("public", "curtain") or self.turning is not None
        session.viewer = session.public.leader if covered else stand.seat
        session.covered = covered
        if self.shared:
            session.laid_open = _OPEN_TURNS if self.open_turns else _OPEN
        if stand.where != "curtain" or stand.why != "glance":
            glance = stand.where == "glance"
            self._keep(glance=Glance(session.made, stand.seat) if glance else None)

    def _keep(self, **changes: Any) -> None:
        """Keep this beside the moves."""
        session = self.session
        session.set_aside(msgspec.structs.replace(session.aside, **changes))
