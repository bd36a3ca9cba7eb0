"""The ways to learn the game, under *How to play*."""

from functools import partial
from typing import ClassVar, Final

from fort_desktop.record.faults import RecordError
from fort_desktop.scene.geometry import Box
from fort_desktop.ui.art import palette as pal
from fort_desktop.ui.coach.lesson.chapters import Chapters
from fort_desktop.ui.coach.lesson.deal import LONGEST
from fort_desktop.ui.coach.lesson.starting import begin_lesson, keep_name
from fort_desktop.ui.coach.tips.progress import finished_by
from fort_desktop.ui.design.scale import EDGE, GAP, LEAD
from fort_desktop.ui.host import routes
from fort_desktop.ui.host.registry import opens
from fort_desktop.ui.host.screen import Host, Screen
from fort_desktop.ui.i18n.i18n import tr
from fort_desktop.ui.text.file_faults import fault_words
from fort_desktop.ui.text.lesson.book import chapters
from fort_desktop.ui.text.players import usual_name
from fort_desktop.ui.text.rules.book import Spot
from fort_desktop.ui.toolkit.dialog import dialog, high_for
from fort_desktop.ui.toolkit.entry import FIELD, Entry
from fort_desktop.ui.toolkit.form import LABEL
from fort_desktop.ui.toolkit.layout import column, split
from fort_desktop.ui.toolkit.menu import BUTTON, Face
from fort_desktop.ui.toolkit.page import Words, told

_WIDE: Final = 980.0
_OFFER: Final = 96.0
_SUMMARY: Final = Spot("turn")


@opens(routes.FirstGame)
class FirstGame(Screen):
    """A question with three answers, and a name that may stay empty.

    Attributes:
        name: what the learner has typed.
    """

    kid = "zip"

    room: ClassVar = (_WIDE + EDGE, 900.0)

    def __init__(self, app: Host, route: routes.FirstGame) -> None:
        super().__init__(app)
        self.name = ""
        self.build()

    def build(self) -> None:
        """Build the question, the name, and the ways."""
        self.garden()
        ways = self._ways()
        rows = [BUTTON] * (len(ways) - 1)
        size = (_WIDE, high_for(_OFFER + FIELD + GAP + len(rows) * (BUTTON + GAP)))
        sheet = dialog(self, "first game", tr("How to play"), size)
        offer, name, *places = column(sheet.body, [_OFFER, FIELD, *rows])
        words = tr("Shall we play a first game together? It takes about 15 minutes.")
        told(self, offer, "offer", [Words(words, LEAD, lines=2)], pal.PAPER)
        self._entry(name)
        for (key, face, act), place in zip(ways, (*places, sheet.foot), strict=True):
            self.button(place, key, face, act, key == ways[0][0])
        self.scene.focus.keys.update(enter=self.begin, escape=self._leave)
        self.scene.focus.first = lambda: next(
            (node for node in self.scene.root.walk() if node.key == "first game yes"), None
        )

    def _ways(self) -> list[tuple[str, Face, "partial[None]"]]:
        app = self.app
        # NOTE: a button: the answer to "Shall we play a first game together?"
        yes = Face(tr("Yes, let's play"), sign="play")
        summary = Face(tr("Just the short summary"), sign="rule")
        return [
            ("first game yes", yes, partial(self.begin)),
            ("chapters", Face(tr("Chapters"), sign="star"), partial(self._list)),
            ("rules", Face(tr("The rules"), sign="rule"), partial(app.push, routes.Rules())),
            ("summary", summary, partial(app.push, routes.Rules(_SUMMARY))),
            ("back", Face(tr("Back"), sign="earlier"), partial(self._leave)),
        ]

    def _entry(self, area: Box) -> None:
        label, place = split(area, "left", LABEL)
        # NOTE: before a field in which the player types the own name; it may stay empty
        words = tr("Your name, if you like")
        told(self, label, "name label", [Words(words, lines=2)], centered=False)
        field = Entry(self.at(*place), self.unit, self.name, "name", self._typed,
                      hint=usual_name(0), title=words, longest=LONGEST,
                      entered=self.begin)  # fmt: skip
        self.scene.root.add(field)
        self.ready(field)

    def _typed(self, name: str) -> None:
        self.name = name

    def _leave(self) -> None:
        """Back to the title, which names those who play."""
        new = keep_name(self.app, self.name)
        self.app.pop()
        if new:
            self.app.screen.rebuild()

    def _list(self) -> None:
        """Show all chapters, each of which can be begun with."""
        learner = self.name.strip() or self.app.settings.new_game.called[0]
        done = finished_by(self.app, learner)
        left = [i for i, chapter in enumerate(chapters()) if chapter.id not in done]
        self.app.push(Chapters(left[0] if left else 0, done, self.begin))

    def begin(self, chapter: int = 0) -> None:
        """Begin the first game, at a chapter."""
        try:
            begin_lesson(self.app, self.name, chapter=chapter)
        except RecordError as fault:
            self.tell(partial(fault_words, fault))
