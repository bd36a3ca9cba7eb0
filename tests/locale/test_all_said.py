"""Every message of the template is said somewhere: nothing is translated in vain.

A walk at run time would have to come to every error of every disk. So the source is read: each
message stands in a function that is reached from the program's beginning, or in a table that such a
function uses. That each entry of a table has its case hold the tests of codes and side tables.
"""

from pathlib import Path
from typing import Final

import pytest

from fort_desktop.content import load_catalog
from fort_desktop.scenario.spec import TITLES
from tests.locale.reaching import reached
from translating.catalogue import Key, key_of
from translating.extract import extracted

PACKAGE: Final = Path(__file__).resolve().parents[2] / "fort_desktop"
NAMES: Final = ("kid", TITLES)
"""The contexts of names out of files: `named` looks them up by what it finds there."""


@pytest.fixture(scope="module")
def sources() -> dict[str, str]:
    return {str(path): path.read_text(encoding="utf-8") for path in PACKAGE.rglob("*.py")}


def test_every_message_stands_where_the_program_comes_to(sources: dict[str, str]) -> None:
    said, others = reached(sources, "main")
    assert others == set()
    template = {key_of(one) for one in extracted().said()}
    assert said == {key for key in template if key.context not in NAMES}
    kids = {key.words for key in template if key.context == "kid"}
    assert kids == {kid.name for kid in load_catalog().kids.values()}


HERE: Final = """
TABLE = {"a": N_("in a table"), "b": NN_("one", "many")}
IDLE = [N_("in a table that nobody uses")]
def main():
    def inner():
        return tr("in" " a function")
    return Shown(trc("title", "A")).say() + trp(TABLE["b"], 2)
def idle():
    return [tr("for nobody"), IDLE, tr("in" " a function")]
class Shown(Base):
    words = N_("of a class")
    def __init__(self): self.x = tr("from the beginning")
    def say(self): return tr("by name")
    def hush(self): return tr("never")
class Idle:
    def say(self): return tr("of a class that nobody makes")
"""


def test_what_nobody_comes_to_is_found() -> None:
    said, others = reached({"here": HERE}, "main")
    words = {"in a table", "one", "in a function", "of a class", "from the beginning", "by name"}
    assert said == {Key("", one) for one in words} | {Key("title", "A")}
    never = {"in a table that nobody uses", "for nobody", "never", "of a class that nobody makes"}
    assert others == {Key("", one) for one in never}
