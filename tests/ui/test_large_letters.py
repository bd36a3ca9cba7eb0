"""Large letters in the menus: they grow, and all that has no room any more is scrolled to."""

import argparse
from pathlib import Path
from typing import Final

import pytest

from fort_desktop.scene.driver import HeadlessDriver
from fort_desktop.scene.geometry import Box
from fort_desktop.scene.pilot import Pilot
from fort_desktop.scene.watching import recorded, watched
from fort_desktop.ui.app.app import App
from fort_desktop.ui.i18n.i18n import LANGUAGES, Language
from fort_desktop.ui.persons.settings import Scale, SettingsFile
from fort_desktop.ui.toolkit.scroll_bar import ScrollBar
from tests.fixtures.screens import SCREENS
from tests.ui.table.screens import bare

MENUS: Final = (
    "title", "settings", "new-game", "persons", "person", "games", "pause", "results", "review",
    "puzzles", "profile", "story", "alone",
)  # fmt: skip
FLOORS: Final[dict[Scale, float]] = {150: 1.25, 200: 1.5}
"""By how much letters grow at least."""
WINDOWS: Final = ((1280, 720), (1920, 1080))


@pytest.fixture(autouse=True)
def no_pictures(monkeypatch: pytest.MonkeyPatch) -> None:
    bare(monkeypatch)


def opened(menu: str, size: tuple[int, int], scale: Scale, folder: Path) -> App:
    store = SettingsFile(None)
    store.change(scale=scale)
    app = App(size, speed=0, data=folder, store=store)
    asked = argparse.Namespace(
        screen=menu, page=None, kid=None, scenario=None, record=None, to=None, lang="en"
    )
    SCREENS[menu](app, asked)
    for _ in range(3):
        app.frame([], 0.0)
    return app


def letters(app: App) -> dict[str, int]:
    """The largest size in pixels at which each line of a screen is written."""
    with recorded() as found:
        app.screen.resize(app.size)
        app.frame([], 0.0)
    sizes = dict[str, int]()
    for one in found:
        sizes[one.words] = max(one.size, sizes.get(one.words, 0))
    return sizes


@pytest.mark.parametrize("size", WINDOWS, ids=str)
@pytest.mark.parametrize("menu", MENUS)
def test_letters_of_menus_grow(menu: str, size: tuple[int, int], tmp_path: Path) -> None:
    usual = letters(opened(menu, size, 100, tmp_path / "100"))
    for scale, floor in FLOORS.items():
        large = letters(opened(menu, size, scale, tmp_path / str(scale)))
        both = [words for words in usual if words in large]
        # Sizes are whole pixels, so each of the two may be off by half of one.
        small = [
            (words, usual[words], large[words])
            for words in both
            if large[words] + 1 < floor * usual[words]
        ]
        print(menu, size, scale, sum(large[one] for one in both) / sum(usual[one] for one in both))
        assert len(both) >= 8
        assert small == []


@pytest.mark.parametrize("menu", MENUS)
def test_the_focus_is_always_in_sight_and_reaches_all(menu: str, tmp_path: Path) -> None:
    app = opened(menu, (1280, 720), 200, tmp_path)
    pilot = Pilot(app, HeadlessDriver(app.size))
    focus = app.screen.scene.focus
    wanted, reached = {node.name for node in focus.stops()}, set[str]()
    for _ in range(len(focus.stops())):
        pilot.press("tab")
        focus = app.screen.scene.focus
        assert focus.node is not None
        reached.add(focus.node.name)
        bars = {one.name: one.area for one in pilot.nodes(lambda n: isinstance(n, ScrollBar))}
        right = bars["scroll down"].x if "scroll down" in bars else 1280
        bottom = bars["scroll across"].y if "scroll across" in bars else 720
        area, free = focus.node.area, Box(0, 0, right, bottom)
        whole = area.w <= free.w and area.h <= free.h
        assert area.within(free) == area or not whole, "in the window, and below no bar"
    assert reached == wanted


def test_bars_show_that_there_is_more_and_lead_to_it(tmp_path: Path) -> None:
    app = opened("settings", (1280, 720), 200, tmp_path)
    pilot, view = Pilot(app, HeadlessDriver(app.size)), app.screen.scene.view
    assert view.scrolls == (True, True)
    for name, end in (("scroll down", (0, 1)), ("scroll across", (1, 1))):
        bar = pilot.node(name)
        area = bar.area
        assert isinstance(bar, ScrollBar)
        assert Box(0, 0, 1280, 720).contains(area.center)
        corner = area.center._replace(x=area.right - 3, y=area.bottom - 3)
        pilot.click(corner)
        seen = Box(*view.seen[:2], *view.clear)
        far = (view.reach.right - seen.right, view.reach.bottom - seen.bottom)
        assert [abs(side) < 2 for side in far] == [bool(one) for one in end]
        assert pilot.node(name).area == area, "it stays at the edge of the window"


def test_up_to_125_nothing_is_scrolled(tmp_path: Path) -> None:
    scales: tuple[Scale, ...] = (80, 100, 125)
    for scale in scales:
        for menu in ("settings", "persons", "results"):
            app = opened(menu, (1280, 720), scale, tmp_path / f"{menu}{scale}")
            assert app.screen.scene.view.scrolls == (False, False)


@pytest.mark.parametrize("tongue", LANGUAGES)
def test_in_a_small_window_the_results_are_scrolled_and_not_cut(
    tongue: Language, tmp_path: Path
) -> None:
    app = opened("results-full", (640, 400), 100, tmp_path)
    app.change(language=tongue)
    with recorded() as found:
        app.screen.resize(app.size)
    assert [one.words for one in found if one.cut] == []
    assert app.screen.scene.view.scrolls == (True, True)


def test_numbers_of_the_results_stand_with_units_below_units(tmp_path: Path) -> None:
    app = opened("results-full", (1280, 720), 100, tmp_path)
    with watched() as found:
        app.screen.resize(app.size)
    large = [one for one in found if one.words.isdecimal() and one.size >= 20]
    ends = sorted(one.ink.right for one in large)
    columns = [end for last, end in zip([-99, *ends], ends, strict=False) if end - last > 8]
    assert len(large) == 20, "four seats, five columns"
    assert len(columns) == 5
    assert all(any(0 <= end - begin <= 4 for begin in columns) for end in ends)
