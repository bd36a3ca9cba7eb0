"""`replay --to N --view SEAT` tells nothing that the seat could not know at N."""

import json
from pathlib import Path

import msgspec
import pytest

from fort_desktop.cli import main
from fort_desktop.commands import replay
from fort_desktop.lab.match import play_match
from fort_desktop.record.format import event_count
from fort_desktop.record.record import first_events
from fort_desktop.rules.game import Game
from fort_desktop.rules.knowledge.sample import sample
from fort_desktop.rules.model import events as ev
from fort_desktop.rules.model.cards import Catalog
from fort_desktop.rules.model.events import DecisionDue, Event
from fort_desktop.rules.model.rng import Rng
from fort_desktop.rules.model.types import RULES, SetupKind
from tests.inside import game_of
from tests.record.games import begin, play, saved

replace = msgspec.structs.replace
SETUPS: tuple[SetupKind, ...] = ("basic", "draft")


def disguised(event: Event, seat: int, catalog: Catalog) -> Event:
    """The event with everything that `seat` may not know of it exchanged."""
    if isinstance(event, ev.ParkDeckShuffled | ev.DeckShuffled):
        return replace(event, cards=tuple(reversed(event.cards)))
    if isinstance(event, ev.RulesStacked):
        return replace(event, rules=tuple(reversed(event.rules)))
    if isinstance(event, ev.KidsDealt) and event.seat != seat:
        return replace(event, cards=catalog.park[: len(event.cards)])
    if isinstance(event, ev.KidDrafted | ev.CardDrawn) and event.seat != seat:
        return replace(event, card=catalog.park[-1])
    if isinstance(event, ev.RuleKept) and event.seat != seat:
        return replace(event, rule=next(rule for rule in RULES if rule != event.rule))
    return event


@pytest.mark.parametrize("setup", SETUPS)
def test_what_is_printed_does_not_depend_on_what_is_hidden(
    catalog: Catalog, setup: SetupKind
) -> None:
    """Everything hidden is dealt anew; not a letter of the answer may change."""
    match, _ = play_match(catalog, ("easy", "random", "easy"), 11, setup)
    rng = Rng(5)
    last = event_count(match.events)
    checked = changed = 0
    for number in range(30, last, 4):
        events = list(first_events(match.events, number))
        game = Game.replay(events, catalog)
        if not isinstance(events[-1], DecisionDue):
            continue  # in the midst of what one move brings nobody can be asked
        for seat in range(3):
            other = Game.replay(events, catalog)
            other.state = sample(game.view(seat), catalog, rng)
            other.events[:] = [disguised(event, seat, catalog) for event in events]
            changed += other.state.digest() != game.state.digest()
            assert replay.as_text(other, seat) == replay.as_text(game, seat)
            assert replay.as_data(other, seat) == replay.as_data(game, seat)
            checked += 1
    assert checked > 90
    assert changed > checked / 2


def test_between_two_questions_nothing_more_is_told(catalog: Catalog) -> None:
    """In the midst of a move: the hidden cards of the others are exchanged one for another."""
    match, _ = play_match(catalog, ("easy", "random", "easy"), 12, "basic")
    checked = 0
    for number in range(30, event_count(match.events), 3):
        events = list(first_events(match.events, number))
        if isinstance(events[-1], DecisionDue):
            continue
        game = Game.replay(events, catalog)
        for seat in range(3):
            other = Game.replay(events, catalog)
            other.events[:] = [disguised(event, seat, catalog) for event in events]
            for rival in other.state.rivals(seat):
                board = other.state.seats[rival]
                hidden = board.hand + board.deck
                if any(card in board.unseen or card in board.shown for card in hidden):
                    continue
                hidden = tuple(reversed(hidden))
                board.hand, board.deck = hidden[: len(board.hand)], hidden[len(board.hand) :]
            other.state.park_deck = tuple(reversed(other.state.park_deck))
            mine = other.state.seats[seat]
            mine.deck = tuple(reversed(mine.deck))
            assert replay.as_text(other, seat) == replay.as_text(game, seat)
            checked += 1
    assert checked > 100


def test_the_command_and_the_table_use_the_same_filter(
    catalog: Catalog, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    session = begin(catalog, tmp_path)
    play(session, 70)
    session.close()
    for number in (25, 60, 150):
        call = ["replay", str(saved(session)), "--to", str(number), "--view", "0", "--json"]
        assert main(call) == 0
        data = json.loads(capsys.readouterr().out)
        events = first_events(list(game_of(session).events), number)
        shown = json.loads(msgspec.json.encode(session.view_at(len(events))))
        assert {key: data[key] for key in shown} == shown
        assert main([*call[:-1]]) == 0
        said = capsys.readouterr().out
        hands = [seat.hand for seat in Game.replay(events, catalog).state.seats]
        for card in hands[1] + hands[2]:
            assert f" {card} " not in said.split("seat 0:")[0]
