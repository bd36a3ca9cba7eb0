"""Whole games with their big moments and without: the record and the last table are the same."""

import random
from collections.abc import Sequence
from typing import Final, NamedTuple

import pytest

from fort_desktop.rules.model.moves import Move
from fort_desktop.scene.events import Input, Key, Pad, Pointer
from fort_desktop.scene.geometry import Box, Point
from fort_desktop.ui.table.state import BigMoment
from tests.thorough import THOROUGH
from tests.ui.sitting import Sitting

SEED: Final = 3
STEP: Final = 0.2
"""Seconds of a frame: a whole game is watched."""
MOST: Final = 40_000
RIVALS: Final = 2 if THOROUGH else 1
NAMES: Final = ("Skip", "Pass", "Stop", "Done")


class Course(NamedTuple):
    """What came of a game: its record, the table at its end, and the moments at length."""

    record: list[bytes]
    table: list[tuple[str, Box, str]]
    moments: list[BigMoment]


def press_somewhere(sitting: Sitting, number: int) -> list[Input]:
    """A press of one kind after the other: keys, a gamepad, and a click on each answer's place."""
    bar = sitting.table.nodes.frame.top.bar
    at = [Point(bar.x + bar.w * share, bar.center.y) for share in (0.58, 0.74, 0.88)]
    hand = Point(640, 620)
    kinds: list[list[Input]] = [
        [Key("enter")],
        [Pad("a")],
        *(list[Input]([Pointer("down", one, 1), Pointer("up", one, 1)]) for one in (*at, hand)),
        [Key("1")],
        [Key("space")],
    ]
    return kinds[number % len(kinds)]


def played(speed: float, reduced: bool = False, presses: bool = False) -> Course:
    """A person who answers by chance plays to the end with computers."""
    sitting = Sitting(("human", *["easy"] * RIVALS), seed=SEED, speed=speed)
    sitting.app.change(reduced_motion=reduced)
    table, chance = sitting.table, random.Random(SEED)
    table.resize(sitting.app.size)
    model, seen, before = table.model, list[BigMoment](), False
    for _ in range(MOST):
        sitting.app.frame([], STEP)
        # To look lets a frame pass.
        before, known = sitting.sees("moment"), before
        moment = model.state.moment
        if moment is not None and before:
            seen += [] if known else [moment]
            if presses:
                skip(sitting, len(seen))
        elif model.decision is not None:
            model.make(chosen(model.decision.moves, chance))
        elif sitting.session.ended and not table.busy:
            break
    assert sitting.session.ended
    nodes = sitting.pilot.nodes(lambda node: bool(node.name))
    shown = sorted((node.name, node.box, node.label) for node in nodes)
    bodies = list(sitting.session.recording.bodies(practice=False))
    return Course(bodies, shown, seen)


def skip(sitting: Sitting, number: int) -> None:
    """Press at once: the moment is over, and nothing has been answered behind it."""
    model = sitting.table.model
    told, shown = len(sitting.session.events), model.shown
    sitting.app.frame(press_somewhere(sitting, number), 0.0)
    assert model.state.moment is None
    assert not sitting.sees("moment")
    assert len(sitting.session.events) == told
    assert model.shown == shown
    assert not model.state.choosing


def chosen(moves: Sequence[Move], chance: random.Random) -> Move:
    """Whoever skips and declines sees little of a game."""
    return chance.choice([one for one in moves if type(one).__name__ not in NAMES] or list(moves))


@pytest.fixture(scope="module")
def at_once() -> Course:
    return played(0.0)


def test_no_moment_changes_the_game_or_its_end(at_once: Course) -> None:
    found = played(1.0)
    assert [one.what for one in found.moments].count("level") >= 2
    assert found.moments[-1].what == "ended"
    assert at_once.moments == []
    assert found.record == at_once.record
    assert found.table == at_once.table


@pytest.mark.skipif(not THOROUGH, reason="one whole game more")
def test_neither_do_still_pictures(at_once: Course) -> None:
    found = played(1.0, reduced=True)
    assert len(found.moments) > 2
    assert found[:2] == at_once[:2]


def test_a_press_passes_a_moment_and_never_answers_what_lies_behind(at_once: Course) -> None:
    found = played(1.0, presses=True)
    assert len(found.moments) > 2
    assert found[:2] == at_once[:2]
