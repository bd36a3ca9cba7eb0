"""Computers think behind the window, and what is computed for later behind all else."""

import ctypes
import os
import subprocess
import sys
from pathlib import Path
from typing import Any, Final

import pytest

from fort_desktop.bots.priority import Place, step_back

ROOT: Final = Path(__file__).resolve().parents[2]
PLACES: dict[Place, int] = {"behind the window": 0x4000, "behind all": 0x40}


class Kernel:
    """The kernel of Windows, as ctypes calls it: what has no type is an int of 32 bits."""

    def __init__(self, name: str) -> None:
        assert name == "kernel32"
        self.GetCurrentProcess = Function(lambda: 2**64 - 1)
        self.SetPriorityClass = Function(self._set)
        self.handle = self.priority = 0

    def _set(self, handle: int, priority: int) -> int:
        self.handle, self.priority = handle, priority
        return 1


class Function:
    """A function of a library."""

    argtypes: tuple[Any, ...] = ()
    restype: Any = ctypes.c_int32

    def __init__(self, does: Any) -> None:
        self._does = does

    def __call__(self, *given: int) -> Any:
        types = self.argtypes or (ctypes.c_int32,) * len(given)
        return self.restype(
            self._does(*(type_(one).value for type_, one in zip(types, given, strict=True)))
        ).value


@pytest.mark.parametrize("place", PLACES)
def test_windows_is_given_the_whole_handle(monkeypatch: pytest.MonkeyPatch, place: Place) -> None:
    kernel = Kernel("kernel32")
    monkeypatch.setattr(sys, "platform", "win32")
    monkeypatch.setattr(ctypes, "WinDLL", lambda name: kernel, raising=False)
    monkeypatch.setattr(os, "nice", None, raising=False)
    step_back(place)
    assert kernel.handle == 2**64 - 1
    assert kernel.priority == PLACES[place]


def test_the_system_has_been_told() -> None:
    """Measured in a process of its own, since there is no way back."""
    if sys.platform == "win32":
        ask = (
            "import ctypes; ask = ctypes.windll.kernel32.GetPriorityClass;"
            "ask.argtypes = (ctypes.c_void_p,); print(ask(2**64 - 1))"
        )
        expected = PLACES["behind the window"]
    else:
        ask, expected = "import os; print(os.nice(0))", min(19, os.nice(0) + 10)
    program = "from fort_desktop.bots.priority import step_back; step_back('behind the window');"
    call = [sys.executable, "-c", f"{program} {ask}"]
    done = subprocess.run(call, cwd=ROOT, capture_output=True, encoding="utf-8", check=False)
    assert done.stdout.strip() == str(expected), done.stderr
