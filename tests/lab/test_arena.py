"""The arena: every seating once, the deal as the unit, the same answer on any machine."""

import json
from itertools import groupby

import pytest

from fort_desktop.bots.protocol import Clock
from fort_desktop.cli import main
from fort_desktop.lab import parallel as games
from fort_desktop.lab.arena import (
    Bout,
    BoutResult,
    Clocked,
    Thought,
    all_bouts,
    interval,
    percentile,
    play_bout,
    summed_up,
    thinking,
)
from fort_desktop.rules.knowledge.view import View
from fort_desktop.rules.model.cards import Catalog
from fort_desktop.rules.model.moves import DONE, SKIP, Decision, Move


def test_each_deal_is_played_in_every_seating() -> None:
    bouts = all_bouts(["easy", "random"], 4, 3, 10)
    assert len(bouts) == 12
    for number, (seed, group) in enumerate(groupby(bouts, lambda bout: bout.seed)):
        deal = list(group)
        assert seed == 10 + number
        assert [bout.seat for bout in deal] == [0, 1, 2]
        assert {bout.setup for bout in deal} == {("basic", "draft")[number % 2]}


def test_every_pair_plays_the_same_deals() -> None:
    bouts = all_bouts(["a", "b", "c"], 2, 2, 1)
    pairs = [pair for pair, _ in groupby(bouts, lambda bout: (bout.a, bout.b))]
    assert pairs == [("a", "b"), ("a", "c"), ("b", "c")]
    deals = {pair: [b[2:] for b in bouts if (b.a, b.b) == pair] for pair in pairs}
    assert deals["a", "b"] == deals["a", "c"] == deals["b", "c"]


def outcomes(*shares: float) -> list[BoutResult]:
    return [BoutResult(share, ()) for share in shares]


def test_the_deal_is_the_unit() -> None:
    """Four games, two deals: 1 and 0 make one half, not two independent games."""
    bouts = all_bouts(["a", "b"], 2, 2, 1)
    (pair,) = summed_up(bouts, outcomes(1.0, 0.5, 1.0, 0.0))
    assert (pair.deals, pair.games, pair.fair, pair.share_a) == (2, 4, 0.5, 0.625)
    assert (pair.low, pair.high) == (0.38, 0.87)


def test_the_fair_share_of_one_against_three() -> None:
    bouts = all_bouts(["a", "b"], 1, 4, 1)
    (pair,) = summed_up(bouts, outcomes(1.0, 0.0, 0.0, 0.0))
    assert (pair.share_a, pair.fair) == (0.25, 0.25)


def test_the_interval_of_a_known_case() -> None:
    shares = [1.0] * 60 + [0.5] * 20 + [0.0] * 20
    # By hand: mean 0.7, variance (60 * 0.09 + 20 * 0.04 + 20 * 0.49) / 99 = 0.1616, error 0.0402.
    assert interval(shares) == pytest.approx((0.6212, 0.7788), abs=1e-4)
    assert interval([1.0] * 99 + [0.0])[1] == 1.0


def test_without_spread_wilson_stands() -> None:
    assert interval([1.0] * 20) == pytest.approx((0.8389, 1.0), abs=1e-4)
    assert interval([0.0] * 20) == pytest.approx((0.0, 0.1611), abs=1e-4)
    low, high = interval([0.5])
    assert low < 0.1
    assert high > 0.9


def test_percentiles_are_nearest_ranks() -> None:
    values = [float(n) for n in range(20, 0, -1)]
    assert [percentile(values, p) for p in (50, 95, 100)] == [10.0, 19.0, 20.0]
    assert percentile([7.0], 95) == 7.0
    assert percentile([], 50) == 0.0


class First:
    """Takes the first move."""

    def choose(self, view: View, decision: Decision, clock: Clock | None = None) -> Move:
        return decision.moves[0]


def test_forced_moves_are_not_timed(catalog: Catalog) -> None:
    from fort_desktop.lab.match import seats_for
    from fort_desktop.rules.game import Game

    view = Game.new(catalog, seats_for(["a", "b"]), 1).view(0)
    clocked = Clocked(First())
    assert clocked.choose(view, Decision(0, "play", (SKIP,))) == SKIP
    assert (clocked.decisions, clocked.turns) == ([], ())
    clocked.choose(view, Decision(0, "play", (SKIP, DONE)))
    clocked.choose(view, Decision(0, "play", (SKIP, DONE)))
    assert len(clocked.decisions) == 2
    assert len(clocked.turns) == (view.leader == 0)


def test_thinking_is_told_by_player() -> None:
    thoughts = (Thought("a", (1.0, 3.0), (4.0,)), Thought("b", (), ()), Thought("a", (2.0,), ()))
    found = thinking([BoutResult(1.0, thoughts)])
    assert (found["a"].median, found["a"].p95, found["a"].decisions) == (2.0, 3.0, 3)
    assert (found["a"].turn_p95, found["a"].turn_max) == (4.0, 4.0)
    assert found["b"].decisions == 0


def test_a_bout_is_the_same_each_time_and_not_the_same_in_each_seat(catalog: Catalog) -> None:
    bouts = all_bouts(["random", "random"], 6, 2, 3)
    shares = [play_bout(catalog, bout).share_a for bout in bouts]
    assert shares == [play_bout(catalog, bout).share_a for bout in bouts]
    sums = {shares[i] + shares[i + 1] for i in range(0, len(shares), 2)}
    assert sums != {1.0}, "equal names in changed seats must not be the same game again"


def test_easy_sits_where_the_bout_says(catalog: Catalog) -> None:
    outcome = play_bout(catalog, Bout("easy", "random", 3, 1, 8, "basic"))
    assert [thought.player for thought in outcome.thoughts] == ["random", "easy", "random"]
    assert all(thought.decisions for thought in outcome.thoughts)


def test_the_answer_hangs_on_the_seed_alone(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """The same on one core and on two."""
    answers = []
    for cores in (1, 2):
        monkeypatch.setattr(games, "_cores", lambda cores=cores: cores)
        call = ["arena", "random", "random", "--deals", "5", "--seed", "77", "--json"]
        assert main(call) == 0
        answers.append(json.loads(capsys.readouterr().out))
    assert answers[0]["pairs"] == answers[1]["pairs"]
    (pair,) = answers[0]["pairs"]
    assert set(pair) >= {"a", "b", "seats", "games", "share_a", "low", "high"}
    assert pair["games"] == 10
    assert set(answers[0]["think_ms"]["random"]) >= {"median", "p95"}


def test_the_table(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["arena", "easy", "random", "--deals", "1", "--seats", "4"]) == 0
    told = capsys.readouterr()
    assert "easy - 3 random" in told.out
    assert "25.0%" in told.out
    assert told.err == "", "no progress where no terminal is"


WRONG = {
    "one name": (["easy"], "expected two names"),
    "unknown": (["easy", "Easy"], "there is no player 'Easy'"),
    "twice": (["easy", "random", "easy"], "twice"),
    "seats": (["easy", "random", "--seats", "5"], "--seats: expected 2, 3, or 4, found 5"),
    "deals": (["easy", "random", "--deals", "0"], "--deals: expected at least 1, found 0"),
}


@pytest.mark.parametrize("name", WRONG)
def test_a_wrong_call_is_one_clear_line(name: str, capsys: pytest.CaptureFixture[str]) -> None:
    call, expected = WRONG[name]
    assert main(["arena", *call]) == 2
    told = capsys.readouterr().err
    assert expected in told
    assert told.count("\n") == 1
