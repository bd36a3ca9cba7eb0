"""A scenario file that is wrong, huge or hostile is one clear line and exit code 2."""

import os
from pathlib import Path

import pytest

from fort_desktop.cli import main

GOOD = """rule: PLAY-1
title: a kid is played
seats: [{hand: [bug]}, {}]
moves: [play bug]
"""
WRONG = {
    "brackets without end": ("[" * 100_000, "is nested too deep"),
    "a date that is none": (GOOD + "leader: 2020-13-45\n", "Expected `int`, got `str`"),
    "a number without end": (GOOD + "leader: " + "9" * 5000 + "\n", "Expected `int`, got `str`"),
    "a tag": (GOOD + "leader: !!float abc\n", "float' is not allowed"),
    "an empty tag": (GOOD + "leader: !!int ''\n", "is not allowed"),
    "a tag of time": (GOOD + "leader: !!timestamp x\n", "is not allowed"),
    "a tag of truth": (GOOD + "leader: !!bool x\n", "is not allowed"),
    "a tag of Python": (GOOD + "leader: !!python/object/apply:os.system [ls]\n", "is not allowed"),
    "aliases": ("s: &s [bug]\nseats: [*s, *s]\n", "the alias '*s' is not allowed"),
    "a merge": (GOOD + "then: {<<: {}}\n", "unknown field"),
    "a flood": ("seats: [" + "{}, " * 30_000 + "{}]\n", "has too many entries"),
    "too many seats": (GOOD.replace("{}]", "{}, {}, {}, {}]"), "seats: Expected `array`"),
    "too many cards": (GOOD.replace("[bug]}", "[" + "bug, " * 999 + "bug]}"), "hand: Expected"),
    "a key twice": (GOOD + "title: again\n", ":5: the key 'title' appears twice"),
    "no seat": (GOOD + "macaroni: 7\n", ":5: macaroni: Expected `int` <= 3"),
    "an owner that is not there": (GOOD + "macaroni: 2\n", "macaroni: there is no seat 2"),
    "half a seat": (GOOD + "leader: 0.5\n", ":5: leader: Expected `int`, got `float`"),
    "a debt": (GOOD.replace("{}]", "{points: -5}]"), ":3: seats[1].points: Expected `int` >= 0"),
    "a friend in the Park": (GOOD + "park: [rusty]\n", "rusty is a Best Friend (COMP-1)"),
    "a coin for a suit": (
        "rule: R-17\ntitle: t\nphase: follow\n"
        "played: {kid: bud, declared: coin}\nseats: [{}, {}]\n",
        "declared: expected one of the six suits",
    ),
    "nothing": ("", "is empty; expected rule, title, seats and moves"),
    "binary": ("rule: \0", "is binary"),
    "control characters": ("rule: \x1b[2J", "control character U+001B"),
    "a list": ("[]\n", "Expected `object`, got `array`"),
}


@pytest.mark.parametrize("name", WRONG)
def test_a_wrong_file_is_one_line(
    name: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    content, expected = WRONG[name]
    path = tmp_path / "x.yaml"
    path.write_text(content, "utf-8")
    assert main(["scenario", str(path)]) == 2
    said = capsys.readouterr().err
    assert expected in said
    assert str(path) in said
    assert said.count("\n") == 1
    assert said.strip().isprintable()


def test_the_good_one_holds(tmp_path: Path) -> None:
    path = tmp_path / "x.yaml"
    path.write_text(GOOD, "utf-8")
    assert main(["scenario", str(path)]) == 0


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="this system has no named pipes")
def test_a_pipe_is_not_waited_for(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    os.mkfifo(tmp_path / "pipe")
    assert main(["scenario", str(tmp_path / "pipe")]) == 2
    assert "is not a regular file" in capsys.readouterr().err
    with (tmp_path / "big").open("wb") as file:
        file.truncate(10_000_000)
    assert main(["scenario", str(tmp_path / "big")]) == 2
    assert "expected at most 262,144" in capsys.readouterr().err
