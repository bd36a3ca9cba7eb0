"""The cards and tokens that lie on the table: each has one name for as long as it lies there."""

from collections.abc import Iterable, Iterator
from typing import NamedTuple

from fort_desktop.rules.knowledge.view import View
from fort_desktop.rules.model.types import Cards
from fort_desktop.scene.node import Node
from fort_desktop.ui.table.things import (
    AddedCard,
    Card,
    HandCard,
    LookoutCard,
    OwnYardCard,
    PackToken,
    ParkCard,
    PickedCard,
    PlayedCard,
    StuffToken,
    YardCard,
)

Ident = str | tuple[str, str, int]
"""A card by its id; a token by its place, its resource and its number there."""


class _Zone(NamedTuple):
    """Cards that lie together: the kind of their nodes, and the seat for a rival's."""

    kind: type[Card]
    cards: Cards
    seat: int = -1


def _zones(view: View) -> Iterator[_Zone]:
    own = view.own
    played = view.play.card if view.play is not None else ""
    yield _Zone(HandCard, own.hand)
    yield _Zone(PickedCard, own.picks)
    yield _Zone(LookoutCard, own.lookout)
    yield _Zone(OwnYardCard, own.yard)
    yield _Zone(ParkCard, view.park)
    yield _Zone(PlayedCard, tuple(card for card in view.table if card == played))
    yield _Zone(AddedCard, tuple(card for card in view.table if card != played))
    for seat in view.seats:
        if seat.seat != view.seat:
            yield _Zone(YardCard, seat.yard, seat.seat)


def lying(nodes: Iterable[Node], view: View) -> dict[Ident, Node]:
    """All cards and tokens among the nodes of a table, which shows `view`.

    Equal copies of a kid are taken in their order, so that each card keeps its node.
    """
    cards: dict[tuple[type[Card], int, str], list[Node]] = {}
    found: dict[Ident, Node] = {}
    tokens: dict[tuple[str, str], int] = {}
    for node in nodes:
        key = node.key
        if isinstance(key, Card):
            seat = key.seat if isinstance(key, YardCard) else -1
            cards.setdefault((type(key), seat, key.kid), []).append(node)
        elif isinstance(key, StuffToken | PackToken):
            where = "stuff" if isinstance(key, StuffToken) else "pack"
            number = tokens.get((where, key.resource), 0)
            tokens[where, key.resource] = number + 1
            found[where, key.resource, number] = node
    for kind, together, seat in _zones(view):
        for card in together:
            there = cards.get((kind, seat, card.partition(".")[0]))
            if there:
                found[card] = there.pop(0)
    return found
