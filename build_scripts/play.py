"""Starts Fort. On a fresh machine it installs what the game needs first.

python3 build_scripts/play.py [arguments of fort-desktop]
"""

import ctypes
import os
import subprocess
import sys

from _venv import ROOT, environment, give_up

X_LIBRARIES = {"libX11.so.6": "libx11-6", "libXext.so.6": "libxext6"}


def opens_a_window(arguments: "list[str]") -> bool:
    """Return True if these arguments start the game itself, not one of its commands."""
    rest = list(arguments)
    while rest and rest[0].startswith(("--data", "--first-picture")):
        rest = rest[1:] if "=" in rest[0] else rest[2:]
    return not rest


def check_screen() -> None:
    """Exit with a message if no window can be opened; SDL would silently draw to nowhere."""
    if not sys.platform.startswith("linux") or os.environ.get("SDL_VIDEODRIVER"):
        return
    if os.environ.get("WAYLAND_DISPLAY"):
        return
    if not os.environ.get("DISPLAY"):
        give_up("there is no display (DISPLAY is not set); start Fort on a desktop")
    missing = [package for library, package in X_LIBRARIES.items() if not _loads(library)]
    if missing:
        names = " ".join(missing)
        give_up(f"X libraries are missing; install them (Debian and Ubuntu: apt install {names})")


def _loads(library: str) -> bool:
    try:
        ctypes.CDLL(library)
    except OSError:
        return False
    return True


def main() -> int:
    """Check, install, play."""
    arguments = sys.argv[1:]
    if opens_a_window(arguments):
        check_screen()
    call = [str(environment("play")), "-m", "fort_desktop", *arguments]
    try:
        return subprocess.call(call, cwd=ROOT)
    except KeyboardInterrupt:
        return 130


if __name__ == "__main__":
    sys.exit(main())
