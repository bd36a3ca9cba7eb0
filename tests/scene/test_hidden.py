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
        whole = pygame.Rect(0, 0, 80, 120)
        assert Layer([piece], [whole]).hides(whole)[1].w == 0


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


def test_panels_over_each_other_look_as_if_all_was_drawn() -> None:
    """On the static layer too nothing is drawn below what hides it, not even the ground."""
    dice, scene = random.Random(2), Scene(SIZE)
    ground = pygame.Surface((220, 160))
    ground.fill((80, 140, 70))
    colours = ((200, 60, 60), (60, 60, 200), (220, 200, 60))
    nodes = [Node(Box(20, 20, 220, 160), ground, static=True)]
    nodes += [Node(Box(0, 0, 80, 120), card(colour), static=True) for colour in colours]
    for node in nodes:
        scene.root.add(node)
    shown = pygame.Surface(SIZE)
    for _ in range(40):
        for node in nodes[1:]:
            node.move_to(dice.randrange(-40, 260), dice.randrange(-60, 160))
        nodes[3].opacity = dice.choice((1.0, 0.5))
        scene.draw(shown)
        plain = pygame.Surface(SIZE)
        for node in nodes:
            picture = node.picture()
            assert picture is not None
            image = picture[0].copy()
            image.set_alpha(round(255 * node.opacity))
            plain.blit(image, picture[1])
        assert pygame.image.tobytes(shown, "RGB") == pygame.image.tobytes(plain, "RGB")


def test_what_a_panel_hides_is_not_drawn() -> None:
    """A picture that is changed behind the back of all shows that it is not even looked at."""
    low, high = card((200, 60, 60)), card((60, 60, 200))
    found = [Piece(image, image.get_rect(), 1.0, True) for image in (low, high)]
    shown = pygame.Surface((80, 120))
    for _ in range(2):
        Layer(found, [shown.get_rect()]).compose(shown, shown.get_rect())
    hidden = core(low)
    assert hidden.w > 50
    high.fill((0, 0, 0, 0), hidden)
    Layer(found, [shown.get_rect()]).compose(shown, shown.get_rect())
    assert shown.get_at(hidden.center)[:3] == (60, 60, 200), "as it was, nothing was drawn there"
