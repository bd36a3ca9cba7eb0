"""A veil comes and goes softly, leaves out what is to be seen, and is not there when it is gone."""

import pygame

from fort_desktop.scene.geometry import Box
from fort_desktop.scene.node import Node
from fort_desktop.scene.scene import Scene
from fort_desktop.ui.art import palette as pal
from fort_desktop.ui.toolkit.veil import Veil

SIZE = (200, 100)
HOLE = Box(40, 20, 60, 50)


def found(scene: Scene) -> list[Node]:
    return [node for node in scene.root.walk() if node.key == "veil"]


def test_it_comes_and_goes_softly() -> None:
    scene, veil = Scene(SIZE), Veil("veil", 5.0, 0.5)
    veil.go_on(scene.root, 0.0, 1.0)
    assert not found(scene)
    for wanted in (1.0, 0.0):
        veil.go_on(scene.root, wanted, 0.05)
        (node,) = found(scene)
        assert 0.0 < node.opacity < 1.0
        veil.go_on(scene.root, wanted, 1.0)
    assert not found(scene), "nothing is left that would be drawn"


def test_with_less_movement_it_is_there_at_once() -> None:
    scene, veil = Scene(SIZE), Veil("veil", 5.0, 0.5)
    veil.go_on(scene.root, 1.0, 0.001, still=True)
    assert [node.opacity for node in found(scene)] == [1.0]


def test_it_leaves_out_its_holes_wherever_they_are() -> None:
    scene, veil = Scene(SIZE), Veil("veil", 5.0, 0.5)
    for hole in (HOLE, HOLE.at(100, 30)):
        veil.go_on(scene.root, 1.0, 1.0, [hole])
        (node,) = found(scene)
        assert node.image is not None
        middle = round(hole.center.x), round(hole.center.y)
        assert node.image.get_at(middle).a == 0
        assert node.image.get_at((2, 2)).a == 128


def test_its_picture_is_drawn_once() -> None:
    scene, veil = Scene(SIZE), Veil("veil", 5.0, 0.5)
    veil.go_on(scene.root, 1.0, 0.05, [HOLE])
    (first,) = found(scene)
    veil.go_on(scene.root, 1.0, 0.05, [HOLE])
    assert found(scene) == [first]


def test_what_lies_below_it_is_seen_through_it_darker_and_as_it_is_now() -> None:
    """Nothing is soft there, and a lawn stays a lawn."""
    scene, veil, lawn = Scene(SIZE), Veil("veil", 5.0), pal.GRASS[1]
    half = scene.root.add(Node(Box(0, 0, 100, 100), filled(lawn)))
    veil.go_on(scene.root, 1.0, 1.0)
    for where, place in ((20, 0), (120, 100)):
        half.move_to(place, 0)
        shown = pygame.Surface(SIZE)
        scene.draw(shown)
        red, green, blue = shown.get_at((where, 50))[:3]
        assert sum(lawn) / 4 < red + green + blue < sum(lawn) * 0.7
        assert green > red > blue, "the evening is warm"
        edges = [shown.get_at((x, 50)) for x in (place + 98, place + 99)]
        assert edges[0] == edges[1] == shown.get_at((where, 50)), "its edge is sharp"


def filled(colour: pal.Colour) -> pygame.Surface:
    image = pygame.Surface((100, 100))
    image.fill(colour)
    return image
