"""LEVEL-1, LEVEL-2, R-16: which made-up rule to keep, which perk to take."""

from fort_desktop.rules.model.moves import Keep, Recycle, TakePerk
from fort_desktop.rules.questions.question import Asked, Condition, Question, never
from fort_desktop.rules.questions.recycle import not_now


def _in_stack(asked: Asked, move: Keep) -> bool:
    return move.rule in asked.state.rules


def _in_row(asked: Asked, move: TakePerk) -> bool:
    return move.perk in asked.state.perks


KEEP = Question(
    "keep",
    lambda asked: [Keep(rule) for rule in asked.state.rules],
    {Keep: (Condition("LEVEL-1", _in_stack, given=True),), Recycle: never(not_now)},
)
PERK = Question(
    "perk",
    lambda asked: [TakePerk(perk) for perk in asked.state.perks],
    {TakePerk: (Condition("LEVEL-2", _in_row, given=True),), Recycle: never(not_now)},
)
