"""The buttons of the table: answers, and small ones in the corner and in the turn bar."""

from bisect import bisect_left
from collections.abc import Callable, Sequence
from functools import partial
from operator import ge
from typing import Final

from fort_desktop.scene.geometry import Box
from fort_desktop.scene.node import Node
from fort_desktop.scene.plain import one_line, pieces
from fort_desktop.ui.art import palette as pal
from fort_desktop.ui.art.fonts import BOLD
from fort_desktop.ui.design.canvas import Canvas, PanelCanvas
from fort_desktop.ui.design.text_box import TextStyle, width
from fort_desktop.ui.i18n.i18n import N_, tr
from fort_desktop.ui.table.layout.frame import Panel
from fort_desktop.ui.table.panels.pieces import button_face
from fort_desktop.ui.table.things import BOARD, PLAY, Button, ButtonName, Part
from fort_desktop.ui.table.viewmodels.bar import Answer, ToolVM
from fort_desktop.ui.table.viewmodels.table import CornerVM, TabsVM
from fort_desktop.ui.text.amounts import Amount
from fort_desktop.ui.text.lists import labelled

_LEAST: Final = 12.0
_TWO: Final = 15.0
"""The largest letters of a label in two lines."""
_PAD: Final = 12.0
_AIR: Final = 3.0
"""Above and below a label, so that two lines keep clear of the line around the button."""
_SIGN: Final = 24.0
_FAINT: Final = 0.62
"""How much of the signs is seen of an answer that cannot be given now, which has no words."""
_WIDEST: Final = 260.0


def width_of(answer: Answer, unit: float) -> float:
    """Return the width that an answer takes below the bar, in units."""
    label = least_width(answer.label, unit, _size(answer), 1)
    return max(62.0, min(_WIDEST, label + 2 * _PAD + _signs_width(_signs(answer), unit)))


def _size(answer: Answer) -> float:
    return 17.0 if answer.quiet else 18.0


def least_width(words: str, unit: float, size: float, lines: int) -> float:
    """The least width, in units, in which words can be set in one line or two."""
    whole = width(words, unit, size) + 2
    tokens = pieces(one_line(words))
    if lines == 1 or len(tokens) < 2:
        return whole

    def lengths(cut: int) -> tuple[float, float]:
        parts = " ".join(tokens[:cut]), " ".join(tokens[cut:])
        return width(parts[0], unit, size), width(parts[1], unit, size)

    # The first line grows with every word that the second one loses, so the best cut is where they
    # meet: a name of another program's file may have thousands of words.
    cuts = range(1, len(tokens))
    met = bisect_left(cuts, True, key=lambda cut: ge(*lengths(cut)))
    near = {cuts[max(0, met - 1)], cuts[min(met, len(cuts) - 1)]}
    return min(max(lengths(cut)) for cut in near) + 2


def _signs(answer: Answer) -> Sequence[Amount]:
    """The signs at the end of a button: what it brings, or else what it is about.

    Below the bar there is room for both.
    """
    signs = [Amount(0, sign) for sign in answer.signs]
    if answer.slot == "tray":
        return [*signs, *answer.amounts]
    return answer.amounts or signs


def _signs_width(found: Sequence[Amount], unit: float) -> float:
    numbers = sum(width(one.words, unit, 18) + 2 for one in found if one.n)
    return numbers + len(found) * (_SIGN + 5) + (5 if found else 0)


def in_one_line(place: Box, unit: float, answer: Answer) -> bool:
    """Return True if a label of several words has room for one line beside what it brings.

    Args:
        place: in units.
    """
    if answer.why or len(pieces(one_line(answer.label))) < 2 or not _signs(answer):
        return True
    signs = _signs_width(_signs(answer), unit)
    return least_width(answer.label, unit, _TWO, 1) <= place.w - 2 * _PAD - signs


def answer_button(place: Box, unit: float, answer: Answer, narrow: bool, lines: int = 1) -> Node:
    """The button of an answer at a place in its parent, in pixels; no button if it cannot be given.

    Args:
        narrow: it shares its slot, and has a sign and a word, or its signs alone.
        lines: of its label if it has several words and something stands beside them.
    """
    canvas = Canvas(place.w, place.h, unit)
    if answer.why:
        _gap(canvas, answer, narrow)
    else:
        ink = pal.CHALK if answer.quiet else pal.INK
        if answer.quiet:
            canvas.panel(0, 0, canvas.w, canvas.h - 1, None, 10, pal.CHALK, 2)
        else:
            button_face(canvas, pal.ACTION)
        _label(canvas, answer, ink, narrow and bool(answer.signs), lines)
    node = Node(place, canvas.image, answer.key)
    says = answer.why not in ("", answer.label)
    node.label = labelled(answer.label, answer.why) if says else answer.label
    return node


def _gap(canvas: Canvas, answer: Answer, narrow: bool) -> None:
    """Draw the place of an answer that cannot be given now, with its signs or the reason."""
    if narrow and answer.signs:
        signs = Canvas(canvas.image.get_width(), canvas.image.get_height(), canvas.unit)
        _short(signs, answer, canvas.h / 2, pal.CHALK)
        signs.image.set_alpha(round(255 * _FAINT))
        canvas.image.blit(signs.image, (0, 0))
        return
    room = Box(8, 2, canvas.w - 16, canvas.h - 5)
    style = TextStyle(14, _LEAST, BOLD, pal.CHALK, "center", lines=2)
    # NOTE: in the place of an answer that cannot be given at this moment
    words = answer.why if canvas.has_room(answer.why, room, style) else tr("Not now")
    canvas.write(words, room, style)


def _label(canvas: Canvas, answer: Answer, ink: pal.Colour, narrow: bool, lines: int = 1) -> None:
    found = _signs(answer)
    high = canvas.h - (1 if answer.quiet else 3)
    if narrow:
        _short(canvas, answer, high / 2, ink)
        return
    label, size = answer.label, _size(answer)
    if lines > 1 and answer.short and answer.amounts:
        label, lines, size = answer.short, 1, _TWO  # so those beside each other are alike
    style = TextStyle(size, _LEAST, colour=ink, lines=2, two=_TWO)
    whole = Box(_PAD, _AIR, canvas.w - 2 * _PAD, high - 2 * _AIR)
    signs = _signs_width(found, canvas.unit)
    # A hair of room, since whole pixels may take more than units.
    room = whole.inset(-1, 0, signs - 1, 0)
    alike = style._replace(fewest=lines, least=_TWO)
    if found and len(pieces(one_line(label))) > 1 and canvas.has_room(label, room, alike):
        style = alike
    if not canvas.has_room(label, room, style):
        # What it brings stands on the table too.
        found, signs, room = (), 0.0, whole.inset(-6, 0, -6, 0)
    if not canvas.has_room(label, room, style):
        room = room.inset(0, -_AIR, 0, -_AIR)  # rather close to the line than cut
    made = canvas.fit(label, room, style)
    if not signs:
        x = max(0.0, (canvas.w - made.width / canvas.unit) / 2)
        room = Box(x, 0, canvas.w - x, high)
    canvas.put(made, room, style)
    _draw_signs(canvas, found, canvas.w - _PAD, high / 2, ink)


def _short(canvas: Canvas, answer: Answer, middle: float, ink: pal.Colour) -> None:
    """Draw a button of half a slot: its sign and a word, or without room for that its signs."""
    style = TextStyle(16, 14, colour=ink)
    room = Box(0, 0, canvas.w - 2 * _AIR - _SIGN - 8, 2 * middle)
    if not answer.short or not canvas.has_room(answer.short, room, style):
        _alone(canvas, _signs(answer), middle, ink)
        return
    made = canvas.fit(answer.short, room, style)
    x = (canvas.w - _SIGN - 4 - made.width / canvas.unit) / 2
    canvas.icon(answer.signs[0], x, middle - _SIGN / 2, _SIGN)
    canvas.put(made, room.at(x + _SIGN + 4, 0), style)


def _alone(canvas: Canvas, found: Sequence[Amount], middle: float, ink: pal.Colour) -> None:
    """Draw signs in the middle of a button that has no words."""
    wide = _signs_width(found, canvas.unit) - 10
    _draw_signs(canvas, found, (canvas.w + wide) / 2, middle, ink)


def _draw_signs(
    canvas: Canvas, found: Sequence[Amount], right: float, middle: float, ink: pal.Colour
) -> None:
    """Draw what a button brings or is about, from the right."""
    x = right
    for one in reversed(found):
        x -= _SIGN
        canvas.icon(one.sign, x, middle - _SIGN / 2, _SIGN)
        if one.n:
            room = width(one.words, canvas.unit, 18) + 2
            canvas.title(one.words, x - 2, middle, 18, room, ink, "right")
            x -= room
        x -= 5


_SIGN_OF: Final[dict[ButtonName, str]] = {"back": "left"}
"""The sign of a tool, where it is not called like the tool."""


def tool_node(place: Box, unit: float, tool: ToolVM, press: Callable[[object], None]) -> Node:
    """The button of a tool; pale if it can do nothing now. `press` gets its key."""
    canvas = Canvas(place.w, place.h, unit)
    button_face(canvas, pal.PAPER)
    size = min(24.0, canvas.w - 12)
    canvas.icon(
        _SIGN_OF.get(tool.name, tool.name), (canvas.w - size) / 2, (canvas.h - 3 - size) / 2, size
    )
    node = Node(place, canvas.image, Button(tool.name), static=True)
    node.label = tool.label
    node.order = 1
    if tool.able:
        node.clicked = partial(press, node.key)
    else:
        node.opacity = 0.47
    return node


def corner(
    parent: Node,
    places: Sequence[Box],
    unit: float,
    vm: CornerVM,
    press: Callable[[object], None],
) -> None:
    """The buttons in the corner of the table, each at its place in pixels."""
    for tool, place in zip(vm.tools, places, strict=True):
        parent.add(tool_node(place, unit, tool, press))


_TABS: Final[tuple[tuple[Panel, Part, str, str], ...]] = (
    ("board", BOARD, "fort", N_("Your board")),
    ("park", Part("park"), "recruit", N_("Park")),
    ("mat", PLAY, "follow", N_("Played kids")),
)
"""In the order of their places; a tab stands for its panel, which need not be seen."""


def tabs(
    parent: Node,
    places: Sequence[Box],
    unit: float,
    vm: TabsVM,
    choose: Callable[[Panel], None],
) -> None:
    """A button for each panel; the one that is seen is lit."""
    for (panel, key, sign, words), place in zip(_TABS, places, strict=True):
        ground = PanelCanvas(place, unit, key, 1.0)
        lit = panel in vm.shown
        ground.panel(
            0, 0, place.w, place.h, pal.TAPE if lit else pal.CARDBOARD, 9, pal.OUTLINE, 2.4
        )
        size = min(30 * unit, 0.7 * place.h, 0.7 * place.w)
        ground.icon(sign, (place.w - size) / 2, (place.h - size) / 2, size)
        ground.node.label = tr(words)
        ground.node.clicked = partial(choose, panel)
        parent.add(ground.node)
