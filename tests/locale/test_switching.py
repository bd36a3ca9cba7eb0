"""Another language is spoken at once, and everywhere."""

import argparse
import re
from collections.abc import Hashable, Iterator
from contextlib import AbstractContextManager
from itertools import chain
from pathlib import Path

import pytest

from fort_desktop.scene import slices
from fort_desktop.scene.cache import forget_all
from fort_desktop.scene.driver import HeadlessDriver
from fort_desktop.scene.pilot import Pilot
from fort_desktop.scene.scene import Scene
from fort_desktop.scene.watching import recorded
from fort_desktop.ui.app import app as apps
from fort_desktop.ui.app.app import App
from fort_desktop.ui.app.crash import Guard
from fort_desktop.ui.host import routes
from fort_desktop.ui.i18n import i18n
from fort_desktop.ui.i18n.i18n import LANGUAGE_NAMES, tr
from fort_desktop.ui.persons.settings import SettingsFile
from fort_desktop.ui.table.screen import TableScreen
from fort_desktop.ui.text.names import kid_name
from lab import switching
from tests.fixtures.screens import SCREENS
from tests.locale.speaking import CYRILLIC, LATIN, Strange, speaking
from tests.thorough import some
from tests.ui.sitting import Sitting
from tests.ui.table.measuring import ASKED, NAMES, OPEN, close, games
from tests.ui.table.screens import bare
from tests.ui.table.stops import STOPS, WORDS

SIZE = (1280, 720)
PEOPLE = {
    "Alex",
    "Robin",
    "Maja",
    "Nina",
    "Wilhelmina",
    "Tomek",
    "Zoe",
    "Bo",
    "Яна",
    "Bartholomew",
    "Grandma",
    "Leo",
    "Ines",
}
AT_TABLE = {word for name in NAMES for word in name.split()}
FILES = {"First", "win", "Rainy", "Sunday", "game", "fort", "FILE", "tmp", "imports", "games"}
DIGITS = re.compile("[a-f]+")
OWN_WORDS = {*CYRILLIC.findall(f"Яна {WORDS}")}
OWN_KEYS = {*"QWERTYUIOBNM"}
"""What the keys of persons at one screen are called, by their places."""
PROOFS = ("persons", "numbered", "commitment", "proof", "proof for the curious")
"""Where long numbers are shown, whose digits are letters too."""
DEAR = {"fort_picture", "panel", "chalkboard", "perk_sheet", "_line", "_paragraph", "_block"}
"""What is drawn of words and things that takes longest."""
LETTERS = {"F", "O", "R", "T", *"KVGWCB"}
"""Of the name of the game, and on the badges of suits."""
KEYS = {*"ABDHIKLMNPRXYZF", "LB", "RB", "LT", "RT"}
OWN_NAMES = {*LANGUAGE_NAMES.values()}


def screens(data: Path) -> Iterator[tuple[str, App]]:
    args = argparse.Namespace(
        scenario=None, record=None, to=None, kid="munch", screen="", page=None
    )
    for name, come in some(SCREENS.items(), 6):
        args.screen = name
        app = App(SIZE, speed=0, data=data / name)
        come(app, args)
        yield name, app
        app.close()
    for name, stop in STOPS.items():
        app = App(SIZE, speed=0)
        stop(app)
        yield name, app
        app.close()


def said(scene: Scene) -> set[str]:
    """What is written beside the pictures, for those who do not see them."""
    return {node.label for node in scene.root.walk() if node.label}


def shown(app: App) -> set[str]:
    """All that a screen says once it is laid out anew."""
    for _ in range(3 if isinstance(app.screen, TableScreen) else 1):  # a table comes bit by bit
        app.screen.rebuild()
        app.frame([], 0.1)
    with recorded() as drawn:
        app.screen.rebuild()
    return {one.words for one in drawn} | said(app.screen.scene)


def test_every_screen_speaks_the_other_language_and_says_nothing_past_gettext(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    bare(monkeypatch)
    strange, meant = Strange(), PEOPLE | FILES | LETTERS | KEYS | OWN_KEYS | OWN_NAMES
    for name, app in screens(tmp_path):  # which opens it in English
        with speaking(strange):
            words = shown(app)
        left = {word for one in words for word in LATIN.findall(one)}
        left = {word for word in left if word not in f"{tmp_path / name / 'games'}"}
        if name in PROOFS:
            left = {word for word in left if not DIGITS.fullmatch(word)}
        assert left <= meant, name
        back = {word for one in shown(app) - OWN_NAMES for word in CYRILLIC.findall(one)}
        assert back <= OWN_WORDS | OWN_NAMES, name


def test_every_question_and_sheet_of_the_table_says_nothing_past_gettext(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    bare(monkeypatch)
    number, past = 0, {}
    for kind, app in chain(games(3, "basic", ("play", *ASKED)), games(3, "draft", ("pick",))):
        for opened in OPEN if kind == "play" else ("",):
            words = sheet(app, opened)
            number += len(words)
            left = {word for one in words for word in LATIN.findall(one)}
            past[kind, opened] = left - AT_TABLE - LETTERS - KEYS
    assert number > 1000
    assert {where: left for where, left in past.items() if left} == {}


def sheet(app: App, opened: str) -> set[str]:
    """What a table says with something laid open, in a language that is spoken only then."""
    table = app.screen
    assert isinstance(table, TableScreen)
    table.model.hold(True)
    with speaking(Strange()):
        table.resize(app.size)
        with recorded() as drawn:
            table.rebuild()
            OPEN[opened][0](table)
            table.scene.animator.finish()
            for node in table.scene.root.walk():
                node.picture()
        words = {one.words for one in drawn} | said(table.scene)
    close(table)
    table.model.hold(False)
    return words


def test_the_window_after_a_failure_says_nothing_past_gettext(tmp_path: Path) -> None:
    def fails(record: Path | None) -> App:
        raise RuntimeError("ямаха")

    guard = Guard(fails, HeadlessDriver(SIZE), tmp_path)
    with speaking(Strange()):
        guard.begin()
        scene = guard.frame([], 0.0)
        assert scene is not None
        words = said(scene)
    left = {word for one in words for word in LATIN.findall(one) if word not in f"{tmp_path}"}
    assert words
    assert left == {"RuntimeError", "fort", "log"}


def test_a_button_of_the_title_changes_every_word(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    app = App(SIZE, speed=0, store=SettingsFile(tmp_path / "settings.json"))
    pilot = Pilot(app, HeadlessDriver(SIZE))
    bug = app.catalog.kids["bug"]
    for language in ("pl", "ru", "cs", "pt_BR", "en"):
        pilot.click(f"language {language}")
        assert i18n.language() == language
        assert SettingsFile(tmp_path / "settings.json").settings.language == language
    monkeypatch.setattr(apps, "set_language", lambda one: i18n.use(one, Strange()))
    pilot.click("language pl")
    assert not LATIN.search(pilot.node("settings").label)
    monkeypatch.undo()
    pilot.click("language cs")
    pilot.click("almanac")
    assert "Chrobák" in said(app.screen.scene)
    assert kid_name(bug) == "Chrobák"


def test_a_note_and_the_log_of_a_running_game_are_told_anew() -> None:
    sitting = Sitting(("human", "easy"), seed=5)
    sitting.until(lambda: sitting.session.at > 60, "button:pass")
    app, table = sitting.app, sitting.table
    app.tell(lambda: tr("This game was not being saved."))
    before = [line.words for line in table.model.lines]
    with speaking(Strange()):
        app.push(routes.Pause())
        app.push(routes.Settings(routes.Pause()))
        app.push(routes.Pause())
        app.pop()
        assert isinstance(app.screen, TableScreen)
        lines = [line.words for line in app.screen.model.lines]
        words = {word for one in shown(app) for word in LATIN.findall(one)}
    assert len(lines) == len(before) > 5
    assert not set(lines) & set(before)
    assert words <= PEOPLE | LETTERS | KEYS
    assert [line.words for line in table.model.lines] == before
    sitting.app.close()


def test_what_was_shown_in_every_language_is_not_drawn_again(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """The caches have room for a table in all languages; else a switch takes twice its time."""
    forget_all()  # what other tests have drawn has no right to room
    app, driver = switching.sitting((1920, 1080))
    switching.switches(app, driver, 1)
    drawn: list[Hashable] = []
    making = slices.making

    def watched(kind: Hashable) -> AbstractContextManager[None]:
        drawn.append(kind)
        return making(kind)

    monkeypatch.setattr(slices, "making", watched)
    switching.switches(app, driver, 0)
    again = {getattr(kind, "__name__", "") for kind in drawn}
    assert again & DEAR == set()
    app.close()
