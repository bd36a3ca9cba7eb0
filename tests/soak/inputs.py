"""Soak test of random input on all screens: nothing fails, and the table matches the view."""

import os
import random
import sys
import time
import traceback
from collections import Counter, deque
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Final
from unittest.mock import patch

from fort_desktop.rules.model.events import SeatInfo
from fort_desktop.rules.model.types import COLOURS, SetupKind
from fort_desktop.scene.driver import HeadlessDriver
from fort_desktop.scene.events import Blur, Dropped, Input, Key, Leave, Pointer, Quit, Text
from fort_desktop.scene.geometry import Point
from fort_desktop.scene.node import Node
from fort_desktop.scene.scene import Scene
from fort_desktop.ui.app.app import App
from fort_desktop.ui.bench.memory import memory_mb
from fort_desktop.ui.host import routes
from fort_desktop.ui.persons.settings import FACTORS, SettingsFile
from fort_desktop.ui.table.screen import TableScreen
from fort_desktop.ui.toolkit import clipboard
from tests.soak.files import Finding, Watch, written_outside
from tests.soak.forge import Forge
from tests.soak.guard import Fortress, PlantedError
from tests.soak.looking import look_back
from tests.soak.truth import let_go_on, unrest, untruths, whereabouts

PORTION: Final = 200
"""Events after which the table comes to rest and is compared with the view."""
SECONDS: Final = 5.0
"""Of the processor's time, for one thing done with all that it leads to."""
MEGABYTES: Final = 900
"""Memory that is really there, at the largest of the windows."""
RECORDS: Final = 24
_REST: Final = 6000
_SIZES: Final = (
    (1280, 720), (1024, 768), (640, 360), (960, 540), (1920, 1080), (800, 1100), (1600, 500), (1, 1)
)  # fmt: skip
_WINDOWS: Final = 3
"""Sizes that one round has: each has its pictures drawn anew, which takes most of the time."""
_TIMES: Final = (0.0, 0.0, 1 / 60, 1 / 60, 1 / 30, 0.1, 0.5, 3.0)
_KEYS: Final = (
    "tab", "shift tab", "enter", "space", "escape", "left", "right", "up", "down", "home", "end",
    "page up", "page down", "delete", "backspace", "ctrl backspace", "ctrl z", "ctrl y",
    "ctrl shift z", "ctrl v", "ctrl c", "ctrl x", "ctrl a", "f1", "f11", "alt enter", "m", "M", "j",
    "1", "9", "ctrl", "alt f4", "é", "\ud800", "no such key", "",
)  # fmt: skip
_TEXTS: Final = (
    "a", "Maja", "щ", "\0", "\x1b[2J", "\ud800", "\udfff\ud800", "a\nb\r\t", "\u202e\u0301" * 20,
    "\N{PILE OF POO}" * 40, "w" * 100_000, "a " * 50_000, "9" * 5000, "{x} %s {0}", "", "\ufeff",
)  # fmt: skip
_PATHS: Final = (
    "", "/", ".", "a.fort", "nul\0.fort", "half\ud800.fort", "x" * 300, "/dev/zero", "/dev/null",
    "/proc/self/mem", "../../etc/passwd", "file:///tmp/a.fort", "~/a.fort", "a/" * 3000,
)  # fmt: skip
_ALL_SEEN: Final = (2560, 1080)
"""In a window of this size no panel is folded."""
_PLAYERS: Final = ("human", "human", "easy", "random")


class Monkey:
    """A simulated person who does anything at random.

    Args:
        inbox: a folder of hostile files; watch: collects the findings.

    Attributes:
        guard: the program, in the window that catches its exceptions; scene: the shown scene.
        visited: how many events each screen got; compared: how often the table was compared.
    """

    def __init__(self, chance: random.Random, data: Path, inbox: Path, watch: Watch) -> None:
        self.chance = chance
        self.data = data
        self.inbox = inbox
        self.dropped = [*_PATHS, *map(str, sorted(inbox.iterdir()))]
        self.watch = watch
        self.trail: deque[str] = deque(maxlen=200)
        self.visited: Counter[str] = Counter()
        self.compared = 0
        self.sizes = chance.sample(_SIZES, _WINDOWS)
        self.driver = HeadlessDriver(self.sizes[0])
        self.scene: Scene | None = None
        self.guard = Fortress(self._start, self.driver, data / "logs", self._fell)
        self.guard.begin()
        self._acts: tuple[tuple[Callable[[], None], int], ...] = (
            (self._click, 40), (self._move, 14), (self._key, 18), (self._drag, 10),
            (self._wheel, 3), (self._text, 4), (self._drop, 2), (self._leave, 2),
            (self._resize, 1), (self._strange_buttons, 3), (self._go, 2),
        )  # fmt: skip

    def _start(self, record: Path | None) -> App:
        app = App(self.driver.size, data=self.data, store=SettingsFile(self.data / "settings.json"))
        app.places, app.documents = [self.inbox], self.data / "documents"
        app.full_screen = lambda on: self.driver.resize(self.sizes[on])
        if record is not None:
            app.games.open(record)
        return app

    # What happens in a frame.

    def event(self) -> None:
        """Do something at random, then let some time pass or none."""
        acts, weights = zip(*self._acts, strict=True)
        screen = self.guard.app.screen if self.guard.app is not None else None
        self.visited[type(screen).__name__ if screen is not None else "CrashScreen"] += 1
        began = time.process_time()
        self.chance.choices(acts, weights)[0]()
        if self.chance.random() < 0.8:
            self.frame(self.chance.choice(_TIMES))
        if time.process_time() - began > SECONDS:
            self.find(f"this took {time.process_time() - began:.1f} s", "")

    def frame(self, seconds: float, noted: bool = True) -> None:
        """Run one frame, drawn now and then; a closed window is reopened.

        What happens while all comes to rest is not `noted`: the history would hold only that.
        """
        inputs = self.driver.inputs()
        if noted:
            self.trail.extend(repr(event)[:200] for event in inputs)
            self.trail.append(f"{seconds:.3f} s")
        self.scene = self.guard.frame(inputs, seconds)
        if self.scene is not None and self.chance.random() < 0.3:
            self._draw(self.scene)
        if self.scene is None:
            record = self._a_game() if self.chance.random() < 0.5 else None
            self.trail.append(f"a new start with {record}")
            self.guard.begin(record)

    def _draw(self, scene: Scene) -> None:
        try:
            self.driver.show(scene)
        except Exception as fault:
            self.guard.fell(fault)

    def _fell(self, fault: Exception) -> None:
        self.find("input", "".join(traceback.format_exception(fault)[-8:]))

    def find(self, what: str, detail: str) -> None:
        """Report a finding, with everything that led to it."""
        content = "\n".join(self.trail).encode("utf-8", "backslashreplace")
        self.watch.findings.append(Finding(what, detail, content))

    def rest(self) -> None:
        """Let all animations end, and compare the table with the view."""
        if self.guard.app is not None and self.guard.app.games.session is None:
            self.chance.choice((self._new_game, self._open))()
        self.driver.queue += [Pointer("up", Point(1, 1), 1), Pointer("up", Point(1, 1), 3), Blur()]
        if not self._settled():
            shown = self.guard.app.screen if self.guard.app is not None else None
            self.find("it never comes to rest", unrest(shown))
            return
        app = self.guard.app
        screen = app.screen if app is not None else None
        if isinstance(screen, TableScreen):
            found = untruths(self._unfolded(screen))
            if screen.app.scale > 100:
                # Persons have a size of writing of their own, at which panels fold in any window.
                return
            self.compared += 1
            if found:
                self.find("what is shown is not so", "\n".join([whereabouts(screen), *found]))

    def _settled(self) -> bool:
        """Let all animations end; whether they do."""
        for number in range(_REST):
            if self.guard.app is not None:
                let_go_on(self.guard.app.screen)
            self.frame(0.1, noted=False)
            if not self.guard.busy and not self.driver.queue:
                return True
            if number > 100:
                time.sleep(0.001)
        return False

    def _unfolded(self, table: TableScreen) -> TableScreen:
        """The table in a window in which everything is laid out, and nothing lies over it."""
        self.driver.resize(_ALL_SEEN)
        table.app.change(scale=100)
        table.popovers.open(None)
        while table.model.close_last():
            pass
        self._settled()
        return table

    # What is done.

    def _put(self, *events: Input) -> None:
        """Send events, all in one frame or one per frame."""
        apart = self.chance.random() < 0.6
        for event in events:
            self.driver.queue.append(event)
            if apart:
                self.frame(self.chance.choice(_TIMES[:5]))

    def _spot(self) -> Point:
        """A point: mostly on something clickable, sometimes anywhere, even outside the window."""
        w, h = self.driver.size
        nodes = self._nodes() if self.chance.random() < 0.85 else []
        if not nodes:
            return Point(self.chance.uniform(-0.1, 1.1) * w, self.chance.uniform(-0.1, 1.1) * h)
        # The way out is pressed seldom, or no game would go far.
        ways_out = {"menu", "leave", "title", "quit", "back"}
        node = self.chance.choice(nodes)
        if node.name in ways_out and self.chance.random() < 0.8:
            node = self.chance.choice(nodes)
        area = node.area
        return Point(
            area.x + area.w * self.chance.uniform(0.05, 0.95),
            area.y + area.h * self.chance.uniform(0.05, 0.95),
        )

    def _nodes(self) -> list[Node]:
        if self.scene is None:
            return []
        return [node for node in self.scene.root.walk() if node.reacts and node.shown()]

    def _click(self) -> None:
        at = self._spot()
        self._put(Pointer("move", at), Pointer("down", at, 1), Pointer("up", at, 1))

    def _move(self) -> None:
        self._put(Pointer("move", self._spot()))

    def _drag(self) -> None:
        start, end = self._spot(), self._spot()
        steps = self.chance.randint(1, 5)
        way = [Pointer("move", start.toward(end, i / steps)) for i in range(1, steps + 1)]
        self._put(Pointer("move", start), Pointer("down", start, 1), *way)
        if self.chance.random() < 0.3:
            self.chance.choice((self._key, self._resize, self._leave, self._go, self._wheel))()
        if self.chance.random() < 0.9:
            self._put(Pointer("up", end, 1))

    def _strange_buttons(self) -> None:
        """Use the right button, releases without a press, two buttons at once."""
        what, button = self.chance.choice(("down", "up")), self.chance.choice((1, 2, 3, 9))
        self._put(Pointer("down" if what == "down" else "up", self._spot(), button))

    def _wheel(self) -> None:
        notches = self.chance.choice((-1.0, 1.0, 0.25, -40.0, 1e6, 0.0))
        self._put(Pointer("wheel", self._spot(), 0, notches))

    def _key(self) -> None:
        self._put(*[Key(self.chance.choice(_KEYS)) for _ in range(self.chance.randint(1, 4))])

    def _text(self) -> None:
        """Type into a field, if there is one."""
        fields = [node for node in self._nodes() if node.typed is not None]
        if fields:
            at = self.chance.choice(fields).area.center
            self._put(Pointer("move", at), Pointer("down", at, 1), Pointer("up", at, 1))
        self._put(self.chance.choice((Text(self.chance.choice(_TEXTS)), Key("ctrl v"))))

    def pasted(self) -> str:
        """The content of the clipboard."""
        return self.chance.choice(_TEXTS)

    def _drop(self) -> None:
        app = self.guard.app
        if app is not None and self.chance.random() < 0.5:
            app.push(routes.Imports())
            self.frame(0.0)
        self._put(Dropped(self.chance.choice(self.dropped)))

    def _leave(self) -> None:
        self._put(self.chance.choice((Blur(), Leave())))

    def _resize(self) -> None:
        self.driver.resize(self.chance.choice(self.sizes))

    # Where input alone would come too seldom.

    def _go(self) -> None:
        """Go to a random screen; the window may be closed, the program may fail."""
        app = self.guard.app
        ways: list[Callable[[], None]] = [self._new_game] * 4 + [self._open] * 4
        if app is None:
            return
        ways += [
            partial(app.push, routes.NewGame()),
            partial(app.push, routes.Settings()),
            partial(app.push, routes.Games()),
            partial(app.push, routes.Almanac()),
            partial(app.push, routes.Title()),
        ]
        ways += [self._tell, self._fail, self._speed, *[self._look_back] * 4]
        if app.games.session is not None and app.games.session.ended:
            at_end = routes.Table(app.games.session, at_end=True)
            ways += [partial(app.push, routes.Results()), partial(app.push, at_end)] * 4
        ways.append(lambda: self.driver.queue.append(Quit()))
        way = self.chance.choice(ways)
        self.trail.append(f"goes: {getattr(way, '__name__', way)}")
        try:
            way()
        except Exception as fault:
            self.guard.fell(fault)

    def _new_game(self) -> None:
        app = self.guard.app
        if app is None:
            return
        players = ["human", *self.chance.choices(_PLAYERS, k=self.chance.randint(1, 3))]
        seats = [SeatInfo(f"S{i}", COLOURS[i], player) for i, player in enumerate(players)]
        setup: SetupKind = self.chance.choice(("basic", "draft"))
        app.games.start(seats, setup, self.chance.randrange(10**9), self.chance.random() < 0.3)

    def _a_game(self) -> Path | None:
        games = sorted((self.data / "games").glob("*.fort"))
        return self.chance.choice(games) if games else None

    def _open(self) -> None:
        path = self._a_game()
        if path is not None and self.guard.app is not None:
            self.guard.app.games.open(path)

    def _look_back(self) -> None:
        if self.guard.app is not None:
            look_back(self.guard.app, self.chance)

    def _tell(self) -> None:
        if self.guard.app is not None:
            words = self.chance.choice(_TEXTS)
            self.guard.app.tell(lambda: words)

    def _fail(self) -> None:
        if self.chance.random() < 0.3:
            raise PlantedError("on purpose")

    def _speed(self) -> None:
        if self.guard.app is not None:
            reduced = self.chance.random() < 0.3
            self.guard.app.change(speed=self.chance.choice([*FACTORS]), reduced_motion=reduced)

    def tidy(self) -> None:
        """Delete games, so that they do not accumulate; possibly the one being played."""
        for path in sorted((self.data / "games").glob("*.fort"))[30:]:
            path.unlink()


def hostile_files(forge: Forge, inbox: Path) -> None:
    """Fill a folder with forged records and with other files."""
    inbox.mkdir(parents=True)
    for number in range(RECORDS):
        (inbox / f"x{number}.fort").write_bytes(forge.record())
    for number, content in enumerate(forge.sound):
        (inbox / f"sound-{number}.fort").write_bytes(content)
    (inbox / "empty.fort").write_bytes(b"")
    (inbox / "zeros.fort").write_bytes(bytes(5_000_000))
    (inbox / f"{'n' * 250}.fort").write_bytes(forge.sound[0])
    (inbox / "folder.fort").mkdir()
    (inbox / "loop.fort").symlink_to("loop.fort")
    (inbox / "endless.fort").symlink_to("/dev/zero")
    os.mkfifo(inbox / "pipe.fort")
    (inbox / os.fsdecode(b"bad-\xff.fort")).write_bytes(forge.sound[1])


def _print_of(inbox: Path) -> list[tuple[str, int, int]]:
    files = [(path, path.lstat()) for path in sorted(inbox.iterdir())]
    return [(path.name, stat.st_size, stat.st_mtime_ns) for path, stat in files]


def soak_input(forge: Forge, count: int, data: Path, watch: Watch) -> None:
    """Run `count` events; after each portion the table at rest must match the view."""
    inbox = data.parent / "inbox"
    hostile_files(forge, inbox)
    before = _print_of(inbox)
    games = data / "games"
    games.mkdir(parents=True)
    for number, content in enumerate(forge.sound):
        (games / f"kept-{number}.fort").write_bytes(content)
    outside: list[str] = []
    sys.addaudithook(written_outside(data, outside.append))
    monkey = Monkey(forge.chance, data, inbox, watch)
    with patch.object(clipboard, "paste", monkey.pasted), patch.object(clipboard, "copy"):
        for number in range(1, count + 1):
            monkey.event()
            if number % PORTION == 0 or number == count:
                monkey.rest()
                monkey.tidy()
    if monkey.guard.app is not None:
        monkey.guard.app.close()
    for place in sorted(set(outside)):
        monkey.find("written outside the data folder", place)
    if _print_of(inbox) != before:
        monkey.find("files that were only looked at have changed", "")
    watch.largest = max(watch.largest, memory_mb())
    if watch.largest > MEGABYTES:
        monkey.find(f"{watch.largest:.0f} MB", "")
    print(", ".join(f"{name} {n}" for name, n in sorted(monkey.visited.items())), end="; ")
    print(f"compared {monkey.compared} times", end="; ")
