"""Positions for computer players: whole games, and views on them."""

from collections.abc import Iterator

import pytest

from fort_desktop.bots.levels import make_bot
from fort_desktop.bots.normal import NormalBot
from fort_desktop.bots.protocol import Bot
from fort_desktop.bots.search import Effort, SearchBot
from fort_desktop.content import load_catalog
from fort_desktop.lab.match import seats_for
from fort_desktop.rules.game import Game
from fort_desktop.rules.knowledge.view import View
from fort_desktop.rules.model.cards import Catalog
from fort_desktop.rules.model.moves import Decision
from fort_desktop.rules.model.rng import Rng
from fort_desktop.rules.model.types import SetupKind

LITTLE = Effort(30, 3, 4, 1, 2.0)
"""Thinking that is short enough for tests."""


@pytest.fixture(scope="session")
def catalog() -> Catalog:
    return load_catalog()


def quick_bot(level: str, catalog: Catalog, seed: int) -> Bot:
    """A player of a level with a small budget."""
    if level in ("hard", "expert"):
        return SearchBot(catalog, seed, LITTLE)
    bot = make_bot(level, catalog, seed)
    if isinstance(bot, NormalBot):
        bot.nodes = 30
    return bot


def new_game(catalog: Catalog, seats: int, seed: int, setup: SetupKind = "basic") -> Game:
    return Game.new(catalog, seats_for(["x"] * seats), seed, setup)


def positions(
    catalog: Catalog, count: int, seats: int = 2, setup: SetupKind = "basic", step: int = 7
) -> Iterator[tuple[Game, View, Decision]]:
    """Every `step`-th real choice of games that the level easy plays."""
    seed = found = number = 0
    while found < count:
        seed += 1
        game = new_game(catalog, seats, seed, setup)
        bots = [make_bot("easy", catalog, Rng(seed * 8 + i).next()) for i in range(seats)]
        while (decision := game.decision) is not None and found < count:
            view = game.view(decision.seat)
            if len(decision.moves) > 1:
                number += 1
                if number % step == 0:
                    found += 1
                    yield game, view, decision
            game.push(bots[decision.seat].choose(view, decision))
