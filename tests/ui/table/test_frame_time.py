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


@pytest.fixture
def given(monkeypatch: pytest.MonkeyPatch) -> list[tuple[float, bool]]:
    """The seconds of each slice of work from now on, and if it is gentle; none does anything."""
    found: list[tuple[float, bool]] = []

    def go_on(work: InSlices, seconds: float, gentle: bool = False) -> bool:
        found.append((seconds, gentle))
        return True

    monkeypatch.setattr(InSlices, "go_on", go_on)
    return found


def prepare(screen: TableScreen, drawn: bool) -> None:
    """Go on with what comes next, in a frame that is drawn or not."""
    screen.scene._dirty.clear()
    if drawn:
        screen.scene.damage_all()
    screen.stage.prepare(screen.model.now)


def test_a_frame_that_is_drawn_has_less_time_for_what_comes_next(
    given: list[tuple[float, bool]],
) -> None:
    screen = table()
    for moves in (False, True):
        screen.scene.animator.cancel()
        if moves:
            screen.scene.animator.wait(1.0, lambda: None)
        for drawn in (False, True):
            prepare(screen, drawn)
    rests, rests_drawn, moves_unseen, moves_drawn = given
    assert rests == moves_unseen
    assert rests_drawn == moves_drawn
    assert rests[0] > rests_drawn[0]
    assert (rests[1], rests_drawn[1]) == (False, True)


@pytest.mark.parametrize("what", ["cards", "panels"])
def test_what_takes_long_waits_for_all_that_is_under_way(
    given: list[tuple[float, bool]], what: str
) -> None:
    """Cards that fly, and panels that trade their room, will arrive."""
    screen = table()
    animator = screen.scene.animator if what == "cards" else screen.panel_transition._light
    animator.wait(10.0, lambda: None)
    for _ in range(100):
        prepare(screen, drawn=True)
    assert {gentle for _, gentle in given} == {True}


def test_lights_that_never_rest_keep_nothing_waiting_for_ever(
    given: list[tuple[float, bool]],
) -> None:
    screen = table()
    for _ in range(40):
        prepare(screen, drawn=True)
    prepare(screen, drawn=False)
    prepare(screen, drawn=True)
    gentle = [gentle for _, gentle in given]
    assert gentle[0]
    assert not gentle[39], "there was no frame for it"
    assert gentle[41], "there was one just now"
