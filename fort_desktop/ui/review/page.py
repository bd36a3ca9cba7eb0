"""The base of the pages of a review, and the screen that they lie on.

A page fills itself in: what is different is built and shown bit by bit, as frames go by.
"""

from collections.abc import Callable, Sequence
from functools import partial
from typing import Final, Protocol

from fort_desktop.review.parts import Review
from fort_desktop.rules.model.events import Event
from fort_desktop.scene.geometry import Box
from fort_desktop.scene.node import Node
from fort_desktop.scene.scene import Scene
from fort_desktop.scene.slices import InSlices
from fort_desktop.session.session import Session
from fort_desktop.ui.art import palette as pal
from fort_desktop.ui.host.screen import Host
from fort_desktop.ui.i18n.i18n import tr
from fort_desktop.ui.review.past import Past
from fort_desktop.ui.table.panel_cache import PanelSet
from fort_desktop.ui.text.sentences import Labels
from fort_desktop.ui.toolkit.common import panel_node
from fort_desktop.ui.toolkit.menu import Face, menu_button

SIZE: Final = (1800.0, 1000.0)
EDGE: Final = 30.0
PAGE: Final = Box(EDGE, 138, SIZE[0] - 2 * EDGE, 744)
"""Where a page lies on the sheet, in design units."""
_BUTTON: Final = 70.0


class Looking(Protocol):
    """The screen of a review, as its pages see it."""

    app: Host
    scene: Scene
    past: Past
    seat: int
    eyes: Session
    told: Sequence[Event]
    labels: Labels

    @property
    def review(self) -> Review | None:
        """The review, as far as it is done."""

    @property
    def unit(self) -> float:
        """Window pixels of one design unit."""

    @property
    def small(self) -> bool:
        """True if letters have to be so large on the sheet that less has room."""

    @property
    def place(self) -> int:
        """On which place the seat has come."""

    def at(self, x: float, y: float, w: float, h: float) -> Box:
        """A place on the sheet, in pixels."""

    def lay(self, name: str, made_of: object, build: Callable[[Node], object]) -> None:
        """Lay a panel, which is built again only if something has changed that it is made of."""

    def refresh(self) -> None:
        """Lay the page out anew: only what is different is built."""

    def look(self, at: int) -> None:
        """The table as it was, over the page."""

    def try_from(self, at: int) -> None:
        """Play on from a moment, for practice."""


class Page(Protocol):
    """One of the pages."""

    def lay(self) -> None:
        """Lay its panels on the sheet."""


def slip(
    screen: Looking,
    room: Box,
    name: str,
    words: str,
    size: float = 26,
    fill: pal.Colour | None = None,
) -> None:
    """Words on a piece of paper."""

    def build(holder: Node) -> None:
        node, canvas = panel_node(screen.at(*room), screen.unit, name)
        canvas.panel(0, 0, canvas.w, canvas.h, fill or pal.PAPER, 14, pal.OUTLINE, 3)
        canvas.paragraph(words, 22, 8, canvas.w - 44, canvas.h - 16, size)
        node.label = words
        holder.add(node)

    screen.lay(name, (room, words), build)


def small_button(
    screen: Looking,
    room: Box,
    name: str,
    words: str,
    act: Callable[[], None],
    chosen: bool = False,
    about: object = None,
    leads: bool = False,
) -> None:
    """A button that is a little lower than those of other sheets.

    Args:
        about: what it acts on; leads: it is the usual next step.
    """

    def build(holder: Node) -> None:
        face = Face(words, size=24, ticked=chosen)
        place = screen.at(room.x, room.y, room.w, _BUTTON)
        holder.add(menu_button(place, screen.unit, face, name, act, chosen or leads))

    screen.lay(name, (room, words, chosen, about, leads), build)


def ways_on(screen: Looking, room: Box, name: str, at: int) -> None:
    """The two buttons of a moment: to look at it, and to play on from there."""
    wide = (room.w - 12) / 2
    look, go = (Box(room.x + i * (wide + 12), room.y, wide, room.h) for i in range(2))
    here, on = partial(screen.look, at), partial(screen.try_from, at)
    small_button(screen, look, f"look:{name}", tr("Look at it"), here, about=at, leads=True)
    small_button(screen, go, f"try:{name}", tr("Try from here"), on, about=at)


class Filling:
    """The panels of a page that is laid out again and again while it is looked at.

    First all panels are laid, which takes no time. Those that are different are built in slices of
    frames, and then put on the page one in a frame: all at once would take longer than a frame may.

    Args:
        scene: holds the page, and what lies above it.
    """

    def __init__(self, scene: Scene) -> None:
        self._scene = scene
        self._shown: PanelSet | None = None
        self._coming: PanelSet | None = None
        self._building = InSlices(lambda: False)
        self._lost: object = ""

    @property
    def busy(self) -> bool:
        """True if something is laid that is not shown yet."""
        return self._coming is not None

    def begin(self) -> None:
        """Lay the page again; `lay` is called next, for each of its panels."""
        if self._building.done and self._coming is not None:
            # Some of it may be on the page by now.
            self.finish()
        self._coming = PanelSet(self._scene.size, self._shown, self._coming)
        self._building = InSlices(self._coming.build_next)

    def lay(self, name: str, made_of: object, build: Callable[[Node], object]) -> None:
        """Lay a panel, which is built again only if something has changed that it is made of."""
        if self._coming is not None:
            self._coming.lay(f"{name} panel", made_of, build)

    def go_on(self, seconds: float) -> None:
        """Build for about so long, or show a panel; nothing goes away under a pressed button."""
        if self._coming is None:
            return
        if not self._building.done:
            self._building.go_on(seconds)
        elif self._scene.pointer.press is None and not self._keeping_focus(self._coming.show_next):
            self.finish()

    def finish(self) -> None:
        """Build and show all that was laid, at once."""
        coming = self._coming
        if coming is not None:
            self._keeping_focus(coming.show)
            coming.arrange(self._scene.root)
            self._shown, self._coming, self._lost = coming, None, ""

    def _keeping_focus(self, show: Callable[[Node], bool | None]) -> bool:
        """Show something; what has the focus may be rebuilt, and keeps it all the same.

        It may come back only with a later panel, unless a person has gone on by then.
        """
        focus = self._scene.focus
        focused = focus.node
        more = show(self._scene.root)
        if focused is not None:
            self._lost = focused.key if focused.scene is None else ""
        if self._lost and focus.node is None:
            focus.at_key(self._lost)
        self._scene.pointer.refresh()
        return bool(more)
