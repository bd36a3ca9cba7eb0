"""The evaluation: more is better, the seats' chances make a whole, and a won game is won."""

import pytest

from fort_desktop.bots.evaluate import Judge, chance, fitted, hand_made, odds
from fort_desktop.bots.features import progress
from fort_desktop.rules.knowledge.sample import sample
from fort_desktop.rules.model.cards import Catalog
from fort_desktop.rules.model.rng import Rng
from tests.bots.conftest import new_game, positions


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_chances_make_a_whole(catalog: Catalog, seats: int) -> None:
    judge = Judge(catalog, fitted(catalog))
    for _, view, _ in positions(catalog, 5, seats=seats):
        state = sample(view, catalog, Rng(1))
        assert sum(chance(judge(state, i)) for i in range(seats)) == pytest.approx(1.0)


@pytest.mark.parametrize("late", [False, True])
def test_points_are_good(catalog: Catalog, late: bool) -> None:
    for weights in (fitted(catalog), hand_made(catalog)):
        judge = Judge(catalog, weights)
        for _, view, _ in positions(catalog, 5):
            state = sample(view, catalog, Rng(1))
            state.ending = "points" if late else None
            before = [judge(state, seat) for seat in range(len(state.seats))]
            state.seats[0].points += 1
            after = [judge(state, seat) for seat in range(len(state.seats))]
            assert after[0] > before[0]
            assert all(now < then for now, then in zip(after[1:], before[1:], strict=True))


def test_progress_runs_from_begin_to_end(catalog: Catalog) -> None:
    state = new_game(catalog, 2, 1).state.copy()
    assert progress(state) == 0.0
    state.seats[0].points = 20
    assert 0.7 < progress(state) < 1.0
    state.ending = "points"
    assert progress(state) == 1.0


def test_odds_of_equals() -> None:
    assert odds([1.0, 1.0], 0) == 0.0
    assert chance(odds([2.0, 2.0, 2.0], 1)) == pytest.approx(1 / 3)
