"""A saved game as a small picture, and with its seats."""

from collections.abc import Sequence
from typing import Final

import pygame

from fort_desktop.record.index import SavedGame
from fort_desktop.scene.geometry import Box
from fort_desktop.scene.panel import rounded
from fort_desktop.ui.art import palette as pal
from fort_desktop.ui.art.fonts import BOLD
from fort_desktop.ui.art.forts import fort_picture
from fort_desktop.ui.art.icons import icon
from fort_desktop.ui.art.kept import THINGS
from fort_desktop.ui.art.outdoors import backyard
from fort_desktop.ui.art.players import player_face, player_photo
from fort_desktop.ui.design.canvas import Canvas
from fort_desktop.ui.design.scale import FINE, HAIR, LEAD, SMALL, TIGHT, WIDE
from fort_desktop.ui.design.text_box import width
from fort_desktop.ui.text.games import seat_words
from fort_desktop.ui.text.lists import in_lines
from fort_desktop.ui.toolkit.layout import Share, column, split
from fort_desktop.ui.toolkit.page import Words, marked, picture, write

_DUSK: Final = (0.0, 0.1, 0.25, 0.45, 0.7, 0.9)
"""The later in a game, the later in the day."""
_FACE, _TOTAL, _WON = 46.0, 44.0, 44.0
_SEAT: Final = 60.0
"""Design units from one seat of a game to the next."""


def slot_picture(slot: SavedGame, w: int, h: int) -> pygame.Surface:
    """The fort of the winner in the back yard; before the end, that of the first person."""
    told = slot.summary
    colour = told.seats[told.hero].colour if told.seats else ""
    return _drawn(colour, told.level, told.ended, w, h)


@THINGS
def _drawn(colour: str, level: int, ended: bool, w: int, h: int) -> pygame.Surface:
    unit = h / 250
    if not colour:
        image = rounded(w, h, 12 * unit, pal.DISABLED, pal.OUTLINE, 3 * unit).copy()
        sign = icon("cross", round(h * 0.4))
        image.blit(sign, sign.get_rect(center=(w // 2, h // 2)))
        return image
    image = backyard(w, h, unit, _DUSK[min(level, 5)]).copy()
    size = (round(h * 1.0), round(h * 0.81))
    fort = fort_picture(level, *size, colour)
    image.blit(fort, fort.get_rect(midbottom=(w // 2, round(h * 0.97))))
    if ended:
        sign = icon("vp", round(h * 0.34))
        image.blit(sign, sign.get_rect(bottomright=(w - round(6 * unit), h - round(6 * unit))))
    return image


def show_row(
    canvas: Canvas, area: Box, slot: SavedGame, faces: Sequence[str], title: str, far: str
) -> str:
    """Draw a game in a row of a list; returns its words.

    The winner, before the end the first person, has a photo; the faces of the others are small.
    """
    told = slot.summary
    photo, rest = split(area, "left", area.h, WIDE)
    upper, lower = column(rest, [Share(), Share()], 0)
    if not told.seats:
        picture(canvas, slot_picture(slot, *map(canvas.px, photo[2:])), photo)
    for i, (seat, face) in reversed([*enumerate(zip(told.now, faces, strict=True))]):
        if i == told.hero:
            shown = player_photo(seat.player, canvas.px(photo.w), seat.colour, face)
            picture(canvas, shown, photo)
            if told.ended:
                marked(canvas, shown, photo, icon("vp", canvas.px(_WON)))
            continue
        place, upper = split(upper, "right", upper.h, HAIR)
        picture(canvas, player_face(seat.player, canvas.px(upper.h), seat.colour, face), place)
    write(canvas, upper, [Words(title, LEAD, title=True)])
    write(canvas, lower, [Words(far)])
    return in_lines((title, far))


def show_game(canvas: Canvas, area: Box, slot: SavedGame, faces: Sequence[str]) -> None:
    """A game with its picture and, below it, its seats: face, name, points, and who decides."""
    told = slot.summary
    seats, shown = split(area, "bottom", _SEAT * len(told.seats), SMALL)
    canvas.blit(slot_picture(slot, *map(canvas.px, shown[2:])), shown.x, shown.y)
    lines = column(seats, [Share()] * len(told.seats), 0)
    kinds = max((width(kind, canvas.unit, FINE, BOLD) for _, kind in seat_words(slot)), default=0)
    for i, (seat, (name, decides)) in enumerate(zip(told.now, seat_words(slot), strict=True)):
        mark, line = split(lines[i], "left", _FACE, TIGHT)
        face = player_face(seat.player, canvas.px(_FACE), seat.colour, faces[i])
        picture(canvas, face, mark)
        if told.won:
            total, line = split(line, "right", _TOTAL, 0)
            right, middle = total.right, total.center.y
            canvas.title(str(told.totals[i]), right, middle, LEAD, total.w, align="right")
        kind, who = split(line, "right", kinds + 1, TIGHT)
        write(canvas, who, [Words(name, LEAD, title=True)])
        write(canvas, kind, [Words(decides, FINE)])
