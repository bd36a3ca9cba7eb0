"""Every note of the first game can be read whole in its home, in long words too."""

from collections.abc import Iterator

import pytest

from fort_desktop.scene.geometry import Box
from fort_desktop.scene.scene import Scene
from fort_desktop.ui.coach.lesson.lesson import Lesson, told_of
from fort_desktop.ui.coach.lesson.remarks import BULB, DONE, ONE, PLAY, YARD
from fort_desktop.ui.i18n.i18n import tr, trc
from fort_desktop.ui.table.layout.frame import Needs, frame_of
from fort_desktop.ui.table.note import Note, Press, Progress
from fort_desktop.ui.table.panels.home import home
from fort_desktop.ui.table.viewmodels.table import HomeVM
from fort_desktop.ui.text.lesson.spoken import spoken
from tests.locale.speaking import Long, speaking
from tests.ui.reaching import touch_faults
from tests.ui.reading import Reader

_SIZES = ((1280, 720), (1024, 768))


def _notes() -> Iterator[Note]:
    """All notes, each with its buttons."""
    lesson = Lesson()
    next_, back = Press("lesson next", trc("lesson", "Next"), True), trc("lesson", "Back")
    presses = (next_, Press("lesson back", back))
    for chapter in lesson.chapters:
        title = tr(chapter.title)
        told = Progress(chapter.sign, title, title, 29, tuple(one.notes for one in lesson.chapters))
        for step in chapter.steps:
            for words in told_of(step):
                yield Note(spoken(words, "Bartholomew"), title, presses, told)
    for remark in (PLAY, ONE, YARD, DONE):
        yield Note(tr(remark.words), tr(remark.words))
    offer = Press("offer yes", trc("lesson", "Show me"), True), Press("offer no", back)
    yield Note(tr(BULB.words), tr(BULB.words), offer)


@pytest.mark.parametrize("size", _SIZES)
def test_every_note_can_be_read_in_long_words(size: tuple[int, int]) -> None:
    count = 0
    with speaking(Long()):
        frame = frame_of(size, 1, home=Needs())
        place, floor = frame.panels.home, max(12, round(frame.unit * 12))
        assert place is not None
        for note in _notes():
            with Reader() as reader:
                scene = Scene(size)
                home(scene.root, place, frame.unit, HomeVM(note, False), lambda key: None)
                texts, found = reader.faults(scene, lambda *_: floor)
                _, small = touch_faults(scene)
            assert not [*found, *small], note.words
            count += texts
    assert Box(0, 0, *size).contains(place.center)
    assert count > 280
