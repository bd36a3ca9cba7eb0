"""The places of the answers: through whole games, and in every language and window."""

import random
from collections.abc import Iterator
from itertools import pairwise
from typing import NamedTuple

import pytest

from fort_desktop.content.loader import load_catalog
from fort_desktop.rules.model import moves as mv
from fort_desktop.rules.model.events import SeatInfo
from fort_desktop.rules.model.moves import Move
from fort_desktop.rules.model.pending import Pending
from fort_desktop.rules.model.types import COLOURS
from fort_desktop.scene.geometry import Box
from fort_desktop.scene.node import Container
from fort_desktop.scene.plain import DOTS
from fort_desktop.scene.watching import watched
from fort_desktop.session.session import Session
from fort_desktop.ui.i18n.i18n import set_language
from fort_desktop.ui.table.answers import answers
from fort_desktop.ui.table.layout.bar import bar_places, shares
from fort_desktop.ui.table.layout.frame import Panel, frame_of
from fort_desktop.ui.table.model import TableModel
from fort_desktop.ui.table.panels.bar import BarAt, bar
from fort_desktop.ui.table.preview import Preview
from fort_desktop.ui.table.things import MoveButton, NoAnswer
from fort_desktop.ui.table.turn_bar import said
from fort_desktop.ui.table.viewmodels.bar import Answer, BarVM, ToolVM
from tests.thorough import THOROUGH

NAMES = ("Bartholomew", "Maja", "Zoe", "Tomek")
PANELS: set[Panel] = {"board", "park", "mat"}
LANGUAGES = ("en", "pl", "ru", "cs", "pt_BR")
WINDOWS = [
    ((1280, 720), 1.0),
    ((1024, 768), 1.0),
    ((640, 400), 1.0),
    ((1280, 720), 1.5),
    ((1024, 768), 1.5),
    ((640, 400), 1.5),
]
DECLINES = (mv.Skip, mv.Done, mv.Stop, mv.Pass)


class Question(NamedTuple):
    """A question to the person, with the bar that asks it."""

    pending: Pending
    level: int
    kind: str
    moves: tuple[Move, ...]
    vm: BarVM


_GAMES: dict[int, list[list[Question]]] = {}


def games(seats: int) -> list[list[Question]]:
    """The questions of some games with so many seats."""
    if seats not in _GAMES:
        seeds = range(seats, 60 + seats, 10 if THOROUGH else 20)
        _GAMES[seats] = [list(questions(seats, seed)) for seed in seeds]
    return _GAMES[seats]


def questions(seats: int, seed: int, most: int = 10_000) -> Iterator[Question]:
    """All questions to the person in a game in which all play by chance."""
    infos = [SeatInfo(NAMES[i], COLOURS[i], "human" if i == 0 else "easy") for i in range(seats)]
    session = Session.new(load_catalog(), infos, seed, "basic")
    model, chance = TableModel(session), random.Random(seed)
    preview = Preview(model)
    for _ in range(most):
        decision = session.decision
        if decision is None:
            break
        if model.decision is not None and decision.seat == 0:
            now = model.now
            found = answers(now, PANELS, preview.amounts)
            tools = (ToolVM("undo", "", True), ToolVM("hint", "", True))
            vm = BarVM(said(now, preview.note(now)), tuple(found), tools)
            pending = model.shown.pending
            yield Question(pending, model.shown.own.level, decision.kind, decision.moves, vm)
        # Whoever skips or declines sees little of the game.
        moves = [move for move in decision.moves if not isinstance(move, DECLINES)]
        session.submit(chance.choice(moves or list(decision.moves)))
        model.jump()


def boxes(found: tuple[Answer, ...]) -> dict[object, Box]:
    """The places of the answers at 1280x720, by what they mean."""
    frame = frame_of((1280, 720), 2)
    at = bar_places(frame.sheet, frame.top.bar.w, frame.top.bar.h)
    used = {one.slot for one in found}
    places: dict[object, Box] = {}
    for slot in at.slots:
        sharing = [one for one in found if one.slot == slot]
        places |= dict(
            zip(map(meaning, sharing), shares(at.of(slot, used), len(sharing)), strict=True)
            if sharing
            else ()
        )
    return places


def meaning(one: Answer) -> object:
    return one.key.move if isinstance(one.key, MoveButton | NoAnswer) else one.key


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_between_two_questions_of_an_action_no_answer_moves(seats: int) -> None:
    seen = 0
    for game in games(seats):
        for one, two in pairwise(game):
            if not _goes_on(one, two):
                continue
            before, after = boxes(one.vm.answers), boxes(two.vm.answers)
            for move in before.keys() & after.keys():
                assert before[move] == after[move], (move, one, two)
                seen += 1
            for move, box in after.items():
                others = [m for m, b in before.items() if overlaps(b, box) and m != move]
                assert not others, (move, others, one, two)
    assert seen > 10


def _goes_on(one: Question, two: Question) -> bool:
    """Whether the second question belongs to the same action, or the same price."""
    a, b = one.pending, two.pending
    if a.stage != b.stage or one.kind != two.kind:
        return False
    if a.stage == "pay":
        return one.level == two.level
    return a.action is not None and b.action is not None and b.action.at > a.action.at


def overlaps(a: Box, b: Box) -> bool:
    """Whether a press can mean both."""
    return min(a.right, b.right) - max(a.x, b.x) > 1


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_same_kind_of_answer_has_the_same_place_in_all_questions(seats: int) -> None:
    slots: dict[object, set[object]] = {}
    for game in games(seats):
        for one in game:
            for answer in one.vm.answers:
                move = meaning(answer)
                if isinstance(move, DECLINES):
                    slots.setdefault("decline", set()).add(boxes(one.vm.answers)[move])
                elif isinstance(move, mv.Use):
                    slots.setdefault(move, set()).add(boxes(one.vm.answers)[move])
                elif isinstance(move, mv.Pack | mv.Spend | mv.Convert | mv.Take):
                    slots.setdefault(move.resource, set()).add(answer.slot)
            legal = [m for m in one.moves if isinstance(m, mv.Use | mv.Pack | mv.Spend)]
            given = {meaning(answer) for answer in one.vm.answers if not answer.why}
            assert given >= set(legal), one
    assert {key: len(found) for key, found in slots.items()} == dict.fromkeys(slots, 1)
    assert {"decline", "pizza", "toys", mv.Use("public"), mv.Use("private")} <= slots.keys()


def test_what_cannot_be_given_keeps_its_place_and_says_why() -> None:
    whys = set()
    for one in (one for seats in (2, 3, 4) for game in games(seats) for one in game):
        for answer in one.vm.answers:
            move = meaning(answer)
            if isinstance(move, Move):
                assert bool(answer.why) == (move not in one.moves), (answer, one)
                whys.add(answer.why)
    assert {"No pizza left", "No toys left", "Already used"} <= whys


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_answer_is_whole_in_every_window(language: str) -> None:
    set_language(language)
    try:
        asked = {one.vm for seed in (2, 33, 44) for one in questions(2 + seed % 3, seed)}
        kinds = {one.said.question for one in asked}
        assert len(kinds) > 12
        for (size, scale), vm in ((window, vm) for window in WINDOWS for vm in asked):
            frame = frame_of(size, 2, scale=scale)
            at = BarAt(frame.top.bar, frame.sheet, None)
            with watched() as found:
                bar(Container(Box(0, 0, *size)), at, vm, lambda key: None)
            cut = [one.words for one in found if one.words.endswith(DOTS)]
            assert not cut, (size, scale, cut, vm.said)
    finally:
        set_language("en")
