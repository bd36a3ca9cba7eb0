"""What playing a card brings, without playing it.

A rough reckoning with the printed boxes, much faster than playing; the unit is a victory point.
"""

from typing import Final, NamedTuple

from fort_desktop.bots.step_values import value_of
from fort_desktop.rules.model.boxes import Box
from fort_desktop.rules.model.cards import Catalog, Kid
from fort_desktop.rules.model.state import SeatState
from fort_desktop.rules.model.types import SUITS, Card, Cards

TOKEN: Final = 0.4
"""A pizza or a toy."""
LEVEL: Final = 1.2
"""A fort level, beside its points."""
SECOND: Final = 0.6
"""How much of the weaker box comes on top of the better one."""


class Reckoned(NamedTuple):
    """A box in numbers.

    Args:
        counts: what its loop counts, "" for once; suit: its number if a suit, else -1.
        shows: matching symbols on the card itself.
        each: worth of a round beside tokens; tokens: gained in a round; spends: paid in a round.
        once: worth of what stands outside the loop; fort: whether it advances the fort.
        copies: whether it copies the own Pack, or a rival's.
    """

    counts: str
    suit: int
    shows: float
    each: float
    tokens: float
    spends: float
    once: float
    fort: bool
    copies: bool


def reckoned(kid: Kid, box: Box) -> Reckoned:
    """A box of a kid in numbers."""
    each = tokens = spends = once = 0.0
    for step in box.steps:
        inside = step in box.loop
        if step.op == "gain":
            tokens += step.n if inside else 0
            once += 0 if inside else TOKEN * step.n
        elif step.op == "spend":
            spends += 1
        elif step.op != "fort":
            worth = float(step.n) if step.op == "vp" else value_of(step.op).play
            each += worth if inside else 0.0
            once += 0.0 if inside else worth
    count = box.count or ""
    suit = SUITS.index(box.count) if box.count in SUITS else -1
    shows = float(kid.suits.count(box.count)) if box.count in SUITS else 1.0
    copies = box.has("copy_pack") or box.has("copy_rival_pack")
    return Reckoned(count, suit, shows, each, tokens, spends, once, box.has("fort"), copies)


class Power:
    """Reckons plays with the cards of one catalog."""

    def __init__(self, catalog: Catalog) -> None:
        self._boxes: dict[Card, tuple[Reckoned, ...]] = {
            card: tuple(reckoned(kid, box) for _, box in catalog.boxes[kid])
            for card, kid in catalog.kid.items()
        }

    def of_hand(
        self, own: SeatState, cards: Cards, held: list[float], shown: list[float], fort: float
    ) -> dict[Card, float]:
        """What playing each of `cards` in hand brings, with the others added to it.

        `held` are the symbols of the hand, `shown` those of the Lookout, `fort` is what
        advancing the fort is worth now.
        """
        symbols = [max(0.0, a - 1.0) + b for a, b in zip(held, shown, strict=True)]
        board = _Board(own, symbols, fort)
        return {card: board.card(self._boxes[card]) for card in cards}


class _Board:
    """What counts for the boxes of one seat."""

    def __init__(self, own: SeatState, symbols: list[float], fort: float) -> None:
        self.symbols = symbols
        self.fort = fort
        packed = own.pack_pizza + own.pack_toys
        self.held = own.pizza + own.toys + packed
        self.packed = packed
        self.room = 8.0 - own.pizza - own.toys
        self.fixed = {
            "": 1.0,
            "level": float(own.level),
            "pack": float(packed),
            "lookout": float(len(own.lookout)),
            "any_suit": 1.0 + max(symbols),
            "coin": 1.0,
        }

    def card(self, boxes: tuple[Reckoned, ...]) -> float:
        """What playing a card brings: its better box, and some of the other."""
        if not boxes:
            return 0.0
        first = self.box(boxes[0])
        if len(boxes) == 1:
            return first
        second = self.box(boxes[1])
        return max(first, second) + SECOND * max(0.0, min(first, second))

    def box(self, box: Reckoned) -> float:
        """What one use of a box brings."""
        suit = box.suit
        times = box.shows + self.symbols[suit] if suit >= 0 else self.fixed[box.counts]
        if box.spends:
            times = min(times, self.held + 0.5)
        worth = box.once + times * (box.each - TOKEN * box.spends)
        if box.tokens:
            worth += TOKEN * min(times * box.tokens, self.room)
        if box.fort:
            worth += self.fort
        if box.copies:
            worth += TOKEN * min(float(self.packed), self.room)
        return worth
