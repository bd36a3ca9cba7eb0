"""The middle of the table as it is laid out: a node for everything that lies there, and the log."""

import pytest

from fort_desktop.scene.geometry import Box
from fort_desktop.scene.node import Container
from fort_desktop.ui.persons.settings import Scale
from fort_desktop.ui.table.panels.log import LogAt, log
from fort_desktop.ui.table.panels.pieces import Look
from fort_desktop.ui.table.things import (
    LookoutCard,
    OwnYardCard,
    PackToken,
    ParkCard,
    Part,
    StuffToken,
)
from fort_desktop.ui.table.viewmodels.middle import LogVM
from tests.ui.sitting import Sitting
from tests.ui.table.test_places import overlap

SIZES = [(1280, 720), (1024, 768), (2560, 1080)]


def count(sitting: Sitting, kind: type) -> int:
    return len(sitting.pilot.nodes(lambda node: isinstance(node.key, kind)))


def moves(sitting: Sitting) -> None:
    """Make some legal move of the viewer."""
    decision = sitting.table.decision
    assert decision is not None
    sitting.table.model.make(decision.moves[7 * sitting.session.at % len(decision.moves)])
    sitting.pilot.settle()


def logs(sitting: Sitting) -> list[Box]:
    return [node.area for node in sitting.pilot.nodes(lambda node: node.key == Part("log"))]


@pytest.mark.parametrize("size", SIZES)
def test_every_card_and_token_of_the_viewer_is_a_node(size: tuple[int, int]) -> None:
    sitting = Sitting(("human", "easy", "easy"), size=size)
    seen: set[str] = set()
    while sitting.session.at < 330:
        view = sitting.table.model.shown
        own = view.own
        expected = {
            StuffToken: own.toys + own.pizza,
            PackToken: own.pack_toys + own.pack_pizza,
            LookoutCard: len(own.lookout),
            OwnYardCard: len(own.yard),
            ParkCard: len(view.park),
        }
        for kind, number in expected.items():
            assert count(sitting, kind) == number, (kind, sitting.session.at)
            seen |= {kind.__name__} if number else set()
        moves(sitting)
    assert {"StuffToken", "ParkCard", "OwnYardCard"} <= seen


def test_the_folded_log_is_laid_open_and_folded_again() -> None:
    sitting = Sitting(("human", "easy", "easy"))
    while len(sitting.table.model.lines) <= 12:
        moves(sitting)
    (folded,) = logs(sitting)
    shown = sitting.pilot.nodes(lambda node: node.name.startswith("log:"))
    assert 1 <= len(shown) <= 4
    sitting.pilot.press("l")
    assert max(area.h for area in logs(sitting)) > 1.5 * folded.h
    assert len(sitting.pilot.nodes(lambda node: node.name.startswith("log:"))) > 6
    sitting.pilot.press("escape")
    assert logs(sitting) == [folded]


def test_the_log_is_never_an_empty_slab() -> None:
    """It has the height of its lines, from none on a table that has just been laid to two."""
    holder, area = Container(Box(0, 0, 600, 300)), Box(0, 0, 206, 222)
    sitting = Sitting(("human", "easy", "easy"))
    lines, heights = sitting.table.model.lines, list[float]()
    for count in range(6):
        for child in list(holder.children):
            child.remove()
        vm = LogVM(lines[:count], count - 1, count - 1, False)
        log(holder, LogAt(area, False, area), Look(1.0), vm, sitting.table.model)
        panels = [node for node in holder.children if node.key == Part("log")]
        assert len(panels) == (count > 0)
        shown = [spot for node in panels for spot in node.children]
        assert len(shown) == min(2, count)
        heights += [panels[0].box.h] if panels else []
        assert not panels or panels[0].box.bottom == area.bottom
    assert heights[:2] == sorted(set(heights[:2])), "each line adds to it"
    assert max(heights) <= area.h


def test_the_wheel_leaves_as_many_lines_in_the_open_log_as_have_room() -> None:
    sitting = Sitting(("human", "easy", "easy"))
    while len(sitting.table.model.lines) <= 40:
        moves(sitting)
    sitting.pilot.press("l")
    for _ in range(60):
        sitting.pilot.wheel("log", 1)
    lines = sitting.pilot.nodes(lambda node: node.name.startswith("log:"))
    assert min(node.name for node in lines) == f"log:{sitting.table.model.lines[0].at}"
    (log,) = logs(sitting)
    bottom = max(node.area.bottom for node in lines)
    top = min(node.area.y for node in lines)
    tallest = max(node.area.h for node in lines)
    assert top - log.y < tallest + 46, "the first line is the topmost"
    assert log.bottom - bottom < tallest


@pytest.mark.parametrize("scale", [100, 150])
@pytest.mark.parametrize("size", [(1280, 720), (640, 400), (1024, 768), (2560, 1080)])
def test_the_open_log_leaves_the_kids_free_that_can_be_recruited(
    size: tuple[int, int], scale: Scale
) -> None:
    sitting = Sitting(("human", "easy", "easy"), size=size)
    sitting.app.change(scale=scale)
    sitting.until(lambda: sitting.asked == "recruit")
    model, nodes = sitting.table.model, sitting.table.nodes
    offered = {one.source for one in model.intents if isinstance(one.source, ParkCard)}
    few = len(sitting.names("log:"))
    if not nodes.log_in_place:
        sitting.pilot.press("l")
    (log,) = logs(sitting)
    kids = sitting.pilot.nodes(lambda node: node.key in offered)
    assert len(kids) == len(offered) > 0
    assert not any(overlap(kid.area, log) for kid in kids)
    assert len(sitting.names("log:")) >= few


def test_perks_fold_to_a_button_in_two_columns() -> None:
    sitting = Sitting(("human", "easy"), size=(1024, 768))
    assert not sitting.sees("perk:")
    sitting.pilot.click("perks button")
    assert sitting.sees("perk:")
    assert sitting.sees("sculpture")
    sitting.pilot.press("escape")
    assert not sitting.sees("perk:")
