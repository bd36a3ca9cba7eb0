"""The course of the guided first game: which step it is at, and what is taken there.

It knows nothing of a table. Whoever carries it out tells it how many moves have been made, what is
asked, and which events have been told.
"""

from collections.abc import Iterable, Iterator, Sequence
from typing import Final, Literal, NamedTuple

from fort_desktop.record.aside import LessonMark
from fort_desktop.rules.model.events import Event
from fort_desktop.rules.model.moves import Decision, Move, parse_move, text
from fort_desktop.ui.text.lesson.book import chapters
from fort_desktop.ui.text.lesson.step import Chapter, Step, fits, found
from fort_desktop.ui.text.lesson.told import FREE

LEARNER: Final = 0
RIVAL: Final = 1
Due = Literal["rival", "ask", "read", "on"]
"""What a step waits for: a move of the rival, an answer, that its note is read, or nothing."""


class Entered(NamedTuple):
    """A step that was come to, after so many moves of the game."""

    number: int
    at: int


class Lesson:
    """The position of a learner in the lesson.

    Args:
        mark: where to go on; None for the beginning.

    Attributes:
        index: of the step, in `steps`; at: how many moves had been made when it was reached.
        over: nobody guides any more; done: the lesson was played to its last step.
        path: the steps that were reached since the game was opened, first to last.
        finished: the ids of the chapters whose last step was done since then.
    """

    def __init__(self, mark: LessonMark | None = None, made: int = 0) -> None:
        self.chapters: tuple[Chapter, ...] = chapters()
        self.steps: tuple[Step, ...] = tuple(s for one in self.chapters for s in one.steps)
        self.over = mark is not None and mark.step == FREE
        self.done = mark is not None and mark.done
        self.index = self._index_of(mark) if mark is not None else 0
        self.at = min(mark.at, made) if mark is not None else 0
        self.path: list[Entered] = [Entered(self.index, self.at)]
        self.finished: list[str] = []

    def _index_of(self, mark: LessonMark) -> int:
        """Of a step that this version does not know, its chapter's first is taken."""
        known = [i for i, step in enumerate(self.steps) if step.id == mark.step]
        return known[0] if known else self.first_of(min(mark.chapter, len(self.chapters) - 1))

    @property
    def mark(self) -> LessonMark:
        """The mark to keep for going on from here."""
        return LessonMark(FREE if self.over else self.step.id, self.chapter, self.at, self.done)

    @property
    def step(self) -> Step:
        """The step that is due."""
        return self.steps[self.index]

    @property
    def chapter(self) -> int:
        """The number of the step's chapter, from 0."""
        return self.chapter_of(self.index)

    def chapter_of(self, index: int) -> int:
        """Return the number of a step's chapter, from 0."""
        return sum(self.first_of(i) <= index for i in range(len(self.chapters))) - 1

    def first_of(self, chapter: int) -> int:
        """The first step of a chapter."""
        return sum(len(one.steps) for one in self.chapters[:chapter])

    # What is asked of the learner.

    def asks(self, decision: Decision | None) -> bool:
        """Return True if the open question is the one of this step."""
        return decision is not None and (decision.seat, decision.kind) == (LEARNER, self.step.ask)

    def takes(self, move: Move) -> bool:
        """Return True if an answer to the question of this step is accepted."""
        return any(fits(pattern, text(move)) for pattern in self.step.moves)

    def reply(self, move: Move) -> str:
        """The message to an answer that is not made, "" if there is none."""
        return found(self.step.other, text(move))

    def shown(self, decision: Decision) -> Move | None:
        """The move that is pointed at: the main line, or else the first that is taken."""
        for pattern in self.step.moves:
            for move in decision.moves:
                if fits(pattern, text(move)):
                    return move
        return None

    def answered(self, made: Sequence[Move], decision: Decision | None) -> bool:
        """Return True if this step has its answer.

        Args:
            made: the moves since the step was reached; decision: what is asked now.
        """
        again = self.step.repeat and self.asks(decision)
        return bool(made) and not again

    def then(self, made: Sequence[Move]) -> str:
        """The message after the answer, "" for none."""
        return found(self.step.then, text(made[0])) if made and self.step.then else ""

    # What the rival does.

    def rival_move(self, made: Sequence[Move], decision: Decision | None) -> Move | None:
        """The next move of the rival in this step; None if there is none left."""
        if decision is None or decision.seat != RIVAL or len(made) >= len(self.step.rival):
            return None
        wanted = (self.step.rival[len(made)], *self.step.instead)
        legal = [move for move in map(parse_move, wanted) if move in decision.moves]
        return legal[0] if legal else None

    # What is said, and when.

    @property
    def message(self) -> str:
        """The message of the note that is due; "" for none."""
        return self.step.say

    @property
    def topic(self) -> Chapter:
        """The chapter that the step is about, which may be an earlier one."""
        found = (one for one in self.chapters if one.id == self.step.topic)
        return next(found, self.chapters[self.chapter])

    @property
    def number(self) -> int:
        """The number of the note that is due, or of the last one, from 1; 0 before the first."""
        return sum(step.numbered for step in self.steps[: self.index + 1])

    @property
    def notes(self) -> int:
        """The number of notes in all chapters."""
        return sum(chapter.notes for chapter in self.chapters)

    # The course.

    def due(self, made: Sequence[Move], decision: Decision | None) -> Due:
        """Return what this step waits for, once all that was done has been told.

        Args:
            made: the moves since the step was reached; decision: what is asked now.
        """
        step = self.step
        if self.rival_move(made, decision) is not None:
            return "rival"
        if not step.ask:
            return "read" if step.say else "on"
        if self.answered(made, decision):
            return "read" if self.then(made) else "on"
        return "ask" if self.asks(decision) else "on"

    def go_on(self, made: int) -> None:
        """The step was done, after so many moves: come to the next, which may end a chapter."""
        before = self.chapters[self.chapter]
        self.enter(self.index + 1, made)
        if self.over or self.chapters[self.chapter] is not before:
            self.finished.append(before.id)

    def enter(self, index: int, made: int) -> None:
        """Come to a step after so many moves; after the last step the lesson is over."""
        if index >= len(self.steps):
            self.over = True
            return
        self.index, self.at = index, made
        self.path.append(Entered(index, made))

    def back_to(self, made: int) -> bool:
        """After a move was taken back: come again to the step that asked for it."""
        for i in range(len(self.path) - 1, -1, -1):
            entered = self.path[i]
            if entered.at <= made and self.steps[entered.number].ask:
                del self.path[i + 1 :]
                self.index, self.at = entered
                return True
        return False

    def seen_at(self, index: int) -> int | None:
        """After how many moves a step was come to; None if it was not since the game was opened."""
        return next((one.at for one in reversed(self.path) if one.number == index), None)


def stop_after(hold: str, events: Iterable[Event], before: int = 0) -> int | None:
    """Return how many events are told before the table stands still; None if it does not.

    Args:
        before: how many events of that name there were already in the step.
    """
    told = before
    for count, event in enumerate(events, 1):
        told += is_held(hold, event)
        if is_held(hold, event) and told >= _which(hold):
            return count
    return None


def is_held(hold: str, event: Event) -> bool:
    """Return True if an event is one of those that a hold names."""
    tag, seat, *more = hold.split(" ")
    mine = event.__struct_config__.tag == tag and getattr(event, "seat", -1) == int(seat)
    phase = more[0] if more and not more[0].isdecimal() else None
    return mine and (phase is None or getattr(event, "phase", None) == phase)


def _which(hold: str) -> int:
    """The how manieth event of its name a hold means."""
    last = hold.split(" ")[-1]
    return int(last) if len(hold.split(" ")) == 3 and last.isdecimal() else 1


def told_of(step: Step) -> Iterator[str]:
    """All messages of a step."""
    yield from filter(None, (step.say,))
    for table in (step.other, step.then):
        yield from (words for _, words in table)
