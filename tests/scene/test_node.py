import pygame
import pytest

from fort_desktop.scene.geometry import Box, Point
from fort_desktop.scene.node import Container, Node
from fort_desktop.scene.scene import Scene
from tests.scene.conftest import SIZE, plain, sprite

RED, BLUE = (200, 40, 40), (40, 40, 200)


def card(x: float, y: float, name: str = "", colour: tuple[int, int, int] = RED) -> Node:
    return Node(Box(x, y, 40, 60), plain(40, 60, colour), name)


def test_the_topmost_node_is_hit(scene: Scene) -> None:
    low, high = scene.root.add(card(0, 0)), scene.root.add(card(20, 0))
    assert scene.root.hit_test(Point(30, 10)) is high
    assert scene.root.hit_test(Point(10, 10)) is low


def test_a_node_of_higher_z_stays_on_top(scene: Scene) -> None:
    high = scene.root.add(Node(Box(0, 0, 40, 60), plain(40, 60), z=5))
    low = scene.root.add(card(0, 0))
    assert scene.root.children == [low, high]


def test_a_child_of_negative_z_lies_below_its_parent(scene: Scene) -> None:
    surface = pygame.Surface(SIZE)
    parent = scene.root.add(Node(Box(40, 40, 40, 60), plain(40, 60)))
    shadow = parent.add(Node(Box(-10, -10, 60, 80), plain(60, 80, (200, 0, 200)), z=-1.0))
    scene.draw(surface)
    assert surface.get_at((60, 70))[:3] == plain(1, 1).get_at((0, 0))[:3]
    assert surface.get_at((35, 70))[:3] == (200, 0, 200)
    parent.move_to(140, 40)
    scene.draw(surface)
    assert surface.get_at((135, 70))[:3] == (200, 0, 200), "it goes along"
    assert surface.get_at((35, 70))[:3] == (0, 0, 0)
    parent.visible = False
    scene.draw(surface)
    assert surface.get_at((135, 70))[:3] == (0, 0, 0)
    assert shadow.parent is parent


@pytest.mark.parametrize("angle", [-12.0, 12.0, 45.0])
def test_a_hit_is_where_the_turned_picture_is_drawn(scene: Scene, angle: float) -> None:
    surface = pygame.Surface(SIZE)
    node = scene.root.add(Node(Box(150, 50, 60, 160), plain(60, 160), angle=angle))
    scene.draw(surface)
    spots = [(x, y) for x in range(0, SIZE[0], 3) for y in range(0, SIZE[1], 3)]
    drawn = {spot for spot in spots if surface.get_at(spot)[0] > 100}
    # Two pixels about the edges are left to the rounding of the picture.
    node.reach = (-2, -2, -2, -2)
    surely = {spot for spot in spots if node.hits(Point(*spot))}
    node.reach = (2, 2, 2, 2)
    perhaps = {spot for spot in spots if node.hits(Point(*spot))}
    assert len(surely) > 800
    assert surely <= drawn <= perhaps


def test_children_turn_and_grow_with_their_parent(scene: Scene) -> None:
    parent = scene.root.add(Node(Box(100, 100, 40, 40), plain(40, 40), angle=90, scale=2))
    child = parent.add(sprite(plain(10, 10), 30, 0))
    # The top right corner of the parent is now the top left one, twice as far out.
    assert child.area.center == pytest.approx((90, 90))
    assert child.world.angle == pytest.approx(90)
    assert child.area.w == pytest.approx(20)
    parent.angle = 0
    assert child.area.center == pytest.approx((150, 90))


def test_reach_takes_the_pointer_beside_the_box(scene: Scene) -> None:
    node = scene.root.add(card(10, 10))
    assert scene.root.hit_test(Point(20, 80)) is None
    node.reach = (0, 0, 0, 24)
    assert scene.root.hit_test(Point(20, 80)) is node


def test_the_pointer_goes_through_what_is_hidden_or_not_solid(scene: Scene) -> None:
    low, high = scene.root.add(card(0, 0)), scene.root.add(card(0, 0))
    high.solid = False
    assert scene.root.hit_test(Point(5, 5)) is low
    low.show(False)
    assert scene.root.hit_test(Point(5, 5)) is None
    holder = scene.root.add(Container(Box(0, 0, 100, 100)))
    inner = holder.add(card(50, 0))
    assert scene.root.hit_test(Point(5, 5)) is None
    assert scene.root.hit_test(Point(55, 5)) is inner


def test_a_node_has_one_parent(scene: Scene) -> None:
    node = scene.root.add(card(0, 0))
    with pytest.raises(ValueError, match="already"):
        scene.root.add(node)


def test_a_handler_may_remove_a_sibling_while_all_are_cleared(scene: Scene) -> None:
    node, other = scene.root.add(card(0, 0)), scene.root.add(card(50, 0))
    node.hovered = lambda on: None if on else other.remove()
    scene.attend(node, "focus", True)
    scene.focus.at(node)
    scene.clear()
    assert other.parent is None
    assert scene.root.children == []


def test_opacity_multiplies_and_leaves_the_shared_picture_alone(scene: Scene) -> None:
    image = plain(40, 60, (200, 200, 200))
    parent = scene.root.add(Container(Box(0, 0, 100, 100)))
    child = parent.add(sprite(image, 0, 0))
    parent.opacity = child.opacity = 0.5
    surface = pygame.Surface(SIZE)
    scene.draw(surface)
    assert surface.get_at((5, 5))[0] == pytest.approx(50, abs=2)
    assert image.get_alpha() == 255


def test_a_node_is_hidden_for_as_long_as_another_stands_for_it() -> None:
    root, card = Node(Box(0, 0, 9, 9)), Node(Box(0, 0, 4, 4))
    tray, picture = Node(Box(0, 0, 9, 9)), Node(Box(5, 0, 4, 4))
    for parent, child in ((root, card), (root, tray), (tray, picture)):
        parent.add(child)
    picture.stand_for(card)
    assert not card.visible
    tray.remove()
    assert card.visible, "whoever takes the picture away, by whatever it lies on"
    card.visible = False
    tray.add(again := Node(Box(0, 0, 4, 4)))
    again.stand_for(card)
    again.remove()
    assert not card.visible, "it was hidden for another reason, too"


def test_nothing_is_seen_twice_where_two_would_stand_for_it() -> None:
    root, card = Node(Box(0, 0, 9, 9)), Node(Box(0, 0, 4, 4))
    ghost, flight = Node(Box(1, 0, 4, 4)), Node(Box(2, 0, 4, 4))
    for child in (card, ghost, flight):
        root.add(child)
    ghost.stand_for(card)
    flight.stand_for(card)
    assert ghost.parent is None
    assert not card.visible
    flight.remove()
    assert card.visible


def test_what_is_pale_has_less_colour_and_no_less_light(scene: Scene) -> None:
    def seen() -> pygame.Color:
        scene.draw(surface)
        return surface.get_at((20, 20))

    surface = pygame.Surface(SIZE)
    panel = scene.root.add(Container(Box(0, 0, *SIZE)))
    node = panel.add(card(0, 0))
    panel.pale = True
    assert 0.3 < spread(seen()) / spread(pygame.Color(*RED)) < 0.8
    assert light(seen()) == pytest.approx(light(pygame.Color(*RED)), abs=6)
    node.image = plain(40, 60, BLUE)
    assert spread(seen()) < 0.8 * spread(pygame.Color(*BLUE)), "so is what it shows later"
    panel.pale = False
    assert seen()[:3] == BLUE


def spread(colour: pygame.Color) -> int:
    """How far its parts lie apart: nothing in a grey."""
    return max(colour[:3]) - min(colour[:3])


def light(colour: pygame.Color) -> float:
    return 0.299 * colour.r + 0.587 * colour.g + 0.114 * colour.b


def test_a_pale_picture_keeps_its_shape_and_is_made_once(scene: Scene) -> None:
    image = pygame.Surface((40, 60), pygame.SRCALPHA, 32)
    image.fill((*RED, 90))
    node = scene.root.add(Node(Box(0, 0, 40, 60), image))
    node.pale = True
    first = node.picture()
    assert first is not None
    assert first[0].get_at((5, 5)).a == 90
    node.move_to(30, 0)
    again = node.picture()
    assert again is not None
    assert again[0] is first[0]
    assert image.get_at((5, 5))[:3] == RED, "the picture itself may be shared"


def test_pale_pictures_can_be_made_ahead_one_by_one(scene: Scene) -> None:
    panel = scene.root.add(Container(Box(0, 0, *SIZE)))
    nodes = [panel.add(card(0, 0)), panel.add(card(60, 0, colour=BLUE))]
    assert [panel.fade_ahead() for _ in range(3)] == [True, True, False]
    ahead = [node._paled for node in nodes]
    shown = [node.picture() for node in nodes]
    assert [one and one[0] for one in shown] == [node.image for node in nodes], "not pale yet"
    panel.pale = True
    assert [node._paled for node in nodes] == ahead
    shown = [node.picture() for node in nodes]
    assert [one and one[0] for one in shown] == [one and one[1] for one in ahead]
