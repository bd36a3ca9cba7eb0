"""The sheet that adds up what each seat would have if the game ended now, as a value (END-3)."""

import msgspec

from fort_desktop.rules.knowledge.standing import best_change, standings
from fort_desktop.rules.knowledge.view import View
from fort_desktop.ui.text.sentences import Teller
from fort_desktop.ui.text.worth import Part, added_words, change_words, parts_of, total_words


class RivalSum(msgspec.Struct, frozen=True):
    """A rival with the sum and its parts."""

    colour: str
    name: str
    parts: str
    total: str


class WorthSheetVM(msgspec.Struct, frozen=True):
    """The sum of the viewer with its four parts, those of the rivals, and what would bring most."""

    total: str
    parts: tuple[Part, ...]
    rivals: tuple[RivalSum, ...]
    change: str


def worth_sheet_vm(view: View, teller: Teller) -> WorthSheetVM:
    """Return what the sheet shows; nothing in it is secret to the viewer (INFO-1)."""
    found, n = standings(view, teller.catalog), len(view.seats)
    own, *others = (found[(view.seat + i) % n] for i in range(n))
    rivals = tuple(
        RivalSum(
            view.seats[one.seat].colour,
            teller.name(one.seat),
            added_words(one),
            total_words(one.total, one.rule is None),
        )
        for one in others
    )
    change = change_words(best_change(view, teller.catalog), view, teller.catalog)
    total = total_words(own.total, own.rule is None)
    return WorthSheetVM(total, parts_of(own, view), rivals, change)
