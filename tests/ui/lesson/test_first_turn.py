"""What is said in the first free turn, and when."""

import msgspec
import pytest

from fort_desktop.content import load_catalog
from fort_desktop.rules.game import Game
from fort_desktop.rules.model.moves import Decision, parse_move
from fort_desktop.ui.coach.lesson.deal import opening
from fort_desktop.ui.coach.lesson.places import lamp
from fort_desktop.ui.coach.lesson.remarks import (
    BULB,
    DONE,
    LONG,
    ONE,
    PLAY,
    YARD,
    FirstTurn,
    Remark,
)
from tests.ui.played import to_question
from tests.ui.sitting import Sitting


def watched(first: FirstTurn, game: Game, seconds: float = 0.1) -> Remark | None:
    """What lies on the table; the learner's decision is told, the rival's is not."""
    decision: Decision | None = game.decision
    mine = decision if decision is not None and decision.seat == 0 else None
    return first.watch(game.view(0), mine, len(game.acts), seconds)


def test_one_remark_after_the_other() -> None:
    game, first = opening(load_catalog()), FirstTurn(load_catalog())
    assert watched(first, game) == PLAY
    game.push(parse_move("skip"))
    assert watched(first, game) == YARD
    game.push(parse_move("recruit doc from park"))
    assert watched(first, game) == DONE
    assert game.decision is not None
    game.push(game.decision.moves[0])
    assert watched(first, game) == DONE, "what the rival does takes nothing away"


def test_the_bulb_comes_once_and_other_questions_take_remarks_away() -> None:
    game = opening(load_catalog())
    first = FirstTurn(load_catalog(), whole=False)
    assert watched(first, game, LONG - 1) is None
    assert watched(first, game, 2) == BULB
    game.push(parse_move("play bug"))
    assert watched(first, game, LONG - 1) is None
    assert watched(first, game, LONG) is None


@pytest.mark.parametrize(
    ("hand", "said"),
    [((), None), (("bitsy.1",), None), (("kitty.1",), ONE), (("bitsy.1", "kitty.1"), ONE),
     (("kitty.1", "giggles.1"), YARD)],
)  # fmt: skip
def test_as_many_kids_are_told_to_wait_as_will(hand: tuple[str, ...], said: Remark | None) -> None:
    """A Best Friend never lies in the Yard (DISCARD-2)."""
    game, first = opening(load_catalog()), FirstTurn(load_catalog())
    assert watched(first, game) == PLAY
    game.push(parse_move("skip"))
    view = game.view(0)
    seats = (msgspec.structs.replace(view.own, hand=hand), *view.seats[1:])
    seen = msgspec.structs.replace(view, seats=seats)
    assert first.watch(seen, game.decision, len(game.acts), 0.1) == said
    game.push(parse_move("recruit doc from park"))
    assert watched(first, game) == DONE


def test_the_note_lights_the_fences_of_which_it_speaks() -> None:
    sitting = Sitting()
    to_question(sitting, "recruit", 1)
    kids = (sitting.session.catalog.kid[one] for one in sitting.table.model.shown.own.hand)
    waiting = [kid for kid in kids if kid.best_friend is None]
    [fences] = YARD.point
    lit = lamp(fences).boxes(sitting.table.scene.root)
    assert len(lit) == len(waiting) > 0
