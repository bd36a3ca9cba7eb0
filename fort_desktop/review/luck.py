"""Luck: the value of what came, less the mean over other orders of the same unseen cards.

Both the hand and a kid from the Park deck are valued on the scale of the evaluation. Whoever
shuffles cannot favour a side, so over many games the mean is 0 (docs/review.md).
"""

from collections.abc import Iterator, Sequence
from statistics import fmean
from typing import Final, Literal

from fort_desktop.bots.evaluate import Judge, chance
from fort_desktop.bots.plan import Planner
from fort_desktop.review.choices import Station
from fort_desktop.review.parts import Luck
from fort_desktop.rules.game import Game
from fort_desktop.rules.model import events as ev
from fort_desktop.rules.model.cards import Catalog
from fort_desktop.rules.model.evolve import evolve
from fort_desktop.rules.model.rng import Rng
from fort_desktop.rules.model.state import State
from fort_desktop.rules.model.types import Card, Cards
from fort_desktop.rules.questions.table import legal_moves

HANDS: Final = 8
"""Other hands of the same cards."""
TOPS: Final = 32
"""Other kids that could have come from the Park deck."""
_NODES: Final = 60
_DIGITS: Final = 5


def hands(catalog: Catalog, judge: Judge, found: Sequence[Station], seed: int) -> Iterator[Luck]:
    """The luck of the hand for each play among the choices of a seat."""
    planner = Planner(catalog, judge)
    for station in found:
        if station.stage == "play" and station.seat == station.state.leader:
            odds = _hand(planner, station, Rng(seed + station.number))
            state = station.state
            cards = state.seats[station.seat].hand
            yield _luck(judge, station.at, state, "hand", odds, cards)


def _luck(
    judge: Judge,
    at: int,
    state: State,
    sort: Literal["hand", "faces"],
    odds: Sequence[float],
    cards: Cards,
) -> Luck:
    """The lead of the first log-odds over the mean of the others: as chance, and in points."""
    if len(odds) < 2:
        return Luck(at, state.round, sort, 0.0, cards)
    value = chance(odds[0]) - fmean(map(chance, odds[1:]))
    points = (odds[0] - fmean(odds[1:])) / judge.slope(state, "points")
    return Luck(at, state.round, sort, round(value, _DIGITS), cards, round(points, _DIGITS))


def _hand(planner: Planner, station: Station, rng: Rng) -> list[float]:
    """The log-odds of the best quick plan with this hand, and with each of other hands."""
    own = station.state.seats[station.seat]
    pool, count = own.hand + own.deck, len(own.hand)
    if not own.deck or not count:
        return []
    others = [rng.shuffled(pool) for _ in range(HANDS)]
    luck = rng.next()
    values = []
    for cards in (pool, *others):
        state = station.state.copy()
        seat = state.seats[station.seat]
        seat.hand, seat.deck = cards[:count], cards[count:]
        moves = legal_moves(state, state.pending)
        values.append(planner.plans(state, moves, _NODES, Rng(luck))[0].value)
    return values


def faces(judge: Judge, game: Game, seat: int, seed: int) -> Iterator[Luck]:
    """The luck of each kid that came from the Park deck after the deal."""
    state = game.state_after(0)
    for at, event in enumerate(game.events):
        evolve(state, event)
        card = _came(event)
        if card and state.round > 0 and state.park_deck:
            odds = _face(judge, state, seat, card, Rng(seed + at))
            yield _luck(judge, at, state, "faces", odds, (card,))


def _came(event: ev.Event) -> Card:
    """The card that came from the Park deck, "" for none."""
    if isinstance(event, ev.ParkRevealed):
        return event.card
    if isinstance(event, ev.KidRecruited | ev.CardToLookout) and event.source == "deck":
        return event.card
    return ""


def _face(judge: Judge, state: State, seat: int, card: Card, rng: Rng) -> list[float]:
    """The log-odds with this kid, and with each of others that could have come."""
    others = rng.shuffled(state.park_deck)[:TOPS]
    found = [state, *(_instead(state, card, other) for other in others)]
    return [_taken(judge, one, seat) for one in found]


def _instead(state: State, card: Card, other: Card) -> State:
    """The position if another card had come."""
    twin = state.copy()
    twin.park = _swapped(twin.park, card, other)
    twin.park_deck = _swapped(twin.park_deck, other, card)
    for seat in twin.seats:
        seat.discard = _swapped(seat.discard, card, other)
        seat.lookout = _swapped(seat.lookout, card, other)
    return twin


def _swapped(cards: Cards, card: Card, other: Card) -> Cards:
    return tuple(other if one == card else one for one in cards) if card in cards else cards


def _taken(judge: Judge, state: State, seat: int) -> float:
    """The log-odds of a seat once each up to it has taken the best kid of the Park."""
    twin = state.copy()
    number = state.leader
    while twin.park:
        number = state.after(number)
        card = max(twin.park, key=lambda one: (judge.worth[one], one))
        twin.park = tuple(one for one in twin.park if one != card)
        twin.seats[number].discard += (card,)
        if number == seat:
            break
    return judge(twin, seat)
