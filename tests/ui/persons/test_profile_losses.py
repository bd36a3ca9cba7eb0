"""What the own choices lost: hidden until somebody wants it, and read from kept reviews."""

from collections.abc import Iterator
from typing import Final

import msgspec
import pytest

from fort_desktop.record.reader import read_record
from fort_desktop.record.sitting import Sitting
from fort_desktop.review.kept import write_review
from fort_desktop.review.parts import Verdict
from fort_desktop.review.review import new_review
from fort_desktop.scene.driver import HeadlessDriver
from fort_desktop.scene.pilot import Pilot
from fort_desktop.ui.app.app import App
from fort_desktop.ui.host import routes
from fort_desktop.ui.persons.profile import Profile
from fort_desktop.ui.screens.games import GamesScreen
from fort_desktop.ui.screens.profile import ProfileScreen
from fort_desktop.ui.screens.profile_games import losses_of
from tests.chronicle.telling import CATALOG, write_game

SIZE: Final = (1280, 720)
MEANS: Final = (0.031, 0.012, -0.004, 0.02, 0.017)


@pytest.fixture
def page(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[Pilot, ProfileScreen]]:
    """The page of Maja, who has played six games and looked back at none of them."""
    data = tmp_path_factory.mktemp("data")
    app = App(SIZE, speed=0, data=data)
    maja = app.profiles.add(Profile("Maja"))
    assert maja is not None
    (data / "games").mkdir()
    for number in range(len(MEANS) + 1):
        write_game(
            data / "games" / f"{number}.fort", 1000 + number, Sitting((maja, "")), seed=20 + number
        )
    pilot = Pilot(app, HeadlessDriver(SIZE))
    app.push(routes.Profile(maja))
    screen = app.screen
    assert isinstance(screen, ProfileScreen)
    screen._reading.wait()
    screen.go_on(1.0)
    screen.show_sheet("games")
    yield pilot, screen
    app.close()


def look_back(screen: ProfileScreen, count: int, done: bool = True) -> None:
    """Keep reviews of the first games, as the page of a review does."""
    for held, mean in zip(screen.games[:count], MEANS, strict=False):
        game = read_record(held.slot.path).game(CATALOG)
        told = new_review(game, held.seat)
        verdict = Verdict(12, mean) if done else None
        assert write_review(held.slot.path, msgspec.structs.replace(told, verdict=verdict))


def test_it_is_hidden_until_somebody_wants_it(page: tuple[Pilot, ProfileScreen]) -> None:
    pilot, screen = page
    assert not pilot.nodes(lambda node: node.key == "sheet losses")
    pilot.click("tell losses")
    assert screen.app.settings.losses
    assert screen.tab == "losses"
    pilot.click("sheet games")
    pilot.click("tell losses")
    assert not screen.app.settings.losses
    assert screen.tab == "games"
    assert not pilot.nodes(lambda node: node.key == "sheet losses")


def test_a_mean_needs_five_games(page: tuple[Pilot, ProfileScreen]) -> None:
    pilot, screen = page
    look_back(screen, 4)
    screen.show_sheet("losses")
    assert pilot.node("number loss").label.endswith("not enough games yet")
    look_back(screen, 5)
    screen.rebuild()
    # A mean below 0 is noise, and counts as 0: (3.1 + 1.2 + 0 + 2 + 1.7) / 5.
    assert pilot.node("number loss").label.endswith(": 1.6")
    pilot.click("number loss")
    assert isinstance(screen.app.screen, GamesScreen)
    assert len(screen.app.screen.slots) == len(MEANS)


def test_only_a_whole_review_of_that_seat_counts(page: tuple[Pilot, ProfileScreen]) -> None:
    _, screen = page
    look_back(screen, 2, done=False)
    assert not losses_of(screen.games, CATALOG)
    look_back(screen, 2)
    found = losses_of(screen.games, CATALOG)
    assert [loss.held for loss in found] == screen.games[:2]
    other = [held._replace(seat=1) for held in screen.games]
    assert not losses_of(other, CATALOG)


@pytest.mark.parametrize("mean", [1e300, -1e300, 4.0])
def test_what_no_review_can_say_is_drawn_within_bounds(
    page: tuple[Pilot, ProfileScreen], mean: float
) -> None:
    pilot, screen = page
    for held in screen.games[:5]:
        game = read_record(held.slot.path).game(CATALOG)
        told = msgspec.structs.replace(new_review(game, held.seat), verdict=Verdict(12, mean))
        assert write_review(held.slot.path, told)
    assert all(0 <= loss.value <= 100 for loss in losses_of(screen.games, CATALOG))
    screen.show_sheet("losses")
    assert pilot.node("losses").label.startswith("Game by game")
