"""The story of a game as one picture, to be shown to others."""

from collections.abc import Callable, Sequence
from typing import Final

import pygame

from fort_desktop.chronicle.course import place_of
from fort_desktop.scene.geometry import Box
from fort_desktop.ui.art import palette as pal
from fort_desktop.ui.art import summer
from fort_desktop.ui.art.paper import banner, tape
from fort_desktop.ui.art.players import player_face
from fort_desktop.ui.design.canvas import Canvas
from fort_desktop.ui.design.letters import write
from fort_desktop.ui.i18n.i18n import trn
from fort_desktop.ui.screens.story_parts import Story, draw_best, draw_kids, draw_points, paper
from fort_desktop.ui.text.names import program_name
from fort_desktop.ui.text.shared import won_words
from fort_desktop.ui.toolkit.chart import pixels

SIZE: Final = (1200, 675)
_UNIT: Final = SIZE[1] / 720
_DUSK: Final = 1.2
_ROW: Final = 82.0


def story_picture(story: Story, faces: Sequence[str]) -> pygame.Surface:
    """Draw names, scores, chart, best turn and kids in pixels of `SIZE`.

    Args:
        faces: of the persons, by seat, as `player_face` takes them; "" for none.
    """
    image = pygame.Surface(SIZE, depth=32)
    image.blit(summer.afternoon(*SIZE, _UNIT / 1.5, _DUSK), (0, 0))
    image.blit(summer.fence(*SIZE, _UNIT / 1.5, _DUSK), (0, 0))
    whole = Canvas.on(image, _UNIT)
    _heading(whole, program_name(), Box(24, 16, 190, 56), 30)
    names = [story.seats[seat].name for seat in story.view.winners]
    _heading(whole, won_words(names), Box(250, 12, 780, 64), 36)
    _part(whole, Box(24, 92, 470, 396), lambda canvas: _scores(canvas, story, faces))
    _part(whole, Box(510, 92, 746, 396), lambda canvas: draw_points(canvas, story))
    _part(whole, Box(24, 502, 700, 194), lambda canvas: draw_kids(canvas, story))
    _part(whole, Box(740, 502, 516, 194), lambda canvas: draw_best(canvas, story))
    return image


def _part(whole: Canvas, area: Box, draw: Callable[[Canvas], object]) -> None:
    """Draw one part of the picture on a canvas of its own."""
    canvas = Canvas(area.w * _UNIT, area.h * _UNIT, _UNIT)
    draw(canvas)
    whole.blit(canvas.image, area.x, area.y)


def _heading(whole: Canvas, words: str, area: Box, size: float) -> None:
    """Words on a strip of tape."""
    whole.blit(tape(whole.px(area.w), whole.px(area.h), False, -0.8), area.x, area.y)
    write(whole.image, words, pixels(whole, area.inset(22, 0, 22, 0)), _UNIT, size, least=18)


def _scores(canvas: Canvas, story: Story, faces: Sequence[str]) -> None:
    """Everybody's face, name and points, the best first, and how long the game was."""
    view = story.view
    paper(canvas)
    levels = [seat.level for seat in view.seats]
    ranked = sorted(view.scores, key=lambda score: (-score.total, -levels[score.seat]))
    for i, score in enumerate(ranked):
        seat, info, y = view.seats[score.seat], story.seats[score.seat], 14 + i * _ROW
        if score.seat in view.winners:
            canvas.panel(8, y - 4, canvas.w - 16, _ROW - 2, pal.CHALK_YELLOW, 12, None)
        place = str(place_of(view.scores, levels, score.seat))
        write(canvas.image, place, pixels(canvas, Box(14, y, 34, 72)), _UNIT, 26)
        face = player_face(info.player, canvas.px(66), seat.colour, faces[score.seat])
        canvas.blit(face, 54, y + 3)
        canvas.blit(banner(canvas.px(240), canvas.px(42), pal.SEATS[seat.colour]), 128, y + 15)
        canvas.icon(pal.MARKS[seat.colour], 138, y + 24, 24)
        name = pixels(canvas, Box(168, y + 15, 184, 42))
        write(canvas.image, info.name, name, _UNIT, 22, least=15, colour=pal.CHALK, align="left")
        write(canvas.image, str(score.total), pixels(canvas, Box(376, y, 80, 72)), _UNIT, 38)
    rounds = trn("The game has {n} round.", "The game has {n} rounds.", story.course.rounds)
    canvas.words(rounds, canvas.w / 2, canvas.h - 26, 19, canvas.w - 40, align="center")
