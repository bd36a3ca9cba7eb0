"""The choice of a person among all that are known, and the question for the name of a new one."""

from collections.abc import Callable, Sequence
from functools import partial
from typing import Final

from fort_desktop.rules.model.types import COLOURS
from fort_desktop.ui.art import palette as pal
from fort_desktop.ui.design.scale import EDGE, GAP, LEAD, TEXT, WIDE
from fort_desktop.ui.i18n.i18n import tr, trc
from fort_desktop.ui.persons.profile import ProfileId
from fort_desktop.ui.persons.settings import LONGEST_NAME
from fort_desktop.ui.screens.asks import Asks
from fort_desktop.ui.text.persons import tally_words
from fort_desktop.ui.toolkit.dialog import backdrop, dialog, high_for
from fort_desktop.ui.toolkit.entry import Entry
from fort_desktop.ui.toolkit.layout import grid, stack
from fort_desktop.ui.toolkit.menu import BUTTON, Button, Face, buttons
from fort_desktop.ui.toolkit.page import Words, told

_WIDE, _FEW, _HIGH = 1640.0, 1000.0, 920.0
"""The width of the sheet, and for a few at least; its most height: it is as high as they need."""
_COLUMNS: Final = 4
_PHOTO: Final = (390.0, 500.0)
_ROWS: Final = 5
_ROW: Final = 128.0
_SMALL: Final = 64.0
_NOBODY: Final = (900.0, 96.0)
_NARROW: Final = 800.0


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
    leave = partial(screen.ask, None)
    backdrop(screen, leave)
    # Many persons have only a name each.
    many = len(found) > _COLUMNS * _ROWS
    # A few are seen on photos, beside each other.
    few = len(found) <= _COLUMNS
    one_high = _SMALL if many else _PHOTO[1] if found and few else _ROW
    columns = len(found) if few else _COLUMNS
    rows = max(1, -(-len(found) // max(1, columns)))
    high = _HIGH if many else min(_HIGH, high_for(rows * (one_high + GAP) - GAP))
    wide = max(_FEW, columns * (_PHOTO[0] + WIDE) - WIDE + 2 * EDGE) if few else _WIDE
    sheet = dialog(screen, "persons", tr("Who is it?"), (wide, high))
    if not found:
        # NOTE: a sheet for the choice of a person, with nobody to choose but who is chosen already
        nobody = tr("There is nobody else yet.")
        told(screen, stack(sheet.body, *_NOBODY), "nobody", [Words(nobody, LEAD)], pal.PAPER)
    places = grid(sheet.body, len(found), columns, one_high)
    for i, (who, place) in enumerate(zip(found, places, strict=True)):
        if few:
            place = stack(place, _PHOTO[0])
        face = _face(screen, who, many)._replace(seat=COLOURS[i % 4] if few else "")
        screen.button(place, f"pick {who}", face, partial(chosen, who))
    foot: list[Button | None] = [Button("back", tr("Back"), leave), None]
    if new is not None and not screen.app.profiles.full:
        foot.append(Button("new person", Face(tr("New person"), sign="plus"), new, not found))
    buttons(screen, sheet.foot, foot)


def _face(screen: Asks, who: ProfileId, small: bool) -> Face:
    profile = screen.app.profiles.persons[who]
    more = "" if small else tally_words(screen.played(who))
    return Face(profile.name, more, size=TEXT, kid=profile.face)


def ask_name(screen: Asks, before: str, sits: Callable[[str], None]) -> None:
    """Ask over a sheet who sits down and is not known yet; the field for the name has the focus.

    Args:
        before: whose seat it is till now; sits: called with the name, once there is one.
    """
    leave = partial(screen.ask, None)
    backdrop(screen, leave)
    # NOTE: {before} is a player's name, which cannot be declined
    words = tr("Who takes {before}'s seat?", before=before)
    sheet = dialog(screen, "newcomer", words, (_NARROW, high_for(BUTTON + GAP)))

    def take() -> None:
        name = entry.text.strip()
        if name:
            sits(name)

    entry = Entry(
        screen.at(*stack(sheet.body, h=BUTTON)),
        screen.unit,
        "",
        "newcomer's name",
        lambda text: None,
        # NOTE: in the field for a person's name, while it is empty
        hint=trc("person", "Name"),
        longest=LONGEST_NAME,
        entered=take,
    )
    screen.scene.root.add(entry)
    # NOTE: a button: the person takes a seat at the table
    sit = Button("sit down", tr("Sit down"), take, True)
    buttons(screen, sheet.foot, [Button("back", tr("Back"), leave), None, sit])
    screen.scene.focus.keys["enter"] = take
    screen.ready(entry)
