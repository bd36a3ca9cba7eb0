"""The terminal at its edges: narrow, resized, plain, and left in the middle: nothing is lost."""

import json
import subprocess
import sys
from pathlib import Path

import pytest

from fort_desktop.record.reader import read_record
from fort_desktop.record.record import Record
from fort_desktop.session.hotseat.hotseat import Hotseat
from fort_desktop.ui.terminal.program import Wanted
from tests.ui.terminal.reading import Listener, by_chance, program

SAVED = "The game is saved: you can continue it here or in the window."
CALL = ("--players", "human,random", "--names", "Maja,Zoe", "--seed", "3")


def game(folder: Path) -> Record:
    (path,) = (folder / "games").glob("*.fort")
    return read_record(path)


@pytest.fixture
def data(tmp_path: Path) -> Path:
    """A folder with settings that wait for nothing."""
    settings = {"fort_settings": 1, "speed": "instant"}
    (tmp_path / "settings.json").write_text(json.dumps(settings), "utf-8")
    return tmp_path


def piped(folder: Path, typed: str, *words: str) -> subprocess.CompletedProcess[str]:
    call = [sys.executable, "-m", "fort_desktop", "--data", str(folder), "play", "--text", *words]
    return subprocess.run(call, input=typed, capture_output=True, encoding="utf-8", check=False)


def test_input_that_ends_in_the_middle_leaves_the_game_to_be_gone_on_with(data: Path) -> None:
    first = piped(data, "1\n1\n", *CALL)
    assert (first.returncode, first.stderr) == (0, "")
    assert first.stdout.splitlines()[-1] == SAVED
    made = len(game(data).acts)
    assert made >= 2
    again = piped(data, "", "--continue")
    assert again.returncode == 0
    assert [line for line in first.stdout.splitlines() if line.startswith("1. ")][
        -1
    ] in again.stdout
    assert len(game(data).acts) == made


def test_an_interruption_while_computers_think_loses_nothing(
    data: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    console, think, left = Listener(by_chance(4)), Hotseat.go_on, [40]

    def interrupted(self: Hotseat, *values: float | None) -> object:
        left[0] -= 1
        if left[0] < 0:
            raise KeyboardInterrupt
        return think(self, *values)  # type: ignore[arg-type]

    monkeypatch.setattr(Hotseat, "go_on", interrupted)
    assert program(data, console, "en").run(Wanted(players=("human", "random"), seed=3))
    assert console.told[-1] == SAVED
    assert game(data).damage is None
    assert len(game(data).acts) > 2


if sys.platform != "win32":
    from tests.ui.terminal.ptys import CLEARED, ENVIRON, Seen, after, lines_of

    def test_ctrl_c_at_a_question_leaves_the_game_on_the_disk(data: Path) -> None:
        program = Seen(data, *CALL, term="xterm")
        program.play(after(5, by_chance(2)))
        program.type("\x03")
        while program.new() is not None:
            pass
        assert program.end() == 0
        assert SAVED in lines_of(program.told)
        assert "Traceback" not in program.told
        assert game(data).damage is None
        assert len(game(data).acts) >= 5

    def test_lines_keep_to_the_width_of_the_terminal_also_when_it_changes(data: Path) -> None:
        program = Seen(data, *CALL, wide=40)
        program.play(after(4, by_chance(2)))
        narrow = len(program.told)
        rows = [line for line in lines_of(program.told) if line != str(data)]
        assert max(len(row) for row in rows) <= 40
        # The rest of a long line stands further in: it never looks like the number of an answer.
        begun = next(at for at, row in enumerate(rows) if row.startswith("The game ends when"))
        assert rows[begun + 1].startswith("   ")
        program.resize(100)
        program.type("park")
        program.new()
        assert 40 < max(len(row) for row in lines_of(program.told[narrow:])) <= 100
        program.kill()

    @pytest.mark.parametrize(("term", "more"), [("dumb", {}), ("xterm", {"NO_COLOR": "1"})])
    def test_a_plain_terminal_gets_no_colours(data: Path, term: str, more: dict[str, str]) -> None:
        program = Seen(data, *CALL, term=term, environ={**ENVIRON, **more})
        program.play(after(6, by_chance(2)))
        program.kill()
        signs = program.told.replace(CLEARED, "").split("\x1b[")[1:]
        assert term != "dumb" or signs == []
        assert [
            one for one in signs if "m" in one[:6] and one.partition("m")[0] not in ("", "0")
        ] == []
