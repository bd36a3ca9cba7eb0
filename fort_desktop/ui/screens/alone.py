"""Alone: the deal of the day with its table and par, and the calendar of stars."""

from datetime import date
from functools import partial
from typing import Final

from fort_desktop.record.duplicate import MOST_GAMES
from fort_desktop.rules.model.types import COLOURS
from fort_desktop.scene.geometry import Box
from fort_desktop.session.daily.plan import FIRST, OWN
from fort_desktop.session.daily.stars import MOST_STARS, par_of
from fort_desktop.session.daily.store import KeptDay, begun_in, whole_in
from fort_desktop.session.library.day_stars import DayStars
from fort_desktop.ui.art import palette as pal
from fort_desktop.ui.art.players import player_face
from fort_desktop.ui.coach.lesson.starting import last_table
from fort_desktop.ui.design.canvas import Canvas
from fort_desktop.ui.host import routes
from fort_desktop.ui.host.registry import opens
from fort_desktop.ui.host.screen import Host, Screen
from fort_desktop.ui.i18n.i18n import tr, trc
from fort_desktop.ui.persons.profile import same_name
from fort_desktop.ui.screens.alone_calendar import GOLD, Calendar, month_of
from fort_desktop.ui.screens.asks import Asks
from fort_desktop.ui.screens.house_rules import SETUPS
from fort_desktop.ui.screens.persons import choose_person
from fort_desktop.ui.text.alone import goals, result_words, today_words
from fort_desktop.ui.text.dates import day_words
from fort_desktop.ui.text.duplicates import par_words
from fort_desktop.ui.text.lists import in_lines
from fort_desktop.ui.text.players import player_name, usual_name
from fort_desktop.ui.toolkit.common import panel_node
from fort_desktop.ui.toolkit.menu import BUTTON, Face, cardboard, heading

_SIZE: Final = (1640.0, 940.0)
_EDGE: Final = 48.0
_LEFT: Final = 740.0
_FOOT: Final = 836.0
_RIVALS, _RIVAL = 190.0, 70.0
_GOALS, _GOAL = 412.0, 66.0
_ACTS: Final = 724.0
_PUZZLES: Final = 424.0
_LOOKS: Final = 0.5
"""Seconds between two looks what has been read and how far par is."""


class AloneScreen(Asks):
    """The sheet for one person.

    Attributes:
        day: the one that is shown; kept: its deal.
        who: the profile that plays, "" for a guest; name: what the person is called.
        stars: what has come of the days of the month.
    """

    def __init__(self, app: Host) -> None:
        super().__init__(app)
        self.who, self.name = self._last_person()
        self.day = self._on = app.games.days.today
        self.kept: KeptDay | None = None
        self.stars: DayStars | None = None
        self._next_look = _LOOKS
        self._seen: tuple[int, int] = (0, 0)
        self._open(self.day)
        if self.stars is not None and (self.stars.last or FIRST) > self.today:
            # NOTE: {date} is the date by the clock of the computer
            self.notes.append(partial(_clock_words, self.today))
        self._lay_out()

    @property
    def today(self) -> date:
        """The present day."""
        return self.app.games.days.today

    def _last_person(self) -> tuple[str, str]:
        """The person who played last, as far as the last table tells."""
        table = last_table(self.app)
        seat = table.persons[0] if table.persons else None
        if seat is None:
            return "", usual_name(OWN)
        return table.holder(seat) or "", table.name(seat)

    def _open(self, day: date) -> None:
        """Read a day and its month; the expert plays it, if anybody is likely to."""
        days = self.app.games.days
        self.day = min(max(day, FIRST), self.today)
        if days.store is None:
            return
        self.kept = days.store.at(self.day)
        self.stars = DayStars(days.store, month_of(self.day), self.who)
        if self.day == self.today or self.stars.games(self.day):
            days.compute_par(self.kept)
        self._seen = self._progress()

    def _progress(self) -> tuple[int, int]:
        games = self.kept.par_games if self.kept is not None else 0
        return len(self.stars.results) if self.stars is not None else 0, games

    def go_on(self, seconds: float) -> None:
        """See now and then what has been read, how far par is, and whether a new day has begun."""
        self._next_look -= seconds
        if self._next_look > 0:
            return
        self._next_look = _LOOKS
        if self.today != self._on:
            self._turn_page()
            return
        now = self._progress()
        if now != self._seen:
            # Par of the day may have come: its stars are counted anew.
            if now[1] != self._seen[1]:
                self._open(self.day)
            self._seen = now
            self.rebuild()

    def _turn_page(self) -> None:
        """Midnight has passed: offer the new day, unless another one than the old is looked at."""
        before, self._on = self._on, self.today
        self._open(self._on if self.day == before else self.day)
        self.rebuild()

    def build(self) -> None:
        """Build the sheet, or what is asked instead of it."""
        self.lawn()
        if self.over is not None:
            self.over()
            self.scene.focus.keys["escape"] = partial(self.ask, None)
            return
        self.put_sheet(*_SIZE, down=16)
        canvas = cardboard(self.scene.root, self.sheet, self.unit, "alone")
        # NOTE: the name of a screen: what one person can play alone
        words = trc("title", "Alone")
        heading(self.scene.root, self.at(_SIZE[0] / 2 - 280, -34, 560, 84), self.unit, words)
        self.button(
            Box(_EDGE, _FOOT, 300, BUTTON),
            "title",
            tr("To the start"),
            partial(self.app.push, routes.Title()),
        )
        self.scene.focus.keys.update(escape=partial(self.app.push, routes.Title()))
        if self.kept is None or self.stars is None:
            told = tr("Games are not kept here, so there is no deal of the day.")
            canvas.paragraph(told, 200, 200, _SIZE[0] - 400, 300, 30, centered=True)
            return
        self._deal(canvas, self.kept)
        self._goals(self.kept, self.stars)
        self._acts(self.stars)
        self._foot()
        right = _SIZE[0] - _EDGE - Calendar.wide
        calendar = Calendar(self, (right, 70), self.choose, self.choose)
        calendar.build(canvas, self.day, self.today, self.stars)

    # The day.

    def _deal(self, canvas: Canvas, kept: KeptDay) -> None:
        """The date, the setup and the rivals."""
        words = today_words(self.day, self.today, day_words(self.day))
        canvas.title(tr("The deal of the day"), _EDGE, 92, 38, _LEFT)
        canvas.title(words, _EDGE, 134, 28, _LEFT)
        canvas.words(tr(SETUPS[kept.told.setup]), _EDGE, 170, 25, _LEFT)
        for i, info in enumerate(kept.told.seats[1:]):
            y = _RIVALS + i * (_RIVAL + 3)
            face = player_face(info.player, canvas.px(_RIVAL), COLOURS[i + 1], "")
            canvas.blit(face, _EDGE, y)
            canvas.title(player_name(info.player), _EDGE + 90, y + _RIVAL / 2, 28, _LEFT - 90)

    def _goals(self, kept: KeptDay, found: DayStars) -> None:
        """Lay out what the stars are awarded for, and mark those that were won."""
        got = found.stars(self.day) or 0
        node, canvas = panel_node(self.at(_EDGE, _GOALS, _LEFT, 300), self.unit, "goals")
        canvas.panel(0, 0, canvas.w, 3 * _GOAL + 12, pal.TAPE, 14, pal.OUTLINE, 3)
        lines = goals(par_of(kept.expert))
        for i, words in enumerate(lines):
            y = 6 + i * _GOAL
            for k in range(i + 1):
                canvas.icon("star", 14 + k * 44, y + 12, 42, GOLD)
            canvas.paragraph(words, 168, y + 4, canvas.w - 240, _GOAL - 8, 26)
            if got > i:
                canvas.icon("tick", canvas.w - 60, y + 14, 38)
        told = self._told(kept, found)
        for i, words in enumerate(told):
            canvas.words(words, 4, 3 * _GOAL + 36 + i * 36, 25, canvas.w - 8)
        node.label = in_lines((*lines, *told))
        self.scene.root.add(node)

    def _told(self, kept: KeptDay, found: DayStars) -> list[str]:
        """Return the result of the person's game, and the progress of the expert."""
        lines = []
        if self.day in found.results:
            lines.append(result_words(found.results[self.day]))
        if kept.par_games < MOST_GAMES and (found.stars(self.day) or 0) < MOST_STARS:
            lines.append(par_words(kept.par_games))
        return lines

    def _acts(self, found: DayStars) -> None:
        """Lay out the buttons for this day."""
        games = found.games(self.day)
        whole, half = whole_in(games), (_LEFT - 16) / 2
        if begun_in(games) is not None:
            face = Face(tr("Go on"), sign="play")
        elif whole:
            # NOTE: a button: the same cards once more, for fun
            face = Face(tr("Play again"), sign="play")
        else:
            face = Face(trc("title", "Play"), sign="play")
        first = whole[0] if whole else None
        self.button(Box(_EDGE, _ACTS, half, BUTTON), "play", face, self.play, first is None)
        if first is not None:
            act = partial(self.app.games.days.look_back, self.day, first)
            self.button(
                Box(_EDGE + half + 16, _ACTS, half, BUTTON),
                "look",
                tr("Step through the game"),
                act,
            )
        self.scene.focus.keys.update(enter=self.play)

    def _foot(self) -> None:
        """Lay out the button for the person who plays, and the one for the puzzles."""
        x = _SIZE[0] - _EDGE - _PUZZLES
        face = Face(tr("Puzzles"), sign="hint")
        self.button(
            Box(x, _FOOT, _PUZZLES, BUTTON),
            "puzzles",
            face,
            partial(self.app.push, routes.Puzzles()),
        )
        known = self.app.profiles.persons
        if known:
            kid = known[self.who].face if self.who in known else ""
            face = Face(self.name, sign="" if kid else "kid", kid=kid)
            self.button(Box(_EDGE + 316, _FOOT, 424, BUTTON), "who", face, self._ask_who)

    # What is done.

    def choose(self, day: date) -> None:
        """Show another day."""
        self._open(day)
        self.rebuild()

    def play(self) -> None:
        """Begin the game of the day, go on with it, or play it again."""
        self.app.games.days.play(self.day, self.who, self._names())

    def _names(self) -> list[str]:
        """The names at the table: the person's, and usual ones that nobody else has."""
        usual = (usual_name((OWN + i) % 4) for i in range(1, 5))
        return [self.name, *(name for name in usual if not same_name(name, self.name))]

    def _ask_who(self) -> None:
        found = [who for who in self.app.profiles.persons if who != self.who]
        self.ask(lambda: choose_person(self, found, self._sit, None))

    def _sit(self, who: str) -> None:
        """Somebody else plays."""
        self.who, self.name = who, self.app.profiles.persons[who].name
        self._open(self.day)
        self.ask(None)

    def note_area(self) -> Box:
        """Return the area for notices."""
        (w, h), unit = self.scene.size, self.unit
        return Box(w / 2 - 400 * unit, h / 2 - 250 * unit, 800 * unit, 520 * unit)


def _clock_words(day: date) -> str:
    return tr(
        "You have played later days already. By the clock, today is {date}. Is it right?",
        date=day_words(day),
    )


@opens(routes.Alone)
def _open(app: Host, route: routes.Alone) -> Screen:
    return AloneScreen(app)
