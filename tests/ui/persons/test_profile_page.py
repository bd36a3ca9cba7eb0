"""The page of a profile: numbers and the games behind them, filters, medals and their moments."""

from collections.abc import Iterator
from fractions import Fraction
from typing import Final

import pytest

from fort_desktop.chronicle.collection import Medal
from fort_desktop.chronicle.medals import GOALS
from fort_desktop.chronicle.statistics import Figure, known, sheet
from fort_desktop.content import load_catalog
from fort_desktop.record.sitting import Sitting
from fort_desktop.scene.driver import HeadlessDriver
from fort_desktop.scene.geometry import Box
from fort_desktop.scene.pilot import Pilot
from fort_desktop.scene.watching import watched
from fort_desktop.ui.app.app import App
from fort_desktop.ui.host import routes
from fort_desktop.ui.persons.profile import Profile
from fort_desktop.ui.screens import profile
from fort_desktop.ui.screens.games import GamesScreen
from fort_desktop.ui.screens.person import PersonSheet
from fort_desktop.ui.screens.profile import ProfileScreen
from fort_desktop.ui.screens.profile_games import GamesBehind
from fort_desktop.ui.screens.profile_medals import _cap_node
from fort_desktop.ui.screens.results import ResultsScreen
from fort_desktop.ui.screens.who_plays import WhoPlays
from fort_desktop.ui.table.screen import TableScreen
from fort_desktop.ui.text.medals import MEDAL_NAMES
from fort_desktop.ui.text.names import kid_name
from fort_desktop.ui.text.statistics import row_of
from tests.chronicle.telling import played, write_game

SIZE: Final = (1280, 720)
GAMES: Final = 5


@pytest.fixture(scope="module")
def program(tmp_path_factory: pytest.TempPathFactory) -> Iterator[App]:
    """Maja has played five games to their end, Zoe none."""
    data = tmp_path_factory.mktemp("data")
    app = App(SIZE, speed=0, data=data)
    maja = app.profiles.add(Profile("Maja"))
    app.profiles.add(Profile("Zoe", "bud"))
    assert maja is not None
    for number in range(GAMES):
        path = data / "games" / f"{number}.fort"
        path.parent.mkdir(exist_ok=True)
        write_game(path, 1000 + number, Sitting((maja, "")))
    yield app
    app.close()


@pytest.fixture
def page(program: App) -> tuple[Pilot, ProfileScreen]:
    """The page of Maja, opened from the list of games, with all games read."""
    program.change(medals=True)
    program.push(routes.Games())
    pilot = Pilot(program, HeadlessDriver(SIZE))
    pilot.click("numbers")
    screen = program.screen
    assert isinstance(screen, ProfileScreen)
    screen._reading.wait()
    screen.go_on(1.0)
    return pilot, screen


def test_a_number_opens_the_games_behind_it(page: tuple[Pilot, ProfileScreen]) -> None:
    pilot, screen = page
    pilot.click("sheet games")
    assert pilot.node("number played").label.splitlines() == ["Games played: 5"]
    assert pilot.node("number drafted").clicked is None, "there is no game behind it"
    pilot.click("number played")
    behind = screen.app.screen
    assert isinstance(behind, GamesBehind)
    assert len(behind.slots) == GAMES
    pilot.press("escape")
    assert screen.app.screen is screen
    won = sum(held.share for held in screen.games)
    assert pilot.node("number won").label.startswith(f"Games won: {won}")


def test_too_few_games_are_told(page: tuple[Pilot, ProfileScreen]) -> None:
    pilot, screen = page
    pilot.click("sheet points")
    total = next(score.total for score in played().state.scores if score.seat == 0)
    assert pilot.node("number mean total").label == f"Points per game, on average: {total}.0"
    screen.games = screen.games[:4]
    screen.rebuild()
    assert pilot.node("number mean total").label.endswith("not enough games yet")


def test_wins_against_a_computer_are_told_beside_those_of_an_equal() -> None:
    told, catalog = [], load_catalog()
    for more in ((Fraction(9), Fraction(3, 4), Fraction(1, 2)), (Fraction(3, 2), None, None)):
        told.append(row_of(Figure("computer", "easy", Fraction(12), "", (), more), catalog).note)
    assert told == [
        "Won: 9.0 (75%). A player as strong as the others would win 50%.",
        "Won: 1.5",
    ]


def test_the_most_played_kids_stand_on_a_podium_above_a_list(
    page: tuple[Pilot, ProfileScreen],
) -> None:
    pilot, screen = page
    pilot.click("sheet kids")
    figures = [one for one in sheet("kids", known(screen._counted)) if one.what == "kid played"]
    names = [kid_name(screen.app.catalog.kids[one.of]) for one in figures]
    places = [pilot.node(f"number kid played {one.of}").area for one in figures]
    head = pilot.node("Played most often")
    assert [row_of(one, screen.app.catalog).name for one in figures] == names
    first, second, third, *rest = places
    assert second.right < first.x < first.right < third.x
    assert first.y < second.y == third.y
    assert round(rest[0].x) == round(head.area.x)
    half = -(-len(rest) // 2)
    for part in (rest[:half], rest[half:]):
        assert len({round(place.x) for place in part}) == 1
        assert [place.y for place in part] == sorted(place.y for place in part)
        assert round(part[0].y) == round(rest[0].y)
    assert all(place.bottom < rest[0].y for place in places[:3])
    often = [one.value or Fraction(0) for one in figures]
    assert often == sorted(often, reverse=True)
    assert pilot.node("Recruited").area.y == head.area.y, "lists begin on the same line"


def test_a_kid_who_is_told_of_twice_is_shown_once(
    page: tuple[Pilot, ProfileScreen], monkeypatch: pytest.MonkeyPatch
) -> None:
    pilot, screen = page
    figures = sheet("kids", known(screen._counted))
    lost = next(one for one in figures if one.what == "kid lost")
    same = [one._replace(of=lost.of) if one.what == "kid taken" else one for one in figures]
    monkeypatch.setattr(profile, "sheet", lambda *_: same)
    pilot.click("sheet kids")
    places = [pilot.node(f"number {what} {lost.of}").area for what in ("kid lost", "kid taken")]
    assert places[0].x == places[1].x
    assert round(places[0].bottom) <= round(places[1].y)


def test_filters_turn_and_leave_games_out(page: tuple[Pilot, ProfileScreen]) -> None:
    pilot, _ = page
    pilot.click("sheet games")
    pilot.click("filter players")
    assert pilot.node("filter players").label == "2 players"
    assert pilot.node("number played").label == "Games played: 5"
    pilot.click("filter players")
    assert pilot.node("number played").label == "Games played: 0"
    pilot.click("filter players")
    pilot.click("filter players")
    pilot.click("filter setup")
    pilot.click("filter setup")
    assert pilot.node("filter setup").label == "Only with a draft"
    assert pilot.node("number played").label == "Games played: 0"
    pilot.click("filter setup")
    pilot.click("filter other")
    assert pilot.node("filter other").label == "Against Computer: easy"
    assert pilot.node("number played").label == "Games played: 5"


def test_a_medal_shows_its_moment(page: tuple[Pilot, ProfileScreen]) -> None:
    pilot, screen = page
    medals = [one for one in screen.medals.values() if one.won and one.won.round > 1]
    medal = min(medals, key=lambda one: one.won.at if one.won else 0)
    pilot.click(f"medal {medal.medal}")
    assert medal.won is not None
    assert f"Round {medal.won.round}." in pilot.node(f"told {medal.medal}").label
    pilot.click("look at medal")
    table = screen.app.screen
    assert isinstance(table, TableScreen)
    assert table.model.past == medal.won.at
    assert table.model.shown.round == medal.won.round


def test_a_medal_that_is_not_won_cannot_be_looked_at(page: tuple[Pilot, ProfileScreen]) -> None:
    pilot, _ = page
    pilot.click("medal second_thought")
    assert "Not yet won" in pilot.node("told second_thought").label
    assert not pilot.nodes(lambda node: node.key == "look at medal")


def test_another_person_has_numbers_of_their_own(page: tuple[Pilot, ProfileScreen]) -> None:
    pilot, screen = page
    won = sum(one.game is not None for one in screen.medals.values())
    assert pilot.node("heading").label == f"Maja: {won} of 22 medals"
    pilot.click("filter person")
    assert pilot.node("filter person").label == "Person: Zoe"
    assert pilot.node("heading").label == "Zoe: 0 of 22 medals"
    assert not screen.games
    assert all(one.game is None for one in screen.medals.values())


def test_the_settings_hide_medals(page: tuple[Pilot, ProfileScreen]) -> None:
    pilot, screen = page
    app = screen.app
    app.push(routes.Settings())
    pilot.click("medals")
    assert not app.settings.medals
    app.push(routes.Games())
    pilot.click("numbers")
    assert not pilot.nodes(lambda node: str(node.key).startswith("medal "))
    assert not pilot.nodes(lambda node: node.key == "sheet medals")
    assert pilot.node("number played").label == "Games played: 5"
    app.change(medals=True)


def test_the_sheet_of_a_person_leads_there_and_back(program: App) -> None:
    program.push(routes.NewGame())
    screen = program.screen
    assert isinstance(screen, WhoPlays)
    who = program.profiles.named("Zoe")
    assert who is not None
    PersonSheet(screen, who, lambda one: None).open()
    pilot = Pilot(program, HeadlessDriver(SIZE))
    pilot.click("numbers")
    assert pilot.node("heading").label == "Zoe: 0 of 22 medals"
    pilot.click("back")
    assert program.screen is screen


def test_the_results_tell_of_new_medals_only(program: App) -> None:
    program.change(medals=True)
    saves = program.games.saves
    assert saves is not None
    first, *_, last = sorted(saves.games(), key=lambda slot: slot.changed)
    labels = []
    for slot in (first, last):
        program.games.open(slot.path)
        program.push(routes.Results())
        results = program.screen
        assert isinstance(results, ResultsScreen)
        reading = results._medals._reading
        assert reading is not None
        reading.wait()
        results.go_on(0.1)
        found = [
            node.label for node in results.scene.root.walk() if str(node.key)[:10] == "new medals"
        ]
        labels.append(found)
        lines = [n.area for n in results.scene.root.walk() if str(n.key)[:10] == "new medals"]
        names = ("fort:0", "fort:1", "won:0", "won:1")
        there = [n.area for n in results.scene.root.walk() if n.name in names]
        assert len(there) == 3
        ends = max(area.bottom for area in there)
        assert all(ends <= area.y for area in lines), "no fort is cut, and no rosette hidden"
    assert len(labels[0]) == 1
    assert labels[0][0].startswith("New medals: First game, ")
    assert not labels[1], "the same again is nothing new"


def test_every_medal_has_a_name() -> None:
    assert len(set(MEDAL_NAMES.values())) == len(MEDAL_NAMES) == 22


def test_games_can_be_looked_at_from_the_list(page: tuple[Pilot, ProfileScreen]) -> None:
    pilot, screen = page
    pilot.click("sheet games")
    pilot.click("number played")
    pilot.click("open")
    assert isinstance(screen.app.screen, TableScreen)
    assert not isinstance(screen.app.screen, GamesScreen)


def test_how_far_a_medal_is_can_be_heard_and_is_not_on_its_cap() -> None:
    for medal, goal in GOALS.items():
        with watched() as put:
            node = _cap_node(Box(0, 0, 116, 166), 1.0, Medal(medal, have=("a",)), False)
        assert f"1 of {goal}" in node.label
        assert not any(one.words.startswith("1 of") for one in put), node.label
