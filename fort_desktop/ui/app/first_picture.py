"""Tells another program that the first picture is on the screen (`--first-picture FILE`).

`build_scripts/smoke.py` measures with it how long the packaged program takes to start.
"""

import time
from pathlib import Path

from fort_desktop.scene.driver import Driver
from fort_desktop.scene.events import Input
from fort_desktop.scene.scene import Scene


class Announcing:
    """A driver that writes the time, in seconds since 1970, to a file after the first picture."""

    def __init__(self, driver: Driver, file: Path) -> None:
        self._driver = driver
        self._file: Path | None = file

    @property
    def size(self) -> tuple[int, int]:
        """The size of the surface, in pixels."""
        return self._driver.size

    def inputs(self) -> list[Input]:
        """What the person did since the last call."""
        return self._driver.inputs()

    def show(self, scene: Scene) -> bool:
        """Draw what has changed; the first time, tell that it is there."""
        drawn = self._driver.show(scene)
        if drawn and self._file is not None:
            self._file.write_text(f"{time.time()}\n", "utf-8")
            self._file = None
        return drawn
