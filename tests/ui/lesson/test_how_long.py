"""The first game takes the quarter of an hour that is said of it, for somebody who reads slowly."""

from typing import Final

from fort_desktop.scene.events import Key
from tests.ui.lesson.learning import Newcomer

_WORDS: Final = 150.0
"""Words that are read in a minute; adults read about 240 (Brysbaert, 2019)."""
_PRESS: Final = 3.0
"""Seconds in which the thing that is to be clicked is found."""
_SAID: Final = 15.0
"""Minutes."""
_FRAME: Final = 0.1


def test_the_first_game_takes_no_longer_than_is_said() -> None:
    """Each note is read once it is there; what moves takes its time by the program's own clock."""
    ann = Newcomer(speed=1.0)
    read, presses, moves = dict[str, int](), 0, 0.0
    last: object = None
    while not ann.table.guide.step.menu:
        ann.app.frame([], _FRAME)
        moves += _FRAME
        table, model = ann.table, ann.table.model
        note = model.state.note
        still = (model.quiet or model.held) and not table.scene.animator.busy
        if note is None or not table.says or not still:
            continue
        read[note.words] = len(note.plain.split())
        presses += (note.words, ann.table.session.made) != last
        last = note.words, ann.table.session.made
        ann.app.frame([Key("enter")], _FRAME)
    words = sum(read.values())
    assert words > 700
    assert presses >= len(read) >= 45
    minutes = words / _WORDS + (presses * _PRESS + moves) / 60
    assert 0.6 * _SAID < minutes < _SAID, f"{words} words, {presses} presses, {moves:.0f} s"
