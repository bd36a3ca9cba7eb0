"""Every level plays whole games by the rules, and the same seed plays the same game."""

import gc

import pytest

from fort_desktop.bots.levels import LEVELS, make_bot
from fort_desktop.bots.search import SearchBot
from fort_desktop.rules.model.cards import Catalog
from fort_desktop.rules.model.moves import Move
from fort_desktop.rules.model.types import SetupKind
from tests.bots.conftest import LITTLE, new_game, positions, quick_bot


def _play(
    catalog: Catalog, level: str, seats: int, seed: int, setup: SetupKind, limit: int
) -> list[Move]:
    game = new_game(catalog, seats, seed, setup)
    bots = [quick_bot(level, catalog, seed * 10 + i) for i in range(seats)]
    moves: list[Move] = []
    while (decision := game.decision) is not None and len(moves) < limit:
        move = bots[decision.seat].choose(game.view(decision.seat), decision)
        assert move in decision.moves
        game.push(move)
        moves.append(move)
    return moves


def test_the_ladder_and_the_personalities_have_names() -> None:
    ladder = ("random", "easy", "normal", "hard", "expert")
    assert (*ladder, "builder", "collector", "bully") == LEVELS


def test_an_unknown_level_is_refused(catalog: Catalog) -> None:
    with pytest.raises(ValueError, match="there is no player 'genius'"):
        make_bot("genius", catalog, 1)


@pytest.mark.parametrize("level", ["random", "easy", "normal", "builder", "collector", "bully"])
@pytest.mark.parametrize(("seats", "setup"), [(2, "draft"), (4, "basic")])
def test_quick_levels_play_whole_games(
    catalog: Catalog, level: str, seats: int, setup: SetupKind
) -> None:
    assert len(_play(catalog, level, seats, 5, setup, 5000)) < 5000


@pytest.mark.parametrize(("level", "seats"), [("hard", 2), ("expert", 3)])
def test_searching_levels_play_by_the_rules(catalog: Catalog, level: str, seats: int) -> None:
    assert _play(catalog, level, seats, 6, "draft", 120)


@pytest.mark.parametrize("level", LEVELS)
def test_the_same_seed_plays_the_same(catalog: Catalog, level: str) -> None:
    one, two = (_play(catalog, level, 2, 3, "basic", 60) for _ in range(2))
    assert one == two


def test_a_searching_player_stops_when_time_is_up(catalog: Catalog) -> None:
    asked = 0

    def clock() -> bool:
        nonlocal asked
        asked += 1
        return True

    for _, view, decision in positions(catalog, 12):
        bot = SearchBot(catalog, 1, LITTLE)
        assert bot.choose(view, decision, clock=clock) in decision.moves
    assert 0 < asked <= 12


@pytest.mark.parametrize("level", LEVELS)
def test_players_leave_no_circles(catalog: Catalog, level: str) -> None:
    """Processes that think do without the search for them (`without_collector`)."""
    _play(catalog, level, 2, 3, "basic", 10)
    gc.collect()
    gc.disable()
    try:
        _play(catalog, level, 3, 4, "draft", 90)
        assert gc.collect() == 0
    finally:
        gc.enable()
