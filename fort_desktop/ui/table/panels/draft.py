"""The draft: one's own picks with a tally of their suits, and who passes to whom (SETUP-7)."""

from collections.abc import Sequence
from typing import Final

from fort_desktop.rules.model.cards import Kid
from fort_desktop.rules.model.types import SUITS
from fort_desktop.scene.geometry import Box
from fort_desktop.scene.node import Node
from fort_desktop.ui.art import palette as pal
from fort_desktop.ui.art.boards import seat_mark
from fort_desktop.ui.art.fonts import BOLD
from fort_desktop.ui.art.paper import banner
from fort_desktop.ui.design.canvas import Canvas
from fort_desktop.ui.design.text_box import TextStyle, width
from fort_desktop.ui.i18n.i18n import tr
from fort_desktop.ui.table.layout.frame import Frame
from fort_desktop.ui.table.layout.hand import KEPT, DraftPlaces
from fort_desktop.ui.table.panels.dialog import StandingTooltip
from fort_desktop.ui.table.panels.hand import Hand
from fort_desktop.ui.table.panels.pieces import EMPTY, Look, cardboard, kid_node
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
    area = at.own.scaled(unit)
    canvas = Canvas(area.w, area.h, unit)
    cardboard(canvas, look.dusk, pal.CARDBOARD)
    count = tr("{n} of {most}", n=len(vm.kids), most=KEPT)
    # Where there is room for the name only, the bar tells the number as well.
    short = width(name, unit, _NAME[1]) <= canvas.w - 86 - _MARKED
    roomy = canvas.w >= 190 and short
    wide = canvas.w - (86 if roomy else 16)
    canvas.blit(banner(canvas.px(wide), canvas.px(32), pal.SEATS[vm.colour]), 8, 8)
    canvas.icon(pal.MARKS[vm.colour], 15, 14, 20)
    canvas.write(name, Box(39, 8, wide - _MARKED, 32), TextStyle(*_NAME, colour=pal.CHALK))
    if roomy:
        canvas.write(
            count, Box(canvas.w - 76, 8, 66, 32), TextStyle(17, 14, face=BOLD, align="right")
        )
    for slot in at.slots[len(vm.kids) :]:
        place = slot.at(slot.x - at.own.x, slot.y - at.own.y)
        canvas.slot(*place, pal.mixed(pal.CARDBOARD, pal.OUTLINE, EMPTY), 6, 1.6)
    _tally(canvas, at, vm.kids)
    told = _friends(canvas, at, vm.friends)
    node = Node(area, canvas.image, "picks", static=True)
    node.label = "\n".join(filter(None, (count, told)))
    parent.add(node)
    for kid, slot in zip(vm.kids, at.slots, strict=False):
        parent.add(kid_node(kid, "chip", slot.scaled(unit), unit, PickedCard(kid.id)))


def _friends(canvas: Canvas, at: DraftPlaces, friends: Sequence[Kid]) -> str:
    """Draw the two Best Friends, who need not be chosen (SETUP-8); return the words about them."""
    if at.own is None or at.friends is None:
        return ""
    one, other, *_ = friends
    # NOTE: two kids by their names
    words = tr("{one} and {second}, your Best Friends, come with you.",
               one=kid_name(one), second=kid_name(other))  # fmt: skip
    room = at.friends.at(at.friends.x - at.own.x, at.friends.y - at.own.y)
    style = TextStyle(15, 14, face=BOLD, lines=4)
    if not canvas.has_room(words, room, style):
        return ""
    canvas.write(words, room, style)
    return words


def _tally(canvas: Canvas, at: DraftPlaces, kids: Sequence[Kid]) -> None:
    """Draw the number of symbols of each suit on the kept kids."""
    if at.own is None or at.heading is None:
        return
    head = at.heading.at(at.heading.x - at.own.x, at.heading.y - at.own.y)
    canvas.write(tr("Your suits"), head, TextStyle(17, 15))
    for suit, place in zip(SUITS, at.tally, strict=False):
        n = sum(kid.suits.count(suit) for kid in kids)
        x, y = place.x - at.own.x, place.y - at.own.y
        size = min(28.0, place.h - 2)
        canvas.icon(suit, x, y + (place.h - size) / 2, size)
        canvas.write(str(n), Box(x + size + 10, y, 40, place.h), TextStyle(19, 17))


def draft_side(
    root: Node,
    frame: Frame,
    at: DraftPlaces,
    hand: Hand,
    seats: Sequence[Drafter],
    comes: Sequence[Drafter] = (),
) -> StandingTooltip | None:
    """Add what lies right of the cards: the panel that explains them, and who passes to whom.

    Args:
        seats: all, the viewer first, in the order in which packs are passed.
        comes: who comes to the screen when, if persons share it: the first is there now.

    Returns:
        the panel, None where the teacher speaks there: then one opens beside each card.
    """
    unit = frame.unit
    note = None
    if at.passing is not None:
        place = at.passing.scaled(unit)
        note = root.add(_coming(place, unit, comes) if comes else _passing(place, unit, seats))
    if at.panel is None:
        return None
    return StandingTooltip(root, at.panel.scaled(unit), unit, hand.cards, note)


def _coming(place: Box, unit: float, comes: Sequence[Drafter]) -> Node:
    """Return the order of persons at the screen: all choose from all packs that have come."""
    canvas = Canvas(place.w, place.h, unit)
    canvas.panel(0, 0, canvas.w, canvas.h, pal.TAPE, 12, pal.OUTLINE, 3)
    words = tr("The next cards appear once you have kept one of these. At the screen:")
    room = Box(12, 6, canvas.w - 24, canvas.h - 54)
    style = TextStyle(16, 12, face=BOLD, lines=3)
    if canvas.has_room(words, room, style):
        canvas.write(words, room, style)
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
    words = tr("The rest go to the left:")
    canvas.write(words, Box(12, 6, canvas.w - 24, 38), TextStyle(16, 14, face=BOLD, lines=2))
    each = (canvas.w - 20) / n
    for i, seat in enumerate(seats):
        x = 12 + i * each
        canvas.blit(seat_mark(canvas.px(30), seat.colour), x, 48)
        if i < n - 1:
            canvas.icon("arrow", x + each - 26, 52, 20)
        name = Box(x, 80, each - 6, canvas.h - 86)
        canvas.write(seat.name, name, TextStyle(16, 15, lines=2, two=15))
    node = Node(place, canvas.image, "passing")
    node.solid = False
    node.label = "\n".join((words, *(seat.name for seat in seats)))
    return node
