"""Below the screen nothing speaks: what is wrong there is a code, and every code has a sentence."""

import ast
import re
from collections.abc import Iterator, Mapping
from pathlib import Path
from string import Formatter
from typing import Any, Final, get_args

import pytest

from fort_desktop.content import faults as content
from fort_desktop.files import Why, WhyCode, why_of
from fort_desktop.record import audit, faults
from fort_desktop.rules.model import box_notation, invariants, types
from fort_desktop.scenario import check, spec
from fort_desktop.session import seed
from fort_desktop.ui.text import (
    card_faults,
    file_faults,
    proof,
    rule_faults,
    scenario_faults,
    system_faults,
)

PACKAGE: Final = Path(file_faults.__file__).resolve().parents[2]
TABLES: Final[dict[str, tuple[Any, Mapping[Any, str]]]] = {
    "cards.yaml": (content.Code, card_faults.SENTENCES),
    "files of games": (faults.Code, file_faults.SENTENCES),
    "rules": (types.RuleCode, rule_faults.RULES),
    "boxes": (box_notation.BoxCode, rule_faults.BOXES),
    "positions": (invariants.ProblemCode, rule_faults.PROBLEMS),
    "scenarios": (spec.Code, scenario_faults.SENTENCES),
    "failures": (check.FailureCode, scenario_faults.FAILURES),
    "audits": (audit.AuditCode, proof.FLAWS),
    "seeds": (seed.Unfit, proof.UNFIT),
    "systems": (WhyCode, system_faults.WHYS),
}


@pytest.mark.parametrize("name", TABLES)
def test_every_code_has_a_sentence_and_every_sentence_a_code(name: str) -> None:
    codes, sentences = TABLES[name]
    assert set(sentences) == set(get_args(codes))
    assert all(sentences.values())


@pytest.mark.parametrize("name", TABLES)
def test_every_sentence_is_said_of_another_thing(name: str) -> None:
    said = list(TABLES[name][1].values())
    assert len(set(said)) == len(said)


SYSTEM: Final = {28: "no_room", 30: "read_only", 2: "not_there", 13: "no_right", 16: "in_use"}


@pytest.mark.parametrize("number", [*SYSTEM, 24, 5, 0])
def test_an_error_of_the_system_is_a_code(number: int) -> None:
    expected = {**SYSTEM, 24: "no_more"}.get(number, "other")
    why = why_of(OSError(number, "what the C library says"))
    assert why == Why.of(expected, number)
    words = system_faults.why_words(why)
    assert "library" not in words
    assert (str(number) in words) == (expected == "other")


@pytest.mark.parametrize("written", ["Permission denied", "", None, 7])
def test_a_reason_of_an_older_program_is_no_fault(written: object) -> None:
    assert Why.of(written, "x") == Why("other")


def test_a_fault_has_all_that_its_sentence_names() -> None:
    """`**values` are checked by nobody else: each call below names what its sentence needs."""
    calls = list(_calls())
    assert {code for code, _ in calls} == set(content.CODES) - _BY_TABLE
    for code, given in calls:
        wanted = {name for _, name, _, _ in Formatter().parse(_sentence(code)) if name}
        assert wanted <= given, code


_NOTING: Final = ("fault", "add", "unknown", "_refuse")
_ALWAYS: Final = {"unknown": {"key", "word", "near", "words"}}
_BY_TABLE: Final = {
    *("unknown_public", "unknown_private", "park_few", "park_many", "friends", "no_friends"),
    *("perk_twice", "rule_twice", "perks_missing", "rules_missing", "part_number", "part_whole"),
    *("folder", "no_regular_file"),
}
"""Codes that are chosen beside the call; the tests of cards.yaml come to each of them."""


def _sentence(code: str) -> str:
    return next(words for one, words in card_faults.SENTENCES.items() if one == code)


def _calls() -> Iterator[tuple[str, set[str]]]:
    """The faults that content notes: the code, and the names of its values."""
    for path in sorted((PACKAGE / "content").glob("*.py")):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if not (isinstance(node, ast.Call) and node.args):
                continue
            code, name = node.args[0], ast.unparse(node.func).split(".")[-1]
            if name not in _NOTING or not isinstance(code, ast.Constant):
                continue
            given = {keyword.arg for keyword in node.keywords if keyword.arg is not None}
            yield str(code.value), given | _ALWAYS.get(name, set())


BELOW: Final = ("rules", "content", "record", "session", "scenario", "scene", "bots", "files.py")
"""The rooms below the screen. `lab` makes tables for developers, in English."""
_SENTENCE: Final = re.compile(r"[A-Za-z']{2,}[,;:]? (?:\{\}|[A-Za-z']{2,})")
MISTAKES: Final = {
    "rules/model/zones.py": "a card of a move that was legal",
    "rules/model/evolve.py": "an event without a played card, which the rules do not make",
    "rules/questions/action.py": "a question that the rules do not put",
    "rules/questions/question.py": "the same",
    "rules/steps/running.py": "an action without a box, which nobody can use",
    "rules/steps/score.py": "a step that is never refused",
    "rules/turn/action.py": "a question that the rules do not put",
    "rules/turn/decide.py": "an answer that fits no question",
    "session/seed.py": "a secret of two lines, which the program does not draw",
    "scene/animate.py": "a mistake of a screen",
    "scene/node.py": "the same",
    "scene/scene.py": "the same",
    "scene/text.py": "a font of the program that is damaged: for the log of the crash window",
    "scene/pilot.py": "a test that does not find what it looks for",
    "scene/cache.py": "figures for developers",
    "bots/levels.py": "a player that the program has not checked before",
}
"""Modules whose sentences tell a mistake of the program, and which."""
DETAILS: Final = {
    "rules/credible.py": "an event of a forged record",
    "record/cards.py": "the cards of a forged record",
    "record/groups.py": "a line of a forged record",
    "record/reader.py": "the head of a forged record",
    "scenario/spec.py": "the note for translators beside an example",
}
"""Modules with technical details, in English, which terminals may show behind the sentence."""
NAMES: Final = {
    "rules/model/box_notation.py": "the notation of boxes",
    "scenario/position.py": "seats of a position, which are named anew where somebody reads them",
}
"""Modules whose words are no sentences."""
EXCEPTED: Final = {*MISTAKES, *DETAILS, *NAMES}


def _sentences(path: Path) -> Iterator[str]:
    """What a module raises, returns or yields, where it is words."""
    for node in ast.walk(ast.parse(path.read_text("utf-8"))):
        if isinstance(node, ast.Raise | ast.Return | ast.Yield):
            for below in ast.walk(node):
                words = _words(below)
                if _SENTENCE.search(words):
                    yield words


def _words(node: ast.AST) -> str:
    if isinstance(node, ast.JoinedStr):
        parts = [one.value if isinstance(one, ast.Constant) else "{}" for one in node.values]
        return "".join(map(str, parts))
    return node.value if isinstance(node, ast.Constant) and isinstance(node.value, str) else ""


def test_no_room_below_the_screen_holds_a_sentence() -> None:
    found: dict[str, list[str]] = {}
    for room in BELOW:
        place = PACKAGE / room
        for path in sorted(place.rglob("*.py")) if place.is_dir() else [place]:
            if sentences := list(_sentences(path)):
                found[path.relative_to(PACKAGE).as_posix()] = sentences
    assert {name: said for name, said in found.items() if name not in EXCEPTED} == {}
    assert set(found) == EXCEPTED, "what is excepted has no sentence any more"
