"""Makes the pictures of the pages from the running program, with the project's own Python.

    python3 build_scripts/pictures [NAME ...] [--whole FOLDER]
    python3 build_scripts/pictures house [--check]
    python3 build_scripts/pictures icon [FOLDER]
    .venv/bin/python build_scripts/pictures languages FOLDER [--lang pl ru] [--size 1280x720]

NAME is one of the table below; without one all of them are made. Those in a real window need Xvfb
and ImageMagick, which makes all the files smaller where it is installed. FOLDER of `--whole` gets
the pictures of a round as they are.
"""

import argparse
import os
import runpy
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Callable
from pathlib import Path
from typing import Final, NamedTuple

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from _venv import ROOT, environment
from pictures import moments, screens, together, twelve
from pictures.shots import OUT, smaller, virtual_screen

sys.path.insert(1, str(ROOT))  # this program's own, whatever is installed


class Pictures(NamedTuple):
    """Some pictures of a page: what makes them in a folder, and how.

    Attributes:
        page: the page that shows them.
        window: they are taken from the screen of a real window.
    """

    make: Callable[[Path, argparse.Namespace], None]
    page: str
    window: bool = False


TABLE: Final = {
    "screens": Pictures(screens.make, "docs/pictures/README.md"),
    "moments": Pictures(moments.make, "docs/table.md"),
    "twelve": Pictures(twelve.make, "docs/moments.md", window=True),
    "together": Pictures(together.make, "docs/hotseat.md", window=True),
}
_OWN: Final = ("house", "icon", "languages")
"""Programs beside the table, which take no pictures of games for a page."""


def take(pictures: Pictures, asked: argparse.Namespace) -> None:
    """Make the pictures, and lay them where the pages have them."""
    server = None
    if pictures.window:
        server, name = virtual_screen()
        os.environ |= {"SDL_VIDEODRIVER": "x11", "DISPLAY": name}
    else:
        os.environ["SDL_VIDEODRIVER"] = "dummy"
    try:
        with tempfile.TemporaryDirectory() as name:
            pictures.make(Path(name), asked)
            for path in sorted(Path(name).glob("*.png")):
                smaller(path)
                shutil.copy(path, ROOT / "docs" if path.name == "table.png" else OUT)
    finally:
        if server is not None:
            server.kill()
            server.wait()


def main() -> int:
    """Make what is named; each kind in a process of its own, since a driver is chosen only once."""
    if sys.argv[1:2] and sys.argv[1] in _OWN:
        del sys.argv[0]
        runpy.run_module(f"pictures.{sys.argv[0]}", run_name="__main__")
        return 0
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("names", nargs="*", metavar="NAME", help=f"some of {', '.join(TABLE)}")
    parser.add_argument("--whole", type=Path, metavar="FOLDER")
    asked = parser.parse_args()
    names = asked.names or list(TABLE)
    if unknown := set(names) - set(TABLE):
        parser.error(f"there are no pictures {', '.join(sorted(unknown))}")
    try:
        import pygame  # noqa: F401
    except ImportError:
        call = [str(environment("play")), str(Path(__file__).parent), *sys.argv[1:]]
        return subprocess.call(call)
    if len(names) == 1:
        take(TABLE[names[0]], asked)
        return 0
    options = [word for word in sys.argv[1:] if word not in names]
    calls = ([sys.executable, str(Path(__file__).parent), one, *options] for one in names)
    return max(map(subprocess.call, calls))


if __name__ == "__main__":
    sys.exit(main())
