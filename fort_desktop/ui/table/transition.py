"""The transition to the table as it will be: what is laid out ahead, glides, and counts.

Painting a panel takes some milliseconds, and an event changes several. Which they are is known
before: what is to be told waits in line, and the table after it is another value. So panels are
painted in slices while something else is seen, and when their time comes, all that turned out the
same are there.
"""

from collections.abc import Callable, Sequence
from functools import partial
from typing import Final, NamedTuple, Protocol

from fort_desktop.rules.model import events as ev
from fort_desktop.rules.model.events import Event
from fort_desktop.scene.animate import Tween, swelling
from fort_desktop.scene.geometry import Box
from fort_desktop.scene.node import Node
from fort_desktop.scene.scene import Scene
from fort_desktop.scene.slices import InSlices
from fort_desktop.ui.table.event_motion import Flight, flight_of
from fort_desktop.ui.table.layout_diff import Glide, glides, is_told_token, pace_of
from fort_desktop.ui.table.model import TableModel
from fort_desktop.ui.table.nodes import TableNodes
from fort_desktop.ui.table.panel_transition import (
    ANIMATIONS,
    PanelTransition,
    goes_with_its_panel,
    narrows,
    widening,
)
from fort_desktop.ui.table.panels.pieces import Counter
from fort_desktop.ui.table.reader import TableReader
from fort_desktop.ui.table.sprite_tweens import flight_pictures, launch
from fort_desktop.ui.table.things import BIN, Number
from fort_desktop.ui.table.tooltips import Tooltips

_SLICE: Final = 0.003
"""Seconds that are spent on it in a frame that is drawn."""
_LONG_SLICE: Final = 0.010
"""The same where nothing is drawn, and then as long as one more picture takes."""
_PUTS_OFF: Final = 12
"""What takes long waits for so many frames that are drawn though nothing is under way."""
Plan = Callable[[TableReader, TableNodes | None], TableNodes]
Ask = Callable[[TableNodes], Sequence[Callable[[], object]]]


class Prefetch:
    """Lays out the table for what comes next.

    Nothing but the time that a frame takes depends on it: only panels are taken from it, and only
    those made of the same as the ones that are wanted then.

    Args:
        plan: lays panels for a state without building them, perhaps with those of another plan.
        ask: returns what is to be painted for the open question besides.
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
        self._put_off = 0

    @property
    def done(self) -> bool:
        """True if everything that was wanted has been laid out."""
        return self._work is None or self._work.done

    def go_on(self, following: TableReader, drawn: bool, moves: bool) -> bool:
        """Continue with it for a while; True if all is there, in the frame after that was done.

        What takes long waits for a frame that is not drawn. There is one as soon as all that moves
        has arrived; only lights that never rest would let it wait for ever.

        Args:
            following: what will be shown; the same object as long as it is the same.
            drawn: something is to be drawn in this frame.
            moves: something is under way that will arrive.
        """
        if self.nodes is None or self.nodes.now is not following or self._work is None:
            self._work = self._begin(following)
        ready = self._work.done
        self._put_off = self._put_off + 1 if drawn and not moves else 0
        gentle = drawn and self._put_off <= _PUTS_OFF
        self._work.go_on(_SLICE if drawn else _LONG_SLICE, gentle)
        return ready

    def take(self) -> TableNodes | None:
        """Return what has been laid out so far, and begin again the next time."""
        found, self.nodes, self._work = self.nodes, None, None
        return found

    def _begin(self, following: TableReader) -> InSlices:
        old = self.nodes
        nodes = self.nodes = self._plan(following, old)
        if old is not None:
            old.panels.drop(nodes.panels)
        todo: list[Callable[[], object]] = [lambda: todo.extend(self._ask(nodes))]
        if not nodes.asks:
            todo.append(lambda: todo.extend(self._fly(nodes)))

        def step() -> bool:
            if nodes.panels.build_next():
                return True
            if todo:
                todo[0]()
                del todo[0]  # not before: what is broken off is begun again
                return True
            return False

        return InSlices(step)


class _Sum(NamedTuple):
    """The amount that an event brings, and the number on the table that shows it."""

    key: Number
    amount: int


class Counting:
    """The numbers of a table while an event is seen to happen there."""

    def __init__(self) -> None:
        self._counters: list[Counter] = []
        self._landed = self._amount = self._coming = 0
        self._of_points = False

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
            self._of_points = found.key.what == "points"

    def landed(self, start: Callable[[Tween], None]) -> Counter | None:
        """One more token is there; the last of them brings all that were not seen to fly.

        Returns the number to which points have come, with the last of them.
        """
        self._landed += 1
        last = self._landed >= self._coming
        more = self._amount if last else min(self._landed, self._amount)
        for counter in self._counters:
            counter.show(counter.told + more)
            start(swelling(counter))
        done = self._of_points and last and self._landed == self._coming
        return next(iter(self._counters), None) if done else None

    @property
    def amount(self) -> int:
        """The sum that comes in all."""
        return self._amount

    @property
    def points(self) -> int | None:
        """The number of points that have landed before; None if something else is counted."""
        return self._landed if self._of_points else None

    def end(self) -> None:
        """All numbers are again as they were told: a panel may be used for another moment."""
        for counter in self._counters:
            counter.show(counter.told)
            counter.scale = 1.0
        self._counters = []
        self._landed = self._amount = self._coming = 0
        self._of_points = False


def _sum_of(event: Event) -> _Sum | None:
    if isinstance(event, ev.ResourceGained):
        return _Sum(Number(event.seat, event.resource), event.amount)
    if isinstance(event, ev.PointsScored):
        return _Sum(Number(event.seat, "points"), event.points)
    return None


class Table(Protocol):
    """The parts that the stage needs of the screen that it belongs to."""

    scene: Scene
    model: TableModel
    nodes: TableNodes
    tooltips: Tooltips
    panel_transition: PanelTransition

    def unask(self) -> None:
        """The question is answered: nothing glows any more, and no button answers."""

    def lay(self, now: TableReader) -> TableNodes:
        """The table as it is in a state, not shown yet."""

    def plan(self, now: TableReader, ready: TableNodes | None) -> TableNodes:
        """The same, but its panels are still to be built."""


class Transition:
    """The stage of the presenter.

    Args:
        ask: paints what belongs to the open question ahead, see `Prefetch`.
        hop: called for each token that arrives; with its number, if it is one of several points.

    Attributes:
        following: the table at which what glides will arrive; ahead: the one that comes then.
        widened: the mat has grown over the Park meanwhile.
    """

    def __init__(self, table: Table, ask: Ask, hop: Callable[[int | None], None]) -> None:
        self._table = table
        self._hop = hop
        self._counting = Counting()
        self._scene: Scene | None = None
        self.following: TableNodes | None = None
        self.widened = False
        self.ahead = Prefetch(table.plan, ask, self._flown)

    @property
    def reduced(self) -> bool:
        """True if nothing is seen to glide: only its end is shown."""
        return self._table.scene.animator.reduced

    def prepare(self, following: TableReader) -> bool:
        """Lay out what comes next, as far as this frame has time; True once it is there."""
        scene = self._table.scene
        moves = scene.animator.busy or self._table.panel_transition.busy
        return self.ahead.go_on(following, scene.needs_drawing, moves)

    def glide(
        self, after: TableReader, flight: Flight | None, event: Event, landed: Callable[[], None]
    ) -> bool:
        """Let things glide from where they lie to where `after` has them; False if none does."""
        table = self._table
        front = table.tooltips.in_front()
        if table.nodes.asks:
            table.unask()
        table.nodes.relog(table.model, self.ahead.nodes)
        before, laid = table.nodes, table.lay(after)
        if flight is not None and flight.end == BIN:
            before.show_bin()
            laid.show_bin()
        self.following = laid
        found = glides(before.stand(), laid.stand(), flight)
        if narrows(before, laid):
            # Else it would glide twice, and lie beside its panel meanwhile.
            found = [glide for glide in found if not goes_with_its_panel(glide)]
        if front is not None and any(glide.before is front[0] for glide in found):
            table.tooltips.close()
            found = [_from_front(glide, *front) for glide in found]
        wider = widening(before, laid)
        self.widened = wider is not None
        also = [tween for animation in ANIMATIONS for tween in animation(before, laid, event)]
        also += [wider] if wider is not None else []
        if found or also:
            catalog = table.model.session.catalog
            pace, unit = pace_of(event, after.shown.seat), before.unit
            self._counting.begin(before, event, sum(is_told_token(glide) for glide in found))
            launch(table.scene, found, pace, unit, catalog, landed, self._hopped, also)
        return bool(found or also)

    def _flown(self, after: TableNodes) -> Sequence[Callable[[], object]]:
        """Return functions that paint all that will glide to the table that comes next."""
        table, model = self._table, self._table.model
        before = self.following or table.nodes
        step, *rest = model.state.coming
        flight = flight_of(step, before.view, rest, step.view.seat)
        found = glides(before.stand(), after.stand(), flight)
        return [partial(flight_pictures, one, before.unit, model.session.catalog) for one in found]

    def arrived(self) -> TableNodes | None:
        """Return the nodes laid out for a glide, if they are just what is to be shown."""
        following, self.following = self.following, None
        table, self.widened = self._table, False
        if self._scene is not table.scene:
            # What lies ahead shares panels with what lay in a scene that has been closed.
            self._scene = table.scene
            self.ahead.take()
            return None
        if following is None or following.view is not table.model.shown or table.model.quiet:
            return None
        if following.size != table.scene.size:
            return None
        following.relog(table.model)
        return following

    def _hopped(self) -> None:
        """A token has landed: it is heard, and counts."""
        table, counting = self._table, self._counting
        self._hop(counting.points)
        counter = counting.landed(table.scene.animator.start)
        if counter is not None:
            more, room = counting.amount, table.panel_transition
            room.gained(table.nodes, counter.area, more, self.reduced)

    def count(self) -> None:
        """End the count: what was under way is counted by the table that follows."""
        self._counting.end()

    def wait(self, seconds: float) -> None:
        """Let what is shown be seen for a while."""
        self._table.scene.animator.wait(seconds, lambda: None)

    def stop(self) -> None:
        """Nothing moves any more."""
        self._table.scene.animator.cancel()
        self._table.panel_transition.end_gains()


def _from_front(glide: Glide, node: Node, seen: Box) -> Glide:
    """Return a glide that starts at `seen` if its thing is the one in front, or dropped there."""
    return glide._replace(start=seen) if glide.before is node else glide
