"""The explain panel lies beside its thing, in the window, and leaves bar and end meter free."""

import pytest

from fort_desktop.scene.geometry import Box
from fort_desktop.ui.table.places.explain import panel_place
from fort_desktop.ui.table.places.frame import frame_of
from tests.ui.table.test_places import overlap

SIZES = [(1024, 768), (1280, 720), (1920, 1080), (2560, 1080)]


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("where", [(0.02, 0.05), (0.5, 0.05), (0.1, 0.4), (0.9, 0.5), (0.5, 0.6)])
def test_it_lies_in_the_window_and_covers_neither_bar_nor_meter(
    size: tuple[int, int], where: tuple[float, float]
) -> None:
    frame = frame_of(size, 2)
    u = frame.unit
    thing = Box(where[0] * size[0], where[1] * size[1], 60 * u, 60 * u)
    place = panel_place(frame, thing, (316 * u, 250 * u))
    assert place.x >= 0
    assert place.right <= size[0]
    assert place.bottom <= size[1]
    assert not overlap(place, frame.top.bar)
    assert not overlap(place, frame.top.meter)


@pytest.mark.parametrize("size", SIZES)
def test_beside_a_card_in_front_it_stands_above_the_hand(size: tuple[int, int]) -> None:
    frame = frame_of(size, 2)
    u, w = frame.unit, size[0]
    large = Box(w / 2 - 121 * u, size[1] - 363 * u, 243 * u, 355 * u)
    place = panel_place(frame, large, (316 * u, 250 * u))
    assert not overlap(place, large)
    assert place.bottom <= frame.panels.hand.y
