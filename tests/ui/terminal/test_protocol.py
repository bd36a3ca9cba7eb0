"""Programs that play: the player of docs/text.md as it stands there, and what the lines hold."""

import json
import os
import re
import stat
import subprocess
import sys
from pathlib import Path
from typing import Any, Final

import pytest

from fort_desktop.rules.model.types import HIDDEN

ROOT: Final = Path(__file__).resolve().parents[3]
PLAYER: Final = re.findall(r"```python\n(.*?)```", (ROOT / "docs/text.md").read_text("utf-8"), re.S)


def called(folder: Path) -> dict[str, str]:
    """The surroundings in which `fort-desktop` is this checkout, with a home of its own."""
    script = folder / "fort-desktop"
    script.write_text(f'#!/bin/sh\nexec "{sys.executable}" -m fort_desktop "$@"\n', "utf-8")
    script.chmod(script.stat().st_mode | stat.S_IEXEC)
    path = os.pathsep.join([str(folder), os.environ["PATH"]])
    return {"PATH": path, "HOME": str(folder), "PYTHONPATH": str(ROOT), "LANG": "C.UTF-8"}


@pytest.mark.skipif(sys.platform == "win32", reason="a script stands for the program")
def test_the_player_of_the_page_plays_a_game_to_its_end(tmp_path: Path) -> None:
    (code,) = PLAYER
    lines = [line for line in code.splitlines() if line]
    assert len(lines) <= 10
    found = subprocess.run([sys.executable, "-c", code], env=called(tmp_path),
                           capture_output=True, encoding="utf-8", check=True)  # fmt: skip
    assert re.fullmatch(r"points: \[\d+, \d+, \d+\]\n", found.stdout)
    assert found.stderr == ""
    (game,) = (tmp_path / ".local/share/fort-desktop/games").glob("*.fort")
    assert '"e":"game_ended"' in game.read_text("utf-8")


def played(folder: Path, typed: str, *more: str) -> list[dict[str, Any]]:
    call = [sys.executable, "-m", "fort_desktop", "--data", str(folder), "play", "--json", *more]
    found = subprocess.run(call, input=typed, capture_output=True, encoding="utf-8", check=True)
    return [json.loads(line) for line in found.stdout.splitlines()]


NEW: Final = ("--players", "human,human,random", "--seed", "5")


def test_what_is_no_answer_is_refused_with_its_rule(tmp_path: Path) -> None:
    head, asked, *told = played(tmp_path, 'nonsense\nrecruit deck\n{"move": 3}\n{"mo\n[]\n', *NEW)
    assert head["protocol"] == 1
    assert asked["legal"]
    assert [one["refused"] for one in told] == [
        *("nonsense", "recruit deck", '{"move": 3}', '{"mo', "[]"),
    ]
    assert [one.get("clause") for one in told] == [None, "TURN-2", None, None, None]


def test_each_seat_is_told_what_it_may_know_and_no_event_twice(tmp_path: Path) -> None:
    first = played(tmp_path, "", *NEW)[1]["legal"][0]
    told = [one for one in played(tmp_path / "b", f"{first}\n" * 3, *NEW) if "ask" in one]
    for one in told:
        hands = [seat["hand"] for seat in one["view"]["seats"]]
        assert all(set(hand) <= {HIDDEN} for i, hand in enumerate(hands) if i != one["seat"])
    events = [(one["seat"], event) for one in told for event in one["events"]]
    starts = [seat for seat, event in events if event["e"] == "game_started"]
    assert len(starts) == len(set(starts)) > 0


def test_a_program_that_leaves_can_go_on(tmp_path: Path) -> None:
    _, asked = played(tmp_path, "", *NEW)
    _, again = played(tmp_path, "", "--continue")
    assert (again["seat"], again["legal"]) == (asked["seat"], asked["legal"])
