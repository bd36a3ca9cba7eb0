"""The mat: whom it invites to play a kid, and who must not see whom it does not invite (INFO-2)."""

import random
from pathlib import Path

import pytest
from msgspec.structs import replace

from fort_desktop.rules.model.moves import SKIP
from fort_desktop.ui.table.panel_context import panel_context
from fort_desktop.ui.table.things import PLAY
from tests.ui.sitting import Sitting
from tests.ui.table.positions import seated
from tests.ui.table.test_no_double import table

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
    """It gives it back for a kid that is played, and has it again above one that rests."""
    app, screen = table(11)
    parks, chance = dict[bool, set[float]](), random.Random(3)
    for _ in range(900):
        app.frame([], 0.3)
        model, places = screen.model, screen.nodes.places
        if model.shown.round and screen.nodes.view is model.shown:
            plays = model.shown.phase == "play" and model.shown.leader == model.shown.seat
            assert ("mat" in places.shown) == (plays or bool(model.shown.table))
            parks.setdefault("mat" in places.shown, set()).add(places.areas["park"].w)
        if model.decision is not None and not screen.scene.animator.busy:
            model.make(chance.choice(model.decision.moves))
    assert parks[False] == {736}
    assert parks[True] == {544, 736}
