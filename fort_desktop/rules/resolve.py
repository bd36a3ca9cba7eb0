"""Running an action, step by step, until something must be asked or it ends (ACT, R-3)."""

import msgspec

from fort_desktop.rules.acting import box_of, memory_of
from fort_desktop.rules.counting import times
from fort_desktop.rules.duty import means_of, play_means
from fort_desktop.rules.feasible import branches, copied_pack, done_before, room
from fort_desktop.rules.legal import legal_moves
from fort_desktop.rules.model import events as ev
from fort_desktop.rules.model.boxes import Slot, program
from fort_desktop.rules.model.pending import Action, Flow
from fort_desktop.rules.model.state import State
from fort_desktop.rules.model.types import BoxName, Resource
from fort_desktop.rules.run import Run

replace = msgspec.structs.replace


def use(run: Run, box: BoxName) -> Action | None:
    """The leader begins an action; None if a question comes first (ACT-13, ACT-17)."""
    return prepare(run, Action(run.state.leader, "leader", box))


def prepare(run: Run, action: Action) -> Action | None:
    """Ask for the suit and the Pack where the box needs them, then begin it.

    Returns the action when it has ended, None while it waits for an answer.
    """
    box = box_of(run.state, action)
    if box.count == "any_suit" and action.suit is None:
        run.ask(Flow("choose", action.seat, action))
        return None
    if box.has("copy_rival_pack") and action.rival is None:
        run.ask(Flow("copy", action.seat, action))
        return None
    return _begin(run, action)


def _begin(run: Run, action: Action) -> Action | None:
    state, play = run.state, run.state.play
    if action.role == "leader" and play is not None:
        box = box_of(state, action)
        means = play_means(state, action.seat)
        count = times(state.catalog, play, box, action.suit, means)
        action = replace(action, times=count)
    if action.rival is not None:
        whose = state.seats[action.rival]
        action = replace(action, copied=(whose.pack_pizza, whose.pack_toys))
    run.emit(
        ev.ActionBegan(
            action.seat, action.role, action.box, action.times, action.suit, action.rival
        )
    )
    return advance(run, action)


def advance(run: Run, action: Action) -> Action | None:
    """Do steps until one asks; returns the action once it has ended, else None."""
    state = run.state
    slots = program(box_of(state, action), action.times)
    while action.at < len(slots):
        slot = slots[action.at]
        op = slot.step.op
        if op == "vp":
            action = _score(run, action, slot)
        elif op == "trash_this":
            action = replace(action, at=action.at + 1)
        elif op in ("copy_pack", "copy_rival_pack"):
            action = _copy(run, action, slot)
        elif op == "gain" and (slot.step.what != "any" or action.white is not None):
            white = "toys" if slot.step.what == "toys" else "pizza"
            kind = action.white if slot.step.what == "any" else white
            action = _gain(run, action, slot, "toys" if kind == "toys" else "pizza")
        elif _impossible(state, action, slot):
            action = _skip(run, action, slot)
        elif op == "fort":
            level = state.seats[action.seat].level
            price = state.catalog.prices[slot.step.n][level]
            run.ask(Flow("pay", action.seat, action, price))
            return None
        else:
            flow = Flow("action", action.seat, action)
            run.ask(flow, legal_moves(state, flow))
            return None
    return _finish(run, action)


def _impossible(state: State, action: Action, slot: Slot) -> bool:
    means = means_of(state, action.seat)
    ways = branches(state.catalog, slot.step, means, memory_of(action))
    return next(iter(ways), None) is None


def _skip(run: Run, action: Action, slot: Slot) -> Action:
    """R-3: an impossible right side is skipped, an impossible left side ends the action."""
    end = len(program(box_of(run.state, action), action.times))
    at = slot.skip_to if slot.right and not slot.head else end
    return replace(action, at=at, intact=False, rounds=_rounds(action, slot, at, end))


def _rounds(action: Action, slot: Slot, at: int, end: int) -> int | None:
    return done_before(slot) if at >= end else action.rounds


def stop(action: Action, slot: Slot, end: int) -> Action:
    """The player ends a partly used action here."""
    return replace(action, at=end, intact=False, rounds=slot.round)


def _score(run: Run, action: Action, slot: Slot) -> Action:
    """ACT-9; a box that does nothing else scores all its rounds at once."""
    rounds = _rounds_at_once(run.state, action, slot)
    run.emit(ev.PointsScored(action.seat, slot.step.n * rounds))
    return replace(action, at=action.at + rounds)


def _rounds_at_once(state: State, action: Action, slot: Slot) -> int:
    """Rounds of a loop of a single gain, which asks nothing, are taken in one go."""
    alone = slot.head and len(box_of(state, action).loop) == 1
    return action.times - slot.round if alone else 1


def _gain(run: Run, action: Action, slot: Slot, kind: Resource) -> Action:
    """ACT-1, COMP-7: as far as there is room."""
    state = run.state
    rounds = _rounds_at_once(state, action, slot)
    asked = slot.step.n * rounds
    amount = min(asked, room(means_of(state, action.seat), kind))
    if amount > 0:
        binds = action.role == "leader" and action.box == "public" and slot.step.what == "any"
        run.emit(ev.ResourceGained(action.seat, kind, amount, binds))
    if amount == asked:
        return replace(action, at=action.at + rounds)
    if amount == 0:
        return _skip(run, action, slot)
    return _short(run, action, slot, slot.round + -(-amount // slot.step.n))


def _short(run: Run, action: Action, slot: Slot, done: int) -> Action:
    """Room ran out within a step: what stands right of it is not done (ACT-18)."""
    end = len(program(box_of(run.state, action), action.times))
    if slot.tail:
        return replace(action, at=end, intact=False, rounds=action.times)
    if slot.head:
        return replace(action, at=end, intact=False, rounds=done)
    return _skip(run, action, slot)


def _copy(run: Run, action: Action, slot: Slot) -> Action:
    """ACT-12, ACT-13, R-12: in part, all that fits is taken."""
    means = means_of(run.state, action.seat)
    copied = copied_pack(slot.step, means, memory_of(action))
    got = [min(n, room(means, kind)) for n, kind in zip(copied, _KINDS, strict=True)]
    for amount, kind in zip(got, _KINDS, strict=True):
        if amount:
            run.emit(ev.ResourceGained(action.seat, kind, amount))
    if not any(got):
        return _skip(run, action, slot)
    if tuple(got) == copied:
        return replace(action, at=action.at + 1)
    return _short(run, action, slot, slot.round + 1)


_KINDS: tuple[Resource, Resource] = ("pizza", "toys")


def _finish(run: Run, action: Action) -> Action:
    """Tell the end of the action; *trash this card* holds if anything on its left was done."""
    box = box_of(run.state, action)
    done = action.times if action.rounds is None else action.rounds
    trash = action.role == "leader" and box.has("trash_this")
    run.emit(ev.ActionEnded(action.seat, action.role, action.box, action.intact, done, trash))
    return action
