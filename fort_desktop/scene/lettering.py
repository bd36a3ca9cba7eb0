"""Words in a given room: whole lines at one of some sizes, never squeezed and never below a floor.

What `text` does for paragraphs by making them smaller and smaller, this does by choice: the caller
names the settings it likes, best first, and gets the first that fits, or none, and then shows
something else instead.
"""

from collections.abc import Iterable, Iterator
from itertools import accumulate, combinations, pairwise
from pathlib import Path
from typing import Final, NamedTuple

import pygame

from fort_desktop.scene import text
from fort_desktop.scene.plain import DOTS, counts, one_line, pieces
from fort_desktop.scene.watching import drew, wrote

LEAD: Final = 1.04
"""From one line to the next, in sizes of the font: close, since these are a few words."""
_MOST_WORDS: Final = 24
"""A text of more words is not set in several lines; the ways to break it would be too many."""
_TALL_AND_DEEP: Final = "ATbdfhklt1gjpqy,"
"""Letters that reach as high and as low as any without an accent on a capital."""
_GOOD_BREAKS: Final = {
    "\N{RIGHT-POINTING DOUBLE ANGLE QUOTATION MARK}": 0.0,
    "\N{MULTIPLICATION SIGN}": 0.2,
}
"""What to begin a line with rather than end it with, and how bad a break before it is."""
_COUNTED: Final = 4.0
"""How much worse it is to break between a number and what it counts."""


class Setting(NamedTuple):
    """A size in pixels, and a number of lines."""

    size: int
    lines: int


class Block(NamedTuple):
    """Words broken into lines, at a size in pixels.

    Attributes:
        cut: the last line ends in dots, since the rest had no room.
    """

    face: Path
    size: int
    lines: tuple[str, ...]
    cut: bool = False

    @property
    def height(self) -> int:
        """From the top of the highest letters, accents and all, to below the descenders."""
        above, below = _extent(self.face, self.size)
        return above + below + self.rise + sum(self._steps())

    @property
    def rise(self) -> int:
        """The height of accents on the first line above letters without any, in pixels."""
        return _rise(self.face, self.size, self.lines[0])

    def baselines(self) -> Iterator[int]:
        """Return how far below the top of the block each line stands, in pixels."""
        above, _ = _extent(self.face, self.size)
        return accumulate(self._steps(), initial=above + self.rise)

    def lower(self, high: int) -> int:
        """Return how far below the middle of a room so high words look centred, in pixels.

        Eyes take letters without tails for the middle. Where there is little room below, the tails
        keep it.
        """
        _, below = _extent(self.face, self.size)
        return max(0, min(below // 2, (high - self.height - below) // 4))

    def _steps(self) -> list[int]:
        """From each line to the next: more where capitals of the next one have accents."""
        lead = round(LEAD * self.size)
        return [lead + _rise(self.face, self.size, line) for line in self.lines[1:]]

    @property
    def width(self) -> int:
        """Of the widest line, in pixels."""
        return max(text.width(self.face, self.size, line) for line in self.lines)


def settings(most: int, least: int, lines: int, two: int | None = None) -> Iterator[Setting]:
    """All settings from size `most` down to `least`: of each size fewer lines first.

    Args:
        lines: the most lines; two: the largest size of more than one line, `most` if None.
    """
    for size in range(max(most, least), least - 1, -1):
        for count in range(1, lines + 1):
            if count == 1 or size <= max(least, most if two is None else two):
                yield Setting(size, count)


def block(face: Path, words: str, tried: Iterable[Setting], room: tuple[int, int]) -> Block | None:
    """Words in the first setting in which they fit `room` (width, height); None if in none."""
    return _block(face, words, tuple(tried), room)


@text.TEXT
def _block(
    face: Path, words: str, tried: tuple[Setting, ...], room: tuple[int, int]
) -> Block | None:
    return next(blocks(face, words, tried, room), None)


def blocks(
    face: Path, words: str, tried: Iterable[Setting], room: tuple[int, int]
) -> Iterator[Block]:
    """Return the words in each setting in which they fit `room` (width, height); not cached."""
    tokens = tuple(pieces(one_line(words)))
    for size, count in tried:
        if _least_height(face, size, count) > room[1]:
            continue
        lines = _broken(face, size, tokens, count, room[0])
        if lines is not None:
            made = Block(face, size, lines)
            if made.height <= room[1]:
                yield made


def shortened(face: Path, size: int, words: str, wide: int, most: int = 1) -> Block:
    """So many lines of `wide` pixels at most, each as full as it can be, ended by dots if cut."""
    tokens = rest = pieces(one_line(words))
    found: list[str] = []
    while rest and len(found) < most - 1:
        n = 1
        while n < len(rest) and text.width(face, size, " ".join(rest[: n + 1])) <= wide:
            n += 1
        found.append(text.cut(face, size, " ".join(rest[:n]), wide))
        rest = rest[n:]
    if rest or not found:
        found.append(text.cut(face, size, " ".join(rest), wide))
    return Block(face, size, tuple(found), " ".join(found) != " ".join(tokens))


def put(
    ground: pygame.Surface,
    made: Block,
    room: pygame.Rect,
    colour: text.Colour,
    left: bool = False,
) -> None:
    """Draw a block in the middle of `room`, or with all lines beginning at its `left` edge."""
    top = room.y + (room.h - made.height) // 2
    for line, base in zip(made.lines, made.baselines(), strict=True):
        shown = text.line(made.face, made.size, line, colour)
        if made.cut and (line.endswith(DOTS) or not line):
            drew(line, made.size, cut=True)
        x = room.x + (0 if left else (room.w - shown.get_width()) // 2)
        y = top + base - text.baseline(made.face, made.size, line)
        ground.blit(shown, (x, y))
        wrote(line, made.size, shown, (x, y), room.clip(ground.get_rect()))


@text.TEXT
def _extent(face: Path, size: int) -> tuple[int, int]:
    """Return how far letters reach above and below the line on which they stand, in pixels."""
    found = [one for one in text.font(face, size).metrics(_TALL_AND_DEEP) if one is not None]
    return max(top for _, _, _, top, _ in found), -min(low for _, _, low, _, _ in found)


@text.TEXT
def _rise(face: Path, size: int, line: str) -> int:
    """Return how far a line reaches above letters without accents, in pixels."""
    return max(0, text.highest(face, size, line) - _extent(face, size)[0])


def _least_height(face: Path, size: int, count: int) -> int:
    """Return the height of so many lines without accents, in pixels."""
    return sum(_extent(face, size)) + (count - 1) * round(LEAD * size)


@text.TEXT
def _widths(face: Path, size: int, tokens: tuple[str, ...]) -> tuple[int, ...]:
    """Return the width of each word, in pixels."""
    return tuple(text.width(face, size, token) for token in tokens)


def _broken(
    face: Path, size: int, tokens: tuple[str, ...], count: int, wide: int
) -> tuple[str, ...] | None:
    """The best way to break words into so many lines that fit; None if there is none."""
    if not tokens or count > len(tokens) or (count > 1 and len(tokens) > _MOST_WORDS):
        return None
    widths, gap = _widths(face, size, tokens), text.width(face, size, " ")
    # Without the gaps at which lines are broken, all of it must have room in lines that are full.
    least = sum(widths) + (len(tokens) - count) * gap
    if max(widths) > wide or least > count * wide:
        return None
    ends = list(accumulate((token + gap for token in widths), initial=0))
    bad = [_badness(tokens, cut) for cut in range(1, len(tokens))] if count > 1 else []
    best: tuple[float, list[int]] | None = None
    for cuts in combinations(range(1, len(tokens)), count - 1):
        at = [0, *cuts, len(tokens)]
        rows = [ends[end] - ends[start] - gap for start, end in pairwise(at)]
        if max(rows) <= wide:
            cost = sum(bad[cut - 1] for cut in cuts) + (max(rows) - min(rows)) / wide
            if best is None or cost < best[0]:
                best = cost, at
    if best is None:
        return None
    lines = tuple(" ".join(tokens[start:end]) for start, end in pairwise(best[1]))
    # Letters side by side may be a little wider than each for itself.
    return lines if all(text.width(face, size, line) <= wide for line in lines) else None


def _badness(tokens: tuple[str, ...], cut: int) -> float:
    """Return the penalty for a break before a word."""
    ends_with_sign = tokens[cut - 1] in _GOOD_BREAKS
    counted = counts(tokens[cut - 1], tokens[cut])
    return _GOOD_BREAKS.get(tokens[cut], 0.8) + 2.0 * ends_with_sign + _COUNTED * counted
