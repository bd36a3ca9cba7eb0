"""The stars of some days of one person, read and proved beside the frames."""

from collections.abc import Sequence
from datetime import date

from fort_desktop.session.daily.stars import Par, Result, par_of, stars
from fort_desktop.session.daily.store import DayGame, Days, DayState, state_of, whole_in
from fort_desktop.threads import beside


class DayStars:
    """The results of the days of a month.

    Args:
        days: the days that are looked at; holder: whose they are, "" for a guest.

    Attributes:
        results: by day that was played, as soon as it is known; None: it cannot be proved.
    """

    def __init__(self, store: Days, days: Sequence[date], holder: str) -> None:
        self.results: dict[date, Result | None] = {}
        self._pars: dict[date, Par | None] = {}
        self._store = store
        self._holder = holder
        self._games: dict[date, list[DayGame]] = {day: [] for day in days}
        found = [one for one in store.games() if one.holder == holder]
        for one in found:
            if one.day in self._games:
                self._games[one.day].append(one)
        self.last = max((one.day for one in found), default=None)
        self._reader = beside(self._read, "fort-stars")

    def _read(self) -> None:
        for day, games in self._games.items():
            if whole_in(games):
                kept = self._store.at(day)
                self._pars[day] = par_of(kept.expert)
                self.results[day] = self._store.result(kept, self._holder, games)

    def wait(self) -> None:
        """Wait until all is read; nobody who draws frames does that."""
        if self._reader is not None:
            self._reader.join()

    def games(self, day: date) -> list[DayGame]:
        """The games of a day."""
        return self._games.get(day, [])

    def state(self, day: date) -> DayState:
        """Return what the person has done on a day."""
        return state_of(self.games(day))

    def stars(self, day: date) -> int | None:
        """The stars of a day; None if it was not played, or is still being read."""
        result = self.results.get(day)
        return stars(result, self._pars.get(day)) if result is not None else None

    @property
    def total(self) -> int:
        """All stars of these days."""
        return sum(self.stars(day) or 0 for day in self._games)
