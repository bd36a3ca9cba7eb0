"""The parts of the story of a game, and how each of them is drawn."""

from collections.abc import Sequence
from typing import Final, NamedTuple

from fort_desktop.chronicle.course import Course, course_of
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
from fort_desktop.ui.design.canvas import Canvas
from fort_desktop.ui.design.scale import LEAD, SMALL, TEXT, WIDE, line
from fort_desktop.ui.design.text_box import TextStyle, height
from fort_desktop.ui.i18n.i18n import tr
from fort_desktop.ui.text.lists import in_lines, listed, together
from fort_desktop.ui.text.names import kid_name
from fort_desktop.ui.text.sentences import Teller
from fort_desktop.ui.text.story import brought_words, moment_words, turn_words, what_happened
from fort_desktop.ui.toolkit.chart import draw_chart, draw_steps
from fort_desktop.ui.toolkit.layout import Share, column, grid, padding, split, stack
from fort_desktop.ui.toolkit.page import Words, picture, plate, whole, write

_CORNER: Final = 15.0
"""The radius of the corners of a picture."""
_BEST: Final = 0.36
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
    # NOTE: above a chart of the levels of all forts, from 0 to 5
    head = tr("Forts, round by round")
    draw_steps(canvas, story.course, story.colours, head)
    return head


def paper(canvas: Canvas, head: str = "") -> Box:
    """Draw a slip of paper, perhaps with a heading; returns the room below that."""
    plate(canvas, pal.TAPE)
    title, room = split(padding(whole(canvas), WIDE, SMALL), "top", line(LEAD) if head else 0, 0)
    write(canvas, title, [Words(head, LEAD, title=True)])
    return room


def tale_high(story: Story, wide: float, unit: float) -> float:
    """Return how high a slip of this width is that has room for what happened."""
    style = TextStyle(TEXT, face=BOLD)
    words = height(together(*story.tale), wide - 2 * WIDE, unit, style)
    return words + line(LEAD) + 2 * SMALL


def draw_tale(canvas: Canvas, story: Story) -> str:
    """Draw what happened, in sentences; return them."""
    # NOTE: above some sentences that tell a game
    head = tr("What happened")
    words = together(*story.tale)
    room = paper(canvas, head)
    style = TextStyle(TEXT, face=BOLD)
    high = height(words, room.w, canvas.unit, style)
    canvas.paragraph(words, *stack(room, h=min(room.h, high), down="start"), TEXT)
    return in_lines((head, words))


def _kid(canvas: Canvas, story: Story, kid: KidId, area: Box) -> None:
    """Draw the picture of a kid in the middle of an area."""
    side = canvas.px(min(area.w, area.h))
    known = story.teller.catalog.kids[kid]
    picture(canvas, picture_of(known, side, side, canvas.px(_CORNER)), area)


def draw_kids(canvas: Canvas, story: Story) -> str:
    """The kids that did the most: picture, name and what each brought; returns all words."""
    # NOTE: above the kids that brought most of something to all players together
    head = tr("Hardest-working kids")
    room, found, lines = paper(canvas, head), story.kids, [head]
    cells = grid(room, len(found), max(1, len(found)), gap=SMALL)
    for (kid, brought), cell in zip(found.items(), cells, strict=True):
        image, name, told = column(cell, [Share(), line(LEAD), line(TEXT, 2)], 0)
        _kid(canvas, story, kid, image)
        words = kid_name(story.teller.catalog.kids[kid])
        write(canvas, name, [Words(words, LEAD, title=True)], centered=True)
        write(canvas, told, [Words(brought, lines=2)], centered=True)
        lines += [words, brought]
    return in_lines(lines)


def draw_best(canvas: Canvas, story: Story) -> str:
    """The best turn, with the kid that was played; returns its words."""
    # NOTE: above the turn that was worth most points
    head = tr("Best turn")
    room, turn = paper(canvas, head), story.deeds.best
    lines = story.best or [tr("No turn scored any points.")]
    if turn is not None and turn.kid:
        image, room = split(room, "left", room.w * _BEST)
        _kid(canvas, story, turn.kid, image)
    canvas.paragraph(in_lines(lines), *room, TEXT)
    return in_lines([head, *lines])
