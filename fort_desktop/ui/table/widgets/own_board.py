"""The own board: phases, fort levels, Lookout, fort, Stuff, Pack, rule, perk and Yard."""

from typing import Final

from fort_desktop.rules.model.types import STUFF_LIMIT, TOP_LEVEL, Resource
from fort_desktop.scene import text
from fort_desktop.scene.geometry import Box
from fort_desktop.scene.layout import step_between
from fort_desktop.scene.node import Node
from fort_desktop.ui.art import palette as pal
from fort_desktop.ui.art.boards import (
    panel,
    pizza_box,
    rule_card,
    school_bag,
    tower,
    tower_room,
    toy_box,
    yard,
)
from fort_desktop.ui.art.daylight import in_light, warm, warmed
from fort_desktop.ui.art.forts import fort_picture
from fort_desktop.ui.art.outdoors import backyard_in_use
from fort_desktop.ui.canvas import Canvas
from fort_desktop.ui.fonts import BOLD, TITLE
from fort_desktop.ui.table.things import (
    BAG,
    BOARD,
    LOOKOUT,
    LevelSpot,
    LookoutCard,
    Number,
    OwnYardCard,
    PackToken,
    Spot,
    StuffBox,
    StuffToken,
    Thing,
)
from fort_desktop.ui.table.widgets.painter import Painter
from fort_desktop.ui.text.i18n import tr, trn
from fort_desktop.ui.text.names import PERK_NAMES, PHASE_NAMES, RULE_NAMES, RULE_WORDS
from fort_desktop.ui.widgets.common import (
    chip_node,
    figure,
    panel_node,
    ribbon,
    shaded,
    taped,
)

_COLUMNS: Final = {
    "lookout": (0.022, 0.190),
    "fort": (0.214, 0.242),
    "stuff": (0.458, 0.224),
    "pack": (0.692, 0.144),
    "secrets": (0.842, 0.140),
}
"""Left edge and width of what lies in the yard, as shares of the board."""


class OwnBoard:
    """The board of the viewer; drop targets are its Lookout and its Pack."""

    def __init__(self, parent: Node, area: Box, painter: Painter, name: str) -> None:
        shaded(parent, area, painter.unit)
        self.painter = painter
        self.seat = painter.view.own
        self.node, self.canvas = panel_node(area, painter.unit, BOARD)
        self._head(name)
        parent.add(self.node)
        self._lookout()
        self._fort()
        self._stuff()
        self._pack()
        self._secrets()
        self._yard()

    def _head(self, name: str) -> None:
        """The name, the points, the phases and the levels, over an empty yard."""
        unit, _, _, dusk = self.painter
        node, canvas, seat = self.node, self.canvas, self.seat
        canvas.image.blit(panel(*canvas.image.get_size(), unit, warm(pal.CARDBOARD, dusk)), (0, 0))
        ribbon(canvas, 8, 12, 200, name, seat.colour)
        canvas.icon("vp", 222, 12, 42)
        figure(node, canvas, Number(seat.seat, "points"), seat.points, (268, 34, 34, 56))
        after = 276 + text.width(TITLE, canvas.px(34), str(seat.points)) / unit
        canvas.words(tr("points"), after, 38, 19, 390 - after)
        word = text.width(BOLD, canvas.px(19), tr("points")) / unit
        self._spot(Spot("points"), after - 4, 15, min(word + 8, 392 - after), 38)
        self._phases(396)
        self._levels()
        scene = backyard_in_use(canvas.px(canvas.w - 24), canvas.px(canvas.h - 138), unit, dusk)
        canvas.blit(scene, 12, 126)

    @property
    def _tall(self) -> float:
        """How much higher the yard is than in a window of 16:9."""
        return min(1.5, (self.canvas.h - 138) / 320)

    def _column(self, name: str) -> tuple[float, float]:
        x, w = _COLUMNS[name]
        return x * self.canvas.w, w * self.canvas.w

    def _spot(
        self, key: Thing, x: float, y: float, w: float, h: float, on: Node | None = None
    ) -> Node:
        """A place where a preview may show what would come; units of the design."""
        unit = self.painter.unit
        place = Box(x * unit, y * unit, w * unit, h * unit)
        return (on or self.node).add(Node(place, None, key))

    def _phases(self, x: float) -> None:
        """The phases of a turn; in the own turn the current one is lit."""
        view, node, canvas = self.painter.view, self.node, self.canvas
        gap = 20.0
        room = (canvas.w - x - 12 + gap) / 5
        mine = view.leader == view.seat and view.round > 0 and not view.ended
        strip = node.add(Node(Box(x * canvas.unit, 14 * canvas.unit, 0, 0), None, "phases"))
        strip.label = tr(PHASE_NAMES[view.phase]) if mine else ""
        for i, (phase, name) in enumerate(PHASE_NAMES.items()):
            current = mine and view.phase == phase
            fill = pal.ACTION if current else pal.CARDBOARD_DARK
            left, w = x + i * room, room - gap
            canvas.panel(left, 14, w, 38, fill, 19, pal.OUTLINE, 3)
            canvas.words(tr(name), left + w / 2, 33, 19, w - 16, align="center")
            if i < len(PHASE_NAMES) - 1:
                canvas.icon("later", left + w + gap / 2 - 8, 25, 16)

    def _levels(self) -> None:
        """Fort levels with their points, and what the next one costs."""
        seat, catalog, canvas = self.seat, self.painter.catalog, self.canvas
        room = (canvas.w - 24) * 0.67 / (TOP_LEVEL + 1)
        for level, points in enumerate(catalog.fort_points):
            x = 12 + level * room
            fill = pal.ACTION if level == seat.level else pal.CARD
            fill = pal.CARDBOARD_DARK if level < seat.level else fill
            canvas.panel(x, 64, room - 6, 52, fill, 10, pal.OUTLINE, 3)
            canvas.title(str(level), x + 11, 90, 28, 24)
            canvas.icon("vp", x + 35, 76, 28)
            canvas.title(str(points), x + 66, 90, 24, room - 76)
            self._spot(LevelSpot(level), x, 64, room - 6, 52)
        x = 12 + (TOP_LEVEL + 1) * room
        w = canvas.w - 12 - x
        canvas.panel(x, 64, w, 52, pal.PAPER, 10, pal.OUTLINE, 3)
        if seat.level >= TOP_LEVEL:
            canvas.title(tr("Finished!"), x + w / 2, 90, 22, w - 16, align="center")
            return
        cost = catalog.costs[seat.level]
        words = w * 0.42
        canvas.words(tr("Level {n} costs", n=seat.level + 1), x + 10, 90, 18, words - 12)
        prices = [
            (n, sign)
            for n, sign in ((cost.toys, "toys"), (cost.pizza, "pizza"), (cost.any, "any"))
            if n
        ]
        step = (w - words - 6) / max(1, len(prices))
        for i, (number, sign) in enumerate(prices):
            canvas.title(str(number), x + words + i * step, 90, 22, 16)
            canvas.icon(sign, x + words + i * step + 15, 76, min(28.0, step - 17))

    def _lookout(self) -> None:
        """The tower with its places."""
        unit, _, catalog, dusk = self.painter
        seat, node, board = self.seat, self.node, self.canvas
        x, w = self._column("lookout")
        area = Box(x * unit, 138 * unit, w * unit, (board.h - 160) * unit)
        place, canvas = panel_node(area, unit, LOOKOUT)
        canvas.image.blit(in_light(tower, *canvas.image.get_size(), unit, dusk), (0, 0))
        room = tower_room(*canvas.image.get_size(), unit)
        words = f"{tr('Lookout')} {len(seat.lookout)}/{seat.lookout_limit}"
        taped(canvas, 10, canvas.h - 42, canvas.w - 20, words, 20)
        node.add(place)
        columns = 1 if seat.lookout_limit <= 2 else 2
        rows = -(-seat.lookout_limit // columns)
        gap = 6 * unit
        wide = min(104 * unit, (room.w - gap * (columns - 1)) / columns)
        tall = min(118 * unit, (room.h - gap * (rows - 1)) / rows)
        left = room.x + (room.w - columns * wide - (columns - 1) * gap) / 2
        for i in range(seat.lookout_limit):
            box = Box(
                left + (i % columns) * (wide + gap),
                room.y + (i // columns) * (tall + gap),
                wide,
                tall,
            )
            if i < len(seat.lookout):
                kid = catalog.kid[seat.lookout[i]]
                place.add(chip_node(kid, box, LookoutCard(kid.id)))
            else:
                canvas.slot(box.x / unit, box.y / unit, wide / unit, tall / unit, pal.CHALK)
                place.add(Node(box, None, Spot("lookout")))

    def _fort(self) -> None:
        """The fort grows with its level; what is paid for it goes there."""
        seat, canvas, dusk = self.seat, self.canvas, self.painter.dusk
        x, room = self._column("fort")
        self._spot(Spot("fort"), x, 140, room, canvas.h - 200)
        w, h = canvas.px(room), canvas.px(canvas.h - 200)
        picture = fort_picture(seat.level, w, h, seat.colour, plan=seat.level < TOP_LEVEL)
        canvas.blit(warmed(picture, dusk), x, 140)
        taped(canvas, x + room / 2 - 70, canvas.h - 60, 140, tr("Fort {n}", n=seat.level), 22)
        tape = (x + room / 2 - 70, canvas.h - 60, 140, 36)
        self._spot(Number(seat.seat, "level"), *tape).label = str(seat.level)

    def _stuff(self) -> None:
        """A box for each kind of token."""
        unit, dusk = self.painter.unit, self.painter.dusk
        seat, node, canvas = self.seat, self.node, self.canvas
        x, w = self._column("stuff")
        step = (w - 22) / STUFF_LIMIT
        tall = self._tall
        high = 112 * tall
        boxes: tuple[tuple[Resource, int, pal.Colour], ...] = (
            ("toys", seat.toys, pal.TOY_BOX),
            ("pizza", seat.pizza, pal.PIZZA_BOX),
        )
        for i, (what, count, fill) in enumerate(boxes):
            y = 144 + i * 128 * tall
            dark = fill == pal.TOY_BOX
            colour = pal.CHALK if dark else pal.INK
            box = toy_box if dark else pizza_box
            canvas.blit(in_light(box, canvas.px(w), canvas.px(high), canvas.unit, dusk), x, y)
            label = tr("Toys") if dark else tr("Pizza")
            middle = y + (24 if dark else 30)
            canvas.title(label, x + 14, middle, 22, w - 110, colour)
            told = tr("{n} of {limit}", n=count, limit=STUFF_LIMIT)
            number = self._spot(Number(seat.seat, what), x + w - 94, middle - 9, 80, 18)
            number.label = str(count)
            canvas.words(told, x + w - 14, middle, 18, 80, colour, "right")
            self._spot(StuffBox(what), x, y, w, high)
            for k in range(STUFF_LIMIT):
                place = (x + 13 + k * step, y + 46)
                if k >= count:
                    canvas.slot(*place, step - 5, high - 58, colour)
                    self._spot(Spot(what), *place, step - 5, high - 58)
                    continue
                node.add(_token(what, *place, step - 5, high - 58, unit, StuffToken(what)))

    def _pack(self) -> None:
        """The school bag with its places."""
        unit, dusk = self.painter.unit, self.painter.dusk
        seat, node = self.seat, self.node
        x, w = self._column("pack")
        high = 178 * self._tall
        bag, paint = panel_node(Box(x * unit, 140 * unit, w * unit, high * unit), unit, BAG)
        paint.image.blit(in_light(school_bag, *paint.image.get_size(), unit, dusk), (0, 0))
        told = f"{tr('Pack')} {seat.pack_pizza + seat.pack_toys}/{seat.pack_limit}"
        paint.title(told, w / 2, 43, 22, w - 24, pal.CHALK, "center")
        node.add(bag)
        held: tuple[tuple[Resource, int], ...] = (
            ("pizza", seat.pack_pizza),
            ("toys", seat.pack_toys),
        )
        packed = [kind for kind, number in held for _ in range(number)]
        columns = (
            min(2, seat.pack_limit) if seat.pack_limit <= 4 else 3 if seat.pack_limit <= 6 else 4
        )
        rows = -(-seat.pack_limit // columns)
        size = min(56.0, (w - 20) / columns - 4, (high - 96) / rows - 2)
        left = (w - columns * (size + 4) + 4) / 2
        for i in range(seat.pack_limit):
            at = (left + (i % columns) * (size + 4), 84 + (i // columns) * (size + 2))
            if i < len(packed):
                bag.add(_token(packed[i], *at, size, size, unit, PackToken(packed[i])))
            else:
                paint.slot(*at, size, size, pal.CHALK)
                self._spot(Spot("pack"), *at, size, size, on=bag)

    def _secrets(self) -> None:
        """The own made-up rule, which nobody else sees, and the perk."""
        seat, canvas = self.seat, self.canvas
        x, w = self._column("secrets")
        tall = self._tall
        high = (112.0 if seat.perk is not None else 172.0) * tall
        if seat.rule is not None:
            name, words = tr(RULE_NAMES[seat.rule]), tr(RULE_WORDS[seat.rule])
            canvas.blit(rule_card(canvas.px(w), canvas.px(high), canvas.unit, name, words), x, 144)
        else:
            canvas.panel(x, 144, w, high, pal.TAPE, 10, None)
            canvas.slot(x, 144, w, high, pal.OUTLINE)
            words = tr("made-up rule at level 1")
            canvas.paragraph(words, x + 8, 148, w - 16, high - 8, 18, centered=True)
        if seat.perk is not None:
            y = 144 + 120 * tall
            canvas.panel(x, y, w, 54 * tall, pal.CHALK_YELLOW, 10, pal.OUTLINE, 3)
            perk = tr(PERK_NAMES[seat.perk])
            canvas.paragraph(perk, x + 6, y + 4, w - 12, 54 * tall - 8, 18, centered=True)

    def _yard(self) -> None:
        """The own Yard; while a draft runs, the kids picked so far."""
        unit, view, catalog, dusk = self.painter
        seat, node, canvas = self.seat, self.node, self.canvas
        x, y = self._column("pack")[0], 144 + 182 * self._tall
        w, h = canvas.w - x - 24, canvas.h - y - 20
        canvas.blit(in_light(yard, canvas.px(w), canvas.px(h), unit, dusk), x, y)
        drafting = view.setup == "draft" and view.round == 0
        cards = seat.picks if drafting else seat.yard
        title = trn("{n} kid kept", "{n} kids kept", len(cards)) if drafting else tr("Yard")
        canvas.title(title, x + 14, y + 20, 20, w - 28)
        if not cards and view.round > 0:
            canvas.words(
                tr("empty until you discard"), x + w / 2, y + h / 2 + 8, 18, w - 20, align="center"
            )
        height = h - 44
        width = min(78.0, height * 1.1)
        step = step_between(w - 24, len(cards), width, 6)
        size = (round(width * unit), round(height * unit))
        for i, card in enumerate(cards):
            kid = catalog.kid[card]
            place = Box((x + 12 + i * step) * unit, (y + 36) * unit, *size)
            node.add(chip_node(kid, place, OwnYardCard(kid.id)))


def _token(what: str, x: float, y: float, w: float, h: float, unit: float, key: Thing) -> Node:
    canvas = Canvas(w * unit, h * unit, unit)
    canvas.panel(0, 0, w, h, pal.PAPER, 8, pal.OUTLINE, 2.4)
    size = min(w, h) - 8
    canvas.icon(what, (w - size) / 2, (h - size) / 2, size)
    return Node(Box(x * unit, y * unit, w * unit, h * unit), canvas.image, key)
