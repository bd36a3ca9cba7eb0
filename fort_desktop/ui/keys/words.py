"""Keys and actions in words."""

import sys
from typing import Final

from fort_desktop.ui.i18n.i18n import NC_, tr
from fort_desktop.ui.keys.actions import ANSWERS, GROUPS, NONE, RIVALS, Action

Run = tuple[Action, ...]
"""Actions that differ by their number only, or a single one."""
_NAMES: Final[dict[str, str]] = {
    "enter": NC_("key", "Enter"),
    "escape": NC_("key", "Esc"),
    "space": NC_("key", "Space"),
    "tab": NC_("key", "Tab"),
    "up": NC_("key", "Up"),
    "down": NC_("key", "Down"),
    "left": NC_("key", "Left"),
    "right": NC_("key", "Right"),
    "home": NC_("key", "Home"),
    "end": NC_("key", "End"),
    "page up": NC_("key", "Page up"),
    "page down": NC_("key", "Page down"),
    "delete": NC_("key", "Delete"),
    "backspace": NC_("key", "Backspace"),
    NONE: NC_("key", "no key"),
}
_HELD: Final[dict[str, str]] = {
    "ctrl": NC_("key", "Ctrl"),
    "alt": NC_("key", "Alt"),
    "shift": NC_("key", "Shift"),
}
_HELD_ON_MAC: Final[dict[str, str]] = {
    **_HELD,
    "ctrl": NC_("key", "Cmd"),
    "alt": NC_("key", "Option"),
}
"""Keyboards of Apple have other keys there; Ctrl works on them too."""


def key_words(name: str, system: str = sys.platform) -> str:
    """Return a key as it is printed on the keyboards of a system: "Esc", "Ctrl+Z", "Cmd+Z"."""
    named = _HELD_ON_MAC if system == "darwin" else _HELD
    first, _, rest = name.partition(" ")
    if first in named and rest:
        # NOTE: two keys pressed together, as "Ctrl+Z"
        return tr("{held}+{key}", held=tr(named[first]), key=key_words(rest, system))
    return tr(_NAMES[name]) if name in _NAMES else name.upper()


def run_of(action: Action) -> Run:
    """Return the numbered actions that one belongs to, or that one alone."""
    return next((run for run in (ANSWERS, RIVALS) if action in run), (action,))


def action_words(action: Action) -> str:
    """Return what an action does, as the settings call it."""
    run = run_of(action)
    return _worded(action, str(run.index(action) + 1))


def run_words(run: Run) -> str:
    """Return what numbered actions do: "Answer 1-9", with a dash between the numbers."""
    return _worded(run[0], f"1\N{EN DASH}{len(run)}")


def _worded(action: Action, n: str) -> str:
    words = next(group.actions[action] for group in GROUPS if action in group.actions)
    return tr(words, n=n)
