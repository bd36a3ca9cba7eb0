"""Sentences for scenarios that are wrong or do not hold: one for every code of `scenario`."""

from pathlib import Path
from typing import Final

from fort_desktop.scenario.check import Failure, FailureCode
from fort_desktop.scenario.spec import Code, ScenarioError
from fort_desktop.ui.i18n.i18n import N_, tr
from fort_desktop.ui.text.rule_faults import problem_words, rule_words

# NOTE: these stand behind the name of the file and the place in it, so they begin with a
# small letter and have no full stop. What is in quotes or backquotes is written so in the file.
SENTENCES: Final[dict[Code, str]] = {
    "key_twice": N_("the key '{key}' appears twice"),
    "unknown_key": N_("unknown field `{key}`"),
    "missing_key": N_("the field `{key}` is missing"),
    "no_word": N_("{found} is not one of the words allowed here"),
    "other_kind": N_("Expected `{expected}`, got `{found}`"),
    "out_of_bounds": N_("Expected `{expected}` {sign} {bound}"),
    "strange": N_("what is written here makes no sense"),
    "seats": N_("expected 2 to 4, found {found}"),
    "no_seat": N_("there is no seat {seat}"),
    "played": N_("belongs only with 'phase: follow'"),
    "move_or_illegal": N_("line {number}: expected 'move' or 'illegal'"),
    "move": N_("line {number}: {why}"),
    "no_kid": N_("there is no kid '{kid}'"),
    "no_copy": N_("there is no other {kid} left (copies: {copies})"),
    "one_of": N_("expected one of {words}, found {found}"),
    "range": N_("expected 0 to {high}, found {found}"),
    "coin": N_("expected one of the six suits, found coin (PLAY-13)"),
    "friend": N_("{kid} is a Best Friend (COMP-1)"),
    "impossible": N_("this position is impossible: {why}"),
}
FAILURES: Final[dict[FailureCode, str]] = {
    "over": N_("line {line}: '{move}', but the game is over"),
    "other_seat": N_("line {line}: seat {expected} was expected, but seat {found} is asked"),
    "refused": N_("line {line}: '{move}' is refused ({clause}); legal: {legal}"),
    "not_refused": N_("line {line}: '{move}' should be refused, but is legal"),
    "other_clause": N_("line {line}: '{move}' is refused by {clause}, not by {expected}"),
    "differs": N_("{place}: {found}, expected {expected}"),
    "differs_in": N_("{place}: {what} {found}, expected {expected}"),
    "seat_differs": N_("seat {seat} {place}: {found}, expected {expected}"),
    "seat_differs_in": N_("seat {seat} {place}: {found} {what}, expected {expected}"),
    "other_owner": N_("macaroni: seat {found}, expected {expected}"),
}


def scenario_line(fault: ScenarioError, path: Path) -> str:
    """Return what is wrong with a file, in one line for a terminal."""
    parts = [f"{path}:{fault.line}" if fault.line else str(path)]
    if fault.place:
        parts.append(fault.place)
    return ": ".join((*parts, fault_words(fault)))


def fault_words(fault: ScenarioError) -> str:
    """Return the description of a fault, without its place."""
    why = "; ".join(map(problem_words, fault.problems))
    if fault.rule is not None:
        why = rule_words(fault.rule)
    return tr(SENTENCES[fault.code], **fault.values, why=why)


def failure_words(failure: Failure) -> str:
    """Return why a scenario does not hold."""
    return tr(FAILURES[failure.code], **failure.values)
