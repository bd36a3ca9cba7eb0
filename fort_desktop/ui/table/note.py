"""The words of the teacher at the moment: a value that the table shows in one place of its own."""

from typing import Final, Literal

import msgspec

from fort_desktop.ui.table.things import Thing

NoteKey = Literal[
    "lesson next", "lesson back", "lesson show", "lesson finish", "lesson chapters",
    "help more", "help off", "help close", "offer yes", "offer no", "unfold", "why",
    "advice take", "advice more", "advice close",
]  # fmt: skip
"""The buttons of a note, and the places on it that are pressed."""
NOTE: Final = "note"
"""The key of the note's sheet of paper."""
STRIP: Final = "note strip"
"""The key of the strip that it is folded to."""
ADVISED: Final[NoteKey] = "advice take"
"""The button that makes the move which is advised."""


class Press(msgspec.Struct, frozen=True):
    """A button of a note; the `primary` one is the way on."""

    key: NoteKey
    words: str
    primary: bool = False


class Progress(msgspec.Struct, frozen=True):
    """The head of one of several notes: of the lesson, or of the expert's advice.

    Attributes:
        title: what it is about; label: says what a click on the head does, and which note this is;
            key: what is pressed then.
        at: the number of the piece of the way, from 1, of `all`.
        sign: a drawing of what is nowhere on the table, "" for none; listed: it is a list of facts.
    """

    title: str
    label: str
    at: int
    all: int
    key: NoteKey = "lesson chapters"
    sign: str = ""
    listed: bool = False


class Note(msgspec.Struct, frozen=True):
    """A note of the teacher.

    Attributes:
        words: a sentence or some; its *key words* lie on the stroke of a marker.
        task: what is to be done in one line, which is left of it while it is folded.
        presses: its buttons, the first one at the right end.
        progress: of the notes that it is one of; None for one that stands alone.
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
    def plain(self) -> str:
        """The words without the marks of the marker."""
        return self.words.replace("*", "")


class Remark(msgspec.Struct, frozen=True):
    """Something that is said once and goes by itself: why a touch has done nothing, above all.

    Attributes:
        clause: of the rules, where one forbids it; about: what was touched.
        number: another one than before says the same words anew.
    """

    words: str
    clause: str = ""
    about: Thing | None = None
    number: int = 0
