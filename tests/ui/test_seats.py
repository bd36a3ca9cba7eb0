"""Who sits where: seats pass to others in a running game, by pointer and keys only."""

from collections.abc import Sequence
from pathlib import Path

import pytest

from fort_desktop.rules.model.events import SeatInfo
from fort_desktop.ui.host import routes
from fort_desktop.ui.persons.profile import Profile
from fort_desktop.ui.screens import results
from fort_desktop.ui.screens.seats import SeatsScreen
from fort_desktop.ui.table.screen import TableScreen
from fort_desktop.ui.table.situation import AnswerPads
from fort_desktop.ui.text.seats import before_words
from tests.inside import game_of
from tests.record.games import saved
from tests.ui.sitting import Sitting


def opened(sitting: Sitting) -> SeatsScreen:
    """The sheet, by the pause menu."""
    sitting.pilot.press("escape")
    sitting.pilot.click("seats")
    assert isinstance(sitting.app.screen, SeatsScreen)
    return sitting.app.screen


def at_a_curtain(
    players: tuple[str, ...] = ("human", "human", "human"), data: Path | None = None
) -> Sitting:
    sitting = Sitting(players, data=data)
    sitting.until(lambda: sitting.table.model.stand.where == "curtain")
    return sitting


def lines(sitting: Sitting) -> list[str]:
    return [line.words for line in sitting.table.model.lines]


def test_somebody_new_takes_a_seat_and_the_log_tells_it() -> None:
    sitting = at_a_curtain()
    table, model = sitting.table, sitting.table.model
    sitting.until(lambda: (model.stand.seat, model.stand.why) == (0, "turn"))
    played = [words for words in lines(sitting) if "Tomek" in words]
    assert played
    opened(sitting)
    sitting.pilot.click("person 1")
    sitting.pilot.type("Ida")
    sitting.pilot.press("enter")
    assert isinstance(sitting.app.screen, SeatsScreen)
    assert "Previously: Tomek" in sitting.pilot.node("sits 1").label
    sitting.pilot.click("go on")
    assert sitting.table is not table
    assert sitting.session.seats[1].name == "Ida"
    assert sitting.app.profiles.named("Ida") == sitting.session.recording.sitting.now(1)
    assert sitting.session.recording.sitting.changed(1)
    told = lines(sitting)
    assert told[-1] == "Ida takes Tomek's seat"
    assert [words for words in told[:-1] if "Tomek" in words] == played
    assert sitting.table.model.stand.where == "curtain"
    assert sitting.table.model.shown.own.hand == ()


def test_one_of_those_who_are_known_takes_a_seat(tmp_path: Path) -> None:
    sitting = at_a_curtain(data=tmp_path)
    sitting.app.profiles.add(Profile("Zoe", face="punky"))
    sitting.app.profiles.add(Profile("Ida", face="penny"))
    opened(sitting)
    sitting.pilot.click("person 1")
    who = sitting.app.profiles.named("Ida")
    offered = sitting.names("pick ")
    assert offered == [f"pick {who}"], "Zoe sits here already"
    sitting.pilot.click(f"pick {who}")
    sitting.pilot.press("escape")
    assert sitting.session.seats[1].name == "Ida"
    assert sitting.table.model.faces[1] == "penny"
    path = saved(sitting.session)
    sitting.app.push(routes.Title())
    sitting.app.games.open(path)
    assert sitting.session.recording.sitting.now(1) == who
    assert sitting.session.recording.sitting.holder(1) == ""


def test_whoever_sits_here_already_does_not_sit_down_again() -> None:
    sitting = at_a_curtain()
    opened(sitting)
    sitting.pilot.click("person 1")
    sitting.pilot.type("maja")
    sitting.pilot.press("enter")
    assert sitting.pilot.node("note").label == "maja is already at this table."
    assert not sitting.sees("copy note"), "nobody needs a copy of a refusal"
    assert sitting.session.passed == []


def test_a_computer_takes_over_and_a_person_comes_back() -> None:
    sitting = at_a_curtain()
    seat = sitting.table.model.stand.seat
    opened(sitting)
    sitting.pilot.click(f"computer {seat}")
    assert not sitting.sees("kind human")
    sitting.pilot.click("kind easy")
    assert sitting.session.seats[seat] == SeatInfo(
        "Alex", sitting.session.seats[seat].colour, "easy"
    )
    made = len(game_of(sitting.session).acts)
    sitting.pilot.click("go on")
    assert len(game_of(sitting.session).acts) > made, "it plays"
    sitting.until(lambda: sitting.table.model.stand.where == "curtain")
    opened(sitting)
    assert not sitting.sees(f"computer {seat}")
    sitting.pilot.click(f"person {seat}")
    sitting.pilot.type("Bo")
    sitting.pilot.click("sit down")
    assert [one.name for one in sitting.session.holders(seat)][1:] == ["Alex", "Bo"]


def test_the_last_person_cannot_leave_and_is_told_why() -> None:
    sitting = Sitting()
    opened(sitting)
    assert not sitting.sees("computer 0"), "what is always refused is not offered"
    assert "One person has to stay" in sitting.pilot.node("why 0").label
    assert sitting.session.passed == []
    sitting.pilot.press("escape")
    assert isinstance(sitting.app.screen, TableScreen)


def test_a_second_person_joins_one_who_plays_alone() -> None:
    sitting = Sitting()
    sitting.until(lambda: sitting.asked == "play")
    kids = sitting.names("hand:")
    assert kids
    opened(sitting)
    assert not sitting.sees("away 0")
    sitting.pilot.click("person 1")
    sitting.pilot.type("Ida")
    sitting.pilot.click("sit down")
    assert sitting.sees("away 0")
    waits = sitting.app.waiting
    assert isinstance(waits, TableScreen)
    assert not [node for node in waits.nodes.walk() if node.name.startswith("hand:")]
    sitting.pilot.press("escape")
    assert sitting.sees("take_over")
    assert not sitting.names("hand:")
    sitting.pilot.press("enter")
    assert sitting.names("hand:") == kids


@pytest.mark.parametrize("where", ["private", "glance"])
def test_a_hand_that_was_open_is_covered_before_the_sheet_is_seen(where: str) -> None:
    sitting = Sitting(("human", "human"))
    sitting.until(lambda: sitting.table.model.stand.where == where)
    sitting.pilot.press("escape")
    sitting.pilot.click("seats")
    waits = sitting.app.waiting
    assert isinstance(waits, TableScreen)
    assert waits.model.stand.where == "curtain"
    assert waits.model.shown.own.hand == ()
    sitting.pilot.press("escape")
    assert not sitting.names("hand:")


def test_away_for_this_round_and_back() -> None:
    sitting = Sitting(("human", "human", "human"))
    sitting.until(lambda: isinstance(sitting.table.model.situation, AnswerPads))
    seat = sitting.table.model.asked
    opened(sitting)
    sitting.pilot.click(f"away {seat}")
    assert "Away this round" in sitting.pilot.node(f"sits {seat}").label
    sitting.pilot.click(f"away {seat}")
    assert "Away" not in sitting.pilot.node(f"sits {seat}").label
    sitting.pilot.click(f"away {seat}")
    made = len(game_of(sitting.session).acts)
    sitting.pilot.click("go on")
    assert game_of(sitting.session).acts[made].seat == seat, "answered without a press"


def test_the_results_name_all_who_held_a_seat(monkeypatch: pytest.MonkeyPatch) -> None:
    sitting = at_a_curtain(("human", "human"))
    hotseat = sitting.table.hotseat
    assert hotseat.pass_seat(0, "Alex", "random")
    assert hotseat.pass_seat(0, "Ida", "human")
    written: list[str] = []

    def note(holders: Sequence[SeatInfo]) -> str:
        written.append(before_words(holders))
        return written[-1]

    monkeypatch.setattr(results, "before_words", note)
    play_out(sitting)
    sitting.app.push(routes.Results())
    assert "Previously: Maja, Alex" in written


def play_out(sitting: Sitting) -> None:
    """To the end, without looking."""
    game = game_of(sitting.session)
    while (decision := game.decision) is not None:
        game.push(decision.moves[0])


def test_the_hand_of_the_only_one_left_opens_behind_a_curtain() -> None:
    sitting = at_a_curtain(("human", "human"))
    opened(sitting)
    sitting.pilot.click("computer 1")
    sitting.pilot.click("kind easy")
    sitting.pilot.click("go on")
    assert sitting.table.model.shown.own.hand == ()
    assert not sitting.names("hand:")
    sitting.pilot.press("enter")
    assert not sitting.table.hotseat.shared
    assert sitting.names("hand:")
    assert sitting.table.model.shown.seat == 0


def passed_line(sitting: Sitting) -> list[str]:
    return [words for words in lines(sitting) if words.endswith(" takes Tomek's seat")]


@pytest.mark.parametrize("hurried", [False, True])
def test_a_seat_that_passes_before_the_first_move_is_told(hurried: bool) -> None:
    sitting = Sitting(("human", "human"), speed=2.0)
    opened(sitting)
    sitting.pilot.click("person 1")
    sitting.pilot.type("Ida")
    sitting.pilot.click("sit down")
    sitting.pilot.click("go on")
    if hurried:
        sitting.table.presenter.finish()
    sitting.pilot.settle()
    assert not game_of(sitting.session).acts
    assert passed_line(sitting) == ["Ida takes Tomek's seat"]


def test_what_is_told_again_leaves_the_log_whole() -> None:
    sitting = at_a_curtain()
    opened(sitting)
    sitting.pilot.click("person 1")
    sitting.pilot.type("Ida")
    sitting.pilot.click("sit down")
    sitting.pilot.click("go on")
    model = sitting.table.model
    sitting.until(lambda: sitting.session.last_seen is not None and model.present)
    model._tell_from(1, again=True)
    model.close()
    assert not passed_line(sitting)
    sitting.pilot.settle()
    assert model.present
    assert passed_line(sitting) == ["Ida takes Tomek's seat"]
