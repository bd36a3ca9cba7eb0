"""The end where several persons share the screen: rules are turned over one by one."""

import functools

import pytest

from fort_desktop.content import load_catalog
from fort_desktop.lab.match import play_match
from fort_desktop.rules.game import Game
from fort_desktop.rules.model.events import CardDrawn, Event
from fort_desktop.rules.model.types import HIDDEN
from fort_desktop.scene.events import Key, Placed
from fort_desktop.session.session import Session
from fort_desktop.session.timeline import Step
from fort_desktop.ui.audio.cues import heard
from fort_desktop.ui.screens.results import ResultsScreen
from fort_desktop.ui.table.screen import TableScreen
from fort_desktop.ui.text.names import RULE_NAMES
from tests.ui.sitting import Sitting, seats

TWO_AND_ONE = ("human", "human", "easy")
ORDER = (1, 2, 0)
"""From the least to the winner of the game below; all of them have a made-up rule."""


@functools.cache
def last_move() -> tuple[Event, ...]:
    """A game up to the question that is its last one, which is put to seat 0."""
    game, _ = play_match(load_catalog(), ("easy",) * 3, 2, "basic")
    return tuple(game.events[: game.acts[-1].at])


def sitting(players: tuple[str, ...] = TWO_AND_ONE, speed: float = 0.0) -> Sitting:
    """A table where the last move has just been made."""
    made = Sitting(players, speed=speed)
    game = Game.replay(last_move(), made.app.catalog)
    made.app.games.play(Session(game, seats(players), {}))
    made.table.model.jump()  # nobody wants to be told what has led there
    made.pilot.settle()
    made.until(lambda: made.session.ended)
    made.pilot.settle()
    return made


def press_own(table: Sitting, seat: int, answer: int = 0) -> None:
    place = table.table.model.keys[seat][answer]
    table.pilot.wait(0.5)
    table.app.frame([Placed(place), Key(place)], 0.0)


def turned(table: Sitting) -> set[int]:
    return {seat.seat for seat in table.table.model.shown.seats if seat.rule is not None}


def read(table: Sitting) -> str:
    """All that can be read."""
    return "\n".join(node.label for node in table.pilot.nodes(lambda node: bool(node.label)))


def rules(table: Sitting) -> list[str]:
    """The rules of all seats, by name."""
    found = [seat.rule for seat in table.session.public.seats]
    return [RULE_NAMES[rule] for rule in found if rule is not None]


def test_each_person_turns_the_own_rule_over_and_a_computer_does_so_by_itself() -> None:
    table = sitting()
    first, computer, winner = ORDER
    names = rules(table)
    assert table.says.endswith("Tomek, show your made-up rule")
    assert not table.sees("button:results")
    assert not table.sees("hand:")
    assert not any(name in read(table) for name in names)
    for answer in range(3):
        press_own(table, winner, answer)
    assert turned(table) == set(), "only who is asked turns a rule over"
    press_own(table, first)
    assert turned(table) == {first}
    table.pilot.settle()
    assert turned(table) == {first, computer}
    assert names[first] in read(table)
    assert names[winner] not in read(table)
    assert "wins" not in read(table)
    table.pilot.click(f"turn:{winner}")
    assert turned(table) == set(ORDER)
    assert "Maja wins!" in table.says
    assert "You" not in table.says


def test_nobody_knows_who_wins_before_by_any_sum_or_sound() -> None:
    table = sitting()
    played: list[str] = []
    table.table.shared._play = played.append
    assert heard(table.session.events[-1], 0) is None
    scores = {score.seat: score for score in table.session.public.scores}
    for seat in ORDER:
        label = table.pilot.node(f"pad of:{seat}").label
        assert label.splitlines()[0].endswith(f": {scores[seat].total - scores[seat].rule}")
    for seat in (ORDER[0], ORDER[2]):
        assert "won" not in played
        press_own(table, seat)
        table.pilot.settle()
    assert played[-1] == "won"
    for seat in ORDER:
        label = table.pilot.node(f"pad of:{seat}").label
        assert label.splitlines()[0].endswith(f": {scores[seat].total}")


@pytest.mark.parametrize("speed", [0.0, 1.0])
def test_then_the_scores_are_shown_and_speak_of_nobody_as_you(speed: float) -> None:
    table = sitting(speed=speed)
    table.pilot.click("turn all")
    assert turned(table) == set(ORDER)
    table.pilot.click("results")
    assert isinstance(table.app.screen, ResultsScreen)
    assert table.pilot.node("winner").label == "Maja wins!"
    assert "You" not in read(table)


def test_after_that_any_eyes_may_be_chosen() -> None:
    table = sitting()
    assert not table.sees("see as")
    table.pilot.click("turn all")
    seen = set()
    for _ in range(3):
        table.pilot.click("see as")
        model = table.table.model
        seen.add(model.shown.seat)
        assert table.sees("hand:") == bool(model.shown.own.hand)
    assert seen == {0, 1, 2}


def test_what_has_been_turned_over_is_not_turned_over_again() -> None:
    table = sitting()
    table.pilot.click("turn all")
    table.pilot.click("results")
    table.pilot.click("look back")
    assert isinstance(table.app.screen, TableScreen)
    table.pilot.press("end")
    assert table.table.model.situation.turns is None
    assert table.sees("button:results") or table.sees("results")


def test_the_past_tells_no_rule_before_it_is_turned_over() -> None:
    table = sitting()
    table.pilot.press("page up")
    assert table.table.model.past is not None
    assert not any(name in read(table) for name in rules(table))
    assert not table.sees("see as")
    press_own(table, ORDER[0])
    table.pilot.press("end")
    assert turned(table) == set(), "nothing is turned over while one looks back"


def test_who_plays_alone_has_nothing_to_turn_over() -> None:
    table = sitting(("human", "easy", "easy"))
    assert table.table.model.situation.turns is None
    assert turned(table) == {0, 1, 2}
    assert not table.sees("turn all")
    assert not table.sees("see as"), "only persons who share the screen lend eyes here"


def test_the_mover_of_the_last_turn_sees_no_new_kids_before_all(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    table = Sitting(TWO_AND_ONE)
    game = Game.replay(last_move(), table.app.catalog)
    table.app.games.play(Session(game, seats(TWO_AND_ONE), {}))
    table.pilot.settle()
    model, told = table.table.model, list[Step]()
    tell = model.tell_of

    def note(steps: list[Step]) -> None:
        told.extend(steps)
        tell(steps)

    monkeypatch.setattr(model, "tell_of", note)
    for _ in range(20):
        if table.session.ended:
            break
        table.answer()
    drawn = [step.event.card for step in told if isinstance(step.event, CardDrawn)]
    assert drawn
    assert set(drawn) == {HIDDEN}
    assert not any(step.view.own.hand for step in told if isinstance(step.event, CardDrawn))
    assert model.stand.where == "over"


@pytest.mark.parametrize("pad", [False, True])
def test_who_has_no_own_key_turns_over_with_enter_or_a_passed_gamepad(pad: bool) -> None:
    table = sitting(("human",) * 3)
    turned: list[int | None] = []
    while (seat := table.table.model.situation.turns) is not None:
        turned.append(seat)
        table.pilot.wait(0.6)
        if pad:
            table.pilot.pad("a")
        else:
            table.pilot.press("enter")
        assert table.table.model.situation.turns != seat
    assert turned == list(ORDER)
