"""The type of a question: its candidate moves, and the conditions that each must meet.

A move is legal if all its conditions are met; why it is refused is the first that is not. So there
is one list for both, and they cannot disagree.
"""

from collections.abc import Callable, Iterable, Mapping
from typing import Any, NamedTuple

from fort_desktop.rules.model.boxes import Slot
from fort_desktop.rules.model.cards import Catalog, Kid
from fort_desktop.rules.model.moves import Kind, Move
from fort_desktop.rules.model.pending import Action, Pending
from fort_desktop.rules.model.state import Play, SeatState, State
from fort_desktop.rules.model.types import Refusal
from fort_desktop.rules.model.zones import playing
from fort_desktop.rules.obligations.counting import laid_of
from fort_desktop.rules.obligations.laid import Laid
from fort_desktop.rules.steps.means import Means, Way
from fort_desktop.rules.steps.owned import means_of
from fort_desktop.rules.steps.running import memory_of, slot_of
from fort_desktop.rules.steps.table import STEPS, needs_of_kid


class Asked:
    """An open question, with what is looked up for more than one of its answers.

    Attributes:
        catalog: the cards of the game; seat: who is asked; own: the board of that seat.
    """

    __slots__ = (
        "_kid",
        "_laid",
        "_means",
        "_means_to_play",
        "_slot",
        "_ways",
        "catalog",
        "own",
        "pending",
        "seat",
        "state",
    )

    def __init__(self, state: State, pending: Pending) -> None:
        self.state = state
        self.catalog: Catalog = state.catalog
        self.pending = pending
        self.seat = seat = pending.seat
        self.own: SeatState = state.seats[seat]
        self._kid: Kid | None = None
        self._laid: Laid | None = None
        self._means: Means | None = None
        self._means_to_play: Means | None = None
        self._slot: Slot | None = None
        self._ways: list[Way] | None = None

    @property
    def play(self) -> Play:
        """The play under way, in terms of cards."""
        return playing(self.state)

    @property
    def kid(self) -> Kid:
        """The kid that is being played."""
        if self._kid is None:
            self._kid = self.catalog.kid[playing(self.state).card]
        return self._kid

    @property
    def laid(self) -> Laid:
        """The play under way."""
        if self._laid is None:
            self._laid = laid_of(self.catalog, playing(self.state))
        return self._laid

    @property
    def means(self) -> Means:
        """The means of the seat for the card that is being played."""
        if self._means is None:
            self._means = means_of(self.state, self.seat, needs_of_kid(self.kid))
        return self._means

    @property
    def means_to_play(self) -> Means:
        """The means of the seat once it has played one more kid from the hand."""
        if self._means_to_play is None:
            self._means_to_play = means_of(self.state, self.seat).with_hand(-1)
        return self._means_to_play

    @property
    def slot(self) -> Slot:
        """The slot at which the action stands."""
        if self._slot is None:
            self._slot = slot_of(self.state, self.action)
        return self._slot

    @property
    def ways(self) -> list[Way]:
        """Every way of doing the step at which the action stands."""
        if self._ways is None:
            step, memory = self.slot.step, memory_of(self.action)
            self._ways = list(STEPS[step.op].ways(step, self.means, memory, self.catalog.prices))
        return self._ways

    @property
    def action(self) -> Action:
        """The action that runs.

        Raises:
            ValueError: none does.
        """
        if self.pending.action is None:
            raise ValueError(f"{self.pending.stage} is asked, but no action runs")
        return self.pending.action


class Condition(NamedTuple):
    """A condition that a move has to meet.

    Attributes:
        clause: the id of docs/rules.md that forbids it otherwise; where several could, how to
            find the one to name.
        met: whether it is.
        given: every candidate meets it, by the way candidates are made or since it meets a later
            condition that implies this one; so it is looked at only to name a clause.
    """

    clause: str | Callable[[Asked, Any], str]
    met: Callable[[Asked, Any], bool]
    given: bool = False

    def refusal(self, asked: Asked, move: Move) -> Refusal:
        """The refusal of a move that does not meet it."""
        clause = self.clause if isinstance(self.clause, str) else self.clause(asked, move)
        return Refusal(clause, move.data())


Conditions = tuple[Condition, ...]


def _never(asked: Asked, move: Any) -> bool:
    return False


def never(clause: str | Callable[[Asked, Any], str]) -> Conditions:
    """For moves of a kind that this question never takes, with a clause of its own for it."""
    return (Condition(clause, _never),)


def _all_met(conditions: Conditions) -> Callable[[Asked, Any], bool] | None:
    """Return the test that candidates of a kind have to pass; None if there is nothing."""
    met = [condition.met for condition in conditions if not condition.given]
    if len(met) > 1:
        return lambda asked, move: all(each(asked, move) for each in met)
    return met[0] if met else None


class Question:
    """One question.

    Args:
        kind: of the decision.
        candidates: moves that come into consideration, in a fixed order.
        conditions: by kind of move, what it has to meet, in the order in which a refusal names
            them; kinds that are missing answer another question.
    """

    def __init__(
        self,
        kind: Kind,
        candidates: Callable[[Asked], Iterable[Move]],
        conditions: Mapping[type[Move], Conditions],
    ) -> None:
        self.kind: Kind = kind
        self.candidates = candidates
        self.conditions = dict(conditions)
        self._open = {kind: _all_met(found) for kind, found in conditions.items()}
        self._all_given = not any(self._open.values())

    def kind_of(self, asked: Asked) -> Kind:
        """The kind of the decision."""
        return self.kind

    def legal_moves(self, asked: Asked) -> tuple[Move, ...]:
        """All moves that meet their conditions."""
        candidates = self.candidates(asked)
        if self._all_given:
            return tuple(candidates)
        legal = []
        for move in candidates:
            met = self._open[type(move)]
            if met is None or met(asked, move):
                legal.append(move)
        return tuple(legal)

    def why_not(self, asked: Asked, move: Move) -> Refusal | None:
        """The first condition that is not met; None if all are, or the move is out of place."""
        for condition in self.conditions.get(type(move), ()):
            if not condition.met(asked, move):
                return condition.refusal(asked, move)
        return None

    def takes(self, asked: Asked, move: Move) -> bool:
        """Return True if moves of this kind answer the question at all."""
        return type(move) in self.conditions
