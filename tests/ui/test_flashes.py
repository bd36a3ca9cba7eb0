"""Nothing that moves flashes more than three times a second (WCAG 2.3.1)."""

import argparse
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from fort_desktop.bots.levels import seat_bots
from fort_desktop.lab.match import play_match, seats_for
from fort_desktop.record.format import Deal
from fort_desktop.rules.game import Game
from fort_desktop.rules.model import events as ev
from fort_desktop.rules.model.events import Event
from fort_desktop.rules.model.moves import Move
from fort_desktop.scene.driver import HeadlessDriver
from fort_desktop.scene.events import Input
from fort_desktop.scene.scene import Scene
from fort_desktop.session.session import Session
from fort_desktop.ui.app.app import App
from fort_desktop.ui.host import routes
from fort_desktop.ui.persons.settings import FACTORS
from fort_desktop.ui.table.layout_diff import PACES
from fort_desktop.ui.table.screen import TableScreen
from tests.fixtures.moments import MOMENTS
from tests.fixtures.screens import SCREENS
from tests.flashes import FIELD, GRID, LARGE, MOST, flashes, luminances
from tests.thorough import THOROUGH
from tests.ui.knowing import CATALOG
from tests.ui.sitting import seats

SIZE = (640, 360)
RATE = 30
SHORT = [name for name in SCREENS if name != "results-full"]
"""That one is a whole game that is played at the table."""
SOME = SHORT if THOROUGH else [*SHORT[::12], *MOMENTS]
PLAYERS = ("easy",) * 4
TOLD = {*PACES, ev.FortAdvanced, ev.PerkTaken, ev.GameEnded} - {ev.KidsDealt}
"""All events that move anything or are celebrated; the deal comes before the first move."""


class Watched(App):
    """A program of which each frame is seen; a press begins another run: what follows is wanted."""

    def __init__(self, **given: Any) -> None:
        self.driver, self.runs, self._late = HeadlessDriver(SIZE), list[list[list[float]]](), 0.0
        super().__init__(SIZE, **given)

    def frame(self, inputs: list[Input], seconds: float) -> Scene | None:
        """Let a frame be shown, and note what is seen of it."""
        scene = super().frame(inputs, seconds)
        if inputs or not self.runs:
            self.runs.append([])
        run = self.runs[-1]
        self._late += seconds
        if scene is not None and self._late >= 1 / RATE:
            drawn = self.driver.show(scene) or not run
            seen = luminances(self.driver.surface) if drawn else run[-1]
            times = round(self._late * RATE)
            run += [seen] * times
            self._late -= times / RATE
        return scene

    def waits(self, seconds: float) -> None:
        """Let time pass in which nobody presses anything."""
        for _ in range(round(seconds * RATE)):
            self.frame([], 1 / RATE)

    @property
    def flashes(self) -> int:
        """The most in a second."""
        return max(flashes(run, RATE) for run in self.runs if run)


def flickering(cells: int) -> list[list[float]]:
    """Some cells of one field go from dark to bright and back, five times a second."""
    left, high = GRID[0] // 2, -(-cells // FIELD[0])
    found = list[list[float]]()
    for n in range(RATE + 3):
        frame = [0.5] * (GRID[0] * GRID[1])
        for i in range(cells):
            frame[(i % high) * GRID[0] + left + i // high] = 0.9 if n // 3 % 2 else 0.2
        found.append(frame)
    return found


@pytest.mark.parametrize(("cells", "found"), [(LARGE, 5), (LARGE - 1, 0)])
def test_what_flashes_is_counted_where_it_is_large(cells: int, found: int) -> None:
    assert flashes(flickering(cells), RATE) == found


def test_what_only_becomes_brighter_is_no_flash() -> None:
    frames = [[n / RATE] * (GRID[0] * GRID[1]) for n in range(RATE)]
    assert flashes(frames, RATE) == 0


def test_what_passes_by_is_one_flash_at_each_place() -> None:
    """A dark bar as high as the picture, ten cells wide, goes over it in half a second."""
    frames = list[list[float]]()
    for n in range(RATE):
        bar = range(3 * n - 10, 3 * n)
        frames.append([0.1 if x in bar else 0.9 for _ in range(GRID[1]) for x in range(GRID[0])])
    assert flashes(frames, RATE) == 1


def test_the_deal_and_the_first_turns_pass_without_flashes() -> None:
    app = Watched(speed=1.0)
    app.games.start(seats(("human", "easy", "easy")), "basic", 7)
    app.waits(9)
    assert app.flashes <= MOST


def moving() -> Iterator[tuple[Game, Move, set[type[Event]]]]:
    """For each event that moves anything: the first game of computers, before such a move."""
    left = set(TOLD)
    for seed in range(20):
        game = Game.new(CATALOG, seats_for(PLAYERS), seed, "basic")
        bots = seat_bots(CATALOG, PLAYERS, seed)
        while (decision := game.decision) is not None:
            before, told = game.copy(), len(game.events)
            move = bots[decision.seat].choose(game.view(decision.seat), decision)
            game.push(move)
            found = {type(event) for event in game.events[told:]} & left
            if found:
                yield before, move, found
            left -= found
            if not left:
                return
    raise AssertionError(f"never told: {left}")


def test_nothing_that_is_told_flashes_at_the_fastest_speed() -> None:
    for game, move, found in moving():
        app = Watched(speed=max(FACTORS.values()))
        asked = game.decision.seat if game.decision is not None else 0
        players = ["human" if seat == asked else "" for seat in range(4)]
        app.games.play(Session(game, seats(players), {}))
        table = app.screen
        assert isinstance(table, TableScreen)
        app.waits(0.5)
        table.model.make(move)
        for _ in range(20):
            app.waits(0.5)
            if not table.busy:
                break
        assert app.flashes <= MOST, found


@pytest.mark.parametrize("name", SOME)
def test_no_screen_flashes_as_it_comes_or_stays(name: str, tmp_path: Path) -> None:
    app = Watched(speed=1.0, data=tmp_path)
    app.push(routes.Title())
    app.waits(0.5)
    args = argparse.Namespace(
        scenario=None, record=None, to=None, kid="munch", screen=name, page=None
    )
    SCREENS[name](app, args)
    app.waits(2.5)
    assert app.flashes <= MOST


def test_the_results_appear_without_flashes() -> None:
    game, _ = play_match(CATALOG, ("easy", "easy", "easy"), 7, "basic")
    app = Watched(speed=1.0)
    app.games.play(Session(game, seats(("human", "easy", "easy")), {}, Deal(7)))
    app.push(routes.Results())
    app.waits(4)
    assert app.flashes <= MOST
