"""One's own deck and discard pile, the supply, and a discard pile laid open (DISCARD-3)."""

from collections.abc import Callable, Sequence
from functools import partial
from typing import Final, NamedTuple

from fort_desktop.rules.model.cards import Kid
from fort_desktop.rules.model.types import Resource
from fort_desktop.scene.geometry import Box
from fort_desktop.scene.node import Node, Picture
from fort_desktop.ui.art import palette as pal
from fort_desktop.ui.art.boards import seat_mark
from fort_desktop.ui.art.cardback import card_back, heap
from fort_desktop.ui.art.cardface import kid_picture
from fort_desktop.ui.art.fonts import BOLD
from fort_desktop.ui.art.icons import icon
from fort_desktop.ui.design.canvas import Canvas, PanelCanvas
from fort_desktop.ui.design.text_box import TextStyle, first_of, has_room, width
from fort_desktop.ui.design.unit import STEP
from fort_desktop.ui.i18n.i18n import language, tr, trc
from fort_desktop.ui.table.layout.dialogs import TAB_SEEN, PilePlaces, pile_places
from fort_desktop.ui.table.layout.frame import Frame
from fort_desktop.ui.table.layout.hand import SupplyPlaces
from fort_desktop.ui.table.panels.dialog import Dialog, StandingTooltip
from fort_desktop.ui.table.panels.pieces import Look, kid_node
from fort_desktop.ui.table.things import DECK, OWN_PILE, SUPPLY, Number, PileTab, SupplyToken, Thing
from fort_desktop.ui.table.viewmodels.middle import DeckVM, DiscardVM
from fort_desktop.ui.table.viewmodels.table import PlainVM
from fort_desktop.ui.toolkit.common import panel_node, shaded
from fort_desktop.ui.toolkit.veil import Veil

_TAPE: Final = 26.0
_NUMBER: Final = 17.0
"""The least size of the number of cards."""
_STYLE: Final = TextStyle(16, 14, align="center")


def own_deck(parent: Node, area: Box, look: Look, vm: DeckVM) -> None:
    """The deck with the number of its cards, in the colour and with the mark of its seat."""
    unit = look.unit
    high = area.h - (_TAPE + 6) * unit
    mark = pal.MARKS[vm.colour]
    back = card_back(round(area.w), round(high), pal.SEATS[vm.colour], vm.cards, mark,
                     round(_NUMBER * unit), vm.cards)  # fmt: skip
    free = high - back.get_height()
    place = Box(area.x, area.y + free, area.w, high - free)
    deck = parent.add(Node(place, back, DECK, static=True))
    deck.label = tr("Deck")
    # NOTE: as "Deck", in the context "short" on a strip of tape with room for about seven letters
    words = deck.label, trc("short", "Deck"), ""
    lower = Box(0, place.h * 0.5, place.w, place.h * 0.5)
    count = deck.add(Node(lower, None, Number(vm.seat, "deck")))
    count.label = str(vm.cards)
    if any(_has_room(area, unit, one) for one in words if one):  # it is told on pointing as well
        parent.add(pile_name(area, unit, *words))


def own_pile(parent: Node, area: Box, look: Look, vm: DiscardVM) -> None:
    """The discard pile: its top card, and how many there are."""
    unit = look.unit
    high, image = area.h - (_TAPE + 6) * unit, None
    if vm.top is not None:
        image, top = heap(round(area.w), round(high), vm.cards)
        image.blit(kid_picture(vm.top, "chip", top.size, unit, language()), top)
    place = area.inset(0, high - image.get_height() if image is not None else 0, 0, 0)
    pile, canvas = panel_node(place, unit, OWN_PILE)
    pile.label = trc("pile", "Discards {n}", n=vm.cards)
    parent.add(pile)
    if image is not None:
        canvas.image.blit(image, (0, 0))
    else:
        canvas.slot(1, 1, canvas.w - 2, high / unit - 2, pal.CARDBOARD_DARK, 6, 1.4)
    # NOTE: as "Discards {n}", in the context "short" with room for about nine letters
    short = trc("short", "Discards {n}", n=vm.cards)
    parent.add(pile_name(area, unit, pile.label, short, str(vm.cards)))


def pile_name(area: Box, unit: float, *choices: str) -> Node:
    """A name in chalk at the foot of a pile, on a shade that is no wider than that.

    Args:
        choices: some wordings, longest first.
    """
    wide, high = area.w, _TAPE * unit
    canvas = Canvas(wide, high, unit)
    said = first_of(choices, lambda words: _has_room(area, unit, words))
    shade = min(canvas.w, width(said, unit, _STYLE.size) + 20)
    canvas.panel((canvas.w - shade) / 2, 1, shade, canvas.h - 2, pal.OUTLINE, 12, None)
    canvas.write(said, _on_tape(area, unit), _STYLE._replace(colour=pal.CHALK))
    place = Box(area.x, area.bottom - high, wide, high)
    return Picture(place, canvas.image, "pile's name", static=True)


def _on_tape(area: Box, unit: float) -> Box:
    """The room for the name of a pile on its tape, in units."""
    return Box(6, 0, area.w / unit - 12, _TAPE)


def _has_room(area: Box, unit: float, words: str) -> bool:
    _, _, w, h = _on_tape(area, unit).scaled(unit)
    return has_room(words, (round(w), round(h)), unit, _STYLE)


_HEAP: Final = ((-0.3, 0.12), (0.3, 0.12), (0.0, -0.1))
"""Where each of a heap lies, by its size, from the middle; the last one on top."""


def supply(parent: Node, places: SupplyPlaces, look: Look, vm: PlainVM) -> Node:
    """The tray, a place to pay into, with a heap of each kind that tokens come from."""
    unit = look.unit
    ground = PanelCanvas(places.tray, unit, SUPPLY, 1.0)
    whole = Box(0, 0, places.tray.w, places.tray.h)
    ground.panel(*whole, pal.CARDBOARD, 9, pal.OUTLINE, 2.4)
    ground.panel(*whole.inset(*[4 * unit] * 4), pal.CARDBOARD_DARK, 6, None)
    ground.node.label = tr("Supply")
    shaded(parent, places.tray, unit / STEP)
    parent.add(ground.node)
    _heap(ground, "toys", places.toys)
    _heap(ground, "pizza", places.pizza)
    return ground.node


def _heap(ground: PanelCanvas, what: Resource, place: Box) -> None:
    """Some tokens of a kind, of which the topmost can be taken."""
    size = 0.92 * place.h
    picture = icon(what, round(size))
    for dx, dy in _HEAP:
        at = Box(0, 0, size, size).around(place.center)
        ground.blit(picture, *at.at(at.x + dx * size, at.y + dy * size)[:2])
    ground.spot(SupplyToken(what), place)


_LINE: Final = 3.0
"""The outline of a tab, on which its name does not stand."""
_PAD: Final = 11.0
_MARK: Final = 20.0
_COUNT: Final = (18.0, 17.0)


class PileOf(NamedTuple):
    """The tab of a seat: whose it is, and how many cards lie there."""

    seat: int
    name: str
    colour: str
    cards: int


class Pile(NamedTuple):
    """The pile that is open.

    Attributes:
        heading: what it is; note: a remark, "" for none.
        kids: from the newest on, each with what it is touched as.
        seat: whose it is; seats: all tabs, the viewer's first; row: to be seen first.
        asks: one of them may be chosen.
    """

    heading: str
    note: str
    kids: Sequence[tuple[Kid, Thing]]
    seat: int
    seats: Sequence[PileOf]
    row: int
    asks: bool = False


class PileSheet:
    """The sheet with the cards of a pile.

    Args:
        close: puts it away; look: opens the pile of another seat; turn: scrolls by so many rows.
        veil: lies on the table.

    Attributes:
        sheet: its nodes; standing: its explain panel, None where there is no room for one.
    """

    def __init__(
        self,
        root: Node,
        frame: Frame,
        pile: Pile,
        close: Callable[[], None],
        look: Callable[[int], None],
        turn: Callable[[int], None],
        veil: Veil | None = None,
    ) -> None:
        self._pile = pile
        self._turn = turn
        self.at = at = pile_places(frame, len(pile.kids), len(pile.seats), pile.row)
        self.sheet = sheet = Dialog(root, frame, at.sheet, "sheet", veil, pile.asks)
        sheet.lid(at.tabs[0].y - _LINE + 1)
        for seat, place in zip(pile.seats, at.tabs, strict=True):
            self._tab(seat, place, look)
        room = at.heading.at(at.heading.x - at.sheet.x, at.heading.y - at.sheet.y)
        sheet.canvas.write(pile.heading, room, TextStyle(24, 16))
        if at.note is not None:
            self._note(at.note)
        sheet.cross(at.close, tr("Close"), close)
        if at.rows > at.seen:
            sheet.holder.wheeled = lambda notches: turn(-round(notches))
            self._turners(at)
        self.standing = self._cards(at)

    def _tab(self, seat: PileOf, place: Box, look: Callable[[int], None]) -> None:
        """A seat's tab: its mark, name and number; that of the open pile is part of the paper."""
        sheet, unit = self.sheet, self.sheet.unit
        at, shown = sheet.pixels(place), seat.seat == self._pile.seat
        canvas = Canvas(at.w, at.h, unit)
        fill = pal.TAPE if shown else pal.CARDBOARD_RIVAL
        canvas.panel(0, 0, canvas.w, canvas.h + 14, fill, 10, pal.OUTLINE, 3)
        middle = (_LINE + TAB_SEEN) / 2
        canvas.blit(seat_mark(canvas.px(_MARK), seat.colour), _PAD, middle - _MARK / 2)
        number = str(seat.cards)
        count = width(number, unit, _COUNT[0]) + 1
        left = _PAD + _MARK + 6
        room = Box(left, _LINE, canvas.w - left - count - _PAD - 4, TAB_SEEN - _LINE)
        canvas.write(seat.name, room, TextStyle(18, 15, lines=2, two=15))
        room = Box(canvas.w - count - _PAD, _LINE, count, TAB_SEEN - _LINE)
        canvas.write(number, room, TextStyle(*_COUNT, align="right", middle="figures"))
        # The open one lies above the edge of the paper, the others below it.
        node = Node(at, canvas.image, PileTab(seat.seat), z=0.5 if shown else -0.5)
        if not shown:
            node.clicked = lambda: look(seat.seat)
            node.order = 2
        node.label = f"{seat.name} {seat.cards}"
        sheet.holder.add(node)

    def _turners(self, at: PilePlaces) -> None:
        """Buttons that do the same as the wheel."""
        for place, sign, words, rows in (
            (at.up, "up", tr("Newer cards"), -1),
            (at.down, "down", tr("Older cards"), 1),
        ):
            if place is not None:
                self.sheet.small(place, sign, words, sign, partial(self._turn, rows))

    def _cards(self, at: PilePlaces) -> StandingTooltip | None:
        """The cards of the rows that are seen, and the panel that explains them."""
        sheet, pile = self.sheet, self._pile
        first = at.first * at.columns
        nodes = []
        for (kid, key), place in zip(pile.kids[first:], at.cards, strict=False):
            nodes.append(
                sheet.holder.add(kid_node(kid, at.form, sheet.pixels(place), sheet.unit, key))
            )
        if not pile.kids:
            self._none(at)
        if at.panel is None:
            return None
        return StandingTooltip(sheet.holder, sheet.pixels(at.panel), sheet.unit, nodes)

    def _none(self, at: PilePlaces) -> None:
        """Say that no cards lie here, on the empty ground of a pile."""
        sheet = self.sheet
        below = (at.note or at.heading).bottom - at.sheet.y + 8
        room = Box(24, below, at.sheet.w - 48, at.sheet.h - below - 22)
        sheet.canvas.slot(*room, pal.INK_SOFT, 8, 1.6)
        sheet.canvas.write(tr("No cards here."), room, TextStyle(18, 12, BOLD, align="center"))

    def _note(self, place: Box) -> None:
        sheet, words = self.sheet, self._pile.note
        room = place.at(place.x - sheet.area.x, place.y - sheet.area.y)
        sheet.canvas.write(words, room, TextStyle(16, 12, BOLD, pal.INK_SOFT, lines=2))
        sheet.holder.add(Picture(sheet.pixels(place), None, "note of the pile", label=words))
