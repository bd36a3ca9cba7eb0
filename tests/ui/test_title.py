"""The screens before a game: title, settings, new game; by pointer and by keyboard only."""

from pathlib import Path

import pytest

from fort_desktop.record.format import Deal
from fort_desktop.record.sitting import Sitting
from fort_desktop.rules.model.events import SeatInfo
from fort_desktop.scene.driver import HeadlessDriver
from fort_desktop.scene.node import Node
from fort_desktop.scene.pilot import Pilot
from fort_desktop.session.library.games import GameLibrary
from fort_desktop.ui.app import app as apps
from fort_desktop.ui.app.app import App
from fort_desktop.ui.art.highlights import focus_ring
from fort_desktop.ui.host import routes
from fort_desktop.ui.host.screen import Screen
from fort_desktop.ui.i18n.i18n import LANGUAGES
from fort_desktop.ui.persons.settings import Choices, SettingsFile
from fort_desktop.ui.screens import settings as settings_screen
from fort_desktop.ui.screens.almanac import AlmanacScreen
from fort_desktop.ui.screens.games import GamesScreen
from fort_desktop.ui.screens.new_game import NewGameScreen
from fort_desktop.ui.screens.settings import SettingsScreen
from fort_desktop.ui.screens.title import TitleScreen
from fort_desktop.ui.table.screen import TableScreen

SIZE = (1280, 720)
SEATS = (SeatInfo("Maja", "red", "human"), SeatInfo("Tomek", "blue", "easy"))


def opened(data: Path | None = None, size: tuple[int, int] = SIZE) -> tuple[Pilot, App]:
    store = SettingsFile(data / "settings.json") if data is not None else None
    app = App(size, speed=0, data=data, store=store)
    return Pilot(app, HeadlessDriver(size)), app


def focused(pilot: Pilot) -> str:
    node = pilot.scene.focus.node
    return node.name if node is not None else ""


def buttons(pilot: Pilot) -> list[Node]:
    return pilot.nodes(lambda node: node.clicked is not None)


def test_a_game_at_once_or_in_two_keys_with_a_choice() -> None:
    pilot, app = opened()
    found = ["play", "new game", "alone", "games", "almanac", "how", "settings", "quit"]
    found += [f"language {one}" for one in LANGUAGES]
    assert [node.name for node in buttons(pilot)] == found
    assert pilot.node("play").label == "Play\nAlex, Robin, Charlie"
    pilot.press("tab")
    pilot.press("down")
    pilot.press("enter")
    assert isinstance(app.screen, NewGameScreen)
    pilot.press("enter")
    assert isinstance(app.screen, TableScreen)
    app.push(routes.Title())
    pilot.press("enter")
    assert isinstance(app.screen, TableScreen)


def test_play_is_with_those_who_played_last(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    started: list[tuple[object, ...]] = []
    monkeypatch.setattr(GameLibrary, "start", lambda games, *game: started.append(game))
    pilot, app = opened(tmp_path)
    app.change(new_game=Choices(("human", "", "", "hard"), ("A", "B", "C", "D"), "draft", True))
    app.push(routes.Title())
    assert pilot.node("play").label == "Play\nA, D"
    pilot.click("play")
    app.change(new_game=Choices(("human", "", "", "")))
    app.push(routes.Title())
    assert pilot.node("play").label == "Play\nAlex, Robin, Charlie"
    pilot.click("play")
    (first, setup, deal, practice, _), second = started
    assert first == [SeatInfo("A", "red", "human"), SeatInfo("D", "yellow", "hard")]
    assert (setup, practice) == ("draft", True)
    assert isinstance(deal, Deal)
    assert deal.commitment, "secret, and committed to"
    assert len(list(second[0] if isinstance(second[0], list) else [])) == 3, "the usual players"


def test_continue_is_first_and_tells_the_game(tmp_path: Path) -> None:
    first = App(SIZE, speed=0, data=tmp_path)
    first.games.start(SEATS, "basic", 5)
    pilot, app = opened(tmp_path)
    pilot.press("tab")
    assert focused(pilot) == "continue"
    label = pilot.node("continue").label
    assert label.startswith("Continue\nMaja, Tomek\nRound 1, today, ")
    pilot.press("enter")
    assert isinstance(app.screen, TableScreen)


@pytest.mark.parametrize(
    ("button", "screen"),
    [
        ("games", GamesScreen),
        ("almanac", AlmanacScreen),
        ("settings", SettingsScreen),
        ("new game", NewGameScreen),
    ],
)
def test_there_and_back(button: str, screen: type[Screen]) -> None:
    pilot, app = opened()
    for way_back in ("click", "key"):
        pilot.click(button)
        assert isinstance(app.screen, screen)
        if way_back == "click":
            pilot.click("back")
        else:
            pilot.press("escape")
        assert isinstance(app.screen, TitleScreen)


def test_escape_only_goes_to_quit() -> None:
    pilot, app = opened()
    pilot.press("escape")
    assert focused(pilot) == "quit"
    assert app.frame([], 0.0) is not None
    app.quit()
    assert app.frame([], 0.0) is None


def test_a_settings_fault_is_a_note_that_can_be_closed(tmp_path: Path) -> None:
    (tmp_path / "settings.json").write_text("oops", "utf-8")
    pilot, _ = opened(tmp_path)
    assert "settings.json: Line 1 makes no sense" in pilot.node("note").label
    pilot.click("close note")
    assert not pilot.nodes(lambda node: node.name == "note")
    pilot.click("settings")
    pilot.click("back")
    assert not pilot.nodes(lambda node: node.name == "note")


def test_settings_are_used_and_kept(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    spoken: list[str] = []
    monkeypatch.setattr(settings_screen, "spoken", lambda: ["en", "pl"])
    monkeypatch.setattr(apps, "set_language", spoken.append)
    pilot, app = opened(tmp_path)
    windows: list[bool] = []
    app.full_screen = windows.append
    pilot.click("settings")
    for name in ("speed instant", "reduced_motion", "full_screen", "language pl"):
        pilot.click(name)
    for _ in range(40):
        if focused(pilot) == "music_volume":
            break
        pilot.press("tab")
    pilot.press("right")
    assert app.screen.scene.animator.reduced
    kept = SettingsFile(tmp_path / "settings.json").settings
    assert (kept.speed, kept.reduced_motion, kept.full_screen) == ("instant", True, True)
    assert (kept.language, kept.music_volume) == ("pl", 35)
    assert (windows, spoken) == ([True], ["pl"])
    pilot.press("f11")
    assert windows == [True, False]


def test_settings_that_cannot_be_kept_say_so(tmp_path: Path) -> None:
    blocked = tmp_path / "file"
    blocked.write_text("", "utf-8")
    app = App(SIZE, speed=0, store=SettingsFile(blocked / "settings.json"))
    pilot = Pilot(app, HeadlessDriver(SIZE))
    pilot.click("settings")
    pilot.click("speed fast")
    assert "cannot be saved" in pilot.node("toast").label
    assert app.settings.speed == "fast"


def test_speed_comes_from_the_settings_unless_given() -> None:
    app = App(SIZE)
    app.change(speed="fast")
    assert app.speed == 2
    assert App(SIZE, speed=4).speed == 4


def test_the_last_choices_are_remembered(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    started: list[tuple[object, ...]] = []
    monkeypatch.setattr(GameLibrary, "start", lambda games, *game: started.append(game))
    pilot, app = opened(tmp_path)
    pilot.click("new game")
    pilot.click("name 0")
    pilot.press("ctrl backspace")
    pilot.type("Łucja")
    pilot.click("name 1")
    pilot.press("ctrl backspace")
    pilot.click("leave 2")
    pilot.click("house rules")
    pilot.click("setup draft")
    pilot.click("practice")
    pilot.click("fair deal")
    pilot.click("deal")
    pilot.press("ctrl backspace")
    pilot.type("42")
    pilot.press("escape")
    assert isinstance(app.screen, NewGameScreen)
    assert app.screen.chance.seed is None
    pilot.type("7")
    pilot.click("done")
    pilot.click("agreed")
    pilot.click("start")
    seats = [SeatInfo("Łucja", "red", "human"), SeatInfo("Robin", "blue", "easy")]
    (lucja,) = app.profiles.persons
    assert app.profiles.persons[lucja].name == "Łucja", "a name is enough to be known"
    assert started == [(seats, "draft", Deal(7), True, Sitting((lucja, "")))]
    pilot, app = opened(tmp_path)
    pilot.click("new game")
    screen = app.screen
    assert isinstance(screen, NewGameScreen)
    assert screen.table.kinds == ["human", "easy", "", ""]
    assert [place.name for place in screen.table.places] == ["Łucja", "", "", ""]
    assert (screen.table.setup, screen.table.practice) == ("draft", True)


def test_names_survive_another_size_and_other_choices() -> None:
    pilot, _ = opened()
    pilot.click("new game")
    pilot.click("computer 3")
    pilot.click("name 3")
    pilot.type("by")
    pilot.click("player 3")
    pilot.click("kind hard")
    assert pilot.node("name 3").label == "by"
    pilot.resize(1024, 768)
    assert pilot.node("name 3").label == "by"


@pytest.mark.parametrize("size", [(640, 360), (1024, 768), (2560, 1080), (900, 1400)])
@pytest.mark.parametrize("screen", ["title", "settings", "new game"])
def test_every_button_lies_in_the_window(size: tuple[int, int], screen: str) -> None:
    pilot, app = opened(size=size)
    app.notes.append(lambda: "Something is wrong. " * 30)
    app.push(routes.Title())
    if screen != "title":
        pilot.click(screen)
    view = app.screen.scene.view
    assert not any(view.scrolls) or size == (640, 360), "where letters are too large for a sheet"
    for node in buttons(pilot):
        area = node.area
        assert area.x >= 0, node.name
        assert area.y >= 0, node.name
        assert area.right <= view.reach.right + 1, node.name
        assert area.bottom <= view.reach.bottom + 1, node.name
        assert pilot.grip(node)


@pytest.mark.parametrize("screen", ["settings", "new game"])
def test_the_scale_is_used_at_once_and_scrolls_only_where_letters_are_large(screen: str) -> None:
    pilot, app = opened(size=(1920, 1080))
    units = []
    for scale in (80, 100, 125, 200):
        app.push(routes.Title())
        pilot.click("settings")
        pilot.click(f"scale {scale}")
        assert app.settings.scale == scale
        if screen != "settings":
            pilot.press("escape")
            pilot.click(screen)
        units.append(app.screen.unit)
        for node in buttons(pilot):
            area = node.area
            room = app.screen.scene.view.reach
            assert min(area.x, area.y) >= 0
            assert area.right <= room.right + 1
            assert area.bottom <= room.bottom + 1
        assert any(app.screen.scene.view.scrolls) == (scale == 200)
    assert units[:2] == [0.8, 1.0]
    assert 1.0 < units[2] < 1.3
    assert units[3] == 1.5


def test_the_mark_of_the_focus_grows_with_the_window() -> None:
    small, large = (focus_ring(100, 40, unit) for unit in (2 / 3, 4 / 3))
    assert small.get_size() == (100 + 2 * 7, 40 + 2 * 7), "white 4 and navy 3 at 1280 x 720"
    assert large.get_size() == (100 + 2 * 14, 40 + 2 * 14)
