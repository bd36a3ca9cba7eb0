"""The places on the own board: nothing outside it, nothing on anything else, however full it is."""

from itertools import combinations, product

import pytest

from fort_desktop.rules.model.types import STUFF_LIMIT, TOP_LEVEL
from fort_desktop.scene.geometry import Box
from fort_desktop.ui.design.text_box import LEAST, width
from fort_desktop.ui.design.unit import STEP
from fort_desktop.ui.table.layout.board import (
    BoardPlaces,
    Held,
    Zone,
    board_places,
    board_sheet,
    is_strip,
    own_strip_places,
)
from tests.cases import each
from tests.thorough import some
from tests.ui.table.test_places import frames, overlap

BOARDS = sorted(
    {(board_sheet(frame) if is_strip(frame.panels.board, frame.unit) else frame.panels.board,
      frame.unit) for frame in frames()}
)  # fmt: skip
"""Whole boards; where they are strips, as they lie open."""
HOLDS = [
    Held(level + 1 + more, level + 1, yard, bool(more), levels, levels, face)
    for level, more, yard in product(range(6), (0, 2), range(9))
    for levels, face in ((True, False), (False, False), (False, True))
]


def zones(places: BoardPlaces) -> dict[str, Zone]:
    return {
        "lookout": places.lookout,
        "toys": places.toys,
        "pizza": places.pizza,
        "bag": places.bag,
        "yard": places.yard,
    }


def parts(places: BoardPlaces) -> dict[str, Box]:
    """What must lie beside each other."""
    found = {"ribbon": places.ribbon, "points": places.points}
    found |= {f"level {i}": chip for i, chip in enumerate(places.levels)}
    found |= {name: zone.box for name, zone in zones(places).items()}
    found |= {"rule": places.rule}
    found |= {"fort": places.fort}
    optional = {"perk": places.perk, "worth": places.worth, "face": places.face}
    return found | {name: box for name, box in optional.items() if box is not None}


def inside(box: Box, room: Box) -> bool:
    return (
        box.x >= room.x - 0.5
        and box.y >= room.y - 0.5
        and box.right <= room.right + 0.5
        and box.bottom <= room.bottom + 0.5
    )


@each("board", BOARDS)
def test_all_lies_on_the_board_and_beside_each_other(board: tuple[Box, float]) -> None:
    box, unit = board
    for held in some(HOLDS, 3):
        places = board_places(box, unit, held)
        for name, part in parts(places).items():
            assert inside(part, box), (name, part, held)
        for (one, a), (other, b) in combinations(parts(places).items(), 2):
            assert not overlap(a, b), (one, a, other, b, held)


@each("board", BOARDS)
def test_every_slot_lies_in_its_zone_below_the_heading(board: tuple[Box, float]) -> None:
    box, unit = board
    for held in some(HOLDS, 3, first=1):
        places = board_places(box, unit, held)
        counts = {
            "lookout": held.lookout,
            "toys": STUFF_LIMIT,
            "pizza": STUFF_LIMIT,
            "bag": held.pack,
            "yard": held.yard,
        }
        for name, zone in zones(places).items():
            assert len(zone.slots) == counts[name]
            for slot in zone.slots:
                assert inside(slot, zone.box), (name, slot, zone, held)
                assert name == "yard" or not overlap(slot, zone.label), (name, slot, zone, held)
            for a, b in combinations(zone.slots, 2):
                assert not overlap(a, b), (name, held)


@each("board", BOARDS)
def test_slots_are_large_enough_to_hit(board: tuple[Box, float]) -> None:
    """In pixels; where signs are drawn larger there are fewer units for a slot.

    On a rival's board nobody hits single slots.
    """
    box, unit = board
    for held in (one for one in HOLDS if not one.face):
        places = board_places(box, unit, held)
        for name, zone in zones(places).items():
            for slot in zone.slots:
                least = 24 if held.pack <= 4 and held.yard <= 6 else 16
                assert min(slot.w, slot.h) >= least * min(1, unit) - 0.5, (name, slot, held, unit)


def test_the_numbers_of_the_target_picture() -> None:
    places = board_places(Box(0, 0, 520, 308), 1.0, Held(2, 2, 3, worth=True, levels=True))
    assert len(places.levels) == TOP_LEVEL + 1
    assert places.levels[0] == pytest.approx((178, 5, 29.2, 38), abs=3)
    assert places.cost.h == places.fort_label.h == 25
    assert places.worth == pytest.approx((383, 10, 132, 28), abs=1)
    assert places.scene == (7, 48, 506, 253)
    assert places.fort == pytest.approx((97, 48, 276, 224), abs=2)
    assert places.lookout.box == pytest.approx((11, 48, 82, 239), abs=2)
    assert places.toys.box == pytest.approx((377, 54, 132, 35), abs=2)
    assert places.pizza.box == pytest.approx((377, 93, 132, 35), abs=2)
    assert places.bag.box == pytest.approx((377, 132, 132, 64), abs=2)
    assert places.rule == pytest.approx((377, 201, 132, 31), abs=2)
    assert places.yard.box == pytest.approx((377, 236, 132, 61), abs=2)
    assert min(slot.w for slot in places.lookout.slots) >= 60


@each("board", BOARDS)
def test_the_fort_is_the_largest_thing_on_a_board(board: tuple[Box, float]) -> None:
    """But for the tower and the strip in front, whose height or width is that of the board."""
    places = board_places(*board, Held(6, 6, 3, True, True))
    for name, part in parts(places).items():
        if name not in ("fort", "lookout", "yard"):
            assert part.w * part.h < places.fort.w * places.fort.h, (name, part, places.fort)


def test_the_cells_of_a_strip_lie_in_it_and_beside_each_other() -> None:
    for w, h in ((837, 56), (837, 100), (651, 92), (562, 79), (420, 94)):
        places = own_strip_places(w, h)
        boxes = [places.ribbon, *(cell.box for cell in places.cells.values())]
        assert len(places.cells) == 8
        for box in boxes:
            assert inside(box, Box(0, 0, w, h)), (w, h, box)
        assert not any(overlap(one, other) for one, other in combinations(boxes, 2)), (w, h)
        for name, cell in places.cells.items():
            parts = (cell.sign, cell.figure, *((cell.word,) if cell.word is not None else ()))
            assert all(inside(part, cell.box) for part in parts), (w, h, name, cell)
            assert not overlap(cell.sign, cell.figure)
            assert cell.figure.h >= 16, (w, h, name)
    assert is_strip(Box(0, 0, 430, 114), 1.0)
    assert not is_strip(Box(0, 0, 410, 219), 1.0)


def test_how_much_of_how_much_has_room_in_a_strip_at_the_floor() -> None:
    strips = [frame for frame in frames() if is_strip(frame.panels.board, frame.unit)]
    assert strips
    for frame in strips:
        _, _, w, h = frame.panels.board.scaled(1 / frame.unit)
        cells = own_strip_places(w, h).cells
        need = width(f"0/{STUFF_LIMIT}", frame.unit, LEAST / STEP)
        for name in ("toys", "pizza", "pack", "lookout"):
            assert cells[name].figure.w >= need, (frame.size, frame.unit, name)
