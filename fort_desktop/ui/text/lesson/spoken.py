"""The notes of the first game as they are read: with the rival's name, and for what one plays by.

Words *between stars* are the key words of a note.
"""

from typing import Final, Literal

from fort_desktop.ui.i18n.i18n import NC_, tr

Way = Literal["pointer", "touch", "keys", "pad"]
"""What a learner answers with."""
_CLICK: Final[dict[Way, str]] = {
    # NOTE: begins a sentence of the first game, as "Click the public action.": with a mouse
    "pointer": NC_("lesson", "Click"),
    # NOTE: begins a sentence of the first game, as "Tap the public action.": with a finger
    "touch": NC_("lesson", "Tap"),
    # NOTE: begins a sentence of the first game, as "Choose the public action.": with keys
    "keys": NC_("lesson", "Choose"),
    # NOTE: begins a sentence of the first game, as "Choose the public action.": with a gamepad
    "pad": NC_("lesson", "Choose"),
}


def spoken(message: str, rival: str, way: Way = "pointer") -> str:
    """Return a note in the chosen language, with the stars round its key words.

    Args:
        message: of a step; rival: the rival's name; way: what the learner answers with.
    """
    return tr(message, rival=rival, click=tr(_CLICK[way]))


def plain(words: str) -> str:
    """Return the words of a note without the stars.

    >>> plain("These five kids are your *hand*.")
    'These five kids are your hand.'
    """
    return words.replace("*", "")
