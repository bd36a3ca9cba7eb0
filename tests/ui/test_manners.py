"""The manners of the window on a real desktop: what the window manager can read of it."""

import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.ui.desktop import ROOT, environment, told, window_of, with_desktop

pytestmark = with_desktop


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
