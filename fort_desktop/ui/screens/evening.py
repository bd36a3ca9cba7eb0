"""The table of an evening on the results: who has won how often."""

from typing import Final

from fort_desktop import clock
from fort_desktop.record.tally import Standing, evening
from fort_desktop.scene.geometry import Box
from fort_desktop.scene.node import Node
from fort_desktop.session.session import Session
from fort_desktop.ui.art import palette as pal
from fort_desktop.ui.design.canvas import Canvas
from fort_desktop.ui.host.screen import Host
from fort_desktop.ui.i18n.i18n import trn
from fort_desktop.ui.text.lists import labelled
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
