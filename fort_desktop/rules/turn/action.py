"""Running an action, step by step, until something must be asked or it ends (ACT, R-3)."""

import msgspec

from fort_desktop.rules.model import events as ev
from fort_desktop.rules.model.boxes import Box, Slot, program
from fort_desktop.rules.model.pending import Action, Pending
from fort_desktop.rules.model.types import BoxName
from fort_desktop.rules.model.zones import playing
from fort_desktop.rules.obligations.counting import laid_of, times, unused
from fort_desktop.rules.obligations.obligations import can_finish
from fort_desktop.rules.obligations.outcomes import done_before
from fort_desktop.rules.questions.question import Asked
from fort_desktop.rules.questions.table import answers
from fort_desktop.rules.steps.means import NOTHING
from fort_desktop.rules.steps.owned import means_of
from fort_desktop.rules.steps.running import box_of, slots_of
from fort_desktop.rules.steps.step_rule import StepRule
from fort_desktop.rules.steps.table import STEPS, needs_of_box
from fort_desktop.rules.turn.phases import ask_followers, play_over
from fort_desktop.rules.turn.transaction import Transaction

replace = msgspec.structs.replace


def use(turn: Transaction, box: BoxName) -> None:
    """The leader begins an action."""
    begin(turn, Action(turn.state.leader, "leader", box))


def begin(turn: Transaction, action: Action) -> None:
    """Ask for the suit and the Pack where the box needs them (ACT-13, ACT-17), then begin it."""
    box = box_of(turn.state, action)
    if box.count == "any_suit" and action.suit is None:
        turn.ask(Pending("choose", action.seat, action))
    elif "copy_rival_pack" in box.ops and action.rival is None:
        turn.ask(Pending("copy", action.seat, action))
    else:
        _begin(turn, action, box)


def _begin(turn: Transaction, action: Action, box: Box) -> None:
    state = turn.state
    if action.role == "leader":
        means = means_of(state, action.seat, needs_of_box(box)) if box.counts_own else NOTHING
        action = replace(
            action, times=times(laid_of(state.catalog, playing(state)), box, action.suit, means)
        )
    if action.rival is not None:
        whose = state.seats[action.rival]
        action = replace(action, copied=(whose.pack_pizza, whose.pack_toys))
    began = ev.ActionBegan(
        action.seat, action.role, action.box, action.times, action.suit, action.rival
    )
    turn.emit(began)
    advance(turn, action)


def advance(turn: Transaction, action: Action) -> None:
    """Do steps until one asks or the action ends; then go on after it."""
    box = box_of(turn.state, action)
    slots = program(box, action.times)
    while action.at < len(slots):
        slot = slots[action.at]
        rule = STEPS[slot.step.op]
        if not rule.asks(slot.step, action):
            action = _take(turn, action, slot, rule, box)
        elif _asked(turn, action, slot):
            return
        else:
            action = _skip(action, slot, len(slots))
    _finish(turn, action, box)


def _asked(turn: Transaction, action: Action, slot: Slot) -> bool:
    """Put the question of a step, if it is possible; a fort asks for its price (ACT-7, ACT-8)."""
    state, step = turn.state, slot.step
    asked = Asked(state, Pending("action", action.seat, action))
    if not asked.ways:
        return False
    if step.op == "fort":
        turn.ask(Pending("pay", action.seat, action, state.catalog.prices[step.n][asked.own.level]))
    else:
        turn.ask(asked.pending, answers(asked))
    return True


def _take(turn: Transaction, action: Action, slot: Slot, rule: StepRule, box: Box) -> Action:
    """A step without a choice goes as far as there is room (R-3)."""
    if rule.take is None:
        raise ValueError(f"nobody is asked at a step {rule.op}")
    alone = rule.at_once and slot.head and len(box.loop) == 1
    rounds = action.times - slot.round if alone else 1
    taken = rule.take(turn.state, action, slot.step, rounds)
    turn.emit_all(action.seat, taken.events)
    if taken.whole:
        return replace(action, at=action.at + rounds)
    end = len(program(box, action.times))
    if taken.rounds == 0:
        return _skip(action, slot, end)
    # Room ran out within the step: what stands right of it is not done (ACT-18).
    if slot.tail:
        return replace(action, at=end, intact=False, rounds=action.times)
    if slot.head:
        return replace(action, at=end, intact=False, rounds=slot.round + taken.rounds)
    return _skip(action, slot, end)


def _skip(action: Action, slot: Slot, end: int) -> Action:
    """R-3: an impossible right side is skipped, an impossible left side ends the action."""
    at = slot.skip_to if slot.right and not slot.head else end
    rounds = done_before(slot) if at >= end else action.rounds
    return replace(action, at=at, intact=False, rounds=rounds)


def stop(turn: Transaction, action: Action) -> None:
    """The player ends a partly used action here (R-3)."""
    slots = slots_of(turn.state, action)
    rounds = slots[action.at].round
    advance(turn, replace(action, at=len(slots), intact=False, rounds=rounds))


def _finish(turn: Transaction, action: Action, box: Box) -> None:
    """The action ends; *trash this card* holds if anything on its left was done (R-3)."""
    done = action.times if action.rounds is None else action.rounds
    leads = action.role == "leader"
    trash = leads and "trash_this" in box.ops
    ended = ev.ActionEnded(action.seat, action.role, action.box, action.intact, done, trash)
    turn.emit(ended)
    if leads:
        _after_leaders_action(turn)
    else:
        ask_followers(turn, action.seat)


def _after_leaders_action(turn: Transaction) -> None:
    """The second action, if one can be used (PLAY-3, PLAY-11); else the play is over."""
    state = turn.state
    pending = Pending("use", state.leader)
    if len(playing(state).results) < 2:
        asked = Asked(state, pending)
        if unused(asked.laid) and can_finish(state.catalog, asked.laid, asked.means):
            turn.ask(pending, answers(asked))
            return
    play_over(turn)
