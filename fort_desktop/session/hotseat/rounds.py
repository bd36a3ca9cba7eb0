"""The follow round at the public table: answer pads, Follow without looking, standing answers."""

from collections.abc import Sequence

from fort_desktop.record.aside import Aside, Ask, Suits
from fort_desktop.rules.model import events as ev
from fort_desktop.rules.model import moves as mv
from fort_desktop.rules.model.cards import Catalog
from fort_desktop.rules.model.events import Event
from fort_desktop.rules.model.moves import Decision, Move
from fort_desktop.rules.model.types import COIN, SUITS, Card, Cards
from fort_desktop.session.hotseat import standing
from fort_desktop.session.hotseat.asking import uses_hand
from fort_desktop.session.hotseat.by_seat import put
from fort_desktop.session.hotseat.place import Place
from fort_desktop.session.hotseat.stand import Answer, Pad, Stand
from fort_desktop.session.timeline import Step


def ordered(aside: Aside, seat: int, hand: Cards) -> Cards:
    """A hand as its person has laid it; cards that came later lie at the right, sorted."""
    laid = aside.hands[seat] if seat < len(aside.hands) else ()
    kept = [card for card in laid if card in hand]
    return (*kept, *(card for card in sorted(hand) if card not in kept))


def first_to_follow(
    hand: Cards, moves: Sequence[Move], catalog: Catalog
) -> tuple[Card, Move] | None:
    """The first card from the left that matches and can do the action in full, and its move.

    One card only, with Copy Cat too: who wants to give two kids looks (PERK-3).
    """
    for card in hand:
        move = mv.Follow((catalog.kid[card].id,))
        if move in moves:
            return card, move
    return None


def first_by_suit(hand: Cards, catalog: Catalog) -> Cards:
    """The cards that are the first from the left with some suit, a coin being any (FOLLOW-3)."""
    found: list[Card] = []
    for suit in SUITS:
        first = next((c for c in hand if {suit, COIN} & set(catalog.kid[c].suits)), None)
        if first is not None and first not in found:
            found.append(first)
    return tuple(card for card in hand if card in found)


def answers(events: Sequence[Event]) -> dict[int, Answer]:
    """Return the answers of seats to the card that was played last."""
    found: dict[int, Answer] = {}
    for event in reversed(events):
        if isinstance(event, ev.CardPlayed):
            break
        if isinstance(event, ev.LeaderFollowed):
            found[event.seat] = "follows"
        elif isinstance(event, ev.FollowDeclined):
            found.setdefault(event.seat, "declines")
    return found


def pads(
    events: Sequence[Event], leader: int, asked: int, seats: int, persons: Sequence[int], live: bool
) -> tuple[Pad, ...]:
    """A pad for each rival of the leader, in turn order.

    Args:
        events: of the game, as all may see them; asked: the seat that is asked whether it follows.
        live: whether anything can be pressed now.
    """
    given = answers(events)
    found: list[Pad] = []
    for seat in ((leader + i) % seats for i in range(1, seats)):
        later: Answer = "asked" if seat == asked else "later"
        answer = given.get(seat, later)
        person = live and seat in persons
        now = person and answer == "asked"
        found.append(Pad(seat, answer, seat in persons, now, person, now))
    return tuple(found)


class Rounds(Place):
    """The part of a shared screen that puts the question whether one follows (FOLLOW-1)."""

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
        return pads(session.events, public.leader, decision.seat, n, session.persons, live)

    @property
    def _round_open(self) -> bool:
        """Return True if pads can be pressed."""
        follows = self.session.public.pending.stage == "follow"
        return self.shared and follows and self._stand.where == "public" and self.wish is None

    def follow(self, seat: int) -> list[Step]:
        """The person asked presses Follow: the first kid from the left of `hand_of` that fits.

        If the action needs the hand, or no kid can do it in full (FOLLOW-4), it opens as Look does.
        """
        decision = self._asked(seat)
        if decision is None:
            return []
        given = first_to_follow(self._laid(seat), decision.moves, self.session.catalog)
        if given is None or self._needs_hand or self.habits(seat).looks_first:
            self._go(Stand("curtain", seat, "follow", small=True))
            return []
        return self._submit(given[1])

    def decline(self, seat: int) -> list[Step]:
        """The person asked presses No."""
        return self._submit(mv.PASS) if self._asked(seat) is not None else []

    def nobody(self) -> list[Step]:
        """All persons still to be asked say aloud that they do not follow; computers are asked."""
        if not self._round_open or self.decision is None:
            return []
        self._nobody = frozenset(pad.seat for pad in self.pads if pad.answer in ("asked", "later"))
        return self._pass_together()

    def _pass_together(self) -> list[Step]:
        """The answers of those who said so aloud, up to the next computer."""
        steps: list[Step] = []
        while self._round_open and (decision := self._open) is not None:
            if decision.seat not in self._nobody or decision.seat not in self.session.persons:
                break
            steps += self._submit(mv.PASS)
        return steps

    def can_look(self, seat: int) -> bool:
        """Return True if this person may press Look: all may throughout the round, leader too."""
        return self._round_open and seat in self.session.persons

    def look(self, seat: int) -> None:
        """A person presses Look: the small curtain, which `open` draws aside."""
        if self.can_look(seat):
            asked = self._asked(seat) is not None
            self._go(Stand("curtain", seat, "follow" if asked else "look", small=True))

    def _asked(self, seat: int) -> Decision | None:
        """The follow question, if it is put to this person at the public table now."""
        decision = self.decision if self._round_open else None
        return decision if decision is not None and decision.seat == seat else None

    @property
    def _needs_hand(self) -> bool:
        play = self.session.public.play
        return play is not None and uses_hand(self.session.catalog.kid[play.card].public)

    # What is set in secret.

    def set_standing(self, ask: Ask, suits: Suits = ()) -> None:
        """The person at the screen sets a standing answer, until the next own turn begins."""
        if self._stand.where in ("private", "glance"):
            self._stands(self._stand.seat, ask, suits)

    def away(self, seat: int, away: bool = True) -> None:
        """A person leaves the screen until the own turn, and does not follow; or comes back.

        It is pressed at the public table; whoever was to look at a hand there does not any more.
        """
        if seat in self.session.persons and self._stand.where in ("public", "curtain"):
            self._stands(seat, "away" if away else "always")
            if self._stand.small and self._stand.seat == seat:
                self._settle(opened=False)

    def is_away(self, seat: int) -> bool:
        """Return True if the person in a seat is away: all have seen that pressed."""
        return seat in self.session.persons and self.standing(seat).ask == "away"

    def _stands(self, seat: int, ask: Ask, suits: Suits = ()) -> None:
        aside, public = self.session.aside, self.session.public
        self.session.set_aside(standing.with_standing(aside, public, seat, ask, suits))

    def hand_of(self, seat: int) -> Cards:
        """The hand of a seat as far as this place shows it; the own one as its person has laid it.

        An order is secret: a hand that lies open before all is sorted.
        """
        shown, place = self.view().seats[seat].hand, self._stand
        if place.where in ("private", "glance") and place.seat == seat:
            return ordered(self.session.aside, seat, shown)
        return shown

    def _laid(self, seat: int) -> Cards:
        """The hand of a seat as its person has laid it, wherever the screen stands."""
        return ordered(self.session.aside, seat, self.session.hand(seat))

    def lay(self, cards: Cards) -> None:
        """The person at the screen has put the own hand in this order."""
        seat = self._stand.seat
        if self._stand.where in ("private", "glance"):
            held = self.hand_of(seat)
            kept = tuple(card for card in dict.fromkeys(cards) if card in held)
            self.session.set_aside(put(self.session.aside, "hands", seat, kept, ()))

    @property
    def footprints(self) -> Cards:
        """The kids that Follow would give unseen, in the hand at the screen.

        Asked whether one follows, it is the one that would be given now, if any; else they are the
        first from the left with each suit.
        """
        place, catalog = self._stand, self.session.catalog
        if place.where not in ("private", "glance"):
            return ()
        hand, decision = self.hand_of(place.seat), self.decision
        if decision is not None and self.session.public.pending.stage == "follow":
            given = first_to_follow(hand, decision.moves, catalog)
            return given[:1] if given is not None else ()
        return first_by_suit(hand, catalog)
