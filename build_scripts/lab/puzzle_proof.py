"""Proves puzzles by trying every play, one by one.

It shares nothing with the solver: no table of positions that are known, nothing is left out, and it
says in its own words when a play is over. What nobody can see is then dealt anew, and everything
tried again: if the answer leant on an unseen card, the best play would be another one.
"""

from collections.abc import Iterator

from fort_desktop.puzzles.collection import Collection
from fort_desktop.puzzles.puzzle import Puzzle
from fort_desktop.rules.game import Game
from fort_desktop.rules.knowledge.sample import sample
from fort_desktop.rules.model.moves import DO_OVER, parse_move
from fort_desktop.rules.model.pending import Pending
from fort_desktop.rules.model.rng import Rng


def faults(collection: Collection, puzzle: Puzzle) -> list[str]:
    """Return the faults of a puzzle, in words; [] if it is proved."""
    game = collection.game(puzzle)
    return [*_of_the_answer(game, puzzle), *_of_the_plays(game, puzzle, "as it is")] or [
        *_of_the_plays(_dealt_anew(game, puzzle), puzzle, "dealt anew")
    ]


def best_of(game: Game, seat: int) -> tuple[int, int]:
    """The points that the seat has after its best play, and the number of plays."""
    if _over(game, seat):
        return game.state.seats[seat].points, 1
    best = plays = 0
    for move in game.legal_moves():
        after = game.copy()
        after.push(move)
        points, more = best_of(after, seat)
        best, plays = max(best, points), plays + more
    return best, plays


def _over(game: Game, seat: int) -> bool:
    decision = game.decision
    if decision is None or decision.seat != seat:
        return True
    return game.state.phase != "play" or DO_OVER in decision.moves


def _of_the_answer(game: Game, puzzle: Puzzle) -> Iterator[str]:
    """Yield the faults of the answer: illegal moves, not a whole play, or another score."""
    twin = game.copy()
    for line in puzzle.answer:
        move = parse_move(line)
        if _over(twin, puzzle.seat) or move not in twin.legal_moves():
            yield f"the answer cannot be played: {line}"
            return
        twin.push(move)
    if not _over(twin, puzzle.seat):
        yield "the answer is not the whole play"
    scored = twin.state.seats[puzzle.seat].points - puzzle.start
    if scored != puzzle.best:
        yield f"the answer scores {scored}, not {puzzle.best}"


def _of_the_plays(game: Game, puzzle: Puzzle, world: str) -> Iterator[str]:
    best, plays = best_of(game, puzzle.seat)
    if best - puzzle.start != puzzle.best:
        yield f"{world}: the best play scores {best - puzzle.start}, not {puzzle.best}"
    if plays != puzzle.lines:
        yield f"{world}: there are {plays} plays, not {puzzle.lines}"


def _dealt_anew(game: Game, puzzle: Puzzle) -> Game:
    """The same for the person's eyes, with other cards where nobody sees them."""
    state = sample(game.view(puzzle.seat), game.state.catalog, Rng(int(puzzle.id, 16)))
    return Game.at(state, Pending("play", puzzle.seat))
