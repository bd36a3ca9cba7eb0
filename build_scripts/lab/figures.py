"""Sections of docs/benchmarks.md, which is written by both bench_peers.py and smoke.py."""

import os
import platform
import time

from _venv import ROOT
from bundle.about import version
from bundle.archive import megabytes

PAGE = ROOT / "docs" / "benchmarks.md"
HEADING = "## The packaged program"
BARS = {"folder": (60, 1.0), "file": (35, 2.0)}
"""Megabytes and seconds at most."""
NAMES = {"folder": "one folder", "file": "single file", "python -m": "`python -m fort_desktop`"}
INTRO = """\
Written by `python3 build_scripts/smoke.py --write`. From the start of the process to the first
picture on the screen (Xvfb, 1280x720): the median of {runs} with a warm disk and an empty home.
"""


def kept_section() -> str:
    """The page's present section on the packaged program, "" if there is none."""
    text = PAGE.read_text(encoding="utf-8") if PAGE.exists() else ""
    at = text.find(f"\n{HEADING}\n")
    return text[at:] if at >= 0 else ""


def write_section(section: str) -> None:
    """Put the section at the end of the page, replacing an older one."""
    text = PAGE.read_text(encoding="utf-8")
    old = kept_section()
    PAGE.write_text(text.removesuffix(old).rstrip() + "\n\n" + section, encoding="utf-8")


def packaged_section(medians: "dict[str, float]", runs: int) -> str:
    """Make the section: start time and size of each shape."""
    from build import DIST, label

    rows = ["| shape | MB | at most | first picture, s | at most |", "|---|--:|--:|--:|--:|"]
    places = {"folder": DIST / label(), "file": DIST / f"{label()}-single"}
    for kind, seconds in medians.items():
        most, slowest = BARS.get(kind, ("", ""))
        size = f"{megabytes(places[kind]):.1f}" if kind in places else ""
        late = " (missed)" if isinstance(slowest, float) and seconds > slowest else ""
        rows.append(f"| {NAMES[kind]} | {size} | {most} | {seconds:.2f}{late} | {slowest} |")
    archive = DIST / f"{label()}.tar.gz"
    packed = f"The archive of the folder has {megabytes(archive):.1f} MB (at most 30).\n"
    machine = (
        f"{time.strftime('%Y-%m-%d')}, version {version()}, {platform.system()} "
        f"{platform.machine()}, {os.cpu_count()} cores shared with others, "
        f"load {os.getloadavg()[0]:.1f}.\n"
    )
    table = "\n".join(rows)
    intro = INTRO.format(runs=runs)
    return f"{HEADING}\n\n{intro}\n{machine}\n{table}\n\n" + (packed if archive.exists() else "")
