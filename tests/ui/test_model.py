"""The model of the table: what is shown and what lies open, without a window."""

from pathlib import Path

import pytest

from fort_desktop.content import load_catalog
from fort_desktop.rules.model import moves as mv
from fort_desktop.rules.model.events import CardDrawn, KidsDealt
from fort_desktop.session.recording import Recording
from fort_desktop.session.session import Session
from fort_desktop.ui.table.intents import Intent
from fort_desktop.ui.table.model import TableModel
from fort_desktop.ui.table.state import Choosing, Pile, Undoing
from fort_desktop.ui.table.things import OWN_PILE, PLAY, HandCard, ParkCard, PerkSheet
from tests.ui.sitting import seats
from tests.ui.states import put_in_state


class Watched:
    """A model, and how often it said that it has changed."""

    def __init__(self, *players: str, seed: int = 5, practice: bool = False) -> None:
        self.session = Session.new(load_catalog(), seats(players), seed, "basic", practice=practice)
        self.changes = 0
        self.model = TableModel(self.session, self._changed)

    def _changed(self) -> None:
        self.changes += 1

    def tell(self) -> None:
        """Show all that is to be told, as the presenter does at the end."""
        self.model.hurry(len(self.model.state.coming))

    def make(self, move: mv.Move | None = None) -> None:
        """Make a move, the first one by default, and let the computers answer."""
        decision = self.model.decision
        assert decision is not None
        self.model.make(move or decision.moves[0])
        self.tell()
        while self.session.computers_turn:
            self.model.put(self.session.think())
            self.tell()

    def until(self, kind: str, most: int = 200) -> None:
        for _ in range(most):
            decision = self.model.decision
            if decision is not None and decision.kind == kind:
                return
            self.make()
        raise AssertionError(f"nobody is asked to {kind}")


def chooses() -> Choosing:
    return Choosing((Intent(mv.Pass(), HandCard("bug")),))


def test_a_move_closes_all_that_was_open() -> None:
    table = Watched("human", "easy")
    model = table.model
    for _ in range(8):
        table.make()
    put_in_state(model, aside=chooses(), overlay=Pile(1))
    model.scroll(5)
    assert model.log.last(model.past) < len(model.lines) - 1
    table.make()
    assert not model.state.something_open
    assert model.log.last(model.past) == len(model.lines) - 1


def test_to_close_leaves_a_pile_that_is_looked_at() -> None:
    table = Watched("human", "easy")
    put_in_state(table.model, aside=chooses(), overlay=Pile(1))
    table.model.close()
    assert (table.model.state.aside, table.model.state.pile) == (None, 1)


def test_what_was_opened_last_is_closed_first() -> None:
    table = Watched("human", "easy")
    model = table.model
    put_in_state(model, aside=chooses())
    model.look(1)
    assert model.close_last()
    assert (model.state.aside, model.overlay) == (chooses(), None)
    assert model.close_last()
    assert not model.state.something_open
    changes = table.changes
    assert not model.close_last()
    assert table.changes == changes


def test_the_same_pile_again_is_closed() -> None:
    model = Watched("human", "easy").model
    model.look(1)
    model.look(0)
    assert model.state.pile == 0
    model.look(0)
    assert model.state.pile is None


def test_a_move_is_asked_for_only_once_all_has_been_told() -> None:
    table = Watched("human", "easy")
    model, decision = table.model, table.model.decision
    assert decision is not None
    assert decision.kind == "play"
    model.make(decision.moves[0])
    assert not model.quiet
    assert model.decision is None
    assert model.intents == []
    shown = model.shown
    table.tell()
    assert model.quiet
    assert model.shown != shown
    assert model.shown == table.session.view()


def test_a_thing_with_one_meaning_is_an_answer_and_with_two_a_choice() -> None:
    table = Watched("human", "easy")
    model = table.model
    found = {intent.source for intent in model.intents}
    one = next(s for s in found if [i.source for i in model.intents].count(s) == 1)
    at = table.session.at
    assert model.touch(one, PLAY)
    assert table.session.at > at
    table.tell()
    table.until("play")
    (first, second) = [intent.move for intent in model.intents][:2]
    put_in_state(model, aside=None)
    both = [Intent(first, HandCard("x")), Intent(second, HandCard("x"))]
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(TableModel, "intents", property(lambda _: both))
        put_in_state(model, overlay=Pile(1))
        assert model.touch(HandCard("x"))
    assert model.state.choosing == tuple(both)
    assert model.state.pile is None


def test_what_cannot_be_done_is_said_and_changes_nothing() -> None:
    table = Watched("human", "easy")
    model, at = table.model, table.session.at
    hand = next(one.source for one in model.intents if one.targets == (PLAY,))
    changes = table.changes
    park = ParkCard(model.shown.park[0])
    said = {}
    for source, target in ((hand, OWN_PILE), (park, None), (PerkSheet("diy"), None)):
        assert not model.touch(source, target)
        assert model.state.remark is not None
        said[source] = model.state.remark.words
    assert "Drop the card where a frame lights up" in said[hand]
    assert said[park] == "First play a kid, or skip."
    assert said[PerkSheet("diy")]
    assert (table.session.at, table.changes) == (at, changes)


def test_the_past_is_shown_without_a_question_and_left_behind_the_last_line() -> None:
    table = Watched("human", "easy")
    model = table.model
    for _ in range(6):
        table.make()
    now, lines = model.shown, model.lines
    model.go_to(lines[2].at)
    assert model.past == lines[2].at
    assert model.shown == table.session.view_at(lines[2].at)
    assert model.decision is None
    # Several lines may tell of one moment; the last of them is marked.
    assert lines[model.marked].at == lines[2].at
    for _ in lines:
        if model.past is not None:
            model.step(1)
    assert model.past is None
    assert model.shown == now
    assert model.decision is not None


def test_nobody_goes_to_the_past_in_the_middle_of_the_telling() -> None:
    table = Watched("human", "easy")
    model, decision = table.model, table.model.decision
    assert decision is not None
    model.make(decision.moves[0])
    model.go_to(3)
    assert model.past is None


def test_taking_back_asks_before_it_becomes_practice() -> None:
    table = Watched("human", "easy")
    model, session = table.model, table.session
    table.until("prepare")
    table.make()
    while not session.practice_would_help:
        table.make()
    put_in_state(model, overlay=Pile(1))
    model.undo()
    assert model.state.aside == Undoing("practice")
    assert model.state.pile is None
    at = session.at
    model.practise()
    assert session.practice
    assert session.at < at
    assert not model.state.something_open
    assert model.shown == session.view()


def test_a_free_step_back_needs_no_word_and_can_be_made_again() -> None:
    table = Watched("human", "easy", practice=True)
    model, session = table.model, table.session
    table.make()
    view, lines = model.shown, model.lines
    model.undo()
    assert model.shown != view
    assert not model.state.something_open
    model.redo()
    table.tell()
    while session.computers_turn:
        model.put(session.think())
        table.tell()
    assert model.shown == view
    assert model.lines == lines


def test_making_again_closes_a_choice_of_the_question_before() -> None:
    table = Watched("human", "easy")
    model = table.model
    table.until("prepare")
    table.make()
    model.undo()
    assert model.session.can_redo
    put_in_state(model, aside=chooses())
    model.redo()
    table.tell()
    assert not model.state.something_open, "its answers would not be legal any more"


def test_taking_back_closes_the_advice_before_the_disk_has_it(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    table = Watched("human", "easy", practice=True)
    model = table.model
    table.make()
    put_in_state(model, aside=chooses())
    monkeypatch.setattr(Recording, "settled", property(lambda _: False))
    model.undo()
    assert not model.state.something_open, "its answers would not be legal any more"
    assert not model.quiet


def test_the_present_waits_for_the_disk(monkeypatch: pytest.MonkeyPatch) -> None:
    table = Watched("human", "easy", practice=True)
    model = table.model
    table.make()
    shown = model.shown
    monkeypatch.setattr(Recording, "settled", property(lambda _: False))
    model.undo()
    assert not model.quiet
    assert model.shown is shown
    model.arrive()
    assert model.quiet
    assert model.shown == table.session.view()


def test_since_the_last_turn_all_is_told_again() -> None:
    table = Watched("human", "easy")
    model = table.model
    for _ in range(12):
        table.make()
    lines, view, at = model.lines, model.shown, table.session.last_seen
    assert at is not None
    model.since()
    assert model.state.again
    assert len(model.lines) < len(lines)
    table.tell()
    assert (model.lines, model.shown, model.state.again) == (lines, view, False)


def test_the_advice_is_put_away_by_asking_again() -> None:
    table = Watched("human", "easy")
    model = table.model
    assert model.ask_hint()
    put_in_state(model, overlay=Pile(1))
    model.take_advice()
    assert model.state.advice
    assert model.state.pile is None
    assert not model.ask_hint()
    assert not model.state.something_open


def test_the_deal_is_told_only_where_it_is_wished(tmp_path: Path) -> None:
    session = Session.new(load_catalog(), seats(("human", "easy")), 5, "basic")
    assert TableModel(session).quiet
    dealing = TableModel(session, deals=True)
    assert not dealing.quiet
    assert any(isinstance(step.event, CardDrawn | KidsDealt) for step in dealing.state.coming)


def test_after_the_deal_of_a_draft_the_table_is_that_of_whoever_is_called() -> None:
    session = Session.new(load_catalog(), seats(("human", "human", "human")), 5, "draft")
    told, hurried = TableModel(session, deals=True), TableModel(session, deals=True)
    called = told.stand.seat
    assert told.stand.where == "curtain"
    assert told.shown.seat != called, "the deal is told as the leader sees it"
    while told.state.coming:
        told.tell(1)
        told.land()
    told.ask()
    hurried.hurry(len(hurried.state.coming))
    for one in (told, hurried):
        assert one.shown == one.hotseat.view()
        assert one.shown.seat == called
