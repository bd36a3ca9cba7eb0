"""The choice of a seat's player: persons and computers, with their measured strength."""

from collections.abc import Callable, Sequence
from functools import partial
from typing import Final

from fort_desktop.bots.strength import beaten_by
from fort_desktop.rules.model.seats import PERSON
from fort_desktop.ui.host.screen import Screen
from fort_desktop.ui.i18n.i18n import tr
from fort_desktop.ui.text.lists import in_lines
from fort_desktop.ui.text.players import PLAYERS
from fort_desktop.ui.toolkit.dialog import backdrop, dialog, high_for
from fort_desktop.ui.toolkit.layout import grid
from fort_desktop.ui.toolkit.menu import Button, Face, buttons

COMPUTERS: Final = tuple(player for player in PLAYERS if player != PERSON)
"""The computer players by their strength, then those who play in a manner of their own."""
_WIDE: Final = 1560.0
_STEP: Final = 144.0


def choose_player(
    screen: Screen,
    name: str,
    now: str,
    chosen: Callable[[str | None], None],
    kinds: Sequence[str],
) -> None:
    """Open the sheet on a screen; `chosen` is called with the kind, or None for no change."""
    leave = partial(chosen, None)
    backdrop(screen, leave)
    size = (_WIDE, high_for((len(kinds) + 1) // 2 * _STEP))
    # NOTE: {who} is a player's name as typed: a person or which computer player?
    sheet = dialog(screen, "players", tr("Who is playing as {who}?", who=name), size)
    for kind, place in zip(kinds, grid(sheet.body, len(kinds), 2), strict=True):
        screen.button(place, f"kind {kind}", _face(kind), partial(chosen, kind), kind == now)
    buttons(screen, sheet.foot, [Button("back", tr("Back"), leave)])


def _face(kind: str) -> Face:
    return Face(tr(PLAYERS[kind].name), expected(kind), sign=f"face:{kind}")


def expected(kind: str) -> str:
    """Describe a player in words, with its measured strength."""
    words = tr(PLAYERS[kind].expect)
    bar = beaten_by(kind)
    if bar is None:
        return words
    return in_lines((words, tr(PLAYERS[bar.b].beaten, n=bar.of_hundred)))
