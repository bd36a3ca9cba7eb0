"""The tabs above an open pile: two lines of a name stand below the outline of the tab."""

from itertools import product

import pytest

from fort_desktop.scene.geometry import Box
from fort_desktop.scene.node import Container
from fort_desktop.scene.watching import Placed, watched
from fort_desktop.ui.table.layout.dialogs import TAB_SEEN
from fort_desktop.ui.table.layout.frame import Frame, frame_of
from fort_desktop.ui.table.panels.piles import Pile, PileOf, PileSheet
from tests.ui.table.measuring import NAMES, SIZES

LINE = 3.0
"""Units of a tab's outline."""


def written(frame: Frame, cards: int) -> list[Placed]:
    """What is written on the tabs of four seats."""
    seats = [PileOf(i, name, "blue", cards) for i, name in enumerate(NAMES)]
    root = Container(Box(0, 0, *frame.size))
    with watched() as found:
        PileSheet(root, frame, Pile("", "", (), 0, seats, 0), print, print, print)
    names = " ".join(NAMES)
    return [one for one in found if one.words and (one.words.isdigit() or one.words in names)]


@pytest.mark.parametrize("scale", [1.0, 1.25, 1.5])
def test_names_on_tabs_are_whole_and_stand_off_the_outline(scale: float) -> None:
    for size, cards in product(((1280, 720), (1366, 768), (1920, 1080)), (0, 5)):
        frame = frame_of(size, 3, scale=scale)
        found, unit = written(frame, cards), frame.unit
        said = " ".join(one.words for one in found)
        assert all(name in said.replace(f" {cards}", "") for name in NAMES), (size, said)
        for one in found:
            assert one.ink.top >= LINE * unit - 1, (size, one)
            assert one.ink.bottom <= TAB_SEEN * unit + 1, (size, one)


def test_names_on_tabs_stand_off_the_outline_at_every_size() -> None:
    for size, scale in product(SIZES, (1.0, 1.5, 2.0)):
        frame = frame_of(size, 3, scale=scale)
        for one in written(frame, 12):
            assert one.ink.top >= LINE * frame.unit - 1, (size, scale, one)


def test_behind_the_tabs_lies_a_board_so_that_they_cut_through_no_words() -> None:
    for size, scale in product(SIZES, (1.0, 1.5, 2.0)):
        frame = frame_of(size, 3, scale=scale)
        seats = [PileOf(i, name, "blue", 4) for i, name in enumerate(NAMES)]
        root = Container(Box(0, 0, *frame.size))
        sheet = PileSheet(root, frame, Pile("", "", (), 0, seats, 0), print, print, print)
        (lid,) = (node.area for node in root.walk() if node.key == "lid")
        for tab in (place.scaled(frame.unit) for place in sheet.at.tabs):
            assert lid.x <= tab.x
            assert tab.right <= lid.right
            assert lid.y <= tab.y
        assert lid.bottom > sheet.sheet.paper.area.y
        assert lid.y > frame.top.bar.bottom - 0.01, (size, scale)
