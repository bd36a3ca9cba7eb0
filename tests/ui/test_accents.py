"""Accents on capitals are whole on every tape, heading and button, and clear of their edges."""

from collections.abc import Callable
from pathlib import Path

import pygame

from fort_desktop.scene.geometry import Box
from fort_desktop.scene.lettering import Block, put
from fort_desktop.scene.node import Node
from fort_desktop.scene.scene import Scene
from fort_desktop.scene.watching import watched
from fort_desktop.ui.art.cardname import name_on_tape
from fort_desktop.ui.art.fonts import BOLD, TITLE
from fort_desktop.ui.design.unit import STEP, unit_of
from fort_desktop.ui.table.panels.piles import pile_name
from fort_desktop.ui.toolkit.common import button
from fort_desktop.ui.toolkit.menu import heading, menu_button
from tests.cases import each
from tests.ui.reading import Reader

WORDS = ("Žabka", "Četař", "Šroubek", "Óbito", "Йод", "Ёлка", "Ágata", "Ãndré", "Číro", "Śrubka")
SIZES = (12, 13, 14, 16, 20, 27)


@each("face", [TITLE, BOLD])
@each("size", SIZES)
def test_a_block_has_room_for_the_accents_of_each_of_its_lines(face: Path, size: int) -> None:
    plain = between(face, size, ("gabky", "Tabka"))
    for word in WORDS:
        inks(face, size, (word,))
        # Hinted letters end half a pixel off.
        assert between(face, size, ("gabky", word)) >= plain - 1


def inks(face: Path, size: int, lines: tuple[str, ...]) -> list[pygame.Rect]:
    """Where the ink of a block lies, which is all in the block's own room."""
    made = Block(face, size, lines)
    ground = pygame.Surface((300, 120), pygame.SRCALPHA)
    room = pygame.Rect(10, 20, 280, made.height)
    with watched() as placed:
        put(ground, made, room, (0, 0, 0))
    assert all(room.contains(one.ink) for one in placed), lines
    return [one.ink for one in placed]


def between(face: Path, size: int, lines: tuple[str, str]) -> int:
    """From the lowest pixel of a line to the highest of the next."""
    first, second = inks(face, size, lines)
    return second.top - first.bottom


@each("high", [18, 22, 27, 40])
@each("word", WORDS)
def test_a_name_is_clear_of_the_edge_of_its_tape(word: str, high: int) -> None:
    size = round(high * 0.72)
    card = pygame.Surface((20 * high, 6 * high), pygame.SRCALPHA)
    part = pygame.Rect(high, 3 * high, 12 * high, high)
    with watched() as placed:
        name_on_tape(card, part, (part.centerx, 2 * high), word, (size, size, size), False)
    (ink,) = (one.ink for one in placed)
    tape = pygame.mask.from_surface(card).get_bounding_rects()[0]
    edge = round(high * 3 / 33)
    assert ink.top - tape.top > edge, (ink, tape)
    assert tape.bottom - ink.bottom > 0, (ink, tape)


def nothing() -> None:
    """What the buttons do."""


def _heading(root: Node, unit: float, words: str) -> None:
    heading(root, Box(10, 10, 500 * unit, 84 * unit), unit, words)


def _menu_button(root: Node, unit: float, words: str) -> None:
    root.add(menu_button(Box(10, 10, 320 * unit, 76 * unit), unit, words, "x", nothing))


def _button(root: Node, unit: float, words: str) -> None:
    root.add(button(Box(10, 10, 320 * unit, 40 * unit), unit, words, "x", nothing))


def _pile(root: Node, unit: float, words: str) -> None:
    unit *= STEP  # it lies on the table
    root.add(pile_name(Box(10, 10, 120 * unit, 140 * unit), unit, words))


@each("add", [_heading, _menu_button, _button, _pile])
@each("window", [(1024, 768), (1280, 720), (1920, 1080)])
def test_accents_are_whole_on_headings_and_buttons(
    add: Callable[[Node, float, str], None], window: tuple[int, int]
) -> None:
    for word in WORDS:
        with Reader() as reader:
            scene = Scene(window, 0.0)
            add(scene.root, unit_of(window), f"{word} {word[0]}")
            found = reader.texts(scene)
        assert found
        assert {one.lost for one in found} == {0}, word
