"""Each refusal at the table has a link to the page of its rule, which can be reached."""

import pytest

from fort_desktop.scene.events import Pointer
from fort_desktop.ui.book.screen import RulesScreen
from fort_desktop.ui.table import things as th
from fort_desktop.ui.table.note import NOTE
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
    link = refused.pilot.node("why")
    assert link.label == "Why?"
    bar = refused.pilot.node("prompt").area.center
    refused.app.frame([Pointer("move", bar)], 0.1)
    assert refused.sees("why"), "other things lie on the way"
    refused.pilot.move(link.area.center)
    refused.look()
    refused.tap(link.area.center)
    assert isinstance(refused.app.screen, RulesScreen)
    assert refused.app.screen.spot == spot_of(clause)


def test_the_reason_goes_by_itself_and_stays_while_somebody_is_at_it(refused: Sitting) -> None:
    assert refused.pilot.node(NOTE).label == "First play a kid, or skip."
    refused.pilot.move(refused.pilot.node("why").area.center)
    for _ in range(9):
        refused.app.frame([], 1.0)
    assert refused.sees("why"), "it is being read"
    refused.pilot.move(refused.pilot.node("deck").area.center)
    for _ in range(9):
        refused.app.frame([], 1.0)
    assert not refused.sees(NOTE)
    assert refused.table.model.state.refused, "its rule still opens with a key"


def test_another_refusal_is_told_at_once_and_the_same_one_shakes_its_head(
    refused: Sitting,
) -> None:
    before = refused.table.model.state.remark
    assert before is not None
    nodes = refused.table.nodes.walk()
    card = next(n for n in nodes if isinstance(n.key, th.ParkCard) and n.key != before.about)
    refused.look()
    refused.tap(refused.pilot.grip(card))
    after = refused.table.model.state.remark
    assert after is not None
    assert (after.about, after.number) == (card.key, before.number + 1)
    assert refused.sees("why")


def test_only_the_teacher_tells_why_and_the_card_in_front_tells_nothing_more(
    refused: Sitting,
) -> None:
    assert not refused.sees("explain")
    assert refused.table.tooltips.told is None
    assert not refused.table.model.state.away


def test_what_is_dropped_in_vain_is_told_at_the_same_place(refused: Sitting) -> None:
    table = refused.table
    table.tooltips.close()
    for _ in range(9):
        refused.app.frame([], 1.0)
    card = next(n for n in table.nodes.walk() if isinstance(n.key, th.ParkCard))
    assert isinstance(card.key, th.ParkCard)
    refused.pilot.move(refused.pilot.node("deck").area.center)
    table.touch(card.key, th.PLAY)
    refused.app.frame([], 0.0)
    refused.pilot.move(refused.pilot.node("why").area.center)
    refused.look()
    refused.tap(refused.pilot.node("why").area.center)
    assert isinstance(refused.app.screen, RulesScreen)


def test_every_clause_that_refuses_has_a_page() -> None:
    assert [clause for clause in _REASONS if spot_of(clause) is None] == []
