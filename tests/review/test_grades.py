"""Grades, the whole game, and turning points of numbers that are given."""

import msgspec
import pytest

from fort_desktop.review.grades import even, grade, verdict
from fort_desktop.review.parts import Choice, Grade

_CHOICE = Choice(0, 0, 0, 3, "play", ("skip",), ("skip",), 0.0, 0.0, 0.5, grade="good")


@pytest.mark.parametrize(
    ("loss", "first", "second", "spread", "word"),
    [
        (0.0, True, 0.05, 0.2, "idea"),
        (0.0, True, 0.04, 0.2, "good"),
        (0.039, False, 0.1, 0.2, "good"),
        (0.04, False, 0.0, 0.2, "other"),
        (0.08, False, 0.0, 0.2, "look"),
        (0.15, False, 0.0, 0.2, "turning"),
        (0.0, True, 0.0, 0.02, "nothing"),
        (0.05, False, 0.0, 0.02, "other"),
    ],
)
def test_a_grade(loss: float, first: bool, second: float, spread: float, word: Grade) -> None:
    assert grade(loss, first, second, spread) == word


def test_a_loss_in_a_game_that_is_nearly_won_weighs_more() -> None:
    assert even(0.02, 0.49) == pytest.approx(0.02)
    assert even(0.02, 0.9) == pytest.approx(even(0.02, 0.08), rel=1e-3)
    assert even(0.02, 0.9) > 2 * even(0.02, 0.5)
    assert even(0.01, 0.9999) < 0.06  # but not without bounds
    assert even(-0.02, 0.5) < 0


def _game(evens: list[float], **change: float | str) -> list[Choice]:
    return [
        msgspec.structs.replace(_CHOICE, moves=i, even=one, **change) for i, one in enumerate(evens)
    ]


@pytest.mark.parametrize(
    ("mean", "word"), [(0.0, "very_well"), (0.02, "well"), (0.03, "lively"), (-0.1, "very_well")]
)
def test_a_game_as_a_whole(mean: float, word: str) -> None:
    told = verdict(_game([mean] * 10))
    assert (told.counted, told.word, told.tip) == (10, word, None)
    assert told.mean == pytest.approx(mean)


def test_of_few_choices_nothing_is_said() -> None:
    assert verdict(_game([0.03] * 4)).word == "none"
    assert verdict([]).word == "none"


def test_what_left_nothing_to_choose_does_not_count() -> None:
    told = verdict([*_game([0.02] * 10), *_game([0.0] * 10, grade="nothing")])
    assert (told.counted, told.mean) == (10, 0.02)


def test_the_tip_is_what_cost_most() -> None:
    told = verdict(
        [
            *_game([0.0] * 9),
            *_game([0.1, 0.1, 0.1], stage="follow", loss=0.05),
            *_game([0.2], stage="recruit", loss=0.1),
            *_game([0.0] * 30, stage="keep", loss=0.03),  # no loss that is told
        ]
    )
    assert (told.tip, told.times) == ("follow", 3)
