"""Large signs: whatever folds, the hand tells both actions in words, and the board lies open."""

from itertools import product
from typing import Final

import pytest

from fort_desktop.content.loader import load_catalog
from fort_desktop.scene.events import Resize
from fort_desktop.ui.art.cardface import box_plans, spoken
from fort_desktop.ui.persons.settings import Scale
from fort_desktop.ui.table.layout.board import is_strip
from fort_desktop.ui.table.layout.frame import frame_of
from fort_desktop.ui.table.layout.hand import fine_of, hand_places
from fort_desktop.ui.table.things import BOARD, HandCard, LookoutCard, Number, Spot
from tests.ui.sitting import Sitting
from tests.ui.test_cardforms import spoken_in

KIDS: Final = tuple(load_catalog().kids.values())
SIZES: Final = ((1280, 720), (1024, 768), (1920, 1080), (1280, 1024))
SCALES: Final[tuple[Scale, ...]] = (150, 175, 200)


@pytest.mark.parametrize("tongue", ["en", "pl", "ru", "cs", "pt_BR"])
def test_an_action_of_the_hand_has_large_words_and_a_long_formula_large_signs(tongue: str) -> None:
    told = all_ = 0
    with spoken_in(tongue):
        for size, scale, count in product(SIZES, SCALES, (1, 3, 4, 5)):
            frame = frame_of(size, 2, "open", scale / 100)
            row = frame.panels.hand
            unit = min(frame.unit, fine_of(row))
            for kid, place in product(KIDS, hand_places(row, count)):
                whole = round(place.box.w), round(place.box.h)
                plans = box_plans(kid, place.form, whole, unit, spoken(kid, tongue), place.seen)
                for plan in filter(None, plans):
                    assert plan.signs is not None
                    assert plan.signs.high >= 16 * unit, f"{kid.id}, {size}, {scale}, {count}"
                    assert plan.words is None or plan.words.size >= round(16 * unit)
                    told, all_ = told + (plan.words is not None), all_ + 1
    assert told > 0.8 * all_


@pytest.mark.parametrize(("size", "scale"), list(product(SIZES[:3], SCALES)))
def test_what_has_to_be_there_is_there(size: tuple[int, int], scale: Scale) -> None:
    sitting = Sitting(("human", "easy", "easy"))
    sitting.until(lambda: sitting.asked == "play")
    sitting.app.change(scale=scale)
    sitting.app.frame([Resize(*size)], 0.0)
    table = sitting.table
    nodes = list(table.nodes.walk())
    shown = [node for node in nodes if isinstance(node.key, HandCard)]
    assert len(shown) == len(table.model.shown.own.hand)
    assert all(node.area.bottom <= size[1] for node in shown)
    assert sum(node.name.startswith("end:") for node in nodes) == 3
    assert sitting.sees("undo")
    assert sitting.sees("hint")
    assert is_strip(table.nodes.frame.panels.board, table.nodes.unit)


def test_a_click_on_the_strip_lays_the_whole_board_open_and_another_folds_it() -> None:
    sitting = Sitting(("human", "easy", "easy"))
    sitting.until(lambda: sitting.asked == "play")
    sitting.app.change(scale=150)
    sitting.app.frame([Resize(1280, 720)], 0.0)

    def board() -> tuple[float, int]:
        table = sitting.table
        place = table.nodes.place(BOARD)
        assert place is not None
        kinds = (Number, Spot, LookoutCard)
        return place.h, sum(isinstance(node.key, kinds) for node in table.nodes.walk())

    folded = board()
    sitting.pilot.click("board")
    sitting.pilot.settle()
    opened = board()
    assert opened[0] > 3 * folded[0]
    assert opened[1] > folded[1], "each place of the boxes and of the Lookout"
    sitting.pilot.press("escape")
    sitting.pilot.settle()
    assert board() == folded
