"""The window with a window manager: inside the screen, to the whole screen and back again."""

import json
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import NamedTuple

from tests.ui.desktop import ROOT, SCREEN, Place, environment, place_of, window_of, with_desktop
from tests.waiting import LONGEST, until

pytestmark = with_desktop

PROGRAM = """
import json, sys
from pathlib import Path
from fort_desktop.scene.driver import PygameDriver, run
from fort_desktop.scene.events import Resize
from fort_desktop.scene.scene import Scene

wish, told = Path(sys.argv[1]), Path(sys.argv[2])
place = tuple(map(int, sys.argv[3:])) or (0, 0, 0, 0)
driver = PygameDriver("Fort test", (1280, 720), place=place)
scene = [Scene(driver.size)]
frames = 0

def frame(inputs, seconds):
    global frames
    frames += 1
    driver.full_screen(wish.exists())
    for event in inputs:
        if isinstance(event, Resize):
            scene[0] = Scene((event.width, event.height))
    part = told.with_name("part")
    part.write_text(json.dumps([frames, scene[0].size, driver.size, driver.place]))
    part.replace(told)
    return scene[0]

run(driver, frame)
"""


class Told(NamedTuple):
    """What the program says: frames so far, size of what is shown, of the window, and its place."""

    frames: int
    scene: tuple[int, int]
    size: tuple[int, int]
    place: Place


class Window:
    """The program with a window on this screen."""

    def __init__(self, env: dict[str, str], folder: Path, place: Place | None = None) -> None:
        self._env = env
        self.wish, self._told = folder / "wish", folder / "told"
        self._told.unlink(missing_ok=True)
        call = [sys.executable, "-c", PROGRAM, str(self.wish), str(self._told)]
        self.program = subprocess.Popen([*call, *map(str, place or ())], env=env, cwd=ROOT)

    def told(self) -> Told | None:
        """What the program itself says, as of its last frame."""
        assert self.program.poll() is None, "the program has ended"
        if not self._told.exists():
            return None
        frames, scene, size, place = json.loads(self._told.read_text("utf-8"))
        x, y, w, h = place
        return Told(frames, (scene[0], scene[1]), (size[0], size[1]), (x, y, w, h))

    def managed(self) -> None:
        """Wait until the window manager has placed it, and the program has heard of that."""
        window_of(self._env, self.program.pid)
        last = until(self.told).frames + 30
        until(lambda: (told := self.told()) is not None and told.frames > last, "frames")

    def lies(self, place: Place, keeps: Place | None = None) -> None:
        """Wait until the program and the screen agree that it lies there, and is drawn so large.

        `keeps`: the place that it will go back to, if that is another one.
        """

        def so() -> bool:
            told = self.told()
            wanted = (place[2:], place[2:], keeps or place)
            return told is not None and told[1:] == wanted and place_of(self._env) == place

        until(so, f"the window at {place}")


@contextmanager
def window(env: dict[str, str], folder: Path, place: Place | None = None) -> Iterator[Window]:
    found = Window(env, folder, place)
    try:
        found.managed()
        yield found
    finally:
        found.program.kill()  # SDL would only tell it that the window is to be closed
        found.program.wait(LONGEST)


def test_inside_the_screen_and_back_to_the_same_place(display: str, tmp_path: Path) -> None:
    env = environment(display)
    with window(env, tmp_path) as shown:
        before = x, y, w, h = until(lambda: place_of(env))
        assert x > 0
        assert y > 0
        assert x + w < SCREEN[0]
        assert y + h < SCREEN[1]
        shown.lies(before)
        for _ in range(2):
            shown.wish.write_text("full screen", "utf-8")
            shown.lies((0, 0, *SCREEN), before)
            shown.wish.unlink()
            shown.lies(before)


def test_it_opens_where_it_was_and_does_not_creep(display: str, tmp_path: Path) -> None:
    env = environment(display)
    place: Place = (90, 110, 700, 500)
    for _ in range(3):
        with window(env, tmp_path, place) as shown:
            shown.lies(place)
            told = shown.told()
            assert told is not None
            place = told.place
    assert place == (90, 110, 700, 500)
