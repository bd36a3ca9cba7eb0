"""What tells that a card may be chosen lies on no heart, letter or face, of it or of another."""

from collections.abc import Iterator
from itertools import product
from typing import Final

import pygame
import pytest

from fort_desktop.content.loader import load_catalog
from fort_desktop.scene.driver import HeadlessDriver
from fort_desktop.scene.events import Resize
from fort_desktop.scene.geometry import Box
from fort_desktop.scene.node import Node
from fort_desktop.ui.app.app import App
from fort_desktop.ui.art.cardface import face_words, mark_place, marks_of
from fort_desktop.ui.art.forms import Form, Size, size_of
from fort_desktop.ui.persons.settings import Scale
from fort_desktop.ui.table.panels.pieces import KidNode
from fort_desktop.ui.table.screen import TableScreen
from fort_desktop.ui.table.things import FenceTag
from tests.ui.table.measuring import deal, games
from tests.ui.table.screens import bare

KIDS: Final = tuple(load_catalog().kids.values())
TAG: Final = (34, 28)
MARKS: Final = ((24, 24), (29, 23), TAG)
"""A plus, what a card brings, and the tag of a kid that leaves the hand, at 1280 x 720."""
STRIPS: Final = (146, 127, 111, 99, 89, 81)
SIGNS: Final = ("plus", "brings", "follows")
WINDOWS: Final[tuple[tuple[tuple[int, int], Scale], ...]] = (
    ((1280, 720), 100),
    ((1024, 768), 100),
    ((1280, 720), 150),
    ((1024, 768), 150),
    ((1280, 720), 200),
)


def cards() -> Iterator[tuple[Form, Size, float | None]]:
    """Cards of all forms, whole and with others on them."""
    yield from (("hand", size_of("hand", scale), None) for scale in (1.0, 1.38))
    yield from (("park", size_of("park", scale), None) for scale in (0.9, 1.25))
    yield from (("wide", (wide, 140), None) for wide in (100, 146, 180))
    yield from (("hand", size_of("hand", 1.0), strip) for strip in STRIPS)
    yield "chip", (66, 74), None
    yield "chip", (62, 60), None


@pytest.mark.parametrize("mark", MARKS)
def test_the_sign_of_an_answer_lies_on_nothing_that_is_printed_on_its_card(mark: Size) -> None:
    for kid, (form, size, strip) in product(KIDS, cards()):
        if form == "chip" and mark == TAG:
            continue
        words = face_words(kid)
        x, y = mark_place(kid, form, size, 1.0, words, strip, mark)
        sign = pygame.Rect((x, y), mark)
        printed = marks_of(kid, form, size, 1.0, words, strip)
        assert printed.free_of(sign), (kid.id, form, size, strip, sign, printed)
        seen = pygame.Rect((0, 0), size if strip is None else (round(strip), size[1]))
        assert 4 * seen.clip(sign).w >= sign.w, (kid.id, form, size, strip, sign)


def printed_on(node: KidNode) -> Iterator[Box]:
    """Hearts, badges, faces and the names of chips in the window."""
    marks, area = node.marks, node.area
    for one in (*marks.badges, marks.face, marks.heart, marks.name):
        if one is not None:
            yield Box(area.x + one.x, area.y + one.y, one.w, one.h)


def touch(one: Box, other: Box) -> bool:
    """Whether two boxes have more in common than the rounding of pixels."""
    wide = min(one.right, other.right) - max(one.x, other.x)
    high = min(one.bottom, other.bottom) - max(one.y, other.y)
    return wide > 2 and high > 2


def is_sign(node: Node) -> bool:
    """Return True for a sign that an answer or a note has put on a card."""
    return node.name in SIGNS or isinstance(node.key, FenceTag)


def faults(app: App) -> Iterator[str]:
    """The signs at a table that lie on what is printed on a card."""
    table = app.screen
    assert isinstance(table, TableScreen)
    nodes = [node for node in table.nodes.walk() if isinstance(node, KidNode) and node.shown()]
    for node in nodes:
        for sign in filter(is_sign, node.children):
            for other in nodes:
                if any(touch(sign.area, box) for box in printed_on(other)):
                    yield f"{sign.name} of {node.label or node.name} on {other.label or other.name}"


def covered(app: App, size: tuple[int, int]) -> Iterator[str]:
    """Hearts, badges, faces and names that are not seen as they are printed.

    A card of the same row may lie on them, where there is no room for all beside each other.
    """
    table, driver = app.screen, HeadlessDriver(size)
    assert isinstance(table, TableScreen)
    driver.show(table.scene)
    nodes = [node for node in table.nodes.walk() if isinstance(node, KidNode) and node.shown()]
    for node in nodes:
        drawn = node.picture()
        for box in printed_on(node):
            of_row = any(touch(one.area, box) for one in nodes if one is not node)
            if drawn is None or of_row:
                continue
            picture, at = drawn
            seen = pygame.Rect(*map(round, box)).inflate(-4, -4).clip(at).clip(((0, 0), size))
            own = picture.subsurface(seen.move(-at.x, -at.y))
            lies = driver.surface.subsurface(seen)
            if not same(own, lies):
                yield f"something on {node.label or node.name} at {tuple(seen)}"


def same(own: pygame.Surface, seen: pygame.Surface) -> bool:
    """Whether a part of a picture is seen as it is, where nothing shines through it."""
    solid = pygame.mask.from_surface(own, 250)
    alike = pygame.mask.from_threshold(seen, (0, 0, 0, 0), (6, 6, 6, 255), own)
    solid.erase(alike, (0, 0))
    return solid.count() <= 0.02 * max(1, own.get_width() * own.get_height())


def test_nothing_at_the_table_lies_on_what_is_printed_on_any_card(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    bare(monkeypatch)
    found, signs = [], 0
    for seats, hand in ((2, 0), (4, 8)):
        for kind, app in games(seats, "basic", ("play", "prepare", "recruit", "follow")):
            if hand:
                deal(app.screen, hand)  # type: ignore[arg-type]
            for size, scale in WINDOWS:
                app.change(scale=scale)
                app.frame([Resize(*size)], 0.0)
                app.screen.rebuild()
                signs += sum(map(is_sign, app.screen.scene.root.walk()))
                wrong = (*faults(app), *covered(app, size))
                found += [f"{seats}, {kind}, {size}, {scale}: {one}" for one in wrong]
    assert not found
    assert signs > 40
