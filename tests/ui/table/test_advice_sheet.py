"""The expert's advice lies in the middle and leaves end meter and turn bar free."""

from itertools import combinations

from fort_desktop.scene.geometry import Box
from fort_desktop.scene.node import Container
from fort_desktop.scene.watching import recorded
from fort_desktop.ui.design.text_box import LEAST, letters
from fort_desktop.ui.design.unit import STEP
from fort_desktop.ui.table.panels.choice import Advice, advice_places, advice_sheet
from tests.ui.table.test_band import inside
from tests.ui.table.test_choice_sheet import FRAMES
from tests.ui.table.test_places import overlap


def test_rows_lie_on_the_sheet_below_the_bar() -> None:
    for frame in FRAMES:
        window = Box(0, 0, frame.sheet.w, frame.sheet.h)
        for count in range(4):
            sheet, rows = advice_places(frame, count)
            assert inside(sheet, window)
            assert sheet.y * frame.unit >= frame.top.bar.bottom
            assert all(inside(row, sheet) for row in rows)
            assert not any(overlap(a, b) for a, b in combinations(rows, 2))
            assert all(row.h >= 40 for row in rows), frame.sheet


def test_words_of_the_advice_keep_the_floor() -> None:
    reason = "Your fort grows. It scores 2 points. Tomek could follow."
    for frame in FRAMES:
        root = Container(Box(0, 0, *frame.size))
        found = [Advice("Play Prince", "wins 63 in 100 games", reason, lambda: None)] * 3
        with recorded() as drawn:
            advice_sheet(root, frame, found, lambda: None)
        assert "The expert's advice" in {line.words for line in drawn}
        assert min(line.size for line in drawn) >= letters(LEAST / STEP, frame.unit)
