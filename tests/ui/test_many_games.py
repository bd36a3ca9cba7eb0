"""Thousands of games: nobody waits until their files are read, and the screen says so."""

import os
from pathlib import Path

import pytest

from fort_desktop import frame_clock
from fort_desktop.record import index
from fort_desktop.record.summary import Summary, summarise
from fort_desktop.scene.driver import HeadlessDriver
from fort_desktop.scene.pilot import Pilot
from fort_desktop.ui.app.app import App
from fort_desktop.ui.host import routes
from fort_desktop.ui.screens.games import GamesScreen
from fort_desktop.ui.screens.profile import ProfileScreen
from fort_desktop.ui.screens.title import TitleScreen
from tests.record.games import begin, play, saved

COUNT = 60
FRAME = 1 / 60


@pytest.fixture
def data(tmp_path: Path) -> Path:
    """Games that are over, and one that was left before them all."""
    app = App((1280, 720), speed=0)
    kept = []
    for practice, moves in ((False, 6), (True, 100_000)):
        session = begin(app.catalog, tmp_path / "made", practice=practice)
        play(session, moves)
        kept.append(saved(session).read_bytes())
        session.close()
    folder = tmp_path / "data" / "games"
    folder.mkdir(parents=True)
    for number in range(COUNT):
        path = folder / f"game-{number:04}.fort"
        path.write_bytes(kept[number > 0])
        os.utime(path, (1000 * number, 1000 * number))
    return tmp_path / "data"


@pytest.fixture
def read(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The names of the files that were read, each of which takes a hundredth of a second."""
    names: list[str] = []

    def slow(path: Path) -> Summary:
        names.append(path.stem)
        frame_clock.nap(0.01)
        return summarise(path)

    monkeypatch.setattr(index, "summarise", slow)
    return names


def test_the_first_picture_waits_for_few(data: Path, read: list[str]) -> None:
    app = App((1280, 720), speed=0, data=data)
    scene = app.frame([], FRAME)
    assert scene is not None
    assert len(read) <= 8
    assert isinstance(app.screen, TitleScreen)
    assert "continue" not in {node.name for node in scene.root.walk()}, "nobody knows yet"
    frames = 0
    while app.games.unread:
        before = len(read)
        app.frame([], FRAME)
        frames += 1
        assert len(read) - before <= 2
    assert frames > COUNT // 3
    assert len(read) == COUNT
    app.frame([], FRAME)
    assert "continue" in {node.name for node in app.screen.scene.root.walk()}
    assert app.games.latest is not None
    assert app.games.latest.path.stem == "game-0000"


def test_the_list_says_how_many_are_to_come(data: Path, read: list[str]) -> None:
    app = App((1280, 720), speed=0, data=data)
    app.push(routes.Games())
    listed = app.screen
    assert isinstance(listed, GamesScreen)
    known = len(listed.slots)
    assert 0 < known < COUNT
    assert listed.said == f"{COUNT - known} games are still being read."
    assert listed.busy
    listed.choose(2)
    chosen = listed.slots[2].path
    Pilot(app, HeadlessDriver(app.size)).settle()
    assert (len(listed.slots), listed.said) == (COUNT, "")
    assert listed.slots[listed.chosen].path == chosen


def test_what_is_done_with_a_game_is_seen_at_once(data: Path, read: list[str]) -> None:
    app = App((1280, 720), speed=0, data=data)
    app.push(routes.Games(data / "games" / "game-0005.fort"))
    listed = app.screen
    assert isinstance(listed, GamesScreen)
    assert listed.slots[listed.chosen].path.stem == "game-0005"
    listed._copy()
    assert listed.slots[listed.chosen].path.stem == "game-0005 2"
    assert app.games.unread


def test_numbers_are_told_anew_once_all_are_known(data: Path, read: list[str]) -> None:
    app = App((1280, 720), speed=0, data=data)
    app.push(routes.Profile())
    shown = app.screen
    assert isinstance(shown, ProfileScreen)
    assert len(shown._slots) < COUNT
    Pilot(app, HeadlessDriver(app.size)).settle()
    assert len(shown._slots) == COUNT
