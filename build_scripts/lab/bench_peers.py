"""Measures Fort beside python-chess in one sitting and writes docs/benchmarks.md.

    python3 build_scripts/lab bench_peers

python-chess is under the GPL and not part of this program: it is installed separately, in build/.
"""

import json
import os
import platform
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

from _venv import ROOT, environment, filled, give_up, say
from compile import compiled
from lab.figures import PAGE, kept_section

PEERS = ROOT / "build" / "peers-venv"
OUT = PAGE
BARS: "dict[str, tuple[str, float]]" = {
    "decisions_per_s": ("at least", 15_000),
    "copies_per_s": ("at least", 50_000),
    "replay_ms": ("at most", 20),
    "append_ms": ("at most", 5),
    "open_60_rounds_ms": ("at most", 100),
    "jump_ms_longest": ("at most", 50),
    "thinking_interval_ms_p99": ("at most", 21),
    "frame_ms_1080p_p99": ("at most", 8),
    "frame_ms_4k_p99": ("at most", 14),
    "three_cards_of_bare_1080p": ("at most", 0.5),
    "three_cards_of_bare_4k": ("at most", 0.5),
    "frames_to_answer_rest": ("at most", 2),
    "frames_to_answer_glide": ("at most", 2),
    "frames_to_answer_thinking": ("at most", 2),
    "first_frame_s": ("at most", 1),
    "first_table_s": ("at most", 1),
    "switch_4k_s": ("at most", 1.5),
    "idle_cpu_percent": ("at most", 1.5),
}
"""What the project asks of itself."""
PEER_BARS: "dict[str, tuple[float, float]]" = {"decisions_per_s": (0.9, 1.25)}
"""How many times the figure of python-chess: with the rules in Python, and compiled."""
Figures = dict[str, dict[str, Any]]
WORDS = """\
# Benchmarks

Written by `python3 build_scripts/lab bench_peers`; run that again rather than edit this page.
Machines drift by up to a factor of two, so compare only figures from the same sitting.

"""
NOTES = """
A decision is one answer, picked at random from the full list of legal ones and carried out; an
unforced one had at least two answers. Fort runs from its checkout, and compiled in the same way as
the packaged program (`build_scripts/compile.py`). A copy is of a state in the middle of a game,
without its history. python-chess was measured before and after Fort, and the better figure counts;
the end of its games is detected by the cheapest tests only. With `is_game_over()` called before
each move, as in its documentation, it makes {by_the_book} decisions a second. Frames are those in
which something was drawn, in a seeded four-player game at normal speed, from the deal on, {where};
their times, and those of jumps, are processor time. Three cards gliding from the hand to the
discard pile are compared with a bare blit of a background and a flip, which is the display's work;
both are measured by the clock. An answer is a changed picture at the spot the pointer has reached.
Until 23 November 2026, the three cards were measured by the processor time of this process alone,
in which a flip costs next to nothing: that way, the ratio was 1.01 to 1.21 at 1080p on the day of
the change. With the processor time of the X server added to both, it was 0.29 to 0.50 at 1080p and
0.31 to 0.43 at 4K, in three runs each on a busy machine.
A window of 3840x2160 needs a larger screen, such as `Xvfb -screen 0 4096x2400x24`: until that day,
the figures at 4K were measured in memory, without a flip.
The first frame and the first table are timed from the start of the process to the picture.

On 27 November 2026 the slowest frames were looked into. Some painted what comes next while panels
slid, since only what flies counted as moving: it waits for a frame that is not drawn now. In others
the garbage collector came by itself, for 3 to 7 ms, or large pictures were freed or searched for
what they hide: that too is done in frames that are not drawn. All others lay the table out anew;
what goes on there is found out once then, no longer 43 times. The 99th percentile in three sittings
of 3,000 frames each, before and after in turn, in memory, on a machine with five times more to do
than it has cores: at 1080p 8.9, 8.1 and 10.2 ms before, 7.2, 5.4 and 5.8 ms after; at 4K 15.5, 15.3
and 16.0 ms before, 12.9, 10.2 and 12.2 ms after. Memory (391 and 390 MB) and the load at rest (1.2
%) stayed as they were.
"""
WHERE = (
    "in memory",
    "in a window at 1080p, and in memory at 4K, which does not fit on the display",
    "in a window",
)
"""Where frames are measured, by the number of sizes for which there was a window."""


def answer(*call: str, folder: Path = ROOT) -> "dict[str, Any]":
    """The JSON object that a call prints in a folder."""
    done = subprocess.run(call, cwd=folder, stdout=subprocess.PIPE, encoding="utf-8", check=False)
    if done.returncode != 0:
        give_up(f"this failed: {' '.join(call)}")
    found: dict[str, Any] = json.loads(done.stdout.splitlines()[-1])
    return found


def shown(value: float) -> str:
    """Format a figure for people."""
    return f"{value:,.0f}" if value >= 100 else f"{value:.3g}"


def verdict(name: str, value: float) -> str:
    """The target of a figure, and whether it is met."""
    if name not in BARS:
        return ""
    side, bar = BARS[name]
    met = value >= bar if side == "at least" else value <= bar
    return f"{side} {bar:,}{'' if met else ' (missed)'}"


def page(fort: Figures, packed: Figures, chess: "list[dict[str, Any]]") -> str:
    """The whole page; `packed` are the figures of the compiled rules, {} where there are none."""
    version = chess[0]["version"]
    rows = [
        f"| figure | unit | Fort | Fort, compiled | python-chess {version} | bar |",
        "|---|---|--:|--:|--:|---|",
    ]
    for name, figure in fort.items():
        value = float(figure["value"])
        peers = [float(sitting[name]) for sitting in chess if name in sitting]
        peer = shown(max(peers)) if peers else ""
        fast = shown(float(packed[name]["value"])) if packed else ""
        row = (name, str(figure["unit"]), shown(value), fast, peer, verdict(name, value))
        rows.append(f"| {' | '.join(row)} |")
        if name in PEER_BARS:
            rows.append(ratios(name, fort, packed, max(peers)))
    machine = (
        f"{time.strftime('%Y-%m-%d')}, {platform.system()} {platform.machine()}, "
        f"{os.cpu_count()} cores, Python {platform.python_version()}; one core each.\n\n"
    )
    by_the_book = shown(max(sitting["decisions_by_the_book"] for sitting in chess))
    where = WHERE[round(float(fort["windows"]["value"]))]
    notes = NOTES.format(by_the_book=by_the_book, where=where)
    return WORDS + machine + "\n".join(rows) + "\n" + notes


def ratios(name: str, fort: Figures, packed: Figures, peer: float) -> str:
    """The row that says how many times python-chess's figure Fort's are."""
    told, bars = [], []
    for figures, bar in zip((fort, packed), PEER_BARS[name], strict=True):
        ratio = float(figures[name]["value"]) / peer if figures else 0.0
        told.append(f"{ratio:.2f}" if figures else "")
        bars.append(f"{bar}{' (missed)' if figures and ratio < bar else ''}")
    return f"| … times python-chess | | {told[0]} | {told[1]} | 1 | at least {' and '.join(bars)} |"


def main() -> int:
    """Measure, write the page and print it."""
    fort, copy = environment("play"), compiled()
    # Published as source only: what builds it is pinned too, and must be there first.
    chess = filled(PEERS, "peers-build", "peers")
    script = str(ROOT / "build_scripts" / "lab" / "peer_chess.py")
    say("fort: measuring (about a minute; don't use the machine) ...")
    before = answer(str(chess), script)
    bench = (str(fort), "-m", "fort_desktop", "bench", "--json")
    figures = answer(*bench)
    packed = answer(*bench, folder=copy) if copy is not None else {}
    text = page(figures, packed, [before, answer(str(chess), script)]) + kept_section()
    OUT.parent.mkdir(exist_ok=True)
    OUT.write_text(text, encoding="utf-8")
    print(text)
    return 0


if __name__ == "__main__":
    sys.exit(main())
