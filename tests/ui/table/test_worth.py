"""The tag with what a seat is worth now is there for whoever wants it, and gives nothing away."""

import pytest

from fort_desktop.rules.knowledge.standing import standings
from fort_desktop.ui.table.state import RunningTotal
from fort_desktop.ui.table.things import Worth
from tests.ui.played import play_until
from tests.ui.sitting import Sitting

THREE = ("human", "easy", "easy")


def seated(size: tuple[int, int] = (1280, 720), rounds: int = 4) -> Sitting:
    """A person who is asked in that round."""
    sitting = Sitting(THREE, size=size)
    play_until(sitting.session, "play", rounds)
    sitting.table.model.jump()
    return sitting


def test_the_tag_says_the_sum() -> None:
    """END-3."""
    sitting = seated()
    view = sitting.table.model.shown
    found = standings(view, sitting.session.catalog)
    own = found[view.seat]
    assert sitting.pilot.node("worth").label == f"Worth {own.total} now"


def test_pointing_opens_the_sheet_and_leaving_closes_it() -> None:
    sitting = seated()
    assert not sitting.sees("worth sheet")
    sitting.pilot.hover("worth")
    sitting.frames(0.5)
    assert isinstance(sitting.table.model.overlay, RunningTotal)
    lines = sitting.pilot.node("worth sheet").label.splitlines()
    view = sitting.table.model.shown
    own = standings(view, sitting.session.catalog)[view.seat]
    assert lines[0] == f"If the game ended now {own.total}"
    rivals = tuple(one.name for one in sitting.session.seats)
    parts = (line.split()[-1] for line in lines[1:] if not line.startswith(rivals))
    numbers = [int(part) for part in parts if part.isdigit()]
    assert sum(numbers) == own.total
    assert sitting.pilot.node("worth sheet").area.y > sitting.table.nodes.frame.top.bar.bottom
    sitting.pilot.hover("menu")
    sitting.frames(0.5)
    assert not sitting.sees("worth sheet")


def test_a_click_opens_it_in_place_of_what_was_open() -> None:
    sitting = seated()
    sitting.table.model.show("perks")
    sitting.pilot.click("worth")
    assert isinstance(sitting.table.model.overlay, RunningTotal)
    sitting.pilot.press("escape")
    assert sitting.table.model.overlay is None


@pytest.mark.parametrize("players", [THREE, ("human", "expert", "easy")])
def test_whoever_plays_with_experts_counts_by_themselves(players: tuple[str, ...]) -> None:
    sitting = Sitting(players)
    sitting.table.rebuild()
    assert sitting.sees("worth") == ("expert" not in players)


def test_the_setting_takes_it_away() -> None:
    sitting = seated()
    sitting.app.change(worth=False)
    sitting.table.rebuild()
    assert not sitting.sees("worth")


def test_the_focus_opens_it_in_place_of_a_band() -> None:
    sitting = seated()
    sitting.pilot.hover("seat:1")
    sitting.frames(0.5)
    assert sitting.sees("opened")
    sitting.table.scene.focus.at_key(Worth())
    sitting.frames(0.1)
    assert sitting.sees("worth sheet")
    assert not sitting.sees("opened"), "one overlay at a time"
