"""Persons who play one deal in turn: each in the own language and size, each behind the own PIN."""

from collections.abc import Iterator
from pathlib import Path
from typing import Final

import pytest

from fort_desktop.content import load_catalog
from fort_desktop.record.duplicate import Player
from fort_desktop.record.format import Deal
from fort_desktop.rules.model.events import SeatInfo
from fort_desktop.rules.model.seats import PERSON
from fort_desktop.rules.model.types import SetupKind
from fort_desktop.scene.driver import HeadlessDriver
from fort_desktop.scene.events import Blur, Key
from fort_desktop.scene.pilot import Pilot
from fort_desktop.session.hotseat.hotseat import Hotseat
from fort_desktop.session.hotseat.stand import Habits
from fort_desktop.ui.app.app import App
from fort_desktop.ui.host import routes
from fort_desktop.ui.i18n.i18n import language, set_language
from fort_desktop.ui.persons.pin import Pin
from fort_desktop.ui.persons.profile import Profile
from fort_desktop.ui.screens.duplicate import DuplicateScreen
from fort_desktop.ui.table.screen import TableScreen
from tests.session.duplicate.deals import kept, play

SIZE: Final = (1280, 720)
PIN: Final = "2580"
SEATS: Final = (SeatInfo("Zoe", "red", PERSON), SeatInfo("Tomek", "blue", "easy"))


@pytest.fixture(autouse=True)
def _english() -> Iterator[None]:
    yield
    set_language("en")


class Two:
    """Zoe, who reads Polish in large letters and has a PIN, and Maja, of whom nothing is known."""

    def __init__(self, data: Path, setup: SetupKind = "basic", pin: str = PIN) -> None:
        self.app = App(SIZE, speed=0, data=data)
        zoe = Profile("Zoe", language="pl", scale=150, pin=Pin.of(pin) if pin else None)
        who = self.app.profiles.add(zoe)
        assert who is not None
        players = [Player("Zoe", who), Player("Maja")]
        kept = self.app.games.duplicates.begin(Deal(5), setup, SEATS, 0, players)
        assert kept is not None
        self.app.push(routes.Duplicate(kept))
        self.pilot = Pilot(self.app, HeadlessDriver(SIZE))

    @property
    def table(self) -> TableScreen:
        assert isinstance(self.app.screen, TableScreen)
        return self.app.screen

    @property
    def where(self) -> str:
        return self.table.model.stand.where

    def begin(self, number: int = 0) -> "Two":
        """A player comes to the screen."""
        self.pilot.click(f"play {number}")
        self.pilot.settle()
        return self

    def types(self, digits: str) -> None:
        for digit in digits:
            self.pilot.press(digit)

    def sees(self, kind: str) -> bool:
        return bool(self.pilot.nodes(lambda node: node.name.startswith(kind)))


def test_each_plays_in_the_own_language_and_size(tmp_path: Path) -> None:
    two = Two(tmp_path, pin="").begin()
    assert (language(), two.app.scale) == ("pl", 150)
    two.pilot.press("escape")
    assert (language(), two.app.scale) == ("pl", 150)
    two.app.push(routes.Title())
    assert (language(), two.app.scale) == ("en", 100)
    two.app.push(routes.Duplicate(two.app.games.duplicates.waiting[0]))
    two.begin(1)
    assert (language(), two.app.scale, two.where) == ("en", 100, "private")


@pytest.mark.parametrize("setup", ["basic", "draft"])
def test_the_pin_comes_before_the_hand(tmp_path: Path, setup: SetupKind) -> None:
    two = Two(tmp_path, setup).begin()
    assert two.where == "curtain"
    assert not two.sees("hand:")
    assert not two.table.session.view().own.hand
    two.pilot.click("take_over")
    two.types("2581")
    assert two.where == "curtain"
    two.types(PIN)
    assert (two.where, language()) == ("private", "pl")
    assert two.table.decision is not None


def test_nothing_goes_on_or_back_behind_the_curtain(tmp_path: Path) -> None:
    two = Two(tmp_path).begin()
    two.pilot.click("take_over")
    two.types(PIN)
    two.pilot.click("button:skip")
    two.pilot.settle()
    session, made = two.table.session, two.table.session.made
    assert session.can_undo or session.practice_would_help
    two.app.frame([Blur()], 0.0)
    two.pilot.settle()
    assert two.where == "curtain"
    assert not two.table.model.can_undo
    two.app.frame([Key("ctrl z"), Key("ctrl y")], 0.0)
    two.pilot.settle()
    assert (session.made, two.where) == (made, "curtain")
    assert not two.table.model.state.aside


def test_another_press_leads_back_from_the_digits(tmp_path: Path) -> None:
    two = Two(tmp_path).begin()
    two.pilot.click("take_over")
    two.types("25")
    assert two.sees("digit:")
    two.pilot.click("leave pin")
    assert not two.sees("digit:")
    assert not two.sees("forgotten")
    two.pilot.press("escape")
    assert not isinstance(two.app.screen, TableScreen)


def test_computers_wait_behind_the_curtain(tmp_path: Path) -> None:
    session = play(kept(load_catalog(), tmp_path).play(0)[0], decisions=1)
    while not session.computers_turn:
        play(session, decisions=1)
    hotseat = Hotseat(session, habits={0: Habits(locks=True)})
    assert hotseat.stand.where == "curtain"
    assert hotseat.go_on() == []
    hotseat.open()
    assert hotseat.go_on() != []
    session.close()


def test_the_others_agree_to_go_on_without_somebody(tmp_path: Path) -> None:
    two = Two(tmp_path, pin="")
    deals, pilot = two.app.games.duplicates, two.pilot
    found = deals.waiting[0]
    play(found.play(1)[0]).close()
    two.app.push(routes.Duplicate(found))
    screen = two.app.screen
    assert isinstance(screen, DuplicateScreen)
    _, maja = zip(screen.people.faces, screen.people.colours, strict=True)
    assert not two.sees("leave out 1")
    pilot.click("leave out 0")
    pilot.press("escape")
    assert found.states == ["waits", "played"]
    pilot.click("leave out 0")
    assert not two.sees("agree 0")
    pilot.click("agree 1")
    screen = two.app.screen
    assert isinstance(screen, DuplicateScreen)
    assert screen.board is not None
    assert screen.board.players == [1]
    assert (screen.people.faces, screen.people.colours) == ([maja[0]], [maja[1]])
    assert [node.label for node in pilot.nodes(lambda node: node.name.startswith("look "))] == [
        "Look at Maja's game"
    ]
    pilot.click("look 0")
    assert two.table.session.seats[0].name == "Maja"


def test_all_who_are_left_agree_and_a_seat_can_be_taken_again(tmp_path: Path) -> None:
    app = App(SIZE, speed=0, data=tmp_path)
    deals, pilot = app.games.duplicates, Pilot(app, HeadlessDriver(SIZE))
    deals.begin(Deal(5), "basic", SEATS, 0, [Player("Zoe"), Player("Maja"), Player("Leo")])
    found = deals.waiting[0]
    app.push(routes.Duplicate(found))
    pilot.click("leave out 1")
    pilot.click("agree 2")
    assert found.states == ["waits"] * 3
    pilot.click("agree 0")
    assert found.states == ["waits", "left_out", "waits"]
    pilot.click("again 1")
    assert found.states == ["waits"] * 3
