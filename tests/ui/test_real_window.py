"""Real cards in a real window: the program under Xvfb, driven by xdotool."""

import json
import os
import shutil
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from typing import TypedDict

import pytest

ROOT = Path(__file__).resolve().parents[2]
NEEDED = ("Xvfb", "xdotool", "xwininfo")
MISSING = [tool for tool in NEEDED if shutil.which(tool) is None]
REQUIRED = os.environ.get("FORT_REQUIRE_X") == "1"
SIZE = (1280, 720)

pytestmark = pytest.mark.skipif(
    bool(MISSING) and not REQUIRED, reason=f"not installed: {', '.join(MISSING)}"
)

PROGRAM = """
import json, sys
from pathlib import Path
from fort_desktop.rules.model.events import SeatInfo
from fort_desktop.scene.driver import PygameDriver, run
from fort_desktop.ui.app import App
from fort_desktop.ui.table.screen import TableScreen

driver = PygameDriver("Fort test", (1280, 720))
app = App(driver.size, speed=4)
seats = [SeatInfo("Maja", "red", "human"), SeatInfo("Tomek", "blue", "easy")]
app.games.start(seats, "basic", 11)

def told():
    table = app.screen
    if not isinstance(table, TableScreen) or table.decision is None or app.busy:
        return {"ready": False}
    areas = {}
    for node in table.scene.root.walk():
        if node.name and node.shown():
            area = node.area
            spots = [(area.x + area.w * fx, area.y + area.h * fy)
                     for fy in (0.5, 0.2, 0.8) for fx in (0.5, 0.2, 0.8)]
            from fort_desktop.scene.geometry import Point
            hit = [s for s in spots if table.scene.root.hit_test(Point(*s)) is node]
            areas[node.name] = hit[0] if hit else list(area.center)
    moves = [str(move) for move in table.decision.moves]
    return {"ready": True, "kind": table.decision.kind, "moves": moves, "areas": areas,
            "round": table.model.shown.round, "events": len(app.games.session.events)}

state = Path(sys.argv[1])
last = [None]
def frame(inputs, seconds):
    scene = app.frame(inputs, seconds)
    if scene is not None:
        text = json.dumps(told())
        if text != last[0]:
            last[0] = text
            part = state.with_suffix(".part")
            part.write_text(text)
            part.replace(state)
    return scene
run(driver, frame)
"""


class Told(TypedDict):
    """What the program writes of the table; only `ready` while it moves."""

    ready: bool
    kind: str
    moves: list[str]
    areas: dict[str, list[float]]
    round: int
    events: int


class Desk:
    """A person at the window, by xdotool."""

    def __init__(self, display: str, state: Path) -> None:
        self.env = {**os.environ, "DISPLAY": display}
        self.state = state

    def tool(self, *words: object) -> None:
        call = ["xdotool", *map(str, words)]
        subprocess.run(call, env=self.env, timeout=10, check=True, capture_output=True)

    def read(self) -> Told:
        """What the program shows, once it waits for the person."""
        for _ in range(200):
            if self.state.exists():
                told: Told = json.loads(self.state.read_text())
                if told["ready"]:
                    return told
            time.sleep(0.05)
        raise AssertionError("the table never asks")

    def changed(self, before: Told) -> Told:
        for _ in range(200):
            now = self.read()
            if (now["events"], now["kind"]) != (before["events"], before["kind"]):
                return now
            time.sleep(0.05)
        raise AssertionError(f"nothing happened after {before['kind']}: {before['moves']}")

    def drag(self, start: list[float], end: list[float]) -> None:
        self.tool("mousemove", round(start[0]), round(start[1]))
        self.tool("mousedown", 1)
        for i in range(1, 21):
            x, y = (round(a + (b - a) * i / 20) for a, b in zip(start, end, strict=True))
            self.tool("mousemove", x, y)
            time.sleep(0.02)
        self.tool("mouseup", 1)

    def click(self, at: list[float]) -> None:
        self.tool("mousemove", round(at[0]), round(at[1]))
        time.sleep(0.05)
        self.tool("click", 1)


@pytest.fixture
def desk(tmp_path: Path) -> Iterator[Desk]:
    assert not MISSING, f"required here, but not installed: {', '.join(MISSING)}"
    display = f":{90 + os.getpid() % 900}"
    screen = ["Xvfb", display, "-screen", "0", "1920x1080x24", "-nolisten", "tcp"]
    server = subprocess.Popen(screen, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    time.sleep(1.0)
    env = {**os.environ, "DISPLAY": display, "SDL_VIDEODRIVER": "x11"}
    env.update(SDL_VIDEO_WINDOW_POS="0,0", SDL_AUDIODRIVER="dummy", PYTHONPATH=str(ROOT))
    state = tmp_path / "state.json"
    with (tmp_path / "program.log").open("w") as log:
        program = subprocess.Popen(
            [sys.executable, "-c", PROGRAM, str(state)], env=env, stdout=log, stderr=log, cwd=ROOT
        )
        try:
            yield Desk(display, state)
            assert program.poll() is None, (tmp_path / "program.log").read_text()
        finally:
            program.terminate()
            program.wait(10)
            server.terminate()
            server.wait(10)


SOURCES = {"play": ("hand", "play"), "recruit": ("park", "discard")}


def act(desk: Desk, told: Told, dragged: list[str]) -> None:
    """One move: cards are dragged, all else is a button."""
    # A person looks first: a press at once was meant for the question before. Writing down what is
    # shown slows the frames here, and with them the time of the program.
    time.sleep(1.0)
    kind = told["kind"]
    moves, areas = told["moves"], told["areas"]
    if kind in SOURCES:
        place, target = SOURCES[kind]
        cards = [m.split()[1] for m in moves if m.startswith((f"{kind} ",)) and "yard" not in m]
        cards = [card for card in cards if f"{place}:{card}" in areas]
        if cards:
            desk.drag(areas[f"{place}:{cards[0]}"], areas[target])
            dragged.append(kind)
            return
    buttons = [name for name in areas if name.startswith("button:")]
    if buttons:
        desk.click(areas[buttons[0]])
        return
    first = moves[0].split()
    things = [name for name in areas if len(first) > 1 and name.endswith(f":{first[1]}")]
    desk.click(areas[things[0]])


def test_two_turns_by_real_drags(desk: Desk) -> None:
    told = desk.read()
    dragged: list[str] = []
    for _ in range(60):
        act(desk, told, dragged)
        told = desk.changed(told)
        if dragged.count("play") >= 2 and dragged.count("recruit") >= 2:
            break
    assert dragged.count("play") >= 2
    assert dragged.count("recruit") >= 2
    assert told["round"] >= 2
