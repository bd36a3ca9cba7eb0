"""The play mat: what was played, what it brings, and what happens beside it."""

import re
from collections.abc import Sequence
from itertools import pairwise
from typing import Final, NamedTuple

from fort_desktop.rules.model.state import Play
from fort_desktop.rules.model.types import BOXES
from fort_desktop.scene import text
from fort_desktop.scene.geometry import Box
from fort_desktop.scene.lettering import LEAD, block, settings
from fort_desktop.scene.node import Node
from fort_desktop.ui.art import palette as pal
from fort_desktop.ui.art.daylight import in_light
from fort_desktop.ui.art.fonts import BOLD, TITLE
from fort_desktop.ui.art.paper import patio
from fort_desktop.ui.design.letters import fits, floor_of, say, write
from fort_desktop.ui.i18n.i18n import tr
from fort_desktop.ui.table.layout.mat import MatPlaces, mat_places
from fort_desktop.ui.table.layout.park import row_width
from fort_desktop.ui.table.panels.kids import boxes_of, kid_node, lit_kid
from fort_desktop.ui.table.panels.painter import Ground, Painter
from fort_desktop.ui.table.panels.slip import Follower, Leader, beat_slip
from fort_desktop.ui.table.played import (
    Count,
    counts,
    drop_words,
    is_done,
    result_words,
    told_words,
    used_box,
)
from fort_desktop.ui.table.things import BIN, COUNT, PLAY, ActionBox, AddedCard, PlayedCard
from fort_desktop.ui.text.lists import NO_BREAK
from fort_desktop.ui.toolkit.common import shaded

_FINE: Final = 1.5
_ASIDE: Final = 12.0
"""Units between the cards and the kids of a Park that the mat covers."""
_LEAST_ROW: Final = 44.0
"""Lower rows could not be read; the Park has a tab of its own there."""
_ROOMY: Final = 290.0
"""A narrower mat has no room for the kids of the Park."""
_LEAST: Final = 14
"""The least size of a count in one line, in units."""
_ARROW: Final = 1.3
"""The room of the arrow in it, in sizes of the line."""
_HIGH: Final = {1: 30.0, 2: 50.0, 3: 54.0}
"""Units that a count of so many lines takes, at most; its words get smaller with each line."""
_OPERATOR: Final = re.compile(" ([+\N{MINUS SIGN}=]) ")
_ANY: Final = 10_000


class MatState(NamedTuple):
    """The state that the mat needs beside the view.

    Attributes:
        invites: a kid may be played now; follows: the viewer may follow now.
        leader: whose turn it is; next_follow: whether the viewer may follow, in words.
        covers: it lies over the Park, whose kids it shows; followers: who has followed so far.
    """

    invites: bool
    follows: bool
    leader: Leader
    next_follow: str
    covers: bool = False
    followers: tuple[Follower, ...] = ()


def park_room(area: Box, unit: float) -> float:
    """Return the width of a mat over the Park that is left to the Park's kids, in pixels.

    0 if there is not enough room for them.
    """
    high = min(74.0, (area.h / unit - 32) / 3)
    if high < _LEAST_ROW:
        return 0.0
    wide = (row_width(high) + 12 + _ASIDE) * unit
    return wide if area.w - wide >= _ROOMY * unit else 0.0


def mat(parent: Node, area: Box, painter: Painter, state: MatState) -> Node:
    """The stone with the played card, a node for each of its boxes, and what was added."""
    unit, view, _, dusk, *_ = painter
    shaded(parent, area, unit / _FINE)
    ground = Ground.of(area, unit, PLAY)
    size = ground.image.get_size()
    ground.image.blit(in_light(patio, *size, unit / _FINE, dusk), (0, 0))
    parent.add(ground.node)
    taken = park_room(area, unit) if state.covers else 0.0
    room = Box(0, 0, area.w - taken, area.h)
    play = view.play
    if play is not None and view.table:
        _played(ground, room, painter, play, state)
    elif state.invites:
        places = mat_places(room, unit, 0)
        ground.node.label = tr("Play a kid here")
        ground.slot(places.hint, pal.CHALK)
        write(ground.image, ground.node.label, places.hint, unit, 22, lines=3, least=15)
    return ground.node


def _played(ground: Ground, room: Box, painter: Painter, play: Play, state: MatState) -> None:
    """Of the played cards, one may have been trashed since; the others lie there still."""
    unit, view, catalog, *_ = painter
    rival = not painter.own and view.phase == "play"
    aside = rival or state.follows
    # The played one lies on top, whole: what it does is to be read.
    cards = sorted(view.table, key=lambda card: card == play.card)
    # A preview of what to follow with counts there, too.
    counting = state.follows or _counts(painter)
    places = mat_places(room, unit, len(cards), aside, counting)
    _cards(ground, places, painter, cards, play)
    if places.aside is not None:
        if state.follows:
            _drop_place(ground, places.aside, drop_words(view, catalog))
        else:
            told = state.next_follow, state.followers
            beat_slip(ground, places.aside, painter, state.leader, *told)
    if counting:
        _count_line(ground, places, painter)
        ground.spot(COUNT, places.tally)


def _counts(painter: Painter) -> bool:
    """Return True if the count line says anything."""
    view, catalog, mine = painter.view, painter.catalog, painter.own
    return bool(counts(view, catalog, mine) or told_words(view, catalog, mine))


def _cards(
    ground: Ground, places: MatPlaces, painter: Painter, cards: list[str], play: Play
) -> None:
    unit, view, catalog, *_ = painter
    used = used_box(view) if not painter.own else None
    for card, place, seen in zip(cards, places.cards, _seen(places.cards), strict=True):
        kid = catalog.kid[card]
        if card != play.card:
            ground.node.add(kid_node(kid, places.form, place, unit, AddedCard(kid.id), seen))
            continue
        key = PlayedCard(kid.id)
        if used is not None and places.form == "hand":
            hot = used == "public", used == "private"
            ground.node.add(lit_kid(kid, place, unit, key, hot))
        else:
            ground.node.add(kid_node(kid, places.form, place, unit, key, seen))
        for name, box in zip(BOXES, boxes_of(kid, places.form, place, unit), strict=True):
            ground.spot(ActionBox(name), box)


def _seen(places: Sequence[Box]) -> list[float | None]:
    """Return the width of each card that the next one leaves free, None for all of it."""
    steps = [b.x - a.x if b.x < a.right else None for a, b in pairwise(places)]
    return [*steps, *([None] if places else [])]


def _drop_place(ground: Ground, place: Box, words: str) -> None:
    """Draw the place where a card to follow with may be dropped."""
    unit = ground.unit
    ground.slot(place)
    room = place.inset(8 * unit, 8 * unit, 8 * unit, 8 * unit)
    write(ground.image, words, room, unit, 18, lines=6, least=14)


# The count line.


def _count_line(ground: Ground, places: MatPlaces, painter: Painter) -> None:
    """Draw what has come together, and what it brings."""
    view, catalog, mine = painter.view, painter.catalog, painter.own
    if is_done(view, mine):
        done = result_words(view, catalog)
        # NOTE: {what} is a list as "3 pizza, 1 point"
        words = tr("Played: {what}", what=done) if done else ""
        say(ground.image, words, places.tally, ground.unit, 17, lines=3, least=14)
    elif found := counts(view, catalog, mine):
        _counted(ground, places.tally, found)
    elif words := told_words(view, catalog, mine):
        _line(ground, places.tally, words)


def _paper(ground: Ground, place: Box) -> Box:
    """The slip of paper on which the count stands; returns the room for words."""
    unit = ground.unit
    ground.panel(place, pal.PAPER, 8, 2)
    return place.inset(7 * unit, 2 * unit, 7 * unit, 2 * unit)


def _line(ground: Ground, place: Box, words: str) -> None:
    room = _paper(ground, place)
    write(ground.image, words, room, ground.unit, 18, lines=3)


def _counted(ground: Ground, place: Box, found: list[Count]) -> None:
    """Two boxes at most, one below the other."""
    room = _paper(ground, place)
    high = room.h / len(found)
    for i, count in enumerate(found):
        line = room._replace(y=room.y + i * high, h=high)
        arrow_line(ground, line, count, 20 if len(found) == 1 else 16)


def arrow_line(ground: Ground, room: Box, count: Count, size: float) -> None:
    """Draw what is counted, an arrow, and what it brings; in two lines where that is too long.

    What is counted is left out where there is no height for it: what it brings is more.
    """
    unit = ground.unit
    if not count.counted:
        write(ground.image, count.brings, room, unit, size, lines=2)
        return
    size = max(_LEAST, min(size, room.h / unit / LEAD))
    for tried in range(round(size), _LEAST - 1, -1):
        if _spread(ground, room, count, tried):
            return
    half = room.h / 2 if room.h >= 2 * LEAD * 1.1 * _LEAST * unit else 0.0
    size = min(size, half / unit / LEAD)
    below = room._replace(y=room.y + half, h=room.h - half)
    if fits(count.brings, room.w - 20 * unit, unit, 12):
        if half:
            write(ground.image, count.counted, room._replace(h=half), unit, size)
        if not _spread(ground, below, Count("", count.brings), 14):
            _arrow(ground, Box(room.x, below.y, 18 * unit, below.h))
            write(ground.image, count.brings, below.inset(20 * unit, 0, 0, 0), unit, 14)
        return
    _three_lines(ground, room, count)


def _three_lines(ground: Ground, room: Box, count: Count) -> None:
    """Two lines for what it brings, below what is counted."""
    unit, line = ground.unit, _line_height(ground.unit)
    high = line if room.h >= 3 * line else 0.0
    if high:
        write(ground.image, count.counted, room._replace(h=high), unit, 12)
    rest = room._replace(y=room.y + high, h=room.h - high)
    _arrow(ground, Box(room.x, rest.y, 18 * unit, rest.h))
    write(ground.image, count.brings, rest.inset(20 * unit, 0, 0, 0), unit, 14, lines=2)


def _line_height(unit: float) -> float:
    """The least height of a line, in pixels."""
    return LEAD * 1.15 * floor_of(unit)


def _arrow(ground: Ground, place: Box) -> None:
    side = min(place.w, place.h)
    ground.icon("arrow", Box(place.center.x - side / 2, place.center.y - side / 2, side, side))


def _spread(ground: Ground, room: Box, count: Count, size: float) -> bool:
    """Draw it in one line in the middle of the room; False if it is too long for that."""
    unit = ground.unit
    pixels = max(floor_of(unit), round(size * unit))
    if _spread_width(count, pixels) > room.w:
        return False
    parts = [text.width(TITLE, pixels, words) for words in count]
    between = _ARROW * pixels
    x = room.x + (room.w - _spread_width(count, pixels)) / 2
    left = Box(x, room.y, parts[0] + 1, room.h)
    write(ground.image, count.counted, left, unit, size, least=size)
    _arrow(
        ground,
        Box(x + parts[0], room.y, between, pixels).around(
            Box(x + parts[0], room.y, between, room.h).center
        ),
    )
    right = Box(x + parts[0] + between, room.y, parts[1] + 1, room.h)
    write(ground.image, count.brings, right, unit, size, least=size)
    return True


def _spread_width(count: Count, pixels: int) -> float:
    """Return the width of a count in one line, at a size in pixels."""
    return sum(text.width(TITLE, pixels, words) for words in count) + _ARROW * pixels


def count_paper(ground: Ground, counted: str, brings: str, total: str, in_short: str = "") -> None:
    """A count with its sum below: 3 shovels bring 3 pizza, and what one has then.

    `in_short` is what it brings without the room for it, where all that would be too much.
    """
    unit = ground.unit
    place = Box(0, 0, *ground.image.get_size())
    room = _paper(ground, place)
    total = _unbroken(total, room.w, unit)
    lines = 1 if fits(total, room.w, unit, 12, BOLD) else 2
    count = Count(counted, brings)
    above = _lines_of(count, room.w, unit)
    if in_short and (above + lines) * _line_height(unit) > room.h:
        count = Count(counted, in_short)
        above = _lines_of(count, room.w, unit)
    one_line = 16 if above == 3 else 19
    below = min((one_line if lines == 1 else 29) * unit, (0.4 if lines == 1 else 0.6) * room.h)
    below = below if total else 0.0
    # On a high paper all lines stay together in its middle.
    high = min(room.h - below, _HIGH[above] * unit)
    spare = (room.h - high - below) / 2
    room = room.inset(0, spare, 0, spare)
    arrow_line(ground, room._replace(h=high), count, 20)
    lower = room._replace(y=room.bottom - below, h=below)
    size = min(15.0, below / unit / lines / LEAD / 1.03)
    say(ground.image, total, lower, unit, size, least=12, lines=lines)


def _lines_of(count: Count, wide: float, unit: float) -> int:
    """Return the number of lines that `arrow_line` takes in a room that is high enough."""
    if not count.counted:
        return 1 if fits(count.brings, wide, unit) else 2
    if _spread_width(count, max(floor_of(unit), round(_LEAST * unit))) <= wide:
        return 1
    return 2 if fits(count.brings, wide - 20 * unit, unit) else 3


def _unbroken(total: str, wide: float, unit: float) -> str:
    """A sum that is not broken inside itself, as long as two lines have room for it then."""
    kept = _OPERATOR.sub(f"{NO_BREAK}\\1{NO_BREAK}", total)
    tried = settings(floor_of(unit), floor_of(unit), 2)
    fitting = block(BOLD, kept, tried, (max(1, round(wide)), _ANY))
    return total if fitting is None else kept


# What leaves the game.


def bin_node(place: Box, unit: float, sign: str) -> Node:
    """A place to drag what is to be trashed or paid."""
    shown = Ground.of(place, unit, BIN)
    shown.panel(Box(0, 0, place.w, place.h), pal.PAPER, 10)
    size = 0.8 * place.h
    at = Box(0, 0, size, size).around(Box(0, 0, place.w, place.h).center)
    shown.icon(sign, at)
    shown.node.static = False  # above the cards that lie there
    return shown.node
