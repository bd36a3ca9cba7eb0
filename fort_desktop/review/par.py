"""Par: the expert in the same seat of the same deal, the others as they were."""

from collections.abc import Iterator
from typing import Final

from fort_desktop.bots.levels import LEVELS, make_bot
from fort_desktop.bots.protocol import Clock
from fort_desktop.review.parts import Par
from fort_desktop.rules.game import Game
from fort_desktop.rules.model.cards import Catalog
from fort_desktop.rules.model.events import GameEnded, GameStarted
from fort_desktop.rules.model.rng import Rng

GAMES: Final = 6
EXPERT: Final = "expert"
PERSON: Final = "normal"
"""Who plays in the place of a person."""


def par(
    game: Game, catalog: Catalog, seat: int, seed: int, stop: Clock, level: str = EXPERT
) -> Iterator[Par]:
    """Par after each game; nothing more once `stop` says so."""
    own, totals = total(game, seat), list[int]()
    for number in range(GAMES):
        found = _played(game, catalog, seat, Rng(seed + number).next(), number, stop, level)
        if found is None:
            return
        totals.append(found)
        yield Par(tuple(totals), own, GAMES)


def total(game: Game, seat: int) -> int:
    """The points of a seat at the end of a game."""
    ended = game.events[-1]
    scores = ended.scores if isinstance(ended, GameEnded) else ()
    return next((score.total for score in scores if score.seat == seat), 0)


def _played(
    game: Game, catalog: Catalog, seat: int, seed: int, number: int, stop: Clock, level: str
) -> int | None:
    """The expert's total in one game from the first question on; None if it was stopped."""
    twin, rng = game.before(0), Rng(seed)
    if number:  # the first has the chance of the real game as long as it goes the same way
        twin = Game.replay(twin.events, catalog, rng.next())
    bots = [
        make_bot(level if i == seat else name, catalog, rng.next())
        for i, name in enumerate(_players(game))
    ]
    while (decision := twin.decision) is not None:
        if stop():
            return None
        view = twin.view(decision.seat)
        twin.push(bots[decision.seat].choose(view, decision))
    return total(twin, seat)


def _players(game: Game) -> list[str]:
    """The level in each seat; persons are played by one of their own."""
    started = game.events[0]
    seats = started.seats if isinstance(started, GameStarted) else ()
    return [seat.player if seat.player in LEVELS else PERSON for seat in seats]
