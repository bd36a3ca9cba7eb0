"""Words for a lesson that was left, in a list of games."""

from typing import Final

from fort_desktop.record.aside import LessonMark
from fort_desktop.ui.i18n.i18n import tr
from fort_desktop.ui.text.lesson.book import chapters

FREE: Final = "free"
"""Stands for the id of a step once the lesson is over, or was left for a free game."""


def guided(mark: LessonMark | None) -> bool:
    """Return True if the player is still guided in a game."""
    return mark is not None and mark.step != FREE


def chapter_words(mark: LessonMark) -> str:
    """The chapter that the lesson has come to."""
    found = chapters()
    n = min(mark.chapter, len(found) - 1)
    # NOTE: a chapter of the guided first game: its number and its title
    return tr("Chapter {n}: {title}", n=n + 1, title=tr(found[n].title))
