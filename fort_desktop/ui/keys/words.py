"""Keys and actions in words."""

from typing import Final

from fort_desktop.ui.keys.actions import ANSWERS, GROUPS, NONE, RIVALS, Action
from fort_desktop.ui.text.i18n import N_, tr

_NAMES: Final[dict[str, str]] = {
    "enter": N_("Enter"),
    "escape": N_("Esc"),
    "space": N_("Space"),
    "tab": N_("Tab"),
    "up": N_("Up"),
    "down": N_("Down"),
    "left": N_("Left"),
    "right": N_("Right"),
    NONE: N_("no key"),
}
_HELD: Final[dict[str, str]] = {
    "ctrl": N_("Ctrl"),
    "alt": N_("Alt"),
    "shift": N_("Shift"),
}


def key_words(name: str) -> str:
    """A key as it is printed on a keyboard: "Esc", "Ctrl+Z", "F11"."""
    *held, last = name.split(" ")
    shown = tr(_NAMES[last]) if last in _NAMES else last.upper()
    return "+".join([*(tr(_HELD[one]) for one in held), shown])


def action_words(action: Action) -> str:
    """What an action does, as the settings call it."""
    words = next(group.actions[action] for group in GROUPS if action in group.actions)
    number = next((row.index(action) + 1 for row in (ANSWERS, RIVALS) if action in row), 0)
    return tr(words, n=number)
