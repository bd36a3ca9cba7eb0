"""What the page says: kindly, without decimals, and never more than can be trusted."""

import re
from pathlib import Path

import msgspec
import pytest

from fort_desktop.bots.hint import Facts
from fort_desktop.review.parts import Choice, Grade, Par, Verdict
from fort_desktop.rules.model.events import Score
from fort_desktop.ui.text import review as words
from fort_desktop.ui.text.par import par_words
from fort_desktop.ui.text.sentences import Labels, Teller
from tests.fixtures.review import demo_review
from tests.ui.knowing import CATALOG
from tests.ui.sitting import seats

LABELS = Labels(Teller(CATALOG, seats(("human", "easy", "easy"))))
UNKIND = re.compile(r"\b(mistake|blunder|wrong|should|bad|fault|lost because|would have won)\b")
GRADES: tuple[Grade, ...] = ("idea", "good", "other", "look", "turning", "nothing", "none")
SCORES = (Score(0, 3, 9, 0, 0, 39), Score(1, 8, 0, 2, 0, 43), Score(2, 8, 0, 2, 0, 20))


def choice(grade: Grade, loss: float | None = 0.0) -> Choice:
    return Choice(
        4, 2, 0, 3, "play", ("play bug", "add moles"), ("play munch",), loss, grade=grade,
        made_facts=Facts(points=2), best_facts=Facts(levels=1),
    )  # fmt: skip


def test_a_play_is_told_with_what_was_added() -> None:
    told = words.deed_words(("play bug", "add moles", "use public"), LABELS)
    assert told == "Play Bug with The Moles"
    assert words.deed_words(("play bug",), LABELS) == "Play Bug"
    assert words.deed_words(("pass",), LABELS) == "Leave it"
    assert words.deed_words((), LABELS) == ""


@pytest.mark.parametrize("grade", GRADES)
def test_only_a_loss_that_counts_is_told(grade: Grade) -> None:
    tells = grade in ("other", "look", "turning")
    told = words.best_words(choice(grade, 0.06), LABELS), words.loss_words(choice(grade, 0.06))
    assert [bool(one) for one in told] == [tells, tells]
    if tells:
        assert told[0].startswith("Also possible: Play Munch.")
        assert "5 in 100" in told[1]


def test_what_else_there_was_is_never_the_same_words() -> None:
    same = msgspec.structs.replace(
        choice("look", 0.1), made=("play bug", "use public"), best=("play bug", "use private")
    )
    assert words.made_words(same, LABELS).startswith("Your choice: Play Bug.")
    assert words.best_words(same, LABELS).startswith("Also possible: Private action.")
    shorter = msgspec.structs.replace(same, best=("play bug",))
    assert words.best_words(shorter, LABELS) == ""


def test_chances_have_no_decimals_and_are_never_sure() -> None:
    for chance in (0.0, 0.333, 0.5, 1.0):
        told = words.chance_words(chance)
        assert "." not in told.rstrip(".")
        assert int(re.findall(r"\d+", told)[0]) in range(5, 100, 5)


def test_the_verdict_is_a_sentence_with_place_and_distance() -> None:
    teller = LABELS.teller
    told = words.verdict_words(demo_review(), SCORES, 0, 2, teller)
    assert told == "Second, 4 points behind Tomek. You played well."
    assert words.verdict_words(None, SCORES, 1, 1, teller) == "You won, 4 points ahead of Maja."


def test_one_thing_explains_the_distance_in_points() -> None:
    """It is the largest part that goes the same way: never one that speaks for who is behind."""
    teller = LABELS.teller
    told = words.distance_words(SCORES, (3, 0, 0), 0, teller)
    assert told == "Points from kids: you 3, Tomek 8. That alone is 5 points."
    fort = (Score(0, 30, 16, 0, 0, 46), Score(1, 33, 23, 0, 4, 60))
    told = words.distance_words(fort, (4, 5), 0, teller)
    assert told == "Fort levels: you 4, Tomek 5. That alone is 7 of the 14 points."
    assert words.distance_words((fort[0], Score(1, 30, 16, 0, 0, 46)), (4, 4), 0, teller) == ""


def test_who_lost_without_a_loss_found_nearly_everything() -> None:
    found = msgspec.structs.replace(demo_review(), verdict=Verdict(20, 0.0, 0.01, "very_well"))
    told = words.tip_words(found, 2)
    assert told == "You missed almost nothing. The others had the better cards."
    assert words.tip_words(found, 1) == ""
    assert words.tip_words(demo_review(), 2).startswith("Next time: ")


def test_par_is_a_range() -> None:
    told = par_words(Par((50, 37, 46, 39, 42, 41), 41, 6))
    assert told.endswith("Points: 37 to 50, mostly 39 to 46. You: 41.")


@pytest.mark.parametrize(
    ("totals", "points"),
    [
        ((42,), "Points: 42. You: 26."),
        ((42, 42, 42), "Points: 42. You: 26."),
        ((42, 37), "Points: 37 to 42. You: 26."),
        ((42, 42, 37, 42, 42, 50), "Points: 37 to 50, mostly 42. You: 26."),
    ],
)
def test_no_range_from_a_number_to_the_same(totals: tuple[int, ...], points: str) -> None:
    assert par_words(Par(totals, 26, 6)).endswith(points)


def test_a_try_is_told_beside_the_game() -> None:
    now = (Score(0, 0, 0, 0, 0, 44), Score(1, 0, 0, 0, 0, 41), Score(2, 0, 0, 0, 0, 7))
    told = words.tried_words(now, SCORES, 0)
    assert told == "In this try: 44 to 41. In the game: 39 to 43."


def test_no_message_is_unkind() -> None:
    text = Path(words.__file__).read_text(encoding="utf-8")
    messages = re.findall(r'(?:N_|tr|trn|NC_|NN_)\(\s*"([^"]+)"', text)
    assert len(messages) > 40
    assert [one for one in messages if UNKIND.search(one.lower())] == []
