"""The places of Park and perks: inside their panels, beside each other, large enough."""

from itertools import combinations

import pytest

from fort_desktop.scene.geometry import Box
from fort_desktop.ui.table.layout.park import (
    folded_kids,
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
OVER = sorted({(f.panels.mat, f.unit) for f in FRAMES if f.panels.mat.h > 260 * f.unit})


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
    found = [places.deck, *places.kids, *((places.label,) if places.label is not None else ())]
    apart(found if places.pill is None else [*found, places.pill], park)
    assert len(places.kids) == 3
    for kid in places.kids:
        if places.form == "hand":
            assert 0.999 <= kid.w / kid.h / (152 / 222) < 1.31, "as wide as few cards of a hand"
        elif places.form == "wide":
            assert 0.999 <= kid.w / kid.h < 1.37, "a portrait, and boxes beside it"
        elif places.form == "park":
            assert kid.w / kid.h == pytest.approx(0.66)
        else:
            assert kid.w >= 1.1 * kid.h, "a portrait, and boxes beside it"
        assert min(kid.w, kid.h) >= 48 * unit


def test_the_numbers_of_the_target_pictures() -> None:
    alone = park_places(Box(0, 0, 736, 186), 1.0)
    assert (alone.kids[0].w, alone.kids[0].h) == pytest.approx((190, 140), abs=1)
    assert alone.deck.w == pytest.approx(88, abs=3)
    usual = park_places(Box(0, 0, 544, 186), 1.0)
    assert usual.kids[0].w == pytest.approx(146, abs=3)
    assert usual.kids[0].h == pytest.approx(138, abs=3)
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


@each("mat, unit", OVER)
def test_kids_of_a_covered_park_lie_at_the_end_of_the_mat(mat: Box, unit: float) -> None:
    kids = folded_kids(mat, unit)
    apart(list(kids), mat)
    assert min(kid.h for kid in kids) >= 70 * unit
