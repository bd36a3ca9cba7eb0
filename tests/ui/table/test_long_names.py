"""Long names of seats are whole wherever two lines have room, and words give way to sentences."""

from itertools import product

import msgspec
import pytest

from fort_desktop.scene.geometry import Box
from fort_desktop.scene.node import Container
from fort_desktop.scene.plain import DOTS
from fort_desktop.scene.watching import recorded
from fort_desktop.ui.table.layout.frame import frame_of
from fort_desktop.ui.table.panels.bar import BarAt, bar
from fort_desktop.ui.table.panels.own_board import BoardAt, own_board
from fort_desktop.ui.table.panels.pieces import Look
from fort_desktop.ui.table.panels.rivals import Band
from fort_desktop.ui.table.panels.tooltip import tooltip_picture
from fort_desktop.ui.table.viewmodels.bar import BarVM, Said
from fort_desktop.ui.table.viewmodels.boards import own_board_vm, rival_vm
from fort_desktop.ui.text.explain.explanation import Explanation
from tests.ui.sitting import Sitting
from tests.ui.table.measuring import NAMES, SIZES


@pytest.mark.parametrize("rivals", [1, 2, 3])
@pytest.mark.parametrize("player", ["", "random"])
def test_names_of_rivals_are_whole_at_every_size(rivals: int, player: str) -> None:
    sitting = Sitting()
    for size, name in product(SIZES, NAMES):
        frame = frame_of(size, rivals)
        seat, catalog = sitting.table.model.shown.seats[1], sitting.session.catalog
        with recorded() as drawn:
            vm = rival_vm(seat, catalog, name, player)
            Band(Container(Box(0, 0, *size)), frame.top.bands[0], Look(frame.unit), vm)
        words = " ".join(line.words for line in drawn)
        assert name in words, (size, words)
        sizes = [line.size for line in drawn if line.words in name.split() or line.words == name]
        assert min(sizes) >= round(15 * frame.unit)


@pytest.mark.parametrize("scale", [1.0, 1.5])
def test_the_own_name_is_whole_at_every_size(scale: float) -> None:
    sitting = Sitting()
    for size, name in product(SIZES, NAMES):
        frame = frame_of(size, 2, scale=scale)
        model = sitting.table.model
        vm = msgspec.structs.replace(own_board_vm(model.shown, model.teller), name=name)
        with recorded() as drawn:
            place = BoardAt(frame.panels.board)
            own_board(Container(Box(0, 0, *size)), place, Look(frame.unit), vm, lambda: None)
        assert name in " ".join(line.words for line in drawn), size


def test_a_question_without_room_falls_back_to_its_last_sentence() -> None:
    asked = "Discard a book card to do the same?"
    said = Said("red", "", None, f"Bartholomew Max gains 2 pizza and 2 toys, and more. {asked}")
    frame = frame_of((1024, 768), 3, scale=1.5)
    box = frame.top.bar._replace(w=frame.top.bar.w * 0.6)
    with recorded() as drawn:
        at = BarAt(box, frame.sheet, None)
        bar(Container(Box(0, 0, 1024, 768)), at, BarVM(said), lambda key: None)
    words = " ".join(line.words for line in drawn)
    assert asked in words
    assert DOTS not in words


def test_the_name_of_what_is_explained_is_whole_beside_its_suits() -> None:
    found = Explanation("Icky & Sticky", "two suits of glue", ("glue", "glue"))
    with recorded() as drawn:
        narrow = tooltip_picture(found, 1.0, 240.0)
    words = [line.words for line in drawn]
    assert "Icky & Sticky" in words
    assert min(line.size for line in drawn if line.words == "Icky & Sticky") >= 20
    # The suits stand below it, where they have no room beside it.
    assert narrow.get_height() >= tooltip_picture(found, 1.0, 460.0).get_height() + 12
