"""Every text in every language: large enough, whole, and alone at its place.

Of each language, a language without Latin letters and one whose words are longer by two fifths, a
sample is measured here, each in other windows, with another number of seats and of the other
screens; with FORT_ALL_TEXTS=1 it is all windows, seats and screens.
"""

import os
from collections.abc import Iterator
from contextlib import contextmanager
from itertools import product
from pathlib import Path
from typing import Final, NamedTuple

import pytest

from fort_desktop.ui.app import app as apps
from fort_desktop.ui.app.app import App
from fort_desktop.ui.i18n import i18n
from tests.locale.speaking import Long, Made, Strange, speaking
from tests.ui.table.exceptions import MOST, elsewhere, excepted, figures, longer
from tests.ui.table.measuring import ASKED as EVERY
from tests.ui.table.measuring import LATE, OPEN, SEATS, SIZES, Case, Place, games, measured
from tests.ui.table.screens import bare, faults_of, other_screens

ALL: Final = bool(os.environ.get("FORT_ALL_TEXTS"))
MADE: Final[dict[str, type[Made]]] = {"strange": Strange, "long": Long}
"""Languages that nobody speaks."""
TONGUES: Final = (*i18n.LANGUAGES[1:], *MADE)
SMALLEST: Final = (
    "settings", "keys", "alone", "new-game", "alone-played", "new-game-more", "puzzles", "pause",
    "chapters", "help-notes", "lesson-end", "how-to-play", "seats",
)  # fmt: skip
"""Menus that are looked at in windows of 640 x 400; the first of them in every run."""
OPENED: Final = ("card", "band", "pile", "loss")
"""What is laid open in the sample; other things are the same in every language."""
ASKED: Final = ("keep", "perk", "follow", "use", "choose")


class Sample(NamedTuple):
    """Where a language is measured: its seats and window at the table, and another window."""

    seats: int
    size: tuple[int, int]
    other: tuple[int, int]


SAMPLES: Final = {
    "pl": Sample(3, SIZES[0], SIZES[1]),
    "ru": Sample(4, SIZES[1], SIZES[0]),
    "cs": Sample(2, SIZES[2], SIZES[1]),
    "pt_BR": Sample(3, SIZES[6], SIZES[0]),
    "strange": Sample(4, SIZES[3], SIZES[2]),
    "long": Sample(3, SIZES[4], SIZES[3]),
}


@pytest.fixture(autouse=True)
def no_pictures(monkeypatch: pytest.MonkeyPatch) -> None:
    bare(monkeypatch)


@contextmanager
def spoken(tongue: str) -> Iterator[None]:
    """Speak a language for a while, whatever the program's settings say; then English again."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(apps, "set_language", lambda _: None)
        if tongue in MADE:
            with speaking(MADE[tongue]()):
                yield
            return
        i18n.set_language(tongue)
        try:
            yield
            assert i18n.language() == tongue, "something else was spoken meanwhile"
        finally:
            i18n.set_language("en")


def tables(seats: int, part: slice) -> Iterator[tuple[App, Case]]:
    """Tables with so many seats, in several questions and with several things laid open."""
    for kind, app in games(seats, "basic", EVERY if ALL else (*ASKED[part], "play")):
        yield app, Case(seats, kind, hand=8 if kind == "play" else 0)
        if kind == "play":
            for opened in OPEN if ALL else OPENED[part]:
                yield app, Case(seats, kind, opened)
            for level in LATE if ALL else LATE[:1]:
                yield app, Case(seats, kind, level=level)
    for kind, app in games(seats, "draft", ("pick",)):
        yield app, Case(seats, kind)


def part_of(tongue: str, of: int) -> slice:
    """The share of cases or screens that a language has."""
    return slice(None) if ALL else slice(TONGUES.index(tongue) % of, None, of)


def test_the_samples_meet_six_sizes_and_all_numbers_of_seats() -> None:
    assert set(SAMPLES) == set(TONGUES)
    assert len({one.size for one in SAMPLES.values()}) == 6
    assert {one.seats for one in SAMPLES.values()} == set(SEATS)


def test_a_walk_goes_on_in_its_language_when_the_program_chooses_its_own() -> None:
    with spoken("ru"):
        app = App(SIZES[0], speed=0)
        app.change(language="pl")
        assert i18n.language() == "ru"
    with pytest.raises(AssertionError, match="something else was spoken"), spoken("ru"):
        i18n.set_language("en")
    assert i18n.language() == "en"


@pytest.mark.parametrize("tongue", TONGUES)
def test_every_text_on_the_table_can_be_read(tongue: str) -> None:
    number, wrong = 0, []
    at = SAMPLES[tongue]
    places = list(product(SEATS, SIZES)) if ALL else [(at.seats, at.size)]
    with spoken(tongue):
        for seats in sorted({seats for seats, _ in places}):
            sizes: list[Place] = [(size, 100) for other, size in places if other == seats]
            for app, case in tables(seats, part_of(tongue, 4)):
                for found in measured(app, case, sizes):
                    number += found.number
                    wrong += [(one, found.where) for one in found.wrong]
    left = [one for one in wrong if not excepted(one[0])]
    print(figures(number, wrong))
    assert number > (5000 if ALL else 300)
    assert [one for one in left if tongue != "long" or not longer(one[0])] == []
    if ALL:  # a sample is too small for a share
        assert len(wrong) <= MOST * number


@pytest.mark.parametrize("tongue", i18n.LANGUAGES[1:])
def test_larger_signs_leave_room_for_what_is_asked_and_counted(tongue: str) -> None:
    wrong = []
    with spoken(tongue):
        for seats in (2, 4) if ALL else (2,):
            for kind, app in games(seats, "basic", EVERY if ALL else ("prepare", "follow")):
                sizes: list[Place] = [(size, 150) for size in (SIZES if ALL else SIZES[:3])]
                for level in (0, *LATE) if ALL else (LATE[0] if kind == "follow" else 0,):
                    for found in measured(app, Case(seats, kind, level=level), sizes):
                        wrong += [(one, found.where) for one in found.wrong]
    print(figures(0, wrong))
    assert [one for one in wrong if one[0].kind in ("cut", "line") and not excepted(one[0])] == []


@pytest.mark.parametrize("tongue", i18n.LANGUAGES[1:])
def test_no_word_of_a_menu_is_cut_in_the_smallest_windows(tongue: str, tmp_path: Path) -> None:
    wrong = []
    with spoken(tongue):
        for name, program in other_screens(tmp_path, SIZES[0], SMALLEST if ALL else SMALLEST[:4]):
            _, found = faults_of(name, program, (640, 400))
            wrong += [(one, name) for one in found if one.kind in ("cut", "broken", "clipped")]
    assert wrong == []


@pytest.mark.parametrize("tongue", TONGUES)
def test_every_text_on_the_other_screens_can_be_read(tongue: str, tmp_path: Path) -> None:
    count, wrong = 0, []
    with spoken(tongue):
        for name, program in other_screens(tmp_path, SIZES[0], part_of(tongue, 12)):
            for size in SIZES if ALL else [SAMPLES[tongue].other]:
                number, found = faults_of(name, program, size)
                count += number
                wrong += [(one, f"{name}, {size}") for one in found]
    print(figures(count, wrong))
    left = [one for one in wrong if not elsewhere(one[0])]
    assert count > 300
    assert [one for one in left if tongue != "long" or not longer(one[0])] == []
