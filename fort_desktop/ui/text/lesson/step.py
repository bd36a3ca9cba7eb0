"""The parts of a step of the guided first game.

Moves are written in the notation of docs/moves.md. A pattern of moves is such a move, its first
words, or ``*`` at the end for whatever follows: "recruit *" is any answer that recruits.
"""

import msgspec

Table = tuple[tuple[str, str], ...]
"""Patterns of moves, each with a message."""


class Step(msgspec.Struct, frozen=True):
    """One step: a note that is read, a decision of the learner, or moves of the rival.

    Args:
        id: by which it is remembered; say: the message of its note, which whatever is asked has.
            What the rival does without one is only told.
        part: its note continues with the one before, and has no number of its own.
        topic: the id of the chapter that it is about, if not the one it stands in; sign: a drawing
            at the edge of its note instead of the chapter's.
        point: names of things on the table that glow, see `ui/coach/lesson/places.py`.
        hold: the event after which the table stands still for the note: its tag, its seat, and
            which one of them (`card_drawn 0 5`) or which phase (`phase_began 0 draw`). Steps in a
            row with the same one are read while it stands still.
        ask: the kind of the learner's decision; moves: the patterns that are taken, the main line
            first; repeat: it is asked as long as this question comes; if_asked: left out if it
            does not come; other: what is said to another legal answer, which is not made.
        then: what is said after an answer; then_hold: as `hold`, for that note.
        rival: moves of the rival, made before the note; instead: those that are made if one is
            not legal, the first that is.
        menu: it is left by a button of its own.
    """

    id: str
    say: str = ""
    part: bool = False
    topic: str = ""
    sign: str = ""
    point: tuple[str, ...] = ()
    hold: str = ""
    ask: str = ""
    moves: tuple[str, ...] = ()
    repeat: bool = False
    if_asked: bool = False
    other: Table = ()
    then: Table = ()
    then_hold: str = ""
    rival: tuple[str, ...] = ()
    instead: tuple[str, ...] = ()
    menu: bool = False

    @property
    def numbered(self) -> bool:
        """True if its note has a number of its own."""
        return bool(self.say) and not self.part


class Chapter(msgspec.Struct, frozen=True):
    """Steps on one question; `sign` names the drawing at the edge of its notes."""

    id: str
    sign: str
    title: str
    steps: tuple[Step, ...]

    @property
    def notes(self) -> int:
        """The number of its notes."""
        return sum(step.numbered for step in self.steps)


def fits(pattern: str, move: str) -> bool:
    """Return True if a move in its text form matches a pattern.

    >>> fits("recruit *", "recruit doc from park"), fits("*", "skip"), fits("pass", "play bug")
    (True, True, False)
    """
    start = pattern.removesuffix("*").rstrip()
    return not start or move == start or move.startswith(f"{start} ")


def found(table: Table, move: str) -> str:
    """The message of the first pattern that fits, "" if none does."""
    return next((words for pattern, words in table if fits(pattern, move)), "")
