"""Blocks flow into columns and leaves: none is lost, none overlaps, headings stay with theirs."""

import random

from fort_desktop.ui.book.leaves import Placed, Sized, balanced, flow


def bottoms(blocks: list[Sized], placed: list[Placed]) -> dict[tuple[int, int], float]:
    found: dict[tuple[int, int], float] = {}
    for block, at in zip(blocks, placed, strict=True):
        assert at.y >= found.get((at.leaf, at.column), 0.0)
        found[at.leaf, at.column] = at.y + block.high
    return found


def test_blocks_fill_one_column_after_the_other() -> None:
    placed = flow([Sized(60), Sized(30), Sized(60), Sized(100)], 100, 2, 10)
    assert placed == [Placed(0, 0, 0), Placed(0, 0, 70), Placed(0, 1, 0), Placed(1, 0, 0)]


def test_a_heading_stays_with_what_follows() -> None:
    placed = flow([Sized(50), Sized(20, True), Sized(40)], 100, 1, 0)
    assert placed == [Placed(0, 0, 0), Placed(1, 0, 0), Placed(1, 0, 20)]


def test_what_is_too_high_stands_alone() -> None:
    placed = flow([Sized(10), Sized(300), Sized(10)], 100, 2, 10)
    assert [(at.leaf, at.column) for at in placed] == [(0, 0), (0, 1), (1, 0)]


def test_columns_are_balanced_and_need_no_more_leaves() -> None:
    chance = random.Random(3)
    for _ in range(200):
        blocks = [Sized(chance.uniform(20, 90)) for _ in range(chance.randint(1, 40))]
        plain, even = flow(blocks, 400, 2, 10), balanced(blocks, 400, 2, 10)
        assert even[-1].leaf == plain[-1].leaf
        assert max(bottoms(blocks, even).values()) <= 400
        assert max(bottoms(blocks, even).values()) <= max(bottoms(blocks, plain).values())
    assert balanced([], 400, 2, 10) == []
