"""The perks as a value, with the stack of made-up rules and the macaroni sculpture."""

import msgspec

from fort_desktop.rules.knowledge.view import View
from fort_desktop.rules.model.types import PERKS, PerkId


class PerkOf(msgspec.Struct, frozen=True):
    """A perk of this game; `owner` is the colour of the seat that has taken it, "" for none."""

    perk: PerkId
    owner: str


class PerksVM(msgspec.Struct, frozen=True):
    """The row of perks as it is drawn.

    Attributes:
        perks: in a fixed order, those that a seat has taken included.
        rules: the number of made-up rules in the stack.
        sculptor: the colour of the seat that has the sculpture, "" for none.
    """

    perks: tuple[PerkOf, ...]
    rules: int
    sculptor: str


def perks_vm(view: View) -> PerksVM:
    """Return what the row of perks shows."""
    owners = {seat.perk: seat.colour for seat in view.seats if seat.perk is not None}
    there = [perk for perk in PERKS if perk in view.perks or perk in owners]
    sculptor = view.seats[view.macaroni].colour if view.macaroni >= 0 else ""
    perks = tuple(PerkOf(perk, owners.get(perk, "")) for perk in there)
    return PerksVM(perks, view.rules_count, sculptor)
