"""The medals of a profile: bottle caps, and what is told of one of them."""

from collections.abc import Callable, Mapping
from functools import partial
from typing import Final

from fort_desktop import clock
from fort_desktop.chronicle.collection import Medal
from fort_desktop.chronicle.medals import MEDALS, MedalId
from fort_desktop.scene.geometry import Box
from fort_desktop.scene.node import Node
from fort_desktop.ui.art import palette as pal
from fort_desktop.ui.art.caps import cap
from fort_desktop.ui.art.fonts import BOLD
from fort_desktop.ui.design.canvas import Canvas
from fort_desktop.ui.design.scale import HAIR, LARGE, SMALL, TEXT, TIGHT, WIDE, line
from fort_desktop.ui.design.text_box import TextStyle, height
from fort_desktop.ui.host.screen import Screen
from fort_desktop.ui.i18n.i18n import tr, trc
from fort_desktop.ui.text.dates import when
from fort_desktop.ui.text.lists import in_lines, listed
from fort_desktop.ui.text.medals import MEDAL_WORDS, far_words, medal_name, won_words
from fort_desktop.ui.text.names import PERK_NAMES, RULE_NAMES
from fort_desktop.ui.toolkit.layout import column, grid, padding, split
from fort_desktop.ui.toolkit.menu import BUTTON, Face
from fort_desktop.ui.toolkit.page import (
    Words,
    local,
    panel,
    picture,
    plate,
    whole,
    write,
)

_COLUMNS: Final = 5
_LINES: Final = 4
"""So many lines may tell what a medal is for."""
_CAP, _LARGE = 104.0, 220.0
"""The size of a bottle cap, and of the one that is told of."""
_NAME: Final = TextStyle(TEXT, face=BOLD, align="center", lines=2)


def lay_medals(
    screen: Screen,
    caps: Box,
    tells: Box,
    found: Mapping[MedalId, Medal],
    chosen: MedalId,
    choose: Callable[[MedalId], None],
    look: Callable[[Medal], None],
) -> None:
    """Lay the medals in an area of the sheet, in design units, and tell of one in another.

    Args:
        choose: tells of another medal; look: opens the game in which one was won.
    """
    for medal, place in zip(MEDALS, grid(caps, len(MEDALS), _COLUMNS, gap=HAIR), strict=True):
        node = _cap_node(screen.at(*place), screen.unit, found[medal], medal == chosen)
        node.clicked = partial(choose, medal)
        screen.scene.root.add(node)
    _tell(screen, tells, found[chosen], look)


def _cap_node(place: Box, unit: float, medal: Medal, chosen: bool) -> Node:
    canvas = Canvas(place.w, place.h, unit)
    if chosen:
        plate(canvas, pal.CHALK_YELLOW)
    won = medal.game is not None
    upper, lower = split(whole(canvas).inset(1, TIGHT, 1, HAIR), "top", _CAP, HAIR)
    picture(canvas, cap(medal.medal, canvas.px(_CAP), won), upper)
    name, far = medal_name(medal.medal), far_words(medal)
    # All begin on one line.
    high = min(lower.h, height(name, lower.w, unit, _NAME))
    canvas.write(name, lower._replace(h=high), _NAME)
    node = Node(place, canvas.image, f"medal {medal.medal}")
    # NOTE: of a medal that a player does not have
    node.label = in_lines((name, far, _has(won)))
    return node


def _has(won: bool) -> str:
    # NOTE: of a medal: the player has it, or not
    return trc("medal", "Won") if won else trc("medal", "Not yet won")


def _tell(screen: Screen, area: Box, medal: Medal, look: Callable[[Medal], None]) -> None:
    """Lay out what a medal is for, and how it was won."""
    node, canvas = panel(screen, area, f"told {medal.medal}", fill=pal.PAPER)
    won = medal.game is not None
    room, look_at = split(padding(area, WIDE), "bottom", BUTTON, WIDE)[::-1]
    parts = [_LARGE, line(LARGE), line(TEXT, _LINES), line(TEXT, _LINES)]
    image, title, about, how_at = column(room, parts, SMALL, "center")
    picture(canvas, cap(medal.medal, canvas.px(_LARGE), won), local(image, area))
    name, what = medal_name(medal.medal), tr(MEDAL_WORDS[medal.medal])
    write(canvas, local(title, area), [Words(name, LARGE, title=True)], centered=True)
    write(canvas, local(about, area), [Words(what, lines=_LINES)], centered=True)
    how = won_words(medal, screen.app.catalog)
    so_far = in_lines((far_words(medal), listed(_have(medal))))
    day = when(medal.game.changed, clock.now()) if medal.game is not None else ""
    told = in_lines((how, day)) or so_far or _has(False)
    canvas.paragraph(told, *local(how_at, area), TEXT, centered=True)
    node.label = in_lines((name, what, told))
    if won:
        face, act = Face(tr("Look at it"), sign="eye"), partial(look, medal)
        screen.button(look_at, "look at medal", face, act, True)


def _have(medal: Medal) -> list[str]:
    """The names of the different things that a medal over several games has so far."""
    names = {**RULE_NAMES, **PERK_NAMES}
    return [tr(names[one]) for one in medal.have if one in names]
