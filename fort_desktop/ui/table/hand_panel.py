"""The own hand as a panel of the table: in its row, in the draft's, or laid open."""

from collections.abc import Callable, Sequence
from functools import partial
from typing import Final

from fort_desktop.rules.knowledge.view import View
from fort_desktop.rules.model.cards import Kid
from fort_desktop.rules.model.types import HIDDEN, Cards
from fort_desktop.scene.geometry import Box
from fort_desktop.scene.node import Node
from fort_desktop.ui.art import palette as pal
from fort_desktop.ui.art.fonts import TITLE
from fort_desktop.ui.design.canvas import Canvas
from fort_desktop.ui.design.lines import set_line
from fort_desktop.ui.i18n.i18n import tr
from fort_desktop.ui.table.laid import Panels
from fort_desktop.ui.table.layout.draft import DraftPlaces
from fort_desktop.ui.table.layout.frame import Frame
from fort_desktop.ui.table.layout.hand import SPREAD_FROM, Spread, lay_open_place, spread_places
from fort_desktop.ui.table.model import TableModel
from fort_desktop.ui.table.panels.hand import Hand
from fort_desktop.ui.table.reader import TableReader
from fort_desktop.ui.table.strip import strip_of
from fort_desktop.ui.table.things import HAND, Button
from fort_desktop.ui.toolkit.common import shaded

_WORDS: Final = (17.0, 13.0)
_FINE: Final = 1.5


def spread_button(
    parent: Node, place: Box, unit: float, spread: bool, act: Callable[[], None]
) -> None:
    """The button that lays the hand open, or takes it up again."""
    canvas = Canvas(place.w, place.h, unit)
    canvas.panel(0, 3, canvas.w, canvas.h - 3, pal.OUTLINE, 10, None)
    canvas.panel(0, 0, canvas.w, canvas.h - 3, pal.PAPER, 10, pal.OUTLINE, 3)
    words = tr("Take up") if spread else tr("Lay open")
    room = Box(6, 0, canvas.w - 12, canvas.h - 3)
    set_line(canvas, TITLE, words, room, _WORDS, align="center")
    node = Node(place, canvas.image, Button("lay_open"))
    node.label = words
    node.order = 1
    node.clicked = act
    parent.add(node)


def spread_sheet(parent: Node, sheet: Box, unit: float, close: Callable[[], None]) -> None:
    """The blanket below a hand that is laid open; a click beside the cards takes it up again."""
    canvas = Canvas(sheet.w, sheet.h, unit)
    canvas.panel(0, 0, canvas.w, canvas.h, pal.TAPE, 14, pal.OUTLINE, 3)
    shaded(parent, sheet, unit / _FINE)
    node = Node(sheet, canvas.image, HAND)
    node.label = tr("Your hand")
    node.clicked = close
    node.order = 2
    parent.add(node)


_SPREAD_Z: Final = 900.0
"""A hand that is laid open lies on the panels."""


def lay_hand(
    panels: Panels,
    model: TableModel,
    now: TableReader,
    frame: Frame,
    draft: DraftPlaces | None,
) -> None:
    """Lay the own cards; what is hidden, as another's hand in the past, is not shown.

    A hand that lies open before all makes room for the pads while these are answered.

    Args:
        model: gets what is pressed; draft: the places of a draft while there is one.
    """
    view = now.shown
    cards = ordered(now, view) if strip_of(now, view) == "hand" else ()
    kids = [now.session.catalog.kid[card] for card in cards]
    leaving = tuple(_leaves(view, kid) for kid in kids)
    first = now.lays and now.stand.where == "glance"
    given = now.hotseat.footprints if now.lays else ()
    follows = tuple(card in given for card in cards)
    grid: Sequence[Box] | None = None
    spread = None
    if draft is not None:
        grid = [Box(*(side * frame.unit for side in box)) for box in draft.cards]
    elif len(kids) >= SPREAD_FROM:
        spread = _spread(panels, model, now, frame, len(kids))
        grid = None if spread is None else spread.cards

    def build(holder: Node) -> Hand:
        if spread is not None:
            spread_sheet(holder, spread.sheet, frame.unit, partial(model.show, "hand"))
        hand = Hand(holder, frame, kids, leaving, grid, follows)
        if first:
            for number, node in enumerate(hand.cards):
                node.clicked = partial(model.lay_card, number, 0)
        return hand

    # Two copies of a kid look alike: that one lies there in place of the other moves nothing.
    names = tuple(kid.id for kid in kids)
    made_of = frame.unit, frame.panels.hand, names, leaving, draft, spread, first, follows
    panels.lay("hand", made_of, build, None if spread is None else _SPREAD_Z)


def ordered(now: TableReader, view: View) -> Cards:
    """The own cards as their person has laid them, where nobody else sees them; no hidden ones."""
    cards = tuple(card for card in view.own.hand if card != HIDDEN)
    alone = now.stand.where in ("private", "glance") and now.stand.seat == view.seat
    if not now.hotseat.shared or not alone or not view.round:
        return cards
    laid = now.hotseat.hand_of(view.seat)
    return tuple(sorted(cards, key=lambda card: laid.index(card) if card in laid else len(laid)))


def _spread(
    panels: Panels, model: TableModel, now: TableReader, frame: Frame, count: int
) -> Spread | None:
    """Offer to lay a large hand open; returns where it lies if it is."""
    place, opened = lay_open_place(frame), now.overlay == "hand"
    if place is None:
        return None
    panels.lay(
        "lay open",
        (frame.unit, place, opened),
        lambda holder: spread_button(
            holder, place, frame.unit, opened, partial(model.show, "hand")
        ),
    )
    return spread_places(frame.panels.sheets, frame.unit, count) if opened else None


def _leaves(view: View, kid: Kid) -> bool:
    """DISCARD-2: what is left in the hand goes to the Yard, but Best Friends do not."""
    recruits = view.leader == view.seat and view.phase == "recruit" and view.round > 0
    return recruits and kid.best_friend is None
