"""The stars of a day on the results of its game; a press leads to the calendar."""

from collections.abc import Callable
from functools import partial
from typing import Final

from fort_desktop import clock
from fort_desktop.record.tally import Standing, evening
from fort_desktop.scene.geometry import Box
from fort_desktop.scene.node import Node
from fort_desktop.session.daily.plan import OWN
from fort_desktop.session.daily.stars import MOST_STARS, par_of, result_in, stars
from fort_desktop.session.daily.store import KeptDay, whole_in
from fort_desktop.session.session import Session
from fort_desktop.ui.art import palette as pal
from fort_desktop.ui.design.canvas import Canvas
from fort_desktop.ui.host import routes
from fort_desktop.ui.host.screen import Host
from fort_desktop.ui.i18n.i18n import tr, trn
from fort_desktop.ui.screens.alone_calendar import GOLD
from fort_desktop.ui.text.alone import par_told, result_words, star_words
from fort_desktop.ui.text.dates import day_words
from fort_desktop.ui.text.lists import in_lines, labelled
from fort_desktop.ui.text.persons import wins

_MOST: Final = 6
"""So many fit into the line; the last ones of a large family have won least."""


def tonight(app: Host, session: Session) -> list[Standing]:
    """The table of the evening that this game belongs to; empty where one person plays alone."""
    if len(session.persons) < 2:
        return []
    session.recording.settle()
    return evening(app.games.so_far(), clock.now())[:_MOST]


def evening_slip(app: Host, area: Box, unit: float, found: list[Standing]) -> Node:
    """A slip with a heading and, for each, the name over the number of wins.

    Args:
        area: where it lies, in pixels; unit: of the results.
    """
    canvas = Canvas(area.w, area.h, unit)
    canvas.panel(0, 0, canvas.w, canvas.h, pal.TAPE, 12, pal.OUTLINE, 3)
    games = max(one.tally.games for one in found)
    # NOTE: above the names and wins of all who have played since the evening began
    head = trn("This evening: {n} game", "This evening: {n} games", games)
    canvas.title(head, 14, 17, 16, canvas.w - 28)
    each = (canvas.w - 28) / len(found)
    names = [_name(app, one) for one in found]
    for i, (name, one) in enumerate(zip(names, found, strict=True)):
        x = 14 + (i + 0.5) * each
        canvas.words(name, x, 41, 16, each - 8, align="center")
        canvas.title(wins(one.tally.won), x, 64, 21, each - 8, align="center")
    node = Node(area, canvas.image, "evening", static=True)
    rows = [labelled(name, wins(one.tally.won)) for name, one in zip(names, found, strict=True)]
    node.label = "\n".join([head, *rows])
    return node


def _name(app: Host, one: Standing) -> str:
    """The name as it is now: a profile may have been renamed since."""
    profile = app.profiles.persons.get(one.profile)
    return profile.name if profile is not None else one.name


Slip = Callable[[Box, float], Node]
"""Makes what lies below the scores: of the place in pixels, and the unit of the results."""
_STAR: Final = 50.0


def slip_of(app: Host, session: Session) -> Slip | None:
    """Return the slip below the scores: the stars of a day, or the table of an evening; or None."""
    kept = app.games.days.of(session)
    if kept is not None:
        return partial(_day_slip, app, session, kept)
    found = tonight(app, session)
    return partial(evening_slip, app, found=found) if found else None


def _counts(app: Host, session: Session, kept: KeptDay) -> bool:
    """Return True if this is the first whole game of its day: the one that has the stars."""
    store, holder = app.games.days.store, session.recording.sitting.holders
    session.recording.settle()
    games = store.of(kept.day, holder[OWN] if holder else "") if store is not None else []
    return [slot.path for slot in whole_in(games)][:1] == [session.recording.path]


def _day_slip(app: Host, session: Session, kept: KeptDay, area: Box, unit: float) -> Node:
    """A slip with the date, the stars, the points and par."""
    fair = not (session.practice or session.limits.taken_back or session.passed)
    counts, par = _counts(app, session, kept), par_of(kept.expert)
    result = result_in(session.events, fair)
    got = stars(result, par) if counts else 0
    canvas = Canvas(area.w, area.h, unit)
    canvas.panel(0, 0, canvas.w, canvas.h, pal.TAPE, 12, pal.OUTLINE, 3)
    head = labelled(tr("The deal of the day"), day_words(kept.day))
    again = tr("Played again: the first game of a day has the stars.")
    told = [result_words(result) if counts else again, par_told(par)]
    left = 20 + MOST_STARS * _STAR + 20
    for i in range(got):
        canvas.icon("star", 18 + i * _STAR, (canvas.h - _STAR) / 2, _STAR, GOLD)
    canvas.title(head, left, 17, 16, canvas.w - left - 14)
    for i, words in enumerate(told):
        canvas.words(words, left, 42 + i * 24, 16, canvas.w - left - 14)
    node = Node(area, canvas.image, "day")
    node.label = in_lines((head, star_words(got) if got else "", *told))
    node.clicked = partial(app.push, routes.Alone())
    return node
