"""Frames of the table cost little: what is laid out anew, what is scaled, and when."""

from collections.abc import Callable, Hashable

import msgspec
import pytest

from fort_desktop.scene.cache import Cache
from fort_desktop.scene.events import Pointer
from fort_desktop.scene.node import Node
from fort_desktop.scene.slices import InSlices
from fort_desktop.ui.art.kept import CARDS
from fort_desktop.ui.table import reader
from fort_desktop.ui.table.layout_diff import Glide, Pace
from fort_desktop.ui.table.panel_cache import BuiltPanel
from fort_desktop.ui.table.reader import TableReader
from fort_desktop.ui.table.situation import Situation, situation_of
from fort_desktop.ui.table.sprite_tweens import Flying, launch
from fort_desktop.ui.table.things import OWN_PILE, HandCard
from fort_desktop.ui.table.viewmodels.boards import BoardVM, own_board_vm
from tests.ui.sitting import FRAME, Sitting


def at_play(speed: float = 1.0) -> Sitting:
    """A table where the viewer may play a kid."""
    sitting = Sitting(("human", "easy"), speed=speed)
    sitting.until(lambda: sitting.asked == "play")
    sitting.pilot.settle()
    return sitting


def watched(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The names of the panels that are painted from now on."""
    found: list[str] = []
    make = BuiltPanel.make

    def noted(laid: BuiltPanel) -> None:
        if not laid.done:
            found.append(laid.holder.name)
        make(laid)

    monkeypatch.setattr(BuiltPanel, "make", noted)
    return found


def flights(sitting: Sitting) -> list[Node]:
    root = sitting.table.scene.root
    return [node for node in root.walk() if isinstance(node.key, Flying)]


def test_a_motion_of_the_pointer_paints_no_panel(monkeypatch: pytest.MonkeyPatch) -> None:
    sitting = at_play()
    painted = watched(monkeypatch)
    for card in sitting.table.nodes.hand.cards:
        sitting.frames(FRAME, Pointer("move", card.area.center))
    assert sitting.sees("front")
    assert painted == []


def test_things_explain_themselves_from_the_first_frame_while_others_move() -> None:
    sitting = at_play()
    shown: list[Node] = []
    for _ in range(2000):
        decision = sitting.table.model.decision
        if decision is not None:
            sitting.table.model.make(decision.moves[-1])
        sitting.frames(FRAME)
        shown = [card for card in sitting.table.nodes.hand.cards if card.shown()]
        # While cards are drawn none comes to the front.
        if shown and flights(sitting) and sitting.table.model.shown.phase != "draw":
            break
    sitting.frames(FRAME, Pointer("move", shown[0].area.center))
    assert sitting.sees("front")


def test_what_goes_on_is_found_out_once_for_all_panels(monkeypatch: pytest.MonkeyPatch) -> None:
    """It is asked for dozens of times, and takes longer than all else that is asked."""
    table = at_play().table
    found: list[object] = []

    def noted(now: TableReader) -> Situation:
        found.append(now)
        return situation_of(now)

    monkeypatch.setattr(reader, "situation_of", noted)
    now = table.model.now
    nodes = table.plan(now, None)
    assert len(found) == 1
    assert nodes.now is now, "what is kept reads anew what goes on"


def test_what_was_on_the_table_is_freed_in_a_frame_that_is_not_drawn() -> None:
    sitting = at_play()
    table = sitting.table
    old = table.nodes.panels["log"].holder
    inside = [node for node in old.walk() if node.image is not None]
    table.model.show("log")
    assert table.nodes.panels["log"].holder is not old
    sitting.frames(FRAME)
    assert all(node.image is not None for node in inside), "it is still to be drawn"
    sitting.driver.show(table.scene)
    sitting.frames(FRAME)
    assert not any(node.image is not None for node in inside)


def test_an_answer_is_seen_at_once_and_paints_only_the_log(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    sitting = at_play()
    painted = watched(monkeypatch)
    decision = sitting.table.model.decision
    assert decision is not None
    sitting.table.model.make(decision.moves[0])
    assert set(painted) <= {"log"}
    assert not sitting.sees("button:")
    assert not sitting.sees("plus")


def test_what_glides_was_painted_before(monkeypatch: pytest.MonkeyPatch) -> None:
    """Not in the frame in which something starts, nor in that where it lands."""
    sitting = at_play()
    painted, again, seen = watched(monkeypatch), list[str](), 0
    for _ in range(900):
        decision = sitting.table.model.decision
        if decision is not None and not sitting.table.scene.animator.busy:
            sitting.table.model.make(decision.moves[0])
        before, under_way = len(painted), bool(flights(sitting))
        place = sitting.table.nodes.areas["log"]
        sitting.frames(FRAME)
        if bool(flights(sitting)) != under_way:
            seen += 1
            following = sitting.table.stage.following or sitting.table.nodes
            stays = following.areas["log"] == place
            again += [name for name in painted[before:] if stays or name != "log"]
    assert seen >= 6
    assert set(again) <= {"log"}, "besides, it is written again where it has another place then"
    assert len(again) <= 2
    assert {"mat", "log", "bar", "board"} <= set(painted)


def test_the_pictures_of_what_will_glide_are_painted_before(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    sitting = at_play()
    painted: list[Hashable] = []
    get = Cache.get

    def noted(cache: Cache, key: Hashable, make: Callable[[], object]) -> object:
        def made() -> object:
            painted.append(key)
            return make()

        return get(cache, key, made) if cache is CARDS else get(cache, key, make)

    monkeypatch.setattr(Cache, "get", noted)
    CARDS.clear()
    launched = 0
    for _ in range(900):
        decision = sitting.table.model.decision
        if decision is not None and not sitting.table.scene.animator.busy:
            sitting.table.model.make(decision.moves[0])
        before, under_way = len(painted), bool(flights(sitting))
        sitting.frames(FRAME)
        if flights(sitting) and not under_way:
            launched += 1
            assert painted[before:] == []
    assert launched >= 3
    assert painted


def test_what_is_drawn_into_the_hand_leaves_the_board_alone() -> None:
    model = at_play().table.model
    view, own, teller = model.shown, model.shown.own, model.teller

    def board(**values: object) -> BoardVM:
        seats = list(view.seats)
        seats[own.seat] = msgspec.structs.replace(own, **values)
        return own_board_vm(msgspec.structs.replace(view, seats=tuple(seats)), teller)

    drawn = {"hand": own.hand[:-1], "deck_count": own.deck_count + 1}
    assert board(**drawn) == board()
    assert board(toys=own.toys + 1) != board()


def test_what_takes_long_is_painted_while_nothing_moves(monkeypatch: pytest.MonkeyPatch) -> None:
    sitting = at_play()
    scene = sitting.table.scene
    slices: list[tuple[bool, bool]] = []
    go_on = InSlices.go_on

    def noted(work: InSlices, seconds: float, gentle: bool = False) -> bool:
        slices.append((bool(flights(sitting)) and scene.needs_drawing, gentle))
        return go_on(work, seconds, gentle)

    monkeypatch.setattr(InSlices, "go_on", noted)
    for _ in range(1500):
        decision = sitting.table.model.decision
        if decision is not None:
            sitting.table.model.make(decision.moves[0])
        sitting.frames(FRAME)
        sitting.driver.show(sitting.table.scene)
    assert {gentle for moves, gentle in slices if moves} == {True}
    assert False in {gentle for moves, gentle in slices if not moves}


def test_a_card_of_the_hand_is_not_scaled_on_its_way_to_a_pile() -> None:
    """Its picture is larger than the card, for the badge; that is no reason to shrink it."""
    sitting = at_play()
    nodes, scene = sitting.table.nodes, sitting.table.scene
    pile, card = nodes.place(OWN_PILE), nodes.hand.cards[0]
    assert pile is not None
    assert isinstance(card.key, HandCard)
    glide = Glide(card.key.kid, card.area, pile, card, None, True)
    launch(scene, [glide], Pace(1.0), nodes.unit, sitting.session.catalog, lambda: None)
    for _ in range(3):
        sitting.frames(FRAME)
        (flight,) = flights(sitting)
        assert flight.scale == 1.0
