"""Panels are put together from the corners of small ones: no pixel is another one."""

import pygame
import pytest

from fort_desktop.scene import panel

INK, FILL = (74, 44, 26), (216, 167, 108)


def _bytes(image: pygame.Surface) -> bytes:
    return pygame.image.tobytes(image, "RGBA")


@pytest.mark.parametrize("size", [(300, 200), (701, 333), (90, 400), (61, 61)])
@pytest.mark.parametrize(
    ("radius", "fill", "outline", "thick"),
    [(16, FILL, INK, 4.0), (14.5, None, INK, 2.6), (22, FILL, None, 0), (3, FILL, INK, 9.0)],
)
def test_a_large_panel_is_as_if_drawn_whole(
    size: tuple[int, int],
    radius: float,
    fill: panel.Colour | None,
    outline: panel.Colour | None,
    thick: float,
) -> None:
    quick = panel.rounded(*size, radius, fill, outline, thick)
    assert quick.get_size() == size
    assert _bytes(quick) == _bytes(panel.whole(*size, radius, fill, outline, thick))


@pytest.mark.parametrize("size", [(700, 300), (120, 120), (20, 12)])
def test_shadows_too(size: tuple[int, int]) -> None:
    shade = panel.shadow(*size, 16, 8, INK, 19)
    assert shade.get_size() == (size[0] + 16, size[1] + 16)
    assert shade.get_at((0, 0)).a < shade.get_at((size[0] // 2 + 8, size[1] // 2 + 8)).a


def test_a_dashed_outline_has_gaps() -> None:
    image = panel.dashed(120, 80, 8, (74, 44, 26), 2)
    alphas = [image.get_at((x, 0))[3] for x in range(10, 110)]
    assert 0 in alphas
    assert 255 in alphas
