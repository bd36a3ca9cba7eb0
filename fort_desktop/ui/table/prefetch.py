"""The table as it will be next, laid out ahead while a frame has time for it.

Painting a panel takes some milliseconds, and an event changes several. Which they are is known
before: what is to be told waits in line, and the table after it is another value. So panels are
painted in slices while something else is seen, and when their time comes, all that turned out the
same are there.
"""

from collections.abc import Callable, Sequence
from functools import partial
from typing import Final

from fort_desktop.scene.slices import InSlices
from fort_desktop.ui.table.nodes import BAR, TableNodes
from fort_desktop.ui.table.reader import TableReader

_SLICE: Final = 0.003
"""Seconds of a frame in which things move that are spent on it."""
_DRAWN_SLICE: Final = 0.005
"""The same where nothing moves but something is drawn, and then as long as one more picture is."""
_LONG_SLICE: Final = 0.010
"""The same where nothing is drawn."""
Plan = Callable[[TableReader, TableNodes | None], TableNodes]
Ask = Callable[[TableNodes], Sequence[Callable[[], object]]]


class Prefetch:
    """Lays out the table for what comes next.

    Nothing but the time that a frame takes depends on it: only panels are taken from it, and only
    those made of the same as the ones that are wanted then.

    Args:
        plan: lays panels for a state without building them, perhaps with those of another plan.
        ask: lays the turn bar and what belongs to the open question; returns what is to be painted
            for it besides.
        fly: returns what paints the pictures of what will glide there.

    Attributes:
        nodes: the table that is being laid out, None for none.
    """

    def __init__(self, plan: Plan, ask: Ask, fly: Ask) -> None:
        self._plan = plan
        self._ask = ask
        self._fly = fly
        self.nodes: TableNodes | None = None
        self._work: InSlices | None = None

    @property
    def done(self) -> bool:
        """True if everything that was wanted has been laid out."""
        return self._work is None or self._work.done

    def go_on(self, following: TableReader, drawn: bool, gentle: bool) -> bool:
        """Go on with it for a while; True if all is there, in the frame after that was done.

        Args:
            following: what will be shown; the same object as long as it is the same.
            drawn: something is to be drawn in this frame.
            gentle: something moves, and nothing may be painted that takes long.
        """
        if self.nodes is None or self.nodes.now is not following or self._work is None:
            self._work = self._begin(following)
        ready = self._work.done
        calm = _DRAWN_SLICE if drawn else _LONG_SLICE
        self._work.go_on(_SLICE if gentle else calm, gentle)
        return ready

    def take(self) -> TableNodes | None:
        """Return what has been laid out so far, and begin anew the next time."""
        found, self.nodes, self._work = self.nodes, None, None
        return found

    def _begin(self, following: TableReader) -> InSlices:
        old = self.nodes
        nodes = self.nodes = self._plan(following, old)
        if old is not None:
            old.panels.drop(nodes.panels, BAR)
        todo: list[Callable[[], object]] = [lambda: todo.extend(self._ask(nodes))]
        if old is not None:
            # Its bar too, unless the new one is made of the same.
            todo.append(partial(old.panels.drop, nodes.panels))
        if not nodes.asks:
            todo.append(lambda: todo.extend(self._fly(nodes)))

        def step() -> bool:
            if nodes.panels.build_next():
                return True
            if todo:
                todo[0]()
                del todo[0]  # not before: what is broken off is begun anew
                return True
            return False

        return InSlices(step)
