"""PERK-6, R-26: Recycling, offered beside other answers and in questions of its own."""

from collections.abc import Sequence

from fort_desktop.rules.model.moves import DONE, Done, Move, Recycle
from fort_desktop.rules.model.zones import holds, kids_of
from fort_desktop.rules.questions.question import Asked, Condition, Conditions, Question


def recycles(asked: Asked) -> Sequence[Recycle]:
    """The kids of their own discard pile, for the owner of the perk on their own turn."""
    own = asked.own
    if own.perk != "recycling" or asked.seat != asked.state.leader:
        return ()
    return [Recycle(kid.id) for kid in kids_of(asked.catalog, own.discard)]


def _owned(asked: Asked, move: Recycle) -> bool:
    return asked.own.perk == "recycling"


def _in_turn(asked: Asked, move: Recycle) -> bool:
    return asked.seat == asked.state.leader


def _not_in_play(asked: Asked, move: Recycle) -> bool:
    """Played and added cards are not in the discard pile before the Discard phase."""
    return not holds(asked.catalog, asked.state.table, move.kid) or _discarded(asked, move)


def _discarded(asked: Asked, move: Recycle) -> bool:
    return holds(asked.catalog, asked.own.discard, move.kid)


RECYCLE_CONDITIONS: Conditions = (
    Condition("PERK-6", _owned, given=True),
    Condition("PERK-6", _in_turn, given=True),
    Condition("R-26", _not_in_play, given=True),
    Condition("PERK-6", _discarded, given=True),
)
"""Where Recycling may be used."""


def not_now(asked: Asked, move: Recycle) -> str:
    """The clause that forbids Recycling where it is not offered."""
    return "R-26" if _owned(asked, move) else "PERK-6"


def _candidates(asked: Asked) -> list[Move]:
    return [*recycles(asked), DONE]


RECYCLE = Question("recycle", _candidates, {Recycle: RECYCLE_CONDITIONS, Done: ()})
