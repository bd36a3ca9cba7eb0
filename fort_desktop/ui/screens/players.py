"""The choice of a seat's player: persons and computers, with their measured strength."""

from collections.abc import Callable, Sequence
from typing import Final

from fort_desktop.bots.strength import beaten_by
from fort_desktop.rules.model.seats import PERSON
from fort_desktop.scene.geometry import Box
from fort_desktop.scene.node import Node
from fort_desktop.ui.host.screen import Screen
from fort_desktop.ui.i18n.i18n import tr
from fort_desktop.ui.text.lists import in_lines
from fort_desktop.ui.text.players import PLAYERS
from fort_desktop.ui.toolkit.menu import Face, cardboard, heading, menu_button

KINDS: Final = (PERSON, "", *(player for player in PLAYERS if player != PERSON))
"""What a seat can be, in the order of the sheet; "" is empty."""
COMPUTERS: Final = tuple(player for player in PLAYERS if player != PERSON)
"""What can take over a seat whose person leaves."""
_WIDE: Final = 1560.0
_ROW, _STEP = 132.0, 144.0


def choose_player(
    screen: Screen,
    name: str,
    now: str,
    chosen: Callable[[str | None], None],
    kinds: Sequence[str] = KINDS,
) -> None:
    """Open the sheet on a screen; `chosen` is called with the kind, or None for no change."""
    unit, (w, h) = screen.unit, screen.scene.size
    wide, tall = _WIDE, 196 + (len(kinds) + 1) // 2 * _STEP
    area = Box(w / 2 - wide / 2 * unit, h / 2 - tall / 2 * unit, wide * unit, tall * unit)
    around = screen.scene.root.add(Node(Box(0, 0, w, h), None, "around"))
    around.clicked = lambda: chosen(None)
    around.order = 1
    root = screen.scene.root
    cardboard(root, area, unit, "players")
    # NOTE: {who} is a player's name as typed: a person or which computer player?
    words = tr("Who plays as {who}?", who=name)
    heading(root, Box(w / 2 - 330 * unit, area.y - 34 * unit, 660 * unit, 84 * unit), unit, words)
    for i, kind in enumerate(kinds):
        x, y = 40 + (i % 2) * 750, 80 + (i // 2) * _STEP
        place = Box(area.x + x * unit, area.y + y * unit, 730 * unit, _ROW * unit)
        root.add(
            menu_button(place, unit, _face(kind), f"kind {kind}", _pick(chosen, kind), kind == now)
        )

    foot = Box(area.x + 40 * unit, area.bottom - 106 * unit, 300 * unit, 74 * unit)
    root.add(menu_button(foot, unit, tr("Back"), "back", lambda: chosen(None)))


def _pick(chosen: Callable[[str | None], None], kind: str) -> Callable[[], None]:
    return lambda: chosen(kind)


def _face(kind: str) -> Face:
    if not kind:
        return Face(tr("Nobody"), tr("The seat stays empty"), sign="cross", size=26)
    sign = "kid" if kind == PERSON else f"face:{kind}"
    return Face(tr(PLAYERS[kind].name), expected(kind), sign=sign, size=26)


def expected(kind: str) -> str:
    """Describe a player in words, with its measured strength."""
    words = tr(PLAYERS[kind].expect)
    bar = beaten_by(kind)
    if bar is None:
        return words
    return in_lines((words, tr(PLAYERS[bar.b].beaten, n=bar.of_hundred)))
