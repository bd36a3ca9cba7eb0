"""A game is kept while it is played, and can be gone on with."""

from pathlib import Path

from fort_desktop.content import load_catalog
from fort_desktop.rules.model.events import SeatInfo
from fort_desktop.scene.driver import HeadlessDriver
from fort_desktop.scene.events import Quit
from fort_desktop.scene.pilot import Pilot
from fort_desktop.session.session import Session
from fort_desktop.ui.app.app import App
from fort_desktop.ui.table.screen import TableScreen

SIZE = (1280, 720)
SEATS = (SeatInfo("Maja", "red", "human"), SeatInfo("Tomek", "blue", "easy"))


def play_a_little(data: Path) -> App:
    app = App(SIZE, speed=0, data=data)
    app.games.start(SEATS, "basic", 5)
    pilot = Pilot(app, HeadlessDriver(SIZE))
    for _ in range(8):
        buttons = pilot.nodes(lambda n: n.name.startswith("button:"))
        things = pilot.nodes(lambda n: n.name.startswith("park:") and n.clicked is not None)
        pilot.click((buttons or things)[0].name)
    return app


def test_continue_after_leaving(tmp_path: Path) -> None:
    left = play_a_little(tmp_path)
    assert isinstance(left.screen, TableScreen)
    left.frame([Quit()], 0.0)
    app = App(SIZE, speed=0, data=tmp_path)
    pilot = Pilot(app, HeadlessDriver(SIZE))
    pilot.click("continue")
    assert isinstance(app.screen, TableScreen)
    assert app.screen.model.shown == left.screen.session.view()
    assert app.screen.decision == left.screen.decision


def test_a_game_goes_on_where_nothing_can_be_written(tmp_path: Path) -> None:
    blocked = tmp_path / "file"
    blocked.write_text("no folder", "utf-8")
    session = Session.new(load_catalog(), SEATS, 5, "basic", blocked / "games")
    assert session.recording.journal is not None
    session.recording.journal.settle()
    assert session.recording.trouble
    assert session.decision is not None
    session.submit(session.decision.moves[-1])
