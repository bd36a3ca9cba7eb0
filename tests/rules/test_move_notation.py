"""The notation of moves: what is read, in which order it is written, and what is refused."""

import pytest

from fort_desktop.rules.model import moves as mv
from fort_desktop.rules.model.moves import parse_move, text
from fort_desktop.rules.model.types import RuleError

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
    with pytest.raises(RuleError, match="not_a_move"):
        parse_move(words)


def test_what_names_no_rival_names_no_seat() -> None:
    for move in (mv.Trash("bug", "hand"), mv.ToLookout("bug"), mv.Recruit("bug", "park")):
        assert move.rival not in range(4)
