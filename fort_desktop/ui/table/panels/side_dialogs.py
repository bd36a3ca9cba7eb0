"""The sheets beside one's own board: what happened since one looked, and standing answers."""

from collections.abc import Callable, Sequence
from functools import partial
from typing import Final, Literal, NamedTuple

from fort_desktop.rules.model.types import SUITS, Suit
from fort_desktop.scene.geometry import Box
from fort_desktop.scene.node import Node
from fort_desktop.ui.art import palette as pal
from fort_desktop.ui.art.boards import seat_mark
from fort_desktop.ui.art.cardface import kid_picture
from fort_desktop.ui.art.fonts import BOLD
from fort_desktop.ui.art.icons import badge
from fort_desktop.ui.art.players import player_face
from fort_desktop.ui.design.canvas import Canvas
from fort_desktop.ui.design.text_box import TextStyle, width
from fort_desktop.ui.i18n.i18n import language, tr, trc
from fort_desktop.ui.table.layout.frame import Frame
from fort_desktop.ui.table.layout.overlays import (
    Aside,
    aside,
    since_places,
    standing_places,
    turn_places,
)
from fort_desktop.ui.table.panels.dialog import Dialog
from fort_desktop.ui.table.viewmodels.plays import Since, Turn
from fort_desktop.ui.text.lists import labelled
from fort_desktop.ui.text.names import SUIT_NAMES
from fort_desktop.ui.toolkit.veil import Veil

SEEN: Final = "seen since"
"""The key of the button that closes the sheet."""
_FIRST: Final = 6
"""At most so many slips; who looks back further steps through the moments."""

_NAME: Final = (18.0, 12.0)
"""The size of a name and a result, and the least."""


def _veil(at: Aside) -> Veil | None:
    return Veil("veil", 0.0) if at.covers else None


def since_sheet(
    root: Node,
    frame: Frame,
    since: Since,
    step: Callable[[], None],
    close: Callable[[], None],
) -> Dialog:
    """The sheet beside one's own board, or over the table in a small window.

    Args:
        step: shows all moments one after the other; close: takes the sheet away.
    """
    at = aside(frame)
    sheet = Dialog(root, frame, at.sheet, "since sheet", _veil(at))
    sheet.title(tr("What you missed"), at.title)
    sheet.cross(at.close, tr("Close"), close)
    turns = since.turns[-_FIRST:]
    places = since_places(at.sheet, len(turns))
    corner = at.sheet
    for turn, place in zip(turns, places.slips, strict=True):
        _slip(sheet.canvas, place.at(place.x - corner.x, place.y - corner.y), turn)
    _mine(sheet.canvas, places.mine.at(places.mine.x - corner.x, places.mine.y - corner.y), since)
    if places.words is not None:
        room = places.words.at(places.words.x - corner.x, places.words.y - corner.y)
        words = tr("This closes by itself when you make a move.")
        sheet.canvas.write(words, room, TextStyle(15, 11, BOLD, pal.INK_SOFT, lines=2))
    sheet.button(tr("Step by step"), places.steps, "step by step", step)
    sheet.button(tr("Continue"), places.go_on, SEEN, close, chosen=True)
    sheet.paper.label = "\n".join([*(turn.heard for turn in turns), since.mine])
    return sheet


def _slip(canvas: Canvas, area: Box, turn: Turn) -> None:
    """One turn: who, the kid, what it brought, who was recruited, who followed."""
    unit = canvas.unit
    canvas.panel(*area, pal.PAPER, 9, pal.SEATS[turn.colour], 3)
    named = width(turn.name, unit, _NAME[0]) + 1
    at = turn_places(area.w, area.h, named)
    if not canvas.has_room(turn.result, at.result, TextStyle(*_NAME)):
        at = turn_places(area.w, area.h, named, two=True)

    def there(box: Box) -> Box:
        return box.at(area.x + box.x, area.y + box.y)

    face = there(at.face)
    if face.w:
        painted = player_face(turn.player, canvas.px(face.w), turn.colour, turn.face)
        canvas.blit(painted, face.x, face.y)
    canvas.write(turn.name, there(at.name), TextStyle(*_NAME))
    if at.kid is not None and turn.kid is not None:
        kid = there(at.kid)
        size = canvas.px(kid.w), canvas.px(kid.h)
        canvas.blit(kid_picture(turn.kid, "chip", size, unit, language()), kid.x, kid.y)
    canvas.write(turn.result, there(at.result), TextStyle(*_NAME, lines=2))
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
        two = TextStyle(15, 12, face=BOLD, lines=2)
        whole = canvas.has_room(words, room, two)
        canvas.write(words, room, two if whole else TextStyle(13, 11, face=BOLD, lines=3))


def _mine(canvas: Canvas, area: Box, since: Since) -> None:
    """The line about what is the person's own."""
    canvas.panel(*area, pal.LIT, 9, pal.OUTLINE, 2)
    canvas.blit(seat_mark(canvas.px(24), since.colour), area.x + 10, area.center.y - 12)
    room = area.inset(44, 2, 10, 2)
    # NOTE: {what} is one or several sentences about what is the person's own
    words = tr("And you? {what}", what=since.mine)
    canvas.write(words, room, TextStyle(17, 11, face=BOLD, lines=2))


Mode = Literal["always", "some", "never"]
MODES: Final[tuple[Mode, ...]] = ("always", "some", "never")


class StandingAnswers(NamedTuple):
    """The standing answers that a person has set.

    Attributes:
        mode: ask always, only for some suits, never; no: the suits that are answered with no.
    """

    mode: Mode
    no: frozenset[str] = frozenset()


def mode_words(mode: Mode) -> str:
    """Return the label on the button of a mode."""
    if mode == "always":
        # NOTE: a button: whether the program asks "do you follow?"
        return tr("Always ask me")
    if mode == "some":
        # NOTE: a button: the program asks "do you follow?" for some suits only
        return tr("Ask about some")
    # NOTE: a button: the program answers "do you follow?" with no
    return tr("Always say no")


def standing_sheet(
    root: Node,
    frame: Frame,
    standing: StandingAnswers,
    choose: Callable[[Mode], None],
    turn: Callable[[Suit], None],
    close: Callable[[], None],
) -> Dialog:
    """The sheet beside one's own board, or over the table in a small window.

    Args:
        choose: sets a mode; turn: sets a suit to the other answer; close: folds the sheet.
    """
    at = aside(frame)
    sheet = Dialog(root, frame, at.sheet, "standing answers", _veil(at))
    sheet.title(tr("Until your next turn"), at.title)
    if at.covers:
        sheet.cross(at.close, tr("Close"), close)
    places = standing_places(at.sheet.inset(0, 0, 56 if at.covers else 0, 0))
    for mode, place in zip(MODES, places.modes, strict=True):
        chosen = mode == standing.mode
        sheet.button(mode_words(mode), place, f"mode:{mode}", partial(choose, mode), chosen)
    if places.head is not None:
        _say(sheet, tr("When somebody plays this suit"), places.head, 17, "left")
    for suit, place in zip(SUITS, places.suits, strict=True):
        _tile(sheet, place, suit, standing, partial(turn, suit))
    if places.words is not None:
        said = (
            tr(
                "If a suit is set to “no”, the program answers for you, and nobody can "
                "tell the difference."
            ),
            tr("Set whatever you like. It is all reset when your turn begins."),
        )
        half = places.words.h / 2
        for i, words in enumerate(said):
            line = places.words._replace(y=places.words.y + i * half, h=half)
            _say(sheet, words, line, 15, "left", 1 if half < 28 else 2)
    if places.foot is not None:
        _foot(sheet, places.foot)
    return sheet


def _say(
    sheet: Dialog,
    words: str,
    place: Box,
    size: float,
    align: Literal["left", "center"],
    lines: int = 1,
) -> None:
    inside = place.at(place.x - sheet.area.x, place.y - sheet.area.y)
    sheet.canvas.write(words, inside, TextStyle(size, 11, BOLD, align=align, lines=lines))


def _foot(sheet: Dialog, place: Box) -> None:
    """Draw the note on what Follow gives at the public table."""
    inside = place.at(place.x - sheet.area.x, place.y - sheet.area.y)
    sheet.canvas.panel(*inside, pal.PUBLIC_TAG, 8, pal.OUTLINE, 2)
    sheet.canvas.icon("follow", inside.x + 10, inside.center.y - 11, 22)
    words = tr(
        "“Follow” discards the first matching kid from the left. Click a kid to move it to "
        "the far left."
    )
    _say(sheet, words, place.inset(42, 0, 8, 0), 15, "left", 2)


def _tile(
    sheet: Dialog, place: Box, suit: Suit, standing: StandingAnswers, act: Callable[[], None]
) -> None:
    """A suit with its answer; where all or none are asked, the tiles say so and set nothing."""
    at, unit = sheet.pixels(place), sheet.unit
    asks = standing.mode == "always" or (standing.mode == "some" and suit not in standing.no)
    canvas = Canvas(at.w, at.h, unit)
    canvas.panel(0, 0, canvas.w, canvas.h, pal.PAPER if asks else pal.CARDBOARD_DARK, 9,
                 pal.OUTLINE, 3)  # fmt: skip
    # NOTE: an answer set beforehand: the program asks "do you follow?" for this suit, or says no
    words = trc("standing", "ask me") if asks else trc("standing", "no")
    high = min(30.0, 0.4 * canvas.h)
    slot = Box(4, canvas.h - high - 4, canvas.w - 8, high)
    canvas.panel(*slot, pal.LIT if asks else None, 7, pal.OUTLINE, 2)
    room = slot.inset(2, 0, 2, 0)
    canvas.write(words, room, TextStyle(16, 11, face=BOLD, align="center"))
    side = min(40.0, slot.y - 8, canvas.w - 20)
    if side >= 14:
        sign = badge(suit, round(side * unit))
        canvas.blit(sign, canvas.w / 2 - sign.get_width() / unit / 2, (slot.y - side) / 2)
    node = Node(at, canvas.image, f"suit:{suit}")
    node.label = labelled(tr(SUIT_NAMES[suit]), words)
    if standing.mode == "some":
        node.clicked = act
    else:
        node.opacity = 0.75
    sheet.holder.add(node)
