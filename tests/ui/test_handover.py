"""From one person to the next: a look at the new kids, then a curtain, and always a way out."""

from pathlib import Path

import pytest

from fort_desktop.scene.events import Blur, Input, Key, Placed
from fort_desktop.scene.under import SEEN
from fort_desktop.ui.host import routes
from fort_desktop.ui.screens.pause import PauseScreen
from fort_desktop.ui.screens.settings import SettingsScreen
from fort_desktop.ui.screens.title import TitleScreen
from fort_desktop.ui.table.hotseat_controller import UNUSED
from fort_desktop.ui.table.screen import TableScreen
from fort_desktop.ui.table.situation import AnswerPads
from tests.inside import game_of
from tests.record.games import digest, play, saved
from tests.ui.sitting import Sitting

TWO = ("human", "human")


def where(sitting: Sitting) -> str:
    return sitting.table.model.stand.where


def to_glance(sitting: Sitting) -> None:
    sitting.until(lambda: where(sitting) == "glance")


def hand(sitting: Sitting) -> bool:
    """Whether any card of a hand is seen."""
    return bool(sitting.pilot.nodes(lambda node: node.name.startswith("hand:")))


@pytest.mark.parametrize("speed", [0.0, 1.0])
def test_new_kids_are_seen_as_long_as_wanted(speed: float) -> None:
    sitting = Sitting(TWO, speed=speed)
    to_glance(sitting)
    mover = sitting.table.model.stand.seat
    for _ in range(3):
        sitting.frames(5.0)
        assert where(sitting) == "glance"
        assert sitting.table.model.shown.seat == mover
        assert hand(sitting)
    assert "new kids" in sitting.says
    sitting.pilot.click("done")
    assert sitting.sees("take_over")
    assert not hand(sitting)
    assert sitting.sees("board"), "the public table stays"
    other = sitting.session.seats[1 - mover].name
    assert sitting.pilot.node("take_over").label == f"I am {other}"
    assert other in sitting.says


def test_the_last_press_of_the_mover_does_not_lift_the_curtain() -> None:
    sitting = Sitting(TWO)
    to_glance(sitting)
    sitting.frames(1.0)
    press: list[Input] = [Key("enter")]
    sitting.pilot.scene.focus.at_key("done")
    sitting.app.frame(press, 0.01)
    assert where(sitting) == "curtain"
    sitting.app.frame(press, 0.1)
    sitting.frames(SEEN - 0.15, *press)
    assert where(sitting) == "curtain"
    sitting.frames(1.0)
    sitting.app.frame(press, 0.01)
    assert where(sitting) == "private"


def test_the_screen_goes_back_to_the_mover() -> None:
    sitting = Sitting(TWO)
    to_glance(sitting)
    mover = sitting.table.model.stand.seat
    sitting.pilot.click("done")
    assert sitting.pilot.node("back to").label == f"Back to {sitting.session.seats[mover].name}"
    sitting.pilot.click("back to")
    assert (where(sitting), sitting.table.model.stand.seat) == ("glance", mover)
    sitting.pilot.click("done")
    sitting.pilot.click("take_over")
    assert sitting.table.model.shown.seat == 1 - mover


def test_a_recruit_waits_for_done() -> None:
    sitting = Sitting(TWO)
    sitting.until(lambda: sitting.asked == "recruit")
    moves = len(game_of(sitting.session).acts)
    sitting.answer()
    assert len(game_of(sitting.session).acts) == moves
    assert sitting.sees("done")
    held = sitting.table.model.undone
    assert held is not None
    chosen = sitting.table.model.labels.of(held)
    assert f"{chosen}. Done, or take it back?" in sitting.says, "all see what was chosen"
    assert not sitting.names("park:"), "nothing else can be chosen meanwhile"
    sitting.pilot.click("undo")
    assert sitting.asked == "recruit"
    sitting.answer()
    sitting.pilot.click("done")
    assert len(game_of(sitting.session).acts) > moves


def asked_by_pads(players: tuple[str, ...] = TWO) -> tuple[Sitting, int]:
    """The pads ask somebody; a moment has passed."""
    sitting = Sitting(players)
    sitting.until(lambda: isinstance(sitting.table.model.situation, AnswerPads))
    asked = sitting.table.model.asked
    assert asked is not None
    return sitting, asked


def test_whoever_wants_to_look_looks_alone() -> None:
    sitting, asked = asked_by_pads()
    assert not hand(sitting)
    moves = len(game_of(sitting.session).acts)
    sitting.pilot.click(f"pad:{asked}:look")
    assert sitting.sees("take_over")
    assert not hand(sitting)
    sitting.pilot.click("back to")
    assert isinstance(sitting.table.model.situation, AnswerPads)
    sitting.pilot.click(f"pad:{asked}:look")
    sitting.pilot.click("take_over")
    assert hand(sitting)
    assert sitting.table.model.shown.seat == asked
    sitting.pilot.press("space")
    assert isinstance(sitting.table.model.situation, AnswerPads), "covered, and nothing is answered"
    assert not hand(sitting)
    leader = sitting.table.model.shown.leader
    sitting.app.frame([Placed("w" if leader == 0 else "t")], 0.0)
    assert where(sitting) == "curtain", "the leader may look too"
    assert len(game_of(sitting.session).acts) == moves


def test_own_keys_answer_and_others_do_nothing() -> None:
    sitting, asked = asked_by_pads()
    own, others = (("q", "w", "e"), ("r", "t", "y"))[:: 1 if asked == 0 else -1]
    moves = len(game_of(sitting.session).acts)
    for key in (others[0], others[2], "u", "n"):
        sitting.app.frame([Placed(key), Key(key)], 0.01)
        assert len(game_of(sitting.session).acts) == moves
        assert isinstance(sitting.table.model.situation, AnswerPads)
    sitting.app.frame([Placed(own[2]), Key(own[2])], 0.01)
    assert len(game_of(sitting.session).acts) > moves


def test_a_new_question_takes_no_press_at_once() -> None:
    sitting, first = asked_by_pads(("human", "human", "human"))
    rows = (("q", "w", "e"), ("r", "t", "y"), ("u", "i", "o"))
    second = (first + 1) % 3
    no: list[Input] = [Placed(rows[seat][2]) for seat in (first, second)]
    moves = len(game_of(sitting.session).acts)
    sitting.app.frame(no[:1], 0.01)
    for _ in range(12):
        sitting.app.frame(no[1:], 0.01)
    if second == sitting.table.model.shown.leader:
        return
    assert len(game_of(sitting.session).acts) == moves + 1
    sitting.frames(0.5)
    sitting.app.frame(no[1:], 0.01)
    assert len(game_of(sitting.session).acts) > moves + 1


def test_nobody_follows() -> None:
    sitting, _ = asked_by_pads(("human", "human", "human"))
    followers = sitting.table.model.shown.play
    sitting.pilot.click("nobody")
    assert not isinstance(sitting.table.model.situation, AnswerPads)
    assert followers is not None
    assert sitting.table.model.shown.phase != "play" or not followers.followers


def test_the_game_can_be_left_at_a_curtain(tmp_path: Path) -> None:
    sitting = Sitting(TWO, data=tmp_path)
    sitting.until(lambda: sitting.session.at > 40 and sitting.sees("take_over"))
    before = digest(sitting.session)
    sitting.pilot.press("escape")
    assert isinstance(sitting.app.screen, PauseScreen)
    sitting.pilot.press("escape")
    assert sitting.sees("take_over")
    sitting.pilot.press("escape")
    sitting.pilot.click("settings")
    assert isinstance(sitting.app.screen, SettingsScreen)
    sitting.pilot.press("escape")
    sitting.pilot.click("leave")
    assert isinstance(sitting.app.screen, TitleScreen)
    sitting.pilot.click("continue")
    assert digest(sitting.session) == before
    assert sitting.sees("take_over")
    assert not hand(sitting)


@pytest.mark.parametrize("at", ["glance", "held", "look"])
def test_a_game_goes_on_where_it_was_left(tmp_path: Path, at: str) -> None:
    sitting = Sitting(TWO, data=tmp_path)
    if at == "glance":
        to_glance(sitting)
    elif at == "held":
        sitting.until(lambda: sitting.table.model.undone is not None)
    else:
        sitting.until(lambda: isinstance(sitting.table.model.situation, AnswerPads))
        sitting.pilot.click(f"pad:{sitting.table.model.asked}:look")
        sitting.pilot.click("take_over")
    before, held = digest(sitting.session), sitting.table.model.undone
    path = saved(sitting.session)
    sitting.app.push(routes.Title())
    sitting.app.games.open(path)
    sitting.pilot.settle()
    assert digest(sitting.session) == before
    assert sitting.table.model.undone == held
    assert not hand(sitting) or at == "held", "a hand that lies open before all"
    sitting.until(lambda: sitting.session.at > 90)


@pytest.mark.parametrize("why", ["blur", "idle", "space"])
def test_a_hand_is_covered(why: str) -> None:
    sitting = Sitting(TWO)
    sitting.until(lambda: where(sitting) == "private")
    seat = sitting.table.model.shown.seat
    if why == "blur":
        sitting.app.frame([Blur()], 0.01)
    elif why == "space":
        sitting.app.frame([Key("space")], 0.01)
    else:
        sitting.frames(UNUSED - 1)
        assert hand(sitting)
        sitting.frames(2.0)
    assert where(sitting) == "curtain"
    assert not hand(sitting)
    sitting.pilot.click("take_over")
    assert sitting.table.model.shown.seat == seat


def test_what_happened_since() -> None:
    sitting = Sitting(TWO)
    assert not sitting.sees("since sheet")
    sitting.until(lambda: sitting.sees("since sheet"))
    rival = sitting.session.seats[1 - sitting.table.model.shown.seat].name
    assert rival in sitting.pilot.node("since sheet").label
    sitting.pilot.click("seen since")
    assert not sitting.sees("since sheet")
    assert sitting.asked == "play"


@pytest.mark.parametrize("key", ["enter", "escape"])
def test_what_happened_since_is_read_before_anything_is_played(key: str) -> None:
    """With keys alone: neither of them was meant for a card of the hand, or for the pause."""
    sitting = Sitting(TWO)
    sitting.until(lambda: sitting.sees("take_over") and sitting.session.at > 60)
    while not sitting.sees("since sheet"):
        sitting.frames(1.0)
        if sitting.sees("take_over"):
            sitting.app.frame([Key("enter")], 0.01)
        else:
            sitting.answer()
    at = sitting.session.at
    sitting.frames(1.0)
    assert sitting.sees("since sheet")
    assert not sitting.table.tooltips.told
    sitting.app.frame([Key(key)], 0.01)
    sitting.pilot.settle()
    assert not sitting.sees("since sheet")
    assert (sitting.session.at, sitting.asked) == (at, "play")


def test_standing_answers_are_given_without_a_press() -> None:
    sitting = Sitting(TWO)
    to_glance(sitting)
    mover = sitting.table.model.stand.seat
    sitting.pilot.click("mode:never")
    assert sitting.table.model.hotseat.standing(mover).ask == "never"
    sitting.pilot.click("done")
    seen = 0
    while where(sitting) != "glance":
        seen += isinstance(sitting.table.model.situation, AnswerPads)
        sitting.answer()
    assert not seen


def test_after_a_game_nothing_is_secret(tmp_path: Path) -> None:
    sitting = Sitting(TWO, data=tmp_path)
    play(sitting.session, 5000)
    path = saved(sitting.session)
    assert sitting.session.ended
    sitting.app.push(routes.Title())
    sitting.app.games.open(path)
    sitting.pilot.settle()
    assert not sitting.sees("take_over")
    assert isinstance(sitting.app.screen, TableScreen)
    assert sitting.sees("results")


def test_the_hand_is_put_in_order_at_the_glance() -> None:
    sitting = Sitting(TWO)
    to_glance(sitting)
    seat = sitting.table.model.stand.seat
    names = [node.name for node in sitting.table.nodes.hand.cards]
    last = sitting.table.nodes.hand.cards[-1]
    sitting.pilot.click(last)
    assert [node.name for node in sitting.table.nodes.hand.cards] == [names[-1], *names[:-1]]
    laid = sitting.table.model.hotseat.hand_of(seat)
    assert laid[0].startswith(names[-1].removeprefix("hand:"))
    assert sitting.sees("follows"), "who would be given unseen"
    sitting.pilot.click("done")
    assert not sitting.sees("follows")


@pytest.mark.parametrize("persons", [3, 4])
def test_some_rounds_of_more_persons(persons: int) -> None:
    sitting = Sitting(("human",) * persons)
    seen: set[str] = set()
    while sitting.session.public.round < 3:
        stand = sitting.table.model.stand
        seen.add(stand.where)
        assert hand(sitting) == bool(sitting.table.model.shown.own.hand)
        assert stand.where != "curtain" or not hand(sitting)
        sitting.answer()
    assert seen == {"curtain", "private", "public", "glance"}
