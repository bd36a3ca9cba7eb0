"""A look back is offered of what is over, counts, and lies on the disk; and a try leads back."""

from collections.abc import Iterator
from pathlib import Path

import msgspec
import pytest

from fort_desktop.record.format import SUFFIX
from fort_desktop.record.index import SavedGame
from fort_desktop.record.journal import write_record
from fort_desktop.record.summary import summarise
from fort_desktop.rules.model.events import Score
from fort_desktop.scene.driver import HeadlessDriver
from fort_desktop.scene.pilot import Pilot
from fort_desktop.session.loading import open_session
from fort_desktop.session.recording import Recording
from fort_desktop.session.session import Session
from fort_desktop.ui.app.app import App
from fort_desktop.ui.host import routes
from fort_desktop.ui.review.screen import ReviewScreen
from fort_desktop.ui.screens.look_back import file_of, offered, tried
from fort_desktop.ui.screens.results import ResultsScreen
from tests.fixtures.review import demo_game
from tests.ui.table.screens import bare

SIZE = (1280, 720)


@pytest.fixture
def app(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[App]:
    bare(monkeypatch)
    made = App(SIZE, speed=0, data=tmp_path)
    yield made
    made.close()


def kept(app: App, practice: bool = False) -> Session:
    folder = app.games.folder
    assert folder is not None
    folder.mkdir(parents=True, exist_ok=True)
    path = folder / f"game-0001{SUFFIX}"
    write_record(path, Recording(demo_game(), None).bodies(practice=practice))
    return open_session(app.catalog, path)[0]


def test_only_of_games_that_are_over_and_count(app: App) -> None:
    session = kept(app)
    assert file_of(app, session) == session.recording.path
    session.practice = True
    assert file_of(app, session) is None
    session.practice, session.awaits_others = False, True
    assert file_of(app, session) is None
    session.awaits_others = False
    app.change(offer_look_back=False)
    assert file_of(app, session) is None
    session.close()
    running = Session.new(app.catalog, session.seats, 3, "basic")
    assert file_of(app, running) is None


def test_only_of_kept_games_that_are_over_and_count(app: App) -> None:
    session = kept(app)
    path = session.recording.path
    assert path is not None
    session.close()
    told = summarise(path)
    change = msgspec.structs.replace
    assert offered(app, SavedGame(path, 0.0, told))
    for other in (change(told, ended=False), change(told, practice=True)):
        assert not offered(app, SavedGame(path, 0.0, other))
    computers = tuple(change(seat, player="easy") for seat in told.seats)
    assert not offered(app, SavedGame(path, 0.0, change(told, seats=computers)))


def test_the_results_lead_to_the_page_and_back(app: App) -> None:
    app.games.play(kept(app))
    app.push(routes.Results())
    results = app.screen
    pilot = Pilot(app, HeadlessDriver(SIZE))
    assert pilot.node("review").label == "Review it together"
    pilot.click("review")
    assert isinstance(app.screen, ReviewScreen)
    assert app.screen.seat == 0
    pilot.click("back")
    assert app.screen is results


def test_after_a_try_both_results_are_told_and_the_game_is_looked_at(app: App) -> None:
    session = kept(app)
    path = session.recording.path
    assert path is not None
    then = tuple(Score(seat, 0, 0, 0, 0, 30 + seat) for seat in range(3))
    session.practice = True
    assert tried(app, session) == ""
    app.games.play(session)
    app.games.tries.begun(session, path, then, 0)
    app.push(routes.Results())
    assert isinstance(app.screen, ResultsScreen)
    assert "In the game: 30 to 32." in app.screen.said
    assert file_of(app, session) == path
