"""Keys and gamepads are shared out so that none means two persons."""

from itertools import product
from typing import Final, Literal

import pytest

from fort_desktop.ui.persons.controls import KEY_ROWS, Controls, KeyRow, PadNumber, Wish, shared_out

WISHES: Final[tuple[KeyRow | Literal[""], ...]] = ("", *KEY_ROWS)


def test_who_wishes_nothing_gets_what_is_left() -> None:
    wishes = [Wish(), Wish("qwe"), Wish(), Wish("qwe")]
    assert [one.row for one in shared_out(wishes)] == ["rty", "qwe", "uio", "bnm"]


def test_no_two_persons_ever_share_a_key() -> None:
    for rows in product(WISHES, repeat=4):
        found = shared_out([Wish(row) for row in rows])
        assert len({key for one in found for key in one.keys}) == 12
        for row in set(rows) - {""}:
            assert found[rows.index(row)].row == row, "the first who wishes it has it"


@pytest.mark.parametrize(
    ("pads", "parts"),
    [
        ((1, 2), [(1, "whole"), (2, "whole")]),
        ((1, 1), [(1, "buttons"), (1, "cross")]),
        ((1, 0, 1, 1), [(1, "buttons"), (0, "whole"), (1, "cross"), (0, "whole")]),
    ],
)
def test_two_may_share_a_pad(pads: tuple[PadNumber, ...], parts: list[tuple[int, str]]) -> None:
    wishes = [Wish(pad=pad) for pad in pads]
    assert [(one.pad, one.part) for one in shared_out(wishes)] == parts


def test_the_keys_are_follow_look_and_no() -> None:
    assert Controls("bnm").keys == ("b", "n", "m")
