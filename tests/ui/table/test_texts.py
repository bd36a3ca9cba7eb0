"""Every text on every screen: large enough, whole, and alone at its place; and what can be hit.

Here a sample is measured; with FORT_ALL_TEXTS=1 it is all windows, scales, seats and hands.
"""

import os
from collections.abc import Collection, Iterator
from itertools import cycle
from pathlib import Path

import pytest

from fort_desktop.ui.app.app import App
from tests.ui.table.exceptions import MOST, elsewhere, excepted, figures
from tests.ui.table.measuring import (
    ASKED,
    HANDS,
    LATE,
    OPEN,
    PLACES,
    SEATS,
    SIZES,
    Case,
    Place,
    games,
    measured,
)
from tests.ui.table.screens import bare, faults_of, other_screens

ALL = bool(os.environ.get("FORT_ALL_TEXTS"))


@pytest.fixture(autouse=True)
def no_pictures(monkeypatch: pytest.MonkeyPatch) -> None:
    bare(monkeypatch)


def cases(seats: int) -> Iterator[tuple[App, Case, Collection[Place]]]:
    """All tables with so many seats, each in all windows."""
    for kind, app in games(seats, "basic", ("play", *ASKED)):
        for case in _cases(seats, kind) if kind == "play" else [Case(seats, kind)]:
            yield app, case, PLACES
    for kind, app in games(seats, "draft", ("pick",)):
        yield app, Case(seats, kind), PLACES


def _cases(seats: int, kind: str) -> Iterator[Case]:
    """With all hands, and with all that can lie open; and late in a game."""
    yield from (Case(seats, kind, hand=hand) for hand in HANDS)
    yield from (Case(seats, kind, opened) for opened in OPEN if opened)
    yield from (Case(seats, kind, level=level) for level in LATE)


def sample(seats: int) -> Iterator[tuple[App, Case, Collection[Place]]]:
    """Some of each sort of table, in another window each."""
    places = cycle(PLACES[:6])
    for kind, app in games(seats, "basic", ("keep", "watch", "follow", "play")):
        found = [Case(seats, kind)]
        if kind == "play":
            found = [Case(seats, kind, hand=hand) for hand in (5, 12)]
            found += [Case(seats, kind, opened) for opened in ("card", "band", "pile", "loss")]
            found += [Case(seats, kind, level=level) for level in LATE]
        yield from ((app, case, [next(places)]) for case in found)
    for kind, app in games(seats, "draft", ("pick",)):
        yield app, Case(seats, kind), [next(places)]


@pytest.mark.parametrize("seats", SEATS if ALL else SEATS[1:2])
def test_every_text_on_the_table_can_be_read_and_every_thing_be_hit(seats: int) -> None:
    number, wrong = 0, []
    for app, case, places in cases(seats) if ALL else sample(seats):
        for found in measured(app, case, places):
            number += found.number
            wrong += [(one, found.where) for one in found.wrong]
    print(figures(number, wrong))
    assert number > (40_000 if ALL else 800)
    assert not [one for one in wrong if not excepted(one[0])]
    assert len(wrong) <= MOST * number, wrong


def test_every_text_on_the_other_screens_can_be_read_and_every_thing_be_hit(
    tmp_path: Path,
) -> None:
    count, wrong = 0, []
    # The others are measured in the longest words; see tests/locale/test_room_for_words.py.
    part = slice(None) if ALL else slice(1, None, 8)
    for name, program in other_screens(tmp_path, SIZES[1], part):
        for size in SIZES if ALL else SIZES[1:2]:
            number, found = faults_of(name, program, size)
            count += number
            wrong += [(one, f"{name}, {size}") for one in found]
    print(figures(count, wrong))
    kept = [one for one in wrong if elsewhere(one[0])]
    assert wrong == kept
    assert len(kept) <= MOST * count, kept
