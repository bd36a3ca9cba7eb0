"""A finished game as the page looks back at it: whose eyes, which moment, and a try from there."""

from pathlib import Path

import msgspec

from fort_desktop import clock
from fort_desktop.record.reader import read_record
from fort_desktop.rules.model.cards import Catalog
from fort_desktop.rules.model.events import Score, SeatInfo
from fort_desktop.rules.model.seats import PERSON
from fort_desktop.session.loading import session_of
from fort_desktop.session.session import Session


class Past:
    """A game that is over, read from its file; nothing in it is ever written.

    Args:
        catalog: the current cards; the game keeps those that it was played with.

    Attributes:
        path: the file; game: what is in it; session: the same, with those who played it.
        persons: the seats that can be looked at; those of persons, all where there are none.

    Raises:
        RecordError: see `open_session`.
    """

    def __init__(self, catalog: Catalog, path: Path) -> None:
        record = read_record(path)
        self.path = path
        self.game = record.game(catalog)
        self.session = session_of(record, catalog)
        self.session.looking = True
        self.persons = self.session.persons or list(range(len(self.session.seats)))

    @property
    def seats(self) -> tuple[SeatInfo, ...]:
        """The seats, with those who sat there in the end."""
        return self.session.seats

    @property
    def scores(self) -> tuple[Score, ...]:
        """The points at the end, by seat."""
        return tuple(sorted(self.session.view().scores, key=lambda score: score.seat))

    def eyes(self, seat: int) -> Session:
        """The same game for the eyes of one seat: one looks on, so no curtain hides a hand."""
        kinds = ["" if info.player == PERSON else info.player for info in self.seats]
        kinds[seat] = PERSON
        infos = [
            msgspec.structs.replace(info, player=kind)
            for info, kind in zip(self.seats, kinds, strict=True)
        ]
        made = Session(self.game, infos, {})
        made.looking = True
        made.see_as(seat)
        return made

    def branch(self, at: int, seat: int, folder: Path | None) -> Session:
        """A practice game that continues from the question after the first `at` events."""
        self.session.see_as(seat)
        return self.session.branch(at, folder, clock.stamp())
