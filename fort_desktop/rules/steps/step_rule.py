"""The type of a kind of step: everything that the rules know about one printed word."""

from collections.abc import Callable, Iterable, Sequence
from typing import Any, Literal, NamedTuple

from fort_desktop.rules.model.boxes import Op, Step
from fort_desktop.rules.model.cards import Price
from fort_desktop.rules.model.events import Event
from fort_desktop.rules.model.moves import Kind, Move
from fort_desktop.rules.model.pending import Action
from fort_desktop.rules.model.state import State
from fort_desktop.rules.steps.means import Means, Memory, Way

Prices = dict[int, tuple[Price, ...]]
"""By change of cost, the price of the next level at each level; see `Catalog.prices`."""

Part = Literal["pizza", "toys", "pack", "level", "cards", "reach", "packs"]
"""A part of the means: tokens in Stuff, one's own Pack, the fort's level, own cards (hand, discard
pile, Lookout), cards in reach (Park, its deck, Yards), rivals' Packs."""


def always(*parts: Part) -> Callable[[Step], frozenset[Part]]:
    """`StepRule.touches` of a kind of step that always touches the same."""
    touched = frozenset(parts)
    return lambda step: touched


class Demand(NamedTuple):
    """A demand on a move, and the clause that forbids the move otherwise.

    Attributes:
        met: from the state, the running action and the move.
    """

    clause: str
    met: Callable[[State, Action, Any], bool]


class Choice(NamedTuple):
    """The choice of a player at a step.

    Attributes:
        kind: of the decision.
        moves: the moves for one way of doing the step, by its key, for a seat.
        demands: what each of these moves needs, obligations aside, in the order in which a
            refusal names them. `moves` makes such moves only as meet them all.
        events: what happens when a seat has made a move.
        remember: the action after it.
        stop: whether `stop` may be answered before the step (R-3).
    """

    kind: Kind
    moves: Callable[[State, int, Any], Iterable[Move]]
    demands: dict[type[Move], tuple[Demand, ...]]
    events: Callable[[State, int, Any], Sequence[Event]]
    remember: Callable[[Action, Any], Action]
    stop: bool = True


class Taken(NamedTuple):
    """The result of a step that nobody chooses anything at.

    Attributes:
        rounds: how many of the rounds asked for brought anything; whole: all of them, in full.
    """

    events: Sequence[Event]
    rounds: int
    whole: bool


class StepRule(NamedTuple):
    """One kind of step.

    Attributes:
        op: its word.
        ways: every way to do it once; none if it is impossible.
        most: how often it can be done one after the other, in a box of nothing else.
        lacks: the clause of what is missing where it is impossible.
        touches: the parts of the means that it looks at or changes; two steps that share none do
            not get into each other's way.
        choice: what a player chooses, None if never anything.
        take: does so many rounds of it, from state and action, where nothing is to be chosen;
            None if there always is.
        at_once: whether all rounds of a box of nothing else are taken in one go.
    """

    op: Op
    ways: Callable[[Step, Means, Memory, Prices], Iterable[Way]]
    most: Callable[[Step, Means, Memory, Prices], int]
    lacks: Callable[[Step, Means], str]
    touches: Callable[[Step], frozenset[Part]]
    choice: Choice | None
    take: Callable[[State, Action, Step, int], Taken] | None = None
    at_once: bool = False

    def asks(self, step: Step, action: Action) -> bool:
        """Return True if a player has to choose at this step of the action."""
        if self.choice is None:
            return False
        return self.take is None or (step.what == "any" and action.white is None)


def done(action: Action, move: Move) -> Action:
    """The action with the step done, and nothing to remember."""
    return action.after_step()
