"""Caches keep to their bytes, whatever the window's size is."""

import subprocess
import sys
from collections.abc import Iterator
from functools import partial
from pathlib import Path

import pygame
import pytest

from fort_desktop.scene import cache
from fort_desktop.scene.cache import Cache, fit, forget_all, room_for
from tests.scene.conftest import plain

ROOT = Path(__file__).resolve().parents[2]
HD, UHD = (1920, 1080), (3840, 2160)
BIG = 1024
"""The side of a picture of 4 MiB."""


@pytest.fixture(autouse=True)
def room() -> Iterator[None]:
    fit(HD)
    yield
    fit(HD)


def share(pictures: int) -> float:
    """The share of the room that so many big pictures, and not one more, go into."""
    return (pictures + 0.5) * 4 * BIG * BIG / room_for(HD)


def test_it_keeps_to_its_bytes_and_what_was_used_last() -> None:
    kept = Cache("test", share(3))
    first = kept.get(0, lambda: plain(BIG, BIG))
    for key in range(1, 3):
        kept.get(key, lambda: plain(BIG, BIG))
    assert kept.get(0, lambda: plain(BIG, BIG)) is first
    kept.get(9, lambda: plain(BIG, BIG))
    assert len(kept) == 3
    assert kept.used <= kept.budget
    made: list[int] = []

    def note(key: int) -> pygame.Surface:
        made.append(key)
        return plain(BIG, BIG)

    for key in (0, 2, 9, 1):
        kept.get(key, partial(note, key))
    assert made == [1]


def test_a_function_draws_each_thing_once() -> None:
    kept = Cache("test", share(3))
    drawn: list[tuple[int, str]] = []

    @kept
    def draw(w: int, colour: str = "red") -> pygame.Surface:
        """Draws."""
        drawn.append((w, colour))
        return plain(w, w)

    assert draw(3) is draw(3)
    assert draw(3, "blue") is not draw(3)
    assert draw(3, colour="blue") is draw(3, colour="blue")
    assert drawn == [(3, "red"), (3, "blue"), (3, "blue")]
    assert (draw.__name__, draw.__doc__) == ("draw", "Draws.")


def test_two_functions_do_not_mix_what_they_draw() -> None:
    kept = Cache("test", share(3))
    assert kept(lambda w: plain(w, w))(3) is not kept(lambda w: plain(w, w))(3)


def test_pictures_and_words_in_the_keys_count_too() -> None:
    kept = Cache("test", share(3))
    for angle in range(3):
        kept.get((plain(BIG, BIG), angle), lambda: plain(BIG, BIG))
    assert len(kept) == 1
    kept.clear()
    kept.get("x" * 10_000_000, lambda: 1)
    assert kept.used > 10_000_000
    kept.get("y" * 10_000_000, lambda: 1)
    assert len(kept) == 1


def test_the_last_thing_made_is_kept_even_if_it_is_too_large() -> None:
    kept = Cache("test", share(0))
    image = kept.get("a", lambda: plain(BIG, BIG))
    assert kept.get("a", lambda: plain(BIG, BIG)) is image
    kept.get("b", lambda: plain(BIG, BIG))
    assert len(kept) == 1


def test_the_room_follows_the_window() -> None:
    kept = Cache("test", share(6))
    fit(UHD)
    for key in range(12):
        kept.get(key, lambda: plain(BIG, BIG))
    assert len(kept) == 12
    fit(HD)
    assert len(kept) == 6
    assert kept.used <= kept.budget
    assert not kept.spare(4 * BIG * BIG)
    forget_all()
    assert (len(kept), kept.used) == (0, 0)
    assert kept.spare(4 * BIG * BIG)


def test_the_report_tells_what_each_holds() -> None:
    kept = Cache("testing", share(2))
    kept.get(0, lambda: plain(BIG, BIG))
    row = next(row for row in cache.report().splitlines() if row.startswith("testing"))
    assert row.split()[1:] == ["4.2", "of", f"{kept.budget / 1e6:.1f}", "MB,", "1"]


LET_GO = """
import os, sys, pygame
from fort_desktop.scene.driver import HeadlessDriver

def resident():
    return int(open("/proc/self/statm").read().split()[1]) * os.sysconf("SC_PAGE_SIZE") / 1e6

HeadlessDriver((100, 100))
pygame.Surface((2000, 2000), pygame.SRCALPHA).fill("red")
before, small, large = resident(), [], []
side, count = map(int, sys.argv[1:])
for i in range(count):
    large.append(pygame.Surface((side, side), pygame.SRCALPHA))
    large[-1].fill("red")
    small.append(pygame.Surface((60, 60), pygame.SRCALPHA))
    small[-1].fill("red")
full = resident()
large.clear()
print(full - before, resident() - before)
"""


@pytest.mark.skipif(sys.platform != "linux", reason="what other systems do by themselves")
@pytest.mark.parametrize(("side", "count"), [(1000, 40), (200, 1000)])
def test_the_memory_of_pictures_that_are_gone_goes_back(side: int, count: int) -> None:
    done = subprocess.run(
        [sys.executable, "-c", LET_GO, str(side), str(count)],
        cwd=ROOT, capture_output=True, encoding="utf-8", check=True,
    )  # fmt: skip
    full, after = map(float, done.stdout.split()[-2:])
    assert full > 150
    assert after < 0.2 * full
