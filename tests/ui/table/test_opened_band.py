"""A rival's band opens and closes when it should, and tells all that is public."""

from itertools import product

import pytest

from fort_desktop.scene.events import Key, Pointer
from fort_desktop.scene.geometry import Box, Point
from fort_desktop.scene.outline import Outliner
from fort_desktop.ui.table.layout.board import Held, board_places
from fort_desktop.ui.table.layout.frame import frame_of
from fort_desktop.ui.table.layout.rivals import rival_sheet, yard_cards
from fort_desktop.ui.table.popovers import CLOSES, OPENS, HoverDelay
from fort_desktop.ui.table.state import Pointed, RivalBand
from tests.ui.sitting import Sitting
from tests.ui.table.test_band import inside
from tests.ui.table.test_places import SCALES, SIZES, overlap

THREE = ("human", "easy", "easy")
ONE, TWO = RivalBand(1), RivalBand(2)


def watched(
    *steps: tuple[Pointed | None, float], opened: Pointed | None = None
) -> list[Pointed | None]:
    """What is open after each step: what was pointed at for so many seconds."""
    peeking, found = HoverDelay(), []
    for over, seconds in steps:
        opened = peeking.watch(over, opened, 0.0)
        opened = peeking.watch(over, opened, seconds)
        found.append(opened)
    return found


def test_a_band_opens_once_the_pointer_rests_on_it() -> None:
    assert watched((ONE, OPENS - 0.01)) == [None]
    assert watched((ONE, OPENS)) == [ONE]
    assert watched((ONE, 0.2), (TWO, 0.2), (ONE, 0.2)) == [None, None, None]


def test_an_open_band_closes_a_little_after_it_was_left() -> None:
    assert watched((None, CLOSES - 0.01), opened=ONE) == [ONE]
    assert watched((None, CLOSES), opened=ONE) == [None]
    assert watched((None, 0.15), (ONE, 0.0), (None, 0.15), opened=ONE) == [ONE, ONE, ONE]


def test_another_band_takes_its_place() -> None:
    assert watched((TWO, OPENS - 0.01), (TWO, 0.02), opened=ONE) == [ONE, TWO]


def test_what_was_closed_by_hand_does_not_open_again_by_itself() -> None:
    peeking = HoverDelay()
    assert peeking.watch(ONE, None, 0.0, at_once=True) == ONE
    assert peeking.watch(ONE, None, 5.0, at_once=True) is None
    assert peeking.watch(ONE, None, 5.0, at_once=True) is None
    assert peeking.watch(TWO, None, 0.0, at_once=True) == TWO


def test_the_focus_opens_a_band_at_once() -> None:
    assert HoverDelay().watch(TWO, ONE, 0.0, at_once=True) == TWO


def test_the_sheet_is_large_in_the_middle_below_the_bar() -> None:
    for size, scale, rivals in product(SIZES, SCALES, (1, 2, 3)):
        frame = frame_of(size, rivals, scale=scale)
        sheet, unit = rival_sheet(frame)
        assert sheet.y >= frame.top.bar.bottom
        assert inside(sheet, Box(0, 0, *size))
        for kids, perk in product(range(13), (False, True)):
            assert_sheet(sheet.w / unit, sheet.h / unit, kids, perk)
    assert rival_sheet(frame_of((1280, 720), 1))[1] == pytest.approx(1.6, abs=0.05)


def assert_sheet(w: float, h: float, kids: int, perk: bool) -> None:
    """All parts of a sheet lie on it, each in its own place."""
    room, at = (
        Box(0, 0, w, h),
        board_places(Box(0, 0, w, h), 1.0, Held(5, 5, kids, perk, face=True)),
    )
    zones = [zone.box for zone in (at.lookout, at.toys, at.pizza, at.bag, at.yard)]
    shown = [at.face, at.ribbon, at.points, at.rest, at.fort, at.rule, at.perk, *zones]
    boxes = [box for box in shown if box is not None]
    assert all(inside(box, room) for box in boxes)
    assert not any(overlap(a, b) for a in boxes for b in boxes if a is not b)
    assert at.rest.w >= 150, "three numbers and a switch"
    yard = Box(0, 0, at.yard.box.w, at.yard.box.h)
    cards = [place.box for place in yard_cards(yard, kids)]
    assert all(inside(card, yard) for card in cards)
    assert not any(overlap(a, b) for a in cards for b in cards if a is not b)
    assert len(cards) == kids


def test_pointing_at_a_band_opens_it_and_leaving_closes_it() -> None:
    sitting = Sitting(THREE)
    band = sitting.pilot.node("seat:1").area
    corner = Point(band.x + 8, band.y + 60)
    sitting.app.frame([Pointer("move", corner)], 0.0)
    sitting.frames(0.4)
    sheet = sitting.pilot.node("opened")
    assert sheet.label == "Tomek"
    sitting.app.frame([Pointer("move", sheet.area.center)], 0.0)
    sitting.frames(0.5)
    assert sitting.sees("opened"), "the pointer is on the sheet"
    sitting.app.frame([Pointer("move", Point(60, 700))], 0.0)
    sitting.frames(0.1)
    assert sitting.sees("opened")
    sitting.frames(0.3)
    assert not sitting.sees("opened")


def test_a_click_opens_it_and_escape_closes_it() -> None:
    sitting = Sitting(THREE)
    band = sitting.pilot.node("seat:2").area
    sitting.frames(1.0)
    sitting.tap(Point(band.x + 8, band.y + 60))
    assert sitting.table.model.state.peeked == 2
    assert sitting.sees("opened")
    sitting.frames(1.0)  # nobody is in a hurry
    sitting.app.frame([Key("escape")], 0.0)
    assert sitting.table.model.state.peeked is None
    assert not sitting.sees("opened")


@pytest.mark.parametrize("size", [(1024, 768), (1280, 720)])
def test_what_is_told_is_what_everybody_may_know(size: tuple[int, int]) -> None:
    sitting = Sitting(THREE, size=size, seed=4)
    sitting.until(lambda: sitting.asked == "recruit" and bool(sitting.names("yard:1:")))
    band = sitting.pilot.node("seat:1").area
    sitting.frames(1.0)
    sitting.tap(Point(band.x + 8, band.y + 60))
    sheet = sitting.pilot.node("opened")
    seat = sitting.table.model.shown.seats[1]
    told = {node.name: node.label for node in sheet.walk()}
    assert told["number:1:points"] == str(seat.points)
    assert told["number:1:hand"] == str(seat.hand_count)
    assert told["slots:1:pack"] == f"{seat.pack_pizza + seat.pack_toys} of {seat.pack_limit}"
    kids = [name for name in told if name.startswith("yard:1:")]
    assert len(kids) == len({sitting.session.catalog.kid[card].id for card in seat.yard})
    assert not any("hand:" in name for name in told)


def test_a_kid_is_recruited_from_the_sheet() -> None:
    sitting = Sitting(THREE, seed=4)
    sitting.until(lambda: sitting.asked == "recruit" and bool(sitting.names("yard:1:")))
    band = sitting.pilot.node("seat:1").area
    sitting.frames(1.0)
    sitting.tap(Point(band.x + 8, band.y + 60))
    sheet = sitting.pilot.node("opened")
    kid = next(node for node in sheet.walk() if node.name.startswith("yard:1:"))
    before = sitting.session.at
    sitting.frames(1.0)
    sitting.tap(Point(kid.area.center.x, kid.area.bottom - 8))
    assert sitting.session.at > before
    assert sitting.table.model.state.peeked is None


def test_a_band_stays_closed_below_the_pointer_that_recruited_from_it() -> None:
    sitting = Sitting(THREE, seed=4)
    sitting.until(lambda: sitting.asked == "recruit" and bool(sitting.names("yard:1:")))
    kid = sitting.pilot.node(sitting.names("yard:1:")[0])
    sitting.frames(1.0)
    at, before = kid.area.center, sitting.session.at
    sitting.tap(at)
    assert sitting.session.at > before
    for way in (2, 0):
        sitting.app.frame([Pointer("move", Point(at.x + way, at.y))], 0.0)
        sitting.frames(OPENS + 0.5)
        assert sitting.table.model.state.peeked is None
    sitting.app.frame([Pointer("move", Point(600, 500))], 0.1)
    sitting.app.frame([Pointer("move", at)], 0.1)
    sitting.frames(OPENS + 0.5)
    assert sitting.table.model.state.peeked == 1


@pytest.mark.parametrize("pressed", ["", "f3", "f2"])
def test_the_sheet_stays_as_long_as_a_kid_is_dragged_from_it(pressed: str) -> None:
    """Neither leaving it nor the key of a band, this one or another, takes the kid away."""
    sitting = Sitting(THREE, seed=4)
    sitting.until(lambda: sitting.asked == "recruit" and bool(sitting.names("yard:1:")))
    band = sitting.pilot.node("seat:1").area
    sitting.frames(1.0)
    sitting.tap(Point(band.x + 8, band.y + 60))
    sheet = sitting.pilot.node("opened")
    kid = next(node for node in sheet.walk() if node.name.startswith("yard:1:"))
    sitting.frames(1.0)
    grip = Point(kid.area.center.x, kid.area.bottom - 8)
    sitting.app.frame([Pointer("move", grip), Pointer("down", grip, 1)], 0.0)
    for at in (Point(600, 500), Point(60, 700)):
        sitting.app.frame([Pointer("move", at), *([Key(pressed)] if pressed else [])], 0.0)
        sitting.frames(2 * CLOSES)
        assert sitting.table.model.state.dragged == kid.key
        drag = sitting.table.scene.pointer.drag
        assert drag is not None
        assert drag.node.key == kid.key
        assert sitting.sees("opened")
    sitting.app.frame([Pointer("up", Point(60, 700), 1)], 0.0)
    sitting.frames(2 * CLOSES + 1.0)
    assert sitting.sees("opened") == bool(pressed), "only the focus holds it open any more"


def test_keys_reach_a_sheet_that_still_grows() -> None:
    """Its picture goes with it: of a sheet that another takes the place of, nothing is left."""
    sitting = Sitting(("human", "easy", "easy"), speed=1.0)
    sitting.frames(3.0)
    for key, reached in (("f3", "seat:2"), ("f3", "wait at:2"), ("f2", "seat:1")):
        sitting.app.frame([Key(key)], 0.0)
        sitting.frames(0.03)
        focused, root = sitting.table.scene.focus.node, sitting.table.scene.root
        assert focused is not None
        assert focused.name == reached
        assert [node.name for node in root.walk()].count("grows") == 1
    sitting.frames(1.0)
    (sheet,) = (node for node in sitting.table.scene.root.walk() if node.name == "opened")
    assert sheet.opacity == 1.0
    assert not sitting.sees("grows")


def test_a_band_that_became_its_sheet_keeps_the_focus_for_those_who_do_not_see_it() -> None:
    """Its ring goes round the sheet, which is seen in its place."""
    sitting = Sitting(("human", "easy", "easy"))
    sitting.app.frame([Key("f3")], 0.0)
    sitting.frames(1.0)
    scene = sitting.table.scene
    outline = Outliner().outline(scene)
    assert outline.focus is not None
    assert outline.nodes[outline.focus].name == "seat:2"
    ring, sheet = sitting.pilot.node("focus").area, sitting.pilot.node("opened").area
    assert ring.center == pytest.approx(sheet.center)
    assert ring.w == pytest.approx(sheet.w, abs=2)
    sitting.app.frame([Key("f2")], 0.0)
    sitting.frames(1.0)
    band = sitting.pilot.node("seat:2")
    assert band.opacity == 1.0
    assert band.seen_as is None
