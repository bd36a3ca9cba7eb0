"""The page at the end of a lesson: what was learnt, how a turn goes, and the ways on."""

from collections.abc import Callable
from functools import partial
from typing import ClassVar, Final

from fort_desktop.scene.geometry import Box
from fort_desktop.scene.node import Node
from fort_desktop.ui.art import palette as pal
from fort_desktop.ui.host import routes
from fort_desktop.ui.host.registry import opens
from fort_desktop.ui.host.routes import Route
from fort_desktop.ui.host.screen import Host, Screen
from fort_desktop.ui.i18n.i18n import NC_, tr
from fort_desktop.ui.text.rules.book import Spot
from fort_desktop.ui.toolkit.common import panel_node
from fort_desktop.ui.toolkit.menu import BUTTON, Face, cardboard, heading

_WIDE: Final = 1180.0
_TALL: Final = 900.0
_LEARNT: Final = (
    (
        "play",
        NC_("lesson", "Play one kid in your turn, and add cards of its suit to do more."),
    ),
    (
        "follow",
        NC_("lesson", "Follow a rival: give up a card of the suit, and copy the public action."),
    ),
    (
        "recruit",
        NC_("lesson", "A kid that does not play waits in your Yard, where rivals recruit."),
    ),
    (
        "fort",
        NC_("lesson", "Pizza and toys pay for your fort, which makes Pack and Lookout bigger."),
    ),
    (
        "vp",
        NC_("lesson", "Points come from kids, from your fort, and from your secret rule."),
    ),
)
"""Five things, each with a sign."""


class LessonEnd(Screen):
    """The summary of what was learnt, over the table.

    Args:
        leave: ends the guidance at the table below.
    """

    room: ClassVar = (_WIDE + 40, _TALL + 120)

    def __init__(self, app: Host, leave: Callable[[], None]) -> None:
        super().__init__(app)
        self._leave = leave
        self.build()

    def build(self) -> None:
        """Build the five things on paper, and the buttons below."""
        self.lawn()
        self.put_sheet(_WIDE, _TALL, down=20)
        cardboard(self.scene.root, self.sheet, self.unit, "lesson end")
        place = self.at(_WIDE / 2 - 330, -36, 660, 84)
        heading(self.scene.root, place, self.unit, tr("You know the game!"))
        for i, (sign, words) in enumerate(_LEARNT):
            self._line(sign, tr(words), 76 + i * 116)
        y = _TALL - 206
        turn = Face(tr("A turn in short"), sign="rule")
        half = (_WIDE - 120 - 20) / 2
        summary = partial(self.app.push, routes.Rules(Spot("turn")))
        self.button(Box(60, y, half, BUTTON), "summary", turn, summary)
        on = Face(tr("Play on"), sign="play")
        self.button(Box(60 + half + 20, y, half, BUTTON), "play on", on, self._play_on, True)
        self.button(
            Box(60, y + 94, half, BUTTON),
            "new game",
            Face(tr("New game"), sign="plus"),
            self._new_game,
        )
        home = Face(tr("To the title"), sign="earlier")
        self.button(Box(60 + half + 20, y + 94, half, BUTTON), "title", home, self._title)
        self.scene.focus.keys.update(escape=self.app.pop, enter=self._play_on)

    def _line(self, sign: str, words: str, y: float) -> None:
        node, canvas = panel_node(self.at(60, y, _WIDE - 120, 102), self.unit, f"learnt {sign}")
        canvas.panel(0, 0, canvas.w, canvas.h, pal.PAPER, 14, pal.OUTLINE, 3)
        canvas.icon(sign, 22, 19, 64)
        canvas.paragraph(words, 112, 8, canvas.w - 136, canvas.h - 16, 29)
        node.label = words
        shown: Node = node
        self.scene.root.add(shown)

    def _play_on(self) -> None:
        self.app.pop()
        self._leave()

    def _new_game(self) -> None:
        self._leave()
        self.app.push(routes.NewGame())

    def _title(self) -> None:
        self._leave()
        self.app.push(routes.Title())


class LessonOver(Route, frozen=True):
    """The end of the lesson; `done` remembers that it was played."""

    done: Callable[[], None]


@opens(LessonOver)
def _open(app: Host, route: LessonOver) -> Screen:
    return LessonEnd(app, route.done)
