"""The own board: phases, fort levels, Lookout, fort, Stuff, Pack, rule, perk and Yard."""

from fort_desktop.rules.cards import Catalog
from fort_desktop.rules.types import STUFF_LIMIT, TOP_LEVEL
from fort_desktop.rules.view import SeatView, View
from fort_desktop.scene.geometry import Box
from fort_desktop.scene.node import Node
from fort_desktop.ui.art import palette as pal
from fort_desktop.ui.art.boards import (
    panel,
    pizza_box,
    school_bag,
    tower,
    tower_room,
    toy_box,
    yard,
)
from fort_desktop.ui.art.daylight import in_light, warm, warmed
from fort_desktop.ui.art.forts import fort_picture
from fort_desktop.ui.art.icons import icon
from fort_desktop.ui.art.outdoors import backyard
from fort_desktop.ui.canvas import Canvas
from fort_desktop.ui.widgets.common import (
    card_node,
    panel_node,
    ribbon,
    shaded,
    step_between,
)
from fort_desktop.ui.words import PERK_NAMES, PHASE_NAMES, RULE_NAMES, RULE_WORDS, tr, trn

_LEFT = 250.0
"""Width of the Lookout, in design units."""


def own_board(
    parent: Node,
    area: Box,
    unit: float,
    view: View,
    name: str,
    catalog: Catalog,
    dusk: float = 0.0,
) -> Node:
    """The board of the viewer; drop targets are ``lookout``, ``bag`` and ``bin``."""
    shaded(parent, area, unit)
    node, canvas = panel_node(area, unit, "board")
    seat = view.own
    canvas.image.blit(panel(*canvas.image.get_size(), unit, warm(pal.CARDBOARD, dusk)), (0, 0))
    ribbon(canvas, 8, 12, 200, name, seat.colour)
    canvas.icon("vp", 222, 12, 42)
    canvas.title(str(seat.points), 270, 34, 34, 56)
    canvas.words(tr("points"), 322, 36, 19, 70)
    _phases(canvas, view, 400)
    _levels(canvas, seat, catalog)
    scene = backyard(canvas.px(canvas.w - 24), canvas.px(canvas.h - 138), unit, dusk)
    canvas.blit(scene, 12, 126)
    parent.add(node)
    _lookout(node, unit, seat, catalog, canvas.h, dusk)
    _fort(canvas, seat, dusk)
    _stuff(node, unit, seat, canvas, dusk)
    _pack(node, unit, seat, canvas, dusk)
    _secrets(canvas, seat)
    _yard(node, canvas, unit, seat, view, catalog, dusk)
    return node


def _phases(canvas: Canvas, view: View, x: float) -> None:
    room = (canvas.w - x - 12) / 5
    mine = view.leader == view.seat
    for i, (phase, name) in enumerate(PHASE_NAMES.items()):
        current = mine and view.phase == phase
        fill = pal.ACTION if current else pal.CARDBOARD_DARK
        canvas.panel(x + i * room, 14, room - 8, 38, fill, 19, pal.OUTLINE, 3)
        middle = x + i * room + (room - 8) / 2
        canvas.words(tr(name), middle, 33, 19, room - 22, align="center")


def _levels(canvas: Canvas, seat: SeatView, catalog: Catalog) -> None:
    """Fort levels with their points, and what the next one costs."""
    room = (canvas.w - 24) * 0.72 / (TOP_LEVEL + 1)
    for level, points in enumerate(catalog.fort_points):
        x = 12 + level * room
        fill = pal.ACTION if level == seat.level else pal.CARD
        fill = pal.CARDBOARD_DARK if level < seat.level else fill
        canvas.panel(x, 64, room - 6, 52, fill, 10, pal.OUTLINE, 3)
        canvas.title(str(level), x + 12, 90, 28, 24)
        canvas.icon("vp", x + 40, 76, 28)
        canvas.title(str(points), x + 70, 90, 24, room - 82)
    x = 12 + (TOP_LEVEL + 1) * room
    w = canvas.w - 12 - x
    canvas.panel(x, 64, w, 52, pal.PAPER, 10, pal.OUTLINE, 3)
    if seat.level >= TOP_LEVEL:
        canvas.title(tr("Finished!"), x + w / 2, 90, 22, w - 16, align="center")
        return
    cost = catalog.costs[seat.level]
    words = w * 0.4
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


def _lookout(
    node: Node, unit: float, seat: SeatView, catalog: Catalog, h: float, dusk: float
) -> None:
    """The tower with its places; cards in it are ``lookout:KID``."""
    area = Box(24 * unit, 138 * unit, _LEFT * unit, (h - 160) * unit)
    place, canvas = panel_node(area, unit, "lookout")
    canvas.image.blit(in_light(tower, *canvas.image.get_size(), unit, dusk), (0, 0))
    room = tower_room(*canvas.image.get_size(), unit)
    label = f"{tr('Lookout')} {len(seat.lookout)}/{seat.lookout_limit}"
    canvas.panel(16, canvas.h - 40, canvas.w - 32, 34, pal.TAPE, 4, pal.OUTLINE, 2.6)
    canvas.title(label, canvas.w / 2, canvas.h - 23, 20, canvas.w - 44, align="center")
    node.add(place)
    rows = 1 if seat.lookout_limit <= 2 else 2
    columns = -(-seat.lookout_limit // rows)
    left, top = room.x / unit, room.y / unit
    wide, tall = room.w / unit, room.h / unit
    height = min(118.0, tall / rows - 4, (wide - 2) * 150 / 104)
    width = height * 104 / 150
    step = min(width + 4, (wide - width) / max(1, columns - 1))
    for i in range(seat.lookout_limit):
        x, y = left + (i % columns) * step, top + (i // columns) * (height + 4)
        if i < len(seat.lookout):
            kid = catalog.kid[seat.lookout[i]]
            name = f"lookout:{kid.id}"
            place.add(card_node(kid, x * unit, y * unit, height * unit, "mini", name))
        else:
            canvas.slot(x, y, width, height, pal.CHALK)


def _fort(canvas: Canvas, seat: SeatView, dusk: float) -> None:
    """The fort grows with its level."""
    x, bottom = _LEFT + 40, canvas.h - 60
    canvas.panel(x, canvas.h - 54, 150, 34, pal.TAPE, 4, pal.OUTLINE, 2.6)
    canvas.title(tr("Fort {n}", n=seat.level), x + 75, canvas.h - 37, 22, 134, align="center")
    w, h = canvas.px(200), canvas.px(bottom - 140)
    picture = fort_picture(seat.level, w, h, seat.colour, plan=seat.level < TOP_LEVEL)
    canvas.blit(warmed(picture, dusk), x - 24, 136)


def _stuff(node: Node, unit: float, seat: SeatView, canvas: Canvas, dusk: float) -> None:
    x, w = _LEFT + 210, 250.0
    for i, (what, count, fill) in enumerate(
        (("toys", seat.toys, pal.TOY_BOX), ("pizza", seat.pizza, pal.PIZZA_BOX))
    ):
        y = 144 + i * 128
        dark = fill == pal.TOY_BOX
        colour = pal.CHALK if dark else pal.INK
        box = toy_box if dark else pizza_box
        canvas.blit(in_light(box, canvas.px(w), canvas.px(112), canvas.unit, dusk), x, y)
        label = tr("Toys") if dark else tr("Pizza")
        canvas.title(label, x + 14, y + (24 if dark else 30), 22, 130, colour)
        canvas.words(
            tr("{n} of {limit}", n=count, limit=STUFF_LIMIT),
            x + w - 14,
            y + (24 if dark else 30),
            18,
            100,
            colour,
            "right",
        )
        for k in range(STUFF_LIMIT):
            place = (x + 14 + k * 57, y + 46)
            if k >= count:
                canvas.slot(*place, 52, 54, colour)
                continue
            node.add(_token(what, *place, 52, 54, unit, f"stuff:{what}"))


def _token(what: str, x: float, y: float, w: float, h: float, unit: float, name: str) -> Node:
    canvas = Canvas(w * unit, h * unit, unit)
    canvas.panel(0, 0, w, h, pal.PAPER, 8, pal.OUTLINE, 2.4)
    canvas.image.blit(icon(what, canvas.px(w - 14)), (canvas.px(7), canvas.px(8)))
    return Node(Box(x * unit, y * unit, w * unit, h * unit), canvas.image, name)


def _pack(node: Node, unit: float, seat: SeatView, canvas: Canvas, dusk: float) -> None:
    x, w = _LEFT + 476, 196.0
    bag, paint = panel_node(Box(x * unit, 140 * unit, w * unit, 178 * unit), unit, "bag")
    paint.image.blit(in_light(school_bag, *paint.image.get_size(), unit, dusk), (0, 0))
    paint.title(
        f"{tr('Pack')} {seat.pack_pizza + seat.pack_toys}/{seat.pack_limit}",
        w / 2,
        40,
        22,
        w - 24,
        pal.CHALK,
        "center",
    )
    node.add(bag)
    packed = ["pizza"] * seat.pack_pizza + ["toys"] * seat.pack_toys
    columns = 4
    size = 38.0
    for i in range(seat.pack_limit):
        at = (15 + (i % columns) * (size + 4), 84 + (i // columns) * (size + 5))
        if i < len(packed):
            bag.add(_token(packed[i], *at, size, size + 2, unit, f"pack:{packed[i]}"))
        else:
            paint.slot(*at, size, size + 2, pal.CHALK)


def _secrets(canvas: Canvas, seat: SeatView) -> None:
    """The own made-up rule, which nobody else sees, and the perk."""
    x = _LEFT + 690
    w = canvas.w - x - 24
    if w < 60:
        return
    if seat.rule is not None:
        canvas.panel(x, 144, w, 112, pal.RULE_BACK, 10)
        canvas.title(tr(RULE_NAMES[seat.rule]), x + w / 2, 162, 18, w - 8, pal.CHALK, "center")
        canvas.paragraph(
            tr(RULE_WORDS[seat.rule]), x + 6, 174, w - 12, 78, 16, pal.CHALK, centered=True
        )
    else:
        canvas.slot(x, 144, w, 112, pal.OUTLINE)
        canvas.paragraph(tr("made-up rule at level 1"), x + 6, 148, w - 12, 104, 16, centered=True)
    if seat.perk is not None:
        canvas.panel(x, 264, w, 54, pal.CHALK_YELLOW, 10, pal.OUTLINE, 3)
        canvas.paragraph(tr(PERK_NAMES[seat.perk]), x + 4, 268, w - 8, 46, 17, centered=True)


def _yard(
    node: Node,
    canvas: Canvas,
    unit: float,
    seat: SeatView,
    view: View,
    catalog: Catalog,
    dusk: float,
) -> None:
    """The own Yard; while a draft runs, the kids picked so far."""
    x, y = _LEFT + 476, 326.0
    w, h = canvas.w - x - 24, canvas.h - y - 20
    canvas.blit(in_light(yard, canvas.px(w), canvas.px(h), unit, dusk), x, y)
    drafting = view.round == 0
    cards = seat.picks if drafting else seat.yard
    title = trn("{n} kid kept", "{n} kids kept", len(cards)) if drafting else tr("Yard")
    canvas.title(title, x + 14, y + 20, 20, w - 28)
    if not cards:
        canvas.words(
            tr("empty until you discard"), x + w / 2, y + h / 2 + 8, 18, w - 20, align="center"
        )
    height = h - 42
    width = height * 104 / 150
    step = step_between(w - 24, len(cards), width, 6)
    for i, card in enumerate(cards):
        kid = catalog.kid[card]
        node.add(
            card_node(
                kid,
                (x + 12 + i * step) * unit,
                (y + 34) * unit,
                height * unit,
                "mini",
                f"own yard:{kid.id}",
            )
        )
