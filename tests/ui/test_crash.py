"""A failure inside the program: told, written down, and played on after."""

import os
import sys
from pathlib import Path

import pygame
import pytest

from fort_desktop.content import CatalogError
from fort_desktop.content.faults import Entry, Fault, Values
from fort_desktop.rules.model.events import SeatInfo
from fort_desktop.scene import text
from fort_desktop.scene.driver import HeadlessDriver
from fort_desktop.scene.events import Input, Key, Quit
from fort_desktop.scene.pilot import Pilot
from fort_desktop.scene.scene import Scene
from fort_desktop.ui.app import crash
from fort_desktop.ui.app.app import App
from fort_desktop.ui.app.crash import FAILED, LOG_FILES, WRONG_CARDS, Guard, note_down
from fort_desktop.ui.art.fonts import TITLE
from fort_desktop.ui.screens.crash import CrashScreen
from fort_desktop.ui.screens.title import TitleScreen
from fort_desktop.ui.table.screen import TableScreen
from fort_desktop.ui.toolkit import clipboard

SIZE = (1280, 720)
SEATS = (SeatInfo("Maja", "red", "human"), SeatInfo("Tomek", "blue", "easy"))


def fail(*args: object) -> None:
    raise IndexError("planted")


def guarded(data: Path) -> tuple[Guard[App], HeadlessDriver]:
    driver = HeadlessDriver(SIZE)

    def start(record: Path | None) -> App:
        app = App(driver.size, speed=0, data=data)
        if record is not None:
            app.games.open(record)
        return app

    guard = Guard(start, driver, data / "logs")
    guard.begin()
    return guard, driver


def in_a_game(data: Path) -> tuple[Guard[App], HeadlessDriver, App]:
    guard, driver = guarded(data)
    app = guard.app
    assert app is not None
    app.games.start(SEATS, "basic", 5)
    return guard, driver, app


def words(pilot: Pilot) -> str:
    return pilot.node("failure").label


@pytest.mark.skipif(os.name != "posix", reason="rights of POSIX")
def test_only_the_owner_reads_the_log(tmp_path: Path) -> None:
    logs = tmp_path / "data" / "logs"
    before = os.umask(0)
    try:
        for _ in range(3):
            note_down(ValueError("x" * crash.LOG_BYTES), logs, "in a test")
    finally:
        os.umask(before)
    assert len(list(logs.iterdir())) > 2, "old ones are kept"
    assert {path.stat().st_mode & 0o777 for path in logs.iterdir()} == {0o600}
    assert {path.stat().st_mode & 0o777 for path in (logs, logs.parent)} == {0o700}


def test_a_screen_that_fails_is_told_and_the_game_goes_on(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    guard, driver, app = in_a_game(tmp_path)
    pilot = Pilot(guard, driver)
    before = app.games.session.view() if app.games.session is not None else None
    with monkeypatch.context() as planted:
        planted.setattr(TableScreen, "frame", fail)
        pilot.settle()
    assert "IndexError: planted" in words(pilot)
    assert "every move has been saved" in words(pilot)
    assert str(tmp_path / "logs" / "fort.log") in words(pilot)
    assert "IndexError: planted" in capsys.readouterr().err
    log = (tmp_path / "logs" / "fort.log").read_text("utf-8")
    assert "on TableScreen" in log
    assert "Traceback" in log
    pilot.press("enter")
    assert guard.app is not None
    assert guard.app is not app
    assert isinstance(guard.app.screen, TableScreen)
    assert guard.app.games.session is not None
    assert guard.app.games.session.view() == before
    assert guard.code == 0


def test_a_file_that_lacks_moves_is_not_called_safe(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    guard, driver, app = in_a_game(tmp_path)
    session = app.games.session
    assert session is not None
    path = session.recording.path
    assert path is not None
    path.write_bytes(path.read_bytes()[:-100])
    monkeypatch.setattr(TableScreen, "frame", fail)
    pilot = Pilot(guard, driver)
    pilot.settle()
    assert f"{path} does not contain the whole game." in words(pilot)
    assert "every move has been saved" not in words(pilot)


def test_what_was_cached_is_made_anew(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    guard, driver, _ = in_a_game(tmp_path)
    pilot = Pilot(guard, driver)
    before = text.font(TITLE, 20)
    monkeypatch.setattr(TableScreen, "frame", fail)
    pilot.settle()
    assert text.font(TITLE, 20) is not before


def test_to_the_start_and_quit(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    guard, driver, _ = in_a_game(tmp_path)
    pilot = Pilot(guard, driver)
    for way in ("title", "quit"):
        with monkeypatch.context() as planted:
            planted.setattr(TableScreen, "frame", fail)
            planted.setattr(TitleScreen, "frame", fail)
            pilot.settle()
        if way == "title":
            pilot.click(way)
            assert guard.app is not None
            assert isinstance(guard.app.screen, TitleScreen)
    assert "No game was open" in words(pilot)
    pilot.driver.queue.append(Quit())
    assert guard.run() == FAILED


def test_the_report_can_be_copied(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    copied: list[str] = []
    monkeypatch.setattr(pygame.scrap, "put_text", copied.append)
    guard, driver, _ = in_a_game(tmp_path)
    pilot = Pilot(guard, driver)
    monkeypatch.setattr(TableScreen, "frame", fail)
    pilot.settle()
    pilot.click("copy")
    assert "Traceback" in copied[0]
    assert pilot.node("copy").label == "Copied"
    monkeypatch.setattr(clipboard, "copy", lambda words: False)
    pilot.click("copy")
    assert pilot.node("copy").label == "No clipboard here"


class Script(HeadlessDriver):
    """Delivers one list of input for each frame, then closes the window."""

    def __init__(self, *frames: list[Input]) -> None:
        super().__init__(SIZE)
        self.frames = list(frames)
        self.broken = 0
        self.after = 0

    def inputs(self) -> list[Input]:
        return self.frames.pop(0) if self.frames else [Quit()]

    def show(self, scene: Scene) -> bool:
        if self.after == 0 and self.broken > 0:
            self.broken -= 1
            raise pygame.error("planted in drawing")
        self.after = max(0, self.after - 1)
        return super().show(scene)


def test_what_drawing_raises_is_told_too(tmp_path: Path) -> None:
    driver = Script([], [], [Key("enter")], [])
    driver.broken = 1
    guard = Guard(lambda record: App(SIZE, speed=0, data=tmp_path), driver, tmp_path / "logs")
    guard.begin()
    assert guard.run() == 0
    assert "planted in drawing" in (tmp_path / "logs" / "fort.log").read_text("utf-8")


def test_if_nothing_can_be_drawn_the_terminal_tells(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    driver = Script([], [], [])
    driver.broken = 9
    guard = Guard(lambda record: App(SIZE, speed=0, data=tmp_path), driver, tmp_path / "logs")
    guard.begin()
    assert guard.run() == FAILED
    told = capsys.readouterr().err
    assert "planted in drawing" in told
    assert told.splitlines()[-1] == f"fort-desktop: failed; see {tmp_path / 'logs' / 'fort.log'}"


def test_without_any_letters_the_terminal_tells(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(CrashScreen, "_build", fail)

    def start(record: Path | None) -> App:
        raise ValueError("no font")

    guard = Guard(start, Script([], []), tmp_path / "logs")
    guard.begin()
    assert guard.run() == FAILED
    assert capsys.readouterr().err.splitlines()[-1].startswith("fort-desktop: failed; see ")


def test_a_program_that_cannot_start_says_so(tmp_path: Path) -> None:
    driver = Script([], [])

    def start(record: Path | None) -> App:
        raise IndexError("planted")

    guard = Guard(start, driver, tmp_path / "logs")
    guard.begin()
    assert guard.run() == FAILED
    assert "while starting" in (tmp_path / "logs" / "fort.log").read_text("utf-8")


SHOVLE: Values = {"word": "shovle", "near": "", "words": ("shovel",)}


def test_wrong_cards_are_shown_to_who_clicked(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    wrong = CatalogError(
        Path("cards.yaml"), [Fault("unknown_suit", 7, Entry("named", "bug"), SHOVLE)]
    )

    def start(record: Path | None) -> App:
        raise wrong

    driver = HeadlessDriver(SIZE)
    guard = Guard(start, driver, tmp_path / "logs")
    with pytest.raises(CatalogError):
        guard.begin()
    monkeypatch.setattr(sys, "frozen", True, raising=False)
    guard.begin()
    pilot = Pilot(guard, driver)
    assert "cards.yaml:7: bug: unknown suit 'shovle'" in words(pilot)
    assert not pilot.nodes(lambda node: node.name in ("go on", "title"))
    driver.queue.append(Quit())
    assert guard.run() == WRONG_CARDS
    assert "cards.yaml:7" in capsys.readouterr().err


def test_the_log_makes_room(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(crash, "LOG_BYTES", 2000)
    for number in range(200):
        assert note_down(IndexError(f"number {number}"), tmp_path, "here").fault is None
    logs = sorted(path.name for path in tmp_path.iterdir())
    assert logs == ["fort.log", *(f"fort.log.{i}" for i in range(1, LOG_FILES + 1))]
    assert "number 199" in (tmp_path / "fort.log").read_text("utf-8")
    assert all(path.stat().st_size <= 2000 for path in tmp_path.iterdir())


def test_a_log_that_cannot_be_written_is_no_second_failure(tmp_path: Path) -> None:
    blocked = tmp_path / "file"
    blocked.write_text("", "utf-8")
    note = note_down(IndexError("planted"), blocked, "here")
    assert note.fault
    assert "planted" in note.report
