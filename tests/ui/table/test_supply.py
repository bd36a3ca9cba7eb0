"""The supply: tokens come from its tray and go back to it."""

from itertools import product
from pathlib import Path

from fort_desktop.scene.geometry import Box
from fort_desktop.ui.table.layout.hand import supply_places
from fort_desktop.ui.table.sprite_tweens import Flying
from tests.ui.sitting import FRAME, Sitting
from tests.ui.table.positions import seated
from tests.ui.table.test_places import SCALES, SIZES, frames, overlap, regions

HEAD = "rule: ACT-1\ntitle: tokens\nthen: {}\n"
GAIN = """seats: [{hand: [bug], deck: [ant, doc]}, {hand: [kitty]}]
moves: [play bug]"""
PAY = """seats: [{hand: [ghost], deck: [ant, doc], stuff: {toys: 2, pizza: 1}}, {hand: [kitty]}]
moves: [play ghost, use private]"""
STICKY = """seats: [{hand: [sarge, bug], perk: sticky_fingers, level: 2}, {hand: [kitty]}]
moves: [play sarge, add bug, use private]"""


def test_the_tray_lies_on_nothing_else_and_its_heaps_can_be_hit() -> None:
    found = 0
    for frame in frames():
        places = supply_places(frame)
        if places is None:
            assert frame.sheet.shape == "folded" or frame.sheet.h < 700, frame.sheet
            continue
        found += 1
        assert places.tray.bottom <= frame.size[1]
        assert places.tray.right <= frame.size[0]
        for name, region in regions(frame).items():
            assert not overlap(places.tray, region), (name, frame.sheet)
        row = frame.panels.hand
        assert places.tray.x >= row.right, "no card of the hand lies on it"
        for heap in (places.toys, places.pizza):
            assert min(heap.w, heap.h) >= 21 * frame.unit
    assert found > len(list(product(SIZES, SCALES)))


def flown(sitting: Sitting, answer: str) -> list[tuple[str, Box, Box]]:
    """What is under way after an answer, where it begins and where it ends."""
    sitting.look()
    sitting.tap(sitting.pilot.grip(sitting.pilot.node(answer)))
    seen: dict[int, tuple[str, list[Box]]] = {}
    for _ in range(90):
        sitting.app.frame([], FRAME)
        for node in sitting.pilot.nodes(lambda one: isinstance(one.key, Flying)):
            seen.setdefault(id(node), (node.label, []))[1].append(node.area)
    return [(name, areas[0], areas[-1]) for name, areas in seen.values()]


def near(box: Box, place: Box) -> bool:
    return place.inset(-12, -12, -12, -12).contains(box.center)


def test_what_is_gained_comes_from_its_heap(tmp_path: Path) -> None:
    sitting = seated(HEAD + GAIN, tmp_path)
    sitting.app._speed = None
    heap = sitting.pilot.node("supply:pizza").area
    came = [start for name, start, _ in flown(sitting, "button:use public") if name == "pizza"]
    assert came
    assert all(near(start, heap) for start in came)


def test_what_is_paid_goes_back_to_its_heap(tmp_path: Path) -> None:
    sitting = seated(HEAD + PAY, tmp_path)
    sitting.app._speed = None
    heap = sitting.pilot.node("supply:toys").area
    went = [end for name, _, end in flown(sitting, sitting.choice("stuff:toys")) if name == "toys"]
    assert went
    assert all(near(end, heap) for end in went)


def test_what_is_paid_is_dragged_to_the_tray(tmp_path: Path) -> None:
    sitting = seated(HEAD + PAY, tmp_path)
    assert not sitting.sees("bin")
    before = sitting.session.at
    sitting.pilot.drag("stuff:toys", "supply")
    assert sitting.session.at > before


def test_with_sticky_fingers_a_token_of_the_tray_is_packed(tmp_path: Path) -> None:
    sitting = seated(HEAD + STICKY, tmp_path)
    assert "supply:toys" in map(str, sitting.table.bindings.glowing)
    sitting.pilot.click("supply:toys")
    assert sitting.session.view().own.pack_toys == 1
