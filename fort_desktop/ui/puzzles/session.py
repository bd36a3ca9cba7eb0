"""The game of one puzzle: it is over with the play, and everything may be taken back."""

from fort_desktop.puzzles.collection import Collection
from fort_desktop.puzzles.puzzle import Puzzle, playing, points_of
from fort_desktop.rules.model.events import SeatInfo
from fort_desktop.rules.model.moves import Decision, Move
from fort_desktop.rules.model.seats import PERSON
from fort_desktop.session.session import Session
from fort_desktop.ui.text.players import usual_name


class PuzzleSession(Session):
    """A puzzle as a game of one person; nobody sits in the other seats.

    Args:
        name: of the person, "" for the usual one.

    Attributes:
        helped: whether a step of the answer was shown.

    Raises:
        UnfitError: no game could reach this position.
    """

    def __init__(self, collection: Collection, puzzle: Puzzle, name: str = "") -> None:
        game = collection.game(puzzle)
        self.puzzle = puzzle
        self.helped = False
        seats = [
            SeatInfo(usual_name(i), board.colour, "")
            for i, board in enumerate(puzzle.position.seats)
        ]
        me = puzzle.seat
        seats[me] = SeatInfo(name or usual_name(me), seats[me].colour, PERSON)
        super().__init__(game, seats, {})
        self.practice = True

    @property
    def over(self) -> bool:
        """True if the play is over: nothing more is asked."""
        return not playing(self._game, self.puzzle.seat)

    @property
    def decision(self) -> Decision | None:
        """The open question of the play; None once it is over."""
        return None if self.over else super().decision

    @property
    def scored(self) -> int:
        """The points of the play so far."""
        return points_of(self._game, self.puzzle.seat) - self.puzzle.start

    @property
    def solved(self) -> bool:
        """True if the play is over, and scored all that it can."""
        return self.over and self.scored >= self.puzzle.best

    @property
    def reached(self) -> bool:
        """True if all points are scored while the play still goes on."""
        return self.scored >= self.puzzle.best and not self.over

    @property
    def astray(self) -> int:
        """The number of last moves that are not those of the answer that is shown."""
        made, answer = self.moves_since(0), self.puzzle.moves
        same = 0
        while same < min(len(made), len(answer)) and made[same] == answer[same]:
            same += 1
        return len(made) - same

    @property
    def next_step(self) -> Move | None:
        """The next move of the answer; None where none is left, or others were made instead."""
        answer, made = self.puzzle.moves, self.made
        return answer[made] if not self.astray and made < len(answer) else None

    def back_by(self, moves: int) -> None:
        """Take so many moves back."""
        self.take_back(moves, self.puzzle.seat)
