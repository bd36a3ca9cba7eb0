"""Decks with random boxes, to play rules that no printed card needs."""

import msgspec

from fort_desktop.rules.model.cards import Catalog, Kid
from fort_desktop.rules.model.rng import Rng
from fort_desktop.rules.model.types import COIN
from fort_desktop.rules.steps.table import read_box

_STEPS = (
    *("pizza", "toy", "any", "2 pizza", "2 toy", "2 any", "3 any", "vp", "2 vp"),
    *("spend pizza", "spend toy", "spend any", "spend any", "pack", "pack", "lookout", "lookout"),
    *("trash", "trash", "trash_rival", "recruit", "recruit", "copy_pack", "copy_rival_pack"),
    *("convert", "convert"),
)
_FORTS = ("fort", "fort", "fort-1", "fort+1")
_NUMBERS = ("pack", "level", "lookout", "any_suit")
_BLANK = 6
"""One of so many boxes is blank."""


def deck_by_lot(catalog: Catalog, seed: int) -> Catalog:
    """Give the kids of a deck other boxes; deterministic given the seed."""
    rng = Rng(seed)
    kids = tuple(_other(kid, rng) for kid in catalog.kids.values())
    return Catalog(kids, catalog.fort_points, catalog.costs, catalog.perks, catalog.rules)


def _other(kid: Kid, rng: Rng) -> Kid:
    public, private = (_box(kid, rng) for _ in range(2))
    return msgspec.structs.replace(
        kid,
        public=read_box(public) if public else None,
        private=read_box(private) if private else None,
    )


def _box(kid: Kid, rng: Rng) -> str:
    """A random box in the notation of cards.yaml, "" for a blank one."""
    if not rng.below(_BLANK):
        return ""
    before = [rng.choice((*_STEPS, *_FORTS))] if not rng.below(5) else []
    after = [rng.choice((*_STEPS, *_FORTS))] if not rng.below(4) else []
    after += ["trash_this"] if not rng.below(8) else []
    if not rng.below(3):
        return " > ".join([*before, rng.choice((*_STEPS, *_FORTS)), *after])
    loop = " > ".join(rng.choice(_STEPS) for _ in range(1 + rng.below(3) // 2))
    own = [suit for suit in kid.suits if suit != COIN]
    count = rng.choice((*own, *own, *_NUMBERS, *own))
    return " > ".join([*before, f"(({loop}) x {count})", *after])
