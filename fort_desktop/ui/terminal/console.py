"""The terminal that the game is told in: lines out, lines in, and a screen that can be cleared."""

import os
import sys
import textwrap
from collections.abc import Sequence
from getpass import getpass
from typing import Any, Final, Protocol, TextIO

_CLEARS: Final = "\x1b[2J\x1b[3J\x1b[H"
"""Clears the screen and what was scrolled out of it (ECMA-48, and xterm's ED 3)."""
_DUMB: Final = ("dumb", "unknown")
"""The names of terminals that know only lines (terminfo)."""
_WIDE: Final = 80
"""Letters in a line of a terminal that does not tell how wide it is."""
PROMPT: Final = "> "
INDENT: Final = "   "
"""Before what belongs to the line above."""


class Console(Protocol):
    """A place where lines are told and typed."""

    def say(self, line: str = "") -> None:
        """Write a line."""

    def ask(self, words: Sequence[str]) -> str | None:
        """Return a line that was typed, None at the end; `words` complete it."""

    def secret(self) -> str | None:
        """Return a line that is not shown while it is typed."""

    def clear(self) -> None:
        """Take away all that can be read."""

    def forget(self) -> None:
        """Forget what was typed, as somebody else comes."""


class Pipe:
    """Lines from a file or another program: nothing is completed, and nothing can be cleared."""

    def __init__(self, told: TextIO, typed: TextIO) -> None:
        self._told = told
        self._typed = typed

    def say(self, line: str = "") -> None:
        """Write a line at once."""
        print(line, file=self._told, flush=True)

    def ask(self, words: Sequence[str]) -> str | None:
        """Read a line."""
        line = self._typed.readline()
        return line.rstrip("\r\n") if line else None

    def secret(self) -> str | None:
        """Read a line."""
        return self.ask(())

    def clear(self) -> None:
        """There is no screen."""

    def forget(self) -> None:
        """Nothing typed is kept."""


class Plain(Pipe):
    """A terminal with a person at it that knows nothing but lines."""

    def __init__(self) -> None:
        super().__init__(sys.stdout, sys.stdin)

    def say(self, line: str = "") -> None:
        """Write a line, in rows where the terminal is narrow; no word is broken.

        Rows behind the first stand further in, so that none looks like the number of an answer.
        """
        inside = line[: len(line) - len(line.lstrip())]
        wrapper = textwrap.TextWrapper(
            os.get_terminal_size(self._told.fileno()).columns or _WIDE,
            subsequent_indent=inside + INDENT,
            break_long_words=False,
            break_on_hyphens=False,
        )
        rows = (row for part in line.split("\n") for row in wrapper.wrap(part) or [""])
        super().say("\n".join(rows))

    def ask(self, words: Sequence[str]) -> str | None:
        """Let a person type a line; None once they leave, by Ctrl+C or Ctrl+D."""
        print(PROMPT, end="", file=self._told, flush=True)
        try:
            return super().ask(words)
        except KeyboardInterrupt:
            return None

    def secret(self) -> str | None:
        """Let a person type a line that nobody sees."""
        try:
            return getpass(PROMPT)
        except (EOFError, KeyboardInterrupt):
            return None

    def clear(self) -> None:
        """Clear screen and scrollback, also where it calls itself dumb: hands must not stay."""
        print(_CLEARS, end="", file=self._told, flush=True)


class Terminal(Plain):
    """A terminal with a person at it: Tab completes, arrows bring back what was typed."""

    def __init__(self) -> None:
        super().__init__()
        self._session = self._anew()

    def _anew(self) -> Any:
        """Return a session of prompt_toolkit: the next person must not read what was typed."""
        from prompt_toolkit import PromptSession

        return PromptSession(complete_while_typing=False)

    def ask(self, words: Sequence[str]) -> str | None:
        """Let a person type a line; None once they leave, by Ctrl+C or Ctrl+D."""
        from prompt_toolkit.completion import WordCompleter

        completer = WordCompleter(list(words), ignore_case=True, sentence=True)
        try:
            return str(self._session.prompt(PROMPT, completer=completer))
        except (EOFError, KeyboardInterrupt):
            return None

    def secret(self) -> str | None:
        """Let a person type a line that nobody sees, and that is not remembered."""
        try:
            return str(self._anew().prompt(PROMPT, is_password=True))
        except (EOFError, KeyboardInterrupt):
            return None

    def clear(self) -> None:
        """Clear screen and scrollback."""
        self._session.output.write_raw(_CLEARS)
        self._session.output.flush()

    def forget(self) -> None:
        """Begin a history of lines that has none of those before."""
        self._session = self._anew()


def console() -> Console:
    """Return the console that the program was called in."""
    if sys.stdin is None or sys.stdout is None or not (sys.stdin.isatty() and sys.stdout.isatty()):
        return Pipe(sys.stdout, sys.stdin)
    return Plain() if os.environ.get("TERM") in _DUMB else Terminal()
