"""The command line speaks: help, wrong calls and what players read pass the catalogues."""

import json
import re
from pathlib import Path
from typing import Final

import pytest

from fort_desktop import cli
from fort_desktop.cli import main
from fort_desktop.commands import common
from fort_desktop.commands.arguments import parse
from fort_desktop.record.audit import AuditCode, Flaw
from fort_desktop.rules.model.types import RuleError
from fort_desktop.ui.i18n import i18n
from fort_desktop.ui.text.proof import FLAWS, flaw_words, plain_flaw
from tests.locale.brackets import WORDS, Brackets, unspoken

ROOT: Final = Path(__file__).resolve().parents[2]
GOOD: Final = ROOT / "tests" / "scenarios" / "play_07_bug_with_the_moles.yaml"
COMMANDS: Final = (
    "simulate",
    "play",
    "arena",
    "balance",
    "scenario",
    "replay",
    "review",
    "open",
    "screenshot",
)


@pytest.fixture
def brackets(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whatever language a command chooses, this one is spoken."""
    monkeypatch.setattr(common, "set_language", lambda language: i18n.use("xx", Brackets()))


def call(words: list[str], capsys: pytest.CaptureFixture[str]) -> tuple[int, str]:
    """The exit code of a call and all that it shows."""
    capsys.readouterr()
    try:
        code = main(words)
    except SystemExit as stopped:
        code = stopped.code if isinstance(stopped.code, int) else 1
    shown = capsys.readouterr()
    return code, shown.out + shown.err


@pytest.fixture(scope="module")
def record(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("log")
    words = ["simulate", "--games", "1", "--players", "random,random"]
    assert main([*words, "--log", str(folder)]) == 0
    return folder / "game-00001.fort"


@pytest.mark.usefixtures("brackets")
@pytest.mark.parametrize("command", ["", *COMMANDS, "bench"])
def test_help(command: str, capsys: pytest.CaptureFixture[str]) -> None:
    code, told = call([*command.split(), "--help"], capsys)
    assert code == 0
    assert "⟦usage:⟧" in told
    assert "⟦options⟧" in told
    left = unspoken(told)
    assert not set(re.findall(r"[a-z]{2,}", left)) - {*COMMANDS, "bench", *_IN_HELP, command}, left


_IN_HELP: Final = (
    *("text", "continue", "names", "practice"),  # options of play
    *("fort", "desktop", "help", "version", "data", "first", "picture", "games", "players", "seed"),
    *("setup", "basic", "draft", "both", "log", "json", "deals", "seats", "to", "view", "lang"),
    *("audit", "size", "scale", "record", "kid", "page", "png", "seat", "no", "par"),
)
"""Words of the notation: options, and what they may be."""
WRONG: Final = [
    [],
    ["replay"],
    ["party"],
    ["replay", "x", "--to", "y"],
    ["replay", "x", "--to"],
    ["replay", "x", "--tea"],
    ["simulate", "--setup", "tea"],
    ["simulate", "--players", "easy"],
    ["simulate", "--players", "easy,genius"],
    ["simulate", "--games", "0"],
    ["arena", "easy"],
    ["arena", "easy", "easy", "easy"],
    ["arena", "easy", "easy", "--seats", "9"],
    ["balance", "--seats", "9"],
    ["scenario"],
    ["scenario", "none.yaml"],
    ["scenario", str(ROOT / "README.md")],
    ["scenario", str(GOOD), "--lang", "xx"],
    ["replay", "none.fort"],
    ["replay", str(GOOD)],
    ["replay", "none.fort", "--audit", "--to", "3"],
    ["screenshot", "moon", "x.png"],
    ["screenshot", "table", "x.png", "--size", "big"],
    ["screenshot", "table", "x.png", "--size", "9x9"],
    ["screenshot", "card", "x.png", "--kid", "nobody"],
    ["screenshot", "table", "/no/where.png"],
    ["screenshot", "table", "x.png", "--scenario", "none.yaml"],
]
"""Calls that are refused with exit code 2."""


@pytest.mark.usefixtures("brackets")
@pytest.mark.parametrize("words", WRONG[1:], ids=" ".join)
def test_a_wrong_call(words: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    code, told = call(words, capsys)
    assert code == 2
    assert "⟦" in told
    assert not WORDS.search(unspoken(told).rpartition("fort-desktop")[2])


@pytest.mark.usefixtures("brackets")
@pytest.mark.parametrize("place", [("--view", "9"), ("--to", "99999"), ("--lang", "xx")])
def test_a_wrong_place_in_a_record(
    place: tuple[str, str], record: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    code, told = call(["replay", str(record), *place], capsys)
    assert code == 2
    assert not WORDS.search(unspoken(told)), told


@pytest.mark.usefixtures("brackets")
def test_what_a_player_reads(record: Path, capsys: pytest.CaptureFixture[str]) -> None:
    for words in (
        ["replay", str(record)],
        ["replay", str(record), "--to", "60", "--view", "1"],
        ["replay", str(record), "--audit"],
        ["scenario", str(GOOD)],
        ["scenario", str(GOOD), "--lang", "pl"],
    ):
        code, told = call(words, capsys)
        assert code == 0
        assert "⟦" in told
        assert not WORDS.search(unspoken(told)), told


@pytest.mark.usefixtures("brackets")
def test_a_scenario_that_does_not_hold(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "false.yaml"
    path.write_text(GOOD.read_text("utf-8").replace("pizza: 4", "pizza: 3"), "utf-8")
    code, told = call(["scenario", str(path)], capsys)
    assert code == 1
    assert not WORDS.search(unspoken(told)), told


def test_what_programs_read_is_the_same_in_every_language(
    record: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    calls = [["replay", str(record), "--json"], ["replay", str(record), "--audit", "--json"]]
    english = [call(words, capsys) for words in calls]
    monkeypatch.setattr(common, "set_language", lambda language: i18n.use("xx", Brackets()))
    assert [call(words, capsys) for words in calls] == english
    assert all(json.loads(told) for _, told in english)


@pytest.mark.parametrize("code", FLAWS)
def test_a_flaw_is_told_to_programs_in_english(code: AuditCode) -> None:
    values: dict[str, str | int] = dict.fromkeys(
        ("event", "number", "move", "played", "current", "seed", "record"), 7
    )
    flaw = Flaw(code, values, RuleError("players", {"found": 1}))
    english = flaw_words(flaw)
    i18n.use("xx", Brackets())
    assert plain_flaw(flaw) == english
    assert flaw_words(flaw) != english


def test_a_language_is_chosen_only_when_something_is_shown(
    capsys: pytest.CaptureFixture[str],
) -> None:
    chosen = []

    def speak() -> None:
        chosen.append("now")

    assert parse(cli._parser(), ["open", "a.fort"], speak).command == "open"
    assert chosen == []
    for words in (["--help"], ["replay"]):
        with pytest.raises(SystemExit):
            parse(cli._parser(), words, speak)
    assert chosen == ["now", "now"]
    assert "usage: " in capsys.readouterr().out


EXAMPLES: Final = sorted((ROOT / "tests" / "scenarios").glob("*.yaml"))


@pytest.mark.usefixtures("brackets")
def test_every_example_can_be_told(capsys: pytest.CaptureFixture[str]) -> None:
    code, told = call(["scenario", *map(str, EXAMPLES), "--lang", "pl"], capsys)
    assert code == 0
    lines = [line.strip() for line in told.splitlines() if line.startswith(" ")]
    assert len(lines) > 5 * len(EXAMPLES)
    assert [line for line in lines if (line[0], line[-1]) != ("⟦", "⟧")] == []


@pytest.mark.parametrize("language", i18n.LANGUAGES)
def test_an_example_is_told_in_every_language(
    language: str, capsys: pytest.CaptureFixture[str]
) -> None:
    code, told = call(["scenario", str(GOOD), "--lang", language], capsys)
    assert code == 0
    assert i18n.language() == language
    assert len(told.splitlines()) == 16
    assert told.startswith("PLAY-7: ")


def test_the_settings_say_which_language(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.undo()  # the settings of nobody, which all tests have
    (tmp_path / "settings.json").write_text('{"fort_settings": 1, "language": "cs"}', "utf-8")
    call(["--data", str(tmp_path), "scenario", str(GOOD)], capsys)
    assert i18n.language() == "cs"
