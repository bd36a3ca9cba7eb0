"""Whatever the clock of the computer says, screens tell it, and files of that moment are read."""

import ast
import time
from datetime import datetime
from pathlib import Path
from typing import Final

import pytest

from fort_desktop import clock
from fort_desktop.record.duplicate import Player, read_set
from fort_desktop.record.reader import read_record
from fort_desktop.record.saves import Saves
from fort_desktop.rules.model.events import SeatInfo
from fort_desktop.scene.driver import HeadlessDriver
from fort_desktop.scene.pilot import Pilot
from fort_desktop.session.daily.plan import FIRST, today
from fort_desktop.session.seed import new_secret, secret_deal
from fort_desktop.ui.app.app import App
from fort_desktop.ui.coach.lesson.offer import FirstGame
from fort_desktop.ui.host import routes
from fort_desktop.ui.screens.alone import AloneScreen
from fort_desktop.ui.text.dates import when
from tests.record.games import play, saved

YEAR: Final = 365.2425 * 24 * 3600
YEARS: Final = (-160_000, -500, -3, 7_000, 8_031, 35_000, 160_000)
"""From 1970 on."""
PACKAGE: Final = Path(clock.__file__).parent
MEASURING: Final = {
    "clock.py",
    "ui/app/window.py",
    "ui/bench/measure.py",
    "ui/bench/start.py",
}
"""What other programs are compared with, and the clock itself."""
SEATS: Final = (SeatInfo("Maja", "red", "human"), SeatInfo("Tomek", "blue", "easy"))


@pytest.fixture(params=YEARS)
def present(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> float:
    """What the clock says, that many years away from 1970."""
    moment = request.param * YEAR
    monkeypatch.setattr(time, "time", lambda: moment)
    return float(moment)


def test_the_clock_is_asked_in_one_place() -> None:
    found = {
        path.relative_to(PACKAGE).as_posix()
        for path in PACKAGE.rglob("*.py")
        if any(
            isinstance(node, ast.Attribute)
            and ast.unparse(node) in ("time.time", "datetime.now", "datetime.fromtimestamp")
            for node in ast.walk(ast.parse(path.read_text("utf-8")))
        )
    }
    assert found == MEASURING


def test_a_wrong_clock_is_within_bounds(present: float) -> None:
    told = clock.local(clock.now())
    assert 1 <= told.year <= 9999
    assert clock.stamp() == max(0, int(clock.now()))
    assert today(present) >= FIRST


def test_moments_that_a_system_does_not_know(monkeypatch: pytest.MonkeyPatch) -> None:
    class Unknowing(datetime):
        @classmethod
        def fromtimestamp(cls, *args: object) -> "Unknowing":
            raise OSError

    monkeypatch.setattr(clock, "datetime", Unknowing)
    assert clock.local(0) == datetime(1970, 1, 1)
    assert clock.local(-1.0) == datetime(1969, 12, 31, 23, 59, 59)
    assert clock.local(1e300).year == 9999


def test_what_begins_then_is_read(present: float, tmp_path: Path) -> None:
    app = App((1280, 720), speed=0, data=tmp_path)
    app.games.start(SEATS, "basic", 5)
    session = app.games.session
    assert session is not None
    saved(session)
    play(session, 6)
    app.games.branch(session.at)
    branched = app.games.session
    assert branched is not None
    saved(branched)
    days = app.games.days
    assert days.store is not None
    days.play(days.today, "", [seat.name for seat in days.store.at(days.today).told.seats])
    FirstGame(app, routes.FirstGame()).begin()
    store = app.games.duplicates.store
    assert store is not None
    players = [Player("Maja"), Player("Zoe")]
    kept = store.begin(app.catalog, secret_deal(new_secret()), "basic", SEATS, 0, players)
    read_set(kept.folder / "set.json")
    kept.play(0)[0].close()
    app.close()
    paths = sorted(tmp_path.rglob("*.fort"))
    assert len(paths) == 5
    for path in paths:
        assert read_record(path).header.began == clock.stamp()
    assert all(slot.whole for slot in Saves(tmp_path / "games").games())


def test_every_screen_tells_it(present: float, tmp_path: Path) -> None:
    app = App((1280, 720), speed=0, data=tmp_path)
    pilot = Pilot(app, HeadlessDriver(app.size))
    app.games.start(SEATS, "basic", 5)
    store = app.games.duplicates.store
    assert store is not None
    players = [Player("Maja"), Player("Zoe")]
    store.begin(app.catalog, secret_deal(new_secret()), "basic", SEATS, 0, players)
    app.games.leave()
    shown = (
        routes.Title(),
        routes.Games(),
        routes.Profile(),
        routes.Duplicates(),
        routes.Imports(),
        routes.Alone(),
    )
    for route in shown:
        app.push(route)
        pilot.settle()
        if isinstance(app.screen, AloneScreen):
            app.screen.choose(app.screen.today)
            pilot.settle()
    app.close()


@pytest.mark.parametrize("moment", [-1e20, -1e11, -5.0, 0.0, 1e11, 1e12, 1e20])
def test_the_time_of_a_file_is_told(moment: float, present: float) -> None:
    assert when(moment, present)
