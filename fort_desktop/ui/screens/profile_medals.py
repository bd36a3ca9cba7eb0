"""The medals of a profile: bottle caps on strings, and what is told of one of them."""

from collections.abc import Callable, Mapping
from functools import partial
from typing import Final

from fort_desktop import clock
from fort_desktop.chronicle.collection import Medal
from fort_desktop.chronicle.medals import GOALS, MEDALS, MedalId
from fort_desktop.scene.geometry import Box
from fort_desktop.scene.node import Node
from fort_desktop.ui.art import palette as pal
from fort_desktop.ui.art.caps import cap
from fort_desktop.ui.art.fonts import BOLD
from fort_desktop.ui.design.canvas import Canvas
from fort_desktop.ui.host.screen import Screen
from fort_desktop.ui.i18n.i18n import tr, trc
from fort_desktop.ui.text.dates import when
from fort_desktop.ui.text.lists import in_lines, listed
from fort_desktop.ui.text.medals import MEDAL_WORDS, far_words, medal_name, won_words
from fort_desktop.ui.text.names import PERK_NAMES, RULE_NAMES
from fort_desktop.ui.toolkit.common import label, panel_node
from fort_desktop.ui.toolkit.menu import Face, menu_button
from fort_desktop.ui.toolkit.slots import slot_title

_COLUMNS: Final = 6
_TOLD: Final = 380.0
"""How wide the sheet is that tells of one medal."""
_CAP: Final = 104.0
_FAR: Final = 112.0
"""How wide the slip is on a cap that tells how far it is."""
_STRING: Final = (122, 88, 60)


def lay_medals(
    screen: Screen,
    area: Box,
    found: Mapping[MedalId, Medal],
    chosen: MedalId,
    choose: Callable[[MedalId], None],
    look: Callable[[Medal], None],
) -> None:
    """Lay the medals in an area of the sheet, in design units, and tell of the chosen one.

    Args:
        choose: tells of another medal; look: opens the game in which one was won.
    """
    rows = -(-len(MEDALS) // _COLUMNS)
    wide = (area.w - _TOLD - 24) / _COLUMNS
    high = area.h / rows
    for row in range(rows):
        _string(screen, Box(area.x, area.y + row * high, wide * _COLUMNS, high))
    for i, medal in enumerate(MEDALS):
        row, column = divmod(i, _COLUMNS)
        x, y = area.x + column * wide, area.y + row * high
        place = screen.at(x, y, wide, high - 6)
        node = _cap_node(place, screen.unit, found[medal], medal == chosen)
        node.clicked = partial(choose, medal)
        screen.scene.root.add(node)
    told = Box(area.right - _TOLD, area.y, _TOLD, area.h)
    _tell(screen, told, found[chosen], look)


def _string(screen: Screen, row: Box) -> None:
    """The string behind the caps of a row."""
    node, canvas = panel_node(screen.at(row.x, row.y, row.w, row.h), screen.unit, "string")
    canvas.panel(0, 8 + _CAP / 2 - 2, canvas.w, 5, _STRING, 2, None)
    node.solid = False
    screen.scene.root.add(node)


def _cap_node(place: Box, unit: float, medal: Medal, chosen: bool) -> Node:
    canvas = Canvas(place.w, place.h, unit)
    if chosen:
        canvas.panel(0, 0, canvas.w, canvas.h, pal.CHALK_YELLOW, 16, pal.OUTLINE, 4)
    won = medal.game is not None
    canvas.blit(cap(medal.medal, canvas.px(_CAP), won), (canvas.w - _CAP) / 2, 8)
    if won:
        canvas.icon("tick", (canvas.w + _CAP) / 2 - 26, _CAP - 18, 30)
    name, far = medal_name(medal.medal), far_words(medal)
    low = 12 + _CAP
    goal = GOALS.get(medal.medal, 0)
    done = tr("{n} of {all}", n=min(len(medal.have), goal), all=goal)
    label(canvas, name, Box(1, low, canvas.w - 2, canvas.h - low - 6), 22, True, BOLD)
    if far:
        left = max(2.0, (canvas.w - _FAR) / 2 - 24)
        # Above the name, which may have two lines.
        canvas.panel(left, low - 36, _FAR, 34, pal.PAPER, 12, pal.OUTLINE, 2)
        label(canvas, done, Box(left + 2, low - 36, _FAR - 4, 34), 20, True, BOLD)
    node = Node(place, canvas.image, f"medal {medal.medal}")
    # NOTE: of a medal that a player does not have
    node.label = in_lines((name, far, _has(won)))
    return node


def _has(won: bool) -> str:
    # NOTE: of a medal: the player has it, or not
    return trc("medal", "Won") if won else trc("medal", "Not yet won")


def _tell(screen: Screen, area: Box, medal: Medal, look: Callable[[Medal], None]) -> None:
    """Lay out what a medal is for, and how it was won."""
    place = screen.at(*area)
    node, canvas = panel_node(place, screen.unit, f"told {medal.medal}")
    canvas.panel(0, 0, canvas.w, canvas.h, pal.PAPER, 16, pal.OUTLINE, 3)
    won = medal.game is not None
    canvas.blit(cap(medal.medal, canvas.px(150), won), (canvas.w - 150) / 2, 24)
    name, what = medal_name(medal.medal), tr(MEDAL_WORDS[medal.medal])
    canvas.title(name, canvas.w / 2, 208, 34, canvas.w - 36, align="center")
    canvas.paragraph(what, 26, 236, canvas.w - 52, 130, 26, centered=True)
    how = won_words(medal, screen.app.catalog)
    so_far = in_lines((far_words(medal), listed(_have(medal))))
    told = in_lines((how, *_game(medal))) or so_far or _has(False)
    canvas.paragraph(told, 26, 376, canvas.w - 52, canvas.h - 376 - 120, 25, centered=True)
    node.label = in_lines((name, what, told))
    screen.scene.root.add(node)
    if won:
        button = screen.at(area.x + 30, area.bottom - 102, area.w - 60, 78)
        face = Face(tr("Look at it"), sign="eye")
        screen.scene.root.add(
            menu_button(button, screen.unit, face, "look at medal", partial(look, medal), True)
        )


def _game(medal: Medal) -> tuple[str, ...]:
    """The title of the game in which it was won, and when."""
    if medal.game is None:
        return ()
    return slot_title(medal.game), when(medal.game.changed, clock.now())


def _have(medal: Medal) -> list[str]:
    """The names of the different things that a medal over several games has so far."""
    names = {**RULE_NAMES, **PERK_NAMES}
    return [tr(names[one]) for one in medal.have if one in names]
