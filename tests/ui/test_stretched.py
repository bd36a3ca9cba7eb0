"""Drawings that grow with their place: corners and pegs keep their shape, the middle grows."""

from collections.abc import Iterator
from pathlib import Path

import pygame
import pytest

from fort_desktop.scene.cache import forget_all
from fort_desktop.ui.art import drawings
from fort_desktop.ui.art.drawings import Element, drawing
from fort_desktop.ui.art.paper import chalkboard
from fort_desktop.ui.art.stretched import stretched
from tests.cases import each
from tests.ui.drawings import files

GROWING = [name for name in files() if "data-grows-x" in drawing(name).own]
_BOX = """<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 20" data-grows-x="10 30">
<rect x="0" y="0" width="40" height="20" fill="#102030"/>
<path d="M0 0 H10 V20 H0Z" fill="#FF0000"/>
<path d="M30 0 h10 v20 h-10Z" fill="#0000FF"/>
<circle cx="35" cy="10" r="3" fill="#FFFFFF"/>
<g data-across="0.5"><rect x="16" y="0" width="8" height="20" fill="#00FF00"/></g>
<ellipse cx="20" cy="10" rx="20" ry="1.5" fill="#FFFF00"/>
</svg>"""


@pytest.fixture
def box(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[str]:
    (tmp_path / "box.svg").write_text(_BOX, "utf-8")
    monkeypatch.setattr(drawings, "FOLDER", tmp_path)
    forget_all()
    yield "box"
    forget_all()


def _runs(image: pygame.Surface, y: int) -> list[tuple[str, int]]:
    """The colours along a row, with how many pixels each goes on."""
    row = [image.get_at((x, y)) for x in range(image.get_width())]
    found: list[tuple[str, int]] = []
    for c in row:
        name = f"{c.r // 128}{c.g // 128}{c.b // 128}"
        count = found.pop()[1] if found and found[-1][0] == name else 0
        found.append((name, count + 1))
    return found


@pytest.mark.parametrize("unit", [1, 2])
def test_the_middle_grows(box: str, unit: int) -> None:
    image = stretched(box, 100 * unit, 20 * unit, unit)
    expected = [("100", 10), ("000", 36), ("010", 8), ("000", 36), ("001", 10)]
    assert _runs(image, 2 * unit) == [(name, wide * unit) for name, wide in expected]
    assert tuple(image.get_at((95 * unit, 8 * unit))) == (255, 255, 255, 255)


def test_at_its_own_size_it_is_as_it_was_drawn(box: str) -> None:
    runs = _runs(stretched(box, 40, 20, 1), 2)
    assert runs == [("100", 10), ("000", 6), ("010", 8), ("000", 6), ("001", 10)]


def test_what_is_round_grows_too(box: str) -> None:
    image = stretched(box, 100, 20, 1)
    yellow = [x for x in range(20, 80) if image.get_at((x, 10))[:3] == (255, 255, 0)]
    assert yellow == list(range(20, 80))


def test_a_larger_board_has_the_same_corners() -> None:
    small, large = (
        chalkboard(w, h, 1.0).subsurface((0, 0, 22, 30)) for w, h in ((200, 120), (320, 190))
    )
    apart = pygame.mask.from_threshold(small, (0, 0, 0, 0), (8, 8, 8, 255), large)
    assert apart.count() == 22 * 30


@each("name", GROWING)
def test_what_grows_is_where_it_says(name: str) -> None:
    """No transform moves it elsewhere; what grows is within the box."""
    found = drawing(name)
    waiting: list[Element] = [*found.shapes]
    while waiting:
        element = waiting.pop()
        if "data-across" not in element.own:
            assert "transform" not in element.own
            waiting += element.inside
    for key, length in zip(("data-grows-x", "data-grows-y"), found.view[2:], strict=True):
        if key in found.own:
            ends = list(map(float, found.own[key].split()))
            assert ends == sorted(ends)
            assert 0 <= ends[0] < ends[-1] <= length
            assert len(ends) % 2 == 0
