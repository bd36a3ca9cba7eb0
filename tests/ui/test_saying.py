"""What the table tells beside the game."""

import pytest

from fort_desktop.rules.model.events import SeatInfo
from fort_desktop.scene.driver import HeadlessDriver
from fort_desktop.scene.pilot import Pilot
from fort_desktop.session.bot_process import Thinker
from fort_desktop.ui.app.app import App
from tests.inside import game_of

SIZE = (1280, 720)


def refuse(*args: object) -> None:
    """As a system without any writable temporary folder."""
    raise FileNotFoundError(2, "No usable temporary directory found")


def test_that_nobody_can_think_is_told_once(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Thinker, "_hire", refuse)
    app = App(SIZE, speed=0, thinker=Thinker())
    seats = [SeatInfo("Maja", "red", "human"), SeatInfo("Tomek", "blue", "hard")]
    app.games.start(seats, "basic", 5)
    pilot = Pilot(app, HeadlessDriver(SIZE))
    assert "cannot think as usual: it does not exist" in pilot.node("note").label
    pilot.click("close note")
    for _ in range(12):
        buttons = pilot.nodes(lambda n: n.name.startswith("button:"))
        things = pilot.nodes(lambda n: n.name.startswith("park:") and n.clicked is not None)
        pilot.click((buttons or things)[0].name)
    assert app.games.session is not None
    assert {act.seat for act in game_of(app.games.session).acts} == {0, 1}
    app.games.start(seats, "basic", 6)
    pilot.settle()
    assert not pilot.nodes(lambda node: node.name == "note")
