"""The turn bar: who must act now, the phase, what is asked, and the answers."""

from collections.abc import Sequence
from typing import Final, NamedTuple, get_args

from fort_desktop.rules.model.types import Phase
from fort_desktop.scene.geometry import Box
from fort_desktop.scene.node import Node
from fort_desktop.ui.art import palette as pal
from fort_desktop.ui.art.fonts import BOLD
from fort_desktop.ui.art.svg import hexed, path, picture
from fort_desktop.ui.design.canvas import Canvas
from fort_desktop.ui.design.text_box import TextStyle, width
from fort_desktop.ui.i18n.i18n import tr
from fort_desktop.ui.table.layout.bar import BarPlaces, PhasesForm, Wants, bar_places
from fort_desktop.ui.table.layout.frame import Sheet
from fort_desktop.ui.table.panels.buttons import (
    Choice,
    Tool,
    choice_button,
    least_width,
    tool_node,
    width_of,
)
from fort_desktop.ui.table.things import Part, PhaseChip
from fort_desktop.ui.text.names import PHASE_NAMES
from fort_desktop.ui.toolkit.common import panel_node, shaded

PHASES: Final[tuple[Phase, ...]] = get_args(Phase)
_SIZE: Final = (15.0, 14.0)
_NOW: Final = 16.0
_ARROW: Final = 8.0
_PAD: Final = 9.0
_DOT: Final = 24.0
_EDGE: Final = 6.0


def _words_width(unit: float, phase: Phase) -> float:
    """Of any phase as if it were the current one, so that nothing moves when it becomes that."""
    return width(tr(PHASE_NAMES[phase]), unit, _NOW, BOLD) + 2 + 2 * _PAD


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
    group = node.add(Node(area.scaled(unit), None, "phases"))
    group.label = tr(PHASE_NAMES[now])
    for phase in PHASES:
        named = form == "full" or phase == now
        w = _words_width(unit, phase) if named else _DOT
        place = Box(x, area.y, w, area.h)
        if named:
            _name(canvas, place, phase, phase == now)
        else:
            _dot(canvas, place, PHASES.index(phase) < PHASES.index(now))
        chip = Node(place.at(x - area.x, 0).scaled(unit), None, PhaseChip(phase))
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
    canvas.write(words, place, TextStyle(*size, face=BOLD, colour=colour, align="center"))


def _dot(canvas: Canvas, place: Box, over: bool) -> None:
    size = 15.0
    x, y = place.center.x - size / 2, place.center.y - size / 2
    canvas.panel(x, y, size, size, pal.CHALK if over else None, size / 2, pal.CHALK, 2)


def _arrow(canvas: Canvas, place: Box) -> None:
    style = TextStyle(15, 12, face=BOLD, colour=pal.CHALK, align="center")
    canvas.write("\N{SINGLE RIGHT-POINTING ANGLE QUOTATION MARK}", place, style)


_BANNER: Final = 22.0
_QUESTION: Final = (20.0, 16.0)
_ASKED: Final = TextStyle(*_QUESTION, colour=pal.CHALK, lines=2, two=19.0)
"""The largest question of two lines."""
_NOTE: Final = (15.5, 14.0)
_TILE: Final = 34.0
_TAIL: Final = (26.0, 10.0)
TRAY_Z: Final = 300.0
"""Answers that hang below the bar lie above the table, below the card in front."""


class Note(NamedTuple):
    """A short remark below the question, and the suits that are asked for."""

    words: str = ""
    signs: Sequence[str] = ()


NO_NOTE: Final = Note()


class Said(NamedTuple):
    """The words of the bar.

    Attributes:
        colour: of the seat that must act, "" where nobody does or the past is shown.
        banner: whose turn it is, in few words; phase: of the leader, None for none.
        question: what is asked, or what goes on; past: the table shows a moment that is over.
    """

    colour: str
    banner: str
    phase: Phase | None
    question: str
    note: Note = NO_NOTE
    past: bool = False


class TurnBar:
    """The bar on the table.

    Args:
        sheet: shape and unit of the window; points_at: x of whoever acts, in pixels, with True if
            that is above the bar; None for nobody.

    Attributes:
        node: the bar, called prompt; asked: the words of the question.
        places: where its parts lie, in units.
    """

    def __init__(
        self,
        parent: Node,
        area: Box,
        sheet: Sheet,
        said: Said,
        choices: Sequence[Choice],
        tools: Sequence[Tool],
        points_at: tuple[float, bool] | None = None,
    ) -> None:
        self.unit = unit = sheet.unit
        self.said = said
        self.colour = pal.SEATS[said.colour] if said.colour else pal.OUTLINE
        shaded(parent, area, unit * 0.8)
        self.node, self.canvas = panel_node(area, unit, Part("prompt"))
        self.canvas.panel(0, 0, self.canvas.w, self.canvas.h, self.colour, 12, pal.OUTLINE, 3)
        self.node.label = "\n".join(filter(None, (said.banner, said.question, said.note.words)))
        parent.add(self.node)
        if points_at is not None:
            parent.add(_tail(area, unit, self.colour, *points_at))
        self.places = self._measured(sheet, choices, tools)
        self._words()
        self._answers(parent, area, choices)
        self._tools(tools)

    def _measured(
        self, sheet: Sheet, choices: Sequence[Choice], tools: Sequence[Tool]
    ) -> BarPlaces:
        """The places of all parts, after how wide they are."""
        unit, said = self.unit, self.said
        answers = [choice for choice in choices if choice.role == "answer"]
        names = {tool.name for tool in tools}
        wants = Wants(
            width(said.banner, unit, _BANNER) + 2 if said.banner else 0.0,
            full_width(unit) if said.phase is not None else 0.0,
            dots_width(unit, said.phase) if said.phase is not None else 0.0,
            len(said.note.signs) * (_TILE + 4),
            self._least(said.question),
            [width_of(choice, unit) for choice in answers],
            [width_of(choice, unit, 2) for choice in answers],
            [width_of(one, unit) for one in choices if one.role in ("decline", "aside")],
            max((width_of(one, unit) for one in choices if one.role == "end"), default=0.0),
            any(choice.role == "decline" for choice in choices),
            bool(names & {"undo", "hint"}),
            "redo" in names,
            0.0 if said.question else self._least(said.banner),
            max((width_of(one, unit) for one in choices if one.role == "left"), default=0.0),
        )
        first: PhasesForm = "dots" if sheet.shape in ("square", "folded") else "full"
        return bar_places(self.canvas.w, self.canvas.h, wants, first)

    def _least(self, words: str) -> float:
        """The least width of a question, in two lines."""
        return least_width(words, self.unit, _QUESTION[1], 2) + 6 if words else 0.0

    def _words(self) -> None:
        canvas, at, said = self.canvas, self.places, self.said
        sign = "since" if said.past or not said.colour else pal.MARKS[said.colour]
        if said.past or said.colour:
            canvas.icon(sign, at.mark.x, at.mark.y, at.mark.w)
        if at.banner is not None:
            canvas.write(said.banner, at.banner, TextStyle(_BANNER, 20, colour=pal.CHALK))
        if at.phases is not None and said.phase is not None:
            add_phases(self.node, canvas, at.phases, at.form, said.phase, self.colour)
        for i, suit in enumerate(said.note.signs):
            x = at.question.x if at.tiles is None else at.tiles.x + i * (_TILE + 4)
            canvas.panel(x, canvas.h / 2 - _TILE / 2, _TILE, _TILE, pal.PAPER, 7, pal.OUTLINE, 2)
            canvas.icon(suit, x + 5, canvas.h / 2 - 12, 24)
        self._question()

    def _question(self) -> None:
        """The question, with its note below where both have room; else told on pointing."""
        canvas, room, said, unit = self.canvas, self.places.question, self.said, self.unit
        # Where nothing is asked, whose turn it is or who has won is not left out for its buttons.
        asked = said.question or ("" if self.places.banner is not None else said.banner)
        upper = Box(room.x, 5, room.w, room.center.y - 3)
        lower = Box(room.x, room.center.y + 2, room.w, 18)
        note, one = TextStyle(*_NOTE, face=BOLD, colour=pal.CHALK), _ASKED._replace(lines=1)
        words = said.note.words
        if words and canvas.has_room(words, lower, note) and canvas.has_room(asked, upper, one):
            canvas.write(words, lower, note)
            stands = canvas.write(asked, upper, one)
        else:
            stands = canvas.write(self._asked_in(room, asked), room, _ASKED)
        spot = Box(room.x, 0, stands.w if asked else room.w, canvas.h).scaled(unit)
        self.asked = self.node.add(Node(spot, None, "question"))

    def _asked_in(self, room: Box, asked: str) -> str:
        """Return what is asked or, without room, only the last sentence, which asks, or the banner.

        What led to it is seen on the table.
        """
        last = self.said.question.rpartition(". ")[2]
        short = (asked, last) if self.places.banner is not None else (asked, last, self.said.banner)
        whole = (words for words in short if words and self.canvas.has_room(words, room, _ASKED))
        return next(whole, asked)

    def _answers(self, parent: Node, area: Box, choices: Sequence[Choice]) -> None:
        """The buttons; those for which there is no room hang below the bar."""
        at, unit, holder = self.places, self.unit, self.node
        if at.tray is not None:
            canvas = Canvas(at.tray.w * unit, at.tray.h * unit, unit)
            canvas.panel(0, 0, canvas.w, canvas.h, self.colour, 12, pal.OUTLINE, 3)
            x, y = area.x + at.tray.x * unit, area.y + at.tray.y * unit
            tray = Box(x, y, *canvas.image.get_size())
            parent.add(Node(tray, canvas.image, "tray", z=TRAY_Z))
        answers, quiet = iter(at.answers), iter(at.quiet)
        for choice in choices:
            rest = answers if choice.role == "answer" else quiet
            own = {"end": at.end, "left": at.left}.get(choice.role)
            place = next(rest) if own is None else own
            node = choice_button(place.scaled(unit), unit, choice)
            if place.y > self.canvas.h:
                node.box = node.box.at(node.box.x + area.x, node.box.y + area.y)
                node.z = TRAY_Z + 1
                parent.add(node)
            else:
                holder.add(node)

    def _tools(self, tools: Sequence[Tool]) -> None:
        places = {"hint": self.places.hint, "undo": self.places.undo, "redo": self.places.redo}
        for tool in tools:
            place = places[tool.name]
            if place is not None:
                box = place.scaled(self.unit)
                self.node.add(tool_node(box, self.unit, tool))


def _tail(area: Box, unit: float, colour: pal.Colour, x: float, above: bool) -> Node:
    """A small triangle that points to whoever acts; its base lies on the edge of the bar."""
    w, h = _TAIL
    size = round(w * unit), round((h + 4) * unit)
    points = f"M2 {h + 4} L{w / 2} 2 L{w - 2} {h + 4}"
    turn = "" if above else f'transform="rotate(180 {w / 2} {h / 2 + 2})"'
    body = f"<g {turn}>{path(points, hexed(colour), 3)}</g>"
    image = picture(body, *size, (w, h + 4))
    y = area.y - h * unit if above else area.bottom - 4 * unit
    node = Node(Box(x - size[0] / 2, y, *size), image, "tail", static=True)
    node.solid = False
    return node
