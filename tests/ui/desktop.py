"""A desktop for tests: Xvfb with the window manager openbox, and what it tells of windows."""

import os
import re
import shutil
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from tests.waiting import LONGEST, until

ROOT = Path(__file__).resolve().parents[2]
NEEDED = ("Xvfb", "openbox", "xwininfo", "xprop", "xdotool")
MISSING = [tool for tool in NEEDED if shutil.which(tool) is None]
SCREEN = (1024, 768)
Place = tuple[int, int, int, int]

with_desktop = pytest.mark.skipif(bool(MISSING), reason=f"not installed: {', '.join(MISSING)}")


@contextmanager
def screen(width: int, height: int, depth: int = 24, *more: str) -> Iterator[str]:
    """A display of its own, by Xvfb, that takes windows; yields its name.

    Args:
        depth: bits of each pixel; more: arguments of Xvfb.
    """
    reads, tells = os.pipe()
    size = f"{width}x{height}x{depth}"
    call = ["Xvfb", "-displayfd", str(tells), "-screen", "0", size, "-nolisten", "tcp"]
    call += ["-noreset", *more]  # else whoever comes as the last window goes is thrown out
    quiet = subprocess.DEVNULL
    server = subprocess.Popen(call, pass_fds=[tells], stdout=quiet, stderr=quiet)
    os.close(tells)
    try:
        with open(reads, encoding="utf-8") as file:
            number = file.readline().strip()  # it is told once the screen is there
        assert number, "Xvfb does not start"
        yield f":{number}"
    finally:
        server.terminate()
        server.wait(LONGEST)


@contextmanager
def managed(name: str) -> Iterator[None]:
    """Openbox manages the windows on a display."""
    env, quiet = environment(name), subprocess.DEVNULL
    with subprocess.Popen(["openbox"], env=env, stdout=quiet, stderr=quiet) as manager:
        try:
            until(lambda: _manages(manager, env), "openbox")
            yield
        finally:
            manager.kill()


def _manages(manager: subprocess.Popen[bytes], env: dict[str, str]) -> bool:
    assert manager.poll() is None, "openbox has ended"
    return "window id" in told(env, "xprop", "-root", "_NET_SUPPORTING_WM_CHECK")


def place_of(env: dict[str, str]) -> Place | None:
    """Where the window lies on the screen, and how large it is; None as long as nobody can say.

    Listing fails when a window goes while it is listed, as those of a starting window manager do.
    """
    call = ["xwininfo", "-root", "-tree"]
    listed = subprocess.run(call, env=env, capture_output=True, encoding="utf-8", check=False)
    if listed.returncode != 0:
        return None
    found = re.search(r'"Fort test".*?(\d+)x(\d+)\+-?\d+\+-?\d+ +\+(-?\d+)\+(-?\d+)', listed.stdout)
    if found is None:
        return None
    w, h, x, y = map(int, found.groups())
    return x, y, w, h


def environment(display: str) -> dict[str, str]:
    """That of a program whose window is to open there."""
    env = {**os.environ, "DISPLAY": display, "SDL_VIDEODRIVER": "x11", "PYTHONPATH": str(ROOT)}
    env.pop("SDL_VIDEO_WINDOW_POS", None)
    return env


def told(env: dict[str, str], *call: str) -> str:
    """What a tool says; "" while it cannot, as for a window that comes or goes just then."""
    done = subprocess.run(call, env=env, capture_output=True, encoding="utf-8", check=False)
    return done.stdout if done.returncode == 0 else ""


def window_of(env: dict[str, str], pid: int) -> str:
    """The window of a process, as the window manager knows it; waits until it is there."""

    def there() -> str | None:
        listed = told(env, "xprop", "-root", "_NET_CLIENT_LIST").partition("#")[2]
        for window in listed.replace(",", " ").split():
            if told(env, "xprop", "-id", window, "_NET_WM_PID").endswith(f"= {pid}\n"):
                return window
        return None

    return until(there, f"a window of the process {pid}")
