"""The life of deals that several persons play, each alone: begun, played, looked back at."""

from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from typing import Final

from fort_desktop.record.duplicate import MOST_GAMES, Player
from fort_desktop.record.faults import RecordError
from fort_desktop.record.format import Deal
from fort_desktop.record.index import SavedGame
from fort_desktop.rules.model.cards import Catalog
from fort_desktop.rules.model.events import SeatInfo
from fort_desktop.rules.model.types import SetupKind
from fort_desktop.session.duplicate.background import ParRunner
from fort_desktop.session.duplicate.folder import DealFolder
from fort_desktop.session.duplicate.store import Duplicates, KeptDuplicate
from fort_desktop.session.library.news import News, Unopened
from fort_desktop.session.library.on_table import OnTable
from fort_desktop.session.session import Session

DUPLICATES: Final = "duplicates"
"""The folder beside that of the games; none of the lists of games comes across it."""


class DuplicateGames:
    """All deals that are kept, and the one whose game is on the table.

    Args:
        folder: where they are kept; None keeps none, and there are none.
        bring: brings a game to the screen; tell: shows news.
        thinks: par is computed, in a process of its own.
    """

    def __init__(
        self,
        catalog: Catalog,
        folder: Path | None,
        bring: Callable[[Session], None],
        tell: Callable[[News], None],
        thinks: bool,
    ) -> None:
        self.store = Duplicates(folder) if folder is not None else None
        self._catalog = catalog
        self._tell = tell
        self._runner = ParRunner() if thinks else None
        self._on_table: OnTable[KeptDuplicate] = OnTable(bring, tell)

    def of(self, session: Session | None) -> KeptDuplicate | None:
        """The deal that a game belongs to, None for any other game."""
        return self._on_table.of(session)

    @property
    def waiting(self) -> list[KeptDuplicate]:
        """Those that somebody is still to play, the last played first."""
        return self.store.waiting if self.store is not None else []

    def whole_games(self) -> list[SavedGame]:
        """The games of all deals that all have played: they count as any others, and not before."""
        return [slot for _, _, slot in self._whole()]

    def _whole(self) -> Iterator[tuple[KeptDuplicate, int, SavedGame]]:
        """The same with the deal of each, and the number of its player."""
        for kept in self.store.all() if self.store is not None else []:
            for number in kept.played if kept.complete else ():
                slot = kept.saved(number)
                if slot is not None:
                    yield kept, number, slot

    def open_at(self, path: Path) -> bool:
        """Open the game of this file, if it is one of a deal that all have played."""
        found = next(((kept, n) for kept, n, slot in self._whole() if slot.path == path), None)
        if found is not None:
            self.look_back(*found)
        return found is not None

    def begin(
        self,
        deal: Deal,
        setup: SetupKind,
        seats: Sequence[SeatInfo],
        seat: int,
        players: Sequence[Player],
        catalog: Catalog | None = None,
    ) -> KeptDuplicate | None:
        """Keep a new deal.

        Args:
            catalog: the cards, if they are not the present ones.

        Returns:
            The deal; None if it cannot be kept, which is told.
        """
        if self.store is None:
            return None
        try:
            return self.store.begin(catalog or self._catalog, deal, setup, seats, seat, players)
        except RecordError as fault:
            self._tell(Unopened(fault))
            return None

    def play(self, kept: KeptDuplicate, number: int) -> None:
        """Let a player begin, or go on."""
        self._on_table.open(kept, lambda: kept.play(number))

    def look_back(self, kept: KeptDuplicate, number: int) -> None:
        """Open the game of a player, once all have played."""
        self._on_table.open(kept, lambda: kept.look_back(number))

    def compute_par(self, kept: DealFolder) -> None:
        """See to it that par of a deal is computed; that takes minutes, in the background."""
        if self._runner is not None and kept.par_games < MOST_GAMES:
            self._runner.start(kept.folder)

    def close(self) -> None:
        """The program ends; what is left of par is computed another time."""
        if self._runner is not None:
            self._runner.close()
