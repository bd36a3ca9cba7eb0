import pytest

from fort_desktop.scene.drag import BACK, LIFT, TILT, snapshot
from fort_desktop.scene.geometry import Box, Point
from fort_desktop.scene.node import Node
from fort_desktop.scene.pilot import Pilot
from fort_desktop.scene.scene import Scene
from tests.scene.conftest import plain, sprite


@pytest.fixture
def said() -> list[str]:
    return []


@pytest.fixture
def card(scene: Scene, said: list[str]) -> Node:
    node = scene.root.add(sprite(plain(40, 60), 20, 200, "card"))
    node.payload = "bug"
    node.clicked = lambda: said.append("click")
    node.drag_began = lambda: said.append("began")
    node.drag_ended = lambda taken: said.append("taken" if taken else "home")
    return node


@pytest.fixture
def target(scene: Scene, said: list[str], card: Node) -> Node:
    node = scene.root.add(Node(Box(200, 20, 150, 150), plain(150, 150, (0, 0, 90)), "play"))
    node.accepts = lambda payload: payload == "bug"
    node.drag_over = lambda on: said.append("over" if on else "off")
    node.dropped = lambda payload: said.append(f"got {payload}")
    node.refused = lambda payload: said.append(f"no {payload}")
    return node


def ghosts(scene: Scene) -> list[Node]:
    return [node for node in scene.root.walk() if node.name == "drag"]


def test_a_drag_from_start_to_drop(
    scene: Scene, pilot: Pilot, target: Node, card: Node, said: list[str]
) -> None:
    pilot.drag("card", "play", "hold")
    assert said == ["began", "over"]
    assert len(ghosts(scene)) == 1
    assert not card.visible
    pilot.up(target.area.center)
    assert said == ["began", "over", "off", "taken", "got bug"]
    assert ghosts(scene) == []
    assert card.visible


def test_the_same_node_can_still_be_clicked(pilot: Pilot, card: Node, said: list[str]) -> None:
    pilot.click("card")
    assert said == ["click"]


def test_a_refused_card_flies_home_and_hears_why(
    scene: Scene, pilot: Pilot, target: Node, card: Node, said: list[str]
) -> None:
    card.payload = "ant"
    pilot.drag("card", "play", "hold")
    pilot.up(target.area.center)
    assert said == ["began", "home", "no ant"]
    pilot.wait(BACK / 2)
    halfway = ghosts(scene)[0].area.center
    assert card.area.center.x < halfway.x < target.area.center.x
    pilot.wait(BACK)
    assert ghosts(scene) == []
    assert card.visible


def test_acceptance_is_asked_once_for_a_drag(pilot: Pilot, target: Node, card: Node) -> None:
    asked: list[object] = []

    def accepts(payload: object) -> bool:
        asked.append(payload)
        return True

    target.accepts = accepts
    pilot.drag("card", "play")
    assert asked == ["bug"]


def test_a_thing_lying_on_a_target_stands_for_it(
    scene: Scene, pilot: Pilot, target: Node, said: list[str]
) -> None:
    target.add(sprite(plain(100, 100), 25, 25, "played"))
    pilot.drag("card", "played")
    assert said[-1] == "got bug"


def test_of_two_targets_the_topmost_that_accepts_gets_it(
    scene: Scene, pilot: Pilot, target: Node, said: list[str]
) -> None:
    over = scene.root.add(Node(Box(200, 20, 150, 150), plain(150, 150), "over"))
    over.accepts = lambda payload: False
    pilot.drag("card", "over")
    assert said[-1] == "got bug"


@pytest.mark.parametrize("how", ["escape", "second button", "blur"])
def test_a_drag_can_be_called_off(
    how: str, scene: Scene, pilot: Pilot, target: Node, card: Node, said: list[str]
) -> None:
    pilot.drag("card", "play", "hold")
    center = target.area.center
    if how == "escape":
        pilot.press("escape")
    elif how == "blur":
        pilot.blur()
    else:
        pilot.down(center, 3)
    pilot.up(center)
    pilot.settle()
    assert said == ["began", "over", "off", "home"]
    assert card.visible
    assert ghosts(scene) == []


def test_a_card_that_is_removed_under_way_leaves_nothing_behind(
    scene: Scene, pilot: Pilot, target: Node, card: Node, said: list[str]
) -> None:
    pilot.drag("card", "play", "hold")
    card.remove()
    assert ghosts(scene) == []
    pilot.up(target.area.center)
    assert said == ["began", "over", "off", "home"], "whoever keeps what is held hears of it"


def test_clearing_the_scene_during_a_drag(scene: Scene, pilot: Pilot, target: Node) -> None:
    pilot.drag("card", "play", "hold")
    scene.clear()
    pilot.up(Point(250, 90))
    assert scene.root.children == []
    assert scene.pointer.drag is None


def test_a_lifted_card_does_not_jump_when_the_drag_begins(
    scene: Scene, pilot: Pilot, card: Node
) -> None:
    card.hovered = lambda on: card.move_to(card.box.x, card.box.y - (24 if on else -24))
    pilot.hover("card")
    pilot.down(Point(40, 200))
    pilot.move(Point(60, 200))
    # The middle: what is held is a little larger.
    assert ghosts(scene)[0].area.center.y == pytest.approx(206)
    pilot.up(Point(60, 200))
    pilot.settle()
    assert card.box.y == pytest.approx(200)


def test_the_floating_picture_shows_the_children_too(card: Node) -> None:
    card.add(sprite(plain(20, 20, (0, 250, 0)), -10, -10))
    card.angle = 12
    image = snapshot(card)
    assert image.get_size() == (60, 80)
    assert image.get_at((5, 5))[:3] == (0, 250, 0)
    assert image.get_at((30, 60))[:3] == (200, 40, 40)
    assert image.get_at((55, 5))[3] == 0


def test_what_is_held_is_larger_and_tilted(scene: Scene, pilot: Pilot, card: Node) -> None:
    pilot.drag("card", Point(120, 120), "hold")
    ghost = ghosts(scene)[0]
    assert ghost.angle == TILT
    assert ghost.scale == LIFT > 1
