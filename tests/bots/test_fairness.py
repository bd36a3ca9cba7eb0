"""INFO-3: whatever is hidden may lie otherwise; the same seed decides the same."""

import os

import pytest

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
"""Positions for each level; 300 for the whole proof."""


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
        chosen = quick_bot(level, catalog, number).choose(view, decision)
        assert quick_bot(level, catalog, number).choose(same, asked) == chosen
        assert game.state.flow == flow
