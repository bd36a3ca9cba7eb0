"""Each refusal at the table has a link to the page of its rule, which can be reached."""

import pytest

from fort_desktop.scene.events import Pointer
from fort_desktop.ui.book.screen import RulesScreen
from fort_desktop.ui.table import things as th
from fort_desktop.ui.table.panels.tooltip import LINK
from fort_desktop.ui.text.refusals import _REASONS
from fort_desktop.ui.text.rules.book import spot_of
from tests.ui.sitting import Sitting


@pytest.fixture
def refused() -> Sitting:
    """Somebody has clicked a kid of the Park, and is asked for something else first."""
    sitting = Sitting(("human", "easy"))
    sitting.until(lambda: sitting.asked == "play")
    card = next(n for n in sitting.table.nodes.walk() if isinstance(n.key, th.ParkCard))
    sitting.frames(1.0)
    sitting.tap(sitting.pilot.grip(card))
    sitting.app.frame([], 1.0)  # nobody is in a hurry
    return sitting


def test_the_link_stays_while_the_pointer_goes_there_and_opens_the_rule(refused: Sitting) -> None:
    clause = refused.table.model.state.refused
    assert clause
    link = refused.pilot.node(LINK)
    assert link.label == "Why?"
    bar = refused.pilot.node("prompt").area.center
    refused.app.frame([Pointer("move", bar)], 0.1)
    assert refused.sees(LINK), "other things lie on the way"
    refused.look()
    refused.tap(link.area.center)
    assert isinstance(refused.app.screen, RulesScreen)
    assert refused.app.screen.spot == spot_of(clause)


def test_after_a_while_what_is_pointed_at_comes_to_the_front(refused: Sitting) -> None:
    before = refused.table.tooltips.thing
    bar = refused.pilot.node("prompt").area.center
    refused.app.frame([Pointer("move", bar)], 0.1)
    for _ in range(8):
        refused.app.frame([], 1.0)
    assert not refused.sees(LINK)
    assert refused.table.tooltips.thing != before
    assert refused.table.tooltips.told is not None, "the bar tells what it is"


def test_another_refusal_is_told_at_once(refused: Sitting) -> None:
    before = refused.table.tooltips.thing
    nodes = refused.table.nodes.walk()
    card = next(n for n in nodes if isinstance(n.key, th.ParkCard) and n.key != before)
    refused.tap(refused.pilot.grip(card))
    assert refused.table.tooltips.thing == card.key
    assert refused.sees(LINK)


def test_what_is_dropped_in_vain_has_the_link_below_the_words(refused: Sitting) -> None:
    table = refused.table
    table.tooltips.close()
    card = next(n for n in table.nodes.walk() if isinstance(n.key, th.ParkCard))
    assert isinstance(card.key, th.ParkCard)
    table.touch(card.key, th.PLAY)
    toast = refused.pilot.node("toast")
    link = next(node for node in toast.children if node.key == LINK)
    assert link.label == "Why?"
    refused.look()  # it lies over a kid of the Park, for whom a press before that would be meant
    refused.tap(link.area.center)
    assert isinstance(refused.app.screen, RulesScreen)


def test_every_clause_that_refuses_has_a_page() -> None:
    assert [clause for clause in _REASONS if spot_of(clause) is None] == []
