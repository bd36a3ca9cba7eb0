"""The sheet of what happened since a person last looked: one slip for each turn of a rival."""

from collections.abc import Callable, Sequence
from typing import Final, NamedTuple

from fort_desktop.rules.model.cards import Kid
from fort_desktop.scene.geometry import Box
from fort_desktop.scene.node import Node
from fort_desktop.ui.art import palette as pal
from fort_desktop.ui.art.boards import seat_mark
from fort_desktop.ui.art.cardface import kid_picture
from fort_desktop.ui.art.fonts import BOLD, TITLE
from fort_desktop.ui.art.players import player_face
from fort_desktop.ui.design.canvas import Canvas
from fort_desktop.ui.design.letters import say, write
from fort_desktop.ui.design.lines import fits, put_left, set_line, wide
from fort_desktop.ui.i18n.i18n import language, tr
from fort_desktop.ui.table.layout.aside import aside, since_places, turn_places
from fort_desktop.ui.table.layout.frame import Frame
from fort_desktop.ui.table.panels.sheet import SheetNodes
from fort_desktop.ui.text.lists import listed

SEEN: Final = "seen since"
"""The key of the button that closes the sheet."""
_FIRST: Final = 6
"""At most so many slips; who looks back further steps through the moments."""

_NAME: Final = (18.0, 12.0)
"""The size of a name and a result, and the least."""


class Turn(NamedTuple):
    """A rival's turn, in few words.

    Attributes:
        name, colour, player: whose; face: the kid whose face they have chosen, "" for none.
        kid: what was played, None for nothing.
        result: what it brought; recruited: who came, and from where, or that nobody did.
        followed: who did the same.
    """

    name: str
    colour: str
    player: str
    face: str
    kid: Kid | None
    result: str
    recruited: str
    followed: str


class Since(NamedTuple):
    """All turns since the person looked last, in order, and what became of what is theirs."""

    turns: tuple[Turn, ...]
    colour: str
    mine: str


def since_sheet(
    root: Node,
    frame: Frame,
    since: Since,
    step: Callable[[], None],
    close: Callable[[], None],
) -> SheetNodes:
    """The sheet beside the own board, or over the table in a small window.

    Args:
        step: shows all moments one after the other; close: takes the sheet away.
    """
    at = aside(frame)
    sheet = SheetNodes(root, frame, at.sheet, "since sheet", veiled=at.covers)
    sheet.title(tr("Since you last looked"), at.title)
    sheet.cross(at.close, tr("Close"), close)
    turns = since.turns[-_FIRST:]
    places = since_places(at.sheet, len(turns))
    corner = at.sheet
    for turn, place in zip(turns, places.slips, strict=True):
        _slip(sheet.canvas, place.at(place.x - corner.x, place.y - corner.y), turn)
    _mine(sheet.canvas, places.mine.at(places.mine.x - corner.x, places.mine.y - corner.y), since)
    if places.words is not None:
        room = places.words.at(places.words.x - corner.x, places.words.y - corner.y)
        words = tr("Goes by itself with your first move.")
        say(sheet.canvas.image, words, sheet.pixels(room), sheet.unit, 15, least=11, lines=2,
            colour=pal.INK_SOFT, align="left")  # fmt: skip
    sheet.button(tr("Step by step"), places.steps, "step by step", step)
    _go_on(sheet, places.go_on, close)
    sheet.paper.label = "\n".join([*map(_told, turns), since.mine])
    return sheet


def _told(turn: Turn) -> str:
    return listed((turn.name, turn.result, turn.recruited, turn.followed))


def _slip(canvas: Canvas, area: Box, turn: Turn) -> None:
    """One turn: who, the kid, what it brought, who was recruited, who followed."""
    unit = canvas.unit
    canvas.panel(*area, pal.PAPER, 9, pal.SEATS[turn.colour], 3)
    named = wide(TITLE, unit, turn.name, _NAME[0]) + 1
    at = turn_places(area.w, area.h, named)
    if fits(TITLE, unit, turn.result, at.result, _NAME, 1) is None:
        at = turn_places(area.w, area.h, named, two=True)

    def there(box: Box) -> Box:
        return box.at(area.x + box.x, area.y + box.y)

    face = there(at.face)
    if face.w:
        painted = player_face(turn.player, canvas.px(face.w), turn.colour, turn.face)
        canvas.blit(painted, face.x, face.y)
    set_line(canvas, TITLE, turn.name, there(at.name), _NAME)
    if at.kid is not None and turn.kid is not None:
        kid = there(at.kid)
        size = canvas.px(kid.w), canvas.px(kid.h)
        canvas.blit(kid_picture(turn.kid, "chip", size, unit, language()), kid.x, kid.y)
    result = there(at.result)
    made = fits(TITLE, unit, turn.result, result, _NAME, 2)
    if made is not None:
        put_left(canvas, made, result, pal.INK)
    else:
        set_line(canvas, TITLE, turn.result, result, _NAME)
    lines: Sequence[tuple[str, tuple[Box, Box], str]] = (
        ("recruit", at.recruited, turn.recruited),
        ("follow", at.followed, turn.followed),
    )
    for sign, (spot, room), words in lines:
        if not words:
            continue
        spot, room = there(spot), there(room)
        side = min(20.0, spot.h)
        canvas.icon(sign, spot.x, spot.center.y - side / 2, side)
        made = fits(BOLD, unit, words, room, (15, 12), 2) or fits(
            BOLD, unit, words, room, (13, 11), 3
        )
        if made is not None:
            put_left(canvas, made, room, pal.INK)
        else:
            set_line(canvas, BOLD, words, room, (13, 11))


def _mine(canvas: Canvas, area: Box, since: Since) -> None:
    """The line about what is the person's own."""
    canvas.panel(*area, pal.LIT, 9, pal.OUTLINE, 2)
    canvas.blit(seat_mark(canvas.px(24), since.colour), area.x + 10, area.center.y - 12)
    room = area.inset(44, 2, 10, 2)
    at = Box(*(side * canvas.unit for side in room))
    # NOTE: {what} is one or several sentences about what is the person's own
    words = tr("For you: {what}", what=since.mine)
    write(canvas.image, words, at, canvas.unit, 17, least=11, lines=2, align="left", face=BOLD)


def _go_on(sheet: SheetNodes, place: Box, act: Callable[[], None]) -> None:
    at = sheet.pixels(place)
    canvas = Canvas(at.w, at.h, sheet.unit)
    canvas.panel(0, 3, canvas.w, canvas.h - 3, pal.OUTLINE, 10, None)
    canvas.panel(0, 0, canvas.w, canvas.h - 3, pal.ACTION, 10, pal.OUTLINE, 3)
    room = Box(0, 0, at.w, at.h - 3 * sheet.unit).inset(8 * sheet.unit, 0, 8 * sheet.unit, 0)
    write(canvas.image, tr("Go on"), room, sheet.unit, 18, least=13, face=TITLE)
    node = Node(at, canvas.image, SEEN)
    node.clicked, node.label = act, tr("Go on")
    sheet.holder.add(node)
