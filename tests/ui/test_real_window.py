"""Real cards in a real window: the program under Xvfb, driven by xdotool."""

import json
import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from typing import TypedDict

import pytest

from tests.ui.desktop import ROOT, environment, screen
from tests.waiting import LONGEST, until

NEEDED = ("Xvfb", "xdotool", "xwininfo")
MISSING = [tool for tool in NEEDED if shutil.which(tool) is None]
REQUIRED = os.environ.get("FORT_REQUIRE_X") == "1"

pytestmark = pytest.mark.skipif(
    bool(MISSING) and not REQUIRED, reason=f"not installed: {', '.join(MISSING)}"
)

PROGRAM = """
import json, sys
from pathlib import Path
from fort_desktop.rules.model.events import SeatInfo
from fort_desktop.scene.driver import PygameDriver, run
from fort_desktop.scene.pilot import spot_of
from fort_desktop.ui.app.app import App
from fort_desktop.ui.table.screen import TableScreen

driver = PygameDriver("Fort test", (1280, 720))
app = App(driver.size, speed=4)
seats = [SeatInfo("Maja", "red", "human"), SeatInfo("Tomek", "blue", "easy")]
app.games.start(seats, "basic", 11)

def asked():
    table = app.screen
    if not isinstance(table, TableScreen) or table.decision is None or app.busy:
        return None
    return table.decision.kind, len(app.games.session.events)

def told():
    table = app.screen
    kind, events = asked()
    nodes = [node for node in table.scene.root.walk() if node.name and node.shown()]
    spots = {node.name: spot_of(table.scene, node) or node.area.center for node in nodes}
    return {"kind": kind, "events": events, "round": table.model.shown.round,
            "moves": [str(move) for move in table.decision.moves], "areas": spots}

state = Path(sys.argv[1])
shown, seen = None, 0.0
def frame(inputs, seconds):
    global shown, seen
    scene = app.frame(inputs, seconds)
    now = asked()
    if now != shown:
        shown, seen = now, 0.0
        state.unlink(missing_ok=True)
    elif seen <= 1.0 < seen + seconds and now is not None:
        # A person looks first: a press at once was meant for the question before.
        part = state.with_suffix(".part")
        part.write_text(json.dumps(told()))
        part.replace(state)
    seen += seconds
    return scene
run(driver, frame)
"""


class Told(TypedDict):
    """What the program writes of the table, once it asks and the person has seen it."""

    kind: str
    moves: list[str]
    areas: dict[str, list[float]]
    round: int
    events: int


class Desk:
    """A person at the window, by xdotool.

    Args:
        env: of the screen where the window is; state: the file of what the program tells.
    """

    def __init__(self, env: dict[str, str], state: Path, program: subprocess.Popen[bytes]) -> None:
        self.env = env
        self.state = state
        self.program = program

    def tool(self, *words: object) -> None:
        call = ["xdotool", *map(str, words)]
        subprocess.run(call, env=self.env, timeout=LONGEST, check=True, capture_output=True)

    def look(self) -> Told | None:
        """What is shown, once the program waits for the person, who has seen what it asks."""
        assert self.program.poll() is None, "the program has ended"
        with suppress(FileNotFoundError):
            told: Told = json.loads(self.state.read_text("utf-8"))
            return told
        return None

    def changed(self, before: Told) -> Told:
        """What is asked next."""

        def look() -> Told | None:
            now = self.look()
            same = now is None or (now["events"], now["kind"]) == (before["events"], before["kind"])
            return None if same else now

        return until(look, f"something else than {before['kind']}: {before['moves']}")

    def drag(self, start: list[float], end: list[float]) -> None:
        self.tool("mousemove", round(start[0]), round(start[1]))
        self.tool("mousedown", 1)
        for i in range(1, 21):
            x, y = (round(a + (b - a) * i / 20) for a, b in zip(start, end, strict=True))
            self.tool("mousemove", x, y)
        self.tool("mouseup", 1)

    def click(self, at: list[float]) -> None:
        self.tool("mousemove", round(at[0]), round(at[1]))
        self.tool("click", 1)


@pytest.fixture
def desk(tmp_path: Path) -> Iterator[Desk]:
    assert not MISSING, f"required here, but not installed: {', '.join(MISSING)}"
    state = tmp_path / "state.json"
    with screen(1920, 1080) as name, (tmp_path / "program.log").open("w", encoding="utf-8") as log:
        at = {"SDL_VIDEO_WINDOW_POS": "0,0", "SDL_AUDIODRIVER": "dummy"}
        env = environment(name) | at
        program = subprocess.Popen(
            [sys.executable, "-c", PROGRAM, str(state)], env=env, stdout=log, stderr=log, cwd=ROOT
        )
        try:
            yield Desk(env, state, program)
            assert program.poll() is None, (tmp_path / "program.log").read_text("utf-8")
        finally:
            program.kill()
            program.wait(LONGEST)


SOURCES = {"play": ("hand", "play"), "recruit": ("park", "discard")}


def act(desk: Desk, told: Told, dragged: list[str]) -> None:
    """One move: cards are dragged, all else is a button."""
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
    told = until(desk.look, "the first question")
    dragged: list[str] = []
    for _ in range(60):
        act(desk, told, dragged)
        told = desk.changed(told)
        if dragged.count("play") >= 2 and dragged.count("recruit") >= 2:
            break
    assert dragged.count("play") >= 2
    assert dragged.count("recruit") >= 2
    assert told["round"] >= 2
