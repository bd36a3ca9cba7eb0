"""Action boxes: ``before > (loop) x count > after`` as a row of signs, with words and a tab."""

from typing import Final

import pygame

from fort_desktop.rules.model.boxes import Box, Step
from fort_desktop.scene import text
from fort_desktop.scene.panel import dashed, rounded
from fort_desktop.ui.art import palette as pal
from fort_desktop.ui.art.icons import icon
from fort_desktop.ui.fonts import BOLD, TITLE

_GLUE: Final = 0.08
"""The gap between signs, as a share of their height."""
_LARGE: Final = 8
"""Pixels of a design unit where rounding does not matter."""
_BESIDE: Final = 0.74
"""The share of the width of a box that is free beside its tab."""
_SHORT: Final = frozenset({"then", "times"})


def step_signs(step: Step) -> list[str]:
    """The signs of one step; figures and brackets stand for themselves."""
    if step.op == "vp":
        return ["point"] if step.n == 1 else [str(step.n), "vp"]
    if step.op == "gain":
        return [str(step.what)] if step.n == 1 else [str(step.n), str(step.what)]
    if step.op == "spend":
        return ["spend", str(step.what)]
    if step.op == "fort":
        return ["build"] if not step.n else ["build", "+1" if step.n > 0 else "-1"]
    return [step.op]


def _joined(steps: tuple[Step, ...]) -> list[str]:
    signs: list[str] = []
    for i, step in enumerate(steps):
        signs += (["then"] if i else []) + step_signs(step)
    return signs


def box_signs(box: Box) -> list[str]:
    """All signs of a box from left to right, as they are printed."""
    signs = _joined(box.before)
    if box.before:
        signs.append("then")
    bracket = box.count is not None and (len(box.loop) > 1 or bool(box.after))
    signs += ["("] * bracket + _joined(box.loop)
    if box.count is not None:
        signs += [")"] * (bracket and len(box.loop) > 1) + ["times", str(box.count)]
    signs += [")"] * (bracket and len(box.loop) == 1)
    if box.after:
        signs += ["then", *_joined(box.after)]
    return signs


def _sign(sign: str, h: int) -> pygame.Surface:
    if sign[0] in "0123456789()+-":
        return text.line(TITLE, max(8, round(h * (0.9 if sign in "()" else 0.8))), sign, pal.INK)
    if sign in _SHORT:
        return icon(sign, max(6, round(h * 0.46)))
    return icon(sign, h)


def _width(signs: list[str], h: int) -> int:
    return sum(_sign(s, h).get_width() for s in signs) + round(_GLUE * h) * (len(signs) - 1)


def effect_row(box: Box, w: int, h: int) -> pygame.Surface:
    """The signs of a box in one row, `h` pixels high or less so that they fit `w`."""
    signs = box_signs(box)
    wide = _width(signs, h)
    if wide > w:
        h = max(8, h * w // wide)
        while h > 8 and _width(signs, h) > w:
            h -= 1
    gap = round(_GLUE * h)
    image = pygame.Surface((max(1, _width(signs, h)), max(1, h)), pygame.SRCALPHA)
    x = 0
    for sign in signs:
        shown = _sign(sign, h)
        image.blit(shown, (x, (h - shown.get_height()) // 2))
        x += shown.get_width() + gap
    if image.get_width() > w > 0:
        image = pygame.transform.smoothscale(image, (w, image.get_height()))
    return image


def _tab(image: pygame.Surface, public: bool, tab: int, thick: int) -> None:
    """The right end of a box: footprints (others may follow) or a lock."""
    w, h = image.get_size()
    colour = pal.PUBLIC_TAG if public else pal.PRIVATE_TAG
    edge = pygame.Rect(w - tab - thick, thick, tab, h - 2 * thick)
    corner = max(1, h // 6 - thick)
    pygame.draw.rect(
        image, colour, edge, border_top_right_radius=corner, border_bottom_right_radius=corner
    )
    pygame.draw.line(image, pal.OUTLINE, edge.topleft, (edge.x, edge.bottom - 1), max(1, thick - 1))
    sign = icon("follow" if public else "lock", max(8, min(round(tab * 0.84), round(h * 0.76))))
    image.blit(sign, sign.get_rect(center=(edge.centerx + 1, h // 2)))


def box_face(
    box: Box | None, name: str, w: int, h: int, words: str, hot: bool = False
) -> pygame.Surface:
    """An action box of `w` x `h` pixels.

    Args:
        name: "public" (open, footprints) or "private" (cardboard, lock).
        words: what it does, translated; empty for signs alone.
        hot: it may be chosen now: lit in the colour of action.
    """
    if box is None:
        return _blank(w, h)
    image = pygame.Surface((w, h), pygame.SRCALPHA)
    public = name == "public"
    fill = pal.PAPER if public else pal.PRIVATE
    thick = max(1, round(h / 22))
    if hot:
        fill = pal.LIT
    image.blit(rounded(w, h, h / 6, fill, pal.OUTLINE, max(1.5, h / 22)), (0, 0))
    tab = round(min(h * 0.66, w * 0.19)) if w > 90 * h / 23 or h > 27 else 0
    if tab:
        _tab(image, public, tab, thick)
    room = pygame.Rect(thick, thick, w - tab - 2 * thick, h - 2 * thick)
    _fill_in(image, box, room, words, words_size(words, w, h))
    return image


def words_size(words: str, w: int, h: int) -> int:
    """The font size of the words in a box of `w` x `h` pixels; 0 if they do not fit legibly.

    They are measured at a large size without rounding, and as if beside a tab, so that a larger
    window never shows fewer of them.
    """
    if not words or text.width(BOLD, _LARGE * 15, words) > _LARGE * 182 * _BESIDE:
        return 0
    size = max(text.LEAST, round(h * 0.35))
    while size >= text.LEAST and text.width(BOLD, size, words) > int(w * _BESIDE):
        size -= 1
    return size if size >= text.LEAST else 0


def _fill_in(image: pygame.Surface, box: Box, room: pygame.Rect, words: str, size: int) -> None:
    """Draw the signs, and below them the words at font size `size`, unless that is 0."""
    if not size:
        signs = effect_row(box, room.w - 6, round(room.h * (0.64 if words else 0.8)))
        image.blit(signs, signs.get_rect(center=room.center))
        return
    high = round(room.h * 0.54)
    signs = effect_row(box, room.w - 6, high)
    image.blit(signs, signs.get_rect(center=(room.centerx, room.y + high // 2 + 1)))
    line = text.line(BOLD, size, words, pal.INK)
    middle = room.bottom - round(room.h * 0.24)
    image.blit(line, line.get_rect(center=(room.centerx, middle)))


def _blank(w: int, h: int) -> pygame.Surface:
    """An empty box."""
    image = pygame.Surface((w, h), pygame.SRCALPHA)
    image.blit(dashed(w, h, h / 6, pal.CARDBOARD_DARK, max(1.0, h / 27)), (0, 0))
    return image
