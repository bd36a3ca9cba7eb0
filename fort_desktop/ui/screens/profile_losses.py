"""The losses of a person's own choices, game by game, as far as games have been looked back at."""

from collections.abc import Callable, Sequence
from fractions import Fraction
from itertools import pairwise
from typing import Final, NamedTuple

import pygame

from fort_desktop.chronicle.collection import Held
from fort_desktop.chronicle.statistics import ENOUGH, Figure
from fort_desktop.review.kept import read_review
from fort_desktop.review.parts import Review
from fort_desktop.review.review import version
from fort_desktop.rules.model.cards import Catalog
from fort_desktop.scene.geometry import Box
from fort_desktop.scene.node import Node
from fort_desktop.ui.art import palette as pal
from fort_desktop.ui.art.paper import chalkboard
from fort_desktop.ui.design.canvas import Canvas
from fort_desktop.ui.host.screen import Screen
from fort_desktop.ui.i18n.i18n import tr
from fort_desktop.ui.screens.profile_rows import lay_rows
from fort_desktop.ui.text.statistics import row_of

MOST: Final = 20
"""So many games that were looked back at, the latest ones."""
_ROW: Final = 84.0
_LEAST: Final = 4.0
"""The chart reaches at least so far up, in hundredths: less is nothing that can be told."""


class Loss(NamedTuple):
    """A game that was looked back at, and the mean loss of a choice in it, in hundredths: 0 to 100.

    A file may say anything, and below 0 is noise.
    """

    held: Held
    value: float


def losses_of(games: Sequence[Held], catalog: Catalog) -> list[Loss]:
    """The latest games whose review is done, first to last.

    A review of an older search counts for nothing here: its numbers mean something else.
    """
    now, found = version(catalog), list[Loss]()
    for held in reversed(games):
        if held.facts is not None and held.facts.digest and len(found) < MOST:
            told = read_review(held.slot.path, Review(now, held.facts.digest, held.seat))
            if told is not None and told.verdict is not None and told.verdict.counted:
                found.append(Loss(held, 100 * min(1.0, max(0.0, told.verdict.mean))))
    return found[::-1]


def lay_losses(
    screen: Screen, area: Box, losses: Sequence[Loss], opens: Callable[[Figure], None]
) -> None:
    """Lay the mean over these games, and the line from game to game, in design units.

    Args:
        opens: shows the games behind the number.
    """
    mean = None
    if len(losses) >= ENOUGH:
        mean = Fraction(sum(loss.value for loss in losses)) / len(losses)
    behind = tuple(loss.held for loss in losses)
    row = row_of(Figure("loss", "", mean, "mean", behind), screen.app.catalog)
    lay_rows(screen, Box(area.x, area.y, area.w, _ROW), [row], opens)
    place = screen.at(area.x, area.y + _ROW + 12, area.w, area.h - _ROW - 12)
    canvas = Canvas(place.w, place.h, screen.unit)
    canvas.image.blit(chalkboard(*canvas.image.get_size(), canvas.unit), (0, 0))
    node = Node(place, canvas.image, "losses")
    if mean is None:
        node.label = tr("Look back at five games, and a line stands here.")
        canvas.paragraph(node.label, 80, 0, canvas.w - 160, canvas.h, 30, pal.CHALK, True)
    else:
        node.label = _drawn(canvas, [loss.value for loss in losses])
    screen.scene.root.add(node)


def _drawn(canvas: Canvas, values: Sequence[float]) -> str:
    """Draw the line; returns the words below it."""
    plot = Box(96, 50, canvas.w - 96 - 60, canvas.h - 50 - 96)
    top = max(_LEAST, *values)
    step = next(step for step in (1, 2, 5, 10, 20) if top / step <= 6)
    for n in range(0, int(top) + 1, step):
        y = plot.bottom - plot.h * n / top
        canvas.panel(plot.x, y - 1, plot.w, 2, pal.INK_SOFT, 0, None)
        canvas.words(str(n), plot.x - 14, y, 24, 70, pal.CHALK, "right")
    apart = plot.w / (len(values) - 1)
    spots = [
        (canvas.px(plot.x + i * apart), canvas.px(plot.bottom - plot.h * value / top))
        for i, value in enumerate(values)
    ]
    for begin, end in pairwise(spots):
        pygame.draw.line(canvas.image, pal.TAPE, begin, end, max(2, canvas.px(5)))
    for spot in spots:
        pygame.draw.circle(canvas.image, pal.CHALK, spot, max(3, canvas.px(9)))
    words = tr("From game to game, the latest on the right. Lower is better; under 1 is noise.")
    canvas.words(words, canvas.w / 2, plot.bottom + 54, 24, canvas.w - 80, pal.CHALK, "center")
    return words
