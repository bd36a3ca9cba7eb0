"""The own deck and discard pile, with their names on tape."""

from typing import Final

from fort_desktop.rules.model.types import Resource
from fort_desktop.scene.geometry import Box
from fort_desktop.scene.node import Node
from fort_desktop.ui.art import palette as pal
from fort_desktop.ui.art.cardback import card_back
from fort_desktop.ui.art.cardface import kid_picture
from fort_desktop.ui.art.fonts import TITLE
from fort_desktop.ui.art.icons import icon
from fort_desktop.ui.art.paper import tape
from fort_desktop.ui.design.canvas import Canvas
from fort_desktop.ui.design.lines import fits, set_line
from fort_desktop.ui.i18n.i18n import language, tr, trc
from fort_desktop.ui.table.layout.supply import SupplyPlaces
from fort_desktop.ui.table.panels.painter import Ground
from fort_desktop.ui.table.things import DECK, OWN_PILE, SUPPLY, Number, SupplyToken
from fort_desktop.ui.table.viewmodels.piles import DeckVM, DiscardVM
from fort_desktop.ui.toolkit.common import panel_node, shaded

_TAPE: Final = 26.0
_NUMBER: Final = 17.0
"""The least size of the number of cards."""
_NAME: Final = (16.0, 14.0)


def own_deck(parent: Node, area: Box, unit: float, vm: DeckVM) -> None:
    """The deck with the number of its cards, in the colour and with the mark of its seat."""
    high = area.h - (_TAPE + 6) * unit
    mark = pal.MARKS[vm.colour]
    back = card_back(round(area.w), round(high), pal.SEATS[vm.colour], vm.cards, mark,
                     round(_NUMBER * unit))  # fmt: skip
    deck = parent.add(Node(Box(area.x, area.y, area.w, high), back, DECK, static=True))
    deck.label = tr("Deck")
    count = deck.add(Node(Box(0, high * 0.5, area.w, high * 0.5), None, Number(vm.seat, "deck")))
    count.label = str(vm.cards)
    if _has_room(area, unit, deck.label):  # it is told on pointing as well
        parent.add(pile_name(area, unit, deck.label))


def own_pile(parent: Node, area: Box, unit: float, vm: DiscardVM) -> None:
    """The discard pile: its top card, and how many there are."""
    pile, canvas = panel_node(area, unit, OWN_PILE)
    pile.label = trc("pile", "Discard {n}", n=vm.cards)
    parent.add(pile)
    wide, high = canvas.w, canvas.h - _TAPE - 6
    if vm.top is not None:
        size = canvas.px(wide), canvas.px(high)
        canvas.blit(kid_picture(vm.top, "chip", size, unit, language()), 0, 0)
    else:
        canvas.slot(1, 1, wide - 2, high - 2)
    parent.add(pile_name(area, unit, pile.label, str(vm.cards)))


def pile_name(area: Box, unit: float, words: str, short: str = "") -> Node:
    """A name on a strip of tape at the foot of a pile, a little wider than that.

    Args:
        short: what is said instead where the words are too long.
    """
    wide, high = area.w + 8 * unit, _TAPE * unit
    canvas = Canvas(wide, high, unit)
    canvas.blit(tape(round(wide), round(high), False, -0.8), 0, 0)
    said = words if not short or _has_room(area, unit, words) else short
    set_line(canvas, TITLE, said, _on_tape(area, unit), _NAME, align="center")
    node = Node(
        Box(area.x - 4 * unit, area.bottom - high, wide, high),
        canvas.image,
        "pile's name",
        static=True,
    )
    node.solid = False
    return node


def _on_tape(area: Box, unit: float) -> Box:
    """The room for the name of a pile on its tape, in units."""
    return Box(8, 0, area.w / unit - 8, _TAPE)


def _has_room(area: Box, unit: float, words: str) -> bool:
    return fits(TITLE, unit, words, _on_tape(area, unit), _NAME, 1) is not None


_HEAP: Final = ((-0.3, 0.12), (0.3, 0.12), (0.0, -0.1))
"""Where each of a heap lies, by its size, from the middle; the last one on top."""
_FINE: Final = 1.5


def supply(parent: Node, places: SupplyPlaces, unit: float) -> Node:
    """The tray, a place to pay into, with a heap of each kind that tokens come from."""
    ground = Ground.of(places.tray, unit, SUPPLY)
    whole = Box(0, 0, places.tray.w, places.tray.h)
    ground.panel(whole, pal.CARDBOARD, 9, 2.4)
    ground.panel(whole.inset(*[4 * unit] * 4), pal.CARDBOARD_DARK, 6, 0, None)
    ground.node.label = tr("Supply")
    shaded(parent, places.tray, unit / _FINE)
    parent.add(ground.node)
    _heap(ground, "toys", places.toys)
    _heap(ground, "pizza", places.pizza)
    return ground.node


def _heap(ground: Ground, what: Resource, place: Box) -> None:
    """Some tokens of a kind, of which the topmost can be taken."""
    size = 0.92 * place.h
    picture = icon(what, round(size))
    for dx, dy in _HEAP:
        at = Box(0, 0, size, size).around(place.center)
        ground.blit(picture, at.at(at.x + dx * size, at.y + dy * size))
    ground.spot(SupplyToken(what), place)
