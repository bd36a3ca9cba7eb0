"""Several persons at one screen: the one door for all that they do."""

from collections.abc import Mapping
from typing import Any, Final

import msgspec

from fort_desktop.record.aside import Ask, Glance, Held, Suits
from fort_desktop.rules.model import events as ev
from fort_desktop.rules.model import moves as mv
from fort_desktop.rules.model.moves import Decision, Move, text
from fort_desktop.rules.model.seats import PERSON
from fort_desktop.rules.model.types import Cards, Phase
from fort_desktop.session.hotseat import follow_round, standing
from fort_desktop.session.hotseat import state as hs
from fort_desktop.session.hotseat.asking import ends_turn, held_back, why_private
from fort_desktop.session.hotseat.queries import Queries
from fort_desktop.session.hotseat.stand import Habits, Stand, Why
from fort_desktop.session.hotseat.state import Facts, State, step
from fort_desktop.session.pace import Pace
from fort_desktop.session.session import Session
from fort_desktop.session.timeline import Step

_LEVEL: Final = "normal"
"""The pause before an answer that was set is that of a computer player of this level."""
_OPEN: Final[tuple[Phase, ...]] = ("recruit", "discard")
"""Phases in which the leader's hand is open: all of it goes to Yard or discard pile at once."""
_OPEN_TURNS: Final[tuple[Phase, ...]] = ("cleanup", "play", *_OPEN)


class Hotseat(Queries):
    """The one door for all that persons do at a screen, shared or not.

    It says where the screen stands (`stand`), what is seen there (`view`) and asked (`decision`),
    and takes what persons press. What makes a move returns its steps, to be told as those of
    `Session.submit`: they are for the eyes of whoever acted, and when all are told `view` is to be
    shown. With one person it lets everything through: no public table, no curtain.

    Where the screen stands is decided by `state.step`; here it is joined to the session. What is
    not a move yet, or never will be one, is kept beside the moves (`Session.aside`).

    Args:
        session: the game; nothing else sets whose eyes it has (`viewer`, `covered`).
        open_turns: a game that begins now has the house rule that hands are open on one's own turn.
        habits: what persons like, by seat.
    """

    def __init__(
        self, session: Session, open_turns: bool = False, habits: Mapping[int, Habits] | None = None
    ) -> None:
        super().__init__(session, State(Stand("public", session.viewer)), habits or {})
        self._pace = Pace()
        if open_turns:
            self._keep(open_turns=True)
        session.face_down = self._secret_rules
        glance = session.aside.glance
        if self.drafts and not session.looking:
            self._packs.push()
        looks = glance is not None and glance.at == session.made and not session.looking
        if self.shared and looks and glance is not None:
            self._state = State(Stand("curtain", glance.seat, "glance"))
            self._show()
        else:
            self.settle()

    # The state, and what it does to the session.

    def _do(self, event: hs.Event) -> None:
        session = self.session
        if session.ended and self.turning is None:
            session.face_down = ()
        elif not session.ended and self.shared != bool(session.face_down):
            session.face_down = self._secret_rules
        self._state = step(self._state, event, self._facts)
        self._show()

    def settle(self) -> None:
        """The game stands elsewhere: find where the screen stands now."""
        self._do(hs.Settle())

    @property
    def _facts(self) -> Facts:
        session, public, decision = self.session, self.session.public, self._open
        changes = session.aside.changes
        return Facts(
            persons=tuple(session.persons),
            leader=public.leader,
            viewer=session.viewer,
            asked=decision.seat if decision is not None and not session.looking else None,
            own=public.pending.seat == public.leader,
            why=self._why(decision),
            curtained=self.curtained,
            drafts=self.drafts,
            ended=session.ended,
            left=any(one.at == session.at and one.player != PERSON for one in changes),
        )

    def _why(self, decision: Decision | None) -> Why:
        """Return why a question needs the eyes of its person, "" for one that is put in public."""
        if decision is None:
            return ""
        public = self.session.public
        hand = public.seats[decision.seat].hand_count
        return why_private(public.pending, public.leader, decision, self.open_turns, hand)

    def _show(self) -> None:
        """Give the session the eyes that belong to where the screen stands."""
        session, stand = self.session, self.stand
        nobody = stand.where in ("public", "curtain") or self.turning is not None
        session.viewer = session.public.leader if nobody else stand.seat
        # Whoever has picked sees nothing of the packs while computers pick.
        session.covered = nobody or (self.drafts and self._packs.seat != stand.seat)
        if self.shared:
            session.laid_open = _OPEN_TURNS if self.open_turns else _OPEN
        if stand.where != "curtain" or stand.why != "glance":
            glance = stand.where == "glance"
            self._keep(glance=Glance(session.made, stand.seat) if glance else None)

    def _keep(self, **changes: Any) -> None:
        """Keep this beside the moves."""
        session = self.session
        session.set_aside(msgspec.structs.replace(session.aside, **changes))

    # Curtains.

    def open(self) -> None:
        """The person whom the curtain waits for opens it."""
        if self.stand.where == "curtain":
            self.session.see_as(self.stand.seat)
            self._do(hs.Open())

    def cover(self) -> None:
        """The person at the screen covers hand and rule; nothing is answered."""
        self._do(hs.Cover())

    def back(self) -> None:
        """Give the glance back to the mover; nothing was revealed meanwhile.

        Whoever pressed Look or Follow by mistake goes back to the public table.
        """
        self._do(hs.Back())

    # The follow round (FOLLOW-1).

    def follow(self, seat: int) -> list[Step]:
        """The person asked presses Follow: the first kid from the left of `hand_of` that fits.

        If the action needs the hand, or no kid can do it in full (FOLLOW-4), it opens as Look does.
        """
        decision, session = self._asked(seat), self.session
        if decision is None:
            return []
        given = follow_round.first_to_follow(self._laid(seat), decision.moves, session.catalog)
        if given is None or self._needs_hand or self.habits(seat).looks_first:
            self._do(hs.Look(seat, "follow"))
            return []
        return self._submit(given[1])

    def decline(self, seat: int) -> list[Step]:
        """The person asked presses No."""
        return self._submit(mv.PASS) if self._asked(seat) is not None else []

    def nobody(self) -> list[Step]:
        """All persons still to be asked say aloud that they do not follow; computers are asked.

        All these answers, up to the next computer, are one press, to be taken back together.
        """
        before, steps = self.session.made, list[Step]()
        if not self._round_open or self.decision is None:
            return steps
        asked = frozenset(pad.seat for pad in self.pads if pad.answer in ("asked", "later"))
        self._do(hs.Nobody(asked))
        while self._round_open and (decision := self._open) is not None:
            if decision.seat not in {*self._state.nobody} & {*self.session.persons}:
                break
            steps += self._submit(mv.PASS)
        self._do(hs.Pressed(self.session.made - before, self.session.made))
        return steps

    def look(self, seat: int) -> None:
        """A person presses Look: the small curtain, which `open` draws aside."""
        if self.can_look(seat):
            self._do(hs.Look(seat, "follow" if self._asked(seat) is not None else "look"))

    def set_standing(self, ask: Ask, suits: Suits = ()) -> None:
        """The person at the screen sets a standing answer, until the next own turn begins."""
        if self._sees:
            self._set_standing(self.stand.seat, ask, suits)

    def away(self, seat: int, away: bool = True) -> None:
        """A person leaves the screen until their own turn, and does not follow; or comes back.

        It is pressed at the public table; whoever was to look at a hand there does not any more.
        """
        if seat in self.session.persons and self.stand.where in ("public", "curtain"):
            self._set_standing(seat, "away" if away else "always")
            if self.stand.small and self.stand.seat == seat:
                self._do(hs.Back())

    def _set_standing(self, seat: int, ask: Ask, suits: Suits = ()) -> None:
        aside, public = self.session.aside, self.session.public
        self.session.set_aside(standing.with_standing(aside, public, seat, ask, suits))

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

    def done(self) -> list[Step]:
        """Done: make the answer that waits; after a glance, cover it and go on."""
        move = self.held
        if move is not None and self.decision is not None:
            if self.drafts:
                return self._keep_pick(move)
            steps = self._submit(move)
            self._keep(held=None)
            return steps
        if self.stand.where == "glance":
            self.cover()
        return []

    def _keep_pick(self, move: Move) -> list[Step]:
        """A pick is final; what follows the last one is told for all eyes."""
        self.session.covered = True
        self.session.forget_hint()
        steps = self._packs.keep(move)
        self.settle()
        return steps

    def _submit(self, move: Move) -> list[Step]:
        session, at = self.session, self.session.at
        mover, pending = session.public.leader, session.public.pending
        later = self.habits(mover).glance_later or self.ends_game
        looks = self.shared and ends_turn(pending) and not later
        steps = session.submit(move)
        ended = any(isinstance(step.event, ev.TurnBegan) for step in steps)
        if not looks or not (ended or session.public.pending.stage == "recycle_draw"):
            self._do(hs.Moved(None, ended))
            return steps
        self._do(hs.Moved(mover, ended))
        return session.steps_from(at)

    def lay(self, cards: Cards) -> None:
        """The person at the screen has put their own hand in this order."""
        seat = self.stand.seat
        if self._sees:
            held = self.hand_of(seat)
            kept = tuple(card for card in dict.fromkeys(cards) if card in held)
            self.session.set_aside(standing.put(self.session.aside, "hands", seat, kept, ()))

    def ask_hint(self) -> None:
        """Ask the expert about the question at this place; `Session.hinted` has the answer."""
        if self.decision is not None and self.stand.where == "private":
            self.session.ask_hint(self._packs.asked if self.drafts else None)

    # Taking back.

    def take_back(self) -> None:
        """Take back the answer that waits, or else the last press, if that is allowed."""
        if self.held is not None:
            self._keep(held=None)
            return
        depth, by = self._takeable
        if depth:
            self.session.take_back(depth, by)
            while not self.shared and self.thinks == by and self.session.practice:
                # That question would be answered at once: back to one that was asked.
                depth = self.session.depth(by, practice=True)
                if not depth:
                    break
                self.session.take_back(depth, by)
            self._do(hs.Nobody(frozenset()))
            self.settle()

    def redo(self) -> list[Step]:
        """Redo what one person alone took back, up to the next question that is asked."""
        steps = self.session.redo()
        while self.session.can_redo and self.thinks is not None:
            steps += self.session.redo()
        return steps

    def wish_back(self, seat: int) -> None:
        """Ask for it: at the public table all persons agree, each by `agree`, or one refuses."""
        if self.can_wish_back(seat):
            self._do(hs.WishBack(seat))

    def agree(self, seat: int) -> None:
        """A person agrees. With the last one it is done, and the game is for practice from then."""
        session = self.session
        if self.wish is None or seat not in session.persons:
            return
        self._do(hs.Agree(seat))
        if self.wish.agreed >= set(session.persons):
            by = self.wish.by
            session.make_practice()
            session.take_back(session.depth(by, practice=True), by)
            self._do(hs.EndWish())

    def refuse(self) -> None:
        """Somebody does not agree: nothing is taken back."""
        if self.wish is not None:
            self._do(hs.EndWish())

    # Who sits where.

    def pass_seat(self, seat: int, name: str, player: str) -> bool:
        """Pass a seat to another person or a computer, at any public moment.

        Nobody sees a hand by it but the one who takes the seat, behind a curtain. What somebody
        wished to take back is forgotten.

        Returns:
            Whether it was done, see `cannot_pass`.
        """
        if self.cannot_pass(seat, player) or not self.session.pass_seat(seat, name, player):
            return False
        self._forget(seat)
        self._do(hs.EndWish())
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

    # The end.

    @property
    def _secret_rules(self) -> tuple[int, ...]:
        """Seats whose made-up rules are turned over one by one at the end of this game."""
        turns = self.shared and not self.session.ended
        return tuple(range(len(self.session.seats))) if turns else ()

    def turn_over(self, seat: int) -> None:
        """After the game whoever's turn it is turns their own rule over, with their own key."""
        session = self.session
        if self.stand.where == "over" and seat == self.turning:
            session.face_down = tuple(one for one in session.face_down if one != seat)
            self.settle()

    def see_as(self, seat: int) -> None:
        """After the game, with all rules turned over, nothing is secret: look from any seat."""
        if self.stand.where == "over" and self.turning is None:
            self.session.see_as(seat)
            self._do(hs.SeeAs(seat))

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
        place = self.stand.where
        if place == "curtain" or (self.shared and place != "public" and not drafts):
            return []
        if decision.seat in self.session.persons:
            return self._answer_for(seconds, speed)
        if drafts:
            return self._pick_for(seconds, speed)
        steps = self.session.think(seconds, speed)
        if steps:
            self.settle()
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
        """Give an answer that needs no press, after the pause that computers have too."""
        at = self.session.at
        if seconds is not None and not self._pace.over(at, _LEVEL, speed, seconds):
            return []
        self._pace.begin_anew()
        steps = self._submit(mv.PASS)
        self._spared = self.session.made
        return steps

    def _pick_for(self, seconds: float | None, speed: float) -> list[Step]:
        """A computer picks, ahead of its turn if its pack has come."""
        asked = self._packs.asked
        if asked is None or self.stand.where in ("curtain", "glance"):
            return []
        move = self.session.picked(asked, seconds, speed)
        return self._keep_pick(move) if move is not None else []
