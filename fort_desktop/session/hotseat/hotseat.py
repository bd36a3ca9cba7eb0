"""Several persons at one screen: the one door for all that they do."""

from collections.abc import Mapping

from fort_desktop.record.aside import Held
from fort_desktop.rules.model import moves as mv
from fort_desktop.rules.model.events import Score
from fort_desktop.rules.model.moves import Move, parse_move, text
from fort_desktop.rules.model.seats import PERSON
from fort_desktop.session.hotseat.asking import held_back
from fort_desktop.session.hotseat.ending import counted, to_turn
from fort_desktop.session.hotseat.rounds import Rounds
from fort_desktop.session.hotseat.since import Deed, deeds
from fort_desktop.session.hotseat.stand import CannotPass, Habits, Stand, Wish
from fort_desktop.session.pace import Pace
from fort_desktop.session.session import Session
from fort_desktop.session.timeline import Step

_LEVEL = "normal"
"""The pause before an answer that was set is that of a computer player of this level."""


class Hotseat(Rounds):
    """The one door for all that persons do at a screen, shared or not.

    It says where the screen stands (`stand`), what is seen there (`view`) and asked (`decision`),
    and takes what persons press. What makes a move returns its steps, to be told as those of
    `Session.submit`: they are for the eyes of whoever acted, and when all are told `view` is to be
    shown. With one person it lets everything through: no public table, no curtain.

    What is not a move yet, or never will be one, is kept beside the moves (`Session.aside`).

    Attributes:
        wish: somebody wants to take back what only all together may.
    """

    def __init__(
        self, session: Session, open_turns: bool = False, habits: Mapping[int, Habits] | None = None
    ) -> None:
        self._pace = Pace()
        self._pressed = (0, 0)
        super().__init__(session, open_turns, habits)

    # Answers.

    def answer(self, move: Move) -> list[Step]:
        """Answer the open question by hand; some answers wait for Done (see `held`).

        Raises:
            RuleError: it is not legal.
        """
        decision = self.decision
        if decision is None:
            return []
        if self.drafts:
            self._packs.choose(move)
            return []
        if self.shared and held_back(self.session.public.pending) and move in decision.moves:
            self._keep(held=Held(self.session.made, decision.seat, text(move)))
            return []
        return self._submit(move)

    @property
    def held(self) -> Move | None:
        """The answer that waits for Done, or for `take_back`: not made yet."""
        kept = self.session.aside.held
        waits = kept is not None and kept.at == self.session.made
        return parse_move(kept.move) if kept is not None and waits else None

    def done(self) -> list[Step]:
        """Done: make the answer that waits; after a glance, cover it and go on."""
        move = self.held
        if move is not None and self.decision is not None:
            return self._keep_pick(move) if self.drafts else self._make_held(move)
        if self._stand.where == "glance":
            self.cover()
        return []

    def _make_held(self, move: Move) -> list[Step]:
        steps = self._submit(move)
        self._keep(held=None)
        return steps

    def _keep_pick(self, move: Move) -> list[Step]:
        """A pick is final; what follows the last one is told for all eyes."""
        self.session.covered = True
        self.session.forget_hint()
        steps = self._packs.keep(move)
        self._settle()
        return steps

    # Taking back.

    def take_back(self) -> None:
        """Take back the answer that waits, or else the last press, if that is allowed."""
        if self.held is not None:
            self._keep(held=None)
            return
        depth, by = self._takeable
        if depth:
            self._nobody = frozenset()
            self.session.take_back(depth, by)
            self._settle()

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
        session, seat = self.session, self._stand.seat
        if not self.shared:
            lies_open = self._stand.where != "curtain"
            return (session.depth(seat, session.practice) if lies_open else 0), seat
        if self.drafts or self.wish is not None or self._stand.where in ("glance", "over"):
            return 0, seat
        if self._stand.where == "private":
            return session.depth(seat, practice=False), seat
        last, (count, at) = session.last_mover, self._pressed
        if last is None or last not in session.persons:
            return 0, seat
        depth = count if at == session.made else 1
        return (depth, last) if session.free(depth) else (0, last)

    def nobody(self) -> list[Step]:
        """As in `Rounds`; all these answers are one press, to be taken back together."""
        before = self.session.made
        steps = super().nobody()
        self._pressed = self.session.made - before, self.session.made
        return steps

    def can_wish_back(self, seat: int) -> bool:
        """Return True if a person may ask all others to take back to the own last question."""
        free = self.can_take_back and self._takeable[1] == seat
        if not self.shared or self.drafts or free or self.wish is not None:
            return False
        return seat in self.session.persons and self.session.depth(seat, practice=True) > 0

    def wish_back(self, seat: int) -> None:
        """Ask for it: at the public table all persons agree, each by `agree`, or one refuses."""
        if self.can_wish_back(seat):
            self._settle(opened=False)
            self._go(Stand("public", self.session.public.leader))
            self.wish = Wish(seat, frozenset({seat}))

    def agree(self, seat: int) -> None:
        """A person agrees. With the last one it is done, and the game is for practice from then."""
        wish, session = self.wish, self.session
        if wish is None or seat not in session.persons:
            return
        self.wish = Wish(wish.by, wish.agreed | {seat})
        if self.wish.agreed >= set(session.persons):
            self.wish = None
            session.make_practice()
            session.take_back(session.depth(wish.by, practice=True), wish.by)
            self._settle(opened=False)

    def refuse(self) -> None:
        """Somebody does not agree: nothing is taken back."""
        if self.wish is not None:
            self.wish = None
            self._settle(opened=False)

    # Who sits where.

    def cannot_pass(self, seat: int, player: str) -> CannotPass:
        """Return why a seat cannot pass to such a player now; "" if it can.

        Args:
            player: "human", or a level of computer players.
        """
        session = self.session
        persons = {*session.persons, seat} if player == PERSON else {*session.persons} - {seat}
        if session.ended or session.looking:
            return "over"
        if self.shared and self._stand.where not in ("public", "curtain"):
            return "private"
        if not persons:
            return "last"
        if self.drafts and len(persons) == 1:
            # Packs have been handed on ahead of the order in which one person would be asked.
            return "draft"
        return "" if session.can_pass(seat, player) else "often"

    def pass_seat(self, seat: int, name: str, player: str) -> bool:
        """Pass a seat to another person or a computer, at any public moment.

        Nobody sees a hand by it but the one who takes the seat, behind a curtain. What somebody
        wished to take back is forgotten.

        Returns:
            Whether it was done, see `cannot_pass`.
        """
        if self.cannot_pass(seat, player) or not self.session.pass_seat(seat, name, player):
            return False
        self.wish = None
        self._forget(seat)
        self._settle(opened=False)
        return True

    def _forget(self, seat: int) -> None:
        """Whoever takes a seat finds nothing set there."""
        aside = self.session.aside
        self._habits.pop(seat, None)
        self._keep(
            held=None,
            hands=tuple(() if i == seat else hand for i, hand in enumerate(aside.hands)),
            standing=tuple(None if i == seat else kept for i, kept in enumerate(aside.standing)),
        )

    # Looking.

    @property
    def since(self) -> tuple[Deed, ...]:
        """The rivals' turns since the person at the screen had the own turn, as this one begins."""
        place, stage = self._stand, self.session.public.pending.stage
        if place.where != "private" or place.why != "turn" or stage != "play":
            return ()
        return deeds(self.session.events, place.seat)

    def see_as(self, seat: int) -> None:
        """After the game, with all rules turned over, nothing is secret: look from any seat."""
        if self._stand.where == "over" and self.turning is None:
            self.session.see_as(seat)
            self._stand = Stand("over", seat)

    @property
    def turned(self) -> frozenset[int]:
        """Seats that have turned their made-up rule over at the end, or have none."""
        session = self.session
        if not session.ended:
            return frozenset()
        left = to_turn(session.public, session.face_down)
        return frozenset(range(len(session.seats))) - frozenset(left)

    @property
    def counted(self) -> tuple[Score, ...]:
        """At the end: the scores by seat, as far as rules lie face up."""
        return counted(self.session.public, self.session.face_down)

    def turn_over(self, seat: int) -> None:
        """After the game whoever's turn it is turns the own rule over, with their own key."""
        session = self.session
        if self._stand.where == "over" and seat == self.turning:
            session.face_down = tuple(one for one in session.face_down if one != seat)
            self._settle()

    def ask_hint(self) -> None:
        """Ask the expert about the question at this place; `Session.hinted` has the answer."""
        if self.decision is not None and self._stand.where == "private":
            self.session.ask_hint(self._packs.asked if self.drafts else None)

    # What comes by itself.

    def go_on(self, seconds: float | None = None, speed: float = 1.0) -> list[Step]:
        """Play the steps that need no press: computers and preset answers, never behind a curtain.

        Arguments as for `Session.think`, in place of which it is called.
        """
        decision, drafts = self._open, self.drafts
        if self.turning is not None:
            self._turn_for(self.turning, seconds, speed)
        if decision is None or self.thinks is None or self.wish is not None:
            return []
        place = self._stand.where
        if place == "curtain" or (self.shared and place != "public" and not drafts):
            return []
        if decision.seat in self.session.persons:
            return self._answer_for(seconds, speed)
        if drafts:
            return self._pick_for(seconds, speed)
        steps = self.session.think(seconds, speed)
        if steps:
            self._settle()
        return steps

    def _turn_for(self, seat: int, seconds: float | None, speed: float) -> None:
        """At the end a computer turns its rule over by itself, after a pause."""
        if seat in self.session.persons:
            return
        at = self.session.at + len(self.turned)
        if seconds is None or self._pace.over(at, _LEVEL, speed, seconds):
            self._pace.begin_anew()
            self.turn_over(seat)

    def _answer_for(self, seconds: float | None, speed: float) -> list[Step]:
        """Give the answer that a person has preset, after the pause that computers have too."""
        at = self.session.at
        if seconds is not None and not self._pace.over(at, _LEVEL, speed, seconds):
            return []
        self._pace.begin_anew()
        return self._submit(mv.PASS)

    def _pick_for(self, seconds: float | None, speed: float) -> list[Step]:
        """A computer picks, ahead of its turn if its pack has come."""
        asked = self._packs.asked
        if asked is None or self._stand.where in ("curtain", "glance"):
            return []
        move = self.session.picked(asked, seconds, speed)
        return self._keep_pick(move) if move is not None else []
