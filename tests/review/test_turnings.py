"""Turning points of lines of chances that are made up, over the choices of a real game."""

from collections.abc import Mapping, Sequence

import msgspec
import pytest

from fort_desktop.review.choices import Station, stations
from fort_desktop.review.parts import Choice, Luck, Point, Turning
from fort_desktop.review.turnings import turnings
from fort_desktop.rules.game import Game
from tests.review.conftest import SEAT

OTHER = 1 - SEAT


@pytest.fixture(scope="module")
def found(game: Game) -> list[Station]:
    return stations(game)


def plays(found: Sequence[Station], seat: int) -> list[Station]:
    return [one for one in found if one.stage == "play" and one.seat == seat]


def told(
    found: Sequence[Station],
    changes: Mapping[int, float],
    choices: Sequence[Choice] = (),
    luck: Sequence[Luck] = (),
) -> list[Turning]:
    """The turning points if the own chance changes by so much behind the moves of these numbers."""
    now, points = 0.5, []
    for one in found:
        points.append(Point(one.at, one.state.round, one.state.leader, (1 - now, now)))
        now += changes.get(one.number, 0.0)
    points.append(Point(found[-1].at + 99, 99, 0, (1 - now, now)))
    return turnings(found, points, choices, luck, SEAT)


def choice(station: Station, loss: float = 0.0, second: float = 0.0) -> Choice:
    made = tuple(map(str, station.made))
    grade = "idea" if second >= 0.05 else "good"
    blank = Choice(station.at, station.number, SEAT, station.state.round, station.stage, made, made)
    return msgspec.structs.replace(blank, loss=loss, even=loss, second=second, grade=grade)


def test_who_changed_it(found: list[Station]) -> None:
    own, other = plays(found, SEAT)[3], plays(found, OTHER)[5]
    turned = told(found, {own.number: 0.2, other.number: -0.3}, [choice(own)])
    assert [(one.cause, one.seat, one.change, one.choice) for one in turned] == [
        ("own", SEAT, 0.2, own.number),
        ("others", OTHER, -0.3, None),
    ]
    assert [(one.at, one.moves) for one in turned] == [
        (own.at, own.number),
        (other.at, other.number),
    ]


def test_chance_did_most_of_it(found: list[Station]) -> None:
    own = plays(found, SEAT)[3]
    luck = Luck(own.at, own.state.round, "hand", -0.2, ())
    (turned,) = told(found, {own.number: -0.3}, [choice(own, 0.1)], [luck])
    assert (turned.cause, turned.seat, turned.choice) == ("chance", SEAT, None)


def test_small_changes_turn_nothing(found: list[Station]) -> None:
    assert told(found, {plays(found, SEAT)[3].number: 0.01}) == []


def test_three_at_most_and_two_of_them_losses(found: list[Station]) -> None:
    mine = plays(found, SEAT)[2:6]
    lost = [choice(one, 0.1) for one in mine]
    falls = {one.number: -0.1 + 0.01 * i for i, one in enumerate(mine)}
    assert [one.moves for one in told(found, falls, lost)] == [one.number for one in mine[:2]]
    theirs = plays(found, OTHER)[1]
    turned = told(found, falls | {theirs.number: 0.05}, lost)
    assert {one.moves for one in turned} == {mine[0].number, mine[1].number, theirs.number}


def test_one_is_good_if_anything_was(found: list[Station]) -> None:
    mine, theirs = plays(found, SEAT), plays(found, OTHER)
    falls = {one.number: -0.1 - 0.01 * i for i, one in enumerate(theirs[1:5])}
    good = [choice(mine[4], second=0.06), choice(mine[5], second=0.09)]
    turned = told(found, falls, good)
    assert len(turned) == 3
    assert [one.moves for one in turned if one.good] == [mine[5].number]
    follow = next(
        one
        for one in found
        if one.seat == SEAT and str(one.made[0]) != "pass" and one.stage == "follow"
    )
    turned = told(found, falls, [choice(follow, second=0.01), choice(mine[4])])
    assert [one.moves for one in turned if one.good] == [follow.number]


def test_no_moment_is_good_in_which_the_chance_became_smaller(found: list[Station]) -> None:
    mine = plays(found, SEAT)
    best, second = choice(mine[4], second=0.09), choice(mine[5], second=0.06)
    for fall in (-0.2, -0.01):
        turned = told(found, {mine[4].number: fall, mine[5].number: 0.1}, [best, second])
        assert [one.moves for one in turned if one.good] == [mine[5].number]
        assert all(one.change >= 0 for one in turned if one.good)
        assert not any(one.good for one in told(found, {mine[4].number: fall}, [best]))
