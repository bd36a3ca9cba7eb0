"""The program plays on displays with fewer colours or more than usual, with and without GL."""

import subprocess
import sys
from pathlib import Path

import pygame
import pytest

from tests.ui.desktop import environment, screen, with_desktop
from tests.waiting import LONGEST

PLAIN = """
import os, sys
import pygame
os.environ.pop("SDL_FRAMEBUFFER_ACCELERATION", None)
pygame.display.init()
pygame.display.set_mode((64, 64))
"""

PROGRAM = """
import sys
import pygame
from fort_desktop.rules.model.events import SeatInfo
from fort_desktop.scene.driver import HeadlessDriver, NoScreenError, PygameDriver
from fort_desktop.ui.app.app import App

try:
    driver = PygameDriver("Fort test", (1024, 720), least=tuple(map(int, sys.argv[2:])))
except NoScreenError:
    sys.exit(3)
app = App(driver.size, speed=0)

def shown():
    for _ in range(40):
        driver.inputs()
        driver.show(app.frame([], 0.05))

shown()
seats = [SeatInfo("Maja", "red", "human"), SeatInfo("Tomek", "blue", "human")]
app.games.start(seats, "basic", 11)
shown()
window = pygame.display.get_surface()
seen = pygame.Surface(window.get_size(), depth=32)
seen.blit(window, (0, 0))
apart = HeadlessDriver(driver.size)
apart.show(app.screen.scene)
pygame.image.save(seen, sys.argv[1] + "/seen.png")
pygame.image.save(apart.surface, sys.argv[1] + "/meant.png")
app.close()
"""
LEAST = {"as large as the picture": (640, 480), "smaller than it": (1500, 1055)}


@with_desktop
@pytest.mark.parametrize("least", LEAST.values(), ids=LEAST)
@pytest.mark.parametrize(("depth", "gl"), [(15, "-"), (16, "-"), (16, "+"), (24, "-"), (30, "+")])
def test_a_game_is_seen_as_it_is_meant(
    depth: int, gl: str, least: tuple[int, int], tmp_path: Path
) -> None:
    with screen(1280, 800, depth, f"{gl}extension", "GLX") as name:
        env = environment(name)
        plain = subprocess.run([sys.executable, "-c", PLAIN], env=env, capture_output=True)
        if depth == 30 and plain.returncode != 0:
            pytest.skip("no GL here, without which nothing can draw on such a display")
        call = [sys.executable, "-c", PROGRAM, str(tmp_path), *map(str, least)]
        subprocess.run(call, env=env, check=True, timeout=LONGEST)
    seen = pygame.image.load(tmp_path / "seen.png")
    meant = pygame.image.load(tmp_path / "meant.png")
    if seen.get_size() != meant.get_size():
        meant = pygame.transform.smoothscale(meant, seen.get_size())
    # A colour of 5 bits is at most 8 of 256 away from what it stands for.
    for x in range(4, seen.get_width(), 7):
        for y in range(4, seen.get_height(), 7):
            pairs = zip(seen.get_at((x, y)), meant.get_at((x, y)), strict=True)
            assert all(abs(one - other) <= 8 for one, other in pairs), (x, y)


@with_desktop
def test_a_display_that_nothing_can_draw_on_is_told(tmp_path: Path) -> None:
    """One of 8 bits has 256 colours, which SDL does not know."""
    with screen(1280, 800, 8) as name:
        call = [sys.executable, "-c", PROGRAM, str(tmp_path), "640", "480"]
        done = subprocess.run(call, env=environment(name), check=False, timeout=LONGEST)
    assert done.returncode == 3
