"""The base of all screens: a scene that is laid out again for each size."""

from collections.abc import Callable
from pathlib import Path
from typing import Any, ClassVar, Final, Literal, Protocol

import pygame

from fort_desktop.rules.model.cards import Catalog
from fort_desktop.scene.events import Input, Key, Pad, Pointer, Stick
from fort_desktop.scene.geometry import Box
from fort_desktop.scene.meaning import Told
from fort_desktop.scene.node import Node
from fort_desktop.scene.scene import Scene
from fort_desktop.session.hotseat.hotseat import Hotseat
from fort_desktop.session.library.games import GameLibrary
from fort_desktop.session.session import Session
from fort_desktop.ui.art.cardface import forget_sizes
from fort_desktop.ui.art.highlights import focus_ring
from fort_desktop.ui.art.outdoors import forget_hours
from fort_desktop.ui.art.pad_signs import pad_sign
from fort_desktop.ui.audio.mood import Mood
from fort_desktop.ui.audio.player import Audio
from fort_desktop.ui.design.scale import EDGE, WIDE
from fort_desktop.ui.design.unit import unit_of
from fort_desktop.ui.host.garden import Plan, planned, plant_yard, stand
from fort_desktop.ui.host.presses import Presses
from fort_desktop.ui.host.routes import Route
from fort_desktop.ui.i18n.i18n import Saying
from fort_desktop.ui.keys.actions import NONE, Action
from fort_desktop.ui.keys.keymap import Keymap
from fort_desktop.ui.persons.profiles import Profiles
from fort_desktop.ui.persons.seated import Seating
from fort_desktop.ui.persons.settings import Scale, Settings, SettingsFile
from fort_desktop.ui.toolkit.menu import Face, menu_button, note
from fort_desktop.ui.toolkit.scroll_bar import scroll_bars

DESIGN: Final = (1920.0, 1080.0)
"""Units that fit into every window."""
_LEGIBLE: Final = 0.5
"""Pixels of a design unit with which sheets have room for letters of 12 pixels."""
_SCROLLS: Final = 1.4
"""From this size of everything on a sheet may be larger than its window."""
Means = Literal["pointer", "keys", "pad"]
"""What a person uses."""
Kind = Literal["title", "pause", "settings", "almanac", "other"]
_MEANS_KEY: Final[dict[Action, Key]] = {
    "decline": Key("escape"),
    "undo": Key("ctrl z"),
    "redo": Key("ctrl y"),
}
"""Actions that are the same as a key beside the table."""


def means_of(event: Input) -> Means | None:
    """Return the means used; moves do not count, since shaking the table moves the mouse."""
    if isinstance(event, Pad | Stick):
        return "pad"
    if isinstance(event, Key):
        return "keys"
    return "pointer" if isinstance(event, Pointer) and event.what in ("down", "wheel") else None


class Coach(Protocol):
    """Whoever speaks to the persons at one table."""

    @property
    def seen(self) -> tuple[str, ...]:
        """The names of the moments whose notes the person who reads now has seen."""

    @property
    def moves(self) -> bool:
        """True if a light is on its way, or swells."""

    def go_on(self, seconds: float) -> None:
        """Say what is due, and take away what is over."""

    def lay_out(self) -> None:
        """The table was laid out again, and with it the note that is shown."""


class Host(Protocol):
    """The program around a screen: the services that all screens share.

    Attributes:
        size: of the surface, in pixels; settings: what the person has chosen for good.
        presses: tells presses that were meant for what was shown before.
        profiles: the persons that are known.
        games: the game that is played, and those that are kept.
        notes: what the title screen has to tell.
        places: where records to import may lie; documents: where exported ones go.
        keymap: what keys and buttons mean; means: what was used last; touched: the pointer was a
            finger when it was last down.
    """

    size: tuple[int, int]
    presses: Presses
    keymap: Keymap
    means: Means
    touched: bool
    audio: Audio
    store: SettingsFile
    profiles: Profiles
    catalog: Catalog
    games: GameLibrary
    notes: list[Saying]
    places: list[Path]
    documents: Path

    @property
    def settings(self) -> Settings:
        """The person's saved settings."""

    @property
    def speed(self) -> float:
        """The speed of animations, 0 for none."""

    @property
    def scale(self) -> Scale:
        """The size of everything for whoever looks at the screen now, in percent."""

    @property
    def screen(self) -> "Screen":
        """The screen that is shown now."""

    @property
    def waiting(self) -> "GameScreen | None":
        """The table to which somebody will come back, below whatever other screens."""

    def coach(self, table: "GameScreen") -> Coach:
        """Return who speaks to the persons at a table."""

    def seating(self, session: Session) -> Seating:
        """Return who sits where in a game, and what each person gets there."""

    def read_as(self, session: Session, seat: int | None) -> None:
        """Speak and draw for the person in a seat from now on; None: for all, in public."""

    def change(self, **values: Any) -> bool:
        """Change settings at once and for good; False if they could not be kept."""

    def do(self, action: Action) -> None:
        """Do what a key does on every screen."""

    def tell(self, say: Saying) -> None:
        """Show a message until it is closed."""

    def thinker_news(self) -> list[Saying]:
        """Return why computer players cannot think as usual, once; an empty list for no news."""

    def push(self, route: Route) -> None:
        """Show a screen; what is shown gives way to it in the manner of the route."""

    def pop(self) -> None:
        """Go back to the screen below, else to the table that waits, else to the first screen."""

    def quit(self) -> None:
        """Close the window."""


class Screen:
    """One screen of the program; `build` puts its nodes into the scene.

    Attributes:
        sheet: on which the screen is laid out, in pixels; the whole design unless told otherwise.
        gone: another screen is shown instead; nothing of this one runs.
        notes: what is told until it is closed; refusals: why something cannot be, told with them.
        kind: which one it is, for who does not want to load all screens to find out.
        mood: what is played in the background; None for what is played already.
        room: what the sheet needs, in design units; None for the whole design.
        least: window pixels of a design unit; of a sheet that would need smaller ones in a window,
            a part is seen at a time.
        kid: who belongs to the screen, and is seen where its sheet leaves room; "" for nobody.
        scrolls: with large letters the sheet may be larger than the window, and is scrolled.
    """

    kind: ClassVar[Kind] = "other"
    mood: Mood | None = None
    room: ClassVar[tuple[float, float] | None] = None
    least: ClassVar[float] = 0.0
    kid: str = ""
    scrolls: ClassVar[bool] = True

    def __init__(self, app: Host) -> None:
        self.app = app
        self.gone = False
        self.notes: list[Saying] = []
        self.refusals: list[Saying] = []
        self._open_scene(app.size)

    @property
    def unit(self) -> float:
        """Window pixels of one design unit."""
        return self._unit(self.window)

    @property
    def window(self) -> tuple[int, int]:
        """The size of the window, in pixels; the scene may be larger."""
        return self.scene.view.window

    def _unit(self, window: tuple[int, int]) -> float:
        """Return the pixels of a design unit in a window of a size.

        What is larger than usual fits into the window; but of large letters a sheet may be cut off
        below, and at the side as far as they grow by half of what is wanted at least. In a window
        too small for its letters a sheet is as wide as that, and cut off below.
        """
        fits, (w, h), wanted = max(unit_of(window), self.least), window, self.app.scale / 100
        room = self.extent(window)
        across = w / (room or DESIGN)[0]
        if self.scrolls and wanted >= _SCROLLS:
            return min(fits * wanted, max(across, fits * (1 + wanted) / 2))
        if self.scrolls and room is not None and unit_of(window) < _LEGIBLE:
            return max(fits, min(_LEGIBLE * wanted, w / (room[0] + EDGE)))
        if room is None:
            return fits
        return min(fits * wanted, w / room[0], h / room[1])

    def extent(self, window: tuple[int, int]) -> tuple[float, float] | None:
        """Return what the sheet needs in a window of a size, as `room`."""
        return self.room

    def _open_scene(self, window: tuple[int, int]) -> None:
        """Make the scene, as large as the sheet needs where that may be scrolled."""
        unit, size, sheet = self._unit(window), window, DESIGN
        if self.scrolls:
            sheet = self.extent(window) or DESIGN
            w, h = (round(side * unit) for side in sheet)
            size = max(window[0], w), max(window[1], h)
        self.scene = Scene(size, self.app.speed, self.app.settings.reduced_motion, window)
        self.put_sheet(*sheet)
        self._wire()

    @property
    def busy(self) -> bool:
        """True if something moves or is still to come by itself."""
        return self.scene.animator.busy

    @property
    def typing(self) -> bool:
        """True if what is typed goes into a field."""
        return self.scene.typing

    def resize(self, size: tuple[int, int]) -> None:
        """The window has a new size."""
        forget_sizes()
        forget_hours()
        self.scene.close()
        self._open_scene(size)
        self._lay_out()

    def _wire(self) -> None:
        """Give the scene what every scene has: the mark of the focus, and a click that is heard."""
        self.scene.under = self.app.presses.under
        self.scene.of, self.scene.tells = self, self.tells
        self.scene.focus.ring = self._ring
        self.scene.clicked = lambda node: self.app.audio.play("button")

    def _ring(self, w: int, h: int) -> pygame.Surface:
        """The mark of the focus; on a gamepad with the button that uses what is in it."""
        ring = focus_ring(w, h, self.unit)
        button = self.app.settings.pads.confirm
        if self.app.means != "pad" or button == NONE:
            return ring
        ring, sign = ring.copy(), pad_sign(button, round(44 * self.unit))
        ring.blit(sign, sign.get_rect(bottomright=ring.get_rect().bottomright))
        return ring

    def build(self) -> None:
        """Lay everything out."""
        raise NotImplementedError

    def _lay_out(self) -> None:
        self.build()
        if self.messages:
            lines, area = [say() for say in self.messages], self.note_area()
            note(self.scene.root, area, self.unit, lines, self.close_notes, bool(self.notes))

    def put_sheet(self, wide: float, tall: float, down: float = 0.0) -> None:
        """Lay the sheet, of design units, in the middle of the window, or further down.

        Whoever belongs to the screen may need room beside it, or above.
        """
        (w, h), unit = self.scene.size, self.unit
        self._plan = Plan(Box((w / unit - wide) / 2, (h / unit - tall) / 2 + down, wide, tall))
        if self.kid in self.app.catalog.kids:
            self._plan = planned((w / unit, h / unit), (wide, tall), down)
        self.sheet = self._plan.sheet.scaled(unit)
        edge = EDGE * unit
        # Beside a sheet that has room in the window nothing is to be scrolled to.
        beside = min(edge, max(0.0, (w - self.sheet.w) / 2 - WIDE * unit))
        self.scene.view.reach = self.sheet.inset(-beside, -edge, -beside, -edge)

    def company(self) -> None:
        """Add whoever belongs to the screen, who stands in the grass or behind the sheet."""
        if self._plan.kid is not None:
            at = self._plan.kid.scaled(self.unit)
            kid = self.app.catalog.kids[self.kid]
            stand(self.scene, kid, at, self.sheet, self.unit)

    def at(self, x: float, y: float, w: float, h: float) -> Box:
        """A place on the sheet, in pixels."""
        unit = self.unit
        return Box(self.sheet.x + x * unit, self.sheet.y + y * unit, w * unit, h * unit)

    def button(
        self,
        area: Box,
        name: str,
        face: Face | str,
        act: Callable[[], None] | None,
        primary: bool = False,
    ) -> Node:
        """Add a button to the sheet, at a place in design units; returns it."""
        node = menu_button(self.at(*area), self.unit, face, name, act, primary)
        return self.scene.root.add(node)

    def tells(self, node: Node) -> Told | None:
        """Return the words for a node to those who do not see it; None: its label says all."""
        return None

    def ready(self, field: Node) -> None:
        """Let the only field of a sheet take what is typed from now on; a gamepad types nothing."""
        if self.app.means != "pad":
            self.scene.focus.at(field)

    def note_area(self) -> Box:
        """Return the area in which messages may lie."""
        unit, seen = self.unit, self.scene.view.seen
        high = min(620 * unit, seen.h)
        return Box(seen.center.x - 340 * unit, seen.center.y - 330 * unit, 680 * unit, high).within(
            seen
        )

    def tell(self, say: Saying) -> None:
        """Show a message until it is closed."""
        self.notes.append(say)
        self.app.presses.opened()
        self.rebuild()

    @property
    def messages(self) -> list[Saying]:
        """All messages that are shown."""
        return [*self.notes, *self.refusals]

    def refuse(self, why: Saying) -> None:
        """Tell why something cannot be; nobody needs a copy of that."""
        self.refusals.append(why)
        self.app.presses.opened()
        self.rebuild()

    def close_notes(self) -> None:
        """Take the messages away."""
        self.notes.clear()
        self.refusals.clear()
        self.rebuild()

    def rebuild(self) -> None:
        """Lay everything out again; the keyboard focus stays where it was, if it can."""
        focused = self.scene.focus.node
        key = focused.key if focused is not None else ""
        self.clear()
        self._lay_out()
        if key:
            self.scene.focus.at_key(key)

    def clear(self) -> None:
        """Take away what was laid out before."""
        self.scene.clear()

    def frame(self, inputs: list[Input], seconds: float) -> None:
        """Take input and let time pass; as soon as the screen has gone, nothing more.

        Input that is left then was meant for this screen, so the next one does not get it.
        """
        for event in inputs:
            if self.gone:
                break
            if self.pressed(event):
                continue
            meant = self.app.keymap.read(event, self.typing)
            if meant is None or not self.app.presses.meant(meant):
                continue
            if isinstance(meant, str):
                self.do(meant)
            else:
                self.take(meant)
        if not self.gone:
            self.scene.advance(seconds)
        if not self.gone:
            self.go_on(seconds)
        if not self.gone:
            scroll_bars(self.scene, self.unit)

    def take(self, event: Input) -> None:
        """Take one thing that a person did; Escape first closes what lies over the screen."""
        escape = isinstance(event, Key) and event.name == "escape"
        if escape and self.messages and self.scene.pointer.drag is None:
            self.close_notes()
        elif not self.heard(event):
            self.scene.handle(event)

    def do(self, action: Action) -> None:
        """Do what a key or a button of a gamepad is for."""
        if action in _MEANS_KEY:
            self.take(_MEANS_KEY[action])
        else:
            self.app.do(action)

    def pressed(self, event: Input) -> bool:
        """Return True if an input was taken just as pressed, whatever the keys are set to."""
        return False

    def heard(self, event: Input) -> bool:
        """Return True if the screen itself took an input, wherever pointer and focus are."""
        return False

    def go_on(self, seconds: float) -> None:
        """Do what happens by itself once in a frame, after so many seconds."""

    def read(self) -> None:
        """Speak and draw for whoever reads the screen, which is shown by now."""

    def close(self) -> None:
        """Another screen is shown."""
        self.gone = True
        self.scene.close()

    def dropped(self, path: Path) -> None:
        """A file was dropped on the window: most screens go on, and the game is kept."""
        self.app.games.take_in(path)

    def garden(self, dusk: float = 0.0, parent: Node | None = None) -> None:
        """Lay the yard below everything; it is the same for all screens of a size."""
        plant_yard(self.scene, dusk, parent or self.scene.root)


class GameScreen(Screen):
    """The screen on which a game is played.

    Attributes:
        session: that game; hotseat: the door for all that persons do in it at this screen.
        cover: covers a hand that is seen by one of several persons.
        awaited: tells what a person is to do, as something that stands for it; None while the game
            goes on by itself.
        plays: it can be played, and waits while another screen is shown; else it is looked at.
    """

    scrolls: ClassVar = False
    plays: bool
    session: Session
    hotseat: Hotseat
    cover: Callable[[], None]
    awaited: Callable[[], object]

    @property
    def speaker(self) -> int | None:
        """The person whose language is spoken there; None for all who share the screen."""
        raise NotImplementedError
