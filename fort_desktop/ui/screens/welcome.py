"""The first question of all: who is there, and how do we begin? It stands in the title's panel."""

from collections.abc import Callable
from functools import partial
from typing import Final

from fort_desktop import __version__
from fort_desktop.record.faults import RecordError
from fort_desktop.rules.model.seats import PERSON
from fort_desktop.scene.geometry import Box
from fort_desktop.ui.art import palette as pal
from fort_desktop.ui.art.players import player_face
from fort_desktop.ui.coach.lesson.deal import LONGEST
from fort_desktop.ui.coach.lesson.starting import begin_lesson, keep_name, known_as
from fort_desktop.ui.design.canvas import Canvas
from fort_desktop.ui.design.scale import EDGE, GAP, HAIR, LEAD, SMALL, TEXT, WIDE, line
from fort_desktop.ui.host import routes
from fort_desktop.ui.host.screen import Screen
from fort_desktop.ui.i18n.i18n import tr
from fort_desktop.ui.persons.arranging import new_face
from fort_desktop.ui.persons.faces import FACES, Face
from fort_desktop.ui.text.file_faults import fault_words
from fort_desktop.ui.text.rules.book import Spot
from fort_desktop.ui.toolkit import menu
from fort_desktop.ui.toolkit.entry import Entry
from fort_desktop.ui.toolkit.layout import column, padding, split, stack
from fort_desktop.ui.toolkit.menu import cardboard, heading
from fort_desktop.ui.toolkit.page import Words, panel, picture, sign, told, whole

PANEL: Final = Box(100, 338, 590, 620)
_TAPE: Final = Box(85, 306, 620, 68)
_FACE, _ARROW, _FIELD = 96.0, 38.0, 72.0
_YES, _WAY = 128.0, 98.0
_SUMMARY: Final = Spot("turn")


class Welcome:
    """The question, with a name and a face.

    Args:
        screen: on which it is asked; done: called where the person goes to the menu.

    Attributes:
        name: that was typed; face: that was chosen, None until then.
    """

    def __init__(self, screen: Screen, done: Callable[[], None]) -> None:
        self.screen = screen
        self.name = ""
        self.face: Face | None = None
        self._done = done

    @property
    def told(self) -> str:
        """The sentence on this program for who has just come."""
        return tr(
            "A card game for 2 to 4 players about kids who build forts. An unofficial fan "
            "program, version {version}.",
            version=__version__,
        )

    def build(self) -> None:
        """Lay out the panel; the field for the name has the caret."""
        screen = self.screen
        root, unit = screen.scene.root, screen.unit
        cardboard(root, screen.at(*PANEL), unit, "welcome")
        inside = padding(PANEL, EDGE - SMALL).inset(0, WIDE, 0, 0)
        who, person, *ways = column(inside, [line(LEAD), _FACE, _YES, _WAY, _WAY], GAP)
        asked = [Words(tr("Who are you?"), LEAD, title=True)]
        told(screen, who, "who", asked, centered=False)
        face, name = split(person, "left", _FACE)
        self._face(face)
        place, hint = (
            screen.at(*stack(padding(name, HAIR, 0), h=_FIELD)),
            tr("Your name, if you like"),
        )
        field = Entry(place, unit, self.name, "name", self._typed,
                      hint=hint, longest=LONGEST, entered=self.begin)  # fmt: skip
        root.add(field)
        for (key, shown, act), place in zip(self._ways(), ways, strict=True):
            screen.button(place, key, shown, act, act == self.begin)
        words = tr("Build the best fort on your street!")
        heading(root, screen.at(*_TAPE), unit, words, "welcome heading")
        focus = screen.scene.focus
        focus.keys.update(enter=self.begin, escape=self.leave)
        focus.first = lambda: next(
            (node for node in root.walk() if node.key == "first game yes"), None
        )
        screen.ready(field)

    def _ways(self) -> list[tuple[str, menu.Face, Callable[[], None]]]:
        # NOTE: a button: the answer of who does not know the game yet
        yes = tr("Teach me to play"), tr("A first game, 15 minutes"), "play", LEAD
        no = menu.Face(tr("I know the game"), tr("Straight to the menu"), "kid", TEXT)
        summary = menu.Face(tr("A short summary"), tr("A turn on one page"), "rule", TEXT)
        read = partial(self.screen.app.push, routes.Rules(_SUMMARY))
        return [
            ("first game yes", menu.Face(*yes), self.begin),
            ("first game no", no, self.leave),
            ("summary", summary, read),
        ]

    def _face(self, area: Box) -> None:
        """The face of whoever is there; a click takes the next one."""
        node, canvas = panel(self.screen, area, "next face", still=False)
        picture(canvas, player_face(PERSON, canvas.px(_FACE), kid=self._shown), whole(canvas))
        self._arrow(canvas)
        node.clicked = self._next
        node.label = tr("Another face")

    @staticmethod
    def _arrow(canvas: Canvas) -> None:
        corner = stack(whole(canvas), _ARROW, _ARROW, "end", "end")
        canvas.panel(*corner, pal.CHALK, _ARROW / 2)
        sign(canvas, "right", padding(corner, SMALL))

    @property
    def _shown(self) -> Face:
        return self.face if self.face is not None else new_face(self.screen.app.profiles)

    def _next(self) -> None:
        self.face = FACES[(FACES.index(self._shown) + 1) % len(FACES)]
        self.screen.rebuild()

    def _typed(self, name: str) -> None:
        self.name = name

    def leave(self) -> None:
        """Go to the menu, which names those who play."""
        known_as(self.screen.app, self.name, self.face)
        keep_name(self.screen.app, self.name)
        self._done()

    def begin(self) -> None:
        """Begin the first game together."""
        try:
            begin_lesson(self.screen.app, self.name, self.face)
        except RecordError as fault:
            self.screen.tell(partial(fault_words, fault))
