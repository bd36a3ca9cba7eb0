"""What comes from other programs, by clipboard and by dropped files, may be anything at all."""

import os
from collections.abc import Callable
from pathlib import Path
from typing import Final

import pygame
import pytest

from fort_desktop.content import load_catalog
from fort_desktop.record.text import is_clean
from fort_desktop.scene.driver import HeadlessDriver
from fort_desktop.scene.geometry import Box
from fort_desktop.scene.pilot import Pilot
from fort_desktop.scene.plain import LONGEST
from fort_desktop.ui.app.app import App
from fort_desktop.ui.coach.lesson.starting import play_as_last
from fort_desktop.ui.host import routes
from fort_desktop.ui.screens.listing import ListScreen
from fort_desktop.ui.screens.new_game import NewGameScreen
from fort_desktop.ui.text.file_faults import file_words
from fort_desktop.ui.toolkit import clipboard
from fort_desktop.ui.toolkit.entry import Entry, any_letter
from tests.record.games import begin, play, saved

SIZE = (1024, 768)
PASTED = {
    "nul": "A\0B",
    "half": "A\ud83dB",
    "control": "A\x1b[31m\r\n\t\x07B",
    "separators": "A\u2028\u2029\x85B",
    "right to left": "A\u202e\u200bB",
    "a book": "AB" * 5_000_000,
    "an empty book": "\n" * 10_000_000 + "AB",
    "nothing": "",
}


def pasting(monkeypatch: pytest.MonkeyPatch, words: str) -> None:
    monkeypatch.setattr(pygame.scrap, "get_text", lambda: words)


def fields(pilot: Pilot) -> list[Entry]:
    return [node for node in pilot.scene.root.walk() if isinstance(node, Entry) and node.shown()]


@pytest.mark.parametrize("deal", [False, True])
@pytest.mark.parametrize("name", PASTED)
def test_every_field_of_a_new_game(name: str, deal: bool, monkeypatch: pytest.MonkeyPatch) -> None:
    pasting(monkeypatch, PASTED[name])
    app = App(SIZE, speed=0)
    pilot = Pilot(app, HeadlessDriver(SIZE))
    app.push(routes.NewGame())
    pilot.settle()
    names = [field.name for field in fields(pilot)]
    assert names == ["name 0", "name 1", "name 2"]
    if deal:
        pilot.click("house rules")
        pilot.click("fair deal")
        names = [field.name for field in fields(pilot)]
        assert names == ["deal", "words"]
    for name_of in reversed(names):
        pilot.click(name_of)
        pilot.press("ctrl backspace")
        pilot.press("ctrl v")
        (field,) = (one for one in fields(pilot) if one.name == name_of)
        assert is_clean(field.text)
        assert field.text.isprintable()
        assert len(field.text) <= field.longest
    screen = app.screen
    assert isinstance(screen, NewGameScreen)
    if deal:
        pilot.click("done")
        pilot.click("agreed")
    pilot.click("start")
    assert app.games.session is not None


@pytest.mark.parametrize("name", PASTED)
def test_the_name_of_a_kept_game(
    name: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    pasting(monkeypatch, PASTED[name])
    app = App(SIZE, speed=0, data=tmp_path)
    app.push(routes.NewGame())
    assert isinstance(app.screen, NewGameScreen)
    app.screen.start()
    pilot = Pilot(app, HeadlessDriver(SIZE))
    app.push(routes.Title())
    app.push(routes.Games())
    pilot.settle()
    pilot.click("name")
    pilot.press("ctrl v")
    pilot.press("enter")
    assert isinstance(app.screen, ListScreen)
    assert not app.screen.bad
    assert app.games.saves is not None
    (slot,) = app.games.saves.games()
    assert slot.whole
    assert is_clean(slot.summary.name)
    if PASTED[name]:
        assert slot.summary.name == "" if name == "an empty book" else slot.summary.name[0] == "A"


def test_only_the_beginning_of_a_book_is_looked_at(monkeypatch: pytest.MonkeyPatch) -> None:
    looked = 0

    def never(letter: str) -> bool:
        nonlocal looked
        looked += 1
        return False

    entry = Entry(Box(0, 0, 200, 60), 1.0, "", "name", lambda text: None, allowed=never)
    assert entry.keyed is not None
    assert entry.typed is not None
    pasting(monkeypatch, "x" * 10_000_000)
    entry.keyed("ctrl v")
    assert looked == LONGEST
    entry.typed("x" * 10_000_000)
    assert looked == 2 * LONGEST
    entry._allowed = any_letter
    entry.keyed("ctrl v")
    assert entry.text == "x" * entry.longest


def fails(fault: Exception) -> Callable[[], str]:
    def get_text() -> str:
        raise fault

    return get_text


def test_a_clipboard_that_holds_no_text(monkeypatch: pytest.MonkeyPatch) -> None:
    for fault in (pygame.error("none"), UnicodeDecodeError("utf-8", b"\xff", 0, 1, "bad")):
        monkeypatch.setattr(pygame.scrap, "get_text", fails(fault))
        assert clipboard.paste() == ""


def test_whatever_is_copied_arrives() -> None:
    """A report tells of files, whose names may be anything."""
    pygame.display.init()
    assert clipboard.copy("a\0b\ud800 \udcff ż")
    assert clipboard.paste() == "a\\x00b\\ud800 \\udcff ż"


def hostile(folder: Path, kind: str) -> Path:
    if kind == "folder":
        (folder / "a.fort").mkdir()
    if kind == "pipe":
        os.mkfifo(folder / "a.fort")
    if kind == "loop":
        (folder / "a.fort").symlink_to("a.fort")
    names = {
        "nul": "a\0b.fort",
        "half": "a\ud83d.fort",
        "long": "x" * 10_000 + ".fort",
        "long path": "x/" * 5_000 + "a.fort",
        "lines": "a\nb\x1b[2J.fort",
        "device": "/dev/zero",
        "empty": "",
    }
    return folder / names.get(kind, "a.fort") if kind != "empty" else Path()


KINDS = ["nul", "half", "long", "long path", "lines", "folder", "missing", "empty"]
POSIX = ["pipe", "loop", "device"] if os.name == "posix" else []


@pytest.mark.parametrize("kind", [*KINDS, *POSIX])
@pytest.mark.parametrize("where", ["games", "imports"])
def test_a_dropped_file_that_is_no_game_is_told_once(kind: str, where: str, tmp_path: Path) -> None:
    app = App(SIZE, speed=0, data=tmp_path / "data")
    app.places = []
    pilot = Pilot(app, HeadlessDriver(SIZE))
    app.push(routes.Games()) if where == "games" else app.push(routes.Imports())
    path = hostile(tmp_path, kind)
    pilot.drop_file(path)
    screen = app.screen
    assert isinstance(screen, ListScreen)
    assert screen.bad
    assert screen.said.startswith("This cannot be ")
    assert "{" not in screen.said
    assert len(screen.said) < 160
    assert screen.said.count(f"{file_words(path)}: ") == 1
    assert app.games.saves is not None
    assert app.games.saves.games() == []
    assert screen.notes == []


OTHERS: Final[dict[str, Callable[[App], None]]] = {
    "who plays": lambda app: app.push(routes.NewGame()),
    "settings": lambda app: app.push(routes.Settings()),
    "almanac": lambda app: app.push(routes.Almanac()),
    "table": play_as_last,
    "pause": lambda app: app.push(routes.Pause()),
}
"""Ways to screens that are no list of games."""


def game(folder: Path) -> Path:
    """A game from elsewhere, begun and left."""
    session = begin(load_catalog(), folder / "far", practice=False)
    play(session, 20)
    session.close()
    return saved(session)


def elsewhere(app: App, name: str) -> None:
    """Go to a screen, by way of a table where it lies behind one."""
    if name == "pause":
        play_as_last(app)
    OTHERS[name](app)


@pytest.mark.parametrize("name", OTHERS)
def test_elsewhere_a_dropped_game_is_kept_and_told(name: str, tmp_path: Path) -> None:
    app = App(SIZE, speed=0, data=tmp_path / "data")
    pilot = Pilot(app, HeadlessDriver(SIZE))
    elsewhere(app, name)
    before, saves = app.screen, app.games.saves
    assert saves is not None
    known = len(saves.games())
    pilot.drop_file(game(tmp_path))
    assert app.screen is before
    assert [say for say in before.notes if "is now in your games" in say()]
    assert len(saves.games()) == known + 1


@pytest.mark.parametrize("name", OTHERS)
def test_elsewhere_what_is_no_game_is_told_and_not_kept(name: str, tmp_path: Path) -> None:
    app = App(SIZE, speed=0, data=tmp_path / "data")
    pilot = Pilot(app, HeadlessDriver(SIZE))
    elsewhere(app, name)
    saves = app.games.saves
    assert saves is not None
    known = len(saves.games())
    for kind in ("nul", "half", "long"):
        app.screen.notes.clear()
        pilot.drop_file(hostile(tmp_path, kind))
        assert [say()[:24] for say in app.screen.notes] == ["This cannot be imported."]
    assert len(saves.games()) == known


@pytest.mark.parametrize(
    ("name", "shown"),
    [
        ("a.fort", "a.fort"),
        ("x" * 55 + ".fort", "x" * 55 + ".fort"),
        ("x" * 90 + "yz.fort", "x" * 42 + "\N{HORIZONTAL ELLIPSIS}" + "x" * 8 + "yz.fort"),
    ],
)
def test_long_names_are_cut_in_the_middle(name: str, shown: str) -> None:
    assert file_words(Path("/folder") / name) == shown
