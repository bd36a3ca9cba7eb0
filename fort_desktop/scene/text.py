"""Text: fonts by file and size, wrapped and fitted; it never ends in dots."""

from functools import lru_cache
from pathlib import Path

import pygame

Colour = tuple[int, int, int]


@lru_cache(maxsize=128)
def font(path: Path, size: int) -> pygame.font.Font:
    """A font at a size in pixels."""
    if not pygame.font.get_init():
        pygame.font.init()
    return pygame.font.Font(str(path), size)


@lru_cache(maxsize=2048)
def line(path: Path, size: int, text: str, colour: Colour) -> pygame.Surface:
    """One line of text."""
    return font(path, size).render(text, True, colour)


def width(path: Path, size: int, text: str) -> int:
    """How wide a line is, in pixels."""
    return font(path, size).size(text)[0]


@lru_cache(maxsize=2048)
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


@lru_cache(maxsize=1024)
def wrapped(
    path: Path, size: int, text: str, colour: Colour, room: tuple[int, int], centered: bool = False
) -> pygame.Surface:
    """Text over several lines, made smaller until it fits `room` (width, height)."""
    while True:
        rows = _rows(path, size, text, room[0])
        face = font(path, size)
        height = face.get_linesize() * len(rows)
        wide = max((face.size(row)[0] for row in rows), default=1)
        if (height <= room[1] and wide <= room[0]) or size <= 9:
            break
        size -= 1
    image = pygame.Surface((max(1, room[0] if centered else wide), max(1, height)), pygame.SRCALPHA)
    for i, row in enumerate(rows):
        shown = face.render(row, True, colour)
        x = (image.get_width() - shown.get_width()) // 2 if centered else 0
        image.blit(shown, (x, i * face.get_linesize()))
    return image


def _rows(path: Path, size: int, text: str, room: int) -> list[str]:
    rows: list[str] = []
    for paragraph in text.split("\n"):
        row = ""
        for word in paragraph.split():
            longer = f"{row} {word}" if row else word
            if row and width(path, size, longer) > room:
                rows.append(row)
                row = word
            else:
                row = longer
        rows.append(row)
    return rows
