"""Soak test of what happens while a card is held, flies home or glides to where it was dropped.

Keys, pads, keys of other persons, other buttons, advice, messages, resizing and a window that
loses the focus come in the middle of it. After each drag all cards of the hand must be seen, the
one that was held must let itself be held again, and the table must match the view.
"""

import random
import traceback
from collections import Counter, deque
from collections.abc import Callable
from pathlib import Path
from typing import Final
from unittest.mock import patch

from fort_desktop.bots.hint import Facts, Hint
from fort_desktop.rules.knowledge.view import View
from fort_desktop.rules.model.events import SeatInfo
from fort_desktop.rules.model.moves import Decision
from fort_desktop.rules.model.types import COLOURS
from fort_desktop.scene.events import Blur, Input, Key, Leave, Pad, Placed, Pointer, Resize, Text
from fort_desktop.scene.geometry import Point
from fort_desktop.scene.node import Node
from fort_desktop.scene.pilot import spot_of
from fort_desktop.scene.scene import Scene
from fort_desktop.session import computers
from fort_desktop.ui.app.app import App
from fort_desktop.ui.table.screen import TableScreen
from fort_desktop.ui.table.things import HandCard
from tests.soak.files import Finding, Watch
from tests.soak.forge import Forge
from tests.soak.truth import let_go_on, unrest, untruths, whereabouts

_ALL_SEEN: Final = (2560, 1080)
"""In a window of this size no panel is folded."""
_OTHER: Final = ((1280, 720), (1920, 1080))
_FRAME: Final = 1 / 60
_SEES: Final = 0.45
"""Seconds that a person looks at what was drawn before doing something."""
_AGAIN: Final = 0.7
"""Seconds after which the same key is no series."""
_REST: Final = 3000
_BACK: Final = 300
_ENOUGH: Final = 20
"""Findings after which a round ends."""
_NAMES: Final = (
    "n", "h", "l", "d", "r", "i", "k", "p", "m", "z", "y", "j", "f1", "f2", "f3", "f11", "page up",
    "page down", "home", "end", "escape", "enter", "space", "tab", "left", "right", "1", "2", "3",
    "9", "ctrl z", "ctrl y", "ctrl left", "ctrl right",
)  # fmt: skip
_PADS: Final = ("a", "b", "x", "y", "start", "back", "lb", "rb", "lt", "rt", "l3", "r3")
_PLAYERS: Final = ("human", "random", "random", "random", "easy")
_CLICKED: Final = ("take_over", "done", "back to", "results")


def advise(view: View, decision: Decision, *rest: object) -> tuple[Hint, ...]:
    """Say something at once, as the expert does after a while."""
    return tuple(Hint(move, (), 0.5, Facts()) for move in decision.moves[:3])


class Holder:
    """A person who holds cards while other things happen.

    Attributes:
        made: how many inputs came during drags, during flights, and at rest.
        drags: how many cards were held; checked: how often the table was compared.
    """

    def __init__(self, chance: random.Random, watch: Watch) -> None:
        self.chance = chance
        self.watch = watch
        self.made: Counter[str] = Counter()
        self.drags = self.checked = 0
        self.trail: deque[str] = deque(maxlen=200)
        self.begin()

    def begin(self) -> None:
        """Start the program, with a game on its table."""
        self.app = App(_ALL_SEEN, speed=self.chance.choice((0.5, 1.0, 1.0, 2.0)))
        self._deal()

    def _deal(self) -> None:
        players = ["human", *self.chance.choices(_PLAYERS, k=self.chance.randint(1, 3))]
        seats = [SeatInfo(f"S{i}", COLOURS[i], player) for i, player in enumerate(players)]
        seed = self.chance.randrange(10**9)
        self.trail.append(f"deals {seed} to {', '.join(players)} at speed {self.app.speed}")
        self.app.games.start(seats, "basic", seed)

    @property
    def scene(self) -> Scene:
        """The scene that is shown."""
        return self.app.screen.scene

    def frame(self, seconds: float, *events: Input) -> None:
        """One frame with some input, which is counted."""
        if events:
            self.made[self._now()] += len(events)
            self.trail.append(f"{self._now()}: {', '.join(map(repr, events))}")
        self.app.frame(list(events), seconds)

    def _now(self) -> str:
        scene = self.scene
        if scene.pointer.drag is not None:
            return "drag"
        return "flight" if scene.animator.busy else "rest"

    def frames(self, seconds: float) -> None:
        """Let time pass."""
        for _ in range(max(1, round(seconds / _FRAME))):
            self.frame(_FRAME)

    # A drag, and what comes in the middle of it.

    def step(self) -> None:
        """Hold some cards one after another, and look what has become of all; or play on."""
        key = None
        for _ in range(self.chance.randint(1, 8)):
            key = self._hold() or key
        if key is not None:
            self.check(key)
        if not any(node.payload is not None for node in self._cards()):
            self._play_on()

    def _hold(self) -> object:
        """Hold a card and let go of it; None if there is none."""
        held = [node for node in self._nodes() if node.payload is not None]
        cards = [node for node in held if isinstance(node.key, HandCard)]
        if not cards or not isinstance(self.app.screen, TableScreen):
            return None
        node = self.chance.choice(cards if self.chance.random() < 0.85 else held)
        at = spot_of(self.scene, node)
        if at is not None:
            self._drag(node, at)
        return node.key

    def _nodes(self) -> list[Node]:
        return [node for node in self.scene.root.walk() if node.shown()]

    def _drag(self, node: Node, at: Point) -> None:
        self.frame(0.0)
        self.frame(_SEES)
        self.trail.append(f"holds {node.name}")
        self.frame(_FRAME, Pointer("move", at), Pointer("down", at, 1))
        self.drags += 1
        self._meanwhile(0.1)
        to, steps = self._goal(node), self.chance.randint(2, 6)
        for i in range(1, steps + 1):
            self.frame(self._pace(), Pointer("move", at.toward(to, i / steps)))
            self._meanwhile(0.4)
        for _ in range(self.chance.randint(0, 10)):
            if self.scene.pointer.drag is None:
                break
            self._meanwhile(1.0)
        self.frame(self._pace(), Pointer("up", to, 1))
        for _ in range(self.chance.randint(2, 14)):
            self.frame(_FRAME)
            if not self.scene.animator.busy:
                break
            self._meanwhile(0.8)

    def _goal(self, node: Node) -> Point:
        """A place that would take it, or any place."""
        takers = [one for one in self._nodes() if one.accepts is not None and one is not node]
        found = [one for one in takers if one.accepts is not None and one.accepts(node.payload)]
        if found and self.chance.random() < 0.5:
            return self.chance.choice(found).area.center
        w, h = self.scene.size
        return Point(self.chance.uniform(0, w), self.chance.uniform(0, h))

    def _pace(self) -> float:
        return self.chance.choice((0.0, _FRAME, _FRAME, 2 * _FRAME, 0.1))

    def _meanwhile(self, often: float) -> None:
        """Something else, perhaps several things."""
        acts: tuple[tuple[Callable[[], list[Input]], int], ...] = (
            (self._key, 40), (self._pad, 14), (self._own_key, 22), (self._button, 6),
            (self._wheel, 3), (self._elsewhere, 4), (self._resize, 1), (self._message, 1),
        )  # fmt: skip
        while self.chance.random() < often:
            [act] = self.chance.choices([act for act, _ in acts], [weight for _, weight in acts])
            self.frame(self._pace(), *act())
            often *= 0.8

    def _key(self) -> list[Input]:
        name = self.chance.choice(_NAMES)
        return [Key(name), Text(name)] if len(name) == 1 else [Key(name)]

    def _pad(self) -> list[Input]:
        return [Pad(self.chance.choice(_PADS), self.chance.randint(1, 3))]

    def _own_key(self) -> list[Input]:
        """A key of somebody else who shares the screen, or of the same person."""
        screen = self.app.screen
        rows = list(screen.model.keys.values()) if isinstance(screen, TableScreen) else []
        if not rows:
            return self._key()
        name = self.chance.choice(self.chance.choice(rows))
        return [Placed(name), Key(name), Text(name)]

    def _button(self) -> list[Input]:
        w, h = self.scene.size
        at = Point(self.chance.uniform(0, w), self.chance.uniform(0, h))
        button = self.chance.choice((1, 3, 3, 2))
        return [Pointer("down", at, button), Pointer("up", at, button)]

    def _wheel(self) -> list[Input]:
        w, h = self.scene.size
        at = Point(self.chance.uniform(0, w), self.chance.uniform(0, h))
        return [Pointer("wheel", at, 0, self.chance.choice((-1.0, 1.0)))]

    def _elsewhere(self) -> list[Input]:
        return [self.chance.choice((Blur(), Leave()))]

    def _resize(self) -> list[Input]:
        return [Resize(*self.chance.choice(_OTHER))]

    def _message(self) -> list[Input]:
        self.app.tell(lambda: "A file was added.")
        return []

    # Afterwards.

    def check(self, held: object) -> None:
        """Compare the table at rest with the view, and hold the card once more."""
        self.frame(_FRAME, Pointer("up", Point(1, 1), 1), Pointer("up", Point(1, 1), 3))
        table = self._back()
        if table is None:
            return
        self._looks_away()
        if not self._settled():
            self.find("it never comes to rest", unrest(self.app.screen))
            self.begin()
            return
        self._looks_away()  # a question that has come meanwhile has put the focus on an answer
        found = untruths(table) + self._lost()
        self.checked += 1
        if not found and any(node.key == held for node in self._cards()):
            found = self._dead(held)
        if found:
            self.find("what is shown is not so", "\n".join([whereabouts(table), *found]))
            self.begin()

    def _looks_away(self) -> None:
        """Nothing is pointed at any more, so that no card is seen in front."""
        self.scene.focus.hide()
        self.frame(_FRAME, Pointer("move", Point(1, 1)), Leave())
        for _ in range(7):
            self.frame(0.1)

    def _cards(self) -> list[Node]:
        return [node for node in self._nodes() if isinstance(node.key, HandCard)]

    def _lost(self) -> list[str]:
        """Cards that lie there unseen, and pictures that float."""
        faces = [(node, node.children[:1]) for node in self._cards()]
        unseen = [node.name for node, face in faces if not (face and face[0].shown())]
        floats = [node.name for node in self._nodes() if node.name == "drag"]
        return [f"{name} is not seen" for name in unseen] + [f"{name} floats" for name in floats]

    def _dead(self, key: object) -> list[str]:
        """Return the fault if a card cannot be held any more, or does not come back."""
        at = self._seen_at(key)
        if at is None:
            return []
        self.frame(_FRAME, Pointer("move", at), Pointer("down", at, 1))
        self.frame(_FRAME, Pointer("move", Point(at.x, at.y - 60)))
        holds = self.scene.pointer.drag is not None
        self.frame(_FRAME, Key("escape"), Pointer("up", Point(1, 1), 1))
        self._looks_away()
        rested = self._settled()
        back = any(one.key == key for one in self._cards())
        faults = ((holds, "cannot be held"), (rested, "never rests"), (back, "does not come back"))
        return [f"{key} {words}" for well, words in faults if not well]

    def _seen_at(self, key: object) -> Point | None:
        """Look until a card lies still; return where it can be held, None for nowhere.

        A note that goes by itself gives its room back to the hand, whose cards move apart.
        """
        before: Point | None = None
        for _ in range(_REST):
            node = next(node for node in self._cards() if node.key == key)
            at = spot_of(self.scene, node) if node.payload is not None else None
            if at is None or at == before:
                return at
            before = at
            self.frame(0.0)
            self.frame(_SEES)
        return before

    def _settled(self) -> bool:
        for _ in range(_REST):
            let_go_on(self.app.screen)
            self.frame(0.1)
            if not self.app.busy:
                return True
        return False

    def _back(self) -> TableScreen | None:
        """Back to the table with nothing over it, in the large window; None after a new deal."""
        for _ in range(_BACK):
            screen = self.app.screen
            session = self.app.games.session
            if session is None or session.ended:
                self._deal()
                return None
            if not isinstance(screen, TableScreen):
                self.frames(_AGAIN)
                self.frame(_FRAME, Key("escape"))
            elif not self._closes(screen):
                if self.scene.size != _ALL_SEEN:
                    self.frame(_FRAME, Resize(*_ALL_SEEN))
                return screen
            self.frame(_FRAME)
        self.find("there is no way back to the table", type(self.app.screen).__name__)
        self.begin()
        return None

    def _closes(self, table: TableScreen) -> bool:
        """Close one of the things that lie over the table; False if there is none."""
        model = table.model
        if table.notes:
            table.close_notes()
        elif table.tooltips.kept:
            table.tooltips.close()
        elif model.past is not None:
            model.to_now()
        elif model.hotseat.wish is not None:
            table.shared.refuse()
        elif model.held:
            model.hold(False)
        elif model.state.something_open:
            model.close_last()
        else:
            table.popovers.open(None)
            return False
        return True

    def _play_on(self) -> None:
        """Press what leads on, without waiting for anything, until a card can be held."""
        speed, self.app._speed = self.app._speed, 0.0
        for _ in range(_BACK):
            table = self._back()
            if table is not None and self._settled():
                if any(node.payload is not None for node in self._cards()):
                    break
                self._press_on(table)
        self.app._speed = speed
        self.scene.animator.speed = self.app.speed

    def _press_on(self, table: TableScreen) -> None:
        """Press a button, an answer, or one of a pad; without any, deal anew."""
        nodes = [node for node in self._nodes() if node.clicked is not None]
        leads = [node for node in nodes if node.name in _CLICKED]
        answers = [node for node in nodes if node.name.startswith(("button:", "pad:", "turn:"))]
        found = leads or [*answers, *table.bindings.glowing.values()]
        spots = [spot for node in found if (spot := spot_of(self.scene, node)) is not None]
        if not spots:
            self._deal()
            return
        at = self.chance.choice(spots)
        self.frame(0.0)
        self.frame(_SEES)
        self.frame(_FRAME, Pointer("move", at), Pointer("down", at, 1), Pointer("up", at, 1))

    def find(self, what: str, detail: str) -> None:
        """Report a finding, with everything that led to it."""
        content = "\n".join(self.trail).encode("utf-8", "backslashreplace")
        self.watch.findings.append(Finding(what, detail, content))


def soak_drags(forge: Forge, count: int, data: Path, watch: Watch) -> None:
    """Hold cards until so many inputs have come during drags and flights."""
    with patch.object(computers, "hints", advise):
        holder = Holder(forge.chance, watch)
        while holder.made["drag"] + holder.made["flight"] < count:
            try:
                holder.step()
            except Exception as fault:
                holder.find("drags", "".join(traceback.format_exception(fault)[-8:]))
                holder.begin()
            if len(watch.findings) >= _ENOUGH:
                break
        holder.app.close()
    said = ", ".join(f"{what} {n}" for what, n in sorted(holder.made.items()))
    print(f"{said}; {holder.drags} drags, compared {holder.checked} times", end="; ")
