"""Nodes are known by their keys; names are for tests and readers only."""

import inspect
from collections.abc import Iterator
from typing import Any, get_args, get_type_hints

import pytest

from fort_desktop.rules.model import moves as mv
from fort_desktop.scene.node import Node
from fort_desktop.ui.table import things
from fort_desktop.ui.table.intents import attempt
from fort_desktop.ui.table.things import (
    HandCard,
    MoveButton,
    OwnYardCard,
    ParkCard,
    PerkSheet,
    SupplyToken,
    Thing,
    YardCard,
)
from tests.ui.sitting import Sitting


def kinds(of: type[Thing] = Thing) -> Iterator[type[Thing]]:
    for kind in of.__subclasses__():
        yield from kinds(kind)
        if kind is not things.Card:
            yield kind


def examples(kind: type[Thing]) -> list[Thing]:
    """One thing for each value of a field that has few."""
    values: list[dict[str, Any]] = [{}]
    for name, hint in get_type_hints(kind).items():
        if name not in kind.__struct_fields__:
            continue
        usual: dict[Any, list[object]] = {int: [1, 2], str: ["bug", "doc"]}
        few = [*get_args(hint)] or usual.get(hint, [mv.Pass()])
        values = [{**made, name: value} for made in values for value in few]
    return [kind(**made) for made in values]


def test_things_of_all_kinds_differ_and_are_named_apart() -> None:
    found = [thing for kind in kinds() for thing in examples(kind)]
    assert len(found) > 60
    assert len(set(found)) == len(found)
    assert len({str(thing) for thing in found}) == len(found)
    assert HandCard("bug") == HandCard("bug")
    assert len({HandCard("bug"), ParkCard("bug"), OwnYardCard("bug"), YardCard("bug", 1)}) == 4
    assert not any("(" in str(thing) for thing in found), "a thing without a text of its own"


def test_what_a_person_seems_to_mean_goes_by_the_kind_of_thing() -> None:
    assert attempt("play", HandCard("bug")) == mv.PlayKid("bug")
    assert attempt("lookout", HandCard("bug")) == mv.ToLookout("bug")
    assert attempt("play", ParkCard("bug")) == mv.Recruit("bug", "park")
    assert attempt("recruit", YardCard("bug", 2)) == mv.Recruit("bug", "yard", 2)
    assert attempt("perk", PerkSheet("diy")) == mv.TakePerk("diy")
    assert attempt("play", SupplyToken("pizza")) is None
    assert attempt("play", MoveButton(mv.Pass())) is None


def test_the_table_reads_no_name(monkeypatch: pytest.MonkeyPatch) -> None:
    """A game is played by keys alone: nothing under ui/ asks a node for its name meanwhile."""
    readers: set[str] = set()

    def name(node: Node) -> str:
        frame = inspect.currentframe()
        caller = frame.f_back.f_globals["__name__"] if frame is not None and frame.f_back else ""
        if caller.startswith("fort_desktop.ui"):
            readers.add(caller)
        return "nameless"

    monkeypatch.setattr(Node, "name", property(name))
    sitting = Sitting(("human", "easy", "easy"))
    rounds = sitting.table.model.shown.round
    for number in range(60):
        root = sitting.table.scene.root
        buttons = [node for node in root.walk() if isinstance(node.key, MoveButton)]
        glowing = list(sitting.table.bindings.glowing.values())
        if sitting.table.model.overlay is not None:
            sitting.pilot.press("escape")  # the board of a rival lies over the table
        sitting.pilot.click([*buttons, *glowing][number % len([*buttons, *glowing])])
        sitting.pilot.press("tab")
    assert sitting.table.model.shown.round > rounds + 2
    sitting.pilot.press("page up")
    sitting.pilot.press("escape")
    assert not readers
