"""Kids as cards, in three sizes, and card backs."""

from functools import lru_cache
from typing import Final, Literal

import pygame

from fort_desktop.rules.cards import Kid
from fort_desktop.rules.effects import Box, Step
from fort_desktop.scene import text
from fort_desktop.scene.panel import dashed, rounded, shadow
from fort_desktop.ui.art import palette as pal
from fort_desktop.ui.art.icons import badge, icon
from fort_desktop.ui.art.portrait import portrait
from fort_desktop.ui.fonts import BOLD, TITLE
from fort_desktop.ui.words import box_words, kid_name, tr

Style = Literal["big", "park", "mini"]
RATIO: Final = {"big": 200 / 284, "park": 148 / 218, "mini": 104 / 150}
"""Width over height of each style."""


def card_width(style: Style, height: int) -> int:
    """The width of a card of this height, in pixels."""
    return round(height * RATIO[style])


@lru_cache(maxsize=512)
def card_face(kid: Kid, height: int, style: Style, language: str) -> pygame.Surface:
    """A kid's card; `language` is part of the cache's key only."""
    w, h = card_width(style, height), height
    edge, top, unit = _frame(h, style)
    image = pygame.Surface((w, h), pygame.SRCALPHA)
    image.blit(rounded(w, h, 14 * unit + 2, pal.CARD, pal.OUTLINE, max(2, 4.2 * unit)), (0, 0))
    face = portrait(kid.id, w - 2 * edge, top)
    image.blit(face, (edge, edge))
    pygame.draw.rect(image, pal.OUTLINE, (edge, edge, w - 2 * edge, top), max(1, round(2 * unit)))
    _tape(image, kid, w, edge + top, unit, style)
    _boxes(image, kid, h, style)
    size = round(h * (0.2 if style != "mini" else 0.27) * (1.0 if len(kid.suits) == 1 else 0.8))
    for i, suit in enumerate(kid.suits):
        image.blit(badge(suit, size, style != "mini"), (2, 2 + i * round(size * 1.02)))
    if kid.best_friend is not None:
        heart = icon("heart", round(34 * unit) + 4)
        image.blit(heart, (w - heart.get_width() - edge // 2, edge // 2))
    return image


def _tape(image: pygame.Surface, kid: Kid, w: int, y: int, unit: float, style: Style) -> None:
    high = round(34 * unit) if style == "big" else round(44 * unit)
    wide = round(w * 0.84)
    fill = pal.TAPE_FRIEND if kid.best_friend else pal.TAPE
    strip = rounded(wide, high, 3, fill, pal.OUTLINE, max(1, 2 * unit))
    left, top = (w - wide) // 2, y - high // 2
    image.blit(strip, (left, top))
    name = text.fitted(TITLE, max(11, round(high * 0.68)), kid_name(kid), pal.INK, wide - 8)
    image.blit(name, name.get_rect(center=(w // 2, top + high // 2)))


def _boxes(image: pygame.Surface, kid: Kid, height: int, style: Style) -> None:
    public, private = box_places(height, style)
    if kid.public is None and kid.private is None:
        both = public.union(private)
        image.blit(dashed(*both.size, 8, pal.OUTLINE, 2), both)
        room = (both.w - 8, both.h - 4)
        words = tr("No action: add or follow")
        size = max(10, public.h // 3)
        shown = text.wrapped(BOLD, size, words, pal.INK, room, centered=True)
        image.blit(shown, shown.get_rect(center=both.center))
        return
    for name, box, place in (("public", kid.public, public), ("private", kid.private, private)):
        image.blit(box_face(box, name, place.w, place.h, style == "big"), place)


def box_places(height: int, style: Style = "big") -> tuple[pygame.Rect, pygame.Rect]:
    """Where the public and the private box lie on a card, in its pixels."""
    w = card_width(style, height)
    edge, top, unit = _frame(height, style)
    start = edge + top + round(16 * unit)
    gap = max(2, edge // 2)
    high = (height - edge - start - gap) // 2
    wide = w - 2 * edge
    return pygame.Rect(edge, start, wide, high), pygame.Rect(edge, start + high + gap, wide, high)


def _frame(height: int, style: Style) -> tuple[int, int, float]:
    """Width of the edge, height of the portrait, and pixels of a design unit."""
    unit = height / 284
    return max(4, round(9 * unit)), round(height * (0.42 if style == "big" else 0.46)), unit


def box_face(box: Box | None, name: str, w: int, h: int, words: bool) -> pygame.Surface:
    """An action box: its signs, in big size its words, and the tab of its kind."""
    image = pygame.Surface((w, h), pygame.SRCALPHA)
    if box is None:
        image.blit(dashed(w, h, h // 6, pal.CARDBOARD_DARK, 2), (0, 0))
        return image
    public = name == "public"
    fill = pal.PAPER if public else pal.PRIVATE
    image.blit(rounded(w, h, h // 6, fill, pal.OUTLINE, max(1.5, h / 24)), (0, 0))
    tab = round(min(h * 0.62, w * 0.19)) if words or w > 100 else 0
    if tab:
        tag = rounded(tab, h - 4, h // 8, pal.PUBLIC_TAG if public else pal.PRIVATE_TAG, None, 0)
        image.blit(tag, (w - tab - 2, 2))
        sign = icon("follow" if public else "lock", round(tab * 0.72))
        image.blit(sign, sign.get_rect(center=(w - tab // 2 - 2, h // 2)))
    room = pygame.Rect(4, 2, w - tab - 8, h - 4)
    row_h = round(room.h * (0.56 if words else 0.86))
    signs = effect_row(box, room.w, row_h)
    middle = room.y + row_h // 2 + (0 if words else (room.h - row_h) // 2)
    image.blit(signs, signs.get_rect(center=(room.centerx, middle)))
    if words:
        line = text.fitted(BOLD, max(10, round(room.h * 0.36)), box_words(box), pal.INK, room.w)
        image.blit(line, line.get_rect(midbottom=(room.centerx, room.bottom)))
    return image


def _step_signs(step: Step) -> list[str]:
    if step.op in ("gain", "vp"):
        sign = "vp" if step.op == "vp" else str(step.what)
        return [sign] if step.n == 1 else [str(step.n), sign]
    if step.op == "spend":
        return ["-", str(step.what)]
    if step.op == "fort" and step.n:
        return ["fort", "+1" if step.n > 0 else "-1"]
    return [step.op]


def _signs(box: Box) -> list[str]:
    signs: list[str] = []
    for i, step in enumerate(box.before):
        signs += (["then"] if i else []) + _step_signs(step)
    if box.before:
        signs.append("then")
    if len(box.loop) > 1 and box.count:
        signs.append("(")
    for i, step in enumerate(box.loop):
        signs += (["then"] if i else []) + _step_signs(step)
    if len(box.loop) > 1 and box.count:
        signs.append(")")
    if box.count is not None:
        signs += ["times", "level" if box.count == "level" else box.count]
    for step in box.after:
        signs += ["then", *_step_signs(step)]
    return signs


@lru_cache(maxsize=512)
def effect_row(box: Box, w: int, h: int) -> pygame.Surface:
    """The signs of a box in one row, as high as `h` if they fit `w`."""
    signs = _signs(box)
    while True:
        pictures = [_sign(sign, h) for sign in signs]
        total = sum(p.get_width() for p in pictures) + 2 * (len(pictures) - 1)
        if total <= w or h <= 8:
            break
        h -= 1
    image = pygame.Surface((max(1, total), max(1, h)), pygame.SRCALPHA)
    x = 0
    for shown in pictures:
        image.blit(shown, (x, (h - shown.get_height()) // 2))
        x += shown.get_width() + 2
    return image


def _sign(sign: str, h: int) -> pygame.Surface:
    if sign == "any_suit":
        return text.line(TITLE, round(h * 0.8), "?", pal.INK)
    if sign[0] in "0123456789()+-":
        return text.line(TITLE, max(8, round(h * 0.8)), sign, pal.INK)
    if sign in ("then", "times"):
        return icon(sign, round(h * 0.5))
    return icon(sign, h)


@lru_cache(maxsize=64)
def card_back(w: int, h: int, colour: pal.Colour, number: int | None) -> pygame.Surface:
    """The back of a deck, with the number of its cards."""
    image = pygame.Surface((w, h), pygame.SRCALPHA)
    radius = round(h * 0.06)
    image.blit(rounded(w, h, radius, colour, pal.OUTLINE, max(2, h / 60)), (0, 0))
    edge = max(3, round(h * 0.045))
    inner = rounded(w - 2 * edge, h - 2 * edge, radius, None, pal.CARD, max(1, h / 110))
    image.blit(inner, (edge, edge))
    fort = icon("fort", round(w * 0.46))
    image.blit(fort, fort.get_rect(center=(w // 2, round(h * 0.36))))
    if number is not None:
        disc = round(w * 0.36)
        image.blit(
            rounded(disc, disc, disc / 2, pal.CHALK, pal.OUTLINE, 2),
            ((w - disc) // 2, round(h * 0.58)),
        )
        shown = text.line(TITLE, round(disc * 0.62), str(number), pal.INK)
        image.blit(shown, shown.get_rect(center=(w // 2, round(h * 0.58) + disc // 2)))
    return image


@lru_cache(maxsize=128)
def glow(w: int, h: int) -> pygame.Surface:
    """The rim and halos of something that may be chosen now; 16 pixels larger on each side."""
    image = pygame.Surface((w + 32, h + 32), pygame.SRCALPHA)
    image.blit(shadow(w, h, 14, 16, pal.ACTION, 60), (0, 0))
    image.blit(rounded(w + 10, h + 10, 16, None, pal.ACTION, 5), (11, 11))
    return image
