"""The base of the pages of a review, and the screen that they lie on."""

from collections.abc import Callable, Sequence
from typing import Final, Protocol

from fort_desktop.review.parts import Review
from fort_desktop.rules.model.events import Event
from fort_desktop.scene.geometry import Box
from fort_desktop.scene.scene import Scene
from fort_desktop.session.session import Session
from fort_desktop.ui.art import palette as pal
from fort_desktop.ui.canvas import Canvas
from fort_desktop.ui.review.moments import Moments
from fort_desktop.ui.review.past import Past
from fort_desktop.ui.screen import Host
from fort_desktop.ui.text.i18n import tr
from fort_desktop.ui.text.sentences import Labels
from fort_desktop.ui.widgets.common import panel_node
from fort_desktop.ui.widgets.menu import Face, menu_button

SIZE: Final = (1800.0, 1000.0)
EDGE: Final = 44.0
PAGE: Final = Box(EDGE, 140, SIZE[0] - 2 * EDGE, 744)
"""Where a page lies on the sheet, in design units."""
_BUTTON: Final = 64.0


class Looking(Protocol):
    """The screen of a review, as its pages see it."""

    app: Host
    scene: Scene
    past: Past
    seat: int
    eyes: Session
    told: Sequence[Event]
    moments: Moments
    labels: Labels

    @property
    def review(self) -> Review | None:
        """What is done so far."""

    @property
    def unit(self) -> float:
        """Window pixels of one design unit."""

    @property
    def story_only(self) -> bool:
        """Whether neither chart nor numbers are shown."""

    @property
    def place(self) -> int:
        """On which place the seat has come."""

    def at(self, x: float, y: float, w: float, h: float) -> Box:
        """A place on the sheet, in pixels."""

    def rebuild(self) -> None:
        """Lay everything out anew."""

    def look(self, at: int) -> None:
        """The table as it was, over the page."""

    def try_from(self, at: int) -> None:
        """Play on from a moment, for practice."""


class Page(Protocol):
    """One of the pages."""

    def build(self, canvas: Canvas) -> None:
        """Lay it out on the sheet, whose canvas this is."""

    def says(self) -> object:
        """What it says of the review: laid out anew, it is the same as long as this is."""


def moment(screen: Looking, canvas: Canvas, at: int, room: Box) -> None:
    """Draw the table as it was, or a frame as long as that is not painted."""
    canvas.panel(room.x - 4, room.y - 4, room.w + 8, room.h + 8, pal.OUTLINE, 8, None)
    canvas.panel(*room, pal.GRASS[1], 4, None)
    size = canvas.px(room.w), canvas.px(room.h)
    image = screen.moments.at(at, size)
    if image is not None:
        canvas.blit(image, room.x, room.y)


def slip(screen: Looking, room: Box, name: str, words: str, size: float = 26) -> None:
    """Words on a piece of paper."""
    node, canvas = panel_node(screen.at(*room), screen.unit, name)
    canvas.panel(0, 0, canvas.w, canvas.h, pal.PAPER, 14, pal.OUTLINE, 3)
    canvas.paragraph(words, 22, 8, canvas.w - 44, canvas.h - 16, size)
    node.label = words
    screen.scene.root.add(node)


def small_button(
    screen: Looking, room: Box, name: str, words: str, act: Callable[[], None], chosen: bool = False
) -> None:
    """A button that is a little lower than those of other sheets."""
    face = Face(words, size=24, ticked=chosen)
    place = screen.at(room.x, room.y, room.w, _BUTTON)
    screen.scene.root.add(menu_button(place, screen.unit, face, name, act, chosen))


def ways_on(screen: Looking, room: Box, name: str, at: int) -> None:
    """The two buttons of a moment: to look at it, and to play on from there."""
    wide = (room.w - 12) / 2
    look, go = (Box(room.x + i * (wide + 12), room.y, wide, room.h) for i in range(2))
    small_button(screen, look, f"look:{name}", tr("Look at it"), lambda: screen.look(at))
    small_button(screen, go, f"try:{name}", tr("Try it from here"), lambda: screen.try_from(at))
