"""The registry of computer players: levels, weakest first, and personalities."""

from collections.abc import Callable, Mapping, Sequence
from typing import Final, NamedTuple

import msgspec

from fort_desktop.bots.easy import EasyBot
from fort_desktop.bots.evaluate import between
from fort_desktop.bots.features import Weights
from fort_desktop.bots.normal import SHARE, NormalBot
from fort_desktop.bots.protocol import Bot, Clock, in_order
from fort_desktop.bots.search import EXPERT, HARD, HARD_SHARE, SearchBot
from fort_desktop.rules.knowledge.view import View
from fort_desktop.rules.model import moves as mv
from fort_desktop.rules.model.cards import Catalog
from fort_desktop.rules.model.moves import Decision, Move
from fort_desktop.rules.model.rng import Rng


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


class RandomBot:
    """Picks at random; the baseline of all other players."""

    def __init__(self, seed: int) -> None:
        self._rng = Rng(seed)

    def choose(self, view: View, decision: Decision, clock: Clock | None = None) -> Move:
        """Choose any of the moves."""
        return self._rng.choice(in_order(decision).moves)


_SPREAD: Final = 0x9E3779B1
"""An odd number that keeps the seeds of neighbouring games and seats apart."""


def _hard(catalog: Catalog, seed: int) -> Bot:
    return SearchBot(catalog, seed, HARD, between(catalog, HARD_SHARE))


def _personality(name: str) -> Callable[[Catalog, int], Bot]:
    style = STYLES[name]
    return lambda catalog, seed: NormalBot(
        catalog, seed, styled(catalog, style), taste=taste_of(style)
    )


_MAKERS: Final[dict[str, Callable[[Catalog, int], Bot]]] = {
    "random": lambda catalog, seed: RandomBot(seed),
    "easy": EasyBot,
    "normal": NormalBot,
    "hard": _hard,
    "expert": lambda catalog, seed: SearchBot(catalog, seed, EXPERT),
    "builder": _personality("builder"),
    "collector": _personality("collector"),
    "bully": _personality("bully"),
}
LEVELS: Final = tuple(_MAKERS)
"""Names of the levels, weakest first, and of the personalities, who are like `normal`."""


def make_bot(level: str, catalog: Catalog, seed: int) -> Bot:
    """Make a computer player of a level; its choices are deterministic given the seed.

    Raises:
        ValueError: there is no such level.
    """
    maker = _MAKERS.get(level)
    if maker is None:
        raise ValueError(f"there is no player '{level}'; expected one of {', '.join(LEVELS)}")
    return maker(catalog, seed)


def seat_bots(catalog: Catalog, players: Sequence[str], seed: int) -> list[Bot]:
    """Make a computer player for each seat, each with its own random stream."""
    return [
        make_bot(name, catalog, Rng(seed * _SPREAD + i).next()) for i, name in enumerate(players)
    ]
