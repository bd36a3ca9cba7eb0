"""All that can be read of a screen that persons share: what is seen, asked, and may be done."""

from collections.abc import Collection, Mapping

import msgspec

from fort_desktop.record.aside import Standing
from fort_desktop.rules.knowledge.view import View
from fort_desktop.rules.model import moves as mv
from fort_desktop.rules.model.events import Score
from fort_desktop.rules.model.moves import Decision, Move, parse_move
from fort_desktop.rules.model.seats import PERSON
from fort_desktop.rules.model.types import Cards
from fort_desktop.session.hotseat import follow_round, standing
from fort_desktop.session.hotseat.asking import uses_hand
from fort_desktop.session.hotseat.packs import Packs
from fort_desktop.session.hotseat.stand import CannotPass, Habits, Pad, Stand, Wish
from fort_desktop.session.hotseat.state import State
from fort_desktop.session.hotseat.turn_summary import TurnSummary, turn_summaries
from fort_desktop.session.session import Session


class Queries:
    """All that can be read of a screen, shared or not; nothing here changes anything.

    Args:
        session: the game; state: where the screen stands; habits: what persons like, by seat.
    """

    def __init__(self, session: Session, state: State, habits: Mapping[int, Habits]) -> None:
        self.session = session
        self._state = state
        self._habits = dict(habits)
        self._packs = Packs(session)
        self._spared = -1
        """So many moves had been made after the last answer that nobody was asked for."""

    @property
    def stand(self) -> Stand:
        """The place where the screen stands now."""
        return self._state.stand

    @property
    def wish(self) -> Wish | None:
        """The wish to take back what only everyone together may; None if nobody has one."""
        return self._state.wish

    @property
    def back_to(self) -> int | None:
        """The person to whom the curtain can give the glance back, as long as it is closed."""
        return self._state.back_to

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
        """Return True if hands are open on one's own turn; never if a computer plays (INFO-3)."""
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

        At the public table it may be one that is answered by the pads (`pads`).
        """
        decision, place = self._open, self.stand
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

    def _answered_before(self, decision: Decision) -> bool:
        """Return True if a question of a follow round needs no press of the person it is put to.

        Whoever plays against computers is asked only where something fits: no other person could
        learn of a hand by that (R-18). Among several it is answered only if it was before.
        """
        public, seat = self.session.public, decision.seat
        if public.pending.stage not in ("follow", "rough"):
            return False
        if not self.shared:
            return seat in self.session.persons and decision.moves == (mv.PASS,)
        kept = self.standing(seat)
        if public.pending.stage == "rough":
            return kept.ask == "away"
        suits = standing.played_suits(public, self.session.catalog)
        return seat in self._state.nobody or not standing.asks(kept, suits)

    def view(self) -> View:
        """Return the view at this place; in public the leader's hand may be open.

        It does so from the Recruit phase on, with the house rule from the beginning of the turn.
        In a draft it is what the person at the screen sees of the pack that lies before them, and
        behind a curtain the table of whoever is called.
        """
        if self.drafts and self._packs.seat == self.stand.seat:
            if self.stand.where == "private":
                return self._packs.view
            if self.stand.where == "curtain":
                return self._packs.covered
        return self.session.view()

    @property
    def _sees(self) -> bool:
        """True if a person sees their own hand."""
        return self.stand.where in ("private", "glance")

    def hand_of(self, seat: int) -> Cards:
        """The hand of a seat as far as this place shows it; one's own as its owner has arranged it.

        An order is secret: a hand that is open to everyone is sorted.
        """
        shown = self.view().seats[seat].hand
        if self._sees and self.stand.seat == seat:
            return standing.ordered(self.session.aside, seat, shown)
        return shown

    def _laid(self, seat: int) -> Cards:
        """The hand of a seat as its person has laid it, wherever the screen stands."""
        return standing.ordered(self.session.aside, seat, self.session.hand(seat))

    @property
    def footprints(self) -> Cards:
        """The kids that Follow would give unseen, in the hand at the screen.

        Asked whether one follows, it is the one that would be given now, if any; else they are the
        first from the left with each suit.
        """
        catalog, decision = self.session.catalog, self.decision
        if not self._sees:
            return ()
        hand = self.hand_of(self.stand.seat)
        if decision is not None and self.session.public.pending.stage == "follow":
            given = follow_round.first_to_follow(hand, decision.moves, catalog)
            return given[:1] if given is not None else ()
        return follow_round.first_by_suit(hand, catalog)

    @property
    def since(self) -> tuple[TurnSummary, ...]:
        """The rivals' turns since the person at the screen had one, as this turn begins."""
        place, stage = self.stand, self.session.public.pending.stage
        if place.where != "private" or place.why != "turn" or stage != "play":
            return ()
        return turn_summaries(self.session.events, place.seat)

    @property
    def held(self) -> Move | None:
        """The answer that waits for Done, or for `take_back`: not made yet."""
        kept = self.session.aside.held
        waits = kept is not None and kept.at == self.session.made
        return parse_move(kept.move) if kept is not None and waits else None

    # The follow round (FOLLOW-1).

    @property
    def pads(self) -> tuple[Pad, ...]:
        """The answer pads of the leader's rivals in turn order, while one is asked; else ()."""
        return self.answers if self.session.public.pending.stage == "follow" else ()

    @property
    def answers(self) -> tuple[Pad, ...]:
        """As `pads`, but through all of the round: also while a follower acts.

        It includes the question to Rough Housing; then nothing on them can be pressed.
        """
        session, decision, public = self.session, self.session.decision, self.session.public
        if not self.shared or decision is None or public.play is None or public.phase != "play":
            return ()
        if decision.seat == public.leader:
            return ()
        n, live = len(session.seats), self._round_open
        asked = decision.seat
        return follow_round.pads(session.events, public.leader, asked, n, session.persons, live)

    @property
    def _round_open(self) -> bool:
        """Return True if pads can be pressed."""
        follows = self.session.public.pending.stage == "follow"
        return self.shared and follows and self.stand.where == "public" and self.wish is None

    def _asked(self, seat: int) -> Decision | None:
        """The follow question, if it is put to this person at the public table now."""
        decision = self.decision if self._round_open else None
        return decision if decision is not None and decision.seat == seat else None

    @property
    def _needs_hand(self) -> bool:
        play = self.session.public.play
        return play is not None and uses_hand(self.session.catalog.kid[play.card].public)

    def can_look(self, seat: int) -> bool:
        """Return True if this person may press Look: all may throughout the round, leader too."""
        return self._round_open and seat in self.session.persons

    def standing(self, seat: int) -> Standing:
        """The standing answer of the person at a seat: for this person's eyes only."""
        return standing.standing(self.session.aside, self.session.public, seat)

    def is_away(self, seat: int) -> bool:
        """Return True if the person in a seat is away: all have seen that pressed."""
        return seat in self.session.persons and self.standing(seat).ask == "away"

    # Taking back, and who sits where.

    @property
    def can_take_back(self) -> bool:
        """Return True if `take_back` does anything."""
        waits = self.held is not None and not self.session.looking
        return waits or self._takeable[0] > 0

    @property
    def _takeable(self) -> tuple[int, int]:
        """The number of moves that can be taken back without asking anybody, and the seat that can.

        In public it is the last press: nobody else has acted since, and nothing unseen turned up.
        """
        session, seat = self.session, self.stand.seat
        if not self.shared:
            # Whoever was not asked would not be asked again.
            spared = self._spared == session.made and not session.practice
            able = self.stand.where != "curtain" and not spared
            return (session.depth(seat, session.practice) if able else 0), seat
        if self.drafts or self.wish is not None or self.stand.where in ("glance", "over"):
            return 0, seat
        if self.stand.where == "private":
            return session.depth(seat, practice=False), seat
        last, (count, at) = session.last_mover, self._state.pressed
        if last is None or last not in session.persons:
            return 0, seat
        depth = count if at == session.made else 1
        return (depth, last) if session.free(depth) else (0, last)

    def can_wish_back(self, seat: int) -> bool:
        """Return True if a person may ask all others to take back to their own last question."""
        free = self.can_take_back and self._takeable[1] == seat
        if not self.shared or self.drafts or free or self.wish is not None:
            return False
        return seat in self.session.persons and self.session.depth(seat, practice=True) > 0

    def cannot_pass(self, seat: int, player: str) -> CannotPass:
        """Return why a seat cannot pass to such a player now; "" if it can.

        Args:
            player: "human", or a level of computer players.
        """
        session = self.session
        persons = {*session.persons, seat} if player == PERSON else {*session.persons} - {seat}
        if session.ended or session.looking:
            return "over"
        if self.shared and self.stand.where not in ("public", "curtain"):
            return "private"
        if not persons:
            return "last"
        if self.drafts and len(persons) == 1:
            # Packs have been handed on ahead of the order in which one person would be asked.
            return "draft"
        return "" if session.can_pass(seat, player) else "often"

    # The end.

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
        left = _to_turn(session.public, session.face_down) if session.ended else ()
        return left[0] if left else None

    @property
    def turned(self) -> frozenset[int]:
        """Seats that have turned their made-up rule over at the end, or have none."""
        session = self.session
        if not session.ended:
            return frozenset()
        left = _to_turn(session.public, session.face_down)
        return frozenset(range(len(session.seats))) - frozenset(left)

    @property
    def counted(self) -> tuple[Score, ...]:
        """At the end: the scores by seat, as far as rules lie face up."""
        return _counted(self.session.public, self.session.face_down)


def _to_turn(view: View, face_down: Collection[int]) -> tuple[int, ...]:
    """Seats whose made-up rule is still face down, in the order in which they are turned over.

    Whoever has least comes first, a winner last (END-3, END-4).
    """
    ranked = sorted(view.scores, key=lambda score: (score.total, view.seats[score.seat].level))
    kept = [score.seat for score in ranked if view.seats[score.seat].has_rule]
    return tuple(seat for seat in kept if seat in face_down)


def _counted(view: View, face_down: Collection[int]) -> tuple[Score, ...]:
    """The scores by seat, without the rules that nobody else has seen."""
    scores = sorted(view.scores, key=lambda score: score.seat)
    return tuple(
        msgspec.structs.replace(score, rule=0, total=score.total - score.rule)
        if score.seat in face_down
        else score
        for score in scores
    )
