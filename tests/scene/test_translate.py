"""Keys of all layouts, and gamepads, from events of pygame."""

import sys

import pygame
import pytest

from fort_desktop.scene.events import Input, Key, Pad, Pointer, Stick, Unplugged
from fort_desktop.scene.geometry import Point
from fort_desktop.scene.translate import HEARD, translate


def key(code: int, typed: str, place: int, mod: int = 0) -> Input | None:
    event = pygame.event.Event(pygame.KEYDOWN, key=code, unicode=typed, scancode=place, mod=mod)
    return translate(event)


def test_a_shortcut_is_where_it_is_on_a_latin_layout() -> None:
    z = pygame.KSCAN_Z
    assert key(0x44F, "я", z) == Key("z")
    assert key(0x42F, "Я", z, pygame.KMOD_LSHIFT) == Key("z")
    assert key(0x44F, "", z, pygame.KMOD_LCTRL) == Key("ctrl z")
    assert key(0x44F, "", z, pygame.KMOD_LCTRL | pygame.KMOD_LSHIFT) == Key("ctrl shift z")
    assert key(0x3B6, "ζ", z) == Key("z")
    assert key(0x436, "ж", pygame.KSCAN_SEMICOLON) == Key("ж"), "no letter of the Latin ones"


def test_a_latin_layout_keeps_its_letters() -> None:
    """On a German keyboard Z lies where an English one has Y."""
    assert key(pygame.K_z, "z", pygame.KSCAN_Y) == Key("z")
    assert key(pygame.K_z, "Z", pygame.KSCAN_Y, pygame.KMOD_LSHIFT) == Key("Z")
    assert key(pygame.K_q, "q", pygame.KSCAN_A) == Key("q")
    assert key(pygame.K_z, "ż", pygame.KSCAN_Z, pygame.KMOD_RALT | pygame.KMOD_CTRL) == Key("ż")
    assert key(0xFC, "ü", pygame.KSCAN_LEFTBRACKET) == Key("ü")


def test_a_finger_is_told_from_a_mouse() -> None:
    at = Point(3, 4)
    for touch in (True, False):
        for kind, told in (
            (pygame.MOUSEMOTION, Pointer("move", at, touch=touch)),
            (pygame.MOUSEBUTTONDOWN, Pointer("down", at, 1, touch=touch)),
            (pygame.MOUSEBUTTONUP, Pointer("up", at, 1, touch=touch)),
        ):
            event = pygame.event.Event(kind, pos=(3, 4), button=1, touch=touch)
            assert translate(event) == told


def test_the_row_of_digits_gives_digits() -> None:
    assert key(0x11B, "ě", pygame.KSCAN_2) == Key("2"), "Czech"
    assert key(pygame.K_PLUS, "+", pygame.KSCAN_1) == Key("1"), "Czech"
    assert key(pygame.K_AMPERSAND, "&", pygame.KSCAN_1) == Key("1"), "French"
    assert key(pygame.K_1, "1", pygame.KSCAN_1) == Key("1")
    assert key(pygame.K_2, "@", pygame.KSCAN_2, pygame.KMOD_MODE) == Key("@"), "with AltGr"


@pytest.mark.parametrize(
    ("code", "digit", "name"),
    [
        (pygame.K_KP4, "4", "left"),
        (pygame.K_KP6, "6", "right"),
        (pygame.K_KP8, "8", "up"),
        (pygame.K_KP2, "2", "down"),
        (pygame.K_KP7, "7", "home"),
        (pygame.K_KP1, "1", "end"),
        (pygame.K_KP9, "9", "page up"),
        (pygame.K_KP3, "3", "page down"),
        (pygame.K_KP_PERIOD, ".", "delete"),
    ],
)
def test_the_keypad_moves_without_numlock_and_types_with_it(
    code: int, digit: str, name: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    place = pygame.KSCAN_KP4
    assert key(code, "", place) == Key(name)
    assert key(code, "", place, pygame.KMOD_LCTRL) == Key(f"ctrl {name}")
    assert key(code, digit, place, pygame.KMOD_NUM) == Key(digit)
    assert key(code, "", place, pygame.KMOD_NUM | pygame.KMOD_LSHIFT) == Key(f"shift {name}")
    assert key(pygame.K_KP_ENTER, "\r", place) == Key("enter")
    monkeypatch.setattr(sys, "platform", "darwin")
    assert key(code, digit, place) == Key(digit), "a Mac has no NumLock"


def pad(button: int, down: bool = True) -> Input | None:
    kind = pygame.CONTROLLERBUTTONDOWN if down else pygame.CONTROLLERBUTTONUP
    return translate(pygame.event.Event(kind, button=button, instance_id=0))


def axis(number: int, value: int) -> Input | None:
    return translate(pygame.event.Event(pygame.CONTROLLERAXISMOTION, axis=number, value=value))


@pytest.mark.parametrize(
    ("button", "name"),
    [
        (pygame.CONTROLLER_BUTTON_A, "a"),
        (pygame.CONTROLLER_BUTTON_B, "b"),
        (pygame.CONTROLLER_BUTTON_START, "start"),
        (pygame.CONTROLLER_BUTTON_RIGHTSHOULDER, "rb"),
    ],
)
def test_a_button_of_a_gamepad_counts_when_it_goes_down(button: int, name: str) -> None:
    assert pad(button) == Pad(name)
    assert pad(button, down=False) is None


def test_speakers_that_go_are_told_if_they_were_in_use() -> None:
    def gone(which: int, microphone: int) -> Input | None:
        event = pygame.event.Event(pygame.AUDIODEVICEREMOVED, which=which, iscapture=microphone)
        return translate(event)

    assert gone(2, 0) == Unplugged()
    assert gone(0, 0) is None
    assert gone(3, 1) is None
    assert pygame.AUDIODEVICEREMOVED in HEARD


def test_the_directional_pad_is_a_stick_and_the_right_stick_is_none() -> None:
    assert pad(pygame.CONTROLLER_BUTTON_DPAD_LEFT) == Stick("x", -1.0)
    assert pad(pygame.CONTROLLER_BUTTON_DPAD_LEFT, down=False) == Stick("x", 0.0)
    assert pad(pygame.CONTROLLER_BUTTON_DPAD_DOWN) == Stick("y", 1.0)
    assert axis(pygame.CONTROLLER_AXIS_LEFTX, -32768) == Stick("x", -1.0)
    assert axis(pygame.CONTROLLER_AXIS_LEFTY, 32767) == Stick("y", 1.0)
    assert axis(pygame.CONTROLLER_AXIS_RIGHTX, 32767) is None
    assert axis(pygame.CONTROLLER_AXIS_TRIGGERLEFT, 32767) == Stick("lt", 1.0)
    assert axis(pygame.CONTROLLER_AXIS_TRIGGERRIGHT, 0) == Stick("rt", 0.0)
    assert {pygame.CONTROLLERAXISMOTION, pygame.CONTROLLERBUTTONDOWN} <= set(HEARD)
