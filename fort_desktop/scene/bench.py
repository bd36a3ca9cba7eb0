"""Frame time measurement, for the program's benchmark and for tests."""

import time
from collections.abc import Callable

from fort_desktop.scene.animate import Tween
from fort_desktop.scene.driver import TICK, Driver
from fort_desktop.scene.geometry import Point
from fort_desktop.scene.node import Node
from fort_desktop.scene.scene import Scene


def frame_times(scene: Scene, driver: Driver, frames: int, node: Node) -> list[float]:
    """Measure the time of each frame, in ms, while one node moves over the scene and back.

    Args:
        node: the node that moves; it returns to its place.
    """
    home = Point(node.box.x, node.box.y)
    far = Point(home.x - scene.size[0] * 0.5, home.y - scene.size[1] * 0.2)
    driver.show(scene)

    def step(t: float) -> None:
        node.move_to(*home.toward(far, 1 - abs(1 - 2 * t)))

    scene.animator.start(Tween(frames * TICK, step, owner=node))
    return [timed(lambda: _frame(scene, driver)) for _ in range(frames)]


def _frame(scene: Scene, driver: Driver) -> None:
    scene.advance(TICK)
    driver.show(scene)


def timed(act: Callable[[], None]) -> float:
    """Measure a call, in ms."""
    began = time.perf_counter()
    act()
    return 1000 * (time.perf_counter() - began)
