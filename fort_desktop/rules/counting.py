"""How many symbols a card brings, and how often an action is done (PLAY-5 to PLAY-9, ACT-16)."""

from collections.abc import Iterable
from typing import cast

from fort_desktop.rules.feasible import Means
from fort_desktop.rules.model.boxes import Box
from fort_desktop.rules.model.cards import Catalog, Kid
from fort_desktop.rules.model.state import Play, Result
from fort_desktop.rules.model.types import COIN, SUITS, Card, Suit


def symbols(kid: Kid, suit: Suit, named: Suit | None) -> int:
    """Symbols of `suit` on a card whose coin, if it has one, stands for `named` (PLAY-8)."""
    count = kid.suits.count(suit)
    if named == suit and suit != COIN and COIN in kid.suits:
        count += kid.suits.count(COIN)
    return count


def counted_suit(box: Box, choice: Suit | None) -> Suit | None:
    """The suit that stands behind the ``x``: printed, or chosen for *any suit* (ACT-17)."""
    return choice if box.count == "any_suit" else cast("Suit", box.count)


def times(catalog: Catalog, play: Play, box: Box, choice: Suit | None, means: Means) -> int:
    """How often `box` of the played card is done if it begins now (ACT-15, R-4)."""
    if box.count is None:
        return 1
    if box.count == "pack":
        return means.pack_pizza + means.pack_toys
    if box.count == "level":
        return means.level
    if box.count == "lookout":
        return means.lookout
    suit = counted_suit(box, choice)
    if suit is None:
        return 0
    total = symbols(catalog.kid[play.card], suit, play.declared)
    for cards in (play.added, play.counted):
        for card, named in cards:
            total += symbols(catalog.kid[card], suit, named)
    return total


def choices(catalog: Catalog, play: Play, box: Box, means: Means) -> list[Suit | None]:
    """Suits that the leader may choose for `box` (ACT-17); [None] where nothing is chosen."""
    if box.count != "any_suit":
        return [None]
    return [s for s in (*SUITS, COIN) if times(catalog, play, box, s, means) > 0]


def follow_times(kids: Iterable[Kid], suit: Suit | None) -> int:
    """How often a follower who discards `kids` does a `x suit` box (FOLLOW-5, R-19, R-20)."""
    return sum(kid.suits.count(s) for kid in kids for s in (suit, COIN) if s is not None)


def leader_suits(catalog: Catalog, play: Play) -> list[Suit]:
    """The suits that a follower's card may match: printed ones and the declared (FOLLOW-3, R-5)."""
    suits = [s for s in dict.fromkeys(catalog.kid[play.card].suits) if s != COIN]
    if play.declared is not None and play.declared not in suits:
        suits.append(play.declared)
    return suits


def justified(catalog: Catalog, play: Play, index: int) -> bool:
    """Whether an added card changed what a used action did (PLAY-12)."""
    card, named = play.added[index]
    return any(_adds_to(catalog, play, card, named, r) for r in play.results if index < r.added)


def _adds_to(catalog: Catalog, play: Play, card: Card, named: Suit, result: Result) -> bool:
    box = catalog.kid[play.card].box(result.box)
    if box is None or not box.counts_suits:
        return False
    suit = counted_suit(box, result.suit)
    brought = symbols(catalog.kid[card], suit, named) if suit is not None else 0
    return brought > 0 and result.done > result.times - brought
