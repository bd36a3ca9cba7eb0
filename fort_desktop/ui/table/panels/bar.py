"""The turn bar: who must act now, the phase, what is asked, and the answers in their places."""

from collections.abc import Callable
from functools import partial
from typing import Final, NamedTuple, get_args

from fort_desktop.rules.model.types import Phase
from fort_desktop.scene.geometry import Box, Point
from fort_desktop.scene.node import Node, Picture
from fort_desktop.ui.art import palette as pal
from fort_desktop.ui.art.fonts import BOLD
from fort_desktop.ui.design.canvas import Canvas
from fort_desktop.ui.design.text_box import TextStyle, width
from fort_desktop.ui.i18n.i18n import tr
from fort_desktop.ui.table.layout.bar import BarPlaces, bar_places, shares, tray_places
from fort_desktop.ui.table.layout.frame import EDGE, Sheet
from fort_desktop.ui.table.panels.buttons import (
    answer_button,
    in_one_line,
    tool_node,
    width_of,
)
from fort_desktop.ui.table.panels.pieces import tail
from fort_desktop.ui.table.things import Part, PhaseChip
from fort_desktop.ui.table.viewmodels.bar import Answer, BarVM, Note, Reel
from fort_desktop.ui.text.names import PHASE_NAMES
from fort_desktop.ui.toolkit.common import panel_node, shaded

PHASES: Final[tuple[Phase, ...]] = get_args(Phase)
_BANNER: Final = TextStyle(20, 14, colour=pal.CHALK, lines=2, two=15)
_ASKED: Final = TextStyle(20, 14, colour=pal.CHALK, lines=2, two=18)
_ONE_SIZE: Final = 18.0
"""Every question of a bar of one row is as large as this, in one line or in two."""
_WHOLE: Final = _ASKED._replace(size=_ONE_SIZE, least=_ONE_SIZE)
_LARGE: Final = 22.0
"""The size of a question that has a high bar to itself."""
_NOTE: Final = TextStyle(15, 12, BOLD, pal.CHALK)
_OWED: Final = 23.0
"""The signs of what is still to be paid."""
_TILE: Final = 34.0
_KNOB: Final = 24.0
"""How large the knob on the line of a film is."""
_TRAY_DARK: Final = 0.6
"""The ground of halves that are one choice, as a share of the bar's colour."""
TRAY_Z: Final = 300.0
"""Answers that hang below the bar lie above the table, below the card in front."""


class BarAt(NamedTuple):
    """The place of the bar, in pixels.

    Attributes:
        sheet: shape and unit of the window; points_at: x of whoever acts, with True if that is
            above the bar; None for nobody.
    """

    area: Box
    sheet: Sheet
    points_at: tuple[float, bool] | None


def bar(parent: Node, at: BarAt, vm: BarVM, press: Callable[[object], None]) -> None:
    """Lay the bar on the table; `press` gets the key of what is pressed."""
    said, unit = vm.said, at.sheet.unit
    colour = pal.SEATS[said.colour] if said.colour else pal.OUTLINE
    shaded(parent, at.area, unit * 0.8)
    node, canvas = panel_node(at.area, unit, Part("prompt"))
    canvas.panel(0, 0, canvas.w, canvas.h, colour, 12, pal.OUTLINE, 3)
    node.label = "\n".join(filter(None, (said.banner, said.question, said.note.words)))
    parent.add(node)
    if at.points_at is not None:
        x, above = at.points_at
        tip = Point(x, at.area.y if above else at.area.bottom)
        pointer = tail(unit, colour, tip, "above" if above else "below", "tail")
        pointer.static = True
        parent.add(pointer)
    places = bar_places(at.sheet, canvas.w, canvas.h)
    _words(node, canvas, places, vm, colour)
    _answers(node, canvas, places, vm, colour, press)
    hung = [one for one in vm.answers if one.slot == "tray"]
    if hung:
        _tray(parent, at, canvas, hung, colour, press)
    if vm.reel is not None:
        _film(parent, at.area, unit, vm.reel)
    for tool in vm.tools:
        place = {"undo": places.undo, "redo": places.redo}.get(tool.name, places.hint)
        node.add(tool_node(place.scaled(unit), unit, tool, press))


def _film(parent: Node, area: Box, unit: float, reel: Reel) -> None:
    """The line of a film along the bar, with a dot for each move; a knob is where it is now."""
    foot = Canvas(area.w, _KNOB * unit, unit)
    line = Box(2 * EDGE, _KNOB / 2 - 3, foot.w - 4 * EDGE, 6)
    foot.panel(*line.inset(-3, -3, -3, -3), pal.OUTLINE, 6, None)
    done = line.w * reel.shown / max(1, reel.all)
    foot.panel(*line._replace(w=done), pal.ACTION, 3, None)
    for i in range(reel.all + 1):
        x, side = line.x + line.w * i / max(1, reel.all), _KNOB if i == reel.shown else 12.0
        dot = Box(0, 0, side, side).around(Point(x, line.center.y))
        fill = pal.ACTION if i <= reel.shown else pal.CHALK
        foot.panel(*dot, fill, side / 2, pal.OUTLINE, 3)
    place = Box(area.x, area.bottom - _KNOB / 2 * unit, *foot.image.get_size())
    parent.add(Picture(place, foot.image, "line of the film", z=TRAY_Z))


# What is said.


def _words(node: Node, canvas: Canvas, at: BarPlaces, vm: BarVM, colour: pal.Colour) -> None:
    said = vm.said
    if said.past or said.colour:
        sign = "since" if said.past else pal.MARKS[said.colour]
        canvas.icon(sign, at.mark.x, at.mark.y, at.mark.w)
    room = at.asks_in({one.slot for one in vm.answers}, any(t.name == "redo" for t in vm.tools))
    banner = at.banner if said.phase is not None else at.alone
    if not said.question:
        banner = banner._replace(w=room.right - banner.x)
    tiles = (_TILE + 6) * len(said.note.signs)
    # Words about a long name have the room that the question does not need.
    more = max(0.0, width(said.banner, canvas.unit, _BANNER.size) + 1 - banner.w)
    beside = room.inset(more, 0, 0, 0)
    shares = said.question and not at.upper
    if shares and _has_room(canvas, beside.inset(tiles, 0, 0, 0), vm, _WHOLE):
        banner, room = banner._replace(w=banner.w + more), beside
    after = _behind(canvas, banner, room, said.banner) if at.upper and said.question else room
    # The mark and the colour tell whose turn it is, too.
    if after == room or _has_room(canvas, after.inset(tiles, 0, 0, 0), vm):
        canvas.write(said.banner, banner, _BANNER)
        room = after
    if said.phase is not None:
        _phases(node, canvas, at.phases, said.phase, colour)
    for suit in said.note.signs:
        tile = Box(room.x, room.center.y - min(_TILE, room.h) / 2, _TILE, min(_TILE, room.h))
        side = min(24.0, tile.h - 2)
        canvas.panel(*tile, pal.PAPER, 7, pal.OUTLINE, 2)
        canvas.icon(suit, tile.center.x - side / 2, tile.center.y - side / 2, side)
        room = room.inset(_TILE + 6, 0, 0, 0)
    size = (_ASKED.size if vm.answers else _LARGE) if at.upper else _ONE_SIZE
    stands = _asked(canvas, room, vm, size)
    spot = Box(room.x, 0, stands.w, canvas.h).scaled(canvas.unit)
    node.add(Node(spot, None, "question"))


def _behind(canvas: Canvas, banner: Box, room: Box, words: str) -> Box:
    """The room that a banner leaves free behind it."""
    taken = canvas.fit(words, banner, _BANNER).width / canvas.unit + 18 if words else 0.0
    return room.inset(taken, 0, 0, 0)


_TWO_LINES: Final = 34.0
"""In a lower row the note stands after the question."""


def _asked(canvas: Canvas, room: Box, vm: BarVM, size: float) -> Box:
    """Write what is asked, and a note below it or after it; returns where that stands.

    A note never makes the question smaller: where there is no room for both it is left out, since
    it tells what is seen on the table.
    """
    asked, note = vm.said.question, vm.said.note
    if room.h < _TWO_LINES:
        both = f"{asked} \N{MIDDLE DOT} {note.words}" if note.words else asked
        whole = (one for one in (both, asked, _last(asked)) if canvas.has_room(one, room, _ASKED))
        return canvas.write(next(whole, asked), room, _ASKED)
    upper, lower = Box(room.x, room.y, room.w, 0.55 * room.h), room.part(0, 0.55, 1, 0.45)
    one = _ASKED._replace(size=size, least=size, lines=1)
    if note.words and canvas.has_room(asked, upper, one) and _noted(canvas, lower, note):
        return canvas.write(asked, upper, one)
    ways = [(words, style) for style in (_WHOLE, _ASKED) for words in (asked, _last(asked))]
    fitting = (way for way in ((asked, one), *ways) if canvas.has_room(way[0], room, way[1]))
    words, style = next(fitting, (asked, _ASKED))
    return canvas.write(words, room, style)


def _noted(canvas: Canvas, room: Box, note: Note) -> bool:
    """Draw a note if it has room, amounts as signs; returns whether it has."""
    if not note.amounts:
        if not canvas.has_room(note.words, room, _NOTE):
            return False
        canvas.write(note.words, room, _NOTE)
        return True
    x = room.x
    for amount in note.amounts:
        number = str(amount.n)
        wide = width(number, canvas.unit, _ONE_SIZE) + 1
        canvas.title(number, x, room.center.y, _ONE_SIZE, wide, pal.CHALK)
        canvas.icon(amount.sign, x + wide + 2, room.center.y - _OWED / 2, _OWED)
        x += wide + _OWED + 14
    return True


def _has_room(canvas: Canvas, room: Box, vm: BarVM, style: TextStyle = _ASKED) -> bool:
    return canvas.has_room(_last(vm.said.question), room, style)


def _last(asked: str) -> str:
    """The last sentence, which asks: what led to it is seen on the table."""
    return asked.rpartition(". ")[2]


# The phases.

_PHASE: Final = 15.0
_PAD: Final = 11.0
"""Beside the word of the present phase."""
_STEP: Final = 24.0
"""The room of another phase, which is a dot, and the size of that."""
_DOT: Final = 8.0


def _phases(node: Node, canvas: Canvas, room: Box, now: Phase, colour: pal.Colour) -> None:
    """Draw the present phase in words, and a dot for each of the others: filled if it is over."""
    unit, word = canvas.unit, tr(PHASE_NAMES[now])
    wide = min(room.w, width(word, unit, _PHASE, BOLD) + 2 * _PAD)
    step = min(_STEP, (room.w - wide) / (len(PHASES) - 1))
    area = room._replace(w=wide + step * (len(PHASES) - 1))
    canvas.panel(*area, pal.mixed((0, 0, 0), colour, 0.6), area.h / 2, None)
    group = node.add(Node(area.scaled(unit), None, "phases"))
    group.label = word
    x = area.x
    for phase in PHASES:
        place = Box(x, area.y, wide if phase == now else step, area.h)
        if phase == now:
            canvas.panel(*place, pal.PAPER, place.h / 2, pal.OUTLINE, 1.6)
            canvas.write(word, place.inset(3, 2, 3, 2), TextStyle(_PHASE, 12, BOLD, align="center"))
        else:
            over = PHASES.index(phase) < PHASES.index(now)
            dot = Box(0, 0, _DOT, _DOT).around(place.center)
            canvas.panel(*dot, pal.CHALK if over else None, _DOT / 2, pal.CHALK, 1.6)
        chip = Node(place.at(x - area.x, 0).scaled(unit), None, PhaseChip(phase))
        chip.label = tr(PHASE_NAMES[phase])
        group.add(chip)
        x += place.w


# The answers.


def _answers(
    node: Node,
    canvas: Canvas,
    at: BarPlaces,
    vm: BarVM,
    colour: pal.Colour,
    press: Callable[[object], None],
) -> None:
    """Lay the answers into their slots."""
    used, unit = {one.slot for one in vm.answers}, canvas.unit
    placed: list[tuple[Answer, Box, bool]] = []
    for slot in at.slots:
        sharing = [one for one in vm.answers if one.slot == slot]
        if not sharing:
            continue
        parts = shares(at.of(slot, used), len(sharing))
        placed += [
            (one, place, len(sharing) > 1) for one, place in zip(sharing, parts, strict=True)
        ]
    halves = sorted(place for _, place, narrow in placed if narrow)
    if halves:
        # All of them are one choice.
        tray = Box(halves[0].x, halves[0].y, halves[-1].right - halves[0].x, halves[0].h)
        dark = pal.mixed((0, 0, 0), colour, _TRAY_DARK)
        canvas.panel(*tray.inset(-6, -3.5, -6, -3.5), dark, 14, None)
    # Answers beside each other are written alike.
    lines = 1 if all(in_one_line(place, unit, one) for one, place, _ in placed) else 2
    for one, place, narrow in placed:
        made = answer_button(place.scaled(unit), unit, one, narrow, lines)
        node.add(_pressed(made, one, press))


def _pressed(node: Node, answer: Answer, press: Callable[[object], None]) -> Node:
    if not answer.why:
        node.clicked = partial(press, answer.key)
    return node


def _tray(
    parent: Node,
    at: BarAt,
    above: Canvas,
    hung: list[Answer],
    colour: pal.Colour,
    press: Callable[[object], None],
) -> None:
    """Lay what hangs below the bar."""
    area, unit = at.area, at.sheet.unit
    # All alike, so that none lies elsewhere the next time.
    wide = max(width_of(one, unit) for one in hung)
    ground, places = tray_places(above.w, above.h, wide, len(hung))
    canvas = Canvas(ground.w * unit, ground.h * unit, unit)
    canvas.panel(0, 0, canvas.w, canvas.h, colour, 12, pal.OUTLINE, 3)
    x, y = area.x + ground.x * unit, area.y + ground.y * unit
    parent.add(Node(Box(x, y, *canvas.image.get_size()), canvas.image, "tray", z=TRAY_Z))
    for one, place in zip(hung, places, strict=True):
        box = place.scaled(unit)
        made = answer_button(box.at(box.x + area.x, box.y + area.y), unit, one, bool(one.why))
        made.z = TRAY_Z + 1
        parent.add(_pressed(made, one, press))
