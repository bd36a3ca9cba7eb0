"""The prompt: what is asked, a remark beside it, and a button for each answer."""

from collections.abc import Callable, Sequence
from typing import Final, NamedTuple

from fort_desktop.scene import text
from fort_desktop.scene.geometry import Box
from fort_desktop.scene.node import Node
from fort_desktop.ui.amounts import Amount
from fort_desktop.ui.art import palette as pal
from fort_desktop.ui.canvas import Canvas
from fort_desktop.ui.fonts import BOLD
from fort_desktop.ui.widgets.common import button, panel_node, shaded

_TOP: Final = 46.0
"""Where the buttons begin, in units of the design, as all that follows."""
_GAP: Final = 8.0
_WIDEST: Final = 360.0
_ASIDE: Final = 220.0
"""The width of a button that is no answer."""


class Choice(NamedTuple):
    """A button: its name, its label, what it does, and what it brings.

    `sign` stands at its end; what is not `primary` is no answer to the question.
    """

    name: str
    label: str
    act: Callable[[], None]
    amounts: Sequence[Amount] = ()
    sign: str = ""
    primary: bool = True


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
    """The question, and a button for each choice that has no thing on the table, or a hint.

    Without a `colour` nobody is asked: the table shows the past.
    """
    shaded(parent, area, unit)
    node, canvas = panel_node(area, unit, "prompt")
    canvas.panel(0, 0, canvas.w, canvas.h, pal.SEATS[colour] if colour else pal.OUTLINE, 18)
    canvas.icon(pal.MARKS[colour] if colour else "since", 16, 10, 28)
    taken = _noted(canvas, note)
    canvas.title(words, 54, 25, 26, canvas.w - 70 - taken, pal.CHALK)
    node.label = words
    parent.add(node)
    cells = _cells(canvas, choices)
    if hint and not any(choice.primary for choice in choices):
        room = (cells[-1].x if cells else canvas.w) - 68
        canvas.words(hint, 54, 78, 21, room, pal.CHALK, bold=False)
    for choice, cell in zip(choices, cells, strict=True):
        place = Box(*(unit * side for side in cell))
        name, label, act, amounts, sign, primary = choice
        node.add(button(place, unit, label, name, act, primary, amounts, sign))
    return node


def _cells(canvas: Canvas, choices: Sequence[Choice]) -> list[Box]:
    """Places of the buttons in one row or two; the last, if it is no answer, at the right end."""
    crowded = 4 if any(choice.amounts for choice in choices) else 6
    rows = 1 if len(choices) <= crowded else 2
    columns = max(1, -(-len(choices) // rows))
    height = (canvas.h - _TOP - 8 - _GAP * (rows - 1)) / rows
    width = aside = min(_WIDEST, (canvas.w - 24 + _GAP) / columns - _GAP)
    apart = bool(choices) and not choices[-1].primary
    if apart and rows == 1:
        # Answers need more room, for what they bring.
        aside = min(width, _ASIDE)
        width = min(_WIDEST, (canvas.w - 24 - aside) / max(1, columns - 1) - _GAP)
    cells = [
        Box(12 + i % columns * (width + _GAP), _TOP + i // columns * (height + _GAP), width, height)
        for i in range(len(choices))
    ]
    if apart:
        cells[-1] = Box(canvas.w - 12 - aside, cells[-1].y, aside, height)
    return cells


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
