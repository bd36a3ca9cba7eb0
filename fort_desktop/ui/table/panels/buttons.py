"""The buttons of the table: answers, and small ones in the corner and in the turn bar."""

from bisect import bisect_left
from collections.abc import Callable, Mapping, Sequence
from operator import ge
from typing import Final, Literal, NamedTuple

from fort_desktop.scene.geometry import Box
from fort_desktop.scene.node import Node
from fort_desktop.scene.plain import one_line, pieces
from fort_desktop.ui.art import palette as pal
from fort_desktop.ui.design.canvas import Canvas, PanelCanvas
from fort_desktop.ui.design.text_box import TextStyle, width
from fort_desktop.ui.i18n.i18n import N_, tr
from fort_desktop.ui.table.layout.frame import Panel
from fort_desktop.ui.table.panels.pieces import button_face, clickable
from fort_desktop.ui.table.things import BOARD, PLAY, Button, ButtonName, Part
from fort_desktop.ui.table.viewmodels.table import CornerVM, TabsVM
from fort_desktop.ui.text.amounts import Amount

Role = Literal["answer", "decline", "end", "aside", "left"]
_SIZE: Final = {"answer": 18.0, "decline": 17.0, "end": 17.0, "aside": 17.0, "left": 17.0}
_LEAST: Final = 15.0
_PAD: Final = 14.0
_SIGN: Final = 24.0
_WIDEST: Final = 260.0


class Choice(NamedTuple):
    """A button: its key, its label, what it does, and what it brings.

    `sign` stands at its end. Of the roles only an answer calls for the pointer. What declines
    something lies elsewhere than what ends something of one's own, so that the one is never
    pressed for the other; an aside is no answer at all. What answers for several persons lies at
    the left, where nothing else is ever pressed.
    """

    key: object
    label: str
    act: Callable[[], None]
    amounts: Sequence[Amount] = ()
    sign: str = ""
    role: Role = "answer"


def width_of(choice: Choice, unit: float, lines: int = 1) -> float:
    """Return the width of a choice's button, in units, with its label in so many lines."""
    size = _SIZE[choice.role] if lines == 1 else _LEAST
    label = least_width(choice.label, unit, size, lines)
    return max(62.0, min(_WIDEST, label + 2 * _PAD + _signs_width(choice, unit)))


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


def _signs(choice: Choice) -> Sequence[Amount]:
    return (*choice.amounts, Amount(0, choice.sign)) if choice.sign else choice.amounts


def _signs_width(choice: Choice, unit: float) -> float:
    found = _signs(choice)
    numbers = sum(width(one.words, unit, 18) + 2 for one in found if one.n)
    return numbers + len(found) * (_SIGN + 5) + (5 if found else 0)


def choice_button(place: Box, unit: float, choice: Choice) -> Node:
    """The button of a choice at a place in its parent, in pixels."""
    canvas = Canvas(place.w, place.h, unit)
    ink = pal.INK
    if choice.role == "answer":
        button_face(canvas, pal.ACTION)
    else:
        canvas.panel(0, 0, canvas.w, canvas.h - 1, None, 10, pal.CHALK, 2)
        ink = pal.CHALK
    _label(canvas, choice, ink)
    return clickable(Node(place, canvas.image, choice.key), choice.label, choice.act)


def _label(canvas: Canvas, choice: Choice, ink: pal.Colour) -> None:
    signs = _signs_width(choice, canvas.unit)
    high = canvas.h - (3 if choice.role == "answer" else 1)
    room = Box(_PAD, 0, canvas.w - 2 * _PAD - signs, high)
    style = TextStyle(_SIZE[choice.role], _LEAST, colour=ink, lines=2, two=_LEAST)
    # A hair of room, since whole pixels may take more than units.
    made = canvas.fit(choice.label, room.inset(-1, 0, -1, 0), style)
    if not signs:
        x = max(0.0, (canvas.w - made.width / canvas.unit) / 2)
        room = Box(x, 0, canvas.w - x, high)
    canvas.put(made, room, style)
    _draw_signs(canvas, choice, high / 2, ink)


def _draw_signs(canvas: Canvas, choice: Choice, middle: float, ink: pal.Colour) -> None:
    """Draw the signs of what a choice brings, from the right."""
    x = canvas.w - _PAD
    for one in reversed(_signs(choice)):
        x -= _SIGN
        canvas.icon(one.sign, x, middle - _SIGN / 2, _SIGN)
        if one.n:
            room = width(one.words, canvas.unit, 18) + 2
            canvas.title(one.words, x - 2, middle, 18, room, ink, "right")
            x -= room
        x -= 5


class Tool(NamedTuple):
    """A small button: its name and sign, what it is for, and what it does, None for nothing now."""

    name: ButtonName
    label: str
    act: Callable[[], None] | None


def tool_node(place: Box, unit: float, tool: Tool) -> Node:
    """The button of a tool; pale if it can do nothing now."""
    canvas = Canvas(place.w, place.h, unit)
    button_face(canvas, pal.PAPER)
    size = min(24.0, canvas.w - 12)
    canvas.icon(tool.name, (canvas.w - size) / 2, (canvas.h - 3 - size) / 2, size)
    node = Node(place, canvas.image, Button(tool.name), static=True)
    node.label = tool.label
    node.order = 1
    if tool.act is None:
        node.opacity = 0.55
    else:
        node.clicked = tool.act
    return node


def corner(
    parent: Node,
    places: Sequence[Box],
    unit: float,
    vm: CornerVM,
    acts: Mapping[str, Callable[[], None] | None],
) -> None:
    """The buttons in the corner of the table, each at its place in pixels.

    Args:
        acts: what each of them does, by its name.
    """
    for tool, place in zip(vm.tools, places, strict=True):
        act = acts[tool.name] if tool.able else None
        parent.add(tool_node(place, unit, Tool(tool.name, tool.label, act)))


_TABS: Final[tuple[tuple[Panel, Part, str, str], ...]] = (
    ("board", BOARD, "fort", N_("My board")),
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
        ground.node.clicked = _chooser(choose, panel)
        parent.add(ground.node)


def _chooser(choose: Callable[[Panel], None], panel: Panel) -> Callable[[], None]:
    return lambda: choose(panel)
