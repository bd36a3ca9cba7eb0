"""A line is broken at spaces and never at a no-break space, wherever words are set."""

from pathlib import Path

import pygame

import fort_desktop
from fort_desktop.scene.geometry import Box
from fort_desktop.scene.watching import watched
from fort_desktop.ui.design.canvas import Canvas
from fort_desktop.ui.design.text_box import TextStyle
from fort_desktop.ui.table.panels.buttons import least_width

PACKAGE = Path(fort_desktop.__file__).parent
NO_BREAK = "\N{NO-BREAK SPACE}"


def test_a_button_is_as_wide_as_what_cannot_be_broken() -> None:
    apart, together = "Zagraj z nim", f"Zagraj z{NO_BREAK}nim"
    assert least_width(apart, 1.0, 20, 2) < least_width(together.replace(" ", NO_BREAK), 1.0, 20, 2)
    assert least_width(together, 1.0, 20, 2) == max(
        least_width(part, 1.0, 20, 1) for part in together.split(" ")
    )


def test_words_that_are_cut_off_keep_together_too() -> None:
    words = f"raz w{NO_BREAK}lesie i{NO_BREAK}na{NO_BREAK}łące i{NO_BREAK}jeszcze dalej"
    ground = pygame.Surface((80, 60))
    with watched() as found:
        Canvas.on(ground, 1.0).write(words, Box(0, 0, 80, 40), TextStyle(14, 12, lines=2))
    assert [one.words.replace(NO_BREAK, "_") for one in found] == ["raz w_lesie", "i_na_łące i_je…"]


def test_no_words_are_split_at_just_any_space() -> None:
    found = [
        path.name
        for room in ("scene", "ui")
        for path in sorted((PACKAGE / room).rglob("*.py"))
        if ".split()" in path.read_text(encoding="utf-8")
    ]
    assert found == ["measure.py"]  # what other programs print


def test_two_lines_are_as_even_as_they_can_be_also_of_thousands_of_words() -> None:
    def by_trying(words: str) -> float:
        tokens = words.split(" ")
        cuts = [(" ".join(tokens[:i]), " ".join(tokens[i:])) for i in range(1, len(tokens))]
        return min(max(least_width(part, 1.0, 20, 1) for part in cut) for cut in cuts)

    for words in ("Use both", "Take one of these kids", "a bb cccccccccccccc d", "wwwwwwwww i i i"):
        assert least_width(words, 1.0, 20, 2) == by_trying(words)
    assert least_width("W " * 50_000, 1.0, 20, 2) > 1000
