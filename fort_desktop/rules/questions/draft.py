"""SETUP-7: which kid of the pack at hand to keep."""

from collections.abc import Iterator

from fort_desktop.rules.model.moves import Pick
from fort_desktop.rules.model.zones import held_kids, holds
from fort_desktop.rules.questions.question import Asked, Condition, Question


def _candidates(asked: Asked) -> Iterator[Pick]:
    for kid in held_kids(asked.state, asked.seat):
        yield Pick(kid.id)


def _is_held(asked: Asked, move: Pick) -> bool:
    return holds(asked.catalog, asked.own.hand, move.kid)


PICK = Question("pick", _candidates, {Pick: (Condition("SETUP-7", _is_held, given=True),)})
