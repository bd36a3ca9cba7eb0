"""INFO-3: whatever is hidden may lie otherwise; the same seed decides the same."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from fort_desktop.bots import make_bot
from fort_desktop.rules.cards import Catalog
from fort_desktop.rules.cursor import Flow
from fort_desktop.rules.legal import kind_of, legal_moves
from fort_desktop.rules.moves import Decision
from fort_desktop.rules.rng import Rng
from fort_desktop.rules.sample import sample
from fort_desktop.rules.types import SetupKind
from fort_desktop.rules.view import observe
from tests.bots.conftest import positions, quick_bot

COUNT = int(os.environ.get("FORT_POSITIONS", "8"))
"""Positions for each level; 300 for the whole proof, which also thinks as long as in a game."""
make = make_bot if COUNT >= 100 else quick_bot


@pytest.mark.parametrize(
    "level", ["easy", "normal", "hard", "expert", "builder", "collector", "bully"]
)
@pytest.mark.parametrize("seats", [2, 3])
def test_hidden_cards_do_not_matter(catalog: Catalog, level: str, seats: int) -> None:
    """Hands, decks and rules are dealt anew; view and decision are made from that state."""
    setup: SetupKind = "draft" if seats == 2 else "basic"
    share = (COUNT + 1) // 2
    for number, (game, view, decision) in enumerate(positions(catalog, share, seats, setup)):
        other = sample(view, catalog, Rng(number))
        flow: Flow = other.flow
        asked = Decision(flow.seat, kind_of(other, flow), legal_moves(other, flow))
        same = observe(other, view.seat)
        chosen = make(level, catalog, number).choose(view, decision)
        assert make(level, catalog, number).choose(same, asked) == chosen
        assert game.state.flow == flow


@pytest.mark.parametrize("level", ["random", "easy", "normal", "hard"])
def test_the_order_of_moves_does_not_matter(catalog: Catalog, level: str) -> None:
    """A decision lists cards as they lie in the true hand, which the view does not tell."""
    for number, (_, view, decision) in enumerate(positions(catalog, COUNT)):
        turned = Decision(decision.seat, decision.kind, decision.moves[::-1])
        chosen = quick_bot(level, catalog, number).choose(view, decision)
        assert quick_bot(level, catalog, number).choose(view, turned) == chosen


ROOT = Path(__file__).parents[2]
GAME = """
from tests.bots.conftest import new_game, quick_bot
from fort_desktop.content import load_catalog
catalog = load_catalog()
game = new_game(catalog, 2, 9, "draft")
bots = [quick_bot(level, catalog, 5) for level in ("normal", "hard")]
while (decision := game.decision) is not None and len(game.events) < 400:
    game.push(bots[decision.seat].choose(game.view(decision.seat), decision))
print(game.state.digest())
"""


def test_the_order_of_sets_does_not_matter() -> None:
    """Python mixes the hashes of words with a seed of its own in every process."""
    digests = []
    for seed in ("1", "2"):
        env = {**os.environ, "PYTHONHASHSEED": seed}
        call = [sys.executable, "-c", GAME]
        told = subprocess.run(call, cwd=ROOT, env=env, capture_output=True, text=True, check=True)
        digests.append(told.stdout)
    assert digests[0] == digests[1] != ""
