"""The parts of the story of a game, and how each of them is drawn."""

from collections.abc import Sequence
from typing import Final, NamedTuple

import pygame

from fort_desktop.chronicle.course import Course, best_first, course_of
from fort_desktop.chronicle.deeds import GOODS, Deeds, deeds_of
from fort_desktop.chronicle.moments import Moment, moments
from fort_desktop.rules.knowledge.view import View
from fort_desktop.rules.model.events import SeatInfo
from fort_desktop.rules.model.types import KidId
from fort_desktop.scene.geometry import Box
from fort_desktop.session.session import Session
from fort_desktop.ui.art import palette as pal
from fort_desktop.ui.art.cardface import picture_of
from fort_desktop.ui.art.fonts import BOLD
from fort_desktop.ui.art.paper import tape
from fort_desktop.ui.design.canvas import Canvas
from fort_desktop.ui.design.scale import EDGE, LARGE, LEAD, SMALL, TEXT, TIGHT, WIDE, line
from fort_desktop.ui.design.text_box import MANY, TextStyle, height, width
from fort_desktop.ui.i18n.i18n import tr
from fort_desktop.ui.text.lists import in_lines, labelled, listed, together
from fort_desktop.ui.text.names import kid_name
from fort_desktop.ui.text.sentences import Teller
from fort_desktop.ui.text.story import brought_words, moment_words, turn_words, what_happened
from fort_desktop.ui.toolkit.chart import FaceOf, board, draw_chart, draw_followed, draw_steps
from fort_desktop.ui.toolkit.layout import Share, column, padding, row, split
from fort_desktop.ui.toolkit.page import Words, picture, whole, write

_CORNER, _WHITE, _TAPE = 4.0, 9.0, 72.0
"""The radius of the corners of a photo, its white edge, and the tape that holds it."""
_ASKEW: Final = 0.92
"""The side of a photo, as a share of that of its place: it is a little askew."""
_TOLD: Final = TextStyle(LEAD, face=BOLD, colour=pal.CHALK, lines=MANY)
_PAIRS: Final = 84.0
"""How high the pairs are of whom one has followed the other."""
_best_first: Final = 0.36
"""The share of the picture of a kid beside the words on its turn."""


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
    def players(self) -> list[tuple[str, str]]:
        """The name and the colour of each seat."""
        return [
            (info.name, seat.colour) for info, seat in zip(self.seats, self.view.seats, strict=True)
        ]

    @property
    def totals(self) -> list[str]:
        """Name and total of each seat, the best first."""
        ranked = best_first(self.view.scores, [seat.level for seat in self.view.seats])
        return [labelled(self.seats[one.seat].name, str(one.total)) for one in ranked]

    @property
    def tale(self) -> list[str]:
        """The course of the game, in sentences."""
        view = self.view
        return what_happened(self.course, view.scores, view.winners, self.teller)

    @property
    def captions(self) -> list[str]:
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
        """The lines about the best turn."""
        turn = self.deeds.best
        none = tr("No turn scored any points.")
        return turn_words(turn, self.teller) if turn is not None else [none]


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


def points_title() -> str:
    """The heading of the chart of points."""
    return tr("Points, round by round")


def tale_title() -> str:
    """The heading of what happened, in sentences."""
    return tr("The story")


def levels_title() -> str:
    """The heading of the chart of forts."""
    # NOTE: above a chart of the levels of all forts, from 0 to 5
    return tr("Forts, round by round")


def draw_points(canvas: Canvas, story: Story, face: FaceOf | None = None, title: str = "") -> str:
    """The chart of points with its moments below a title; returns its words."""
    words = story.captions
    draw_chart(canvas, title, story.course, story.players, story.moments, words, face)
    return in_lines([points_title(), *words, *story.totals])


def draw_levels(canvas: Canvas, story: Story, face: FaceOf) -> str:
    """The level of each fort, round by round, in steps; returns its words."""
    draw_steps(canvas, story.course, story.players, face)
    return levels_title()


def draw_tale(canvas: Canvas, story: Story, face: FaceOf) -> str:
    """The course of the game, the best turn, and who followed whom; returns the words."""
    room = padding(board(canvas, ""), EDGE, SMALL)
    *before, _ = story.tale
    colours, followed = story.colours, story.course.followed
    # NOTE: above pairs of players of whom one has followed the other
    head = tr("Who followed whom") if followed else ""
    parts = together(*before), best_title(), in_lines(story.best), head
    highs = [height(words, room.w, canvas.unit, _TOLD) for words in parts]
    tale, title, best, above, pairs = column(room, [*highs, _PAIRS], WIDE, "center")
    for words, place in ((parts[0], tale), (parts[2], best)):
        canvas.write(words, place, _TOLD)
    for words, place in ((parts[1], title), (head, above)):
        write(canvas, place, [Words(words, LARGE, title=True)], colour=pal.CHALK_YELLOW)
    by_colour = {(colours[a], colours[b]): n for (a, b), n in followed.items()}
    draw_followed(canvas, pairs, by_colour, face)
    return in_lines(parts)


def part(canvas: Canvas, head: str = "") -> Box:
    """Write a heading over a part of the page, if there is one; returns the room below it."""
    room = padding(whole(canvas), WIDE, SMALL)
    title, room = split(room, "top", line(LARGE) if head else 0, TIGHT)
    write(canvas, title, [Words(head, LARGE, title=True)], centered=True)
    return room


def photo(canvas: Canvas, image: pygame.Surface, area: Box, turn: float) -> None:
    """Stick a square picture as a photo into the middle of an area, as large as that allows.

    Args:
        turn: how far it hangs askew, in degrees.
    """
    side = min(area.w, area.h) * _ASKEW
    print_ = Canvas(side * canvas.unit, side * canvas.unit, canvas.unit)
    print_.panel(*whole(print_), pal.PAPER, _CORNER, pal.OUTLINE, 3)
    inner = print_.px(side - 2 * _WHITE)
    picture(print_, pygame.transform.smoothscale(image, (inner, inner)), whole(print_))
    # The empty edge round it lets its sides be smooth when it is turned.
    edged = pygame.Surface((print_.image.get_width() + 4,) * 2, pygame.SRCALPHA, 32)
    edged.blit(print_.image, (2, 2))
    picture(canvas, pygame.transform.rotozoom(edged, turn, 1.0), area)
    strip = tape(canvas.px(_TAPE), canvas.px(_TAPE / 3), False, -turn)
    top = area.center.y - side / 2
    picture(canvas, strip, Box(area.x, top - _TAPE / 6, area.w, _TAPE / 3))


def _kid(canvas: Canvas, story: Story, kid: KidId, area: Box, turn: float = 2.5) -> None:
    """Stick the photo of a kid into the middle of an area."""
    side = canvas.px(min(area.w, area.h))
    known = story.teller.catalog.kids[kid]
    photo(canvas, picture_of(known, side, side, 0), area, turn)


def draw_kids(canvas: Canvas, story: Story) -> str:
    """The kids that did the most: picture, name and what each brought; returns all words.

    In a high room they hang in two rows, the very best alone in the upper one.
    """
    # NOTE: above the kids that brought most of something to all players together
    head = tr("Hardest-working kids")
    room, found, lines = part(canvas, head), story.kids, [head]
    upper = len(found) // 2 if room.h > room.w else 0
    rows = column(room, [Share()] * (2 if upper else 1), SMALL)
    counts = [upper, len(found) - upper] if upper else [len(found)]
    cells = [
        cell
        for place, count in zip(rows, counts, strict=True)
        for cell in row(place, [Share()] * count, SMALL)
    ]
    for i, ((kid, brought), cell) in enumerate(zip(found.items(), cells, strict=True)):
        fits = width(brought, canvas.unit, TEXT) <= cell.w
        below = [line(LARGE), line(TEXT, 1 if fits else 2)]
        side = min(cell.w, cell.h - sum(below))
        image, name, told = column(cell, [side, *below], 0, "center")
        _kid(canvas, story, kid, image, (-3.0, 2.0, -1.5)[i % 3])
        words = kid_name(story.teller.catalog.kids[kid])
        write(canvas, name, [Words(words, LARGE, title=True)], centered=True)
        write(canvas, told, [Words(brought, TEXT, lines=2)], centered=True)
        lines += [words, brought]
    return in_lines(lines)


def best_title() -> str:
    """The heading of the best turn."""
    # NOTE: above the turn that was worth most points
    return tr("Best turn")


def draw_best(canvas: Canvas, story: Story) -> str:
    """The best turn, with the kid that was played; returns its words."""
    room, turn, lines = part(canvas, head := best_title()), story.deeds.best, story.best
    if turn is not None and turn.kid:
        image, room = split(room, "left", room.w * _best_first)
        _kid(canvas, story, turn.kid, image)
    canvas.paragraph(in_lines(lines), *room, TEXT)
    return in_lines([head, *lines])
