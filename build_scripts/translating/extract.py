"""All messages of the program: those marked in the code, and the names and titles of its files.

The kids stand in cards.yaml, the worked examples of the rule books in tests/scenarios.
"""

from collections.abc import Iterator
from functools import cache
from typing import Final

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
"""Which arguments are messages (c: a context) of the functions in fort_desktop/ui/text/i18n.py."""
NOTE: Final = "NOTE:"
"""How a comment in the code begins that is for translators."""
_KID: Final = ("A kid's nickname, as printed on its card.",)


@cache
def extracted() -> Messages:
    """The template: every message, by file, with what a translator should know.

    To read all sources takes seconds: it is done once, and nobody changes what is found.
    """
    messages = Messages()
    for path in sorted((ROOT / "fort_desktop").rglob("*.py")):
        name = path.relative_to(ROOT).as_posix()
        found = extract_from_file("python", path, keywords=KEYWORDS, comment_tags=[NOTE])
        for line, words, comments, context in found:
            messages.add(words, locations=[(name, line)], auto_comments=comments, context=context)
    for line, kid in _kids():
        where = [("cards.yaml", line)]
        messages.add(kid, locations=where, auto_comments=_KID, context="kid")
    for example in examples(sorted((ROOT / "tests" / "scenarios").glob("*.yaml"))):
        where = [(example.path.relative_to(ROOT).as_posix(), 1)]
        note = (example.note(),)
        messages.add(example.title, locations=where, auto_comments=note, context=TITLES)
    return messages


def _kids() -> Iterator[tuple[int, str]]:
    """The name of each kid of the deck, in its order."""
    deck = yaml.safe_load((ROOT / "cards.yaml").read_text(encoding="utf-8"))
    yield from enumerate((str(kid["name"]) for kid in deck["kids"]), 1)
