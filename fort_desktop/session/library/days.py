"""The life of the games of the days: played, gone on with, played again, looked back at."""

from collections.abc import Callable, Sequence
from datetime import date
from pathlib import Path
from typing import Final

from fort_desktop import clock
from fort_desktop.record.duplicate import MOST_GAMES
from fort_desktop.record.faults import RecordError
from fort_desktop.record.index import SavedGame
from fort_desktop.rules.model.cards import Catalog
from fort_desktop.session.daily.plan import OWN, today
from fort_desktop.session.daily.store import DayGame, Days, KeptDay, begun_in
from fort_desktop.session.duplicate.folder import DealFolder
from fort_desktop.session.library.news import News
from fort_desktop.session.library.on_table import OnTable
from fort_desktop.session.session import Session

DAYS: Final = "days"
"""The folder beside that of the games."""


class DailyGames:
    """The games of the days, and the one that is on the table.

    Args:
        folder: where they are kept; None keeps none, and there are none.
        bring: brings a game to the screen; tell: shows news.
        compute_par: sees to it that par of a deal is computed, in the background.

    Attributes:
        clock: tells the time, in Unix seconds.
    """

    def __init__(
        self,
        catalog: Catalog,
        folder: Path | None,
        bring: Callable[[Session], None],
        tell: Callable[[News], None],
        compute_par: Callable[[DealFolder], None],
    ) -> None:
        self.store = Days(folder, catalog) if folder is not None else None
        self.clock: Callable[[], float] = clock.now
        self._compute = compute_par
        self._on_table: OnTable[KeptDay] = OnTable(bring, tell)

    @property
    def today(self) -> date:
        """The present day; a game that is being played keeps its own."""
        return today(self.clock())

    def of(self, session: Session | None) -> KeptDay | None:
        """The day that a game belongs to, None for any other game."""
        return self._on_table.of(session)

    @property
    def begun(self) -> DayGame | None:
        """The game of any day that was played last and waits to be gone on with."""
        found = self.store.games() if self.store is not None else []
        last = {(one.day, one.holder): one for one in found}
        waiting = [one for one in last.values() if begun_in([one]) is not None]
        return max(waiting, key=lambda one: one.slot.changed, default=None)

    def whole_games(self) -> list[SavedGame]:
        """All games of all days, for counts; those that are not over do not count."""
        found = self.store.games() if self.store is not None else []
        return [one.slot for one in found]

    def play(self, day: date, holder: str, names: Sequence[str]) -> None:
        """Begin the game of a day, or continue with it; days to come are not played."""
        store = self.store
        if store is not None and day <= self.today:
            kept = store.at(day)
            if self._on_table.open(kept, lambda: store.play(kept, holder, names)):
                self.compute_par(kept)

    def go_on(self, game: DayGame) -> None:
        """Continue with a game that was begun."""
        names = [seat.name for seat in game.slot.summary.seats]
        self.play(game.day, game.holder, names)

    def again(self, session: Session) -> bool:
        """Play the deal of a day once more; False if this is not a game of a day."""
        kept = self.of(session)
        if kept is None:
            return False
        names = [seat.name for seat in session.seats]
        self.play(kept.day, session.recording.sitting.now(OWN), names)
        return True

    def look_back(self, day: date, slot: SavedGame) -> None:
        """Open a game of a day that is over."""
        store = self.store
        if store is not None:
            kept = store.at(day)
            self._on_table.open(kept, lambda: store.look_back(kept, slot))

    def compute_par(self, kept: KeptDay) -> None:
        """See to it that par of a day is computed; that takes minutes, in the background."""
        if kept.par_games == MOST_GAMES:
            return
        try:
            kept.keep()
        except RecordError:
            return  # without par there are still two stars
        self._compute(kept)
