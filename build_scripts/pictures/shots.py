"""Takes pictures of the program: of its screens by name, and of a whole virtual screen."""

import os
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Final

from _venv import ROOT

OUT: Final = ROOT / "docs" / "pictures"
_DITHER: Final = "dither:diffusion-amount=30%"
"""Enough for the lawn to be even; all of it makes the files larger by two thirds."""


def shot(screen: str, out: Path, *more: str | Path) -> None:
    """Take a picture of a screen, perhaps of a posed game."""
    call = [sys.executable, "-m", "tests.fixtures", screen, out, *more]
    subprocess.run(list(map(str, call)), cwd=ROOT, check=True)


def smaller(path: Path) -> None:
    """Reduce a picture to 256 colours, with a dither for the lawn, if ImageMagick is installed."""
    tool = shutil.which("convert")
    if tool is not None:
        few = ["-strip", "-dither", "FloydSteinberg", "-define", _DITHER, "-colors", "256"]
        call = [tool, str(path), *few, f"PNG8:{path}"]
        subprocess.run(call, check=True)


def virtual_screen() -> tuple[subprocess.Popen[bytes], str]:
    """Start a virtual screen; returns its process and its name."""
    told, tells = os.pipe()
    call = ["Xvfb", "-displayfd", str(tells), "-screen", "0", "1600x1000x24", "-nolisten", "tcp"]
    quiet = subprocess.DEVNULL
    server = subprocess.Popen(call, stdout=quiet, stderr=quiet, pass_fds=[tells])
    os.close(tells)
    with os.fdopen(told) as file:
        return server, f":{file.readline().strip()}"
