"""Action boxes: signs, the words below them, and a tab that tells public from private."""

from collections.abc import Callable
from typing import Final, NamedTuple

import pygame

from fort_desktop.rules.model.boxes import Box
from fort_desktop.scene.lettering import Block, blocks, put, settings
from fort_desktop.scene.panel import rounded
from fort_desktop.ui.art import palette as pal
from fort_desktop.ui.art.boxes import SignRows, sign_rows, signs_picture
from fort_desktop.ui.art.fonts import BOLD
from fort_desktop.ui.art.icons import icon

_LEAST_PIXELS: Final = 12
"""Signs are not to be lower than this."""
_WORDED: Final = 17.0
"""Above words they have at least so many units: rather a long formula is large and alone."""
_HIGH_SIGN: Final = 22
"""Signs above words are not higher than this, in units."""
_LINES: Final = 3
"""The most lines of words."""
_ALONE: Final = 30
"""Nor is a row of signs without words."""
_AIR: Final = 1.5
"""Free on both sides of the words: beside the line they look cut."""
_TABS: Final = (1.0, 0.8, 0.0)
"""How much of a tab there is: less where a whole one leaves no room."""
_NONE: Final = 0.22
"""How dark the place of a box is that a card doesn't have."""
_SHIFTS: Final = (3, 6, 9, 12, 15, 18)
"""By how many units a box may be higher than half of the room."""


class Measure(NamedTuple):
    """The measures that sizes in a box depend on.

    Attributes:
        scale: pixels of one of the card's own units.
        sign: the least height of signs, in units.
        figure: the least size of a font, in pixels.
        words: the sizes of words in pixels: of one line, of several, the least.
    """

    scale: float
    sign: float
    figure: int
    words: tuple[int, int, int]

    @property
    def least_sign(self) -> int:
        """The least height of signs, in pixels."""
        return max(_LEAST_PIXELS, self.px(self.sign))

    def px(self, units: float) -> int:
        """Units of the card in pixels."""
        return round(units * self.scale)


class BoxPlan(NamedTuple):
    """The layout of a box of a size in pixels; `good` if nothing is too small or missing.

    There are no words without signs.
    """

    size: tuple[int, int]
    tab: int
    signs: SignRows | None
    words: Block | None
    good: bool


def box_plan(box: Box, words: str, size: tuple[int, int], measure: Measure, tab: int) -> BoxPlan:
    """Words as large as they fit below signs that can be told apart.

    A box too small for both has a smaller tab, or none; and if it is too small even then, its signs
    without words: words alone do not show as plainly what belongs together.

    Args:
        words: "" for signs alone; tab: its width in pixels, 0 for none.
    """
    tabs = dict.fromkeys(round(share * tab) for share in _TABS)
    if words:
        both = (_signs_and_words(box, words, size, measure, wide) for wide in tabs)
        found = next(filter(None, both), None)
        if found is not None:
            return found
    alone = [_signs_alone(box, size, measure, wide) for wide in tabs]
    return next((one for one in alone if one.good), alone[-1])


def _signs_alone(box: Box, size: tuple[int, int], measure: Measure, tab: int) -> BoxPlan:
    """As `box_plan`, with a tab of this width and without words."""
    room = _room(size, measure, tab)
    high = room.h - measure.px(1)
    one, two = (
        sign_rows(box, (room.w, min(high, n * measure.px(_ALONE))), measure.figure, n)
        for n in (1, 2)
    )
    signs = max(one, two, key=lambda made: made.high if len(made.rows) > 1 else one.high)
    return BoxPlan(size, tab, signs, None, signs.high >= measure.least_sign)


def _signs_and_words(
    box: Box, words: str, size: tuple[int, int], measure: Measure, tab: int
) -> BoxPlan | None:
    """As `box_plan`, with a tab of this width; None without room for both."""
    room = _room(size, measure, tab)
    one, several, floor = measure.words
    high, air = measure.px(_WORDED), 2 * measure.px(_AIR)
    tried = settings(one, floor, _LINES, several)
    for made in blocks(BOLD, words, tried, (room.w - air, room.h)):
        left = room.h - made.height - measure.px(3)
        if left >= high:
            signs = sign_rows(box, (room.w, min(left, measure.px(_HIGH_SIGN))), measure.figure, 1)
            if signs.high >= high:
                return BoxPlan(size, tab, signs, made, True)
    return None


def best_heights(
    total: int, scale: float, plans: Callable[[int, int], tuple[BoxPlan | None, BoxPlan | None]]
) -> tuple[BoxPlan | None, BoxPlan | None]:
    """Two boxes that share `total` pixels of height: evenly if both are good so, else as they are.

    Args:
        plans: makes both for their heights.
    """
    even = total // 2
    best = plans(even, total - even)
    for way in _ways(best):
        for shift in _SHIFTS:
            upper = even - way * round(shift * scale)
            made = plans(upper, total - upper)
            if _score(made) > _score(best):
                best = made
            if all(plan is None or plan.good for plan in best):
                return best
    return best


def _ways(plans: tuple[BoxPlan | None, BoxPlan | None]) -> tuple[int, ...]:
    """In whose favour to try: 1 for the lower box, -1 for the upper one."""
    return tuple(
        way for plan, way in zip(plans, (-1, 1), strict=True) if plan is not None and not plan.good
    )


def _score(plans: tuple[BoxPlan | None, BoxPlan | None]) -> tuple[int, int, int]:
    """Return the rank of plans that are not all good: words, good boxes, least sign height."""
    found = [plan for plan in plans if plan is not None]
    return (
        sum(plan.words is not None for plan in found),
        sum(plan.good for plan in found),
        min((plan.signs.high for plan in found if plan.signs is not None), default=0),
    )


def _thick(scale: float) -> float:
    return max(1.5, 2.0 * scale)


def _room(size: tuple[int, int], measure: Measure, tab: int) -> pygame.Rect:
    """The room for signs and words, in pixels of the box."""
    edge = round(_thick(measure.scale))
    beside = edge + measure.px(1)
    return pygame.Rect(beside, edge, size[0] - tab - 2 * beside, size[1] - 2 * edge)


def box_face(plan: BoxPlan, public: bool, measure: Measure, hot: bool = False) -> pygame.Surface:
    """A box as planned; a `hot` one may be chosen now and is lit in the colour of action."""
    w, h = plan.size
    image = pygame.Surface((w, h), pygame.SRCALPHA, 32)
    fill = pal.LIT if hot else pal.PAPER if public else pal.PRIVATE
    corner = min(8 * measure.scale, h / 4)
    image.blit(rounded(w, h, corner, fill, pal.OUTLINE, _thick(measure.scale)), (0, 0))
    if plan.tab:
        _tab(image, public, plan.tab, round(_thick(measure.scale)), corner)
    room = _room(plan.size, measure, plan.tab)
    if plan.signs is None:
        return image
    signs = signs_picture(plan.signs)
    if plan.words is None:
        image.blit(signs, signs.get_rect(center=room.center))
        return image
    free = room.h - plan.words.height - signs.get_height()
    image.blit(signs, signs.get_rect(midtop=(room.centerx, room.y + round(free * 0.34))))
    high = plan.words.height
    below = pygame.Rect(room.x, room.bottom - high - round(free * 0.3), room.w, high)
    put(image, plan.words, below, pal.INK)
    return image


def _tab(image: pygame.Surface, public: bool, tab: int, thick: int, corner: float) -> None:
    """The right end of a box: footprints (others may follow) or a lock."""
    w, h = image.get_size()
    colour = pal.PUBLIC_TAG if public else pal.PRIVATE_TAG
    edge = pygame.Rect(w - tab - thick, thick, tab, h - 2 * thick)
    inner = max(1, round(corner) - thick)
    pygame.draw.rect(
        image, colour, edge, border_top_right_radius=inner, border_bottom_right_radius=inner
    )
    pygame.draw.line(image, pal.OUTLINE, edge.topleft, (edge.x, edge.bottom - 1), max(1, thick - 1))
    sign = icon("follow" if public else "lock", max(8, min(round(tab * 0.84), round(h * 0.76))))
    image.blit(sign, sign.get_rect(center=(edge.centerx + 1, h // 2)))


def no_box(w: int, h: int, scale: float) -> pygame.Surface:
    """The place of a box that a card doesn't have."""
    fill = pal.mixed(pal.CARD, pal.CARDBOARD_DARK, _NONE)
    return rounded(w, h, min(8 * scale, h / 4), fill, None, 0)
