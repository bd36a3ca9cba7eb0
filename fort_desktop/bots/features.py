"""Numeric features of a position, per seat: the basis of every evaluation.

Everything is read from a full state, which for a computer player is one that it sampled itself.
"""

from typing import Final

import msgspec

from fort_desktop.bots.play_value import LEVEL, Power
from fort_desktop.rules.model.cards import Catalog
from fort_desktop.rules.model.scoring import rule_points
from fort_desktop.rules.model.state import SeatState, State
from fort_desktop.rules.model.types import (
    END_POINTS,
    MACARONI_POINTS,
    SUITS,
    TOP_LEVEL,
    Card,
    Cards,
)

FEATURES: Final = (
    "points",  # on the Victory Track
    "fort",  # points of the fort level, and the sculpture
    "rule",  # points of the made-up rule, as things stand
    "level",  # the fort level: room in Pack and Lookout, counts of `x level`
    "near",  # the share of the next fort's price that can be paid
    "gain",  # that share times the points of the next level
    "stuff",  # tokens in Stuff
    "pack",  # tokens in the Pack
    "lookout",  # cards in the Lookout
    "match",  # symbols of the Lookout that a card of the deck meets on average
    "perk",  # what its perk is worth
    "cards",  # cards that it can draw
    "quality",  # what its kids are worth on average
    "focus",  # how much its cards are of few suits
    "builders",  # the share of its cards that advance the fort
    "missing",  # cards short of a full hand for the next play
)
"""Names of the features, in the order of every list of them."""
_LEVEL_PROGRESS: Final = (0.0, 0.12, 0.25, 0.45, 0.7, 1.0)


class Weights(msgspec.Struct, frozen=True):
    """Weights of features, in one unit for all.

    Args:
        early: weight of each feature at the beginning of a game; late: at its end; in between,
            interpolated.
        kids, perks: worth of each kid and perk, the unit of features `quality` and `perk`.
        rules: points that each made-up rule is still expected to gain at the beginning of a game.
        unit: one unit in log-odds.
        last_turn: points that a turn still to come brings once the end is triggered.
    """

    early: dict[str, float]
    late: dict[str, float]
    kids: dict[str, float]
    perks: dict[str, float]
    rules: dict[str, float]
    unit: float
    last_turn: float = 3.5
    point: float = 0.45


class Deck:
    """The printed cards as arrays for counting.

    Attributes:
        suits: for each card how often it shows each suit, coins as a share of all six.
        builds: 1 for each card with an Advance Fort action.
        power: estimates what a play brings.
    """

    def __init__(self, catalog: Catalog) -> None:
        self.suits: dict[Card, tuple[tuple[int, float], ...]] = {}
        self.builds: dict[Card, int] = {}
        self.power = Power(catalog)
        for card, kid in catalog.kid.items():
            shown = [0.0] * len(SUITS)
            for suit in kid.suits:
                if suit == "coin":
                    shown = [n + 0.5 for n in shown]
                else:
                    shown[SUITS.index(suit)] += 1.0
            self.suits[card] = tuple((i, n) for i, n in enumerate(shown) if n)
            boxes = [box for _, box in catalog.boxes[kid]]
            self.builds[card] = int(any(box.has("fort") for box in boxes))

    def counts(self, cards: Cards) -> list[float]:
        """Return how often `cards` show each suit, in the order of `SUITS`."""
        total = [0.0] * len(SUITS)
        for card in cards:
            for i, n in self.suits[card]:
                total[i] += n
        return total


def progress(state: State) -> float:
    """Progress of the game, from 0 at its beginning to 1 at its end (END-1)."""
    if state.ending is not None:
        return 1.0
    far = 0.0
    for seat in state.seats:
        far = max(far, seat.points / END_POINTS, _LEVEL_PROGRESS[seat.level])
    deck = len(state.catalog.park) - 3 - 8 * len(state.seats)
    return min(1.0, max(far, 1.0 - len(state.park_deck) / deck))


def payable(state: State, seat: SeatState) -> float:
    """Share of the next fort's price, 0 to 1, that the seat's tokens can pay."""
    if seat.level >= TOP_LEVEL:
        return 0.0
    price = state.catalog.prices[0][seat.level]
    pizza = min(seat.pizza + seat.pack_pizza, price.high)
    toys = min(seat.toys + seat.pack_toys, price.tokens - price.low)
    return min(pizza + toys, price.tokens) / price.tokens


def drawn(state: State, number: int) -> Cards:
    """The cards that a seat will draw again: all but its Lookout."""
    own = state.seats[number]
    cards = own.deck + own.discard + own.hand + own.yard
    return cards + _coming_back(state) if number == state.leader else cards


def _coming_back(state: State) -> Cards:
    """Cards on the table that will go to the discard pile (DISCARD-1, ACT-5)."""
    play = state.play
    if play is None or not play.trash_this:
        return state.table
    return tuple(card for card in state.table if card != play.card)


def next_rise(state: State, seat: SeatState) -> int:
    """Points that the next fort level adds."""
    points = state.catalog.fort_points
    return points[seat.level + 1] - points[seat.level] if seat.level < TOP_LEVEL else 0


def by_play(state: State, number: int, deck: Deck) -> dict[Card, float]:
    """Estimated value of playing each card in hand, in points."""
    own = state.seats[number]
    fort = next_rise(state, own) + LEVEL if payable(state, own) >= 1.0 else 0.0
    held, shown = deck.counts(own.hand), deck.counts(own.lookout)
    return deck.power.of_hand(own, own.hand, held, shown, fort)


def features(
    state: State, number: int, deck: Deck, kids: dict[Card, float], perks: dict[str, float]
) -> tuple[float, ...]:
    """The features of seat `number`; `kids` and `perks` give the value of each card and perk."""
    own = state.seats[number]
    cards = drawn(state, number)
    n = len(cards) or 1
    near = payable(state, own)
    points = state.catalog.fort_points
    rise = next_rise(state, own)
    suits = deck.counts(cards)
    shown = deck.counts(own.lookout)
    total = sum(suits) or 1.0
    playing = number == state.leader and state.pending.stage != "play"
    return (
        own.points,
        points[own.level] + (MACARONI_POINTS if state.macaroni == number else 0),
        rule_points(state, number, own.rule) if own.rule is not None else 0,
        own.level,
        near,
        near * rise,
        own.pizza + own.toys,
        own.pack_pizza + own.pack_toys,
        len(own.lookout),
        sum(a * b for a, b in zip(suits, shown, strict=True)) / n,
        perks[own.perk] if own.perk is not None else 0.0,
        n,
        sum([kids[card] for card in cards]) / n,
        sum([count * count for count in suits]) / (total * total),
        sum([deck.builds[card] for card in cards]) / n,
        0 if playing else 5 - len(own.hand),
    )
