"""Whatever the pointer can reach on the table explains itself: a panel opens beside it."""

import pytest

from fort_desktop.scene.node import Node
from fort_desktop.scene.pilot import spot_of
from fort_desktop.ui.table.screen import TableScreen
from tests.ui.played import to_question
from tests.ui.sitting import Sitting

PLAYERS = (("human", "easy"), ("human", "easy", "random"), ("human", "easy", "easy", "random"))
SIZES = ((1280, 720), (1024, 768))
SILENT = {"lawn", "table", "root", "pale", "past", "question", "bar", "tray", "thinking"}
"""Names of the ground, of containers and of what only repeats what stands there."""


def reachable(table: TableScreen) -> list[Node]:
    """All nodes that a pointer can come to: what it meets first at some point of them."""
    found = []
    for node in table.scene.root.walk():
        if node.shown() and (node.solid or node.reacts) and node.name not in SILENT:
            spot = spot_of(table.scene, node)
            if spot is not None and table.scene.front.hit_test(spot) is node:
                found.append(node)
    return found


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("kind", ["play", "recruit"])
def test_all_things_on_the_table_explain_themselves(kind: str, size: tuple[int, int]) -> None:
    sitting = Sitting(PLAYERS[2], size=size)
    to_question(sitting, kind, 3)
    table = sitting.table
    silent = []
    for node in reachable(table):
        table.tooltips.close()
        asked = next((n for n in node.ancestors() if n.asked is not None), None)
        if asked is None or not table.tooltips.keep(asked):
            silent.append((node.name, node.area))
    table.tooltips.close()
    assert not silent, silent


def test_pointing_opens_the_panel_after_a_while_and_leaving_closes_it() -> None:
    sitting = Sitting()
    to_question(sitting, "play", 1)
    table = sitting.table
    card = table.nodes.hand.cards[0]
    sitting.pilot.hover(card)
    sitting.pilot.wait(0.1)
    assert sitting.sees("front")
    assert not sitting.sees("explain")
    sitting.pilot.wait(0.4)
    assert sitting.sees("explain")
    sitting.pilot.hover(table.nodes.areas["prompt"].center)
    sitting.pilot.wait(0.1)
    assert not sitting.sees("front")


def test_a_right_click_keeps_the_panel_until_escape() -> None:
    sitting = Sitting()
    to_question(sitting, "play", 1)
    table = sitting.table
    sitting.pilot.click(table.nodes.hand.cards[0], 3)
    sitting.pilot.hover(table.nodes.areas["ends"].center)
    sitting.pilot.wait(0.5)
    assert sitting.sees("explain")
    sitting.pilot.press("escape")
    assert not sitting.sees("explain")
    assert sitting.app.screen is table
