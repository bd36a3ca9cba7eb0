"""Text rendering: fonts by file and size, wrapped and fitted into the given room.

Every function takes any text (see `plain`) and takes time at most linear in its length. Text is
made smaller until it fits; what does not fit even then ends in dots. No picture is wider than its
room, or than `WIDEST` where there is none.
"""

from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace
from io import BytesIO
from itertools import islice
from pathlib import Path
from typing import Final, Literal, NamedTuple

import pygame

from fort_desktop.scene.cache import Cache
from fort_desktop.scene.plain import DOTS, counts, one_line, pieces, plain
from fort_desktop.scene.watching import drew

Colour = tuple[int, int, int]
Align = Literal["left", "center", "right"]
TEXT: Final = Cache("text", 0.135)
"""Open fonts, how wide words are, and pictures of words."""
FIGURES: Final = "0123456789"
LEAST: Final = 9
"""Text is not made smaller than this by itself, in pixels."""
WIDEST: Final = 4096
"""Pixels of a line that has no room of its own."""
_SQUEEZED: Final = 1024
"""A line this wide may be squeezed to half of that; a wider one only as far as this."""
_STROKE: Final = 0.42
"""The share of the line that the stroke of a marker covers, from below."""
_BEYOND: Final = 2
"""So many pixels it reaches beyond its words."""
_UNEVEN: Final = 2
"""So many sizes above the one found may fit as well: hinted letters do not grow evenly."""


@dataclass(frozen=True)
class Style:
    """A text style.

    Attributes:
        face: a font file; size: in pixels; bold: the font file for **marked** words.
        marker: the colour of the stroke that marked words lie on.
    """

    face: Path
    size: int
    colour: Colour
    bold: Path | None = None
    marker: Colour | None = None

    def at(self, size: int) -> "Style":
        """The same at another size."""
        return replace(self, size=size)

    def of(self, bold: bool) -> Path:
        """The font file of plain or bold words."""
        return self.bold if bold and self.bold is not None else self.face


class Word(NamedTuple):
    """A piece of text without spaces.

    Attributes:
        glued: no space separates it from the one before.
        broken: it is a part of a word that is too wide for its room; cut: it ends in dots.
    """

    text: str
    bold: bool = False
    glued: bool = False
    broken: bool = False
    cut: bool = False


@TEXT
def font(path: Path, size: int) -> pygame.font.Font:
    """A font at a size in pixels; read into memory, so that no file stays open."""
    if not pygame.font.get_init():
        pygame.font.init()
    return pygame.font.Font(BytesIO(_file(path)), max(1, size))


@TEXT
def _file(path: Path) -> bytes:
    """The content of a font.

    Raises:
        pygame.error: it is not a font, or cut off. The library would take it anyway, and bring
            the whole process down at the first use.
    """
    content = path.read_bytes()
    if not _is_font(content):
        raise pygame.error(f"{path}: this is no font, or it is damaged")
    return content


def _is_font(content: bytes) -> bool:
    """Return True if it begins like a TrueType or OpenType font and all of its tables are there.

    Source: the OpenType specification, "Organization of an OpenType Font".
    """
    count = int.from_bytes(content[4:6])
    entries = [content[12 + 16 * i : 28 + 16 * i] for i in range(count)]
    ends = (int.from_bytes(one[8:12]) + int.from_bytes(one[12:16]) for one in entries)
    known = content[:4] in (b"\0\1\0\0", b"OTTO", b"true")
    return known and count > 0 and len(entries[-1]) == 16 and max(ends) <= len(content)


def line(path: Path, size: int, text: str, colour: Colour) -> pygame.Surface:
    """Draw one line of text."""
    shown = one_line(text)
    drew(shown, size)
    return _line(path, size, shown, colour)


@TEXT
def _line(path: Path, size: int, text: str, colour: Colour) -> pygame.Surface:
    shown = _cut(path, size, text, WIDEST)
    if not _wide(path, size, shown):  # of that the library would draw nothing: it raises
        return pygame.Surface((0, font(path, size).get_height()), pygame.SRCALPHA, 32)
    cells = _cells(path, size, shown)
    if not cells:
        return font(path, size).render(_unkerned(shown), True, colour)
    made = pygame.Surface((sum(cells), font(path, size).get_height()), pygame.SRCALPHA, 32)
    x = 0
    for one, wide in zip(shown, cells, strict=True):
        letter = font(path, size).render(one, True, colour)
        made.blit(letter, (x + (wide - letter.get_width()) // 2, 0))
        x += wide
    return made


def space(share: float) -> bool:
    """Set letters further apart from now on; return True if that is a change.

    What was drawn before has to be drawn again: `scene.cache.forget_all`.

    Args:
        share: of the size, for each letter; 0 is as the font has it.
    """
    changed = _apart[0] != share
    _apart[0] = share
    return changed


_apart: Final = [0.0]


def _cells(path: Path, size: int, text: str) -> list[int]:
    """Return how wide the place of each letter is; [] if letters stand as the font has them."""
    figures, more = _in_cells(path, size, text), round(_apart[0] * size)
    if not figures and not more:
        return []
    cell = _cell(path, size)
    return [
        more + (cell if figures and one in FIGURES else font(path, size).size(one)[0])
        for one in text
    ]


def _unkerned(text: str) -> str:
    """Return the line with spaces that no letter is kerned to: "may follow", not "mayfollow".

    The font has such pairs for a common space, not for a no-break space.
    """
    return text.replace(" ", "\N{NO-BREAK SPACE}")


def _in_cells(path: Path, size: int, text: str) -> bool:
    """Return True if a line is of figures alone, and the font has figures of several widths.

    These stand in cells of one width, so that columns align and a number does not move while it
    is counted; within sentences they stand as the font has them.
    """
    if not any(map(str.isdecimal, text)) or any(map(str.isalpha, text)):
        return False
    return _cell(path, size) > 0


@TEXT
def _cell(path: Path, size: int) -> int:
    """The width of the widest figure; 0 if all of them are as wide."""
    wide = [font(path, size).size(one)[0] for one in FIGURES]
    return max(wide) if min(wide) < max(wide) else 0


def highest(path: Path, size: int, text: str) -> int:
    """Return how far a line reaches above its baseline, in pixels.

    Accents on capitals are highest.
    """
    found = font(path, size).metrics(one_line(text))
    return max((one[3] for one in found if one is not None), default=0)


def lowest(path: Path, size: int, text: str) -> int:
    """Return how far a line reaches below its baseline, in pixels."""
    found = font(path, size).metrics(one_line(text))
    return max((-one[2] for one in found if one is not None), default=0)


def baseline(path: Path, size: int, text: str) -> int:
    """Return the baseline of a line in its picture, which has room above for whatever it holds."""
    return max(font(path, size).get_ascent(), highest(path, size, text))


def width(path: Path, size: int, text: str) -> int:
    """The width of a line, in pixels; cached."""
    return _width(path, size, one_line(text))


@TEXT
def _width(path: Path, size: int, text: str) -> int:
    return _wide(path, size, text)


def _wide(path: Path, size: int, text: str) -> int:
    """The width of a line, in pixels; not cached."""
    cells = _cells(path, size, text)
    return sum(cells) if cells else font(path, size).size(_unkerned(text))[0]


def fitted(
    path: Path, size: int, text: str, colour: Colour, room: int, least: int = 10
) -> pygame.Surface:
    """Draw one line, made smaller until it fits `room` pixels; below `least` squeezed or cut."""
    return _fitted(path, size, one_line(text), colour, max(1, room), least)


@TEXT
def _fitted(
    path: Path, size: int, text: str, colour: Colour, room: int, least: int
) -> pygame.Surface:
    size = _largest(lambda tried: _width(path, tried, text) <= room, size, least)
    if _width(path, size, text) > max(room, min(2 * room, _SQUEEZED)):
        text = _cut(path, size, text, room)
    image = line(path, size, text, colour)
    if image.get_width() > room:
        drew(text, size, squeezed=True)
        image = pygame.transform.smoothscale(image, (room, image.get_height()))
    return image


def paragraph(
    style: Style, text: str, room: tuple[int, int], align: Align = "left", least: int = LEAST
) -> pygame.Surface:
    """Draw text over several lines, made smaller, down to `least`, until it fits `room`.

    `**words**` are bold if the style has a bold face, and lie on a stroke if it has a marker. A
    word wider than the room is broken. Lines more than half below the room are left out.
    The picture is as wide as the room if it is aligned, else as the longest line.
    """
    return _paragraph(style, plain(text), room, align, least)


@TEXT
def _paragraph(
    style: Style, text: str, room: tuple[int, int], align: Align, least: int
) -> pygame.Surface:
    style = style.at(fitting_size(style, text, room, least))
    rows = _shown_rows(style, text, room)
    height = _leading(style)
    widths = [_row_width(style, row) for row in rows]
    wide = max([1, *widths]) if align == "left" else max(1, room[0])
    image = pygame.Surface((wide, max(1, height * len(rows))), pygame.SRCALPHA, 32)
    for i, row in enumerate(rows):
        free = wide - widths[i]
        x = {"left": 0, "center": free // 2, "right": free}[align]
        for at, word in enumerate(row):
            gap = _gap(style, word) if at else 0
            x += gap
            if style.marker is not None and word.bold:
                # It goes on below the space between two such words.
                left = x - (gap if at and row[at - 1].bold else min(x, _BEYOND))
                wide, low = _word_width(style, word) + _BEYOND + x - left, round(_STROKE * height)
                image.fill(style.marker, (left, (i + 1) * height - low, wide, low))
            shown = line(style.of(word.bold), style.size, word.text, style.colour)
            if word.broken or word.cut:
                drew(word.text, style.size, broken=word.broken, cut=word.cut)
            image.blit(shown, (x, i * height))
            x += shown.get_width()
    return image


def measure(style: Style, text: str, room: int) -> tuple[int, int]:
    """Width and height, in pixels, of text wrapped at `room` pixels and not made smaller."""
    widths = [wide for _, wide in _measured_rows(style, plain(text), room)]
    return max(widths, default=0), _leading(style) * len(widths)


def fitting_size(style: Style, text: str, room: tuple[int, int], least: int = LEAST) -> int:
    """The largest size up to the style's at which text fits; `least` if none does.

    Words are broken only at size `least`: a smaller size is easier to read than a broken word.
    """
    text = plain(text)
    words = list(dict.fromkeys(_words(text)))

    def fits(size: int) -> bool:
        tried = style.at(size)
        if any(_word_width(tried, word) > room[0] for word in words):
            return False
        lines = max(0, room[1] // _leading(tried))
        return sum(1 for _ in islice(_rows(tried, text, room[0]), lines + 1)) <= lines

    return _largest(fits, style.size, least)


def _largest(fits: Callable[[int], bool], most: int, least: int) -> int:
    """The largest size from `most` down that fits; `least`, untested, if none above it does."""
    if most <= least or fits(most):
        return most
    low, high = least, most
    while high - low > 1:
        middle = (low + high) // 2
        low, high = (middle, high) if fits(middle) else (low, middle)
    for size in range(min(most - 1, low + _UNEVEN), low, -1):
        if fits(size):
            return size
    return low


def _longest(fits: Callable[[int], bool], most: int) -> int:
    """The number of characters, up to `most`, that fit; searched upwards from 0."""
    low, step = 0, 1
    while low + step <= most and fits(low + step):
        low, step = low + step, 2 * step
    high = min(most + 1, low + step)
    while high - low > 1:
        middle = (low + high) // 2
        low, high = (middle, high) if fits(middle) else (low, middle)
    return low


def cut(path: Path, size: int, text: str, room: int) -> str:
    """A line shortened to `room` pixels: unchanged, or its beginning and dots."""
    return _cut(path, size, one_line(text), room)


def _cut(path: Path, size: int, text: str, room: int) -> str:
    """Shorten a line to fit: unchanged, or its beginning and dots."""
    return text if _wide(path, size, text) <= room else _dotted(path, size, text, room)


def _dotted(path: Path, size: int, text: str, room: int) -> str:
    """As much of a text as fits together with dots; "" if not even they do."""
    if _wide(path, size, DOTS) > room:
        return ""
    kept = _longest(lambda n: _wide(path, size, text[:n].rstrip() + DOTS) <= room, len(text))
    return text[:kept].rstrip() + DOTS


def _leading(style: Style) -> int:
    return max(1, font(style.face, style.size).get_linesize())


def _word_width(style: Style, word: Word) -> int:
    return _width(style.of(word.bold), style.size, word.text)


def _gap(style: Style, word: Word) -> int:
    return 0 if word.glued else _width(style.of(word.bold), style.size, " ")


def _row_width(style: Style, row: list[Word]) -> int:
    gaps = sum(_gap(style, word) for word in row[1:])
    return gaps + sum(_word_width(style, word) for word in row)


def _words(text: str) -> Iterator[Word]:
    """Split a text at spaces and newlines; `**` switches bold."""
    for part in text.split("\n"):
        yield from _words_of(part)


def _words_of(part: str) -> Iterator[Word]:
    glued = False
    for i, span in enumerate(part.split("**")):
        for j, piece in enumerate(pieces(span)):
            yield Word(piece, i % 2 == 1, glued and j == 0 and span[0] != " ")
        if span:
            glued = span[-1] != " "


@TEXT
def _measured(face: Path, bold: Path, size: int, part: str) -> tuple[tuple[Word, int, int], ...]:
    """Return the words of a part without newlines, each with its width and that of its space.

    The space is the one before it, 0 if there is none; both are in pixels.
    """
    found = []
    for word in _words_of(part):
        path = bold if word.bold else face
        space = 0 if word.glued else _width(path, size, " ")
        found.append((word, _width(path, size, word.text), space))
    return tuple(found)


def _rows(style: Style, text: str, room: int) -> Iterator[list[Word]]:
    """Break a text into lines that fit the room, in pixels."""
    return (row for row, _ in _measured_rows(style, text, room))


def _measured_rows(style: Style, text: str, room: int) -> Iterator[tuple[list[Word], int]]:
    """Break a text into lines that fit the room; yield each with its width, in pixels."""
    face, bold = style.of(False), style.of(True)
    for part in text.split("\n"):
        row: list[Word] = []
        used = 0
        for whole, wide, space in _measured(face, bold, style.size, part):
            for word in (whole,) if wide <= room else _broken(style, whole, room):
                more = _word_width(style, word) if word.broken else wide
                gap = space if row and not word.glued else 0
                if row and used + gap + more > room:
                    kept = _kept_with(style, row, word, room)
                    full = row[: len(row) - len(kept)]
                    yield full, _row_width(style, full) if kept else used
                    row, used = kept, _row_width(style, kept)
                    gap = space if row and not word.glued else 0
                row.append(word)
                used += gap + more
        yield row, used


def _kept_with(style: Style, row: list[Word], word: Word, room: int) -> list[Word]:
    """Return the end of a row that goes to the next line with a word: a number that counts it."""
    kept = _glued_to(row, word)
    before, first = row[: len(row) - len(kept)], (*kept, word)[0]
    if len(before) > 1 and counts(before[-1].text, first.text):
        longer = [before[-1], *kept]
        if _row_width(style, [*longer, word]) <= room:
            return longer
    return kept


def _glued_to(row: list[Word], word: Word) -> list[Word]:
    """Return the end of a row that a word belongs to, as its full stop: [] if it is free."""
    at = len(row)
    while word.glued and not word.broken and at > 0:
        at -= 1
        word = row[at]
    return row[at:] if at > 0 else []


def _broken(style: Style, word: Word, room: int) -> Iterator[Word]:
    """Break a word that is wider than the room into pieces that each fit it."""
    face, at = style.of(word.bold), 0
    while at < len(word.text):

        def fits(letters: int, start: int = at) -> bool:
            return _wide(face, style.size, word.text[start : start + letters]) <= room

        end = at + max(1, _longest(fits, len(word.text) - at))
        yield Word(word.text[at:end], word.bold, word.glued or at > 0, True)
        at = end


def _shown_rows(style: Style, text: str, room: tuple[int, int]) -> list[list[Word]]:
    """The lines inside the room; the last one ends in dots if there are more."""
    most = max(1, round(room[1] / _leading(style)))
    rows = list(islice(_rows(style, text, room[0]), most + 1))
    if len(rows) <= most:
        return rows
    row = rows[most - 1]
    while row:
        *before, last = row
        free = room[0] - _row_width(style, before) - (_gap(style, last) if before else 0)
        shown = _dotted(style.of(last.bold), style.size, last.text, free)
        if shown or not before:
            return [*rows[: most - 1], [*before, last._replace(text=shown, cut=True)]]
        row = before
    return rows[:most]
