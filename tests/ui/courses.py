"""What persons press at one screen, from the first card to the last: everything that there is."""

from collections.abc import Callable, Sequence

from fort_desktop.rules.model.rng import Rng
from fort_desktop.scene.events import Blur, Input, Key, Placed, Pointer
from fort_desktop.scene.geometry import Point
from fort_desktop.scene.node import Node
from fort_desktop.scene.pilot import spot_of
from fort_desktop.ui.screens.results import ResultsScreen
from fort_desktop.ui.screens.seats import SeatsScreen
from fort_desktop.ui.table.screen import TableScreen
from fort_desktop.ui.table.situation import AnswerPads
from fort_desktop.ui.table.state import TypedPin
from tests.ui.watching import PIN, Pair

Press = list[list[Input]]
OFTEN = 5
"""One in so many presses is one that answers nothing."""
READ_OUT = ("f5", "f6", "f7", "f8", "f9")
AT_ANY_TIME = (
    *("l", "page up", "escape", "ctrl z", "d", "f2", "i", "r", "wheel", "blur", "hover"),
    *READ_OUT,
)
ON_A_GLANCE = ("hand:", "mode:", "suit:", "answers")
IN_PRIVATE = ("h", "space", "hover", "l", "page up", "ctrl z", "blur", *READ_OUT)


def key(name: str) -> Press:
    """A key, as a window tells of it."""
    return [[Key(name)]]


def own_key(place: str) -> Press:
    """A key that is somebody's own."""
    return [[Placed(place), Key(place)]]


def click(at: Point) -> Press:
    """A click, with a frame between each two things."""
    return [[Pointer("move", at)], [Pointer("down", at, 1)], [Pointer("up", at, 1)]]


class Persons:
    """All who share the screen; the same seed presses the same.

    Attributes:
        done: what was pressed, by kind.
    """

    def __init__(self, pair: Pair, seed: int) -> None:
        self.pair, self.rng = pair, Rng(seed)
        self.done: set[str] = set()
        self._tried = 0

    @property
    def over(self) -> bool:
        """Return True if the scores are shown."""
        return isinstance(self.pair.true.app.screen, ResultsScreen)

    @property
    def _ended(self) -> bool:
        """Return True if the game has ended: whoever left it now would not be asked to go on."""
        session = self.pair.true.session
        return session is not None and session.ended

    def press(self) -> None:
        """One press."""
        table = self.pair.true.table
        if table is None:
            self._elsewhere()
        elif table.model.past is not None:
            self._past()
        elif self.rng.below(OFTEN) == 0:
            self._aside(table)
        else:
            self._answer(table)

    def _do(self, what: str, press: Press, leaves: bool = False, by: int | None = None) -> None:
        self.done.add(what)
        self.pair.press(press, leaves, by)

    # What is to be found.

    def _nodes(self, match: Callable[[Node], bool]) -> list[tuple[Node, Point]]:
        scene = self.pair.true.app.screen.scene
        found = [n for n in scene.root.walk() if n.shown() and n.clicked is not None and match(n)]
        spots = [(node, spot_of(scene, node)) for node in found]
        return [(node, spot) for node, spot in spots if spot is not None]

    def _named(self, *names: str) -> list[tuple[Node, Point]]:
        return self._nodes(lambda node: node.name in names)

    def _click(self, what: str, found: Sequence[tuple[Node, Point]], leaves: bool = False) -> bool:
        if found:
            self._do(what, click(self.rng.choice(found)[1]), leaves)
        return bool(found)

    # Beside the table.

    def _elsewhere(self) -> None:
        kind = self.pair.true.app.screen.kind
        if isinstance(self.pair.true.app.screen, SeatsScreen):
            self._seats()
        elif kind == "pause" and self.rng.below(2) and not self._ended:
            self._click("leave", self._named("leave"), leaves=True)
        elif kind == "pause" and self.rng.below(4) == 0:
            self._click("seats", self._named("seats"))
        elif kind == "pause":
            self._do("pause", key("escape"))
        elif kind == "title":
            self._click("go on", self._named("continue"))
        else:
            self._do(kind, key("escape"))

    def _seats(self) -> None:
        """On the sheet of who sits where: a question that is left, somebody who goes, or back."""
        at = self.rng.below(4)
        asks = self._nodes(lambda n: n.name.startswith(("person ", "computer ")))
        away = self._nodes(lambda n: n.name.startswith("away "))
        if at == 0 and self._click("asked for a seat", asks):
            return
        if at == 1 and self._click("away", away):
            return
        self._do("seats", key("escape"))

    def sit_about(self) -> None:
        """Go to the sheet of who sits where, ask for a seat, go away and come back."""
        self._do("escape", key("escape"))
        self._click("seats", self._named("seats"))
        self._click("asked for a seat", self._named("person 1"))
        self._do("seats", key("escape"))
        for _ in range(2):
            self._click("away", self._named("away 1"))
        self._do("seats", key("escape"))

    def _past(self) -> None:
        if self.rng.below(3):
            self._do("past", key("left"))
        else:
            self._do("now", key("end"))

    def _aside(self, table: TableScreen) -> None:
        """Something that answers nothing."""
        where = table.model.stand.where
        wanted = self.rng.choice(IN_PRIVATE if where == "private" else AT_ANY_TIME)
        if wanted == "hover":
            found = self._nodes(lambda node: True)
            if found:
                self._do("hover", [[Pointer("move", self.rng.choice(found)[1])]])
        elif wanted == "wheel":
            self._do("wheel", [[Pointer("wheel", Point(600, 180), 0, 1.0)]])
        elif wanted == "blur":
            self._do("blur", [[Blur()]])
        else:
            self._do(wanted, key(wanted))

    # At the table.

    def _answer(self, table: TableScreen) -> None:
        model = table.model
        where = model.stand.where
        if model.hotseat.wish is not None:
            self._agree(table)
        elif where == "curtain":
            self._curtain(table)
        elif isinstance(model.situation, AnswerPads):
            self._pads(table)
        elif where == "glance":
            self._glance()
        elif where == "over" and model.situation.turns is not None:
            self._do(
                "turn", own_key(model.keys[model.situation.turns][0]), by=model.situation.turns
            )
        elif where == "over":
            self._click("results", self._named("button:results", "results"))
        elif model.undone is not None:
            self._click("done", self._named("done", "button:done"))
        else:
            self._question(table)

    def _agree(self, table: TableScreen) -> None:
        wish, keys = table.model.hotseat.wish, table.model.keys
        assert wish is not None
        left = [seat for seat in keys if seat not in wish.agreed]
        at = 0 if self.rng.below(5) else 2
        self._do("agree" if at == 0 else "refuse", own_key(keys[self.rng.choice(left)][at]))

    def _pin(self, entry: TypedPin, table: TableScreen) -> None:
        """Type the PIN, or other digits; forget it, or go back to the curtain."""
        keys, at = table.model.keys, self.rng.below(24)
        if entry.agreed is not None:
            others = [seat for seat in keys if seat not in {entry.seat, *entry.agreed}]
            answer = 0 if self.rng.below(4) else 2
            self._do("without PIN", own_key(keys[self.rng.choice(others)][answer]))
        elif at == 0:
            self._click("forgotten", self._named("forgotten", "button:forgotten"))
        elif at == 1:
            self._do("escape", key("escape"))
        else:
            right = PIN[len(entry.digits)] if PIN.startswith(entry.digits) else "0"
            self._do("digit", key("9" if at == 2 else right))

    def _curtain(self, table: TableScreen) -> None:
        if table.model.entry is not None:
            self._pin(table.model.entry, table)
            return
        at = self.rng.below(8)
        if at == 0 and self._click("back", self._named("back to", "button:back to")):
            return
        if at < 3:
            self._do("lift by key", own_key(table.model.keys[table.model.stand.seat][1]))
        elif at < 5:
            self._do("lift", key("enter"))
        else:
            self._click("lift by pointer", self._named("take_over"))

    def _pads(self, table: TableScreen) -> None:
        model, keys = table.model, table.model.keys
        asked = model.asked
        assert asked is not None
        at = self.rng.below(10)
        if at == 0:
            other = self.rng.choice([seat for seat in keys if seat != asked])
            self._do("another looks", own_key(keys[other][1]))
        elif at == 1 and self._click("nobody", self._named("nobody", "button:nobody")):
            return
        else:
            answer = self.rng.below(3)
            by = asked if answer == 0 else None
            self._do(("follow", "look", "no")[answer], own_key(keys[asked][answer]), by=by)

    def _glance(self) -> None:
        if self.rng.below(3) == 0:
            found = self._nodes(lambda n: n.name.startswith(ON_A_GLANCE))
            if self._click("glance", found):
                return
        self._click("done", self._named("done", "button:done"))

    def _question(self, table: TableScreen) -> None:
        if self.rng.below(2) and self._click("since", self._named("seen since")):
            return
        found = [*table.keys.answers(), *table.keys.declines()]
        scene = table.scene
        spots = [(node, spot) for node in found if (spot := spot_of(scene, node)) is not None]
        self._tried += 1
        if not spots or self._tried % 9 == 0:
            self._do("cover", key("space" if table.shared.private else "escape"))
        else:
            self._click("answer", spots)
