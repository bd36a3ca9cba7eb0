"""Soak test that kills the program at random moments: everything complete or shown is kept.

A simulated person inside the program plays, undoes and redoes as fast as it can; computers play the
other seats. The program reports to its parent how many events the screen has shown. After each kill
the file is folded independently of the program's reader, and must hold all of them.
"""

import json
import os
import random
import shutil
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final

import msgspec

from fort_desktop.content import load_catalog
from fort_desktop.rules.game import Game
from fort_desktop.rules.model.events import EVENT, DecisionDue, Event, SeatInfo
from fort_desktop.rules.model.pending import Pending
from fort_desktop.session.loading import open_session
from fort_desktop.session.session import Session

PATIENCE: Final = 600.0
SEATS: Final = (
    SeatInfo("Maja", "red", "human"),
    SeatInfo("Tomek", "blue", "random"),
    SeatInfo("Zoë", "green", "random"),
)
PERSON: Final = """
import os, random, signal, sys, traceback
from pathlib import Path
from fort_desktop.scene.driver import HeadlessDriver, PygameDriver
from fort_desktop.scene.pilot import Pilot
from fort_desktop.ui.app.app import App

path, seed, window = Path(sys.argv[1]), int(sys.argv[2]), sys.argv[3] == "window"
driver = PygameDriver("Fort soak", (1280, 720)) if window else HeadlessDriver((1280, 720))
app = App(driver.size, speed=0, data=path.parent.parent)
app.games.open(path)
chance = random.Random(seed)

def tell(_, where):
    scene = app.screen.scene
    names = [n.name for n in scene.root.walk() if n.clicked is not None and n.shown()]
    print(type(app.screen).__name__, names, file=sys.stderr)
    traceback.print_stack(where)

signal.signal(signal.SIGUSR1, tell)

def frame(inputs):
    scene = app.frame(inputs, 0.05)
    if scene is not None:
        driver.show(scene)
    session = app.games.session
    if session is not None and session.recording.settled and not app.busy:
        os.write(1, b"%d\\n" % len(session._game.events))

from fort_desktop.scene.events import Key, Pointer
from fort_desktop.ui.table.screen import TableScreen
away = 0
while True:
    frame(driver.inputs() if window else [])
    scene = app.screen.scene
    nodes = [n for n in scene.root.walk() if n.clicked is not None and n.shown()]
    draw = chance.random()
    if draw < 0.08:
        frame([Key("ctrl z")])
    elif draw < 0.12:
        frame([Key("ctrl y")])
    elif draw < 0.16:
        frame([Key("escape")])  # out of where clicks alone would keep it, or to the pause menu
    elif nodes:
        spot = chance.choice(nodes).area.center
        for what, button in (("move", 0), ("down", 1), ("up", 1)):
            frame([Pointer(what, spot, button)])
    session = app.games.session
    journal = session.recording.journal if session is not None else None
    away = 0 if type(app.screen) is TableScreen else away + 1
    if journal is None or journal.path != path or away > 60:
        app.games.open(path)  # it left, began another game, or lost itself in rules and films
        away = 0
"""


def folded(content: bytes) -> tuple[str, int]:
    """Fold all complete moves of a file without the program's reader.

    Returns:
        The digest of the state, and the number of events, questions included.
    """
    events: list[Event] = []
    starts: list[int] = []
    whole = 0
    for row in content[: content.rfind(b"\n") + 1].splitlines()[1:]:
        line = json.loads(row)
        if "move" in line:
            starts.append(len(events))
        elif "event" in line:
            events.append(msgspec.convert(line["event"], EVENT))
        elif "due" in line:
            events.append(DecisionDue(msgspec.convert(line["due"], Pending)))
        elif "undo" in line:
            del events[starts[-line["acts"]] :], starts[-line["acts"] :]
        if "due" in line or "undo" in line or line.get("event", {}).get("e") == "game_ended":
            whole = len(events)
    return Game.replay(events[:whole], load_catalog()).state.digest(), whole


@contextmanager
def screen(window: bool) -> Iterator[dict[str, str]]:
    """The environment of a program with a window on its own virtual screen, or without one."""
    if not window:
        yield {**os.environ, "SDL_VIDEODRIVER": "dummy"}
        return
    # The server itself looks for a free number, and tells it once it can be talked to.
    told, tells = os.pipe()
    call = ["Xvfb", "-displayfd", str(tells), "-screen", "0", "1280x720x24", "-nolisten", "tcp"]
    silent = subprocess.DEVNULL
    server = subprocess.Popen(call, stdout=silent, stderr=silent, pass_fds=[tells])
    os.close(tells)
    try:
        with os.fdopen(told) as file:
            number = file.readline().strip()
        if not number:
            raise AssertionError("Xvfb does not start")
        yield {**os.environ, "SDL_VIDEODRIVER": "x11", "DISPLAY": f":{number}"}
    finally:
        server.kill()
        server.wait()


def kill_once(path: Path, seed: int, window: bool, env: dict[str, str]) -> int:
    """Continue a game and kill the program; returns the number of events it had shown.

    Raises:
        AssertionError: the program does not play.
    """
    chance = random.Random(seed)
    call = [sys.executable, "-c", PERSON, str(path), str(seed), "window" if window else "none"]
    size = path.stat().st_size
    program = subprocess.Popen(call, env=env, stdout=subprocess.PIPE, stderr=subprocess.PIPE)
    until = time.monotonic() + PATIENCE
    while path.stat().st_size <= size:
        if program.poll() is not None or time.monotonic() > until:
            program.send_signal(signal.SIGUSR1)  # it tells where it is
            time.sleep(1)
            program.kill()
            raise AssertionError(f"it does not play: {program.communicate()[1].decode()[-2000:]}")
        time.sleep(0.001)
    time.sleep(chance.random() * 0.4)
    program.send_signal(signal.SIGKILL)
    out, fault = program.communicate()
    if fault:
        raise AssertionError(f"it failed by itself: {fault.decode()[-2000:]}")
    shown = out.split(b"\n")[:-1]
    return int(shown[-1]) if shown else 0


def soak_kills(seed: int, count: int, data: Path, window: bool) -> list[str]:
    """Kill the program `count` times; returns what was lost, [] if nothing was."""
    if window and shutil.which("Xvfb") is None:
        return ["Xvfb is missing"]
    found: list[str] = []
    with screen(window) as env:
        path: Path | None = None
        for number in range(count):
            if path is None:
                path = _fresh(data / "games", seed + number)
            shown = kill_once(path, seed + number, window, env)
            content = path.read_bytes()
            digest, kept = folded(content)
            session, notices = open_session(load_catalog(), path)
            session.close()
            if kept < shown and b'"undo"' not in content[-4000:]:
                found.append(f"kill {number}: {shown} events were shown, {kept} are kept")
            if session._game.state.digest() != digest:
                found.append(f"kill {number}: the program reads another state than the file tells")
            if any(notice.kind != "torn" for notice in notices):
                found.append(f"kill {number}: {[notice.kind for notice in notices]}")
            if session.ended:
                path = None
    return found


def _fresh(folder: Path, seed: int) -> Path:
    session = Session.new(load_catalog(), SEATS, seed, "basic", folder, practice=True)
    session.close()
    if session.recording.journal is None:
        raise AssertionError("the game is not kept")
    return session.recording.journal.path
