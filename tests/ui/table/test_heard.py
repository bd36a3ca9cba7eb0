"""Motions of the table are heard: a card that comes to the front, tokens that arrive."""

import pytest

from fort_desktop.rules.model.events import Event, GameEnded
from fort_desktop.ui.host import routes
from fort_desktop.ui.screens.results_medals import NewMedals
from tests.record.games import play
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


def test_another_screen_is_heard_on_the_way_there_and_back(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    sitting = Sitting()
    heard = listen(sitting, monkeypatch)
    sitting.app.push(routes.Almanac())
    assert heard == ["page"]
    sitting.app.pop()
    assert heard == ["page", "page"]


def test_a_move_that_is_taken_back_is_heard(monkeypatch: pytest.MonkeyPatch) -> None:
    sitting = Sitting()
    to_question(sitting, "play", 1)
    sitting.answer("hand:")
    heard = listen(sitting, monkeypatch)
    assert sitting.table.model.can_undo
    sitting.table.model.undo()
    assert "undo" in heard


def test_a_new_medal_is_heard(monkeypatch: pytest.MonkeyPatch) -> None:
    sitting = Sitting()
    play(sitting.session, 5000)
    heard = listen(sitting, monkeypatch)
    monkeypatch.setattr(NewMedals, "news", lambda self: "medal" not in heard)
    sitting.app.push(routes.Results())
    sitting.pilot.wait(1)
    assert heard.count("medal") == 1


def test_a_game_that_no_person_has_won_is_heard_as_lost(monkeypatch: pytest.MonkeyPatch) -> None:
    ends = set()
    # Who plays by chance loses to a computer; a game without a winner is lost by nobody.
    for players in (("human", "easy"), ("human", "human")):
        sitting = Sitting(players)
        heard = listen(sitting, monkeypatch)
        told: list[type[Event]] = []
        monkeypatch.setattr(
            sitting.app.audio, "tell", lambda event, *more, told=told: told.append(type(event))
        )
        play(sitting.session, 5000)
        last = len(sitting.session.events) - 1
        end = sitting.session.events[last]
        assert isinstance(end, GameEnded)
        lost = bool(end.winners) and not set(sitting.session.persons) & set(end.winners)
        sitting.table.model.tell_of(sitting.session.steps_from(last))
        sitting.pilot.settle()
        assert ("lost" in heard, GameEnded in told) == (lost, not lost)
        ends.add(lost)
    assert ends == {True, False}
