"""What is laid over the table for a while: discard piles, perks, advice, the frame of the past."""

from collections.abc import Callable, Sequence
from functools import partial

from fort_desktop.bots.hint import Hint
from fort_desktop.rules.knowledge.view import View
from fort_desktop.scene.geometry import Box
from fort_desktop.scene.node import Node
from fort_desktop.ui.art import palette as pal
from fort_desktop.ui.table.model import TableModel
from fort_desktop.ui.table.places.frame import Frame
from fort_desktop.ui.table.things import DiscardCard, PileCard
from fort_desktop.ui.table.widgets.advice import Advice, advice_sheet
from fort_desktop.ui.table.widgets.painter import Painter
from fort_desktop.ui.table.widgets.perks import perks_unfolded
from fort_desktop.ui.text.hints import chance_words, reason_words
from fort_desktop.ui.text.i18n import tr
from fort_desktop.ui.widgets.common import card_node, panel_node, shaded

_DESIGN = 1.5
"""Units of the other screens in one of the table."""


def past_frame(root: Node, size: tuple[int, int], unit: float) -> None:
    """A frame round the whole table: what it shows is not the present."""
    w, h = size
    edge = max(3.0, 8 * unit)
    sides = ((0, 0, w, edge), (0, h - edge, w, edge), (0, 0, edge, h), (w - edge, 0, edge, h))
    for side in sides:
        node, canvas = panel_node(Box(*side), unit, "past")
        canvas.image.fill(pal.OUTLINE)
        node.solid = False
        root.add(node)


def advise(
    root: Node, frame: Frame, model: TableModel, found: Sequence[Hint], close: Callable[[], None]
) -> None:
    """The expert's advice over the middle of the table."""
    advice = [
        Advice(
            model.labels.of(hint.move),
            chance_words(hint),
            reason_words(hint, model.teller),
            partial(model.make, hint.move),
        )
        for hint in found
    ]
    advice_sheet(root, frame.panels.sheets, frame.unit / _DESIGN, advice, close)


def opened_perks(root: Node, frame: Frame, model: TableModel, painter: Painter) -> None:
    """The perks, where a button stands for them and it was pressed."""
    panels = frame.panels
    if panels.perks_fold and model.opened.perks:
        perks_unfolded(root, panels.perks, panels.sheets, painter)


def chooser(root: Node, frame: Frame, model: TableModel, view: View) -> None:
    """A discard pile laid open: the own one to choose from, or any to look through it."""
    kid_of = model.session.catalog.kid
    sources = {intent.source for intent in model.intents}
    order = dict.fromkeys(kid_of[card].id for card in view.own.discard)
    kids = [kid for kid in order if DiscardCard(kid) in sources]
    if kids:
        _sheet(root, frame, model, tr("Your discard pile"), kids, DiscardCard)
    elif model.pile is not None:
        seat = view.seats[model.pile]
        title = tr("Discard pile of {who}", who=model.teller.name(seat.seat))
        _sheet(root, frame, model, title, [kid_of[card].id for card in seat.discard], PileCard)


def _sheet(
    root: Node,
    frame: Frame,
    model: TableModel,
    title: str,
    kids: list[str],
    kind: type[DiscardCard | PileCard],
) -> None:
    """Small cards in two rows over the middle of the table (DISCARD-3)."""
    catalog, unit = model.session.catalog, frame.unit / _DESIGN
    area = frame.panels.sheets
    shaded(root, area, unit)
    sheet, canvas = panel_node(area, unit, "sheet")
    sheet.static = False
    canvas.panel(0, 0, canvas.w, canvas.h, pal.TAPE)
    canvas.title(title, 18, 26, 24, canvas.w - 36)
    if kind is PileCard:
        sheet.clicked = lambda: model.look(None)
        canvas.words(tr("Click to close"), canvas.w - 18, 26, 18, 200, align="right")
    root.add(sheet)
    columns = max(6, -(-len(kids) // 2))
    step = (area.w - 24 * unit) / columns
    height = min(150 * unit, (step - 4) * 152 / 100)
    for i, kid in enumerate(kids):
        x = 12 * unit + (i % columns) * step
        y = 48 * unit + (i // columns) * (height + 8 * unit)
        sheet.add(card_node(catalog.kids[kid], x, y, height, "park", kind(kid)))
