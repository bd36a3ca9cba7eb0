"""Positions of nodes on the table of a record, for smoke.py; runs in the project's environment.

    places.py RECORD WIDTHxHEIGHT

The packaged program does not expose its nodes. The same table is laid out here in memory from a
copy of its record, so that smoke.py knows where to drag.
"""

import json
import os
import sys
import tempfile
from pathlib import Path

os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")
sys.path.insert(0, str(Path(__file__).resolve().parents[2]))

from fort_desktop.scene.driver import HeadlessDriver
from fort_desktop.scene.geometry import Point
from fort_desktop.ui.app.app import App
from fort_desktop.ui.persons.notes_seen import Notes
from fort_desktop.ui.table.screen import TableScreen

SPOTS = (0.5, 0.2, 0.8)
FRAMES = 600


def places(table: TableScreen) -> "dict[str, tuple[float, float]]":
    """For each named node, a point where nothing else covers it."""
    found = {}
    for node in table.scene.root.walk():
        if node.name and node.shown():
            area = node.area
            for x, y in ((x, y) for y in SPOTS for x in SPOTS):
                spot = Point(area.x + area.w * x, area.y + area.h * y)
                if table.scene.root.hit_test(spot) is node:
                    found[node.name] = (spot.x, spot.y)
                    break
    return found


def main(record: Path, size: str) -> None:
    """Print the open question, its moves, and all places, as JSON."""
    width, height = map(int, size.split("x"))
    with tempfile.TemporaryDirectory() as folder:
        copy = Path(folder) / record.name
        copy.write_bytes(record.read_bytes())
        driver = HeadlessDriver((width, height))
        app = App(driver.size, speed=0)
        app.change(notes=Notes(on=False))  # as in Desk.settle
        app.games.open(copy)
        for _ in range(FRAMES):
            scene = app.frame([], 1 / 60)
            if scene is not None:
                driver.show(scene)
            if isinstance(app.screen, TableScreen) and not app.busy and app.screen.decision:
                break
        table = app.screen
        assert isinstance(table, TableScreen)
        assert table.decision is not None
        told = {
            "kind": table.decision.kind,
            "moves": [str(move) for move in table.decision.moves],
            "places": places(table),
        }
        app.close()
    print(json.dumps(told))


if __name__ == "__main__":
    main(Path(sys.argv[1]), sys.argv[2])
