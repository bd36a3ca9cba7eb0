"""Alone: the deal of the day with its table and par, and the calendar of stars."""

from collections.abc import Sequence
from datetime import date
from functools import partial
from typing import ClassVar, Final

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
from fort_desktop.ui.design.scale import (
    EDGE,
    GAP,
    HAIR,
    HEAD,
    LARGE,
    LEAD,
    SMALL,
    TEXT,
    WIDE,
    line,
)
from fort_desktop.ui.host import routes
from fort_desktop.ui.host.registry import opens
from fort_desktop.ui.host.screen import Host
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
from fort_desktop.ui.toolkit.common import label
from fort_desktop.ui.toolkit.dialog import dialog
from fort_desktop.ui.toolkit.layout import Share, column, grid, padding, row, split
from fort_desktop.ui.toolkit.menu import BUTTON, Button, Face, buttons
from fort_desktop.ui.toolkit.page import Words, panel, picture, plate, sign, told, whole, write

_SIZE: Final = (1480.0, 940.0)
_LEFT: Final = 650.0
_RIVAL: Final = 148.0
_STARS: Final = 168.0
"""Room for the stars before what they are for."""
_TICK: Final = 40.0
_LOOKS: Final = 0.5
"""Seconds between two looks what has been read and how far par is."""


@opens(routes.Alone)
class AloneScreen(Asks):
    """The sheet for one person.

    Attributes:
        day: the one that is shown; kept: its deal.
        who: the profile that plays, "" for a guest; name: what the person is called.
        stars: what has come of the days of the month.
    """

    kid = "bud"
    room: ClassVar = (_SIZE[0] + EDGE, _SIZE[1] + HEAD)
    least: ClassVar = 0.42

    def __init__(self, app: Host, route: routes.Alone) -> None:
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
            # Par of the day may have come: its stars are counted again.
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
        self.garden()
        if self.over is not None:
            self.over()
            self.scene.focus.keys["escape"] = partial(self.ask, None)
            return
        # NOTE: the name of a screen: what one person can play alone
        sheet = dialog(self, "alone", trc("title", "Solo"), _SIZE)
        title = Button("title", tr("Main menu"), partial(self.app.push, routes.Title()))
        self.scene.focus.keys.update(escape=partial(self.app.push, routes.Title()))
        if self.kept is None or self.stars is None:
            told = tr("Games are not saved here, so there is no deal of the day.")
            write(sheet.canvas, sheet.body, [Words(told, LEAD, lines=2)], centered=True)
            buttons(self, sheet.foot, [title])
            return
        left, right = row(sheet.body, [_LEFT, Share()], EDGE)
        paper, acts = split(left, "bottom", BUTTON)[::-1]
        plate(sheet.canvas, pal.PAPER, paper)
        result = self._told(self.kept, self.stars)
        high, low = line(LARGE) + 2 * line(TEXT), line(TEXT, len(result))
        day, seats, goals, told_at = column(
            padding(paper, WIDE, GAP), [high, _RIVAL + line(TEXT) + WIDE, Share(), low]
        )
        self._deal(sheet.canvas, day, self.kept)
        self._rivals(sheet.canvas, seats, self.kept)
        self._goals(goals, told_at, self.kept, self.stars, result)
        self._acts(acts, self.stars)
        buttons(self, sheet.foot, [title, *self._foot()])
        calendar = Calendar(self, right, self.choose, self.choose)
        calendar.build(sheet.canvas, self.day, self.today, self.stars)

    # The day.

    def _deal(self, canvas: Canvas, area: Box, kept: KeptDay) -> None:
        """The date and the setup."""
        date_words = today_words(self.day, self.today, day_words(self.day))
        write(canvas, area, [
            Words(tr("The deal of the day"), LARGE, title=True),
            Words(date_words),
            Words(tr(SETUPS[kept.told.setup])),
        ])  # fmt: skip

    def _rivals(self, canvas: Canvas, area: Box, kept: KeptDay) -> None:
        """The rivals side by side, each with its name below its face."""
        rivals = kept.told.seats[1:]
        places = row(area, [Share()] * len(rivals), SMALL)
        for i, (info, place) in enumerate(zip(rivals, places, strict=True)):
            above, below = split(place, "top", _RIVAL, 0)
            face = player_face(info.player, canvas.px(_RIVAL), COLOURS[i + 1], "")
            picture(canvas, face, above)
            label(canvas, player_name(info.player), below, TEXT, True)

    def _goals(
        self, area: Box, below: Box, kept: KeptDay, found: DayStars, result: Sequence[str]
    ) -> None:
        """Lay out what the stars are awarded for, mark those that were won, and tell the result."""
        got = found.stars(self.day) or 0
        node, canvas = panel(self, area, "goals")
        lines = goals(par_of(kept.expert))
        places = column(whole(canvas), [Share()] * MOST_STARS, 0)
        for i, (words, place) in enumerate(zip(lines, places, strict=True)):
            canvas.panel(0, place.y, canvas.w, 2, pal.CARDBOARD, 0, None)
            stars, told_at, tick = row(place, [_STARS, Share(), _TICK])
            # Next to the words.
            for one in grid(stars, MOST_STARS, MOST_STARS, gap=HAIR)[MOST_STARS - i - 1 :]:
                sign(canvas, "star", one, GOLD)
            write(canvas, told_at, [Words(words, lines=2)])
            if got > i:
                sign(canvas, "tick", tick)
        told(self, below, "", [Words(words) for words in result], centered=False).label = ""
        node.label = in_lines((*lines, *result))

    def _told(self, kept: KeptDay, found: DayStars) -> list[str]:
        """Return the result of the person's game, and the progress of the expert."""
        lines = []
        if self.day in found.results:
            lines.append(result_words(found.results[self.day]))
        begun = bool(kept.par_games or lines)
        if begun and kept.par_games < MOST_GAMES and (found.stars(self.day) or 0) < MOST_STARS:
            lines.append(par_words(kept.par_games))
        return lines

    def _acts(self, area: Box, found: DayStars) -> None:
        """Lay out the buttons for this day."""
        games = found.games(self.day)
        whole_ones = whole_in(games)
        words = trc("title", "Play")
        if begun_in(games) is not None:
            words = tr("Continue")
        elif whole_ones:
            # NOTE: a button: the same cards once more, for fun
            words = tr("Play again")
        play, look = row(area, [Share(), Share()]) if whole_ones else (area, area)
        self.button(play, "play", Face(words, sign="play"), self.play, not whole_ones)
        if whole_ones:
            act = partial(self.app.games.days.look_back, self.day, whole_ones[0])
            self.button(look, "look", tr("Step through the game"), act)
        self.scene.focus.keys.update(enter=self.play)

    def _foot(self) -> list[Button | None]:
        """The button for the person who plays, and the one for the puzzles."""
        puzzles = Face(tr("Puzzles"), sign="hint")
        known, found = self.app.profiles.persons, list[Button | None]()
        if known:
            kid = known[self.who].face if self.who in known else ""
            face = Face(self.name, sign="" if kid else "kid", kid=kid)
            found.append(Button("who", face, self._ask_who))
        return [*found, None, Button("puzzles", puzzles, partial(self.app.push, routes.Puzzles()))]

    # What is done.

    def choose(self, day: date) -> None:
        """Show another day."""
        self._open(day)
        self.rebuild()

    def play(self) -> None:
        """Begin the game of the day, continue with it, or play it again."""
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


def _clock_words(day: date) -> str:
    return tr(
        "You have already played deals from later days. According to the clock, today is "
        "{date}. Is that right?",
        date=day_words(day),
    )
