"""Dragging: what glows takes its glow along, places light up that would take it, and none lies."""

from pathlib import Path

import pygame
import pytest

from fort_desktop.scene.events import Pointer
from fort_desktop.scene.node import Node
from fort_desktop.ui.table.note import NOTE
from tests.inside import game_of
from tests.ui.sitting import FRAME, Sitting
from tests.ui.test_ahead import position

FOLLOW = """seats: [{hand: [bug]}, {hand: [moles, wart, kitty]}]
moves: [play bug, use public]"""
PACK = """seats: [{hand: [sarge, bug], level: 1, stuff: {pizza: 1, toys: 1}}, {}]
moves: [play sarge, add bug, use private]"""


def rims(sitting: Sitting) -> dict[str, float]:
    """The places that show that they would take what is dragged, and how strongly."""
    found = sitting.pilot.nodes(lambda node: node.name == "welcome")
    return {node.parent.name: node.opacity for node in found if node.parent is not None}


def playing() -> Sitting:
    sitting = Sitting(("human", "easy"))
    sitting.until(lambda: sitting.asked == "play")
    return sitting


def halo_of(node: Node) -> Node:
    (halo,) = [child for child in node.walk() if child.name == "glow"]
    return halo


def test_a_card_that_is_read_in_front_keeps_its_glow() -> None:
    sitting = playing()
    card = sitting.pilot.node(sitting.choice("hand:"))
    apart = card.area.y - halo_of(card).area.y
    assert halo_of(card).shown()
    sitting.pilot.hover(sitting.pilot.grip(card))
    sitting.frames(1.0)
    front = sitting.pilot.node("front")
    assert front.area.bottom < card.area.y
    assert front.area.y - halo_of(front).area.y > apart + 2, "it is pointed at, so it has a halo"
    assert halo_of(front).shown()
    assert halo_of(card).shown(), "the hand is as it was"
    sitting.pilot.hover("log")
    sitting.frames(1.0)
    assert halo_of(card).shown()


@pytest.mark.parametrize("kind", ["hand:", "park:"])
def test_what_is_dragged_is_seen_under_the_pointer_and_nowhere_else(kind: str) -> None:
    sitting = playing()
    names = [node.name for node in sitting.pilot.nodes(lambda node: node.name.startswith(kind))]
    card = sitting.pilot.node(names[0])
    sitting.pilot.hover(sitting.pilot.grip(card))
    sitting.frames(1.0)
    assert sitting.sees("front")
    log = sitting.pilot.node("log")
    sitting.pilot.drag(card, log, end="hold")
    assert not sitting.sees("front")
    held = sitting.pilot.node("drag").image
    assert held is not None
    assert not card.shown()
    face = next(node.image for node in card.walk() if node.image is not None)
    w, h = held.get_size()
    middle = pygame.Rect(0, 0, face.get_width() // 2, face.get_height() // 2)
    middle.center = w // 2, h // 2
    assert pygame.mask.from_surface(held.subsurface(middle)).count() == middle.w * middle.h


def test_nothing_yellow_is_left_where_a_card_was_taken() -> None:
    sitting = playing()
    card = sitting.pilot.node(sitting.choice("hand:"))
    area = card.area
    sitting.pilot.drag(card, sitting.pilot.node("play"), end="hold")
    assert not halo_of(card).shown()
    sitting.driver.show(sitting.pilot.scene)
    x, y = round(area.center.x), round(area.y + area.h - 8)
    behind = pygame.Color(sitting.driver.surface.get_at((x, y)))
    assert not (behind.r > 200 and behind.g > 180 and behind.b < 110), "no slab of yellow"
    sitting.pilot.blur()
    sitting.frames(1.0)
    assert halo_of(card).shown()


def test_places_light_up_that_would_take_it() -> None:
    sitting = playing()
    card = sitting.pilot.node(sitting.choice("hand:"))
    play, discard = sitting.pilot.node("play").area, sitting.pilot.node("discard").area
    assert rims(sitting) == {}
    sitting.pilot.drag(card, sitting.pilot.node("log"), end="hold")
    assert set(rims(sitting)) == {"play"}
    faint = rims(sitting)["play"]
    sitting.pilot.move(discard.center)
    assert rims(sitting)["play"] == faint
    sitting.pilot.move(play.center)
    assert rims(sitting)["play"] > faint, "now it can be let go"
    sitting.pilot.move(discard.center)
    assert rims(sitting)["play"] == faint
    sitting.app.frame([Pointer("up", discard.center, 1)], FRAME)
    assert "frame lights up" in sitting.pilot.node(NOTE).label
    sitting.frames(1.0)
    assert rims(sitting) == {}
    assert sitting.asked == "play", "and the card is at home again"


def test_nothing_that_a_drag_shows_stays_on_a_table_that_is_laid_out_anew() -> None:
    """Neither the rims of places nor the outline where the card lay, also on panels that stay."""
    sitting = playing()
    card = sitting.choice("hand:")
    sitting.pilot.drag(card, "log", "hold")
    assert rims(sitting)
    assert sitting.sees("left")
    sitting.table.rebuild()
    sitting.frames(FRAME)
    if sitting.table.scene.pointer.drag is not None:
        sitting.pilot.up(sitting.pilot.node("log").area.center)
    sitting.frames(2.0)
    assert not rims(sitting)
    assert not sitting.sees("left")
    sitting.pilot.drag(card, "log", "hold")
    assert len(rims(sitting)) == len(sitting.pilot.nodes(lambda node: node.name == "welcome"))
    assert len(sitting.pilot.nodes(lambda node: node.name == "left")) == 1


def test_a_recruit_may_be_dropped_on_the_board_or_the_pile() -> None:
    sitting = Sitting(("human", "easy"))
    sitting.until(lambda: sitting.asked == "recruit", "button:skip")
    card = sitting.pilot.node(sitting.choice("park:"))
    sitting.pilot.drag(card, sitting.pilot.node("log"), end="hold")
    assert set(rims(sitting)) == {"board", "discard"}
    moves = len(game_of(sitting.session).acts)
    # Over the Lookout, which takes no recruits: the board below it does.
    at = sitting.pilot.node("lookout").area.center
    sitting.pilot.move(at)
    sitting.pilot.up(at)
    sitting.pilot.settle()
    assert len(game_of(sitting.session).acts) > moves


@pytest.mark.parametrize("target", ["play", "discard"])
def test_a_card_to_follow_with_can_be_dropped_on_either(tmp_path: Path, target: str) -> None:
    """FOLLOW-2 lays it on the own pile; people drag it beside the card that it matches."""
    table = position(tmp_path, FOLLOW)
    table.pilot.drag("hand:moles", target)
    pizza = table.screen.session.view().seats[1].pizza
    assert pizza == 2
    assert not table.pilot.nodes(lambda node: node.name == NOTE)


def test_a_card_that_does_not_match_says_so_wherever_it_is_dropped(tmp_path: Path) -> None:
    for target in ("play", "discard"):
        table = position(tmp_path, FOLLOW)
        table.pilot.drag("hand:kitty", target)
        assert "none of the played card's suits" in table.pilot.node(NOTE).label


def test_looking_at_the_park_while_asked_to_follow_is_no_fault(tmp_path: Path) -> None:
    table = position(tmp_path, FOLLOW)
    park = next(n.name for n in table.pilot.nodes(lambda n: n.name.startswith("park:")))
    for target in ("", "discard"):
        if target:
            table.pilot.drag(park, target)
        else:
            table.pilot.click(park)
        words = table.pilot.node(NOTE).label
        assert "First decide whether to follow" in words
        table.pilot.wait(4.0)


def test_tokens_light_up_the_pack(tmp_path: Path) -> None:
    table = position(tmp_path, PACK)
    table.pilot.drag("stuff:toys", "log", end="hold")
    found = table.pilot.nodes(lambda node: node.name == "welcome")
    assert [node.parent.name for node in found if node.parent is not None] == ["bag"]
