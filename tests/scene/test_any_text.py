"""Any text at all may be measured and drawn: nothing raises, nothing grows, nothing takes long."""

from collections.abc import Callable, Iterator
from pathlib import Path

import pygame
import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from fort_desktop.scene import text
from fort_desktop.scene.plain import DOTS, LONGEST, SIGN, one_line, plain
from fort_desktop.scene.text import WIDEST, Align, Colour, Style
from tests.cases import each
from tests.scene.test_text import FACE, STYLE

INK = (0, 0, 0)
ALIGNS: tuple[Align, ...] = ("left", "center", "right")
HOSTILE = [
    "",
    "\0",
    "\ud800",
    "a\0b\udfffc",
    "\x1b[31m\x07\x85",
    "\u200b\u00ad\ufeff",
    "\u0301" * 3000,
    "e" + "\u0301\u0488" * 2000,
    "\U0001f468\u200d\U0001f469" * 50,
    "\ufdfd" * 3000,
    " " * 100_000,
    "\u00a0" * 9000,
    "a" * 100_000,
    "W " * 50_000,
    "\n" * 100_000,
    "a\n" * 50_000,
    "**" * 50_000,
    "**a** " * 9000,
    "\r\n\v\f\u2028\u2029\t",
]
ANY = st.text(st.characters(exclude_categories=()), max_size=60)
LONG = st.builds(lambda part, times: part * times, ANY, st.integers(0, 3000))
SIDE = st.integers(-40, 400)


@given(ANY | LONG | st.sampled_from(HOSTILE), st.integers(-3, 60), SIDE, SIDE, st.integers(0, 14))
@example("\u200b", 20, 100, 20, 9)
@example("a" * 100_000, 20, 1, 1, 9)
@example("\ud800\0", 20, 100, 20, 9)
def test_no_text_raises_and_no_picture_outgrows_its_room(
    words: str, size: int, w: int, h: int, least: int
) -> None:
    style = Style(FACE, size, INK, FACE)
    leading = max(1, text.font(FACE, max(1, size)).get_linesize())
    assert text.width(FACE, size, words) >= 0
    line = text.line(FACE, size, words, INK)
    assert line.get_width() <= WIDEST
    assert line.get_height() <= 3 * leading
    fitted = text.fitted(FACE, size, words, INK, w, least)
    assert fitted.get_width() <= max(1, w)
    assert fitted.get_height() <= 3 * leading
    for align in ALIGNS:
        shown = text.paragraph(style, words, (w, h), align, least)
        # A single letter may be wider than the room, as half a line may be below it.
        assert shown.get_width() <= max(w, 4 * leading)
        assert shown.get_height() <= max(h + leading, leading)
    text.paragraph(Style(FACE, size, INK), words, (w, h))
    wide, high = text.measure(style, words, w)
    assert 0 <= wide <= max(w, 4 * leading)
    assert 0 < high <= (LONGEST + 1) * leading
    assert text.fitting_size(style, words, (w, h), least) <= max(size, least)


@given(ANY | st.sampled_from(HOSTILE))
def test_what_passed_the_door_is_plain(words: str) -> None:
    shown = plain(words)
    assert len(shown) <= LONGEST
    assert plain(shown) == shown
    assert "\n" not in one_line(words)
    shown.encode()
    assert not {"\0", "\t", "\r"} & set(shown)


@each(
    "words, shown",
    [
        ("Zoë, Łódź, Яна: „so“ \u2013 it\u2019s\u00a05",) * 2,
        ("a\0b\ud83dc\x7f", f"a{SIGN}b{SIGN}c{SIGN}"),
        ("a\r\nb\rc\u2028d\x85e", "a\nb\nc\nd\ne"),
        ("a\tb", "a b"),
        ("so\u00adft\u200b\u202e", "soft"),
        ("e\u0301\u0302\u0303\u0304x", "e\u0301\u0302x"),
        ("\U0001f600", "\U0001f600"),
        ("x" * 5000, "x" * 4095 + DOTS),
    ],
)
def test_the_door(words: str, shown: str) -> None:
    assert plain(words) == shown


def test_what_does_not_fit_ends_in_dots() -> None:
    kept = text._dotted(FACE, 20, "Donaudampfschiff", 100)
    assert kept.startswith("Donau")
    assert kept.endswith(DOTS)
    assert text.width(FACE, 20, kept) <= 100
    assert text.width(FACE, 20, kept[:-1] + "Donaudampfschiff"[len(kept) - 1] + DOTS) > 100
    assert text._dotted(FACE, 20, "Donaudampfschiff", 1) == ""
    rows = text._shown_rows(STYLE.at(10), "one two three four five six", (40, 26))
    assert len(rows) == 2
    assert rows[-1][-1].text.endswith(DOTS)
    assert text._shown_rows(STYLE.at(10), "one two", (400, 26))[-1][-1].text == "two"


def test_a_line_is_squeezed_a_little_and_cut_where_it_is_much_too_long(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    drawn: list[str] = []
    render = text.line

    def note(path: Path, size: int, words: str, colour: Colour) -> pygame.Surface:
        drawn.append(words)
        return render(path, size, words, colour)

    monkeypatch.setattr(text, "line", note)
    text.TEXT.clear()
    words = "Donaudampfschiff"
    for room in (text.width(FACE, 10, words) * 2 // 3, text.width(FACE, 10, words) // 3):
        assert text.fitted(FACE, 20, words, INK, room).get_width() <= room
    assert drawn[0] == words
    assert drawn[1].endswith(DOTS)
    text.TEXT.clear()


def test_text_without_any_width_is_an_empty_picture() -> None:
    narrow = "\N{VARIATION SELECTOR-16}"
    assert plain(narrow) == narrow
    with pytest.raises(pygame.error, match="zero width"):
        text.font(FACE, 20).render(narrow, True, INK)
    assert text.line(FACE, 20, narrow, INK).get_width() == 0
    assert text.paragraph(STYLE, f"a {narrow} b", (300, 30)).get_width() > 10


@each("edge", [0, 9, 10, 37, 498, 499, 500])
def test_the_largest_size_is_found_in_a_few_steps(edge: int) -> None:
    tried: list[int] = []

    def fits(size: int) -> bool:
        tried.append(size)
        return size <= edge

    assert text._largest(fits, 500, 9) == max(9, edge)
    assert len(tried) < 14


class Counting:
    """A font that counts how many characters it is asked about, and words that are put in rows."""

    def __init__(self, real: pygame.font.Font) -> None:
        self.real = real
        self.letters = self.calls = 0

    def size(self, words: str) -> tuple[int, int]:
        self.letters += len(words)
        self.calls += 1
        return self.real.size(words)

    def get_linesize(self) -> int:
        return self.real.get_linesize()

    def get_height(self) -> int:
        return self.real.get_height()

    def render(self, words: str, *more: object) -> pygame.Surface:
        self.letters += len(words)
        return pygame.Surface((1, 1))


@pytest.fixture
def counting(monkeypatch: pytest.MonkeyPatch) -> Iterator[Counting]:
    counter = Counting(text.font(FACE, 12))
    word_width = text._word_width

    def asked(style: Style, word: text.Word) -> int:
        counter.calls += 1
        return word_width(style, word)

    monkeypatch.setattr(text, "font", lambda path, size: counter)
    monkeypatch.setattr(text, "_word_width", asked)
    yield counter
    text.TEXT.clear()


WORK: dict[str, Callable[[str], object]] = {
    "line": lambda words: text.line(FACE, 12, words, INK),
    "width": lambda words: text.width(FACE, 12, words),
    "fitted": lambda words: text.fitted(FACE, 90, words, INK, 300),
    "measure": lambda words: text.measure(STYLE, words, 60),
    "measure in long lines": lambda words: text.measure(STYLE, words, 30_000),
    "paragraph": lambda words: text.paragraph(STYLE.at(40), words, (300, 200)),
}


@each("name", WORK)
@each("part", ["a", "W ", "a\n", "**b**", "abcdefghijkl "])
def test_work_grows_with_the_length_and_then_not_at_all(
    name: str, part: str, counting: Counting
) -> None:
    for letters in (1000, LONGEST, 100_000):
        text.TEXT.clear()
        counting.letters = counting.calls = 0
        WORK[name](part * (letters // len(part)))
        # Some ten sizes are tried, and some ten ways to cut.
        assert counting.letters + counting.calls < 60 * min(letters, LONGEST)


@each(
    "content",
    [b"no font", b"", b"OTTO and nothing more", FACE.read_bytes()[:-9], FACE.read_bytes()[:99]],
)
def test_a_broken_font_raises_and_does_not_end_the_process(tmp_path: Path, content: bytes) -> None:
    path = tmp_path / "broken.ttf"
    path.write_bytes(content)
    with pytest.raises(pygame.error):
        text.width(path, 19, "Maja")
