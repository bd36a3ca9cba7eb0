"""Gamepads: a real one of SDL's that is simulated, and the stick that is held."""

import sys

import pytest

from fort_desktop.scene.events import Input, Key, Pad, Pushed, Stick
from fort_desktop.scene.pads import ALL_AXES, Held, Sticks
from tests.scene.test_driver import in_another_process

PLUGGED = """
import ctypes, re
from pathlib import Path
from fort_desktop.scene.driver import PygameDriver

library = re.search(r"/\\S*libSDL2-2\\S*", Path("/proc/self/maps").read_text())
sdl = ctypes.CDLL(library.group())
sdl.SDL_JoystickFromInstanceID.restype = ctypes.c_void_p
driver = PygameDriver("x", (200, 100))

def heard():
    return [str(one) for one in driver.inputs() if type(one).__name__ in ("Pad", "Stick")]

for number in range(2):
    assert sdl.SDL_JoystickAttachVirtual(1, 6, 15, 0) == 0, "a gamepad is plugged in"
    heard()
    pad = ctypes.c_void_p(sdl.SDL_JoystickFromInstanceID(number))
    assert pad.value, "it has been opened"
    sdl.SDL_JoystickSetVirtualButton(pad, 0, 1)
    sdl.SDL_JoystickSetVirtualAxis(pad, 0, ctypes.c_int16(-32768))
    print(*sorted(heard()), sep="; ")
    sdl.SDL_JoystickDetachVirtual(0)
    print(*heard()[-4:], sep="; ")
driver.close()
"""


@pytest.mark.skipif(sys.platform != "linux", reason="finds the library of SDL in /proc")
def test_a_gamepad_is_heard_as_soon_as_it_is_plugged_in() -> None:
    done = in_another_process(PLUGGED, SDL_VIDEODRIVER="dummy")
    pressed = f"{Pad('a')}; {Stick('x', -1.0)}"
    gone = f"{Stick('x', 0.0)}; {Stick('y', 0.0)}; {Stick('lt', 0.0)}; {Stick('rt', 0.0)}"
    assert done.stdout.splitlines()[-4:] == [pressed, gone] * 2, done.stderr


TWO = (
    PLUGGED.split("for number")[0]
    + """
for number in range(2):
    assert sdl.SDL_JoystickAttachVirtual(1, 6, 15, 0) == number, "two are plugged in"
    heard()
pads = [ctypes.c_void_p(sdl.SDL_JoystickFromInstanceID(number)) for number in range(2)]

def press(pad):
    sdl.SDL_JoystickSetVirtualButton(pad, 0, 1)
    sdl.SDL_JoystickSetVirtualAxis(pad, 0, ctypes.c_int16(-32768))
    print(*sorted(heard()), sep="; ")

press(pads[1])
press(pads[0])
sdl.SDL_JoystickDetachVirtual(0)
print(*heard()[-4:], sep="; ")
sdl.SDL_JoystickAttachVirtual(1, 6, 15, 0)
heard()
press(ctypes.c_void_p(sdl.SDL_JoystickFromInstanceID(2)))
driver.close()
"""
)


@pytest.mark.skipif(sys.platform != "linux", reason="finds the library of SDL in /proc")
def test_each_gamepad_has_its_number_and_a_new_one_that_of_the_one_that_went() -> None:
    done = in_another_process(TWO, SDL_VIDEODRIVER="dummy")
    second, first = (f"{Pad('a', n)}; {Stick('x', -1.0, n)}" for n in (2, 1))
    gone = "; ".join(str(Stick(axis, 0.0)) for axis in ALL_AXES)
    assert done.stdout.splitlines()[-4:] == [second, first, gone, first], done.stderr


def test_without_joysticks_there_is_a_window_all_the_same() -> None:
    code = """
import sys
sys.modules["pygame._sdl2.controller"] = None
from fort_desktop.scene.driver import PygameDriver
driver = PygameDriver("x", (200, 100))
driver.inputs()
driver.close()
print("fine")
"""
    done = in_another_process(code, SDL_VIDEODRIVER="dummy")
    assert done.stdout.endswith("fine\n"), done.stderr


def arrows(*story: Stick | float) -> list[str]:
    """What is moved by a stick and times that it is held."""
    held, found = Held(), list[Key | Pad | None]()
    for part in story:
        found.append(held.advance(part) if isinstance(part, float) else held.moved(part))
    return [
        one.name if isinstance(one, Key) else one.button if isinstance(one, Pad) else ""
        for one in found
    ]


def test_a_stick_moves_once_and_then_again_and_again_while_it_is_held() -> None:
    left = Stick("x", -1.0)
    assert arrows(left, 0.1, 0.2, 0.2, 0.1, 0.1, 0.1) == ["left", "", "", "left", "", "left", ""]
    assert arrows(left, Stick("x", 0.0), 1.0) == ["left", "", ""]


def test_a_stick_that_does_not_quite_rest_moves_nothing() -> None:
    assert arrows(Stick("x", 0.2), Stick("y", -0.3), Stick("x", 0.45), 5.0) == [""] * 4
    trembling = (Stick("y", 0.55), Stick("y", 0.45), Stick("y", 0.55), Stick("y", 0.3))
    assert arrows(*trembling, Stick("y", 0.55)) == ["down", "", "", "", "down"]


def test_a_stick_points_where_it_is_pushed_further() -> None:
    assert arrows(Stick("x", 0.6), Stick("y", -0.9), Stick("x", 0.0)) == ["right", "up", ""]


def test_each_pad_has_a_stick_of_its_own() -> None:
    sticks = Sticks()
    up: list[Input] = [Pushed("up", 2), Key("up")]
    assert sticks.moved(Stick("y", -1.0, 2)) == up
    assert sticks.moved(Stick("y", 0.0, 1)) == []
    assert sticks.advance(0.1) == []
    held: list[Input] = [Pushed("up", 2, again=True), Key("up")]
    assert sticks.advance(0.4) == held
    assert sticks.moved(Stick("x", 1.0, 1)) == [Pushed("right", 1), Key("right")]
    assert sticks.moved(Stick("y", 0.0, 2)) == []
    assert sticks.advance(0.1) == []


def test_a_trigger_is_a_button_once_for_each_pull() -> None:
    pull = (Stick("rt", 0.2), Stick("rt", 0.6), Stick("rt", 0.4), Stick("rt", 1.0))
    assert arrows(*pull, 5.0) == ["", "rt", "", "", ""]
    assert arrows(*pull, Stick("rt", 0.0), Stick("rt", 0.9), Stick("lt", 0.9))[4:] == [
        "",
        "rt",
        "lt",
    ]
