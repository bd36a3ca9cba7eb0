from pathlib import Path

import pygame
import pytest

from fort_desktop.scene.panel import dashed, rounded
from fort_desktop.scene.theme import Shadow, Theme, nine_slice, panel

PAPER, INK, DARK = (255, 246, 227), (74, 44, 26), (42, 26, 8)


def test_a_panel_has_exactly_its_size_and_smooth_corners() -> None:
    image = panel((200, 120), 16, PAPER, INK, 4)
    assert image.get_size() == (200, 120)
    assert image.get_at((0, 0))[3] == 0
    assert image.get_at((1, 60))[:3] == INK
    assert image.get_at((100, 60))[:3] == PAPER
    alphas = {image.get_at((x, y))[3] for x in range(8) for y in range(8)}
    assert any(0 < alpha < 255 for alpha in alphas)


@pytest.mark.parametrize("size", [(200, 120), (91, 300), (641, 77)])
def test_a_stretched_panel_looks_like_a_drawn_one(size: tuple[int, int]) -> None:
    stretched, drawn = panel(size, 14, PAPER, INK, 4), rounded(*size, 14, PAPER, INK, 4)
    off = max(
        abs(stretched.get_at((x, y))[i] - drawn.get_at((x, y))[i])
        for x in range(0, size[0], 3)
        for y in range(0, size[1], 3)
        for i in range(4)
    )
    assert off <= 2


def test_small_panels_are_drawn_whole() -> None:
    assert panel((20, 20), 10, PAPER, INK, 2).get_size() == (20, 20)


def test_a_shadow_lies_below_with_equal_margins() -> None:
    shadow = Shadow(DARK)
    image = panel((200, 120), 16, PAPER, INK, 4, shadow)
    m = shadow.margin
    assert image.get_size() == (200 + 2 * m, 120 + 2 * m)
    assert image.get_at((100 + m, 60 + m))[:3] == PAPER
    below, above = image.get_at((100, 120 + m + 3)), image.get_at((100, m - 4))
    assert below[3] > 30
    assert above[3] == 0
    assert all(image.get_at((x, image.get_height() - 1))[3] == 0 for x in range(0, 200, 5))


def test_panels_are_made_once() -> None:
    assert panel((50, 50), 8, PAPER) is panel((50, 50), 8, PAPER)


def test_nine_slices_need_room_for_their_corners() -> None:
    with pytest.raises(ValueError, match="do not fit"):
        nine_slice(pygame.Surface((40, 40), pygame.SRCALPHA), 20, (100, 100))


def test_a_dashed_outline_has_gaps() -> None:
    image = dashed(120, 80, 8, INK, 2)
    alphas = [image.get_at((x, 0))[3] for x in range(10, 110)]
    assert 0 in alphas
    assert 255 in alphas


def test_a_theme_scales_with_the_window() -> None:
    theme = Theme({"ink": INK}, {"title": Path("t.ttf"), "heavy": Path("h.ttf")}, {"name": 23}, 1.5)
    style = theme.style("title", "name", "ink", bold="heavy")
    assert (style.size, style.colour, style.bold) == (34, INK, Path("h.ttf"))
    assert theme.px(0.1) == 1
