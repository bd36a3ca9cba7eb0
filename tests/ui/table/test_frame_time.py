"""What is done beside the picture of a frame takes no more time than that frame has."""

import pytest

from fort_desktop.lab.match import seats_for
from fort_desktop.scene.slices import InSlices
from fort_desktop.session.session import Session
from fort_desktop.ui.app.app import App
from fort_desktop.ui.table.screen import TableScreen

SIZE = (1280, 720)


def table() -> TableScreen:
    app = App(SIZE, speed=1.0)
    seats = seats_for(["human", "random", "random", "random"])
    app.games.play(Session.new(app.catalog, seats, 3, "basic"))
    assert isinstance(app.screen, TableScreen)
    return app.screen


def test_a_frame_that_is_drawn_has_less_time_for_what_comes_next(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    given: list[float] = []

    def go_on(work: InSlices, seconds: float, gentle: bool = False) -> bool:
        given.append(seconds)
        return True

    monkeypatch.setattr(InSlices, "go_on", go_on)
    screen = table()
    for moves in (False, True):
        screen.scene.animator.cancel()
        if moves:
            screen.scene.animator.wait(1.0, lambda: None)
        for drawn in (False, True):
            screen.scene._dirty.clear()
            if drawn:
                screen.scene.damage_all()
            screen.stage.prepare(screen.model.now)
    rests, rests_drawn, moves_unseen, moves_drawn = given
    assert rests == moves_unseen > rests_drawn > moves_drawn
