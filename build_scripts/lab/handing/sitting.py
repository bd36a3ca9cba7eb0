"""Persons who sit in for the players of a finished game, and press what such persons would press.

They make the very moves of the game, through `Hotseat`, and only what they need: they look before
they answer where two different kids could follow, and otherwise now and then, since nobody knows
all five kids by heart. Every curtain that is opened counts, also if its person had the screen last.
"""

from collections import Counter
from typing import NamedTuple

from fort_desktop.rules.model import moves as mv
from fort_desktop.rules.model.cards import Catalog
from fort_desktop.rules.model.events import SeatInfo
from fort_desktop.rules.model.moves import Decision, Move, parse_move
from fort_desktop.rules.model.rng import Rng
from fort_desktop.rules.model.seats import PERSON
from fort_desktop.rules.model.types import COIN, COLOURS, SUITS
from fort_desktop.session.hotseat.hotseat import Hotseat
from fort_desktop.session.session import Session
from lab.handing.games import Played

TURN, AGAIN, RULE = "own turn begins", "second play", "a made-up rule is kept"
CHOICE, HAND = "follows, and has a choice", "follows, and the action needs the hand"
BEFORE_YES, BEFORE_NO = "looks before following", "looks before declining"
RECYCLING = "Recycling asks behind the curtain"
FOLLOW, BACK = "asked whether to follow", "back to the leader"
GLANCE = "glances"
ONE_ANSWER = "opened with only one answer to give"


class Ways(NamedTuple):
    """The way in which the persons play.

    Args:
        share: of the questions at which they look although one kid at most could follow.
        standing: at each glance they set just the suits that they hold.
        open_turns: the house rule.
    """

    share: float
    standing: bool = False
    open_turns: bool = False


def session_of(catalog: Catalog, played: Played) -> Session:
    """The game from its beginning, with persons in all seats."""
    seats = [SeatInfo(f"Person {i + 1}", COLOURS[i], PERSON) for i in range(played.seats)]
    return Session.new(catalog, seats, played.seed, "basic")


class Sitting:
    """One game with persons in all seats.

    Attributes:
        counts: how often a curtain was opened, by kind, and glances.
    """

    def __init__(self, catalog: Catalog, played: Played, ways: Ways) -> None:
        self.counts: Counter[str] = Counter()
        self._catalog = catalog
        self._moves = [parse_move(move) for move in played.moves]
        self._ways = ways
        self._rng = Rng(played.seed)
        self._hotseat = Hotseat(session_of(catalog, played), ways.open_turns)
        self._reason = ""

    def play(self) -> "Sitting":
        """Play to the end."""
        hotseat = self._hotseat
        while (where := hotseat.stand.where) != "over":
            if where == "curtain":
                self._open()
            elif where == "glance":
                self._glance()
            elif (decision := hotseat.decision) is None:
                hotseat.go_on()
            elif hotseat.pads and where == "public":
                self._at_the_pads(decision)
            else:
                hotseat.answer(self._next)
                hotseat.done()
        return self

    @property
    def _next(self) -> Move:
        return self._moves[self._hotseat.session.made]

    def _open(self) -> None:
        hotseat = self._hotseat
        why = hotseat.stand.why
        kinds = {"turn": TURN, "again": AGAIN, "rule": RULE, "action": HAND, "follow": HAND}
        kinds["glance"] = RECYCLING  # else a glance has no curtain of its own
        self.counts[self._reason or kinds[why]] += 1
        hotseat.open()
        decision = hotseat.decision
        if decision is not None and len(decision.moves) == 1 and not self._reason:
            self.counts[ONE_ANSWER] += 1
        self._reason = ""

    def _glance(self) -> None:
        hotseat = self._hotseat
        self.counts[GLANCE] += 1
        if self._ways.standing:
            hand = hotseat.hand_of(hotseat.stand.seat)
            held = {suit for card in hand for suit in self._catalog.kid[card].suits}
            suits = SUITS if COIN in held else tuple(suit for suit in SUITS if suit in held)
            hotseat.set_standing("some", suits)
        hotseat.done()

    def _at_the_pads(self, decision: Decision) -> None:
        hotseat, seat, move = self._hotseat, decision.seat, self._next
        now_and_then = self._rng.below(1000) < 1000 * self._ways.share
        if sum(isinstance(one, mv.Follow) for one in decision.moves) > 1 and move != mv.PASS:
            self._look(seat, CHOICE)
        elif now_and_then:
            self._look(seat, BEFORE_NO if move == mv.PASS else BEFORE_YES)
        elif move == mv.PASS:
            hotseat.decline(seat)
        else:
            hotseat.follow(seat)

    def _look(self, seat: int, reason: str) -> None:
        self._reason = reason
        self._hotseat.look(seat)


def today(catalog: Catalog, played: Played) -> Counter[str]:
    """Curtains of a game as it was before: one whenever somebody else is asked."""
    session, counts = session_of(catalog, played), Counter[str]()
    for words in played.moves:
        decision = session.decision
        if decision is not None and session.hand_over_to is not None:
            stage, leads = session.public.pending.stage, decision.seat == session.public.leader
            begins = leads and stage == "play"
            counts[TURN if begins else BACK if leads else FOLLOW] += 1
            counts[ONE_ANSWER] += len(decision.moves) == 1
            session.see_as(decision.seat)
        session.submit(parse_move(words))
    return counts
