"""The cards of a game in its record, so that editing cards.yaml never changes an old game.

Cards from a record are held to the bounds of cards.yaml.
"""

from collections import Counter
from typing import Annotated, Any, Final

import msgspec
from msgspec import Meta

from fort_desktop.record.text import LONGEST_TEXT, Text, is_clean
from fort_desktop.rules.model.box_notation import BoxError
from fort_desktop.rules.model.cards import Catalog, Cost, Kid, Named
from fort_desktop.rules.model.types import (
    COLOURS,
    PARK_DECK_SIZE,
    TOP_LEVEL,
    Colour,
    Suit,
)
from fort_desktop.rules.steps.table import read_box

_MOST_KIDS: Final = PARK_DECK_SIZE + 2 * len(COLOURS)
_Numbers = tuple[Annotated[int, Meta(ge=0, le=99)], ...]
_Part = Text | int | float | bool


class _Kid(msgspec.Struct, frozen=True, omit_defaults=True):
    """A kid in a record; boxes are in box notation."""

    id: Annotated[str, Meta(max_length=40, pattern="^[a-z0-9_]+$")]
    name: Text
    suits: Annotated[tuple[Suit, ...], Meta(min_length=1, max_length=2)]
    copies: Annotated[int, Meta(ge=1, le=PARK_DECK_SIZE)]
    public: Text = ""
    private: Text = ""
    best_friend: Colour | None = None
    source: Text = "designed"
    portrait: Annotated[dict[Text, _Part], Meta(max_length=LONGEST_TEXT)] | None = None


class _Cards(msgspec.Struct, frozen=True):
    """The contents of a catalog."""

    kids: Annotated[tuple[_Kid, ...], Meta(max_length=_MOST_KIDS)]
    points: Annotated[_Numbers, Meta(min_length=TOP_LEVEL + 1, max_length=TOP_LEVEL + 1)]
    costs: Annotated[tuple[Cost, ...], Meta(min_length=TOP_LEVEL, max_length=TOP_LEVEL)]
    perks: Annotated[tuple[Named, ...], Meta(max_length=LONGEST_TEXT)]
    rules: Annotated[tuple[Named, ...], Meta(max_length=LONGEST_TEXT)]


def cards_data(catalog: Catalog) -> Any:
    """Convert a catalog to JSON data."""
    kids = tuple(
        _Kid(
            kid.id,
            kid.name,
            kid.suits,
            kid.copies,
            kid.public.text if kid.public else "",
            kid.private.text if kid.private else "",
            kid.best_friend,
            kid.source,
            kid.portrait,
        )
        for kid in catalog.kids.values()
    )
    return _Cards(kids, catalog.fort_points, catalog.costs, catalog.perks, catalog.rules)


def cards_from(data: bytes) -> Catalog:
    """Read the catalog of a record.

    Raises:
        ValueError: the data is not a catalog.
    """
    try:
        cards = msgspec.json.decode(data, type=_Cards)
        _check(cards)
        kids = tuple(
            Kid(
                kid.id,
                kid.name,
                kid.suits,
                kid.copies,
                read_box(kid.public) if kid.public else None,
                read_box(kid.private) if kid.private else None,
                kid.best_friend,
                kid.source,
                kid.portrait,
            )
            for kid in cards.kids
        )
    except (msgspec.MsgspecError, BoxError, RecursionError) as fault:
        raise ValueError(str(fault)) from fault
    return Catalog(kids, cards.points, cards.costs, cards.perks, cards.rules)


def _check(cards: _Cards) -> None:
    """Check the deck: sixty Park cards, two Best Friends of each colour, each kid once (COMP-1)."""
    ids = Counter(kid.id for kid in cards.kids)
    if len(ids) < len(cards.kids):
        raise ValueError(f"a kid stands twice: {ids.most_common(1)[0][0]}")
    if not all(is_clean(kid.name) for kid in cards.kids):
        raise ValueError("a kid's name holds control characters")
    park = sum(kid.copies for kid in cards.kids if kid.best_friend is None)
    friends = Counter(kid.best_friend for kid in cards.kids for _ in range(kid.copies))
    if park != PARK_DECK_SIZE or any(friends[colour] != 2 for colour in COLOURS):
        raise ValueError(f"expected {PARK_DECK_SIZE} Park kids and two Best Friends of each colour")
