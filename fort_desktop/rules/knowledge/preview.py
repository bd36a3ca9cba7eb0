"""Previews of a move's effects, found by trying it in a state that is dealt from a view.

Only the view goes in, so nothing hidden can come out. All choices that are still to be made are
tried; an effect is sure if it is the same at every end.
"""

from collections.abc import Iterable, Iterator
from typing import Final, NamedTuple

import msgspec

from fort_desktop.rules.knowledge.sample import sample
from fort_desktop.rules.knowledge.view import View
from fort_desktop.rules.model import events as ev
from fort_desktop.rules.model import moves as mv
from fort_desktop.rules.model.cards import Catalog
from fort_desktop.rules.model.events import Event
from fort_desktop.rules.model.evolve import evolve
from fort_desktop.rules.model.moves import Move
from fort_desktop.rules.model.pending import Pending
from fort_desktop.rules.model.rng import Rng
from fort_desktop.rules.model.state import State
from fort_desktop.rules.model.types import BoxName, KidId, Refusal
from fort_desktop.rules.questions.table import why_not
from fort_desktop.rules.steps.means import Means
from fort_desktop.rules.steps.owned import means_of
from fort_desktop.rules.turn.decide import decide

BEGINNINGS: Final = (mv.Use, mv.Choose, mv.CopyPack, mv.Take, mv.Follow, mv.Diy)
"""Moves that are foreseen to the end of their action; of all others the next step is told."""


class Change(NamedTuple):
    """Change of a seat's numbers; `kids` counts its cards, `trashed` anyone's trashed cards."""

    pizza: int = 0
    toys: int = 0
    pack_pizza: int = 0
    pack_toys: int = 0
    points: int = 0
    level: int = 0
    lookout: int = 0
    kids: int = 0
    trashed: int = 0


class Ending(NamedTuple):
    """One way in which an action can end: rounds begun, whether all were done, and the change."""

    times: int
    full: bool
    change: Change


class Foreseen(msgspec.Struct, frozen=True):
    """All the ways in which the action of a move can end."""

    endings: tuple[Ending, ...]

    @property
    def times(self) -> int | None:
        """The number of rounds of the action; None if it is still open."""
        found = {ending.times for ending in self.endings}
        return found.pop() if len(found) == 1 else None

    def sure(self, *names: str) -> int:
        """The total change of the numbers `names`; 0 if it depends on choices."""
        found = {sum(getattr(end.change, name) for name in names) for end in self.endings}
        return found.pop() if len(found) == 1 else 0


def foresee(view: View, catalog: Catalog, move: Move) -> Foreseen:
    """Preview a legal move of the seat that is asked."""
    return try_on(sample(view, catalog, Rng(0)), move)


def foresee_after(view: View, catalog: Catalog, first: Move, move: Move) -> Foreseen | None:
    """Preview `move` after the legal move `first`; None if it is not legal then."""
    start = sample(view, catalog, Rng(0))
    _, moves = decide(start, first, Rng(0))
    return try_on(start, move) if move in moves else None


def foresee_play(view: View, catalog: Catalog, kid: KidId) -> dict[BoxName, Foreseen | Refusal]:
    """Preview each action of a hand kid that may be played now, with nothing added to it.

    A coin that has to be declared is the first of the six suits; it changes no number of a kid
    that shows it alone.

    Returns:
        For each box that is not blank what it brings, or the clause that forbids it.
    """
    start = sample(view, catalog, Rng(0))
    _, moves = decide(start, mv.PlayKid(kid), Rng(0))
    if isinstance(moves[0], mv.Declare):
        decide(start, moves[0], Rng(0))
    found: dict[BoxName, Foreseen | Refusal] = {}
    for name, _ in catalog.boxes[catalog.kids[kid]]:
        refusal = why_not(start, mv.Use(name))
        found[name] = refusal if refusal is not None else try_on(start, mv.Use(name))
    return found


def try_on(start: State, move: Move) -> Foreseen:
    """Find all ways in which the action of a legal move can end; `start` is not changed."""
    seat = start.pending.seat
    before = _numbers(start, seat)
    endings: dict[Ending, None] = {}
    tried: set[tuple[Pending, Means, Change]] = set()
    to_try = [(start, move)]
    while to_try:
        state, choice = to_try.pop()
        after = state.copy()
        events, moves = decide(after, choice, Rng(0))
        told, ended, full = _own_part(events, seat)
        if ended or not isinstance(move, BEGINNINGS):
            endings[Ending(_times(state, told), full, _change(state, told, seat, before))] = None
            continue
        case = (after.pending, means_of(after, seat), _numbers(after, seat))
        if case not in tried:
            tried.add(case)
            to_try += [(after, further) for further in _different(moves)]
    return Foreseen(tuple(endings))


def _change(state: State, events: Iterable[Event], seat: int, before: Change) -> Change:
    """The change of a seat's numbers since `before`, through these events."""
    here = state.copy()
    for event in events:
        evolve(here, event)
    after = _numbers(here, seat)
    return Change(*(now - then for now, then in zip(after, before, strict=True)))


def _numbers(state: State, seat: int) -> Change:
    """The numbers of a seat."""
    own = state.seats[seat]
    return Change(
        own.pizza,
        own.toys,
        own.pack_pizza,
        own.pack_toys,
        own.points,
        own.level,
        len(own.lookout),
        len(own.cards) + (len(state.table) if seat == state.leader else 0),
        len(state.trashed),
    )


def _own_part(events: list[Event], seat: int) -> tuple[list[Event], bool, bool]:
    """Cut events at the end of the seat's action or phase.

    Returns:
        The events up to there, whether it ended, and whether it was done in full.
    """
    for i, event in enumerate(events):
        if isinstance(event, ev.ActionEnded) and event.seat == seat:
            return events[: i + 1], True, event.full
        if isinstance(event, ev.PhaseBegan):
            return events[:i], True, True
    return events, False, False


def _times(state: State, events: Iterable[Event]) -> int:
    """Number of rounds of the current action, or of one that has just begun."""
    began = [event.times for event in events if isinstance(event, ev.ActionBegan)]
    running = state.pending.action.times if state.pending.action is not None else 0
    return began[-1] if began else running


def _different(moves: Iterable[Move]) -> Iterator[Move]:
    """One move of each class of equivalent ones: the kid or rule chosen changes no number."""
    found: set[object] = set()
    for move in moves:
        sort: object = move
        if isinstance(move, mv.Trash | mv.ToLookout | mv.Recruit):
            sort = (type(move), move.source)
        elif isinstance(move, mv.Keep):
            sort = mv.Keep
        if sort not in found:
            found.add(sort)
            yield move
