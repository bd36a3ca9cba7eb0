"""The first picture in a new process: `python -m fort_desktop.ui.bench.start title|table`.

It imports no more than the program itself does up to there, and prints the time of the picture.
"""

import gc
import os
import sys
import time
from typing import Final

# As `cli.py` does, before all that is to be loaded.
if __name__ == "__main__":
    gc.disable()

from fort_desktop.lab.match import seats_for
from fort_desktop.scene.driver import Driver, HeadlessDriver, PygameDriver
from fort_desktop.session.session import Session
from fort_desktop.ui.app.app import App

FULL_HD: Final = (1920, 1080)


def driver_for(size: tuple[int, int]) -> Driver:
    """A window of just this size where a display has room for it, else a surface in memory."""
    if os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"):
        # Where it is told to lie, it is as large as told: a new one is larger on a large screen.
        window = PygameDriver("Fort", size, place=(0, 0, *size))
        if window.size == size:
            return window
        window.close()
    return HeadlessDriver(size)


def title(size: tuple[int, int]) -> None:
    """Draw the first screen."""
    driver = driver_for(size)
    scene = App(size).frame([], 0.0)
    if scene is not None:
        driver.show(scene)


def table(size: tuple[int, int]) -> tuple[App, Driver]:
    """A table with three rivals where a person is asked."""
    driver = driver_for(size)
    app = App(size, speed=0)
    seats = [*seats_for(["human", "easy", "easy", "easy"])]
    app.games.play(Session.new(app.catalog, seats, 3, "basic"))
    for _ in range(3000):
        scene = app.frame([], 0.02)
        if scene is not None:
            driver.show(scene)
        if not app.busy:
            break
    return app, driver


if __name__ == "__main__":
    {"title": title, "table": table}[sys.argv[1]](FULL_HD)
    print(time.time())
