"""The few words of a box say which steps belong together, in all languages.

They are read back: each word becomes the one it stands for in the notation, and what that makes is
read as a box. Words in which two boxes look alike do not come back as what they were made of.
"""

import re
from itertools import product
from typing import Final, NamedTuple

import pytest

from fort_desktop.content.loader import load_catalog
from fort_desktop.rules.knowledge.preview import Change, Ending, Foreseen
from fort_desktop.rules.model.box_notation import COUNTS, BoxError
from fort_desktop.rules.model.boxes import Box
from fort_desktop.rules.steps.table import read_box
from fort_desktop.ui.art.boxes import box_signs
from fort_desktop.ui.i18n import i18n
from fort_desktop.ui.text.amounts import gains_words
from fort_desktop.ui.text.following import gain_words
from fort_desktop.ui.text.lists import NO_BREAK
from fort_desktop.ui.text.steps import COUNT_NAMES, box_words, loop_words

_STEPS: Final = (
    *("pizza", "2 pizza", "toy", "3 toy", "any", "2 any", "vp", "2 vp", "9 vp"),
    *("spend pizza", "spend toy", "spend any", "fort", "fort-1", "fort+1"),
    *("pack", "lookout", "trash", "trash_rival", "recruit", "copy_pack", "copy_rival_pack"),
    *("convert", "trash_this"),
)
_NUMBERED: Final = [
    f"{n} {what}" for n, what in product(range(2, 10), ("pizza", "toy", "any", "vp"))
]
_SHAPES: Final = (
    *("{a}", "{a} > {b}", "{a} > {b} > {c}"),
    *("{a} x {n}", "({a} > {b}) x {n}", "({a} > {b} > {c}) x {n}"),
    *("{a} > {b} x {n}", "{a} > ({b} > {c}) x {n}", "{a} > {b} > {c} x {n}"),
    *("({a} x {n}) > {b}", "(({a} > {b}) x {n}) > {c}", "({a} x {n}) > {b} > {c}"),
    *("{a} > ({b} x {n}) > {c}", "{a} > (({b} > {c}) x {n}) > {a}"),
)
_JOINED: Final = re.compile("( » | × |[()])")
_SIGNS: Final = {" » ": ">", " × ": "x"}


class Language(NamedTuple):
    """What the words of a language stand for in the notation: those of steps and of counts."""

    steps: dict[str, str]
    counts: dict[str, str]


@pytest.fixture(params=i18n.LANGUAGES)
def spoken(request: pytest.FixtureRequest) -> Language:
    """Each of the languages in turn."""
    i18n.set_language(request.param)
    steps = {text: box_words(read_box(text)) for text in {*_STEPS, *_NUMBERED}}
    return Language(
        meanings(steps), meanings({count: i18n.tr(COUNT_NAMES[count]) for count in COUNTS})
    )


def boxes() -> dict[str, Box]:
    """All boxes of the deck, and each shape of the notation with many steps and counts."""
    kids = load_catalog().kids.values()
    printed = [box for kid in kids for box in (kid.public, kid.private) if box is not None]
    found = {box.text: box for box in printed}
    for shape, (number, a) in product(_SHAPES, enumerate(_STEPS)):
        b, c = (_STEPS[(number + far) % len(_STEPS)] for far in (5, 11))
        try:
            box = read_box(shape.format(a=a, b=b, c=c, n=COUNTS[number % len(COUNTS)]))
        except BoxError:  # a fort in a loop, or something after a card that trashes itself
            continue
        found[box.text] = box
    return found


BOXES: Final = boxes()


def meanings(words: dict[str, str]) -> dict[str, str]:
    """What the words mean, told apart."""
    found = {said: meant for meant, said in words.items()}
    assert len(found) == len(words), "two of them have the same words"
    return found


def read_back(said: str, language: Language) -> str:
    """The notation of the box that the words tell of."""
    parts = [part for part in _JOINED.split(said) if part.strip()]
    words = list[str]()
    for before, part in zip(["", *parts], parts, strict=False):
        known = language.counts if _SIGNS.get(before) == "x" else language.steps
        words.append(part if part in "()" else _SIGNS.get(part) or known[part])
    return read_box(" ".join(words)).text


def brackets(words: str) -> str:
    """Only the brackets, the arrows and the crosses of words or signs."""
    return "".join(re.findall("[()»×]", words))


def test_all_shapes_are_there() -> None:
    shapes = {
        (len(box.before), len(box.loop), box.count is not None, len(box.after))
        for box in BOXES.values()
    }
    assert len(shapes) >= len(_SHAPES)
    assert {box.count for box in BOXES.values()} == {None, *COUNTS}
    assert len(BOXES) > 200


def test_the_words_of_a_box_are_those_of_no_other(spoken: Language) -> None:
    for text, box in BOXES.items():
        assert read_back(box_words(box), spoken) == text, box_words(box)


@pytest.mark.usefixtures("spoken")
def test_words_and_signs_have_the_same_brackets() -> None:
    drawn = {"then": "»", "times": "×"}
    for text, box in BOXES.items():
        signs = "".join(drawn.get(sign, sign) for sign in box_signs(box))
        assert brackets(box_words(box)) == brackets(signs), text


@pytest.mark.usefixtures("spoken")
def test_a_box_without_a_count_is_told_as_it_is_whatever_it_brings() -> None:
    told = Foreseen((Ending(3, True, Change()),))
    for box in BOXES.values():
        assert (gains_words(box, told) == box_words(box)) == (box.count is None)


@pytest.mark.usefixtures("spoken")
def test_several_steps_that_are_multiplied_stand_in_brackets() -> None:
    """Beside the hand, where it is told how often they are done."""
    several = [box for box in BOXES.values() if box.count and len(box.loop) > 1]
    assert several
    told = Foreseen((Ending(3, True, Change()),))
    for box in several:
        for said in (gain_words(box, 3), gains_words(box, told)):
            assert said.endswith(f"{NO_BREAK}× ({loop_words(box)})"), said
        assert gain_words(box, 1) == loop_words(box)
