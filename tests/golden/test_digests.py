"""A few games of every series play as ever; build_scripts/lab/digests.py checks all of them."""

import pytest

from lab.digests import DECKS, SERIES, Series, digest, stored


@pytest.mark.parametrize("series", SERIES, ids=lambda series: series.name)
def test_seeded_games_play_as_they_always_have(series: Series) -> None:
    games = {"random": 6, "easy": 2, "normal": 1, DECKS: 12}[series.level]
    found = [digest(series.level, series.seats, number) for number in range(games)]
    assert found == stored(series)[:games]


@pytest.mark.parametrize("series", SERIES, ids=lambda series: series.name)
def test_each_stored_game_is_another_one(series: Series) -> None:
    digests = stored(series)
    assert len(digests) == series.games
    assert len(set(digests)) == series.games
