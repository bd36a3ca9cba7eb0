"""The Recruit phase: RECRUIT-1, and Birthday Party's second kid (PERK-1, R-28)."""

from fort_desktop.rules.model import moves as mv
from fort_desktop.rules.model.moves import Move
from fort_desktop.rules.model.state import State
from fort_desktop.rules.questions.question import Asked, Condition, Question, never
from fort_desktop.rules.questions.recycle import RECYCLE_CONDITIONS, not_now, recycles
from fort_desktop.rules.steps.recruit import (
    can_be_recruited,
    from_deck,
    from_park,
    from_yards,
    is_open,
    not_own_yard,
)


def _candidates(asked: Asked) -> list[Move]:
    state, seat = asked.state, asked.seat
    return [*from_park(state), *from_yards(state, seat), *from_deck(state), *recycles(asked)]


def _one_more(asked: Asked) -> list[Move]:
    return [*from_park(asked.state), *from_deck(asked.state), mv.PASS]


def anybody_left(state: State, seat: int) -> bool:
    """Return True if there is somebody to recruit (RECRUIT-4)."""
    if state.park or state.park_deck:
        return True
    return any(state.seats[rival].yard for rival in state.rivals(seat))


def _not_own_yard(asked: Asked, move: mv.Recruit) -> bool:
    return not_own_yard(asked.state, asked.seat, move)


def _is_there(asked: Asked, move: mv.Recruit) -> bool:
    return can_be_recruited(asked.state, asked.seat, move)


def _not_from_yard(asked: Asked, move: mv.Recruit) -> bool:
    return move.source != "yard"


def _is_open(asked: Asked, move: mv.Recruit) -> bool:
    return is_open(asked.state, move)


RECRUIT = Question(
    "recruit",
    _candidates,
    {
        mv.Recruit: (
            Condition("FOLLOW-9", _not_own_yard, given=True),
            Condition("RECRUIT-1", _is_there, given=True),
        ),
        mv.Pass: never("RECRUIT-1"),
        mv.Recycle: RECYCLE_CONDITIONS,
    },
)
BIRTHDAY = Question(
    "recruit",
    _one_more,
    {
        mv.Recruit: (
            Condition("PERK-1", _not_from_yard, given=True),
            Condition("RECRUIT-1", _is_open, given=True),
        ),
        mv.Pass: (),
        mv.Recycle: never(not_now),
    },
)
