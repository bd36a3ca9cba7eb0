"""One's own board as a strip: what it holds in figures, each with its sign and its word."""

from collections.abc import Callable, Sequence
from typing import Final

from fort_desktop.rules.model.cards import Kid
from fort_desktop.rules.model.types import STUFF_LIMIT, TOP_LEVEL, Resource
from fort_desktop.scene.geometry import Box
from fort_desktop.scene.node import Node
from fort_desktop.ui.art import palette as pal
from fort_desktop.ui.art.fonts import BOLD
from fort_desktop.ui.art.icons import badge, icon
from fort_desktop.ui.design.canvas import PanelCanvas
from fort_desktop.ui.design.text_box import TextStyle, longest
from fort_desktop.ui.i18n.i18n import tr, trn
from fort_desktop.ui.table import things as th
from fort_desktop.ui.table.layout.board import Cell, CellName, own_strip_places
from fort_desktop.ui.table.panels.pieces import Counter, Look, cardboard, draw_ribbon, prices
from fort_desktop.ui.table.panels.worth import own_worth_tag
from fort_desktop.ui.table.viewmodels.boards import BoardVM
from fort_desktop.ui.text.lists import labelled
from fort_desktop.ui.text.names import RULE_NAMES
from fort_desktop.ui.toolkit.common import shaded

_NAME: Final = (20.0, 12.0)
_FIGURE: Final = TextStyle(18, 13, middle="figures")
_WORD: Final = TextStyle(13, 12, BOLD, align="center")
_LEVEL: Final = 16.0
"""The room of a level's figure."""


class _Strip:
    """A strip that is being drawn, in units."""

    def __init__(self, area: Box, look: Look, vm: BoardVM) -> None:
        self.vm, self.unit = vm, look.unit
        self.ground = PanelCanvas(area, look.unit, th.BOARD)
        cardboard(self.ground, look.dusk, pal.CARDBOARD)
        size = self.ground.w, self.ground.h
        ribbon, worth, self.cells = own_strip_places(*size, vm.now is not None)
        draw_ribbon(self.ground, ribbon, vm.colour, vm.name, _NAME, elsewhere=True)
        if worth is not None and vm.now is not None:
            self.ground.node.add(own_worth_tag(worth.scaled(self.unit), self.unit, vm.now))

    def cell(self, name: CellName, sign: str, word: str, key: th.Thing) -> Cell:
        """Draw a cell with its sign and its word."""
        at = self.cells[name]
        self.ground.panel(*at.box, pal.CARD, 8, pal.OUTLINE, 1.8)
        self.ground.icon(sign, at.sign.x, at.sign.y, at.sign.w)
        if at.word is not None and self.ground.has_room(word, at.word, _WORD):
            self.ground.write(word, at.word, _WORD)
        self.ground.spot(key, at.box.scaled(self.unit), word)
        return at

    def count(self, at: Box, key: th.Thing, n: int, words: Callable[[int], str] = str) -> None:
        """Draw a number that goes up."""
        spot = self.ground.spot(key, at.scaled(self.unit), str(n))
        Counter(spot, at.scaled(self.unit), self.unit, _FIGURE, n, words)

    def token(self, sign: str, at: Box, key: th.Thing) -> None:
        """Add a thing that can be an answer, over its sign."""
        side = max(6, round(min(at.w, at.h) * self.unit))
        self.ground.node.add(Node(at.scaled(self.unit), icon(sign, side), key))

    def kids(self, at: Cell, kids: Sequence[Kid], key: Callable[[str], th.Thing]) -> None:
        """Add kids by their first suit, which is all that they do where they lie."""
        for kid, slot in zip(kids, at.slots(len(kids)), strict=True):
            side = max(6, round(min(slot.w, slot.h) * self.unit))
            node = Node(slot.scaled(self.unit), badge(kid.suits[0], side, False), key(kid.id))
            self.ground.node.add(node)


def own_strip(parent: Node, area: Box, look: Look, vm: BoardVM) -> Node:
    """Put the viewer's board on the table as a strip; a click lays the whole board open."""
    shaded(parent, area, look.unit)
    strip = _Strip(area, look, vm)
    parent.add(strip.ground.node)
    points = strip.cell("points", "vp", tr("Points"), th.Spot("points"))
    strip.count(points.figure, th.Number(vm.seat, "points"), vm.points)
    _fort(strip)
    for what, name, n in (("toys", tr("Toys"), vm.toys), ("pizza", tr("Pizza"), vm.pizza)):
        _stuff(strip, "toys" if what == "toys" else "pizza", name, n)
    _pack(strip)
    _lookout(strip)
    at = strip.cell("yard", "park", tr("Picks") if vm.drafts else tr("Yard"), th.Yard(vm.seat))
    if vm.yard:
        strip.kids(at, vm.yard, th.OwnYardCard)
    else:
        strip.ground.write("0", at.figure, _FIGURE)
    _rule(strip)
    return strip.ground.node


def _of(at: Cell, unit: float, limit: int) -> Callable[[int], str]:
    """Return what tells how much of how much there is, in as many words as there is room for."""

    def told(n: int) -> str:
        ways = tr("{n} of {limit}", n=n, limit=limit), f"{n}/{limit}"
        return longest(ways, at.figure.w, unit, _FIGURE.size)

    return told


def _fort(strip: _Strip) -> None:
    """The level, and what the next one costs."""
    vm, ground = strip.vm, strip.ground
    at = strip.cells["fort"]
    strip.cell("fort", "fort", "", th.Spot("fort"))
    figure = at.figure._replace(w=_LEVEL)
    if at.word is None:
        strip.count(figure, th.Number(vm.seat, "level"), vm.level)
        room = at.figure.inset(_LEVEL, 0, 0, 0)
    else:
        strip.count(at.figure, th.Number(vm.seat, "level"), vm.level)
        room = at.word
    ground.spot(th.LevelSpot(min(vm.level + 1, TOP_LEVEL)), at.box.scaled(strip.unit))
    ground.spot(th.LevelCost(), room.scaled(strip.unit))
    if vm.cost is not None:
        prices(ground, room, vm.cost, 1.0)
    elif ground.has_room(tr("Fort finished!"), room, _WORD):
        ground.write(tr("Fort finished!"), room, _WORD)


def _stuff(strip: _Strip, what: Resource, name: str, n: int) -> None:
    at = strip.cell(what, what, name, th.StuffBox(what))
    strip.count(at.figure, th.Number(strip.vm.seat, what), n, _of(at, strip.unit, STUFF_LIMIT))
    if n:
        strip.token(what, at.sign, th.StuffToken(what))


def _pack(strip: _Strip) -> None:
    """Draw each thing in the Pack for itself, and how much of how much that is."""
    vm, n = strip.vm, len(strip.vm.pack)
    # NOTE: a label: {sum} is as 2/3, things there and places
    told = tr("Pack {sum}", sum=f"{n}/{vm.pack_limit}")
    at = strip.cell("pack", "pack", told, th.BAG)
    for kind, slot in zip(vm.pack, at.slots(n), strict=True):
        strip.token(kind, slot, th.PackToken(kind))
    if not n:
        strip.ground.write(_of(at, strip.unit, vm.pack_limit)(0), at.figure, _FIGURE)


def _lookout(strip: _Strip) -> None:
    vm, n = strip.vm, len(strip.vm.lookout)
    # NOTE: a label: {sum} is as 2/3, cards there and places
    told = tr("Lookout {sum}", sum=f"{n}/{vm.lookout_limit}")
    at = strip.cell("lookout", "lookout", told, th.LOOKOUT)
    strip.kids(at, vm.lookout, th.LookoutCard)
    if not n:
        strip.ground.write(_of(at, strip.unit, vm.lookout_limit)(0), at.figure, _FIGURE)


def _rule(strip: _Strip) -> None:
    """The made-up rule with its points so far, or when it comes."""
    vm, ground = strip.vm, strip.ground
    name = tr(RULE_NAMES[vm.rule]) if vm.rule is not None else tr("Made-up rule")
    at = strip.cells["rule"]
    wide = at.word.w if at.word is not None else 0.0
    word = longest((name, tr("Rule at level 1") if not vm.has_rule else ""), wide, strip.unit, 11)
    strip.cell("rule", vm.rule or "rule", word, th.MadeUpRule(vm.seat))
    if vm.rule is None:
        return
    now = trn("{n} point so far", "{n} points so far", vm.gained)
    ground.spot(th.MadeUpRule(vm.seat), at.box.scaled(strip.unit), labelled(name, now))
    ground.write(str(vm.gained), at.figure, _FIGURE)
