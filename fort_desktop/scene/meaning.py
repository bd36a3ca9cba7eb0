"""The meaning of a node to those who do not see it."""

from typing import Final, Literal, NamedTuple

Role = Literal[
    "", "window", "button", "check", "radio", "tab", "slider", "entry", "secret", "words",
    "heading", "group", "sheet", "log", "message",
]  # fmt: skip
"""What a node is; "" is told by what it does."""
Live = Literal["", "polite", "assertive"]
"""Whether it is said by itself: once the person has heard all else, or at once."""


class Meaning(NamedTuple):
    """The role, state and value of a node, beside its name.

    Attributes:
        on: it is ticked, or chosen among others; None where there is nothing to tick.
        value: what it is set to or holds; number: the same from 0 to 100, for a slider.
        name: of what its label does not name, as a field whose label is its text.
        live: whether another name of it is said by itself.
    """

    role: Role = ""
    on: bool | None = None
    value: str = ""
    number: float | None = None
    name: str = ""
    live: Live = ""


PLAIN: Final = Meaning()


class Told(NamedTuple):
    """The words for a thing: its name, and what it is, does and means now."""

    name: str
    about: str = ""
