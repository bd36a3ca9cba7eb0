"""The order of one person's notes: one at a time, three in a turn, as the moments are numbered."""

from collections.abc import Collection
from typing import Final

from fort_desktop.rules.model import events as ev
from fort_desktop.ui.coach.tips.moments import MOMENTS, Moment
from fort_desktop.ui.coach.tips.now import Now

MOST: Final = 3
"""Notes in a turn, whoever's it is."""


class Queue:
    """The notes of one person at one table.

    A moment that finds no place waits until the own turn is over, and then for the next occasion.

    Attributes:
        in_turn: how many have been shown in this turn.
    """

    def __init__(self) -> None:
        self.in_turn = 0
        self._waiting: set[Moment] = set()

    def tell(self, now: Now, seen: Collection[str]) -> Moment | None:
        """Something has happened; returns what is due because of it."""
        event = now.event
        if isinstance(event, ev.TurnBegan):
            self.in_turn = 0
        if isinstance(event, ev.PhaseBegan) and (event.seat, event.phase) == (now.seat, "draw"):
            self._waiting.clear()
        found = [one for one in MOMENTS if one.name not in seen and one.due(now)]
        self._waiting.update(found)
        return self._first(found)

    def due(self, now: Now, seen: Collection[str]) -> Moment | None:
        """What is due now that something may be asked, or that waits since something happened."""
        asked = now.decision is not None
        return self._first(
            [
                one
                for one in MOMENTS
                if one.name not in seen and (one in self._waiting or (asked and one.due(now)))
            ]
        )

    def _first(self, found: list[Moment]) -> Moment | None:
        return found[0] if found and self.in_turn < MOST else None

    def shown(self, moment: Moment) -> None:
        """Its note lies on the table."""
        self.in_turn += 1
        self._waiting.discard(moment)
