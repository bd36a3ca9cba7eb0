"""What a computer player is, and the levels there are."""

import gc
from collections.abc import Callable
from typing import Final, Protocol

from fort_desktop.rules.knowledge.view import View
from fort_desktop.rules.model.cards import Catalog
from fort_desktop.rules.model.moves import Decision, Move, text

Clock = Callable[[], bool]
"""Says whether time is up."""


def without_collector() -> None:
    """Let a process that only thinks do without Python's search for circles of objects.

    Positions, views and plans hold none (tests/bots/test_levels.py), and there are so many of them
    that a search stops a player for half a second and takes a fifth of all its time.
    """
    gc.disable()


class Bot(Protocol):
    """A computer player at one seat."""

    def choose(self, view: View, decision: Decision, clock: Clock | None = None) -> Move:
        """One of `decision.moves`, from what `view` tells.

        Where a `clock` is given, thinking ends soon after it says that time is up.
        """


def in_order(decision: Decision) -> Decision:
    """The decision with its moves in the order of their text.

    A decision lists cards as they lie in the true hand; that order shall not decide anything.
    """
    return Decision(decision.seat, decision.kind, tuple(sorted(decision.moves, key=text)))


def _random(catalog: Catalog, seed: int) -> Bot:
    from fort_desktop.bots.random_bot import RandomBot

    return RandomBot(seed)


def _easy(catalog: Catalog, seed: int) -> Bot:
    from fort_desktop.bots.easy import EasyBot

    return EasyBot(catalog, seed)


def _normal(catalog: Catalog, seed: int) -> Bot:
    from fort_desktop.bots.normal import NormalBot

    return NormalBot(catalog, seed)


def _hard(catalog: Catalog, seed: int) -> Bot:
    from fort_desktop.bots.evaluate import between
    from fort_desktop.bots.search import HARD, HARD_SHARE, SearchBot

    return SearchBot(catalog, seed, HARD, between(catalog, HARD_SHARE))


def _expert(catalog: Catalog, seed: int) -> Bot:
    from fort_desktop.bots.search import EXPERT, SearchBot

    return SearchBot(catalog, seed, EXPERT)


def _personality(name: str) -> Callable[[Catalog, int], Bot]:
    def make(catalog: Catalog, seed: int) -> Bot:
        from fort_desktop.bots.normal import NormalBot
        from fort_desktop.bots.styles import STYLES, styled, taste_of

        style = STYLES[name]
        return NormalBot(catalog, seed, styled(catalog, style), taste=taste_of(style))

    return make


_MAKERS: Final[dict[str, Callable[[Catalog, int], Bot]]] = {
    "random": _random,
    "easy": _easy,
    "normal": _normal,
    "hard": _hard,
    "expert": _expert,
    "builder": _personality("builder"),
    "collector": _personality("collector"),
    "bully": _personality("bully"),
}
LEVELS: Final = tuple(_MAKERS)
"""Names of the levels, weakest first, and of the personalities, who are like `normal`."""


def make_bot(level: str, catalog: Catalog, seed: int) -> Bot:
    """A computer player of a level; the same seed chooses the same.

    Raises:
        ValueError: there is no such level.
    """
    maker = _MAKERS.get(level)
    if maker is None:
        raise ValueError(f"there is no player '{level}'; expected one of {', '.join(LEVELS)}")
    return maker(catalog, seed)
