"""The first game in every language: named as on the cards, as short, and for hand and mouse."""

import re
from typing import get_args

import pytest

from fort_desktop.content import load_catalog
from fort_desktop.rules.model.types import Phase
from fort_desktop.ui.coach.lesson.lesson import told_of
from fort_desktop.ui.i18n import i18n
from fort_desktop.ui.text.lesson.book import chapters
from fort_desktop.ui.text.lesson.spoken import Way, plain, spoken
from fort_desktop.ui.text.names import PHASE_NAMES, kid_name

LONGER = 1.25
"""So much longer than in English may a note be."""
FIVE_PHASES = (
    "A turn has five phases: Cleanup, Play, Recruit, Discard, and Draw. "
    "The leader does all five, always in this order."
)
"""What the rules say of them."""
MESSAGES = [words for one in chapters() for step in one.steps for words in told_of(step)]
NOTES = [step.say for one in chapters() for step in one.steps if step.say]


def said(language: str, message: str, way: Way = "pointer") -> str:
    i18n.set_language(language)
    return spoken(message, "Zoe", way)


@pytest.mark.parametrize("language", i18n.LANGUAGES[1:])
def test_kids_are_called_as_on_their_cards(language: str) -> None:
    """No language declines a name: who reads the note looks for just this word on the table."""
    kids, found = load_catalog().kids.values(), 0
    for message in MESSAGES:
        english = plain(said("en", message))
        there = [kid for kid in kids if re.search(rf"\b{kid.name}\b", english)]
        words = said(language, message)
        for kid in there:
            assert re.search(rf"\b{kid_name(kid)}\b", words), (kid_name(kid), words)
            found += 1
    assert found > 35


@pytest.mark.parametrize("language", i18n.LANGUAGES[1:])
def test_a_note_has_room(language: str) -> None:
    for message in NOTES:
        most = LONGER * len(plain(said("en", message)))
        assert len(plain(said(language, message))) <= most, said(language, message)


@pytest.mark.parametrize("language", i18n.LANGUAGES)
def test_the_five_phases_are_told_by_their_names_and_in_their_order(language: str) -> None:
    """As the turn bar calls them, which has no room for all in some languages (TURN-2).

    Where the rules write them small within a sentence, the note does too.
    """
    told = next(step.say for one in chapters() for step in one.steps if step.id == "r2_cleanup")
    words, book = plain(said(language, told)), i18n.tr(FIVE_PHASES)
    names = [i18n.tr(PHASE_NAMES[phase]) for phase in get_args(Phase)]
    places = [words.index(name if name in book else name.lower()) for name in names]
    assert places == sorted(places)


@pytest.mark.parametrize("language", i18n.LANGUAGES)
def test_as_much_is_marked_in_every_language(language: str) -> None:
    for message in MESSAGES:
        assert said(language, message).count("*") == said("en", message).count("*"), message


@pytest.mark.parametrize("language", i18n.LANGUAGES)
def test_nobody_is_told_to_click_who_has_no_mouse(language: str) -> None:
    """With a finger one taps, with keys one chooses; the rest of the note is the same."""
    told = 0
    for message in (one for one in MESSAGES if "{click}" in one):
        mouse, keys, pad = (said(language, message, way) for way in ("pointer", "keys", "pad"))
        assert mouse != keys == pad
        assert (said("en", message, "touch") != said("en", message)) is True
        assert not re.search(r"\b[Cc]lick|\b[Tt]ap\b", said("en", message, "keys"))
        told += 1
    assert told > 7
    assert not re.search(r"\bclick", " ".join(said("en", one) for one in MESSAGES))
