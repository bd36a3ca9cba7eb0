"""Gamepads: opened as they are plugged in, and what a stick that is held means.

All of pygame's own game controllers are known to it, so a button has the same name on each.
"""

import contextlib
from types import ModuleType
from typing import Any, Final, Literal

import pygame

from fort_desktop.scene.events import Input, Key, Pad, Pushed, Stick

_INTO: Final = 0.5
"""From here on a stick points somewhere; worn ones never rest at 0."""
_OUT: Final = 0.35
"""Below this it does not any more: the gap keeps a trembling hand from moving twice."""
_FIRST: Final = 0.4
"""Seconds that a stick is held until it moves on."""
_NEXT: Final = 0.12
"""Seconds from there to each further move."""
ALL_AXES: Final[tuple[Literal["x", "y", "lt", "rt"], ...]] = ("x", "y", "lt", "rt")
_NAMES: Final = {("x", -1): "left", ("x", 1): "right", ("y", -1): "up", ("y", 1): "down"}
NEEDED: Final = (
    pygame.CONTROLLERDEVICEADDED,
    pygame.CONTROLLERDEVICEREMOVED,
    pygame.JOYDEVICEADDED,
    pygame.JOYDEVICEREMOVED,
    pygame.JOYAXISMOTION,
    pygame.JOYHATMOTION,
    pygame.JOYBUTTONDOWN,
    pygame.JOYBUTTONUP,
)
"""Events without which there are no gamepads: SDL makes those of controllers of those of joysticks,
and so none where these are blocked."""


class Pads:
    """The gamepads that are plugged in; none where the system has no joysticks.

    They have numbers in this order, from 1. One that is plugged in again, or another one in its
    place, gets the first number that is free.
    """

    def __init__(self) -> None:
        self._held: dict[int, Any] = {}
        self._numbers: dict[int, int] = {}
        self._module = _module()

    def heard(self, event: pygame.event.Event) -> list[Stick]:
        """Take an event; the stick of a pad that is pulled out is let go of."""
        if event.type == pygame.CONTROLLERDEVICEADDED and self._module is not None:
            # It may have been pulled out again meanwhile.
            with contextlib.suppress(pygame.error):
                self._plug_in(self._module.Controller(event.device_index))
        elif event.type == pygame.CONTROLLERDEVICEREMOVED:
            gone = [number for number, pad in self._held.items() if not pad.attached()]
            for number in gone:
                del self._held[number]
            return [Stick(axis, 0.0, number) for number in gone for axis in ALL_AXES]
        return []

    def _plug_in(self, pad: Any) -> None:
        known = pad.as_joystick().get_instance_id()
        number = next(n for n in range(1, len(self._held) + 2) if n not in self._held)
        number = self._numbers.get(known, number)
        self._held[number], self._numbers[known] = pad, number

    def told(self, item: Input | None, event: pygame.event.Event) -> Input | None:
        """Return the input of a gamepad with the number of that pad; all else as it is."""
        if not isinstance(item, Pad | Stick):
            return item
        return item._replace(number=self._numbers.get(event.dict.get("instance_id", -1), 1))

    def close(self) -> None:
        """Let go of all gamepads."""
        self._held.clear()
        if self._module is not None:
            self._module.quit()


def _module() -> ModuleType | None:
    """pygame's module for gamepads, ready for use; None where it does not work."""
    try:
        from pygame._sdl2 import controller

        controller.init()
    except (ImportError, pygame.error):
        return None
    return controller


class Held:
    """Makes moves of the focus of a stick: one at once, and more as long as it is held.

    Triggers become buttons.
    """

    def __init__(self) -> None:
        self._at = {"x": 0.0, "y": 0.0}
        self._pulled: set[str] = set()
        self._name = ""
        self._left = 0.0

    def moved(self, stick: Stick) -> Key | Pad | None:
        """The stick has moved, or a trigger; returns the arrow key or button that this means."""
        if stick.axis not in self._at:
            return self._trigger(stick)
        self._at[stick.axis] = stick.value
        name = self._direction()
        if name == self._name:
            return None
        self._name, self._left = name, _FIRST
        return Key(name) if name else None

    def _trigger(self, trigger: Stick) -> Pad | None:
        """A trigger is a button, pressed as it is pulled."""
        before = trigger.axis in self._pulled
        if trigger.value >= (_OUT if before else _INTO):
            self._pulled.add(trigger.axis)
            return None if before else Pad(trigger.axis, trigger.number)
        self._pulled.discard(trigger.axis)
        return None

    def advance(self, seconds: float) -> Key | None:
        """Let time pass; returns the arrow key that a held stick means by then."""
        if not self._name:
            return None
        self._left -= seconds
        if self._left > 0:
            return None
        self._left = _NEXT
        return Key(self._name)

    def _direction(self) -> str:
        """The direction that it points to, along the axis that it is pushed further."""
        axis = max(self._at, key=lambda axis: abs(self._at[axis]))
        value = self._at[axis]
        name = _NAMES[axis, 1 if value > 0 else -1]
        return name if abs(value) >= (_OUT if name == self._name else _INTO) else ""


class Sticks:
    """The same for all gamepads, each with a stick of its own."""

    def __init__(self) -> None:
        self._held: dict[int, Held] = {}

    def moved(self, stick: Stick) -> list[Input]:
        """A stick has moved: what that means, once with the number of its pad and once without."""
        held = self._held.setdefault(stick.number, Held())
        return _pushed(held.moved(stick), stick.number, again=False)

    def advance(self, seconds: float) -> list[Input]:
        """Let time pass; returns the same of all sticks that are held."""
        found: list[Input] = []
        for number, held in self._held.items():
            found += _pushed(held.advance(seconds), number, again=True)
        return found


def _pushed(told: Key | Pad | None, number: int, again: bool) -> list[Input]:
    if told is None or isinstance(told, Pad):
        return [] if told is None else [told]
    return [Pushed(told.name, number, again), told]
