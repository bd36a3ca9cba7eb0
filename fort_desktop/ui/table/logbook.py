"""The lines of the log, and the part of them that is seen."""

from collections.abc import Iterator, Sequence
from typing import Final, NamedTuple

import msgspec

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


class Log(msgspec.Struct, frozen=True):
    """The log of a game as far as it has been told, and the part of it that is seen.

    Attributes:
        lines: all that has been told; lacks: some lines that no event tells are missing.
        scrolled: so many lines lie below what is seen.
    """

    lines: tuple[Line, ...] = ()
    lacks: bool = False
    scrolled: int = 0

    def plus(self, *lines: Line) -> "Log":
        """Return the log with more lines at its end."""
        return msgspec.structs.replace(self, lines=(*self.lines, *lines)) if lines else self

    def until(self, at: int) -> "Log":
        """Return what led to the first `at` events only: the rest is told again."""
        later = [line for line in self.lines if line.at > at]
        lacks = self.lacks or any(isinstance(one.told, TakenBack | Passed) for one in later)
        lines = tuple(line for line in self.lines if line.at <= at)
        return msgspec.structs.replace(self, lines=lines, lacks=lacks)

    def since(self, before: "Log") -> Iterator[Line]:
        """Return the lines of all that was told after another state of the log, first to last."""
        last = [log.lines[-1].at if log.lines else 0 for log in (before, self)]
        old = {id(line.told) for line in before.lines}
        for line in self.lines:
            if isinstance(line.told, TakenBack | Passed):
                if id(line.told) not in old:
                    yield line
            elif line.at > min(last):
                yield line

    def whole(self, lines: tuple[Line, ...]) -> "Log":
        """Return the log with all lines written again."""
        return msgspec.structs.replace(self, lines=lines, lacks=False)

    def marked(self, past: int | None) -> int:
        """Return the index of the line of the moment `past`, None for the present."""
        if past is None:
            return len(self.lines) - 1
        return max(0, sum(line.at <= past for line in self.lines) - 1)

    def last(self, past: int | None) -> int:
        """Return the index of the last line that is to be seen."""
        last = self._newest(past)
        return max(min(last, FEWEST - 1), last - self.scrolled)

    def _newest(self, past: int | None) -> int:
        """The same if nobody has turned the wheel."""
        later = 0 if past is None else _LATER
        return min(len(self.lines) - 1, self.marked(past) + later)

    def scroll(self, notches: float, past: int | None, fewest: int = FEWEST) -> "Log":
        """Return the log after a turn of the wheel: up is towards the past.

        Args:
            fewest: so many lines are seen while the first of all is the topmost.
        """
        most = max(0, self._newest(past) + 1 - fewest)
        scrolled = min(most, max(0, self.scrolled + round(notches)))
        return msgspec.structs.replace(self, scrolled=scrolled)


class LogWriter:
    """Writes the lines of the log of a game, each in the words of those who sat there then."""

    def __init__(self, session: Session, teller: Teller) -> None:
        self._session = session
        self._tellers = {tuple(session.seats): teller}
        self._catalog = teller.catalog
        self._written: dict[int, tuple[Event, Teller, Sequence[Line]]] = {}

    def retold(self) -> tuple[Line, ...]:
        """Return the lines of all that the viewer knows."""
        events = enumerate(self._session.events, 1)
        lines = [line for at, event in events for line in self.lines(event, at)]
        for taken in self._session.taken_back:
            self._note(lines, taken, taken.by)
        for passed in self._session.passed:
            self._note(lines, passed, passed.seat)
        return tuple(lines)

    def lines(self, event: Event, at: int) -> Sequence[Line]:
        """Return the line of an event, the `at`-th; none if there is nothing to say of it."""
        teller = self._teller_at(at)
        told, by, lines = self._written.get(at, (None, teller, ()))
        if (told is not event and told != event) or by is not teller:
            seat = getattr(event, "seat", None)
            colour = self._session.seats[seat].colour if isinstance(seat, int) else ""
            lines = (Line(colour, event, at, teller),) if teller.tell(event) is not None else ()
            self._written[at] = event, teller, lines
        return lines

    def _teller_at(self, at: int) -> Teller:
        """Tells of whoever sat there then: what a person has done stays under their name."""
        seats = self._session.seats_at(at)
        if seats not in self._tellers:
            self._tellers[seats] = Teller(self._catalog, seats)
        return self._tellers[seats]

    def _note(self, lines: list[Line], told: TakenBack | Passed, seat: int) -> None:
        """Add a line that no event tells, between the lines of the moves that are left."""
        at = min(told.at, self._session.at)
        line = Line(self._session.seats[seat].colour, told, at, self._teller_at(at))
        lines.insert(sum(one.at <= at for one in lines), line)
