"""The words of boxes and signs: short sentences that name whatever is printed."""

import re
from pathlib import Path
from typing import Final

import pygame
import pytest

from fort_desktop.rules.model.box_notation import COUNTS
from fort_desktop.rules.model.boxes import Box
from fort_desktop.rules.model.types import COIN, COLOURS, PERKS, RULES, SUITS
from fort_desktop.rules.steps.table import STEPS, read_box
from fort_desktop.ui.art import icons
from fort_desktop.ui.art.boxes import box_signs
from fort_desktop.ui.art.palette import MARKS, SEATS
from fort_desktop.ui.i18n.i18n import tr
from fort_desktop.ui.text.explain import boxes
from fort_desktop.ui.text.explain.boxes import box_sentence, followed_sentence, shape_of
from fort_desktop.ui.text.explain.middle import PERK_SENTENCES
from fort_desktop.ui.text.explain.rules import RULE_SENTENCES
from fort_desktop.ui.text.explain.signs import SIGNS, explain_sign
from fort_desktop.ui.text.names import LETTERS
from fort_desktop.ui.text.persons import COLOUR_NAMES
from fort_desktop.ui.text.steps import FOR_EACH
from tests.cases import each
from tests.ui.knowing import CATALOG

ROOT: Final = Path(__file__).resolve().parents[2]
CLAUSES: Final = frozenset(
    re.findall(
        r"^- \*\*([A-Z]+-\d+)\*\*", (ROOT / "docs/rules.md").read_text("utf-8"), re.MULTILINE
    )
)
PRINTED: Final = [
    (f"{kid.id} {name}", box) for kid, found in CATALOG.boxes.items() for name, box in found
]
MOST_WORDS: Final = 25

# What has to be said of each step, of each count, and of each resource.
_OF_STEP: Final = {
    "gain": "ain ",
    "vp": "core ",
    "spend": "Spend ",
    "pack": "Pack",
    "lookout": "into your Lookout",
    "trash": "Trash a kid from ",
    "trash_this": "trash this card",
    "trash_rival": "Trash a kid in a rival's Yard",
    "recruit": "Recruit a kid",
    "copy_pack": "in your Pack",
    "copy_rival_pack": "Choose a rival",
    "convert": "Swap ",
    "fort": "level of your fort",
}
_OF_COUNT: Final[dict[str, str]] = {
    "pack": "in your Pack",
    "level": "each level of your fort",
    "lookout": "each kid in your Lookout",
    "any_suit": "a suit that you choose",
    **{suit: f"each {suit.replace('_', ' ')}: on this card" for suit in SUITS},
    "glue": "each glue symbol: on this card",
}
_OF_RESOURCE: Final = {"pizza": ("pizza",), "toys": ("toy",), "any": ("pizza", "toy")}


def sentences(words: str) -> list[str]:
    return re.split(r"(?<=[.?!]) ", words)


def assert_plain(words: str) -> None:
    """Whole short sentences, with nothing left to be filled in, and no code."""
    assert words
    assert words == words.strip()
    assert not re.search(r"[{}_]|  |\b[A-Z]+-\d", words), words
    for one in sentences(words):
        assert len(one.split()) < MOST_WORDS, one


def missing(box: Box, words: str) -> list[str]:
    """What is printed and not said."""
    found = [_OF_STEP[step.op] for step in box.steps]
    found += [said for step in box.steps for said in _OF_RESOURCE.get(str(step.what), ())]
    found += [str(step.n) for step in box.steps if step.op in ("gain", "vp")]
    if box.count is not None:
        found.append(_OF_COUNT[box.count])
    return [said for said in found if said not in words]


@each("where, box", PRINTED)
def test_each_printed_box_is_told_whole(where: str, box: Box) -> None:
    words = box_sentence(box)
    assert_plain(words)
    assert words.endswith(".")
    assert missing(box, words) == [], words


@each("where, box", [one for one in PRINTED if "public" in one[0]])
def test_who_follows_is_told_of_nothing_that_counts_for_the_leader_only(
    where: str, box: Box
) -> None:
    """FOLLOW-5 to FOLLOW-7: what is discarded counts, and the follower's own board."""
    words = followed_sentence(box, None)
    assert_plain(words)
    assert not re.search(r"on this card|kids you add|and in your Lookout", words)
    assert words.endswith(" on the cards you discard.") == box.counts_suits
    assert box.counts_suits or words == box_sentence(box)
    if "any" in box.text and box.loop[0].op == "gain":
        assert "toy" not in followed_sentence(box, "pizza")


def test_there_are_88_boxes_and_all_are_told_in_one_piece() -> None:
    """No box of the deck is put together step by step, and equal boxes say the same."""
    assert len(PRINTED) == 88
    loose = {box.text for _, box in PRINTED if not boxes._rounds_words(box, boxes._number(box))}
    assert loose == set()
    assert len({box_sentence(box) for _, box in PRINTED}) == len({b.text for _, b in PRINTED})


OTHERS: Final = (
    *("2 pizza > 3 vp", "spend toy > (vp x book) > fort", "lookout x crown", "(pack > vp) x glue"),
    *("trash_rival > recruit", "fort > trash_this", "(spend any > recruit) x any_suit"),
    *(f"pizza x {count}" for count in COUNTS if count != COIN),
    *(f"2 vp x {count}" for count in COUNTS if count != COIN),
)


@each("text", OTHERS)
def test_a_box_that_somebody_types_in_is_told_too(text: str) -> None:
    """Step by step, where there is no pattern for it."""
    words = box_sentence(read_box(text))
    assert words
    assert "{" not in words
    assert words.endswith(".")


def test_every_pattern_is_for_a_box_that_there_can_be() -> None:
    for shape in (*(f"{one} x suit" for one in boxes._EACH), *boxes._ROUNDS):
        text = shape.replace("toys", "toy").replace("x suit", "x book")
        if " > " in text.partition(" x ")[0]:
            text = f"({text.partition(' x ')[0]}){text.partition(')')[2]}"
        assert shape_of(read_box(text)) == shape


def test_patterns_and_examples_know_every_step_and_count() -> None:
    assert set(_OF_STEP) == set(STEPS)
    assert set(_OF_COUNT) == set(COUNTS) - {COIN}
    assert set(FOR_EACH) == set(COUNTS) - {COIN}


# Signs.

_DUMB: Final = {
    *("undo", "redo", "since", "menu", "hint", "earlier", "later"),
    *("tick", "cross", "plus", "minus", "left", "right", "up", "down", "arrow"),
    *("cog", "help", "sound", "mute", "play", "pause", "log", "eye", "dice"),
    *("keyboard", "gamepad", "finish", "robot"),
}
"""Signs of the program itself, which mean nothing in the game."""


def test_every_sign_in_a_box_has_a_name_and_a_rule() -> None:
    signs = {sign for _, box in PRINTED for sign in box_signs(box)}
    for text in (*OTHERS, "2 toy", "fort-1", "fort+1", "copy_pack", "copy_rival_pack"):
        signs.update(box_signs(read_box(text)))
    assert len(signs) > 25
    for sign in signs:
        told = explain_sign(sign)
        assert told is not None, sign
        assert told.title
        assert told.clause in CLAUSES
        assert_plain(told.parts[0].words)


def test_every_sign_on_the_table_is_told_and_each_differently() -> None:
    # What perks and rules are drawn as is told with them.
    named = set(icons.names()) - _DUMB - set(PERKS) - set(RULES)
    told = {sign: explain_sign(sign) for sign in named}
    assert [sign for sign, one in told.items() if one is None] == []
    words = [one.parts[0].words for one in told.values() if one is not None]
    assert len(set(words)) == len(words)
    assert not [sign for sign in _DUMB if explain_sign(sign) is not None]
    assert set(SIGNS) - {"+1", "-1", "("} <= named, "a sign that nobody draws"


@pytest.mark.parametrize("suit", LETTERS)
def test_a_suit_says_which_letter_its_badge_bears(suit: str) -> None:
    told = explain_sign(suit)
    assert told is not None
    assert f"the letter {LETTERS[suit]} " in told.parts[0].words


def test_the_marks_of_seats_say_their_colour() -> None:
    for colour in COLOURS:
        told = explain_sign(MARKS[colour])
        assert told is not None
        assert tr(COLOUR_NAMES[colour]).lower() in told.parts[0].words


def test_a_seat_is_called_by_the_colour_that_is_seen() -> None:
    """The fourth one was called yellow, and is painted brown: a dark orange."""
    hues = {"Red": (0, 20), "Blue": (200, 260), "Green": (90, 180), "Brown": (20, 50)}
    for colour in COLOURS:
        hue, _, light, _ = pygame.Color(*SEATS[colour]).hsva
        low, high = hues[tr(COLOUR_NAMES[colour])]
        assert low <= hue < high, colour
        assert light < 70, "a light orange is no brown"


def test_perks_and_made_up_rules_have_sentences() -> None:
    assert set(PERK_SENTENCES) == set(PERKS)
    assert set(RULE_SENTENCES) == set(RULES)
    for words in (*PERK_SENTENCES.values(), *RULE_SENTENCES.values()):
        assert_plain(words)
