"""What the pages tell a reader to type can be typed: the command is there, with these options."""

import argparse
import glob
import importlib
import inspect
import re
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final, NamedTuple

import pytest

from fort_desktop.bots.levels import LEVELS
from fort_desktop.cli import main
from fort_desktop.commands.screenshot import SCREENS
from fort_desktop.rules.model.seats import PERSON

ROOT: Final = Path(__file__).resolve().parents[2]
PAGES: Final = (*sorted(ROOT.glob("*.md")), *sorted((ROOT / "docs").rglob("*.md")))
_PYTHON: Final = ("python", "python3", ".venv/bin/python")
_COMMAND: Final = re.compile(
    r"fort-desktop(?: .*)?|\.venv/bin/python -m tests\.\w+(?: .*)?"
    r"|(?:python3? |\.venv/bin/python )?build_scripts/[a-z]\w*(?:\.py(?: .*)?| .+)"
)
_NUMBERS: Final = ("N", "S", "SEAT")
_WITHOUT_OPTIONS: Final = {"play", "test", "compile", "bench_peers", "icon", "pin", "moments"}
"""Scripts that hand on what stands behind them, or take nothing but names."""


class Line(NamedTuple):
    """Something to type: the page, and the words of it."""

    page: str
    words: tuple[str, ...]


def commands(text: str) -> Iterator[str]:
    """Indented lines and words in backticks that are a command."""
    for line in text.splitlines():
        if line.startswith("    ") and _COMMAND.fullmatch(line.strip()):
            yield re.split(r"  +|\s+# ", line.strip())[0]
        elif not line.startswith("    "):
            yield from (one for one in re.findall(r"`([^`]+)`", line) if _COMMAND.fullmatch(one))


def readings(command: str) -> Iterator[tuple[str, ...]]:
    """A command with all that stands in square brackets, once for each `this|or|that`."""
    words = [word for word in re.sub(r"[\[\]]", " ", command).split() if word.strip(".")]
    words = ["1" if word in _NUMBERS else word for word in words]
    choices = [word.split("|") for word in words]
    for i in range(max(map(len, choices))):
        yield tuple(choice[min(i, len(choice) - 1)] for choice in choices)


def lines() -> list[Line]:
    found = {
        Line(str(page.relative_to(ROOT)), words): None
        for page in PAGES
        for command in commands(page.read_text("utf-8"))
        for words in readings(command)
    }
    return list(found)


class Parsed(Exception):  # noqa: N818 - no fault: the call has been understood
    """Instead of doing what was asked for."""

    def __init__(self, asked: argparse.Namespace) -> None:
        super().__init__()
        self.asked = asked


@pytest.fixture
def only_parsed(monkeypatch: pytest.MonkeyPatch) -> None:
    """Calls are read, and nothing is done."""
    parse = argparse.ArgumentParser.parse_args

    def parsed(parser: argparse.ArgumentParser, words: Any = None) -> argparse.Namespace:
        raise Parsed(parse(parser, words))

    monkeypatch.setattr(argparse.ArgumentParser, "parse_args", parsed)
    monkeypatch.syspath_prepend(str(ROOT / "build_scripts"))


def test_the_pages_have_commands() -> None:
    found = lines()
    assert len(found) > 30
    known = {"simulate", "arena", "balance", "scenario", "replay", "review", "bench", "screenshot"}
    readme = {line.words[1] for line in found if line.page == "README.md" and line.words[1:]}
    assert known <= readme


@pytest.mark.usefixtures("only_parsed")
@pytest.mark.parametrize("line", lines(), ids=lambda line: f"{line.page}: {' '.join(line.words)}")
def test_a_command_can_be_typed(line: Line, monkeypatch: pytest.MonkeyPatch) -> None:
    words = list(line.words)
    if words[0] == "fort-desktop" and len(words) == 2 and words[1].isalpha():
        with pytest.raises(SystemExit, match="0"):  # only its name: it is there
            main([words[1], "--help"])
        return
    if words[0] == "fort-desktop":
        with pytest.raises(Parsed) as parsed:
            main(words[1:])
        check_names(parsed.value.asked)
        return
    path, options = program(words[words[0] in _PYTHON :])
    if path.stem in _WITHOUT_OPTIONS:
        written = path.read_text("utf-8")
        assert not [word for word in options if word.startswith("-") and f'"{word}"' not in written]
        return
    top = ROOT if path.is_relative_to(ROOT / "tests") else ROOT / "build_scripts"
    script = importlib.import_module(".".join(path.relative_to(top).with_suffix("").parts))
    monkeypatch.setattr(sys, "argv", [str(path), *options])
    with pytest.raises(Parsed):
        script.main(*[options] * len(inspect.signature(script.main).parameters))


def program(words: list[str]) -> tuple[Path, list[str]]:
    """The file that is run, and what it is told.

    A folder runs one of its files, if that can be run, or else itself.
    """
    if words[0] == "-m":
        return ROOT.joinpath(*words[1].split("."), "__main__.py"), words[2:]
    path = ROOT / words[0]
    if not path.is_dir():
        return path, words[1:]
    own = path / f"{words[1]}.py" if words[1:] else path
    if own.is_file() and 'if __name__ == "__main__":' in own.read_text("utf-8"):
        return own, words[2:]
    return path / "__main__.py", words[1:]


def check_names(asked: argparse.Namespace) -> None:
    """Screens and players are what the parser takes on trust."""
    if asked.command == "screenshot" and asked.screen != "SCREEN":
        assert asked.screen in SCREENS
    players = getattr(asked, "players", None) or ()
    for player in players.split(",") if isinstance(players, str) else players:
        assert player in (*LEVELS, PERSON) or player.isupper()


def test_what_the_readme_shows_of_records_works(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """A game is played, looked at and proved with the lines of the page, for one game only."""
    assert (
        main(["simulate", "--games", "1", "--players", "easy,random", "--log", f"{tmp_path}"]) == 0
    )
    (record,) = tmp_path.glob("*.fort")
    for options in (["--to", "40", "--view", "1", "--json"], ["--audit"], ["--audit", "--json"]):
        assert main(["replay", str(record), *options]) == 0
    assert capsys.readouterr().out


def test_the_examples_of_the_rules_hold(capsys: pytest.CaptureFixture[str]) -> None:
    files = sorted(glob.glob(str(ROOT / "tests/scenarios/*.yaml")))[::40]
    assert len(files) > 5
    assert main(["scenario", *files]) == 0
    assert capsys.readouterr().out == f"{len(files)} of {len(files)} scenarios hold\n"


@pytest.mark.parametrize("option", ["--version", "--help"])
def test_the_program_says_what_it_is(option: str, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as end:
        main([option])
    assert end.value.code == 0
    assert "fort-desktop" in capsys.readouterr().out
