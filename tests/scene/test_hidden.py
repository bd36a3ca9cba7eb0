"""What is hidden by something opaque that moves over it is not drawn, and looks the same."""

import random

import pygame

from fort_desktop.scene.geometry import Box
from fort_desktop.scene.node import Node
from fort_desktop.scene.panel import rounded
from fort_desktop.scene.pieces import Layer, Piece, core
from fort_desktop.scene.scene import Scene

SIZE = (300, 200)


def card(colour: tuple[int, int, int]) -> pygame.Surface:
    return rounded(80, 120, 12, colour, (0, 0, 0), 3)


def test_the_middle_of_a_card_hides_what_lies_below_it() -> None:
    image = card((200, 60, 60))
    assert core(image).w == 0, "it may be drawn only once"
    found = core(image)
    assert found.w > 50
    assert all(image.get_at(at)[3] == 255 for at in ((found.left, found.top), found.center))


def test_what_can_be_seen_through_hides_nothing() -> None:
    image = card((200, 60, 60)).copy()
    image.fill((0, 0, 0, 128), (38, 60, 2, 2))
    shown = card((60, 60, 200))
    piece = Piece(shown, shown.get_rect(), 0.5, False)
    for _ in range(2):
        assert core(image).w == 0
        assert Layer([piece]).hides(pygame.Rect(0, 0, 80, 120))[1].w == 0


def test_cards_that_move_over_each_other_look_as_if_all_was_drawn() -> None:
    dice, scene = random.Random(1), Scene(SIZE)
    ground = pygame.Surface(SIZE)
    ground.fill((80, 140, 70))
    scene.root.add(Node(Box(0, 0, *SIZE), ground, static=True))
    colours = ((200, 60, 60), (60, 60, 200), (220, 200, 60))
    cards = [scene.root.add(Node(Box(0, 0, 80, 120), card(colour))) for colour in colours]
    shown, whole = pygame.Surface(SIZE), pygame.Surface(SIZE)
    for _ in range(40):
        for node in cards:
            node.move_to(dice.randrange(-40, 260), dice.randrange(-60, 160))
        cards[0].opacity = dice.choice((1.0, 0.5))
        scene.draw(shown)
        scene.damage_all()
        scene.draw(whole)
        plain = pygame.Surface(SIZE)
        plain.blit(ground, (0, 0))
        for node in cards:
            picture = node.picture()
            assert picture is not None
            image = picture[0].copy()
            image.set_alpha(round(255 * node.opacity))
            plain.blit(image, picture[1])
        for found in (shown, whole):
            assert pygame.image.tobytes(found, "RGB") == pygame.image.tobytes(plain, "RGB")
