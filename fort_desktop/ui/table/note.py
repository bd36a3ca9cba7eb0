"""The words of the teacher at the moment: a value that the table shows in one place of its own."""

from typing import Final, Literal

import msgspec

NoteKey = Literal[
    "lesson next", "lesson back", "lesson show", "lesson finish", "lesson chapters",
    "help more", "help off", "help close", "offer yes", "offer no", "unfold",
]  # fmt: skip
"""The buttons of a note, and the places on it that are pressed."""
NOTE: Final = "note"
"""The key of the note's sheet of paper."""
STRIP: Final = "note strip"
"""The key of the strip that it is folded to."""


class Press(msgspec.Struct, frozen=True):
    """A button of a note; the `primary` one is the way on."""

    key: NoteKey
    words: str
    primary: bool = False


class Progress(msgspec.Struct, frozen=True):
    """The way that a lesson has come.

    Attributes:
        sign: the drawing at the edge; title: of the chapter that it is about; label: opens the
            list of chapters, and says which one this is.
        at: the number of the note, from 1; notes: how many notes each chapter has.
    """

    sign: str
    title: str
    label: str
    at: int
    notes: tuple[int, ...]


class Note(msgspec.Struct, frozen=True):
    """A note of the teacher.

    Attributes:
        words: a sentence or some; its *key words* lie on the stroke of a marker.
        task: what is to be done in one line, which is left of it while it is folded.
        presses: its buttons, the first one at the right end.
        progress: of the lesson that it belongs to; None for any other note.
        parts: hand and panels that it speaks of, which it does not cover.
        asks: a move is asked for, so what only looks up something waits for a click.
        stale: what it says is over, and something is still being told.
        pressed: a click on it anywhere does the same as this button; "" for nothing.
    """

    words: str
    task: str
    presses: tuple[Press, ...] = ()
    progress: Progress | None = None
    parts: frozenset[str] = frozenset()
    asks: bool = False
    stale: bool = False
    pressed: NoteKey | Literal[""] = ""

    @property
    def on_mat(self) -> bool:
        """True while it says what was played, which nothing else needs to say then."""
        return "mat" in self.parts and not self.stale

    @property
    def plain(self) -> str:
        """The words without the marks of the marker."""
        return self.words.replace("*", "")
