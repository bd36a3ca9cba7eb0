"""The end of the game with large signs: who has won, by what sum, and by their whole name."""

from collections.abc import Iterator
from itertools import product

from fort_desktop.scene.cache import forget_all
from fort_desktop.scene.geometry import Box
from fort_desktop.scene.node import Container
from fort_desktop.scene.watching import Placed, watched
from fort_desktop.ui.table.layout.frame import Frame, frame_of
from fort_desktop.ui.table.layout.strip import end_strip, strip_room
from fort_desktop.ui.table.panels.bar import BarAt, bar
from fort_desktop.ui.table.panels.pieces import Look
from fort_desktop.ui.table.panels.strip import end_sheet
from fort_desktop.ui.table.viewmodels.bar import Answer, BarVM, Said, ToolVM
from fort_desktop.ui.table.viewmodels.strip import EndSheet, Player
from tests.ui.table.measuring import SIZES

NAMES = ("Tomek", "Bartholomew")
FRAME = 5.0
"""Units of a sheet's edge, on which nothing is written."""


def frames(*scales: float) -> Iterator[Frame]:
    for size, rivals, scale in product(SIZES[:4], (1, 2, 3), scales):
        yield frame_of(size, rivals, scale=scale)


def written(frame: Frame, name: str) -> tuple[Box, list[Placed]]:
    """The sheet of somebody with 44 points, and all that is written there."""
    unit, seats = frame.unit, len(frame.top.bands) + 1
    area = end_strip(strip_room(frame), seats)[0]
    area = Box(*(side * unit for side in area))
    parts = (("vp", 22), ("fort", 16))
    sheet = EndSheet(Player(0, name, "red", "human", 0), parts, 44, "down")
    forget_all()
    with watched() as found:
        end_sheet(Container(Box(0, 0, *frame.size)), area, Look(unit), sheet, lambda _: None)
    return area, found


def test_sums_stand_on_their_sheets_and_short_names_are_whole() -> None:
    for frame, name in product(frames(1.0, 1.5, 2.0), NAMES):
        area, found = written(frame, name)
        total = next(one for one in found if one.words == "44")
        assert total.ink.top >= FRAME * frame.unit, frame
        assert total.ink.right <= area.w - FRAME * frame.unit, frame
        shown = [one.words for one in found]
        room = area.w / frame.unit
        assert name in shown or (name == "Bartholomew" and room < 140), (frame, room, shown)


def test_the_bar_says_who_has_won_in_every_window() -> None:
    """At 200 % it had room for its buttons only: nothing is asked, so its question needed none."""
    buttons = (
        Answer("other", "Zobacz jako Zoe", "second", quiet=True),
        Answer("scores", "Zobacz wyniki"),
    )
    tools = (ToolVM("undo", "Undo", True),)
    for frame in frames(1.0, 1.5, 2.0):
        for banner in ("Wygrywa Tomek!", "Wygrywają: Bartholomew i Zoe!"):
            with watched() as found:
                root = Container(Box(0, 0, *frame.size))
                said = Said("", banner, None, "")
                at = BarAt(frame.top.bar, frame.sheet, None)
                bar(root, at, BarVM(said, buttons, tools), lambda key: None)
            words = " ".join(one.words for one in found)
            assert banner in words, (frame.size, frame.unit, words)
