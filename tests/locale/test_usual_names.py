"""Players who have typed no name, and the window's frame, are called as the language has it."""

from pathlib import Path

import pygame
import pytest

from fort_desktop.scene.driver import HeadlessDriver, PygameDriver
from fort_desktop.scene.pilot import Pilot
from fort_desktop.session.session import Session
from fort_desktop.ui.app.app import App
from fort_desktop.ui.coach.lesson.starting import play_as_last
from fort_desktop.ui.host import routes
from fort_desktop.ui.i18n import i18n
from fort_desktop.ui.persons.seated import Voice
from fort_desktop.ui.persons.settings import Choices, SettingsFile
from fort_desktop.ui.text.names import program_name
from fort_desktop.ui.text.players import usual_name

SIZE = (1280, 720)
LONGEST = 8


def test_each_language_has_four_short_names_of_its_own() -> None:
    found: dict[str, list[str]] = {}
    for language in i18n.LANGUAGES:
        i18n.set_language(language)
        found[language] = [usual_name(seat) for seat in range(4)]
    assert all(len(set(names)) == 4 for names in found.values())
    names = [name for names in found.values() for name in names]
    assert all(name.isalpha() and name.istitle() and len(name) <= LONGEST for name in names)
    for language in i18n.LANGUAGES[1:]:
        assert set(found[language]).isdisjoint(found["en"])


def seated(app: App) -> list[str]:
    """The names of those who play at once."""
    play_as_last(app)
    session = app.games.session
    assert isinstance(session, Session)
    return [seat.name for seat in session.seats]


def test_usual_names_follow_the_language_and_typed_ones_stay(tmp_path: Path) -> None:
    path = tmp_path / "settings.json"
    app = App(SIZE, speed=0, store=SettingsFile(path))
    pilot = Pilot(app, HeadlessDriver(SIZE))
    pilot.click("new game")
    pilot.click("name 1")
    pilot.type("Яна")
    pilot.click("start")
    assert SettingsFile(path).settings.new_game.names == ("", "Яна", "", "")
    app.push(routes.Title())
    for language, first in (("pl", "Maja"), ("ru", "Саша"), ("en", "Alex")):
        app.change(language=language)
        app.push(routes.Title())
        assert pilot.node("play").label.split("\n")[1].startswith(f"{first}, Яна, ")
        assert seated(app)[:2] == [first, "Яна"]
        app.push(routes.Title())
    app.close()


def test_the_character_is_asked_of_the_name_that_is_shown(tmp_path: Path) -> None:
    app = App(SIZE, speed=0, store=SettingsFile(tmp_path / "settings.json"))
    app.change(language="cs", new_game=Choices(names=("", "Zoe", "", "")))
    app.push(routes.NewGame())
    pilot = Pilot(app, HeadlessDriver(SIZE))
    for seat, name in ((2, usual_name(2)), (1, "Zoe")):
        pilot.click(f"player {seat}")
        assert any(name in node.label for node in pilot.nodes(lambda node: bool(node.label)))
        pilot.press("escape")
    app.close()


def test_the_frame_of_the_window_speaks_the_language() -> None:
    app, said = App(SIZE, speed=0), list[str]()
    app.caption = said.append
    for language in ("ru", "pl"):
        app.change(language=language)
    assert said == ["Форт", "Fort"]
    # A person at a shared screen has it in their own language.
    app._speak(Voice("ru", 100))
    assert said[-1] == program_name() == "Форт"
    app._speak(None)
    assert said[-1] == "Fort"
    app.close()


def test_a_window_shows_its_caption(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SDL_VIDEODRIVER", "dummy")
    driver = PygameDriver("Fort", (320, 200))
    driver.caption("Форт")
    assert pygame.display.get_caption()[0] == "Форт"
    driver.close()
