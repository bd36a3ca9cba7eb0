"""Keys and actions in words."""

from typing import Final

from fort_desktop.ui.keys.actions import ANSWERS, GROUPS, NONE, RIVALS, Action
from fort_desktop.ui.text.i18n import NC_, tr

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


def key_words(name: str) -> str:
    """A key as it is printed on a keyboard: "Esc", "Ctrl+Z", "F11"."""
    first, _, rest = name.partition(" ")
    if first in _HELD and rest:
        # NOTE: two keys pressed together, as "Ctrl+Z"
        return tr("{held}+{key}", held=tr(_HELD[first]), key=key_words(rest))
    return tr(_NAMES[name]) if name in _NAMES else name.upper()


def action_words(action: Action) -> str:
    """What an action does, as the settings call it."""
    words = next(group.actions[action] for group in GROUPS if action in group.actions)
    number = next((row.index(action) + 1 for row in (ANSWERS, RIVALS) if action in row), 0)
    return tr(words, n=number)
