"""Who sits where: names become persons, wishes become colours, and somebody begins."""

import pytest

from fort_desktop.content import load_catalog
from fort_desktop.record.sitting import HouseRules
from fort_desktop.rules.model.events import SeatInfo
from fort_desktop.rules.model.types import Colour
from fort_desktop.session.seed import first_seat
from fort_desktop.session.session import Session
from fort_desktop.ui.persons.arranging import Arrangement, again
from fort_desktop.ui.persons.profile import Profile
from fort_desktop.ui.persons.profiles import MOST, Profiles
from fort_desktop.ui.persons.settings import Choices

FAMILY = Choices(("human", "human", "human", "normal"), ("Maja", "Zoe", "Leo", "Tomek"))


def arranged(
    *known: Profile,
    choices: Choices = FAMILY,
    house: HouseRules = HouseRules(),  # noqa: B008
) -> Arrangement:
    profiles = Profiles(None)
    for one in known:
        profiles.add(one)
    return Arrangement(profiles, choices, house)


def test_the_first_of_two_with_a_wish_has_the_colour() -> None:
    table = arranged(Profile("Maja", colour="green"), Profile("Zoe", colour="green"))
    assert table.colours == {0: "green", 1: "blue", 2: "red", 3: "yellow"}
    seats, sitting = table.seats(5)
    assert [seat.colour for seat in seats] == ["green", "blue", "red", "yellow"]
    assert sitting.holders[:2] == tuple(table.profiles.persons)[:2]


def test_whoever_types_a_name_becomes_known_by_it_and_who_does_not_stays_a_guest() -> None:
    table = arranged(choices=Choices(("human", "human", "", "")))
    table.places[1].name = "  Zofia "
    _, sitting = table.seats(5)
    [zofia] = table.profiles.persons
    assert table.profiles.persons[zofia].name == "Zofia"
    assert sitting.holders == ("", zofia)
    assert table.seats(6)[1] == sitting, "and once is enough"


def test_of_two_with_one_name_only_the_first_is_the_person() -> None:
    table = arranged(Profile("Zoe"))
    table.places[2].name = "ZOE"
    seats, sitting = table.seats(5)
    assert [bool(one) for one in sitting.holders] == [True, True, False, False], "Maja, Zoe"
    assert [seat.name for seat in seats] == ["Maja", "Zoe", "ZOE", "Tomek"]


def test_nobody_is_made_known_beyond_forty() -> None:
    table = arranged(*(Profile(f"P{n}") for n in range(MOST)))
    table.places[0].name = "Yet another"
    assert table.seats(5)[1].holders == ("", "", "", "")


def test_who_comes_sits_down_where_there_is_room() -> None:
    table = arranged(Profile("Grandma"), Profile("Ines"), Profile("Bo"))
    table.seat(1, "")
    grandma, ines, bo = table.profiles.persons
    assert table.sit(grandma)
    assert table.sit(ines)
    assert [place.name for place in table.places] == ["Maja", "Grandma", "Leo", "Ines"]
    assert table.kinds == ["human"] * 4
    assert not table.sit(bo)
    assert table.away == [bo]
    assert table.sit(bo, 0)
    assert table.away == []


def test_two_must_play_and_the_last_person_stays() -> None:
    table = arranged(choices=Choices(("human", "easy", "", "")))
    for seat in (0, 1):
        table.leave(seat)
    assert table.kinds == ["human", "easy", "", ""]
    table.seat(2, "hard")
    table.leave(0)
    assert table.kinds[0] == "human"
    table.leave(1)
    assert table.kinds == ["human", "", "hard", ""]


def test_hands_are_open_only_where_no_computer_sits() -> None:
    table = arranged(house=HouseRules(open_on_turn=True))
    assert not table.may_be_open
    assert not table.house.open_on_turn
    table.seat(3, "")
    assert table.house.open_on_turn
    assert table.wanted.open_on_turn
    table.seat(1, "easy")
    assert not table.house.open_on_turn


def test_a_renamed_person_goes_on_sitting_there() -> None:
    table = arranged(Profile("Maja"))
    table.renamed("maja", "Maria")
    assert table.name(0) == "Maria"


def test_by_chance_all_seats_come_up_and_as_here_none_moves() -> None:
    table = arranged(house=HouseRules(seats="chance"))
    firsts = {table.seats(5)[0][0].name for _ in range(200)}
    assert firsts == {"Maja", "Zoe", "Leo", "Tomek"}
    table.wanted = HouseRules()
    assert {table.seats(5)[0][0].name for _ in range(20)} == {"Maja"}


@pytest.mark.parametrize("count", [2, 3, 4])
def test_after_a_game_the_next_one_begins_whatever_the_lot_says(count: int) -> None:
    colours: tuple[Colour, ...] = ("yellow", "red", "green", "blue")
    names = ("Maja", "Zoe", "Leo", "Tomek")
    seats = [SeatInfo(names[i], colours[i], "human") for i in range(count)]
    for seed in range(12):
        table = again(Profiles(None), HouseRules(seats="chance"), seats, seed % count)
        found, _ = table.seats(seed)
        view = Session.new(load_catalog(), found, seed, "basic").view()
        assert view.first == first_seat(seed, count)
        assert found[view.first] == seats[(seed + 1) % count]
        by = found.index(seats[0])
        assert [found[(by + i) % count] for i in range(count)] == seats, "in the same order"
    assert table.choices.players[:count] == ("human",) * count
