"""The registry of computer players: levels, weakest first, and personalities."""

from collections.abc import Callable, Sequence
from typing import Final

from fort_desktop.bots.easy import EasyBot
from fort_desktop.bots.evaluate import between
from fort_desktop.bots.normal import NormalBot
from fort_desktop.bots.protocol import Bot
from fort_desktop.bots.random_bot import RandomBot
from fort_desktop.bots.search import EXPERT, HARD, HARD_SHARE, SearchBot
from fort_desktop.bots.styles import STYLES, styled, taste_of
from fort_desktop.rules.model.cards import Catalog
from fort_desktop.rules.model.rng import Rng

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
