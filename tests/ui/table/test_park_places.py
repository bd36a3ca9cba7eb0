"""The places of Park and perks: inside their panels, beside each other, large enough."""

from itertools import combinations

import pytest

from fort_desktop.scene.geometry import Box
from fort_desktop.ui.table.layout.park import (
    park_places,
    perk_places,
    perk_sheet_places,
    perks_fit,
)
from tests.cases import each
from tests.ui.table.test_board_places import inside
from tests.ui.table.test_places import frames, overlap

FRAMES = frames()
PARKS = sorted({(frame.panels.park, frame.unit) for frame in FRAMES})
ROWS = sorted({(f.panels.perks, f.unit) for f in FRAMES if not f.panels.perks_fold})
BUTTONS = sorted({(f.panels.perks, f.panels.sheets, f.unit) for f in FRAMES if f.panels.perks_fold})


def apart(parts: list[Box], room: Box) -> None:
    for part in parts:
        assert inside(part, room), (part, room)
    for a, b in combinations(parts, 2):
        assert not overlap(a, b), (a, b)


def test_a_perk_with_a_long_word_is_wider_and_the_others_narrower() -> None:
    row = Box(0, 0, 396, 58)
    places = perk_places(row, 1.0, [50.0, 80.0, 40.0, 75.0, 40.0])
    assert [places.perks[i].w for i in (1, 3)] == [80, 75]
    apart([*places.perks, places.rules, places.sculpture], row)
    assert perks_fit(row, 1.0, [50.0, 80.0, 40.0, 75.0, 40.0])
    assert not perks_fit(row, 1.0, [70.0, 80.0, 40.0, 75.0, 40.0])


@each("park, unit", PARKS)
def test_label_deck_and_kids_lie_in_the_park(park: Box, unit: float) -> None:
    places = park_places(park, unit)
    apart([places.deck, *places.kids, *((places.label,) if places.label is not None else ())], park)
    assert len(places.kids) == 3
    for kid in places.kids:
        if places.form == "wide":
            assert 0.599 <= kid.w / kid.h < 1.37, "a portrait, and boxes beside it"
        else:
            assert kid.w >= 1.1 * kid.h, "a portrait, and boxes beside it"
        assert min(kid.w, kid.h) >= 48 * unit


def test_a_park_has_its_height_for_its_kids_with_and_without_a_mat_beside_it() -> None:
    alone, beside = (park_places(Box(0, 0, wide, 243), 1.0) for wide in (736, 544))
    assert (alone.kids[0].w, alone.kids[0].h) == pytest.approx((232, 197), abs=1)
    assert (beside.kids[0].w, beside.kids[0].h) == pytest.approx((168, 197), abs=1)
    row = perk_places(Box(0, 0, 396, 58), 1.0, [0.0] * 5)
    assert row.perks[0].w == pytest.approx(61, abs=2)


@each("row, unit", ROWS)
@each("count", range(1, 6))
def test_perks_rules_and_sculpture_hang_in_a_row(row: Box, unit: float, count: int) -> None:
    places = perk_places(row, unit, [0.0] * count)
    assert len(places.perks) == count
    apart([*places.perks, places.rules, places.sculpture], row)
    assert min(perk.w for perk in places.perks) >= 60 * unit


@each("button, room, unit", BUTTONS)
@each("count", range(1, 6))
def test_unfolded_perks_lie_on_their_sheet(button: Box, room: Box, unit: float, count: int) -> None:
    places = perk_sheet_places(button, room, unit, count)
    assert inside(places.sheet, room)
    apart([*places.perks, places.rules, places.sculpture], places.sheet)
    assert min(line.h for line in places.perks) >= 16 * unit
