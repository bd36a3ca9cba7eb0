"""The choice of a person among all that are known, and the question for the name of a new one."""

from collections.abc import Callable, Sequence
from functools import partial
from typing import Final

from fort_desktop.ui.art import palette as pal
from fort_desktop.ui.design.scale import GAP, LEAD, TEXT
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

_WIDE, _HIGH = 1640.0, 920.0
"""The width of the sheet, and the most height: it is as high as who can be chosen needs."""
_COLUMNS, _FEWEST = 4, 2
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
    # A single row is filled by those who are in it.
    columns = min(_COLUMNS, max(_FEWEST, len(found)))
    rows = max(1, -(-len(found) // columns))
    high = _HIGH if many else min(_HIGH, high_for(rows * (_ROW + GAP) - GAP))
    sheet = dialog(screen, "persons", tr("Who is it?"), (_WIDE, high))
    if not found:
        # NOTE: a sheet for the choice of a person, with nobody to choose but who is chosen already
        nobody = tr("There is nobody else yet.")
        told(screen, stack(sheet.body, *_NOBODY), "nobody", [Words(nobody, LEAD)], pal.PAPER)
    places = grid(sheet.body, len(found), columns, _SMALL if many else _ROW)
    for who, place in zip(found, places, strict=True):
        screen.button(place, f"pick {who}", _face(screen, who, many), partial(chosen, who))
    foot: list[Button | None] = [Button("back", tr("Back"), leave), None]
    if new is not None and not screen.app.profiles.full:
        foot.append(Button("new person", Face(tr("New person"), sign="plus"), new, True))
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
