"""A deal that lies in a folder of its own: what is played (`set.json`), and par (`par.json`)."""

from collections.abc import Sequence
from functools import cached_property
from pathlib import Path

from fort_desktop import clock
from fort_desktop.record.duplicate import PAR, SET, DealSet, ParGame, catalog_of, read_par
from fort_desktop.record.faults import RecordError
from fort_desktop.record.format import Deal
from fort_desktop.record.sitting import Sitting
from fort_desktop.rules.model.cards import Catalog
from fort_desktop.rules.model.events import SeatInfo
from fort_desktop.rules.model.types import RuleError
from fort_desktop.session.session import Session


class DealFolder:
    """A deal whose games are measured by what the expert makes of it.

    Attributes:
        folder: where it lies; told: what is played.
    """

    def __init__(self, folder: Path, told: DealSet) -> None:
        self.folder = folder
        self.told = told

    @cached_property
    def catalog(self) -> Catalog:
        """The cards that it is played with.

        Raises:
            RecordError: they are wrong.
        """
        return catalog_of(self.told, self.folder / SET)

    def begin_game(
        self, seats: Sequence[SeatInfo], deal: Deal, holder: str, folder: Path
    ) -> Session:
        """Begin a game of it.

        Args:
            holder: the profile in the seat that is measured, "" for a guest.
            folder: where the record is kept.

        Raises:
            RecordError: there can be no game of such seats.
        """
        holders = [""] * len(seats)
        holders[self.told.seat] = holder
        sitting, now = Sitting(tuple(holders)), clock.stamp()
        try:
            return Session.new(
                self.catalog, seats, deal, self.told.setup, folder, False, now, sitting
            )
        except RuleError as fault:
            raise RecordError("bad_value", self.folder / SET, 0, {"place": "seats"}) from fault

    @property
    def par(self) -> Path:
        """The file of the expert's games."""
        return self.folder / PAR

    @property
    def expert(self) -> tuple[ParGame, ...]:
        """The games of the expert so far; none if they cannot be read."""
        try:
            return read_par(self.par).games
        except RecordError:
            return ()

    @property
    def par_games(self) -> int:
        """The number of games of the expert."""
        return len(self.expert)
