"""Everything that the focus can come to has a name and a role, on every screen of the program."""

import argparse
from pathlib import Path

import pytest

from fort_desktop.cli import _parser
from fort_desktop.scene.driver import HeadlessDriver
from fort_desktop.scene.scene import Scene
from fort_desktop.ui.access.speaking import whole
from fort_desktop.ui.app.app import App
from fort_desktop.ui.persons.settings import SettingsFile
from fort_desktop.ui.table.viewmodels.plays import Turn
from tests.fixtures.screens import SCREENS
from tests.thorough import some

WINDOW = (1280, 720)


def posed(name: str, data: Path) -> Scene:
    """A screen as `python -m tests.fixtures` shows it."""
    args: argparse.Namespace = _parser().parse_args(["screenshot", name, "out.png"])
    driver = HeadlessDriver(WINDOW)
    app = App(WINDOW, speed=0, data=data, store=SettingsFile(None))
    SCREENS[name](app, args)
    for _ in range(2):
        app.frame([], 0.0)
        driver.show(app.screen.scene)
    return app.screen.scene


@pytest.mark.parametrize("name", list(some(SCREENS, 3)))
def test_a_screen_has_no_stop_without_a_name_or_a_role(name: str, tmp_path: Path) -> None:
    scene = posed(name, tmp_path)
    said = whole(scene)
    stops = [one for one in said if one.stop]
    assert [str(one.key) for one in stops if not one.name.strip() or not one.role] == []
    # A screen that shows nothing to press still says what it shows.
    assert said
    # And nothing that the keys reach is missing.
    nodes = {node.key for node in scene.focus.stops()}
    assert nodes <= {one.key for one in stops}


def test_things_of_two_seats_have_different_names(tmp_path: Path) -> None:
    said = whole(posed("new-game", tmp_path))
    of_seats: dict[str, set[str]] = {}
    for one in said:
        seat = str(one.key)[-2:]
        if one.stop and seat in (" 0", " 1", " 2", " 3"):
            assert "..." not in one.name
            of_seats.setdefault(seat, set()).add(one.name)
    taken = [names for names in of_seats.values() if len(names) > 2]
    assert len(taken) > 1
    assert sum(map(len, taken)) == len(set().union(*taken))


def test_an_empty_seat_is_named_by_what_asks_who_sits_there(tmp_path: Path) -> None:
    said = whole(posed("new-game", tmp_path))
    asks = [one.name for one in said if one.stop and "A person" in one.name]
    assert asks
    assert len({*asks}) == len(asks)
    assert all(name.startswith("Seat ") for name in asks)


def test_a_turn_that_is_read_out_says_who_followed_and_who_was_recruited() -> None:
    turn = Turn("Robin", "red", "human", "", None, "2 toys", "Wart, from the Park", "Charlie")
    assert turn.heard == "Robin, 2 toys, Recruited: Wart, from the Park, Followers: Charlie"
    assert "Recruited" not in turn._replace(recruited="").heard
