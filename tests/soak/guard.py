"""The program's guard against failures, which tells the soak test what it caught."""

import contextlib
import io
from collections.abc import Callable
from pathlib import Path

from fort_desktop.scene.driver import HeadlessDriver
from fort_desktop.ui.app.app import App
from fort_desktop.ui.app.crash import Guard


class PlantedError(Exception):
    """Raised on purpose, so that the crash screen is tested too."""


class Fortress(Guard[App]):
    """The program's own guard, which also reports what it caught to the soak test."""

    def __init__(
        self,
        start: Callable[[Path | None], App],
        driver: HeadlessDriver,
        logs: Path,
        told: Callable[[Exception], None],
    ) -> None:
        super().__init__(start, driver, logs)
        self.told = told

    def fell(self, fault: Exception) -> None:
        """Report a failure, unless it was planted."""
        if not isinstance(fault, PlantedError):
            self.told(fault)
        with contextlib.redirect_stderr(io.StringIO()):
            super().fell(fault)
