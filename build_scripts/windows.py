"""Builds Fort for Windows on Linux, by wine, and plays it: all from nothing.

    python3 build_scripts/windows.py [--shape folder|file|both] [--check-reproducible]

It needs wine and NSIS (Debian and Ubuntu: wine wine64 nsis). Everything is in build/windows: Python
for Windows with the libraries, the prefix of wine, and in dist the program and its installer. What
wine cannot show is in docs/packaging.md.
"""

import argparse
import shutil
import sys
from pathlib import Path

import build
from _venv import ROOT, filled, give_up, say
from bundle import about
from bundle.installer import make_installer
from wine.layout import laid_out
from wine.system import ARCHITECTURE, Wine, spelt

HOME = ROOT / "build" / "windows"
RESULTS = HOME / "dist"
TOOLS = {"wine": "wine wine64", "makensis": "nsis"}
"""The programs that are needed, with their packages of Debian and Ubuntu."""
MOST = {"folder": 37.0, "archive": 25.0, "file": 20.0, "installer": 17.0}
"""Megabytes of each thing at most."""


def target(wine: Wine) -> build.Target:
    """Return the target of the build, with its Python laid out."""
    filled(build.ENVIRONMENT, *build.LISTS)
    python = laid_out(build.ENVIRONMENT, HOME / "pack", build.LISTS)
    call = wine.call(python)
    return build.Target("win32", ARCHITECTURE, call, ROOT, HOME / "work", RESULTS, spelt)


def installer(folder: Path) -> Path:
    """Make the installer of the built folder."""
    say("fort: making the installer (a minute) ...")
    made = folder.with_name(f"{folder.name}-setup.exe")
    parts = HOME / "work" / "parts"
    make_installer(folder, parts / about.icon_file("win32"), parts, made, build.moment())
    return made


def check_tools() -> None:
    """Exit with a message if something is missing."""
    missing = [packages for tool, packages in TOOLS.items() if shutil.which(tool) is None]
    if not sys.platform.startswith("linux") or missing:
        give_up(f"this needs Linux and, of Debian and Ubuntu, {' '.join(missing)}")


def main() -> int:
    """Build, print and compare."""
    parser = argparse.ArgumentParser(description="Build the program for Windows.")
    parser.add_argument("--shape", choices=build.SHAPES, default="both")
    parser.add_argument("--check-reproducible", action="store_true")
    args = parser.parse_args()
    check_tools()
    wine = Wine(HOME / "prefix")
    try:
        made = build.build(target(wine), args.shape)
    finally:
        wine.close()
    if "folder" in made:
        made["installer"] = installer(made["folder"])
    failed = build.tell(made, MOST)
    if args.check_reproducible:
        failed += build.check_again(made, "windows.py", "--shape", args.shape)
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
