"""The follow round at the public table: answer pads, and Follow without looking."""

from collections.abc import Sequence

from fort_desktop.rules.model import events as ev
from fort_desktop.rules.model import moves as mv
from fort_desktop.rules.model.cards import Catalog
from fort_desktop.rules.model.events import Event
from fort_desktop.rules.model.moves import Move
from fort_desktop.rules.model.types import COIN, SUITS, Card, Cards
from fort_desktop.session.hotseat.stand import Answer, Pad


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
        events: of the game, as everyone may see them; asked: the seat asked whether it follows.
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
