"""The table as it will be next, laid out ahead while a frame has time for it.

Painting a panel takes some milliseconds, and an event changes several. Which they are is known
before: what is to be told waits in line. So they are painted in slices while something else is
seen, and when their time comes, all panels that turned out the same are there.
"""

from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from functools import partial
from typing import Final

from fort_desktop.rules.knowledge.view import View
from fort_desktop.scene.slices import InSlices
from fort_desktop.ui.table.model import TableModel
from fort_desktop.ui.table.nodes import BAR, TableNodes

_SLICE: Final = 0.003
"""Seconds of a frame in which things move that are spent on it."""
_DRAWN_SLICE: Final = 0.005
"""The same where nothing moves but something is drawn, and then as long as one more picture is."""
_LONG_SLICE: Final = 0.010
"""The same where nothing is drawn."""
Plan = Callable[[View, TableNodes | None], TableNodes]
Ask = Callable[[TableNodes], Sequence[Callable[[], object]]]


class Ahead:
    """Lays out the table for what comes next.

    Nothing but the time that a frame takes depends on it: only panels are taken from it, and only
    those made of the same as the ones that are wanted then.

    Args:
        plan: lays panels for a view without building them, perhaps with those of another plan.
        ask: lays the turn bar and what belongs to the open question; returns what is to be painted
            for it besides.
        fly: returns what paints the pictures of what will glide there.

    Attributes:
        nodes: the table that is being laid out, None for none.
    """

    def __init__(self, model: TableModel, plan: Plan, ask: Ask, fly: Ask) -> None:
        self._model = model
        self._plan = plan
        self._ask = ask
        self._fly = fly
        self.nodes: TableNodes | None = None
        self._work: InSlices | None = None
        self._seen: View | None = None

    @property
    def done(self) -> bool:
        """True if everything that was wanted has been laid out."""
        return self._work is None or self._work.done

    def go_on(self, view: View, asked: bool, drawn: bool, gentle: bool) -> bool:
        """Go on with it for a while; True if all is there, in the frame after that was done.

        Args:
            view: what will be shown; asked: the open question belongs to it.
            drawn: something is to be drawn in this frame.
            gentle: something moves, and nothing may be painted that takes long.
        """
        nodes = self.nodes
        known = nodes is not None and nodes.view is view and nodes.asks == asked
        if not known or self._seen is not self._model.shown or self._work is None:
            self._work = self._begin(view, asked)
        ready = self._work.done
        calm = _DRAWN_SLICE if drawn else _LONG_SLICE
        self._work.go_on(_SLICE if gentle else calm, gentle)
        return ready

    def take(self) -> TableNodes | None:
        """Return what has been laid out so far, and begin anew the next time."""
        found, self.nodes, self._work = self.nodes, None, None
        return found

    def _begin(self, view: View, asked: bool) -> InSlices:
        model, old = self._model, self.nodes
        self._seen = model.shown
        with _as_asked(model) if asked else _as_told(model):
            nodes = self.nodes = self._plan(view, old)
        if old is not None:
            old.panels.drop(nodes.panels, BAR)
        todo: list[Callable[[], object]] = [lambda: todo.extend(self._bar(nodes, asked))]
        if old is not None:
            # Its bar too, unless the new one is made of the same.
            todo.append(partial(old.panels.drop, nodes.panels))
        if not asked:
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

    def _bar(self, nodes: TableNodes, asked: bool) -> Sequence[Callable[[], object]]:
        """Lay the turn bar as it will be then; what else is to be painted for a question."""
        with _as_asked(self._model) if asked else _as_landed(self._model, nodes.view):
            return self._ask(nodes)


@contextmanager
def _as_asked(model: TableModel) -> Iterator[None]:
    """Within it the model is as when the question is asked that still waits."""
    before = model.unasked, model.shown, model.stand
    model.unasked = False
    if model.turning is not None:
        model.shown, model.stand = model.turning, model.hotseat.stand
    try:
        yield
    finally:
        model.unasked, model.shown, model.stand = before


@contextmanager
def _as_told(model: TableModel) -> Iterator[None]:
    """Within it the log is as when the next event is told."""
    number, step = len(model.lines), model.coming[0]
    model.log(step.event, step.at)
    try:
        yield
    finally:
        del model.lines[number:]


@contextmanager
def _as_landed(model: TableModel, view: View) -> Iterator[None]:
    """Within it the model is as when what the next event moves has landed."""
    before = model.shown, model.landing, model.coming, model.unasked
    with _as_told(model):
        last = next(i for i, step in enumerate(model.coming) if step.view is view)
        model.shown, model.landing, model.coming = view, None, model.coming[last + 1 :]
        model.unasked = not model.coming
        try:
            yield
        finally:
            model.shown, model.landing, model.coming, model.unasked = before
