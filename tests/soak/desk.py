"""Soak test at a desk: real input by xdotool to a real window, under a window manager.

Clicks, drags, keys and the wheel; the window is resized, also in the middle of a drag, is taken to
the whole screen and back, and loses the focus. After each portion the table at rest must match the
view.
"""

import json
import os
import random
import shutil
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final

from tests.soak.desk_program import OFTEN

NEEDED: Final = ("Xvfb", "openbox", "xdotool")
PATIENCE: Final = 120.0
"""Seconds that the program may take to start, or to come to rest."""
PORTION: Final = 1000
"""Inputs after which the table is compared."""
_SCREEN: Final = (1920, 1080)
_SIZES: Final = ((1280, 720), (1024, 768), (1600, 900))
_KEYS: Final = (
    "Tab", "shift+Tab", "Return", "space", "Escape", "Left", "Right", "Up", "Down", "Home", "End",
    "Delete", "BackSpace", "ctrl+z", "ctrl+y", "1", "2", "3", "m", "h", "F1", "a",
)  # fmt: skip
Spot = tuple[int, int]


@contextmanager
def desk() -> Iterator[dict[str, str]]:
    """The environment of a program on a virtual screen of its own, with a window manager."""
    told, tells = os.pipe()
    size = f"{_SCREEN[0]}x{_SCREEN[1]}x24"
    call = ["Xvfb", "-displayfd", str(tells), "-screen", "0", size, "-nolisten", "tcp"]
    quiet = subprocess.DEVNULL
    server = subprocess.Popen(call, stdout=quiet, stderr=quiet, pass_fds=[tells])
    os.close(tells)
    with os.fdopen(told) as file:
        env = {**os.environ, "SDL_VIDEODRIVER": "x11", "DISPLAY": f":{file.readline().strip()}"}
    manager = subprocess.Popen(["openbox"], env=env, stdout=quiet, stderr=quiet)
    try:
        yield env
    finally:
        for process in (manager, server):
            process.kill()
            process.wait()


class Hands:
    """A person at the desk, who does anything at random.

    Attributes:
        spots: where something could be clicked a moment ago, in the window.
    """

    def __init__(self, env: dict[str, str], chance: random.Random, told: Path) -> None:
        self.env = env
        self.chance = chance
        self.told = told
        self.spots: list[Spot] = []
        self.window = ""
        self._acts = (
            (self._click, 30), (self._drag, 30), (self._keys, 12), (self._wheel, 4),
            (self._resize, 2), (self._whole_screen, 1), (self._elsewhere, 1),
        )  # fmt: skip

    def tool(self, *words: object) -> str:
        """One call of xdotool, perhaps of several commands; a window that goes is no fault."""
        call = ["xdotool", *map(str, words)]
        done = subprocess.run(
            call, env=self.env, capture_output=True, encoding="utf-8", check=False
        )
        return done.stdout

    def find(self, pid: int) -> bool:
        """Find the window of a process."""
        found = self.tool("search", "--onlyvisible", "--pid", pid).split()
        self.window = found[-1] if found else ""
        return bool(found)

    def act(self) -> None:
        """Do something; the program tells where things are now and then."""
        if self.told.exists():
            words = json.loads(self.told.read_text("utf-8"))
            self.spots = [(round(x), round(y)) for x, y in words["spots"]]
        acts, weights = zip(*self._acts, strict=True)
        self.chance.choices(acts, weights)[0]()

    def _spot(self) -> Spot:
        if self.spots and self.chance.random() < 0.85:
            return self.chance.choice(self.spots)
        return self.chance.randrange(_SIZES[0][0]), self.chance.randrange(_SIZES[0][1])

    def _to(self, spot: Spot) -> list[object]:
        return ["mousemove", "--window", self.window, *spot]

    def _click(self) -> None:
        button = self.chance.choice((1, 1, 1, 1, 3))
        self.tool(*self._to(self._spot()), "click", button)

    def _drag(self) -> None:
        """Drag, with anything in between, and sometimes without letting go."""
        start, end = self._spot(), self._spot()
        way: list[object] = [*self._to(start), "mousedown", 1]
        steps = self.chance.randint(2, 12)
        for i in range(1, steps + 1):
            x, y = (round(a + (b - a) * i / steps) for a, b in zip(start, end, strict=True))
            way += [*self._to((x, y)), "sleep", 0.01]
        self.tool(*way)
        if self.chance.random() < 0.25:
            self.chance.choice((self._keys, self._resize, self._wheel, self._elsewhere))()
        if self.chance.random() < 0.95:
            self.tool("mouseup", 1)

    def _keys(self) -> None:
        self.tool(
            "key", "--clearmodifiers", *self.chance.choices(_KEYS, k=self.chance.randint(1, 4))
        )

    def _wheel(self) -> None:
        self.tool(*self._to(self._spot()), "click", "--repeat", 3, self.chance.choice((4, 5)))

    def _resize(self) -> None:
        self.tool("windowsize", self.window, *self.chance.choice(_SIZES))

    def _whole_screen(self) -> None:
        """To the whole screen, or back."""
        self.tool("key", "F11", "sleep", 0.2)

    def _elsewhere(self) -> None:
        """The window loses the focus, and gets it again."""
        self.tool("windowminimize", self.window, "sleep", 0.1, "windowactivate", self.window)


def soak_desk(seed: int, count: int, data: Path) -> list[str]:
    """Give `count` inputs to the program in a window; returns what was found, [] if nothing."""
    missing = [tool for tool in NEEDED if shutil.which(tool) is None]
    if missing:
        return [f"missing: {', '.join(missing)}"]
    told, log = data / "told.json", data / "program.log"
    program = Path(__file__).with_name("desk_program.py")
    call = [sys.executable, str(program), str(data), str(told), str(seed)]
    found: list[str] = []
    heard = 0
    with desk() as env, log.open("wb") as file:
        playing = subprocess.Popen(call, env=env, stdout=file, stderr=file)
        try:
            hands = Hands(env, random.Random(seed), told)
            _waited(lambda: hands.find(playing.pid), playing)
            while heard < count and not found:
                heard, found = _portion(hands, playing, heard)
        except _EndedError as ended:
            found.append(f"{ended}\n{log.read_text('utf-8')[-4000:]}")
        finally:
            playing.kill()
            playing.wait()
    print(f"{heard} heard", end="; ")
    return found


def _portion(hands: Hands, playing: "subprocess.Popen[bytes]", since: int) -> tuple[int, list[str]]:
    """Act for a while, then let the table come to rest; how much was heard, and what was found."""
    rest, rested = hands.told.with_name("rest"), hands.told.with_name("rested")
    until = time.monotonic() + PATIENCE
    heard = since
    while heard < since + PORTION:
        hands.act()
        if playing.poll() is not None or time.monotonic() > until:
            raise _EndedError(f"it ended ({playing.poll()}) or hears nothing")
        heard = json.loads(hands.told.read_text("utf-8"))["heard"] if hands.told.exists() else heard
    hands.tool("mouseup", 1)
    time.sleep(OFTEN)
    rest.touch()
    _waited(rested.exists, playing)
    words = json.loads(rested.read_text("utf-8"))
    rested.unlink()
    return words["heard"], words["found"]


class _EndedError(RuntimeError):
    """The program has ended by itself, or does nothing more."""


def _waited(happened: Callable[[], object], playing: "subprocess.Popen[bytes]") -> None:
    until = time.monotonic() + PATIENCE
    while not happened():
        if playing.poll() is not None or time.monotonic() > until:
            raise _EndedError(f"it ended ({playing.poll()}) or hangs")
        time.sleep(0.02)
