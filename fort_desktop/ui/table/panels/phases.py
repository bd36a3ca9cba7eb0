"""The five phases of a turn on the turn bar, in words or as dots around the current one."""

from typing import Final, get_args

from fort_desktop.rules.model.types import Phase
from fort_desktop.scene.geometry import Box
from fort_desktop.scene.node import Node
from fort_desktop.ui.art import palette as pal
from fort_desktop.ui.art.fonts import BOLD
from fort_desktop.ui.design.canvas import Canvas
from fort_desktop.ui.design.lines import set_line, wide
from fort_desktop.ui.i18n.i18n import tr
from fort_desktop.ui.table.layout.bar import PhasesForm
from fort_desktop.ui.table.things import PhaseChip
from fort_desktop.ui.text.names import PHASE_NAMES

PHASES: Final[tuple[Phase, ...]] = get_args(Phase)
_SIZE: Final = (15.0, 14.0)
_NOW: Final = 16.0
_ARROW: Final = 8.0
_PAD: Final = 9.0
_DOT: Final = 24.0
_EDGE: Final = 6.0


def _words_width(unit: float, phase: Phase) -> float:
    """Of any phase as if it were the current one, so that nothing moves when it becomes that."""
    return wide(BOLD, unit, tr(PHASE_NAMES[phase]), _NOW) + 2 + 2 * _PAD


def full_width(unit: float) -> float:
    """The width of all phases in words, in units."""
    words = sum(_words_width(unit, phase) for phase in PHASES)
    return words + _ARROW * (len(PHASES) - 1) + 2 * _EDGE


def dots_width(unit: float, phase: Phase) -> float:
    """The width where only the current phase is told in words, in units."""
    return _words_width(unit, phase) + _DOT * (len(PHASES) - 1) + 2 * _EDGE


def add_phases(
    node: Node, canvas: Canvas, area: Box, form: PhasesForm, now: Phase, colour: pal.Colour
) -> None:
    """Draw the phases, the current one on yellow, with a thing for each of them."""
    dark = colour[0] * 6 // 10, colour[1] * 6 // 10, colour[2] * 6 // 10
    canvas.panel(*area, dark, 9, None)
    x, unit = area.x + _EDGE, canvas.unit
    group = node.add(Node(_pixels(area, unit), None, "phases"))
    group.label = tr(PHASE_NAMES[now])
    for phase in PHASES:
        named = form == "full" or phase == now
        w = _words_width(unit, phase) if named else _DOT
        place = Box(x, area.y, w, area.h)
        if named:
            _name(canvas, place, phase, phase == now)
        else:
            _dot(canvas, place, PHASES.index(phase) < PHASES.index(now))
        chip = Node(_pixels(place.at(x - area.x, 0), unit), None, PhaseChip(phase))
        chip.label = tr(PHASE_NAMES[phase])
        group.add(chip)
        x += w
        if form == "full":
            if phase != PHASES[-1]:
                _arrow(canvas, Box(x, area.y, _ARROW, area.h))
            x += _ARROW


def _name(canvas: Canvas, place: Box, phase: Phase, now: bool) -> None:
    words = tr(PHASE_NAMES[phase])
    if now:
        pill = place.inset(0, 5, 0, 5)
        canvas.panel(*pill, pal.ACTION, pill.h / 2, pal.OUTLINE, 1.6)
    colour = pal.INK if now else pal.CHALK
    size = (_NOW, 14.0) if now else _SIZE
    set_line(canvas, BOLD, words, place, size, colour, "center")


def _dot(canvas: Canvas, place: Box, over: bool) -> None:
    size = 15.0
    x, y = place.center.x - size / 2, place.center.y - size / 2
    canvas.panel(x, y, size, size, pal.CHALK if over else None, size / 2, pal.CHALK, 2)


def _arrow(canvas: Canvas, place: Box) -> None:
    set_line(canvas, BOLD, "\N{SINGLE RIGHT-POINTING ANGLE QUOTATION MARK}", place,
             (15, 12), pal.CHALK, "center")  # fmt: skip


def _pixels(box: Box, unit: float) -> Box:
    return Box(*(side * unit for side in box))
