"""Positions of random games, and what the table knows of them when it explains something."""

from collections.abc import Iterator
from typing import Final

from fort_desktop.content import load_catalog
from fort_desktop.rules.game import Game
from fort_desktop.rules.knowledge.preview import foresee, foresee_after
from fort_desktop.rules.knowledge.view import redact
from fort_desktop.rules.model.events import SeatInfo
from fort_desktop.rules.model.rng import Rng
from fort_desktop.rules.model.types import COLOURS
from fort_desktop.ui.text.explain.explanation import Known
from fort_desktop.ui.text.sentences import Teller

CATALOG: Final = load_catalog()
NAMES: Final = ("Maja", "Tomek", "Zoe", "Bo")


def seated(seats: int) -> list[SeatInfo]:
    return [SeatInfo(NAMES[i], COLOURS[i], "human") for i in range(seats)]


def known_to(game: Game, seat: int) -> Known:
    """What a seat can be told of a game."""
    view, decision = game.view(seat), game.decision
    asked = decision is not None and decision.seat == seat
    return Known(
        view,
        CATALOG,
        Teller(CATALOG, seated(len(view.seats))),
        decision if asked else None,
        [redact(event, seat) for event in game.events],
        game.why_not,
        lambda move: foresee(view, CATALOG, move),
        lambda first, move: foresee_after(view, CATALOG, first, move),
    )


def games(count: int, every: int = 1, seats: int = 3) -> Iterator[Game]:
    """Random games, at every so many of their decisions and at their end; drafts among them."""
    for seed in range(count):
        game = Game.new(CATALOG, seated(seats), seed, "draft" if seed % 2 else "basic")
        rng, number = Rng(seed), 0
        while (decision := game.decision) is not None:
            if number % every == 0:
                yield game
            game.push(rng.choice(decision.moves))
            number += 1
        yield game


def boards(count: int, every: int, seats: int = 3) -> Iterator[Known]:
    """The same for the seat that is asked, and for one that waits."""
    for game in games(count, every, seats):
        asked = game.state.pending.seat
        yield known_to(game, asked)
        yield known_to(game, (asked + 1) % seats)
