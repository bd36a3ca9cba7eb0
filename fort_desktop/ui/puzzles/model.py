"""The model of a table with a puzzle: steps of the answer instead of the expert's advice."""

from collections.abc import Callable
from typing import ClassVar

from fort_desktop.session.session import Session
from fort_desktop.ui.persons.seated import Seating
from fort_desktop.ui.puzzles.session import PuzzleSession
from fort_desktop.ui.table.model import TableModel


class PuzzleModel(TableModel):
    """The model of the table of a puzzle.

    Attributes:
        puzzle: its game.
    """

    recruits: ClassVar[bool] = False
    puzzle: PuzzleSession

    def __init__(
        self,
        session: Session,
        changed: Callable[[], None] = lambda: None,
        deals: bool = False,
        seating: Seating | None = None,
    ) -> None:
        if not isinstance(session, PuzzleSession):
            raise TypeError("this is no puzzle")
        self.puzzle = session
        super().__init__(session, changed, deals, seating)

    @property
    def over(self) -> bool:
        """True if the play is over, and all of it has been shown."""
        return self.present and self.puzzle.over

    @property
    def can_show(self) -> bool:
        """True if a step of the answer can be shown now."""
        return self.present and not self.puzzle.solved

    def show_step(self) -> bool:
        """Make the next move of the answer; one that leads elsewhere is taken back before that.

        Returns:
            Whether something was only taken back.
        """
        if not self.can_show:
            return False
        self.puzzle.helped = True
        astray, move = self.puzzle.astray, self.puzzle.next_step
        if astray:
            self._back(astray)
            return True
        if move is not None:
            self.make(move)
        return False

    def begin_again(self) -> None:
        """Take everything back."""
        if self.present and self.puzzle.made:
            self._back(self.puzzle.made)

    def _back(self, moves: int) -> None:
        self.puzzle.back_by(moves)
        self.jump()

    def ask_hint(self) -> bool:
        """The expert is not asked: the answer is known."""
        return False
