"""Translates pygame's events to the toolkit's own."""

import sys
from typing import Final

import pygame

from fort_desktop.scene.events import (
    Blur,
    Dropped,
    Input,
    Key,
    Leave,
    Pointer,
    Quit,
    Resize,
    Text,
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


def command_keys(system: str) -> int:
    """The modifier keys of commands: Ctrl, on a Mac also Command."""
    return pygame.KMOD_CTRL | (pygame.KMOD_META if system == "darwin" else 0)


_COMMAND: Final = command_keys(sys.platform)


def translate(event: pygame.event.Event) -> Input | None:
    """Translate a pygame event; None for kinds that the toolkit ignores."""
    if event.type == pygame.QUIT:
        return Quit()
    if event.type == pygame.MOUSEMOTION:
        return Pointer("move", Point(*event.pos))
    if event.type in (pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP):
        return _button(event)
    if event.type == pygame.MOUSEWHEEL:
        return Pointer("wheel", Point(*pygame.mouse.get_pos()), 0, event.precise_y)
    if event.type == pygame.TEXTINPUT:
        # Control characters are keys, not text.
        return Text(event.text) if event.text.isprintable() and event.text else None
    if event.type == pygame.DROPFILE:
        return Dropped(event.file)
    if event.type == pygame.VIDEORESIZE:
        return Resize(event.w, event.h)
    if event.type == pygame.WINDOWLEAVE:
        return Leave()
    if event.type == pygame.WINDOWFOCUSLOST:
        return Blur()
    return _key(event) if event.type == pygame.KEYDOWN else None


def _button(event: pygame.event.Event) -> Pointer | None:
    # Buttons 4 and 5 are the wheel told a second time.
    if event.button not in (1, 3):
        return None
    down = event.type == pygame.MOUSEBUTTONDOWN
    return Pointer("down" if down else "up", Point(*event.pos), event.button)


def _key(event: pygame.event.Event) -> Key | None:
    name = _NAMES.get(event.key, "")
    held = event.mod & _COMMAND, event.mod & pygame.KMOD_ALT
    # AltGr types characters of many languages; some systems tell it as Ctrl and Alt.
    altgr = bool(event.mod & pygame.KMOD_MODE) or all(held)
    ctrl, alt = (bool(down) and not altgr for down in held)
    if not name and not ctrl and not alt:
        return Key(event.unicode) if event.unicode.isprintable() and event.unicode else None
    name = name or pygame.key.name(event.key)
    if not name:
        return None
    before = ("ctrl " if ctrl else "") + ("alt " if alt else "")
    shift = "shift " if event.mod & pygame.KMOD_SHIFT else ""
    return Key(before + shift + name)
