"""Cuts the moves of a game into choices: a play with all that serves it is one."""

from collections.abc import Iterator, Sequence
from typing import Final, NamedTuple

from fort_desktop.bots.plan import PLANNED
from fort_desktop.bots.search import FACES
from fort_desktop.rules.game import Game
from fort_desktop.rules.model import moves as mv
from fort_desktop.rules.model.evolve import evolve
from fort_desktop.rules.model.moves import Act, Decision, Move
from fort_desktop.rules.model.pending import Stage
from fort_desktop.rules.model.state import State
from fort_desktop.rules.questions.table import kind_of, legal_moves

_OWN: Final[frozenset[Stage]] = frozenset({"play", "keep", "perk"})
"""Stages of a play that begin a choice: before `keep` something new is seen, and a made-up rule or
a perk is a choice of another kind than the play that led to it."""
UNSURE: Final = 2
"""Up to this round the evaluation is too sure of itself."""


class Station(NamedTuple):
    """A choice of any seat, and what was true when it was to be made.

    Args:
        at: number of events before it; number: of moves before it.
        made: its moves, the first one to the last.
    """

    at: int
    number: int
    seat: int
    stage: Stage
    state: State
    made: tuple[Move, ...]

    @property
    def decision(self) -> Decision:
        """Its first question."""
        pending = self.state.pending
        moves = legal_moves(self.state, pending)
        return Decision(self.seat, kind_of(self.state, pending), moves)

    @property
    def measured(self) -> bool:
        """True if a loss can be told: not in the first rounds, nor where cards have a face."""
        return self.state.round > UNSURE and self.stage not in FACES


def stations(game: Game) -> list[Station]:
    """All choices of a game, first to last."""
    found: list[Station] = []
    last: Act | None = None
    for number, (act, state) in enumerate(_asked(game)):
        stage = state.pending.stage
        if last is not None and _goes_on(last, act, stage):
            found[-1] = found[-1]._replace(made=(*found[-1].made, act.move))
        else:
            found.append(Station(act.at, number, act.seat, stage, state.copy(), (act.move,)))
        last = act
    return found


def _goes_on(last: Act, act: Act, stage: Stage) -> bool:
    """Return True if a move serves the same choice as the one before it."""
    if act.seat != last.seat or stage not in PLANNED:
        return False
    return stage not in _OWN or (stage == "play" and isinstance(last.move, mv.Recycle))


def _asked(game: Game) -> Iterator[tuple[Act, State]]:
    """Each move and the state before it, which is valid until the next one."""
    state, at = game.state_after(0), 0
    for act in game.acts:
        for event in game.events[at : act.at]:
            evolve(state, event)
        at = act.at
        yield act, state


def own(found: Sequence[Station], seat: int) -> list[Station]:
    """The choices of a seat."""
    return [station for station in found if station.seat == seat]
