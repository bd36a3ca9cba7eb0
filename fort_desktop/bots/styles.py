"""Personalities: players of similar strength with different preferences."""

from collections.abc import Callable, Mapping
from typing import Final, NamedTuple

import msgspec

from fort_desktop.bots.evaluate import between
from fort_desktop.bots.features import Weights
from fort_desktop.bots.normal import SHARE
from fort_desktop.rules.model import moves as mv
from fort_desktop.rules.model.cards import Catalog
from fort_desktop.rules.model.moves import Move


class Style(NamedTuple):
    """The preferences of a personality.

    Args:
        more: log-odds added to the early weight of features; half of it at the end of a game.
        taking: log-odds for each card trashed from or recruited out of a rival's Yard.
    """

    more: Mapping[str, float]
    taking: float = 0.0


STYLES: Final[dict[str, Style]] = {
    "builder": Style({"level": 0.12, "gain": 0.04, "near": 0.1, "builders": 0.4}),
    "collector": Style({"lookout": 0.08, "pack": 0.05, "rule": 0.04, "match": 0.25}),
    "bully": Style({}, 0.12),
}
"""Names of the personalities, as on the command line."""


def styled(catalog: Catalog, style: Style) -> Weights:
    """The weights of `normal`, adjusted to a personality."""
    base = between(catalog, SHARE)
    unit = base.unit
    early = {name: w + style.more.get(name, 0.0) / unit for name, w in base.early.items()}
    late = {name: w + 0.5 * style.more.get(name, 0.0) / unit for name, w in base.late.items()}
    return msgspec.structs.replace(base, early=early, late=late)


def taste_of(style: Style) -> Callable[[Move], float]:
    """The bonus of a personality for a move that takes from a rival's Yard, in log-odds."""

    def taste(move: Move) -> float:
        taken = isinstance(move, mv.Trash | mv.Recruit | mv.ToLookout) and move.source == "yard"
        return style.taking if taken else 0.0

    return taste
