"""The facts of one finished game, for each seat: what statistics and medals are made of."""

from collections import Counter
from typing import Final

import msgspec

from fort_desktop.chronicle.medals import MedalId, Won, won_by
from fort_desktop.chronicle.tale import Moment, Tale
from fort_desktop.rules.model import events as ev
from fort_desktop.rules.model.types import Card, Cause, KidId, Seat, SetupKind

VERSION: Final = 2
"""Of what is worked out; facts of another version are worked out again."""


class SeatFacts(msgspec.Struct, frozen=True, omit_defaults=True):
    """The facts of one seat in a game.

    Args:
        score: at the end, by source; place: 1 for the winners (END-4).
        levels: the round in which each fort level was reached, from 1.
        played: how often each kid was played; recruited: by where from.
        taken: kids recruited from rivals' Yards; lost: those that rivals took from one's own.
        turns: own turns; left: kids left in the Yard, all turns together.
        asked: how often the seat could have followed; followed: how often it did.
        things, points: what following brought; led: how often rivals followed this seat.
        rule: the made-up rule it kept, "" for none; perks: those it took.
        won: medals, each at its moment.
    """

    score: ev.Score
    place: int = 1
    levels: tuple[int, ...] = ()
    played: dict[KidId, int] = {}
    recruited: dict[str, int] = {}
    taken: dict[KidId, int] = {}
    lost: dict[KidId, int] = {}
    turns: int = 0
    left: int = 0
    asked: int = 0
    followed: int = 0
    things: int = 0
    points: int = 0
    led: int = 0
    rule: str = ""
    perks: tuple[str, ...] = ()
    won: dict[MedalId, Won] = {}


class GameFacts(msgspec.Struct, frozen=True, omit_defaults=True):
    """The facts of a game.

    Args:
        rounds: how many it had; cause, ender: what brought about the end, and who.
        seats: what each seat did.
        digest: of what happened and of the moves, by which its reviews are found; "" without.
    """

    setup: SetupKind
    rounds: int
    seats: tuple[SeatFacts, ...]
    winners: tuple[Seat, ...]
    cause: Cause | None = None
    ender: int = -1
    digest: str = ""

    @property
    def best(self) -> ev.Score:
        """The points of a winner."""
        return self.seats[self.winners[0]].score


def facts_of(tale: Tale) -> GameFacts:
    """Read the facts of a game from its events."""
    end = next((m.event for m in tale.moments if isinstance(m.event, ev.EndTriggered)), None)
    return GameFacts(
        tale.started.setup,
        tale.moments[-1].round,
        tuple(_seat(tale, seat) for seat in range(len(tale.started.seats))),
        tale.ended.winners,
        end.cause if end is not None else None,
        end.seat if end is not None else -1,
    )


def _seat(tale: Tale, seat: Seat) -> SeatFacts:
    reader = _Reader(tale, seat)
    for moment in tale.moments:
        reader.take(moment)
    scores = sorted(tale.ended.scores, key=lambda score: score.seat)
    ranks = [(score.total, tale.state.seats[score.seat].level) for score in scores]
    return SeatFacts(
        scores[seat],
        1 + sum(other > ranks[seat] for other in ranks),
        tuple(reader.levels),
        dict(reader.played),
        dict(reader.recruited),
        dict(reader.taken),
        dict(reader.lost),
        reader.turns,
        reader.left,
        max(tale.asked[seat], reader.followed),
        reader.followed,
        reader.things,
        reader.points,
        reader.led,
        reader.rule,
        tuple(reader.perks),
        won_by(tale, seat),
    )


class _Reader:
    """Counts what a seat does, event by event."""

    def __init__(self, tale: Tale, seat: Seat) -> None:
        self._tale = tale
        self._seat = seat
        self._follows = False
        self.levels: list[int] = []
        self.played: Counter[KidId] = Counter()
        self.recruited: Counter[str] = Counter()
        self.taken: Counter[KidId] = Counter()
        self.lost: Counter[KidId] = Counter()
        self.turns = self.left = self.followed = self.things = self.points = self.led = 0
        self.rule = ""
        self.perks: list[str] = []

    def take(self, moment: Moment) -> None:
        """Count one more event."""
        event = moment.event
        if isinstance(event, ev.KidRecruited):
            self._recruited(event)
        if isinstance(event, ev.LeaderFollowed) and event.seat != self._seat:
            self.led += moment.leader == self._seat
        if getattr(event, "seat", None) != self._seat:
            return
        self._own(event, moment.round)
        self._following(event)

    def _kid(self, card: Card) -> KidId:
        return self._tale.catalog.kid[card].id

    def _recruited(self, event: ev.KidRecruited) -> None:
        if event.seat == self._seat:
            self.recruited[event.source] += 1
            if event.source == "yard":
                self.taken[self._kid(event.card)] += 1
        elif event.source == "yard" and event.rival == self._seat:
            self.lost[self._kid(event.card)] += 1

    def _own(self, event: ev.Event, number: int) -> None:
        """Whatever the seat does on its own turn, and what is laid before it."""
        if isinstance(event, ev.TurnBegan):
            self.turns += 1
        elif isinstance(event, ev.CardPlayed):
            self.played[self._kid(event.card)] += 1
        elif isinstance(event, ev.FortAdvanced):
            self.levels.append(number)
        elif isinstance(event, ev.YardLaid):
            self.left += len(event.cards)
        elif isinstance(event, ev.RuleKept):
            self.rule = event.rule
        elif isinstance(event, ev.PerkTaken):
            self.perks.append(event.perk)

    def _following(self, event: ev.Event) -> None:
        """Count what following brings: between the beginning and the end of a follower's action."""
        if isinstance(event, ev.LeaderFollowed):
            self.followed += 1
        elif isinstance(event, ev.ActionBegan):
            self._follows = event.role == "follower"
        elif isinstance(event, ev.ActionEnded):
            self._follows = False
        elif self._follows and isinstance(event, ev.ResourceGained):
            self.things += event.amount
        elif self._follows and isinstance(event, ev.PointsScored):
            self.points += event.points
