"""Starts Fort. On a fresh machine it installs what the game needs first.

python3 build_scripts/play.py [arguments of fort-desktop]
"""

import ctypes
import os
import subprocess
import sys

from _venv import ROOT, environment, give_up

X_LIBRARIES = {"libX11.so.6": "libx11-6", "libXext.so.6": "libxext6"}


def check_screen() -> None:
    """Say what keeps a window from opening, instead of a game that nobody sees."""
    if not sys.platform.startswith("linux"):
        return
    if os.environ.get("SDL_VIDEODRIVER") in ("dummy", "offscreen"):
        return
    if not (os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY")):
        give_up("there is no display (DISPLAY is not set); start it on a desktop")
    if os.environ.get("WAYLAND_DISPLAY"):
        return
    for library, package in X_LIBRARIES.items():
        try:
            ctypes.CDLL(library)
        except OSError:
            give_up(
                f"the X library {library} is missing; install it (Debian: apt install {package})"
            )


def main() -> int:
    """Install, check, play."""
    arguments = sys.argv[1:]
    python = environment("play")
    if not arguments or arguments[0].startswith("-"):
        check_screen()
    call = [str(python), "-m", "fort_desktop", *arguments]
    try:
        return subprocess.call(call, cwd=ROOT)
    except KeyboardInterrupt:
        return 130


if __name__ == "__main__":
    sys.exit(main())
