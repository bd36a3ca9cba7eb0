"""Several persons at one screen: who may look, what is asked in public, what waits for Done."""

from collections.abc import Sequence
from typing import Final

from fort_desktop.rules.knowledge.view import View
from fort_desktop.rules.model import events as ev
from fort_desktop.rules.model import moves as mv
from fort_desktop.rules.model.moves import Decision, Move
from fort_desktop.rules.model.types import Cards, Phase
from fort_desktop.session.hotseat.asking import held_back, uses_hand, why_private
from fort_desktop.session.hotseat.stand import Answer, Pad, Stand, Why
from fort_desktop.session.session import Session
from fort_desktop.session.timeline import Step

_OPEN: Final[tuple[Phase, ...]] = ("recruit", "discard")
"""Phases in which the leader's hand lies open: all of it goes to Yard or discard pile at once."""
_OPEN_TURNS: Final[tuple[Phase, ...]] = ("cleanup", "play", *_OPEN)


class Hotseat:
    """The one door for all that persons do at a screen, shared or not.

    It says where the screen stands (`stand`), what is seen there (`view`) and asked (`decision`),
    and takes what persons press. What makes a move returns its steps, to be told as those of
    `Session.submit`: they are for the eyes of whoever acted, and when all are told `view` is to be
    shown. With one person it lets everything through: no public table, no curtain.

    Args:
        session: the game; nothing else sets whose eyes it has (`viewer`, `covered`).
        open_turns: the house rule that hands lie open on the own turn.
    """

    def __init__(self, session: Session, open_turns: bool = False) -> None:
        self.session = session
        self.open_turns = open_turns and self.shared
        self._held: Move | None = None
        self._nobody: frozenset[int] = frozenset()
        self._orders: dict[int, Cards] = {}
        self._mover: int | None = None
        self._stand = Stand("public", session.viewer)
        if self.shared:
            session.laid_open = _OPEN_TURNS if self.open_turns else _OPEN
        self._settle()

    # Where the screen stands.

    @property
    def shared(self) -> bool:
        """Whether two persons or more share the screen."""
        return len(self.session.persons) > 1

    @property
    def stand(self) -> Stand:
        """Where the screen stands now."""
        return self._stand

    @property
    def decision(self) -> Decision | None:
        """The question that can be answered at this place; None behind a curtain, at a glance.

        At the public table it may be one that is answered by the pads (kind "follow").
        """
        decision = self.session.decision
        if decision is None or self.session.looking or self.session.computers_turn:
            return None
        place = self._stand
        if place.where == "public" or (place.where == "private" and place.seat == decision.seat):
            return decision
        return None

    def view(self) -> View:
        """What is to be seen at this place; in public the leader's hand may lie open.

        It does so from the Recruit phase on, with the house rule from the beginning of the turn.
        """
        return self.session.view()

    # The follow round.

    @property
    def pads(self) -> tuple[Pad, ...]:
        """The answer pads of the leader's rivals in turn order; () but in a follow round."""
        session, decision = self.session, self.session.decision
        if not self.shared or decision is None or session.pending.stage != "follow":
            return ()
        n = len(session.seats)
        answers = self._answers()
        asked_yet = False
        pads: list[Pad] = []
        for seat in [(session.leader + i) % n for i in range(1, n)]:
            asked_yet = asked_yet or seat == decision.seat
            later: Answer = "asked" if seat == decision.seat else "later"
            answer = answers.get(seat, later if asked_yet else "")
            pads.append(self._pad(seat, answer))
        return tuple(pads)

    def _pad(self, seat: int, answer: Answer) -> Pad:
        person = seat in self.session.persons
        live = person and answer == "asked" and self._stand.where == "public"
        return Pad(seat, answer, person, live, person and self.can_look(seat), live)

    def _answers(self) -> dict[int, Answer]:
        """How seats have answered the card that is played."""
        found: dict[int, Answer] = {}
        for event in reversed(self.session.events):
            if isinstance(event, ev.CardPlayed):
                break
            if isinstance(event, ev.LeaderFollowed):
                found[event.seat] = "follows"
            elif isinstance(event, ev.FollowDeclined):
                found[event.seat] = "declines"
        return found

    def follow(self, seat: int) -> list[Step]:
        """The person asked presses Follow: the first kid from the left of `hand_of` that fits.

        If the action needs the hand, or no kid can do it in full (FOLLOW-4), it opens as Look does.
        """
        decision = self._asked(seat)
        if decision is None:
            return []
        move = self._first(decision)
        if move is None or self._needs_hand():
            self._go(Stand("curtain", seat, "follow", small=True))
            return []
        return self._submit(move)

    def decline(self, seat: int) -> list[Step]:
        """The person asked presses No."""
        return self._submit(mv.PASS) if self._asked(seat) is not None else []

    def nobody(self) -> list[Step]:
        """All persons still to be asked say aloud that they do not follow; computers are asked."""
        decision = self.decision
        if not self.pads or decision is None or self._stand.where != "public":
            return []
        self._nobody = frozenset(pad.seat for pad in self.pads if pad.answer in ("asked", "later"))
        return self._submit(mv.PASS)

    def can_look(self, seat: int) -> bool:
        """Whether this person may press Look now: all may, the leader too, at any time of it."""
        round_ = self.session.pending.stage == "follow"
        return self._stand.where == "public" and round_ and seat in self.session.persons

    def look(self, seat: int) -> None:
        """A person presses Look: the small curtain, which `open` draws aside."""
        if self.can_look(seat):
            asked = self._asked(seat) is not None
            self._go(Stand("curtain", seat, "follow" if asked else "look", small=True))

    def _asked(self, seat: int) -> Decision | None:
        """The follow question, if it is put to this person at the public table now."""
        decision = self.decision
        if decision is None or decision.seat != seat or self._stand.where != "public":
            return None
        return decision if self.session.pending.stage == "follow" else None

    def _first(self, decision: Decision) -> Move | None:
        for card in self.hand_of(decision.seat):
            move = mv.Follow((self.session.catalog.kid[card].id,))
            if move in decision.moves:
                return move
        return None

    def _needs_hand(self) -> bool:
        play = self.session.view().play
        return play is not None and uses_hand(self.session.catalog.kid[play.card].public)

    # Curtains.

    def open(self) -> None:
        """The person whom the curtain waits for opens it."""
        place = self._stand
        if place.where == "curtain":
            self._go(Stand("glance" if place.why == "glance" else "private", place.seat, place.why))

    def cover(self) -> None:
        """The person at the screen covers hand and rule; nothing is answered."""
        if self.shared and self._stand.where in ("private", "glance"):
            self._mover = None
            self._settle(opened=False)

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

    # Answers.

    def answer(self, move: Move) -> list[Step]:
        """Answer the open question by hand; some answers wait for Done (see `held`).

        Raises:
            RuleError: it is not legal.
        """
        decision = self.decision
        if decision is None:
            return []
        if self.shared and held_back(self.session.pending):
            self._held = move
            return []
        return self._submit(move)

    @property
    def held(self) -> Move | None:
        """The answer that waits for Done, or for `take_back`: not made yet."""
        return self._held

    def done(self) -> list[Step]:
        """Done: make the answer that waits; after a glance, cover it and go on."""
        if self._held is not None:
            move, self._held = self._held, None
            # Whatever kids come now are for the mover's eyes.
            self._go(Stand("private", self.session.leader, "glance"))
            return self._submit(move)
        if self._stand.where == "glance":
            self._mover = self._stand.seat
            self._settle(opened=False)
        return []

    def take_back(self) -> None:
        """Take back the answer that waits, or else the last move, if that is allowed."""
        if self._held is not None:
            self._held = None
        elif self.can_take_back:
            self.session.undo()
            self._settle()

    @property
    def can_take_back(self) -> bool:
        """Whether `take_back` does anything."""
        return self._held is not None or self.session.can_undo

    # The hand.

    def hand_of(self, seat: int) -> Cards:
        """The hand of a seat in the order that its person has laid it, for this person's eyes."""
        hand = self.session.hand(seat)
        order = [card for card in self._orders.get(seat, ()) if card in hand]
        return (*order, *(card for card in hand if card not in order))

    def lay(self, cards: Sequence[str]) -> None:
        """The person at the screen has put the own hand in this order."""
        if self._stand.where in ("private", "glance"):
            self._orders[self._stand.seat] = tuple(cards)

    # What comes by itself.

    def go_on(self, seconds: float | None = None, speed: float = 1.0) -> list[Step]:
        """What comes without any press: computers answer, but never behind a curtain.

        Arguments as for `Session.think`, in place of which it is called.
        """
        decision = self.session.decision
        if self.shared and self._stand.where != "public":
            return []
        if decision is not None and decision.seat in self._nobody and self.pads:
            return self._submit(mv.PASS)
        if not self.session.computers_turn:
            return []
        steps = self.session.think(seconds, speed)
        if steps:
            self._settle()
        return steps

    # Within.

    def _submit(self, move: Move) -> list[Step]:
        mover = self.session.leader
        steps = self.session.submit(move)
        own = self._stand == Stand("private", mover, "glance")
        if own and any(isinstance(step.event, ev.TurnBegan) for step in steps):
            self._go(Stand("glance", mover, "glance"))
        else:
            self._mover = None
            self._settle()
        return steps

    def _settle(self, opened: bool = True) -> None:
        """Find where the screen stands now.

        Args:
            opened: whoever sees the own hand goes on seeing it if they are asked.
        """
        session, decision = self.session, self.session.decision
        if not self.pads:
            self._nobody = frozenset()
        if session.ended:
            self._go(Stand("over", session.viewer))
        elif not self.shared:
            self._go(Stand("private", session.viewer))
        elif decision is None or decision.seat not in session.persons:
            self._go(Stand("public", session.leader))
        else:
            why: Why = why_private(session.pending, session.leader, decision, self.open_turns)
            place = self._stand
            here = opened and place.where == "private" and place.seat == decision.seat
            if why:
                self._go(Stand("private" if here else "curtain", decision.seat, why))
            else:
                self._go(Stand("public", session.leader))

    def _go(self, stand: Stand) -> None:
        """The screen stands here from now on."""
        self._stand = stand
        covered = stand.where in ("public", "curtain")
        self.session.viewer = self.session.leader if covered else stand.seat
        self.session.covered = covered
