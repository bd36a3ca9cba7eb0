"""The program at a real terminal: whole games, people who take turns, kills, and the window."""

import json
import re
import sys
from pathlib import Path
from typing import Final

import pytest

from fort_desktop.record.reader import read_record
from fort_desktop.record.record import Record
from fort_desktop.rules.model.events import GameEnded
from fort_desktop.ui.i18n.i18n import LANGUAGES, Language
from tests.record.games import saved
from tests.ui.family import SIZE, Family
from tests.ui.sitting import Sitting
from tests.ui.terminal.reading import by_chance
from tests.ui.test_hotseat_games import killed

if sys.platform == "win32":
    pytest.skip("Windows has no such terminals", allow_module_level=True)

from tests.ui.terminal.ptys import CLEARED, Seen, after, lines_of

AWAY: Final = "Everyone else, look away now."


@pytest.fixture
def data(tmp_path: Path) -> Path:
    """A folder with settings that wait for nothing."""
    settings = {"fort_settings": 1, "speed": "instant"}
    (tmp_path / "settings.json").write_text(json.dumps(settings), "utf-8")
    return tmp_path


def game(folder: Path) -> Record:
    (path,) = (folder / "games").glob("*.fort")
    return read_record(path)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_whole_game_in_each_language(data: Path, language: Language) -> None:
    call = ("--players", "human,random", "--seed", "3", "--lang", language)
    program = Seen(data, *call)
    program.play(by_chance(2))
    assert program.end() == 0
    assert "Traceback" not in program.told
    assert any(isinstance(event, GameEnded) for event in game(data).events)


def test_three_people_take_turns_and_leave_nothing_to_be_read(data: Path) -> None:
    call = ("--players", "human,human,human", "--names", "Maja,Zoe,Tom", "--seed", "4")
    program = Seen(data, *call, term="xterm")
    program.play(after(160, by_chance(5)))
    program.kill()
    called = [found.start() for found in re.finditer(AWAY, program.told)]
    assert len(called) > 20
    for at in called[1:]:
        # What can still be read as the next one is called: since the last clearing.
        seen = "\n".join(lines_of(program.told[program.told.rindex(CLEARED, 0, at) : at]))
        assert "Play one of your kids" not in seen
        assert "You have" not in seen
        assert not re.search(r"^> \S", seen, re.M), "what was typed can be read"


def test_whoever_comes_next_does_not_get_what_was_typed(data: Path) -> None:
    call = ("--players", "human,human", "--names", "Maja,Zoe", "--seed", "4")
    program = Seen(data, *call, term="xterm")
    chance, told = by_chance(5), list[int]()
    lifted = [False]

    def answer(new: list[str]) -> str | None:
        """Lift each curtain by its number, and bring back there what was typed before."""
        comes, lifted[0] = lifted[0], AWAY in new
        if not comes:
            return chance(new)
        told.append(len(program.told))
        return "\x1b[A" * 9  # the key up; Enter behind it gives the line again

    program.play(after(40, answer))
    program.kill()
    assert len(told) > 3
    for at in told:
        typed = program.told[at:].partition("\n")[0]
        assert not re.search(r"\d", "".join(lines_of(typed))), typed


def test_a_game_goes_on_in_the_window_and_in_the_terminal_after_kills(data: Path) -> None:
    call = ("--players", "human,human,human", "--names", "Maja,Zoe,Tom", "--setup", "draft")
    program = Seen(data, *call, "--seed", "9")
    program.play(after(45, by_chance(5)))
    program.kill()
    before = game(data)
    assert before.damage is None
    assert before.aside.held or before.acts

    sitting = Sitting(None, data=data, size=SIZE)
    family = Family(sitting, 7)
    assert saved(sitting.session).name == before.path.name
    assert sitting.session.aside == before.aside
    assert family.where == "curtain"
    sitting.app.close()

    there = killed(data, "wave")
    program = Seen(data, "--continue")
    new = program.new()
    assert new is not None
    assert AWAY in new
    assert game(data).aside == there.aside
    made = len(game(data).acts)
    program.type("1")
    program.play(after(60, by_chance(6)))
    program.kill()
    assert len(game(data).acts) > made
