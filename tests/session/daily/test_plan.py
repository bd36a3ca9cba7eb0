"""What is dealt on a day follows from the date, and is the same everywhere and for ever."""

from datetime import UTC, date, datetime, timedelta

import pytest

from fort_desktop.bots.levels import LEVELS
from fort_desktop.record.duplicate import ParGame
from fort_desktop.record.format import Deal, replace
from fort_desktop.rules.model.seats import PERSON
from fort_desktop.session.daily.plan import FIRST, day_of, deal_of, table_of, today
from fort_desktop.session.daily.stars import Par, Result, par_of, stars
from fort_desktop.session.seed import unfit

DAY = date(2026, 11, 22)
PAR = Par(50, 40)


def test_a_day_has_the_same_deal_for_ever() -> None:
    # Whoever changes these gives everyone who has not updated another deal.
    assert deal_of(DAY).seed == 13085133190673994530
    assert unfit(deal_of(DAY)) is None
    assert len({deal_of(FIRST + timedelta(n)).seed for n in range(400)}) == 400


def test_the_table_is_that_of_the_weekday() -> None:
    week = [table_of(DAY + timedelta(n)) for n in range(7)]
    assert week == [table_of(DAY + timedelta(n)) for n in range(7, 14)]
    assert len(set(week)) == 7
    for table in week:
        assert table.players[0] == PERSON
        assert 1 <= len(table.rivals) <= 3
        assert set(table.rivals) <= set(LEVELS)


def test_a_deal_tells_its_day_and_no_other_deal_does() -> None:
    deal = deal_of(DAY)
    assert day_of(deal) == DAY
    others = [replace(deal, seed=1), replace(deal, words="2026-11-23"), replace(deal, secret="ab")]
    others += [Deal(deal.seed, words=deal.words), Deal(7, words="nonsense")]
    assert [day_of(other) for other in others] == [None] * 5
    assert day_of(deal_of(FIRST - timedelta(1))) is None


def test_the_days_begin_with_the_year_2026() -> None:
    new_year = date(2026, 1, 1)
    assert day_of(deal_of(new_year)) == new_year
    assert day_of(deal_of(new_year - timedelta(1))) is None


def test_a_clock_that_is_wrong_has_a_day_all_the_same() -> None:
    assert today(0.0) == FIRST
    assert today(float("inf")).year == 9999
    noon = datetime(2026, 11, 22, 12, tzinfo=UTC).timestamp()
    assert abs((today(noon) - DAY).days) <= 1


@pytest.mark.parametrize(
    ("total", "won", "par", "found"),
    [
        (10, False, None, 1),
        (10, True, None, 2),
        (90, True, None, 2),
        (39, False, PAR, 1),
        (40, False, PAR, 2),
        (39, True, PAR, 2),
        (49, True, PAR, 2),
        (50, False, PAR, 3),
    ],
)
def test_stars(total: int, won: bool, par: Par | None, found: int) -> None:
    assert stars(Result(total, won, True), par) == found
    assert stars(Result(total, won, False), par) == 0


def test_par_needs_all_games_of_the_expert() -> None:
    games = [ParGame(total, (0, total), False) for total in (9, 1, 8, 2, 7, 3, 6, 4, 5, 50)]
    assert par_of(games) == Par(5, 1)
    assert par_of(games[:9]) is None
