"""When garbage is collected: in quiet frames, and soon after a screen has gone."""

import gc
import threading
import weakref

import pytest

from fort_desktop.scene.driver import HeadlessDriver
from fort_desktop.ui.app.app import App
from fort_desktop.ui.app.navigator import load_all
from fort_desktop.ui.app.stack import Tidy, collect_when_quiet
from fort_desktop.ui.host import routes

FRAME = 1 / 60


def frames(tidy: Tidy, count: int, quiet: bool) -> int:
    """Run frames; returns in how many garbage was collected."""
    return sum(tidy.frame(FRAME, quiet) for _ in range(count))


def test_never_while_pictures_move() -> None:
    assert frames(Tidy(), 1000, quiet=False) == 0


def test_once_when_it_gets_quiet() -> None:
    tidy = Tidy()
    frames(tidy, 600, quiet=False)
    assert frames(tidy, 600, quiet=True) == 1


def test_not_while_nothing_happens() -> None:
    assert frames(Tidy(), 1000, quiet=True) == 0


def test_soon_after_a_screen_has_gone_but_not_in_its_first_frame() -> None:
    tidy = Tidy()
    tidy.screen_gone()
    assert not tidy.frame(FRAME, quiet=False)
    assert tidy.frame(FRAME, quiet=False)
    assert frames(tidy, 100, quiet=False) == 0


def test_new_objects_are_looked_through_in_quiet_frames_alone(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """And not while there are few of them."""
    young, rounds = [0], list[int]()
    monkeypatch.setattr(gc, "get_count", lambda: (young[0], 0, 0))
    monkeypatch.setattr(gc, "collect", rounds.append)
    tidy = Tidy()
    frames(tidy, 10, quiet=True)
    young[0] = 5000
    frames(tidy, 10, quiet=False)
    assert rounds == []
    assert not tidy.frame(FRAME, quiet=True), "that was not all"
    assert rounds == [1]


def test_the_collector_does_not_come_by_itself_while_pictures_move() -> None:
    before = gc.get_threshold()
    try:
        gc.set_threshold(700, 10, 10)
        collect_when_quiet()
        assert gc.isenabled()
        assert gc.get_threshold() == (20_000, 10, 10)
    finally:
        gc.set_threshold(*before)


def test_a_screen_that_has_gone_is_freed_with_its_pictures() -> None:
    """Without the collector's own rounds, which come when they like.

    Nothing is said of the one that is there while the last modules are loaded: with them it is
    looked through no more.
    """
    load_all()
    for thread in threading.enumerate():
        if thread.name == "screens":
            thread.join()
    driver = HeadlessDriver((1024, 768))
    app = App(driver.size)
    gc.disable()
    try:
        app.push(routes.Settings())
        gone = weakref.ref(app.screen.scene)
        app.push(routes.Title())
        for _ in range(3):
            scene = app.frame([], FRAME)
            assert scene is not None
            driver.show(scene)
        del scene
        assert gone() is None
    finally:
        gc.enable()
        app.close()
