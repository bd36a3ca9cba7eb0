import math

import pytest

from fort_desktop.scene.geometry import Box, Point, Transform, turned, widths


def test_a_box_of_fractions() -> None:
    assert Box(0, 0, 1920, 1080).part(0.5, 0.25, 0.25, 0.5) == Box(960, 270, 480, 540)


def test_the_far_edges_do_not_belong_to_a_box() -> None:
    box = Box(10, 10, 5, 5)
    assert box.contains(Point(10, 14.9))
    assert not box.contains(Point(15, 12))


def test_within_moves_as_little_as_needed() -> None:
    room = Box(0, 0, 100, 100)
    assert Box(90, 20, 20, 20).within(room) == Box(80, 20, 20, 20)
    assert Box(-5, 20, 200, 20).within(room) == Box(0, 20, 200, 20)


def test_a_quarter_turn_is_counterclockwise_as_drawn() -> None:
    moved = turned(90, 1, Point(0, 0)).apply(Point(10, 0))
    assert moved == pytest.approx((0, -10))


def test_a_pivot_stays() -> None:
    assert turned(37, 2.5, Point(8, 3)).apply(Point(8, 3)) == pytest.approx((8, 3))


@pytest.mark.parametrize("angle", [0, 12, -90, 200])
def test_the_way_back_undoes(angle: float) -> None:
    both = Transform(1, 0, 30, 40).of(turned(angle, 1.5, Point(5, 5)))
    point = Point(-7, 19)
    assert both.back(both.apply(point)) == pytest.approx(point)
    assert both.scale == pytest.approx(1.5)
    assert math.cos(math.radians(both.angle - angle)) == pytest.approx(1)


def test_what_needs_more_of_a_row_is_wider_and_the_others_narrower() -> None:
    assert widths(300, [0, 0, 0], 112) == [100, 100, 100]
    assert widths(300, [140, 0, 90], 112) == [140, 70, 90]
    assert widths(300, [0, 120, 0], 112) == [90, 120, 90]
    assert widths(600, [0, 120, 0], 112) == [112, 120, 112]
    assert widths(300, [200, 300, 100], 112) == [100, 150, 50]
