"""The layout of the table: nothing outside the window, nothing on top of something else."""

from itertools import combinations, pairwise, product

import pytest

from fort_desktop.scene.geometry import Box
from fort_desktop.ui.table.layout.frame import Frame, MatForm, Needs, frame_of, sheet_of
from fort_desktop.ui.table.layout.hand import front_place, hand_places

SIZES = [
    (1024, 768),
    (1024, 720),
    (1280, 720),
    (1280, 1024),
    (1366, 768),
    (1920, 1080),
    (2560, 1080),
    (3840, 2160),
]
SCALES = [0.8, 1.0, 1.25, 1.5, 1.75, 2.0]
MATS: list[MatForm] = ["open", "strip", "none"]


def frames() -> list[Frame]:
    """The table of every size, scale and state that the tests know."""
    every = product(SIZES, SCALES, (1, 2, 3), MATS)
    return [frame_of(size, rivals, mat, scale) for size, scale, rivals, mat in every]


def regions(frame: Frame) -> dict[str, Box]:
    """Regions that must lie beside each other: panels that take turns count once."""
    top, panels = frame.top, frame.panels
    found = {
        "menu": top.menu,
        "since": top.since,
        "meter": top.meter,
        "bar": top.bar,
        "board": panels.board,
        "mat": panels.mat,
        "deck": panels.deck,
        "discard": panels.discard,
        "perks": panels.perks,
    }
    found |= {f"band {i}": band for i, band in enumerate(top.bands)}
    found |= {f"tab {i}": tab for i, tab in enumerate(panels.tabs)}
    if panels.tabs:
        del found["mat"]
    elif not panels.mat.contains(panels.park.center):
        found["park"] = panels.park
        if panels.park.contains(panels.mat.center):
            del found["mat"]
    if panels.log is not None:
        found["log"] = panels.log
    return found


def overlap(a: Box, b: Box) -> bool:
    """Whether two boxes share more than an edge."""
    wide = min(a.right, b.right) - max(a.x, b.x)
    high = min(a.bottom, b.bottom) - max(a.y, b.y)
    return wide > 0.5 and high > 0.5


def test_everything_lies_inside_the_window() -> None:
    for frame in frames():
        w, h = frame.size
        for name, box in regions(frame).items():
            inside = box.x >= 0 and box.y >= 0 and box.right <= w + 0.5 and box.bottom <= h + 0.5
            assert inside, (name, box, frame.sheet)


def test_nothing_lies_on_anything_else() -> None:
    for frame in frames():
        for (one, a), (other, b) in combinations(regions(frame).items(), 2):
            assert not overlap(a, b), (one, other, a, b, frame.sheet)


def test_every_region_has_room() -> None:
    for frame in frames():
        for name, box in regions(frame).items():
            assert min(box.w, box.h) >= 24 * frame.unit, (name, box, frame.sheet)


def test_the_numbers_of_the_target_pictures() -> None:
    frame = frame_of((1280, 720), 2)
    assert frame.top.meter == (1026, 6, 200, 94)
    assert frame.top.bar == (8, 106, 1264, 54)
    assert frame.top.bands[0] == (8, 6, 501, 94)
    assert frame.panels.board == (8, 170, 520, 308)
    assert frame.panels.park == (536, 170, 544, 243)
    assert frame_of((1280, 720), 2, "none").panels.park == (536, 170, 736, 243)
    assert frame.panels.mat == (1088, 170, 184, 308)
    assert frame.panels.perks == (536, 420, 544, 58)
    assert frame.panels.log == (8, 486, 206, 222)
    square = frame_of((1024, 768), 2, "strip").panels
    assert [round(side / 1.024) for side in square.park] == [486, 198, 506, 255]
    wide = frame_of((2560, 1080), 2).panels
    assert wide.log_open
    assert wide.park.w == 560 * 1.5


@pytest.mark.parametrize(
    ("size", "scale", "shape"),
    [
        ((1280, 720), 1.0, "normal"),
        ((1024, 768), 1.0, "square"),
        ((2560, 1080), 1.0, "wide"),
        ((1280, 720), 1.5, "folded"),
        ((1920, 1080), 1.0, "normal"),
        ((3840, 2160), 0.8, "normal"),
    ],
)
def test_the_shape_follows_from_size_and_scale(
    size: tuple[int, int], scale: float, shape: str
) -> None:
    assert sheet_of(size, scale).shape == shape


def test_type_grows_with_the_scale() -> None:
    assert sheet_of((1280, 720), 1.5).unit == 1.5 * sheet_of((1280, 720)).unit


@pytest.mark.parametrize("count", range(1, 13))
def test_a_hand_lies_in_its_row_and_no_strip_is_narrower_than_81(count: int) -> None:
    row = frame_of((1280, 720), 2, cards=count).panels.hand
    places = hand_places(row, count)
    assert places[0].box.x >= row.x
    assert places[-1].box.right <= row.right
    for one, following in pairwise(places):
        step = following.box.x - one.box.x
        assert step >= 77
        assert one.seen is None or one.seen == pytest.approx(step)


def test_each_of_few_cards_has_more_room_and_all_of_them_lie_where_there_is_enough() -> None:
    for frame in frames():
        row = frame.panels.hand
        usual = 152 * row.h / 222
        for count in range(1, 5):
            places = hand_places(row, count)
            wide = places[0].box.w
            assert wide >= usual - 0.5
            assert {place.form for place in places} == {"wide" if wide > row.h else "hand"}
            assert wide <= (1.5 * row.h if wide > row.h else 1.2 * usual) + 0.5
            if wide > usual + 0.5:
                assert all(a.box.right < b.box.x for a, b in pairwise(places)), frame.sheet
                assert all(place.seen is None for place in places)
    row = frame_of((1280, 720), 2).panels.hand
    assert [hand_places(row, count)[0].form for count in (1, 2, 3, 4, 5)] == [
        "wide", "wide", "wide", "hand", "hand"
    ]  # fmt: skip
    assert hand_places(row, 1)[0].box.w == pytest.approx(1.5 * 222)


@pytest.mark.parametrize("count", [1, 3, 5, 8, 12])
def test_a_card_in_front_covers_neither_board_nor_hand_nor_bar(count: int) -> None:
    for frame in frames():
        panels = frame.panels
        for card in hand_places(panels.hand, count):
            large = front_place(frame, card.box)
            assert large.x >= 0
            assert large.right <= frame.size[0]
            assert large.bottom <= frame.size[1]
            assert large.y >= frame.top.bar.bottom
            assert large.h >= 0.99 * panels.hand.h or frame.sheet.shape == "folded"
            if frame.sheet.shape != "folded":
                assert large.x > panels.board.right
                assert large.bottom < panels.hand.y
    large = front_place(frame_of((1280, 720), 2, "none"), Box(300, 486, 152, 222))
    assert large == pytest.approx((536, 168, 212, 310), abs=1)


def test_a_card_in_front_stands_at_the_nearer_end_of_the_park() -> None:
    """Or, where all is folded, as nearly over its own place as the window lets it."""
    shapes = set[bool]()
    for frame, where in product(frames(), (0.0, 0.3, 0.45, 0.55, 0.8, 1.0)):
        (wide, _), park, hand = frame.size, frame.panels.park, frame.panels.hand
        thing = Box(where * (wide - 60), hand.y, 60, hand.h)
        large, folded = front_place(frame, thing), frame.sheet.shape == "folded"
        shapes.add(folded)
        if folded:
            edge, off = 8 * frame.unit, large.center.x - thing.center.x
            assert off < 0.5 or large.x == pytest.approx(edge)
            assert off > -0.5 or large.right == pytest.approx(wide - edge)
            assert large.x >= edge - 0.5
            assert large.right <= wide - edge + 0.5
        elif thing.center.x < park.center.x:
            assert large.x == park.x
        else:
            assert large.right == pytest.approx(park.right)
    assert shapes == {True, False}


def test_a_card_of_the_hand_is_whole_and_at_least_as_large_as_at_the_usual_scale() -> None:
    for frame in frames():
        row = frame.panels.hand
        assert row.bottom <= frame.size[1], frame.sheet
        usual = 222 * sheet_of(frame.size).unit
        least = 1.29 if frame.sheet.scale >= 1.4 else min(1.0, frame.sheet.scale)
        assert row.h >= least * usual - 1, (row.h / usual, frame.sheet)


def test_a_large_hand_takes_the_corner_of_the_log() -> None:
    few, many = (frame_of((1280, 720), 2, cards=count).panels for count in (6, 7))
    assert few.log is not None
    assert few.log.right < few.hand.x
    assert many.log is None
    assert many.hand.x < few.log.right
    assert many.hand.right == few.hand.right < few.deck.x


@pytest.mark.parametrize("size", [(1280, 720), (1024, 768), (2560, 1080)])
def test_beside_a_small_hand_lie_log_and_large_piles(size: tuple[int, int]) -> None:
    five, one = (frame_of(size, 2, cards=count).panels for count in (5, 1))
    gap = one.discard.x - one.deck.right if one.deck.x > one.hand.x else one.hand.x - one.deck.right
    assert 0 < gap <= 20.5 * frame_of(size, 2).unit
    assert one.deck.w > 1.4 * five.deck.w
    assert one.deck.w == pytest.approx(one.discard.w, abs=4)
    card = hand_places(one.hand, 1)[0].box
    assert card.w == pytest.approx(1.5 * one.hand.h)
    boxes = [card, one.deck, one.discard, *([one.log] if one.log is not None else [])]
    assert not any(overlap(a, b) for a in boxes for b in boxes if a is not b)


def test_the_hand_lies_beside_the_teachers_home_as_in_the_target_pictures() -> None:
    panels = frame_of((1280, 720), 1, home=Needs()).panels
    assert panels.home == Box(8, 482, 282, 228)
    assert panels.log is None
    assert [place.box.x for place in hand_places(panels.hand, 5, panels.beside)] == [
        300, 452.5, 605, 757.5, 910
    ]  # fmt: skip
    square = frame_of((1000, 750), 1, home=Needs()).panels
    assert square.home is not None
    assert (square.home.x, square.home.w, square.home.h) == (8, 246, 232)
    assert (square.hand.x, square.hand.right) == (262, 908)
    assert square.deck.x == square.discard.x
    assert square.deck.bottom < square.discard.y
