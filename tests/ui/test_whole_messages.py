"""Messages are whole: nothing is glued to a translated word, and no word stands in a wrong case."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Final, NamedTuple

import pytest

from fort_desktop.ui.i18n import i18n
from fort_desktop.ui.text import lists

UI: Final = Path(i18n.__file__).resolve().parents[1]
MARKS: Final = {"N_": (0,), "NC_": (1,), "NN_": (0, 1)}
LOOKS: Final = {"tr": (0,), "trc": (0, 1), "trn": (0, 1), "trp": (0,)}
MESSAGES: Final = {**MARKS, "tr": (0,), "trc": (1,), "trn": (0, 1)}
"""Which arguments are messages; a context is none."""
PLURAL: Final = {"trn", "NN_"}
SAID: Final = re.compile(r"tr|trc|trn|trp|\w+_(words|sentence|facts)|kid_name|player_name|labelled")
"""Functions whose answers are words for a person."""
BENT: Final = {"lower", "upper", "capitalize", "title", "casefold", "swapcase", "format"}


class Source(NamedTuple):
    """A module of the house that people read words of."""

    name: str
    tree: ast.AST


class Message(NamedTuple):
    """Words of the program: where they stand, and by what they are marked."""

    where: str
    mark: str
    words: str


def sources() -> list[Source]:
    paths = sorted(set(UI.rglob("*.py")) - {Path(i18n.__file__).resolve()})
    return [Source(str(path.relative_to(UI)), ast.parse(path.read_text("utf-8"))) for path in paths]


SOURCES: Final = sources()


def called(node: ast.AST) -> str:
    """The name of the function that is called; nothing if it is no plain call."""
    if isinstance(node, ast.Call) and isinstance(node.func, ast.Name):
        return node.func.id
    return ""


def messages(found: list[Source]) -> Iterator[Message]:
    for name, tree in found:
        for node in ast.walk(tree):
            if isinstance(node, ast.Call) and called(node) in MESSAGES:
                for one in (node.args[at] for at in MESSAGES[called(node)]):
                    if isinstance(one, ast.Constant):
                        where = f"{name}:{node.lineno}"
                        yield Message(where, called(node), str(one.value))


def made_up(found: list[Source]) -> list[str]:
    """Where something is looked up that is neither a literal nor out of a table by a value.

    A string within what is looked up would be taken for a message by Babel.
    """
    wrong = []
    for name, tree in found:
        for node in ast.walk(tree):
            if isinstance(node, ast.Call) and called(node) in LOOKS:
                for one in node.args[: len(LOOKS[called(node)])]:
                    literal = isinstance(one, ast.Constant) and isinstance(one.value, str)
                    table = isinstance(one, ast.Name | ast.Attribute | ast.Subscript)
                    strings = any(
                        isinstance(part, ast.Constant) and isinstance(part.value, str)
                        for part in ast.walk(one)
                    )
                    if not literal and (not table or strings):
                        wrong.append(f"{name}:{node.lineno}")
    return wrong


def glued(found: list[Source]) -> list[str]:
    """Where words for a person are put together, or changed, by anything but a message."""
    wrong = []
    for name, tree in found:
        for node in ast.walk(tree):
            parts: list[ast.expr] = []
            if isinstance(node, ast.FormattedValue):
                parts = [node.value]
            elif isinstance(node, ast.BinOp) and isinstance(node.op, ast.Add | ast.Mod):
                parts = [node.left, node.right]
            elif isinstance(node, ast.Attribute) and node.attr in BENT:
                parts = [node.value]
            if any(SAID.fullmatch(called(part)) for part in parts):
                wrong.append(f"{name}:{parts[0].lineno}")
    return wrong


def lists_by_hand(found: list[Source]) -> list[str]:
    """Where a list of words is joined, but by the one function that does it."""
    return [
        f"{name}:{node.lineno}"
        for name, tree in found
        for node in ast.walk(tree)
        if isinstance(node, ast.Attribute)
        and node.attr == "join"
        and isinstance(node.value, ast.Constant)
        and str(node.value.value).strip() in (",", ".", ":", ";")
    ]


OTHERS: Final = ("_faults.py", "crash.py", "text/examples.py")
"""Told of files to whoever writes them: values there are a file's own words, or the system's, which
no language declines, and lines are indented."""


def ours() -> list[Source]:
    return [source for source in SOURCES if not source.name.endswith(OTHERS)]


def test_only_literals_and_tables_are_looked_up() -> None:
    assert len(list(messages(SOURCES))) > 1000
    assert made_up(SOURCES) == []


def test_nothing_is_glued_to_translated_words() -> None:
    assert glued(ours()) == []


def test_lists_are_joined_in_one_place() -> None:
    assert lists_by_hand(ours()) == []
    assert lists.listed(["Bug", "", "Dot"]) == "Bug, Dot"


_VALUE: Final = re.compile(
    r"\{(suit|suits|what|words|rule|perk|action|other|gain|price|sum|label|kind)\}"
)
_NOUNS: Final = ("perk", "rule", "Pack", "Lookout")
_WITH: Final = ("card with ", "follow with ")
"""Behind these stand the suits of the context "a card with", each declined with its preposition."""
_FREE: Final = (
    *_WITH,
    *"(“+",
    '"',
    "× ",  # noqa: RUF001
    "= ",
    ": ",
    "? ",
    "}, ",
    *(f"{noun} " for noun in _NOUNS),
)
"""What may stand before a translated word: a bracket, a quote, a sign, a question, a noun."""


def bent_words(found: list[Message]) -> list[Message]:
    """Messages with a translated word that many languages would have to decline."""
    return [
        one
        for one in found
        for value in _VALUE.finditer(one.words)
        if value.start() and not one.words[: value.start()].endswith(_FREE)
    ]


def test_a_translated_word_stands_where_its_case_does_not_matter() -> None:
    assert bent_words(list(messages(ours()))) == []


def lone_numbers(found: list[Message]) -> list[Message]:
    """Messages that count something and have only one form."""
    counts = re.compile(r"(?<![Ll]evel )\{n\} (?:\w+ )?[a-z]+s\b")
    return [
        one
        for one in found
        if one.mark not in PLURAL and counts.search(one.words) and " of " not in one.words
    ]


def test_what_is_counted_has_a_form_for_one() -> None:
    assert lone_numbers(list(messages(SOURCES))) == []


def test_the_form_for_several_tells_the_number_if_that_for_one_does() -> None:
    """English says "once" for one; where the form is that of 21 too, `translate.py check` looks."""
    found = [one for one in messages(SOURCES) if one.mark in PLURAL]
    pairs = zip(found[::2], found[1::2], strict=True)
    assert [
        one.words for one, many in pairs if "{n}" in one.words and "{n}" not in many.words
    ] == []


BAD: Final = {
    made_up: ('tr("a" if x else "b")', 'tr(f"a {x}")', 'tr("a" + x)', "tr(words())", 'tr(T["a"])'),
    glued: (
        'f"{tr(A)} 3"',
        'tr(A) + "!"',
        "kid_name(k).upper()",
        "tr(A).lower()",
        'f"{box_words(b)}."',
    ),
    lists_by_hand: ('", ".join(names)', '". ".join(names)'),
}


@pytest.mark.parametrize(
    ("check", "code"), [(c, code) for c, codes in BAD.items() for code in codes]
)
def test_what_is_wrong_is_found(check: object, code: str) -> None:
    assert callable(check)
    assert check([Source("bad", ast.parse(code))]) == ["bad:1"]


@pytest.mark.parametrize(
    "words", ["Discard a {suit} card", "You have {what}.", "With the {action} you win"]
)
def test_a_word_in_the_middle_is_found(words: str) -> None:
    assert bent_words([Message("", "tr", words)])


def test_one_form_for_many_is_found() -> None:
    assert lone_numbers([Message("", "tr", "You have {n} points")])
