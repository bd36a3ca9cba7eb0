"""The signs of an action box, ``before > (loop) x count > after``, in one row or in two."""

from collections.abc import Iterator
from typing import Final, NamedTuple

import pygame

from fort_desktop.rules.model.boxes import Box, Step
from fort_desktop.scene import text
from fort_desktop.ui.art import palette as pal
from fort_desktop.ui.art.fonts import TITLE
from fort_desktop.ui.art.icons import ONE_SHARE, icon
from fort_desktop.ui.art.kept import SMALL

_GLUE: Final = 0.08
"""The gap between signs, and between rows of them, as a share of their height."""
_SHORT: Final = frozenset({"then", "times"})
_BEGIN: Final = _SHORT | {"("}
"""With which signs a second row may begin."""
_FIGURES: Final = "0123456789()+-"
_LARGE: Final = 100
"""A height in pixels at which rounding does not matter."""
_UNEVEN: Final = 2
"""So many pixels higher than thought signs may be: widths are rounded."""
_LEAST: Final = 8
"""Signs are not drawn smaller than this, in pixels."""


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


class SignRows(NamedTuple):
    """Signs in rows of a height in pixels; figures among them are at least `figure` pixels."""

    rows: tuple[tuple[str, ...], ...]
    high: int
    figure: int

    @property
    def size(self) -> tuple[int, int]:
        """Width and height of all rows, in pixels."""
        wide = max(_width(row, self.high, self.figure) for row in self.rows)
        return wide, len(self.rows) * self.high + (len(self.rows) - 1) * _gap(self.high)

    def fits(self, room: tuple[int, int]) -> bool:
        """Return True if all rows fit a room (width, height)."""
        wide, high = self.size
        return wide <= room[0] and high <= room[1]


def sign_rows(box: Box, room: tuple[int, int], figure: int, rows: int) -> SignRows:
    """The signs of a box in up to `rows` rows (1 or 2), as high as `room` (width, height) allows.

    Two rows only where that makes them larger.

    Args:
        figure: the least size of the font of figures and brackets, in pixels.
    """
    signs = tuple(box_signs(box))
    whole = _largest((signs,), room, figure)
    if rows == 1:
        return whole
    halves = (_largest(pair, room, figure) for pair in _pairs(signs))
    return max((whole, *halves), key=lambda made: made.high)


def _pairs(signs: tuple[str, ...]) -> Iterator[tuple[tuple[str, ...], ...]]:
    for i, sign in enumerate(signs):
        if i and sign in _BEGIN and signs[i - 1] not in _BEGIN:
            yield signs[:i], signs[i:]


def _largest(rows: tuple[tuple[str, ...], ...], room: tuple[int, int], figure: int) -> SignRows:
    tall = (room[1] - (len(rows) - 1) * _gap(room[1] // 2)) // len(rows) + 1
    broad = max(sum(map(_share, row)) + _GLUE * (len(row) - 1) for row in rows)
    made = SignRows(rows, max(_LEAST, min(tall, int(room[0] / broad) + _UNEVEN)), figure)
    while made.high > _LEAST and not made.fits(room):
        made = made._replace(high=made.high - 1)
    return made


def _over(sign: str, made: SignRows) -> int:
    """By how many pixels a figure or bracket reaches above or below signs of that height."""
    if sign[0] not in _FIGURES:
        return 0
    style = TITLE, _figure(sign, made.high, made.figure), sign
    # How far the baseline lies below the middle of the picture.
    down = text.baseline(*style) - _sign(sign, made.high, made.figure).get_height() // 2
    above, below = text.highest(*style) - down, text.lowest(*style) + down
    return max(0, above - made.high // 2, below - (made.high + 1) // 2)


@SMALL
def _share(sign: str) -> float:
    """The width of a sign as a share of its height, about."""
    if sign[0] in _FIGURES:
        return text.width(TITLE, _figure(sign, _LARGE, 0), sign) / _LARGE
    return 0.46 if sign in _SHORT else 1.0


def _gap(h: int) -> int:
    return round(_GLUE * h)


def _figure(sign: str, h: int, least: int) -> int:
    """The size of the font of a figure or bracket among signs `h` pixels high."""
    return max(least, round(h * (0.9 if sign in "()" else 0.8)))


def _width(row: tuple[str, ...], h: int, figure: int) -> int:
    def wide(sign: str) -> int:
        if sign[0] in _FIGURES:
            return text.width(TITLE, _figure(sign, h, figure), sign)
        return max(6, round(h * 0.46)) if sign in _SHORT else h

    return sum(map(wide, row)) + _gap(h) * (len(row) - 1)


def _sign(sign: str, h: int, figure: int) -> pygame.Surface:
    if sign[0] in _FIGURES:
        return text.line(TITLE, _figure(sign, h, figure), sign, pal.INK)
    if sign in _SHORT:
        return icon(sign, max(6, round(h * 0.46)))
    if sign == "point" and round(h * ONE_SHARE) < figure:
        sign = "vp"
    return icon(sign, h)


def signs_picture(made: SignRows) -> pygame.Surface:
    """The rows of signs, each in the middle.

    Among low signs brackets, which have a least size, reach a little above and below the rows.
    """
    wide, high = made.size
    over = max(_over(sign, made) for row in made.rows for sign in row)
    image = pygame.Surface((wide, high + 2 * over), pygame.SRCALPHA, 32)
    for number, row in enumerate(made.rows):
        x = (wide - _width(row, made.high, made.figure)) // 2
        top = over + number * (made.high + _gap(made.high))
        for sign in row:
            shown = _sign(sign, made.high, made.figure)
            image.blit(shown, (x, top + (made.high - shown.get_height()) // 2))
            x += shown.get_width() + _gap(made.high)
    return image
