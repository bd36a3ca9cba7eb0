"""Builds Fort for Windows on Linux, by wine, and plays it: all from nothing.

    python3 build_scripts/windows.py [--shape folder|file|both] [--build-only | --smoke-only]
                                     [--only WORD ...] [--check-reproducible] [--tests [PART ...]]

It needs wine, NSIS and what smoke.py needs. Everything is in build/windows: Python for Windows with
the libraries, the prefix of wine, in dist the program and its installer, and in shots the pictures
of playing it. With --smoke-only what was built is played again; with --tests only the tests that
need no window run, under Windows' Python in wine, or only these parts of them. What wine cannot
show is in docs/packaging.md.
"""

import argparse
import shutil
import sys
from pathlib import Path

import build
from _venv import ROOT, filled, give_up, say

sys.path.insert(0, str(ROOT))  # the checks stand with the tests

from bundle import about
from bundle.installer import make_installer
from wine.layout import laid_out
from wine.playing import try_out
from wine.system import ARCHITECTURE, Wine, spelt
from wine.testing import LACKING, run_tests

HOME = ROOT / "build" / "windows"
RESULTS = HOME / "dist"
SHOTS = HOME / "shots"
BUILDING = {"wine": "wine wine64", "makensis": "nsis"}
PLAYING = {
    "Xvfb": "xvfb",
    "openbox": "openbox",
    "xdotool": "xdotool",
    "xwininfo": "x11-utils",
    "import": "imagemagick",
}
"""The programs that are needed, with their packages of Debian and Ubuntu."""
MOST = {"folder": 37.0, "archive": 25.0, "file": 20.0, "installer": 17.0}
"""Megabytes of each thing at most."""


def target(wine: Wine) -> build.Target:
    """Return the target of the build, with its Python laid out."""
    filled(build.ENVIRONMENT, *build.LISTS)
    python = laid_out(build.ENVIRONMENT, HOME / "pack", build.LISTS)
    call = wine.call(python)
    return build.Target("win32", ARCHITECTURE, call, ROOT, HOME / "work", RESULTS, spelt)


def make(shape: str) -> "dict[str, Path]":
    """Build; returns the paths of folder, archive, single file and installer by name."""
    wine = Wine(HOME / "prefix")
    try:
        made = build.build(target(wine), shape)
    finally:
        wine.close()
    if "folder" in made:
        say("fort: making the installer (about a minute) ...")
        made["installer"] = places(shape)["installer"]
        parts = HOME / "work" / "parts"
        icon = parts / about.icon_file("win32")
        make_installer(made["folder"], icon, parts, made["installer"], build.moment())
    return made


def places(shape: str) -> "dict[str, Path]":
    """Return where the things of a shape are, by name."""
    folder = RESULTS / build.label("win32", ARCHITECTURE)
    found = {
        "folder": folder,
        "archive": folder.with_name(f"{folder.name}.zip"),
        "file": folder.with_name(f"{folder.name}-single.exe"),
        "installer": folder.with_name(f"{folder.name}-setup.exe"),
    }
    wanted = {"folder": found.keys() - {"file"}, "file": {"file"}}
    return {name: found[name] for name in found if name in wanted.get(shape, found)}


def smoke(made: "dict[str, Path]", only: "list[str]") -> int:
    """Play what was built; returns the number of checks that fail."""
    rows = try_out(made, SHOTS, HOME / "prefix", only)
    held = sum(row.fine for row in rows)
    say(f"fort: {held} of {len(rows)} checks passed; pictures in {SHOTS}")
    return len(rows) - held if rows else 1


def test(parts: "list[str]") -> int:
    """Run the tests that need no window under Windows' Python; returns the number of faults.

    Args:
        parts: files, folders or names of tests, as pytest knows them, instead of all.
    """
    filled(build.ENVIRONMENT, *build.LISTS)
    python = laid_out(build.ENVIRONMENT, HOME / "test", ("test",), ROOT)
    wine = Wine(HOME / "prefix")
    try:
        outcome = run_tests(wine, python, HOME, *parts)
    finally:
        wine.close()
    faults = outcome.faults()
    say("".join(f"  {fault}\n" for fault in faults))
    say(
        f"fort: {len(outcome.passed)} tests pass, {len(outcome.skipped)} are skipped, "
        f"{len(outcome.failed & LACKING.keys())} fail as expected; {len(faults)} faults"
    )
    return len(faults)


def check_tools(tools: "dict[str, str]") -> None:
    """Exit with a message if a program is missing."""
    missing = [packages for tool, packages in tools.items() if shutil.which(tool) is None]
    if not sys.platform.startswith("linux") or missing:
        packages = " ".join(missing or tools.values())
        give_up(f"this needs Linux and, as Debian and Ubuntu call them, {packages}")


def main() -> int:
    """Build, play, print and compare."""
    parser = argparse.ArgumentParser(description="Build the program for Windows and try it.")
    parser.add_argument("--shape", choices=build.SHAPES, default="both")
    part = parser.add_mutually_exclusive_group()
    part.add_argument("--build-only", action="store_true", help="don't try it")
    part.add_argument("--smoke-only", action="store_true", help="only try what was built")
    part.add_argument(
        "--tests", nargs="*", metavar="PART", help="only run tests under Windows' Python"
    )
    parser.add_argument(
        "--only", nargs="+", default=[], metavar="WORD", help="only checks with such a name"
    )
    parser.add_argument("--check-reproducible", action="store_true")
    args = parser.parse_args()
    check_tools(BUILDING if args.build_only or args.tests is not None else BUILDING | PLAYING)
    if args.tests is not None:
        return 1 if test(args.tests) else 0
    made = places(args.shape) if args.smoke_only else make(args.shape)
    if missing := [str(path) for path in made.values() if not path.exists()]:
        give_up(f"build it first, without --smoke-only; missing: {', '.join(missing)}")
    failed = build.tell(made, MOST)
    if not args.build_only:
        failed += smoke(made, args.only)
    if args.check_reproducible:
        failed += build.check_again(made, "windows.py", "--shape", args.shape, "--build-only")
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
