"""Motion on the table: what glides where when one view follows another, under one name each.

Every card and token glides from where it is seen to where it will lie, in one movement; what comes
from outside the view begins at a pile, a board or the supply, and what leaves it ends there.
"""

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from typing import Final, NamedTuple

from fort_desktop.rules.knowledge.view import View
from fort_desktop.rules.model import events as ev
from fort_desktop.rules.model.events import Event
from fort_desktop.rules.model.types import RESOURCES, Cards
from fort_desktop.scene.geometry import Box
from fort_desktop.scene.node import Node
from fort_desktop.ui.table import things as th
from fort_desktop.ui.table.event_motion import Flight

Ident = str | tuple[str, str, int]
"""A card by its id; a token by its place, its resource and its number there."""


class _Zone(NamedTuple):
    """Cards that lie together: the kind of their nodes, and the seat for a rival's."""

    kind: type[th.Card]
    cards: Cards
    seat: int = -1


def _zones(view: View) -> Iterator[_Zone]:
    own = view.own
    played = view.play.card if view.play is not None else ""
    yield _Zone(th.HandCard, own.hand)
    yield _Zone(th.PickedCard, own.picks)
    yield _Zone(th.LookoutCard, own.lookout)
    yield _Zone(th.OwnYardCard, own.yard)
    yield _Zone(th.ParkCard, view.park)
    yield _Zone(th.PlayedCard, tuple(card for card in view.table if card == played))
    yield _Zone(th.AddedCard, tuple(card for card in view.table if card != played))
    for seat in view.seats:
        if seat.seat != view.seat:
            yield _Zone(th.YardCard, seat.yard, seat.seat)


def lying(nodes: Iterable[Node], view: View) -> dict[Ident, Node]:
    """All cards and tokens among the nodes of a table, which shows `view`.

    Equal copies of a kid are taken in their order, so that each card keeps its node.
    """
    cards: dict[tuple[type[th.Card], int, str], list[Node]] = {}
    found: dict[Ident, Node] = {}
    tokens: dict[tuple[str, str], int] = {}
    for node in nodes:
        key = node.key
        if isinstance(key, th.Card):
            seat = key.seat if isinstance(key, th.YardCard) else -1
            cards.setdefault((type(key), seat, key.kid), []).append(node)
        elif isinstance(key, th.StuffToken | th.PackToken):
            where = "stuff" if isinstance(key, th.StuffToken) else "pack"
            number = tokens.get((where, key.resource), 0)
            tokens[where, key.resource] = number + 1
            found[where, key.resource, number] = node
    for kind, together, seat in _zones(view):
        for card in together:
            there = cards.get((kind, seat, card.partition(".")[0]))
            if there:
                found[card] = there.pop(0)
    return found


_NEAR: Final = 1.5
"""Pixels below which nothing has moved."""


class Pace(NamedTuple):
    """The flight time of one thing, and the delay after the one before it, in seconds.

    Attributes:
        arc: the height of its throw, in units.
        beat: after so many things there is a rest, as long as `_REST` delays; 0 for none.
    """

    seconds: float
    apart: float = 0.0
    arc: float = 0.0
    beat: int = 0


_REST: Final = 4
PACES: Final[dict[type[Event], Pace]] = {
    ev.KidsDealt: Pace(0.3, 0.05, beat=3),
    ev.CardDrawn: Pace(0.24, 0.07),
    ev.CardPlayed: Pace(0.22),
    ev.CardAdded: Pace(0.22),
    ev.ResourceGained: Pace(0.26, 0.09, 40),
    ev.PointsScored: Pace(0.26, 0.09, 40),
    ev.ResourcePacked: Pace(0.26, 0.09, 40),
    ev.ResourceSpent: Pace(0.2, 0.07),
    ev.KidRecruited: Pace(0.32),
    ev.LeaderFollowed: Pace(0.32, 0.12),
    ev.YardLaid: Pace(0.26, 0.12),
    ev.YardCleared: Pace(0.24, 0.04),
    ev.PlayedDiscarded: Pace(0.26, 0.07),
    ev.FriendsDiscarded: Pace(0.26, 0.07),
    ev.DeckShuffled: Pace(0.36, 0.028, 30, beat=4),
}
"""How fast each event moves its things; all others that move any do so like `_PACE`."""
_PACE: Final = Pace(0.26)
_LOST: Final = Pace(0.85, 0.0, 60)
"""A rival recruits from one's own Yard: the card lifts, and takes half a second longer."""


def pace_of(event: Event, viewer: int) -> Pace:
    """Return the pace of the things that an event moves, for the seat that sees them."""
    if isinstance(event, ev.KidRecruited) and event.rival == viewer:
        return _LOST
    return PACES.get(type(event), _PACE)


class Glide(NamedTuple):
    """One thing under way.

    Attributes:
        what: a card, a token, or a name as flights have it.
        start, end: where it begins and ends, in pixels.
        before, after: its nodes, None where it does not lie then.
        named: an event tells of it; others only make room.
        back: the colour of its back where it is face down at first, or `PARK`; "" for none.
    """

    what: Ident
    start: Box
    end: Box
    before: Node | None
    after: Node | None
    named: bool
    back: str = ""


PARK: Final = "park"
"""The back of the cards of the Park, which are no seat's."""


class Stand(NamedTuple):
    """A table at one moment: the nodes of all that lies there, and where any other thing is.

    Attributes:
        own: the colour of one's own cards' backs; seats: that of each seat.
    """

    lying: Mapping[Ident, Node]
    place: Callable[[th.Thing], Box | None]
    own: str = ""
    seats: Sequence[str] = ()

    def back(self, thing: th.Thing | None) -> str:
        """Return the back of cards that are face down there; "" where they are open."""
        if isinstance(thing, th.ParkDeck):
            return PARK
        if isinstance(thing, th.RivalBoard) and self.seats:
            return self.seats[thing.seat]
        return self.own if thing == th.DECK else ""


def glides(before: Stand, after: Stand, flight: Flight | None) -> list[Glide]:
    """All that glides between two moments, what the event names first."""
    ends = _Ends(before, after, flight)
    found = [glide for what in _all(before, after) if (glide := ends.glide(what)) is not None]
    found += ends.unseen()
    return sorted(found, key=lambda glide: not glide.named)


def _all(before: Stand, after: Stand) -> list[Ident]:
    return [*after.lying, *(what for what in before.lying if what not in after.lying)]


class _Ends:
    """The start and the end of each thing that moves."""

    def __init__(self, before: Stand, after: Stand, flight: Flight | None) -> None:
        self.before, self.after = before, after
        self._starts: dict[str, list[th.Thing]] = {}
        self._end = flight.end if flight is not None else None
        what = flight.what if flight is not None else ()
        starts = flight.starts if flight is not None else ()
        for name, start in zip(what, starts, strict=True):
            self._starts.setdefault(name, []).append(start)
        self._moved = _moved_tokens(before.lying, after.lying)

    def glide(self, what: Ident) -> Glide | None:
        """Return the glide of a thing lying before or after; None if it stays or only appears."""
        old, new = self.before.lying.get(what), self.after.lying.get(what)
        if old is None and what in self._moved:
            old = self.before.lying[self._moved[what]]
        if new is None and what in self._moved.values():
            return None
        name = what if isinstance(what, str) else what[1]
        named = bool(self._starts.get(name)) and (old is None or new is None or _shifted(old, new))
        came = self._starts[name].pop() if named else None
        origin = None if old is not None else came or _comes_from(new)
        start = old.area if old is not None else self._place_before(origin)
        end = new.area if new is not None else self._exit(named, old)
        if start is None or end is None or _same(start, end):
            return None
        back = "" if names_token(what) else self.before.back(origin)
        return Glide(what, start, end, old, new, named, back)

    def _place_before(self, thing: th.Thing | None) -> Box | None:
        return self.before.place(thing) if thing is not None else None

    def _exit(self, named: bool, old: Node | None) -> Box | None:
        thing = self._end if named else _goes_to(old)
        if thing == th.BIN:
            # It is out only now, and lies elsewhere beside the mat that comes after.
            return self.before.place(th.BIN)
        return self.after.place(thing) if thing is not None else None

    def unseen(self) -> list[Glide]:
        """Return what an event names but the view does not show: a rival's tokens, hidden cards."""
        found = []
        for name, starts in self._starts.items():
            for start in starts:
                begin = self.before.place(start)
                end = self.after.place(self._end) if self._end is not None else None
                if begin is not None and end is not None and not _same(begin, end):
                    back = "" if names_token(name) else self.before.back(start)
                    found.append(Glide(name, begin, end, None, None, True, back))
        return found


def _moved_tokens(before: Mapping[Ident, Node], after: Mapping[Ident, Node]) -> dict[Ident, Ident]:
    """Tokens that were elsewhere before: what came to one place for what left another."""
    gone = [what for what in before if what not in after and not isinstance(what, str)]
    moved: dict[Ident, Ident] = {}
    for what in after:
        if what not in before and not isinstance(what, str):
            left = next((old for old in gone if old[1] == what[1]), None)
            if left is not None:
                gone.remove(left)
                moved[what] = left
    return moved


def _shifted(old: Node, new: Node) -> bool:
    return not _same(old.area, new.area)


def _same(a: Box, b: Box) -> bool:
    return all(abs(x - y) < _NEAR for x, y in zip(a, b, strict=True))


def _comes_from(new: Node | None) -> th.Thing | None:
    """Return the origin of a thing that did not lie in the view before."""
    match new.key if new is not None else None:
        case th.HandCard():
            return th.DECK
        case th.ParkCard():
            return th.ParkDeck()
        case th.YardCard(_, seat):
            return th.RivalBoard(seat)
        case th.LookoutCard() | th.OwnYardCard():
            return th.HAND
        case th.StuffToken(resource) | th.PackToken(resource):
            return th.SupplyToken(resource)
        case _:
            return None


def _goes_to(old: Node | None) -> th.Thing | None:
    """Return the destination of a thing that no longer lies in the view, if no event tells."""
    match old.key if old is not None else None:
        case th.YardCard(_, seat):
            return th.RivalPile(seat)
        case th.PickedCard():
            return th.DECK
        case th.OwnYardCard() | th.PlayedCard() | th.AddedCard() | th.HandCard() | th.LookoutCard():
            return th.OWN_PILE
        case th.StuffToken(resource) | th.PackToken(resource):
            return th.SupplyToken(resource)
        case _:
            return None


def names_token(what: Ident) -> bool:
    """Return True if a thing is a token rather than a card."""
    return not isinstance(what, str) or what in RESOURCES or what == "vp"


def is_told_token(glide: Glide) -> bool:
    """Return True if a glide is of a token that an event names."""
    return glide.named and names_token(glide.what)


def delays(found: Sequence[Glide], pace: Pace) -> list[float]:
    """Return the delay of each glide: those an event names one by one, all others at once."""
    rests = [_REST * (i // pace.beat) if pace.beat else 0 for i in range(len(found))]
    return [
        (i + rest) * pace.apart if glide.named else 0.0
        for i, (glide, rest) in enumerate(zip(found, rests, strict=True))
    ]
