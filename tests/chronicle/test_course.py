"""What is read from the events of a game is what happened in it."""

from collections import Counter
from typing import Final

import pytest

from fort_desktop.chronicle.course import Course, best_first, course_of, place_of
from fort_desktop.chronicle.deeds import GOODS, Deeds, deeds_of
from fort_desktop.chronicle.moments import Moment, leads, moments
from fort_desktop.content import load_catalog
from fort_desktop.lab.match import play_match
from fort_desktop.rules.game import Game
from fort_desktop.rules.model import events as ev
from fort_desktop.rules.model.events import Event, GameEnded, Score

CATALOG: Final = load_catalog()
TOLD: Final = (
    ev.TurnBegan(0, 1),
    ev.PointsScored(0, 3),
    ev.FortAdvanced(0, 1),
    ev.LeaderFollowed(1, ("ant.1",)),
    ev.TurnBegan(1, 1),
    ev.LeaderFollowed(0, ("bug.1",)),
    ev.PointsScored(1, 1),
    ev.TurnBegan(0, 2),
    ev.LeaderFollowed(1, ("ant.1",)),
    ev.TurnBegan(1, 2),
    ev.PointsScored(1, 7),
    ev.EndTriggered(1, "points"),
)
SCORES: Final = (Score(0, 3, 9, 0, 0, 12), Score(1, 8, 0, 2, 0, 10))


@pytest.fixture(scope="module")
def played() -> Game:
    return play_match(CATALOG, ("easy", "easy", "easy"), 7, "basic")[0]


@pytest.fixture(scope="module")
def over(played: Game) -> GameEnded:
    last = played.events[-1]
    assert isinstance(last, GameEnded)
    return last


@pytest.fixture(scope="module")
def course(played: Game, over: GameEnded) -> Course:
    return course_of(played.events, over.scores)


@pytest.fixture(scope="module")
def deeds(played: Game) -> Deeds:
    return deeds_of(played.events, CATALOG.fort_points)


def test_the_course_of_a_game_follows_from_its_events() -> None:
    course = course_of(TOLD, SCORES)
    assert course.points == ((0, 0), (3, 1), (3, 8), (12, 10))
    assert course.gained == ((3, 1), (0, 7))
    assert course.levels == ((0, 0), (1, 0), (1, 0))
    assert course.followed == {(1, 0): 2, (0, 1): 1}
    assert (course.ended, course.cause) == ((2, 1), "points")
    assert (course.first, course.rounds) == (0, 2)


def test_three_moments_are_worth_a_number() -> None:
    found = moments(course_of(TOLD, SCORES))
    assert set(found) == {Moment(2, 1, "gain", 7), Moment(2, 1, "lead"), Moment(2, 1, "end")}
    assert leads(course_of(TOLD, SCORES)) == [(1, 0), (2, 1)]
    assert not moments(course_of(TOLD[:1], SCORES))


def test_places_go_by_points_then_by_the_fort() -> None:
    tied = (Score(0, 9, 0, 0, 0, 9), Score(1, 9, 0, 0, 0, 9), Score(2, 1, 0, 0, 0, 1))
    assert [place_of(tied, (1, 2, 5), seat) for seat in range(3)] == [2, 1, 3]
    assert [place_of(tied, (2, 2, 5), seat) for seat in range(3)] == [1, 1, 3]
    assert [score.seat for score in best_first(tied, (1, 2, 5))] == [1, 0, 2]


def test_the_course_of_a_whole_game_ends_where_the_game_did(
    played: Game, over: GameEnded, course: Course
) -> None:
    assert list(course.points[-2]) == [score.track for score in over.scores]
    assert list(course.points[-1]) == [score.total for score in over.scores]
    assert list(course.levels[-1]) == [seat.level for seat in played.state.seats]
    assert course.rounds == played.state.round
    assert len(course.points) == course.rounds + 2
    assert len(course.levels) == course.rounds + 1


def test_each_round_is_as_the_state_was_then(played: Game, course: Course) -> None:
    for number in (2, course.rounds // 2, course.rounds - 1):
        begins = next(
            at
            for at, event in enumerate(played.events)
            if isinstance(event, ev.TurnBegan) and event.round == number + 1
        )
        then = played.state_after(begins).seats
        assert list(course.points[number]) == [seat.points for seat in then]
        assert list(course.levels[number]) == [seat.level for seat in then]


def test_what_kids_bring_is_all_that_actions_bring(over: GameEnded, deeds: Deeds) -> None:
    brought = sum(kid["points"] for kid in deeds.kids.values())
    assert brought == sum(score.track for score in over.scores)
    assert all(deeds.most(good) is not None for good in GOODS)


def test_a_turn_is_worth_what_its_seat_scores_in_it() -> None:
    told: tuple[Event, ...] = (
        ev.TurnBegan(0, 4),
        ev.CardPlayed(0, "bug.2"),
        ev.ActionBegan(0, "leader", "public", 1),
        ev.FortAdvanced(0, 3),
        ev.PointsScored(0, 2),
        ev.ActionEnded(0, "leader", "public", True, 1),
        ev.ActionBegan(1, "follower", "public", 1),
        ev.PointsScored(1, 5),
        ev.ResourcePacked(1, "toys", "stuff"),
        ev.ActionEnded(1, "follower", "public", True, 1),
        ev.ResourceGained(0, "pizza", 2),
    )
    deeds = deeds_of(told, (0, 1, 3, 6))
    assert deeds.best is not None
    assert (deeds.best.round, deeds.best.seat, deeds.best.kid) == (4, 0, "bug")
    assert deeds.best.worth == 2 + (6 - 3)
    assert deeds.kids["bug"] == Counter(points=7, levels=1, things=0), "what follows is a deed too"
    assert deeds.most("things") is None, "what comes after the action is nobody's deed"
    assert deeds.played == Counter(bug=1)


def test_of_equal_kids_the_one_that_was_played_least_did_most() -> None:
    def turn(kid: str) -> tuple[Event, ...]:
        began = ev.ActionBegan(0, "leader", "public", 1)
        done = ev.ActionEnded(0, "leader", "public", True, 1)
        return ev.TurnBegan(0, 1), ev.CardPlayed(0, kid), began, ev.PointsScored(0, 2), done

    lazy = (ev.TurnBegan(0, 1), ev.CardPlayed(0, "ant.1"))
    deeds = deeds_of((*turn("ant.1"), *lazy, *turn("bug.1")), (0,))
    assert deeds.most("points") == ("bug", 2)


def test_a_game_without_points_has_no_best_turn() -> None:
    assert deeds_of((ev.TurnBegan(0, 1), ev.PlaySkipped(0)), (0,)).best is None
