"""The news of a game on its results: the medals that it has brought, and the stars of a day."""

from collections.abc import Callable
from functools import partial
from typing import Final

from fort_desktop import clock
from fort_desktop.chronicle.collection import held_by, medals_of
from fort_desktop.chronicle.medals import MedalId
from fort_desktop.chronicle.reading import Reading
from fort_desktop.record.tally import Standing, evening
from fort_desktop.scene.geometry import Box
from fort_desktop.session.daily.plan import OWN
from fort_desktop.session.daily.stars import MOST_STARS, par_of, result_in, stars
from fort_desktop.session.daily.store import KeptDay, whole_in
from fort_desktop.session.session import Session
from fort_desktop.ui.art import palette as pal
from fort_desktop.ui.art.caps import cap
from fort_desktop.ui.design.scale import FINE, GAP, HAIR, LEAD, SMALL, TIGHT, TINY, WIDE, line
from fort_desktop.ui.design.text_box import LEAST, width
from fort_desktop.ui.host import routes
from fort_desktop.ui.host.screen import Host, Screen
from fort_desktop.ui.i18n.i18n import tr, trn
from fort_desktop.ui.screens.alone_calendar import GOLD
from fort_desktop.ui.text.alone import par_told, result_words, star_words
from fort_desktop.ui.text.dates import day_words
from fort_desktop.ui.text.lists import in_lines, labelled
from fort_desktop.ui.text.medals import new_words
from fort_desktop.ui.text.persons import wins
from fort_desktop.ui.toolkit.layout import Share, column, grid, padding, row, split
from fort_desktop.ui.toolkit.page import Words, panel, picture, sign, whole, write

_HIGH: Final = 66.0
"""How high a line is."""
_CAP, _SHOWN = 54.0, 5
"""The size of a bottle cap, and so many at most are shown for a person, beside the whole name."""
_SIGN: Final = 33.0
_ABREAST: Final = 2
"""So many persons share a line."""


class NewMedals:
    """Finds out, beside the screen, which medals this game has brought to persons at it."""

    def __init__(self, app: Host, session: Session) -> None:
        self._app = app
        self._path = session.recording.path
        self._reading: Reading | None = None
        self._shown = False
        self.found: list[tuple[str, tuple[MedalId, ...]]] = []
        self._wanted = app.settings.medals and self._path is not None and bool(session.persons)
        if self._wanted:
            session.recording.settle()
            self._begin()

    def _begin(self) -> None:
        """Begin once all games are known: nobody wins a medal twice."""
        games = self._app.games
        if self._reading is None and not games.unread:
            self._slots = games.all_kept
            self._reading = Reading(games.facts, self._slots)

    @property
    def lines(self) -> list[str]:
        """One line for each person who has won any; only the medals where one person played."""
        persons = self._app.profiles.persons
        alone = len(self.found) == 1
        return [new_words(medals, "" if alone else persons[who].name) for who, medals in self.found]

    @property
    def high(self) -> float:
        """The total height of all lines, in design units."""
        return -(-len(self.found) // _ABREAST) * (_HIGH + TIGHT)

    def news(self) -> bool:
        """Return True if there is something new to show; called in every frame."""
        if self._wanted:
            self._begin()
        if self._reading is None or self._shown or not self._reading.done:
            return False
        self._shown = True
        self.found = self._won(self._reading)
        return bool(self.found)

    def _won(self, reading: Reading) -> list[tuple[str, tuple[MedalId, ...]]]:
        found = []
        for who in self._app.profiles.persons:
            games = held_by(reading.games, who, reading.facts)
            medals = medals_of(who, games, self._slots).values()
            new = tuple(
                one.medal for one in medals if one.game is not None and one.game.path == self._path
            )
            if new:
                found.append((who, new))
        return found

    def lay(self, page: Screen, area: Box) -> None:
        """Lay them at the foot of an area: what one person has won, or several side by side."""
        found = list(zip(self.found, self.lines, strict=True))
        pairs = [found[i : i + _ABREAST] for i in range(0, len(found), _ABREAST)]
        for pair, band in zip(pairs, column(area, [_HIGH] * len(pairs), TIGHT, "end"), strict=True):
            for one, place in zip(pair, row(band, [Share()] * len(pair), TIGHT), strict=True):
                self._lay_one(page, place, *one)

    def _lay_one(
        self, page: Screen, place: Box, won: tuple[str, tuple[MedalId, ...]], words: str
    ) -> None:
        """The caps that a person has won; what they are called only where one person played."""
        who, medals = won
        node, canvas = panel(page, place, f"new medals {who}", fill=pal.PAPER, still=False)
        room = padding(whole(canvas), SMALL, HAIR)
        name = self._app.profiles.persons[who].name
        free = room.w - width(name, page.unit, LEAST) - _SIGN - 2 * TIGHT
        shown = medals[: min(_SHOWN, max(1, int(free / (_CAP + TIGHT))))]
        *caps, told, arrow = row(room, [*[_CAP] * len(shown), Share(), _SIGN], TIGHT)
        for medal, cell in zip(shown, caps, strict=True):
            picture(canvas, cap(medal, canvas.px(_CAP)), cell)
        said = Words(words, FINE, lines=2) if len(self.found) == 1 else Words(name, LEAD, True)
        write(canvas, told, [said])
        node.label = words
        sign(canvas, "right", arrow)
        node.clicked = partial(self._app.push, routes.Profile(who))


_MOST: Final = 6
"""So many fit into the line; the last ones of a large family have won least."""


def tonight(app: Host, session: Session) -> list[Standing]:
    """The table of the evening that this game belongs to; empty where one person plays alone."""
    if len(session.persons) < 2:
        return []
    session.recording.settle()
    return evening(app.games.so_far(), clock.now())[:_MOST]


def evening_slip(page: Screen, area: Box, found: list[Standing]) -> None:
    """Lay a slip with a heading and, for each, the name over the number of wins."""
    node, canvas = panel(page, area, "evening", fill=pal.PAPER, still=False)
    games = max(one.tally.games for one in found)
    # NOTE: above the names and wins of all who have played since the evening began
    head = trn("This evening: {n} game", "This evening: {n} games", games)
    title, room = split(padding(whole(canvas), GAP, TIGHT), "top", line(TINY), 0)
    write(canvas, title, [Words(head, FINE, title=True)])
    rows = [(_name(page.app, one), wins(one.tally.won)) for one in found]
    for (name, won), cell in zip(rows, grid(room, len(rows), len(rows)), strict=True):
        write(canvas, cell, [Words(name, FINE), Words(won, LEAD, title=True)], centered=True)
    node.label = "\n".join([head, *(labelled(name, won) for name, won in rows)])


def _name(app: Host, one: Standing) -> str:
    """The name as it is now: a profile may have been renamed since."""
    profile = app.profiles.persons.get(one.profile)
    return profile.name if profile is not None else one.name


Slip = Callable[[Screen, Box], None]
"""Lays the slip below the scores in an area of the results."""
_STAR: Final = 75.0


def slip_of(app: Host, session: Session) -> Slip | None:
    """Return the slip below the scores: the stars of a day, or the table of an evening; or None."""
    kept = app.games.days.of(session)
    if kept is not None:
        return partial(_day_slip, session, kept)
    found = tonight(app, session)
    return partial(evening_slip, found=found) if found else None


def _counts(app: Host, session: Session, kept: KeptDay) -> bool:
    """Return True if this is the first whole game of its day: the one that has the stars."""
    store, holder = app.games.days.store, session.recording.sitting.holders
    session.recording.settle()
    games = store.of(kept.day, holder[OWN] if holder else "") if store is not None else []
    return [slot.path for slot in whole_in(games)][:1] == [session.recording.path]


def _day_slip(session: Session, kept: KeptDay, page: Screen, area: Box) -> None:
    """Lay a slip with the date, the stars, the points and par."""
    fair = not (session.practice or session.limits.taken_back or session.passed)
    counts, par = _counts(page.app, session, kept), par_of(kept.expert)
    result = result_in(session.events, fair)
    got = stars(result, par) if counts else 0
    node, canvas = panel(page, area, "day", fill=pal.PAPER, still=False)
    head = labelled(tr("The deal of the day"), day_words(kept.day))
    again = tr("Played again: only your first game of each deal earns stars.")
    told = [result_words(result) if counts else again, par_told(par)]
    room = padding(whole(canvas), WIDE, TIGHT)
    *places, words = row(room, [*[_STAR] * MOST_STARS, Share()], HAIR)
    for i, place in enumerate(places):
        sign(canvas, "star", place, GOLD if i < got else "#FFF9EA")
    lines = [Words(head, LEAD, title=True), *(Words(one, FINE) for one in told)]
    write(canvas, words.inset(GAP, 0, 0, 0), lines)
    node.label = in_lines((head, star_words(got) if got else "", *told))
    node.clicked = partial(page.app.push, routes.Alone())
