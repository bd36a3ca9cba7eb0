"""A person's profile: a name, and whatever else that person has chosen."""

from typing import Annotated, Literal

import msgspec
from msgspec import Meta

from fort_desktop.rules.model.types import Colour
from fort_desktop.session.persons import Habits
from fort_desktop.ui.i18n.i18n import Language
from fort_desktop.ui.persons.controls import KeyRow, PadNumber, Wish
from fort_desktop.ui.persons.faces import Face
from fort_desktop.ui.persons.notes_seen import Notes
from fort_desktop.ui.persons.pin import Pin
from fort_desktop.ui.persons.settings import Name, Scale

ProfileId = Annotated[str, Meta(pattern=r"\A[0-9a-f]{8}\Z")]
"""What a profile is called in records: it stays when the name is changed, and tells nothing."""


class Profile(msgspec.Struct, frozen=True):
    """A person that the program knows; a name is enough.

    Args:
        name: unique among the profiles, see `same_name`.
        colour: wished for, "" for any. Two with the same wish: the first seated has it.
        language, scale: "" and 0 are as the program.
        keys, pad: wished for, "" and 0 for what is left and none.
        pin: asked before the hand is shown; None for none.
        notes: for beginners, that this person has seen.
    """

    name: Name
    face: Face = "doc"
    colour: Colour | Literal[""] = ""
    language: Language | Literal[""] = ""
    scale: Scale | Literal[0] = 0
    keys: KeyRow | Literal[""] = ""
    pad: PadNumber = 0
    pin: Pin | None = None
    habits: Habits = Habits()
    notes: Notes = Notes()

    @property
    def wish(self) -> Wish:
        """The controls with which this person would like to answer."""
        return Wish(self.keys, self.pad)


def same_name(one: str, other: str) -> bool:
    """Return True if names are the same to a person: case and space around do not count."""
    return one.strip().casefold() == other.strip().casefold()
