"""Words in a room: broken where one would, at the size that was asked for, or not at all."""

from pathlib import Path

import pygame
import pytest

from fort_desktop.scene import text
from fort_desktop.scene.cache import forget_all
from fort_desktop.scene.lettering import (
    Setting,
    block,
    put,
    settings,
    shortened,
)
from fort_desktop.scene.text import fitted
from fort_desktop.scene.watching import Drawn, recorded, watched
from fort_desktop.ui.art.fonts import BOLD, TITLE

INK = (0, 0, 0)


def lines(words: str, count: int, room: int, size: int = 14) -> tuple[str, ...] | None:
    made = block(BOLD, words, [Setting(size, count)], (room, 400))
    return made.lines if made is not None else None


def test_lines_break_before_an_operator_and_never_after_one() -> None:
    assert lines("pizza or toy × book", 2, 110) == ("pizza or toy", "× book")  # noqa: RUF001
    assert lines("build fort » 2 points", 2, 110) == ("build fort", "» 2 points")
    assert lines("recruit » point × level", 2, 130) == ("recruit", "» point × level")  # noqa: RUF001


def test_lines_are_even_where_no_operator_is() -> None:
    assert lines("No action: add it or follow with it", 2, 200) == (
        "No action: add it",
        "or follow with it",
    )


def test_a_no_break_space_keeps_words_together() -> None:
    words = "idzie w\N{NO-BREAK SPACE}lesie"
    assert lines(words, 2, 400) == ("idzie", "w\N{NO-BREAK SPACE}lesie")
    assert lines(words, 3, 400) is None


def test_a_number_stays_with_what_it_counts_where_another_break_fits() -> None:
    assert lines("Daje 3 punkty", 2, 400) == ("Daje", "3 punkty")
    assert lines("1 hračka, 1 úroveň bunkru", 2, 400) == ("1 hračka,", "1 úroveň bunkru")
    assert lines("10 карт", 2, 400) == ("10", "карт")
    assert lines("Level 2 is next", 2, 400) == ("Level 2", "is next")


def test_what_does_not_fit_is_not_set() -> None:
    assert lines("skateboard", 1, 40) is None
    assert lines("skateboard", 2, 400) is None
    assert lines("", 1, 400) is None
    assert block(BOLD, "pizza", [Setting(14, 1)], (200, 8)) is None


def test_the_first_setting_that_fits_is_taken() -> None:
    tried = list(settings(15, 12, 2, 14))
    assert tried == [(15, 1), (14, 1), (14, 2), (13, 1), (13, 2), (12, 1), (12, 2)]
    for room in range(60, 240, 4):
        made = block(BOLD, "point × Lookout", tried, (room, 400))  # noqa: RUF001
        fits = [one for one in tried if lines("point × Lookout", one.lines, room, one.size)]  # noqa: RUF001
        assert (made is None) == (not fits)
        if made is not None:
            assert (made.size, len(made.lines)) == fits[0]
            assert made.width <= room
            assert " ".join(made.lines) == "point × Lookout"  # noqa: RUF001


def test_a_floor_above_the_wish_is_kept() -> None:
    assert list(settings(9, 12, 1)) == [(12, 1)]


def test_many_words_take_no_time() -> None:
    assert lines("so " * 5000, 3, 100000) is None


@pytest.mark.parametrize("size", [12, 15, 16, 24, 45])
@pytest.mark.parametrize("face", [BOLD, TITLE])
def test_ink_lies_in_the_height_that_a_block_tells(face: Path, size: int) -> None:
    made = block(face, "by pay » toys × glue", [Setting(size, 2)], (900, 900))  # noqa: RUF001
    assert made is not None
    ground = pygame.Surface((900, 400), pygame.SRCALPHA)
    room = pygame.Rect(3, 5, 890, made.height)
    with watched() as found:
        put(ground, made, room, INK)
    assert [one.words for one in found] == list(made.lines)
    assert all(room.contains(one.ink) for one in found)
    assert room.contains(ground.get_bounding_rect())
    assert ground.get_bounding_rect() == found[0].ink.unionall([one.ink for one in found])


def test_a_name_that_is_too_long_ends_in_dots() -> None:
    made = shortened(TITLE, 14, "Bartholomew the Great", 90)
    assert made.width <= 90
    assert made.lines[0].startswith("Barth")
    assert made.lines[0] != "Bartholomew the Great"
    assert shortened(TITLE, 14, "Bug", 90).lines == ("Bug",)


def test_what_is_drawn_is_recorded_also_if_it_was_cached() -> None:
    fitted(BOLD, 20, "a long line that is squeezed", INK, 120, 14)
    with recorded() as found:
        text.line(BOLD, 13, "pizza", INK)
        fitted(BOLD, 20, "a long line that is squeezed", INK, 120, 14)
    assert found[0] == Drawn("pizza", 13)
    assert Drawn("a long line that is squeezed", 14, squeezed=True) in found
    before = len(found)
    text.line(BOLD, 13, "toys", INK)
    assert len(found) == before
    forget_all()
