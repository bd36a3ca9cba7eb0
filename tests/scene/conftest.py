from collections.abc import Iterator

import pygame
import pytest

from fort_desktop.scene.driver import HeadlessDriver
from fort_desktop.scene.geometry import Box
from fort_desktop.scene.node import Node
from fort_desktop.scene.pilot import Pilot, Still
from fort_desktop.scene.scene import Scene

SIZE = (400, 300)


@pytest.fixture
def scene() -> Iterator[Scene]:
    made = Scene(SIZE)
    yield made
    made.close()


@pytest.fixture
def driver() -> HeadlessDriver:
    return HeadlessDriver(SIZE)


@pytest.fixture
def pilot(scene: Scene, driver: HeadlessDriver) -> Pilot:
    return Pilot(Still(scene), driver)


def plain(w: int, h: int, colour: tuple[int, int, int] = (200, 40, 40)) -> pygame.Surface:
    """A picture in one colour."""
    image = pygame.Surface((w, h), pygame.SRCALPHA)
    image.fill(colour)
    return image


def sprite(
    image: pygame.Surface, x: float = 0.0, y: float = 0.0, name: str = "", static: bool = False
) -> Node:
    """A picture at its own size, with its top left corner at (x, y) in its parent."""
    return Node(Box(x, y, *image.get_size()), image, name, static=static)
