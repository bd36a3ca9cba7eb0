"""The life of games: begun, opened, gone on with, branched, and left."""

from collections.abc import Callable, Sequence
from pathlib import Path

from fort_desktop import clock, frame_clock
from fort_desktop.chronicle.kept import KeptFacts
from fort_desktop.record.faults import Damage, RecordError
from fort_desktop.record.format import Deal
from fort_desktop.record.index import SavedGame, unfinished
from fort_desktop.record.reader import read_record
from fort_desktop.record.saves import Saves
from fort_desktop.record.sitting import NOBODY, Sitting
from fort_desktop.rules.model.cards import Catalog
from fort_desktop.rules.model.events import SeatInfo
from fort_desktop.rules.model.types import SetupKind
from fort_desktop.session.again import same_deal
from fort_desktop.session.bot_process import Thinker
from fort_desktop.session.library.days import DAYS, DailyGames
from fort_desktop.session.library.duplicates import DUPLICATES, DuplicateGames
from fort_desktop.session.library.news import (
    Copied,
    Missed,
    News,
    NothingKept,
    Refused,
    TakenIn,
    Unopened,
)
from fort_desktop.session.library.on_table import Tries
from fort_desktop.session.loading import open_session, session_of
from fort_desktop.session.session import Session

GAMES = "games"
"""The folder of all games but those of days, and of deals that several persons play."""
_AT_ONCE = 0.03
"""Seconds for reading games before something is shown that tells of them."""
_SHARE, _LONGEST = 0.4, 0.05
"""For reading the rest beside the screen: a part of the time of each frame, and the most of it."""


class GameLibrary:
    """The game that is played, and all that are kept.

    Args:
        folder: where games are kept; None keeps none.
        thinker: the process in which computer players think; without one they think here.
        show: brings a game to the screen; tell: shows news.

    Attributes:
        session: the game that is being played.
        saves: the list of those that are kept.
        duplicates: the deals that several persons play, each alone.
        days: the deals of the days.
        thinks: there are processes beside this one, in which something can be computed.
        tries: the game that was played on from a moment of another one.
        facts: the facts of all games that are kept.
    """

    def __init__(
        self,
        catalog: Catalog,
        folder: Path | None,
        thinker: Thinker | None,
        show: Callable[[Session], None],
        tell: Callable[[News], None],
    ) -> None:
        self.catalog = catalog
        self.folder = folder
        apart = folder.parent / DUPLICATES if folder is not None else None
        days = folder.parent / DAYS if folder is not None else None
        self.saves = Saves(folder, apart, days) if folder is not None else None
        self.duplicates = DuplicateGames(catalog, apart, self.play, tell, thinker is not None)
        self.days = DailyGames(catalog, days, self.play, tell, self.duplicates.compute_par)
        self.facts = KeptFacts(folder.parent if folder is not None else None, catalog)
        self.session: Session | None = None
        self.tries = Tries()
        self.thinks = thinker is not None
        self._thinker = thinker
        self._show = show
        self._tell = tell

    def start(
        self,
        seats: Sequence[SeatInfo],
        setup: SetupKind,
        seed: Deal | int,
        practice: bool = False,
        sitting: Sitting = NOBODY,
    ) -> None:
        """Begin a game; in a practice game anything may be taken back."""
        now, folder = clock.stamp(), self.folder
        self.play(Session.new(self.catalog, seats, seed, setup, folder, practice, now, sitting))

    def deal_again(self, session: Session, by: int = 0) -> None:
        """Play the deal of a game that is over again, everybody `by` seats further on."""
        if not by and self.days.again(session):
            return
        table = same_deal(session, by)
        if table is not None:
            self.start(table.seats, table.setup, table.deal, sitting=table.sitting)

    def branch(self, at: int) -> None:
        """Play on from the past of the present game, as a new game."""
        if self.session is not None and not self.session.awaits_others:
            self.play(self.session.branch(at, self.folder, clock.stamp()))

    def read_on(self, seconds: float) -> None:
        """Read more of the kept games, in a frame that comes after so many seconds."""
        if self.saves is not None and self.saves.unread:
            self.saves.read_on(_over_in(min(seconds * _SHARE, _LONGEST)))

    @property
    def unread(self) -> int:
        """The number of kept games that are still to be read: `so_far` is without them."""
        return self.saves.unread if self.saves is not None else 0

    def so_far(self, wanted: Path | None = None) -> list[SavedGame]:
        """The games that are known so far, the last played first; `wanted` is one of them."""
        if self.saves is None:
            return []
        return self.saves.so_far(_over_in(_AT_ONCE), wanted)

    @property
    def all_so_far(self) -> list[SavedGame]:
        """The same with those of days, and of deals that all have played."""
        return [*self.so_far(), *self.duplicates.whole_games(), *self.days.whole_games()]

    @property
    def all_kept(self) -> list[SavedGame]:
        """The same with all that are kept, however long it takes to read them."""
        own = self.saves.games() if self.saves is not None else []
        return [*own, *self.duplicates.whole_games(), *self.days.whole_games()]

    @property
    def latest(self) -> SavedGame | None:
        """The game that can be gone on with, as far as games are known."""
        return unfinished(self.so_far())

    def go_on(self) -> None:
        """Continue the game that was played last."""
        slot = self.latest
        if slot is not None:
            self.open(slot.path)

    def open(self, path: Path) -> None:
        """Open a kept game; what is wrong with it is told."""
        try:
            home = self.saves.home(path) if self.saves is not None else path
            session, notices = open_session(self.catalog, home, self.folder)
        except RecordError as fault:
            self._tell(Unopened(fault))
            return
        self.play(session)
        if home != path:
            self._tell(Copied(path))
        for notice in notices:
            self._tell(notice)

    def read(self, path: Path) -> Session | None:
        """A kept game that is over, only to be told of; what is wrong with it is told."""
        try:
            return session_of(read_record(path), self.catalog)
        except RecordError as fault:
            self._tell(Unopened(fault))
            return None

    def take_in(self, path: Path) -> None:
        """Keep a game from elsewhere among the others, without opening it, and tell so."""
        if self.saves is None:
            self._tell(NothingKept())
            return
        try:
            made = self.saves.import_file(path)
        except RecordError as fault:
            self._tell(Refused(fault))
            return
        self._tell(TakenIn(made))

    def play(self, session: Session) -> None:
        """Bring a game to the screen, in place of the one that is being played."""
        if session is not self.session:
            self.leave()
            if self._thinker is not None:
                session.think_with(self._thinker)
        self.session = session
        self._show(session)

    def leave(self) -> None:
        """Let go of the game that is being played; it is on the disk then."""
        if self.session is not None:
            self.session.close()
        self.session = None

    def missed(self) -> Missed | None:
        """Return news of the game that was played last if it cannot be opened, else None."""
        last = self.so_far()[:1]
        if not last or last[0].whole:
            return None
        return Missed(last[0].summary.damage or Damage("no_game"), last[0].path)


def _over_in(seconds: float) -> Callable[[], bool]:
    """Return what tells, from now on, whether so many seconds are over."""
    until = frame_clock.now() + seconds
    return lambda: frame_clock.now() >= until
