"""A console in a test: it keeps what is told, and a player answers what is asked."""

import random
import re
from collections.abc import Callable, Sequence
from pathlib import Path

from fort_desktop.session.session import Session
from fort_desktop.ui.i18n.i18n import Language
from fort_desktop.ui.persons.settings import SettingsFile
from fort_desktop.ui.terminal.program import TextProgram, Wanted

NUMBERED = re.compile(r"^(\d+)\. ")


class Listener:
    """Keeps the lines that are told; `answer` is given those since the last answer.

    Attributes:
        lines: all that can be read now; told: all that was ever told, cleared or not.
        cleared: so often the screen was cleared; typed: what was typed.
    """

    def __init__(self, answer: Callable[[list[str]], str | None]) -> None:
        self.lines: list[str] = []
        self.told: list[str] = []
        self.typed: list[str] = []
        self.words: Sequence[str] = ()
        self.cleared = 0
        self._answer = answer
        self._read = 0

    def say(self, line: str = "") -> None:
        self.lines.append(line)
        self.told.append(line)

    def ask(self, words: Sequence[str]) -> str | None:
        self.words = words
        new, self._read = self.told[self._read :], len(self.told)
        line = self._answer(new)
        if line is not None:
            self.typed.append(line)
        return line

    def secret(self) -> str | None:
        return self.ask(())

    def forget(self) -> None:
        self.typed.clear()

    def clear(self) -> None:
        self.lines.clear()
        self.cleared += 1


def numbers(lines: Sequence[str]) -> list[int]:
    """The numbers of the answers in some lines."""
    return [int(found[1]) for line in lines if (found := NUMBERED.match(line))]


def by_chance(seed: int, least: int = 1) -> Callable[[list[str]], str | None]:
    """A player who answers by any number; where none is offered, by Enter."""
    chance, last = random.Random(seed), [1]

    def answer(new: list[str]) -> str:
        found = numbers(new)
        last[0] = max(found) if found else last[0]
        return str(chance.randint(1, last[0]))

    return answer


def program(folder: Path, console: Listener, language: Language | None = None) -> TextProgram:
    """The program in a folder, where computers think in this process."""
    return TextProgram(folder, SettingsFile(None), console, language, None)


def game_in(
    folder: Path, console: Listener, wanted: Wanted, language: Language | None = None
) -> Session:
    """Play the game that is wanted; returns it as it was left."""
    found = program(folder, console, language)
    kept: list[Session] = []
    show = found.games._show

    def shown(session: Session) -> None:
        kept.append(session)
        show(session)

    found.games._show = shown
    found.run(wanted)
    return kept[-1]
