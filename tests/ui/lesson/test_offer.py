"""The first start asks who is there and offers a first game; How to play offers it later."""

from pathlib import Path

import pytest

from fort_desktop.scene.driver import HeadlessDriver
from fort_desktop.scene.pilot import Pilot
from fort_desktop.ui.app.app import App
from fort_desktop.ui.book.screen import RulesScreen
from fort_desktop.ui.coach.lesson.chapters import ChapterList
from fort_desktop.ui.coach.lesson.ending import LessonEnd
from fort_desktop.ui.coach.lesson.offer import FirstGame
from fort_desktop.ui.coach.lesson.screen import LessonScreen
from fort_desktop.ui.coach.lesson.starting import begin, last_table
from fort_desktop.ui.coach.tips.progress import finished_by, keeper_of, learnt
from fort_desktop.ui.coach.tips.tips import TAUGHT
from fort_desktop.ui.host import routes
from fort_desktop.ui.persons.faces import FACES
from fort_desktop.ui.persons.profile import Profile
from fort_desktop.ui.persons.settings import Choices, SettingsFile
from fort_desktop.ui.screens.new_game import NewGameScreen
from fort_desktop.ui.screens.title import TitleScreen
from fort_desktop.ui.screens.welcome import Welcome
from fort_desktop.ui.text.players import usual_name
from tests.ui.lesson.learning import Newcomer

SIZE = (1280, 720)


def started(folder: Path) -> tuple[Pilot, App]:
    """The program as it is opened in a window, with the data of a folder."""
    app = App(SIZE, speed=0, data=folder, store=SettingsFile(folder / "settings.json"))
    app.greet()
    return Pilot(app, HeadlessDriver(SIZE)), app


def welcome(app: App) -> Welcome:
    """What is asked at the first start."""
    assert isinstance(app.screen, TitleScreen)
    assert app.screen.welcome is not None
    return app.screen.welcome


def test_offered_at_the_first_start_only(tmp_path: Path) -> None:
    pilot, app = started(tmp_path)
    assert welcome(app)
    pilot.click("first game no")
    assert isinstance(app.screen, TitleScreen)
    assert app.screen.welcome is None
    app.change(speed="fast")
    app.close()
    _, app = started(tmp_path)
    assert isinstance(app.screen, TitleScreen)
    assert app.screen.welcome is None


@pytest.mark.parametrize("way", [["first game no", "play"], ["first game yes"]])
def test_at_most_three_activations_to_the_first_decision(way: list[str], tmp_path: Path) -> None:
    pilot, app = started(tmp_path)
    for button in way:
        pilot.click(button)
        pilot.settle()
    session = app.games.session
    assert session is not None
    assert session.decision is not None
    assert session.decision.seat in session.persons
    assert len(way) <= 3
    app.close()


def test_the_yard_stays_while_the_menu_takes_the_place_of_the_question(tmp_path: Path) -> None:
    store = SettingsFile(tmp_path / "settings.json")
    app = App(SIZE, speed=1.0, data=tmp_path, store=store)
    app.greet()
    letters = [node for node in app.screen.scene.root.walk() if node.name == "letter"]
    high = [node.box.y for node in letters]
    pilot = Pilot(app, HeadlessDriver(SIZE))
    pilot.settle()
    assert all(node.box.y > before for node, before in zip(letters, high, strict=True)), "fallen"
    yard = pilot.node("yard")
    welcome(app).leave()
    app.frame([], 0.1)
    assert 0 < pilot.node("menu").opacity < 1
    assert 0 < pilot.node("welcome").opacity < 1
    assert pilot.node("yard") is yard
    pilot.settle()
    assert pilot.node("menu").opacity == 1
    assert not pilot.nodes(lambda node: node.name in ("welcome", "first game yes", "next face"))
    assert pilot.nodes(lambda node: node.name == "letter") == letters
    app.close()


@pytest.mark.parametrize("way", ["first game no", "first game yes"])
@pytest.mark.parametrize("name", ["", "Mia"])
def test_the_face_that_was_chosen_is_the_persons_from_now_on(
    way: str, name: str, tmp_path: Path
) -> None:
    pilot, app = started(tmp_path)
    pilot.type(name)
    pilot.click("next face")
    pilot.click("next face")
    pilot.click("language pl")
    assert pilot.node("name").label == name
    pilot.click(way)
    pilot.settle()
    [one] = app.profiles.persons.values()
    assert one.face == FACES[2]
    assert one.name == (name or usual_name(0))
    app.close()


def test_yes_begins_it_with_the_name_that_was_typed(tmp_path: Path) -> None:
    pilot, app = started(tmp_path)
    pilot.click("name")
    pilot.type("Jo")
    pilot.click("first game yes")
    pilot.settle()
    assert isinstance(app.screen, LessonScreen)
    assert app.screen.session.seats[0].name == "Jo"
    assert app.screen.session.practice
    assert app.screen.guide.step.id == "welcome"


@pytest.mark.parametrize("name", ["Ann", "Jan", "Ben", "Ula"])
def test_a_name_can_be_typed_at_once(name: str, tmp_path: Path) -> None:
    """Its letters are no keys of the sheet, and Enter begins."""
    pilot, app = started(tmp_path)
    pilot.type(name)
    assert welcome(app).name == name
    assert pilot.node("name").label == name
    pilot.press("enter")
    assert isinstance(app.screen, LessonScreen)
    assert app.screen.session.seats[0].name == name


def test_the_name_that_was_typed_is_the_name_of_the_next_game(tmp_path: Path) -> None:
    for way, folder in (("first game no", tmp_path / "no"), ("first game yes", tmp_path / "yes")):
        pilot, app = started(folder)
        pilot.click("name")
        pilot.type("Mia")
        pilot.click(way)
        pilot.settle()
        if isinstance(app.screen, TitleScreen):
            assert "Mia" in pilot.node("play").label, "the title says who would play"
        app.push(routes.NewGame())
        assert app.settings.new_game.called[0] == "Mia"
        assert SettingsFile(folder / "settings.json").settings.new_game.called[0] == "Mia"
        app.close()


def test_whoever_learns_beside_somebody_takes_no_name_from_them(tmp_path: Path) -> None:
    app = App(SIZE, speed=0, data=tmp_path, store=SettingsFile(tmp_path / "settings.json"))
    app.change(new_game=Choices(names=("Mia", "", "", "")))
    pilot = Pilot(app, HeadlessDriver(SIZE))
    pilot.click("how")
    pilot.click("name")
    pilot.type("Jo")
    pilot.press("escape")
    assert app.settings.new_game.called[0] == "Mia"


def test_what_the_lesson_tells_is_no_news_in_the_next_game_of_that_name(tmp_path: Path) -> None:
    pilot, app = started(tmp_path)
    pilot.click("name")
    pilot.type("Mia")
    pilot.click("first game yes")
    pilot.settle()
    learnt(app, "Mia")
    begin(app, last_table(app))
    session = app.games.session
    assert session is not None
    mia = next(seat for seat in session.persons if session.seats[seat].name == "Mia")
    keeper = keeper_of(app, session, mia)
    assert keeper is not None
    assert set(TAUGHT) <= set(keeper.notes.seen)
    app.close()


def test_the_short_summary_is_a_page_and_leads_back(tmp_path: Path) -> None:
    pilot, app = started(tmp_path)
    pilot.click("summary")
    assert isinstance(app.screen, RulesScreen)
    assert app.screen.spot.page == "turn"
    pilot.press("escape")
    assert welcome(app)


def test_enter_begins_it_from_the_title_too() -> None:
    app = App(SIZE, speed=0)
    pilot = Pilot(app, HeadlessDriver(SIZE))
    pilot.click("how")
    assert isinstance(app.screen, FirstGame)
    pilot.press("escape")
    assert isinstance(app.screen, TitleScreen)
    pilot.click("how")
    pilot.press("enter")
    pilot.settle()
    assert isinstance(app.screen, LessonScreen)
    assert app.screen.session.seats[0].name == "Alex"


def test_any_chapter_is_begun_from_how_to_play_and_keeps_its_tick(tmp_path: Path) -> None:
    app = App(SIZE, speed=0, data=tmp_path, store=SettingsFile(tmp_path / "settings.json"))
    app.change(new_game=Choices(names=("Mia", "", "", "")))
    mia = app.profiles.add(Profile("Mia"))
    pilot = Pilot(app, HeadlessDriver(SIZE))
    for button, first in (("chapter 5", "z2_follow"), ("chapter 7", "choice"),
                          ("chapter 2", "p_three")):  # fmt: skip
        app.push(routes.Title())
        pilot.click("how")
        pilot.click("chapters")
        assert isinstance(app.screen, ChapterList)
        assert app.screen.ticked == [False] * 7
        pilot.click(button)
        pilot.settle()
        assert isinstance(app.screen, LessonScreen)
        assert app.screen.guide.step.id == first
    for _ in range(4):
        pilot.click("lesson next")
        pilot.settle()
    app.push(routes.Title())
    pilot.click("how")
    pilot.click("chapters")
    assert isinstance(app.screen, ChapterList)
    assert app.screen.ticked == [False, True] + [False] * 5
    assert mia is not None
    assert app.profiles.persons[mia].notes.chapters == ("points",)
    pilot.press("escape")
    pilot.click("name")
    pilot.type("Jo")
    assert finished_by(app, "Jo") == app.settings.notes.chapters
    app.close()


def test_the_end_has_its_ways_on() -> None:
    for button, there in (("play on", LessonScreen), ("new game", NewGameScreen),
                          ("title", TitleScreen)):  # fmt: skip
        ann = Newcomer("choice")
        assert ann.step == "choice"
        ann.pilot.click("lesson finish")
        assert isinstance(ann.app.screen, LessonEnd)
        session = ann.app.games.session
        assert session is not None
        ann.pilot.click("summary")
        assert isinstance(ann.app.screen, RulesScreen)
        ann.pilot.press("escape")
        ann.pilot.click(button)
        assert isinstance(ann.app.screen, there)
        assert session.aside.lesson is not None
        assert session.aside.lesson.step == "free"
        assert ann.app.settings.first_game
