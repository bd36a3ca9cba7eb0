"""A new panel is a value, a line in two tables, and a drawing; docs/recipes.md lists the files."""

import msgspec
import pytest

from fort_desktop.scene.geometry import Box
from fort_desktop.scene.node import Node
from fort_desktop.ui.table import nodes
from fort_desktop.ui.table.panels.pieces import Look
from fort_desktop.ui.table.panels.table import PANELS, Panel, plain
from fort_desktop.ui.table.viewmodels.table import VIEW_MODELS, PanelContext
from tests.ui.sitting import Sitting


class RoundVM(msgspec.Struct, frozen=True):
    """How many rounds have begun."""

    number: int


def round_vm(of: PanelContext) -> RoundVM:
    return RoundVM(of.view.round)


def test_a_panel_is_drawn_from_its_value_and_again_only_when_that_differs(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    def draw(parent: Node, at: Box, look: Look, vm: RoundVM) -> None:
        parent.add(Node(at, None, "round")).label = f"Round {vm.number}"

    monkeypatch.setitem(VIEW_MODELS, "round", round_vm)
    panel = Panel("round", RoundVM, lambda at: at.frame.top.menu, plain(draw))
    monkeypatch.setattr(nodes, "PANELS", (*PANELS, panel))
    sitting = Sitting(("human", "easy"), seed=5)
    drawn: dict[str, Node] = {}
    answers = 0
    while len(drawn) < 4:
        sitting.answer("hand:")
        node, answers = sitting.pilot.node("round"), answers + 1
        assert node.label == f"Round {sitting.session.view().round}"
        assert node is drawn.setdefault(node.label, node), "the same nodes as long as it is so"
    assert answers > 3 * len(drawn)
