"""The story of a game in words: what is told follows from what happened, and nothing else is."""

from typing import Final

from fort_desktop.chronicle.course import course_of
from fort_desktop.chronicle.deeds import Turn
from fort_desktop.chronicle.moments import moments
from fort_desktop.rules.model import events as ev
from fort_desktop.rules.model.events import Event, Score
from fort_desktop.ui.text.sentences import Teller
from fort_desktop.ui.text.story import brought_words, moment_words, turn_words, what_happened
from tests.chronicle.test_course import SCORES, TOLD
from tests.ui.knowing import CATALOG
from tests.ui.sitting import seats

TELLER: Final = Teller(CATALOG, seats(("human", "easy")))


def told(
    events: tuple[Event, ...], scores: tuple[Score, ...] = SCORES, winners: tuple[int, ...] = (0,)
) -> list[str]:
    return what_happened(course_of(events, scores), scores, winners, TELLER)


def test_a_game_is_told_from_the_first_round_to_the_win() -> None:
    assert told(TOLD) == [
        "Maja begins.",
        "The game lasts 2 rounds.",
        "Maja is the first to take the lead, after round 1.",
        "The lead changes once.",
        "Tomek leads until the forts are counted.",
        "Tomek follows 2 times, more than anyone else.",
        "Maja has the highest fort, level 1.",
        "Tomek reaches 25 points in round 2: the end is triggered.",
        "Maja wins by 2 points.",
    ]


def test_what_did_not_happen_is_not_told() -> None:
    found = told((ev.TurnBegan(1, 1), ev.EndTriggered(1, "park_deck")))
    assert found == [
        "Tomek begins.",
        "The game lasts 1 round.",
        "Nobody follows anyone.",
        "The Park deck runs out in round 1: the end is triggered.",
        "Maja wins by 2 points.",
    ]


def test_those_who_are_equal_in_something_are_not_set_before_each_other() -> None:
    follows = (ev.LeaderFollowed(1, ()), ev.TurnBegan(1, 1), ev.LeaderFollowed(0, ()))
    forts = (ev.FortAdvanced(0, 2), ev.FortAdvanced(1, 2))
    words = " ".join(told((ev.TurnBegan(0, 1), *follows, *forts)))
    assert "more than anyone" not in words
    assert "highest fort" not in words


def test_a_tie_is_won_by_the_fort_or_shared() -> None:
    tied = (Score(0, 10, 0, 0, 0, 10), Score(1, 10, 0, 0, 0, 10))
    assert told(TOLD, tied, (1,))[-1] == "Tomek wins by the higher fort."
    assert told(TOLD, tied, (0, 1))[-1] == "The win is shared: Maja, Tomek."


def test_moments_stand_beside_their_numbers() -> None:
    assert {moment_words(one, TELLER) for one in moments(course_of(TOLD, SCORES))} == {
        "Round 2: Tomek scores 7 points",
        "Round 2: Tomek takes the lead",
        "Round 2: Tomek triggers the end",
    }


def test_the_best_turn_says_whether_a_fort_is_in_its_worth() -> None:
    turn = Turn(4, 1, "bug", {"points": 5}, 5)
    assert turn_words(turn, TELLER) == ["Round 4: Tomek", "Played: Bug", "Worth 5 points"]
    built = turn._replace(kid="", brought={"points": 2, "levels": 1})
    assert turn_words(built, TELLER) == [
        "Round 4: Tomek",
        "Worth 5 points, including the fort level",
    ]
    assert brought_words("lookout", 1) == "1 card in the Lookout"
