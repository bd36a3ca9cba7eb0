"""A fort is paid into a tray before it: each token of the price has a socket, and fills it."""

from pathlib import Path

import pygame
import pytest
from msgspec.structs import replace

from fort_desktop.content import load_catalog
from fort_desktop.rules.model.cards import Price
from fort_desktop.scene.geometry import Box
from fort_desktop.scene.node import Container
from fort_desktop.scene.watching import recorded
from fort_desktop.ui.table.panels.own_board import BoardAt, own_board
from fort_desktop.ui.table.panels.pieces import Look
from fort_desktop.ui.table.viewmodels.boards import BoardVM, Paying, own_board_vm, paying
from tests.cases import each
from tests.ui.table.positions import seated

CATALOG = load_catalog()
MOOSE = "{hand: [moose, ant], level: 1, stuff: {toys: 2, pizza: 2}}"
DIY = "{hand: [rusty], perk: diy, level: 2, stuff: {toys: 4, pizza: 4}, pack: {pizza: 2}}"


def position(seat: str, moves: str) -> str:
    return f"rule: ACT-7\ntitle: Paying\nseats: [{seat}, {{}}]\nmoves: [{moves}]\nthen: {{}}\n"


@pytest.mark.parametrize(("seat", "moves", "whole", "left"), [
    (MOOSE, "play moose, use private", Price(3, 1, 2), Price(2, 0, 1)),
    (DIY, "diy", Price(8, 3, 5), Price(6, 1, 3)),
])  # fmt: skip
def test_the_board_knows_the_whole_price_and_what_is_left_to_choose(
    seat: str, moves: str, whole: Price, left: Price, tmp_path: Path
) -> None:
    """What can be paid in one way only is paid without a question."""
    view = seated(position(seat, moves), tmp_path).table.model.shown
    assert paying(view, CATALOG) == Paying(whole, left)


def test_each_token_that_is_paid_moves_into_its_socket(tmp_path: Path) -> None:
    model = seated(position(DIY, "diy"), tmp_path).table.model
    vm = own_board_vm(model.shown, model.teller)
    found = vm.paying
    assert found is not None
    with recorded() as drawn:
        first = _tray(replace(vm, paying=found))
    assert "6 more to pay" in " ".join(line.words for line in drawn)
    later = _tray(replace(vm, paying=Paying(found.whole, found.left.after("toys"))))
    assert first[0] == "Still needed: 3 toys, 1 pizza, 2 pizza or toys"
    assert later[0] == "Still needed: 2 toys, 1 pizza, 2 pizza or toys"
    assert first[1] != later[1]


def _tray(vm: BoardVM) -> tuple[str, bytes]:
    """What the tray of a board tells, and its picture."""
    area = Box(0, 0, 518, 306)
    board = own_board(Container(area), BoardAt(area), Look(1.0), vm, lambda: None)
    tray = next(node for node in board.walk() if node.key == "tray of the price")
    assert board.image is not None
    rect = pygame.Rect(*(round(side) for side in tray.box))
    return tray.label, pygame.image.tobytes(board.image.subsurface(rect), "RGB")


@each("level", range(1, 5))
def test_what_has_been_built_is_not_paid_any_more(level: int, tmp_path: Path) -> None:
    """Not even before the next question is asked: there is no price beyond the highest level."""
    seat = f"{{hand: [moose, ant], level: {level}, stuff: {{toys: 4, pizza: 4}}}}"
    sitting = seated(position(seat, "play moose, use private"), tmp_path)
    session = sitting.table.session
    while session.decision is not None and session.view().pending.price is not None:
        assert paying(session.view(), CATALOG) is not None
        before = session.view()
        steps = session.submit(session.decision.moves[0])
        for step in steps:
            if step.view.own.level > before.own.level:
                assert own_board_vm(step.view, sitting.table.model.teller).paying is None
    assert session.view().own.level == level + 1


def test_nobody_pays_without_a_question(tmp_path: Path) -> None:
    sitting = seated(position(MOOSE, "play moose"), tmp_path)
    assert paying(sitting.table.model.shown, CATALOG) is None
    assert not sitting.names("tray of the price")
