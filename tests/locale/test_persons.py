"""Persons who share the screen are spoken to in their own languages, all others as the program."""

from collections.abc import Iterator
from functools import partial
from gettext import NullTranslations
from pathlib import Path

import pytest

from fort_desktop.rules.model.events import GameStarted, SeatInfo
from fort_desktop.scene.cache import Cache, forget_all, room_for
from fort_desktop.scene.driver import HeadlessDriver
from fort_desktop.scene.node import TURNED
from fort_desktop.scene.panel import PANELS
from fort_desktop.scene.pilot import Pilot
from fort_desktop.scene.text import TEXT
from fort_desktop.ui.app import app as apps
from fort_desktop.ui.app.app import App
from fort_desktop.ui.art import kept
from fort_desktop.ui.host import routes
from fort_desktop.ui.i18n import i18n
from fort_desktop.ui.persons.profile import Profile
from fort_desktop.ui.persons.profiles import Profiles
from fort_desktop.ui.persons.settings import Choices, Settings, SettingsFile
from fort_desktop.ui.table import game_loop
from fort_desktop.ui.table.screen import TableScreen
from tests.inside import game_of
from tests.ui.sitting import Sitting

SIZE = (1280, 720)
CACHES = (TURNED, PANELS, TEXT, *(c for c in vars(kept).values() if isinstance(c, Cache)))
TWO = Choices(("human", "human", "easy", ""), ("Maja", "Tomek", "Zoe", "Bo"))


class Marked(NullTranslations):
    """A language in which every word begins with its name."""

    def __init__(self, name: str) -> None:
        super().__init__()
        self.name = name

    def gettext(self, message: str) -> str:
        return f"{self.name}|{message.rpartition(i18n.CONTEXT_ENDS)[2]}"

    def ngettext(self, msgid1: str, msgid2: str, n: int) -> str:
        return self.gettext(msgid1 if n == 1 else msgid2)

    def pgettext(self, context: str, message: str) -> str:
        return self.gettext(message)


@pytest.fixture
def marked(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    monkeypatch.setattr(apps, "set_language", lambda one: i18n.use(one, Marked(one)))
    forget_all()  # pictures are kept by the name of a language, and these are no real ones
    yield
    forget_all()


def seen(app: App, name: str) -> str:
    """The language of what a thing says."""
    pilot = Pilot(app, HeadlessDriver(SIZE))
    [language] = {line.partition("|")[0] for line in pilot.node(name).label.splitlines()}
    assert language == i18n.language()
    return language


def sitting(people: tuple[str, ...] = ("human", "human")) -> Sitting:
    """Maja speaks Polish and Tomek Russian, the program Czech."""
    found = Sitting(people, seed=5)
    found.app.change(language="cs")
    speaking(found.app, Maja="pl", Tomek="ru", Zoe="en")
    forget_all()  # the table was painted before anybody's language was known
    found.app.push(routes.Table(found.session))
    return found


SPEAK = {"Maja": "pl", "Tomek": "ru", "Zoe": "en"}


@pytest.mark.usefixtures("marked")
def test_the_curtain_and_the_table_speak_as_who_sits_there() -> None:
    game, told = sitting(), set()
    for _ in range(60):
        stand = game.table.model.stand
        who = game.session.seats[stand.seat].name
        if stand.where == "curtain":
            assert seen(game.app, "take_over") == SPEAK[who]
        elif stand.where == "public":
            assert seen(game.app, "prompt") == "cs", "the table's own"
        else:
            assert seen(game.app, "prompt") == SPEAK[who]
            told.add(who)
        if told == {"Maja", "Tomek"}:
            break
        game.answer()
    assert told == {"Maja", "Tomek"}


@pytest.mark.usefixtures("marked")
def test_what_is_around_the_table_speaks_as_the_program() -> None:
    game = sitting()
    game.until(lambda: game.table.model.stand.where == "private")
    app, own = game.app, SPEAK[game.session.seats[game.session.viewer].name]
    app.push(routes.Pause())
    assert seen(app, "settings") == own
    app.push(routes.Settings(routes.Pause()))
    assert seen(app, "back") == "cs"
    app.change(language="pt_BR")
    assert i18n.language() == "pt_BR"
    app.push(routes.Pause())
    assert seen(app, "settings") == own
    app.push(routes.Almanac())
    assert seen(app, "back") == own
    app.pop()
    app.pop()
    assert seen(app, "prompt") == own
    session = game.session
    for leave, name in (
        (partial(app.push, routes.Title()), "settings"),
        (partial(app.push, routes.NewGame()), "back"),
        (partial(app.push, routes.Games()), "back"),
    ):
        app.push(routes.Table(session))
        assert i18n.language() == own
        leave()
        assert seen(app, name) == "pt_BR"
    app.push(routes.Table(session))
    app.close()
    assert i18n.language() == "pt_BR", "the crash window speaks as the program"


@pytest.mark.usefixtures("marked")
def test_one_person_alone_and_the_end_of_a_game_speak_as_the_program(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    game = sitting(("human", "easy"))
    assert seen(game.app, "prompt") == "cs"
    game = sitting()
    game.until(lambda: game.table.model.stand.where == "private")
    assert i18n.language() in ("pl", "ru")
    monkeypatch.setattr(type(game.session), "ended", True)
    game.app.push(routes.Table(game.session))
    assert i18n.language() == "cs"


def speaking(app: App, **languages: i18n.Language) -> None:
    """Persons of these names become known, with their languages."""
    for name, language in languages.items():
        who = app.profiles.named(name)
        if who is None:
            app.profiles.add(Profile(name, language=language))
        else:
            app.profiles.put(who, Profile(name, language=language))


def choosing(folder: Path, **values: object) -> tuple[Pilot, App]:
    app = App(SIZE, speed=0, data=folder, store=SettingsFile(folder / "settings.json"))
    app.change(**{"new_game": TWO, **values})
    app.push(routes.NewGame())
    return Pilot(app, HeadlessDriver(SIZE)), app


def language_of(pilot: Pilot, seat: int) -> str:
    """What is chosen on the page of the person who has this seat; "" as the program."""
    pilot.click(f"edit {seat}")
    [chosen] = pilot.nodes(lambda node: node.name.startswith("language ") and bool(node.meaning.on))
    pilot.click("back")
    return chosen.name.removeprefix("language ")


def test_each_person_can_choose_a_language_which_is_remembered(tmp_path: Path) -> None:
    pilot, app = choosing(tmp_path, language="cs")
    assert [language_of(pilot, seat) for seat in (0, 1)] == ["", ""]
    pilot.click("edit 1")
    pilot.click("language en")
    pilot.click("language pl")
    pilot.click("keep person")
    pilot.click("start")
    known = {one.name: one.language for one in Profiles(tmp_path).persons.values()}
    assert known["Tomek"] == "pl"
    again, other = choosing(tmp_path, language="pl")
    assert [language_of(again, seat) for seat in (0, 1)] == ["", "pl"]
    app.close()
    other.close()


def test_languages_of_older_versions_become_profiles(tmp_path: Path) -> None:
    path = tmp_path / "settings.json"
    path.write_text('{"fort_settings": 1, "languages": {"Maja": "pl", "Tomek": "ru"}}', "utf-8")
    app = App(SIZE, speed=0, data=tmp_path, store=SettingsFile(path))
    known = {one.name: one.language for one in Profiles(tmp_path).persons.values()}
    assert known == {"Maja": "pl", "Tomek": "ru"}
    assert SettingsFile(path).settings.languages == {}
    app.close()


@pytest.mark.parametrize("players", [("human", "easy", "easy", ""), ("easy", "easy", "", "")])
def test_nobody_else_at_the_screen_nothing_to_choose(
    players: tuple[str, str, str, str], tmp_path: Path
) -> None:
    pilot, app = choosing(tmp_path, new_game=Choices(players))
    assert not pilot.nodes(lambda node: node.name.startswith("language"))
    pilot.click("start")
    assert app.profiles.persons == {}
    app.close()


def test_a_language_is_no_part_of_the_record(tmp_path: Path) -> None:
    pilot, app = choosing(tmp_path)
    speaking(app, Maja="pl", Tomek="ru")
    pilot.click("start")
    assert app.games.session is not None
    started = game_of(app.games.session).events[0]
    assert isinstance(started, GameStarted)
    maja, tomek = SeatInfo("Maja", "red", "human"), SeatInfo("Tomek", "blue", "human")
    assert started.seats == (maja, tomek, SeatInfo("Zoe", "green", "easy"))
    app.close()


def shots(game: Sitting, languages: tuple[i18n.Language, ...]) -> list[bytes]:
    """The table in one language after the other."""
    found = []
    for language in languages:
        speaking(game.app, Maja=language, Tomek=language, Zoe=language)
        game.app.push(routes.Table(game.session))
        for _ in range(3):
            game.driver.show(game.table.app.screen.scene)
            game.app.frame([], 0.1)
        for _ in range(12):
            game_loop.paint_ahead(game.session)
        found.append(game.driver.surface.get_buffer().raw)
    return found


@pytest.mark.usefixtures("marked")
def test_three_languages_at_one_table_share_no_picture_and_keep_within_the_memory() -> None:
    game = sitting(("human", "human", "human"))
    game.app.change(reduced_motion=True)
    game.until(lambda: isinstance(game.app.screen, TableScreen))
    three: tuple[i18n.Language, ...] = ("pl", "ru", "en")
    first = shots(game, three)
    assert len(set(first)) == 3
    assert shots(game, three) == first
    assert all(cache.used <= cache.budget for cache in CACHES)
    assert sum(cache.used for cache in CACHES) <= room_for(SIZE)
    forget_all()
    assert shots(game, ("en",)) == first[2:], "nothing of another language was in the pictures"


def test_a_strange_language_in_the_file_is_told(tmp_path: Path) -> None:
    path = tmp_path / "settings.json"
    path.write_text('{"fort_settings": 1, "languages": {"Maja": "de"}, "speed": "fast"}', "utf-8")
    file = SettingsFile(path)
    assert file.settings == Settings(speed="fast")
    assert '"languages": each name must have a language code: en, pl' in file.messages[0]
