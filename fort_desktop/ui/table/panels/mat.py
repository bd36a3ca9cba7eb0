"""The play mat: what was played, what it brings, and the last play while nobody plays.

Beside a rival's card lies a slip: who plays, where the suits come from, who may follow.
"""

from collections.abc import Sequence
from itertools import pairwise
from typing import Final, NamedTuple

from fort_desktop.rules.model.cards import Kid
from fort_desktop.rules.model.types import BOXES
from fort_desktop.scene.geometry import Box
from fort_desktop.scene.node import Node
from fort_desktop.ui.art import palette as pal
from fort_desktop.ui.art.boards import seat_mark
from fort_desktop.ui.art.fonts import BOLD
from fort_desktop.ui.art.icons import badge
from fort_desktop.ui.art.paper import chalked, gingham, patio
from fort_desktop.ui.art.players import PLAYERS, player_face
from fort_desktop.ui.design.canvas import PanelCanvas
from fort_desktop.ui.design.text_box import LEAST, TextStyle, has_room, longest, width
from fort_desktop.ui.design.unit import STEP
from fort_desktop.ui.i18n.i18n import tr, trc
from fort_desktop.ui.table import things as th
from fort_desktop.ui.table.layout.park import MatPlaces, folded_kids, mat_places, row_width
from fort_desktop.ui.table.panels.pieces import Look, boxes_of, kid_node, lit, lit_kid
from fort_desktop.ui.table.panels.previews import count_line
from fort_desktop.ui.table.play_summary import Source
from fort_desktop.ui.table.things import Slip
from fort_desktop.ui.table.viewmodels.plays import MatVM, Player, SlipVM, Turn
from fort_desktop.ui.text.lists import listed
from fort_desktop.ui.toolkit.common import panel_node

_LINE: Final = 24.0
_TIGHT: Final = 21.0
"""The height of a line, and of one where there is little room: a suit has just room in it."""
_HEAD: Final = 50.0
_FOOT: Final = 52.0
_FOOT_LINE: Final = 14.5
_SUIT: Final = 19.0
_FACE: Final = 40.0
_SMALL_FACE: Final = 24.0
_NAME: Final = 15.0


def play_slip(ground: PanelCanvas, place: Box, vm: SlipVM) -> None:
    """A sheet of paper with what a rival's play is made of, as far as everybody sees it."""
    unit = ground.unit
    names = listed(follower.name for follower in vm.followers)
    # NOTE: {who} is a list of players who do the same action
    told = tr("Followers: {who}", who=names) if vm.followers else ""
    inner = _paper(ground, place)
    ground.spot(Slip(vm.seat), place, told)
    top = _head(ground, inner, vm.leader)
    marks = _LINE * unit if vm.followers else 0.0
    total = _total_lines(vm.counted, inner.w, unit) if vm.counted else 0
    # What is not needed for the suits is for the last words, which may be long.
    low = 0.0
    for line in (_LINE, _TIGHT) if vm.following else ():
        needed = (len(vm.sources) + total) * line * unit + 5 * unit
        low = max(_FOOT * unit, inner.bottom - top - needed - marks)
        most = max(3, int(low / (_FOOT_LINE * unit)))
        foot = inner._replace(y=inner.bottom - low, h=low)
        style = TextStyle(15, least=13, face=BOLD, align="center", lines=most)
        if line == _TIGHT or ground.has_room(vm.following, foot, style):
            ground.write(vm.following, foot, style)
            break
    room = inner.inset(0, top - inner.y, 0, low + marks)
    if vm.followers:
        _followers(ground, Box(room.x, room.bottom, room.w, marks), vm.followers)
    y = _sources(ground, room, vm.sources, total)
    if vm.counted:
        _total(ground, room, y, vm.counted)


def _sources(ground: PanelCanvas, room: Box, sources: Sequence[Source], total: int) -> float:
    """Draw a line for each source, the last for all that have none; returns the y below them.

    Args:
        total: so many lines are kept for what comes together.
    """
    unit = ground.unit
    high = min(_LINE, max(_TIGHT, room.h / unit / max(1, len(sources) + total))) * unit
    lines = max(1, int(room.h / high + 0.01) - total)
    if len(sources) > lines:
        rest = tuple(suit for source in sources[lines - 1 :] for suit in source.suits)
        others = Source(_rest_words(room.w, unit, len(rest)), rest)
        sources = [*sources[: lines - 1], others]
    y = room.y
    for source in sources:
        _source(ground, Box(room.x, y, room.w, high), source)
        y += high
    return y


def _paper(ground: PanelCanvas, place: Box) -> Box:
    """The paper of a slip; returns the room on it."""
    unit = ground.unit
    ground.panel(*place, pal.PAPER, 8, pal.OUTLINE, 2.4)
    return place.inset(8 * unit, 6 * unit, 8 * unit, 6 * unit)


def _rest_words(wide: float, unit: float, suits: int) -> str:
    """Return the words for several cards beside so many suits; "" without room for words."""
    # NOTE: in a list of cards and their suits, for those without a line of their own
    found = (tr("other cards"), trc("cards", "others"), "")
    return longest(found, (wide - suits * _suit_wide(unit) - 3 * unit) / unit, unit, 12, BOLD)


def _suit_wide(unit: float) -> float:
    """Return the width of a suit of a source, with the gap beside it, in pixels."""
    return round(_SUIT * unit) + 2 * unit


def _total_lines(counted: str, wide: float, unit: float) -> int:
    """Return the number of lines it takes to say what has come together."""
    if width(counted, unit, 14) * unit <= wide:
        return 1
    two = TextStyle(LEAST / STEP, LEAST / STEP, lines=2)
    return 2 if has_room(counted, (round(wide), 0), unit, two) else 3


def _total(ground: PanelCanvas, room: Box, y: float, counted: str) -> None:
    """Draw what has come together, below a line at `y`."""
    unit = ground.unit
    rule = Box(room.x, y + unit, room.w, max(1.0, 1.6 * unit))
    ground.panel(*rule, pal.OUTLINE, 0, None)
    lines = _total_lines(counted, room.w, unit)
    high = max(_LINE * unit, min(lines * _LINE * unit, room.bottom - y - 3 * unit))
    total = Box(room.x, y + 3 * unit, room.w, high if lines > 1 else _LINE * unit)
    ground.write(counted, total, TextStyle(17, least=12, align="right", lines=lines))


def _head(ground: PanelCanvas, inner: Box, leader: Player) -> float:
    """The face beside the name; below it where the name needs the whole line, or two.

    Returns:
        The y from which there is room, in pixels.
    """
    unit = ground.unit
    beside = inner.inset((_FACE + 5) * unit, 0, 0, 0)
    short = width(leader.name, unit, _NAME) * unit <= beside.w
    lines = 1 if short or width(leader.name, unit, _NAME) * unit <= inner.w else 2
    size = (_FACE if short else _SMALL_FACE) * unit
    name = (beside if short else inner)._replace(h=(22 if lines == 1 else 33) * unit)
    face = Box(inner.x, inner.y if short else name.bottom, size, size)
    below = name._replace(y=name.bottom, h=(18 if short else _SMALL_FACE) * unit)
    if not short:
        below = below.inset(size + 5 * unit, 0, 0, 0)
    if leader.player in PLAYERS:
        ground.blit(player_face(leader.player, round(size), kid=leader.face), face.x, face.y)
    else:
        ground.blit(seat_mark(round(size), leader.colour), face.x, face.y)
    ground.write(leader.name, name, TextStyle(17, least=_NAME, lines=lines))
    # NOTE: below the name of the player who plays a card
    words = tr("plays a kid")
    if width(words, unit, 12, BOLD) * unit <= below.w:  # the card beside it tells as much
        ground.write(words, below, TextStyle(14, least=12, face=BOLD))
    return max(inner.y + _HEAD * unit, below.bottom + 2 * unit)


def _followers(ground: PanelCanvas, line: Box, followers: Sequence[Player]) -> None:
    """All who have followed so far, by the marks of their seats."""
    unit = ground.unit
    size = round(19 * unit)
    right = line.right
    for follower in reversed(followers):
        right -= size + 2 * unit
        ground.blit(seat_mark(size, follower.colour), right, line.center.y - size / 2)
    room = line._replace(w=right - line.x - 3 * unit)
    words = tr("Followers")
    if width(words, unit, 12, BOLD) * unit <= room.w:  # pointing tells it
        ground.write(words, room, TextStyle(15, least=12, face=BOLD))


def _source(ground: PanelCanvas, line: Box, source: Source) -> None:
    """A name, and the suits there."""
    unit = ground.unit
    size = round(_SUIT * unit)
    right = line.right
    for suit in reversed(source.suits):
        right -= _suit_wide(unit)
        ground.blit(badge(suit, size, False), right, line.center.y - size / 2)
    room = line._replace(w=right - line.x - 3 * unit)
    if width(source.name, unit, 12, BOLD) * unit <= room.w:  # pointing tells it
        ground.write(source.name, room, TextStyle(15, least=12, face=BOLD))


def turn_slip(ground: PanelCanvas, place: Box, turn: Turn) -> None:
    """Draw a turn: who it was, who followed, who was recruited."""
    unit = ground.unit
    room = _paper(ground, place)
    side = 26 * unit
    ground.blit(seat_mark(round(side), turn.colour), room.x, room.y)
    name = Box(room.x + side + 5 * unit, room.y, room.w - side - 5 * unit, side)
    ground.write(turn.name, name, TextStyle(16, least=12))
    lines = (
        ("", tr("the turn is over")),
        ("follow", turn.followed),
        ("recruit", turn.recruited),
    )
    top = room.y + side + 4 * unit
    each = (room.bottom - top) / (len(lines) + 0.5)
    for sign, words in lines:
        high = each * (0.5 if not sign else 1.5 if sign == "recruit" else 1.0)
        line = Box(room.x, top, room.w, high)
        if sign and words:
            small = min(20 * unit, high)
            ground.icon(sign, line.x, line.center.y - small / 2, small)
            line = line.inset(small + 5 * unit, 0, 0, 0)
        ground.write(words, line, TextStyle(15, least=12, face=BOLD, lines=3))
        top += high


_TOLD: Final = 130.0
"""What came together needs so many units; beside many faces there is less, and the log tells it."""
_ASIDE: Final = 12.0
"""Units between the cards and the kids of a Park that the mat covers."""
_LEAST_ROW: Final = 44.0
"""Lower rows could not be read; the Park has a tab of its own there."""
_CLOTH: Final = 6.0
_ROOMY: Final = 290.0
"""So much is left to what is played: a narrower mat has no room for the kids of the Park."""


class MatAt(NamedTuple):
    """The place of the mat in pixels, and whether it covers the Park, whose kids it shows then."""

    area: Box
    covers: bool = False


def park_room(area: Box, unit: float, alone: bool) -> float:
    """Return the width of a mat over the Park that is left to the Park's kids, in pixels.

    0 if there is not enough room for them. A card that lies `alone` leaves them more.
    """
    high = min(74.0, (area.h / unit - 32) / 3)
    if high < _LEAST_ROW:
        return 0.0
    wide = (row_width(high) + 12 + _ASIDE) * unit
    if area.w - wide < _ROOMY * unit:
        return 0.0
    return max(wide, area.w - _ROOMY * unit) if alone else wide


def mat(parent: Node, at: MatAt, look: Look, vm: MatVM) -> Node:
    """The stone with the played card, a node for each of its boxes, and what was added."""
    unit, area = look.unit, at.area
    ground = PanelCanvas(area, unit, th.PLAY, 1.0)
    lit(ground, patio, look.dusk, unit / STEP)
    parent.add(ground.node)
    alone = len(vm.cards) < 2 and vm.slip is None and not vm.drop
    taken = park_room(area, unit, alone) if at.covers else 0.0
    room = Box(0, 0, area.w - taken, area.h)
    if vm.last is not None:
        _last_play(ground, vm.last)
    elif vm.cards:
        _played(ground, room, vm)
    else:
        _empty(ground, mat_places(room, unit, 0).hint, vm.invites)
    if taken and vm.covered:
        _covered(ground.node, look, taken, vm.covered)
    return ground.node


def _empty(ground: PanelCanvas, hint: Box, invites: bool) -> None:
    """The free stone with what children have drawn there; it invites whoever may play a kid."""
    x, y, w, h = hint
    ground.blit(chalked(round(w), round(h)), x, y)
    if invites:
        ground.node.label = tr("Play a kid here")
        ground.slot(*hint, pal.CHALK, 5, 1.6)
        aside, above = (0.0, h / 3) if h >= w else (w / 3, 0.0)
        room = hint.inset(aside, above, aside, above)
        ground.write(ground.node.label, room, TextStyle(22, least=15, align="center", lines=3))


def _covered(mat: Node, look: Look, taken: float, kids: Sequence[Kid]) -> None:
    """The kids of a Park that the mat covers, in rows on a cloth at the end of the mat."""
    unit, dusk = look
    places = folded_kids(Box(0, 0, mat.box.w, mat.box.h), unit, taken)
    first, edge = places[0], _CLOTH * unit
    cloth = Box(first.x, first.y, first.w, places[-1].bottom - first.y)
    cloth = cloth.inset(-edge, -1.6 * edge, -edge, -1.6 * edge)
    blanket, canvas = panel_node(cloth, unit, "blanket")
    lit(canvas, gingham, dusk, unit / STEP)
    blanket.solid = False
    mat.add(blanket)
    for kid, place in zip(kids, places, strict=False):
        mat.add(kid_node(kid, "row", place, unit, th.ParkCard(kid.id)))


def _played(ground: PanelCanvas, room: Box, vm: MatVM) -> None:
    """Of the played cards, one may have been trashed since; the others lie there still."""
    beside = vm.slip is not None or bool(vm.drop)
    # A preview of what to follow with counts there, too.
    places = mat_places(room, ground.unit, len(vm.cards), beside, vm.count is not None)
    _cards(ground, places, vm)
    if places.aside is not None:
        if vm.drop:
            _drop_place(ground, places.aside, vm.drop)
        elif vm.slip is not None:
            play_slip(ground, places.aside, vm.slip)
    if vm.count is not None and places.tally.w >= _TOLD * ground.unit:
        count_line(ground, places.tally, vm.count)
        ground.spot(th.COUNT, places.tally)


def _cards(ground: PanelCanvas, places: MatPlaces, vm: MatVM) -> None:
    unit = ground.unit
    for i, (kid, place, seen) in enumerate(
        zip(vm.cards, places.cards, _seen(places.cards), strict=True)
    ):
        if i != vm.played:
            ground.node.add(kid_node(kid, places.form, place, unit, th.AddedCard(kid.id), seen))
            continue
        key = th.PlayedCard(kid.id)
        if vm.used is not None and places.form == "hand":
            hot = vm.used == "public", vm.used == "private"
            ground.node.add(lit_kid(kid, place, unit, key, hot))
        else:
            ground.node.add(kid_node(kid, places.form, place, unit, key, seen))
        if places.form == "chip":
            continue
        for name, box in zip(BOXES, boxes_of(kid, places.form, place, unit), strict=True):
            ground.spot(th.ActionBox(name), box)


def _seen(places: Sequence[Box]) -> list[float | None]:
    """Return the width of each card that the next one leaves free, None for all of it."""
    steps = [b.x - a.x if b.x < a.right else None for a, b in pairwise(places)]
    return [*steps, *([None] if places else [])]


def _drop_place(ground: PanelCanvas, place: Box, words: str) -> None:
    """Draw the place where a card to follow with may be dropped."""
    unit = ground.unit
    ground.slot(*place, pal.CHALK, 8, 3)
    room = place.inset(8 * unit, 8 * unit, 8 * unit, 8 * unit)
    ground.write(words, room, TextStyle(18, least=14, align="center", lines=6))


# What leaves the game.


def bin_node(place: Box, unit: float, sign: str) -> Node:
    """A place to drag what is to be trashed or paid."""
    shown = PanelCanvas(place, unit, th.BIN, 1.0)
    shown.panel(0, 0, place.w, place.h, pal.PAPER, 10, pal.OUTLINE, 2.7)
    size = 0.8 * place.h
    at = Box(0, 0, size, size).around(Box(0, 0, place.w, place.h).center)
    shown.icon(sign, at.x, at.y, at.w)
    shown.node.static = False  # above the cards that lie there
    return shown.node


def _last_play(ground: PanelCanvas, turn: Turn) -> None:
    """The kid that was played last, who followed, and who was recruited."""
    if turn.kid is None:
        return
    unit = ground.unit
    places = mat_places(Box(0, 0, *ground.node.box[2:]), unit, 1, True)
    key = th.PileCard(turn.kid.id)
    ground.node.add(kid_node(turn.kid, places.form, places.cards[0], unit, key))
    if places.aside is not None:
        turn_slip(ground, places.aside, turn)
    ground.panel(*places.tally, pal.PAPER, 8, pal.OUTLINE, 2)
    room = places.tally.inset(7 * unit, 2 * unit, 7 * unit, 2 * unit)
    ground.write(turn.result, room, TextStyle(18, least=13, align="center", lines=2))
    ground.node.label = turn.heard
