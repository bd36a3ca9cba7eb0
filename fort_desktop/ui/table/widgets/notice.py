"""The notice that a rival has taken a kid from the own Yard."""

from collections.abc import Callable, Sequence
from typing import Final

from fort_desktop.rules.model.cards import Kid
from fort_desktop.scene.geometry import Box
from fort_desktop.scene.node import Node
from fort_desktop.ui.art import palette as pal
from fort_desktop.ui.art.boards import seat_mark
from fort_desktop.ui.art.cardface import kid_picture
from fort_desktop.ui.canvas import Canvas
from fort_desktop.ui.fonts import BOLD
from fort_desktop.ui.table.losses import Loss
from fort_desktop.ui.table.model import TableModel
from fort_desktop.ui.table.things import Taken
from fort_desktop.ui.table.widgets.letters import write
from fort_desktop.ui.text.i18n import language, tr, trn
from fort_desktop.ui.text.names import kid_name

NOTICE_Z: Final = 650_000.0
_SIZE: Final = (144.0, 206.0)
_CHIP: Final = (92.0, 84.0)


def loss_notice(
    parent: Node,
    board: Box,
    unit: float,
    losses: Sequence[Loss],
    model: TableModel,
    close: Callable[[], None],
) -> Node:
    """A slip over the own fort, edged in the taker's colour, until it is clicked.

    Args:
        board: the own board in pixels; close: called when it is clicked.
    """
    last = losses[-1]
    kid, seat = model.session.catalog.kid[last.card], model.session.seats[last.seat]
    who, colour = model.teller.name(last.seat), seat.colour
    wide, high = (side * unit for side in _SIZE)
    high = min(high, board.h - 16 * unit)
    x, y = board.x + 0.195 * board.w, board.y + max(8 * unit, (board.h - high) * 0.5)
    canvas = Canvas(wide, high, unit)
    canvas.panel(0, 0, canvas.w, canvas.h, pal.PAPER, 10, pal.SEATS[colour], 5)
    node = Node(Box(x, y, wide, high), canvas.image, Taken(kid.id, last.seat), z=NOTICE_Z)
    node.clicked = close
    _say(canvas, kid, who, len(losses) - 1)
    canvas.blit(seat_mark(canvas.px(26), colour), canvas.w / 2 - 13, canvas.h - 34)
    node.label = tr("{kid} was taken! To {who}", kid=kid_name(kid), who=who)
    return parent.add(node)


def _say(canvas: Canvas, kid: Kid, who: str, more: int) -> None:
    """The kid, that it was taken, to whom, and how many others."""
    unit, image = canvas.unit, canvas.image
    room = canvas.h - 40
    tall = min(_CHIP[1], room - 74)
    size = canvas.px(_CHIP[0]), canvas.px(tall)
    chip = kid_picture(kid, "chip", size, unit, language())
    canvas.blit(chip, (canvas.w - _CHIP[0]) / 2, 10)
    write(image, "×", _pixels(canvas.w - 24, 4, 20, 20, unit), unit, 17)  # noqa: RUF001
    words = tr("{kid} was taken!", kid=kid_name(kid))
    write(image, words, _pixels(8, 12 + tall, canvas.w - 16, 40, unit), unit, 16, lines=2, least=14)
    told = trn("to {who}, and {n} more", "to {who}, and {n} more", more, who=who)
    if not more:
        told = tr("to {who}", who=who)
    rest = _pixels(8, 54 + tall, canvas.w - 16, 22, unit)
    write(image, told, rest, unit, 15, least=12, face=BOLD)


def _pixels(x: float, y: float, w: float, h: float, unit: float) -> Box:
    return Box(x * unit, y * unit, w * unit, h * unit)
