"""The balance table: each figure from games made up by hand, and the command as a whole."""

import json

import pytest

from fort_desktop.cli import main
from fort_desktop.lab.balance import (
    Row,
    SittingResult,
    all_sittings,
    play_sitting,
    presence,
    rows,
)
from fort_desktop.rules.model.cards import Catalog


def game(
    winner: int = 0,
    first: int = 0,
    rounds: int = 10,
    ending: str = "points",
    levels: tuple[int, ...] = (3, 2),
    kids: tuple[tuple[str, ...], ...] = (("bug",), ("ant",)),
) -> SittingResult:
    shares = (0.5, 0.5) if winner < 0 else tuple(float(seat == winner) for seat in range(2))
    return SittingResult(first, rounds, ending, shares, levels, kids)


def table(outcomes: list[SittingResult], catalog: Catalog) -> dict[str, Row]:
    return {row.name: row for row in rows(outcomes, catalog)}


def test_rounds(catalog: Catalog) -> None:
    for rounds, holds in ((6, False), (7, True), (16, True), (17, False)):
        found = table([game(rounds=rounds)] * 3, catalog)["rounds, median"]
        assert (found.value, found.holds) == (rounds, holds)


def test_triggers(catalog: Catalog) -> None:
    outcomes = [game(ending="points")] * 89 + [game(ending="fort")] * 10
    found = table([*outcomes, game(ending="park_deck")], catalog)
    assert (found["ended by fort"].value, found["ended by fort"].holds) == (10.0, True)
    assert (found["ended by park_deck"].value, found["ended by park_deck"].holds) == (1.0, False)


def test_seats_and_places_are_told_apart(catalog: Catalog) -> None:
    """Whoever begins wins, and each seat begins as often as the other."""
    found = table([game(winner=0, first=0), game(winner=1, first=1)] * 10, catalog)
    assert (found["wins by seat"].value, found["wins by seat"].holds) == (50.0, True)
    assert (found["wins by turn order"].value, found["wins by turn order"].holds) == (100.0, False)


def test_the_limit_of_two_seats_is_57_5(catalog: Catalog) -> None:
    for won, holds in ((23, True), (24, False)):
        outcomes = [game(winner=0)] * won + [game(winner=1)] * (40 - won)
        assert table(outcomes, catalog)["wins by seat"].holds == holds


def test_presence_counts_shared_wins_in_part(catalog: Catalog) -> None:
    found = presence([game(winner=0), game(winner=-1)], catalog)
    assert (found["bug"].winners, found["bug"].all) == (75.0, 50.0)
    assert (found["ant"].winners, found["ant"].deviation) == (25.0, -25.0)
    assert found["doc"].deviation == 0.0


def test_the_kid_that_is_off_most(catalog: Catalog) -> None:
    found = table([game(winner=0)] * 4, catalog)["kid with winners, most off"]
    assert (found.value, found.holds) == (50.0, False)
    even = [game(winner=0), game(winner=1)] * 4
    assert table(even, catalog)["kid with winners, most off"].holds


def test_fort_levels_of_winners(catalog: Catalog) -> None:
    outcomes = [game(winner=0)] * 2 + [game(winner=1)] * 2
    found = table(outcomes, catalog)["winners on one fort level"]
    assert (found.value, found.holds) == (50.0, True)
    assert not table([*outcomes, game(winner=0)], catalog)["winners on one fort level"].holds


def test_a_played_game_is_told_whole(catalog: Catalog) -> None:
    sittings = all_sittings("random", 2, (3, 4), 5)
    assert [(s.seats, s.seed, s.setup) for s in sittings] == [
        (3, 5, "basic"),
        (3, 6, "draft"),
        (4, 5, "basic"),
        (4, 6, "draft"),
    ]
    for sitting in sittings[1:3]:
        found = play_sitting(catalog, sitting)
        assert sum(found.shares) == pytest.approx(1.0)
        assert len(found.levels) == len(found.kids) == sitting.seats
        assert all(kid in catalog.kids for kids in found.kids for kid in kids)
        assert found == play_sitting(catalog, sitting)


def test_the_command(capsys: pytest.CaptureFixture[str]) -> None:
    call = ["balance", "--games", "3", "--players", "random", "--seats", "2,4"]
    assert main(call) == 1
    told = capsys.readouterr().out
    assert told.splitlines()[0].startswith("| seats | what ")
    assert "FAILS" in told
    assert main([*call, "--json"]) == 1
    answer = json.loads(capsys.readouterr().out)
    assert [row["seats"] for row in answer["rows"]] == [2] * 8 + [4] * 8
    assert set(answer["kids"]) == {"2", "4"}
    assert answer["holds"] is False


WRONG = {
    "player": (["--players", "nobody"], "--players: there is no player 'nobody'"),
    "seats": (["--players", "easy", "--seats", "2,5"], "--seats: expected one or more of 2,3,4"),
    "twice": (["--players", "easy", "--seats", "3,3"], "--seats: expected one or more of 2,3,4"),
    "games": (["--players", "easy", "--games", "0"], "--games: expected at least 1"),
}


@pytest.mark.parametrize("name", WRONG)
def test_a_wrong_call_is_one_clear_line(name: str, capsys: pytest.CaptureFixture[str]) -> None:
    call, expected = WRONG[name]
    assert main(["balance", *call]) == 2
    told = capsys.readouterr().err
    assert expected in told
    assert told.count("\n") == 1
