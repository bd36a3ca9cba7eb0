"""The parts of every sheet over the table, and the tooltip that stands on one."""

from collections.abc import Callable, Sequence
from typing import Final

import msgspec

from fort_desktop.scene.geometry import Box
from fort_desktop.scene.node import Container, Node, Picture
from fort_desktop.ui.art import palette as pal
from fort_desktop.ui.art.paper import tape
from fort_desktop.ui.design.canvas import Canvas
from fort_desktop.ui.design.text_box import TextStyle
from fort_desktop.ui.design.unit import STEP
from fort_desktop.ui.table.layout.frame import Frame
from fort_desktop.ui.table.panels.pieces import button_face, clickable, shade_below
from fort_desktop.ui.table.panels.tooltip import picture_within, said
from fort_desktop.ui.table.things import Thing
from fort_desktop.ui.text.explain.explanation import Explanation
from fort_desktop.ui.toolkit.common import BELOW, halo
from fort_desktop.ui.toolkit.veil import Veil

BAR_ROUND: Final = 10.0
"""The radius of the bar, which a veil leaves out."""
_LID: Final = 30.0
"""So far a lid reaches below the edge of the paper, whose corners are round."""
_OVER: Final = 4.0
"""So much of it is seen above a title."""


class Dialog:
    """A sheet that is laid over the table.

    Nothing on it is static: static pictures are drawn below all others, wherever they lie.

    Args:
        area: of the paper, in units.
        veil: lies on the table, which waits, but for the bar if that `asks`; None: it does not.

    Attributes:
        holder: of all that lies on the sheet, so that it can move as a whole; paper: the ground.
        canvas: to draw on the paper, in units from its corner; unit: pixels of one.
    """

    def __init__(
        self,
        root: Node,
        frame: Frame,
        area: Box,
        name: str,
        veil: Veil | None = None,
        asks: bool = True,
    ) -> None:
        self.unit, (w, h) = frame.unit, frame.size
        if veil is not None:
            bar = frame.top.bar
            veil.go_on(root, 1.0, 0.0, [bar] if asks else [], BAR_ROUND * self.unit, still=True)
            # Bands can be opened through the veil: looking is always allowed.
            below = root.add(Node(Box(0, bar.bottom, w, h - bar.bottom), None, "below the sheet"))
            below.covers = True
        self.holder: Node = root.add(Container(Box(0, 0, *frame.size), f"{name} holder"))
        self.area = area
        self.canvas = Canvas(area.w * self.unit, area.h * self.unit, self.unit)
        self.canvas.panel(0, 0, self.canvas.w, self.canvas.h, pal.TAPE, 16, pal.OUTLINE, 3)
        self.paper = Node(self.pixels(area), self.canvas.image, name)
        shade_below(self.paper, self.unit / STEP)
        self.holder.add(self.paper)

    def pixels(self, box: Box) -> Box:
        """A place in units as one in pixels."""
        return box.scaled(self.unit)

    def lid(self, top: float) -> None:
        """A board behind what stands out above the paper, which cuts through no words so.

        Args:
            top: its upper edge in units of the window.
        """
        place = self.area._replace(y=top, h=self.area.y + _LID - top)
        canvas = Canvas(place.w * self.unit, place.h * self.unit, self.unit)
        canvas.panel(0, 0, canvas.w, canvas.h, pal.CARDBOARD_DARK, 16, pal.OUTLINE, 3)
        self.holder.add(Node(self.pixels(place), canvas.image, "lid", z=BELOW))

    def title(self, words: str, place: Box) -> None:
        """The name of the sheet on tape, at a place in units of the window."""
        self.lid(place.y - _OVER)
        at = self.pixels(place)
        size = max(1, round(at.w)), max(1, round(at.h))
        node = Node(at, tape(*size, False, -0.8).copy(), "title")
        assert node.image is not None
        canvas = Canvas.on(node.image, self.unit)
        canvas.write(words, Box(14, 0, canvas.w - 28, canvas.h), TextStyle(24, 16, align="center"))
        node.label = words
        node.solid = False
        self.holder.add(node)

    def button(
        self, words: str, place: Box, key: object, act: Callable[[], None], chosen: bool = False
    ) -> Node:
        """A button at a place in units of the window, quiet unless it is chosen."""
        at = self.pixels(place)
        canvas = Canvas(at.w, at.h, self.unit)
        face = button_face(canvas, pal.ACTION if chosen else pal.PAPER)
        canvas.write(words, face.inset(8, 4, 8, 4), TextStyle(18, 12, align="center", lines=2))
        return self.holder.add(clickable(Node(at, canvas.image, key), words, act))

    def cross(self, place: Box, words: str, act: Callable[[], None]) -> Node:
        """The button that closes the sheet."""
        return self.small(place, "cross", words, "close", act)

    def small(
        self, place: Box, sign: str, words: str, key: object, act: Callable[[], None]
    ) -> Node:
        """A small button with a sign."""
        at = self.pixels(place)
        canvas = Canvas(at.w, at.h, self.unit)
        button_face(canvas, pal.PAPER, radius=9)
        side = min(canvas.w, canvas.h) * 0.55
        canvas.icon(sign, (canvas.w - side) / 2, (canvas.h - 3 - side) / 2, side)
        return self.holder.add(clickable(Node(at, canvas.image, key), words, act))


class StandingTooltip:
    """A place of a sheet where its cards are explained.

    Args:
        parent: what the panel is added to; room: where it may lie, in pixels.
        cards: what it explains; note: lies below it, and is hidden by a panel that needs its room.

    Attributes:
        thing: the card that is explained; set before `begin`, it is explained first.
    """

    def __init__(
        self, parent: Node, room: Box, unit: float, cards: Sequence[Node], note: Node | None = None
    ) -> None:
        self._parent = parent
        self._room = room
        self._unit = unit
        self._cards = tuple(cards)
        self._note = note
        self._shown: list[Node] = []
        self.thing: Thing | None = None

    def begin(self, explain: Callable[[Thing], Explanation | None]) -> None:
        """Explain a card until one is pointed at: `thing` if it lies here, else the first.

        The first glows only once it is pointed at: it would look as if it were chosen.
        """
        things = [node.key for node in self._cards if isinstance(node.key, Thing)]
        for thing in [one for one in things if one == self.thing][:1] or things[:1]:
            self.tell(thing, explain(thing), lit=thing == self.thing)

    def holds(self, node: Node) -> bool:
        """Return True if this panel tells of a node, instead of one that opens beside it."""
        return node in self._cards

    def tell(self, thing: Thing, found: Explanation | None, lit: bool = True) -> None:
        """Show the explanation of a card, which glows if `lit`, in place of the one before."""
        if found is None:
            return
        self.thing = thing if lit else None
        for node in self._shown:
            node.remove()
        room, unit = self._room, self._unit
        brief = msgspec.structs.replace(found, how="")
        image = picture_within(brief, unit, room.w / unit, room.h / unit)
        w, h = image.get_size()
        # Where words are small already, it may still reach up a little from its lower edge.
        y = min(room.y, room.bottom - h)
        panel = self._parent.add(Picture(Box(room.x, y, w, h), image, "standing", z=1.0))
        panel.label = said(found)
        if self._note is not None:
            self._note.visible = panel.box.bottom <= self._note.box.y
        told = [card for card in self._cards if lit and card.key == thing]
        self._shown = [panel, *(card.add(halo(card, unit / STEP, "told", True)) for card in told)]
