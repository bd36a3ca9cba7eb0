"""The games of the days, in a folder of their own: no list where they could be thrown away.

All games lie side by side, numbered in the order in which they were begun, whatever the clock said
then; a game tells its day by the words of its deal. Each day has a folder for its cards and par.
"""

from collections.abc import Sequence
from datetime import date
from pathlib import Path
from typing import Final, Literal, NamedTuple

from fort_desktop.files import make_folder, write_whole
from fort_desktop.record.duplicate import SET, DealSet, cards_of, encoded, read_set
from fort_desktop.record.faults import RecordError, because
from fort_desktop.record.format import replace
from fort_desktop.record.index import SavedGame
from fort_desktop.record.lock import alone
from fort_desktop.record.saves import Saves
from fort_desktop.rules.model.cards import Catalog
from fort_desktop.rules.model.events import SeatInfo
from fort_desktop.rules.model.types import COLOURS
from fort_desktop.session.daily.plan import OWN, day_in, deal_of, table_of
from fort_desktop.session.daily.stars import Result, result_of
from fort_desktop.session.duplicate.folder import DealFolder
from fort_desktop.session.loading import Notice, open_session
from fort_desktop.session.session import Session

DayState = Literal["new", "begun", "played"]
_LOCK: Final = "days.lock"


class DayGame(NamedTuple):
    """A game of a day: whose it is ("" for a guest), and its file."""

    day: date
    holder: str
    slot: SavedGame


class KeptDay(DealFolder):
    """The deal of one day.

    Attributes:
        day: its date.
    """

    def __init__(self, folder: Path, day: date, told: DealSet) -> None:
        super().__init__(folder, told)
        self.day = day

    def seated(self, names: Sequence[str]) -> list[SeatInfo]:
        """The table with these names."""
        both = zip(self.told.seats, names, strict=False)
        return [SeatInfo(name, info.colour, info.player) for info, name in both]

    def keep(self) -> None:
        """Keep the cards of the day, so that a new version of them changes no day that has begun.

        Raises:
            RecordError: they cannot be written.
        """
        path = self.folder / SET
        if _told_in(path, self.day) is not None:
            return
        try:
            make_folder(self.folder)
            write_whole(path, encoded(self.told))
        except OSError as fault:
            raise because(path, fault, "unwritable") from fault


class Days:
    """All days and their games.

    Args:
        catalog: the present cards, for days that nobody has played yet.
    """

    def __init__(self, folder: Path, catalog: Catalog) -> None:
        self.folder = folder
        self._catalog = catalog
        self._saves = Saves(folder)
        self._results: dict[tuple[Path, float], Result | None] = {}

    def at(self, day: date) -> KeptDay:
        """The deal of a day, as it was kept when it was first played, or new."""
        folder = self.folder / day.isoformat()
        told = _told_in(folder / SET, day) or _told(day, self._catalog)
        return KeptDay(folder, day, told)

    def games(self) -> list[DayGame]:
        """All games of all persons, in the order in which they were begun."""
        found = []
        for slot in sorted(self._saves.games(), key=lambda one: _number(one.path)):
            day, told = day_in(slot.summary.words), slot.summary
            kinds = tuple(seat.player for seat in told.seats)
            if day is not None and kinds == table_of(day).players:
                holders = told.sitting.holders
                found.append(DayGame(day, holders[OWN] if holders else "", slot))
        return found

    def of(self, day: date, holder: str) -> list[DayGame]:
        """The games of one person on a day."""
        return [one for one in self.games() if (one.day, one.holder) == (day, holder)]

    def play(
        self, kept: KeptDay, holder: str, names: Sequence[str]
    ) -> tuple[Session, list[Notice]]:
        """Continue with a person's game of a day, or begin one.

        Args:
            names: of all who sit there. Their colours are those of the day, for Best Friends come
                with them (SETUP-6).

        Returns:
            The session, and what to tell about the file.

        Raises:
            RecordError: it cannot be read or written, or another program plays it.
        """
        notices: list[Notice] = []
        kept.keep()
        with alone(self.folder / _LOCK):
            games = self.of(kept.day, holder)
            begun = begun_in(games)
            if begun is None:
                # The cards are known then, so that the game counts for nobody.
                deal = replace(deal_of(kept.day), again=bool(whole_in(games)))
                session = kept.begin_game(kept.seated(names), deal, holder, self.folder)
            else:
                session, notices = open_session(kept.catalog, begun.path, self.folder)
        if session.looking:
            session.close()
            raise RecordError("locked", self.folder)
        session.play_even(kept.told.seed)
        return session, notices

    def look_back(self, kept: KeptDay, slot: SavedGame) -> tuple[Session, list[Notice]]:
        """Open a game that is over.

        Raises:
            RecordError: it cannot be read.
        """
        return open_session(kept.catalog, slot.path, self.folder)

    def result(self, kept: KeptDay, holder: str, games: Sequence[DayGame]) -> Result | None:
        """Return the result of a person's first whole game of a day, None if `games` has none.

        It takes a fifth of a second to read and prove a game, the first time.
        """
        for slot in whole_in(games):
            key = (slot.path, slot.changed)
            if key not in self._results:
                self._results[key] = result_of(kept, holder, slot.path)
            found = self._results[key]
            if found is not None:
                return found
        return None


def whole_in(games: Sequence[DayGame]) -> list[SavedGame]:
    """Those that are over, the first one first."""
    return [one.slot for one in games if one.slot.summary.ended]


def begun_in(games: Sequence[DayGame]) -> SavedGame | None:
    """The game of a person and a day that waits to be gone on with.

    Only the last one can: an earlier one was lost, and went on in another file.
    """
    last = games[-1].slot if games else None
    return last if last is not None and not last.summary.ended else None


def state_of(games: Sequence[DayGame]) -> DayState:
    """Return the state of a day for a person, from the person's games of that day."""
    if begun_in(games) is not None:
        return "begun"
    return "played" if games else "new"


def _number(path: Path) -> tuple[int, str]:
    """The order of files with a number in their name."""
    return len(path.name), path.name


def _told_in(path: Path, day: date) -> DealSet | None:
    """Return what is kept of a day; None if there is nothing, or it is not the deal of that day."""
    try:
        told = read_set(path)
    except RecordError:
        return None
    same = (told.seed, told.setup, told.seat) == (deal_of(day).seed, table_of(day).setup, OWN)
    return told if same and told.seats == _seats(day) else None


def _told(day: date, catalog: Catalog) -> DealSet:
    """Return the deal that is played on a day."""
    deal, table = deal_of(day), table_of(day)
    return DealSet(
        seed=deal.seed,
        secret=deal.secret,
        words=deal.words,
        commitment=deal.commitment,
        setup=table.setup,
        seats=_seats(day),
        seat=OWN,
        catalog=catalog.digest,
        cards=cards_of(catalog),
    )


def _seats(day: date) -> tuple[SeatInfo, ...]:
    """The table of a day; names are given when somebody plays."""
    kinds = enumerate(table_of(day).players)
    return tuple(SeatInfo(str(i + 1), COLOURS[i], kind) for i, kind in kinds)
