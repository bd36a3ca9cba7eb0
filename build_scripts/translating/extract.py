"""All messages of the program: those marked in the code, and the names and titles of its files.

The kids stand in cards.yaml, the worked examples of the rule books in tests/scenarios.
"""

from collections.abc import Iterator
from functools import cache
from typing import Final, NamedTuple

import yaml
from babel.messages.extract import extract_from_file

from _venv import ROOT
from fort_desktop.scenario.spec import TITLES, examples
from translating.catalogue import Messages

KEYWORDS: Final = {
    "tr": None,
    "trc": ((1, "c"), 2),
    "trn": (1, 2),
    "N_": None,
    "NC_": ((1, "c"), 2),
    "NN_": (1, 2),
}
"""Which arguments are messages (c: a context) of the functions in fort_desktop/ui/i18n/i18n.py."""
NOTE: Final = "NOTE:"
"""How a comment in the code begins that is for translators."""
_KID: Final = ("A kid's nickname, as printed on its card.",)


def extracted() -> Messages:
    """The template: every message, by file, with what a translator should know."""
    messages = Messages()
    for found in _found():
        messages.add(
            found.words, locations=[found.where], auto_comments=found.notes, context=found.context
        )
    return messages


class _Found(NamedTuple):
    """A message (with its plural), where it stands, and what a translator should know."""

    words: str | tuple[str, ...]
    where: tuple[str, int]
    notes: tuple[str, ...]
    context: str | None


@cache
def _found() -> tuple[_Found, ...]:
    """All messages, each as often as it stands somewhere; to read all sources takes seconds."""
    return (*_in_the_code(), *_in_files())


def _in_the_code() -> Iterator[_Found]:
    for path in sorted((ROOT / "fort_desktop").rglob("*.py")):
        name = path.relative_to(ROOT).as_posix()
        found = extract_from_file("python", path, keywords=KEYWORDS, comment_tags=[NOTE])
        for line, words, comments, context in found:
            yield _Found(words, (name, line), tuple(comments), context)


def _in_files() -> Iterator[_Found]:
    for line, kid in _kids():
        yield _Found(kid, ("cards.yaml", line), _KID, "kid")
    for example in examples(sorted((ROOT / "tests" / "scenarios").glob("*.yaml"))):
        where = example.path.relative_to(ROOT).as_posix()
        yield _Found(example.title, (where, 1), (example.note(),), TITLES)


def _kids() -> Iterator[tuple[int, str]]:
    """The name of each kid of the deck, in its order."""
    deck = yaml.safe_load((ROOT / "cards.yaml").read_text(encoding="utf-8"))
    yield from enumerate((str(kid["name"]) for kid in deck["kids"]), 1)
