"""The tips of one person that are due: one at a time, three in a turn, in their order."""

from collections.abc import Collection
from typing import Final

from fort_desktop.rules.model import events as ev
from fort_desktop.ui.coach.tips.context import Context
from fort_desktop.ui.coach.tips.tips import TIPS, Tip

MOST: Final = 3
"""Notes in a turn, whoever's it is."""


class Queue:
    """The notes of one person at one table.

    A moment that finds no place waits until one's own turn is over, and then for the next occasion.

    Attributes:
        in_turn: how many have been shown in this turn.
    """

    def __init__(self) -> None:
        self.in_turn = 0
        self._waiting: set[Tip] = set()

    def tell(self, now: Context, seen: Collection[str]) -> Tip | None:
        """Something has happened; returns what is due because of it."""
        event = now.event
        if isinstance(event, ev.TurnBegan):
            self.in_turn = 0
        if isinstance(event, ev.PhaseBegan) and (event.seat, event.phase) == (now.seat, "draw"):
            self._waiting.clear()
        found = [one for one in TIPS if one.name not in seen and one.due(now)]
        self._waiting.update(found)
        return self._first(found)

    def due(self, now: Context, seen: Collection[str]) -> Tip | None:
        """Return the moment due now that something may be asked, or waiting since an event."""
        asked = now.decision is not None
        return self._first(
            [
                one
                for one in TIPS
                if one.name not in seen and (one in self._waiting or (asked and one.due(now)))
            ]
        )

    def _first(self, found: list[Tip]) -> Tip | None:
        return found[0] if found and self.in_turn < MOST else None

    def shown(self, moment: Tip) -> None:
        """Its note is on the table."""
        self.in_turn += 1
        self._waiting.discard(moment)
