"""The sheet of an opened band: everything that is public of a rival, in words, and their Yard."""

from collections.abc import Sequence
from typing import Final, NamedTuple

from fort_desktop.rules.model.types import Resource
from fort_desktop.scene.geometry import Box
from fort_desktop.scene.node import Node
from fort_desktop.ui.art import palette as pal
from fort_desktop.ui.art.boards import mown
from fort_desktop.ui.art.cardback import card_back
from fort_desktop.ui.art.fonts import BOLD
from fort_desktop.ui.art.paper import banner
from fort_desktop.ui.art.players import player_face
from fort_desktop.ui.design.canvas import Canvas, soft_shadow
from fort_desktop.ui.design.text_box import TextStyle, width
from fort_desktop.ui.i18n.i18n import tr, trc, trn
from fort_desktop.ui.table import things as th
from fort_desktop.ui.table.layout.rivals import rival_sheet_places, yard_cards
from fort_desktop.ui.table.panels.pieces import Look, cardboard, draw_slot, kid_node, lit, pictured
from fort_desktop.ui.table.viewmodels.boards import RivalSheetVM
from fort_desktop.ui.text.names import PERK_NAMES
from fort_desktop.ui.text.players import player_name
from fort_desktop.ui.toolkit.common import BELOW

SHEET_Z: Final = 400.0
_NAME: Final = (20.0, 15.0)
_NUMBER: Final = (19.0, 17.0)
_WORD: Final = (16.0, 14.0)
_HEADING: Final = (18.0, 15.0)
_SLOT: Final = 24.0
_SWITCH: Final = 28.0
_SIGN: Final = 28.0
"""The room of a sign before its number."""


class _Told(NamedTuple):
    """A number with its sign, and the word for it."""

    sign: str
    key: th.Number
    n: int
    words: str

    def wide(self, unit: float) -> float:
        """Return the width from sign to word, in units."""
        number = width(str(self.n), unit, _NUMBER[0])
        return _SIGN + number + 5 + width(self.words, unit, _WORD[1], BOLD) + 8


class RivalSheet:
    """The sheet as nodes; nothing on it is static, since it comes and goes over the table.

    Attributes:
        node: the sheet; switch: lets all that the rival does wait for a click.

    Args:
        vm: what is public of the rival, and whether it waits now.
    """

    switch: Node

    def __init__(self, parent: Node, area: Box, look: Look, vm: RivalSheetVM) -> None:
        self.look, self.vm, self.rival = look, vm, vm.rival
        unit = look.unit
        self.canvas = canvas = Canvas(area.w, area.h, unit)
        cardboard(canvas, look.dusk)
        canvas.panel(0, 0, canvas.w, canvas.h, None, 12, pal.OUTLINE, 6)
        rim = Box(0, 0, canvas.w, canvas.h).inset(1.5, 1.5, 1.5, 1.5)
        canvas.panel(*rim, None, 11, pal.SEATS[vm.rival.colour], 3.5)
        self.at = rival_sheet_places(canvas.w, canvas.h)
        self.node = Node(area, self.canvas.image, "opened", z=SHEET_Z)
        self.node.add(_shadow(area, unit))
        self.node.label = vm.rival.name
        self._person()
        self._numbers()
        self._stuff()
        self._aside()
        parent.add(self.node)
        self._yard()
        self._wait(vm.waits)

    def _person(self) -> None:
        canvas, at, colour = self.canvas, self.at, self.rival.colour
        name, player = self.rival.name, self.rival.player
        canvas.blit(
            player_face(player, canvas.px(at.face.w), kid=self.rival.face), at.face.x, at.face.y
        )
        size = canvas.px(at.ribbon.w), canvas.px(at.ribbon.h)
        canvas.blit(banner(*size, pal.SEATS[colour]), at.ribbon.x, at.ribbon.y)
        canvas.icon(pal.MARKS[colour], at.ribbon.x + 7, at.ribbon.center.y - 10, 20)
        room = at.ribbon.inset(31, 0, 9, 0)
        canvas.write(name, room, TextStyle(*_NAME, colour=pal.CHALK, lines=2, two=_NAME[1]))
        canvas.write(player_name(player), at.player, TextStyle(15, 14, face=BOLD, lines=2))

    def _spot(self, area: Box, key: th.Thing, label: str) -> None:
        unit = self.look.unit
        node = Node(area.scaled(unit), None, key)
        node.label = label
        self.node.add(node)

    def _numbers(self) -> None:
        """Points and level, hand and deck: a sign, the number, and its word."""
        vm, who = self.rival, self.rival.seat
        first, second = self.at.lines[:2]
        points = _Told("vp", th.Number(who, "points"), vm.points, trn("Point", "Points", vm.points))
        level = _Told("fort", th.Number(who, "level"), vm.level, trc("number", "Fort level"))
        hand = _Told("hand", th.Number(who, "hand"), vm.hand, tr("Hand"))
        deck = _Told("deck", th.Number(who, "deck"), vm.deck, tr("Deck"))
        left, right = (points, hand), (level, deck)
        # The first column is as wide as its words need, as far as the second has its own room.
        unit = self.canvas.unit
        needed, others = (max(one.wide(unit) for one in told) for told in (left, right))
        split = min(max(needed, 0.46 * first.w), max(first.w - others, 0.3 * first.w))
        for row, one, other in zip((first, second), left, right, strict=True):
            self._number(row._replace(w=split), one)
            self._number(row._replace(x=row.x + split, w=row.w - split), other)

    def _number(self, row: Box, told: "_Told") -> None:
        """Sign and number, and the word for them unless it has no room: pointing tells it."""
        canvas, words = self.canvas, told.words
        canvas.icon(told.sign, row.x, row.center.y - 12, 24)
        room = Box(row.x + _SIGN, row.y, row.w - _SIGN - 2, row.h)
        end = canvas.write(str(told.n), room, TextStyle(*_NUMBER)).right
        place = Box(end + 5, row.y, room.right - end - 5, row.h)
        style = TextStyle(*_WORD, face=BOLD)
        if canvas.has_room(words, place, style):
            canvas.write(words, place, style)
        self._spot(row, told.key, str(told.n))

    def _stuff(self) -> None:
        """Stuff, Pack and Lookout, each thing for itself."""
        vm = self.rival
        stuff, pack, lookout = self.at.lines[2:5]
        heads = (tr("Stuff"), tr("Pack"), tr("Lookout"))
        needed = max(width(words, self.canvas.unit, _WORD[1], BOLD) for words in heads)
        head = min(max(66.0, needed + 1), 0.5 * stuff.w) + 4
        both: tuple[tuple[Resource, int], ...] = (("toys", vm.toys), ("pizza", vm.pizza))
        held = [kind for kind, n in both for _ in range(n)]
        self._row(stuff, head, heads[0], held, len(held), framed=False)
        half = (stuff.w - head) / 2
        for i, (kind, n) in enumerate(both):
            spot = Box(stuff.x + head + i * half, stuff.y, half, stuff.h)
            self._spot(spot, th.Number(vm.seat, kind), str(n))
        packed = ("toys",) * vm.pack_toys + ("pizza",) * vm.pack_pizza
        self._row(pack, head, heads[1], packed, vm.pack_limit)
        label = tr("{n} of {most}", n=len(packed), most=vm.pack_limit)
        self._spot(pack, th.Slots(vm.seat, "pack"), label)
        self._row(lookout, head, heads[2], vm.lookout, vm.lookout_limit)
        label = tr("{n} of {most}", n=len(vm.lookout), most=vm.lookout_limit)
        self._spot(lookout, th.Slots(vm.seat, "lookout"), label)

    def _row(
        self,
        row: Box,
        head: float,
        words: str,
        signs: Sequence[str],
        limit: int,
        framed: bool = True,
    ) -> None:
        """A word, which has `head` units of room, and what is counted by it."""
        canvas = self.canvas
        canvas.write(words, Box(row.x, row.y, head - 4, row.h), TextStyle(*_WORD, face=BOLD))
        step = min(_SLOT + 3, (row.w - head) / max(1, limit))
        size = min(_SLOT, step - 1, row.h - 2)
        for i in range(limit):
            x, y = row.x + head + i * step, row.center.y - size / 2
            if framed:
                draw_slot(canvas, Box(x, y, size, size), signs[i] if i < len(signs) else "", 2.5)
            else:
                canvas.icon(signs[i], x, y, size)

    def _aside(self) -> None:
        """Perk, rule and discard pile, as far as there are any."""
        canvas, vm, row = self.canvas, self.vm, self.at.lines[5]
        if vm.perk is not None:
            slip = Box(row.x, row.y + 3, 106, row.h - 6)
            canvas.panel(*slip, pal.TAPE, 6, pal.OUTLINE, 2)
            name = tr(PERK_NAMES[vm.perk])
            room, style = slip.inset(4, 3, 4, 3), TextStyle(15, 12, align="center")
            pictured(canvas, vm.perk, name, room, style, slip.h)
            self._spot(slip, th.PerkSheet(vm.perk), name)
        if vm.rule:
            high = row.h - 2
            back = card_back(canvas.px(high * 0.74), canvas.px(high), pal.RULE_BACK, None)
            canvas.blit(back, row.x + 113, row.y + 1)
            # NOTE: a label for a made-up rule of a rival that is still secret
            self._spot(Box(row.x + 113, row.y, 28, row.h), th.MadeUpRule(vm.rival.seat), tr("rule"))
        pile = Box(row.x + 150, row.y, row.w - 150, row.h)
        canvas.icon("discard", pile.x, pile.center.y - 12, 24)
        canvas.write(str(vm.rival.discard), pile.inset(28, 0, 0, 0), TextStyle(*_NUMBER))
        self._spot(
            pile, th.RivalPile(vm.rival.seat), trc("pile", "Discard {n}", n=vm.rival.discard)
        )

    def _yard(self) -> None:
        unit, vm, at = self.look.unit, self.rival, self.at
        place = at.yard.scaled(unit)
        canvas = Canvas(place.w, place.h, unit)
        lit(canvas, mown, self.look.dusk, unit)
        heading = at.heading.at(at.heading.x - at.yard.x, at.heading.y - at.yard.y)
        # NOTE: {who} is a player's name, which cannot be declined
        words = (
            tr("{who}'s Yard", who=vm.name) if vm.yard else tr("{who}'s Yard is empty", who=vm.name)
        )
        if not vm.yard and not canvas.has_room(words, heading, TextStyle(*_HEADING)):
            words = tr("Yard is empty")
        canvas.write(words, heading, TextStyle(*_HEADING))
        node = self.node.add(Node(place, canvas.image, th.Yard(vm.seat)))
        boxes = yard_cards(at.yard, len(vm.yard))
        step = boxes[1].x - boxes[0].x if len(boxes) > 1 else at.yard.w
        for i, (kid, box) in enumerate(zip(vm.yard, boxes, strict=True)):
            seen = step * unit if step < box.w and i < len(boxes) - 1 else None
            x, y = (box.x - at.yard.x) * unit, (box.y - at.yard.y) * unit
            lies = Box(x, y, box.w * unit, box.h * unit)
            node.add(kid_node(kid, "park", lies, unit, th.YardCard(kid.id, vm.seat), seen))

    def _wait(self, waits: bool) -> None:
        """The switch for waiting at this rival: a box to tick, and words where there is room."""
        unit, at, said = self.look.unit, self.at.wait, self.at.said
        place = at.scaled(unit)
        canvas = Canvas(place.w, place.h, unit)
        side = min(_SWITCH, at.h)
        fill = pal.ACTION if waits else pal.PAPER
        canvas.panel(0, (at.h - side) / 2, side, side, fill, 7, pal.OUTLINE, 2.4)
        if waits:
            canvas.icon("tick", 4, (at.h - side) / 2 + 4, side - 8)
        elif not said:
            canvas.icon("pause", 6, (at.h - side) / 2 + 6, side - 12)
        # NOTE: a switch on the sheet of a rival: each of their steps is shown until I click
        words = tr("Wait for my click after each step")
        if said:
            room = Box(side + 9, 0, at.w - side - 9, at.h)
            canvas.write(words, room, TextStyle(*_WORD, face=BOLD))
        self.switch = self.node.add(Node(place, canvas.image, th.WaitSwitch(self.rival.seat)))
        self.switch.label = words


def _shadow(area: Box, unit: float) -> Node:
    image = soft_shadow(round(area.w), round(area.h), unit)
    edge = 8 * unit
    node = Node(Box(-edge, 6 * unit - edge, *image.get_size()), image, "shadow", z=BELOW)
    node.solid = False
    return node
