from pathlib import Path

import pygame
import pytest

from fort_desktop.scene import text
from fort_desktop.scene.text import Style, fitting_size, measure, paragraph
from fort_desktop.ui.art.fonts import TITLE

FACE = Path(pygame.font.__file__).parent / pygame.font.get_default_font()
STYLE = Style(FACE, 20, (250, 250, 250), FACE)
LONG = "Gain a pizza for each shovel, then you may trash a card from your hand."


def ink(image: pygame.Surface) -> pygame.Rect:
    return image.get_bounding_rect(min_alpha=40)


def test_text_wraps_at_the_room() -> None:
    image = paragraph(STYLE, LONG, (240, 400))
    assert image.get_width() <= 240
    assert image.get_size() == measure(STYLE, LONG, 240)
    assert image.get_height() > 2 * text.font(FACE, 20).get_linesize()


@pytest.mark.parametrize("room", [(120, 60), (240, 40), (90, 90), (30, 30)])
def test_text_is_made_smaller_until_it_fits(room: tuple[int, int]) -> None:
    size = fitting_size(STYLE, LONG, room)
    image = paragraph(STYLE, LONG, room)
    assert image.get_width() <= room[0]
    assert image.get_height() <= room[1] or size == text.LEAST


@pytest.mark.parametrize("words", ["Gain 2 toys 3 pizza", "Spend **2** of 3 toys, 1 pizza"])
def test_no_line_is_wider_than_the_room(words: str) -> None:
    """A number goes to the next line with what it counts, and needs its space there too."""
    widest = max(measure(STYLE, word, 999)[0] for word in words.split())
    for room in range(widest, 200):
        rows = list(text._rows(STYLE, words, room))
        assert max(text._row_width(STYLE, row) for row in rows) <= room
        assert measure(STYLE, words, room)[0] <= room


def test_no_letter_is_ever_left_out() -> None:
    for room in (40, 90, 400):
        rows = text._rows(STYLE.at(9), LONG + " Donaudampfschifffahrtsgesellschaft", room)
        letters = "".join(word.text for row in rows for word in row)
        assert letters == (LONG + "Donaudampfschifffahrtsgesellschaft").replace(" ", "")


def test_a_word_is_made_smaller_before_it_is_broken() -> None:
    assert fitting_size(STYLE, "Rollercoaster", (90, 200)) < 20
    smaller = STYLE.at(fitting_size(STYLE, "Rollercoaster", (90, 200)))
    assert measure(smaller, "Rollercoaster", 90)[1] == text.font(FACE, smaller.size).get_linesize()


def test_alignment() -> None:
    left, center, right = (
        ink(paragraph(STYLE, "Hi", (200, 40), align)) for align in ("left", "center", "right")
    )
    assert left.x < 4
    assert abs(center.centerx - 100) <= 2
    assert right.right >= 196


def test_bold_spans_keep_their_punctuation() -> None:
    words = list(text._words("Gain **two pizza**, then **stop**"))
    assert [(w.text, w.bold, w.glued) for w in words] == [
        ("Gain", False, False),
        ("two", True, False),
        ("pizza", True, False),
        (",", False, True),
        ("then", False, False),
        ("stop", True, False),
    ]


def test_line_breaks_and_empty_lines_stay() -> None:
    one = text.font(FACE, 20).get_linesize()
    assert measure(STYLE, "a\n\nb", 200)[1] == 3 * one
    assert measure(STYLE, "", 200) == (0, one)


def test_pictures_are_cached() -> None:
    assert paragraph(STYLE, LONG, (240, 400)) is paragraph(STYLE, LONG, (240, 400))
    assert text.line(FACE, 20, "a", (1, 2, 3)) is text.line(FACE, 20, "a", (1, 2, 3))


def test_fitted_is_one_line_in_the_room() -> None:
    image = text.fitted(FACE, 30, LONG, (0, 0, 0), 150)
    assert image.get_width() <= 150
    assert image.get_height() <= text.font(FACE, 30).get_linesize()


def test_a_no_break_space_keeps_words_together() -> None:
    words = "w\N{NO-BREAK SPACE}lesie i **z\N{NO-BREAK SPACE}tobą**"
    assert [word.text for word in text._words(words)] == ["w\xa0lesie", "i", "z\xa0tobą"]
    narrow = text.width(FACE, 20, "w\N{NO-BREAK SPACE}lesie") + 1
    rows = text._rows(STYLE, words, narrow)
    assert [[word.text for word in row] for row in rows] == [["w\xa0lesie"], ["i"], ["z\xa0tobą"]]
    glued = text._words("**a**\N{NO-BREAK SPACE}b")
    assert [word.glued for word in glued] == [False, True]


@pytest.mark.parametrize("room", range(60, 260, 4))
def test_what_is_glued_to_a_word_never_begins_a_line(room: int) -> None:
    """A full stop after marked words goes with the last of them to the next line."""
    rows = list(
        text._rows(STYLE, "Level 1 brings a **made-up rule**. It gives you **points**.", room)
    )
    for row in rows:
        assert not row[0].glued or row[0].broken or room < text.width(FACE, 20, "points."), room


def test_marked_words_lie_on_the_stroke_of_a_marker() -> None:
    plain = Style(FACE, 20, (10, 10, 10))
    marked = Style(FACE, 20, (10, 10, 10), marker=(255, 227, 138))
    words = "Two **key words** here."
    before, after = paragraph(plain, words, (400, 40)), paragraph(marked, words, (400, 40))
    assert before.get_size() == after.get_size()
    yellow = [
        (x, y)
        for x in range(after.get_width())
        for y in range(after.get_height())
        if tuple(after.get_at((x, y))) == (255, 227, 138, 255)
    ]
    left, right = min(x for x, _ in yellow), max(x for x, _ in yellow)
    start = text.width(FACE, 20, "Two ")
    assert abs(left - start) <= 3
    assert abs(right - start - text.width(FACE, 20, "key words")) <= 3
    assert min(y for _, y in yellow) >= 0.5 * after.get_height()


@pytest.mark.parametrize("size", [12, 19, 42, 100])
def test_numbers_of_as_many_figures_are_as_wide(size: int) -> None:
    for numbers in (["111", "777", "408"], ["01:11", "12:34"], ["+1", "+8"], ["1/25", "7/23"]):
        wide = {text.width(TITLE, size, one) for one in numbers}
        assert wide == {text.line(TITLE, size, one, (0, 0, 0)).get_width() for one in numbers}
        assert len(wide) == 1


def test_a_figure_stands_in_the_middle_of_its_cell_and_is_whole() -> None:
    for size in (14, 42):
        plain = [text.font(TITLE, size).render(one, True, (0, 0, 0)) for one in "17"]
        for one, alone in zip("17", plain, strict=True):
            shown = text.line(TITLE, size, one, (0, 0, 0))
            assert ink(shown).size == ink(alone).size
            free = shown.get_width() - alone.get_width()
            assert ink(shown).x - ink(alone).x == free // 2


def test_figures_within_words_stand_as_the_font_has_them() -> None:
    words = "Round 11"
    assert text.width(TITLE, 40, words) == text.font(TITLE, 40).size(words)[0]


def test_a_space_is_as_wide_behind_each_letter() -> None:
    for words in ("may follow", "y x", "x V", "Try from here"):
        free = words.replace(" ", "\N{NO-BREAK SPACE}")
        wide = text.font(TITLE, 22).size(free)[0]
        assert text.width(TITLE, 22, words) == text.line(TITLE, 22, words, (0, 0, 0)).get_width()
        assert text.width(TITLE, 22, words) == wide
