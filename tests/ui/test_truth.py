"""What stands on the table is true: in a draft, in a rival's turn, after a game, at every size."""

from pathlib import Path

import pytest

from fort_desktop.rules.model.types import PERKS
from fort_desktop.scene.node import Node
from fort_desktop.session.session import Session
from fort_desktop.ui.app.app import App
from fort_desktop.ui.art.paper import PERK_FILLS, perk_sheet
from fort_desktop.ui.host import routes
from fort_desktop.ui.i18n.i18n import tr
from fort_desktop.ui.table.screen import TableScreen
from fort_desktop.ui.text.names import PHASE_NAMES
from tests.record.games import play
from tests.ui.sitting import Sitting

SIZES = [(1024, 768), (1280, 720), (1920, 1080)]
TOLD = ("points", "level", "toys", "pizza")
"""The numbers on every band; the opened board has the others."""


def label(sitting: Sitting, name: str) -> str:
    return sitting.pilot.node(name).label


def invites(sitting: Sitting, name: str) -> bool:
    """Return True if a place is there and says what it is for."""
    return sitting.sees(name) and bool(label(sitting, name))


def test_a_draft_is_no_turn() -> None:
    sitting = Sitting(("human", "human", "easy"), setup="draft")
    rounds = 0
    for _ in range(60):
        if isinstance(sitting.app.screen, TableScreen):
            if sitting.table.model.shown.round:
                break
            rounds += 1
            assert not sitting.sees("phases")
            assert not sitting.sees("phase:")
            # Behind the curtain lies the table, where nobody can do anything yet.
            behind = sitting.table.model.stand.where == "curtain"
            assert sitting.sees("park") == behind
            assert not sitting.sees("play"), "nothing can be laid anywhere yet"
            assert "leader" not in sitting.says
        sitting.answer()
    assert rounds >= 8
    assert sitting.table.model.shown.round == 1


def test_the_draft_is_called_so_in_the_list_and_at_the_start(tmp_path: Path) -> None:
    sitting = Sitting(("human", "easy"), setup="draft", data=tmp_path)
    sitting.answer()
    sitting.app.push(routes.Title())
    sitting.pilot.settle()
    assert "drafting" in label(sitting, "continue")
    assert "Round 0" not in label(sitting, "continue")
    sitting.pilot.click("games")
    (row,) = sitting.pilot.nodes(lambda node: node.name.startswith("row:"))
    assert "drafting" in row.label
    assert "Round 0" not in row.label
    sitting.app.games.go_on()
    sitting.until(lambda: sitting.table.model.shown.round > 0)
    sitting.app.push(routes.Title())
    sitting.pilot.settle()
    assert "Round 1" in label(sitting, "continue")


def test_looking_back_at_a_draft() -> None:
    sitting = Sitting(("human", "easy"), setup="draft")
    sitting.until(lambda: sitting.table.model.shown.round > 0)
    sitting.table.model.go_to(sitting.session.dealt_from or 12)
    assert sitting.says == "Earlier in the game\nBefore the first round"


def test_invitations_stand_there_only_when_they_are_meant() -> None:
    """A card can be dragged to the mat where one can be played."""
    sitting = Sitting(("human", "easy", "easy"))
    seen = set()
    while sitting.session.at < 160:
        if not sitting.table.model.shown.table:
            assert invites(sitting, "play") == (sitting.asked == "play")
        mine = sitting.table.model.shown.leader == 0
        phase = sitting.table.model.shown.phase
        assert label(sitting, "phases") == tr(PHASE_NAMES[phase]), "whoever leads"
        seen.add((sitting.asked, mine))
        sitting.answer("button:pass")
    assert {("play", True), ("recruit", True), ("follow", False)} <= seen
    play(sitting.session, 5000)
    sitting.table.model.jump()
    assert not invites(sitting, "play")
    assert not sitting.sees("phases")


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("rivals", [1, 2, 3])
def test_the_sign_of_thinking_covers_no_number(
    rivals: int, size: tuple[int, int], monkeypatch: pytest.MonkeyPatch
) -> None:
    sitting = Sitting(("human", *["easy"] * rivals), size=size)
    monkeypatch.setattr(Session, "think", lambda self, seconds, speed: [])
    while not sitting.session.computers_turn:
        decision = sitting.session.decision
        assert decision is not None
        sitting.session.submit(decision.moves[-1])
    sitting.table.model.jump()
    sitting.frames(1.0)
    sign = sitting.pilot.node("thinking").area
    numbers = sitting.pilot.nodes(lambda node: node.name.startswith("number:"))
    bands = {f"number:{i}:{what}" for i in range(1, rivals + 1) for what in TOLD}
    assert {node.name for node in numbers} == bands | {
        f"number:0:{what}" for what in (*TOLD, "deck")
    }
    assert not [node.name for node in numbers if overlap(node, sign)]


def overlap(node: Node, other: tuple[float, float, float, float]) -> bool:
    x, y, w, h = other
    area = node.area
    return area.x < x + w and x < area.right and area.y < y + h and y < area.bottom


def test_every_perk_has_a_colour_of_its_own() -> None:
    """By which it is known again, whichever others are taken away."""
    assert len(set(PERK_FILLS)) == len(PERK_FILLS) >= len(PERKS)
    sitting = Sitting(("human", "easy", "easy", "easy"))
    shown = {}
    for node in sitting.pilot.nodes(lambda node: node.name.startswith("perk:")):
        assert node.image is not None
        w, h = node.image.get_size()
        number = PERKS.index(node.name.partition(":")[2])
        fresh = perk_sheet(w, h, sitting.table.unit, number)
        at = (w // 2, round(h * 0.93))  # on the paper, below drawing and name
        assert node.image.get_at(at) == fresh.get_at(at), node.name
        shown[node.name] = fresh.get_at(at)[:3]
    assert len(set(shown.values())) == len(shown) >= 4


def test_a_message_says_what_its_button_copies(tmp_path: Path) -> None:
    app = App((1280, 720), speed=0, data=tmp_path)
    app.tell(lambda: "This game is open in another window. Here you can only look at it.")
    copies = [node for node in app.screen.scene.root.walk() if node.name == "copy note"]
    assert [node.label for node in copies] == ["Copy this text"]


@pytest.mark.parametrize("full", [True, False])
@pytest.mark.parametrize("rivals", [1, 3])
def test_points_levels_and_piles_of_all_seats_can_be_read(rivals: int, full: bool) -> None:
    """The discard pile of a rival is on the opened board, also while nothing lies in it."""
    sitting = Sitting(("human", *["easy"] * rivals))
    model = sitting.table.model
    sitting.until(lambda: model.shown.round > 2 and bool(model.shown.seats[1].discard) is full)
    view = model.shown
    for seat in view.seats:
        assert sitting.number(f"{seat.seat}:points") == seat.points
        assert sitting.number(f"{seat.seat}:level") == seat.level
        own = seat.seat == view.seat
        name = "discard" if own else f"discard:{seat.seat}"
        assert sitting.sees(name) is own
        if not own:
            sitting.pilot.click(f"seat:{seat.seat}")
        assert sitting.pilot.node(name).label == f"Discards {len(seat.discard)}"
