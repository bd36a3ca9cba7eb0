"""The window with a window manager: inside the screen, to the whole screen and back again."""

import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path

from tests.ui.desktop import (
    ROOT,
    SCREEN,
    Place,
    environment,
    place_of,
    settled,
    waited_for,
    with_desktop,
)

pytestmark = with_desktop

PROGRAM = """
import sys
from pathlib import Path
from fort_desktop.scene.driver import PygameDriver, run
from fort_desktop.scene.events import Resize
from fort_desktop.scene.scene import Scene

wish, told = Path(sys.argv[1]), Path(sys.argv[2])
place = tuple(map(int, sys.argv[3:])) or (0, 0, 0, 0)
driver = PygameDriver("Fort test", (1280, 720), place=place)
scene = [Scene(driver.size)]

def frame(inputs, seconds):
    driver.full_screen(wish.exists())
    for event in inputs:
        if isinstance(event, Resize):
            scene[0] = Scene((event.width, event.height))
    told.write_text(f"{scene[0].size} {driver.size}")
    part = told.with_name("part")
    part.write_text(" ".join(map(str, driver.place)))
    part.replace(told.with_name("place"))
    return scene[0]

run(driver, frame)
"""


def test_inside_the_screen_and_back_to_the_same_place(display: str, tmp_path: Path) -> None:
    env = environment(display)
    wish, told = tmp_path / "wish", tmp_path / "told"
    call = [sys.executable, "-c", PROGRAM, str(wish), str(told)]

    def shown(size: tuple[int, int]) -> Callable[[], bool]:
        return lambda: told.exists() and told.read_text() == f"{size} {size}"

    with subprocess.Popen(call, env=env, cwd=ROOT) as program:
        try:
            waited_for(lambda: place_of(env) is not None)
            time.sleep(0.5)
            before = x, y, w, h = settled(env)
            assert x > 0
            assert y > 0
            assert x + w < SCREEN[0]
            assert y + h < SCREEN[1]
            for _ in range(2):
                wish.write_text("full screen")
                waited_for(shown(SCREEN))
                waited_for(lambda: place_of(env) == (0, 0, *SCREEN))
                wish.unlink()
                waited_for(shown((w, h)))
                waited_for(lambda: place_of(env) == before)
        finally:
            program.kill()  # SDL would only tell it that the window is to be closed


def test_it_opens_where_it_was_and_does_not_creep(display: str, tmp_path: Path) -> None:
    env = environment(display)
    place: Place = (90, 110, 700, 500)
    told, before = tmp_path / "place", place
    for _ in range(3):
        call = [sys.executable, "-c", PROGRAM, str(tmp_path / "wish"), str(tmp_path / "told")]
        with subprocess.Popen([*call, *map(str, before)], env=env, cwd=ROOT) as program:
            try:
                waited_for(lambda: place_of(env) is not None)
                time.sleep(0.5)
                told.unlink(missing_ok=True)
                waited_for(told.exists)
                before = read_place(told)
                assert before == place
                waited_for(lambda: place_of(env) == place)
            finally:
                program.kill()


def read_place(told: Path) -> Place:
    x, y, w, h = map(int, told.read_text().split())
    return x, y, w, h
