"""Translates pygame's events to the toolkit's own."""

import sys
from collections.abc import Callable
from typing import Final, Literal

import pygame

from fort_desktop.scene.events import (
    Blur,
    Dropped,
    Input,
    Key,
    Leave,
    Opened,
    Pad,
    Placed,
    Pointer,
    Quit,
    Resize,
    Stick,
    Text,
    Unplugged,
)
from fort_desktop.scene.geometry import Point

HEARD: Final = (
    pygame.QUIT,
    pygame.MOUSEMOTION,
    pygame.MOUSEBUTTONDOWN,
    pygame.MOUSEBUTTONUP,
    pygame.MOUSEWHEEL,
    pygame.KEYDOWN,
    pygame.TEXTINPUT,
    pygame.DROPFILE,
    pygame.VIDEORESIZE,
    pygame.WINDOWLEAVE,
    pygame.WINDOWFOCUSLOST,
    pygame.WINDOWMINIMIZED,
    pygame.CONTROLLERAXISMOTION,
    pygame.CONTROLLERBUTTONDOWN,
    pygame.CONTROLLERBUTTONUP,
    pygame.AUDIODEVICEREMOVED,
)
"""The events of pygame that mean something here."""
_NAMES: Final = {
    pygame.K_TAB: "tab",
    pygame.K_RETURN: "enter",
    pygame.K_KP_ENTER: "enter",
    pygame.K_SPACE: "space",
    pygame.K_ESCAPE: "escape",
    pygame.K_LEFT: "left",
    pygame.K_RIGHT: "right",
    pygame.K_UP: "up",
    pygame.K_DOWN: "down",
    pygame.K_HOME: "home",
    pygame.K_END: "end",
    pygame.K_PAGEUP: "page up",
    pygame.K_PAGEDOWN: "page down",
    pygame.K_DELETE: "delete",
    pygame.K_BACKSPACE: "backspace",
    **{pygame.K_F1 + i: f"f{i + 1}" for i in range(12)},
}
_KEYPAD: Final = {
    pygame.K_KP4: "left",
    pygame.K_KP6: "right",
    pygame.K_KP8: "up",
    pygame.K_KP2: "down",
    pygame.K_KP7: "home",
    pygame.K_KP1: "end",
    pygame.K_KP9: "page up",
    pygame.K_KP3: "page down",
    pygame.K_KP_PERIOD: "delete",
}
"""Keys of the keypad without NumLock."""
_PLACES: Final = {
    **{getattr(pygame, f"KSCAN_{c.upper()}"): c for c in "abcdefghijklmnopqrstuvwxyz"},
    **{getattr(pygame, f"KSCAN_{c}"): c for c in "0123456789"},
}
"""What keys give on a Latin layout, by their place on the keyboard."""
_PAD: Final = {
    pygame.CONTROLLER_BUTTON_A: "a",
    pygame.CONTROLLER_BUTTON_B: "b",
    pygame.CONTROLLER_BUTTON_X: "x",
    pygame.CONTROLLER_BUTTON_Y: "y",
    pygame.CONTROLLER_BUTTON_START: "start",
    pygame.CONTROLLER_BUTTON_BACK: "back",
    pygame.CONTROLLER_BUTTON_LEFTSHOULDER: "lb",
    pygame.CONTROLLER_BUTTON_RIGHTSHOULDER: "rb",
    pygame.CONTROLLER_BUTTON_LEFTSTICK: "l3",
    pygame.CONTROLLER_BUTTON_RIGHTSTICK: "r3",
}
_DIRECTIONS: Final = {
    pygame.CONTROLLER_BUTTON_DPAD_LEFT: Stick("x", -1.0),
    pygame.CONTROLLER_BUTTON_DPAD_RIGHT: Stick("x", 1.0),
    pygame.CONTROLLER_BUTTON_DPAD_UP: Stick("y", -1.0),
    pygame.CONTROLLER_BUTTON_DPAD_DOWN: Stick("y", 1.0),
}
_AXES: Final[dict[int, Literal["x", "y", "lt", "rt"]]] = {
    pygame.CONTROLLER_AXIS_LEFTX: "x",
    pygame.CONTROLLER_AXIS_LEFTY: "y",
    pygame.CONTROLLER_AXIS_TRIGGERLEFT: "lt",
    pygame.CONTROLLER_AXIS_TRIGGERRIGHT: "rt",
}
_LAST_LATIN: Final = 127
"""Of the characters that every Latin layout gives with the keys of letters."""
_FULL: Final = 32767
"""What an axis tells of a stick that is pushed as far as it goes."""


def command_keys(system: str) -> int:
    """The modifier keys of commands: Ctrl, on a Mac also Command."""
    return pygame.KMOD_CTRL | (pygame.KMOD_META if system == "darwin" else 0)


_COMMAND: Final = command_keys(sys.platform)


def translate(event: pygame.event.Event) -> Input | None:
    """Translate a pygame event; None for kinds that the toolkit ignores."""
    translator = _TRANSLATORS.get(event.type)
    return translator(event) if translator is not None else None


def _text(event: pygame.event.Event) -> Text | None:
    # Control characters are keys, not text.
    return Text(event.text) if event.text.isprintable() and event.text else None


def _unplugged(event: pygame.event.Event) -> Unplugged | None:
    # It has a number only if it was in use.
    return Unplugged() if event.which and not event.iscapture else None


def _moved(event: pygame.event.Event) -> Pointer:
    return Pointer("move", Point(*event.pos), touch=_by_touch(event))


def _wheel(event: pygame.event.Event) -> Pointer:
    return Pointer("wheel", Point(*pygame.mouse.get_pos()), 0, event.precise_y)


def _file(event: pygame.event.Event) -> Dropped | Opened:
    """A file that was dropped; if no window is told of, macOS wants the program to open it."""
    lone = event.dict.get("window", event) is None
    return Opened(event.file) if lone else Dropped(event.file)


def _button(event: pygame.event.Event) -> Pointer | None:
    # Buttons 4 and 5 are the wheel told a second time.
    if event.button not in (1, 3):
        return None
    down = event.type == pygame.MOUSEBUTTONDOWN
    what: Literal["down", "up"] = "down" if down else "up"
    return Pointer(what, Point(*event.pos), event.button, touch=_by_touch(event))


def _by_touch(event: pygame.event.Event) -> bool:
    """Return True if SDL has made a mouse event from a finger."""
    return bool(event.dict.get("touch", False))


def _axis(event: pygame.event.Event) -> Stick | None:
    axis = _AXES.get(event.axis)
    return Stick(axis, max(-1.0, event.value / _FULL)) if axis is not None else None


def _pad(event: pygame.event.Event) -> Pad | Stick | None:
    down = event.type == pygame.CONTROLLERBUTTONDOWN
    direction = _DIRECTIONS.get(event.button)
    if direction is not None:
        return direction if down else Stick(direction.axis, 0.0)
    name = _PAD.get(event.button)
    return Pad(name) if down and name is not None else None


def _key(event: pygame.event.Event) -> Key | None:
    name = _NAMES.get(event.key, "") or _on_keypad(event)
    held = event.mod & _COMMAND, event.mod & pygame.KMOD_ALT
    # AltGr types characters of many languages; some systems tell it as Ctrl and Alt.
    altgr = bool(event.mod & pygame.KMOD_MODE) or all(held)
    ctrl, alt = (bool(down) and not altgr for down in held)
    if not name and not ctrl and not alt:
        typed = event.unicode if altgr else _latin(event) or event.unicode
        return Key(typed) if typed.isprintable() and typed else None
    name = name or _latin(event) or pygame.key.name(event.key)
    if not name:
        return None
    before = ("ctrl " if ctrl else "") + ("alt " if alt else "")
    shift = "shift " if event.mod & pygame.KMOD_SHIFT else ""
    return Key(before + shift + name)


def _on_keypad(event: pygame.event.Event) -> str:
    """Return what a key of the keypad does while it types nothing; "" while it types.

    It types with NumLock, and Shift undoes that; on a Mac it always types.
    """
    types = event.mod & pygame.KMOD_NUM and not event.mod & pygame.KMOD_SHIFT
    return "" if types or sys.platform == "darwin" else _KEYPAD.get(event.key, "")


def placed(event: pygame.event.Event) -> Placed | None:
    """The place of a letter's key that went down without Ctrl or Alt; None for all else."""
    if event.type != pygame.KEYDOWN or event.mod & (_COMMAND | pygame.KMOD_ALT):
        return None
    there = _PLACES.get(event.dict.get("scancode", 0), "")
    return Placed(there) if there.isalpha() else None


def _latin(event: pygame.event.Event) -> str:
    """Return what a key is as a shortcut if its layout gives no Latin character; else "".

    So Z is Z on a Russian or Greek layout too, but what is Z on a German one stays where it is. The
    row of digits gives digits on each layout, though a Czech one types letters with it.
    """
    there = _PLACES.get(event.dict.get("scancode", 0), "")
    return there if there.isdecimal() or event.key > _LAST_LATIN else ""


_DELAY: Final = 400
_INTERVAL: Final = 33
"""Milliseconds until a key that is held comes again, and then from one time to the next."""
_EDITING: Final = frozenset({"left", "right", "backspace", "delete"})
"""Keys that come again, with and without Ctrl and Shift. Letters do by themselves, as text."""
RELEASED: Final = (pygame.KEYUP,)
"""Events that are needed to tell a key that comes again from one that was pressed again."""


class Repeats:
    """Knows which keys are down; to be made after the display is initialised."""

    def __init__(self) -> None:
        self._down: set[int] = set()
        pygame.key.set_repeat(_DELAY, _INTERVAL)

    def drops(self, event: pygame.event.Event, typing: bool) -> bool:
        """Return True if an event only repeats a key, and nobody is `typing` who wants that."""
        if event.type == pygame.WINDOWFOCUSLOST:
            self._down.clear()
        elif event.type == pygame.KEYUP:
            self._down.discard(event.key)
        elif event.type == pygame.KEYDOWN and event.key in self._down:
            return not (typing and _edits(event))
        elif event.type == pygame.KEYDOWN:
            self._down.add(event.key)
        return False


def _edits(event: pygame.event.Event) -> bool:
    key = translate(event)
    return isinstance(key, Key) and key.name.split(" ")[-1] in _EDITING


_TRANSLATORS: Final[dict[int, Callable[[pygame.event.Event], Input | None]]] = {
    pygame.QUIT: lambda event: Quit(),
    pygame.MOUSEMOTION: _moved,
    pygame.MOUSEBUTTONDOWN: _button,
    pygame.MOUSEBUTTONUP: _button,
    pygame.MOUSEWHEEL: _wheel,
    pygame.TEXTINPUT: _text,
    pygame.DROPFILE: _file,
    pygame.VIDEORESIZE: lambda event: Resize(event.w, event.h),
    pygame.WINDOWLEAVE: lambda event: Leave(),
    pygame.WINDOWFOCUSLOST: lambda event: Blur(),
    pygame.WINDOWMINIMIZED: lambda event: Blur(),
    pygame.CONTROLLERAXISMOTION: _axis,
    pygame.CONTROLLERBUTTONDOWN: _pad,
    pygame.CONTROLLERBUTTONUP: _pad,
    pygame.AUDIODEVICEREMOVED: _unplugged,
    pygame.KEYDOWN: _key,
}
