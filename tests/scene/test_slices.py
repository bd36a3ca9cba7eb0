"""Painting in slices: broken off when its time is over, and begun anew with what was finished."""

import pytest

from fort_desktop.scene.cache import Cache
from fort_desktop.scene.slices import InSlices, Unfinished, over, time_slice

NO_TIME = 0.0


def a_picture(cache: Cache, name: str, made: list[str]) -> str:
    def make() -> str:
        made.append(name)
        return name

    return cache.get(name, make)


def test_each_slice_finishes_one_picture_and_finds_those_before() -> None:
    cache, made = Cache("slices", 0.001), list[str]()

    def card() -> str:
        return "".join(a_picture(cache, name, made) for name in "abc")

    for expected in ("a", "ab"):
        with pytest.raises(Unfinished), time_slice(NO_TIME):
            card()
        assert "".join(made) == expected
    with time_slice(NO_TIME):
        assert card() == "abc"
    assert made == ["a", "b", "c"]


def test_outside_of_a_slice_all_is_finished() -> None:
    cache, made = Cache("whole", 0.001), list[str]()
    assert not over()
    assert [a_picture(cache, name, made) for name in "abc"] == ["a", "b", "c"]


def test_work_goes_on_in_the_next_slice_where_it_was() -> None:
    steps = iter("abc")
    done: list[str] = []

    def step() -> bool:
        done.append(next(steps))
        return len(done) < 3

    work = InSlices(step)
    for n in (1, 2, 3):
        assert work.go_on(NO_TIME) == (n == 3)
        assert len(done) == n
    assert work.go_on(NO_TIME)
    assert done == ["a", "b", "c"], "there is nothing more to do"


def test_with_time_enough_all_is_done_at_once() -> None:
    steps = iter([True, True, False])
    assert InSlices(lambda: next(steps)).go_on(60.0)


def test_what_finds_nothing_of_what_it_finished_is_done_in_one_go_at_last() -> None:
    """A cache may be too small for all parts of a picture."""
    tries: list[int] = []

    def step() -> bool:
        tries.append(1)
        if len(tries) < 1000 and over():
            raise Unfinished
        return False

    work = InSlices(step)
    for _ in range(100):
        if work.done:
            break
        work.go_on(NO_TIME)
    assert work.done
    assert len(tries) < 100
