"""The play area: the played card, what was added, and what has come together."""

from fort_desktop.rules.model.state import Play
from fort_desktop.rules.model.types import BOXES, STUFF_LIMIT, BoxName
from fort_desktop.rules.obligations.counting import laid_of, times
from fort_desktop.rules.steps.means import Means
from fort_desktop.scene import text
from fort_desktop.scene.geometry import Box
from fort_desktop.scene.node import Node
from fort_desktop.ui.art import palette as pal
from fort_desktop.ui.art.boxes import step_signs
from fort_desktop.ui.art.daylight import in_light
from fort_desktop.ui.art.paper import patio
from fort_desktop.ui.art.styles import action_places, card_width
from fort_desktop.ui.canvas import Canvas
from fort_desktop.ui.fonts import BOLD, TITLE
from fort_desktop.ui.table.things import COUNT, PLAY, ActionBox, AddedCard, PlayedCard
from fort_desktop.ui.table.widgets.painter import Painter
from fort_desktop.ui.text.i18n import language, tr
from fort_desktop.ui.text.names import SUIT_NAMES
from fort_desktop.ui.widgets.common import card_node, panel_node, shaded


def play_area(parent: Node, area: Box, painter: Painter, invites: bool = False) -> None:
    """The played card, with a node for each of its boxes, and what was added.

    While it is empty it `invites` to play a card.
    """
    unit, view, _, dusk = painter
    shaded(parent, area, unit)
    node, canvas = panel_node(area, unit, PLAY)
    canvas.image.blit(in_light(patio, *canvas.image.get_size(), unit, dusk), (0, 0))
    parent.add(node)
    play = view.play
    if play is not None and view.table:
        _played(node, canvas, painter, play)
    elif invites:
        node.label = tr("Drag a card here to play it")
        canvas.paragraph(node.label, 40, 40, canvas.w - 80, canvas.h - 80, 24, centered=True)


def _played(node: Node, canvas: Canvas, painter: Painter, play: Play) -> None:
    """Of the played cards, one may have been trashed since; the others lie there still."""
    unit, view, catalog, _ = painter
    height = min(284.0, canvas.h - 92)
    x, y = 24 * unit, 14 * unit
    high = round(height * unit)
    wide = card_width("big", high)
    if play.card in view.table:
        kid = catalog.kid[play.card]
        node.add(card_node(kid, x, y, high, "big", PlayedCard(kid.id)))
        places = action_places(kid, high, language())
        for name, place in zip(BOXES, places, strict=True):
            node.add(Node(Box(x + place.x, y + place.y, place.w, place.h), None, ActionBox(name)))
    left = x + wide + 16 * unit
    extra = [card for card in view.table if card != play.card]
    room = node.box.w - left - 18 * unit
    step = min(wide + 8 * unit, (room - wide) / max(1, len(extra) - 1)) if extra else 0.0
    for i, card in enumerate(extra):
        added = catalog.kid[card]
        node.add(card_node(added, left + i * max(20.0, step), y, high, "big", AddedCard(added.id)))
    _count_line(canvas, painter, play)
    count = count_area(canvas)
    node.add(Node(Box(*(unit * side for side in count)), None, COUNT))


def count_area(canvas: Canvas) -> Box:
    """Where the count stands in the play area, in design units."""
    return Box(14, canvas.h - 72, canvas.w - 28, 62)


def _count_line(canvas: Canvas, painter: Painter, play: Play) -> None:
    """What has come together beside the played card, and what it would bring by now."""
    area = count_area(canvas)
    canvas.panel(area.x, area.y, area.w, area.h, pal.PAPER, 12, pal.OUTLINE, 3)
    x = 30.0
    for name in ("public", "private"):
        if not any(result.box == name for result in play.results):
            x = _running(canvas, painter, play, name, x)
    if x > 30:
        return
    parts = []
    if play.declared is not None:
        parts.append(tr("the coin is {suit}", suit=tr(SUIT_NAMES[play.declared])))
    if play.added:
        parts.append(tr("added: {n}", n=len(play.added)))
    if play.counted:
        parts.append(tr("from the Lookout: {n}", n=len(play.counted)))
    words = ", ".join(parts) or tr("No cards added")
    canvas.title(words, canvas.w / 2, area.center.y, 20, canvas.w - 50, align="center")


def _running(canvas: Canvas, painter: Painter, play: Play, name: BoxName, x: float) -> float:
    """The count of one box, in signs: 3 shovels bring 3 pizza; returns where the next begins."""
    _, view, catalog, _ = painter
    box, seat = catalog.kid[play.card].box(name), view.seats[view.leader]
    if box is None or box.count is None or len(box.loop) > 1 or box.before:
        return x
    packed, known = (seat.pack_pizza, seat.pack_toys), (seat.level, 0, len(seat.lookout))
    means = Means(seat.pizza, seat.toys, *packed, *known, 0, 0, 0, 0, False, False)
    n = times(laid_of(catalog, play), box, play.suit, means)
    if not n:
        return x
    y, step = count_area(canvas).center.y - 14, box.loop[0]
    signs = step_signs(step)
    for thing, size in (
        ("follow" if name == "public" else "lock", 22.0),
        (str(box.count), 28.0),
        (str(n), 0.0),
        ("arrow", 20.0),
        (str(n * step.n), 0.0),
        ("vp" if signs[-1] == "point" else signs[-1], 28.0),
    ):
        if size:
            canvas.icon(thing, x, y + 14 - size / 2, size)
            x += size + 7
        else:
            canvas.title(thing, x, y + 14, 24, 40)
            x += text.width(TITLE, canvas.px(24), thing) / canvas.unit + 7
    room = STUFF_LIMIT - {"pizza": seat.pizza, "toys": seat.toys}.get(str(step.what), 0)
    if step.op == "gain" and step.what != "any" and n * step.n > room:
        words = tr("(room for {n})", n=room)
        canvas.words(words, x, y + 14, 18, 120)
        x += min(120.0, text.width(BOLD, canvas.px(18), words) / canvas.unit)
    return x + 20
