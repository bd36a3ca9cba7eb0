"""Inside an action: the suit of *any suit*, whose Pack, and what each step asks."""

from typing import Any

from fort_desktop.rules.model import moves as mv
from fort_desktop.rules.model.moves import Kind, Move
from fort_desktop.rules.model.pending import Action
from fort_desktop.rules.model.state import SeatState, State
from fort_desktop.rules.model.types import Refusal
from fort_desktop.rules.obligations.counting import choices
from fort_desktop.rules.obligations.laid import Laid, Outcome
from fort_desktop.rules.obligations.obligations import can_end, can_follow, met, usable
from fort_desktop.rules.obligations.outcomes import after_way, goes_on_in_full, may_stop
from fort_desktop.rules.questions.question import (
    Asked,
    Condition,
    Conditions,
    Question,
    never,
)
from fort_desktop.rules.questions.recycle import not_now
from fort_desktop.rules.steps.means import NO_PACK, Way, replace
from fort_desktop.rules.steps.running import box_of
from fort_desktop.rules.steps.step_rule import Choice, Demand
from fort_desktop.rules.steps.table import STEPS

# ACT-17, R-9: the suit of *any suit*.


def _suits(asked: Asked) -> list[Move]:
    suits = choices(asked.laid, box_of(asked.state, asked.action), asked.means)
    return [mv.Choose(suit) for suit in suits if suit is not None]


def _can_be_chosen(asked: Asked, move: mv.Choose) -> bool:
    box = box_of(asked.state, asked.action)
    return move.suit in choices(asked.laid, box, asked.means)


def _chosen_works(asked: Asked, move: mv.Choose) -> bool:
    return _works(asked, asked.laid, move)


def _works(asked: Asked, laid: Laid, move: mv.Choose) -> bool:
    box, name = box_of(asked.state, asked.action), asked.action.box
    return usable(asked.catalog, laid, name, box, move.suit, asked.means)


def _idle_or_not_full(asked: Asked, move: mv.Choose) -> str:
    """Return PLAY-12 if just an added card would stay idle, else PLAY-10: no action in full."""
    laid = asked.laid
    free = Laid(laid.kid, laid.declared, (), (*laid.counted, *laid.added), laid.results)
    return "PLAY-12" if laid.added and _works(asked, free, move) else "PLAY-10"


CHOOSE = Question(
    "choose",
    _suits,
    {
        mv.Choose: (
            Condition("ACT-17", _can_be_chosen, given=True),
            Condition(_idle_or_not_full, _chosen_works),
        ),
        mv.Recycle: never(not_now),
    },
)

# ACT-13, R-12: whose Pack is copied.


def _rivals(asked: Asked) -> list[Move]:
    return [mv.CopyPack(rival) for rival in asked.state.rivals(asked.seat)]


def _is_rival(asked: Asked, move: mv.CopyPack) -> bool:
    return move.seat in asked.state.rivals(asked.seat)


def _pack_of(seat: SeatState) -> tuple[int, int]:
    return seat.pack_pizza, seat.pack_toys


def _holds_something(asked: Asked, move: mv.CopyPack) -> bool:
    return _pack_of(asked.state.seats[move.seat]) != NO_PACK


def _copy_works(asked: Asked, move: mv.CopyPack) -> bool:
    action, pack = asked.action, _pack_of(asked.state.seats[move.seat])
    box = box_of(asked.state, action)
    if action.role == "leader":
        return usable(asked.catalog, asked.laid, action.box, box, action.suit, asked.means, pack)
    only = replace(asked.means, packs=(pack,))
    return can_follow(asked.catalog, box, action.times, only, action.white)


COPY = Question(
    "copy",
    _rivals,
    {
        mv.CopyPack: (
            Condition("ACT-13", _is_rival, given=True),
            Condition("R-1", _holds_something),
            Condition("R-12", _copy_works),
        ),
        mv.Recycle: never(not_now),
    },
)

# The steps.


def can_end_so(state: State, action: Action, laid: Laid | None, end: Outcome) -> bool:
    """Return True if the obligations hold, or can be met later, when the running action ends so.

    Args:
        laid: the play under way, for the leader's actions; a follower has to be full (FOLLOW-4).
    """
    full = end.full and action.intact
    if action.role == "follower" or laid is None:
        return full
    ending = Outcome(full, end.done, end.acted, end.means)
    return can_end(state.catalog, laid, action.box, action.times, action.suit, ending)


class _StepQuestion(Question):
    """The question of whatever step is at hand; its moves and demands are the step's own."""

    def __init__(self) -> None:
        super().__init__("take", self.legal_moves, {})

    def kind_of(self, asked: Asked) -> Kind:
        """The kind that the step asks."""
        return _choice(asked).kind

    def legal_moves(self, asked: Asked) -> tuple[Move, ...]:
        """The moves of all ways that leave the obligations possible, then `stop` if it may be."""
        choice = _choice(asked)
        legal: list[Move] = []
        for way in _open_ways(asked):
            legal.extend(choice.moves(asked.state, asked.seat, way.key))
        for condition in _STOP:
            if not condition.met(asked, mv.STOP):
                break
        else:
            legal.append(mv.STOP)
        return tuple(legal)

    def takes(self, asked: Asked, move: Move) -> bool:
        """Return True if it is a move of this step, or `stop`."""
        return type(move) in _choice(asked).demands or isinstance(move, mv.Stop | mv.Recycle)

    def why_not(self, asked: Asked, move: Move) -> Refusal | None:
        """Return the refusal by the step's demands, then by the obligations; None if all hold."""
        for condition in _conditions(asked, move):
            if not condition.met(asked, move):
                return condition.refusal(asked, move)
        return None


def _choice(asked: Asked) -> Choice:
    op = asked.slot.step.op
    choice = STEPS[op].choice
    if choice is None:
        raise ValueError(f"nothing is to be chosen at a step {op}")
    return choice


def _open_ways(asked: Asked) -> list[Way]:
    """The ways of doing the step at hand that leave the obligations possible."""
    return [way for way in asked.ways if leaves_obligations(asked, way)]


def leaves_obligations(asked: Asked, way: Way) -> bool:
    """Return True if the obligations can still be met once the step is done in this way."""
    state, action = asked.state, asked.action
    box = box_of(state, action)
    laid = asked.laid if action.role == "leader" else None
    if laid is None or not laid.added:
        # One action in full is all that is owed: there may be one already, or this is plainly one.
        if laid is not None and met(laid):
            return True
        if action.intact and goes_on_in_full(state.catalog, box, action.times, action.at, way):
            return True
    ends = after_way(state.catalog, box, action.times, action.at, way)
    return any(can_end_so(state, action, laid, end) for end in ends)


def _conditions(asked: Asked, move: Move) -> Conditions:
    if isinstance(move, mv.Stop):
        return _STOP
    if isinstance(move, mv.Recycle):
        return never(not_now)
    demands = [_condition(demand) for demand in _choice(asked).demands[type(move)]]
    return (*demands, Condition(_obligation, _leaves_obligations))


def _condition(demand: Demand) -> Condition:
    def is_met(asked: Asked, move: Any) -> bool:
        return demand.met(asked.state, asked.action, move)

    return Condition(demand.clause, is_met)


def _leaves_obligations(asked: Asked, move: Move) -> bool:
    choice = _choice(asked)
    return any(move in choice.moves(asked.state, asked.seat, way.key) for way in _open_ways(asked))


def _obligation(asked: Asked, move: Move) -> str:
    return "FOLLOW-4" if asked.action.role == "follower" else "PLAY-10"


# stopping.


def _leads(asked: Asked, move: Move) -> bool:
    return asked.action.role == "leader"


def _not_right(asked: Asked, move: Move) -> bool:
    return not asked.slot.right


def _something_done(asked: Asked, move: Move) -> bool:
    return may_stop(box_of(asked.state, asked.action), asked.slot)


def _may_end_here(asked: Asked, move: Move) -> bool:
    here = Outcome(False, asked.slot.round, True, asked.means)
    return can_end_so(asked.state, asked.action, asked.laid, here)


def _stopping_leaves(asked: Asked, move: Move) -> str:
    return "PLAY-12" if any(result.full for result in asked.laid.results) else "PLAY-10"


_STOP: Conditions = (
    Condition("FOLLOW-4", _leads),
    Condition("ACT-18", _not_right),
    Condition("R-3", _something_done),
    Condition(_stopping_leaves, _may_end_here),
)

STEP = _StepQuestion()
