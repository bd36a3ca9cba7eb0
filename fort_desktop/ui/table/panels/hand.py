"""One's own hand: straight cards that make room for the one in front.

In a draft one's own picks lie beside it, with a tally of their suits, and who passes to whom.
"""

from collections.abc import Callable, Iterator, Sequence
from functools import partial
from typing import Final, Literal, NamedTuple, Protocol

import pygame

from fort_desktop.rules.model.cards import Kid
from fort_desktop.rules.model.types import SUITS
from fort_desktop.scene.geometry import Box
from fort_desktop.scene.node import Node, Picture
from fort_desktop.ui.art import palette as pal
from fort_desktop.ui.art.boards import seat_mark
from fort_desktop.ui.art.fonts import BOLD
from fort_desktop.ui.art.paper import banner
from fort_desktop.ui.art.paper import rug as cloth
from fort_desktop.ui.design.canvas import Canvas
from fort_desktop.ui.design.text_box import TextStyle, width
from fort_desktop.ui.design.unit import STEP
from fort_desktop.ui.i18n.i18n import tr
from fort_desktop.ui.table.layout.frame import Frame
from fort_desktop.ui.table.layout.hand import (
    KEPT,
    CardPlace,
    DraftPlaces,
    fine_of,
    hand_places,
)
from fort_desktop.ui.table.panels.dialog import StandingTooltip
from fort_desktop.ui.table.panels.pieces import (
    DENT,
    KidNode,
    Look,
    button_face,
    cardboard,
    clickable,
    kid_node,
)
from fort_desktop.ui.table.things import (
    HAND,
    Button,
    Card,
    FenceTag,
    FriendCard,
    HandCard,
    PickedCard,
)
from fort_desktop.ui.table.viewmodels.boards import Drafter, PicksVM
from fort_desktop.ui.table.viewmodels.middle import HandVM, RugVM
from fort_desktop.ui.text.lists import listed
from fort_desktop.ui.text.names import kid_name
from fort_desktop.ui.toolkit.common import shaded

_RUG: Final = 30.0
"""How far the rug reaches out of the window,"""
_LOWER: Final = 12.0
"""and how far below its upper edge it begins."""
_LITTLE: Final = 1.1
_TAG: Final = (34.0, 28.0)
_WORDS: Final = (17.0, 13.0)


class HandAt(NamedTuple):
    """The place of the hand, in pixels.

    Attributes:
        row: where its cards lie; window: its size; top: the lower edge of the turn bar, which a
            card in front must not cover.
        grid: the cards where they lie beside each other instead, all seen; None in the row.
        sheet: what they lie on then, None in a draft.
        beside: they lie beside the teacher's home.
    """

    row: Box
    window: tuple[int, int]
    top: float
    grid: tuple[Box, ...] | None = None
    sheet: Box | None = None
    beside: bool = False


class HandActs(Protocol):
    """The actions of the hand."""

    def show(self, overlay: Literal["hand"]) -> None:
        """Spread it over the table, or take it up again."""

    def lay_card(self, at: int, to: int) -> None:
        """Lay a card of it elsewhere in it."""


def rug(parent: Node, at: HandAt, look: Look, vm: RugVM) -> None:
    """The rug on which hand, piles and log lie, as wide as the window; none with high contrast."""
    if pal.plain():
        return
    edge, top = _RUG * look.unit, at.row.y + _LOWER * look.unit
    size = round(at.window[0] + 2 * edge), round(at.window[1] - top + edge)
    place = Box(-edge, top, *size)
    parent.add(Picture(place, cloth(*size, look.unit / STEP, vm.colour), "rug", static=True))


def hand(parent: Node, at: HandAt, look: Look, vm: HandVM, acts: HandActs) -> "Hand":
    """One's own cards in their row, in the draft's, or laid open."""
    if at.sheet is not None:
        _spread_sheet(parent, at.sheet, look.unit, partial(acts.show, "hand"))
    found = Hand(parent, at, look, vm)
    if vm.orders:
        for number, node in enumerate(found.cards):
            node.clicked = partial(acts.lay_card, number, 0)
    return found


class Hand:
    """The nodes of one's own hand: each card is a node that answers, with a face."""

    def __init__(self, parent: Node, at: HandAt, look: Look, vm: HandVM) -> None:
        self._at, self._unit, self._drawn = at, look.unit, bool(vm.filled)
        if at.grid is None:
            # On a card that is smaller than the table's unit tells, words are smaller too.
            self._words = min(look.unit, fine_of(at.row))
            filled = vm.filled or (True,) * len(vm.cards)
            row = hand_places(at.row, len(filled), at.beside)
            self._rest = [place for place, there in zip(row, filled, strict=True) if there]
        else:
            self._words = look.unit
            self._rest = [CardPlace(box, None) for box in at.grid]
        self.cards: list[Node] = []
        for card, place in zip(vm.cards, self._rest, strict=True):
            node = Node(place.box, None, HandCard(card.kid.id))
            node.label = kid_name(card.kid)
            face = _face(card.kid, place, self._words)
            parent.add(node).add(face)
            if card.leaves:
                _fence(face, look.unit, FenceTag(card.kid.id))
            if card.follows:
                _follow(face, look.unit)
            self.cards.append(node)

    def face(self, card: Node) -> KidNode:
        """The picture of a card."""
        return next(one for one in card.children if isinstance(one, KidNode))

    def seen(self, card: Node) -> float:
        """Return the width of a card that is seen at rest, in pixels."""
        place = self._rest[self.cards.index(card)]
        return place.box.w if place.seen is None else place.seen

    def strip(self, card: Node) -> float | None:
        """Return the width of a card left free by others in pixels; None for all, and in a grid."""
        return self._rest[self.cards.index(card)].seen

    def rises(self, card: Node) -> bool:
        """Return True if a card may come to the front: not while cards are drawn."""
        return not self._drawn and card in self.cards

    def lies(self, card: Node) -> bool:
        """Return True if a card is so large that it is read where it lies."""
        return self.face(card).form == "wide"

    def grown(self, card: Node) -> Box | None:
        """Return where a card of a grid is seen large; None in a row."""
        return self._grown(card.box) if self._at.grid is not None else None

    def _grown(self, box: Box) -> Box:
        """In a grid the card in front is a little larger, and covers little of the others."""
        w, h = self._at.window
        around = Box(0, 0, box.w * _LITTLE, box.h * _LITTLE).around(box.center)
        return around.within(Box(0, 0, w, h))


def _face(kid: Kid, place: CardPlace, unit: float) -> KidNode:
    """The picture of a card."""
    at = Box(0, 0, round(place.box.w), round(place.box.h))
    face = kid_node(kid, place.form, at, unit, "face", place.seen)
    face.label, face.solid = "", False
    return face


def _follow(card: KidNode, unit: float) -> None:
    """Mark a kid that is given to follow without looking."""
    w, h = _TAG
    canvas = Canvas(w * unit, h * unit, unit)
    canvas.panel(0, 0, w, h, pal.PUBLIC_TAG, 7, pal.OUTLINE, 2)
    canvas.icon("follow", w / 2 - 10, h / 2 - 10, 20)
    _tag(card, canvas.image, "follows")


def _fence(card: KidNode, unit: float, key: FenceTag) -> None:
    """Mark a kid that will lie in the Yard."""
    w, h = _TAG
    canvas = Canvas(w * unit, h * unit, unit)
    canvas.panel(0, 0, w, h, pal.GRASS[1], 7, pal.OUTLINE, 2)
    for i in range(4):
        canvas.panel(6 + i * 6, 6, 4, 16, pal.PAPER, 1, None)
    canvas.panel(5, 10, 24, 3, pal.PAPER, 0, None)
    canvas.panel(5, 17, 24, 3, pal.PAPER, 0, None)
    _tag(card, canvas.image, key)


def _tag(card: KidNode, image: pygame.Surface, key: object) -> None:
    card.add(Picture(Box(*card.mark_place(image.get_size()), *image.get_size()), image, key))


def lay_open_button(
    parent: Node, place: Box, unit: float, spread: bool, act: Callable[[], None]
) -> None:
    """The button that lays the hand open, or takes it up again."""
    canvas = Canvas(place.w, place.h, unit)
    words = tr("Gather up") if spread else tr("Spread out")
    room = button_face(canvas, pal.PAPER).inset(6, 0, 6, 0)
    canvas.write(words, room, TextStyle(*_WORDS, align="center"))
    parent.add(clickable(Node(place, canvas.image, Button("lay_open")), words, act)).order = 1


def _spread_sheet(parent: Node, sheet: Box, unit: float, close: Callable[[], None]) -> None:
    """The blanket below a hand that is laid open; a click beside the cards takes it up again."""
    canvas = Canvas(sheet.w, sheet.h, unit)
    canvas.panel(0, 0, canvas.w, canvas.h, pal.TAPE, 14, pal.OUTLINE, 3)
    shaded(parent, sheet, unit / STEP)
    parent.add(clickable(Node(sheet, canvas.image, HAND), tr("Your hand"), close)).order = 2


_NAME: Final = (19.0, 15.0)
_MARKED: Final = 45.0
"""Of a ribbon with a mark and a cut-in end, so much bears no letters."""
_FRIEND: Final = 1.3
"""So much higher than wide is the picture of a Best Friend."""


def own_picks(parent: Node, at: DraftPlaces, look: Look, vm: PicksVM) -> None:
    """The panel with the kids that were kept, and a slot for the next one."""
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
        canvas.panel(*place, pal.mixed(pal.CARDBOARD, pal.OUTLINE, DENT), 6, None)
    if vm.kids:
        _tally(canvas, at, vm.kids)
    told = _friends(canvas, at, vm.friends)
    node = Node(area, canvas.image, "picks", static=True)
    node.label = "\n".join(filter(None, (count, told)))
    parent.add(node)
    for card, kid, slot in _kept(at, vm.kids) if vm.kids else _faces(at, vm.friends):
        parent.add(kid_node(kid, "chip", slot.scaled(unit), unit, card))


def _kept(at: DraftPlaces, kids: Sequence[Kid]) -> Iterator[tuple[Card, Kid, Box]]:
    """The kids that were picked, each in its place."""
    for kid, slot in zip(kids, at.slots, strict=False):
        yield PickedCard(kid.id), kid, slot


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


def _faces(at: DraftPlaces, friends: Sequence[Kid]) -> Iterator[tuple[Card, Kid, Box]]:
    """The Best Friends in the place of the tally, as long as there is nothing to count."""
    if at.heading is None or at.friends is None:
        return
    for slot, kid in zip(at.tally, friends, strict=False):
        place = slot._replace(y=at.heading.y, h=at.friends.y - at.heading.y)
        high = min(place.h, _FRIEND * place.w)
        yield FriendCard(kid.id), kid, place._replace(y=place.bottom - high, h=high)


def _tally(canvas: Canvas, at: DraftPlaces, kids: Sequence[Kid]) -> None:
    """Draw the number of symbols of each suit on the kept kids."""
    if at.own is None or at.heading is None:
        return
    head = at.heading.at(at.heading.x - at.own.x, at.heading.y - at.own.y)
    canvas.write(tr("Your suits"), head, TextStyle(17, 15))
    for suit, place in zip(SUITS, at.tally, strict=False):
        n = sum(kid.suits.count(suit) for kid in kids)
        if not n:
            continue
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
    words = tr(
        "The next cards appear once you have kept one of these. Order of players at this screen:"
    )
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
    each = (canvas.w - 16) / n
    for i, seat in enumerate(seats):
        x = 8 + i * each
        canvas.blit(seat_mark(canvas.px(30), seat.colour), x + each / 2 - 15, 48)
        if i < n - 1:
            canvas.icon("arrow", x + each - 10, 53, 20)
        name = Box(x + 2, 80, each - 4, canvas.h - 86)
        canvas.write(seat.name, name, TextStyle(16, 15, align="center", lines=2, two=15))
    node = Picture(place, canvas.image, "passing")
    node.label = "\n".join((words, *(seat.name for seat in seats)))
    return node
