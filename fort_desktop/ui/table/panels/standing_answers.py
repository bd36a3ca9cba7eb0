"""Standing answers: for which suits one wants to be asked until one's next turn."""

from collections.abc import Callable
from functools import partial
from typing import Final, Literal, NamedTuple

from fort_desktop.rules.model.types import SUITS, Suit
from fort_desktop.scene.geometry import Box
from fort_desktop.scene.node import Node
from fort_desktop.ui.art import palette as pal
from fort_desktop.ui.art.fonts import BOLD
from fort_desktop.ui.art.icons import badge
from fort_desktop.ui.design.canvas import Canvas
from fort_desktop.ui.design.letters import say, write
from fort_desktop.ui.i18n.i18n import tr, trc
from fort_desktop.ui.table.layout.aside import aside, standing_places
from fort_desktop.ui.table.layout.frame import Frame
from fort_desktop.ui.table.panels.sheet import SheetNodes
from fort_desktop.ui.text.lists import labelled
from fort_desktop.ui.text.names import SUIT_NAMES

Mode = Literal["always", "some", "never"]
MODES: Final[tuple[Mode, ...]] = ("always", "some", "never")


class Standing(NamedTuple):
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
        return tr("Ask me always")
    if mode == "some":
        # NOTE: a button: the program asks "do you follow?" for some suits only
        return tr("Only some suits")
    # NOTE: a button: the program answers "do you follow?" with no
    return tr("Do not ask me")


def standing_sheet(
    root: Node,
    frame: Frame,
    standing: Standing,
    choose: Callable[[Mode], None],
    turn: Callable[[Suit], None],
    close: Callable[[], None],
) -> SheetNodes:
    """The sheet beside the own board, or over the table in a small window.

    Args:
        choose: sets a mode; turn: sets a suit to the other answer; close: folds the sheet.
    """
    at = aside(frame)
    sheet = SheetNodes(root, frame, at.sheet, "standing answers", veiled=at.covers)
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
            tr("A suit set to no is answered for you, after the same pause and in the same words."),
            tr("You may set what you like. All is forgotten when your turn begins."),
        )
        half = places.words.h / 2
        for i, words in enumerate(said):
            line = places.words._replace(y=places.words.y + i * half, h=half)
            _say(sheet, words, line, 15, "left", 1 if half < 28 else 2)
    if places.foot is not None:
        _foot(sheet, places.foot)
    return sheet


def _local(sheet: SheetNodes, place: Box) -> Box:
    """A place of the window in units, as one on the paper in pixels."""
    inside = place.at(place.x - sheet.area.x, place.y - sheet.area.y)
    return sheet.pixels(inside)


def _say(
    sheet: SheetNodes,
    words: str,
    place: Box,
    size: float,
    align: Literal["left", "center"],
    lines: int = 1,
) -> None:
    image = sheet.canvas.image
    say(image, words, _local(sheet, place), sheet.unit, size, least=11, lines=lines, align=align)


def _foot(sheet: SheetNodes, place: Box) -> None:
    """Draw the note on what Follow gives at the public table."""
    inside = place.at(place.x - sheet.area.x, place.y - sheet.area.y)
    sheet.canvas.panel(*inside, pal.PUBLIC_TAG, 8, pal.OUTLINE, 2)
    sheet.canvas.icon("follow", inside.x + 10, inside.center.y - 11, 22)
    words = tr("Follow gives the first kid from the left that fits. Click a kid to put it first.")
    _say(sheet, words, place.inset(42, 0, 8, 0), 15, "left", 2)


def _tile(
    sheet: SheetNodes, place: Box, suit: Suit, standing: Standing, act: Callable[[], None]
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
    room = Box(*(side * unit for side in slot.inset(2, 0, 2, 0)))
    write(canvas.image, words, room, unit, 16, least=11, face=BOLD)
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
