"""Measures how long it takes to speak another language in a running game, at 1920x1080.

    .venv/bin/python build_scripts/lab switching [--rounds 8] [--size 1920x1080]

Each round goes once through all languages, from the table by the pause to the settings and back to
the table. Told are the medians and the longest, in milliseconds of processor time, which a loaded
machine lengthens less than time by the clock: of a click on a language, and of the way back until
the table is drawn whole. The first round is not counted: it draws what was never shown before.
"""

import argparse
import os
import sys
import time
from collections.abc import Callable
from statistics import median
from typing import Final

from fort_desktop.lab.match import seats_for
from fort_desktop.scene.driver import HeadlessDriver
from fort_desktop.scene.pilot import Pilot
from fort_desktop.ui.app.app import App
from fort_desktop.ui.host import routes
from fort_desktop.ui.i18n.i18n import LANGUAGES
from fort_desktop.ui.table.screen import TableScreen

BAR: Final = 100.0
"""Milliseconds that a switch may take."""
_EVENTS: Final = 150
"""So long has the game been played, and so much is in its log."""


def sitting(size: tuple[int, int]) -> tuple[App, HeadlessDriver]:
    """A game of three that has gone on for some rounds, with a question to the person."""
    app, driver = App(size, speed=0), HeadlessDriver(size)
    app.games.start(seats_for(["human", "easy", "easy"]), "basic", 5)
    pilot = Pilot(app, driver)
    screen = app.screen
    while isinstance(screen, TableScreen):
        pilot.settle()
        decision, session = screen.decision, app.games.session
        if decision is None or session is None or session.at > _EVENTS:
            break
        screen.model.make(decision.moves[0])
    return app, driver


def switches(app: App, driver: HeadlessDriver, rounds: int) -> dict[str, list[float]]:
    """The times of each switch, by what is seen after it."""
    found: dict[str, list[float]] = {"settings": [], "table": []}
    for number in range(rounds + 1):
        for language in LANGUAGES:
            app.push(routes.Pause())
            app.push(routes.Settings(routes.Pause()))
            click = Pilot(app, driver).node(f"language {language}").clicked
            chosen = _timed(app, driver, click or app.quit)
            app.push(routes.Pause())
            back = _timed(app, driver, app.pop)
            if number:
                found["settings"].append(chosen)
                found["table"].append(back)
    return found


def _timed(app: App, driver: HeadlessDriver, act: Callable[[], None]) -> float:
    """Milliseconds of doing something and drawing what follows."""
    begin = time.process_time()
    act()
    scene = app.frame([], 0.0)
    if scene is not None:
        driver.show(scene)
    return 1000 * (time.process_time() - begin)


def main(arguments: list[str]) -> int:
    """Measure, print, and return 1 if a median is over the bar."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--rounds", type=int, default=8)
    parser.add_argument("--size", default="1920x1080", metavar="WIDTHxHEIGHT")
    call = parser.parse_args(arguments)
    os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
    wide, _, tall = call.size.partition("x")
    found = switches(*sitting((int(wide), int(tall))), call.rounds)
    for name, times in found.items():
        print(f"{name:<10} {median(times):6.1f} ms, at most {max(times):6.1f} ms ({len(times)})")
    return int(any(median(times) >= BAR for times in found.values()))


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
