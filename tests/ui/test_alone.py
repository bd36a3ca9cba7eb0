"""Alone: the deal of the day from the title to the stars on the results, by pointer."""

from collections.abc import Iterator
from datetime import date, datetime, timedelta
from pathlib import Path

import pytest

from fort_desktop.record.duplicate import MOST_GAMES, PAR, ParGame, ParGames, write_par
from fort_desktop.scene.driver import HeadlessDriver
from fort_desktop.scene.pilot import Pilot
from fort_desktop.session.daily.plan import FIRST
from fort_desktop.session.daily.store import state_of
from fort_desktop.ui.app.app import App
from fort_desktop.ui.host import routes
from fort_desktop.ui.persons.profile import Profile
from fort_desktop.ui.screens.alone import AloneScreen
from fort_desktop.ui.screens.results import ResultsScreen
from fort_desktop.ui.screens.title import TitleScreen
from fort_desktop.ui.table.screen import TableScreen
from fort_desktop.ui.text.notices import proof_words
from tests.session.daily.days import MONDAY, played

SIZE = (1280, 720)


class Opened:
    """A program on a day, and a pilot."""

    def __init__(self, data: Path) -> None:
        self.app = App(SIZE, speed=0, data=data)
        self.pilot = Pilot(self.app, HeadlessDriver(SIZE))
        self.days = self.app.games.days
        self.on(MONDAY)

    def on(self, day: date) -> None:
        """Set the clock to noon of a day."""
        self.days.clock = datetime(day.year, day.month, day.day, 12).timestamp

    def alone(self) -> AloneScreen:
        """Show the sheet, with all that is to be read."""
        self.app.push(routes.Alone())
        return self.sheet

    @property
    def sheet(self) -> AloneScreen:
        screen = self.app.screen
        assert isinstance(screen, AloneScreen)
        if screen.stars is not None:
            screen.stars.wait()
            screen.rebuild()
        return screen

    def label(self, day: date) -> str:
        return self.pilot.node(f"day {day.isoformat()}").label

    def there(self, name: str) -> bool:
        return bool(self.pilot.nodes(lambda node: node.name == name and node.shown()))

    def state(self, day: date) -> str:
        store = self.days.store
        assert store is not None
        return state_of(store.of(day, ""))


@pytest.fixture
def shown(tmp_path: Path) -> Iterator[Opened]:
    found = Opened(tmp_path)
    yield found
    found.app.close()


def par(shown: Opened, total: int) -> None:
    """Let the expert have made so many points in all games of Monday."""
    store = shown.days.store
    assert store is not None
    folder = store.at(MONDAY).folder
    folder.mkdir(parents=True, exist_ok=True)
    write_par(folder / PAR, ParGames(games=(ParGame(total, (0, total), True),) * MOST_GAMES))


def test_a_day_is_played_left_and_gone_on_with_after_midnight(shown: Opened) -> None:
    shown.pilot.click("alone")
    shown.pilot.click("play")
    screen = shown.app.screen
    assert isinstance(screen, TableScreen)
    assert [seat.player for seat in screen.session.seats] == ["human", "easy"]
    path = screen.session.recording.path
    shown.on(MONDAY + timedelta(1))
    shown.app.push(routes.Title())
    assert isinstance(shown.app.screen, TitleScreen)
    assert "The deal of the day: 23 November 2026" in shown.pilot.node("day").label
    shown.pilot.click("day")
    assert isinstance(shown.app.screen, TableScreen)
    assert shown.app.screen.session.recording.path == path
    kept = shown.days.of(shown.app.screen.session)
    assert kept is not None
    assert kept.day == MONDAY
    assert shown.app.games.latest is None, "it lies apart from the other games"


def test_left_open_over_midnight_it_offers_today(shown: Opened) -> None:
    tuesday = MONDAY + timedelta(1)
    shown.alone()
    assert not shown.there(f"day {tuesday.isoformat()}")
    shown.on(tuesday)
    shown.app.frame([], 0.6)
    assert shown.sheet.day == tuesday
    assert shown.there(f"day {tuesday.isoformat()}")
    shown.pilot.click("play")
    kept = shown.days.of(shown.app.games.session)
    assert kept is not None
    assert kept.day == tuesday


def test_whoever_looks_at_another_day_over_midnight_goes_on_doing_so(shown: Opened) -> None:
    shown.alone()
    shown.sheet.choose(MONDAY - timedelta(3))
    shown.on(MONDAY + timedelta(1))
    shown.app.frame([], 0.6)
    assert shown.sheet.day == MONDAY - timedelta(3)
    assert shown.there(f"day {(MONDAY + timedelta(1)).isoformat()}"), "it can be chosen"


def test_days_to_come_are_not_played(shown: Opened) -> None:
    shown.alone()
    assert shown.there(f"day {MONDAY.isoformat()}")
    assert not shown.there(f"day {(MONDAY + timedelta(1)).isoformat()}")
    assert not shown.there("later month")
    shown.days.play(MONDAY + timedelta(1), "", ())
    assert isinstance(shown.app.screen, AloneScreen)
    shown.pilot.click("earlier month")
    assert shown.sheet.day == date(2026, 10, 31)
    shown.pilot.click("day 2026-10-05")
    assert shown.sheet.day == date(2026, 10, 5)
    shown.sheet.choose(FIRST - timedelta(100))
    assert shown.sheet.day == FIRST
    assert not shown.there("earlier month")


def test_stars_in_the_calendar_grow_with_par(shown: Opened, tmp_path: Path) -> None:
    played(tmp_path / "days")
    result = shown.alone().stars
    assert result is not None
    mine = result.results[MONDAY]
    assert mine is not None
    before = 2 if mine.won else 1
    assert f"{before} star" in shown.label(MONDAY)
    assert "the expert has played 0 of 10 games" in shown.pilot.node("goals").label
    par(shown, mine.total)
    # It is seen without being asked for.
    shown.app.frame([], 0.6)
    assert shown.sheet.stars is not result
    assert "3 stars" in shown.label(MONDAY)
    assert f"at least {mine.total} points" in shown.pilot.node("goals").label
    par(shown, mine.total + 1)
    shown.alone()
    assert f"{before} star" in shown.label(MONDAY)


def test_the_results_show_the_stars_and_the_same_deal_once_more_changes_none(
    shown: Opened, tmp_path: Path
) -> None:
    played(tmp_path / "days")
    par(shown, 1)
    shown.alone()
    shown.pilot.click("look")
    shown.app.push(routes.Results())
    assert isinstance(shown.app.screen, ResultsScreen)
    label = shown.pilot.node("day").label
    assert "23 November 2026" in label
    assert "3 stars" in label
    assert "Par: 1" in label
    session = shown.app.games.session
    assert session is not None
    assert session.proof is not None
    assert "23 November 2026" in proof_words(session.proof, "FILE.fort", session.limits)
    shown.pilot.click("more")
    shown.pilot.click("again")
    assert shown.state(MONDAY) == "begun"
    shown.alone()
    assert "3 stars" in shown.label(MONDAY)
    assert shown.there("look")
    shown.alone()
    shown.pilot.click("title")
    assert isinstance(shown.app.screen, TitleScreen)


def test_where_nobody_else_is_known_the_sheet_says_so(tmp_path: Path) -> None:
    shown = Opened(tmp_path)
    shown.app.profiles.add(Profile("Zoe"))
    shown.alone()
    shown.pilot.click("who")
    shown.pilot.click(f"pick {next(iter(shown.app.profiles.persons))}")
    shown.pilot.click("who")
    assert shown.pilot.node("nobody").label == "There is nobody else yet."
    shown.pilot.click("back")
    assert not shown.there("nobody")


def test_each_person_has_own_stars(shown: Opened, tmp_path: Path) -> None:
    played(tmp_path / "days")
    zoe = shown.app.profiles.add(Profile("Zoe", face="punky", colour="blue"))
    assert zoe is not None
    sheet = shown.alone()
    assert sheet.who == ""
    assert "star" in shown.label(MONDAY)
    shown.pilot.click("who")
    shown.pilot.click(f"pick {zoe}")
    assert shown.sheet.who == zoe
    assert "Not played yet" in shown.label(MONDAY)
    shown.pilot.click("play")
    screen = shown.app.screen
    assert isinstance(screen, TableScreen)
    # Best Friends come with the colour (SETUP-6): it is the same for all, whoever wishes another.
    assert (screen.session.seats[0].name, screen.session.seats[0].colour) == ("Zoe", "red")
    assert screen.session.recording.sitting.holder(0) == zoe
    # It counts among what Zoe has played, once it is over.
    assert len(shown.days.whole_games()) == 2


def test_a_clock_that_was_set_back_is_told(shown: Opened, tmp_path: Path) -> None:
    played(tmp_path / "days")
    shown.on(MONDAY - timedelta(40))
    shown.alone()
    assert "14 October 2026" in shown.pilot.node("note").label


def test_without_a_folder_there_are_no_days() -> None:
    app = App(SIZE, speed=0)
    app.push(routes.Alone())
    screen = app.screen
    assert isinstance(screen, AloneScreen)
    assert screen.kept is None
    screen.play()
    assert app.screen is screen
    app.close()
