"""What lies open over the table is closed by Escape, and by what declines."""

import pytest

from fort_desktop.scene.events import Input, Key, Pad
from tests.ui.sitting import FRAME, Sitting

CLOSES = [Key("escape"), Key("n"), Pad("b")]


@pytest.fixture
def sitting() -> Sitting:
    """Somebody who is asked something that cannot be declined."""
    found = Sitting(("human", "easy"))
    found.until(lambda: bool(found.asked) and not found.table.keys.declines())
    return found


@pytest.mark.parametrize("closes", CLOSES)
def test_the_log_is_folded(sitting: Sitting, closes: Input) -> None:
    model = sitting.table.model
    model.show("log")
    sitting.frames(1.0)
    assert model.overlay == "log"
    sitting.app.frame([closes], FRAME)
    assert model.overlay != "log"
    assert sitting.app.screen is sitting.table


@pytest.mark.parametrize("declines", CLOSES[1:])
def test_a_play_that_was_begun_is_taken_back(declines: Input) -> None:
    """There *Undo* is the only way out (settings: say no, or go back)."""
    sitting = Sitting(("human", "easy"))
    sitting.until(lambda: sitting.asked == "play")
    sitting.answer("hand:")
    assert sitting.asked == "prepare"
    sitting.frames(1.0)
    sitting.app.frame([declines], FRAME)
    sitting.pilot.settle()
    assert sitting.asked == "play"
