"""The explain panel lies beside its thing, in the window, and leaves bar and end meter free."""

from itertools import product

import msgspec
import pygame

from fort_desktop.scene.geometry import Box
from fort_desktop.scene.node import Node
from fort_desktop.ui.table.layout.dialogs import pile_places
from fort_desktop.ui.table.layout.frame import frame_of
from fort_desktop.ui.table.layout.hand import draft_places, front_place, hand_places
from fort_desktop.ui.table.layout.overlays import tooltip_place
from fort_desktop.ui.table.panels.dialog import StandingTooltip
from fort_desktop.ui.table.panels.tooltip import More, tooltip_node
from fort_desktop.ui.table.things import ParkDeck
from fort_desktop.ui.text.explain.explanation import Explanation, Paragraph
from tests.cases import each
from tests.thorough import some
from tests.ui.table.test_band import inside
from tests.ui.table.test_choice_sheet import FRAMES
from tests.ui.table.test_places import overlap

SIZES = [(1024, 768), (1280, 720), (1920, 1080), (2560, 1080)]


@each("size", SIZES)
@each("where", [(0.02, 0.05), (0.5, 0.05), (0.1, 0.4), (0.9, 0.5), (0.5, 0.6)])
def test_it_lies_in_the_window_and_covers_neither_bar_nor_meter(
    size: tuple[int, int], where: tuple[float, float]
) -> None:
    frame = frame_of(size, 2)
    u = frame.unit
    thing = Box(where[0] * size[0], where[1] * size[1], 60 * u, 60 * u)
    place = tooltip_place(frame, thing, (316 * u, 250 * u))
    assert place.x >= 0
    assert place.right <= size[0]
    assert place.bottom <= size[1]
    assert not overlap(place, frame.top.bar)
    assert not overlap(place, frame.top.meter)


@each("size", SIZES)
@each("where", [0.2, 0.4, 0.6, 0.9])
def test_the_panel_of_a_card_in_the_hand_covers_neither_board_nor_hand(
    size: tuple[int, int], where: float
) -> None:
    frame = frame_of(size, 2)
    u, row = frame.unit, frame.panels.hand
    thing = Box(where * size[0] - 76 * u, row.y, 152 * u, row.h)
    place = tooltip_place(frame, thing, (316 * u, 250 * u))
    assert place.x >= frame.panels.board.right
    assert place.bottom <= row.y
    assert inside(place, Box(0, 0, *size))
    # It stands right above its card, unless board or window push it away.
    off = place.center.x - thing.center.x
    assert off < 0.5 or place.x == frame.panels.park.x
    assert off > -0.5 or size[0] - place.right < 9 * u


@each("size", SIZES[1:3])
def test_beside_a_large_card_in_front_it_stands_level_with_it(size: tuple[int, int]) -> None:
    """Where all is folded: on the side with fewer other cards."""
    frame = frame_of(size, 2, scale=1.5)
    u, w = frame.unit, size[0]
    assert frame.sheet.shape == "folded"
    for middle in (0.4, 0.6):
        large = Box(middle * w - 80 * u, size[1] - 263 * u, 160 * u, 255 * u)
        place = tooltip_place(frame, large, (200 * u, 240 * u))
        assert not overlap(place, large)
        assert place.y == large.y
        assert (place.center.x < large.center.x) == (middle < 0.5)


LONG = Explanation(
    "Flipper",
    "coin",
    ("coin",),
    (
        Paragraph("public", " ".join(["Swap 1 pizza for a toy,"] * 7), "Public: others may follow"),
        Paragraph("private", " ".join(["Recruit a kid from a Yard,"] * 7), "Private: only you"),
        Paragraph("plain", "Its coin stands for any suit you name."),
    ),
    "If you keep it, it goes into your deck.",
    "Click: keep this kid. Right-click: keep this open. F1: read the rule.",
)
SHORT = msgspec.structs.replace(LONG, parts=LONG.parts[2:])
LARGE = tuple(product(((1280, 720), (1366, 768), (1920, 1080), (1440, 900)), (1.25, 1.5, 2.0)))
SQUARE = ((1024, 768), 1.25), ((1024, 768), 1.5), ((1280, 1024), 1.5)


@each(
    "size, scale, found",
    list(some([(*one, LONG) for one in LARGE] + [(*one, SHORT) for one in (*LARGE, *SQUARE)], 2)),
)
def test_hardly_anything_of_the_card_in_front_is_hidden_by_its_panel(
    size: tuple[int, int], scale: float, found: Explanation
) -> None:
    frame = frame_of(size, 2, scale=scale)
    row, (_, bottom) = frame.panels.hand, size
    for front in range(5):
        card = front_place(frame, hand_places(row, 5)[front].box)
        place = tooltip_node(frame, card, found).box
        hidden = min(place.right, card.right) - max(place.x, card.x)
        assert hidden <= 0.25 * card.w, (size, scale, front)
        assert not overlap(place, frame.top.bar)
        assert place.bottom <= bottom


def test_a_panel_of_a_sheet_keeps_to_its_room() -> None:
    """It covers neither the turn bar nor the cross of the sheet."""
    for frame in FRAMES:
        draft = draft_places(frame, 8)
        for room in (pile_places(frame, 8, 3).panel, draft.panel if draft is not None else None):
            if room is None:
                continue
            place = Box(*(side * frame.unit for side in room))
            around = place.inset(-1, -1, -1, -1)  # pictures have whole pixels
            parent = Node(Box(0, 0, *frame.size), None)
            for found in (LONG, SHORT):
                StandingTooltip(parent, place, frame.unit, ()).tell(ParkDeck(), found)
                assert inside(parent.children[-1].box, around), (frame.size, frame.unit, room)


def test_all_that_is_said_is_drawn() -> None:
    """Other words of one width make another picture, in each part of a panel."""
    frame, thing = frame_of((1280, 720), 2), Box(600, 300, 50, 50)
    said = Explanation("Title", parts=(Paragraph("plain", "won", "one"),), now="now", how="how")
    others = [
        msgspec.structs.replace(said, title="Tilte"),
        msgspec.structs.replace(said, parts=(Paragraph("plain", "won", "eno"),)),
        msgspec.structs.replace(said, parts=(Paragraph("plain", "own", "one"),)),
        msgspec.structs.replace(said, now="own"),
    ]
    more, how = More("Rules", lambda: None), msgspec.structs.replace(said, how="who")
    images = [tooltip_node(frame, thing, one).image for one in (said, *others)]
    assert tooltip_node(frame, thing, how).label.endswith("who"), "heard, but not drawn"
    kept = [tooltip_node(frame, thing, one, more).image for one in (said, how)]
    assert len({pygame.image.tobytes(image, "RGBA") for image in kept if image is not None}) == 2
    pixels = [pygame.image.tobytes(image, "RGBA") for image in images if image is not None]
    assert len(set(pixels)) == len(others) + 1
