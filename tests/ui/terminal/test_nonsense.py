"""Nonsense that is typed: no line ends the program, and none makes a move that was not meant."""

import random
import re
import unicodedata
from collections.abc import Callable
from typing import Final

from fort_desktop.content import load_catalog
from fort_desktop.ui.terminal.table import TextTable
from fort_desktop.ui.terminal.typed import Choice
from fort_desktop.ui.text.rules.search import folded
from tests.thorough import THOROUGH
from tests.ui.terminal.tables import Watched, text_table

LINES: Final = 10_000 if THOROUGH else 3_000
ODD: Final = "abcdefgzżąłěščяю0159 _-&.;:'\"\\/\t\x00\x1b[31m\u202e\u2028\U0001f355%{}{who}"
LETTERS: Final = "abcdefghiklmnoprstuvwy"
ENTER: Final = ("Done", "I am", "Maja, show", "Zoe, show")
"""Answers that Enter alone gives: they lift a curtain, or lay one over a hand."""
VERBS: Final = (
    *("play", "add", "use", "recruit", "follow", "trash", "keep", "perk", "declare", "copy"),
    *("spend", "convert", "lookout", "pick", "take", "pass", "why", "rules", "log"),
)
BACK: Final = ("hint", "quit", "undo")
"""Left out: one takes long, one ends, and one takes moves back."""


def allowed(line: str, choices: list[Choice]) -> bool:
    """Return True if a line can mean one of the answers: by its number, or as a beginning."""
    if not line.strip():
        return any(one.says[0].startswith(ENTER) for one in choices)
    if line.strip() in map(str, range(1, len(choices) + 1)):
        return True
    typed = words(line)
    begun = [one for one in choices if any(begins(typed, words(say)) for say in one.says)]
    exact = [one for one in choices if any(typed == words(say) for say in one.says)]
    return bool(typed) and (len(exact) == 1 or (len(begun) == 1 and len("".join(typed)) > 1))


def words(line: str) -> list[str]:
    return re.findall(r"[^\W_]+", folded(line))


def begins(typed: list[str], words: list[str]) -> bool:
    return all(i < len(words) and words[i][: len(one)] == one for i, one in enumerate(typed))


class Typist:
    """Types nonsense, and things that are nearly right; notes what came of it."""

    def __init__(self, seed: int) -> None:
        self.chance = random.Random(seed)
        self.kids = list(load_catalog().kids)
        self.count = self.moves = 0
        self.wrong: list[str] = []
        self._before: tuple[int, str, list[Choice]] | None = None
        self._table: TextTable | None = None
        self._acts = 0

    def _watch(self, table: TextTable) -> None:
        """Count whatever a person does at the door of the game."""
        self._table, self._before = table, None
        for name in ("answer", "follow", "decline", "nobody", "done", "take_back"):
            setattr(table.model.hotseat, name, self._counting(getattr(table.model.hotseat, name)))

    def _counting(self, does: Callable[..., object]) -> Callable[..., object]:
        def counted(*values: object) -> object:
            self._acts += 1
            return does(*values)

        return counted

    def __call__(self, console: Watched, new: list[str]) -> str | None:
        table = console.table
        assert table is not None
        if table is not self._table:
            self._watch(table)
        acts, choices = self._acts, list(table._commands.choices)
        if self._before is not None:
            before, line, offered = self._before
            self.moves += acts > before
            if acts > before and not allowed(line, offered):
                self.wrong.append(line)
        if self.count == LINES:
            return None
        self.count += 1
        line = self._line(choices)
        self._before = acts, line, choices
        return line

    def _line(self, choices: list[Choice]) -> str:
        chance = self.chance
        says = [say for one in choices for say in one.says] or ["x"]
        verb = chance.choice(VERBS)
        kinds = (
            lambda: "".join(chance.choices(ODD, k=chance.randrange(40))),
            lambda: "".join(chance.choices(LETTERS, k=chance.randrange(1, 4))),
            lambda: chance.choice(says)[: chance.randrange(12)],
            lambda: chance.choice(says) + chance.choice(("x", " x", " !", " 1")),
            lambda: f"{verb} {chance.choice(self.kids)}",
            lambda: f"{verb} {chance.choice(('', '-1', '9' * 5000, 'deck', '{}'))}",
            lambda: str(chance.randrange(-3, 30)),
            lambda: "x" * 20_000,
            lambda: chance.choice(("hand", "rivals", "park", "board", "help", "save", "why 99")),
        )
        return chance.choice(kinds)()


def safe(line: str) -> bool:
    return not any(word.startswith(tuple(words(line)[:1]) or ("?",)) for word in BACK)


class Careful(Typist):
    def _line(self, choices: list[Choice]) -> str:
        while not safe(line := super()._line(choices)):
            pass
        return line


def test_no_line_fails_and_none_makes_a_move_that_was_not_meant() -> None:
    typist, games = Careful(3), 0
    while typist.count < LINES:
        console = Watched(typist)
        players = (("human", "random"), ("human", "human", "random"))[games % 2]
        text_table(console, players, games, ("basic", "draft")[games % 2]).run()
        games += 1
    assert typist.wrong == []
    assert typist.moves > 0.03 * LINES, "or nothing was ever understood"
    assert not any(unicodedata.category(c) in ("Cc", "Cf", "Zl") for c in "".join(console.told))
