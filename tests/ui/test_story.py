"""The story of a game: opened from results, kept games and a game looked back at; and shared."""

from collections.abc import Iterator
from pathlib import Path
from typing import Final

import pygame
import pytest

from fort_desktop.lab.match import play_match
from fort_desktop.record.format import Deal
from fort_desktop.record.reader import read_record
from fort_desktop.rules.game import Game
from fort_desktop.scene.driver import HeadlessDriver
from fort_desktop.scene.pilot import Pilot
from fort_desktop.scene.watching import recorded
from fort_desktop.session.session import Session
from fort_desktop.ui.app.app import App
from fort_desktop.ui.host import routes
from fort_desktop.ui.screens.games import GamesScreen
from fort_desktop.ui.screens.results import ResultsScreen
from fort_desktop.ui.screens.story import StoryScreen
from fort_desktop.ui.screens.story_picture import SIZE as PICTURE
from fort_desktop.ui.toolkit import clipboard
from tests.ui.knowing import CATALOG
from tests.ui.sitting import seats

SIZE: Final = (1280, 720)
PARTS: Final = ("chart", "deeds")


@pytest.fixture(scope="module")
def played() -> Game:
    return play_match(CATALOG, ("easy", "easy", "easy"), 7, "basic")[0]


def session_of(game: Game, deal: Deal | None = None) -> Session:
    return Session(game, seats(("human", "easy", "easy")), {}, deal or Deal(7))


@pytest.fixture(scope="module")
def kept(played: Game, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Pilot]:
    """A program with two kept games: one that is over, and one that has hardly begun."""
    data = tmp_path_factory.mktemp("data")
    app = App(SIZE, speed=0, data=data)
    app.documents = data / "documents"
    assert app.games.folder is not None
    over = session_of(played)
    over.recording.begin(app.games.folder, practice=False)
    over.close()
    fresh = Session.new(CATALOG, seats(("human", "easy")), 5, "basic", app.games.folder)
    fresh.close()
    app.push(routes.Games())
    yield Pilot(app, HeadlessDriver(SIZE))
    app.close()


def program(pilot: Pilot) -> App:
    assert isinstance(pilot.program, App)
    return pilot.program


def shown(pilot: Pilot) -> StoryScreen:
    screen = program(pilot).screen
    assert isinstance(screen, StoryScreen)
    return screen


def there(pilot: Pilot, name: str) -> bool:
    return bool(pilot.nodes(lambda node: node.name == name))


def choose(pilot: Pilot, ended: bool) -> None:
    """The list of games, with the one that is over chosen, or the other."""
    app = program(pilot)
    saves = app.games.saves
    assert saves is not None
    app.push(routes.Games(next(slot.path for slot in saves.games() if slot.summary.ended == ended)))


@pytest.fixture
def story(kept: Pilot) -> Pilot:
    """The story of the kept game that is over."""
    choose(kept, ended=True)
    kept.click("story")
    return kept


def test_it_is_opened_from_the_list_and_left_again(story: Pilot) -> None:
    screen = shown(story)
    assert all(story.node(part).label for part in PARTS)
    *before, ended = screen.story.tale
    assert story.node("heading").label == ended
    for head in ("Points, round by round", "Forts, round by round", " ".join(before)):
        assert story.node("chart").label.startswith(head)
        story.click("turn chart")
    assert all(words in story.node("chart").label for words in screen.story.totals)
    assert all(words in story.node("deeds").label for words in screen.story.kids.values())
    story.press("escape")
    assert isinstance(program(story).screen, GamesScreen)
    choose(story, ended=False)
    assert not there(story, "story"), "a game that goes on has none yet"


def test_a_picture_is_kept_among_the_documents(
    story: Pilot, monkeypatch: pytest.MonkeyPatch
) -> None:
    copied: list[str] = []

    def copy(words: str) -> bool:
        copied.append(words)
        return True

    monkeypatch.setattr(clipboard, "copy", copy)
    for _ in range(2):
        story.click("share picture")
        story.click("close note")
    found = sorted(program(story).documents.glob("*.png"))
    assert sorted(copied) == [str(path) for path in found]
    assert len(found) == 2, "none replaces another"
    assert pygame.image.load(found[0]).get_size() == PICTURE


def test_the_game_is_shared_as_its_file(story: Pilot) -> None:
    story.click("share file")
    [made] = program(story).documents.glob("*.fort")
    assert str(made) in story.node("note").label
    assert read_record(made).ended
    story.click("close note")


def test_what_cannot_be_written_is_told(story: Pilot, tmp_path: Path) -> None:
    app = program(story)
    before, app.documents = app.documents, tmp_path / "file"
    app.documents.write_text("in the way", "utf-8")
    for name in ("share picture", "share file"):
        story.click(name)
        assert "This cannot be done." in story.node("note").label
        story.click("close note")
    app.documents = before


def test_the_results_lead_to_it_and_to_the_same_deal_swapped(played: Game) -> None:
    app = App(SIZE, speed=0)
    app.games.play(session_of(played))
    app.push(routes.Results())
    pilot = Pilot(app, HeadlessDriver(SIZE))
    pilot.click("story")
    assert not there(pilot, "share file"), "it is not kept"
    pilot.click("back")
    assert isinstance(app.screen, ResultsScreen)
    assert "before" not in app.screen.said
    pilot.click("more")
    pilot.click("swap")
    session = app.games.session
    assert session is not None
    assert session.again
    assert [seat.name for seat in session.seats] == ["Zoe", "Maja", "Tomek"]
    assert session.persons == [1]


def test_the_results_of_a_known_deal_say_so(played: Game) -> None:
    app = App(SIZE, speed=0)
    app.games.play(session_of(played, Deal(7, again=True)))
    app.push(routes.Results())
    assert isinstance(app.screen, ResultsScreen)
    assert "This deal was played before" in app.screen.said


def test_the_menu_of_a_game_looked_back_at_offers_it(played: Game) -> None:
    app = App(SIZE, speed=0)
    session = session_of(played)
    app.games.play(session)
    app.push(routes.Results())
    app.push(routes.Table(session, at_end=True))
    app.push(routes.Pause())
    pilot = Pilot(app, HeadlessDriver(SIZE))
    pilot.click("story")
    pilot.press("escape")
    assert there(pilot, "go on"), "back in the menu"
    fresh = App(SIZE, speed=0)
    fresh.games.start(seats(("human", "easy")), "basic", 5)
    fresh.push(routes.Pause())
    assert not there(Pilot(fresh, HeadlessDriver(SIZE)), "story")


@pytest.mark.parametrize("size", [(1024, 768), (1920, 1080)])
def test_words_keep_the_floor_and_parts_lie_in_the_window(
    played: Game, size: tuple[int, int]
) -> None:
    app = App(size, speed=0)
    with recorded() as drawn:
        screen = StoryScreen(app, routes.Story(session_of(played), None))
    assert min(line.size for line in drawn) >= (12 if size[1] < 1080 else 16)
    areas = [node.area for node in screen.scene.root.children if node.name]
    assert len(areas) > len(PARTS)
    for area in areas:
        assert min(area.x, area.y) >= 0
        assert area.right <= size[0]
        assert area.bottom <= size[1]
