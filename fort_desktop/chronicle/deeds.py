"""Deeds of kids for those who played or followed them, and the best turn of a game."""

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Final, Literal, NamedTuple

from fort_desktop.rules.model import events as ev
from fort_desktop.rules.model.events import Event
from fort_desktop.rules.model.types import HIDDEN, KidId, Seat

Good = Literal["points", "things", "levels", "lookout"]
GOODS: Final[tuple[Good, ...]] = ("points", "things", "levels", "lookout")
"""What a kid can bring: victory points, pizza and toys, fort levels, kids in the Lookout."""


class Turn(NamedTuple):
    """One turn, and what it brought to the seat whose turn it was.

    Args:
        kid: the kid that was played, "" for none; brought: how much of each good.
        worth: its points, with those of the fort levels, which are counted at the end.
    """

    round: int
    seat: Seat
    kid: KidId
    brought: Mapping[Good, int]
    worth: int


class Deeds(NamedTuple):
    """The deeds of a game.

    Attributes:
        kids: how much each kid has brought, to all seats together, by leading and by following.
        played: how often each was played.
        turns: all turns, first to last.
    """

    kids: dict[KidId, Counter[Good]]
    played: Counter[KidId]
    turns: list[Turn]

    @property
    def best(self) -> Turn | None:
        """The turn that was worth most points, the first of several; None if none was any."""
        found = max(self.turns, key=lambda turn: turn.worth, default=None)
        return found if found is not None and found.worth > 0 else None

    def most(self, good: Good) -> tuple[KidId, int] | None:
        """The kid that has brought most of a good, and how much; None if none brought any.

        Of several that brought as much it is the one that was played least.
        """
        found = [
            (self.kids[kid][good], -self.played[kid], kid)
            for kid in sorted(self.kids)
            if self.kids[kid][good]
        ]
        if not found:
            return None
        number, _, kid = max(found)
        return kid, number

    def hardest(self, n: int) -> list[KidId]:
        """The `n` kids that did the most: first those with most of one resource, then of all."""
        best = [most[0] for most in map(self.most, GOODS) if most is not None]
        rest = sorted(self.kids, key=lambda kid: (-self.kids[kid].total(), kid))
        return list(dict.fromkeys([*best, *rest]))[:n]


def deeds_of(events: Sequence[Event], fort_points: Sequence[int]) -> Deeds:
    """Read the deeds of a game from its events.

    What an action does is the deed of the kid that was played, for the leader and for whoever
    follows; what comes of something else (perks, rewards of fort levels) is nobody's.

    Args:
        fort_points: what each level of a fort is worth at the end, from level 0.

    >>> told = (ev.TurnBegan(0, 1), ev.CardPlayed(0, "bug.1"), ev.ActionBegan(0, "leader",
    ...         "public", 1), ev.PointsScored(0, 3), ev.ActionEnded(0, "leader", "public", True, 1))
    >>> deeds_of(told, (0, 1)).most("points")
    ('bug', 3)
    """
    reading = _Reading(fort_points)
    for event in events:
        reading.take(event)
    reading.close_turn()
    return Deeds(reading.kids, reading.played, reading.turns)


class _Reading:
    """The turn that is read, and all before it."""

    def __init__(self, fort_points: Sequence[int]) -> None:
        self._fort_points = fort_points
        self._turn: ev.TurnBegan | None = None
        self._kid: KidId = ""
        self._acting = False
        self._brought: Counter[Good] = Counter()
        self._worth = 0
        self.kids: dict[KidId, Counter[Good]] = {}
        self.played: Counter[KidId] = Counter()
        self.turns: list[Turn] = []

    def take(self, event: Event) -> None:
        if isinstance(event, ev.TurnBegan):
            self.close_turn()
            self._turn = event
        elif isinstance(event, ev.CardPlayed):
            self._kid = kid_of(event.card)
            self.played[self._kid] += 1
        elif isinstance(event, ev.ActionBegan | ev.ActionEnded):
            self._acting = isinstance(event, ev.ActionBegan)
        elif isinstance(event, _BRINGING):
            self._brings(event)

    def _brings(self, event: "_Bringing") -> None:
        good, number = _brought(event)
        if self._acting and self._kid not in ("", HIDDEN):
            self.kids.setdefault(self._kid, Counter())[good] += number
        if self._turn is not None and event.seat == self._turn.seat:
            self._brought[good] += number
            self._worth += self._points(event)

    def _points(self, event: "_Bringing") -> int:
        """Return the points that an event adds to the score of its seat, now or at the end."""
        if isinstance(event, ev.PointsScored):
            return event.points
        if isinstance(event, ev.FortAdvanced):
            return self._fort_points[event.level] - self._fort_points[event.level - 1]
        return 0

    def close_turn(self) -> None:
        turn = self._turn
        if turn is not None:
            brought = dict(self._brought)
            self.turns.append(Turn(turn.round, turn.seat, self._kid, brought, self._worth))
        self._kid, self._acting, self._brought, self._worth = "", False, Counter(), 0


_Bringing = (
    ev.PointsScored | ev.ResourceGained | ev.ResourcePacked | ev.FortAdvanced | ev.CardToLookout
)
_BRINGING: Final = (
    ev.PointsScored, ev.ResourceGained, ev.ResourcePacked, ev.FortAdvanced, ev.CardToLookout,
)  # fmt: skip


def _brought(event: _Bringing) -> tuple[Good, int]:
    """Return the good that an event brings its seat, and how much of it.

    A thing that is packed out of Stuff was there before, and counts 0.
    """
    if isinstance(event, ev.PointsScored):
        return "points", event.points
    if isinstance(event, ev.ResourceGained):
        return "things", event.amount
    if isinstance(event, ev.ResourcePacked):
        return "things", int(event.source == "supply")
    return ("levels", 1) if isinstance(event, ev.FortAdvanced) else ("lookout", 1)


def kid_of(card: str) -> KidId:
    """The kid on a card: bug for bug.2."""
    return card.rpartition(".")[0] or card
