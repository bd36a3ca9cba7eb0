"""Keeps one game on the disk: move by move, in a file that can be proved."""

from collections.abc import Sequence
from pathlib import Path

from fort_desktop.record.faults import RecordError
from fort_desktop.record.format import Deal, game_bodies, head_body, left_body
from fort_desktop.record.journal import Journal, Loss
from fort_desktop.record.sitting import NOBODY, Sitting
from fort_desktop.rules.game import Game


class Recording:
    """Writes what happens in a game, if it is kept at all.

    Args:
        game: what is recorded; it is never written here.
        deal: where its chance came from, if that is known.

    Attributes:
        journal: the file; None if the game is not kept.
        sitting: whose profiles have sat where from the beginning on, and the house rules.
    """

    def __init__(self, game: Game, deal: Deal | None) -> None:
        self._game = game
        self._deal = deal
        self.journal: Journal | None = None
        self.sitting: Sitting = NOBODY

    def begin(self, folder: Path, practice: bool, began: int = 0) -> None:
        """Write the game so far to a new file in `folder`, and continue with that.

        Args:
            practice: it began as a practice game; began: when, in seconds since 1970.
        """
        self.journal = Journal.begin(folder, self.bodies(practice, began))
        self.journal.settle()

    def bodies(self, practice: bool, began: int = 0) -> list[bytes]:
        """The lines of a record of the game so far."""
        game = self._game
        head = head_body(game.events, game.state.catalog, self._deal, began, practice, self.sitting)
        return [head, *game_bodies(game)]

    def write(self, bodies: Sequence[bytes]) -> None:
        """Add lines; the disk takes them in its own time."""
        if self.journal is not None:
            self.journal.put(bodies)

    def pass_seat(self, seat: int, holder: str = "") -> None:
        """From here on somebody else decides for a seat: the game counts for nobody there.

        Args:
            holder: the profile of who comes; "" for a guest or a computer.
        """
        self.sitting = self.sitting.after([(seat, holder)])
        self.write([left_body(seat, holder)])

    @property
    def settled(self) -> bool:
        """True once the last line is on the disk, or cannot be: only then is its move shown."""
        return self.journal is None or self.journal.settled

    def settle(self) -> None:
        """Wait for the disk."""
        if self.journal is not None:
            self.journal.settle()

    @property
    def trouble(self) -> RecordError | None:
        """The reason why the game is not being kept at present, None while it is."""
        return self.journal.trouble if self.journal is not None else None

    @property
    def losses(self) -> Sequence[Loss]:
        """The changes by others to the files of this game while it was played, first to last."""
        return tuple(self.journal.losses) if self.journal is not None else ()

    @property
    def path(self) -> Path | None:
        """The file, None if there is none."""
        return self.journal.path if self.journal is not None else None

    def close(self) -> None:
        """The game is left; it is on the disk then, if that can be."""
        if self.journal is not None:
            self.journal.close()
