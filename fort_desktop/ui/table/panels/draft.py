"""The draft: the own picks with a tally of their suits, and who passes to whom (SETUP-7)."""

from collections.abc import Sequence
from typing import Final

from fort_desktop.rules.model.cards import Kid
from fort_desktop.rules.model.types import SUITS
from fort_desktop.scene.geometry import Box
from fort_desktop.scene.node import Node
from fort_desktop.ui.art import palette as pal
from fort_desktop.ui.art.boards import panel, seat_mark
from fort_desktop.ui.art.daylight import warm
from fort_desktop.ui.art.fonts import BOLD, TITLE
from fort_desktop.ui.art.paper import banner
from fort_desktop.ui.design.canvas import Canvas
from fort_desktop.ui.design.letters import say, write
from fort_desktop.ui.design.lines import fits, put_left, set_line
from fort_desktop.ui.design.lines import wide as text_width
from fort_desktop.ui.i18n.i18n import tr
from fort_desktop.ui.table.layout.draft import KEPT, DraftPlaces
from fort_desktop.ui.table.layout.frame import Frame
from fort_desktop.ui.table.panels.hand import Hand
from fort_desktop.ui.table.panels.painter import Look
from fort_desktop.ui.table.panels.pieces import kid_node
from fort_desktop.ui.table.panels.sheet import Standing
from fort_desktop.ui.table.things import PickedCard
from fort_desktop.ui.table.viewmodels.boards import Drafter, PicksVM
from fort_desktop.ui.text.lists import listed
from fort_desktop.ui.text.names import kid_name

_NAME: Final = (19.0, 15.0)
_MARKED: Final = 45.0
"""Of a ribbon with a mark and a cut-in end, so much bears no letters."""


def own_picks(parent: Node, at: DraftPlaces, look: Look, vm: PicksVM) -> None:
    """The panel with the kids that were kept; empty slots tell how many are still to come."""
    if at.own is None or at.heading is None:
        return
    unit, name = look.unit, vm.name
    area = Box(*(side * unit for side in at.own))
    canvas = Canvas(area.w, area.h, unit)
    colour = warm(pal.CARDBOARD, look.dusk)
    canvas.image.blit(panel(*canvas.image.get_size(), unit * 0.75, colour), (0, 0))
    count = tr("{n} of {most}", n=len(vm.kids), most=KEPT)
    # Where there is room for the name only, the bar tells the number as well.
    short = text_width(TITLE, unit, name, _NAME[1]) <= canvas.w - 86 - _MARKED
    roomy = canvas.w >= 190 and short
    wide = canvas.w - (86 if roomy else 16)
    canvas.blit(banner(canvas.px(wide), canvas.px(32), pal.SEATS[vm.colour]), 8, 8)
    canvas.icon(pal.MARKS[vm.colour], 15, 14, 20)
    set_line(canvas, TITLE, name, Box(39, 8, wide - _MARKED, 32), _NAME, pal.CHALK)
    if roomy:
        set_line(canvas, BOLD, count, Box(canvas.w - 76, 8, 66, 32), (17, 14), align="right")
    for slot in at.slots[len(vm.kids) :]:
        canvas.slot(slot.x - at.own.x, slot.y - at.own.y, slot.w, slot.h)
    _tally(canvas, at, vm.kids)
    told = _friends(canvas, at, vm.friends)
    node = Node(area, canvas.image, "picks", static=True)
    node.label = "\n".join(filter(None, (count, told)))
    parent.add(node)
    for kid, slot in zip(vm.kids, at.slots, strict=False):
        place = Box(*(side * unit for side in slot))
        parent.add(kid_node(kid, "chip", place, unit, PickedCard(kid.id)))


def _friends(canvas: Canvas, at: DraftPlaces, friends: Sequence[Kid]) -> str:
    """Draw the two Best Friends, who need not be chosen (SETUP-8); return the words about them."""
    if at.own is None or at.friends is None:
        return ""
    one, other, *_ = friends
    # NOTE: two kids by their names
    words = tr("{one} and {second}, your Best Friends, come with you.",
               one=kid_name(one), second=kid_name(other))  # fmt: skip
    room = at.friends.at(at.friends.x - at.own.x, at.friends.y - at.own.y)
    made = fits(BOLD, canvas.unit, words, room, (15, 14), 4)
    if made is None:
        return ""
    put_left(canvas, made, room, pal.INK)
    return words


def _tally(canvas: Canvas, at: DraftPlaces, kids: Sequence[Kid]) -> None:
    """Draw the number of symbols of each suit on the kept kids."""
    if at.own is None or at.heading is None:
        return
    head = at.heading.at(at.heading.x - at.own.x, at.heading.y - at.own.y)
    set_line(canvas, TITLE, tr("Your suits"), head, (17, 15))
    for suit, place in zip(SUITS, at.tally, strict=False):
        n = sum(kid.suits.count(suit) for kid in kids)
        x, y = place.x - at.own.x, place.y - at.own.y
        size = min(28.0, place.h - 2)
        canvas.icon(suit, x, y + (place.h - size) / 2, size)
        set_line(canvas, TITLE, str(n), Box(x + size + 10, y, 40, place.h), (19, 17))


def draft_side(
    root: Node,
    frame: Frame,
    at: DraftPlaces,
    hand: Hand,
    seats: Sequence[Drafter],
    comes: Sequence[Drafter] = (),
) -> Standing:
    """Add what lies right of the cards: the panel that explains them, and who passes to whom.

    Args:
        seats: all, the viewer first, in the order in which packs are passed.
        comes: who comes to the screen when, if persons share it: the first is there now.
    """
    unit = frame.unit
    note = None
    if at.passing is not None:
        place = Box(*(side * unit for side in at.passing))
        note = root.add(_coming(place, unit, comes) if comes else _passing(place, unit, seats))
    room = Box(*(side * unit for side in at.panel))
    return Standing(root, room, unit, hand.cards, note)


def _coming(place: Box, unit: float, comes: Sequence[Drafter]) -> Node:
    """Return the order of persons at the screen: all choose from all packs that have come."""
    canvas = Canvas(place.w, place.h, unit)
    canvas.panel(0, 0, canvas.w, canvas.h, pal.TAPE, 12, pal.OUTLINE, 3)
    words = tr("Each pack opens when you have kept a kid of the one before. At the screen:")
    room = Box(12, 6, canvas.w - 24, canvas.h - 54)
    made = fits(BOLD, unit, words, room, (16, 12), 3)
    if made is not None:
        put_left(canvas, made, room, pal.INK)
    step = min(34.0, (canvas.w - 28) / len(comes))
    side, y = step - 5, canvas.h - 42
    for i, seat in enumerate(comes):
        x = 14 + i * step
        if i == 0:
            canvas.panel(x - 5, y - 5, side + 10, side + 10, pal.ACTION, 9, pal.OUTLINE, 2)
        canvas.blit(seat_mark(canvas.px(side), seat.colour), x, y)
    node = Node(place, canvas.image, "passing", static=True)
    node.label = "\n".join((words, listed(seat.name for seat in comes)))
    return node


def _passing(place: Box, unit: float, seats: Sequence[Drafter]) -> Node:
    """SETUP-7: what is not kept goes to the left, that is to the next seat."""
    canvas, n = Canvas(place.w, place.h, unit), len(seats)
    canvas.panel(0, 0, canvas.w, canvas.h, pal.TAPE, 12, pal.OUTLINE, 3)
    words = tr("What you do not keep goes to the left:")
    say(canvas.image, words, Box(0, 0, place.w, 44 * unit).inset(12 * unit, 6 * unit, 12 * unit, 0),
        unit, 16, least=14, lines=2, align="left")  # fmt: skip
    each = (canvas.w - 20) / n
    for i, seat in enumerate(seats):
        x = 12 + i * each
        canvas.blit(seat_mark(canvas.px(30), seat.colour), x, 48)
        if i < n - 1:
            canvas.icon("arrow", x + each - 26, 52, 20)
        name = Box(x, 80, each - 6, canvas.h - 86)
        write(canvas.image, seat.name, Box(*(side * unit for side in name)), unit, 16,
              least=15, lines=2, two=15, align="left")  # fmt: skip
    node = Node(place, canvas.image, "passing")
    node.solid = False
    node.label = "\n".join((words, *(seat.name for seat in seats)))
    return node
