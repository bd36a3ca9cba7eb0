"""The question for the name of somebody who sits down and is not known yet."""

from collections.abc import Callable
from typing import Final

from fort_desktop.scene.geometry import Box
from fort_desktop.ui.i18n.i18n import tr, trc
from fort_desktop.ui.persons.settings import LONGEST_NAME
from fort_desktop.ui.screens.asks import Asks
from fort_desktop.ui.toolkit.entry import Entry
from fort_desktop.ui.toolkit.menu import cardboard, heading, menu_button

_WIDE, _TALL = 800.0, 300.0
_EDGE: Final = 40.0


def ask_name(screen: Asks, before: str, sits: Callable[[str], None]) -> None:
    """Lay the question over a sheet; the field for the name has the focus.

    Args:
        before: whose seat it is till now; sits: called with the name, once there is one.
    """
    (w, h), unit, root = screen.scene.size, screen.unit, screen.scene.root
    area = Box(w / 2 - _WIDE / 2 * unit, h * 0.42 - _TALL / 2 * unit, _WIDE * unit, _TALL * unit)

    def at(x: float, y: float, wide: float, high: float) -> Box:
        return Box(area.x + x * unit, area.y + y * unit, wide * unit, high * unit)

    def leave() -> None:
        screen.ask(None)

    screen.backdrop(leave)
    cardboard(root, area, unit, "newcomer")
    # NOTE: {before} is a player's name, which cannot be declined
    words = tr("Who takes the seat of {before}?", before=before)
    heading(root, at(40, -34, _WIDE - 80, 84), unit, words)

    def take() -> None:
        name = entry.text.strip()
        if name:
            sits(name)

    entry = Entry(
        at(_EDGE, 78, _WIDE - 2 * _EDGE, 72),
        unit,
        "",
        "newcomer's name",
        lambda text: None,
        # NOTE: in the field for a person's name, while it is empty
        hint=trc("person", "Name"),
        longest=LONGEST_NAME,
        entered=take,
    )
    root.add(entry)
    place = at(_WIDE - _EDGE - 420, 186, 420, 82)
    # NOTE: a button: the person takes a seat at the table
    root.add(menu_button(place, unit, tr("Sit down"), "sit down", take, True))
    root.add(menu_button(at(_EDGE, 186, 230, 82), unit, tr("Back"), "back", leave))
    screen.scene.focus.keys["enter"] = take
    screen.ready(entry)
