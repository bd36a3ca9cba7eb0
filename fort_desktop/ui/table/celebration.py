"""Shows the big moments of a game: their picture at length, or the tape alone."""

from collections.abc import Callable
from functools import partial
from typing import Final

import msgspec
import pygame

from fort_desktop.rules.knowledge.view import View
from fort_desktop.scene.geometry import Box
from fort_desktop.scene.meaning import Meaning
from fort_desktop.scene.node import Node, Picture
from fort_desktop.scene.scene import Scene
from fort_desktop.ui.art import palette as pal
from fort_desktop.ui.art.fonts import BOLD
from fort_desktop.ui.art.icons import icon
from fort_desktop.ui.art.lively import TURNS, confetti
from fort_desktop.ui.art.paper import tape
from fort_desktop.ui.art.portrait import cheering
from fort_desktop.ui.art.svg import disc, hexed, picture
from fort_desktop.ui.design.canvas import Canvas
from fort_desktop.ui.design.text_box import TextStyle
from fort_desktop.ui.i18n.i18n import tr
from fort_desktop.ui.table.model import TableModel
from fort_desktop.ui.table.nodes import LOOSE_Z, TableNodes
from fort_desktop.ui.table.panels.dialog import BAR_ROUND
from fort_desktop.ui.table.panels.moment import AGAIN, LASTS, STILL, MomentPicture
from fort_desktop.ui.table.state import BigMoment
from fort_desktop.ui.table.things import BOARD, HandCard, Spot
from fort_desktop.ui.table.viewmodels.moment import MomentVM, moment_vm
from fort_desktop.ui.toolkit.veil import Veil

_Z: Final = 3000.0
_FADES: Final = 0.12
_FASTEST: Final = LASTS / AGAIN
"""No moment passes faster than later ones usually do: its fort would flash while it is built."""
_ALONE: Final = 0.9
"""Seconds for which a tape is seen alone."""
_TAPE: Final = (380.0, 58.0)
_BESIDE: Final = 14.0
"""Between it and the cards, whose badges reach out."""
_CONFETTI: Final = 14
_LARGE: Final = 1.9
"""So many times as large a tape is that stays, with confetti all over the table."""
_GLAD, _SIDES = 0.8, (0.2, 0.8)
"""How tall kids stand below it, as a share of the table, and where."""
_SCATTERED: Final = 90
_BELOW_LOOSE: Final = LOOSE_Z - 1
"""What is pointed at below that tape and its veil comes to the front of both."""
_STEPS: Final = (0.7549, 0.5698)
"""So much of the table pieces of confetti lie apart, so that they never lie in rows."""
_ABOVE: Final = 62.0
"""So much is seen of the kids that are glad behind it."""
_SLOT, _DROPPED = 104.0, 76.0
"""Between kids that celebrate a sign: the slot it dropped into, and the sign."""


class Celebration:
    """Shows the moment that the state of the table names, and ends it in time or by a press.

    Args:
        heard: called once with each moment, be it shown at length or by its tape alone.
        solved: the points, in words, where what is seen shows a solved puzzle.
    """

    def __init__(
        self,
        model: TableModel,
        heard: Callable[[BigMoment], None],
        solved: Callable[[View], str],
    ) -> None:
        self._model = model
        self._heard = heard
        self._solved = solved
        self._moment: BigMoment | None = None
        self._picture: MomentPicture | None = None
        self._node: Node | None = None
        self._passed = self._rate = 0.0
        self._tape: tuple[Callable[[], MomentVM], float] | None = None
        self._lasting = False
        self._tape_node: Node | None = None
        self._nodes: TableNodes | None = None
        self._parent: Node | None = None
        self._reduced = False
        self._veil = Veil("moment veil", _BELOW_LOOSE - 1)

    @property
    def busy(self) -> bool:
        """True if anything is shown, or is to be."""
        return self._model.state.moment is not None or self._tape is not None

    def lay_out(self, nodes: TableNodes, scene: Scene) -> None:
        """The table was laid out anew: what is celebrated there goes on."""
        self._nodes, self._parent, self._reduced = nodes, scene.root, scene.animator.reduced
        self._node = self._picture = None
        moment, model = self._model.state.moment, self._model
        over = moment is None and model.present and model.decision is None
        self._lasting = over and bool(self._solved(model.shown))
        self._lay_tape()
        holes, radius = [nodes.frame.top.bar], BAR_ROUND * nodes.frame.unit
        self._veil.go_on(scene.root, float(self._lasting), 0.0, holes, radius, still=True)
        if moment is None:
            self._moment = None
            return
        vm = self._vm(moment, nodes.view)
        if moment is not self._moment:
            self._moment, self._passed = moment, 0.0
            self._rate = 1.0 if vm.first or vm.most else LASTS / AGAIN
            self._heard(moment)
        home = nodes.place(Spot("fort")) or nodes.place(BOARD) or Box(0, 0, *nodes.size)
        # NOTE: any press ends what is celebrated
        hint = tr("Press any key or button to continue.")
        unit = nodes.frame.unit
        table = scene.below(scene.root, _Z)
        self._picture = MomentPicture(table, home.center, vm, hint, unit)
        self._node = Node(Box(0, 0, *nodes.size), None, "moment", z=_Z)
        self._node.label = vm.said
        self._node.meaning = Meaning("message", live="polite")
        self._node.solid = self._node.covers = True
        scene.root.add(self._node)
        self._draw()

    def go_on(self, seconds: float, speed: float) -> None:
        """Let time pass."""
        self._fade_tape(seconds)
        if self._moment is None:
            return
        if self._model.state.moment is not self._moment:
            self._take_away()
            return
        self._passed += seconds * min(self._rate * (speed or 1.0), _FASTEST)
        if self._passed >= LASTS:
            self.end()
        else:
            self._draw()

    def end(self) -> None:
        """The moment is over; what comes after it is told."""
        self._take_away()
        self._model.celebrate(None)
        self._model.changed()

    def pass_by(self, moment: BigMoment) -> None:
        """All else is shown at once: only the tape is seen for a while, and nothing waits."""
        self._heard(moment)
        # What it was then, in the language of now.
        self._tape = partial(self._vm, moment, self._model.shown), _ALONE
        self._lay_tape()

    def _vm(self, moment: BigMoment, view: View) -> MomentVM:
        vm = moment_vm(moment, view, self._model.teller, self._model.faces)
        below = self._solved(view) if moment.what == "solved" else vm.below
        return msgspec.structs.replace(vm, below=below)

    def _draw(self) -> None:
        node, picture = self._node, self._picture
        if node is None or picture is None:
            return
        if not self._reduced:
            node.image = picture.at(self._passed)
            node.mark_dirty()
        elif node.image is None:
            node.image = picture.at(STILL, moves=False)
        if self._reduced:
            node.opacity = min(1.0, self._passed / _FADES)

    def _take_away(self) -> None:
        if self._node is not None:
            self._node.remove()
        self._moment = self._node = self._picture = None

    # The tape alone.

    def _lay_tape(self) -> None:
        if self._tape_node is not None:
            self._tape_node.remove()
        self._tape_node = None
        nodes, parent = self._nodes, self._parent
        if nodes is None or parent is None:
            return
        unit = nodes.frame.unit
        if self._lasting:
            # Nothing more is played, so it lies on the whole table.
            view = self._model.shown
            # How many points it brought is said in the bar.
            solved, model = BigMoment("solved", view.seat), self._model
            told = moment_vm(solved, view, model.teller, model.faces)
            room = Box(0, 0, *nodes.size).inset(0, nodes.frame.top.bar.bottom, 0, 0)
            whole = _party(room, told, unit)
        elif self._tape is not None:
            told, room = self._tape[0](), _bare(nodes)
            whole = _tape_picture(told, min(_TAPE[0] * unit, room.w), unit)
        else:
            return
        place = Box(0, 0, *whole.get_size()).around(room.center)
        z = _BELOW_LOOSE if self._lasting else _Z
        self._tape_node = Picture(place, whole, "moment tape", z=z, label=told.said)
        self._tape_node.meaning = Meaning("message", live="polite")
        parent.add(self._tape_node)

    def _fade_tape(self, seconds: float) -> None:
        if self._tape is None:
            return
        told, left = self._tape
        self._tape = (told, left - seconds) if left > seconds else None
        node = self._tape_node
        if self._tape is None and node is not None and not self._lasting:
            node.remove()
            self._tape_node = None


def _tape_picture(told: MomentVM, wide: float, unit: float) -> pygame.Surface:
    """Return the tape, so many pixels wide, with confetti and glad kids behind it."""
    w, h = round(wide), round(_TAPE[1] * unit)
    above = round(_ABOVE * unit)
    whole = pygame.Surface((w, above + h), pygame.SRCALPHA, 32)
    for kid, x in zip(told.kids, (0.14, 0.86), strict=False):
        sticker = cheering(kid, 2 * above, 2 * above)
        seen = sticker.subsurface(sticker.get_bounding_rect())
        side = seen.get_width()
        whole.blit(seen, (min(max(0, round(x * w - side / 2)), w - side), 0))
    for i in range(_CONFETTI):
        piece = confetti(i, i % TURNS, round((8 + i % 3 * 2) * unit))
        whole.blit(piece, (round((0.26 + 0.46 * i / _CONFETTI) * w), round(i * 0.37 % 1 * above)))
    strip = _strip(told, w, h, unit, -1.6)
    lower = pygame.Rect(0, above, w, h)
    whole.fill((0, 0, 0, 0), lower.inflate(0, -h // 3).move(0, h // 6))
    whole.blit(strip, lower)
    return whole


def _strip(told: MomentVM, w: int, h: int, unit: float, turn: float) -> pygame.Surface:
    """Return the tape with its words."""
    strip = Canvas.on(tape(w, h, False, turn).copy(), unit)
    line, size = Box(16, 4, strip.w - 32, strip.h - 8), 32
    if more := told.scored or told.below:
        line, size = Box(line.x, 6, line.w, 30), 27
        under = Box(line.x, 34, line.w, 18)
        strip.write(more, under, TextStyle(16, 12, face=BOLD, align="center"))
    strip.write(told.title, line, TextStyle(size, 16, align="center", lines=2))
    return strip.image


def _in_slot(sign: str, side: int) -> pygame.Surface:
    """A sign that has dropped into its slot, which is as wide as that."""
    dashes = f'fill="none" stroke="{hexed(pal.OUTLINE)}" stroke-width="2" stroke-dasharray="7 6"'
    hole = disc(60, 60, 56, hexed(pal.LIT), 4) + f'<circle cx="60" cy="60" r="47" {dashes}/>'
    image = picture(hole, side, side, (120, 120))
    dropped = icon(sign, round(_DROPPED / _SLOT * side))
    image.blit(dropped, dropped.get_rect(center=(side // 2, round(0.48 * side))))
    return image


def _party(room: Box, told: MomentVM, unit: float) -> pygame.Surface:
    """Return a large tape just below the bar, glad kids on both sides, and confetti all around."""
    canvas = Canvas(room.w, room.h, unit)
    image = canvas.image
    for i in range(_SCATTERED):
        piece = confetti(i, i % TURNS, round((9 + i % 4 * 2) * unit))
        x, y = (i * step % 1 for step in _STEPS)
        image.blit(piece, (round(x * (room.w - 20 * unit)), round(y * (room.h - 20 * unit))))
    high, middle = round(_GLAD * room.h), round(0.5 * room.w)
    large = min(_LARGE * unit, 0.6 * room.w / _TAPE[0], 0.2 * room.h / _TAPE[1])
    strip = _strip(told, round(_TAPE[0] * large), round(_TAPE[1] * large), large, 0.0)
    taped = image.blit(strip, strip.get_rect(midtop=(middle, round(_BESIDE * unit))))
    for kid, x in zip(told.kids, _SIDES, strict=False):
        sticker = cheering(kid, high, high)
        image.blit(sticker, sticker.get_rect(midbottom=(round(x * room.w), image.get_height())))
    medal = _in_slot(told.sign, round(_SLOT * large))
    image.blit(medal, medal.get_rect(midtop=(middle, taped.bottom + round(_BESIDE * unit))))
    return image


def _cloth(nodes: TableNodes) -> Box:
    """Return where the hand lies, in pixels."""
    found = (node.area for node in nodes.walk() if node.key == "rug" and node.image)
    return next(found, nodes.areas["hand"])


def _bare(nodes: TableNodes) -> Box:
    """Return a place without words, in pixels: bare cloth beside the hand, else one's own fort."""
    unit, row, rug = nodes.frame.unit, nodes.areas["hand"], _cloth(nodes)
    found = (node.area for node in nodes.walk() if isinstance(node.key, HandCard))
    cards = sorted(found, key=lambda at: at.x)
    starts, ends = (rug.x, *(at.right for at in cards)), (*(at.x for at in cards), rug.right)
    left, right = max(zip(starts, ends, strict=True), key=lambda gap: gap[1] - gap[0])
    edge = _BESIDE * unit
    cloth = Box(left + edge, row.y, right - left - 2 * edge, row.h)
    fort = nodes.place(Spot("fort"))
    return cloth if fort is None or (cards and cloth.w >= fort.w) else fort
