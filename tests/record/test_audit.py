"""The audit: true records are proved, and nothing that was forged afterwards is."""

from collections.abc import Sequence
from itertools import pairwise
from pathlib import Path

import msgspec
import pytest

from fort_desktop.cli import main
from fort_desktop.lab.match import seats_for
from fort_desktop.record.audit import Audit, audit
from fort_desktop.record.reader import read_record
from fort_desktop.rules.game import Game
from fort_desktop.rules.model import events as ev
from fort_desktop.rules.model.cards import Catalog
from fort_desktop.rules.model.events import EVENT, Event
from fort_desktop.rules.model.moves import parse_move, text
from fort_desktop.rules.model.rng import Rng
from fort_desktop.rules.model.types import SetupKind
from fort_desktop.ui.text.proof import flaw_words, plain_flaw

replace = msgspec.structs.replace
Played = tuple[list[Event], list[str], int]


def play(catalog: Catalog, seed: int, seats: int, setup: SetupKind, undos: bool = False) -> Played:
    """A random game; with `undos` every few moves one to three are taken back."""
    game = Game.new(catalog, seats_for(["random"] * seats), seed, setup)
    rng, moves = Rng(seed + 1), list[str]()
    while (decision := game.decision) is not None:
        if undos and len(moves) > 3 and rng.below(8) == 0:
            for _ in range(1 + rng.below(3)):
                game.pop()
                moves.pop()
            continue
        move = rng.choice(decision.moves)
        game.push(move)
        moves.append(text(move))
    return game.events, moves, seed


@pytest.fixture(scope="module")
def played(catalog: Catalog) -> Played:
    return play(catalog, 5, 3, "basic")


def numbers(events: Sequence[Event], kind: type[Event]) -> list[int]:
    """Where events of a kind stand, the questions counted too."""
    return [i for i, event in enumerate(events) if isinstance(event, kind)]


def told_number(events: Sequence[Event], index: int) -> int:
    """The number, from 1, under which a record has the event at `index`."""
    return sum(not isinstance(event, ev.DecisionDue) for event in events[: index + 1])


def test_whole_games_are_proved(catalog: Catalog) -> None:
    """With two to four seats, basic and draft; test_proof.py proves a hundred more, from files."""
    for number in range(36):
        setup: SetupKind = "draft" if number % 2 else "basic"
        events, moves, seed = play(catalog, 1000 + number, 2 + number % 3, setup)
        found = audit(events, moves, seed, catalog)
        assert found.proved, found.fault
        assert found.number == 0
        assert found.moves == len(moves)
        assert found.events == told_number(events, len(events) - 1)


def test_what_is_proved_is_counted(catalog: Catalog, played: Played) -> None:
    events, moves, seed = played
    found = audit(events, moves, seed, catalog)
    kinds = [type(event) for event in events]
    assert found.shuffles == 3 + kinds.count(ev.DeckShuffled)
    assert found.deals == 3 + kinds.count(ev.ParkRevealed)
    unseen = [e for e in events if getattr(e, "source", "") == "deck"]
    assert found.draws == kinds.count(ev.CardDrawn) + len(unseen)


def test_questions_need_not_be_among_the_events(catalog: Catalog, played: Played) -> None:
    events, moves, seed = played
    told = [event for event in events if not isinstance(event, ev.DecisionDue)]
    assert audit(told, moves, seed, catalog) == audit(events, moves, seed, catalog)


def test_moves_taken_back_leave_no_trace(catalog: Catalog) -> None:
    for seed in range(6):
        events, moves, _ = play(catalog, seed, 2, "basic", undos=True)
        assert audit(events, moves, seed, catalog).proved


def test_a_game_that_is_not_over_is_proved(catalog: Catalog, played: Played) -> None:
    events, moves, seed = played
    game = Game.new(catalog, seats_for(["random"] * 3), seed)
    for line in moves[:60]:
        game.push(parse_move(line))
    assert game.events == events[: len(game.events)]
    assert audit(game.events, moves[:60], seed, catalog).proved


def test_records_on_disk_are_proved(catalog: Catalog, tmp_path: Path) -> None:
    call = ["simulate", "--games", "2", "--players", "easy,random", "--seed", "6"]
    assert main([*call, "--log", str(tmp_path)]) == 0
    for path in sorted(tmp_path.glob("*.fort")):
        record = read_record(path)
        moves = [text(act.move) for act in record.acts]
        assert record.header.seed is not None
        assert audit(record.events, moves, record.header.seed, catalog).proved


def code_of(found: Audit) -> str:
    """What is wrong, "" if nothing is."""
    return found.fault.code if found.fault is not None else ""


def test_one_forged_draw_is_found(catalog: Catalog, played: Played) -> None:
    events, moves, seed = played
    at = next(i for i in numbers(events, ev.CardDrawn) if i > len(events) // 2)
    drawn = events[at]
    assert isinstance(drawn, ev.CardDrawn)
    other = "bug.1" if drawn.card != "bug.1" else "bug.2"
    forged = [*events[:at], replace(drawn, card=other), *events[at + 1 :]]
    found = audit(forged, moves, seed, catalog)
    assert found.number == told_number(events, at)
    assert found.fault is not None
    assert found.fault.code == "differs"
    assert other in str(found.fault.values["record"])
    assert drawn.card in str(found.fault.values["seed"])


def test_two_swapped_draws_are_found(catalog: Catalog, played: Played) -> None:
    events, moves, seed = played
    draws = pairwise(numbers(events, ev.CardDrawn))
    first, second = next((a, b) for a, b in draws if a > len(events) // 2 and b == a + 1)
    forged = list(events)
    forged[first], forged[second] = forged[second], forged[first]
    assert forged != events
    assert audit(forged, moves, seed, catalog).number == told_number(events, first)


def test_a_forgery_that_holds_together_is_found(catalog: Catalog, played: Played) -> None:
    """Two copies of a kid change places from the first shuffle on: it replays well."""
    events, moves, seed = played
    lines = msgspec.json.encode(events).replace(b'"bug.1"', b'"?"')
    lines = lines.replace(b'"bug.2"', b'"bug.1"').replace(b'"?"', b'"bug.2"')
    decoder = msgspec.json.Decoder(EVENT)
    forged = [decoder.decode(line) for line in msgspec.json.decode(lines, type=list[msgspec.Raw])]
    assert Game.replay(forged, catalog).ended
    found = audit(forged, moves, seed, catalog)
    assert (found.number, found.events, found.shuffles) == (2, 1, 0)


@pytest.mark.parametrize("kind", [ev.DeckShuffled, ev.RulesStacked, ev.PerksLaid, ev.KidsDealt])
def test_every_kind_of_chance_is_proved(
    catalog: Catalog, played: Played, kind: type[Event]
) -> None:
    events, moves, seed = played
    at = numbers(events, kind)[-1]
    field = next(name for name in ("cards", "rules", "perks") if hasattr(events[at], name))
    turned = tuple(reversed(getattr(events[at], field)))
    forged = [*events[:at], replace(events[at], **{field: turned}), *events[at + 1 :]]
    assert audit(forged, moves, seed, catalog).number == told_number(events, at)


def test_another_seed_is_found_at_once(catalog: Catalog, played: Played) -> None:
    events, moves, seed = played
    assert 1 <= audit(events, moves, seed + 1, catalog).number <= 2


def test_what_is_cut_off_or_added_is_found(catalog: Catalog, played: Played) -> None:
    events, moves, seed = played
    last = told_number(events, len(events) - 1)
    found = audit(events[:-1], moves, seed, catalog)
    assert (found.number, code_of(found)) == (last, "record_ends")
    found = audit([*events, events[-1]], moves, seed, catalog)
    assert (found.number, code_of(found)) == (last + 1, "record_goes_on")
    found = audit(events, moves[:-1], seed, catalog)
    assert code_of(found) == "record_goes_on"
    assert code_of(audit(events, [*moves, "skip"], seed, catalog)) == "over"


def test_moves_that_cannot_be_made_are_found(catalog: Catalog, played: Played) -> None:
    events, moves, seed = played
    for wrong in ("play nobody", "party", ""):
        found = audit(events, [*moves[:20], wrong, *moves[21:]], seed, catalog)
        assert found.fault is not None
        assert found.fault.values == {"number": 21}
        assert flaw_words(found.fault) == plain_flaw(found.fault)
        assert flaw_words(found.fault).startswith("move 21: ")
        assert 0 < found.number <= told_number(events, len(events) - 1)


def test_what_is_no_game_of_this_deck_is_told(catalog: Catalog, played: Played) -> None:
    events, moves, seed = played
    assert code_of(audit([], [], seed, catalog)) == "no_start"
    assert code_of(audit(events[1:], moves, seed, catalog)) == "no_start"
    started = events[0]
    assert isinstance(started, ev.GameStarted)
    other = [replace(started, catalog="0123"), *events[1:]]
    found = audit(other, moves, seed, catalog)
    assert code_of(found) == "other_cards"
    assert found.fault is not None
    assert "other cards (0123" in flaw_words(found.fault)
    alone = [replace(started, seats=started.seats[:1]), *events[1:]]
    found = audit(alone, moves, seed, catalog)
    assert code_of(found) == "setup"
    assert found.fault is not None
    assert "SETUP-1" in flaw_words(found.fault)
