"""A desktop for tests: Xvfb with the window manager openbox, and what it tells of windows."""

import os
import re
import shutil
import subprocess
import time
from collections.abc import Callable
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
NEEDED = ("Xvfb", "openbox", "xwininfo", "xprop", "xdotool")
MISSING = [tool for tool in NEEDED if shutil.which(tool) is None]
SCREEN = (1024, 768)
Place = tuple[int, int, int, int]

with_desktop = pytest.mark.skipif(bool(MISSING), reason=f"not installed: {', '.join(MISSING)}")


def waited_for(happened: Callable[[], bool]) -> None:
    """Wait for what happens within minutes, however busy the machine is."""
    for _ in range(2400):
        if happened():
            return
        time.sleep(0.05)
    raise AssertionError("it never happens")


def place_of(env: dict[str, str]) -> Place | None:
    """Where the window lies on the screen, and how large it is; None as long as nobody can say.

    Listing fails when a window goes while it is listed, as those of a starting window manager do.
    """
    call = ["xwininfo", "-root", "-tree"]
    listed = subprocess.run(call, env=env, capture_output=True, text=True, check=False)
    if listed.returncode != 0:
        return None
    found = re.search(r'"Fort test".*?(\d+)x(\d+)\+-?\d+\+-?\d+ +\+(-?\d+)\+(-?\d+)', listed.stdout)
    if found is None:
        return None
    w, h, x, y = map(int, found.groups())
    return x, y, w, h


def settled(env: dict[str, str]) -> Place:
    """Where the window lies, asked until the answer is the same twice."""
    seen: list[Place | None] = [None]

    def still() -> bool:
        seen.append(place_of(env))
        return seen[-1] is not None and seen[-1] == seen[-2]

    waited_for(still)
    place = seen[-1]
    assert place is not None
    return place


def environment(display: str) -> dict[str, str]:
    """That of a program whose window is to open there."""
    env = {**os.environ, "DISPLAY": display, "SDL_VIDEODRIVER": "x11", "PYTHONPATH": str(ROOT)}
    env.pop("SDL_VIDEO_WINDOW_POS", None)
    return env


def told(env: dict[str, str], *call: str) -> str:
    """What a tool says; "" while it cannot, as for a window that comes or goes just then."""
    done = subprocess.run(call, env=env, capture_output=True, text=True, check=False)
    return done.stdout if done.returncode == 0 else ""


def window_of(env: dict[str, str], pid: int) -> str:
    """The window of a process, as the window manager knows it; waits until it is there."""
    found: list[str] = []

    def there() -> bool:
        listed = told(env, "xprop", "-root", "_NET_CLIENT_LIST").partition("#")[2]
        for window in listed.replace(",", " ").split():
            if told(env, "xprop", "-id", window, "_NET_WM_PID").endswith(f"= {pid}\n"):
                found.append(window)
        return bool(found)

    waited_for(there)
    return found[0]
