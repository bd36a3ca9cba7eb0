"""Finds the play that scores most: every line of it, each position looked at once."""

from collections.abc import Sequence
from typing import Final

import msgspec

from fort_desktop.puzzles.puzzle import playing, points_of, uncovers
from fort_desktop.rules.game import Game
from fort_desktop.rules.model import moves as mv
from fort_desktop.rules.model.moves import Move

_ORDER: Final = (mv.Add, mv.Count, mv.Use)
"""What the obvious play tries first where nothing scores at once."""


class TangledError(ValueError):
    """There are too many positions, or one of the plays uncovers a kid that nobody has seen."""


class Found(msgspec.Struct, frozen=True):
    """The possible outcomes of a position.

    Args:
        points: that the best play still scores; line: the moves of one.
        lines: how many plays there are; best_lines: how many of them score so much.
        firsts: what the best play after each move here scores.
    """

    points: int
    line: tuple[Move, ...] = ()
    lines: int = 1
    best_lines: int = 1
    firsts: tuple[tuple[Move, int], ...] = ()


class Solver:
    """Looks through all plays of one seat.

    Args:
        most: so many positions are looked at.
    """

    def __init__(self, seat: int, most: int = 20_000) -> None:
        self._seat = seat
        self._left = most
        self._known: dict[bytes, Found] = {}

    def solve(self, game: Game) -> Found:
        """The best play from here on.

        Raises:
            TangledError: see there.
        """
        if not playing(game, self._seat):
            return Found(0)
        key = _key(game, self._seat)
        found = self._known.get(key)
        if found is None:
            found = self._known[key] = self._solve(game)
        return found

    def _solve(self, game: Game) -> Found:
        self._left -= 1
        if self._left < 0:
            raise TangledError("too many positions")
        before = points_of(game, self._seat)
        firsts: list[tuple[Move, Found, int]] = []
        for move in game.legal_moves():
            twin = game.copy()
            if uncovers(twin.push(move)):
                raise TangledError("an unseen kid")
            found = self.solve(twin)
            firsts.append((move, found, found.points + points_of(twin, self._seat) - before))
        best = max(points for _, _, points in firsts)
        among = [(move, found) for move, found, points in firsts if points == best]
        move, shortest = min(among, key=lambda pair: len(pair[1].line))
        return Found(
            best,
            (move, *shortest.line),
            sum(found.lines for _, found, _ in firsts),
            sum(found.best_lines for _, found in among),
            tuple((move, points) for move, _, points in firsts),
        )


def _key(game: Game, seat: int) -> bytes:
    """Equal for positions from which the same can come, whatever has led there.

    The order of hands and piles does not matter, nor that in which cards were added or counted.
    The rivals' boards change only by what is trashed from their Yards (ACT-11).
    """
    state, own, play = game.state, game.state.seats[seat], game.state.play
    mine = (
        sorted(own.hand), sorted(own.discard), sorted(own.lookout), own.points, own.level,
        own.pizza, own.toys, own.pack_pizza, own.pack_toys, own.perk,
    )  # fmt: skip
    laid = play and (sorted(play.added), sorted(play.counted), play.card, play.declared,
                     play.results, play.times, play.suit, play.begun, play.took,
                     play.trash_this)  # fmt: skip
    yards = [other.yard for other in state.seats]
    return msgspec.msgpack.encode((mine, laid, state.pending, yards, state.park, state.rules))


def plain(game: Game, seat: int) -> int:
    """The points of the obvious play: of the kids in turn, each with all that can be added to it.

    At each question it takes the move that scores most at once; where none does it adds, counts,
    uses, and else does the first thing that can be done.
    """
    best = 0
    before = points_of(game, seat)
    for first in game.legal_moves():
        twin = game.copy()
        twin.push(first)
        while playing(twin, seat):
            twin.push(_obvious(twin, seat, twin.legal_moves()))
        best = max(best, points_of(twin, seat) - before)
    return best


def _obvious(game: Game, seat: int, moves: Sequence[Move]) -> Move:
    def worth(move: Move) -> tuple[int, int]:
        twin = game.copy()
        twin.push(move)
        rank = next((i for i, kind in enumerate(_ORDER) if isinstance(move, kind)), len(_ORDER))
        return points_of(twin, seat), -rank

    return max(moves, key=worth)
