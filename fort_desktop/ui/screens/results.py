"""The results of a game."""

from collections.abc import Callable
from functools import partial
from typing import Final

from fort_desktop.chronicle.course import course_of, place_of
from fort_desktop.chronicle.moments import moments
from fort_desktop.rules.model.events import Score
from fort_desktop.scene.geometry import Box
from fort_desktop.session.again import known_deal
from fort_desktop.session.daily.plan import day_of
from fort_desktop.session.session import Session
from fort_desktop.ui.art import palette as pal
from fort_desktop.ui.art.paper import banner, tape
from fort_desktop.ui.art.players import player_face
from fort_desktop.ui.audio.mood import Mood
from fort_desktop.ui.coach.lesson.starting import play_again
from fort_desktop.ui.design.canvas import Canvas
from fort_desktop.ui.design.letters import say, write
from fort_desktop.ui.host import routes
from fort_desktop.ui.host.registry import opens
from fort_desktop.ui.host.screen import Host, Screen
from fort_desktop.ui.i18n.i18n import NC_, NN_, tr, trn, trp
from fort_desktop.ui.persons.seated import faces
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
from fort_desktop.ui.toolkit.common import button, panel_node, shaded

_FINE: Final = 1.5
"""Units of other screens in one of this."""
_SIZE: Final = (1280.0, 720.0)
_HEAD: Final = 96.0
_STEP: Final = 55.0
"""From one row of buttons to the next."""
_EVENING: Final = 84.0
"""How high the table of the evening is, or what lies in its place."""
_ONE: Final = Box(842, 0, 416, 0)
"""The right column: its left edge and its width."""
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
_FIRST_COLUMN: Final = 318.0
_CLOSE: Final = 3
"""So few points short it was close."""


class ResultsScreen(Screen):
    """The scores by source, the winners, and how it came to that (END-3, END-4).

    Attributes:
        said: what is told below the title.
    """

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
        self._faces = faces(app.seating(session), len(session.seats))
        self._slip = slip_of(app, session)
        self._levels = [seat.level for seat in self.view.seats]
        self._medals = NewMedals(app, session)
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
        (w, h), unit = self.scene.size, self.unit * _FINE
        self._u = unit
        self._left = max(0.0, (w / unit - _SIZE[0]) / 2)
        self._tall = h / unit
        ranked = sorted(self.view.scores, key=lambda s: (-s.total, -self._levels[s.seat]))
        wide = 796.0
        high = _HEAD + (88.0 if len(ranked) < 4 else 74.0) * len(ranked) + 10
        scores = self._at(22, 76, wide, high)
        forts = [self.view.seats[score.seat] for score in ranked]
        right = self._at(_ONE.x - 16, 0, 0, 0).x
        low = 76 + high + (_EVENING + 8 if self._slip else 0)
        night(self.scene.root, self.scene.size, self.unit, forts, self.view.winners,
              (low + 14) * unit, right, (self._tall - 8 - self._medals.high) * unit)  # fmt: skip
        if self._slip is not None:
            place = self._at(22, 76 + high + 10, wide, _EVENING)
            self.scene.root.add(self._slip(place, unit))
        self._scores(scores, ranked)
        self._medals.lay(self.scene.root, self._at(22, 0, wide, self._tall - 8), self._u)
        self._title()
        self._aside()
        self._buttons()
        self.scene.focus.keys["escape"] = partial(self.app.push, routes.Title())

    def _at(self, x: float, y: float, w: float, h: float) -> Box:
        """A place of the window's middle 1280 units, in pixels."""
        u = self._u
        return Box((self._left + x) * u, y * u, w * u, h * u)

    # The table.

    def _title(self) -> None:
        names = [self.seats[seat].name for seat in self.view.winners]
        words = won_words(names)
        at = self._at(160, 34, 520, 62)
        canvas = Canvas(at.w, at.h, self._u)
        canvas.blit(tape(*canvas.image.get_size(), False, -0.8), 0, 0)
        room = Box(0, 0, at.w, at.h).inset(24 * self._u, 0, 24 * self._u, 0)
        write(canvas.image, words, room, self._u, 34, least=18)
        node, under = panel_node(at, self._u, "winner")
        under.image.blit(canvas.image, (0, 0))
        node.label = words
        self.scene.root.add(node)

    def _scores(self, area: Box, ranked: list[Score]) -> None:
        unit = self._u
        shaded(self.scene.root, area, self.unit)
        node, canvas = panel_node(area, unit, "scores")
        canvas.panel(0, 0, canvas.w, canvas.h, pal.PAPER, 14, pal.OUTLINE, 3)
        self._write(canvas, self.said, Box(20, 26, canvas.w - 40, 30), 19, least=14)
        columns = self._columns()
        for head, _, x, wide in columns:
            say(canvas.image, head, self._px(Box(x, 64, wide, 28)), unit, 16, least=14)
        each = (canvas.h - _HEAD - 10) / len(ranked)
        for i, score in enumerate(ranked):
            self._row(canvas, score, Box(8, _HEAD + i * each, canvas.w - 16, each - 6))
        node.label = self.said
        self.scene.root.add(node)

    def _columns(self) -> list[tuple[str, str, float, float]]:
        """Each source of points that somebody has some of: heading, field, left edge and width."""
        found = self._sources()
        # The name of a rule stands in its column.
        parts = [1.7 if field == "rule" else 1.0 for _, field in found]
        unit = (796 - _FIRST_COLUMN - 12) / sum(parts)
        lefts = [_FIRST_COLUMN + unit * sum(parts[:i]) for i in range(len(parts))]
        return [
            (head, field, left, part * unit)
            for (head, field), left, part in zip(found, lefts, parts, strict=True)
        ]

    def _sources(self) -> list[tuple[str, str]]:
        scores, seats = self.view.scores, self.view.seats
        found = [(tr("Points"), "track"), (tr("Fort"), "fort")]
        if any(seat.rule is not None for seat in seats):
            found.append((tr("Made-up rule"), "rule"))
        if any(score.macaroni for score in scores):
            found.append((tr("Sculpture"), "macaroni"))
        return [*found, (tr("Total"), "total")]

    def _row(self, canvas: Canvas, score: Score, row: Box) -> None:
        """Place, face and name of a seat, and its points."""
        seat, unit = self.view.seats[score.seat], self._u
        info = self.seats[score.seat]
        if score.seat in self.view.winners:
            canvas.panel(*row, pal.CHALK_YELLOW, 12, None)
        place = tr(_PLACES[place_of(self.view.scores, self._levels, score.seat) - 1])
        self._write(canvas, place, Box(row.x + 10, row.y, 46, row.h), 19, align_left=True)
        face = min(60.0, row.h - 6)
        x = row.x + 60
        image = player_face(info.player, canvas.px(face), seat.colour, self._faces[score.seat])
        canvas.blit(image, x, row.center.y - face / 2)
        x += face + 8
        held = before_words(self._session.holders(score.seat))
        ribbon = Box(x, row.center.y - (30 if held else 19), _FIRST_COLUMN - x - 6, 38)
        under = Box(x + 4, ribbon.bottom + 1, ribbon.w - 8, 24)
        self._write(canvas, held, under, 16, align_left=True)
        size = canvas.px(ribbon.w), canvas.px(ribbon.h)
        canvas.blit(banner(*size, pal.SEATS[seat.colour]), ribbon.x, ribbon.y)
        canvas.icon(pal.MARKS[seat.colour], x + 8, ribbon.center.y - 11, 22)
        name = self._px(ribbon.inset(36, 0, 18, 0))
        write(canvas.image, info.name, name, unit, 20, least=15, colour=pal.CHALK, align="left")
        for _, field, left, wide in self._columns():
            room = Box(left, row.y, wide, row.h)
            number = {
                "track": score.track,
                "fort": score.fort,
                "rule": score.rule,
                "macaroni": score.macaroni,
                "total": score.total,
            }[field]
            if field == "rule" and seat.rule is not None:
                words = tr(RULE_NAMES[seat.rule])
                low = Box(room.x + 2, row.center.y + 4, wide - 4, row.h / 2 - 6)
                say(canvas.image, words, self._px(low), unit, 15, least=13)
                room = Box(room.x, row.y + 2, wide, row.h / 2)
            self._write(canvas, str(number), room, 32 if field == "total" else 25)

    def _write(
        self,
        canvas: Canvas,
        words: str,
        room: Box,
        size: float,
        least: float = 14.0,
        align_left: bool = False,
    ) -> None:
        write(canvas.image, words, self._px(room), self._u, size, least=least,
              align="left" if align_left else "center")  # fmt: skip

    def _px(self, box: Box) -> Box:
        return Box(*(side * self._u for side in box))

    # What lies beside it.

    def _aside(self) -> None:
        """The chart."""
        colours = [seat.colour for seat in self.view.seats]
        low = self._tall - self._low
        chart = self._at(_ONE.x, 36, _ONE.w, low - 36 - 14)
        shaded(self.scene.root, chart, self.unit)
        node, canvas = panel_node(chart, self._u, "chart")
        teller = Teller(self._session.catalog, self.seats)
        found = moments(self._course)
        words = [moment_words(one, teller) for one in found]
        draw_chart(canvas, self._course, colours, found, words)
        node.label = in_lines(words)
        self.scene.root.add(node)

    def _ways(self) -> list[tuple[str, str, Callable[[], None]]]:
        """Buttons below the chart, which is as high as they leave room: name, words, deed."""
        found: list[tuple[str, str, Callable[[], None]]] = [
            # NOTE: a button: charts and sentences about the game that is over
            ("story", tr("The story"), self._tell_story),
            *self._together(),
            ("new game", tr("New game"), lambda: self.app.push(routes.NewGame(at_start=True))),
            (
                "look back",
                tr("Step through the game"),
                partial(self.app.push, routes.Table(self._session, at_end=True)),
            ),
            ("title", tr("To the start"), partial(self.app.push, routes.Title())),
        ]
        if known_deal(self._session) is not None:
            games, session = self.app.games, self._session
            again = ("again", tr("Same deal again"), partial(games.deal_again, session))
            swap = ("swap", tr("Swap seats"), partial(games.deal_again, session, 1))
            found += [again, swap]
        return found

    def _buttons(self) -> None:
        """The ways on: once more with the same, which is one press for the table, and all others.

        Who leaves or comes is asked on the sheet of a new game.
        """
        top = self._tall - self._low
        place = self._at(_ONE.x, top, _ONE.w, 48)
        # NOTE: a button for another game of the same players; {who} is a player's name as typed
        words = tr("Once more: {who} begins", who=self._next)
        self.scene.root.add(button(place, self.unit, words, "once more", self._once_more))
        for i, (name, words, act) in enumerate(self._ways()):
            wide = 203.0
            x, y = _ONE.x + (i % 2) * (wide + 10), top + (i // 2 + 1) * _STEP
            place = self._at(x, y, wide, 48)
            self.scene.root.add(button(place, self.unit, words, name, act, False))
        if self._session.proof is not None:
            place = self._at(702, 40, 108, 40)
            self.scene.root.add(button(place, self.unit, tr("Proof"), "proof", self._prove, False))

    @property
    def _next(self) -> str:
        """The name of the player who begins the next game of this table."""
        return self.seats[(self.view.first + 1) % len(self.seats)].name

    @property
    def _low(self) -> float:
        """The height of the buttons below the chart: a wide one, and two in each further row."""
        return (1 + (len(self._ways()) + 1) // 2) * _STEP + 14

    def _together(self) -> list[tuple[str, str, Callable[[], None]]]:
        """The way to the page that looks back at the game, where it is offered."""
        path = file_of(self.app, self._session)
        if path is None:
            return []
        act = partial(self.app.push, routes.Review(path))
        return [("review", tr("Look at it together"), act)]

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
    return ResultsScreen(app, app.games.session) if app.games.session is not None else None
