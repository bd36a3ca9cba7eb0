"""Painting in slices: broken off when its time is over, and begun anew with what was finished."""

import pytest

from fort_desktop import frame_clock
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


def slow(cache: Cache, name: str, clock: list[float]) -> str:
    """A picture of a kind of which each takes a second."""

    def make() -> str:
        clock[0] += 1.0
        return name

    return cache.get(name, make)


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> list[float]:
    """The time that slices go by, which passes only as somebody says."""
    now = [100.0]
    monkeypatch.setattr(frame_clock, "now", lambda: now[0])
    return now


def test_a_gentle_slice_begins_nothing_whose_like_took_longer_than_it_has(
    clock: list[float],
) -> None:
    cache = Cache("gentle", 0.001)
    slow(cache, "a", clock)
    with time_slice(2.0, gentle=True):
        slow(cache, "b", clock)
    with pytest.raises(Unfinished), time_slice(0.5, gentle=True):
        slow(cache, "c", clock)
    with time_slice(0.5):
        slow(cache, "c", clock)
    assert len(cache) == 3


def test_what_is_made_within_something_does_not_count_as_its_own_time(
    clock: list[float],
) -> None:
    parts, wholes = Cache("inner", 0.001), Cache("outer", 0.001)

    def whole(name: str) -> str:
        return wholes.get(name, lambda: slow(parts, name, clock))

    whole("a")
    slow(parts, "b", clock)
    with time_slice(0.5, gentle=True):
        assert whole("b") == "b", "its slow part was there"


def test_what_a_gentle_slice_could_not_begin_waits_for_another_kind_of_slice() -> None:
    tries: list[int] = []

    def step() -> bool:
        tries.append(1)
        if len(tries) < 3:
            raise Unfinished
        return False

    work = InSlices(step)
    for _ in range(100):
        work.go_on(NO_TIME, gentle=True)
    assert len(tries) == 1, "it would only come to the same picture again"
    work.go_on(NO_TIME)
    assert work.go_on(NO_TIME)


def test_gentle_slices_go_on_with_what_they_can_finish() -> None:
    cache, made = Cache("gently", 0.001), list[str]()

    def step() -> bool:
        for name in "abc":
            a_picture(cache, name, made)
        return False

    work = InSlices(step)
    for _ in range(3):
        work.go_on(60.0, gentle=True)
    assert work.done
    assert made == ["a", "b", "c"]
