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
        chapters: the ids of the chapters of the guided first game that were finished.
    """

    on: bool = True
    seen: Annotated[tuple[NoteName, ...], Meta(max_length=MOST)] = ()
    again: bool = False
    chapters: Annotated[tuple[NoteName, ...], Meta(max_length=MOST)] = ()

    def having_seen(self, *names: str) -> "Notes":
        """The same once these notes have been shown."""
        new = [name for name in names if name not in self.seen]
        return msgspec.structs.replace(self, seen=(*self.seen, *new)[:MOST])

    def having_finished(self, *chapters: str) -> "Notes":
        """The same once these chapters have been finished."""
        new = [one for one in chapters if one not in self.chapters]
        return msgspec.structs.replace(self, chapters=(*self.chapters, *new)[:MOST])

    @property
    def all_again(self) -> "Notes":
        """The same for whoever wants all notes once more."""
        return Notes(again=True, chapters=self.chapters)
