"""The guided first game can be carried out, whatever is chosen, and says what is true."""

import random
from pathlib import Path
from typing import Any

import msgspec
import pytest

from fort_desktop.content import load_catalog
from fort_desktop.paths import lesson_file
from fort_desktop.record.aside import LessonMark
from fort_desktop.record.faults import RecordError
from fort_desktop.rules.game import Game
from fort_desktop.rules.model.moves import Decision, Move, text
from fort_desktop.rules.model.state import SeatState
from fort_desktop.ui.coach.lesson import deal
from fort_desktop.ui.coach.lesson.lesson import Lesson, stop_after
from fort_desktop.ui.coach.lesson.places import KINDS, PLACES, WHOLES, things_of
from fort_desktop.ui.text.lesson.book import LessonError, chapters, checked
from fort_desktop.ui.text.lesson.step import Chapter, Step
from tests.ui.lesson.walking import main_line, taken, walk

_STEPS = [step for chapter in chapters() for step in chapter.steps]
_AFTER: dict[str, dict[int, dict[str, Any]]] = {
    "r1_use": {0: {"pizza": 3, "toys": 0}},
    "r1_followed": {1: {"pizza": 1}},
    "z1_lead": {1: {"pizza": 1, "toys": 2}},
    "z1_follow": {0: {"pizza": 3, "toys": 1}},
    "r2_play": {0: {"level": 0}},
    "r2_first": {0: {"pizza": 2, "toys": 0, "level": 1}},
    "r2_second": {0: {"pizza": 4, "toys": 0}},
    "z2_lead": {1: {"toys": 3}},
    "r3_second": {0: {"pizza": 4, "level": 1, "lookout": ["moles"]}},
    "z3_lead": {1: {"points": 1, "level": 1}},
    "r4_pay": {0: {"level": 2}},
}
"""What the design says is true after a step, by seat."""


def _fact(game: Game, seat: int, what: str) -> object:
    own: SeatState = game.state.seats[seat]
    if what in ("pizza", "toys"):
        return getattr(own, what)
    if what == "lookout":
        return [game.state.catalog.kid[card].id for card in own.lookout]
    return getattr(own, what)


def test_facts_hold_after_the_steps_of_the_main_line() -> None:
    checked_steps = set()

    def done(step: Step, game: Game) -> None:
        for seat, facts in _AFTER.get(step.id, {}).items():
            for what, value in facts.items():
                assert _fact(game, seat, what) == value, (step.id, seat, what)
            checked_steps.add(step.id)

    ids = walk(deal.opening(load_catalog()), done=done)
    assert checked_steps == set(_AFTER)
    assert ids == [step.id for step in _STEPS if not step.if_asked]


@pytest.mark.parametrize("part", range(5))
def test_every_way_through_the_open_answers_reaches_the_end(part: int) -> None:
    start = deal.opening(load_catalog())
    ways: set[tuple[str, ...]] = set()
    for number in range(100):
        chance, way = random.Random(100 * part + number), []

        def choose(lesson: Lesson, decision: Decision) -> Move:
            move = chance.choice(taken(lesson, decision))  # noqa: B023
            way.append(text(move))  # noqa: B023
            return move

        walk(start.copy(), choose)
        ways.add(tuple(way))
    assert len(ways) > 80


def test_every_legal_answer_that_is_not_taken_has_a_reply() -> None:
    start, silent, replies = deal.opening(load_catalog()), set[tuple[str, str]](), set[str]()

    def asked(lesson: Lesson, decision: Decision) -> None:
        for move in decision.moves:
            if not lesson.takes(move):
                replies.add(lesson.reply(move))
                if not lesson.reply(move):
                    silent.add((lesson.step.id, text(move)))

    for number in range(40):
        chance = random.Random(number)
        walk(
            start.copy(),
            lambda lesson, decision: chance.choice(taken(lesson, decision)),  # noqa: B023
            asked=asked,
        )
    assert not silent
    assert len(replies) > 25


def test_a_step_that_cannot_be_carried_out_is_told_with_its_place() -> None:
    wrong = {
        "is no move": Step("one", "Hello.", ask="play", moves=("play",)),
        "is no kind of question": Step("one", "Hello.", ask="sing", moves=("skip",)),
        "names no event": Step("one", "Hello.", hold="yard_laid"),
        "says and does nothing": Step("one"),
        "asks without": Step("one", "Hello.", ask="play"),
    }
    for why, step in wrong.items():
        with pytest.raises(LessonError, match=f"^one: .*{why}"):
            checked([Chapter("a", "bug", "A", (step,))])
    hello = Step("one", "Hello.")
    with pytest.raises(LessonError, match="one: comes twice"):
        checked([Chapter("a", "bug", "A", (hello, hello))])


def test_a_damaged_deal_says_where(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    wrong = tmp_path / "first-game.fort"
    lines = lesson_file().read_bytes().split(b"\n")
    lines[5] = lines[5].replace(b"worm", b"wart")
    wrong.write_bytes(b"\n".join(lines))
    monkeypatch.setattr(deal, "lesson_file", lambda: wrong)
    with pytest.raises(RecordError) as caught:
        deal.opening(load_catalog())
    assert caught.value.line == 6
    assert caught.value.path == wrong


def test_what_is_pointed_at_are_things_of_the_table() -> None:
    """A name that means nothing lights nothing, so a slip would not be seen; nor one too many."""
    named = {name for step in _STEPS for name in step.point}
    whole = {*KINDS, *WHOLES}
    assert {name for name in named - whole if not things_of(name)} == {"table"}
    assert {*PLACES, *whole} - named == {"fences"}, "said by a remark"


def test_the_learner_gets_a_name() -> None:
    named, unnamed = (deal.new_lesson(load_catalog(), name) for name in ("  Ann ", ""))
    assert named.seats[0].name == "Ann"
    assert unnamed.seats[0].name == "Alex"
    assert named.practice


def test_a_step_that_is_not_known_any_more_is_the_first_of_its_chapter() -> None:
    lesson = Lesson(LessonMark("gone", 3, 7), made=9)
    assert (lesson.step.id, lesson.chapter, lesson.at) == ("r2_cleanup", 3, 7)
    assert Lesson(LessonMark("r2_rule", 3, 7), made=9).step.id == "r2_rule"
    assert Lesson(LessonMark("free", 6, 7), made=9).over


def test_the_table_stands_still_after_the_fifth_card() -> None:
    game = deal.opening(load_catalog())
    lesson, batch = Lesson(), None
    while lesson.step.id != "r1_played":
        made = [act.move for act in game.acts[lesson.at :]]
        move = lesson.rival_move(made, game.decision)
        if move is None and lesson.due(made, game.decision) == "ask":
            assert game.decision is not None
            move = main_line(lesson, game.decision)
        if move is not None:
            batch = game.push(move)
            continue
        lesson.enter(lesson.index + 1, len(game.acts))
    assert batch is not None
    tags = [msgspec.to_builtins(event)["e"] for event in batch]
    for hold in ("played_discarded 0", "friends_discarded 0", "yard_laid 0"):
        assert stop_after(hold, batch) == tags.index(hold.split()[0]) + 1
    fifth = [i for i, tag in enumerate(tags) if tag == "card_drawn"][4]
    assert stop_after("card_drawn 0 5", batch) == fifth + 1
    assert stop_after("card_drawn 0 5", batch, before=4) == tags.index("card_drawn") + 1
    assert stop_after("card_drawn 1 1", batch) is None
