"""Backgrounds of the table: the lawn, and the back yard of a player's own board."""

import random
from typing import Final

import pygame

from fort_desktop.scene.panel import rounded
from fort_desktop.ui.art import palette as pal
from fort_desktop.ui.art.daylight import STEPS, hanging, lit_by, string
from fort_desktop.ui.art.drawings import drawn
from fort_desktop.ui.art.kept import BOARDS, SCENERY, SMALL
from fort_desktop.ui.art.svg import disc, faint, mix, oval, path, picture, rect

_SUN: Final = (pal.rgb("#FFE9A0"), pal.rgb("#FFB661"))
_SHADE: Final = pal.rgb("#274A62")
"""What evening mixes into the grass that the sun does not reach."""
_GOLD: Final = pal.rgb("#F0A048")
_ROWS: Final = tuple((0.663, i / 5, (i + 1) / 5, 5) for i in range(5))
"""Fairy lights on the lower edge of the panels: how far down, from where to where, how many."""
_HANGS: Final = (46, 34)
"""How far below the upper edge of its picture a string begins, and how far it sags."""
_HIGH: Final = 160
"""The height of its picture."""
_FAR: Final = 132
"""How far its lights shine over the grass, in design units; those of a board `_NEAR` of it."""
_NEAR: Final = 44
_GRAIN: Final = 64
_HUNG: Final = ((0.0, 0.5, 8, 13, 11), (0.5, 1.0, 8, 11, 12))
"""Fairy lights over a board: from where to where, how high, how far they sag, how many."""
_BLADES: Final = ("#5B8A3E", "#6C9A48", "#7FAA52")
_CLUMPS: Final = (
    (0.01, 0.72), (0.1, 0.715), (0.125, 0.79), (0.115, 0.985), (0.145, 0.89), (0.015, 0.99),
    (0.855, 0.72), (0.9, 0.74), (0.985, 0.76), (0.85, 0.86), (0.875, 0.985), (0.985, 0.975),
    (0.19, 0.81), (0.235, 0.95), (0.26, 0.76), (0.3, 0.87), (0.34, 0.97), (0.385, 0.8),
    (0.81, 0.8), (0.775, 0.95), (0.74, 0.76), (0.7, 0.88), (0.66, 0.97), (0.62, 0.79),
)  # fmt: skip
"""The feet of the clumps of grass, as shares of the lawn; some lie below the rug of a full hand."""
_STARS: Final = ((0.07, 0.1), (0.18, 0.2), (0.33, 0.07), (0.46, 0.19), (0.61, 0.06), (0.72, 0.17),
                 (0.93, 0.22))  # fmt: skip


@SCENERY
def lawn(w: int, h: int, dusk: float = 0.0, lights: bool = False) -> pygame.Surface:
    """The table: a mown lawn, lit from the top right; `dusk` from 0 (noon) to 1 (evening).

    With `lights`, strings of them hang from the panels into the meadow; they shine at dusk. With
    high contrast it is one dark ground.
    """
    if pal.plain():
        image = pygame.Surface((w, h), depth=32)
        image.fill(pal.GRASS[0])
        return image
    small = _soft(w // 8, h // 8, dusk, lights)
    image = pygame.transform.smoothscale(small, (w, h))
    image.blit(_mown(w, h), (0, 0))
    if lights and dusk:
        unit = min(w / 1920, h / 1080)
        for down, left, right, n in _ROWS:
            row = _row((right - left) * w / unit, n, unit, dusk)
            image.blit(row, (round(left * w), round(down * h - 54 * unit)))
    return image


def bulbs(w: int, h: int) -> list[tuple[int, int]]:
    """Return the places of the lights of `lawn`, in pixels."""
    unit = min(w / 1920, h / 1080)
    return [
        (
            round(left * w + (right - left) * w * i / n),
            round(down * h + (hanging(i / n, *_HANGS) - 54) * unit),
        )
        for down, left, right, n in _ROWS
        for i in range(1, n)
    ]


@BOARDS
def _row(span: float, n: int, unit: float, dusk: float) -> pygame.Surface:
    """A string of `n` fairy lights; `span` in design units."""
    body = string(0, span, *_HANGS, n, dusk)
    return picture(body, round(span * unit), round(_HIGH * unit), (span, _HIGH))


def _soft(w: int, h: int, dusk: float, lights: bool) -> pygame.Surface:
    """The lawn's colours and light, with a grain that hides the steps of a screen's colours."""
    image = pygame.transform.smoothscale(_light(dusk), (144, 81))
    image = pygame.transform.smoothscale(pygame.transform.gaussian_blur(image, 3), (w, h))
    for x, y in bulbs(w, h) if lights else ():
        lit_by(image, x, y, _FAR * min(w / 1920, h / 1080), dusk)
    grain = _grain()
    for x in range(0, w, _GRAIN):
        for y in range(0, h, _GRAIN):
            image.blit(grain, (x, y), special_flags=pygame.BLEND_RGB_ADD)
    return image


@SMALL
def _grain() -> pygame.Surface:
    """A tile whose points are by one level brighter, or not."""
    dice = random.Random(3)
    values = bytes(part for _ in range(_GRAIN**2) for part in [dice.randrange(3)] * 3)
    return pygame.image.frombytes(values, (_GRAIN, _GRAIN), "RGB")


@SMALL
def _light(dusk: float) -> pygame.Surface:
    """The lawn's colours as a very small picture."""
    small = pygame.Surface((48, 27), depth=32)
    sun = pygame.Color(*_SUN[0]).lerp(pygame.Color(*_SUN[1]), dusk)
    shade, gold = pygame.Color(*_SHADE), pygame.Color(*_GOLD)
    for x in range(48):
        for y in range(27):
            across = ((47 - x) / 47 + y / 26) / 2
            half = int(across >= 0.5)
            low, high = (pygame.Color(*pal.GRASS[i]) for i in (half, half + 1))
            colour = low.lerp(high, min(1.0, across * 2 - half))
            far = min(1.0, (((x - 44) / 48) ** 2 + ((y + 1) / 30) ** 2) ** 0.5)
            colour = colour.lerp(gold, 0.55 * dusk * (1 - across))
            colour = colour.lerp(shade, dusk * (0.5 * across * across + 0.3 * (y / 26) ** 2))
            colour = colour.lerp(sun, max(0.0, 0.62 + 0.14 * dusk - 0.8 * far))
            small.set_at((x, y), colour)
    return small


@SCENERY
def _mown(w: int, h: int) -> pygame.Surface:
    """The grass and the mower's stripes, the same at any hour."""
    image = pygame.Surface((w, h), pygame.SRCALPHA, 32)
    wide = w * 70 // 1920
    for i in range(-6, 20):
        x = i * 2 * wide
        slope = w * 300 // 1920
        points = [(x, 0), (x + wide, 0), (x + wide - slope, h), (x - slope, h)]
        pygame.draw.polygon(image, (255, 255, 255, 12), points)
    _tufts(image, h / 1080)
    return image


def _tufts(image: pygame.Surface, unit: float) -> None:
    """Clumps of grass at the feet of the panels and below, some with a daisy."""
    dice = random.Random(7)
    w, h = image.get_size()
    for i, (across, down) in enumerate(_CLUMPS):
        size = round((54 + 9 * (i % 4)) * unit)
        x, y = round(across * w), round(down * h)
        for aside in (-size // 3, size // 4, 0):
            blade = drawn("summer/tuft", size, size, {"blade": dice.choice(_BLADES)})
            image.blit(blade, (x + aside, y - size))
        if i % 3 == 0:
            daisy = round(26 * unit)
            image.blit(drawn("summer/small_daisy", daisy, daisy), (x + size, y - daisy))


def _sky(vw: float, vh: float, dusk: float) -> str:
    """From the blue of noon over gold to rose and violet, with the first stars."""
    gold, rose = min(1.0, dusk * 2), max(0.0, dusk * 2 - 1)
    top = mix(mix("#BFE0EA", "#F3CFA0", gold), "#7F78B4", rose)
    low = mix(mix("#F6E7BE", "#FFC98A", gold), "#FF9E7C", rose)
    sun = mix("#FFF3C4", "#FFB056", gold)
    y = vh * (0.12 + 0.26 * dusk)
    body = rect(0, 0, vw, vh, 0, top)
    body += oval(vw * 0.5, vh * 0.56, vw * 0.62, vh * 0.3, low, more=faint(0.7))
    if dusk:
        body += "".join(
            disc(vw * 0.86, y, r, sun, more=faint(a))
            for r, a in ((110, 0.14), (74, 0.2), (44, 0.95))
        )
    if rose:
        body += "".join(disc(vw * x, vh * at, 2.4, "#FFFBE6", more=faint(rose)) for x, at in _STARS)
    return body


_in_use: Final[dict[tuple[int, int, float], set[float]]] = {}


def backyard_in_use(w: int, h: int, unit: float, dusk: float) -> pygame.Surface:
    """As `backyard`, and remember the size, so that other hours can be prefetched."""
    image = backyard(w, h, unit, dusk)
    _in_use.setdefault((w, h, unit), set()).add(dusk)
    return image


def draw_hours_ahead() -> bool:
    """Prefetch one more hour of a board in use, for a jump to the past; False if there is none.

    Nothing is evicted from the cache for it.
    """
    for size, done in _in_use.items():
        if not BOARDS.spare(4 * size[0] * size[1]):
            return False
        for step in range(STEPS + 1):
            if step / STEPS not in done:
                backyard_in_use(*size, step / STEPS)
                return True
    return False


def forget_hours() -> None:
    """Forget the sizes in use, after the window was resized."""
    _in_use.clear()


@BOARDS
def backyard(w: int, h: int, unit: float, dusk: float = 0.0) -> pygame.Surface:
    """The background of a player's own board: sky, fence, hills and fairy lights.

    With high contrast it is one pale ground.
    """
    if pal.plain():
        image = pygame.Surface((w, h), pygame.SRCALPHA, 32)
        image.fill(pal.YARD)
        return image
    vw, vh = w / unit, h / unit
    wood, edge = mix("#E7CDA0", "#C98F68", 0.7 * dusk), mix("#B98F5C", "#8A5A4A", 0.7 * dusk)
    posts = "".join(
        path(
            f"M{x} {vh * 0.62:.0f} V{vh * 0.25:.0f} l15 -16 l15 16 V{vh * 0.62:.0f}Z",
            wood,
            2.6,
            line=edge,
        )
        for x in range(-8, int(vw), 36)
    )
    rails = path(f"M0 {vh * 0.33:.0f} H{vw} M0 {vh * 0.46:.0f} H{vw}", "none", 5, line=edge)
    far = (
        f"M0 {vh * 0.54:.0f} Q{vw * 0.25:.0f} {vh * 0.46:.0f} {vw * 0.5:.0f} {vh * 0.53:.0f} "
        f"T{vw:.0f} {vh * 0.5:.0f} V{vh:.0f} H0Z"
    )
    near = (
        f"M0 {vh * 0.76:.0f} Q{vw * 0.3:.0f} {vh * 0.68:.0f} {vw * 0.6:.0f} {vh * 0.76:.0f} "
        f"T{vw:.0f} {vh * 0.73:.0f} V{vh:.0f} H0Z"
    )
    body = (
        _sky(vw, vh, dusk)
        + posts
        + rails
        + path(far, mix("#7FA84C", "#9A8A4A", 0.6 * dusk))
        + path(near, mix("#6F9A45", "#77793F", 0.6 * dusk))
        + "".join(string(vw * a, vw * b, y, sag, n, dusk) for a, b, y, sag, n in _HUNG)
    )
    image = picture(body, w, h, (vw, vh)).copy()
    for left, right, y, sag, n in _HUNG:
        for i in range(1, n):
            x = vw * (left + (right - left) * i / n)
            lit_by(image, x * unit, hanging(i / n, y, sag) * unit, _NEAR * unit, dusk)
    mask = rounded(w, h, 12 * unit, (255, 255, 255), None, 0)
    image.blit(mask, (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
    image.blit(rounded(w, h, 12 * unit, None, pal.OUTLINE, 3 * unit), (0, 0))
    return image
