"""Kids as cards in the forms of `forms`, and as chips."""

from collections.abc import Iterable
from itertools import product
from typing import Final, NamedTuple

import pygame

from fort_desktop.rules.model.cards import Kid
from fort_desktop.scene.panel import rounded
from fort_desktop.ui.art import palette as pal
from fort_desktop.ui.art.actionbox import BoxPlan, Measure, best_heights, box_face, box_plan, no_box
from fort_desktop.ui.art.cardname import (
    name_at_foot,
    name_below,
    name_beside,
    name_on_tape,
    no_action,
)
from fort_desktop.ui.art.forms import (
    LAYOUTS,
    STRETCHES,
    Form,
    Layout,
    Size,
    boxes_room,
    has_boxes,
    has_words,
    heart_foot,
    heart_of,
    heightening,
    like_chip,
    scale_of,
    seen_part,
    smallest,
    tab_width,
    widening,
    window_of,
)
from fort_desktop.ui.art.icons import LETTER_FROM, WITH_LETTER, badge, badge_side, icon
from fort_desktop.ui.art.kept import CARDS, PARTS, SMALL
from fort_desktop.ui.art.portrait import face_place, portrait
from fort_desktop.ui.i18n.i18n import tr
from fort_desktop.ui.text.names import kid_name
from fort_desktop.ui.text.steps import box_words

_WORDS: Final = {"hand": (16, 15), "wide": (13, 12)}
"""Sizes of the words in a box, in units of the form: of one line, and of several;"""
_LEGIBLE: Final = 16
"""and the least in those of the table: rather there are large signs alone."""
_TWO_BADGES: Final = 32
"""Each of two badges on a card of which a strip is seen, in units: without their letters."""
_LOWER: Final = 13.0
"""Units of a form by which the tape of kids without actions lies lower."""
_STRIP_NAME: Final = 12
_SLIVER: Final = 48
"""Of a card of which fewer units are seen, only the edge and the badge are: no half of a face."""
_NAMED: Final = 50
"""A chip has a name from this width on, in units."""
_FACE: Final = 28
"""And only if so much of its height is left for the portrait: a lower one is but a strip."""
_AIR: Final = 3
"""What the name of a chip leaves free within its edge at each side, in units."""
_STEP: Final = 0.9
"""How much smaller it may be for that."""
_OVER_CHIP: Final = (0.5, 0.7)
"""How far a mark sticks out at the right of a chip, in its widths: further off a face."""
_WITHIN: Final = 5
"""Units between a mark and the edge of a card that it lies on."""
_HIGH: Final = 0.65
"""How much of its height is above a chip, in the corner of that."""
_OVER_FOOT: Final = 0.5
"""How much of its height lies on a card of which a strip is seen, at the foot of that."""
_BESIDE_NAME: Final = 1.15
"""How far above the foot of a wide card one begins, in its heights."""
_CORNER: Final = 0.35
"""How much of the height of a mark in the upper corner of a row lies on that."""
_BELOW: Final = 0.94
"""How far the second badge is below the first, in sizes of one."""


class FaceWords(NamedTuple):
    """The words of a card, translated; `none` and `none_short` are for one without actions."""

    name: str
    public: str = ""
    private: str = ""
    none: str = ""
    none_short: str = ""


def face_words(kid: Kid) -> FaceWords:
    """The words of a kid's card in the current language."""
    public = box_words(kid.public) if kid.public is not None else ""
    private = box_words(kid.private) if kid.private is not None else ""
    none = tr("No action: add it or follow with it")
    return FaceWords(kid_name(kid), public, private, none, tr("No action"))


@PARTS
def spoken(kid: Kid, language: str) -> FaceWords:
    """As `face_words`, cached; `language` is the current one, the cache's key."""
    return face_words(kid)


# What is drawn ahead, while there is nothing else to do.

_Wanted = tuple[Form, Size, float]
_wanted: Final[dict[_Wanted, None]] = {}
_drawn: Final[set[tuple[str, _Wanted, str]]] = set()


def kid_picture(kid: Kid, form: Form, size: Size, unit: float, language: str) -> pygame.Surface:
    """A whole card in the current `language`, as `card_picture`; others like it are drawn ahead."""
    wanted = form, size, unit
    _wanted[wanted] = None
    image = card_picture(kid, form, size, unit, spoken(kid, language))
    _drawn.add((kid.id, wanted, language))
    return image


def draw_ahead(kids: Iterable[Kid], language: str) -> bool:
    """Prefetch one card in a size that is in use; returns False if there is none to draw.

    A card takes 2 to 8 ms, which is better spent in an idle frame. Nothing is evicted from the
    cache for it.
    """
    for wanted in sorted(_wanted, key=lambda one: (one[1], one)):
        w, h = wanted[1]
        if not CARDS.spare(4 * w * h):
            return False
        for kid in kids:
            if (kid.id, wanted, language) not in _drawn:
                kid_picture(kid, *wanted, language)
                return True
    return False


def forget_sizes() -> None:
    """Forget the card sizes in use, after the window was resized."""
    _wanted.clear()
    _drawn.clear()


# The card.


@CARDS
def card_picture(
    kid: Kid,
    form: Form,
    size: Size,
    unit: float,
    words: FaceWords,
    *,
    strip: float | None = None,
    hot: tuple[bool, bool] = (False, False),
) -> pygame.Surface:
    """A kid in a form, `size` pixels large.

    Args:
        unit: of the table, in pixels: no text is smaller than the table allows at it. A `hand`
            drawn larger, as a card in front is, has larger words for the same unit.
        strip: how much of the card is seen where others lie on it, in pixels from the left; its
            words keep within, and what has no room there is not drawn. None for all of it.
        hot: whether the public and the private box are lit.
    """
    scale = scale_of(form, size, unit)
    image = pygame.Surface(size, pygame.SRCALPHA, 32)
    work = _Work(image, kid, form, scale, unit, words, seen_part(strip, scale))
    layout = work.layout
    edge = max(1.5, layout.line * scale)
    work.card.blit(rounded(*size, layout.corner * scale, pal.CARD, pal.OUTLINE, edge), (0, 0))
    small = like_chip(form, work.seen)
    if small:
        _chip(work)
    elif work.seen is None or work.seen >= _SLIVER:
        _window(work)
        _lower_half(work, box_plans(kid, form, size, unit, words, strip), hot)
    heart = _heart(work)
    if heart is not None:
        if small:
            # So that it stands out from whatever is in the corner of a portrait.
            disc = heart.inflate(heart.w // 3, heart.w // 3)
            work.card.blit(rounded(*disc.size, disc.w / 2, pal.CARD, None, 0), disc)
        work.card.blit(icon("heart", heart.w), heart)
    # The first one last: its letter may reach over the second.
    for number, at in reversed([*enumerate(_badges(work))]):
        shown = badge(kid.suits[number], at.w, _bears_letter(work, number, at.w))
        image.blit(shown, at)
    if not small:
        _name(work)  # above the badges, of which two may reach down to it
    return image


class Marks(NamedTuple):
    """The parts of a portrait that must not be covered, in pixels of its card.

    Attributes:
        heart: of a Best Friend, None without one; badges: with their letters; face: from the eyes
            to the mouth; name: below the portrait of a chip, None where there is none.
    """

    heart: pygame.Rect | None
    badges: tuple[pygame.Rect, ...]
    face: pygame.Rect
    name: pygame.Rect | None = None

    def free_of(self, at: pygame.Rect) -> bool:
        """Return True if a place lies on nothing of that."""
        printed = (*self.badges, self.face, self.heart, self.name)
        return at.collidelist([one for one in printed if one is not None]) < 0


@SMALL
def marks_of(
    kid: Kid, form: Form, size: Size, unit: float, words: FaceWords, strip: float | None = None
) -> Marks:
    """Return the places of the marks of a card like that of `card_picture`."""
    scale = scale_of(form, size, unit)
    work = _Work(
        pygame.Surface(size, pygame.SRCALPHA, 32),
        kid,
        form,
        scale,
        unit,
        words,
        seen_part(strip, scale),
    )
    sides = [
        (at, badge_side(at.w, _bears_letter(work, number, at.w)))
        for number, at in enumerate(_badges(work))
    ]
    badges = tuple(pygame.Rect(at.topleft, (side, side)) for at, side in sides)
    name, edge = None, _edge(work)
    if like_chip(form, work.seen) and (foot := _foot(work)) < size[1] - edge:
        name = pygame.Rect(edge, foot, size[0] - 2 * edge, size[1] - edge - foot)
    return Marks(_heart(work), badges, _face(work), name)


def mark_place(
    kid: Kid,
    form: Form,
    size: Size,
    unit: float,
    words: FaceWords,
    strip: float | None,
    mark: Size,
    apart: bool = True,
) -> tuple[int, int]:
    """Return the corner of the sign that a card may be chosen, or of what it would bring.

    It is right below the place of the heart; where it would lie on the face or a name there, at
    the corner of a chip, or at the foot of what is seen. A row has it in its corner, and no heart;
    a wide card beside its name.

    Args:
        mark: its size in pixels; apart: nothing lies close beside the card.
    """
    w, h = mark
    right = size[0] if strip is None else round(min(strip, size[0]))
    if form == "row":
        return right - w, -round((1 - _CORNER) * h)
    inner = right - w - round(_WITHIN * unit) * (strip is None)
    if form == "wide":
        return inner, size[1] - round(_BESIDE_NAME * h)
    marks = marks_of(kid, form, size, unit, words, strip)
    foot = max(round(heart_foot(size[1], unit)), marks.heart.bottom if marks.heart else 0)
    corner = (round(-_HIGH * h),) if form == "chip" and strip is None else ()
    over = [right - round((1 - out) * w) for out in _OVER_CHIP]
    for y, x in product((foot, *corner), over if corner and apart else (inner,)):
        if marks.free_of(pygame.Rect(x, y, w, h)):
            return x, y
    return right - w, marks.name.bottom if marks.name else size[1] - round(_OVER_FOOT * h)


class _Work(NamedTuple):
    """A card that is being drawn: on `card`, `seen` of its units wide if not all is seen."""

    card: pygame.Surface
    kid: Kid
    form: Form
    scale: float
    unit: float
    words: FaceWords
    seen: float | None

    @property
    def layout(self) -> Layout:
        return LAYOUTS[self.form]

    @property
    def size(self) -> Size:
        return self.card.get_size()

    def px(self, units: float) -> int:
        return round(units * self.scale)


def _measure(form: Form, scale: float, unit: float) -> Measure:
    one, several = _WORDS.get(form, _WORDS["hand"])
    floor = max(smallest(unit), round(_LEGIBLE * unit))
    words = max(floor, round(one * scale)), max(floor, round(several * scale)), floor
    return Measure(scale, LAYOUTS[form].sign, smallest(unit), words)


@SMALL
def box_plans(
    kid: Kid, form: Form, size: Size, unit: float, words: FaceWords, strip: float | None = None
) -> tuple[BoxPlan | None, BoxPlan | None]:
    """Return the plans of the public and the private box; None for a box that the kid doesn't have.

    Boxes of a whole card with words are always equally high; in other forms a box that needs
    height takes it from the other box.
    """
    scale = scale_of(form, size, unit)
    seen = seen_part(strip, scale)
    room, tab = boxes_room(form, size, scale, seen), tab_width(form, scale, seen)
    measure = _measure(form, scale, unit)
    told = (words.public, words.private) if has_words(form, seen) else ("", "")

    def plans(upper: int, lower: int) -> tuple[BoxPlan | None, BoxPlan | None]:
        public, private = (
            None if box is None else box_plan(box, said, (room.w, high), measure, tab)
            for box, said, high in zip((kid.public, kid.private), told, (upper, lower), strict=True)
        )
        return public, private

    def readable(plan: BoxPlan | None) -> BoxPlan | None:
        # Below another card what cannot be read is not there: it is told on pointing.
        if seen is None or plan is None or plan.signs is None:
            return plan
        return plan if plan.signs.high >= measure.least_sign else plan._replace(signs=None)

    total = room.h - round(LAYOUTS[form].gap * scale)
    if (any(told) and seen is None) or None in (kid.public, kid.private):
        public, private = plans(total // 2, total - total // 2)
    else:
        public, private = best_heights(total, scale, plans)
    return readable(public), readable(private)


def box_places(
    kid: Kid, form: Form, size: Size, unit: float, words: FaceWords, strip: float | None = None
) -> tuple[pygame.Rect, pygame.Rect]:
    """Return the areas of the public and the private box of a card, not a chip, in its pixels."""
    scale = scale_of(form, size, unit)
    room = boxes_room(form, size, scale, seen_part(strip, scale))
    public, private = box_plans(kid, form, size, unit, words, strip)
    total = room.h - round(LAYOUTS[form].gap * scale)
    upper = public.size[1] if public is not None else total // 2
    lower = private.size[1] if private is not None else total - upper
    above = pygame.Rect(room.x, room.y, room.w, upper)
    return above, pygame.Rect(room.x, room.bottom - lower, room.w, lower)


def _lower_half(
    work: _Work, plans: tuple[BoxPlan | None, BoxPlan | None], hot: tuple[bool, bool]
) -> None:
    """Draw both boxes, or that there are none."""
    if not has_boxes(work.form, work.seen):
        return
    room = boxes_room(work.form, work.size, work.scale, work.seen)
    measure = _measure(work.form, work.scale, work.unit)
    if plans == (None, None):
        short = work.words.none_short
        words = (work.words.none, short) if work.form in _WORDS else (short,)
        lines = 1 if work.form == "row" else 0
        lower = _lower_tape(work)
        room = pygame.Rect(room.x, room.y + lower, room.w, room.h - lower)
        no_action(work.card, room, work.kid.suits, words, measure, lines)
        return
    half = (room.h - work.px(work.layout.gap)) // 2
    for plan, public, lit in zip(plans, (True, False), hot, strict=True):
        if plan is None:
            shown = no_box(room.w, half, work.scale)
        else:
            shown = box_face(plan, public, measure, lit)
        y = room.y if public else room.bottom - shown.get_height()
        work.card.blit(shown, (room.x, y))


def _name(work: _Work) -> None:
    layout, friend = work.layout, work.kid.best_friend is not None
    sizes = _name_sizes(work)
    x, bottom, wide, high = layout.tape
    if work.form in STRETCHES:
        seen = work.size[0] / work.scale if work.seen is None else work.seen
        bottom += heightening(work.form, work.size, work.scale)
        place = (x, bottom - high, wide + seen - layout.w, high)
        room = pygame.Rect(*(work.px(side) for side in place))
        if work.form == "wide":
            name_below(work.card, room, work.words.name, sizes)
        else:
            lines = 2 if work.form == "head" else 1
            name_beside(work.card, room, work.words.name, sizes, lines, work.seen is None)
        return
    left, right = (3.0, layout.w - 4) if work.form == "hand" else (1.0, layout.w - 1)
    more = widening(work.form, work.size, work.scale)
    x, right = x + more / 2, right + more
    if work.seen is not None:
        x, wide, right = work.seen / 2 - 0.5, work.seen - 5, work.seen - 1
    part = pygame.Rect(*map(work.px, (left, bottom - high, right - left, high)))
    part.y += _lower_tape(work)
    least = (work.px(x), work.px(wide))
    strip = work.seen is not None
    # A second badge reaches down to the tape.
    lines = 3 if strip and len(work.kid.suits) == 1 else 2
    name_on_tape(work.card, part, least, work.words.name, sizes, friend, strip, lines)


def _lower_tape(work: _Work) -> int:
    """Return by how many pixels the tape of two kids lies lower, off the faces: they do nothing."""
    idle = work.kid.public is None and work.kid.private is None
    return work.px(_LOWER) if idle and work.form == "park" else 0


def _name_sizes(work: _Work) -> tuple[int, int, int]:
    """The size of the name in pixels, the least that it should have, and the least of all."""
    most, least = work.layout.name
    floor = max(smallest(work.unit), round(least * work.unit))
    # On a strip a name that would be smaller than those of chips is left out.
    last = round(_STRIP_NAME * work.unit) if work.seen is not None else 0
    return max(floor, work.px(most)), floor, max(smallest(work.unit), last)


def _window(work: _Work) -> None:
    face, at = face_in_window(work.kid, work.form, work.size, work.scale, work.seen)
    work.card.blit(face, at)


def _aside(form: Form, seen: float | None) -> float | None:
    """The middle of a portrait in its frame such that the face is in the part that is seen."""
    window = LAYOUTS[form].window
    return None if seen is None else min(0.54, (seen * 0.56 - window[0]) / window[2])


def face_in_window(
    kid: Kid, form: Form, size: Size, scale: float, seen: float | None, shut: bool = False
) -> tuple[pygame.Surface, tuple[int, int]]:
    """The portrait in its frame as it is on a card that is not a chip, and its corner there.

    Args:
        scale, seen: as `scale_of` and `seen_part` give them; shut: with its eyes shut.
    """
    layout = LAYOUTS[form]
    x, y, w, h = window_of(form, size, scale)
    corner, aside = round(layout.corner * 0.62 * scale), _aside(form, seen)
    face = picture_of(kid, w, h, corner, layout.line * 0.75, form in STRETCHES, aside, shut)
    return face, (x, y)


@PARTS
def picture_of(
    kid: Kid,
    w: int,
    h: int,
    corner: int,
    line: float = 3,
    close: bool = False,
    aside: float | None = None,
    shut: bool = False,
) -> pygame.Surface:
    """The portrait of a kid in a frame with round corners, `w` x `h` pixels; see `portrait`."""
    image = portrait(kid, w, h, close, aside, shut).copy()
    mask = rounded(w, h, corner, (255, 255, 255), None, 0)
    image.blit(mask, (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
    thick = max(1.2, line * h / 90)
    image.blit(rounded(w, h, corner, None, pal.OUTLINE, thick), (0, 0))
    return image


def _heart(work: _Work) -> pygame.Rect | None:
    """The place of the mark of a Best Friend, in the corner opposite the badge."""
    if work.kid.best_friend is None or work.form == "row":
        return None
    chip = work.form == "chip"
    size = round(heart_of(work.form, work.size[1], work.unit))
    whole = work.px(work.layout.w) if work.form == "park" else work.size[0]
    right = whole if work.seen is None else work.px(work.seen)
    if work.form == "wide":
        x, _, wide, _ = window_of(work.form, work.size, work.scale)
        right = x + wide
    return pygame.Rect(right - size - work.px(2 if chip else 4), work.px(3), size, size)


def _badges(work: _Work) -> list[pygame.Rect]:
    """The places of the suits without their letters, from the corner on."""
    size, edge = work.layout.badge[len(work.kid.suits) > 1], _edge(work)
    wide = round(size * max(work.scale, work.unit))
    if like_chip(work.form, work.seen):
        wide = min(wide, round(work.size[1] * 0.45))
        if len(work.kid.suits) > 1:
            wide = min(wide, int((_foot(work) - edge) / (1 + _BELOW)))
    if work.seen is not None:
        # With its letter, which sticks out, it is not to reach below the next card.
        wide = min(wide, int((work.px(work.seen) - edge) / WITH_LETTER))
        if len(work.kid.suits) > 1:
            # Nor is the second to reach down to a name in two lines.
            wide = min(wide, work.px(_TWO_BADGES))
    step = round(wide * _BELOW)
    return [pygame.Rect(edge, edge + i * step, wide, wide) for i in range(len(work.kid.suits))]


def _bears_letter(work: _Work, number: int, wide: int) -> bool:
    """Return True if a badge bears its letter: with high contrast, where it has room.

    Of two alike the first one does; else their shapes tell suits apart.
    """
    before = work.kid.suits[:number]
    if not pal.plain() or work.form == "wide" or work.kid.suits[number] in before:
        return False
    return wide >= LETTER_FROM * smallest(work.unit) / 12


def _foot(work: _Work, card: pygame.Surface | None = None) -> int:
    """The y at which the portrait of a chip ends; its name is drawn below it on a `card`."""
    (w, h), edge = work.size, _edge(work)
    if work.seen is not None:
        w = work.px(work.seen)
    if w < round(_NAMED * work.unit):
        return h - edge
    # A name of two words stands in two lines rather than touch the line around the card.
    sizes = most, *_ = _name_sizes(work)
    step = max(smallest(work.unit), round(most * _STEP))
    apart = [(work.px(_AIR), (most, step, step))] * (" " in work.words.name)
    for air, wanted in (*apart, (0, sizes)):
        room = pygame.Rect(edge + air, edge, w - 2 * (edge + air), h - 2 * edge)
        foot = name_at_foot(card, room, work.words.name, wanted, work.px(_FACE))
        if foot < room.bottom:
            break
    return foot


def _edge(work: _Work) -> int:
    return max(2, work.px(3))


def _chip(work: _Work) -> None:
    """Draw the portrait, and below it the name if there is room for both."""
    edge, corner = _edge(work), work.px(work.layout.corner * 0.62)
    w, h = _chip_window(work, _foot(work, work.card))
    work.card.blit(picture_of(work.kid, w, h, corner, 2.0, True), (edge, edge))


def _chip_window(work: _Work, foot: int) -> Size:
    edge = _edge(work)
    w = work.size[0] if work.seen is None else work.px(work.seen)
    return w - 2 * edge, foot - edge


def _face(work: _Work) -> pygame.Rect:
    """From the eyes of the kid to its mouth."""
    if like_chip(work.form, work.seen):
        x = y = _edge(work)
        place = face_place(work.kid, *_chip_window(work, _foot(work)), True)
    else:
        x, y, w, h = window_of(work.form, work.size, work.scale)
        aside = _aside(work.form, work.seen)
        place = face_place(work.kid, w, h, work.form in STRETCHES, aside)
    return pygame.Rect(*map(round, place)).move(x, y)
