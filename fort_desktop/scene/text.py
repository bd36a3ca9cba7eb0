"""Text: fonts by file and size, wrapped and fitted; it never ends in dots."""

from collections.abc import Iterator
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Final, Literal, NamedTuple

import pygame

from fort_desktop.scene.cache import Cache
from fort_desktop.scene.geometry import Box
from fort_desktop.scene.node import Node

Colour = tuple[int, int, int]
Align = Literal["left", "center", "right"]
TEXT: Final = Cache("text", 0.08)
"""Open fonts, how wide words are, and pictures of words."""
LEAST: Final = 9
"""Text is not made smaller than this by itself, in pixels."""


@dataclass(frozen=True)
class Style:
    """How text is set: a font file, its size in pixels, a colour, a file for **bold** words."""

    face: Path
    size: int
    colour: Colour
    bold: Path | None = None

    def at(self, size: int) -> "Style":
        """The same at another size."""
        return replace(self, size=size)

    def of(self, bold: bool) -> Path:
        """The font file of plain or bold words."""
        return self.bold if bold and self.bold is not None else self.face


class Word(NamedTuple):
    """A piece of text without a space, and whether it is bold; `glued` to the one before."""

    text: str
    bold: bool = False
    glued: bool = False


@TEXT
def font(path: Path, size: int) -> pygame.font.Font:
    """A font at a size in pixels."""
    if not pygame.font.get_init():
        pygame.font.init()
    return pygame.font.Font(str(path), size)


@TEXT
def line(path: Path, size: int, text: str, colour: Colour) -> pygame.Surface:
    """One line of text."""
    return font(path, size).render(text, True, colour)


@TEXT
def width(path: Path, size: int, text: str) -> int:
    """How wide a line is, in pixels."""
    return font(path, size).size(text)[0]


@TEXT
def fitted(
    path: Path, size: int, text: str, colour: Colour, room: int, least: int = 10
) -> pygame.Surface:
    """One line, made smaller until it fits `room` pixels; below `least` it is squeezed."""
    while size > least and width(path, size, text) > room:
        size -= 1
    image = line(path, size, text, colour)
    if image.get_width() > room > 0:
        image = pygame.transform.smoothscale(image, (room, image.get_height()))
    return image


def wrapped(
    path: Path, size: int, text: str, colour: Colour, room: tuple[int, int], centered: bool = False
) -> pygame.Surface:
    """Text over several lines, made smaller until it fits `room` (width, height)."""
    return paragraph(Style(path, size, colour), text, room, "center" if centered else "left")


@TEXT
def paragraph(
    style: Style, text: str, room: tuple[int, int], align: Align = "left", least: int = LEAST
) -> pygame.Surface:
    """Text over several lines, made smaller, down to `least`, until it fits `room`.

    `**words**` are bold if the style has a bold face. A word wider than the room is broken.
    The picture is as wide as the room if it is aligned, else as the longest line.
    """
    size = fitting_size(style, text, room, least)
    style = style.at(size)
    rows = list(_rows(style, text, room[0]))
    height = _leading(style)
    widths = [_row_width(style, row) for row in rows]
    wide = max([1, *widths]) if align == "left" else max(1, room[0])
    image = pygame.Surface((wide, max(1, height * len(rows))), pygame.SRCALPHA)
    for i, row in enumerate(rows):
        free = wide - widths[i]
        x = {"left": 0, "center": free // 2, "right": free}[align]
        for word in row:
            x += _gap(style, word) if word is not row[0] else 0
            shown = line(style.of(word.bold), size, word.text, style.colour)
            image.blit(shown, (x, i * height))
            x += shown.get_width()
    return image


def measure(style: Style, text: str, room: int) -> tuple[int, int]:
    """Width and height of text that is wrapped at `room` pixels and not made smaller."""
    rows = list(_rows(style, text, room))
    return max((_row_width(style, row) for row in rows), default=0), _leading(style) * len(rows)


def fitting_size(style: Style, text: str, room: tuple[int, int], least: int = LEAST) -> int:
    """The largest size up to the style's at which text fits; `least` if none does.

    At sizes above `least` no word is broken: a smaller size is easier to read than that.
    """
    for size in range(style.size, least, -1):
        tried = style.at(size)
        longest = max((width(tried.of(w.bold), size, w.text) for w in _words(text)), default=0)
        if longest <= room[0] and measure(tried, text, room[0])[1] <= room[1]:
            return size
    return min(least, style.size)


def _leading(style: Style) -> int:
    return font(style.face, style.size).get_linesize()


def _gap(style: Style, word: Word) -> int:
    return 0 if word.glued else width(style.of(word.bold), style.size, " ")


def _row_width(style: Style, row: list[Word]) -> int:
    gaps = sum(_gap(style, word) for word in row[1:])
    return gaps + sum(width(style.of(word.bold), style.size, word.text) for word in row)


def _words(text: str) -> Iterator[Word]:
    """The words of one paragraph; `**` switches bold."""
    glued = False
    for i, span in enumerate(text.split("**")):
        for j, piece in enumerate(span.split()):
            yield Word(piece, i % 2 == 1, glued and j == 0 and not span[0].isspace())
        if span:
            glued = not span[-1].isspace()


def _rows(style: Style, text: str, room: int) -> Iterator[list[Word]]:
    for part in text.split("\n"):
        row: list[Word] = []
        for whole in _words(part):
            for word in _broken(style, whole, room):
                if row and _row_width(style, [*row, word]) > room:
                    yield row
                    row = []
                row.append(word)
        yield row


def _broken(style: Style, word: Word, room: int) -> Iterator[Word]:
    """A word in pieces that each fit the room; nearly always just the word."""
    face = style.of(word.bold)
    while len(word.text) > 1 and width(face, style.size, word.text) > room:
        end = len(word.text) - 1
        while end > 1 and width(face, style.size, word.text[:end]) > room:
            end -= 1
        yield word._replace(text=word.text[:end])
        word = Word(word.text[end:], word.bold, True)
    yield word


class TextNode(Node):
    """Text in a box: wrapped, made smaller if it must be, never cut off.

    Args:
        box: the room it has, in pixels.
        align: across the box; valign: in its height.
    """

    def __init__(
        self,
        box: Box,
        text: str,
        style: Style,
        name: str = "",
        *,
        align: Align = "left",
        valign: Literal["top", "middle", "bottom"] = "top",
        static: bool = False,
        z: float = 0.0,
    ) -> None:
        super().__init__(box, None, name, static=static, z=z)
        self.style = style
        self.align: Align = align
        self.valign = valign
        self.text = text

    @property
    def text(self) -> str:
        """What it says; also its label."""
        return self.label

    @text.setter
    def text(self, text: str) -> None:
        self.label = text
        room = (max(1, round(self.box.w)), max(1, round(self.box.h)))
        shown = paragraph(self.style, text, room, self.align)
        # Its picture is exactly its box, for pictures are centred on the box.
        image = pygame.Surface(room, pygame.SRCALPHA)
        free = room[1] - shown.get_height()
        y = {"top": 0, "middle": free // 2, "bottom": free}[self.valign]
        image.blit(shown, (0, y))
        self.image = image
