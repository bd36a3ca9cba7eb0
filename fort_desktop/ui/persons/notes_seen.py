"""The notes for beginners as one person has them, for the settings and for each profile."""

from typing import Annotated, Final

import msgspec
from msgspec import Meta

MOST: Final = 64
NoteName = Annotated[str, Meta(pattern=r"\A[a-z_]{1,32}\Z")]
"""The name of a moment; those of a newer version are kept as they are."""


class Notes(msgspec.Struct, frozen=True):
    """Notes for beginners, as one person has them.

    Args:
        on: they are shown.
        seen: the names of the moments whose note has been shown; each comes once.
        again: the person wanted all of them once more, however many games there were.
    """

    on: bool = True
    seen: Annotated[tuple[NoteName, ...], Meta(max_length=MOST)] = ()
    again: bool = False

    def having_seen(self, *names: str) -> "Notes":
        """The same once these notes have been shown."""
        new = [name for name in names if name not in self.seen]
        return msgspec.structs.replace(self, seen=(*self.seen, *new)[:MOST])


ALL_AGAIN: Final = Notes(again=True)
"""What is kept of whoever wants all notes once more."""
