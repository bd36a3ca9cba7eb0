"""ACT-9: a victory point. ACT-5: *trash this card*, once all are done with the card."""

from collections.abc import Iterator

from fort_desktop.rules.model.boxes import Step
from fort_desktop.rules.model.events import PointsScored
from fort_desktop.rules.model.pending import Action
from fort_desktop.rules.model.state import State
from fort_desktop.rules.steps.means import Means, Memory, Way
from fort_desktop.rules.steps.step_rule import Prices, StepRule, Taken, always

_ALWAYS = 1 << 30


def _ways(step: Step, means: Means, memory: Memory, prices: Prices) -> Iterator[Way]:
    yield Way(None, means, memory)


def _most(step: Step, means: Means, memory: Memory, prices: Prices) -> int:
    return _ALWAYS


def _lacks(step: Step, means: Means) -> str:
    raise ValueError("this step can always be done")


def _score(state: State, action: Action, step: Step, rounds: int) -> Taken:
    return Taken((PointsScored(action.seat, step.n * rounds),), rounds, True)


def _trash_later(state: State, action: Action, step: Step, rounds: int) -> Taken:
    """The card goes after the followers; a follower skips the step (R-22)."""
    return Taken((), rounds, True)


SCORE = StepRule(
    op="vp",
    ways=_ways,
    most=_most,
    lacks=_lacks,
    touches=always(),
    choice=None,
    take=_score,
    at_once=True,
)
TRASH_THIS = StepRule(
    op="trash_this",
    ways=_ways,
    most=_most,
    lacks=_lacks,
    touches=always(),
    choice=None,
    take=_trash_later,
)
