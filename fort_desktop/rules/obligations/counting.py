"""Counts of symbols, and of the rounds of an action (PLAY-5 to PLAY-9, ACT-16)."""

from collections.abc import Iterable, Sequence
from functools import lru_cache
from typing import Final

from fort_desktop.rules.model.boxes import Box
from fort_desktop.rules.model.cards import Catalog, Kid
from fort_desktop.rules.model.state import Play, Result
from fort_desktop.rules.model.types import BOXES, COIN, SUITS, BoxName, Suit
from fort_desktop.rules.obligations.laid import Laid
from fort_desktop.rules.steps.means import Means


def laid_of(catalog: Catalog, play: Play) -> Laid:
    """A play in terms of kids."""
    kid = catalog.kid
    if not (play.added or play.counted):
        return Laid(kid[play.card], play.declared, (), (), play.results)
    added = tuple((kid[card], suit) for card, suit in play.added)
    counted = tuple((kid[card], suit) for card, suit in play.counted)
    return Laid(kid[play.card], play.declared, added, counted, play.results)


@lru_cache(maxsize=4096)
def symbols(kid: Kid, suit: Suit, named: Suit | None) -> int:
    """Symbols of `suit` on a card whose coin, if it has one, stands for `named` (PLAY-8).

    Both symbols of a pair count (R-7); a played coin is the suit that was declared (R-6).
    """
    count = kid.suits.count(suit)
    if named == suit and suit != COIN and COIN in kid.suits:
        count += kid.suits.count(COIN)
    return count


def fixed_times(box: Box, means: Means) -> int | None:
    """Return the count of a box that does not depend on suits (ACT-16); None if it does."""
    count = box.count
    if count is None:
        return 1
    if count == "pack":
        return means.pack_pizza + means.pack_toys
    if count == "level":
        return means.level
    return means.lookout if count == "lookout" else None


def times(laid: Laid, box: Box, choice: Suit | None, means: Means) -> int:
    """Return how often `box` of the played card is done if it begins now (ACT-15, PLAY-7, R-4)."""
    if not box.counts_suits:
        return fixed_times(box, means) or 0
    suit = box.suit or choice
    if suit is None:
        return 0
    total = symbols(laid.kid, suit, laid.declared)
    for kid, named in laid.added:
        total += symbols(kid, suit, named)
    for kid, named in laid.counted:
        total += symbols(kid, suit, named)
    return total


def counts(laid: Laid, box: Box, means: Means) -> Sequence[tuple[Suit | None, int]]:
    """Return the ways to begin `box` now: the suit for *any suit* (ACT-17), and the count.

    The suit is None where nothing is chosen; what would be done 0 times is left out.
    """
    if box.count is None:
        return _ONCE
    if box.count != "any_suit":
        count = times(laid, box, None, means)
        return ((None, count),) if count else ()
    found = [(suit, times(laid, box, suit, means)) for suit in _CHOICES]
    return [pair for pair in found if pair[1]]


def choices(laid: Laid, box: Box, means: Means) -> Sequence[Suit | None]:
    """Suits that the leader may choose for `box` (ACT-17); (None,) where nothing is chosen."""
    if box.count != "any_suit":
        return _NO_CHOICE
    return [suit for suit, _ in counts(laid, box, means)]


_NO_CHOICE: Final = (None,)
_CHOICES: Final = (*SUITS, COIN)
_ONCE: Final = ((None, 1),)


def leader_suits(kid: Kid, declared: Suit | None) -> tuple[Suit, ...]:
    """The suits that a follower's card may match: printed ones and the declared (FOLLOW-3, R-5)."""
    suits = [suit for suit in dict.fromkeys(kid.suits) if suit != COIN]
    if declared is not None and declared not in suits:
        suits.append(declared)
    return tuple(suits)


def follow_suit(kid: Kid, declared: Suit | None, kids: Iterable[Kid]) -> Suit | None:
    """The suit by which discarded cards matched, which *any suit* then is (R-19)."""
    suits = leader_suits(kid, declared)
    shown = [suit for suit in suits if any(suit in one.suits for one in kids)]
    return (shown or suits)[0] if suits else None


def follow_times(
    kid: Kid, box: Box, declared: Suit | None, kids: Sequence[Kid], means: Means
) -> int:
    """Return how often a follower who discards `kids` does the public box of `kid`.

    Matching symbols and coins on them count, and nothing else (FOLLOW-5, R-19, R-20); all other
    counts are the follower's own (FOLLOW-7).
    """
    fixed = fixed_times(box, means)
    if fixed is not None:
        return fixed
    suit = box.suit or follow_suit(kid, declared, kids)
    total = 0
    for one in kids:
        total += symbols(one, suit or COIN, suit)
    return total


def justified(laid: Laid, index: int) -> bool:
    """Return True if an added card changed what a used action did (PLAY-12)."""
    kid, named = laid.added[index]
    return any(_adds_to(laid, kid, named, r) for r in laid.results if index < r.added)


def _adds_to(laid: Laid, kid: Kid, named: Suit, result: Result) -> bool:
    box = laid.kid.box(result.box)
    suit = (box.suit or result.suit) if box is not None else None
    brought = symbols(kid, suit, named) if suit is not None else 0
    return brought > 0 and result.done > result.times - brought


def unused(laid: Laid) -> Sequence[tuple[BoxName, Box]]:
    """The boxes of the played card that are not blank and not used."""
    boxes = _printed(laid.kid)
    if not laid.results:
        return boxes
    used = [result.box for result in laid.results]
    return [pair for pair in boxes if pair[0] not in used]


@lru_cache(maxsize=1024)
def _printed(kid: Kid) -> tuple[tuple[BoxName, Box], ...]:
    pairs = ((name, kid.box(name)) for name in BOXES)
    return tuple((name, box) for name, box in pairs if box is not None)
