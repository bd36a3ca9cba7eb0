"""The places of pads and of the curtain: everything inside, nothing over another, at all sizes."""

from itertools import combinations

from fort_desktop.scene.geometry import Box
from fort_desktop.ui.table.layout.frame import Frame, frame_of
from fort_desktop.ui.table.layout.overlays import aside, since_places, standing_places, turn_places
from fort_desktop.ui.table.layout.strip import (
    curtain_places,
    leader_places,
    pad_places,
    strip_places,
    strip_room,
)
from tests.cases import each

SIZES = ((1024, 768), (1280, 720), (1366, 768), (1920, 1080), (2560, 1080), (3840, 2160))
SCALES = (0.8, 1.0, 1.25, 1.5, 2.0)
WINDOWS = [(size, scale) for size in SIZES for scale in SCALES]
windows = each("size, scale", WINDOWS)
TOUCH = 24.0
"""Pixels that a button has at least, both ways."""


def frame(size: tuple[int, int], scale: float, rivals: int) -> Frame:
    return frame_of(size, rivals, "open", scale)


def meet(one: Box, other: Box) -> bool:
    wide = min(one.right, other.right) - max(one.x, other.x)
    high = min(one.bottom, other.bottom) - max(one.y, other.y)
    return wide > 0.01 and high > 0.01


def inside(room: Box, part: Box) -> bool:
    near = 0.01
    across = room.x - near <= part.x and part.right <= room.right + near
    return across and room.y - near <= part.y and part.bottom <= room.bottom + near


def assert_apart(room: Box, *parts: Box | None) -> None:
    """All of them lie in the room, and none over another."""
    found = [part for part in parts if part is not None and part.w > 0]
    for part in found:
        assert part.h > 0, part
        assert inside(room, part), (room, part)
    for one, other in combinations(found, 2):
        assert not meet(one, other), (one, other)


@windows
@each("rivals", [1, 2, 3])
def test_pads_lie_below_the_panels(size: tuple[int, int], scale: float, rivals: int) -> None:
    table = frame(size, scale, rivals)
    strip = strip_places(table, rivals)
    window = Box(0, 0, table.sheet.w, table.sheet.h)
    assert inside(window, strip.room)
    assert strip.room.y * table.unit >= table.panels.board.bottom
    assert_apart(strip.room, *strip.pads, strip.leader)
    assert len({round(pad.w) for pad in strip.pads}) == 1


@windows
@each("rivals", [1, 2, 3])
def test_a_pad_has_its_answers_apart(size: tuple[int, int], scale: float, rivals: int) -> None:
    table = frame(size, scale, rivals)
    pad = strip_places(table, rivals).pads[0]
    at = pad_places(pad.w, pad.h)
    whole = Box(0, 0, pad.w, pad.h)
    assert_apart(whole, at.face, at.ribbon, at.sign, at.number, at.question, at.told, *at.answers)
    for place in at.answers:
        assert min(place.w, place.h) * table.unit >= TOUCH


@windows
def test_the_leaders_cards_stay_in_their_place(size: tuple[int, int], scale: float) -> None:
    leader = strip_places(frame(size, scale, 3), 3).leader
    for count in (0, 1, 5, 12):
        at = leader_places(leader.w, leader.h, count)
        whole = Box(0, 0, leader.w, leader.h)
        assert_apart(whole, at.face, at.ribbon, at.sign, at.number, at.words)
        assert all(inside(whole, card) for card in at.cards)
        assert len(at.cards) in (0, count)


@windows
def test_a_curtain_has_room_for_its_words(size: tuple[int, int], scale: float) -> None:
    table = frame(size, scale, 3)
    room = strip_room(table)
    at = curtain_places(room.w, room.h + 14)
    whole = Box(0, 0, room.w, room.h + 14)
    assert_apart(whole, at.title, at.words, at.button, at.keys)
    assert at.kid is None or at.kid.right < min(at.title.x, at.words.x)
    assert min(at.button.w, at.button.h) * table.unit >= TOUCH


@windows
@each("turns", [1, 2, 3, 6])
def test_the_slips_of_what_happened(size: tuple[int, int], scale: float, turns: int) -> None:
    table = frame(size, scale, 3)
    at = aside(table)
    window = Box(0, 0, table.sheet.w, table.sheet.h)
    assert inside(window, at.sheet)
    assert inside(window, at.title)
    hand = Box(*(side / table.unit for side in table.panels.hand))
    assert at.covers or not meet(at.sheet, hand)
    places = since_places(at.sheet, turns)
    buttons = places.words, places.steps, places.go_on
    assert_apart(at.sheet, *places.slips, places.mine, *buttons)
    slip = places.slips[0]
    parts = turn_places(slip.w, slip.h)
    whole = Box(0, 0, slip.w, slip.h)
    words = *parts.recruited, *parts.followed
    assert_apart(whole, parts.face, parts.name, parts.kid, parts.result, *words)


@windows
def test_standing_answers(size: tuple[int, int], scale: float) -> None:
    table = frame(size, scale, 3)
    sheet = aside(table).sheet
    at = standing_places(sheet)
    assert_apart(sheet, *at.modes, at.head, *at.suits, at.words, at.foot)
    for place in (*at.modes, *at.suits):
        assert min(place.w, place.h) * table.unit >= TOUCH
