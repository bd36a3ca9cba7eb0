"""All that the teacher says can be read whole in its home, in long words too."""

from collections.abc import Iterator

import pytest

from fort_desktop.bots.hint import Facts, Follower, Hint
from fort_desktop.content import load_catalog
from fort_desktop.rules.model.events import SeatInfo
from fort_desktop.rules.model.moves import parse_move
from fort_desktop.rules.model.types import COLOURS
from fort_desktop.scene.geometry import Box
from fort_desktop.scene.scene import Scene
from fort_desktop.ui.coach.lesson.lesson import Lesson, told_of
from fort_desktop.ui.coach.lesson.remarks import BULB, DONE, ONE, PLAY, YARD
from fort_desktop.ui.coach.replies import advice_note, remark_note
from fort_desktop.ui.i18n.i18n import tr, trc
from fort_desktop.ui.table.layout.frame import Needs, frame_of
from fort_desktop.ui.table.note import Note, Press, Progress, Remark
from fort_desktop.ui.table.panels.home import home
from fort_desktop.ui.table.viewmodels.table import HomeVM
from fort_desktop.ui.text.hints import chance_words, reason_words
from fort_desktop.ui.text.lesson.spoken import spoken
from fort_desktop.ui.text.refusals import _FIRST, _PLAYED, _REASONS
from fort_desktop.ui.text.sentences import Labels, Teller
from tests.locale.speaking import Long, speaking
from tests.ui.reaching import touch_faults
from tests.ui.reading import Reader

_SIZES = ((1280, 720), (1024, 768))
_FOUR = tuple(
    SeatInfo(name, colour, "easy")
    for name, colour in zip(("Ann", "Bartholomew", "Maja", "Tomek"), COLOURS, strict=True)
)


def _notes() -> Iterator[Note]:
    """All notes, each with its buttons."""
    lesson = Lesson()
    next_, back = Press("lesson next", trc("lesson", "Next"), True), trc("lesson", "Back")
    presses = (next_, Press("lesson back", back))
    for chapter in lesson.chapters:
        title = tr(chapter.title)
        told = Progress(title, title, 4, len(lesson.chapters))
        for step in chapter.steps:
            for words in told_of(step):
                yield Note(spoken(words, "Bartholomew"), title, presses, told)
    for remark in (PLAY, ONE, YARD, DONE):
        yield Note(tr(remark.words), tr(remark.words))
    offer = Press("offer yes", trc("lesson", "Show me"), True), Press("offer no", back)
    yield Note(tr(BULB.words), tr(BULB.words), offer)
    for words in (*_REASONS.values(), *_FIRST.values(), _PLAYED):
        yield remark_note(Remark(tr(words)), links=True)
    yield from _advice()


def _advice() -> Iterator[Note]:
    """Advice with as much to be said of it as there ever is, for each kind of move."""
    teller = Teller(load_catalog(), _FOUR)
    follow = tuple(Follower(seat, ("glue",), 3, 9) for seat in (1, 2, 3))
    kids = ("golden_boy", "noodle_twins", "baby_face", "scrappers")
    for facts in (
        Facts(points=12, levels=1, ends=True),
        Facts(pizza=4, packed=4, recruited=kids[:1]),
        Facts(toys=4, followers=follow, yard=kids),
    ):
        for move in ("play noodle_twins", "follow golden_boy", "pack pizza", "use private"):
            hint = Hint(parse_move(move), (), 0.634, facts)
            label = Labels(teller).of(hint.move)
            for why in (reason_words(hint, teller), reason_words(hint, teller, alike=label)):
                yield advice_note(label, chance_words(hint), why, 1, 3)


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
