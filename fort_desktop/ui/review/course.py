"""The page with the chart of chances, its marks, and what is told of the one that is chosen."""

from collections.abc import Sequence
from functools import partial
from typing import Final

from fort_desktop.review.parts import Choice, Luck, Review
from fort_desktop.rules.model.events import SeatInfo
from fort_desktop.scene.events import Input, Key
from fort_desktop.scene.geometry import Box
from fort_desktop.scene.node import Node
from fort_desktop.ui.art import palette as pal
from fort_desktop.ui.art.fonts import BOLD
from fort_desktop.ui.design.canvas import Canvas
from fort_desktop.ui.design.scale import EDGE, FINE, HAIR, HUGE, LARGE, SMALL, TEXT, TIGHT, line
from fort_desktop.ui.i18n.i18n import tr
from fort_desktop.ui.review.chart import (
    MARK,
    Course,
    draw_board,
    draw_lead,
    draw_lines,
    fields_of,
    on_rails,
    place_on,
)
from fort_desktop.ui.review.drawn import tell
from fort_desktop.ui.review.page import PAGE, Looking, slip, small_button, ways_on
from fort_desktop.ui.text.lists import in_lines, labelled
from fort_desktop.ui.text.review import (
    SIGN_WORDS,
    SIGNS,
    best_words,
    chance_words,
    luck_words,
    made_words,
    seat_line,
    sums_words,
)
from fort_desktop.ui.text.review_facts import (
    Mark,
    Sign,
    biggest,
    by_round,
    marks,
    running_chance,
    turn_of,
)
from fort_desktop.ui.toolkit.chart import Spot
from fort_desktop.ui.toolkit.common import label, panel_node
from fort_desktop.ui.toolkit.layout import Share, padding, row, split
from fort_desktop.ui.toolkit.page import Words, whole, write

_CHART: Final = Box(PAGE.x, PAGE.y, 1180, 660)
_LEGEND: Final = Box(PAGE.x, PAGE.y + 672, 1180, 70)
_MORE: Final = 300.0
"""How wide the button for all marks is."""
_SIDE: Final = Box(PAGE.x + 1196, PAGE.y, PAGE.w - 1196, 742)
_FILLS: Final = {"star": "#FFD23F"}


class CoursePage:
    """The chart.

    Attributes:
        chosen: the event of the mark that is told of; None for none.
    """

    def __init__(self, screen: Looking) -> None:
        self._screen = screen
        self.chosen: tuple[int, str] | None = None
        self._all = False

    @property
    def marks(self) -> list[Mark]:
        """The biggest marks, or all of them, from left to right."""
        return self._known if self._all else biggest(self._known)

    @property
    def _known(self) -> list[Mark]:
        review = self._screen.review
        return marks(review) if review is not None else []

    def lay(self) -> None:
        """The chart with its marks, the words for its lines, and what is told of a mark."""
        review, found = self._screen.review, self.marks
        course = self._course(review)
        seats = self._screen.past.seats
        made_of = course, seats, self.chosen is None
        self._screen.lay("chart", made_of, partial(self._chart, course, seats))
        plot, rails = fields_of(_CHART.w, _CHART.h, course.marks)
        spots = [place_on(plot, course, one.x, course.own_at(one.x)) for one in found]
        below = on_rails(rails, [x for x, _ in spots], MARK)
        if course.points:
            self._screen.lay("lines", (course, spots), partial(self._lines, course, spots))
        for one, spot, at in zip(found, spots, below, strict=True):
            if _key(one) == self.chosen:
                self._screen.lay("lead", (spot, at), partial(self._lead, spot, at))
        self._marks(found, below)
        self._legend(found)
        mark = next((one for one in found if _key(one) == self.chosen), None)
        if mark is None or review is None:
            words = in_lines(_hints(bool(found)))
            slip(self._screen, _SIDE, "told", words, 27, pal.TAPE)
        else:
            self._side(review, mark)

    def heard(self, event: Input) -> bool:
        """Left and right go from mark to mark, unless the focus is on a button."""
        focus = self._screen.scene.focus.node
        on_mark = focus is None or focus.name in map(_name, self.marks)
        step = {"left": -1, "right": 1}.get(event.name) if isinstance(event, Key) else None
        found = self.marks
        if step is None or not on_mark or not found:
            return False
        keys = [_key(one) for one in found]
        now = keys.index(self.chosen) if self.chosen in keys else -1 if step > 0 else len(keys)
        self.choose(found[max(0, min(len(found) - 1, now + step))], True)
        return True

    def choose(self, mark: Mark, by_key: bool = False) -> None:
        """Tell of a mark; by key the focus goes there."""
        self.chosen = _key(mark)
        self._screen.refresh()
        if by_key:
            self._screen.scene.focus.at_key(_name(mark))

    # The chart.

    def _course(self, review: Review | None) -> Course:
        screen = self._screen
        colours = tuple(seat.colour for seat in screen.past.seats)
        if review is None or review.line is None or not review.line.points:
            return Course((), screen.seat, colours)
        faces = screen.app.seating(screen.past.session).faces
        looks = tuple(
            (one.player, face) for one, face in zip(screen.past.seats, faces, strict=True)
        )
        line = by_round(review.line.points)
        return Course(line, screen.seat, colours, looks, len(self.marks))

    def _chart(self, course: Course, seats: Sequence[SeatInfo], holder: Node) -> None:
        """Lay out the board, its scales, and which round decided the game."""
        node, canvas = self._layer("chart", holder)
        draw_board(canvas, course)
        own = self._screen.seat
        # NOTE: above a chart of the chances of all players
        words = tr("How the chances changed, round by round")
        # What is told beside it may be of another round than the one that decided the game.
        told = _decided(course, seats) if course.points and self.chosen is None else ()
        head = told or (Words(words, LARGE, title=True),)
        place = Box(EDGE, SMALL, canvas.w - 2 * EDGE, line(HUGE) + line(TEXT))
        write(canvas, place, head, True, pal.CHALK)
        lines = (seat_line(info, i == own) for i, info in enumerate(seats))
        node.label = in_lines((words, *(one.words for one in told), *lines))

    def _lines(self, course: Course, spots: Sequence[Spot], holder: Node) -> None:
        """The lines are a picture of their own: both at once would take too long for a frame."""
        node, canvas = self._layer("lines", holder)
        draw_lines(canvas, course, spots)
        node.solid = False

    def _lead(self, spot: Spot, below: Spot, holder: Node) -> None:
        node, canvas = self._layer("lead", holder)
        draw_lead(canvas, spot, below)
        node.solid = False

    def _layer(self, name: str, holder: Node) -> tuple[Node, Canvas]:
        node, canvas = panel_node(self._screen.at(*_CHART), self._screen.unit, name)
        holder.add(node)
        return node, canvas

    def _marks(self, found: Sequence[Mark], below: Sequence[Spot]) -> None:
        for mark, (x, y) in zip(found, below, strict=True):
            made_of = x, y, mark.round, _key(mark) == self.chosen
            self._screen.lay(_name(mark), made_of, partial(self._mark, mark, x, y))

    def _mark(self, mark: Mark, x: float, y: float, holder: Node) -> None:
        screen = self._screen
        place = screen.at(_CHART.x + x - MARK / 2, _CHART.y + y - MARK / 2, MARK, MARK)
        canvas = Canvas(place.w, place.h, screen.unit)
        chosen = _key(mark) == self.chosen
        fill = pal.CHALK_YELLOW if chosen else pal.PAPER
        canvas.panel(0, 0, MARK, MARK, fill, MARK / 2, pal.OUTLINE, 4 if chosen else 2)
        draw_sign(canvas, mark.sign, MARK / 2, MARK / 2)
        node = Node(place, canvas.image, _name(mark))
        node.label = labelled(tr("Round {n}", n=mark.round), tr(SIGN_WORDS[mark.sign]))
        node.clicked = partial(self.choose, mark)
        holder.add(node)

    def _legend(self, found: Sequence[Mark]) -> None:
        """Lay out what the marks mean, and the button that shows the small ones as well."""
        words, more = _LEGEND, len(self._known) > len(biggest(self._known))
        if more:
            place, words = split(_LEGEND, "right", _MORE)
            # NOTE: a switch: a chart shows all marks, or only the biggest ones
            small_button(self._screen, place, "all marks", tr("All marks"), self._turn, self._all)
        signs = [sign for sign in SIGN_WORDS if any(one.sign == sign for one in found)]
        self._screen.lay("legend", (tuple(signs), words), partial(self._signs, signs, words))

    def _turn(self) -> None:
        """Show all marks, or only the biggest; one that is not shown is not told of."""
        self._all = not self._all
        if self.chosen not in [_key(mark) for mark in self.marks]:
            self.chosen = None
        self._screen.refresh()

    def _signs(self, signs: Sequence[Sign], area: Box, holder: Node) -> None:
        node, canvas = panel_node(self._screen.at(*area), self._screen.unit, "legend")
        for sign, place in zip(signs, row(whole(canvas), [Share()] * len(signs)), strict=True):
            disc, told = split(place, "left", MARK, TIGHT)
            draw_sign(canvas, sign, *disc.center)
            label(canvas, tr(SIGN_WORDS[sign]), padding(told, 0, HAIR), FINE, face=BOLD)
        node.label = in_lines(tr(SIGN_WORDS[sign]) for sign in signs)
        holder.add(node)

    # What is told beside it.

    def _side(self, review: Review, mark: Mark) -> None:
        screen = self._screen
        title = labelled(tr("Round {n}", n=mark.round), tr(SIGN_WORDS[mark.sign]))
        note = sums_words(review, mark.round)
        tell(screen, _SIDE, mark.about, title, self._said(mark), note)
        room = Box(_SIDE.x + 16, _SIDE.bottom - 80, _SIDE.w - 32, 64)
        if isinstance(mark.about, Choice):
            ways_on(screen, room, "mark", mark.at)
        else:
            look = partial(screen.look, mark.at)
            small_button(
                screen, room, "look:mark", tr("Look at it"), look, about=mark.at, leads=True
            )

    def _said(self, mark: Mark) -> list[str]:
        labels = self._screen.labels
        if isinstance(mark.about, Luck):
            return [luck_words(mark.about, labels.teller), chance_words(mark.chance)]
        return [made_words(mark.about, labels), best_words(mark.about, labels)]


def _hints(some: bool) -> list[str]:
    """Return the lines that say what the chart is about, while nothing is chosen."""
    touch = tr(
        "Click a mark to see what happened there. The left and right arrow keys move "
        "from mark to mark."
    )
    sure = tr(
        "The lines show how many games in 100 each player would win from each moment on if "
        "everyone played about equally well."
    )
    pale = tr("The pale part on the left is less certain.")
    return [touch if some else "", sure, pale]


def draw_sign(canvas: Canvas, sign: Sign, x: float, y: float) -> None:
    """A mark with its middle at a place; one of less weight is smaller."""
    size = 22.0 if sign == "other" else 30.0
    name = SIGNS[sign]
    canvas.icon(name, x - size / 2, y - size / 2, size, _FILLS.get(name, "#FFF9EA"))


def _key(mark: Mark) -> tuple[int, str]:
    return mark.at, mark.sign


def _name(mark: Mark) -> str:
    return f"mark:{mark.at}:{mark.sign}"


def _decided(course: Course, seats: Sequence[SeatInfo]) -> tuple[Words, ...]:
    """Return the headline: which round decided the game, and for whom."""
    turn = turn_of(course.points)
    before, after = running_chance(turn.before), running_chance(turn.after)
    # NOTE: above a chart of a game that is over: the round that changed most
    head = tr("Round {n} decided the game", n=turn.round)
    # NOTE: {who} would win {a} of 100 games from the beginning of a round, and {b} from its end
    told = tr("{who}: chances up from {a} to {b} in 100", who=seats[turn.seat].name,
              a=before, b=after)  # fmt: skip
    return Words(head, HUGE, title=True), Words(told)
