"""Computes par in a process of its own, with the lowest priority, while people play.

The process writes each game to `par.json` as it is over, so that closing loses one game at most. A
thread watches it: whoever draws frames only reads a number.
"""

import os
import sys
import time
from multiprocessing import get_context, parent_process
from multiprocessing.process import BaseProcess
from pathlib import Path
from threading import Thread
from typing import Final

from fort_desktop.bots.protocol import without_collector
from fort_desktop.files import open_to_append
from fort_desktop.record.duplicate import (
    MOST_GAMES,
    PAR,
    SET,
    ParGames,
    catalog_of,
    read_par,
    read_set,
    write_par,
)
from fort_desktop.record.faults import RecordError
from fort_desktop.record.lock import take_lock
from fort_desktop.rules.model.types import RuleError
from fort_desktop.session.duplicate.par import EXPERT, StoppedError, par_game

_LOCK: Final = "par.lock"
_IDLE: Final = 0x40
"""The lowest priority on Windows."""
_NAP: Final = 1.0
"""Seconds between two looks whether another program has come further."""


class ParRunner:
    """At most one process, for the deal that was asked for last."""

    def __init__(self, level: str = EXPERT) -> None:
        self._level = level
        self._folder: Path | None = None
        self._process: BaseProcess | None = None
        self._starting: Thread | None = None

    def start(self, folder: Path) -> None:
        """Compute par of the deal in a folder, if it is not there; at once nothing is done."""
        if folder == self._folder:
            return
        self.close()
        self._folder = folder
        # To start a process takes longer than a frame.
        self._starting = Thread(target=self._start, args=(folder,), name="fort-par", daemon=True)
        self._starting.start()

    def _start(self, folder: Path) -> None:
        try:
            process = get_context("spawn").Process(
                target=compute, args=(str(folder), self._level), name="fort-par", daemon=True
            )
            process.start()
        except (OSError, RuntimeError):
            return  # without par all else can be told
        self._process = process

    @property
    def pid(self) -> int | None:
        """The process; None while there is none."""
        return self._process.pid if self._process is not None else None

    def wait(self) -> None:
        """Wait until it is done; nobody who draws frames does that."""
        if self._starting is not None:
            self._starting.join()
        if self._process is not None:
            self._process.join()

    def close(self) -> None:
        """End it; the games that are over stay."""
        if self._starting is not None:
            self._starting.join()
        process, self._process, self._folder, self._starting = self._process, None, None, None
        if process is not None:
            process.kill()
            process.join()
            process.close()


def compute(folder: str, level: str) -> None:
    """Play all games that are missing; another program that does so already is waited for."""
    _step_back()
    without_collector()
    place = Path(folder)
    try:
        handle = open_to_append(place / _LOCK)
    except OSError:
        return
    try:
        while not take_lock(handle):
            if _left_alone() or len(_games(place).games) == MOST_GAMES:
                return
            time.sleep(_NAP)
        _play_all(place, level)
    except (OSError, ValueError, RecordError, RuleError, StoppedError):
        return  # nothing is lost: it is computed when it is next asked for
    finally:
        os.close(handle)


def _play_all(place: Path, level: str) -> None:
    told = read_set(place / SET)
    catalog = catalog_of(told, place / SET)
    found = _games(place).games
    for number in range(len(found), MOST_GAMES):
        found = (*found, par_game(told, catalog, number, level, _left_alone))
        write_par(place / PAR, ParGames(games=found))


def _games(place: Path) -> ParGames:
    """The games so far; a file that is wrong is made anew."""
    try:
        return read_par(place / PAR)
    except RecordError:
        return ParGames()


def _left_alone() -> bool:
    """Whether the program that wanted it is gone."""
    parent = parent_process()
    return parent is not None and not parent.is_alive()


def _step_back() -> None:
    """Everything else on the machine goes first."""
    if sys.platform == "win32":
        import ctypes

        kernel = ctypes.windll.kernel32
        kernel.SetPriorityClass(kernel.GetCurrentProcess(), _IDLE)
    else:
        os.nice(19)
