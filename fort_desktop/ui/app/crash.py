"""Failures of the program itself: they are logged and shown, and the game can go on.

Whatever a frame raises ends here. The game that was played is on the disk move by move, so a new
start of everything loses nothing of it.
"""

import contextlib
import os
import platform
import sys
import traceback
from collections.abc import Callable
from io import TextIOWrapper
from logging import LogRecord
from pathlib import Path
from typing import Final, Generic, NamedTuple, Protocol, TypeVar

from fort_desktop import __version__, streams
from fort_desktop.content import CatalogError
from fort_desktop.files import Why, open_to_append, why_of
from fort_desktop.scene.cache import forget_all
from fort_desktop.scene.driver import Driver, run
from fort_desktop.scene.events import Input
from fort_desktop.scene.scene import Scene
from fort_desktop.session.library.games import GameLibrary
from fort_desktop.ui.i18n.i18n import tr
from fort_desktop.ui.screens.crash import Actions, CrashScreen, Told
from fort_desktop.ui.text.card_faults import card_lines
from fort_desktop.ui.text.file_faults import fault_words
from fort_desktop.ui.text.system_faults import why_words

LOG_BYTES: Final = 256 * 1024
"""A log that has grown so large makes room for a new one."""
LOG_FILES: Final = 3
"""So many old logs are kept: fort.log.1 and so on."""
FAILED: Final = 70
"""The exit code when the program has failed and nobody went on with it."""
WRONG_CARDS: Final = 2
"""The exit code when cards.yaml is wrong, as on the command line."""


class Program(Protocol):
    """A program that can be guarded."""

    games: GameLibrary

    @property
    def screen(self) -> object:
        """The screen that is shown."""

    @property
    def busy(self) -> bool:
        """True if something moves or is still to come by itself."""

    def frame(self, inputs: list[Input], seconds: float) -> Scene | None:
        """One frame; None once the window is to be closed."""

    def close(self) -> None:
        """Leave the game and end the worker."""


P = TypeVar("P", bound=Program)


class Note(NamedTuple):
    """The record of a failure: its report, its log, and why there is no log, if so."""

    report: str
    log: Path
    fault: Why | None = None


def note_down(fault: BaseException, logs: Path, where: str) -> Note:
    """Write a failure to the log in a folder; `where` is what was on the screen."""
    system = f"{platform.system()} {platform.release()} {platform.machine()}"
    told = f"Fort {__version__}, Python {platform.python_version()}, {system}; {where}"
    report = f"{told}\n{''.join(traceback.format_exception(fault))}"
    log = logs / "fort.log"
    try:
        _append(log, report)
    except (OSError, ValueError) as refused:
        # A ValueError is a name that no folder can have.
        why = why_of(refused) if isinstance(refused, OSError) else Why("not_there")
        return Note(report, log, why)
    return Note(report, log)


def _append(log: Path, report: str) -> None:
    # Loaded only now: it takes some time, and most starts never need it.
    from logging import ERROR, Formatter
    from logging.handlers import RotatingFileHandler

    class Handler(RotatingFileHandler):
        def handleError(self, record: LogRecord) -> None:  # noqa: N802 - logging's own name
            raise

        def _open(self) -> TextIOWrapper:
            # Nobody else may read it: it tells of names and folders.
            handle = open_to_append(Path(self.baseFilename))
            return os.fdopen(handle, "a", encoding=self.encoding, errors=self.errors)

    with contextlib.closing(
        Handler(log, "a", LOG_BYTES, LOG_FILES, "utf-8", errors="replace")
    ) as file:
        file.setFormatter(Formatter("%(asctime)s %(message)s"))
        file.handle(LogRecord("fort", ERROR, __file__, 0, report, None, None))


class Guard(Generic[P]):
    """A program of frames that survives what its screens raise.

    Args:
        start: makes the program again, in the game of a record if one is given.
        driver: where it is shown; logs: the folder of the log.

    Attributes:
        app: the program; None if it could not even start.
        code: the exit code once the window is closed.
    """

    def __init__(self, start: Callable[[Path | None], P], driver: Driver, logs: Path) -> None:
        self._start = start
        self._driver = driver
        self._logs = logs
        self._telling: CrashScreen | None = None
        self.app: P | None = None
        self.code = 0

    @property
    def busy(self) -> bool:
        """True if something moves or is still to come by itself."""
        return self._telling is None and self.app is not None and self.app.busy

    def begin(self, record: Path | None = None) -> None:
        """Start the program, or tell why it does not.

        Raises:
            CatalogError: cards.yaml is wrong, and there is a terminal that says so.
        """
        self._telling, self.code = None, 0
        try:
            self.app = self._start(record)
        except CatalogError as fault:
            if not getattr(sys, "frozen", False):
                raise
            # Started by a click: nobody sees what a terminal says.
            words = "\n".join(card_lines(fault))
            streams.log(words)
            self.code = WRONG_CARDS
            self._tell(Told(tr("The cards cannot be read"), [words], words), None)
        except Exception as fault:
            self.fell(fault)

    def run(self) -> int:
        """Play until the window is closed; returns the exit code."""
        while True:
            try:
                run(self._driver, self.frame)
                return self.code
            except Exception as fault:
                # What drawing raises comes here, past `frame`.
                if self._telling is not None:
                    self._give_up(fault)
                    return FAILED
                self.fell(fault)

    def frame(self, inputs: list[Input], seconds: float) -> Scene | None:
        """One frame of the program, or of the window that tells of its failure."""
        if self._telling is not None:
            return self._telling.frame(inputs, seconds)
        try:
            return None if self.app is None else self.app.frame(inputs, seconds)
        except Exception as fault:
            self.fell(fault)
            return self._telling.frame([], 0.0) if self._telling is not None else None

    def fell(self, fault: Exception) -> None:
        """The program failed: write it down, let go of the game, and tell."""
        app, self.app = self.app, None
        forget_all()
        where = f"on {type(app.screen).__name__}" if app is not None else "while starting"
        note = note_down(fault, self._logs, where)
        streams.log(note.report)
        record, kept = _let_go(app) if app is not None else (None, "")
        self.code = FAILED
        try:
            self._tell(_told(fault, note, kept), record)
        except Exception as second:
            self._give_up(second)

    def _tell(self, told: Told, record: Path | None) -> None:
        again = None if self.code == WRONG_CARDS else self.begin
        self._telling = CrashScreen(self._driver.size, told, Actions(again, record))

    def _give_up(self, fault: Exception) -> None:
        """Even telling fails: only the terminal is left. The next frame is the last."""
        self._telling = None
        traceback.print_exception(fault)
        print(tr("fort-desktop: failed; see {file}", file=self._logs / "fort.log"), file=sys.stderr)


def _let_go(app: Program) -> tuple[Path | None, str]:
    """Close what a failed program held: the file of its game, and words of how that is kept."""
    session = app.games.session
    journal = session.recording.journal if session is not None else None
    for part in (app.games.leave, app.close):
        # What has failed once may fail again; the file is let go of all the same.
        with contextlib.suppress(Exception):
            part()
    if session is None:
        return None, tr("No game was open; all saved games are safe.")
    if journal is None:
        return None, tr("This game was not being saved.")
    with contextlib.suppress(Exception):
        journal.close()
    if journal.kept:
        return journal.path, tr("Your game is safe: every move has been saved.")
    if journal.trouble is None:
        return None, tr("{file} does not contain the whole game.", file=journal.path)
    why = fault_words(journal.trouble)
    return None, tr("The last moves have not been saved. {why}", why=why)


def _told(fault: Exception, note: Note, kept: str) -> Told:
    """The failure in words for a person."""
    what = "".join(traceback.format_exception_only(fault)).strip()
    if note.fault is not None:
        why = why_words(note.fault)
        log = tr("The report could not be written to {file}: {why}", file=note.log, why=why)
    else:
        log = tr("The report is in {file}.", file=note.log)
    lines = [tr("The program ran into an error: {what}", what=what), kept, log]
    return Told(tr("Something went wrong"), [line for line in lines if line], note.report)
