"""Hints: the best moves with win chances, and facts that are computed."""

from fort_desktop.bots.hint import hints
from fort_desktop.rules.knowledge.sample import sample
from fort_desktop.rules.knowledge.view import observe
from fort_desktop.rules.model import moves as mv
from fort_desktop.rules.model.cards import Catalog
from fort_desktop.rules.model.rng import Rng
from fort_desktop.rules.model.types import HIDDEN
from tests.bots.conftest import LITTLE, positions


def test_at_most_three_legal_moves_best_first(catalog: Catalog) -> None:
    games = [*positions(catalog, 12, seats=3), *positions(catalog, 3, setup="draft")]
    for _, view, decision in games:
        found = hints(view, decision, catalog, 4, LITTLE)
        assert 1 <= len(found) <= 3
        assert len({hint.move for hint in found}) == len(found)
        assert [h.chance for h in found] == sorted((h.chance for h in found), reverse=True)
        for hint in found:
            assert hint.move in decision.moves
            assert 0.0 <= hint.chance <= 1.0
            assert hint.line[0] == hint.move


def test_facts_come_true(catalog: Catalog) -> None:
    """Points and tokens that a hint foretells are those that the line brings in the real game."""
    seen = 0
    for game, view, decision in positions(catalog, 60, step=5):
        if decision.kind != "play":
            continue
        hint = hints(view, decision, catalog, 4, LITTLE)[0]
        # What is drawn, and which rules lie in the stack, nobody can foretell.
        if any(isinstance(m, mv.Recruit | mv.ToLookout | mv.Keep) for m in hint.line):
            continue
        own = game.state.seats[view.seat]
        twin = game.copy()
        for move in hint.line:
            twin.push(move)
        after = twin.state.seats[view.seat]
        assert after.points - own.points == hint.facts.points
        assert after.level - own.level == hint.facts.levels
        pizza = after.pizza + after.pack_pizza - own.pizza - own.pack_pizza
        assert pizza == hint.facts.pizza
        seen += 1
    assert seen


def test_hints_tell_nothing_hidden(catalog: Catalog) -> None:
    for number, (_, view, decision) in enumerate(positions(catalog, 6, seats=2)):
        same = observe(sample(view, catalog, Rng(number)), view.seat)
        told = hints(view, decision, catalog, 4, LITTLE)
        assert told == hints(same, decision, catalog, 4, LITTLE)
        for hint in told:
            if hint.move == mv.Recruit("", "deck"):
                assert hint.facts.recruited == (HIDDEN,)
