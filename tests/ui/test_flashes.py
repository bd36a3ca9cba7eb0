"""Nothing that moves flashes more than three times a second (WCAG 2.3.1)."""

from functools import partial

import pygame
import pytest

from fort_desktop.lab.match import play_match
from fort_desktop.record.format import Deal
from fort_desktop.scene.driver import TICK, HeadlessDriver
from fort_desktop.session.session import Session
from fort_desktop.ui.app.app import App
from fort_desktop.ui.host import routes
from tests.flashes import FIELD, GRID, LARGE, MOST, flashes, watched
from tests.ui.knowing import CATALOG
from tests.ui.sitting import seats

SIZE = (640, 360)
RATE = 60


def shown(app: App, driver: HeadlessDriver) -> pygame.Surface:
    scene = app.frame([], TICK)
    if scene is not None:
        driver.show(scene)
    return driver.surface


def flickering(cells: int) -> list[list[float]]:
    """Some cells of one field go from dark to bright and back, five times a second."""
    left, high = GRID[0] // 2, -(-cells // FIELD[0])
    found = list[list[float]]()
    for n in range(RATE + 6):
        frame = [0.5] * (GRID[0] * GRID[1])
        for i in range(cells):
            frame[(i % high) * GRID[0] + left + i // high] = 0.9 if n // 6 % 2 else 0.2
        found.append(frame)
    return found


@pytest.mark.parametrize(("cells", "found"), [(LARGE, 5), (LARGE - 1, 0)])
def test_what_flashes_is_counted_where_it_is_large(cells: int, found: int) -> None:
    assert flashes(flickering(cells), RATE) == found


def test_what_only_becomes_brighter_is_no_flash() -> None:
    frames = [[n / RATE] * (GRID[0] * GRID[1]) for n in range(RATE)]
    assert flashes(frames, RATE) == 0


def test_the_deal_and_the_first_turns_pass_without_flashes() -> None:
    app, driver = App(SIZE, speed=1.0), HeadlessDriver(SIZE)
    app.games.start(seats(("human", "easy", "easy")), "basic", 7)
    assert flashes(watched(partial(shown, app, driver), 9 * RATE), RATE) <= MOST


def test_the_results_appear_without_flashes() -> None:
    game, _ = play_match(CATALOG, ("easy", "easy", "easy"), 7, "basic")
    app, driver = App(SIZE, speed=1.0), HeadlessDriver(SIZE)
    app.games.play(Session(game, seats(("human", "easy", "easy")), {}, Deal(7)))
    app.push(routes.Results())
    assert flashes(watched(partial(shown, app, driver), 4 * RATE), RATE) <= MOST
