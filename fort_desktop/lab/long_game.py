"""Games of any number of rounds, for measuring long records."""

from fort_desktop.lab.match import seats_for
from fort_desktop.rules.game import Game
from fort_desktop.rules.model.cards import Catalog
from fort_desktop.rules.model.moves import Move, Pass, Recruit, Skip
from fort_desktop.rules.model.rng import Rng

_ENOUGH_POINTS, _ENOUGH_LEVEL, _LEAST_DECK = 10, 3, 8


def long_game(catalog: Catalog, rounds: int, seed: int = 1) -> Game:
    """Play a random game of four that avoids everything that ends a game."""
    game = Game.new(catalog, seats_for(["random"] * 4), seed, "basic")
    rng = Rng(seed)
    while game.state.round <= rounds:
        game.push(rng.choice(_harmless(game)))
    return game


def _harmless(game: Game) -> tuple[Move, ...]:
    """Moves that do not hasten the end: idle when close to it, else recruit from Yards."""
    state, moves = game.state, game.legal_moves()
    own = state.seats[state.pending.seat]
    enough = own.points >= _ENOUGH_POINTS or own.level >= _ENOUGH_LEVEL
    if enough or len(state.park_deck) < _LEAST_DECK:
        idle = tuple(move for move in moves if isinstance(move, Skip | Pass))
        if idle:
            return idle
    yards = tuple(move for move in moves if isinstance(move, Recruit) and move.source == "yard")
    return yards or moves
