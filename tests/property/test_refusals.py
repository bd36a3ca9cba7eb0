"""Whatever is tried at whatever decision: it is legal, or a clause of the rules forbids it."""

import re
from pathlib import Path

import pytest

from fort_desktop.content import load_catalog
from fort_desktop.lab.match import seats_for
from fort_desktop.rules.game import Game
from fort_desktop.rules.model.events import CardTrashed
from fort_desktop.rules.model.moves import Move, parse_move
from fort_desktop.rules.model.rng import Rng
from fort_desktop.rules.model.types import PERKS, RULES, SUITS, RuleError
from fort_desktop.ui.text.refusals import reason

ROOT = Path(__file__).resolve().parents[2]
CLAUSES = set(
    re.findall(r"^- \*\*([A-Z]+-\d+)\*\*", (ROOT / "docs/rules.md").read_text("utf-8"), re.M)
)


def attempts(seats: int) -> list[Move]:
    """Moves of every kind, about kids, seats and tokens that may be there or not."""
    words = ["skip", "diy", "do-over", "done", "stop", "pass", "rough", "use public"]
    words += ["use private", "choose coin", "recruit deck", "lookout deck", "follow bug lefty"]
    words += [f"{verb} {suit}" for verb in ("declare", "choose") for suit in SUITS]
    words += [f"keep {rule}" for rule in RULES] + [f"perk {perk}" for perk in PERKS]
    for what in ("pizza", "toys"):
        words += [f"take {what}", f"pack {what}", f"pack {what} from supply"]
        for place in ("stuff", "pack"):
            words += [f"spend {what} from {place}", f"convert {what} in {place}"]
    for kid in ("bug", "moles", "bud", "puddin", "ghost", "doc", "rusty", "crash", "golden_boy"):
        words += [f"{verb} {kid}" for verb in ("pick", "play", "add", "count", "lookout")]
        words += [f"follow {kid}", f"recycle {kid}", f"trash {kid} from hand"]
        words += [f"add {kid} as crown", f"count {kid} as glue", f"recruit {kid} from park"]
        words += [f"trash {kid} from discard", f"lookout {kid} from park", f"follow {kid} doc"]
        for seat in range(seats):
            words += [f"copy {seat}", f"{'recruit'} {kid} from yard {seat}"]
            words += [f"trash {kid} from yard {seat}", f"lookout {kid} from yard {seat}"]
    return [parse_move(word) for word in words]


@pytest.mark.parametrize("seed", range(12))
def test_every_attempt_is_legal_or_refused_by_a_clause(seed: int) -> None:
    seats = 2 + seed % 3
    game = Game.new(
        load_catalog(), seats_for(["random"] * seats), seed, "draft" if seed % 2 else "basic"
    )
    rng, moves, named = Rng(seed), attempts(seats), set()
    number = 0
    while not game.ended:
        legal = game.legal_moves()
        if number % 3 == 0:
            for move in moves:
                refusal = game.why_not(move)
                assert (refusal is None) == (move in legal)
                if refusal is not None:
                    named.add(refusal.clause)
                    assert reason(refusal)
        game.push(rng.choice(legal))
        number += 1
    assert named <= CLAUSES
    assert len(named) > 15
    assert game.why_not(moves[0]) is not None


def test_a_refused_move_changes_nothing() -> None:
    game = Game.new(load_catalog(), seats_for(["a", "b"]), 3)
    before = game.state.digest()
    with pytest.raises(RuleError, match=r"not_allowed .*clause=TURN-2"):
        game.push(parse_move("recruit deck"))
    assert game.state.digest() == before
    with pytest.raises(RuleError, match="nothing_to_undo"):
        game.pop()


@pytest.mark.clause("SETUP-1")
def test_two_to_four_seats_of_different_colours() -> None:
    catalog = load_catalog()
    with pytest.raises(RuleError, match="players found=1"):
        Game.new(catalog, seats_for(["a"]), 1)
    seats = seats_for(["a", "b"])
    with pytest.raises(RuleError, match="colours found="):
        Game.new(catalog, [seats[0], seats[0]], 1)


def test_events_that_do_not_fit_are_named() -> None:
    game = Game.new(load_catalog(), seats_for(["a", "b"]), 3)
    stray = CardTrashed(0, "bug.1", "yard", 1)
    with pytest.raises(RuleError, match=f"misfit event={len(game.events) + 1} "):
        Game.replay([*game.events, stray], load_catalog())
