"""Smoke test of the built program on a bare machine: an empty home, Xvfb, no network.

    python3 build_scripts/smoke.py [--shape folder|file|both] [--only WORD ...]
                                   [--patient] [--write]

It tests the output of build.py in build/dist, prints a table, and exits with 1 if anything fails.
Pictures of the screen are kept in build/smoke. With --patient a slow start is reported but not a
failure, for busy machines. With --write the times go into docs/benchmarks.md.
"""

import argparse
import os
import shutil
import sys
import tarfile
import tempfile
from pathlib import Path

from _venv import ROOT, environment, give_up, say

sys.path.insert(0, str(ROOT))  # the checks stand with the tests

from build import DIST, label
from bundle.about import PROGRAM
from lab.figures import packaged_section, write_section
from tests.smoke import odd, spoken
from tests.smoke import play_through as play
from tests.smoke.checks import Checks
from tests.smoke.desk import Desk, expect

SHOTS = ROOT / "build" / "smoke"
NEEDED = ("Xvfb", "xdotool", "import", "convert")
BASE = "leerer Ordner ż я"
"""A folder as people really have them."""


class Smoke(Checks):
    """The checks of one shape, each in a fresh home."""

    def __init__(self, desk: Desk, kind: str, program: "list[object]", only: "list[str]") -> None:
        super().__init__(desk, kind, only)
        self.program = program
        self.median: float | None = None

    def started(self) -> str:
        """Measure the time to the first picture, and keep it for the table in docs."""
        words, self.median = play.start_up(self.desk, self.program, self.kind)
        return words

    def all(self, folder: "Path | None") -> None:
        """Run every check; `folder` holds the program if it is not a single file."""
        desk, program, kind = self.desk, self.program, self.kind
        home = Path(str(program[0])).parent
        self.check("start", self.started)
        self.check("drag", lambda: play.drag(desk, program, kind))
        self.check("computers, kill", lambda: play.killed(desk, program, kind))
        self.check("sockets", lambda: self._sockets())
        self.check("languages", self._languages)
        self.check("commands", lambda: odd.commands(desk, program))
        self.check("no display", lambda: odd.no_display(desk, program))
        self.check("no sound", lambda: odd.no_sound(desk, program))
        self.check("read-only", lambda: odd.read_only(desk, program, home))
        self.check("broken record", lambda: odd.broken_record(desk, program, kind))
        self.check("screen reader", lambda: spoken.heard(desk, program))
        self.check("terminal", lambda: spoken.typed(desk, program))
        self.check("cards beside", lambda: odd.cards_beside(desk, program))
        if folder is not None:
            inside = folder / "_internal"
            font = inside / "assets" / "fonts" / "Nunito-Regular.ttf"
            cards = inside / "cards.yaml"
            self.check("cards inside", lambda: odd.cards_inside(desk, program, kind, cards))
            self.check("crash", lambda: play.crash(desk, program, kind, font))
            self.check("install.sh", lambda: odd.installed(desk, folder))

    def _sockets(self) -> str:
        if shutil.which("strace") is None:
            return "skipped: strace is not installed"
        return play.sockets(self.desk, self.program, self.kind)

    def _languages(self) -> str:
        folder = ROOT / "assets" / "locale"
        found = sorted(path.parts[-3] for path in folder.glob("*/LC_MESSAGES/fort.mo"))
        pictures = {
            one: play.language(self.desk, self.program, self.kind, one) for one in ["en", *found]
        }
        call = (*self.program, "replay", "none.fort", "--lang")
        said = {one: self.desk.call(*call, one).err for one in pictures}
        for one in found:
            expect(pictures[one] != pictures["en"], f"{one} looks like English")
            expect(said[one] != said["en"], f"commands in {one} speak English")
        return f"{len(pictures)}: {', '.join(pictures)}"


def unpacked(kind: str, base: Path) -> "tuple[list[object], Path | None]":
    """Unpack a build into an empty folder, as a user would; returns its command and its folder."""
    folder = base / "Spiele ż я"
    folder.mkdir()
    if kind == "file":
        single = DIST / f"{label()}-single"
        shutil.copy2(single, folder / PROGRAM)
        return [folder / PROGRAM], None
    with tarfile.open(DIST / f"{label()}.tar.gz") as archive:
        archive.extractall(folder, filter="tar")
    return [folder / label() / PROGRAM], folder / label()


def try_out(kind: str, only: "list[str]") -> Smoke:
    """Run all checks of one shape; `python -m` is only started."""
    with tempfile.TemporaryDirectory(prefix="fort-smoke-") as top:
        base = Path(top) / BASE
        base.mkdir()
        desk = Desk(base, SHOTS)
        try:
            if kind == "python -m":
                call: list[object] = [environment("play"), "-m", "fort_desktop"]
                smoke = Smoke(desk, kind, call, only)
                smoke.check("start", smoke.started)
            else:
                program, folder = unpacked(kind, base)
                smoke = Smoke(desk, kind, program, only)
                smoke.all(folder)
        finally:
            desk.close()
    return smoke


def main() -> int:
    """Test all builds and print the table."""
    parser = argparse.ArgumentParser(description="Try the built program on a bare machine.")
    parser.add_argument("--shape", choices=("folder", "file", "both"), default="both")
    parser.add_argument(
        "--only", nargs="+", default=[], metavar="WORD", help="only checks with such a name"
    )
    parser.add_argument("--patient", action="store_true", help="allow a slow start")
    parser.add_argument("--write", action="store_true", help="write times to docs/benchmarks.md")
    args = parser.parse_args()
    missing = [tool for tool in NEEDED if shutil.which(tool) is None]
    if not sys.platform.startswith("linux") or missing:
        give_up(f"this needs Linux and {', '.join(missing or NEEDED)}")
    if not DIST.is_dir():
        give_up("build/dist is empty; run build_scripts/build.py first")
    if args.patient:
        play.LIMITS.clear()
    os.umask(0o022)
    shutil.rmtree(SHOTS, ignore_errors=True)
    SHOTS.mkdir(parents=True)
    kinds = ["folder", "file"] if args.shape == "both" else [args.shape]
    tried = [try_out(kind, args.only) for kind in [*kinds, "python -m"]]
    rows = [row for smoke in tried for row in smoke.rows]
    failed = [row for row in rows if not row.fine]
    if args.write:
        medians = {smoke.kind: smoke.median for smoke in tried if smoke.median is not None}
        write_section(packaged_section(medians, play.RUNS))
    say(f"fort: {len(rows) - len(failed)} of {len(rows)} checks passed; pictures in {SHOTS}")
    return 1 if failed or not rows else 0


if __name__ == "__main__":
    sys.exit(main())
