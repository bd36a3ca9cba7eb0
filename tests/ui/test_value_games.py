"""Whole games by random input at all kinds of screen: in every frame the table is its value.

A few stretches of games in every run; FORT_VALUES=200 plays so many whole games.
"""

import os
from collections import Counter
from collections.abc import Callable, Iterator
from typing import Final

import pytest

from fort_desktop.rules.model.rng import Rng
from fort_desktop.rules.model.types import HIDDEN, SetupKind
from fort_desktop.scene.events import Blur, Input, Key, Placed, Pointer, Resize
from fort_desktop.scene.geometry import Point
from fort_desktop.scene.node import Node
from fort_desktop.scene.pilot import spot_of
from fort_desktop.ui.table.nodes import TableNodes
from fort_desktop.ui.table.screen import TableScreen
from fort_desktop.ui.table.state import Pile, RivalBand
from fort_desktop.ui.table.things import HAND, HandCard
from tests.still import still_clocks
from tests.ui.sitting import Sitting

GAMES: Final = int(os.environ.get("FORT_VALUES", "0"))
FRAME: Final = 1 / 12
STRETCH: Final = 150
"""Frames of each game, where not all of it is played."""
MOST: Final = 20_000
SIZES: Final = ((1280, 720), (640, 360), (1024, 768), (1920, 1080), (800, 480), (2560, 1080))
KINDS: Final[tuple[tuple[tuple[str, ...], SetupKind], ...]] = (
    (("human", "random"), "basic"),
    (("human", "human"), "basic"),
    (("human", "random", "random", "random"), "draft"),
    (("human", "human", "random"), "basic"),
    (("human", "human", "human"), "draft"),
    (("human", "random", "random"), "basic"),
)
KEYS: Final = (
    "l", "d", "h", "i", "n", "escape", "enter", "space", "1", "2", "3", "9", "f2", "f3", "page up",
    "end", "tab", "left", "right", "ctrl z", "ctrl y",
)  # fmt: skip
OVERLAYS: Final = ("sheet", "choice", "advice", "perks sheet", "opened")
"""The papers of what lies open, by their names; log and hand lie there in other places then."""


class Wild:
    """Somebody who does anything at all, and the table in each frame of it."""

    def __init__(self, number: int) -> None:
        players, setup = KINDS[number % len(KINDS)]
        size = SIZES[number % len(SIZES)]
        self.sitting = Sitting(players, seed=number, setup=setup, speed=6.0, size=size)
        self.rng = Rng(number)
        self.wrong: list[str] = []
        self._checked: object = None
        self._at = Point(1, 1)

    @property
    def table(self) -> TableScreen | None:
        screen = self.sitting.app.screen
        return screen if isinstance(screen, TableScreen) else None

    def play(self, frames: int) -> None:
        """Play until the game is over, or for so many frames."""
        for frame in range(frames):
            if self.sitting.session.ended or self.wrong:
                return
            done, before, asked = self._does(), self.held, self._asked
            self.sitting.app.frame(done, FRAME)
            if self.table is not None and not self.table.gone:
                found = list(faults(self.table, self))
                if before is not None and self.held is None and asked == self._asked:
                    found += [f"{before} is lost"] * (not any(map(lets_go, done)))
                self.wrong += [f"frame {frame}, after {done}: {one}" for one in found]

    @property
    def held(self) -> object:
        """The card of the hand that is held."""
        drag = self.table.scene.pointer.drag if self.table is not None else None
        return drag.node.key if drag is not None and is_card(drag.node) else None

    @property
    def _asked(self) -> object:
        """Stands for what is asked of whom, and for the table."""
        table = self.table
        return table, table.model.situation.subject if table is not None else None

    def chance(self, percent: int) -> bool:
        return self.rng.below(100) < percent

    # What is done.

    def _does(self) -> list[Input]:
        table = self.table
        if table is None:
            self.sitting.app.pop()
            return []
        if self.chance(6):
            return [Resize(*self.rng.choice(SIZES))]
        if table.scene.pointer.drag is not None:
            return self._drags()
        kinds: list[Callable[[TableScreen], list[Input]]] = [
            self._answers, self._answers, self._answers, self._takes_up, self._takes_up, self._key,
            self._own_key, self._button, self._waits,
        ]  # fmt: skip
        return self.rng.choice(kinds)(table)

    def _waits(self, table: TableScreen) -> list[Input]:
        return [Blur()] if self.chance(5) else []

    def _press(self, at: Point, button: int = 1) -> list[Input]:
        self._at = at
        return [Pointer("move", at), Pointer("down", at, button), Pointer("up", at, button)]

    def _answers(self, table: TableScreen) -> list[Input]:
        """Press a button, or something that is an answer."""
        named = ("take_over", "done", "seen since", "pad:", "turn:", "button:")
        buttons = self.sitting.pilot.nodes(
            lambda node: node.clicked is not None and node.name.startswith(named)
        )
        found = [*buttons, *table.bindings.glowing.values()]
        away = ("button:menu", "button:results")
        spots = [spot_of(table.scene, one) for one in found if not one.name.startswith(away)]
        seen = [one for one in spots if one is not None]
        return self._press(self.rng.choice(seen)) if seen else []

    def _takes_up(self, table: TableScreen) -> list[Input]:
        found = self.sitting.pilot.nodes(lambda node: node.payload is not None)
        spots = [spot_of(table.scene, node) for node in found]
        seen = [one for one in spots if one is not None]
        if not seen:
            return []
        at = self.rng.choice(seen)
        self._at = Point(at.x, at.y - 30)
        return [Pointer("move", at), Pointer("down", at, 1), Pointer("move", self._at)]

    def _drags(self) -> list[Input]:
        """Move what is held, do something else meanwhile, or let it go."""
        if self.chance(30):
            return self._key(None)
        if self.chance(10):
            return self._own_key(None)
        table = self.table
        assert table is not None
        takes = self.sitting.pilot.nodes(lambda node: node.accepts is not None)
        spots = [spot_of(table.scene, node) for node in takes]
        seen = [one for one in spots if one is not None]
        self._at = self.rng.choice(seen) if seen and self.chance(40) else self._somewhere(table)
        moved = Pointer("move", self._at)
        return [moved, Pointer("up", self._at, 1)] if self.chance(15) else [moved]

    def _somewhere(self, table: TableScreen) -> Point:
        w, h = table.scene.size
        return Point(self.rng.below(w), self.rng.below(h))

    def _key(self, table: TableScreen | None) -> list[Input]:
        return [Key(self.rng.choice(KEYS))]

    def _own_key(self, table: TableScreen | None) -> list[Input]:
        shown = self.table
        rows = list(shown.model.keys.values()) if shown is not None else []
        if not rows:
            return []
        name = self.rng.choice(self.rng.choice(rows))
        return [Placed(name), Key(name)]

    def _button(self, table: TableScreen) -> list[Input]:
        at = self._somewhere(table)
        if self.chance(40):
            return [Pointer("wheel", at, 0, 1.0 if self.chance(60) else -1.0)]
        return self._press(at, 3 if self.chance(70) else 1)

    # What was checked already.

    def new(self, table: TableScreen) -> bool:
        """True if this value has not been compared yet, as it is laid out now."""
        model = table.model
        now = table.nodes, model.state, model.session.at, model.hotseat.stand
        seen, self._checked = self._checked, now
        return seen is None or any(a is not b for a, b in zip(now, seen, strict=True))  # type: ignore[call-overload]


def lets_go(event: Input) -> bool:
    """Whether a drag ends by it: N does what Escape does where nothing can be declined."""
    ends = isinstance(event, Key) and event.name in ("escape", "n")
    return ends or isinstance(event, Blur) or (isinstance(event, Pointer) and event.what != "move")


# What must hold in every frame.


def faults(table: TableScreen, wild: Wild) -> Iterator[str]:
    """Return what is wrong with a table as it is to be seen now."""
    if wild.new(table):
        yield from other_than_fresh(table)
    yield from held_and_lost(table)
    yield from lies_over_another(table)
    yield from seen_by_others(table)


def other_than_fresh(table: TableScreen) -> Iterator[str]:
    """Compare the values that panels were built of with those of a table that is laid out anew."""
    model, nodes = table.model, table.nodes
    if not model.quiet:
        return
    fresh = table._nodes_for(model.now, None, None)
    shown = made_of(nodes)
    wanted = made_of(fresh)
    yield from (f"{name} is not fresh" for name in wanted if shown.get(name) != wanted[name])
    yield from (f"{name} is left over" for name in shown.keys() - wanted.keys())


def made_of(nodes: TableNodes) -> dict[str, object]:
    return {name: laid.key for name, laid in nodes.panels._laid.items()}


def held_and_lost(table: TableScreen) -> Iterator[str]:
    """A thing is held just when the state says so, and each card of the hand is somewhere."""
    model, drag = table.model, table.scene.pointer.drag
    held = drag.node.key if drag is not None else None
    if held != model.state.dragged:
        yield f"{held} is held, the state says {model.state.dragged}"
    if drag is not None and (drag.ghost.scene is not table.scene or not drag.ghost.shown()):
        yield f"{held} is held, and not seen"
    if not model.quiet or table.nodes.strip != "hand":
        return
    kid = model.session.catalog.kid
    wanted = Counter(kid[card].id for card in model.shown.own.hand if card != HIDDEN)
    cards = [node for node in table.nodes.panels["hand"].holder.walk() if is_card(node)]
    there = Counter(node.key.kid for node in cards if isinstance(node.key, HandCard))
    if there != wanted:
        yield f"{wanted - there} missing in the hand, {there - wanted} too much"


def is_card(node: Node) -> bool:
    return isinstance(node.key, HandCard)


def lies_over_another(table: TableScreen) -> Iterator[str]:
    """No more than one overlay is seen, and it is the one of the state."""
    state = table.model.state
    papers = [n for n in table.nodes.root.walk() if n.name in OVERLAYS and n.shown()]
    names = [paper.name for paper in papers]
    if state.overlay == "hand" and any(n.key == HAND and n.clicked for n in table.nodes.walk()):
        names.append("hand")
    passing = names[:] if "opened" not in names else [one for one in names if one != "opened"]
    if len(passing) > 1:
        yield f"{names} lie over each other, with {state.overlay} open"
    if state.overlay is None and "opened" in names:
        yield "a rival's sheet lies open, and the state knows nothing of it"
    if table.tooltips.kept != (state.tooltip is not None):
        yield f"a tooltip stays: {table.tooltips.kept}, the state says {state.tooltip}"


def seen_by_others(table: TableScreen) -> Iterator[str]:
    """A hand is seen only while its person is at the screen, or where it lies open for all."""
    model, stand = table.model, table.model.stand
    if model.present and stand != model.hotseat.stand:
        yield f"the screen stands at {stand}, the game at {model.hotseat.stand}"
    if not model.hotseat.shared or table.nodes.strip != "hand":
        return
    faces = [node for node in table.nodes.panels["hand"].holder.walk() if is_card(node)]
    if not any(node.children and node.children[0].shown() for node in faces):
        return
    owner = table.nodes.view.seat
    if stand.where == "curtain" and not stand.small:
        yield f"the hand of {owner} is seen below the curtain for {stand.seat}"
    if stand.where in ("private", "glance") and owner != stand.seat:
        yield f"the hand of {owner} is seen while {stand.seat} is at the screen"
    if stand.where == "public" and table.nodes.now.stand.where != "public":
        yield f"the hand of {owner} is still seen at the public table"


# The games.


@pytest.fixture(autouse=True)
def still(monkeypatch: pytest.MonkeyPatch) -> None:
    """Frames depend on no clock."""
    still_clocks(monkeypatch)


@pytest.mark.parametrize("number", range(GAMES or len(KINDS)))
def test_in_every_frame_the_table_is_its_value(number: int) -> None:
    wild = Wild(number)
    wild.play(MOST if GAMES else STRETCH)
    assert wild.wrong == []
    if GAMES:
        assert wild.sitting.session.ended


def test_the_sheet_of_the_question_makes_way_and_comes_back() -> None:
    sitting = Sitting(("human", "random"), seed=5)
    sitting.until(lambda: sitting.asked == "keep")
    table = sitting.table
    own = table.model.shown.seat
    for overlay in (Pile(own), "perks", "log"):
        assert sitting.sees("choice")
        table.model.show(overlay)
        assert not sitting.sees("choice")
        assert list(lies_over_another(table)) == []
        assert table.model.close_last()
    table.popovers.open(RivalBand((own + 1) % 2))
    names = {node.name for node in table.nodes.root.walk()}
    assert {"choice", "opened"} <= names, "what only came by pointing lies over it"
