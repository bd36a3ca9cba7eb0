"""Kids as cards, in three sizes, and card backs."""

from collections.abc import Iterable
from typing import Final, Literal, NamedTuple

import pygame

from fort_desktop.rules.model.cards import Kid
from fort_desktop.scene import text
from fort_desktop.scene.panel import dashed, rounded
from fort_desktop.ui.art import palette as pal
from fort_desktop.ui.art.boxes import box_face
from fort_desktop.ui.art.icons import badge, icon
from fort_desktop.ui.art.kept import CARDS, PARTS
from fort_desktop.ui.art.paper import tape
from fort_desktop.ui.art.portrait import portrait
from fort_desktop.ui.fonts import BOLD, TITLE
from fort_desktop.ui.text.i18n import tr
from fort_desktop.ui.text.names import kid_name
from fort_desktop.ui.text.steps import box_words

Style = Literal["big", "park", "mini"]
Place = tuple[float, float, float, float]
GLOW_EDGE: Final = 16
"""What a glow adds on each side, in design units."""


class Form(NamedTuple):
    """Where the parts of a card lie, in design units (pixels at 1080p)."""

    w: float
    h: float
    line: float
    corner: float
    window: Place
    tape: Place
    name: float
    public: Place
    private: Place
    badge: float


FORMS: Final[dict[Style, Form]] = {
    "big": Form(200, 284, 4, 14, (9, 9, 182, 126), (38, 122, 154, 33), 23,
                (9, 162, 182, 54), (9, 222, 182, 54), 58),
    "park": Form(148, 218, 3.6, 12, (7, 7, 134, 104), (28, 97, 114, 30), 21,
                 (7, 134, 134, 36), (7, 174, 134, 36), 50),
    "mini": Form(104, 150, 3.2, 10, (5, 5, 94, 76), (5, 69, 94, 25), 18,
                 (5, 97, 94, 23), (5, 122, 94, 23), 42),
}  # fmt: skip
RATIO: Final = {style: form.w / form.h for style, form in FORMS.items()}
"""Width over height of each style."""


class FaceWords(NamedTuple):
    """The words of a card, translated; `none` stands on a card without actions."""

    name: str
    public: str = ""
    private: str = ""
    none: str = ""


def card_width(style: Style, height: int) -> int:
    """The width of a card of this height, in pixels."""
    return round(height * RATIO[style])


def box_places(height: int, style: Style = "big") -> tuple[pygame.Rect, pygame.Rect]:
    """Where the public and the private box lie on a card, in its pixels."""
    form, unit = FORMS[style], height / FORMS[style].h
    return _px(form.public, unit), _px(form.private, unit)


def card_face(kid: Kid, height: int, style: Style, language: str) -> pygame.Surface:
    """A kid's card with its words in the language spoken; `language` keys the cache."""
    _sizes[height, style] = None
    _drawn.add((kid.id, height, style, language))
    return kid_card(kid, height, style, _spoken(kid, language))


_sizes: Final[dict[tuple[int, Style], None]] = {}
_drawn: Final[set[tuple[str, int, Style, str]]] = set()


def draw_ahead(kids: Iterable[Kid], language: str) -> bool:
    """Draw one card that may be needed soon in a size that is in use; False if there is none.

    A card takes 2 to 8 ms: better in a frame in which nothing happens than in a jump. Nothing that
    is kept is given up for it.
    """
    for height, style in sorted(_sizes):
        if not CARDS.spare(4 * height * card_width(style, height)):
            return False
        for kid in kids:
            if (kid.id, height, style, language) not in _drawn:
                card_face(kid, height, style, language)
                return True
    return False


def forget_sizes() -> None:
    """The window has another size: other cards will be needed."""
    _sizes.clear()
    _drawn.clear()


def face_words(kid: Kid) -> FaceWords:
    """What stands on a kid's card, in the language spoken."""
    public = box_words(kid.public) if kid.public is not None else ""
    private = box_words(kid.private) if kid.private is not None else ""
    return FaceWords(kid_name(kid), public, private, tr("No action: add or follow"))


@PARTS
def _spoken(kid: Kid, language: str) -> FaceWords:
    """The words of a card; `language` keys the cache."""
    return face_words(kid)


@CARDS
def kid_card(
    kid: Kid,
    height: int,
    style: Style,
    words: FaceWords,
    bleed: int = 0,
    hot: tuple[bool, bool] = (False, False),
) -> pygame.Surface:
    """A kid's card, `height` pixels high and `card_width` wide.

    Args:
        words: as the card shall say them; big cards tell their actions, smaller ones show signs.
        bleed: pixels added on each side, into which the badge sticks out.
        hot: whether the public and the private box are lit.
    """
    form, unit = FORMS[style], height / FORMS[style].h
    w = card_width(style, height)
    image = pygame.Surface((w + 2 * bleed, height + 2 * bleed), pygame.SRCALPHA)
    card = image.subsurface((bleed, bleed, w, height))
    body = rounded(w, height, form.corner * unit, pal.CARD, pal.OUTLINE, form.line * unit)
    card.blit(body, (0, 0))
    _window(card, kid, form, unit)
    if kid.public is not None or kid.private is not None:
        _boxes(card, kid, height, style, words, hot)
    else:
        _no_action(card, kid, form, unit, words.none)
    _name(card, form, unit, words.name, kid.best_friend is not None)
    if kid.best_friend is not None:
        heart = icon("heart", max(10, round(form.badge * 0.62 * unit)))
        card.blit(heart, (w - heart.get_width() - round(5 * unit), round(4 * unit)))
    out = min(bleed, round(8 * unit))
    _badges(image, kid, form, unit, bleed - out if bleed else 1)
    return image


def _px(place: Place, unit: float) -> pygame.Rect:
    x, y, w, h = (round(value * unit) for value in place)
    return pygame.Rect(x, y, w, h)


def _window(card: pygame.Surface, kid: Kid, form: Form, unit: float) -> None:
    place = _px(form.window, unit)
    face = picture_of(kid, place.w, place.h, round(form.corner * 0.62 * unit), form.line * 0.75)
    card.blit(face, place)


@PARTS
def picture_of(
    kid: Kid, w: int, h: int, corner: int, line: float = 3, close: bool = False
) -> pygame.Surface:
    """The portrait of a kid in a frame with round corners, `w` x `h` pixels."""
    image = portrait(kid, w, h, close).copy()
    mask = rounded(w, h, corner, (255, 255, 255), None, 0)
    image.blit(mask, (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
    thick = max(1.2, line * h / 126)
    image.blit(rounded(w, h, corner, None, pal.OUTLINE, thick), (0, 0))
    return image


@CARDS
def kid_chip(kid: Kid, w: int, h: int) -> pygame.Surface:
    """A kid in little room (a Lookout, a Yard): its portrait in a frame of card, and its badge."""
    image = rounded(w, h, w * 0.1, pal.CARD, pal.OUTLINE, max(1.5, w / 30)).copy()
    edge = max(2, round(w / 22))
    face = picture_of(kid, w - 2 * edge, h - 2 * edge, round(w * 0.07), 4, True)
    image.blit(face, (edge, edge))
    size = max(12, round(min(w, h) * (0.42 if len(kid.suits) == 1 else 0.34)))
    for i, suit in enumerate(kid.suits):
        image.blit(badge(suit, size, size >= 34), (1, 1 + i * round(size * 0.94)))
    return image


def _badges(image: pygame.Surface, kid: Kid, form: Form, unit: float, start: int) -> None:
    size = max(12, round(form.badge * unit * (1 if len(kid.suits) == 1 else 0.88)))
    step = round(size * (1.0 if form.badge > 42 else 0.92))
    for i, suit in enumerate(kid.suits):
        image.blit(badge(suit, size, size >= 30), (start, start + i * step))


def _name(card: pygame.Surface, form: Form, unit: float, name: str, friend: bool) -> None:
    place = _px(form.tape, unit)
    if form.name > 18:
        card.blit(tape(place.w, place.h, friend, -1.2), place)
        middle = place.center
    else:
        fill = pal.TAPE_FRIEND if friend else pal.TAPE
        card.blit(rounded(place.w, place.h, 3 * unit, fill, pal.OUTLINE, max(1, 2 * unit)), place)
        middle = (place.centerx, place.centery)
    room = place.w - round((22 if form.name > 18 else 6) * unit)
    shown = text.fitted(TITLE, max(9, round(form.name * unit)), name, pal.INK, room, 8)
    card.blit(shown, shown.get_rect(center=middle))


def _boxes(
    card: pygame.Surface,
    kid: Kid,
    height: int,
    style: Style,
    words: FaceWords,
    hot: tuple[bool, bool],
) -> None:
    places = box_places(height, style)
    told = (words.public, words.private) if style == "big" else ("", "")
    boxes = (("public", kid.public), ("private", kid.private))
    for (name, box), place, word, lit in zip(boxes, places, told, hot, strict=True):
        card.blit(box_face(box, name, place.w, place.h, word, lit), place)


def _no_action(card: pygame.Surface, kid: Kid, form: Form, unit: float, words: str) -> None:
    """The lower half of a card that is only ever added or followed with."""
    place = _px(form.public, unit).union(_px(form.private, unit))
    inside = rounded(place.w, place.h, 10 * unit, pal.rgb("#F6E8C8"), None, 0)
    card.blit(inside, place)
    card.blit(dashed(place.w, place.h, 10 * unit, pal.OUTLINE, max(1.0, 2.4 * unit)), place)
    told = form.window[2] > 150
    size = round(place.h * (0.4 if told else 0.62))
    gap = round(size * 0.3)
    wide = len(kid.suits) * (size + gap) - gap
    top = place.y + (round(8 * unit) if told else (place.h - size) // 2)
    for i, suit in enumerate(kid.suits):
        card.blit(badge(suit, size, False), (place.centerx - wide // 2 + i * (size + gap), top))
    if told:
        room = (place.w - round(12 * unit), round(place.h * 0.46))
        shown = text.wrapped(BOLD, max(9, round(19 * unit)), words, pal.INK, room, True)
        middle = (place.centerx, place.bottom - room[1] // 2 - round(3 * unit))
        card.blit(shown, shown.get_rect(center=middle))


def _sticker(sign: pygame.Surface, edge: int) -> pygame.Surface:
    """The pale edge of a sign that lies on a dark ground; it adds twice `edge` on each side."""
    w, h = sign.get_size()
    shape = pygame.mask.from_surface(sign, 100).to_surface(
        setcolor=(*pal.TAPE, 255), unsetcolor=(*pal.TAPE, 0)
    )
    whole = pygame.Surface((w + 4 * edge, h + 4 * edge), pygame.SRCALPHA)
    for dx, dy in ((-1, -1), (0, -1.4), (1, -1), (-1.4, 0), (1.4, 0), (-1, 1), (0, 1.4), (1, 1)):
        whole.blit(shape, (round((2 + dx) * edge), round((2 + dy) * edge)))
    return whole


@CARDS
def card_back(
    w: int, h: int, colour: pal.Colour, number: int | None, sign: str = "fort"
) -> pygame.Surface:
    """The back of a deck, with the number of its cards and a sign (the mark of a seat, say)."""
    image = pygame.Surface((w, h), pygame.SRCALPHA)
    radius = h * 0.06
    image.blit(rounded(w, h, radius, colour, pal.OUTLINE, max(2, h / 54)), (0, 0))
    edge = max(4, round(h * 0.05))
    stitches = dashed(w - 2 * edge, h - 2 * edge, radius * 0.7, pal.TAPE, max(1.0, h / 90))
    image.blit(stitches, (edge, edge))
    shown = icon(sign, round(w * 0.5))
    high = 0.5 if number is None else 0.34
    place = shown.get_rect(center=(w // 2, round(h * high)))
    edge = max(1, round(h / 70))
    image.blit(_sticker(shown, edge), place.move(-2 * edge, -2 * edge))
    image.blit(shown, place)
    if number is not None:
        disc = round(w * 0.4)
        plate = rounded(disc, disc, disc / 2, pal.PAPER, pal.OUTLINE, max(1.5, h / 72))
        image.blit(plate, ((w - disc) // 2, round(h * 0.58)))
        figure = text.line(TITLE, round(disc * 0.56), str(number), pal.INK)
        image.blit(figure, figure.get_rect(center=(w // 2, round(h * 0.58) + disc // 2)))
    return image


@CARDS
def glow(w: int, h: int, unit: float, hollow: bool = False) -> pygame.Surface:
    """The rim and halos of something that may be chosen now; `GLOW_EDGE` larger on each side.

    A `hollow` one leaves free what it surrounds: the box of a card, which is drawn below it.
    """
    far = round(GLOW_EDGE * unit)
    image = pygame.Surface((w + 2 * far, h + 2 * far), pygame.SRCALPHA)
    for part, alpha in ((16, 36), (12, 51), (9, 82)):
        edge = round(part * unit)
        sheet = rounded(w + 2 * edge, h + 2 * edge, 14 * unit + edge, pal.ACTION, None, 0).copy()
        sheet.set_alpha(alpha)
        image.blit(sheet, (far - edge, far - edge))
    edge = max(3, round(5 * unit))
    rim = rounded(w + 2 * edge, h + 2 * edge, 13 * unit + edge, pal.ACTION, pal.OUTLINE, 1.6 * unit)
    image.blit(rim, (far - edge, far - edge))
    if hollow:
        # Black, so that only opacity is taken away and the rim stays yellow.
        hole = rounded(w, h, 9 * unit, (0, 0, 0), None, 0)
        image.blit(hole, (far, far), special_flags=pygame.BLEND_RGBA_SUB)
    return image
