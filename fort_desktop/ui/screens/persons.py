"""The choice of a person among all that are known."""

from collections.abc import Callable, Sequence
from functools import partial
from typing import Final

from fort_desktop.scene.geometry import Box
from fort_desktop.ui.art import palette as pal
from fort_desktop.ui.i18n.i18n import tr
from fort_desktop.ui.persons.profile import ProfileId
from fort_desktop.ui.screens.asks import Asks
from fort_desktop.ui.text.persons import tally_words
from fort_desktop.ui.toolkit.common import panel_node
from fort_desktop.ui.toolkit.menu import Face, cardboard, heading, menu_button

_SIZE: Final = (1640.0, 920.0)
_COLUMNS: Final = 4
_ROWS: Final = 5
_ROW: Final = 128.0
_SMALL: Final = 64.0
_FOOT: Final = 92.0


def choose_person(
    screen: Asks,
    found: Sequence[ProfileId],
    chosen: Callable[[ProfileId], None],
    new: Callable[[], None] | None,
) -> None:
    """Lay out the choice over the sheet.

    Args:
        found: who can be chosen; new: makes somebody known who is not, None where only those play
            who are known.
    """
    unit, (w, h) = screen.unit, screen.scene.size
    wide, tall = _SIZE
    area = Box(w / 2 - wide / 2 * unit, h / 2 - (tall / 2 - 20) * unit, wide * unit, tall * unit)
    screen.backdrop(lambda: screen.ask(None))
    root = screen.scene.root
    cardboard(root, area, unit, "persons")
    place = Box(w / 2 - 330 * unit, area.y - 34 * unit, 660 * unit, 84 * unit)
    heading(root, place, unit, tr("Who is it?"))
    if not found:
        _nobody(screen, area)
    # Many persons have only a name each.
    many = len(found) > _COLUMNS * _ROWS
    high = _SMALL if many else _ROW
    each = (wide - 80 + 16) / _COLUMNS
    for i, who in enumerate(found):
        x, y = 40 + i % _COLUMNS * each, 76 + i // _COLUMNS * (high + 12)
        box = Box(area.x + x * unit, area.y + y * unit, (each - 16) * unit, high * unit)
        face = _face(screen, who, many)
        root.add(menu_button(box, unit, face, f"pick {who}", partial(chosen, who)))
    _foot(screen, area, new)


def _nobody(screen: Asks, area: Box) -> None:
    """Lay out why the sheet is empty: every known person has been chosen already."""
    unit = screen.unit
    place = Box(area.center.x - 450 * unit, area.center.y - 60 * unit, 900 * unit, 96 * unit)
    node, canvas = panel_node(place, unit, "nobody")
    canvas.panel(0, 0, canvas.w, canvas.h, pal.PAPER, 14, pal.OUTLINE, 3)
    # NOTE: a sheet for the choice of a person, with nobody to choose but who is chosen already
    node.label = tr("Nobody else is known here yet.")
    canvas.paragraph(node.label, 24, 8, canvas.w - 48, canvas.h - 16, 30, centered=True)
    screen.scene.root.add(node)


def _face(screen: Asks, who: ProfileId, small: bool) -> Face:
    profile = screen.app.profiles.persons[who]
    more = "" if small else tally_words(screen.played(who))
    return Face(profile.name, more, size=25, kid=profile.face)


def _foot(screen: Asks, area: Box, new: Callable[[], None] | None) -> None:
    unit, root = screen.unit, screen.scene.root
    y = area.bottom - (_FOOT + 4) * unit
    left = Box(area.x + 40 * unit, y, 300 * unit, 74 * unit)
    root.add(menu_button(left, unit, tr("Back"), "back", lambda: screen.ask(None)))
    right = Box(area.right - 440 * unit, y, 400 * unit, 74 * unit)
    if new is not None and not screen.app.profiles.full:
        face = Face(tr("New person"), sign="plus")
        root.add(menu_button(right, unit, face, "new person", new, True))
