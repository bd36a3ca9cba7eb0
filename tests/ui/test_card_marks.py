"""What tells that a card may be chosen lies on no heart, letter or face, of it or of another."""

from collections.abc import Iterator
from itertools import product
from typing import Final

import pygame
import pytest

from fort_desktop.content.loader import load_catalog
from fort_desktop.scene.events import Resize
from fort_desktop.scene.geometry import Box
from fort_desktop.ui.app.app import App
from fort_desktop.ui.art.cardface import face_words, mark_place, marks_of
from fort_desktop.ui.art.forms import Form, Size, size_of
from fort_desktop.ui.persons.settings import Scale
from fort_desktop.ui.table.panels.pieces import KidNode
from fort_desktop.ui.table.screen import TableScreen
from tests.ui.table.measuring import deal, games
from tests.ui.table.screens import bare

KIDS: Final = tuple(load_catalog().kids.values())
TAG: Final = (34, 28)
MARKS: Final = ((24, 24), (29, 23), TAG)
"""A plus, what a card brings, and the tag of a kid that leaves the hand, at 1280 x 720."""
STRIPS: Final = (146, 127, 111, 99, 89, 81)
SIGNS: Final = ("plus", "brings", "fence", "follows")
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
    """Hearts, badges and faces in the window."""
    marks, area = node.marks, node.area
    found = (*marks.badges, marks.face, *((marks.heart,) if marks.heart is not None else ()))
    yield from (Box(area.x + one.x, area.y + one.y, one.w, one.h) for one in found)


def touch(one: Box, other: Box) -> bool:
    """Whether two boxes have more in common than the rounding of pixels."""
    wide = min(one.right, other.right) - max(one.x, other.x)
    high = min(one.bottom, other.bottom) - max(one.y, other.y)
    return wide > 2 and high > 2


def faults(app: App) -> Iterator[str]:
    """The signs at a table that lie on what is printed on a card."""
    table = app.screen
    assert isinstance(table, TableScreen)
    nodes = [node for node in table.nodes.walk() if isinstance(node, KidNode) and node.shown()]
    for node in nodes:
        for sign in (one for one in node.children if one.name in SIGNS):
            for other in nodes:
                if any(touch(sign.area, box) for box in printed_on(other)):
                    yield f"{sign.name} of {node.label or node.name} on {other.label or other.name}"


def test_no_sign_at_the_table_lies_on_what_is_printed_on_any_card(
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
                signs += sum(one.name in SIGNS for one in app.screen.scene.root.walk())
                found += [f"{seats}, {kind}, {size}, {scale}: {one}" for one in faults(app)]
    assert signs > 100
    assert not found
