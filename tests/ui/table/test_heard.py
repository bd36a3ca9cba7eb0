"""Motions of the table are heard: a card that comes to the front, tokens that arrive."""

import pytest

from tests.ui.played import to_question
from tests.ui.sitting import Sitting


def listen(sitting: Sitting, monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """What is played from now on, by name."""
    found: list[str] = []
    monkeypatch.setattr(sitting.app.audio, "play", found.append)
    return found


def test_a_card_that_comes_to_the_front_is_heard_once(monkeypatch: pytest.MonkeyPatch) -> None:
    sitting = Sitting()
    to_question(sitting, "play", 1)
    table = sitting.table
    heard = listen(sitting, monkeypatch)
    sitting.pilot.hover(table.nodes.hand.cards[0])
    sitting.pilot.wait(1)
    assert heard.count("front") == 1


def test_each_token_that_arrives_is_heard(monkeypatch: pytest.MonkeyPatch) -> None:
    sitting = Sitting(("human", "easy"), speed=1.0)
    heard = listen(sitting, monkeypatch)
    sitting.pilot.wait(60)
    table = sitting.table
    while table.model.decision is not None and not heard.count("hop"):
        table.model.make(table.model.decision.moves[0])
        sitting.pilot.wait(20)
        if table.session.ended:
            break
    assert heard.count("hop") > 0
