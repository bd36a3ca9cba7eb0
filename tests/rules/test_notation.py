"""The notation of boxes and of moves: what is read, and what is refused."""

import pytest

from fort_desktop.rules.moves import parse_move, text
from fort_desktop.rules.notation import BoxError, parse_box
from fort_desktop.rules.types import RuleError


@pytest.mark.parametrize(
    ("written", "back"),
    [
        ("toys x glue", "toy x glue"),
        ("(trash > vp) x squirt_gun", "(trash > vp) x squirt_gun"),
        ("trash > vp x book", "trash > vp x book"),
        ("(vp x book) > trash_this", "(vp x book) > trash_this"),
        ("(trash > vp)", "trash > vp"),
        ("fort-1 > trash_this", "fort-1 > trash_this"),
        ("pack x pack", "pack x pack"),
        ("any x any_suit", "any x any_suit"),
        ("fort > (pizza x shovel)", "fort > pizza x shovel"),
        ("(spend any > 2 vp) x crown", "(spend any > 2 vp) x crown"),
    ],
)
def test_boxes_read_back(written: str, back: str) -> None:
    box = parse_box(written)
    assert box.text == back
    assert parse_box(back).text == back


@pytest.mark.parametrize(
    ("written", "reason"),
    [
        ("", "expected a step"),
        ("1 pizza", "a number from 2 to 9"),
        ("2 trash", "a number from 2 to 9"),
        ("piza", "expected a step"),
        ("pizza x", "after 'x' comes"),
        ("pizza x moon", "after 'x' comes"),
        ("(pizza x glue) x glue", "at most one 'x'"),
        ("pizza x glue > toy x glue", "at most one 'x'"),
        ("(pizza", "not closed"),
        ("pizza toy", "expected '>'"),
        ("trash_this > pizza", "trash_this stands only last"),
        ("trash_this x glue", "trash_this stands only last"),
        ("fort x glue", "a fort stands outside"),
        ("spend vp", "after 'spend'"),
    ],
)
def test_boxes_are_refused(written: str, reason: str) -> None:
    with pytest.raises(BoxError, match=reason):
        parse_box(written)


MOVES = """pick bug|play icky_sticky|skip|diy|do-over|done|declare glue|add bud as glue|add moles
count ace as crown|use public|use private|choose coin|choose book|copy 2|take toys|pack pizza
pack toys from supply|spend pizza from stuff|spend toys from pack|convert pizza in stuff
trash bug from hand|trash bug from discard|trash bug from yard 3|lookout bug|lookout bug from park
lookout bug from yard 1|lookout deck|recruit bug from park|recruit bug from yard 2|recruit deck
follow bug|follow bug lefty|pass|rough|keep loner|perk diy|recycle bug|stop"""


@pytest.mark.parametrize("words", MOVES.replace("\n", "|").split("|"))
def test_moves_read_back(words: str) -> None:
    assert text(parse_move(words)) == words


def test_two_followers_in_either_order() -> None:
    assert text(parse_move("follow lefty  bug")) == "follow bug lefty"


@pytest.mark.parametrize(
    "words",
    [
        "",
        "play",
        "play a b",
        "add bug as coin",
        "declare coin",
        "use box",
        "take vp",
        "copy me",
        "pack pizza from stuff",
        "spend pizza",
        "convert pizza from stuff",
        "trash bug",
        "trash bug from yard",
        "recruit bug",
        "lookout bug from hand",
        "follow",
        "follow a b c",
        "keep",
        "dance",
        "recruit bug from deck",
    ],
)
def test_moves_are_refused(words: str) -> None:
    with pytest.raises(RuleError, match="is not a move"):
        parse_move(words)
