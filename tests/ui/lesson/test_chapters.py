"""Each chapter can be begun by itself, in every language, and is played to its end."""

import pytest

from fort_desktop.content import load_catalog
from fort_desktop.ui.coach.lesson.deal import new_lesson
from fort_desktop.ui.coach.lesson.guide import Guide
from fort_desktop.ui.i18n import i18n
from fort_desktop.ui.text.lesson.book import chapters
from fort_desktop.ui.text.lesson.spoken import plain

_MOST = 200


def played(chapter: int) -> tuple[Guide, list[str]]:
    """Play one chapter by what is pointed at; returns its notes too."""
    session = new_lesson(load_catalog(), "Ann")
    guide, said = Guide(session), list[str]()
    guide.jump(chapter)
    for _ in range(_MOST):
        guide.settle(quiet=True)
        if guide.over or guide.lesson.chapter != chapter:
            return guide, said
        state = guide.state(quiet=True)
        move = guide.rival_move() if state == "rival" else guide.shows if state == "ask" else None
        if state != "rival" and (note := plain(guide.note())) not in said:
            said.append(note)
        if move is None:
            guide.next()
        else:
            assert session.decision is not None
            assert move in session.decision.moves, guide.step.id
            session.submit(move)
            if state == "ask":
                guide.answered()
    raise AssertionError(f"chapter {chapter} has no end")


@pytest.mark.parametrize("language", i18n.LANGUAGES)
def test_a_chapter_is_played_alone(language: str) -> None:
    i18n.set_language(language)
    heard = list[str]()
    for number, chapter in enumerate(chapters()):
        guide, said = played(number)
        assert guide.lesson.finished == [chapter.id], "it alone was finished"
        assert len(said) >= chapter.notes
        assert not [words for words in said if "{" in words or "*" in words]
        heard += said
    assert len(set(heard)) == len(heard), "no note of one is told in another"
    if language != "en":
        i18n.set_language("en")
        english = [words for number in range(len(chapters())) for words in played(number)[1]]
        assert not set(heard) & set(english), "all is translated"
