"""The PIN in the curtain and the end at one screen: words have room, buttons can be hit.

`tests/locale/test_room_for_words.py` measures the same screens in longer words.
"""

import pytest

from fort_desktop.scene.geometry import Box
from fort_desktop.ui.app.app import App
from fort_desktop.ui.table.layout.strip import (
    curtain_places,
    end_places,
    keypad_places,
    keypad_room,
)
from tests.fixtures.shared import share
from tests.ui.table.exceptions import elsewhere
from tests.ui.table.screens import bare, faults_of
from tests.ui.table.stops import STOPS

SHARED = ("pin", "end", "won")
ASIDE = ("forgotten", "wrong pin")
SIZES = ((1024, 768), (1280, 720))


def _overlap(one: Box, other: Box) -> bool:
    across = min(one.right, other.right) - max(one.x, other.x)
    return across > 0.1 and min(one.bottom, other.bottom) - max(one.y, other.y) > 0.1


@pytest.mark.parametrize("name", [*SHARED, *ASIDE])
def test_all_words_have_room(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    bare(monkeypatch)
    app = App(SIZES[0], speed=0)
    if name in SHARED:
        share(app, name)
    else:
        STOPS[name](app)
    wrong = []
    for size in SIZES:
        wrong += [one for one in faults_of(name, app, size)[1] if not elsewhere(one)]
    assert not wrong, wrong


@pytest.mark.parametrize(("w", "h"), [(1264, 215), (1008, 240), (620, 190), (620, 110), (500, 300)])
def test_the_digits_lie_apart_from_each_other_and_from_the_words(w: float, h: float) -> None:
    low, area = keypad_room(w, h, curtain_places(w, h))
    places = keypad_places(area, 11)
    assert len(places) == 11
    for i, one in enumerate(places):
        assert min(one.w, one.h) >= 24
        assert one.x >= low.right - 0.1
        assert (one.x >= 0, one.right <= w, one.y >= 0, one.bottom <= h) == (True,) * 4
        assert not any(_overlap(one, other) for other in places[i + 1 :])


@pytest.mark.parametrize(("w", "h"), [(310, 215), (246, 240), (620, 190), (150, 110), (246, 110)])
def test_what_is_counted_lies_apart_on_a_sheet(w: float, h: float) -> None:
    at = end_places(w, h, 3)
    parts = [part for part in (at.ribbon, at.total, *at.parts, at.slot) if part.w > 0]
    for i, one in enumerate(parts):
        assert one.x >= 0
        assert one.right <= w + 0.1
        assert one.bottom <= h
        assert not any(_overlap(one, other) for other in parts[i + 1 :]), (one, parts)
    assert at.slot.h >= 24
