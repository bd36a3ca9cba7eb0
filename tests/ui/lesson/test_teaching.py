"""What is taught, and in which order: no note uses a word before a note has explained it."""

import re
from typing import Final

import pytest

from fort_desktop.ui.coach.lesson.lesson import Lesson, told_of
from fort_desktop.ui.i18n.i18n import CONTEXT_ENDS
from fort_desktop.ui.text.lesson.book import LessonError, chapters, checked
from fort_desktop.ui.text.lesson.spoken import plain
from fort_desktop.ui.text.lesson.step import Chapter, Step
from fort_desktop.ui.text.names import LETTERS

MOST_NOTES: Final = 40
MOST_WORDS: Final = 23
MOST_IN_A_SENTENCE: Final = 25
STEPS: Final = [step for chapter in chapters() for step in chapter.steps]
EXPLAINED: Final = {
    "hand": "hand",
    "suit|shovel": "suits",
    "public": "boxes",
    "private": "boxes",
    "rivals?": "boxes",
    "play area": "r1_play",
    "add|adds": "r1_add",
    "discard\\w*": "r1_followed",
    "follow\\w*": "r1_followed",
    "recruits?": "r1_recruit",
    "Park": "r1_recruit",
    "discard pile": "r1_played",
    "Best Friend": "r1_played",
    "Yard": "r1_yard",
    "tie": "p_three",
    "made-up rule|rule": "p_three",
    "points?|scores?": "p_three",
    "level \\d": "p_levels",
    "sculpture": "p_levels",
    "Park deck": "p_ends",
    "round": "p_ends",
    "leads": "z1_lead",
    "Stuff": "z1_one",
    "phases?": "r2_cleanup",
    "Cleanup": "r2_cleanup",
    "Lookout": "r2_room",
    "packs?": "r2_room",
    "draw five": "r2_draw",
    "shuffled": "r2_draw",
    "trash\\w*": "z1_follow",
    "perk": "r4_perk",
    "coin": "choice",
    "bulb": "choice",
}
"""Each term as a pattern, and the first note that may say it: the one that shows and tells it."""
WRONG: Final = "secret rule|stone mat|play mat|count (?:the|them)|gives? up|this track|the book"
"""Other words for what has a name, and those that nobody understood."""


def said(message: str) -> str:
    """The English words of a message, as they are read with a mouse."""
    words = plain(message.partition(CONTEXT_ENDS)[2])
    return words.format(rival="Zoe", click="Click")


def notes() -> list[tuple[str, str]]:
    """The notes in their order: the ids of their steps, and their words."""
    return [(step.id, said(step.say)) for step in STEPS if step.say]


def replies(step: Step) -> list[str]:
    """What is said at a step besides its note."""
    return [said(words) for words in told_of(step) if words != step.say]


def test_there_are_forty_notes_in_seven_chapters() -> None:
    lesson = Lesson()
    assert len([step for step in STEPS if step.say and not step.part]) == MOST_NOTES
    assert lesson.notes == MOST_NOTES
    assert [chapter.notes for chapter in chapters()] == [11, 4, 4, 9, 5, 6, 1]


def test_notes_are_numbered_one_by_one() -> None:
    lesson, numbers = Lesson(), list[int]()
    for index, step in enumerate(lesson.steps):
        lesson.enter(index, 0)
        if step.say and not step.part:
            numbers.append(lesson.number)
        elif step.say:
            assert lesson.number == numbers[-1], "a part of a note has the number of the note"
    assert numbers == list(range(1, MOST_NOTES + 1))


def test_whatever_is_asked_is_asked_in_words_of_its_own() -> None:
    """No note stays over a question once what it says is done."""
    asked = [step.say for step in STEPS if step.ask]
    assert all(asked)
    assert len(set(asked)) == len(asked) > 20


def test_what_is_about_following_stands_under_that_title() -> None:
    """In whatever chapter a rival plays."""
    lesson = Lesson()
    titles = dict[str, str]()
    for index, step in enumerate(lesson.steps):
        lesson.enter(index, 0)
        if step.say:
            titles[step.id] = lesson.topic.id
    about = [step.id for step in STEPS if step.ask == "follow"]
    assert {titles[id_] for id_ in about} == {"following"}
    assert about == ["z1_follow", "z2_follow", "z3_follow"]
    assert titles["r3_play"] == "lookout"
    with pytest.raises(LessonError, match="'gone' is no chapter"):
        checked([Chapter("a", "notes/bug", "A", (Step("one", "Hello.", topic="gone"),))])


def test_the_letter_of_a_badge_is_told_and_is_that_of_the_suit() -> None:
    words = dict(notes())["suits"]
    assert f"marked {LETTERS['shovel']}." in words


def test_one_way_of_doing_has_one_word() -> None:
    """A kid is recruited, clicked or dragged; nobody "takes" one, and nothing."""
    for step in STEPS:
        for message in told_of(step):
            assert not re.search(r"\btakes?\b", said(message), re.IGNORECASE), said(message)


def test_the_coin_is_shown_beside_the_words_on_it() -> None:
    found = [step for step in STEPS if step.sign]
    assert [(step.id, step.sign) for step in found] == [("choice", "suits/coin")]
    assert "coin" in said(found[0].say)


def test_a_note_has_few_words() -> None:
    for words in (*(words for _, words in notes()), *(w for step in STEPS for w in replies(step))):
        assert len(words.split()) <= MOST_WORDS, words
        for sentence in re.split(r"[.!?] ", words):
            assert len(sentence.split()) <= MOST_IN_A_SENTENCE, words


def first_use(pattern: str) -> str:
    """The id of the first note that says a term."""
    term = re.compile(rf"\b(?:{pattern})\b", re.IGNORECASE if pattern.islower() else 0)
    return next(id_ for id_, words in notes() if term.search(words))


def test_a_term_is_first_said_where_it_is_explained() -> None:
    assert {term: first_use(term) for term in EXPLAINED} == EXPLAINED


def test_no_reply_says_a_term_before_it_is_explained() -> None:
    there = [step.id for step in STEPS]
    for step in STEPS:
        for words in replies(step):
            for term, first in EXPLAINED.items():
                if re.search(rf"\b(?:{term})\b", words):
                    assert there.index(first) <= there.index(step.id), (term, words)


def test_scoring_is_taught_before_the_first_fort_and_places_before_rules_about_them() -> None:
    ids = [id_ for id_, _ in notes()]
    order = ["suits", "r1_play", "p_three", "p_levels", "p_now", "p_ends", "r2_play", "r2_room",
             "r2_rule", "r3_lookout", "r4_perk", "r4_count", "choice"]  # fmt: skip
    assert [id_ for id_ in ids if id_ in order] == order


def test_one_word_for_each_thing() -> None:
    for step in STEPS:
        for message in told_of(step):
            assert not re.search(WRONG, said(message), re.IGNORECASE), said(message)


def test_what_is_marked_are_one_or_two_words_of_each_note() -> None:
    for step in STEPS:
        for message in told_of(step):
            assert len(re.findall(r"\*[^*]+\*", message)) <= 2, message
            assert message.count("*") % 2 == 0, message
    unmarked = [step.id for step in STEPS if step.say and "*" not in step.say]
    assert unmarked == ["welcome"]
