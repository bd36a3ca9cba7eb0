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

FIELD = """
import sys
from pathlib import Path
import pygame
from fort_desktop.scene.driver import PygameDriver, run
from fort_desktop.scene.geometry import Box
from fort_desktop.scene.scene import Scene
from fort_desktop.ui.toolkit.entry import Entry

driver, told = PygameDriver("Fort test", (300, 200)), Path(sys.argv[1])
scene = Scene(driver.size)
entry = Entry(Box(0, 0, 300, 60), 1.0, "one two three", "field", lambda text: None)
scene.root.add(entry)
scene.focus.at(entry)

def frame(inputs, seconds):
    for event in inputs:
        scene.handle(event)
    if not pygame.key.get_focused():
        return scene  # nobody can type yet
    told.with_name("part").write_text(entry.text, encoding="utf-8")
    told.with_name("part").replace(told)
    return scene

run(driver, frame)
"""
KEYPAD_7 = "79"
"""The code of the key: by its name, the tool would switch NumLock on."""


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


def test_a_field_takes_keys_that_are_held_and_the_keypad_without_numlock(
    display: str, tmp_path: Path
) -> None:
    env, told_to = environment(display), tmp_path / "text"
    call = [sys.executable, "-c", FIELD, str(told_to)]

    def text() -> str:
        return told_to.read_text(encoding="utf-8") if told_to.exists() else "nothing yet"

    with subprocess.Popen(call, env=env, cwd=ROOT) as program:
        try:
            until(lambda: text() == "one two three")
            told(env, "xdotool", "keydown", "BackSpace")
            until(lambda: text() == "", "a key that is held erases all")
            told(env, "xdotool", "keyup", "BackSpace")
            told(env, "xdotool", "type", "ab")
            told(env, "xdotool", "key", KEYPAD_7)
            told(env, "xdotool", "type", "c")
            until(lambda: text() == "cab")
        finally:
            program.kill()


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
