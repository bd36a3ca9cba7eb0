"""The games of the days on the disk: which of them count, and what no file can bring."""

from datetime import date, timedelta
from pathlib import Path

import pytest

from fort_desktop import __version__
from fort_desktop.record.duplicate import (
    MOST_GAMES,
    SET,
    ParGame,
    ParGames,
    read_set,
    write_par,
)
from fort_desktop.record.format import practice_body
from fort_desktop.record.journal import Journal
from fort_desktop.record.reader import read_record
from fort_desktop.session.daily.plan import deal_of
from fort_desktop.session.daily.stars import result_of
from fort_desktop.session.daily.store import Days, begun_in, state_of, whole_in
from fort_desktop.session.duplicate.background import compute, par_game
from fort_desktop.session.session import Session
from tests.session.daily.days import CATALOG, MONDAY, NAMES, forge, played
from tests.session.duplicate.deals import play

WHO = "0123abcd"


def of(folder: Path) -> Days:
    return Days(folder, CATALOG)


def counts(days: Days, day: date = MONDAY, holder: str = "") -> bool:
    """Whether a person has a game of a day that brings stars."""
    found = days.result(days.at(day), holder, days.of(day, holder))
    return found is not None and found.counts


def test_a_game_is_left_and_gone_on_with(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    even: list[int] = []
    monkeypatch.setattr(Session, "play_even", lambda session, seed: even.append(seed))
    days = of(tmp_path)
    assert state_of(days.of(MONDAY, WHO)) == "new"
    session, _ = days.play(days.at(MONDAY), WHO, NAMES)
    play(session, decisions=12).close()
    assert state_of(days.of(MONDAY, WHO)) == "begun"
    assert state_of(days.of(MONDAY, "")) == "new", "a guest has played nothing"
    again, notices = of(tmp_path).play(of(tmp_path).at(MONDAY), WHO, NAMES)
    assert not notices
    assert again.made == session.made > 0
    assert even == [deal_of(MONDAY).seed] * 2
    again.close()
    assert len(days.of(MONDAY, WHO)) == 1
    assert not counts(days, holder=WHO), "it is not over"


def test_two_programs_do_not_play_the_same_game(tmp_path: Path) -> None:
    days = of(tmp_path)
    session, _ = days.play(days.at(MONDAY), "", NAMES)
    with pytest.raises(Exception, match="locked"):
        of(tmp_path).play(days.at(MONDAY), "", NAMES)
    session.close()


def test_the_first_whole_game_counts(tmp_path: Path) -> None:
    days, first = of(tmp_path), played(tmp_path)
    kept = days.at(MONDAY)
    whole = days.result(kept, "", days.of(MONDAY, ""))
    assert whole is not None
    assert whole.counts
    assert whole.total > 0
    session, _ = days.play(kept, "", NAMES)
    session.close()
    games = days.of(MONDAY, "")
    assert games[1].slot.summary.sitting == games[0].slot.summary.sitting
    path = games[1].slot.path
    assert [read_record(one).header.again for one in (first, path)] == [False, True]
    assert [game.path for game in whole_in(games)] == [first]
    assert begun_in(games) == games[1].slot
    assert days.result(kept, "", games) == whole
    # The same game again, after one for practice: that was the first one.
    played(tmp_path, 3)
    journal, _ = Journal.resume(first)
    assert journal is not None
    journal.put([practice_body()])
    journal.settle()
    journal.close()
    assert not counts(of(tmp_path))


def test_games_come_in_the_order_in_which_they_were_begun(tmp_path: Path) -> None:
    numbers = (9999, 2, 10000)
    paths = {number: played(tmp_path, number) for number in numbers}
    found = [game.slot.path for game in of(tmp_path).games()]
    assert found == [paths[number] for number in sorted(numbers)]


def test_no_file_from_elsewhere_brings_stars(tmp_path: Path) -> None:
    path = played(tmp_path)
    assert counts(of(tmp_path))
    assert not counts(of(tmp_path), holder=WHO), "another one has played it"
    # The game of a Monday passed off as that of another one, with the same table.
    other = MONDAY - timedelta(7)
    deal = deal_of(other)
    forge(path, words=deal.words)
    assert len(of(tmp_path).of(other, "")) == 1
    assert not counts(of(tmp_path), other)
    forge(path, words=deal.words, seed=deal.seed)
    assert not counts(of(tmp_path), other), "its cards are those of another seed"


def test_a_game_that_is_damaged_brings_none(tmp_path: Path) -> None:
    path = played(tmp_path)
    content = path.read_bytes()
    middle = len(content) // 2
    path.write_bytes(content[:middle] + b"#" + content[middle + 1 :])
    assert not counts(of(tmp_path))
    kept = of(tmp_path).at(MONDAY)
    assert result_of(kept, "", path) is None


def test_a_seat_that_changed_hands_brings_none(tmp_path: Path) -> None:
    path = played(tmp_path)
    forge(path, sitting={"holders": ["", ""], "left": [[1, ""]]})
    found = of(tmp_path).result(of(tmp_path).at(MONDAY), "", of(tmp_path).of(MONDAY, ""))
    assert found is not None
    assert not found.counts


def test_the_cards_of_a_day_stay_and_a_wrong_file_is_made_anew(tmp_path: Path) -> None:
    days = of(tmp_path)
    kept = days.at(MONDAY)
    assert not kept.folder.exists(), "to look at a day writes nothing"
    kept.keep()
    path = kept.folder / SET
    path.write_bytes(path.read_bytes().replace(__version__.encode(), b"0.1.0"))
    assert days.at(MONDAY).told.version == "0.1.0"
    days.at(MONDAY).keep()
    assert b"0.1.0" in path.read_bytes(), "what was kept first stays"
    other = days.at(MONDAY - timedelta(7))
    other.keep()
    path.write_bytes((other.folder / SET).read_bytes())
    assert days.at(MONDAY).told.seed == deal_of(MONDAY).seed
    days.at(MONDAY).keep()
    assert read_set(path).seed == deal_of(MONDAY).seed


def test_par_of_a_day_is_computed_as_that_of_any_deal(tmp_path: Path) -> None:
    kept = of(tmp_path).at(MONDAY)
    kept.keep()
    nine = (ParGame(30, (0, 30), False),) * (MOST_GAMES - 1)
    write_par(kept.par, ParGames(games=nine))
    compute(str(kept.folder), "random")
    assert kept.expert[:-1] == nine
    assert kept.expert[-1] == par_game(kept.told, CATALOG, MOST_GAMES - 1, "random")
