"""The cards of a game as its record keeps them: editing cards.yaml never changes an old game."""

from typing import Any

import msgspec

from fort_desktop.rules.cards import Catalog, Cost, Kid, Named
from fort_desktop.rules.notation import parse_box
from fort_desktop.rules.types import Colour, RuleError, Suit


class _Kid(msgspec.Struct, frozen=True, omit_defaults=True):
    """A kid in a record; the boxes in the notation of the cards."""

    id: str
    name: str
    suits: tuple[Suit, ...]
    copies: int
    public: str = ""
    private: str = ""
    best_friend: Colour | None = None
    source: str = "designed"
    portrait: dict[str, str | int | float | bool] | None = None


class _Cards(msgspec.Struct, frozen=True):
    """All that a catalog is made of."""

    kids: tuple[_Kid, ...]
    points: tuple[int, ...]
    costs: tuple[Cost, ...]
    perks: tuple[Named, ...]
    rules: tuple[Named, ...]


def cards_data(catalog: Catalog) -> Any:
    """A catalog as data for JSON."""
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
    """The catalog that a record keeps.

    Raises:
        ValueError: the data is none.
    """
    try:
        cards = msgspec.json.decode(data, type=_Cards)
        kids = tuple(
            Kid(
                kid.id,
                kid.name,
                kid.suits,
                kid.copies,
                parse_box(kid.public) if kid.public else None,
                parse_box(kid.private) if kid.private else None,
                kid.best_friend,
                kid.source,
                kid.portrait,
            )
            for kid in cards.kids
        )
    except (msgspec.MsgspecError, RuleError) as fault:
        raise ValueError(f"the cards of the game cannot be read: {fault}") from fault
    return Catalog(kids, cards.points, cards.costs, cards.perks, cards.rules)
