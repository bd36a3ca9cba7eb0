"""Wishes of persons at one screen, and house rules that their table may agree on.

Nothing of this is a rule of the game, and no computer player is told any of it.
"""

from collections.abc import Iterable
from typing import Final, Literal

import msgspec

from fort_desktop.record.sitting import HouseRules
from fort_desktop.rules.model.seats import PERSON

NewKids = Literal["now", "asked"]
"""When a person looks at newly drawn kids: at the end of their own turn, or once asked."""


class Habits(msgspec.Struct, frozen=True):
    """The playing habits of one person.

    Args:
        looks_first: Follow always opens the hand, so that it tells nobody whether a kid fits.
        new_kids: when the new kids are shown.
        advice: the expert may be asked.
    """

    looks_first: bool = False
    new_kids: NewKids = "now"
    advice: bool = True


def agreed(house: HouseRules, players: Iterable[str]) -> HouseRules:
    """House rules without what is impossible with these players (kinds as in `SeatInfo`)."""
    return house if may_be_open(players) else msgspec.structs.replace(house, open_on_turn=False)


def shows_new_kids(house: HouseRules, habits: Habits) -> NewKids:
    """Return the time at which a person with these habits is shown the new kids."""
    return habits.new_kids if house.new_kids == "own" else house.new_kids


def may_be_open(players: Iterable[str]) -> bool:
    """Return True if hands may be open on their owners' turns: computers are told nothing of them.

    They follow from views, in which a rival's hand is hidden (INFO-3), so persons who see the hand
    would know more.
    """
    kinds = [kind for kind in players if kind]
    return kinds.count(PERSON) == len(kinds) > 1


USUAL_HABITS: Final = Habits()
"""Of a person who has no profile."""
