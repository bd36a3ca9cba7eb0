"""The prompt: what is asked, a remark beside it, and a button for each answer."""

from collections.abc import Callable, Sequence
from typing import Final, Literal, NamedTuple

from fort_desktop.scene import text
from fort_desktop.scene.geometry import Box
from fort_desktop.scene.node import Node
from fort_desktop.ui.art import palette as pal
from fort_desktop.ui.canvas import Canvas
from fort_desktop.ui.fonts import BOLD
from fort_desktop.ui.table.things import Part
from fort_desktop.ui.text.amounts import Amount
from fort_desktop.ui.widgets.common import button, panel_node, shaded

_TOP: Final = 46.0
"""Where the buttons begin, in units of the design, as all that follows."""
_GAP: Final = 8.0
_WIDEST: Final = 360.0
_ASIDE: Final = 220.0
"""The width of a button at the right end; less where there are many others."""
_NARROW: Final = 140.0
_FEW: Final = 2
Role = Literal["answer", "decline", "end", "aside"]
_ORDER: Final[tuple[Role, ...]] = ("answer", "decline", "end", "aside")


class Choice(NamedTuple):
    """A button: its key, its label, what it does, and what it brings.

    `sign` stands at its end. Of the roles only an answer calls for the pointer. What declines
    something stands where answers stand; what ends something of one's own has a place apart, so
    that the one is never pressed for the other; an aside is no answer at all.
    """

    key: object
    label: str
    act: Callable[[], None]
    amounts: Sequence[Amount] = ()
    sign: str = ""
    role: Role = "answer"


class Note(NamedTuple):
    """A short remark beside the question, behind the signs of what it is about."""

    words: str = ""
    signs: Sequence[str] = ()


NO_NOTE: Final = Note()


def prompt(
    parent: Node,
    area: Box,
    unit: float,
    words: str,
    colour: str,
    choices: Sequence[Choice],
    hint: str = "",
    note: Note = NO_NOTE,
) -> Node:
    """The question, and a button for each choice, or a hint where only things are answers.

    Without a `colour` nobody is asked: the table shows the past.
    """
    shaded(parent, area, unit)
    node, canvas = panel_node(area, unit, Part("prompt"))
    canvas.panel(0, 0, canvas.w, canvas.h, pal.SEATS[colour] if colour else pal.OUTLINE, 18)
    canvas.icon(pal.MARKS[colour] if colour else "since", 16, 10, 28)
    taken = _noted(canvas, note)
    canvas.title(words, 54, 25, 26, canvas.w - 70 - taken, pal.CHALK)
    node.label = words
    parent.add(node)
    choices = sorted(choices, key=lambda choice: _ORDER.index(choice.role))
    cells = _cells(canvas, choices)
    if hint and not any(choice.role in ("answer", "decline") for choice in choices):
        room = (cells[0].x if cells else canvas.w) - 68
        canvas.words(hint, 54, 78, 21, room, pal.CHALK, bold=False)
    for choice, cell in zip(choices, cells, strict=True):
        place = Box(*(unit * side for side in cell))
        key, label, act, amounts, sign, role = choice
        node.add(button(place, unit, label, key, act, role == "answer", amounts, sign))
    return node


def _cells(canvas: Canvas, choices: Sequence[Choice]) -> list[Box]:
    """Places of the buttons: one row with ends and asides at its right, or two rows for many."""
    crowded = 4 if any(choice.amounts for choice in choices) else 6
    if len(choices) > crowded:
        return _two_rows(canvas, len(choices))
    height = canvas.h - _TOP - 8
    ends = [choice.role == "end" for choice in choices].count(True)
    asides = [choice.role == "aside" for choice in choices].count(True)
    lead = len(choices) - ends - asides
    tail = _ASIDE if lead <= _FEW else _NARROW
    # The place of an aside stays free, so that an end lies at the same place with and without.
    apart = max(asides, 1) if ends and lead <= _FEW else asides
    right = canvas.w - 12 - (apart + ends) * (tail + _GAP)
    width = min(_WIDEST, (right - 12 + _GAP * (not apart + ends)) / max(1, lead) - _GAP)
    cells = [Box(12 + i * (width + _GAP), _TOP, width, height) for i in range(lead)]
    for i in range(ends):
        cells.append(Box(right + _GAP + i * (tail + _GAP), _TOP, tail, height))
    for i in range(asides):
        cells.append(Box(canvas.w - 12 - tail - i * (tail + _GAP), _TOP, tail, height))
    return cells


def _two_rows(canvas: Canvas, count: int) -> list[Box]:
    columns = -(-count // 2)
    height = (canvas.h - _TOP - 8 - _GAP) / 2
    width = min(_WIDEST, (canvas.w - 24 + _GAP) / columns - _GAP)
    return [
        Box(12 + i % columns * (width + _GAP), _TOP + i // columns * (height + _GAP), width, height)
        for i in range(count)
    ]


def _noted(canvas: Canvas, note: Note) -> float:
    """The remark at the right end of the question's line; returns the room that it takes."""
    if not note.words:
        return 0.0
    wide = min(canvas.w * 0.42, text.width(BOLD, canvas.px(19), note.words) / canvas.unit + 2)
    x = canvas.w - 18 - wide
    canvas.words(note.words, x, 26, 19, wide, pal.CHALK)
    if note.signs:
        # Dark suits would not stand out from dark seats.
        tile = 30.0 * len(note.signs) + 6
        x -= tile + 8
        canvas.panel(x, 8, tile, 34, pal.PAPER, 9, None)
        for i, sign in enumerate(note.signs):
            canvas.icon(sign, x + 4 + 30 * i, 11, 28)
    return canvas.w - x
