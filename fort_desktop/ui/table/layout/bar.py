"""The places of the turn bar, and of the end meter at the right above it.

What the bar says has to be read, so nothing in it is squeezed: where room is scarce the phases
become dots and then go, answers take two lines, the banner goes (where nothing is asked, it takes
the place of the question), and in the end the answers hang in a tray below the bar.
"""

from collections.abc import Iterator, Sequence
from typing import Final, Literal, NamedTuple

from fort_desktop.scene.geometry import Box

PhasesForm = Literal["full", "dots", "none"]

EDGE: Final = 12.0
GAP: Final = 8.0
BUTTON: Final = 40.0
"""The height of everything that is pressed, and the width of a small button."""
_TRAY: Final = 48.0
_CROWD: Final = 0.4
"""Outlines wider than this part of the bar hang in the tray too."""
_MARK: Final = 34.0
_BETWEEN: Final = 14.0
END: Final = 92.0
"""The column where one's own turn is ended or skipped; no answer that declines ever lies there."""


class Wants(NamedTuple):
    """The widths that the parts of the bar want, in units; 0 for what is not there.

    Attributes:
        banner: at its size; full, dots: the phases in both forms; tiles: the suits asked for.
        question: the least that it needs in at most two lines.
        alone: the same of the banner where nothing is asked: it is all that is said then.
        answers, tight: the yellow buttons in one line, and in two.
        quiet: the outlines, from the left; end: that of what ends or skips.
        left: that of what answers for several persons at once.
        apart: the column of `end` is kept free, for what declines must not lie there.
        tools: undo and advice are kept room for; redo: so is a button more.
    """

    banner: float = 0.0
    full: float = 0.0
    dots: float = 0.0
    tiles: float = 0.0
    question: float = 0.0
    answers: Sequence[float] = ()
    tight: Sequence[float] = ()
    quiet: Sequence[float] = ()
    end: float = 0.0
    apart: bool = False
    tools: bool = False
    redo: bool = False
    alone: float = 0.0
    left: float = 0.0


class BarPlaces(NamedTuple):
    """The places of the parts of the bar; None for what had to go.

    Attributes:
        hint, undo, redo: small buttons; end: what ends or skips; quiet: other outlines.
        left: what answers for several persons, where no other button ever lies.
        tray: the ground of the answers where they hang below the bar.
    """

    mark: Box
    left: Box | None
    banner: Box | None
    phases: Box | None
    form: PhasesForm
    tiles: Box | None
    question: Box
    answers: tuple[Box, ...]
    quiet: tuple[Box, ...]
    end: Box | None
    hint: Box
    undo: Box
    redo: Box | None
    tray: Box | None


class _Fold(NamedTuple):
    """The parts of the bar that have given way."""

    form: PhasesForm
    banner: bool
    tight: bool
    tray: bool


def _folds(first: PhasesForm) -> Iterator[_Fold]:
    """All states of the bar, from one that shows everything."""
    forms: list[PhasesForm] = ["full", "dots", "none"]
    forms = forms[forms.index(first) :]
    for tight, tray in ((False, False), (True, False), (False, True)):
        yield from (_Fold(form, True, tight, tray) for form in forms)
        yield _Fold("none", False, tight, tray)


def bar_places(w: float, h: float, wants: Wants, first: PhasesForm = "full") -> BarPlaces:
    """Return the places in a bar of `w` x `h` units, in the first state that has room.

    Args:
        first: in two columns and folded layouts the phases are dots at once.
    """
    found = [_places(w, h, wants, fold) for fold in _folds(first)]
    for places in found:
        least = wants.question if places.banner is not None else max(wants.question, wants.alone)
        if places.question.w >= max(least, 1.0):
            return places
    return max(found, key=lambda places: places.question.w)


def _places(w: float, h: float, wants: Wants, fold: _Fold) -> BarPlaces:
    middle = h / 2
    hint = Box(w - EDGE - BUTTON, middle - BUTTON / 2, BUTTON, BUTTON)
    undo = hint.at(hint.x - GAP - BUTTON, hint.y)
    right = undo.x - GAP if wants.tools else w - EDGE
    end = None
    if wants.end:
        end = Box(right - wants.end, hint.y, wants.end, BUTTON)
    if end is not None or wants.apart:
        right -= max(END, wants.end) + GAP
    redo = None
    if wants.redo:
        redo = hint.at(right - BUTTON, hint.y)
        right = redo.x - GAP
    quiet: tuple[Box, ...] = ()
    answers: tuple[Box, ...] = ()
    tray = None
    # Outlines stay in the bar unless they alone would fill it.
    crowd = wants.quiet if fold.tray and sum(wants.quiet) > _CROWD * w else ()
    if not crowd:
        quiet, right = _row(wants.quiet, right, middle)
    if fold.tray:
        tray, hung = _hung(w, h, (*wants.answers, *crowd))
        answers, quiet = hung[: len(wants.answers)], quiet or hung[len(wants.answers) :]
    else:
        answers, right = _row(wants.tight if fold.tight else wants.answers, right, middle)
    return _said(wants, fold, (EDGE, right, middle), (answers, quiet, end, hint, undo, redo, tray))


_Buttons = tuple[tuple[Box, ...], tuple[Box, ...], Box | None, Box, Box, Box | None, Box | None]


def _said(
    wants: Wants, fold: _Fold, room: tuple[float, float, float], buttons: _Buttons
) -> BarPlaces:
    """Return the places of what is said, from the left, and of the buttons as they are."""
    left, right, middle = room
    mark = Box(left, middle - _MARK / 2, _MARK, _MARK)
    x = mark.right + GAP
    first = banner = phases = tiles = None
    if wants.left:
        first = Box(x, middle - BUTTON / 2, wants.left, BUTTON)
        x = first.right + _BETWEEN
    if wants.banner and fold.banner:
        banner = Box(x, middle - 16, wants.banner, 32)
        x = banner.right + _BETWEEN
    wide = {"full": wants.full, "dots": wants.dots, "none": 0.0}[fold.form]
    if wide:
        phases = Box(x, middle - 18, wide, 36)
        x = phases.right + _BETWEEN
    if wants.tiles:
        tiles = Box(x, middle - 17, wants.tiles, 34)
        x = tiles.right + GAP
    question = Box(x, 3, max(0.0, right - x), 2 * middle - 6)
    return BarPlaces(mark, first, banner, phases, fold.form, tiles, question, *buttons)


def _row(widths: Sequence[float], right: float, middle: float) -> tuple[tuple[Box, ...], float]:
    """Buttons that end at `right`, and where the rest of the bar ends then."""
    left = right - sum(widths) - GAP * (len(widths) - 1) if widths else right
    boxes: list[Box] = []
    x = left
    for wide in widths:
        boxes.append(Box(x, middle - BUTTON / 2, wide, BUTTON))
        x += wide + GAP
    return tuple(boxes), left - (GAP if widths else 0.0)


def _hung(w: float, h: float, widths: Sequence[float]) -> tuple[Box | None, tuple[Box, ...]]:
    """Answers below the bar, in as many rows as they need."""
    if not widths:
        return None, ()
    boxes: list[Box] = []
    x, y = 2 * EDGE, h + 10
    for wide in (min(wide, w - 4 * EDGE) for wide in widths):
        if x > 2 * EDGE and x + wide > w - 2 * EDGE:
            x, y = 2 * EDGE, y + _TRAY
        boxes.append(Box(x, y, wide, BUTTON))
        x += wide + GAP
    far = max(box.right for box in boxes)
    return Box(EDGE, h - 4, far, y + BUTTON + 10 - h + 4), tuple(boxes)


_FOLDED: Final = 60.0
"""A meter that is lower than this has its three ways to the end beside each other."""

_FRAME: Final = 7.0
"""The width of the wooden frame."""

_FOOT: Final = 2.0
"""Between the last bar and the frame."""

_MARKS: Final = 32.0
"""The room of the marks of whoever is nearest."""


class MeterPlace(NamedTuple):
    """A way to the end: all of it, its sign, its words, its bar, and who is nearest (or None)."""

    area: Box
    sign: Box
    words: Box
    bar: Box
    marks: Box | None


def meter_places(w: float, h: float) -> list[MeterPlace]:
    """The three ways to the end; folded they are figures without words."""
    inside = Box(0, 0, w, h).inset(_FRAME, _FRAME - 1, _FRAME, _FRAME - 1)
    if h < _FOLDED:
        wide = inside.w / 3
        return [_cell(Box(inside.x + i * wide, inside.y, wide, inside.h)) for i in range(3)]
    inside = inside.inset(0, 0, 0, _FOOT)
    high = inside.h / 3
    return [_line(Box(inside.x, inside.y + i * high, inside.w, high)) for i in range(3)]


def _line(area: Box) -> MeterPlace:
    left = area.x + 32
    room = area.right - left - _MARKS - 4
    return MeterPlace(
        area,
        Box(area.x + 5, area.y + 4, 21, 21),
        Box(left, area.y + 2, room, 18),
        Box(left, area.bottom - 7, room, 6),
        Box(area.right - _MARKS - 2, area.y + 4, _MARKS, 21),
    )


def _cell(area: Box) -> MeterPlace:
    return MeterPlace(
        area,
        Box(area.x + 2, area.y + 4, 17, 17),
        Box(area.x + 20, area.y + 3, area.w - 21, 20),
        Box(area.x + 3, area.bottom - 8, area.w - 6, 6),
        None,
    )
