"""Assembles the lines of a record into moves with their events, applying undos."""

from fort_desktop.record.aside import NOTHING_ASIDE
from fort_desktop.record.faults import Code, Values
from fort_desktop.record.format import Line
from fort_desktop.rules.knowledge.revealing import reveals
from fort_desktop.rules.model.events import ChanceRenewed, DecisionDue, Event, GameEnded
from fort_desktop.rules.model.moves import Act, Move, parse_move
from fort_desktop.rules.model.types import RuleError


class LineError(Exception):
    """A line that contradicts those before it."""

    def __init__(self, code: Code, values: Values | None = None) -> None:
        super().__init__(code)
        self.code: Code = code
        self.values: Values = values or {}


class Groups:
    """The content of the lines so far. Adding a line takes time linear in what it adds or removes.

    Attributes:
        events, lines: all events, and the file's line number of each.
        acts: the moves behind them; chance: generator state after the last event, None if it is
            not recorded.
        whole: whether the last move is complete; practice, name: as the lines say.
        anew: chance is to be renewed before the game goes on, since it is a copy of another one.
        aside: what persons at one screen have set last; aside_line: the line where it stands.
        left: seats that have changed hands, whatever was taken back since, and who came last.
        taken_back: number of undos of moves that had revealed something (R-18, INFO-1).
    """

    def __init__(self, practice: bool) -> None:
        self.events: list[Event] = []
        self.lines: list[int] = []
        self.acts: list[Act] = []
        self.chance: int | None = None
        self.whole = False
        self.practice = practice
        self.anew = False
        self.name = ""
        self.aside, self.aside_line = NOTHING_ASIDE, 0
        self.left: dict[int, str] = {}
        self.taken_back = 0
        # The moves that were taken back, the next one to be made again last; those up to
        # `_ahead` still can be. A list that is left behind is never changed.
        self._undone: list[Move] = []
        self._ahead = 0
        self._begun = (0, 0, self._undone, 0, False)

    def take(self, number: int, line: Line) -> None:
        """Add one line of the file.

        Raises:
            LineError: it contradicts those before it.
        """
        if line.event is not None:
            self._add(line.event, number)
            self.whole = isinstance(line.event, GameEnded)
        elif line.due is not None:
            self._add(DecisionDue(line.due), number)
            self.chance = _chance(line.chance)
            self.whole = True
        elif line.move is not None:
            self._move(line.seat, line.move)
        elif line.undo is not None:
            self._undo(line.undo, line.acts)
        elif line.practice is not None:
            self.practice = line.practice
        elif line.anew is not None:
            self.practice = self.anew = True
        elif line.left is not None:
            self.left[line.left] = line.holder
        elif line.name is not None:
            self.name = line.name
        elif line.aside is not None:
            self.aside, self.aside_line = line.aside, number
        if self.whole:
            counts = len(self.events), len(self.acts)
            self._begun = (*counts, self._undone, self._ahead, self.anew)

    def drop_unfinished(self) -> None:
        """Drop a last move that is incomplete."""
        events, acts, self._undone, self._ahead, self.anew = self._begun
        del self.events[events:], self.lines[events:], self.acts[acts:]

    @property
    def undone(self) -> list[Move]:
        """Moves that were taken back and can be redone, the next one last."""
        return self._undone[: self._ahead]

    def _add(self, event: Event, number: int) -> None:
        self.events.append(event)
        self.lines.append(number)
        if isinstance(event, ChanceRenewed):
            self.practice, self.anew = True, False
            self._undone, self._ahead = [], 0

    def _move(self, seat: int, words: str) -> None:
        try:
            move = parse_move(words)
        except RuleError as fault:
            raise LineError("bad_line", {"detail": str(fault)}) from fault
        if self.chance is not None:
            self.acts.append(Act(seat, move, len(self.events), self.chance))
            self.whole = False
        if self._ahead and self._undone[self._ahead - 1] == move:
            self._ahead -= 1
        else:
            self._undone, self._ahead = [], 0

    def _undo(self, count: int, acts: int | None) -> None:
        """Remove the last `count` events, and the questions after the remaining ones.

        A move may have no events but a question, so the moves are counted too.
        """
        if (acts or 0) > len(self.acts):
            raise LineError("bad_undo", {"count": acts or 0})
        at = self.acts[-acts].at if acts else self._start_of(count)
        gone = self.events[at:]
        renewed = any(isinstance(event, ChanceRenewed) for event in gone)
        if renewed or sum(not isinstance(event, DecisionDue) for event in gone) != count:
            raise LineError("bad_undo", {"count": count})
        del self.events[at:], self.lines[at:]
        self.taken_back += any(map(reveals, gone))
        del self._undone[self._ahead :]
        while self.acts and self.acts[-1].at >= at:
            act = self.acts.pop()
            self.chance = act.chance
            self._undone.append(act.move)
        self._ahead = len(self._undone)
        self.whole = True

    def _start_of(self, count: int) -> int:
        """The index of the first of the last `count` events, questions not counted."""
        at = len(self.events)
        while count and at:
            at -= 1
            count -= not isinstance(self.events[at], DecisionDue)
        return at


def _chance(digits: str) -> int | None:
    try:
        return int(digits, 16) if digits else None
    except ValueError as fault:
        raise LineError("bad_line", {"detail": "chance is no hexadecimal number"}) from fault
