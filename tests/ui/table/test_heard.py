"""Motions of the table are heard: a card that comes to the front, tokens that arrive."""

import pytest

from tests.ui.played import to_question
from tests.ui.sitting import Sitting


def listen(sitting: Sitting, monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """What is played from now on, by name."""
    found: list[str] = []
    monkeypatch.setattr(sitting.app.audio, "play", lambda cue, rise=None: found.append(cue))
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


def test_points_that_arrive_are_heard_to_rise(monkeypatch: pytest.MonkeyPatch) -> None:
    sitting = Sitting(("human", "easy"), speed=1.0)
    rises = list[int]()
    monkeypatch.setattr(
        sitting.app.audio,
        "play",
        lambda cue, rise=None: rises.append(rise) if rise is not None else None,
    )
    sitting.pilot.wait(60)
    table = sitting.table
    while table.model.decision is not None and not any(rises):
        table.model.make(table.model.decision.moves[0])
        sitting.pilot.wait(20)
        if table.session.ended:
            break
    assert rises[0] == 0
    assert max(rises) == 1, "it ends with the first two that came together"
