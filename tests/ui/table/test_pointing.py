"""What is in front stays there while the table is laid out anew, and glides on from there."""

import pytest

from fort_desktop.scene.events import Pointer
from fort_desktop.scene.geometry import Point
from fort_desktop.scene.node import Node
from fort_desktop.ui.persons.settings import HINTED
from fort_desktop.ui.table.sprite_tweens import Flying
from tests.ui.sitting import FRAME, Sitting


def playing(speed: float = 0.0) -> Sitting:
    """A person who may play one of so many kids that they stand: then one comes to the front."""
    sitting = Sitting(("human", "easy", "easy"), speed=speed)
    sitting.until(lambda: sitting.asked == "play" and len(sitting.names("hand:")) > 3)
    return sitting


def in_front(sitting: Sitting) -> tuple[str, str]:
    """The card in front, after some time with the pointer on it; and a card that can be played."""
    card = sitting.choice("hand:")
    sitting.pilot.hover(card)
    sitting.frames(0.5)
    assert sitting.sees("front")
    return card, sitting.pilot.node("front").label


def under_way(sitting: Sitting, card: str) -> Node:
    """The picture of a card of the hand that glides, as soon as it does."""
    kid = card.partition(":")[2]
    for _ in range(400):
        # Asked first: each look lets the program go on.
        waits = sitting.sees("front") or sitting.sees(card)
        found = sitting.pilot.nodes(lambda node: isinstance(node.key, Flying))
        flying = [node for node in found if node.label.partition(".")[0] == kid]
        if flying:
            return flying[0]
        assert waits, "until then it is seen where it was"
        sitting.app.frame([], FRAME / 8)
    raise AssertionError("it never glides")


def test_the_mark_of_the_focus_stays_where_the_card_lies_that_is_seen_large() -> None:
    sitting = playing()
    for _ in range(20):
        sitting.pilot.press("tab")
        node = sitting.table.scene.focus.node
        if node is not None and node.name.startswith("hand:"):
            break
    sitting.frames(0.5)
    assert node is not None
    mark = sitting.pilot.node("focus")
    assert mark.area.center == pytest.approx(node.area.center)
    assert mark.area.h == pytest.approx(node.area.h, abs=2)
    assert sitting.pilot.node("front").area.bottom < node.area.y


def test_a_card_in_front_stays_there_when_the_table_is_laid_out_anew() -> None:
    sitting = playing()
    _, words = in_front(sitting)
    assert sitting.sees("explain")
    front = sitting.pilot.node("front").area
    sitting.table.rebuild()
    assert sitting.pilot.node("front").area == front
    assert sitting.pilot.node("front").label == words
    assert sitting.sees("explain")
    sitting.pilot.hover("log")
    faces = [sitting.table.nodes.hand.face(one) for one in sitting.table.nodes.hand.cards]
    assert all(face.shown() for face in faces), "no card is missing"
    assert not sitting.sees("front")


def test_a_card_that_is_read_in_front_and_used_glides_from_its_place() -> None:
    sitting = playing(speed=1.0)
    card, _ = in_front(sitting)
    front = sitting.pilot.node(card).area
    sitting.tap(sitting.pilot.grip(sitting.pilot.node(card)))
    flying = under_way(sitting, card)
    assert flying.area.center.distance(front.center) < 0.2 * front.h
    assert flying.area.h == pytest.approx(front.h, rel=0.1)


def test_a_card_that_is_dropped_glides_from_where_it_was_dropped() -> None:
    sitting = playing(speed=1.0)
    card = sitting.pilot.node(sitting.choice("hand:"))
    sitting.pilot.drag(card, "play", end="hold")
    ghost = sitting.pilot.node("drag").area
    sitting.app.frame([Pointer("up", sitting.pilot.node("play").area.center, 1)], 0.0)
    assert not sitting.sees("drag")
    assert not card.shown(), "it does not jump back to its place in the hand"
    sitting.app.frame([], FRAME / 8)
    flying = under_way(sitting, card.name)
    assert flying.area.center.distance(ghost.center) < 0.2 * ghost.h


def test_what_comes_to_lie_below_a_resting_pointer_does_not_explain_itself() -> None:
    sitting = playing()
    sitting.pilot.click(sitting.choice("hand:"))
    button = next(iter(sitting.names("button:")), None)
    assert button is not None
    sitting.frames(1.0)
    at = sitting.pilot.grip(sitting.pilot.node(button))
    sitting.tap(at)
    sitting.app.frame([Pointer("move", Point(at.x + 2, at.y))], 0.0)
    sitting.frames(2.0)
    assert not sitting.sees("explain"), "it would cover what is asked now"
    bar = sitting.pilot.node("prompt").area.center
    sitting.app.frame([Pointer("move", bar)], 0.0)
    sitting.frames(0.5)
    assert sitting.sees("explain")


def with_log() -> Sitting:
    """A table with the log laid open, and the pointer where nothing is."""
    sitting = playing()
    sitting.app.frame([Pointer("move", Point(2, 716))], 0.0)
    sitting.pilot.press("l")
    sitting.frames(0.5)
    assert sitting.table.model.overlay == "log"
    return sitting


def move_to(sitting: Sitting, name: str) -> None:
    at = sitting.pilot.grip(sitting.pilot.node(name))
    sitting.app.frame([Pointer("move", at)], 0.0)


@pytest.mark.parametrize("thing", ["hand:", "discard", "seat:1"])
def test_what_is_pointed_at_closes_the_open_log(thing: str) -> None:
    sitting = with_log()
    model = sitting.table.model
    move_to(sitting, sitting.choice(thing) if thing == "hand:" else thing)
    sitting.app.frame([], 0.1)
    assert model.overlay == "log", "the pointer may only pass by"
    sitting.frames(0.5)
    assert model.overlay != "log"
    assert sitting.sees("explain") or model.state.peeked == 1


def test_the_open_log_does_not_close_by_pointing_at_what_lies_on_it() -> None:
    sitting = with_log()
    for name in ("log", sitting.names("log:")[-1]):
        move_to(sitting, name)
        sitting.frames(1.0)
        assert sitting.table.model.overlay == "log"
    assert sitting.sees("explain")


def test_only_the_first_tooltips_say_how_to_keep_them_open_and_so_does_one_that_is_kept() -> None:
    """What everyone has read often enough is no longer in the way (v3, one overlay at a time)."""
    sitting = playing()
    cards = sitting.table.nodes.hand.cards
    for n in range(HINTED + 2):
        sitting.pilot.hover(cards[n % 2])
        sitting.frames(0.5)
        words = sitting.pilot.node("explain").label
        assert "play this kid" in words
        for hint in ("Right-click: keep this open.", "F1: read the rule."):
            assert (hint in words) == (n < HINTED), (n, hint)
    assert sitting.table.tooltips.keep()
    kept = sitting.pilot.node("explain").label
    assert "Right-click: keep this open." in kept
    assert "F1: read the rule." in kept


@pytest.mark.parametrize("ends", ["refuse", "still", "close"])
def test_the_table_knows_when_a_panel_stays_no_longer(ends: str) -> None:
    """Else it would lay it out again when the window gets another size."""
    sitting = playing()
    tooltips, model = sitting.table.tooltips, sitting.table.model
    sitting.pilot.hover(sitting.table.nodes.hand.cards[0])
    assert tooltips.keep()
    assert model.state.tooltip is not None
    getattr(tooltips, ends)()
    assert not tooltips.kept
    assert model.state.tooltip is None
