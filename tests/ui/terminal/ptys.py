"""The program in a pseudo-terminal, played by whoever reads what it tells."""

import os
import pty
import re
import select
import signal
import subprocess
import sys
import termios
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import Final

from tests.waiting import LONGEST

ROOT: Final = Path(__file__).resolve().parents[3]
CLEARED: Final = "\x1b[2J\x1b[3J\x1b[H"
_ASKS: Final = re.compile(r"(?:> |>\x08\x1b\[2C)(?:\x1b\[[0-9;?]*[A-Za-z])*\r?\Z")
"""The prompt, as it is written to a plain terminal, and to one whose cursor moves."""
ENVIRON: Final = {**os.environ, "PYTHONPATH": str(ROOT)}
_ESCAPES: Final = re.compile(r"\x1b\[[0-9;?]*[A-Za-z]|\x1b[=>]")


class Seen:
    """A program at a terminal.

    Args:
        folder: of its data; words: of the call; program: how it is started, in which environment.

    Attributes:
        told: all that it has written, as it was written.
    """

    def __init__(
        self,
        folder: Path,
        *words: str,
        term: str = "dumb",
        wide: int = 0,
        program: Sequence[str] = (sys.executable, "-m", "fort_desktop"),
        environ: Mapping[str, str] = ENVIRON,
    ) -> None:
        self._ours, theirs = pty.openpty()
        self.resize(wide)
        env = {**environ, "TERM": term, "PROMPT_TOOLKIT_NO_CPR": "1"}
        call = [*program, "--data", str(folder), "play", "--text", *words]
        self.program = subprocess.Popen(call, stdin=theirs, stdout=theirs, stderr=theirs, env=env)
        os.close(theirs)
        self.told = ""
        self._left = b""
        self._read = 0

    def resize(self, wide: int) -> None:
        """Make the terminal so many letters wide; 0 for one that does not tell."""
        termios.tcsetwinsize(self._ours, (24 if wide else 0, wide))

    def new(self) -> str | None:
        """Return what is told up to the next prompt; None once the program has ended."""
        while not _ASKS.search(self.told, self._read):
            ready, _, _ = select.select([self._ours], [], [], LONGEST)
            assert ready, "it never asks"
            try:
                found = os.read(self._ours, 65536)
            except OSError:  # Linux says so where the other end has been closed
                found = b""
            if not found:
                return None
            self._left += found
            text = self._left.decode("utf-8", errors="ignore")
            if text.encode() == self._left:
                self.told, self._left = self.told + text, b""
        new, self._read = self.told[self._read :], len(self.told)
        return new

    def type(self, line: str) -> None:
        """Type a line, and Enter."""
        os.write(self._ours, line.encode() + b"\r")

    def play(self, answer: Callable[[list[str]], str | None]) -> None:
        """Answer what is asked, until the program has ended or there is no answer."""
        while (new := self.new()) is not None:
            line = answer(lines_of(new))
            if line is None:
                return
            self.type(line)

    def end(self) -> int:
        """Wait until the program has ended; returns its exit code."""
        self.program.wait(LONGEST)
        os.close(self._ours)
        return self.program.returncode

    def kill(self) -> None:
        """End the program as a power failure would."""
        self.program.send_signal(signal.SIGKILL)
        assert self.end() == -signal.SIGKILL


def lines_of(told: str) -> list[str]:
    """What is read of it."""
    return _ESCAPES.sub("", told).replace("\r", "").split("\n")


def after(
    count: int, answer: Callable[[list[str]], str | None]
) -> Callable[[list[str]], str | None]:
    """Answer so many times, and then no more."""
    left = [count]

    def answered(new: list[str]) -> str | None:
        left[0] -= 1
        return answer(new) if left[0] >= 0 else None

    return answered
