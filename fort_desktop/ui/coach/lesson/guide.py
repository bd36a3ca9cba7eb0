"""Guides a learner through a session: what may be answered, what is said, and how it goes on."""

from collections.abc import Callable, Sequence
from typing import Final, Literal, NamedTuple

import msgspec

from fort_desktop.rules.model.events import Event
from fort_desktop.rules.model.moves import Move
from fort_desktop.session.hotseat.hotseat import Hotseat
from fort_desktop.session.session import Session
from fort_desktop.session.timeline import Step as Told
from fort_desktop.ui.coach.lesson.lesson import LEARNER, RIVAL, Lesson, is_held, stop_after
from fort_desktop.ui.i18n.i18n import NC_
from fort_desktop.ui.table.intents import Intent
from fort_desktop.ui.text.lesson.spoken import Way, spoken
from fort_desktop.ui.text.lesson.step import Step

State = Literal["free", "telling", "rival", "ask", "read"]
"""What goes on: nobody guides; something is told; the rival is to move; the learner is to answer,
or to read."""
PATIENCE: Final = 2
"""After so many other tries the guide offers to show the move."""


# NOTE: said to an answer that the guided first game does not take at this step
_NOT_NOW: Final = NC_("lesson", "Not yet. Look for what glows.")


class LessonHotseat(Hotseat):
    """The door to a game whose rival plays what the lesson says, as long as it goes on."""

    def __init__(self, guide: "Guide") -> None:
        self._guide = guide
        super().__init__(guide.session)

    def go_on(self, seconds: float | None = None, speed: float = 1.0) -> list[Told]:
        """The next move of the rival in this step."""
        guide = self._guide
        if guide.over:
            return super().go_on(seconds, speed)
        move = guide.rival_move() if guide.state(quiet=True) == "rival" else None
        if move is None:
            return []
        steps = self.session.submit(move)
        self.settle()
        return steps

    def answer(self, move: Move) -> list[Told]:
        """Answer the open question; what comes of it belongs to the step that follows."""
        steps = super().answer(move)
        self._guide.answered()
        return steps

    @property
    def can_take_back(self) -> bool:
        """True if the last answer can be taken back, so that its step begins again."""
        allowed = self._guide.over or self._guide.can_go_back
        return allowed and super().can_take_back

    def take_back(self) -> None:
        """Take the last answer back; the guide asks for it again."""
        super().take_back()
        if not self._guide.over:
            self._guide.went_back()


class Said(NamedTuple):
    """A note that was shown.

    Attributes:
        message: of the note; title: of the chapter that it is about; sign: the drawing at its edge.
        number: which note it is, from 1.
    """

    message: str
    title: str
    sign: str
    number: int


class Guide:
    """The lesson that a session is played in.

    Attributes:
        lesson: where the learner stands.
        stopped: the table stands still in the middle of what is told, until the note was read.
        reply: the message to the last try, "" for none; tries: how many there were.
        way: tells what the learner answers with; a note keeps to what it was when it came.
        said: the notes so far, the last one last; looking: how many of them one looks back.
    """

    def __init__(self, session: Session) -> None:
        self.session = session
        self.lesson = Lesson(session.aside.lesson, session.made)
        self.stopped = False
        self.reply = ""
        self.tries = 0
        self.said: list[Said] = []
        self.looking = 0
        self.way: Callable[[], Way] = lambda: "pointer"
        self._way: tuple[int, Way] = -1, "pointer"
        self._told = 0

    def door(self) -> Hotseat:
        """Return the door to the game, whose rival plays what the lesson says."""
        return LessonHotseat(self)

    # What goes on.

    @property
    def over(self) -> bool:
        """True if nobody guides any more."""
        return self.lesson.over

    @property
    def step(self) -> Step:
        """The step that is due."""
        return self.lesson.step

    @property
    def made(self) -> tuple[Move, ...]:
        """The moves since the step was come to."""
        return self.session.moves_since(self.lesson.at)

    def state(self, quiet: bool) -> State:
        """Return the state of the lesson.

        Args:
            quiet: all that has happened has been told.
        """
        if self.over:
            return "free"
        if self.stopped:
            return "read"
        if not quiet:
            return "telling"
        due = self.lesson.due(self.made, self.session.decision)
        return "read" if due == "on" else due

    def asks(self, present: bool) -> bool:
        """Return True if the open question may be answered now: not while a note is to be read."""
        return self.state(present) in ("free", "ask")

    def goes_on(self, goes_on: bool) -> bool:
        """Return True if the rival is to move, which is never before the note was read."""
        state = self.state(quiet=True)
        return goes_on if state == "free" else state == "rival"

    def lights(self, found: Sequence[Intent]) -> Sequence[Intent]:
        """Return the answers that are taken: only those are shown to be answers."""
        return found if self.over else [one for one in found if self.lesson.takes(one.move)]

    def settle(self, quiet: bool) -> bool:
        """Pass steps that have nothing left to do; returns whether there were any."""
        before = self.lesson.index
        while quiet and not (self.over or self.stopped):
            if self.lesson.due(self.made, self.session.decision) != "on":
                break
            self._on()
        return self.lesson.index != before

    # What is said.

    @property
    def message(self) -> str:
        """The message of the note; while somebody looks back, that of the earlier note."""
        if self.looking:
            return self.said[-1 - self.looking].message
        return self.reply or self.lesson.then(self.made) or self.lesson.message

    @property
    def words(self) -> str:
        """The note as it is read now, with stars round its key words."""
        if self._way[0] != self.lesson.index:
            self._way = self.lesson.index, self.way()
        return spoken(self.message, self.session.seats[RIVAL].name, self._way[1])

    @property
    def point(self) -> tuple[str, ...]:
        """The things that the note points at; none that are over."""
        over = bool(self.looking) or bool(self.lesson.then(self.made))
        return () if over else self.step.point

    @property
    def shown(self) -> Said:
        """The note that is shown: an earlier one while somebody looks back."""
        if self.looking:
            return self.said[-1 - self.looking]
        topic, step = self.lesson.topic, self.step
        return Said(self.message, topic.title, step.sign, self.lesson.number)

    def note(self) -> str:
        """Remember what the note says now, so that it can be read again; returns it."""
        message = self.message
        new = not self.said or self.said[-1].message != message
        if message and new and not (self.looking or self.reply):
            self.said.append(self.shown)
        return self.words

    @property
    def can_look_back(self) -> bool:
        """True if there is a note before the one that is shown."""
        return self.looking + 1 < len(self.said)

    def look(self, change: int) -> None:
        """Show the note before, or the one after it."""
        self.looking = max(0, min(len(self.said) - 1, self.looking + change))

    # What the learner does.

    def takes(self, move: Move, quiet: bool) -> bool:
        """Return True if an answer is accepted; if not, `reply` is what the guide says to it."""
        if self.over:
            return True
        if self.state(quiet) != "ask":
            return False
        if self.lesson.takes(move):
            return True
        self.reply = self.lesson.reply(move) or _NOT_NOW
        self.tries += 1
        self.looking = 0
        return False

    @property
    def offers(self) -> bool:
        """True if there were enough tries for the guide to offer to show the move."""
        return self.tries >= PATIENCE

    @property
    def shows(self) -> Move | None:
        """The move that is pointed at, if the learner is to answer."""
        decision = self.session.decision
        if self.over or decision is None or not self.lesson.asks(decision):
            return None
        return self.lesson.shown(decision)

    def answered(self) -> None:
        """The learner has answered: what comes of it belongs to the step after it."""
        self.reply, self.tries, self.looking, self._told = "", 0, 0, 0
        if not self.over and self.lesson.due(self.made, self.session.decision) == "on":
            self._on()

    def next(self) -> None:
        """The note was read."""
        if self.looking:
            self.look(-1)
        elif self.reply:
            self.reply = ""
        else:
            read = self.step.hold if self.stopped else ""
            self.stopped = False
            self._on()
            self.stopped = bool(read) and not self.over and self.step.hold == read

    def _on(self) -> None:
        self.reply, self.tries, self.looking, self._told = "", 0, 0, 0
        lesson, made = self.lesson, self.session.made
        lesson.go_on(made)
        while not lesson.over and lesson.step.if_asked and not lesson.asks(self.session.decision):
            lesson.go_on(made)
        self.keep()

    def keep(self) -> None:
        """Keep how far the lesson has come, with the game."""
        aside = self.session.aside
        self.session.set_aside(msgspec.structs.replace(aside, lesson=self.lesson.mark))

    def leave(self) -> None:
        """From here on the game is played freely."""
        self.lesson.over, self.stopped = True, False
        self.keep()

    # What is told.

    @property
    def hold(self) -> str:
        """The event after which the table stands still, "" for none."""
        if self.over or self.stopped:
            return ""
        then = self.step.then_hold if self.lesson.then(self.made) else ""
        return then or self.step.hold

    def stops_after(self, coming: Sequence[Told]) -> int | None:
        """Return how many coming steps are told before the table stands still; None for all."""
        if not self.hold:
            return None
        return stop_after(self.hold, (step.event for step in coming), self._told)

    def heard(self, events: list[Event]) -> bool:
        """Some events were told; returns whether the table stands still after them."""
        if self.hold and stop_after(self.hold, events, self._told) is not None:
            self.stopped = True
        elif self.hold:
            self._told += sum(is_held(self.hold, event) for event in events)
        return self.stopped

    # The rival, and the way back.

    def rival_move(self) -> Move | None:
        """The move of the rival that is due, if it is."""
        return self.lesson.rival_move(self.made, self.session.decision)

    @property
    def can_go_back(self) -> bool:
        """True if the last answer can be taken back, so that its step begins again."""
        session = self.session
        left = session.made - session.depth(LEARNER, True)
        asked = [one for one in self.lesson.path if self.lesson.steps[one.number].ask]
        return left < session.made and bool(asked) and asked[0].at <= left

    def went_back(self) -> None:
        """Something was taken back: its step begins again."""
        self.lesson.back_to(self.session.made)
        self._anew()

    def jump(self, chapter: int) -> None:
        """Go to the first step of a chapter: back in the game, or on by the main line."""
        first, lesson, session = self.lesson.first_of(chapter), self.lesson, self.session
        there = lesson.seen_at(first)
        if first <= lesson.index or lesson.over:
            at = there if there is not None else 0
            session.take_back(session.made - at, LEARNER)
            if there is None:
                lesson.index, lesson.at = 0, 0
            else:
                lesson.index, lesson.at = first, at
            lesson.over = False
        self.play_to(first)
        lesson.path = [one for one in lesson.path if one.number < first]
        lesson.enter(first, session.made)
        self._anew()
        self.said.clear()

    def play_to(self, index: int) -> None:
        """Go on by the main line up to a step, without telling any of it."""
        while self.lesson.index < index:
            self._play_step()
        self._anew()

    def _anew(self) -> None:
        self.reply, self.tries, self.looking, self._told = "", 0, 0, 0
        self.stopped = False
        self.keep()

    def _play_step(self) -> None:
        """Do what a step is about without telling it."""
        lesson, session = self.lesson, self.session
        while True:
            decision = session.decision
            due = lesson.due(self.made, decision)
            move = self.rival_move() if due == "rival" else self.shows if due == "ask" else None
            if move is None:
                break
            session.submit(move)
        lesson.enter(lesson.index + 1, session.made)
