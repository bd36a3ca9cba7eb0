"""Whole games are counted from the records, and none of them twice."""

from fractions import Fraction
from pathlib import Path

import msgspec

from fort_desktop.record.index import SavedGame
from fort_desktop.record.sitting import Sitting
from fort_desktop.record.summary import Summary
from fort_desktop.record.tally import Tally, evening, tally
from fort_desktop.rules.model.events import SeatInfo

MAJA, ZOE = "0000000a", "0000000b"
SEATS = (
    SeatInfo("Maja", "red", "human"),
    SeatInfo("Zoe", "blue", "human"),
    SeatInfo("Tomek", "green", "easy"),
)
HOUR = 3600.0


def game(began: int, *winners: int, left: tuple[int, ...] = ()) -> Summary:
    table = Sitting((MAJA, ZOE, "")).after((seat, ZOE) for seat in left)
    return Summary("", SEATS, 9, 5, True, began=began, winners=winners, sitting=table)


def slots(*games: Summary) -> list[SavedGame]:
    """Each game ended an hour after it began."""
    return [SavedGame(Path(f"{i}.fort"), one.began + HOUR, one) for i, one in enumerate(games)]


def test_only_whole_games_count_and_each_once() -> None:
    won, shared, lost = game(1, 0), game(2, 0, 1), game(3, 2)
    assert tally([won, shared, lost], MAJA) == Tally(3, Fraction(3, 2))
    assert tally([won, shared, lost], ZOE) == Tally(3, Fraction(1, 2))
    assert tally([won, won], MAJA).games == 1, "a copy"
    other = msgspec.structs.replace(won, digest="a" * 32)
    assert tally([won, other], MAJA).games == 2, "another game that began in the same second"
    practice = msgspec.structs.replace(won, practice=True)
    open_still = msgspec.structs.replace(won, ended=False)
    assert tally([practice, open_still, game(4, 0, left=(0,))], MAJA) == Tally()
    assert tally([game(4, 0, left=(0,))], ZOE) == Tally(1)


def test_the_table_of_an_evening() -> None:
    now = 100 * HOUR
    tonight = [game(round(now - back * HOUR), *won) for back, *won in ((1, 0), (3, 0, 1), (6, 2))]
    yesterday = game(round(now - 30 * HOUR), 1)
    found = [(one.name, one.tally) for one in evening(slots(*tonight, yesterday), now)]
    assert found == [
        ("Maja", Tally(3, Fraction(3, 2))),
        ("Tomek", Tally(3, Fraction(1))),
        ("Zoe", Tally(3, Fraction(1, 2))),
    ]
    assert evening(slots(yesterday), now) == []


def test_a_profile_has_its_latest_name_and_a_guest_the_own_one() -> None:
    renamed = (SeatInfo("Maria", "red", "human"), *SEATS[1:])
    later = msgspec.structs.replace(game(5, 0), seats=renamed)
    guests = msgspec.structs.replace(game(6, 1), sitting=Sitting())
    found = {(one.profile, one.name): one.tally.games for one in evening(slots(game(1), later), 9)}
    assert found == {(MAJA, "Maria"): 2, (ZOE, "Zoe"): 2, ("", "Tomek"): 2}
    mixed = {one.name: one.profile for one in evening(slots(guests), 9)}
    assert mixed == {"Maja": "", "Zoe": "", "Tomek": ""}


def test_who_came_later_or_left_and_who_played_alone() -> None:
    left = game(5, 0, left=(1,))
    assert [one.name for one in evening(slots(left), 9)] == ["Maja", "Tomek"]
    alone = msgspec.structs.replace(game(5, 0), seats=(SEATS[0], SEATS[2]))
    assert evening(slots(alone), 9) == []
