"""What came of the games of one deal: ranks, par, and where the games part."""

from pathlib import Path

from fort_desktop.content import load_catalog
from fort_desktop.record.duplicate import PAR, ParGame, ParGames, read_par, write_par
from fort_desktop.rules.model.events import GameEnded, Score, TurnBegan
from fort_desktop.session.duplicate.background import ParRunner, compute, par_game
from fort_desktop.session.duplicate.score import (
    Played,
    par_line,
    par_of,
    partings,
    played,
    ranks,
)
from tests.session.duplicate.deals import kept, play, play_all

CATALOG = load_catalog()
TEN = [ParGame(total, (0, total // 2, total), False) for total in (9, 1, 8, 2, 7, 3, 6, 4, 5, 50)]


def _played(total: int, level: int = 1) -> Played:
    return Played(Score(0, total, 0, 0, 0, total), level, 1, True, (0, total), False)


def test_points_rank_before_forts_and_ties_share_a_rank() -> None:
    games = [_played(30), _played(41, 2), _played(41, 3), _played(30)]
    assert ranks(games) == [3, 2, 1, 3]


def test_par_is_the_median_and_nothing_before_all_ten_are_played() -> None:
    assert par_of(TEN) == 5
    assert par_of(TEN[:9]) is None
    assert par_line(TEN) == (0, 2, 5)
    assert par_line(TEN[:9]) == ()


def test_what_came_of_a_game_is_what_the_game_says(tmp_path: Path) -> None:
    deal = kept(CATALOG, tmp_path)
    play_all(deal)
    record = deal.record(0)
    found = played(record.events, 0)
    ended = record.events[-1]
    assert isinstance(ended, GameEnded)
    own = next(score for score in ended.scores if score.seat == 0)
    assert found.score == own
    assert found.won == (0 in ended.winners)
    assert found.points[0] == 0
    assert found.points[-2:] == (own.track, own.total)
    rounds = max(event.round for event in record.events if isinstance(event, TurnBegan))
    assert len(found.points) == rounds + 2


def test_games_part_where_their_moves_do(tmp_path: Path) -> None:
    deal = kept(CATALOG, tmp_path, 3)
    # The first two are played alike.
    for number, luck in enumerate((1, 1, 2)):
        play(deal.play(number)[0], luck).close()
    records = [deal.record(number) for number in range(3)]
    found = partings(records)
    assert [one.groups for one in found] == [((0, 1), (2,))]
    at = found[0].at
    assert records[0].events[1:at] == records[2].events[1:at]
    assert records[0].acts != records[2].acts
    assert not partings(records[:2])


def test_a_game_of_par_is_the_same_whoever_plays_it(tmp_path: Path) -> None:
    told = kept(CATALOG, tmp_path).told
    games = [par_game(told, CATALOG, number, "easy") for number in (0, 0, 1)]
    assert games[0] == games[1] != games[2]


def test_par_goes_on_after_the_games_that_are_there(tmp_path: Path) -> None:
    deal = kept(CATALOG, tmp_path)
    write_par(deal.folder / PAR, ParGames(games=tuple(TEN[:9])))
    compute(str(deal.folder), "random")
    games = read_par(deal.folder / PAR).games
    assert games[:9] == tuple(TEN[:9])
    assert games[9] == par_game(deal.told, CATALOG, 9, "random")


def test_par_that_is_wrong_is_computed_anew(tmp_path: Path) -> None:
    deal = kept(CATALOG, tmp_path)
    (deal.folder / PAR).write_text("[", "utf-8")
    compute(str(deal.folder), "random")
    assert deal.par_games == 10


def test_a_process_of_its_own_computes_par_and_ends_with_the_program(tmp_path: Path) -> None:
    deal = kept(CATALOG, tmp_path)
    write_par(deal.folder / PAR, ParGames(games=tuple(TEN[:9])))
    runner = ParRunner("random")
    runner.start(deal.folder)
    runner.wait()
    assert deal.par_games == 10
    runner.close()
    assert runner.pid is None


def test_a_broken_deal_stops_nothing(tmp_path: Path) -> None:
    compute(str(tmp_path / "nowhere"), "random")
    assert not (tmp_path / "nowhere" / PAR).exists()
