"""The choices inside a running action: which branch of each step may be taken."""

from collections.abc import Iterator
from typing import Final

from fort_desktop.rules.duty import accepts, play_means
from fort_desktop.rules.feasible import (
    Branch,
    Means,
    Memory,
    Outcome,
    after_branch,
    branches,
    may_stop,
    payments,
)
from fort_desktop.rules.model import moves as mv
from fort_desktop.rules.model.boxes import Box, Op, Slot, program
from fort_desktop.rules.model.moves import Kind, Move
from fort_desktop.rules.model.pending import Action, Flow
from fort_desktop.rules.model.state import State
from fort_desktop.rules.model.types import Cards, KidId, Place, Resource

KINDS: Final[dict[Op, Kind]] = {
    "gain": "take",
    "spend": "spend",
    "fort": "spend",
    "pack": "pack",
    "convert": "convert",
    "lookout": "lookout",
    "trash": "trash",
    "trash_rival": "trash",
    "recruit": "recruit",
}
"""What each step asks that has a choice."""


def box_of(state: State, action: Action) -> Box:
    """The box that runs.

    Raises:
        ValueError: no card is being played, or its box is blank.
    """
    box = state.played_box(action.box)
    if box is None:
        raise ValueError(f"the {action.box} box is blank")
    return box


def slot_of(state: State, action: Action) -> Slot:
    """The slot at which the action stands."""
    return program(box_of(state, action), action.times)[action.at]


def memory_of(action: Action) -> Memory:
    """What the action remembers."""
    return Memory(action.white, action.turns_into, action.copied)


def action_kind(state: State, action: Action) -> Kind:
    """The kind of the choice at the action's step."""
    return KINDS[slot_of(state, action).step.op]


def acceptable(state: State, action: Action, end: Outcome) -> bool:
    """Whether the obligations hold or can still be met if the action ends so."""
    end = end._replace(full=end.full and action.intact)
    if action.role == "follower":
        return end.full
    play = state.play
    if play is None:
        return False
    catalog = state.catalog
    return accepts(catalog, play, action.box, action.times, action.suit, end)


def open_branches(state: State, action: Action) -> Iterator[Branch]:
    """The branches of the current step that may be taken."""
    box, means = box_of(state, action), play_means(state, action.seat)
    step = program(box, action.times)[action.at].step
    catalog = state.catalog
    for branch in branches(catalog, step, means, memory_of(action)):
        ends = after_branch(catalog, box, action.times, action.at, branch)
        if any(acceptable(state, action, end) for end in ends):
            yield branch


def action_moves(state: State, action: Action) -> Iterator[Move]:
    """The answers at an asking step, or the two kinds of a white symbol."""
    slot = slot_of(state, action)
    for branch in open_branches(state, action):
        yield from _moves(state, action, slot, str(branch.key))
    if may_stop(box_of(state, action), slot):
        here = Outcome(False, slot.round, True, play_means(state, action.seat))
        if acceptable(state, action, here):
            yield mv.STOP


def _kids(state: State, cards: Cards) -> list[KidId]:
    return list(dict.fromkeys(state.catalog.kid[card].id for card in cards))


def _token(key: str) -> tuple[Resource, str]:
    resource, place = key.split()
    return ("toys" if resource == "toys" else "pizza"), place


def _moves(state: State, action: Action, slot: Slot, key: str) -> Iterator[Move]:
    op = slot.step.op
    if op == "gain":
        yield mv.Take("toys" if key == "toys" else "pizza")
    elif op == "pack":
        resource, place = _token(key)
        yield mv.Pack(resource, place == "supply")
    elif op in ("spend", "convert"):
        resource, place = _token(key)
        where: Place = "stuff" if place == "stuff" else "pack"
        yield mv.Spend(resource, where) if op == "spend" else mv.Convert(resource, where)
    elif op in ("trash", "trash_rival"):
        yield from _trashes(state, action.seat, key)
    elif op == "lookout":
        yield from _lookouts(state, action.seat, key)
    elif op == "recruit":
        yield from _recruits(state, action.seat, key)


def _yards(state: State, seat: int) -> Iterator[tuple[int, KidId]]:
    for rival in state.rivals(seat):
        for kid in _kids(state, state.seats[rival].yard):
            yield rival, kid


def _trashes(state: State, seat: int, key: str) -> Iterator[Move]:
    """ACT-4, ACT-11."""
    own = state.seats[seat]
    if key == "yard":
        for rival, kid in _yards(state, seat):
            yield mv.Trash(kid, "yard", rival)
    elif key == "hand":
        for kid in _kids(state, tuple(sorted(own.hand))):
            yield mv.Trash(kid, "hand")
    else:
        for kid in _kids(state, own.discard):
            yield mv.Trash(kid, "discard")


def _lookouts(state: State, seat: int, key: str) -> Iterator[Move]:
    """ACT-3, PERK-2."""
    if key == "hand":
        for kid in _kids(state, tuple(sorted(state.seats[seat].hand))):
            yield mv.ToLookout(kid)
    elif key == "yard":
        for rival, kid in _yards(state, seat):
            yield mv.ToLookout(kid, "yard", rival)
    else:
        for kid in _kids(state, state.park):
            yield mv.ToLookout(kid, "park")
        if state.park_deck:
            yield mv.ToLookout("", "deck")


def _recruits(state: State, seat: int, key: str) -> Iterator[Move]:
    """ACT-6."""
    if key == "yard":
        for rival, kid in _yards(state, seat):
            yield mv.Recruit(kid, "yard", rival)
        return
    for kid in _kids(state, state.park):
        yield mv.Recruit(kid, "park")
    if state.park_deck:
        yield mv.Recruit("", "deck")


def pay_moves(state: State, flow: Flow) -> Iterator[Move]:
    """Tokens that may be given next for a fort (ACT-7, R-15), in the order of the piles."""
    if flow.price is None:
        return
    means = play_means(state, flow.seat)
    offered: set[int] = set()
    for paid in payments(flow.price, means.piles, flow.pile):
        first = next((i for i, count in enumerate(paid) if count), -1)
        if first in offered or first < 0:
            continue
        if flow.action is None or _payment_works(state, flow.action, means, paid):
            offered.add(first)
    for i in sorted(offered):
        yield mv.Spend("toys" if i % 2 else "pizza", "stuff" if i < 2 else "pack")


def _payment_works(state: State, action: Action, means: Means, paid: tuple[int, ...]) -> bool:
    after = means.less(paid)._replace(level=means.level + 1)
    branch = Branch(paid, after, memory_of(action))
    ends = after_branch(state.catalog, box_of(state, action), action.times, action.at, branch)
    return any(acceptable(state, action, end) for end in ends)
