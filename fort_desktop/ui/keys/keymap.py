"""From what was pressed to what it means, as the person has set it."""

from collections import Counter
from typing import Any, Final, TypeVar, cast

import msgspec

from fort_desktop.scene.events import Input, Key, Pad
from fort_desktop.ui.keys.actions import ALWAYS, NONE, Action, Keys, Pads

_PLAIN: Final[dict[Action, str]] = {
    "confirm": "enter",
    "menu": "escape",
    "next": "tab",
    "previous": "shift tab",
    "up": "up",
    "down": "down",
    "left": "left",
    "right": "right",
}
"""What the scene understands by itself, under the name that it has there."""
_TAKEN: Final = frozenset(
    {"home", "end", "page up", "page down", "delete", "backspace", NONE, *ALWAYS}
)
"""Keys with a meaning of their own everywhere, which no action can have."""
_USUAL: Final = frozenset(name for name in msgspec.structs.astuple(Keys()) if name != NONE)
_B = TypeVar("_B", Keys, Pads)


class Keymap:
    """The meaning of keys and buttons.

    Args:
        keys, pads: as the settings say; each key and button at most once.
    """

    def __init__(self, keys: Keys, pads: Pads) -> None:
        self._of_key: dict[str, Action] = {**_actions(keys), **ALWAYS}
        self._of_pad = _actions(pads)

    def read(self, event: Input, typing: bool = False) -> Input | Action | None:
        """Return the meaning of an input: an action, an input that the scene understands, or None.

        While somebody is `typing` into a field, all keys but the F keys belong to it.
        """
        if isinstance(event, Key):
            return self._key(event, typing)
        if not isinstance(event, Pad):
            return event
        action = self._of_pad.get(event.button)
        return _plain(action) if action is not None else None

    def _key(self, event: Key, typing: bool) -> Input | Action | None:
        name = name_of(event)
        if typing and not is_function_key(name):
            return event
        action = self._of_key.get(name)
        if action is None:
            # What usually has a meaning has none if the person took it away.
            return event if name not in _USUAL else None
        # Space is not quite Enter: it never opens a row of a list.
        return event if action == "confirm" and name == "space" else _plain(action)


def _actions(bound: Keys | Pads) -> dict[str, Action]:
    found = ((getattr(bound, name), name) for name in bound.__struct_fields__)
    return {key: cast(Action, name) for key, name in found if key != NONE}


def _plain(action: Action) -> Input | Action:
    return Key(_PLAIN[action]) if action in _PLAIN else action


def name_of(event: Key) -> str:
    """The name of a key; a letter is the same with and without Shift."""
    return event.name.lower() if len(event.name) == 1 else event.name


def is_function_key(name: str) -> bool:
    """Return True if a key types nothing and edits nothing: f1 to f12, or with Alt."""
    return name.startswith("alt ") or (name.startswith("f") and len(name) > 1)


def may_be_key(name: str) -> bool:
    """Return True if an action can have this key."""
    try:
        msgspec.convert({"confirm": name}, Keys)
    except msgspec.ValidationError:
        return False
    return name not in _TAKEN


def rebound(bound: _B, action: Action, to: str) -> tuple[_B, Action | None]:
    """Give an action another key or button.

    Whoever had it before gets the old one of the action: no key is ever without an action by
    accident, nor an action without a key.

    Returns:
        what is bound then, and the action that was exchanged with, if any.
    """
    old = getattr(bound, action)
    other = _actions(bound).get(to)
    changes: dict[str, Any] = {action: to}
    if other is not None and other != action:
        changes[other] = old
    return msgspec.structs.replace(bound, **changes), other if other != action else None


def clashes(bound: Keys | Pads) -> list[Action]:
    """Actions that have the key of another one and not their usual one, as a file may have it."""
    keys = msgspec.structs.asdict(bound)
    usual = msgspec.structs.asdict(type(bound)())
    held = Counter(keys.values())
    return [
        cast(Action, name)
        for name, key in keys.items()
        if key != NONE and held[key] > 1 and key != usual[name]
    ]
