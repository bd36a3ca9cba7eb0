"""The mat: whom it invites to play a kid, and who must not see whom it does not invite (INFO-2)."""

from pathlib import Path

import pytest
from msgspec.structs import replace

from fort_desktop.rules.model.moves import SKIP
from fort_desktop.ui.table.panel_context import panel_context
from fort_desktop.ui.table.things import PLAY
from tests.ui.sitting import Sitting
from tests.ui.table.positions import seated

INVITES = "Play a kid here"
CAN = "seats: [{hand: [bug], discard: [ant]}, {}]"
CANNOT = "seats: [{hand: [doc], discard: [ant]}, {}]"
"""Doc alone in a hand can do nothing, with an empty Lookout (PLAY-10)."""
DIY = "seats: [{hand: [], perk: diy, level: 0, stuff: {pizza: 4, toys: 4}}, {hand: [lefty]}]"


@pytest.mark.parametrize(("position", "words"), [(CAN, INVITES), (CANNOT, ""), (DIY, "")])
def test_the_mat_invites_who_can_play_a_kid(position: str, words: str, tmp_path: Path) -> None:
    text = f"rule: PLAY-10\ntitle: Who can play\n{position}\nmoves: []\nthen: {{}}\n"
    nodes = seated(text, tmp_path).table.nodes
    assert next(node.label for node in nodes.walk() if node.key == PLAY) == words


@pytest.mark.parametrize(("players", "shared"), [("human", True), ("easy", False)])
def test_before_all_the_mat_does_not_tell_what_is_in_a_hand(
    players: str, shared: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    model = Sitting(("human", players), seed=5).table.model
    decision = model.session.decision
    assert decision is not None
    nothing_to_play = replace(decision, moves=(SKIP,))
    monkeypatch.setattr(type(model), "decision", property(lambda _: nothing_to_play))
    assert model.eyes.in_public == shared
    assert panel_context(model, {"mat"}, (), None).now.invites == shared


def test_the_park_has_the_room_of_a_mat_on_which_nothing_lies() -> None:
    """And gives it back for a kid that is played: nothing covers what is on the mat, or invites."""
    sitting, parks = Sitting(("human", "easy", "easy"), seed=4), dict[bool, set[float]]()
    while sitting.session.view().round < 3:
        table = sitting.table
        shown, empty = table.nodes.places.shown, not table.model.shown.table
        if table.model.kind == "play":
            assert "mat" in shown
        else:
            assert ("mat" in shown) == (not empty)
        parks.setdefault("mat" in shown, set()).add(table.nodes.areas["park"].right)
        sitting.answer()
    assert min(parks[False]) > max(parks[True]) + 100
