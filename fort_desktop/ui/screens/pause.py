"""The pause menu, over the table that waits below it."""

from collections.abc import Callable
from functools import partial
from typing import ClassVar, Final, NamedTuple

import pygame

from fort_desktop.scene.geometry import Box
from fort_desktop.scene.node import Node, Picture
from fort_desktop.session.session import Session
from fort_desktop.ui.art import palette as pal
from fort_desktop.ui.art import summer
from fort_desktop.ui.art.kids.compose import kid_svg
from fort_desktop.ui.art.pad_signs import pad_sign
from fort_desktop.ui.art.paper import tape
from fort_desktop.ui.art.portrait import recipe_of
from fort_desktop.ui.coach.lesson.screen import LessonScreen
from fort_desktop.ui.design.canvas import Canvas
from fort_desktop.ui.design.scale import EDGE, GAP, LEAD, SMALL, WIDE
from fort_desktop.ui.host import routes
from fort_desktop.ui.host.registry import opens
from fort_desktop.ui.host.screen import GameScreen, Host, Screen
from fort_desktop.ui.i18n.i18n import tr, trc
from fort_desktop.ui.keys.actions import NONE, Action
from fort_desktop.ui.keys.words import key_words
from fort_desktop.ui.screens.behind import behind
from fort_desktop.ui.table.screen import TableScreen
from fort_desktop.ui.toolkit.dialog import dialog, high_for
from fort_desktop.ui.toolkit.key_cap import key_cap
from fort_desktop.ui.toolkit.layout import column, padding, stack
from fort_desktop.ui.toolkit.menu import BUTTON, Face
from fort_desktop.ui.toolkit.page import Words, write

_WIDE: Final = 720.0
_MOST: Final = 8
"""Rows at most."""
_BESIDE: Final = (("zip", -580.0), ("patch", 580.0))
"""Kids who stand beside the sheet, by how far from the middle."""
_KID: Final = 420.0
_SEEN: Final = 0.86
"""How much of a kid is above the edge of the window."""
_SIGN: Final = 52.0


class _Row(NamedTuple):
    """A button: its name and face, what it does, and the key that does the same."""

    name: str
    face: Face
    act: Callable[[], None]
    action: Action | None = None


class PauseScreen(Screen):
    """Go on, all the kids, settings, new game, leave; the table is kept as it is.

    Args:
        table: what waits below.

    Attributes:
        asking: it is asked whether to begin a new game; said: what becomes of this one.
    """

    kind = "pause"

    room: ClassVar = (_WIDE + EDGE, high_for(_MOST * (BUTTON + GAP)) + EDGE)

    def __init__(self, app: Host, table: GameScreen) -> None:
        super().__init__(app)
        self.asking = False
        self.said = ""
        self._below = table
        self.build()

    def build(self) -> None:
        """Build the table as it was, a veil, and the menu."""
        behind(self, self._below)
        rows = self._sure() if self.asking else self._rows()
        title = tr("New game?") if self.asking else tr("Paused")
        size = (_WIDE, high_for(len(rows) * (BUTTON + GAP) - GAP))
        sheet = dialog(self, "pause", title, size, edge=EDGE + SMALL)
        for one, place in zip(rows, column(sheet.body, [BUTTON] * len(rows)), strict=True):
            self._button(one, place, one is rows[0])
        self._told(sheet.canvas, sheet.foot)
        for kid, x in _BESIDE:
            self._kid(kid, x)
        escape = self._no if self.asking else self.app.pop
        self.scene.focus.keys.update(escape=escape, enter=rows[0].act)

    def _rows(self) -> list[_Row]:
        app = self.app
        # NOTE: a button: which person, or which computer player, decides for each player
        seats = _Row(
            "seats", Face(tr("Who sits where"), sign="follow"), partial(app.push, routes.Seats())
        )
        # NOTE: a button: charts and sentences about the game that is over
        story = _Row("story", Face(tr("The story"), sign="point"), self._tell_story)
        begin = _Row("new game", Face(tr("New game"), sign="fort"), self._ask)
        leave = Face(tr("Leave"), sign="earlier")
        if self.guided:
            begin = _Row("freely", Face(tr("Play freely from here"), sign="fort"), self._freely)
            # NOTE: a button: the guided first game is kept, and can be gone on with later
            leave = Face(tr("Leave the lesson"), sign="earlier")
        return [
            _Row("go on", Face(tr("Continue"), sign="play"), app.pop, "menu"),
            _Row("kids", Face(tr("All the kids"), sign="kid"), lambda: app.do("kids"), "kids"),
            _Row("rules", Face(tr("The rules"), sign="rule"), lambda: app.do("rules"), "rules"),
            *self._notes(),
            _Row("settings", Face(tr("Settings"), sign="cog"), self._settings),
            *[seats] * self._plays,
            *[story] * self._told_of,
            begin,
            _Row("leave", leave, partial(app.push, routes.Title())),
        ]

    def _notes(self) -> list[_Row]:
        """The way to the notes for beginners that whoever reads here has seen."""
        below = self._below
        seen = below.help.seen if isinstance(below, TableScreen) else ()
        face = Face(trc("help", "Notes so far"), sign="hint")
        return [_Row("notes", face, partial(self.app.push, routes.Notes(seen)))] * bool(seen)

    @property
    def _plays(self) -> bool:
        """True if a person plays here, and could change seats; a lesson has one learner."""
        session = self._below.session
        over = session.ended or session.looking or self.guided
        return bool(session.persons) and not over

    @property
    def _told_of(self) -> bool:
        """True if the game below is over, and nobody is still to play its deal."""
        session = self._below.session
        return session.ended and not session.awaits_others

    def _tell_story(self) -> None:
        session = self._below.session
        self.app.push(routes.Story(session, session.recording.path))

    @property
    def guided(self) -> bool:
        """True if a player is guided at the table below."""
        return isinstance(self._below, LessonScreen) and not self._below.guide.over

    def _freely(self) -> None:
        """Nobody guides any more: the game below is like any other."""
        if isinstance(self._below, LessonScreen):
            self._below.play_freely()
        self.app.pop()

    def _sure(self) -> list[_Row]:
        return [
            _Row("no", Face(tr("No, keep playing"), sign="play"), self._no),
            _Row(
                "yes",
                Face(tr("Yes, a new game"), sign="fort"),
                partial(self.app.push, routes.NewGame()),
            ),
        ]

    # What it shows.

    def _kid(self, name: str, x: float) -> None:
        """A kid that stands beside the sheet; none if a custom deck does not have it."""
        kid = self.app.catalog.kids.get(name)
        if kid is None:
            return
        (w, h), side = self.scene.size, _KID * self.unit
        image = summer.kid_alone(kid_svg(recipe_of(kid)), round(side))
        place = Box(w / 2 + x * self.unit - side / 2, h - side * _SEEN, side, side)
        self.scene.root.add(Node(place, image, static=True))

    def _button(self, row: _Row, area: Box, primary: bool) -> None:
        node = self.button(area, row.name, row.face, row.act, primary)
        sign = self._sign(row.action)
        if sign is not None:
            w, h = sign.get_size()
            room = padding(Box(0, 0, node.box.w, node.box.h), WIDE * self.unit, 0)
            shown = Picture(stack(room, w, h, across="end"), sign, f"key of {row.name}")
            node.add(shown)

    def _sign(self, action: Action | None) -> pygame.Surface | None:
        """The key of an action, or the button on a gamepad; None if it has none."""
        settings = self.app.settings
        if action is None:
            return None
        if self.app.means == "pad":
            name = getattr(settings.pads, action)
            return pad_sign(name, round(_SIGN * self.unit)) if name != NONE else None
        key = "escape" if action == "menu" else getattr(settings.keys, action)
        return key_cap(key_words(key), self.unit) if key != NONE else None

    def _told(self, canvas: Canvas, area: Box) -> None:
        session = self.app.games.session
        if session is None:
            return
        self.said = _kept(session)
        now = session.view().round
        words = tr("Round {n}", n=now) if now else tr("Before the first round")
        if session.recording.path is not None:
            write(canvas, area, [Words(self.said), Words(words)], centered=True)
            return
        # What would be lost is not whispered.
        slip = padding(area, 0, SMALL)
        canvas.blit(tape(canvas.px(slip.w), canvas.px(slip.h), False, 0.0), slip.x, slip.y)
        write(canvas, padding(slip, EDGE, 0), [Words(self.said, LEAD)], True, pal.TOY_BOX)

    # What a person does.

    def _settings(self) -> None:
        self.app.push(routes.Settings(routes.Pause()))

    def _ask(self) -> None:
        self.asking = True
        self.app.presses.opened()
        self.rebuild()

    def _no(self) -> None:
        self.asking = False
        self.rebuild()
        self.scene.focus.at_key("new game")


def _kept(session: Session) -> str:
    """Return whether the game can be continued later, in words."""
    if session.recording.path is None:
        return tr("This game is not being saved.")
    return tr("Your game is saved, whatever you choose.")


@opens(routes.Pause)
def _open(app: Host, route: routes.Pause) -> Screen | None:
    return PauseScreen(app, app.waiting) if app.waiting is not None else None
