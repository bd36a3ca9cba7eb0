"""The list of the chapters of a lesson: each can be gone to, from the table or the menu."""

from collections.abc import Callable
from functools import partial
from typing import ClassVar, Final

from fort_desktop.ui.design.scale import EDGE, GAP
from fort_desktop.ui.host.registry import opens
from fort_desktop.ui.host.routes import Route
from fort_desktop.ui.host.screen import Host, Screen
from fort_desktop.ui.i18n.i18n import tr
from fort_desktop.ui.text.lesson.book import chapters
from fort_desktop.ui.toolkit.dialog import dialog, high_for
from fort_desktop.ui.toolkit.layout import column
from fort_desktop.ui.toolkit.menu import BUTTON, Face

_WIDE: Final = 760.0


class Chapters(Route, frozen=True):
    """The chapters of the lesson, and what becomes of the one that is chosen.

    Args:
        here: the number of the one that is due, from 0; finished: the ids of those to be ticked.
        go: called with the number of the one that was chosen.
    """

    here: int
    finished: tuple[str, ...]
    go: Callable[[int], None]


@opens(Chapters)
class ChapterList(Screen):
    """All chapters; those that this person has finished have a tick, in whatever game it was."""

    kid = "scout"

    room: ClassVar = (_WIDE + EDGE, 940.0)

    def __init__(self, app: Host, route: Chapters) -> None:
        super().__init__(app)
        self._route = route
        self.build()

    @property
    def ticked(self) -> list[bool]:
        """For each chapter, True if it has been finished."""
        return [chapter.id in self._route.finished for chapter in chapters()]

    def build(self) -> None:
        """Build the chapters, and the way back."""
        self.garden()
        found = chapters()
        size = (_WIDE, high_for(len(found) * (BUTTON + GAP) - GAP))
        # NOTE: a heading: the list of chapters of the guided first game
        sheet = dialog(self, "chapters", tr("Chapters"), size)
        places = column(sheet.body, [BUTTON] * len(found))
        for i, (chapter, place) in enumerate(zip(found, places, strict=True)):
            # NOTE: a chapter of the guided first game in a list: its number and title
            words = tr("{n}. {title}", n=i + 1, title=tr(chapter.title))
            face = Face(words, sign=chapter.sign, ticked=self.ticked[i])
            here = i == self._route.here
            self.button(place, f"chapter {i + 1}", face, partial(self._chosen, i), here)
        self.button(sheet.foot, "back", tr("Back"), self.app.pop)
        self.scene.focus.keys["escape"] = self.app.pop

    def _chosen(self, chapter: int) -> None:
        self.app.pop()
        self._route.go(chapter)
