"""A new kind of printed step is one file of rules/steps, a line of its table, and its words.

The toy step here, `borrow`, takes a pizza or a toy from the supply straight into the Pack. It is
entered where a real one would be, and at once the whole program plays it.
"""

import re
from collections.abc import Iterable, Iterator
from pathlib import Path

import pytest

from fort_desktop.bots.levels import seat_bots
from fort_desktop.lab.match import seats_for
from fort_desktop.rules.game import Game
from fort_desktop.rules.model.box_notation import BoxError
from fort_desktop.rules.model.boxes import Step
from fort_desktop.rules.model.cards import Catalog
from fort_desktop.rules.model.events import Event, ResourcePacked
from fort_desktop.rules.model.invariants import problems
from fort_desktop.rules.model.moves import Move, Take
from fort_desktop.rules.model.pending import Action
from fort_desktop.rules.model.rng import Rng
from fort_desktop.rules.model.state import State
from fort_desktop.rules.model.types import RESOURCES, Resource
from fort_desktop.rules.steps.means import Means, Memory, Way
from fort_desktop.rules.steps.step_rule import Choice, Demand, Prices, StepRule, always, done
from fort_desktop.rules.steps.table import STEPS, read_box
from fort_desktop.ui.art.drawings import in_folder
from fort_desktop.ui.text import steps as step_words
from tests.rules.decks import game_at, legal, with_boxes

ROOT = Path(__file__).resolve().parents[2]


# What would be rules/steps/borrow.py.
def _ways(step: Step, means: Means, memory: Memory, prices: Prices) -> Iterator[Way]:
    if means.pack_room > 0:
        for pile, kind in enumerate(RESOURCES):
            tokens = list(means.piles)
            tokens[2 + pile] += 1
            yield Way(kind, means.with_tokens(tuple(tokens)), memory)


def _most(step: Step, means: Means, memory: Memory, prices: Prices) -> int:
    return max(0, means.pack_room)


def _moves(state: State, seat: int, kind: Resource) -> Iterable[Move]:
    return (Take(kind),)


def _has_room(state: State, action: Action, move: Take) -> bool:
    own = state.seats[action.seat]
    return own.pack_pizza + own.pack_toys < own.pack_limit


def _borrowed(state: State, seat: int, move: Take) -> tuple[Event, ...]:
    return (ResourcePacked(seat, move.resource, "supply"),)


BORROW = StepRule(
    op="borrow",
    ways=_ways,
    most=_most,
    lacks=lambda step, means: "COMP-8",
    touches=always("pack"),
    choice=Choice(
        kind="take",
        moves=_moves,
        demands={Take: (Demand("COMP-8", _has_room),)},
        events=_borrowed,
        remember=done,
    ),
)


@pytest.fixture
def deck(catalog: Catalog, monkeypatch: pytest.MonkeyPatch) -> Catalog:
    """A deck on which some kids borrow."""
    monkeypatch.setitem(STEPS, "borrow", BORROW)
    words = step_words.Words("borrow", "Take something from the supply into your Pack.")
    monkeypatch.setitem(step_words.STEPS, "borrow", words)
    return with_boxes(
        catalog,
        bug=("borrow x shovel", "vp > borrow"),
        ant=("borrow", "(spend any > borrow) x any_suit"),
        blades=("fort > borrow", "borrow x pack"),
        rusty=("borrow > trash", ""),
    )


def test_the_notation_does_not_know_it_without_the_table() -> None:
    with pytest.raises(BoxError, match="box=step"):
        read_box("borrow > borrow")


def test_it_is_chosen_done_and_refused_by_its_clause(deck: Catalog) -> None:
    seats = [{"hand": ["bug"], "level": 1, "pack": {"toys": 1}}, {"hand": ["moles"]}]
    game = game_at(deck, "play bug", "use private", seats=seats)
    assert legal(game) == ["take pizza", "take toys"]
    game.push(Take("pizza"))
    own = game.state.seats[0]
    assert (own.pack_pizza, own.pack_toys, own.points) == (1, 1, 1)
    full = [{"hand": ["bug"], "level": 1, "pack": {"toys": 2}}, {"hand": ["moles"]}]
    # Nothing can be borrowed: the point alone is no action in full (PLAY-10).
    assert legal(game_at(deck, seats=full)) == ["skip"]


def test_it_has_words(deck: Catalog) -> None:
    box = deck.kids["ant"].private
    assert box is not None
    assert "borrow" in step_words.box_words(box)
    assert "Done? Take something from" in " ".join(step_words.box_sentences(box))


@pytest.mark.parametrize("players", [["random"] * 4, ["easy", "random", "easy"], ["normal"] * 2])
def test_everybody_plays_it(deck: Catalog, players: list[str]) -> None:
    borrowed = 0
    for seed in range(8 if players[0] == "random" else 1):
        game = Game.new(deck, seats_for(players), seed, "basic")
        bots, rng = seat_bots(deck, players, seed), Rng(seed)
        while (decision := game.decision) is not None:
            assert not problems(game.state)
            wrong = Take(rng.choice(RESOURCES))
            assert (game.why_not(wrong) is None) == (wrong in decision.moves)
            game.push(bots[decision.seat].choose(game.view(decision.seat), decision))
        supply = (e for e in game.events if isinstance(e, ResourcePacked) and e.source == "supply")
        borrowed += len(list(supply))
    assert borrowed


def test_a_step_is_known_in_few_files() -> None:
    """One that shares its move and event with another: its rule, its tables, its pages."""
    found = {
        path.relative_to(ROOT / "fort_desktop").as_posix()
        for path in (ROOT / "fort_desktop").rglob("*.py")
        if re.search(r'"trash_rival"|\bTRASH_RIVAL\b', path.read_text("utf-8"))
    }
    rules = {name for name in found if name.startswith("rules/")}
    assert rules == {"rules/steps/trash.py", "rules/steps/table.py"}
    told = {"ui/text/rules/doing.py", "ui/text/rules/summary.py", "ui/screens/almanac.py"}
    assert "trash_rival" in in_folder("signs")
    assert found - rules == {"bots/step_values.py", "ui/text/steps.py", *told}
