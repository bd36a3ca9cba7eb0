"""Measures the screen, in a process of its own: frames, first picture, idle load, memory."""

import json
import statistics
import subprocess
import tempfile
import time
from collections.abc import Callable
from importlib import import_module
from pathlib import Path
from typing import Any

from fort_desktop.lab.long_game import long_game
from fort_desktop.lab.match import seats_for
from fort_desktop.launch import call_of
from fort_desktop.scene.driver import TICK, Driver, HeadlessDriver, run
from fort_desktop.scene.events import Input, Resize
from fort_desktop.scene.scene import Scene
from fort_desktop.session.bot_process import Thinker
from fort_desktop.session.session import Session
from fort_desktop.ui.access.bridge import AccessKit
from fort_desktop.ui.access.speaking import Speaking
from fort_desktop.ui.app.app import App
from fort_desktop.ui.bench.choreography import (
    WHEN,
    bare_ms,
    frames_of_play,
    frames_to_answer,
    share,
    three_cards_ms,
)
from fort_desktop.ui.bench.memory import memory_mb
from fort_desktop.ui.bench.start import FULL_HD, driver_for, table
from fort_desktop.ui.table.screen import TableScreen

_PLAYED = 3000
"""Frames of play that are measured."""
ULTRA_HD = (3840, 2160)


def rest(app: App, frames: int = 600) -> None:
    """Let a person think for some seconds, while cards are drawn ahead."""
    for _ in range(frames):
        app.frame([], TICK)


def jump_times(jumps: int = 40) -> list[float]:
    """Milliseconds of jumps to lines all over the log of a game of 60 rounds, drawn at 1080p."""
    driver = driver_for(FULL_HD)
    app = App(FULL_HD, speed=0)
    game = long_game(app.catalog, 60)
    session = Session(game, seats_for(["human", "", "", ""]), {})
    session.looking = True
    app.games.play(session)
    screen = app.screen
    assert isinstance(screen, TableScreen)
    driver.show(screen.scene)
    rest(app)
    times = []
    for i in range(jumps):
        line = screen.model.lines[(i * 7919) % len(screen.model.lines)]
        began = time.process_time()
        screen.model.go_to(line.at)
        driver.show(screen.scene)
        times.append(1000 * (time.process_time() - began))
    return times


def idle_load(seconds: float = 5.0) -> float:
    """Percent of a core that a table at rest takes, in the loop that the program runs in."""
    app, driver = table(FULL_HD)
    rest(app)
    marks: list[tuple[float, float]] = []

    def frame(inputs: list[Input], passed: float) -> Scene | None:
        marks.append((time.perf_counter(), time.process_time()))
        over = marks[-1][0] - marks[0][0] > seconds
        return None if over else app.frame(inputs, passed)

    run(driver, frame)
    (began, used), (ended, used_then) = marks[0], marks[-1]
    return 100 * (used_then - used) / (ended - began)


def thinking_intervals(seconds: float = 12.0) -> list[float]:
    """Milliseconds from frame to frame at 1080p while experts think in their process.

    A person sits with them and answers at once, so somebody thinks nearly all the time.
    """
    driver = driver_for(FULL_HD)
    thinker = Thinker()
    app = App(FULL_HD, speed=1, thinker=thinker)
    app.games.play(Session.new(app.catalog, seats_for(["human", *["expert"] * 3]), 3, "basic"))
    intervals: list[float] = []
    until = time.perf_counter() + seconds
    last = time.perf_counter()
    while time.perf_counter() < until:
        began = time.perf_counter()
        intervals.append(1000 * (began - last))
        last = began
        screen = app.screen
        if isinstance(screen, TableScreen) and screen.decision is not None:
            screen.model.make(screen.decision.moves[-1])
        scene = app.frame(driver.inputs(), TICK)
        if scene is not None:
            driver.show(scene)
        time.sleep(max(0.0, TICK - (time.perf_counter() - began)))
    thinker.close()
    # The first half second is that of the worker's start.
    return intervals[30:]


class _Ear(AccessKit):
    """A reader that takes all news as the library does, but is no other process."""

    def __init__(self) -> None:
        super().__init__(import_module("accesskit"), 0)
        self._active, self.told = True, 0

    def _adapted(self, window: int) -> Any:
        return self

    def update_if_active(self, made: Callable[[], Any]) -> None:
        """Make the update that the library would take."""
        self.told += 1
        made()

    def update_window_focus_state(self, on: bool) -> None:
        """Nothing is asked about the focus."""


class _Timed(Speaking):
    """Writes down how many milliseconds of the processor it takes to tell what has changed."""

    def __init__(self, driver: Driver) -> None:
        self._ear = _Ear()
        super().__init__(driver, self._ear, lambda: "Fort")
        self.times: list[float] = []

    def _tell(self, scene: Scene) -> None:
        began, before = time.process_time(), self._ear.told
        super()._tell(scene)
        if self._ear.told > before:
            self.times.append(1000 * (time.process_time() - began))


def told_times() -> list[float]:
    """Milliseconds of the frames of play at 1080p in which something is told to a reader."""
    driver = _Timed(driver_for(FULL_HD))
    for _ in frames_of_play(driver, _PLAYED):
        pass
    return driver.times


def first_picture(of: str) -> float:
    """Seconds from the start of a process to its first `title` or `table` at 1080p."""
    began = time.time()
    call = [*call_of("fort_desktop.ui.bench.start"), of]
    answer = subprocess.run(call, capture_output=True, encoding="utf-8", timeout=60, check=True)
    return float(answer.stdout.split()[-1]) - began


def switch_4k() -> float:
    """Seconds from the news that the window is 4K now to the table drawn in it."""
    app, _ = table(FULL_HD)
    rest(app)
    driver = driver_for(ULTRA_HD)
    began = time.perf_counter()
    scene = app.frame([Resize(*ULTRA_HD)], 0.0)
    if scene is not None:
        driver.show(scene)
    return time.perf_counter() - began


def play_figures(driver: Driver, name: str) -> dict[str, tuple[float, str]]:
    """The work of frames of play, and of one with three moving cards."""
    times = [played.ms for played in frames_of_play(driver, _PLAYED) if played.drew]
    bare = bare_ms(driver)
    return {
        f"frame_ms_{name}_median": (statistics.median(times), "ms"),
        f"frame_ms_{name}_p99": (share(times, 0.99), "ms"),
        f"frame_ms_{name}_longest": (max(times), "ms"),
        f"bare_ms_{name}": (bare, "ms"),
        f"three_cards_of_bare_{name}": (three_cards_ms(driver) / bare, "times"),
    }


def main() -> None:
    """Print all figures as one line of JSON."""
    figures: dict[str, tuple[float, str]] = {"first_frame_s": (first_picture("title"), "s")}
    figures["first_table_s"] = (first_picture("table"), "s")
    figures["switch_4k_s"] = (switch_4k(), "s")
    windows = 0
    for name, size in (("1080p", FULL_HD), ("4k", ULTRA_HD)):
        driver = driver_for(size)
        windows += not isinstance(driver, HeadlessDriver)
        figures |= play_figures(driver, name)
        if size == FULL_HD:
            with tempfile.TemporaryDirectory() as folder:
                saving = frames_of_play(driver_for(size), _PLAYED, Path(folder))
            times = [played.ms for played in saving if played.drew]
            figures["frame_ms_1080p_p99_saving"] = (share(times, 0.99), "ms")
            thinking = sorted(thinking_intervals())
            figures["thinking_interval_ms_p99"] = (share(thinking, 0.99), "ms")
            jumps = jump_times()
            figures["jump_ms_median"] = (statistics.median(jumps), "ms")
            figures["jump_ms_longest"] = (max(jumps), "ms")
            told = told_times()
            figures["reader_ms_median"] = (statistics.median(told), "ms")
            figures["reader_ms_p99"] = (share(told, 0.99), "ms")
            figures["idle_cpu_percent"] = (idle_load(), "%")
            figures["memory_mb"] = (memory_mb(), "MB")
            for when in WHEN:
                frames = frames_to_answer(driver_for(size), when)
                figures[f"frames_to_answer_{when}"] = (frames, "frames")
    figures["windows"] = (windows, "of 2 sizes")
    print(json.dumps({name: {"value": v, "unit": unit} for name, (v, unit) in figures.items()}))


if __name__ == "__main__":
    main()
