"""The moments of the notes for beginners: when each is there, and what it says."""

import re

import pytest

from fort_desktop.lab.match import seats_for
from fort_desktop.rules.game import Game
from fort_desktop.rules.knowledge.view import Eyes
from fort_desktop.rules.model.events import TurnBegan
from fort_desktop.rules.model.rng import Rng
from fort_desktop.session.timeline import steps
from fort_desktop.ui.coach.tips.context import Context
from fort_desktop.ui.coach.tips.queue import MOST as IN_A_TURN
from fort_desktop.ui.coach.tips.queue import Queue
from fort_desktop.ui.coach.tips.tips import COMMON, TAUGHT, TIPS, Tip
from fort_desktop.ui.persons.notes_seen import MOST, Notes
from fort_desktop.ui.text.help import NOTES, note_words
from fort_desktop.ui.text.rules.book import BOOK
from tests.ui.help.positions import CATALOG, COIN, PLAYS, POSITIONS, at, holding

PAGES = dict(zip(
    [moment.name for moment in TIPS],
    (6, 7, 10, 10, 10, 11, 11, 11, 11, 12, 12, 13, 7, 3, 4, 3, 3, 2, 7, 6, 6, 8, 8, 2, 8, 10, 8, 13,
     14, 14, 14, 14, 14, 0),
    strict=True,
))  # fmt: skip
"""The page of the rules on which each is told, 0 for none."""


@pytest.mark.parametrize("moment", TIPS, ids=lambda moment: moment.name)
def test_a_moment_is_there_and_beside_it_is_not(moment: Tip) -> None:
    there, beside = POSITIONS[moment.name]
    assert moment.due(there)
    assert not moment.due(beside)
    assert moment.about(there), "there is something that the note lies beside"


def test_what_happens_to_a_rival_is_no_moment_of_ones_own() -> None:
    own = ("loss", "shuffle", "stuff_full", "lookout_full", "pack_full", "in_part", "trash_this")
    for moment in TIPS:
        if moment.name in own:
            there, _ = POSITIONS[moment.name]
            assert not moment.due(there._replace(seat=1)), moment.name


def test_the_notes_are_short_and_each_has_its_page() -> None:
    assert list(NOTES) == [moment.name for moment in TIPS] == list(POSITIONS)
    for moment in TIPS:
        words = note_words(moment.name)
        assert words.endswith(".")
        assert all(len(one.split()) <= 25 for one in re.split(r"(?<=[.:]) ", words)), words
        assert len(words.split()) <= 30, words
        number = BOOK[moment.spot.page].number if moment.spot is not None else "0"
        assert number == str(PAGES[moment.name]), moment.name


def test_what_the_lesson_tells_and_what_is_rare() -> None:
    assert TAUGHT == ("own_play", "add", "rival_turn", "follow", "recruit", "fence", "loss",
                      "shuffle", "rule", "perk", "lookout")  # fmt: skip
    rare = [moment.name for moment in TIPS if moment.rare]
    assert rare == [moment.name for moment in TIPS][14:32]
    assert len(COMMON) == len(TIPS) - len(rare)
    assert set(Notes().having_seen(*NOTES).seen) == set(NOTES)
    assert len(TIPS) <= MOST


# Which comes, and how many.


def test_the_first_of_several_comes_and_the_others_later() -> None:
    now = at("play", "play", *PLAYS, own=holding(COIN))
    queue = Queue()
    assert _name(queue.due(now, ())) == "own_play"
    assert _name(queue.due(now, ("own_play",))) == "coin"
    assert queue.due(now, ("own_play", "coin")) is None


def test_three_come_in_a_turn_and_then_none_before_the_next() -> None:
    queue, now = Queue(), at("play", "play", *PLAYS, own=holding(COIN))
    for number in range(IN_A_TURN):
        due = queue.due(now, tuple(NOTES)[:number])
        assert due is not None
        queue.shown(due)
    assert queue.due(now, ()) is None
    began = at(event=TurnBegan(1, 3))
    assert _name(queue.tell(began, ())) == "rival_turn"
    assert queue.due(now, ()) is not None


def test_what_found_no_place_waits_until_the_own_turn_is_over() -> None:
    queue = Queue()
    loss, _ = POSITIONS["loss"]
    assert _name(queue.tell(loss, ())) == "loss"
    quiet = at("use", "use")
    assert _name(queue.due(quiet, ())) == "loss"
    ends, _ = POSITIONS["stuff_full"]
    assert _name(queue.tell(ends, ())) == "stuff_full"
    assert _name(queue.due(quiet, ())) == "stuff_full"
    assert queue.due(quiet, ("stuff_full",)) is None


def test_a_whole_game_brings_each_once_and_never_more_than_three_a_turn() -> None:
    """Seat 0 reads all that is due, as at a table: before its answers, and as things happen."""
    game = Game.new(CATALOG, seats_for(("random",) * 3), 7, "basic")
    queue, chance = Queue(), Rng(1)
    seen: list[str] = []
    in_turn = 0
    while (decision := game.decision) is not None:
        asked = decision if decision.seat == 0 else None
        due = queue.due(Context(0, game.view(0), CATALOG, asked), seen)
        in_turn += _read(queue, due, seen)
        before, told = game.state.copy(), len(game.events)
        game.push(decision.moves[chance.below(len(decision.moves))])
        for step in steps(before, game.events[told:], told, Eyes(0)):
            in_turn = 0 if isinstance(step.event, TurnBegan) else in_turn
            due = queue.tell(Context(0, step.view, CATALOG, event=step.event), seen)
            in_turn += _read(queue, due, seen)
        assert in_turn <= IN_A_TURN
    assert len(seen) == len(set(seen))
    assert {"own_play", "add", "rival_turn", "follow", "recruit", "shuffle", "end"} <= set(seen)


def _read(queue: Queue, due: Tip | None, seen: list[str]) -> int:
    """Read a note that is due; returns how many that are."""
    if due is None:
        return 0
    queue.shown(due)
    seen.append(due.name)
    return 1


def _name(moment: Tip | None) -> str:
    return moment.name if moment is not None else ""
