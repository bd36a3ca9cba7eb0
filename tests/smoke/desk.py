"""A bare machine for smoke.py: an empty home, a virtual screen, and simulated input."""

import contextlib
import json
import operator
import os
import shutil
import signal
import subprocess
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any, NamedTuple

SIZE = (1280, 720)
"""Size of the program's window, which lies at the corner of the screen."""
_SCREEN = (1920, 1080)
"""Large enough for the window with a frame and a task bar; a smaller one would shrink it."""
PATIENCE = 600.0
"""Seconds after which what has not come never comes, however busy the machine is."""
AGAIN = 10.0
"""Seconds after which a press or a drag that has had no effect is made once more."""
ENTER, ESCAPE = "Return", "Escape"
WORKER = "--multiprocessing-fork"
"""What the command of a computer player's process has in it."""


class SmokeError(AssertionError):
    """A check of smoke.py failed; the message says which."""


def expect(holds: object, words: str) -> None:
    """Raise unless `holds` is true.

    Raises:
        SmokeError: it is false.
    """
    if not holds:
        raise SmokeError(words)


def until(check: "Callable[[], object]", words: str, seconds: float = PATIENCE) -> Any:
    """Wait until a check returns something true, and return that.

    Raises:
        SmokeError: it does not within `seconds`.
    """
    end = time.monotonic() + seconds
    while not (found := check()):
        if time.monotonic() >= end:
            raise SmokeError(f"{words} (waited {seconds:.0f} s)")
        time.sleep(0.02)
    return found


class Done(NamedTuple):
    """Result of a command that has ended."""

    code: int
    out: str
    err: str


class Running:
    """The program with its window open.

    Attributes:
        process: the started process; for a single file it only unpacks and starts the program.
        started: Unix time in seconds; picture: the file with the time of the first picture.
    """

    def __init__(
        self, desk: "Desk", process: "subprocess.Popen[bytes]", started: float, picture: Path
    ) -> None:
        self.desk = desk
        self.process = process
        self.started = started
        self.picture = picture

    def shown(self) -> float:
        """Wait for the first picture; returns the seconds from the start to it."""

        def told() -> str:
            expect(self.process.poll() is None, f"it ended at once:\n{self.desk.said()}")
            return self.picture.read_text("utf-8") if self.picture.exists() else ""

        return float(until(told, "no picture comes")) - self.started

    def family(self) -> "list[int]":
        """The process and all its living descendants."""
        return [self.process.pid, *_descendants(self.process.pid)]

    def workers(self) -> "list[int]":
        """The worker processes of computer players."""
        return [pid for pid in self.family() if WORKER in _command(pid)]

    def kill(self) -> None:
        """Kill it and its descendants with kill -9, as if the power had failed."""
        helpers = set(self.workers())
        for pid in self.family():
            if pid not in helpers:
                stop(pid)
        self.process.wait(PATIENCE)

    def close(self) -> int:
        """Close it normally; returns the exit code."""
        for pid in reversed(self.family()):
            if pid not in self.workers():
                stop(pid, signal.SIGTERM)
        self.process.wait(PATIENCE)
        return self.process.returncode


class Desk:
    """An empty folder with an empty home, under Xvfb.

    Args:
        base: the folder, created anew; shots: the folder for pictures of the screen.
    """

    def __init__(self, base: Path, shots: Path) -> None:
        self.base = base
        self.shots = shots
        self.home = base / "home"
        self.home.mkdir(parents=True)
        (base / "tmp").mkdir()
        self.display, self._server = _screen()
        self.log = base / "program.log"
        self._count = 0

    def environment(self, display: bool = True) -> "dict[str, str]":
        """The program's environment: only a home, a path and perhaps a display."""
        found = {"HOME": str(self.home), "PATH": "/usr/bin:/bin", "TMPDIR": str(self.base / "tmp")}
        place = {"DISPLAY": self.display, "SDL_VIDEO_WINDOW_POS": "0,0"}
        return {**found, **place} if display else found

    @property
    def data(self) -> Path:
        """The folder where the program keeps games and logs."""
        return self.home / ".local" / "share" / "fort-desktop"

    @property
    def settings(self) -> Path:
        """The file where the program keeps its settings."""
        return self.home / ".config" / "fort-desktop" / "settings.json"

    def settle(self, **settings: object) -> None:
        """Take away whatever the program has kept, and leave it these settings.

        No notes for beginners: the hand makes room for them, and places.py cannot know which of
        them have been shown.
        """
        self.forget()
        self.settings.parent.mkdir(parents=True)
        text = json.dumps({"fort_settings": 1, "notes": {"on": False}, **settings})
        self.settings.write_text(text, encoding="utf-8")

    def forget(self) -> None:
        """Empty the home."""
        shutil.rmtree(self.home)

    def call(self, *words: object, display: bool = False, typed: str = "", **more: str) -> Done:
        """Run a command to its end; `typed` comes by a pipe, as if somebody had typed it before."""
        done = subprocess.run(
            self.command(*words),
            env={**self.environment(display), **more},
            cwd=self.base,
            input=typed.encode(),
            capture_output=True,
            timeout=PATIENCE,
            check=False,
        )
        return Done(done.returncode, done.stdout.decode(), done.stderr.decode())

    def command(self, *words: object) -> "list[str]":
        """The call by which this system starts a program with these arguments."""
        return [str(word) for word in words]

    def open(
        self,
        words: "list[object]",
        *more: object,
        first: "tuple[str, ...]" = (),
        env: "dict[str, str] | None" = None,
    ) -> Running:
        """Start the program with a window; `first` is a prefix such as `unshare -n`."""
        self._count += 1
        picture = self.base / f"picture-{self._count}"
        call = [*first, *self.command(*words, "--first-picture", picture, *more)]
        started = time.time()  # before: this process may be made to wait once the other runs
        process = self._start(call, {**self.environment(), **(env or {})})
        return self.running(process, started, picture)

    def _start(self, call: "list[str]", env: "dict[str, str]") -> "subprocess.Popen[bytes]":
        with self.log.open("wb") as log:
            return subprocess.Popen(call, env=env, cwd=self.base, stdout=log, stderr=log)

    def running(self, process: "subprocess.Popen[bytes]", started: float, picture: Path) -> Running:
        """The program that was started, as the checks handle it."""
        return Running(self, process, started, picture)

    def said(self) -> str:
        """The output of the program with the window."""
        return self.log.read_text(errors="replace", encoding="utf-8")

    def tool(self, *words: object) -> None:
        """Send mouse or keyboard input with xdotool."""
        call = ["xdotool", *map(str, words)]
        subprocess.run(
            call, env=self.environment(), timeout=PATIENCE, check=True, capture_output=True
        )

    def keys(self, *names: str) -> None:
        """Press keys one after another, as a person does who looks at the screen in between.

        A key pressed again in a hurry was meant for the screen before (ui/host/presses.py).
        """
        for name in names:
            self.tool("key", name)
            time.sleep(0.8)

    def press_until(self, key: str, look: "Callable[[], object]", words: str) -> Any:
        """Press a key until something comes of it; returns what was looked for.

        On a slow machine a press may come before the window has the keyboard, or before anything
        could be seen of what it is for, and the program knows that (ui/host/presses.py).

        Raises:
            SmokeError: nothing comes of it.
        """
        end = time.monotonic() + PATIENCE
        while time.monotonic() < end:
            self.keys(key)
            with contextlib.suppress(SmokeError):
                return until(look, "not yet", AGAIN)
        raise SmokeError(f"{words}; the program said:\n{self.said()}")

    def corner(self) -> "tuple[int, int]":
        """The place of the window's upper left corner, inside any frame, on the screen."""
        return 0, 0

    def point(self, at: "tuple[float, float]") -> None:
        """Move the mouse to a place in the window."""
        x, y = (round(a + b) for a, b in zip(self.corner(), at, strict=True))
        self.tool("mousemove", x, y)

    def drag(self, start: "tuple[float, float]", end: "tuple[float, float]") -> None:
        """Drag from one place in the window to another."""
        self.point(start)
        self.tool("mousedown", 1)
        for i in range(1, 21):
            x, y = (a + (b - a) * i / 20 for a, b in zip(start, end, strict=True))
            self.point((x, y))
            time.sleep(0.02)
        self.tool("mouseup", 1)

    def click(self, at: "tuple[float, float]") -> None:
        """Click on a place in the window."""
        self.point(at)
        time.sleep(0.1)
        self.tool("click", 1)

    def shot(self, name: str) -> bytes:
        """Save a picture of the screen; returns its pixels."""
        file = self.shots / f"{name}.png"
        call = ["import", "-window", "root", str(file)]
        subprocess.run(call, env=self.environment(), timeout=PATIENCE, check=True)
        call = ["convert", str(file), "rgb:-"]
        pixels = subprocess.run(call, timeout=PATIENCE, check=True, stdout=subprocess.PIPE).stdout
        expect(len(set(pixels)) > 32, f"the picture {name} is all but empty")
        return pixels

    def still(self, name: str) -> bytes:
        """Save a picture of the screen once nothing moves on it; returns its pixels."""
        before = b""

        def resting() -> bytes:
            nonlocal before
            time.sleep(0.5)
            last, before = before, self.shot(name)
            return before if last == before else b""

        pixels: bytes = until(resting, "the picture never rests")
        return pixels

    def records(self) -> "list[Path]":
        """The files of all saved games."""
        return sorted((self.data / "games").glob("*.fort"))

    def close(self) -> None:
        """Stop the virtual screen."""
        self._server.terminate()
        self._server.wait(PATIENCE)


def lines_of(record: Path) -> "list[dict[str, Any]]":
    """The complete lines of a record."""
    rows = record.read_bytes().split(b"\n")[:-1] if record.exists() else []
    return [json.loads(row) for row in rows]


def events_of(record: Path) -> "list[dict[str, Any]]":
    """The events of a record."""
    return [line["event"] for line in lines_of(record) if "event" in line]


def _screen() -> "tuple[str, subprocess.Popen[bytes]]":
    """Start Xvfb; returns its display, a free number, and its process."""
    ours, theirs = os.pipe()
    size = f"{_SCREEN[0]}x{_SCREEN[1]}x24"
    call = ["Xvfb", "-displayfd", str(theirs), "-screen", "0", size, "-nolisten", "tcp"]
    server = subprocess.Popen(
        call, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, pass_fds=[theirs]
    )
    os.close(theirs)
    with os.fdopen(ours) as told:
        number = told.readline().strip()
    return f":{number}", server


def _descendants(pid: int) -> "list[int]":
    found = []
    try:
        text = Path(f"/proc/{pid}/task/{pid}/children").read_text("utf-8")
    except OSError:
        return []
    for child in map(int, text.split()):
        found += [child, *_descendants(child)]
    return found


def _command(pid: int) -> str:
    try:
        return Path(f"/proc/{pid}/cmdline").read_bytes().replace(b"\0", b" ").decode()
    except OSError:
        return ""


def unlike(first: bytes, second: bytes) -> float:
    """Return the share of two pictures of one size that differs."""
    different: int = sum(map(operator.ne, first, second))
    return different / len(first)


def alive(pid: int) -> bool:
    """Return True if a process is running, and not a zombie."""
    try:
        return "\nState:\tZ" not in Path(f"/proc/{pid}/status").read_text("utf-8")
    except OSError:
        return False


def stop(pid: int, how: int = signal.SIGKILL) -> None:
    """Send a process a signal, unless it has ended already."""
    try:
        os.kill(pid, how)
    except ProcessLookupError:
        return
