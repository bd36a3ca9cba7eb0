"""Draws the house: which room of the program imports which, read from the code.

    python3 build_scripts/pictures house [--check]

writes docs/pictures/house.svg; `--check` only says whether that still shows the truth (exit code 1
if not). A room is a folder of fort_desktop, of fort_desktop/rules or of fort_desktop/ui. It stands
one floor above the highest room that it imports. An arrow is an import; one that other arrows lead
to anyway is left out, but named in the box.
"""

import argparse
import ast
import json
import math
import re
import sys
from collections.abc import Iterator, Mapping
from pathlib import Path
from textwrap import wrap
from typing import Final, NamedTuple

from pictures.layers import Graph, floors, laid_out, needed

ROOT: Final = Path(__file__).resolve().parents[2]
PACKAGE: Final = "fort_desktop"
PICTURE: Final = ROOT / "docs" / "pictures" / "house.svg"
_TOGETHER: Final = {
    "__main__": "cli", "__init__": "files, paths", "files": "files, paths", "paths": "files, paths",
    "clock": "clocks", "frame_clock": "clocks",
}  # fmt: skip
"""Modules beside the rooms, and the box that they are drawn in."""
_OPENED: Final = ("rules", "ui")
"""Rooms of which the inside is drawn, too."""
_LEAST: Final = 10
"""Lines of a room; an `__init__.py` alone is none."""
_TOLERANCE: Final = 0.1
"""How far the number of lines may drift until the picture is stale."""
_BOX: Final = (176, 74)
_FLOOR: Final = 114
_WORDS: Final = 29
"""Characters that a box has room for in a line."""
_INK, _PAPER, _WALL, _ARROW = "#3b2314", "#fffaf0", "#ffe9b8", "#8a6f52"
_STYLE: Final = (
    f"text{{font-family:sans-serif;fill:{_INK};text-anchor:middle}}"
    f".room{{fill:{_WALL};stroke:{_INK};stroke-width:2}}"
    ".name{font-size:17px;font-weight:bold}.lines{font-size:12px}.uses{font-size:10px}"
    f".head{{font-size:20px;font-weight:bold}}.arrow{{fill:none;stroke:{_ARROW};stroke-width:2}}"
)


class House(NamedTuple):
    """Lines of each room, and which rooms each imports."""

    lines: dict[str, int]
    imports: Graph


def read_house(inside: str = "") -> House:
    """Read the rooms of the program, or of one of its rooms, from the code."""
    top = ROOT / PACKAGE / inside
    prefix = ".".join(filter(None, (PACKAGE, inside)))
    lines: dict[str, int] = {}
    imports: Graph = {}
    for path in sorted(top.rglob("*.py")):
        room = _room(path.relative_to(top).with_suffix("").parts[0], inside)
        text = path.read_text(encoding="utf-8")
        lines[room] = lines.get(room, 0) + text.count("\n")
        found = {_room(name, inside) for name in _imported(text, prefix)} - {room}
        imports[room] = imports.get(room, frozenset()) | found
    rooms = [room for room in lines if lines[room] > _LEAST]
    return House({r: lines[r] for r in rooms}, {r: imports[r] for r in rooms})


def _room(name: str, inside: str) -> str:
    return name if inside else _TOGETHER.get(name, name)


def _imported(text: str, prefix: str) -> Iterator[str]:
    """The first names below `prefix` of all that a module imports, wherever in it."""
    for node in ast.walk(ast.parse(text)):
        modules: list[str] = []
        if isinstance(node, ast.Import):
            modules = [alias.name for alias in node.names]
        elif isinstance(node, ast.ImportFrom) and node.module:
            whole = node.module == prefix
            modules = [f"{prefix}.{a.name}" for a in node.names] if whole else [node.module]
        for module in modules:
            if module.startswith(f"{prefix}.") and "__version__" not in module:
                yield module.removeprefix(f"{prefix}.").partition(".")[0]


def draw(houses: Mapping[str, House]) -> str:
    """The picture: one panel for each house, under its title."""
    parts: list[str] = []
    left, high = 20.0, 0.0
    for title, house in houses.items():
        wide, tall, panel = _panel(title, house)
        parts.append(f'<g transform="translate({left:g} 20)">{panel}</g>')
        left, high = left + wide + 40, max(high, tall)
    size = f"{left - 20:g} {high + 40:g}"
    facts = {
        title: {"lines": h.lines, "imports": {a: sorted(b) for a, b in h.imports.items()}}
        for title, h in houses.items()
    }
    return "\n".join(
        (
            f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {size}">',
            "<title>The rooms of Fort and what they import</title>",
            f"<desc>{json.dumps(facts, sort_keys=True)}</desc>",
            f"<style>{_STYLE}</style>",
            f'<rect width="100%" height="100%" fill="{_PAPER}"/>',
            *parts,
            "</svg>\n",
        )
    )


def _panel(title: str, house: House) -> tuple[float, float, str]:
    """Width, height and content of one house."""
    arrows = needed(house.imports)
    places, paths = laid_out(arrows, floors(house.imports), _BOX[0])
    top = max(y for _, y in places.values())
    wide = max(x for x, _ in places.values()) + _BOX[0] / 2
    tall = 40 + top * _FLOOR + _BOX[1]

    def y_of(floor: float) -> float:
        return 40 + (top - floor) * _FLOOR

    parts = [f'<text class="head" x="{wide / 2:g}" y="18">{title}</text>']
    for path in paths:
        parts.append(_arrow([(x, y_of(floor)) for x, floor in path]))
    for room, (x, floor) in sorted(places.items()):
        parts.append(_box(room, house, arrows[room], x, y_of(floor)))
    return wide, tall, "\n".join(parts)


def _arrow(path: list[tuple[float, float]]) -> str:
    """From the lower edge of a box, past the boxes between, to the upper edge of another."""
    (x, y), *between, (to_x, to_y) = path
    points = [(x, y + _BOX[1])]
    for px, py in between:
        points += [(px, py), (px, py + _BOX[1])]
    points.append((to_x, to_y - 1))
    way = " ".join(f"{px:g},{py:g}" for px, py in points)
    return f'<polyline class="arrow" points="{way}"/>{_tip(points[-2], points[-1])}'


def _tip(start: tuple[float, float], end: tuple[float, float]) -> str:
    """The head of an arrow; markers are not drawn by every viewer."""
    (x, y), far = end, math.dist(start, end)
    dx, dy = 11 * (x - start[0]) / far, 11 * (y - start[1]) / far
    left, right = (x - dx - dy / 2, y - dy + dx / 2), (x - dx + dy / 2, y - dy - dx / 2)
    corners = " ".join(f"{px:.1f},{py:.1f}" for px, py in (end, left, right))
    return f'<polygon fill="{_ARROW}" points="{corners}"/>'


def _box(room: str, house: House, drawn: frozenset[str], x: float, y: float) -> str:
    """A room: its name, its size, and what it imports beside what the arrows say."""
    w, h = _BOX
    also = sorted(house.imports[room] - drawn)
    more = wrap(f"also {', '.join(also)}", _WORDS) if also else []
    lines = f"{round(house.lines[room], -2) or house.lines[room]:,} lines"
    rows = [("name", room, 21), ("lines", lines, 38)]
    rows += [("uses", text, 53 + 13 * i) for i, text in enumerate(more)]
    words = "".join(f'<text class="{c}" x="{x:g}" y="{y + d:g}">{t}</text>' for c, t, d in rows)
    return (
        f'<rect class="room" x="{x - w / 2:g}" y="{y:g}" width="{w}" height="{h}" rx="8"/>{words}'
    )


def shown(svg: str) -> dict[str, House]:
    """Return the houses that a picture shows, from its own description."""
    found = re.search(r"<desc>(.*)</desc>", svg)
    facts = json.loads(found[1]) if found is not None else {}
    return {
        title: House(f["lines"], {a: frozenset(b) for a, b in f["imports"].items()})
        for title, f in facts.items()
    }


def stale(svg: str, now: Mapping[str, House]) -> str:
    """Return why a picture is out of date, "" if it is not."""
    before = shown(svg)
    if draw(before) != svg:
        return "it was not drawn by this script as it is now"
    for title, house in now.items():
        old = before.get(title, House({}, {}))
        for room in sorted({*house.imports, *old.imports}):
            if house.imports.get(room) != old.imports.get(room):
                return f"{title}: {room} imports other rooms now"
            lines, was = house.lines[room], old.lines[room]
            if abs(lines - was) > max(100, _TOLERANCE * was):
                return f"{title}: {room} has {lines} lines now, and had {was}"
    return ""


def houses() -> dict[str, House]:
    """Read what the panels of the picture show, by their titles."""
    opened = {f"inside fort_desktop/{room}": read_house(room) for room in _OPENED}
    return {PACKAGE: read_house(), **opened}


def main() -> int:
    """Draw the picture, or check it; returns the exit code."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--check", action="store_true", help="only say if it is out of date")
    now = houses()
    if not parser.parse_args().check:
        PICTURE.write_text(draw(now), encoding="utf-8")
        return 0
    why = stale(PICTURE.read_text(encoding="utf-8"), now)
    print(why or "the picture of the house is up to date")
    return 1 if why else 0


if __name__ == "__main__":
    sys.exit(main())
