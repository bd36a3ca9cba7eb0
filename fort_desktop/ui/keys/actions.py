"""The actions that have a key or a button of a gamepad, and the usual keys and buttons."""

from typing import Annotated, Final, Literal, NamedTuple, get_args

import msgspec

from fort_desktop.ui.i18n.i18n import N_

Action = Literal[
    "confirm", "decline", "undo", "redo", "hint", "explain", "next", "previous", "up", "down",
    "left", "right", "lay_left", "lay_right", "answer_1", "answer_2", "answer_3", "answer_4",
    "answer_5", "answer_6", "answer_7", "answer_8", "answer_9", "rival_1", "rival_2", "rival_3",
    "discards", "log", "since", "kids", "rules", "menu", "full_screen", "mute",
    "tell_since", "tell_hand", "tell_rivals", "tell_park", "tell_choices",
]  # fmt: skip
ACTIONS: Final[tuple[Action, ...]] = get_args(Action)
ANSWERS: Final[tuple[Action, ...]] = tuple(a for a in ACTIONS if a.startswith("answer_"))
RIVALS: Final[tuple[Action, ...]] = tuple(a for a in ACTIONS if a.startswith("rival_"))
LAYS: Final[dict[Action, int]] = {"lay_left": -1, "lay_right": 1}
"""Where a card in the hand is laid: one place to the left, or to the right."""
PadButton = Literal["a", "b", "x", "y", "start", "back", "lb", "rb", "lt", "rt", "l3", "r3", "none"]
"""A button of a gamepad, as events call it."""
KeyName = Annotated[
    str, msgspec.Meta(max_length=24, pattern=r"\A([^\W_]|[!-~]|space|f\d\d?|none)\Z")
]
"""A key, as events call it: one character, space, or f1 to f12."""
NONE: Final = "none"


class Keys(msgspec.Struct, frozen=True, omit_defaults=True):
    """The key of each action besides the one in `ALWAYS`; only what was changed is kept."""

    confirm: KeyName = "space"
    decline: KeyName = "n"
    undo: KeyName = "z"
    redo: KeyName = "y"
    hint: KeyName = "h"
    explain: KeyName = "i"
    next: KeyName = "none"
    previous: KeyName = "none"
    up: KeyName = "none"
    down: KeyName = "none"
    left: KeyName = "none"
    right: KeyName = "none"
    lay_left: KeyName = "none"
    lay_right: KeyName = "none"
    answer_1: KeyName = "1"
    answer_2: KeyName = "2"
    answer_3: KeyName = "3"
    answer_4: KeyName = "4"
    answer_5: KeyName = "5"
    answer_6: KeyName = "6"
    answer_7: KeyName = "7"
    answer_8: KeyName = "8"
    answer_9: KeyName = "9"
    # Digits answer, always: a rival under a digit would answer for whoever is a moment late.
    rival_1: KeyName = "f2"
    rival_2: KeyName = "f3"
    rival_3: KeyName = "f4"
    discards: KeyName = "d"
    log: KeyName = "l"
    since: KeyName = "r"
    kids: KeyName = "k"
    rules: KeyName = "f1"
    menu: KeyName = "p"
    full_screen: KeyName = "f11"
    mute: KeyName = "m"
    tell_since: KeyName = "f5"
    tell_hand: KeyName = "f6"
    tell_rivals: KeyName = "f7"
    tell_park: KeyName = "f8"
    tell_choices: KeyName = "f9"


class Pads(msgspec.Struct, frozen=True, omit_defaults=True):
    """The gamepad's button of each action that may have one; the stick always moves the focus."""

    confirm: PadButton = "a"
    decline: PadButton = "b"
    undo: PadButton = "x"
    explain: PadButton = "y"
    next: PadButton = "rb"
    previous: PadButton = "lb"
    lay_left: PadButton = "lt"
    lay_right: PadButton = "rt"
    hint: PadButton = "r3"
    discards: PadButton = "l3"
    log: PadButton = "back"
    menu: PadButton = "start"
    redo: PadButton = "none"
    since: PadButton = "none"
    kids: PadButton = "none"
    rules: PadButton = "none"
    mute: PadButton = "none"


ALWAYS: Final[dict[str, Action]] = {
    "enter": "confirm",
    "escape": "menu",
    "tab": "next",
    "shift tab": "previous",
    "up": "up",
    "down": "down",
    "left": "left",
    "right": "right",
    "ctrl left": "lay_left",
    "ctrl right": "lay_right",
    "ctrl z": "undo",
    "ctrl y": "redo",
    "ctrl shift z": "redo",
    "alt enter": "full_screen",
}
"""Keys that nobody can change, so that nobody can lock themselves out."""


class Group(NamedTuple):
    """Actions that stand together in the settings: the heading, and each with its words."""

    words: str
    actions: dict[Action, str]


GROUPS: Final = (
    Group(
        N_("Your move"),
        {
            "confirm": N_("Select"),
            "decline": N_("Say no, or go back"),
            # NOTE: a button: takes back the player's own last move; not that of a list of games
            "undo": N_("Undo"),
            # NOTE: a button: repeats the move that was taken back
            "redo": N_("Redo"),
            "hint": N_("Ask the expert"),
            **dict.fromkeys(ANSWERS, N_("Answer {n}")),
        },
    ),
    Group(
        N_("Look around"),
        {
            "explain": N_("Explain selection"),
            "discards": N_("Your discard pile"),
            "log": N_("The log"),
            "since": N_("Since your last turn"),
            "kids": N_("All the kids"),
            # NOTE: the book of rules in the program
            "rules": N_("The rules"),
            **dict.fromkeys(RIVALS, N_("Rival {n}")),
            # NOTE: five actions: a screen reader says aloud what happened since the own turn, ...
            "tell_since": N_("Read out: since your last turn"),
            "tell_hand": N_("Read out: your hand"),
            "tell_rivals": N_("Read out: your rivals"),
            "tell_park": N_("Read out: the Park"),
            "tell_choices": N_("Read out: what you can do"),
        },
    ),
    Group(
        N_("Move selection"),
        {
            "up": N_("Up"),
            "down": N_("Down"),
            "left": N_("Left"),
            "right": N_("Right"),
            "next": N_("Next"),
            "previous": N_("Previous"),
            # NOTE: the marked card is laid one place further to the left in the player's hand; few
            # letters
            "lay_left": N_("Move card left"),
            "lay_right": N_("Move card right"),
        },
    ),
    Group(
        N_("Program"),
        {
            "menu": N_("Menu"),
            "full_screen": N_("Full screen"),
            "mute": N_("Sound on or off"),
        },
    ),
)
"""All actions, as the settings show them."""
