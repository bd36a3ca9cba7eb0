"""The first game by ear: each note is heard, and the focus lies on what it asks for.

Here the first turn; FORT_PLAYED_BY_EAR=N goes on to the end of the lesson.
"""

from pathlib import Path

from tests.ui.access.reader import read, with_reader
from tests.ui.access.session import Heard
from tests.ui.access.test_at_spi_game import WHOLE, lines

LAST = "Finish"
SHORT = 4
"""So many notes are read before the first kid is played."""


def note_of(tree: list[Heard]) -> str:
    """The note that lies on the table: what its button lies on."""
    at = next((i for i, one in enumerate(tree) if one.name in ("Next", LAST)), None)
    if at is None:
        return ""
    return next(one.name for one in reversed(tree[:at]) if one.depth < tree[at].depth)


@with_reader
def test_a_learner_who_sees_nothing_hears_each_note(tmp_path: Path) -> None:
    with read(tmp_path, "-m", "fort_desktop", "--data", str(tmp_path / "data")) as reader:
        reader.press("Yes, teach me", "Next")
        notes, told, played = list[str](), list[str](), 0
        while WHOLE or not played:
            tree = reader.tree()
            told += lines(reader.heard())
            if (note := note_of(tree)) and note not in notes:
                notes.append(note)
            focused = next((one for one in tree if "focused" in one.states and one.actions), None)
            if focused is None:
                continue
            if focused.name == LAST:
                break
            reader.click(focused)
            played += focused.name not in ("Next", "Yes, teach me")
    assert len(notes) >= SHORT
    # The first one lay there before the reader had come to the table.
    assert not [note for note in notes[1:] if note not in told]
