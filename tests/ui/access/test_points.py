"""The 27 points of access: the page names a test for each that can be tested, and they exist."""

import ast
import re
from pathlib import Path

from fort_desktop.content import load_catalog
from fort_desktop.lab.match import play_match
from fort_desktop.rules.game import Game
from fort_desktop.rules.knowledge.view import observe
from fort_desktop.rules.model.events import GameStarted, TurnBegan
from fort_desktop.rules.model.evolve import evolve
from fort_desktop.ui.audio.cues import heard
from fort_desktop.ui.text.sentences import Teller

ROOT = Path(__file__).resolve().parents[3]
ROW = re.compile(r"\| A(\d+) \| [^|]+ \| ([^|]+) \|")
UNTRIED = 27
"""The point that nobody could try here."""


def rows() -> dict[int, list[str]]:
    """The tests that the page names, by the number of the point."""
    page = (ROOT / "docs" / "access.md").read_text("utf-8")
    return {int(n): re.findall(r"`(tests/[^`]+)`", held) for n, held in ROW.findall(page)}


def exists(name: str) -> bool:
    """Return True if a file has this test."""
    file, _, test = name.partition("::")
    tree = ast.parse((ROOT / file).read_text("utf-8"))
    return test in {node.name for node in tree.body if isinstance(node, ast.FunctionDef)}


def test_the_page_names_tests_that_exist() -> None:
    found = rows()
    assert list(found) == list(range(1, 28))
    assert [point for point, tests in found.items() if not tests] == [UNTRIED]
    assert not [name for tests in found.values() for name in tests if not exists(name)]


def test_what_is_heard_is_seen_too() -> None:
    """A6: each event with a sound changes what is seen, or has a line in the log."""
    catalog = load_catalog()
    game = play_match(catalog, ("easy", "easy", "normal"), 4, "draft")[0]
    seats = next(event.seats for event in game.events if isinstance(event, GameStarted))
    teller = Teller(catalog, seats)
    at = next(i for i, event in enumerate(game.events) if isinstance(event, TurnBegan))
    state, loud = Game.replay(game.events[:at], catalog).state, set[type]()
    before = observe(state, 0)
    for event in game.events[at:]:
        evolve(state, event)
        after = observe(state, 0)
        if heard(event, 0) is not None:
            loud.add(type(event))
            assert after != before or teller.tell(event), event
        before = after
    assert len(loud) > 15
