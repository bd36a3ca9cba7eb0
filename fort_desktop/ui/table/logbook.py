"""The lines of the log, and the part of them that is seen."""

from typing import Final, NamedTuple

from fort_desktop.rules.model.events import Event
from fort_desktop.session.seating import Passed
from fort_desktop.session.session import Session
from fort_desktop.session.undo import TakenBack
from fort_desktop.ui.text.seats import passed_words
from fort_desktop.ui.text.sentences import Teller

FEWEST: Final = 5
"""Lines that are still seen when the wheel is turned as far as it goes, where that is folded."""
_LATER: Final = 2
"""Lines after the marked one that are seen while the past is shown."""


class Line(NamedTuple):
    """A line of the log: the colour of its seat ("" for nobody), and how many events led to it."""

    colour: str
    told: Event | TakenBack | Passed
    at: int
    teller: Teller

    @property
    def words(self) -> str:
        """The text of the line, in the current language."""
        if isinstance(self.told, TakenBack):
            return self.teller.taken_back(self.told)
        if isinstance(self.told, Passed):
            return passed_words(self.told.before, self.told.now)
        return self.teller.tell(self.told) or ""


class LogBook:
    """The log of a game, as far as it has been told.

    Attributes:
        lines: all that has been told; scrolled: so many of them lie below what is seen.
        unfolded: it is laid open where it is folded else.
    """

    def __init__(self, session: Session, teller: Teller) -> None:
        self._session = session
        self._tellers = {tuple(session.seats): teller}
        self._catalog = teller.catalog
        self.lines: list[Line] = []
        self._lacks = False
        self.scrolled = 0
        self.unfolded = False

    # What was told.

    def retell(self) -> None:
        """Write it anew from all that the viewer knows."""
        self.lines, self._lacks = [], False
        for at, event in enumerate(self._session.events, 1):
            self.tell(event, at)
        for taken in self._session.taken_back:
            self._note(taken, taken.by)
        for passed in self._session.passed:
            self._note(passed, passed.seat)

    def tell(self, event: Event, at: int) -> bool:
        """Write the line of an event; False if there is nothing to say of it."""
        teller = self._teller_at(at)
        if teller.tell(event) is None:
            return False
        seat = getattr(event, "seat", None)
        colour = self._session.seats[seat].colour if isinstance(seat, int) else ""
        self.lines.append(Line(colour, event, at, teller))
        return True

    def _teller_at(self, at: int) -> Teller:
        """Tells of whoever sat there then: what a person has done stays under their name."""
        seats = self._session.seats_at(at)
        return self._tellers.setdefault(seats, Teller(self._catalog, seats))

    def _note(self, told: TakenBack | Passed, seat: int) -> None:
        """Add a line that no event tells, between the lines of the moves that are left."""
        at = min(told.at, self._session.at)
        line = Line(self._session.seats[seat].colour, told, at, self._teller_at(at))
        self.lines.insert(sum(one.at <= at for one in self.lines), line)

    def forget_after(self, at: int) -> None:
        """Keep what led to the first `at` events only: the rest is told again."""
        later = [line for line in self.lines if line.at > at]
        self.lines = [line for line in self.lines if line.at <= at]
        self._lacks = self._lacks or any(isinstance(one.told, TakenBack | Passed) for one in later)

    def complete(self) -> None:
        """All has been told again, but for what no event tells."""
        if self._lacks:
            self.retell()

    # What is seen.

    def marked(self, past: int | None) -> int:
        """Index of the line of the moment that is shown; `past` as in `TableModel`."""
        if past is None:
            return len(self.lines) - 1
        return max(0, sum(line.at <= past for line in self.lines) - 1)

    def last(self, past: int | None) -> int:
        """Index of the last line that is to be seen."""
        last = self._newest(past)
        return max(min(last, FEWEST - 1), last - self.scrolled)

    def _newest(self, past: int | None) -> int:
        """The same if nobody has turned the wheel."""
        later = 0 if past is None else _LATER
        return min(len(self.lines) - 1, self.marked(past) + later)

    def scroll(self, notches: float, past: int | None, fewest: int = FEWEST) -> None:
        """Turn the wheel: up is towards the past.

        Args:
            fewest: so many lines are seen while the first of all is the topmost.
        """
        most = max(0, self._newest(past) + 1 - fewest)
        self.scrolled = min(most, max(0, self.scrolled + round(notches)))

    def unfold(self, unfolded: bool) -> None:
        """Lay it open with its newest lines, or fold it."""
        self.unfolded, self.scrolled = unfolded, 0
