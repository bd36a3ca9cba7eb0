"""Nothing of a game is told before all have played its deal, wherever one looks."""

import os
from collections.abc import Callable
from pathlib import Path

import pygame
import pytest

from fort_desktop.record.duplicate import PAR, ParGame, ParGames, write_par
from fort_desktop.rules.model.events import SeatInfo
from fort_desktop.scene.driver import HeadlessDriver
from fort_desktop.scene.pilot import Pilot
from fort_desktop.session.again import known_deal
from fort_desktop.session.duplicate.store import Duplicates, KeptDuplicate
from fort_desktop.ui.app.app import App
from fort_desktop.ui.host import routes
from fort_desktop.ui.screens.games import GamesScreen
from fort_desktop.ui.screens.who_plays import WhoPlays
from tests.session.duplicate.deals import kept, play
from tests.ui.test_duplicate import dealt, playing, rest_of_the_game, there

SIZE = (1280, 720)
NOON = 1_800_000_000


def _deal(app: App) -> KeptDuplicate:
    store = app.games.duplicates.store
    assert store is not None
    return store.all()[0]


SEEN: dict[str, Callable[[App], None]] = {
    "title": lambda app: app.push(routes.Title()),
    "list of games": lambda app: app.push(routes.Games()),
    "who plays": lambda app: app.push(routes.NewGame()),
    "list of deals": lambda app: app.push(routes.Duplicates()),
    "sheet": lambda app: app.push(routes.Duplicate(_deal(app))),
}


@pytest.fixture(scope="module")
def twins(tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, Path]:
    """Two folders; what Maja made of the same deal, and the expert, is different in each."""
    found = []
    for luck in (1, 2):
        data = tmp_path_factory.mktemp(f"twin{luck}")
        app = App(SIZE, speed=0, data=data)
        deal = kept(app.catalog, data / "duplicates")
        session, _ = deal.play(0)
        if luck == 2:
            session.make_practice()
        play(session, luck).close()
        play(deal.play(1)[0], luck, decisions=8 * luck).close()
        total = 10 * luck
        games = (ParGame(total, (0, total), luck == 1),) * 10
        write_par(deal.folder / PAR, ParGames(games=games))
        for path in deal.folder.rglob("*.fort"):
            os.utime(path, (NOON, NOON))
        found.append(data)
    first, second = (Duplicates(data / "duplicates").all()[0].saved(0) for data in found)
    assert first is not None
    assert second is not None
    assert first.summary != second.summary
    return found[0], found[1]


@pytest.mark.parametrize("name", SEEN)
def test_no_screen_tells_two_games_apart(name: str, twins: tuple[Path, Path]) -> None:
    pictures: list[bytes] = []
    labels: list[list[str]] = []
    captions: list[str] = []
    for data in twins:
        driver = HeadlessDriver(SIZE)
        app = App(SIZE, speed=0, data=data)
        app.caption = captions.append
        SEEN[name](app)
        pilot = Pilot(app, driver)
        pictures.append(pygame.image.tobytes(driver.surface, "RGB"))
        labels.append([node.label for node in pilot.nodes(lambda node: True)])
    assert pictures[0] == pictures[1]
    assert labels[0] == labels[1]
    assert len(set(captions)) <= 1


def test_the_list_of_games_has_none_of_them(twins: tuple[Path, Path]) -> None:
    app = App(SIZE, speed=0, data=twins[0])
    app.push(routes.Games())
    assert isinstance(app.screen, GamesScreen)
    assert not app.screen.rows()
    assert app.games.latest is None


def test_a_file_of_theirs_cannot_be_opened_or_taken_in(twins: tuple[Path, Path]) -> None:
    app = App(SIZE, speed=0, data=twins[0])
    path = _deal(app).folder / "1" / "game-0001.fort"
    for take in (app.games.open, app.games.take_in, app.screen.dropped):
        app.push(routes.Title())
        take(path)
        told = [say() for say in app.screen.notes]
        if isinstance(app.screen, GamesScreen):
            told = [app.screen.said]
        assert "hidden until everyone has played" in " ".join(told)
        assert app.games.session is None
    assert not list((twins[0] / "games").glob("*.fort"))


def test_who_has_just_played_sees_it_with_own_eyes_only(tmp_path: Path) -> None:
    pilot, app, _ = dealt(tmp_path)
    pilot.click("play 0")
    rest_of_the_game(app, 1)
    session = playing(app)
    assert session.ended
    at = session.at
    session.see_as(1)
    assert session.viewer == 0
    assert session.before_end is None
    pilot.press("page up")
    assert there(pilot, "earlier")
    assert not there(pilot, "see as")
    assert not there(pilot, "play on")
    app.games.branch(at // 2)
    assert playing(app) is session
    assert session.proof is None or session.proof.veiled
    assert known_deal(session) is None


def test_a_game_that_is_no_duplicate_is_looked_back_at_as_ever(tmp_path: Path) -> None:
    app = App(SIZE, speed=0, data=tmp_path)
    app.games.start((SeatInfo("Maja", "red", "human"), SeatInfo("Bo", "blue", "easy")), "basic", 5)
    pilot = Pilot(app, HeadlessDriver(SIZE))
    rest_of_the_game(app, 1)
    pilot.press("page up")
    assert there(pilot, "see as")
    assert there(pilot, "play on")


def test_a_game_counts_for_its_person_once_all_have_played(tmp_path: Path) -> None:
    pilot, app, _ = dealt(tmp_path)
    counted = []
    for number in (0, 1):
        pilot.click(f"play {number}")
        rest_of_the_game(app, number)
        pilot.click("results")
        app.push(routes.NewGame())
        assert isinstance(app.screen, WhoPlays)
        counted.append([app.screen.played(who).games for who in app.profiles.persons])
        app.push(routes.Duplicate(_deal(app)))
    assert counted == [[0, 0], [1, 1]]
