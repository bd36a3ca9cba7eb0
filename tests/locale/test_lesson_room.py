"""Every note of the first game can be read whole, in long words too."""

from collections.abc import Iterator

import pytest

from fort_desktop.scene.geometry import Box
from fort_desktop.scene.scene import Scene
from fort_desktop.ui.coach.lesson.card import NEXT, LessonCard, Words
from fort_desktop.ui.coach.lesson.first_turn import BULB, DONE, ONE, PLAY, YARD
from fort_desktop.ui.coach.lesson.lesson import told_of
from fort_desktop.ui.coach.notes.note_card import Press
from fort_desktop.ui.coach.notes.placing import Room, note_place
from fort_desktop.ui.i18n.i18n import tr, trc
from fort_desktop.ui.table.layout.frame import sheet_of
from fort_desktop.ui.text.lesson.book import chapters
from tests.locale.speaking import Long, speaking
from tests.ui.reaching import touch_faults
from tests.ui.reading import Reader

_SIZES = ((1280, 720), (1024, 768))


def _messages() -> Iterator[tuple[str, str]]:
    """All messages of notes, each with the drawing of its chapter."""
    for chapter in chapters():
        for step in chapter.steps:
            for words in told_of(step):
                yield words, chapter.sign
    for remark in (PLAY, ONE, YARD, DONE, BULB):
        yield remark.words, "bag"


def _presses(menu: bool) -> list[Press]:
    def nothing() -> None:
        pass

    back = Press("lesson back", trc("lesson", "Back"), nothing)
    if not menu:
        return [Press(NEXT, trc("lesson", "Next"), nothing, True), back]
    words = (tr("Play on"), tr("Finish here"), tr("New game"))
    return [*(Press(one, one, nothing) for one in words), back]


@pytest.mark.parametrize("size", _SIZES)
def test_every_note_can_be_read_in_long_words(size: tuple[int, int]) -> None:
    unit, count = sheet_of(size, 1.0).unit, 0
    floor = max(12, round(unit * 16))
    with speaking(Long()):
        for number, (message, sign) in enumerate(_messages()):
            said = Words(tr(message), sign, 3, 7, "")
            note = LessonCard(unit, said, _presses(number == 0))
            with Reader() as reader:
                scene = Scene(size)
                room = Room(Box(0, 0, *size), (), Box(0, size[1] - 1, 1, 1), Box(0, 0, 1, 1))
                place = note_place(note.size, room, 16 * unit)
                note.dots(note.lay(scene.root, place, None), lambda: None)
                texts, found = reader.faults(scene, lambda *_: min(floor, 15 * unit))
                _, small = touch_faults(scene)
            assert not [*found, *small], message
            assert Box(0, 0, *size).contains(place.center)
            assert place.right <= size[0]
            assert place.bottom <= size[1]
            assert place.h < 0.45 * size[1], message
            count += texts
    assert count > 280
