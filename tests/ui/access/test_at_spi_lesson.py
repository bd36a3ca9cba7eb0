"""The first game by ear: each note is heard, and the focus lies on what it asks for.

Here the first turn; FORT_PLAYED_BY_EAR=N goes on to the end of the lesson.
"""

import sys
from pathlib import Path

from tests.ui.access.reader import read, with_reader
from tests.ui.access.session import Heard
from tests.ui.access.test_at_spi_game import WHOLE, lines

LAST = "See the scores"
"""The lesson goes on as a game of its own once all is explained."""
SHORT = 4
"""So many notes are read before the first kid is played."""


def note_of(tree: list[Heard]) -> str:
    """The note that lies on the table: what its button lies on."""
    at = next((i for i, one in enumerate(tree) if one.name == "Next"), None)
    if at is None:
        return ""
    return next(one.name for one in reversed(tree[:at]) if one.depth < tree[at].depth)


@with_reader
def test_a_learner_who_sees_nothing_hears_each_note(tmp_path: Path) -> None:
    with read(tmp_path, "-m", "fort_desktop", "--data", str(tmp_path / "data")) as reader:
        reader.press("Teach me to play", "Next")
        notes, told, clicked = list[str](), list[str](), list[str]()
        while clicked[-1:] != [LAST] and (WHOLE or not {*clicked} - {"Next"}):
            told += lines(reader.heard())
            focused = reader.focused()
            if focused is None or "focused" not in focused.states or not focused.clicks:
                reader.rest()
                continue
            if focused.name == "Next":
                note = note_of(reader.tree())
                if note and note not in notes:
                    notes.append(note)
            reader.click(focused)
            clicked.append(focused.name)
    assert len(notes) >= SHORT
    # Each was heard, once and in the order in which they lay there.
    assert [words for words in told if words in notes] == notes
    sys.stdout.write(f"{len(notes)} notes, {len(clicked)} clicks\n")
