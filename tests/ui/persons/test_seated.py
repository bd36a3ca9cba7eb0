"""Each person at the table gets what they have chosen, and the public table what suits all."""

from fort_desktop.content import load_catalog
from fort_desktop.record.sitting import Sitting
from fort_desktop.rules.model.events import SeatInfo
from fort_desktop.session.persons import Habits, shows_new_kids
from fort_desktop.session.session import Session
from fort_desktop.ui.persons.pin import Pin
from fort_desktop.ui.persons.profile import Profile
from fort_desktop.ui.persons.profiles import Profiles
from fort_desktop.ui.persons.seated import Voice, seating_of
from fort_desktop.ui.persons.settings import Settings

SEATS = (
    SeatInfo("Maja", "red", "human"),
    SeatInfo("Tomek", "blue", "easy"),
    SeatInfo("Zoe", "green", "human"),
)
SETTINGS = Settings(language="cs", scale=100)
ZOE = Profile(
    "Zoe", "bud", language="pl", scale=150, keys="uio", pin=Pin.of("1234"),
    habits=Habits(looks_first=True, new_kids="asked"),
)  # fmt: skip


def game(*holders: str, seats: tuple[SeatInfo, ...] = SEATS) -> Session:
    return Session.new(load_catalog(), seats, 5, "basic", sitting=Sitting(holders))


def known(profile: Profile = ZOE) -> tuple[Profiles, str]:
    store = Profiles(None)
    who = store.add(profile)
    assert who is not None
    return store, who


def test_a_person_gets_what_the_profile_says_and_a_guest_what_is_usual() -> None:
    store, zoe = known()
    found = seating_of(game("", "", zoe), store, SETTINGS)
    assert list(found.persons) == [0, 2]
    maja, other = found.persons[0], found.persons[2]
    assert (maja.language, maja.scale, maja.habits, maja.pin) == ("cs", 100, Habits(), None)
    assert (other.language, other.scale, other.habits) == ("pl", 150, ZOE.habits)
    assert (maja.controls.row, other.controls.row) == ("qwe", "uio")
    assert maja.may_see()
    assert not other.may_see()
    assert not other.may_see("1111")
    assert other.may_see("1234")
    assert found.faces == ["sweet_pea", "", "bud"]


def test_the_public_table_speaks_as_the_program_and_is_as_large_as_anybody_needs() -> None:
    store, zoe = known()
    found = seating_of(game("", "", zoe), store, SETTINGS)
    assert found.voice(None) == Voice("cs", 150)
    assert found.voice(0) == Voice("cs", 100)
    assert found.voice(2) == Voice("pl", 150)
    small = seating_of(game("", "", zoe), store, Settings(scale=200))
    assert small.voice(None).scale == 200


def test_alone_the_settings_hold_and_no_pin_is_asked() -> None:
    store, zoe = known()
    found = seating_of(game(zoe, "", seats=(SEATS[2], SEATS[1])), store, SETTINGS)
    assert found.alone
    one = found.persons[0]
    assert (one.language, one.scale, one.pin) == ("cs", 100, None)
    assert one.habits == ZOE.habits


def test_games_of_before_profiles_go_by_the_name() -> None:
    store, _ = known()
    assert seating_of(game(), store, SETTINGS).persons[2].language == "pl"
    assert seating_of(game("", "", ""), store, SETTINGS).persons[2].language == "cs", "a guest"


def test_who_took_a_seat_over_gets_the_own_things() -> None:
    store, zoe = known()
    leo = store.add(Profile("Leo", language="ru"))
    assert leo is not None
    session = game("", "", zoe)
    session.recording.pass_seat(2, leo)
    assert seating_of(session, store, SETTINGS).persons[2].language == "ru"
    session.recording.pass_seat(2)
    assert seating_of(session, store, SETTINGS).persons[2].language == "cs"


def test_a_house_rule_about_new_kids_comes_before_habits() -> None:
    house = Sitting().house
    assert shows_new_kids(house, ZOE.habits) == "asked"
    assert shows_new_kids(type(house)(new_kids="now"), ZOE.habits) == "now"
