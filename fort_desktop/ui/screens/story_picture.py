"""The story of a game as one picture, to be shown to others."""

from collections.abc import Callable, Sequence
from typing import Final

import pygame

from fort_desktop.chronicle.course import best_first, place_of
from fort_desktop.scene.geometry import Box
from fort_desktop.ui.art import palette as pal
from fort_desktop.ui.art import summer
from fort_desktop.ui.art.paper import tape
from fort_desktop.ui.art.players import player_face
from fort_desktop.ui.art.props import scrapbook
from fort_desktop.ui.design.canvas import Canvas
from fort_desktop.ui.design.scale import EDGE, HAIR, HUGE, LARGE, LEAD, SMALL, WIDE, line
from fort_desktop.ui.i18n.i18n import trn
from fort_desktop.ui.screens.story_parts import (
    Story,
    draw_best,
    draw_kids,
    draw_points,
    part,
    points_title,
)
from fort_desktop.ui.text.names import program_name
from fort_desktop.ui.text.shared import won_words
from fort_desktop.ui.toolkit.common import ribbon
from fort_desktop.ui.toolkit.layout import Natural, Share, column, padding, row, stack
from fort_desktop.ui.toolkit.page import Words, picture, whole, write

SIZE: Final = (1200, 675)
_UNIT: Final = SIZE[0] / 1920
_DUSK: Final = 1.2
_EDGE: Final = 36.0
_HEAD, _NAME = 90.0, 285.0
_SCORES: Final = 705.0
_KIDS: Final = 291.0
_PLACE, _FACE, _RIBBON, _TOTAL = 51.0, 99.0, 340.0, 84.0
_ROW: Final = 123.0


def story_picture(story: Story, faces: Sequence[str]) -> pygame.Surface:
    """Draw names, scores, chart, best turn and kids in pixels of `SIZE`.

    Args:
        faces: of the persons, by seat, as `player_face` takes them; "" for none.
    """
    image = pygame.Surface(SIZE, depth=32)
    image.blit(summer.afternoon(*SIZE, _UNIT, _DUSK), (0, 0))
    image.blit(summer.fence(*SIZE, _UNIT, _DUSK), (0, 0))
    canvas = Canvas.on(image, _UNIT)
    page = padding(whole(canvas), SMALL, SMALL).inset(0, _HEAD / 2, 0, 0)
    canvas.blit(scrapbook(canvas.px(page.w), canvas.px(page.h), _UNIT), page.x, page.y)
    inside = padding(whole(canvas), _EDGE, WIDE)
    head, upper, lower = column(inside, [_HEAD, Share(), _KIDS], WIDE)
    name, won = row(head, [_NAME, Share()], _EDGE)
    scores, points = row(upper, [_SCORES, Share()], WIDE)
    kids, best = row(lower, [Share(4), Share(3)], WIDE)
    _heading(canvas, program_name(), name)
    names = [story.seats[seat].name for seat in story.view.winners]
    _heading(canvas, won_words(names), won)
    _part(canvas, scores, lambda piece: _scores(piece, story, faces))
    _part(canvas, points, lambda piece: draw_points(piece, story, title=points_title()))
    _part(canvas, kids, lambda piece: draw_kids(piece, story))
    _part(canvas, best, lambda piece: draw_best(piece, story))
    return image


def _part(canvas: Canvas, area: Box, draw: Callable[[Canvas], object]) -> None:
    """Draw one part of the picture on a canvas of its own."""
    piece = Canvas(area.w * _UNIT, area.h * _UNIT, _UNIT)
    draw(piece)
    canvas.blit(piece.image, area.x, area.y)


def _heading(canvas: Canvas, words: str, area: Box) -> None:
    """Words on a strip of tape."""
    canvas.blit(tape(canvas.px(area.w), canvas.px(area.h), False, -1.0), area.x, area.y)
    room = padding(area, _EDGE, 0)
    write(canvas, room, [Words(words, HUGE, title=True)], centered=True)


def _scores(canvas: Canvas, story: Story, faces: Sequence[str]) -> None:
    """Everybody's face, name and points, the best first, and how long the game was."""
    view = story.view
    room = part(canvas)
    levels = [seat.level for seat in view.seats]
    ranked = best_first(view.scores, levels)
    *rows, _, low = column(room, [*[Natural(_ROW)] * len(ranked), Share(), line(LEAD)], HAIR)
    for score, area in zip(ranked, rows, strict=True):
        seat, info = view.seats[score.seat], story.seats[score.seat]
        if score.seat in view.winners:
            canvas.panel(*area, pal.CHALK_YELLOW, SMALL, None)
        place, image, name, total = row(area, [_PLACE, _FACE, Share(), _TOTAL])
        rank = str(place_of(view.scores, levels, score.seat))
        write(canvas, place, [Words(rank, LARGE, title=True)], centered=True)
        face = player_face(info.player, canvas.px(_FACE), seat.colour, faces[score.seat])
        picture(canvas, face, image)
        banner = stack(name, _RIBBON, EDGE)
        ribbon(canvas, *banner[:3], info.name, seat.colour)
        write(canvas, total, [Words(str(score.total), HUGE, title=True)], centered=True)
    rounds = trn("The game lasted {n} round.", "The game lasted {n} rounds.", story.course.rounds)
    write(canvas, low, [Words(rounds, LEAD)], centered=True)
