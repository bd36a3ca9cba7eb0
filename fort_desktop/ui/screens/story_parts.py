"""The parts of the story of a game, and how each of them is drawn."""

from collections.abc import Sequence
from typing import Final, NamedTuple

import pygame

from fort_desktop.chronicle.course import Course, course_of
from fort_desktop.chronicle.deeds import GOODS, Deeds, deeds_of
from fort_desktop.chronicle.moments import Moment, moments
from fort_desktop.rules.knowledge.view import View
from fort_desktop.rules.model.events import SeatInfo
from fort_desktop.rules.model.types import TOP_LEVEL, KidId
from fort_desktop.scene.geometry import Box
from fort_desktop.session.session import Session
from fort_desktop.ui.art import palette as pal
from fort_desktop.ui.art.boards import seat_mark
from fort_desktop.ui.art.cardface import picture_of
from fort_desktop.ui.art.paper import chalkboard
from fort_desktop.ui.design.canvas import Canvas
from fort_desktop.ui.design.letters import write
from fort_desktop.ui.i18n.i18n import tr
from fort_desktop.ui.text.lists import in_lines, listed, together
from fort_desktop.ui.text.names import kid_name
from fort_desktop.ui.text.sentences import Teller
from fort_desktop.ui.text.story import brought_words, moment_words, turn_words, what_happened
from fort_desktop.ui.toolkit.chart import chalk_of, draw_chart, pixels, put, rounds_below

_APART: Final = 4.0
"""How far the lines of forts of the same level are drawn apart."""


class Story(NamedTuple):
    """A game that is over, as far as everybody may know it."""

    view: View
    seats: Sequence[SeatInfo]
    teller: Teller
    course: Course
    deeds: Deeds
    moments: list[Moment]

    @property
    def colours(self) -> list[str]:
        """The colour of each seat."""
        return [seat.colour for seat in self.view.seats]

    @property
    def tale(self) -> list[str]:
        """The course of the game, in sentences."""
        view = self.view
        return what_happened(self.course, view.scores, view.winners, self.teller)

    @property
    def moment_words(self) -> list[str]:
        """The words of the numbers on the chart."""
        return [moment_words(one, self.teller) for one in self.moments]

    @property
    def kids(self) -> dict[KidId, str]:
        """The kids that brought most of some good, and how much of it."""
        found: dict[KidId, list[str]] = {}
        for good in GOODS:
            most = self.deeds.most(good)
            if most is not None:
                found.setdefault(most[0], []).append(brought_words(good, most[1]))
        return {kid: listed(words) for kid, words in found.items()}

    @property
    def best(self) -> list[str]:
        """The lines about the best turn; none if no turn was worth anything."""
        turn = self.deeds.best
        return turn_words(turn, self.teller) if turn is not None else []


def story_of(session: Session) -> Story:
    """Read the story of a session whose game is over; what the viewer may not know is left out."""
    session.reveal()
    view, events = session.view(), session.events
    course = course_of(events, view.scores)
    return Story(
        view,
        session.seats,
        Teller(session.catalog, session.seats),
        course,
        deeds_of(events, session.catalog.fort_points),
        moments(course),
    )


def draw_points(canvas: Canvas, story: Story) -> str:
    """The chart of points with its moments; returns its words."""
    words = story.moment_words
    draw_chart(canvas, story.course, story.colours, story.moments, words)
    return in_lines([tr("Points, round by round"), *words])


def draw_levels(canvas: Canvas, story: Story) -> str:
    """The level of each fort, round by round, in steps; returns its words."""
    course, colours = story.course, story.colours
    canvas.image.blit(chalkboard(*canvas.image.get_size(), canvas.unit / 1.5), (0, 0))
    # NOTE: above a chart of the levels of all forts, from 0 to 5
    head = tr("Forts, round by round")
    put(canvas, head, Box(20, 12, canvas.w - 40, 28), 19)
    plot = Box(50, 52, canvas.w - 50 - 76, canvas.h - 52 - 44)
    for level in range(TOP_LEVEL + 1):
        y = plot.bottom - plot.h * level / TOP_LEVEL
        canvas.panel(plot.x, y, plot.w, 1.0, pal.INK_SOFT, 0, None)
        if level % 5 == 0 or plot.h > 100:
            put(canvas, str(level), Box(10, y - 11, 34, 22), 15, "right")
    rounds_below(canvas, plot, len(course.levels))
    below = -100.0
    for n, seat in enumerate(sorted(range(len(colours)), key=lambda i: -course.levels[-1][i])):
        colour, shift = chalk_of(colours[seat]), (n - (len(colours) - 1) / 2) * _APART
        line = _steps(canvas, plot, [row[seat] for row in course.levels], shift)
        pygame.draw.lines(canvas.image, colour, False, line, max(2, canvas.px(3)))
        y = max(plot.bottom - plot.h * course.levels[-1][seat] / TOP_LEVEL - 12, below + 27)
        below = y
        canvas.blit(seat_mark(canvas.px(24), colours[seat]), plot.right + 10, y)
        put(canvas, str(course.levels[-1][seat]), Box(plot.right + 38, y, 34, 24), 17, "left")
    return head


def _steps(canvas: Canvas, plot: Box, levels: Sequence[int], shift: float) -> list[tuple[int, int]]:
    """A line that rises where a fort did, in pixels; `shift` units lower than it would be."""
    wide = plot.w / max(1, len(levels) - 1)
    found: list[tuple[int, int]] = []
    for number, level in enumerate(levels):
        x, y = (
            canvas.px(plot.x + number * wide),
            canvas.px(plot.bottom - plot.h * level / TOP_LEVEL + shift),
        )
        found += [(x, found[-1][1])] if found else []
        found.append((x, y))
    return found


def paper(canvas: Canvas, head: str = "") -> None:
    """A slip of paper, perhaps with a heading."""
    canvas.panel(0, 0, canvas.w, canvas.h, pal.TAPE, 12, pal.OUTLINE, 3)
    room = pixels(canvas, Box(16, 7, canvas.w - 32, 28))
    write(canvas.image, head, room, canvas.unit, 19, least=16, align="left")


def draw_tale(canvas: Canvas, story: Story) -> str:
    """Draw what happened, in sentences; return them."""
    # NOTE: above some sentences that tell a game
    head = tr("What happened")
    paper(canvas, head)
    words = together(*story.tale)
    canvas.paragraph(words, 16, 38, canvas.w - 32, canvas.h - 48, 21)
    return in_lines((head, words))


def draw_kids(canvas: Canvas, story: Story) -> str:
    """The kids that did most: picture, name and what each brought; returns all words."""
    # NOTE: above the kids that brought most of something to all players together
    head = tr("Kids that did most")
    paper(canvas, head)
    found, lines = story.kids, [head]
    each = (canvas.w - 20) / max(1, len(found))
    side = min(96.0, canvas.h - 38 - 28 - 48, each - 16)
    for i, (kid, brought) in enumerate(found.items()):
        known = story.teller.catalog.kids[kid]
        x, px = 10 + i * each, canvas.px(side)
        canvas.blit(picture_of(known, px, px, canvas.px(10)), x + (each - side) / 2, 38)
        name = Box(x + 4, 38 + side + 2, each - 8, 26)
        write(canvas.image, kid_name(known), pixels(canvas, name), canvas.unit, 18, least=15)
        canvas.paragraph(brought, x + 4, name.bottom, each - 8, canvas.h - name.bottom - 6, 17,
                         centered=True)  # fmt: skip
        lines += [kid_name(known), brought]
    return in_lines(lines)


def draw_best(canvas: Canvas, story: Story) -> str:
    """The best turn, with the kid that was played; returns its words."""
    # NOTE: above the turn that was worth most points
    head = tr("Best turn")
    paper(canvas, head)
    turn, left = story.deeds.best, 16.0
    lines = story.best or [tr("No turn was worth any points.")]
    if turn is not None and turn.kid:
        side = min(118.0, canvas.h - 52, canvas.w * 0.36)
        px = canvas.px(side)
        picture = picture_of(story.teller.catalog.kids[turn.kid], px, px, canvas.px(10))
        canvas.blit(picture, left, 38 + (canvas.h - 48 - side) / 2)
        left += side + 14
    canvas.paragraph(in_lines(lines), left, 36, canvas.w - left - 12, canvas.h - 44, 20)
    return in_lines([head, *lines])
