"""Sentences for what breaks the rules or their notations, as files and commands may.

The reasons of refusals at the table are in `refusals.py`.
"""

from typing import Final

from fort_desktop.rules.model.box_notation import LONGEST, BoxCode, BoxError
from fort_desktop.rules.model.invariants import Problem, ProblemCode
from fort_desktop.rules.model.types import RuleCode, RuleError
from fort_desktop.ui.i18n.i18n import N_, tr

RULES: Final[dict[RuleCode, str]] = {
    "players": N_("Fort is for 2 to 4 players, not {found} (SETUP-1)"),
    "colours": N_("each seat needs its own colour, not {found}"),
    "not_a_move": N_("'{words}' is not a move; see the notation of moves in docs/moves.md"),
    "not_allowed": N_("{move}: not allowed, {clause}"),
    "nothing_to_undo": N_("there is no move to take back"),
    "only_looking": N_("another program is playing this game"),
    "box": N_("an action in it is misspelt"),
    "misfit": N_("event {event} does not fit what came before: {reason}"),
}
# NOTE: 'x', '>' and the words in quotes are written so in cards.yaml.
BOXES: Final[dict[BoxCode, str]] = {
    "count": N_("expected one of {words} after 'x'"),
    "one_count": N_("a box has at most one 'x'"),
    "bracket": N_("a bracket is not closed"),
    "spend": N_("expected pizza, toy, or any after 'spend'"),
    "step": N_("expected a step, one of {words}"),
    "number": N_("a number from 2 to 9 may only come before pizza, toy, any, or vp"),
    "trash_this": N_("trash_this may only come last, and only outside an 'x'"),
    "fort": N_("a fort may appear only outside an 'x'"),
    "long": N_("a box has at most {limit} characters"),
    "end": N_("expected '>' or the end of the box"),
}
PROBLEMS: Final[dict[ProblemCode, str]] = {
    "twice": N_("{card} is in {count} places"),
    "nowhere": N_("{card} is nowhere"),
    "stuff": N_("seat {seat}: Stuff holds {pizza} pizza, {toys} toys (COMP-7)"),
    "pack": N_("seat {seat}: Pack holds {held} of {limit} (COMP-8)"),
    "lookout": N_("seat {seat}: Lookout holds {held} of {limit} (COMP-9)"),
    "friend_in_yard": N_("{card} is in the Yard of seat {seat} (DISCARD-2)"),
}


def rule_words(fault: RuleError) -> str:
    """Return what breaks a rule, without a full stop, to follow a colon."""
    if isinstance(fault, BoxError):
        return box_words(fault.box, fault.known)
    return tr(RULES[fault.code], **fault.values)


def box_words(code: BoxCode, known: tuple[str, ...]) -> str:
    """Return what is wrong with an action in the notation of cards.yaml."""
    return tr(BOXES[code], words=", ".join(known), limit=LONGEST)


def problem_words(problem: Problem) -> str:
    """Return what is impossible in a position."""
    return tr(PROBLEMS[problem.code], **problem.values)
