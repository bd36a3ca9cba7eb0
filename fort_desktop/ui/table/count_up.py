"""Counts tokens that land: the number beside them goes up with each, and never before."""

from collections.abc import Callable
from typing import NamedTuple

from fort_desktop.rules.model import events as ev
from fort_desktop.rules.model.events import Event
from fort_desktop.scene.animate import Tween, swelling
from fort_desktop.ui.table.nodes import TableNodes
from fort_desktop.ui.table.panels.pieces import Counter
from fort_desktop.ui.table.things import Number


class _Sum(NamedTuple):
    """The amount that an event brings, and the number on the table that shows it."""

    key: Number
    amount: int


class Counting:
    """The numbers of a table while an event is seen to happen there."""

    def __init__(self) -> None:
        self._counters: list[Counter] = []
        self._landed = self._amount = self._coming = 0

    def begin(self, nodes: TableNodes, event: Event, coming: int) -> None:
        """Some tokens are under way; `coming` is how many of them are seen to land."""
        self.end()
        found = _sum_of(event)
        if found is not None and coming:
            self._counters = [
                node
                for node in nodes.walk()
                if isinstance(node, Counter) and node.parent and node.parent.key == found.key
            ]
            self._amount, self._coming = found.amount, coming

    def landed(self, start: Callable[[Tween], None]) -> None:
        """One more token is there; the last of them brings all that were not seen to fly."""
        self._landed += 1
        last = self._landed >= self._coming
        more = self._amount if last else min(self._landed, self._amount)
        for counter in self._counters:
            counter.show(counter.told + more)
            start(swelling(counter))

    def end(self) -> None:
        """All numbers are again as they were told: a panel may be used for another moment."""
        for counter in self._counters:
            counter.show(counter.told)
            counter.scale = 1.0
        self._counters = []
        self._landed = self._amount = self._coming = 0


def _sum_of(event: Event) -> _Sum | None:
    if isinstance(event, ev.ResourceGained):
        return _Sum(Number(event.seat, event.resource), event.amount)
    if isinstance(event, ev.PointsScored):
        return _Sum(Number(event.seat, "points"), event.points)
    return None
