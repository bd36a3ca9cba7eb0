"""A fort is paid for: the bar tells what is left, and the board shows what it will be."""

from pathlib import Path

from fort_desktop.ui.table.viewmodels.boards import own_board_vm
from tests.cases import each
from tests.ui.table.positions import seated

MOOSE = "{hand: [moose, ant], level: 1, stuff: {toys: 2, pizza: 2}}"


def position(seat: str, moves: str) -> str:
    return f"rule: ACT-7\ntitle: Paying\nseats: [{seat}, {{}}]\nmoves: [{moves}]\nthen: {{}}\n"


def test_the_bar_alone_tells_what_is_left_to_pay(tmp_path: Path) -> None:
    sitting = seated(position(MOOSE, "play moose, use private"), tmp_path)
    assert own_board_vm(sitting.table.model.shown, sitting.table.model.teller).paying
    assert "Still needed: 1 toy, 1 pizza or toy" in sitting.pilot.node("prompt").label
    assert not sitting.names("level_cost")


@each("level", range(1, 5))
def test_what_has_been_built_is_not_paid_any_more(level: int, tmp_path: Path) -> None:
    """Not even before the next question is asked: there is no price beyond the highest level."""
    seat = f"{{hand: [moose, ant], level: {level}, stuff: {{toys: 4, pizza: 4}}}}"
    sitting = seated(position(seat, "play moose, use private"), tmp_path)
    session, teller = sitting.table.session, sitting.table.model.teller
    while session.decision is not None and session.view().pending.price is not None:
        assert own_board_vm(session.view(), teller).paying
        before = session.view()
        steps = session.submit(session.decision.moves[0])
        for step in steps:
            if step.view.own.level > before.own.level:
                assert not own_board_vm(step.view, teller).paying
    assert session.view().own.level == level + 1


def test_nobody_pays_without_a_question(tmp_path: Path) -> None:
    sitting = seated(position(MOOSE, "play moose"), tmp_path)
    assert not own_board_vm(sitting.table.model.shown, sitting.table.model.teller).paying
