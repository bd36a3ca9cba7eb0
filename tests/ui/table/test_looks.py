"""What is seen while something is held, and where a notice lies on a low board."""

import pytest

from fort_desktop.scene.geometry import Box
from fort_desktop.ui.table.places.frame import frame_of
from fort_desktop.ui.table.places.hand import with_front
from fort_desktop.ui.table.widgets.notice import notice_place
from tests.ui.table.test_board_places import inside
from tests.ui.table.test_places import frames


def test_a_notice_lies_on_the_board_however_low_that_is() -> None:
    for frame in frames():
        board = frame.panels.board
        place = notice_place(board, frame.unit)
        assert inside(place, board), frame
        assert place.h >= 80 * frame.unit


@pytest.mark.parametrize("size", [(1024, 768), (1280, 720), (1920, 1080)])
@pytest.mark.parametrize("scale", [1.0, 1.5, 2.0])
def test_the_card_in_front_never_covers_the_turn_bar(size: tuple[int, int], scale: float) -> None:
    frame = frame_of(size, 2, scale=scale)
    row, top = frame.panels.hand, frame.top.bar.bottom
    large: Box = with_front(row, frame.unit, 5, 2, size[1], top)[2].box
    assert large.y >= top
    assert large.bottom <= size[1]
