import pytest

from fort_desktop.scene.animate import (
    AtOnce,
    InTurn,
    Tween,
    move,
    pause,
)
from fort_desktop.scene.easing import anticipate, ease, ease_out, overshoot
from fort_desktop.scene.geometry import Point
from fort_desktop.scene.node import Node
from fort_desktop.scene.scene import Scene
from tests.scene.conftest import plain, sprite


@pytest.fixture
def node(scene: Scene) -> Node:
    return scene.root.add(sprite(plain(10, 10), 0, 0))


@pytest.mark.parametrize("easing", [ease, ease_out, overshoot, anticipate])
def test_easings_begin_at_0_and_end_at_1(easing: object) -> None:
    assert callable(easing)
    assert easing(0.0) == pytest.approx(0)
    assert easing(1.0) == pytest.approx(1)


def test_a_move_arrives_exactly_and_says_so(scene: Scene, node: Node) -> None:
    said: list[str] = []
    scene.animator.start(move(node, Point(100, 50), 0.3, lambda: said.append("there")))
    scene.advance(0.15)
    assert node.box[:2] == pytest.approx((50, 25))
    assert said == []
    scene.advance(0.15001)
    assert node.box[:2] == (100, 50)
    assert said == ["there"]
    assert not scene.animator.busy


def test_in_turn_hands_on_the_time_left_over(scene: Scene, node: Node) -> None:
    said: list[str] = []
    path = [
        move(node, Point(10, 0), 0.1, lambda: said.append("a")),
        pause(0.1, lambda: said.append("b")),
        move(node, Point(10, 10), 0.1),
    ]
    scene.animator.start(InTurn(path, lambda: said.append("all")))
    scene.advance(0.25)
    assert said == ["a", "b"]
    assert node.box[:2] == pytest.approx((10, 5))
    scene.advance(0.1)
    assert said == ["a", "b", "all"]


def test_at_once_ends_with_the_longest(scene: Scene, node: Node) -> None:
    said: list[str] = []
    parts = [pause(0.1, lambda: said.append("a")), move(node, Point(80, 0), 0.3), pause(0.2)]
    both = AtOnce(parts, lambda: said.append("all"))
    assert both.left == pytest.approx(0.3)
    scene.animator.start(both)
    scene.advance(0.25)
    assert said == ["a"]
    scene.advance(0.1)
    assert (node.box.x, said) == (80, ["a", "all"])


def test_reduced_motion_jumps_but_keeps_pauses_and_fades(node: Node, scene: Scene) -> None:
    scene.animator.reduced = True
    scene.animator.start(move(node, Point(80, 0), 5))
    shown: list[float] = []
    scene.animator.start(Tween(1, shown.append, moves=False))
    scene.advance(0.5)
    assert node.box.x == 80
    assert shown[-1] == pytest.approx(0.5)
    assert scene.animator.busy


def test_speed(node: Node, scene: Scene) -> None:
    scene.animator.speed = 2
    scene.animator.start(move(node, Point(80, 0), 1))
    scene.advance(0.5)
    assert not scene.animator.busy
    scene.animator.speed = 0
    scene.animator.start(move(node, Point(0, 0), 100))
    scene.advance(0.001)
    assert node.box.x == 0


def test_animations_of_a_removed_node_end_silently(scene: Scene) -> None:
    parent = scene.root.add(sprite(plain(10, 10)))
    child = parent.add(sprite(plain(10, 10)))
    scene.animator.start(move(child, Point(80, 0), 1, lambda: pytest.fail("it is gone")))
    scene.advance(0.1)
    parent.remove()
    assert not scene.animator.busy


def test_finish_also_ends_what_it_starts(scene: Scene, node: Node) -> None:
    then = move(node, Point(0, 70), 1)
    scene.animator.start(move(node, Point(50, 0), 1, lambda: scene.animator.start(then)))
    scene.animator.finish()
    assert node.box[:2] == (0, 70)
    assert not scene.animator.busy


def test_finish_does_not_hang_on_an_endless_pulse(scene: Scene) -> None:
    def again() -> None:
        scene.animator.start(pause(1, again))

    again()
    with pytest.raises(RuntimeError, match="never"):
        scene.animator.finish()


def test_a_callback_may_cancel_everything(scene: Scene) -> None:
    scene.animator.start(pause(0.1, scene.animator.cancel))
    scene.animator.start(Tween(0.1, lambda _: None, lambda: pytest.fail("cancelled")))
    scene.advance(1)
    assert not scene.animator.busy
