"""What becomes of the state of a table, as plain values: no window, no session in progress."""

import pytest

from fort_desktop.content import load_catalog
from fort_desktop.session.hotseat.stand import Stand
from fort_desktop.session.session import Session
from fort_desktop.session.timeline import Step
from fort_desktop.ui.table import update
from fort_desktop.ui.table.state import (
    Choosing,
    Overlay,
    Pile,
    RivalBand,
    TableState,
    TypedPin,
)
from fort_desktop.ui.table.things import HandCard
from tests.ui.sitting import seats

SESSION = Session.new(load_catalog(), seats(("human", "easy")), 5, "basic")
CARD = HandCard("bug")
BY_HAND: tuple[Overlay, ...] = (Pile(0), "perks", "hand", "log", "answers")


def state() -> TableState:
    return TableState(SESSION.view(), Stand("private", 0))


def steps(count: int) -> tuple[Step, ...]:
    found = SESSION.steps_from(0)[:count]
    assert len(found) == count
    return tuple(found)


@pytest.mark.parametrize("before", BY_HAND)
@pytest.mark.parametrize("opened", BY_HAND)
def test_what_is_opened_closes_what_was_open_and_itself(before: Overlay, opened: Overlay) -> None:
    kept = update.keep(update.open_overlay(state(), before), CARD, on_overlay=True)
    now = update.open_overlay(kept, opened)
    assert now.overlay == (None if opened == before else opened)
    assert now.tooltip is None


@pytest.mark.parametrize("before", BY_HAND)
def test_what_is_only_pointed_at_closes_nothing_but_the_log(before: Overlay) -> None:
    there = update.open_overlay(state(), before)
    closes = before == "log"
    assert update.peek(there, RivalBand(1)).overlay == (RivalBand(1) if closes else before)
    assert update.peek(there, None).overlay == before
    assert update.explain(there, on_overlay=False).overlay == (None if closes else before)
    assert update.explain(there, on_overlay=True).overlay == before
    peeked = update.peek(state(), RivalBand(1))
    assert peeked.overlay == RivalBand(1)
    assert update.peek(peeked, None).overlay is None
    assert update.explain(peeked, on_overlay=False) is peeked, "it goes by itself"
    assert update.open_overlay(peeked, before).overlay == before


def test_a_tooltip_closes_what_its_thing_does_not_lie_on() -> None:
    there = update.open_overlay(state(), Pile(1))
    assert update.keep(there, CARD).overlay is None
    assert update.keep(there, CARD, on_overlay=True).overlay == Pile(1)
    assert update.keep(update.peek(state(), RivalBand(1)), CARD).overlay == RivalBand(1)
    assert update.keep(there, None).overlay == Pile(1)


def test_with_the_question_goes_what_belonged_to_it_and_what_is_looked_at_stays() -> None:
    for overlay in BY_HAND:
        there = update.fold(update.ask_aside(state(), Choosing(())), True)
        closed = update.close(update.open_overlay(there, overlay))
        looked = overlay == "log" or isinstance(overlay, Pile)
        assert closed.overlay == (overlay if looked else None)
        assert (closed.aside, closed.folded) == (None, False)


def test_an_answer_leaves_nothing_open_and_nothing_in_the_hand() -> None:
    there = update.drag(update.open_overlay(state(), "log"), CARD)
    now = update.answer(update.hold(there, True))
    assert (now.overlay, now.dragged, now.held) == (None, None, False)


def test_opening_something_keeps_the_card_in_the_hand() -> None:
    assert update.open_overlay(update.drag(state(), CARD), "log").dragged == CARD


def test_what_is_told_is_seen_once_it_has_landed() -> None:
    first, second = steps(2)
    before = update.put(state(), (first, second))
    flying = update.tell(before, (), 1, first.view)
    assert (flying.shown, flying.landing) == (before.shown, first.view)
    assert flying.coming == (second,)
    landed = update.land(flying)
    assert (landed.shown, landed.landing) == (first.view, None)
    assert not landed.quiet


def test_the_question_comes_only_after_all_has_been_told() -> None:
    told = update.told_all(state(), state().log, None)
    assert not told.quiet
    assert update.ask(told).present


def test_other_eyes_see_nothing_that_was_typed_or_held_back() -> None:
    stand = Stand("curtain", 1)
    typed = update.type_pin(update.be_due(state()), TypedPin(0, digits="25"))
    held_back = update.told_all(typed, typed.log, SESSION.view())
    assert None not in (held_back.entry, held_back.turning)
    now = update.turn(held_back, SESSION.view(), stand, ())
    assert (now.stand, now.due, now.entry, now.turning) == (stand, False, None, None)
