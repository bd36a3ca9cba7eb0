"""Measures the strength ladder of the computer players; writes docs/strength.md and strength.json.

    python3 build_scripts/lab strength [BAR ...] [--deals N] [--seed S] [--python PATH]

Without a BAR it measures all, else only those (easy-random, normal-easy, hard-normal, expert-hard,
hard-3-normal) and keeps the figures of the others. The method is described in docs/arena.md.
"""

import argparse
import json
import os
import platform
import subprocess
import sys
import time
from pathlib import Path
from typing import Any, NamedTuple

from _venv import ROOT, environment, give_up, say

DATA = ROOT / "fort_desktop" / "bots" / "strength.json"
OUT = ROOT / "docs" / "strength.md"
Figures = dict[str, Any]


class Aim(NamedTuple):
    """A target: `a` against `b` at all other seats wins at least `share`."""

    a: str
    b: str
    seats: int
    deals: int
    share: float


LADDER = {
    "easy-random": Aim("easy", "random", 2, 500, 0.90),
    "normal-easy": Aim("normal", "easy", 2, 500, 0.75),
    "hard-normal": Aim("hard", "normal", 2, 200, 0.65),
    "expert-hard": Aim("expert", "hard", 2, 200, 0.55),
    "hard-3-normal": Aim("hard", "normal", 4, 75, 0.40),
}
TIMES = {"normal": 50, "hard": 1000, "expert": 2500}
"""Milliseconds that a level may think at most, 95 times of 100."""
EXPERT_TURN = 6000
"""Milliseconds of a whole turn of the expert at most."""
WORDS = """\
# How strong the computer players are

Written by `python3 build_scripts/lab strength`; run it again rather than edit it. How it is
measured, and how to read it, is said in [arena.md](arena.md). A bar is met if the share reaches its
aim and the whole 95 % interval lies above the share of equals.

| who | against | players | deals | games | wins | 95 % interval | equals | aim | |
|---|---|--:|--:|--:|--:|--:|--:|--:|---|
"""
THOUGHT = """
## Thinking

Milliseconds for a decision with more than one legal move, and for the whole of an own turn. One
game ran on each core that was used; whatever else ran there made it slower.

| who | in | decisions | median | 95 of 100 | limit | turn, 95 of 100 | longest turn |
|---|---|--:|--:|--:|--:|--:|--:|
"""


def measure(python: str, name: str, deals: int, seed: int) -> Figures:
    """Run the arena for one bar; its progress is shown on the terminal."""
    aim = LADDER[name]
    call = [python, "-m", "fort_desktop", "arena", aim.a, aim.b, "--json"]
    call += ["--seats", str(aim.seats), "--deals", str(deals), "--seed", str(seed)]
    done = subprocess.run(call, cwd=ROOT, stdout=subprocess.PIPE, encoding="utf-8", check=False)
    if done.returncode != 0:
        give_up(f"this failed: {' '.join(call)}")
    answer = json.loads(done.stdout.splitlines()[-1])
    today = {"aim": aim.share, "measured": time.strftime("%Y-%m-%d"), "machine": machine()}
    kept = {key: answer[key] for key in ("seed", "catalog", "seconds", "think_ms")}
    return {**answer["pairs"][0], **today, **kept}


def machine() -> str:
    """Describe the machine of the measurement."""
    cores = len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count()
    system = f"{platform.system()} {platform.machine()}"
    return f"{system}, {cores} cores used, Python {platform.python_version()}"


def known() -> "dict[str, Figures]":
    """The bars measured so far."""
    if not DATA.exists():
        return {}
    bars: dict[str, Figures] = json.loads(DATA.read_text(encoding="utf-8"))["bars"]
    return bars


def keep(bars: "dict[str, Figures]") -> None:
    """Write both files atomically, bars in the order of the ladder."""
    ordered = {name: bars[name] for name in LADDER if name in bars}
    _replace(DATA, json.dumps({"bars": ordered}, indent=1) + "\n")
    _replace(OUT, page(ordered))


def _replace(path: Path, text: str) -> None:
    path.parent.mkdir(exist_ok=True)
    part = path.with_suffix(path.suffix + ".part")
    part.write_text(text, encoding="utf-8")
    os.replace(part, path)


def page(bars: "dict[str, Figures]") -> str:
    """The whole page."""
    rows = "".join(_bar_row(bar) for bar in bars.values())
    thought = "".join(_thought_rows(bar) for bar in bars.values())
    where = "".join(
        f"- {name}: {bar['measured']}, {bar['machine']}, {bar['seconds'] / 60:.1f} min, "
        f"seed {bar['seed']}, deck {bar['catalog']}\n"
        for name, bar in bars.items()
    )
    return f"{WORDS}{rows}{THOUGHT}{thought}\n## When and where\n\n{where}"


def _bar_row(bar: Figures) -> str:
    met = bar["share_a"] >= bar["aim"] and bar["low"] > bar["fair"]
    against = f"{bar['seats'] - 1} {bar['b']}" if bar["seats"] > 2 else bar["b"]
    cells = (
        bar["a"],
        against,
        bar["seats"],
        bar["deals"],
        bar["games"],
        f"{bar['share_a']:.1%}",
        f"{bar['low']:.1%} to {bar['high']:.1%}",
        f"{bar['fair']:.0%}",
        f"{bar['aim']:.0%}",
        "met" if met else "**missed**",
    )
    return _row(cells)


def _thought_rows(bar: Figures) -> str:
    return "".join(
        _row(_thought(name, f"{bar['a']}-{bar['b']}, {bar['seats']} players", times))
        for name, times in bar["think_ms"].items()
    )


def _thought(name: str, match: str, times: Figures) -> "tuple[object, ...]":
    limit = str(TIMES.get(name, ""))
    if name in TIMES and times["p95"] >= TIMES[name]:
        limit += " **missed**"
    longest = f"{times['turn_max']:.1f}"
    if name == "expert":
        late = " **missed**" if times["turn_max"] >= EXPERT_TURN else ""
        longest += f" (limit {EXPERT_TURN}{late})"
    shown = [f"{times[key]:.1f}" for key in ("median", "p95", "turn_p95")]
    return (name, match, times["decisions"], *shown[:2], limit, shown[2], longest)


def _row(cells: "tuple[object, ...]") -> str:
    return "| " + " | ".join(str(cell) for cell in cells) + " |\n"


def main() -> int:
    """Measure the requested bars, and write each as soon as it is complete."""
    parser = argparse.ArgumentParser(description="Measure how strong the computer players are.")
    parser.add_argument("bars", nargs="*", metavar="BAR", help=", ".join(LADDER))
    parser.add_argument("--deals", type=int, help="deals for each bar, instead of its own number")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--python", help="a Python to use instead of the project's environment")
    args = parser.parse_args()
    for name in args.bars:
        if name not in LADDER:
            give_up(f"there is no bar '{name}' (one of {', '.join(LADDER)})")
    python = args.python or str(environment("play"))
    for name in args.bars or LADDER:
        say(f"fort: measuring {name} ...")
        deals = args.deals or LADDER[name].deals
        found = measure(python, name, deals, args.seed)
        # Read again each time: another run may have kept a bar of its own meanwhile.
        keep({**known(), name: found})
        say(_row((name, f"{found['share_a']:.1%}", f"{found['low']:.1%} to {found['high']:.1%}")))
    return 0


if __name__ == "__main__":
    sys.exit(main())
