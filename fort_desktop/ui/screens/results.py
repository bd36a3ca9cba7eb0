"""The results of a game."""

from collections.abc import Callable
from functools import partial
from typing import ClassVar, Final, NamedTuple

from fort_desktop.chronicle.course import course_of, place_of
from fort_desktop.chronicle.moments import moments
from fort_desktop.rules.model.events import Score
from fort_desktop.scene.geometry import Box
from fort_desktop.session.again import known_deal
from fort_desktop.session.daily.plan import day_of
from fort_desktop.session.session import Session
from fort_desktop.ui.art import palette as pal
from fort_desktop.ui.art.players import player_face
from fort_desktop.ui.audio.mood import Mood
from fort_desktop.ui.coach.lesson.starting import play_again
from fort_desktop.ui.design.canvas import Canvas
from fort_desktop.ui.design.scale import (
    EDGE,
    FINE,
    GAP,
    HAIR,
    HUGE,
    LARGE,
    LEAD,
    SMALL,
    TEXT,
    TIGHT,
    WIDE,
    line,
)
from fort_desktop.ui.design.text_box import TextStyle, width
from fort_desktop.ui.host import routes
from fort_desktop.ui.host.registry import opens
from fort_desktop.ui.host.screen import DESIGN, Host, Screen
from fort_desktop.ui.i18n.i18n import NC_, NN_, tr, trc, trn, trp
from fort_desktop.ui.screens.day_slip import slip_of
from fort_desktop.ui.screens.look_back import file_of, tried
from fort_desktop.ui.screens.proof import Proof
from fort_desktop.ui.screens.results_backdrop import night
from fort_desktop.ui.screens.results_medals import NewMedals
from fort_desktop.ui.text.lists import in_lines, together
from fort_desktop.ui.text.names import RULE_NAMES
from fort_desktop.ui.text.notices import arranged_words, proof_words
from fort_desktop.ui.text.seats import before_words
from fort_desktop.ui.text.sentences import Teller
from fort_desktop.ui.text.shared import won_words
from fort_desktop.ui.text.story import moment_words
from fort_desktop.ui.toolkit.chart import draw_chart
from fort_desktop.ui.toolkit.common import ribbon, shaded
from fort_desktop.ui.toolkit.dialog import headline
from fort_desktop.ui.toolkit.layout import Share, column, padding, row, split, stack
from fort_desktop.ui.toolkit.menu import Face
from fort_desktop.ui.toolkit.page import Words, panel, picture, whole, write

_RIGHT: Final = 624.0
"""How wide the chart and the buttons are."""
_ABOVE, _HEADING = 52.0, 92.0
"""Above the heading, and its height: it lies across the edge of the scores."""
_ROW, _LOW_ROW = 132.0, 111.0
"""How high the row of a player is, and that of one of four."""
_EVENING: Final = 126.0
"""How high the table of the evening is, or what lies in its place."""
_BUTTON, _QUIET = 84.0, 62.0
"""How high the way on is that most take, and how high the others are."""
_FACE, _PLACE, _NAME = 90.0, 64.0, 250.0
_PLACES: Final = (
    NC_("place", "1st"),
    NC_("place", "2nd"),
    NC_("place", "3rd"),
    NC_("place", "4th"),
)
_SHORT: Final = {
    # NOTE: {n} points are missing to those of the winner
    2: NN_("You are second, {n} point short.", "You are second, {n} points short."),
    3: NN_("You are third, {n} point short.", "You are third, {n} points short."),
    4: NN_("You are fourth, {n} point short.", "You are fourth, {n} points short."),
}
_NAMED: Final = 2.4
"""How much wider the column of made-up rules is, since it names them."""
_CLOSE: Final = 3
"""So few points short it was close."""


class Way(NamedTuple):
    """A button that leads on from the results: its name and words, and what a click does."""

    name: str
    words: str
    act: Callable[[], None]


class ResultsScreen(Screen):
    """The scores by source, the winners, and how it came to that (END-3, END-4).

    Attributes:
        said: what is told below the title.
    """

    least: ClassVar = 0.53

    def __init__(self, app: Host, session: Session) -> None:
        super().__init__(app)
        session.reveal()
        self.view = session.view()
        self.seats = session.seats
        self.persons = session.persons
        self.practice = session.practice
        self._session = session
        lost = session.persons and not set(session.persons) & set(self.view.winners)
        self.mood = Mood("evening" if lost else "victory", dusk=1.0)
        self._course = course_of(session.events, self.view.scores)
        self._faces = app.seating(session).faces
        self._slip = slip_of(app, session)
        self._levels = [seat.level for seat in self.view.seats]
        self._medals = NewMedals(app, session)
        self._more = False
        self.build()

    def go_on(self, seconds: float) -> None:
        """Show new medals as soon as they are known."""
        if self._medals.news():
            self.rebuild()

    @property
    def said(self) -> str:
        """The message below the title."""
        return together(
            self._standing(), self._tie(), tried(self.app, self._session) or self._practised()
        )

    def build(self) -> None:
        """The table of places at the left over the forts, the chart at the right over buttons."""
        wide, tall = DESIGN[0], self.scene.size[1] / self.unit
        self.put_sheet(wide, tall)
        inside = Box(0, 0, wide, tall).inset(EDGE - GAP, 0, EDGE - GAP, SMALL)
        left, right = row(inside, [Share(), _RIGHT], EDGE - SMALL)
        ranked = sorted(self.view.scores, key=lambda s: (-s.total, -self._levels[s.seat]))
        each = _ROW if len(ranked) < len(_PLACES) else _LOW_ROW
        high = _HEADING + line(LEAD) + len(ranked) * (each + HAIR)
        _, below = split(left, "top", _ABOVE + _HEADING * 2 / 3, 0)
        scores, below = split(below, "top", high, SMALL)
        slip = self._slip
        evening, under = split(below, "top", _EVENING if slip else 0.0, SMALL if slip else 0.0)
        forts = [self.view.seats[score.seat] for score in ranked]
        room = self.at(left.x, under.y, left.w, under.h - self._medals.high)
        night(self.scene.root, self.scene.size, self.unit, forts, self.view.winners,
              room.y, self.at(*right).x, room.bottom)  # fmt: skip
        if slip is not None:
            slip(self, evening)
        self._scores(scores, ranked)
        self._medals.lay(self, under)
        names = [self.seats[seat].name for seat in self.view.winners]
        place = Box(left.x, _ABOVE, left.w, _HEADING)
        headline(self, padding(place, WIDE, 0), won_words(names), "winner")
        self._aside(right.inset(0, EDGE, 0, 0))
        leave = partial(self.app.push, routes.Title())
        self.scene.focus.keys["escape"] = self._turn if self._more else leave

    # The table.

    def _scores(self, area: Box, ranked: list[Score]) -> None:
        shaded(self.scene.root, self.at(*area), self.unit)
        node, canvas = panel(self, area, "scores", fill=pal.PAPER)
        room = padding(whole(canvas), GAP, SMALL).inset(0, _HEADING / 3, 0, 0)
        said, heads, *rows = column(room, [line(LEAD), line(TEXT), *[Share()] * len(ranked)], HAIR)
        write(canvas, said, [Words(self.said, LEAD, title=True)], centered=True)
        found = self._sources()
        for (head, _), cell in zip(found, self._cells(heads)[-len(found) :], strict=True):
            write(canvas, cell, [Words(head)], centered=True)
        for score, place in zip(ranked, rows, strict=True):
            self._row(canvas, score, place)
        node.label = self.said

    def _cells(self, area: Box) -> list[Box]:
        """The cells of a row: place, face and name, and each source of points."""
        # The name of a rule stands in its column.
        sources = [Share(_NAMED if field == "rule" else 1.0) for _, field in self._sources()]
        return row(area, [_PLACE, _FACE, _NAME, *sources], TIGHT)

    def _sources(self) -> list[tuple[str, str]]:
        """Each source of points that somebody has some of: its heading and its field."""
        scores, seats = self.view.scores, self.view.seats
        found = [(tr("Points"), "track"), (tr("Fort"), "fort")]
        if any(seat.rule is not None for seat in seats):
            found.append((tr("Made-up rule"), "rule"))
        if any(score.macaroni for score in scores):
            found.append((tr("Sculpture"), "macaroni"))
        return [*found, (tr("Total"), "total")]

    def _row(self, canvas: Canvas, score: Score, area: Box) -> None:
        """Place, face and name of a seat, and its points."""
        seat, info = self.view.seats[score.seat], self.seats[score.seat]
        if score.seat in self.view.winners:
            canvas.panel(*area, pal.CHALK_YELLOW, SMALL, None)
        place, face, name, *cells = self._cells(padding(area, TIGHT, 0))
        words = tr(_PLACES[place_of(self.view.scores, self._levels, score.seat) - 1])
        write(canvas, place, [Words(words, LEAD, title=True)])
        size = canvas.px(min(_FACE, area.h - TIGHT))
        image = player_face(info.player, size, seat.colour, self._faces[score.seat])
        picture(canvas, image, face)
        held = before_words(self._session.holders(score.seat))
        upper, under = column(padding(name, 0, GAP), [Share(), line(FINE)], 0)
        banner = stack(upper if held else name, h=line(LARGE))
        ribbon(canvas, *banner[:3], info.name, seat.colour)
        write(canvas, under, [Words(held, FINE)])
        for (_, field), cell in zip(self._sources(), cells, strict=True):
            self._number(canvas, cell, field, score)
            if field == "rule" and seat.rule is not None:
                # Below the number, which stands on the line of the others.
                below = stack(padding(cell, 0, HAIR), h=line(FINE), down="end")
                write(canvas, below, [Words(tr(RULE_NAMES[seat.rule]), FINE)], centered=True)

    def _number(self, canvas: Canvas, cell: Box, field: str, score: Score) -> None:
        """Points of one source, with their units below those of the other seats."""
        size = HUGE if field == "total" else LARGE
        style = TextStyle(size, colour=pal.INK, align="right", middle="line")
        found = [str(getattr(one, field)) for one in self.view.scores]
        place = stack(cell, max(width(one, canvas.unit, size) for one in found))
        canvas.write(str(getattr(score, field)), place, style)

    # What lies beside it.

    def _aside(self, area: Box) -> None:
        """The chart, and the ways on below it.

        Once more with the same is one press for the table; who leaves or comes is asked on the
        sheet of a new game.
        """
        first, more = self._ways()
        shown = more if self._more else first
        # NOTE: a button: the other ways on from the results of a game, and back from them
        turn = tr("Back") if self._more else trc("results", "More")
        shown = [*shown, Way("more", turn, self._turn)]
        pairs = [shown[i : i + 2] for i in range(0, len(shown), 2)]
        chart, once, *lines = column(area, [Share(), _BUTTON, *[_QUIET] * len(pairs)], SMALL)
        shaded(self.scene.root, self.at(*chart), self.unit)
        node, canvas = panel(self, chart, "chart")
        teller = Teller(self._session.catalog, self.seats)
        found = moments(self._course)
        words = [moment_words(one, teller) for one in found]
        colours = [seat.colour for seat in self.view.seats]
        draw_chart(canvas, self._course, colours, found, words)
        node.label = in_lines(words)
        # NOTE: a button for another game of the same players; {who} is a player's name as typed
        again = Face(tr("Once more: {who} begins", who=self._next), size=TEXT)
        self.button(once, "once more", again, self._once_more, True)
        for pair, place in zip(pairs, lines, strict=True):
            # One that is left over takes the whole line.
            cells = row(place, [Share()] * len(pair), SMALL)
            for (name, told, act), cell in zip(pair, cells, strict=True):
                self.button(cell, name, Face(told, size=FINE), act)

    def _ways(self) -> tuple[list[Way], list[Way]]:
        """Return the quiet buttons below the first one, and those that *More* shows instead."""
        push = self.app.push
        step = Way(
            "look back",
            tr("Step through the game"),
            partial(push, routes.Table(self._session, at_end=True)),
        )
        together = self._together()
        first = [
            *(together or [step]),
            # NOTE: a button: charts and sentences about the game that is over
            Way("story", tr("The story"), self._tell_story),
            Way("title", tr("Main menu"), partial(push, routes.Title())),
        ]
        more = [Way("new game", tr("New game"), partial(push, routes.NewGame(at_start=True)))]
        if together:
            more.append(step)
        if known_deal(self._session) is not None:
            games, session = self.app.games, self._session
            more += [
                Way("again", tr("Same deal again"), partial(games.deal_again, session)),
                Way("swap", tr("Swap seats"), partial(games.deal_again, session, 1)),
            ]
        if self._session.proof is not None:
            more.append(Way("proof", tr("Proof"), self._prove))
        return first, more

    def _turn(self) -> None:
        """Show the other ways on, or the first ones again."""
        self._more = not self._more
        self.rebuild()

    @property
    def _next(self) -> str:
        """The name of the player who begins the next game of this table."""
        return self.seats[(self.view.first + 1) % len(self.seats)].name

    def _together(self) -> list[Way]:
        """The way to the page that looks back at the game, where it is offered."""
        path = file_of(self.app, self._session)
        if path is None:
            return []
        act = partial(self.app.push, routes.Review(path))
        return [Way("review", tr("Review it together"), act)]

    def _tell_story(self) -> None:
        self.app.push(routes.Story(self._session, self._session.recording.path))

    def _once_more(self) -> None:
        play_again(self.app, self._session)

    def _prove(self) -> None:
        """Show the proof of chance, unless it is already shown."""
        deal = self._session.proof
        if deal is not None and deal.commitment and not deal.veiled and day_of(deal) is None:
            self.app.push(Proof(deal, self._proof))
        elif self._proof not in self.notes:
            self.tell(self._proof)

    def _proof(self) -> str:
        """Return how to verify that nobody chose the cards, "" if the game does not tell."""
        deal, path = self._session.proof, self._session.recording.path
        file = path.name if path is not None else "FILE.fort"
        return proof_words(deal, file, self._session.limits) if deal is not None else ""

    # What is told.

    def _standing(self) -> str:
        """Return the standing of the only person; "" if several persons played, or none."""
        if len(self.persons) != 1:
            return ""
        mine = self.persons[0]
        best = max(score.total for score in self.view.scores)
        own = next(score.total for score in self.view.scores if score.seat == mine)
        if mine in self.view.winners:
            others = [score.total for score in self.view.scores if score.seat != mine]
            n = own - max(others, default=own)
            return trn("You win by {n} point!", "You win by {n} points!", n) if n else ""
        place, n = place_of(self.view.scores, self._levels, mine), best - own
        if not n:
            return ""
        return together(trp(_SHORT[place], n), tr("So close!") if n <= _CLOSE else "")

    def _practised(self) -> str:
        """The note that the game does not count, or how it was no usual one; "" if it was."""
        if self._session.aside.lesson is not None:
            return arranged_words()
        if self._session.again:
            return tr("This deal had been played before, so the game does not count.")
        return tr("This was a practice game.") if self.practice else ""

    def _tie(self) -> str:
        """Return how a tie was broken; "" if there was none (END-4)."""
        best = max(score.total for score in self.view.scores)
        tied = sum(score.total == best for score in self.view.scores)
        if tied == 1:
            return ""
        if len(self.view.winners) == tied:
            return tr("Points and forts are tied: the win is shared.")
        return tr("Points are tied: the higher fort wins.")


@opens(routes.Results)
def _open(app: Host, route: routes.Results) -> Screen | None:
    kept = app.games.duplicates.of(app.games.session)
    if kept is not None:
        app.push(routes.Duplicate(kept))
    elif app.games.session is not None:
        return ResultsScreen(app, app.games.session)
    return None
