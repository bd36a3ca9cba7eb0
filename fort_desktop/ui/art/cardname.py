"""A kid's name on its card, and the words of a card that has no action."""

from collections.abc import Iterator, Sequence

import pygame

from fort_desktop.scene.lettering import Block, Setting, block, put, settings, shortened
from fort_desktop.scene.panel import dashed, rounded
from fort_desktop.ui.art import palette as pal
from fort_desktop.ui.art.actionbox import Measure
from fort_desktop.ui.art.fonts import BOLD, TITLE
from fort_desktop.ui.art.icons import badge
from fort_desktop.ui.art.paper import tape

_TORN = 0.27
"""The torn ends of a tape, as a share of its height."""
_EDGE = 0.12
"""What a tape with accents is higher for its edges, as a share of its height."""
_FINE = 0.4
"""The tape on a card of which a strip is seen is torn so much finer."""


def _settings(sizes: tuple[int, int, int], lines: int) -> Iterator[Setting]:
    """One line of a good size, else two, else either at a size that is only just allowed."""
    most, least, floor = sizes
    yield from settings(most, least, 1)
    if lines > 1:
        yield from (Setting(size, 2) for size in range(least + 1, least - 1, -1))
    yield from settings(least - 1, floor, lines) if least > floor else ()


def name_on_tape(
    card: pygame.Surface,
    part: pygame.Rect,
    least: tuple[int, int],
    name: str,
    sizes: tuple[int, int, int],
    friend: bool,
    strip: bool = False,
    lines: int = 2,
) -> None:
    """Draw a name on a strip of masking tape.

    Args:
        part: the widest tape of one line, in pixels of the card; of two lines it is higher.
        least: the middle x of a tape, and its least width.
        sizes: of the name in pixels: wanted, least, least of all.
        strip: the rest of the card lies below another; a name without room is told on pointing.
        lines: the most.
    """
    broad = round(_FINE * part.h) if strip else part.h
    torn = round(2 * _TORN * broad)
    room = (part.w - torn, 3 * part.h)
    made = block(TITLE, name, _settings(sizes, lines), room)
    if made is None and strip:
        return
    made = made or shortened(TITLE, sizes[2], name, room[0])
    wide = min(part.w, max(least[1], made.width + torn + round(part.h * 0.3)))
    # A second line makes the tape higher, and so do accents on capitals, off its edge.
    edge = round(_EDGE * broad) if made.rise else 0
    high = part.h + made.height - block_height(made) + made.rise + edge
    place = pygame.Rect(0, part.bottom - high, wide, high)
    place.centerx = least[0]
    place.clamp_ip((part.x, place.y, part.w, high))
    card.blit(tape(*place.size, friend, -1.2, broad), place)
    put(card, made, pygame.Rect(place.x, place.y + edge, place.w, place.h - edge), pal.INK)


def block_height(made: Block) -> int:
    """The height of the first line of a block."""
    return made._replace(lines=made.lines[:1]).height


def name_beside(
    card: pygame.Surface,
    room: pygame.Rect,
    name: str,
    sizes: tuple[int, int, int],
    lines: int = 1,
    cut: bool = True,
) -> None:
    """Draw a name at the left of a room, without tape; `cut`: also if it is too long for that."""
    made = block(TITLE, name, _settings(sizes, lines), room.size)
    if made is None and not cut:
        return
    made = made or shortened(TITLE, sizes[2], name, room.w)
    put(card, made, pygame.Rect(room.x, room.y, min(room.w, made.width), room.h), pal.INK)


def name_below(
    card: pygame.Surface, room: pygame.Rect, name: str, sizes: tuple[int, int, int]
) -> None:
    """Draw a name in the middle of a room at the foot of a card."""
    made = block(TITLE, name, _settings(sizes, 1), room.size)
    put(card, made or shortened(TITLE, sizes[2], name, room.w), room, pal.INK)


def name_at_foot(
    card: pygame.Surface | None,
    room: pygame.Rect,
    name: str,
    sizes: tuple[int, int, int],
    above: int,
) -> int:
    """Draw a name at the foot of a room, or none if it doesn't fit: that is told on pointing.

    Args:
        card: None to measure only; above: so many pixels are to be left for something else.

    Returns:
        The y above which there is room for that.
    """
    made = block(TITLE, name, _settings(sizes, 2), room.size)
    gap = round(made.size * 0.2) if made is not None else 0
    if made is None or room.h - made.height - 2 * gap < above:
        return room.bottom
    high = made.height + gap
    if card is not None:
        put(card, made, pygame.Rect(room.x, room.bottom - high, room.w, high), pal.INK)
    return room.bottom - high - gap


def no_action(
    card: pygame.Surface,
    room: pygame.Rect,
    suits: Sequence[str],
    words: Sequence[str],
    measure: Measure,
    flat: int,
) -> None:
    """Draw that a card has no action, and its suits, for which it is added all the same.

    Args:
        words: wordings, of which the first that fits is taken.
        flat: so many lines of words alone, for a low room; 0 for words below the suits.
    """
    corner, edge = 8 * measure.scale, max(1.0, 1.8 * measure.scale)
    card.blit(rounded(*room.size, corner, pal.rgb("#F6E8C8"), None, 0), room)
    card.blit(dashed(*room.size, corner, pal.OUTLINE, edge), room)
    inside = room.inflate(-round(8 * measure.scale), -round(10 * measure.scale))
    most, _, floor = measure.words
    sizes = most, floor
    tried = (block(BOLD, one, settings(*sizes, flat or 4, sizes[0]), inside.size) for one in words)
    told = next(filter(None, tried), None)
    if flat:
        put(card, told or shortened(BOLD, floor, words[-1], inside.w), inside, pal.INK)
        return
    high = told.height if told is not None else 0
    free = inside.h - high
    gap = measure.px(6)
    most = (inside.w - gap * (len(suits) - 1)) // max(1, len(suits))
    size = min(most, free - 2 * gap, measure.px(42))
    wide = len(suits) * (size + gap) - gap
    top = inside.y + (free - size) // 2
    for i, suit in enumerate(suits):
        card.blit(badge(suit, size, False), (inside.centerx - wide // 2 + i * (size + gap), top))
    if told is not None:
        put(card, told, pygame.Rect(inside.x, inside.bottom - high, inside.w, high), pal.INK)
