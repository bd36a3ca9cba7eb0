"""Life on a still table: small, rare, gone without a trace, and never where it is not wanted."""

import random

import pygame

from fort_desktop.content import load_catalog
from fort_desktop.scene.events import Pointer
from fort_desktop.ui.art.cardface import kid_picture
from fort_desktop.ui.art.forms import size_of
from fort_desktop.ui.art.lively import shut_eyes
from fort_desktop.ui.table import idle
from fort_desktop.ui.table.idle import Idle
from fort_desktop.ui.table.panels.own_board import flag_patch
from tests.ui.sitting import FRAME, SIZE, Sitting

KIDS = list(load_catalog().kids.values())


def resting(speed: float = 1.0) -> Sitting:
    sitting = Sitting(("human", "easy"), speed=speed)
    sitting.until(lambda: sitting.asked == "play")
    sitting.pilot.wait(1.0)
    return sitting


def test_kids_shut_their_eyes_where_these_can_be_seen() -> None:
    blinked = 0
    size = size_of("hand", 1.0)
    for kid in KIDS:
        card = kid_picture(kid, "hand", size, 1.0, "en")
        patch = shut_eyes(kid, "hand", size, 1.0, None, card)
        if patch is None:
            continue
        blinked += 1
        w, h = patch.image.get_size()
        assert w < 0.75 * size[0], kid.id
        assert h < 0.2 * size[1], kid.id
    assert blinked > 44


def test_a_badge_on_the_eyes_is_never_painted_over() -> None:
    size, kid = size_of("hand", 1.0), KIDS[0]
    card = kid_picture(kid, "hand", size, 1.0, "en").copy()
    assert shut_eyes(kid, "hand", size, 1.0, None, card) is not None
    card.fill((200, 0, 0), (0, 0, size[0], size[1] // 2))
    assert shut_eyes(kid, "hand", size, 1.0, None, card) is None


def alive(sitting: Sitting, seconds: float) -> list[list[pygame.Rect]]:
    """What was redrawn in each frame of some seconds in which nobody does anything."""
    drawn = []
    for _ in range(round(seconds / FRAME)):
        scene = sitting.app.frame([], FRAME)
        assert scene is not None
        drawn.append(scene.draw(sitting.driver.surface) if scene.needs_drawing else [])
        assert len([n for n in scene.root.walk() if n.name == "alive"]) <= 1
    return drawn


def test_little_is_drawn_and_rarely_and_it_leaves_no_trace() -> None:
    sitting = resting()
    sitting.driver.show(sitting.pilot.scene)
    before = pygame.image.tobytes(sitting.driver.surface, "RGB")
    drawn = alive(sitting, 40.0)
    frames = [rects for rects in drawn if rects]
    assert 8 < len(frames) < 0.03 * len(drawn)
    largest = max(sum(rect.w * rect.h for rect in rects) for rects in frames)
    assert largest < 0.01 * SIZE[0] * SIZE[1]
    sitting.table._idle.stop()
    sitting.driver.show(sitting.pilot.scene)
    assert pygame.image.tobytes(sitting.driver.surface, "RGB") == before


def test_nothing_lives_with_less_movement_nor_where_all_is_shown_at_once() -> None:
    for speed, reduced in ((0.0, False), (1.0, True)):
        sitting = resting(speed)
        sitting.table.scene.animator.reduced = reduced
        sitting.driver.show(sitting.pilot.scene)
        assert not any(alive(sitting, 12.0))


def test_whatever_a_person_does_ends_it() -> None:
    sitting = resting()
    for _ in range(3000):
        sitting.app.frame([], FRAME)
        if sitting.sees("alive"):
            break
    card = sitting.pilot.node(sitting.choice("hand:"))
    sitting.pilot.drag(card, "log", end="hold")
    sitting.app.frame([], FRAME)
    assert not sitting.sees("alive")
    assert not any(rects for rects in alive(sitting, 8.0)[20:])
    sitting.app.frame([Pointer("up", sitting.pilot.node("log").area.center, 1)], 0.0)


def test_the_flag_moves_and_lights_twinkle_at_dusk() -> None:
    sitting = resting(0.0)
    while sitting.session.view().own.level == 0:
        sitting.answer("button:use private")
    nodes = sitting.table.nodes
    board = sitting.pilot.node("board")
    assert board.image is not None
    patch = flag_patch(board.image, board.area, nodes.look, nodes.own_board, 1)
    assert patch is not None
    fort = sitting.pilot.node("spot:fort").area
    assert fort.contains(
        board.area.center._replace(
            x=board.area.x + patch.at[0] + 4, y=board.area.y + patch.at[1] + 4
        )
    )
    evening = Idle(random.Random(5))
    seen = set()
    for _ in range(20_000):
        evening.go_on(nodes, FRAME, True, True)
        seen |= {n.parent.name for n in nodes.walk() if n.name == "alive" and n.parent is not None}
    assert "board" in seen
    assert ("lawn" in seen) == (nodes.look.dusk > 0.3)
    assert idle.REST >= 2


def test_a_table_at_which_somebody_thinks_rests_but_for_signs_of_life() -> None:
    sitting = resting(1.0)
    alive(sitting, 12.0)
    scene, rested = sitting.table.scene, []
    for _ in range(600):
        alive(sitting, FRAME)
        sign = any(node.name == "alive" for node in sitting.table.nodes.walk())
        assert scene.rests is not sign
        rested.append(scene.rests)
    assert 0.8 < sum(rested) / len(rested) < 1.0


def test_a_table_does_not_rest_before_its_pictures_are_drawn_ahead() -> None:
    sitting = resting(0.0)
    sitting.answer("button:use private")
    table, waited = sitting.table, 0
    for _ in range(900):
        alive(sitting, FRAME)
        ready = table.stage.ahead.done and table._cold.done
        waited += not ready
        assert ready or not table.scene.rests
    assert waited
    assert table.scene.rests


def test_nobody_rests_while_somebody_else_thinks() -> None:
    evening = Idle(random.Random(5))
    sitting = resting(0.0)
    for rests in (True, False):
        evening.go_on(sitting.table.nodes, FRAME, rests, True)
        assert evening.rests is rests
