"""All chapters of the guided first game, checked once."""

from collections.abc import Iterator, Sequence
from typing import Final, get_args

from fort_desktop.rules.model.moves import Kind, parse_move
from fort_desktop.rules.model.types import RuleError
from fort_desktop.ui.text.lesson.beginning import BEGINNING
from fort_desktop.ui.text.lesson.ending import ENDING
from fort_desktop.ui.text.lesson.middle import MIDDLE
from fort_desktop.ui.text.lesson.step import Chapter, Step


class LessonError(ValueError):
    """The steps of a lesson are wrong: where, and why; both are technical."""

    def __init__(self, place: str, why: str) -> None:
        super().__init__(f"{place}: {why}")
        self.place = place
        self.why = why


def checked(found: Sequence[Chapter]) -> tuple[Chapter, ...]:
    """The same chapters, if every step of them can be carried out.

    Raises:
        LessonError: the first that cannot.
    """
    known: set[str] = set()
    topics = {chapter.id for chapter in found} | {""}
    for chapter in found:
        for step in chapter.steps:
            if step.id in known:
                raise LessonError(step.id, "comes twice")
            known.add(step.id)
            if step.topic not in topics:
                raise LessonError(step.id, f"{step.topic!r} is no chapter")
            _check(step)
        if not chapter.notes:
            raise LessonError(chapter.id, "says nothing")
    return tuple(found)


def _check(step: Step) -> None:
    if bool(step.ask) != bool(step.moves):
        raise LessonError(step.id, "asks without moves that are taken, or takes without asking")
    if step.ask and not step.say:
        raise LessonError(step.id, "asks without words")
    if step.ask and step.ask not in get_args(Kind):
        raise LessonError(step.id, f"{step.ask!r} is no kind of question")
    if step.ask and step.rival:
        raise LessonError(step.id, "is the learner's and the rival's at once")
    if not (step.say or step.ask or step.rival):
        raise LessonError(step.id, "says and does nothing")
    for hold in filter(None, (step.hold, step.then_hold)):
        if len(hold.split(" ")) not in (2, 3) or not hold.split(" ")[1].isdecimal():
            raise LessonError(step.id, f"{hold!r} names no event")
    for move in _patterns(step):
        try:
            parse_move(move)
        except RuleError as fault:
            raise LessonError(step.id, f"{move!r} is no move") from fault


def _patterns(step: Step) -> Iterator[str]:
    """The moves that a step names in full; a pattern is seen by its star, or by one word."""
    yield from (*step.rival, *step.instead)
    tables = (step.other, step.then)
    named = (*step.moves, *(pattern for table in tables for pattern, _ in table))
    yield from (one for one in named if "*" not in one and one != "follow")


_CHAPTERS: Final = checked((*BEGINNING, *MIDDLE, *ENDING))


def chapters() -> tuple[Chapter, ...]:
    """The chapters of the first game."""
    return _CHAPTERS
