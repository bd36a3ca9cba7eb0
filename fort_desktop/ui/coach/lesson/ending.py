"""The page at the end of a lesson: what was learnt, how a turn goes, and the ways on."""

from collections.abc import Callable
from functools import partial
from typing import ClassVar, Final

from fort_desktop.scene.geometry import Box
from fort_desktop.ui.design.scale import EDGE, HEAD, LEAD, TIGHT, WIDE
from fort_desktop.ui.host import routes
from fort_desktop.ui.host.registry import opens
from fort_desktop.ui.host.routes import Route
from fort_desktop.ui.host.screen import Host, Screen
from fort_desktop.ui.i18n.i18n import NC_, tr
from fort_desktop.ui.text.rules.book import Spot
from fort_desktop.ui.toolkit.dialog import dialog
from fort_desktop.ui.toolkit.layout import padding, split, stack
from fort_desktop.ui.toolkit.menu import BUTTON, Button, Face, buttons
from fort_desktop.ui.toolkit.page import Words, panel, ruled, sign, whole, write

_SIZE: Final = (1180.0, 900.0)
_SIGN: Final = 64.0
_LEARNT: Final = (
    (
        "play",
        NC_("lesson", "Play one kid on your turn, and add cards of its suit to do more."),
    ),
    (
        "follow",
        NC_("lesson", "Follow a rival: discard a matching card to copy the public action."),
    ),
    (
        "recruit",
        NC_("lesson", "Unused kids wait in your Yard, where rivals may recruit them."),
    ),
    (
        "fort",
        NC_("lesson", "Pizza and toys pay for a fort with a bigger Pack and Lookout."),
    ),
    (
        "vp",
        NC_("lesson", "Points come from kids, from your fort, and from your made-up rule."),
    ),
)
"""Five things, each with a sign."""


class LessonOver(Route, frozen=True):
    """The end of the lesson; `done` remembers that it was played."""

    done: Callable[[], None]


@opens(LessonOver)
class LessonEnd(Screen):
    """The summary of what was learnt, over the table."""

    kid = "zip"

    room: ClassVar = (_SIZE[0] + EDGE, _SIZE[1] + 2 * HEAD)

    def __init__(self, app: Host, route: LessonOver) -> None:
        super().__init__(app)
        self._leave = route.done
        self.build()

    def build(self) -> None:
        """Build the five things on paper, and the buttons below."""
        self.garden()
        sheet = dialog(self, "lesson end", tr("You know the game!"), _SIZE)
        lines, ways = split(sheet.body, "bottom", BUTTON)[::-1]
        for (name, words), place in zip(_LEARNT, ruled(self, lines, len(_LEARNT)), strict=True):
            self._line(name, tr(words), place)
        summary = partial(self.app.push, routes.Rules(Spot("turn")))
        buttons(self, ways, [
            Button("summary", Face(tr("A turn in brief"), sign="rule"), summary),
            Button("play on", Face(tr("Play on"), sign="play"), self._play_on, True),
        ], fill=True)  # fmt: skip
        buttons(self, sheet.foot, [
            Button("new game", Face(tr("New game"), sign="plus"), self._new_game),
            Button("title", Face(tr("Main menu"), sign="earlier"), self._title),
        ], fill=True)  # fmt: skip
        self.scene.focus.keys.update(escape=self.app.pop, enter=self._play_on)

    def _line(self, name: str, words: str, area: Box) -> None:
        node, canvas = panel(self, area, f"learnt {name}")
        mark, told = split(padding(whole(canvas), WIDE, TIGHT), "left", _SIGN, WIDE)
        sign(canvas, name, stack(mark, _SIGN, _SIGN))
        node.label = write(canvas, told, [Words(words, LEAD, lines=2)])

    def _play_on(self) -> None:
        self.app.pop()
        self._leave()

    def _new_game(self) -> None:
        self._leave()
        self.app.push(routes.NewGame())

    def _title(self) -> None:
        self._leave()
        self.app.push(routes.Title())
