"""The turn bar as a value: what it says, and the answers in their places."""

from typing import Final, NamedTuple

import msgspec

from fort_desktop.rules.model.types import Phase
from fort_desktop.ui.table.layout.bar import Slot
from fort_desktop.ui.table.things import ButtonName
from fort_desktop.ui.text.amounts import Amount


class Note(NamedTuple):
    """A short remark below the question, and the suits that are asked for.

    Attributes:
        amounts: what the words list, which is drawn in their place.
    """

    words: str = ""
    signs: tuple[str, ...] = ()
    amounts: tuple[Amount, ...] = ()


NO_NOTE: Final = Note()


class Said(NamedTuple):
    """The words of the bar.

    Attributes:
        colour: of the seat that must act, "" where nobody does or the past is shown.
        banner: whose turn it is, in few words; phase: of the leader, None for none.
        question: what is asked, or what goes on; past: the table shows a moment that is over.
    """

    colour: str
    banner: str
    phase: Phase | None
    question: str
    note: Note = NO_NOTE
    past: bool = False


class Answer(msgspec.Struct, frozen=True):
    """A button of the bar, or the dashed place of an answer that cannot be given now.

    Attributes:
        key: says what is pressed; label: its words.
        slot: its place; those of one slot share it, from the left.
        amounts: what it brings, at its end; signs: stand there else, and alone where it is narrow.
        short: a word that stands there in place of all signs but the first.
        quiet: an outline: no answer, or one that declines.
        why: it cannot be given now, for this reason.
    """

    key: object
    label: str
    slot: Slot = "main"
    amounts: tuple[Amount, ...] = ()
    signs: tuple[str, ...] = ()
    quiet: bool = False
    why: str = ""
    short: str = ""


class ToolVM(msgspec.Struct, frozen=True):
    """A small button: its name, what it is for, and whether it does anything now."""

    name: ButtonName
    label: str
    able: bool


class Reel(NamedTuple):
    """The progress of a film: so many of all its moves are shown."""

    shown: int
    all: int


class BarVM(msgspec.Struct, frozen=True):
    """The turn bar: its words, its answers from the left, and the small buttons at its end.

    Attributes:
        reel: the table is a film, and this has run of it.
    """

    said: Said
    answers: tuple[Answer, ...] = ()
    tools: tuple[ToolVM, ...] = ()
    reel: Reel | None = None
