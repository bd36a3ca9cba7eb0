"""What the program keeps of all its pictures stays within the room of the window's size."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from fort_desktop.content import load_catalog
from fort_desktop.lab.match import seats_for
from fort_desktop.scene.cache import Cache, fit, forget_all, room_for
from fort_desktop.scene.driver import HeadlessDriver
from fort_desktop.scene.events import Resize
from fort_desktop.scene.node import TURNED
from fort_desktop.scene.panel import PANELS
from fort_desktop.scene.text import TEXT
from fort_desktop.ui.app.app import App
from fort_desktop.ui.art import cardface, kept, outdoors
from fort_desktop.ui.art.daylight import STEPS
from fort_desktop.ui.art.forms import size_of
from fort_desktop.ui.host import routes

CACHES = (TURNED, PANELS, TEXT, *(c for c in vars(kept).values() if isinstance(c, Cache)))
SIZES = ((960, 540), (1600, 900), (640, 360))


@pytest.fixture(autouse=True)
def emptied() -> Iterator[None]:
    """Nothing is kept, whatever tests ran before, and nothing of these stays for others."""
    _forget()
    yield
    fit((1920, 1080))
    _forget()


def _forget() -> None:
    cardface.forget_sizes()
    outdoors.forget_hours()
    forget_all()


def show(app: App, driver: HeadlessDriver, frames: int = 3) -> None:
    for _ in range(frames):
        scene = app.frame([], 0.1)
        if scene is not None:
            driver.show(scene)


def test_all_screens_in_windows_of_several_sizes(tmp_path: Path) -> None:
    app = App(SIZES[0], speed=0, data=tmp_path)
    app.places = []
    kids = sorted(app.catalog.kids)
    for number, size in enumerate(SIZES):
        app.frame([Resize(*size)], 0.0)
        assert kept.CARDS.budget == round(kept.CARDS.share * room_for(size))
        driver = HeadlessDriver(size)
        for route in (
            routes.Title(),
            routes.NewGame(),
            routes.Games(),
            routes.Settings(),
            routes.Almanac(),
        ):
            app.push(route)
            show(app, driver)
        for kid in kids[:4]:
            app.push(routes.Almanac(kid))
            show(app, driver)
        app.games.start(seats_for(["human", "easy", "easy"]), "basic", number)
        show(app, driver, 30)
        assert all(cache.used <= cache.budget for cache in CACHES)
        assert 0 < sum(cache.used for cache in CACHES) <= room_for(size)
    app.close()


def test_no_card_is_drawn_ahead_that_another_one_would_make_room_for() -> None:
    kids = list(load_catalog().kids.values())
    fit((640, 360))
    small, large = size_of("park", 0.8), size_of("hand", 7.2)
    cardface.kid_picture(kids[0], "park", small, 1.0, "en")
    cardface.kid_picture(kids[0], "hand", large, 1.0, "en")
    while cardface.draw_ahead(kids, "en"):
        assert kept.CARDS.used <= kept.CARDS.budget
    drawn = {(kid, wanted[1]) for kid, wanted, _ in cardface._drawn}
    assert {kid.id for kid in kids} <= {kid for kid, size in drawn if size == small}
    assert 1 < len([size for _, size in drawn if size == large]) < len(kids)
    assert all(cardface.kid_picture(kid, "park", small, 1.0, "en") for kid in kids)


def test_no_hour_is_drawn_ahead_that_another_one_would_make_room_for() -> None:
    fit((640, 360))
    outdoors.backyard_in_use(1600, 800, 1.0, 0.0)
    hours = 0
    while outdoors.draw_hours_ahead():
        hours += 1
        assert kept.BOARDS.used <= kept.BOARDS.budget
    assert 0 < hours < STEPS
