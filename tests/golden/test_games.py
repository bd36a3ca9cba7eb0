"""Whole games, word for word: legal moves, events and views as every seat is shown them."""

import re
from itertools import islice
from typing import get_args

import pytest

from fort_desktop.rules.model.events import EVENT
from fort_desktop.rules.model.moves import Kind
from lab.goldens import FOLDER, GAMES, Refusals, Sentences, Stored, difference

LOOK = "plays otherwise; the whole diff: `build_scripts/lab goldens check {}`, `write` stores it"
MOST_SHOWN = 40


@pytest.mark.parametrize(
    "golden", [*GAMES, Refusals(), Sentences()], ids=lambda golden: golden.name
)
def test_all_is_shown_as_ever(golden: Stored) -> None:
    diff = difference(golden)
    assert not diff, "\n".join([LOOK.format(golden.name), *diff[:MOST_SHOWN]])


def all_lines() -> list[str]:
    return [line for golden in GAMES for line in golden.path.read_text("utf-8").splitlines()]


def test_the_games_show_every_event_question_and_sort_of_move() -> None:
    lines = all_lines()
    events = {line.split()[1] for line in lines if re.match(r"[\d,]*= ", line)}
    assert events == {str(event.__struct_config__.tag) for event in get_args(EVENT)} - {
        "decision_due",
        "chance_renewed",
    }
    assert {line.split()[4] for line in lines if line.startswith("# ")} == set(get_args(Kind))
    verbs = {line.split()[1] for line in lines if line.startswith("> ")}
    assert {"skip", "diy", "do-over", "done", "stop", "rough", "pass", "recycle"} <= verbs


def test_every_stored_game_is_played() -> None:
    assert {path.stem for path in FOLDER.iterdir()} == {golden.name for golden in GAMES}
    assert {(len(g.players), g.setup) for g in GAMES} == {
        (seats, setup) for seats in (2, 3, 4) for setup in ("basic", "draft")
    }


def test_a_record_that_does_not_fit_is_told_at_its_place(monkeypatch: pytest.MonkeyPatch) -> None:
    golden = GAMES[0]
    first = next(
        line for line in golden.path.read_text("utf-8").splitlines() if line.startswith("> ")
    )
    monkeypatch.setattr("lab.goldens.recorded", lambda _: [first[2:], "keep loner"])
    lines = golden.lines(go_on=False)
    assert [line for line in lines if line.startswith("> ")] == [first]
    assert lines[-1].startswith("the recorded move is not legal here")
    assert list(islice(golden.lines(go_on=True), len(lines) - 1)) == lines[:-1]
