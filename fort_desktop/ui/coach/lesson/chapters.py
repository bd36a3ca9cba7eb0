"""The list of the chapters of a lesson, over the table: each can be gone to."""

from collections.abc import Callable
from functools import partial
from typing import ClassVar, Final

from fort_desktop.ui.coach.lesson.lesson import Lesson
from fort_desktop.ui.design.scale import EDGE, GAP
from fort_desktop.ui.host.registry import opens
from fort_desktop.ui.host.routes import Route
from fort_desktop.ui.host.screen import Host, Screen
from fort_desktop.ui.i18n.i18n import tr
from fort_desktop.ui.toolkit.dialog import dialog, high_for
from fort_desktop.ui.toolkit.layout import column
from fort_desktop.ui.toolkit.menu import BUTTON, Face

_WIDE: Final = 760.0


class ChapterList(Screen):
    """All chapters; those that were seen have a tick, also if that was in another game.

    Args:
        lesson: where the learner stands; go: called with the chapter that was chosen, from 0.
    """

    room: ClassVar = (_WIDE + EDGE, 940.0)

    def __init__(self, app: Host, lesson: Lesson, go: Callable[[int], None]) -> None:
        super().__init__(app)
        self._lesson = lesson
        self._go = go
        self.build()

    @property
    def ticked(self) -> list[bool]:
        """For each chapter, True if it has been seen."""
        return [i < self.app.settings.chapters for i in range(len(self._lesson.chapters))]

    def build(self) -> None:
        """Build the chapters, and the way back."""
        self.lawn()
        chapters = self._lesson.chapters
        size = (_WIDE, high_for(len(chapters) * (BUTTON + GAP) - GAP))
        # NOTE: a heading: the list of chapters of the guided first game
        sheet = dialog(self, "chapters", tr("Chapters"), size)
        places = column(sheet.body, [BUTTON] * len(chapters))
        for i, (chapter, place) in enumerate(zip(chapters, places, strict=True)):
            # NOTE: a chapter of the guided first game in a list: its number and title
            words = tr("{n}. {title}", n=i + 1, title=tr(chapter.title))
            face, here = Face(words, ticked=self.ticked[i]), i == self._lesson.chapter
            self.button(place, f"chapter {i + 1}", face, partial(self._chosen, i), here)
        self.button(sheet.foot, "back", tr("Back"), self.app.pop)
        self.scene.focus.keys["escape"] = self.app.pop

    def _chosen(self, chapter: int) -> None:
        self.app.pop()
        self._go(chapter)


class Chapters(Route, frozen=True):
    """The chapters of a lesson; `jump` goes on with one of them."""

    lesson: Lesson
    jump: Callable[[int], None]


@opens(Chapters)
def _open(app: Host, route: Chapters) -> Screen:
    return ChapterList(app, route.lesson, route.jump)
