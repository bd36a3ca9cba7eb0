from itertools import pairwise

import pytest

from fort_desktop.scene.geometry import Box
from fort_desktop.scene.layout import fan, step_between

AREA = Box(100, 50, 580, 300)


def test_a_row_overlaps_when_it_must() -> None:
    assert step_between(AREA.w, 3, 100, 10) == 110
    tight = step_between(AREA.w, 10, 100, 10)
    assert 9 * tight + 100 == pytest.approx(AREA.w)
    assert step_between(AREA.w, 1, 900, 10) == 910


@pytest.mark.parametrize("count", range(1, 12))
def test_a_fan_as_the_table_asks(count: int) -> None:
    places = fan(AREA, count, 200, 193, 6)
    steps = {round(b.x - a.x, 6) for a, b in pairwise(places)}
    assert steps <= {round(min(193, (580 - 200) / max(1, count - 1)), 6)}
    angles = [p.angle for p in places]
    assert sum(angles) == pytest.approx(0)
    assert angles == sorted(angles, reverse=True)
    assert angles[0] - angles[-1] == pytest.approx(min(12, 4 * (count - 1)))
    assert min(p.y for p in places) == pytest.approx(50 if count % 2 else 53)
