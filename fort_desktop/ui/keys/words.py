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
    "home": N_("Home"),
    "end": N_("End"),
    "page up": N_("Page up"),
    "page down": N_("Page down"),
    "delete": N_("Delete"),
    "backspace": N_("Backspace"),
    NONE: N_("no key"),
}
_HELD: Final[dict[str, str]] = {
    "ctrl": N_("Ctrl"),
    "alt": N_("Alt"),
    "shift": N_("Shift"),
}


def key_words(name: str) -> str:
    """A key as it is printed on a keyboard: "Esc", "Ctrl+Z", "F11"."""
    first, _, rest = name.partition(" ")
    if first in _HELD and rest:
        return f"{tr(_HELD[first])}+{key_words(rest)}"
    return tr(_NAMES[name]) if name in _NAMES else name.upper()


def action_words(action: Action) -> str:
    """What an action does, as the settings call it."""
    words = next(group.actions[action] for group in GROUPS if action in group.actions)
    number = next((row.index(action) + 1 for row in (ANSWERS, RIVALS) if action in row), 0)
    return tr(words, n=number)
