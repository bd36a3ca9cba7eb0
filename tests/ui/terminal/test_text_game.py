"""Whole games in the terminal, by a console that answers by chance."""

import re
import subprocess
import sys
from collections import Counter
from collections.abc import Sequence
from pathlib import Path
from typing import Final

import pytest

from fort_desktop.record.reader import read_record
from fort_desktop.rules.model.types import SetupKind
from fort_desktop.ui.i18n.i18n import LANGUAGES, Language, set_language
from fort_desktop.ui.terminal.program import Wanted
from fort_desktop.ui.text.sentences import Teller
from tests.ui.terminal.reading import Listener, by_chance, game_in

ALONE = ("human", "random", "easy")


@pytest.fixture(autouse=True)
def _english() -> object:
    yield
    set_language("en")


@pytest.mark.parametrize("setup", ["basic", "draft"])
def test_a_game_is_played_to_its_end(tmp_path: Path, setup: SetupKind) -> None:
    console = Listener(by_chance(3))
    session = game_in(tmp_path, console, Wanted(players=ALONE, setup=setup, seed=7), "en")
    assert session.ended
    assert session.recording.path is not None
    assert len(read_record(session.recording.path).events) == session.at
    assert any(line.endswith("wins!") or "win together" in line for line in console.told)
    assert console.cleared == 0


COUNTED: Final = re.compile(r"(.* (?:gains|scores|spends|packs|swaps)) (\d+) (pizza|toy|point)")


def test_every_event_that_has_a_line_is_told_once(tmp_path: Path) -> None:
    """In its order; tokens and points are told with their number."""
    console = Listener(by_chance(4))
    session = game_in(tmp_path, console, Wanted(players=ALONE, seed=8), "en")
    teller = Teller(session.catalog, session.seats, 0)
    # Suits stand in brackets behind the names of kids.
    said = (line for line in console.told if not line.endswith("?"))
    plain = (re.sub(r" \([^()]*\)| from their (hand|discard pile)", "", line) for line in said)
    told = [one.rstrip(".") for line in plain for one in line.split(". ")]
    wanted = [line for event in session.events if (line := teller.tell(event))]
    single = [line for line in wanted if not COUNTED.match(line)]
    assert [one for one in told if one in single] == single
    assert amounts(told) == amounts(wanted)


def amounts(lines: Sequence[str]) -> Counter[tuple[str, str]]:
    """What everybody gained and spent."""
    found: Counter[tuple[str, str]] = Counter()
    for line in lines:
        if counted := COUNTED.match(line):
            found[counted[1], counted[3]] += int(counted[2])
    return found


@pytest.mark.parametrize("language", LANGUAGES)
def test_it_is_played_in_each_language(tmp_path: Path, language: Language) -> None:
    console = Listener(by_chance(5))
    session = game_in(tmp_path, console, Wanted(players=("human", "random"), seed=9), language)
    assert session.ended


SCRIPT = """
import sys
from fort_desktop.cli import main
call = ["--data", sys.argv[1], "play", "--text", "--players", "human,random", "--seed", "1"]
code = main(call)
print(code, {"pygame", "prompt_toolkit"} & set(sys.modules))
"""


def test_neither_the_window_nor_the_line_editor_is_loaded(tmp_path: Path) -> None:
    call = [sys.executable, "-c", SCRIPT, str(tmp_path)]
    typed = "1\nhelp\nhint\nrules yard\nquit\n"
    found = subprocess.run(call, input=typed, capture_output=True, encoding="utf-8", check=True)
    assert found.stdout.splitlines()[-1] == "0 set()"
