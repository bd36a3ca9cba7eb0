"""Words in a box follow one policy: as large as fits, then more lines, and dots at the very end."""

from itertools import combinations, pairwise
from pathlib import Path
from typing import Final

import pygame
from hypothesis import given
from hypothesis import strategies as st

from fort_desktop.scene import text
from fort_desktop.scene.geometry import Box
from fort_desktop.scene.lettering import Block
from fort_desktop.scene.plain import DOTS
from fort_desktop.scene.watching import recorded, watched
from fort_desktop.ui.art.fonts import BODY, BOLD, TITLE
from fort_desktop.ui.design.canvas import Canvas
from fort_desktop.ui.design.text_box import (
    MANY,
    TextStyle,
    fit,
    has_room,
    height,
    letters,
    longest,
    width,
)

HAIR: Final = 2
"""Pixels by which words may be higher than their box."""

words_of = st.lists(
    st.text("abcdefghijklmnopqrstuvwxyzÁČŻĘЯё", min_size=1, max_size=12), min_size=1, max_size=5
).map(" ".join)
styles = st.builds(
    TextStyle,
    size=st.floats(10, 60),
    least=st.floats(8, 30),
    face=st.sampled_from([TITLE, BOLD, BODY]),
    colour=st.just((0, 0, 0)),
    lines=st.integers(1, 4),
    two=st.none() | st.floats(8, 60),
    middle=st.just("letters"),
    fewest=st.integers(1, 2),
).filter(lambda style: style.fewest <= style.lines)
units = st.sampled_from([0.6, 2 / 3, 1.0, 1.4, 2.0])
rooms = st.tuples(st.integers(1, 700), st.integers(1, 200))


def ways(face: Path, size: int, words: str, most: int) -> list[Block]:
    """Every way to break words into so many lines at most."""
    tokens = words.split(" ")
    found = []
    for count in range(1, min(most, len(tokens)) + 1):
        for cuts in combinations(range(1, len(tokens)), count - 1):
            ends = pairwise([0, *cuts, len(tokens)])
            found.append(Block(face, size, tuple(" ".join(tokens[a:b]) for a, b in ends)))
    return found


def settings_of(style: TextStyle, unit: float) -> list[tuple[int, int]]:
    """All sizes and numbers of lines that a style allows, best first, as the policy reads."""
    least = max(12, round(style.least * unit))
    most = max(least, round(style.size * unit))
    two = most if style.two is None else max(least, round(style.two * unit))
    return [
        (size, count)
        for size in range(most, least - 1, -1)
        for count in range(style.fewest, (style.lines if size <= two else 1) + 1)
    ]


@given(words_of, rooms, units, styles)
def test_words_are_as_large_as_the_policy_lets_them_be(
    words: str, room: tuple[int, int], unit: float, style: TextStyle
) -> None:
    made = fit(words, room, unit, style)
    high = max(room[1] + HAIR, max(12, round(style.least * unit)) + 2 * HAIR)
    allowed = settings_of(style, unit)
    fitting = [
        (size, count)
        for size, count in allowed
        if any(
            len(way.lines) == count and way.width <= room[0] and way.height <= high
            for way in ways(style.face, size, words, count)
        )
    ]
    if fitting:
        assert (made.size, len(made.lines)) == fitting[0]
        assert " ".join(made.lines) == words
        assert not made.cut
        assert made.height <= high
    else:
        assert made.size == allowed[-1][0], "cut at the floor only"
        assert len(made.lines) <= style.lines
        assert made.cut == (" ".join(made.lines) != words)
        assert len(made.lines) == 1 or made.height <= high, "no line leaves the box"
    assert made.width <= room[0]


def test_words_are_as_high_as_their_box_and_no_higher() -> None:
    for high in range(16, 80, 3):
        made = fit("Doodles", (900, high), 1.0, TextStyle(90, 12))
        assert made.height <= high + HAIR < made._replace(size=made.size + 1).height
    whole = TextStyle(30, 30, lines=2)
    assert has_room("Doodles and Bartholomew", (200, 80), 1.0, whole)
    assert not has_room("Doodles and Bartholomew", (200, 50), 1.0, whole)
    made = fit("Doodles and Bartholomew", (200, 50), 1.0, whole)
    assert made.cut, "a second line would leave the box"
    assert len(made.lines) == 1


def test_no_figure_is_ever_cut() -> None:
    figures = TextStyle(20, 16, middle="figures")
    for number in ("3", "25", "+12"):
        found = [fit(number, (wide, 20), 0.5, figures) for wide in range(60, 5, -1)]
        assert [made.lines for made in found] == [(number,)] * len(found)
        assert not any(made.cut for made in found)
        assert found[0].size == 12, "nor smaller than it must be"


@given(words_of, rooms, units, styles)
def test_all_that_is_cut_is_told_and_nothing_else(
    words: str, room: tuple[int, int], unit: float, style: TextStyle
) -> None:
    canvas = Canvas(room[0], room[1], unit)
    with recorded() as found:
        canvas.write(words, Box(0, 0, *room).scaled(1 / unit), style)
    told = [one.words for one in found if one.cut]
    made = fit(words, room, unit, style)
    assert bool(told) == made.cut
    assert all(one.endswith(DOTS) or not one for one in told)


@given(st.lists(words_of, max_size=5).map("\n".join), rooms, units)
def test_a_paragraph_tells_of_its_last_line_when_that_was_cut(
    words: str, room: tuple[int, int], unit: float
) -> None:
    style = TextStyle(30, 16, BOLD, lines=MANY)
    canvas = Canvas(room[0], room[1], unit)
    with recorded() as found:
        canvas.write(words, Box(0, 0, *room).scaled(1 / unit), style)
    assert all(one.size >= letters(16, unit) for one in found)
    assert sum(one.cut for one in found) <= 1
    whole = height(words, room[0] / unit, unit, TextStyle(16, 16, BOLD)) * unit <= room[1]
    assert not whole or not any(one.cut for one in found)


def test_a_paragraph_without_room_ends_in_dots_and_says_so() -> None:
    canvas = Canvas(160, 60, 1.0)
    with recorded() as found:
        canvas.paragraph("many words that say little and go on for long " * 3, 0, 0, 160, 60, 20)
    assert [one.words.endswith(DOTS) for one in found if one.cut] == [True]


def test_words_stand_where_their_style_says() -> None:
    for align, at in (("left", 20.0), ("center", 70.0), ("right", 120.0)):
        canvas = Canvas(400, 100, 2.0)
        style = TextStyle(20, align=align)  # type: ignore[arg-type]
        stands = canvas.write("Doodles", Box(20, 10, 100, 30), style)
        ink = Box(*canvas.image.get_bounding_rect()).scaled(0.5)
        edge = {"left": ink.x, "center": ink.center.x, "right": ink.right}[align]
        assert abs(edge - at) <= 2
        assert 0 <= stands.center.y - 25 <= 2, "letters without tails are in the middle"
        assert stands.w == width("Doodles", 2.0, 20)


def test_figures_have_their_own_middle_and_lines_keep_theirs_under_accents() -> None:
    def top_and_bottom(words: str, middle: str) -> tuple[int, int]:
        canvas = Canvas(300, 100, 1.0)
        style = TextStyle(60, middle=middle)  # type: ignore[arg-type]
        canvas.write(words, Box(0, 0, 300, 100), style)
        ink = canvas.image.get_bounding_rect()
        return ink.top, ink.bottom

    top, bottom = top_and_bottom("8", "figures")
    assert abs(top + bottom - 100) <= 2
    with watched() as found:
        for words in ("x", "Čx"):
            canvas = Canvas(300, 100, 1.0)
            canvas.write(words, Box(0, 0, 300, 100), TextStyle(60, middle="line"))
    assert found[0].ink.bottom == found[1].ink.bottom, "they stand on one line"


def test_the_first_wording_that_fits_is_said() -> None:
    choices = ("a great many words", "some words", "w")
    for n, one in enumerate(choices):
        assert longest(choices, width(one, 1.5, 18) + 0.01, 1.5, 18) == choices[n]
    assert longest(choices, 0, 1.5, 18) == "w"


def test_no_letters_are_smaller_than_twelve_pixels() -> None:
    assert letters(16, 0.5) == 12
    assert letters(16, 1.0) == 16
    ground = pygame.Surface((100, 40), pygame.SRCALPHA)
    with recorded() as found:
        Canvas.on(ground, 0.5).write("Doodles", Box(0, 0, 40, 80), TextStyle(20, 10))
    assert {one.size for one in found} == {12}
    assert text.width(TITLE, 12, "Doodles") / 0.5 == width("Doodles", 0.5, 10)
