"""The manners of the window on a real desktop: what the window manager can read of it."""

import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.ui.desktop import ROOT, environment, told, window_of, with_desktop
from tests.waiting import until

pytestmark = with_desktop

CALLS = """
import sys
from pathlib import Path
from fort_desktop.scene.driver import PygameDriver, run
from fort_desktop.scene.scene import Scene

driver, wish = PygameDriver(sys.argv[1], (300, 200)), Path(sys.argv[2])
scene = Scene(driver.size)

def frame(inputs, seconds):
    if wish.exists():
        wish.unlink()
        driver.call()
    return scene

run(driver, frame)
"""


@pytest.fixture
def opened(display: str, tmp_path: Path) -> Iterator[tuple[dict[str, str], str]]:
    """The program, started from its source: how to ask the desktop, and its window."""
    env = environment(display) | {"SDL_AUDIODRIVER": "dummy"}
    call = [sys.executable, "-m", "fort_desktop", "--data", str(tmp_path)]
    with subprocess.Popen(call, env=env, cwd=ROOT) as program:
        try:
            yield env, window_of(env, program.pid)
        finally:
            program.kill()


def test_its_class_is_that_of_the_menu_entry(opened: tuple[dict[str, str], str]) -> None:
    env, window = opened
    named = told(env, "xprop", "-id", window, "WM_CLASS")
    assert named == 'WM_CLASS(STRING) = "fort-desktop", "fort-desktop"\n'


def test_the_desktop_keeps_its_effects(opened: tuple[dict[str, str], str]) -> None:
    env, window = opened
    bypass = told(env, "xprop", "-id", window, "_NET_WM_BYPASS_COMPOSITOR")
    assert bypass, "the window has gone"
    assert "= 1" not in bypass


def test_it_asks_for_attention_only_without_the_focus_and_until_it_has_it(
    display: str, tmp_path: Path
) -> None:
    env, wish = environment(display), tmp_path / "wish"
    call = [sys.executable, "-c", CALLS, "Fort test", str(wish)]
    beside = [sys.executable, "-c", CALLS, "Beside it", str(tmp_path / "never")]

    def urgent() -> bool:
        return "urgency hint" in told(env, "xprop", "-id", window, "WM_HINTS")

    def has_focus(one: str) -> bool:
        active = told(env, "xprop", "-root", "_NET_ACTIVE_WINDOW").split()
        return bool(active) and int(active[-1], 16) == int(one, 16)

    with subprocess.Popen(call, env=env, cwd=ROOT) as program:
        try:
            window = window_of(env, program.pid)
            until(lambda: has_focus(window))
            wish.touch()
            until(lambda: not wish.exists())
            assert not urgent()
            with subprocess.Popen(beside, env=env, cwd=ROOT) as other:
                try:
                    until(lambda: has_focus(window_of(env, other.pid)))
                    wish.touch()
                    until(urgent)
                    told(env, "xdotool", "windowactivate", window)
                    until(lambda: has_focus(window) and not urgent())
                finally:
                    other.kill()
        finally:
            program.kill()
