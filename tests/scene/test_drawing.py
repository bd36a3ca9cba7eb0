import random

import pygame
import pytest

from fort_desktop.scene.geometry import Box
from fort_desktop.scene.node import Container, Node
from fort_desktop.scene.pieces import Piece, difference, pieces
from fort_desktop.scene.scene import Scene, merged
from tests.scene.conftest import SIZE, plain, sprite


def test_nothing_is_drawn_when_nothing_has_changed(scene: Scene) -> None:
    node = scene.root.add(sprite(plain(20, 20), 5, 5))
    surface = pygame.Surface(SIZE)
    scene.draw(surface)
    assert not scene.needs_drawing
    node.move_to(5, 5)
    node.opacity = 1.0
    assert not scene.needs_drawing


def test_only_what_changed_is_drawn(scene: Scene) -> None:
    node = scene.root.add(sprite(plain(20, 20), 5, 5))
    surface = pygame.Surface(SIZE)
    scene.draw(surface)
    node.move_to(105, 5)
    rects = scene.draw(surface)
    assert sum(rect.w * rect.h for rect in rects) == 2 * 24 * 24
    assert surface.get_at((10, 10))[:3] == (0, 0, 0)
    assert surface.get_at((110, 10))[:3] == (200, 40, 40)


def test_a_change_of_a_hidden_tree_draws_nothing(scene: Scene) -> None:
    parent = scene.root.add(Node(Box(0, 0, 50, 50)))
    child = parent.add(sprite(plain(20, 20)))
    parent.show(False)
    scene.draw(pygame.Surface(SIZE))
    child.move_to(9, 9)
    assert not scene.needs_drawing


def test_the_static_layer_is_mended_only_where_it_changed(scene: Scene) -> None:
    surface = pygame.Surface(SIZE)
    scene.root.add(sprite(plain(*SIZE, (10, 90, 10)), static=True))
    panel = scene.root.add(sprite(plain(50, 50), 20, 20, static=True))
    scene.draw(surface)
    panel.move_to(200, 20)
    rects = scene.draw(surface)
    assert all(rect.w < 60 and rect.h < 60 for rect in rects)
    assert surface.get_at((30, 30))[:3] == (10, 90, 10)
    assert surface.get_at((210, 30))[:3] == (200, 40, 40)


def test_a_container_takes_its_static_children_along(scene: Scene) -> None:
    surface = pygame.Surface(SIZE)
    holder = scene.root.add(Node(Box(0, 0, 100, 100)))
    holder.add(sprite(plain(20, 20), static=True))
    scene.draw(surface)
    holder.move_to(100, 100)
    scene.draw(surface)
    assert surface.get_at((5, 5))[:3] == (0, 0, 0)
    assert surface.get_at((105, 105))[:3] == (200, 40, 40)


@pytest.mark.parametrize("seed", range(6))
def test_dirty_drawing_looks_like_drawing_everything(seed: int) -> None:
    """Whatever is done to a tree, the surface is what a fresh one would be."""
    chance = random.Random(seed)
    scene, surface = Scene(SIZE), pygame.Surface(SIZE)
    nodes = [scene.root]
    for i in range(14):
        colour = (chance.randrange(256), chance.randrange(256), chance.randrange(256))
        image = plain(30, 45, colour)
        node = sprite(image, chance.randrange(300), chance.randrange(200), static=i % 4 == 0)
        nodes.append(chance.choice(nodes).add(node))
    for _ in range(60):
        _change(chance, chance.choice(nodes[1:]))
        if chance.random() < 0.5:
            scene.draw(surface)
    scene.draw(surface)
    fresh = pygame.Surface(SIZE)
    scene.damage_all()
    scene._layer = None
    scene.draw(fresh)
    assert pygame.image.tobytes(surface, "RGB") == pygame.image.tobytes(fresh, "RGB")


def _change(chance: random.Random, node: Node) -> None:
    what = chance.randrange(6)
    if what == 0:
        node.move_to(chance.uniform(-20, 380), chance.uniform(-20, 280))
    elif what == 1:
        node.angle = chance.uniform(-12, 12)
    elif what == 2:
        node.show(not node.visible)
    elif what == 3:
        node.opacity = chance.random()
    elif what == 4:
        node.scale = chance.uniform(0.5, 1.5)
    elif node.parent is not None:
        # Out of the tree, and back on top of its siblings.
        parent = node.parent
        node.remove()
        parent.add(node)


def test_merged_rectangles_do_not_overlap() -> None:
    chance = random.Random(1)
    whole = pygame.Rect(0, 0, 300, 300)
    rects = [
        pygame.Rect(chance.randrange(-20, 300), chance.randrange(-20, 300), 30, 30)
        for _ in range(25)
    ]
    found = merged(rects, whole)
    assert all(a is b or not a.colliderect(b) for a in found for b in found)
    assert _covered(rects, whole) <= _covered(found, whole)


def _covered(rects: list[pygame.Rect], whole: pygame.Rect) -> set[tuple[int, int]]:
    inside = [rect.clip(whole) for rect in rects]
    return {(x, y) for r in inside for x in range(r.left, r.right) for y in range(r.top, r.bottom)}


def test_rectangles_far_apart_are_not_covered_by_one_between_them() -> None:
    """Two long strips that cross are not drawn as the square around both."""
    whole = pygame.Rect(0, 0, 300, 300)
    strips = [pygame.Rect(0, 140, 300, 20), pygame.Rect(140, 0, 20, 300)]
    found = merged(strips, whole)
    assert sum(rect.w * rect.h for rect in found) == 300 * 20 * 2 - 20 * 20


def test_a_tree_in_the_place_of_another_is_drawn_only_where_it_differs(scene: Scene) -> None:
    """One node moved, one painted anew with one other pixel, and one is the same picture."""
    surface, shared = pygame.Surface(SIZE), plain(40, 40)
    painted = plain(80, 80, (1, 2, 3))
    other = painted.copy()
    other.set_at((70, 50), (9, 9, 9))

    def tree(image: pygame.Surface, x: float) -> Node:
        holder = Node(Box(0, 0, *SIZE))
        holder.add(sprite(shared, 300, 200))
        holder.add(sprite(image, 100, 100, static=True))
        holder.add(sprite(shared, x, 0))
        return holder

    old = scene.root.add(tree(painted, 0))
    scene.draw(surface)
    new = tree(other, 200)
    scene.replace(old, new)
    assert scene.root.children == [new]
    rects = scene.draw(surface)
    assert not any(rect.colliderect((304, 204, 32, 32)) for rect in rects), "it is the same"
    around = [rect for rect in rects if rect.colliderect((170, 150, 1, 1))]
    assert around
    assert all(rect.h <= 12 and rect.w < 40 for rect in around), "a few rows of it"
    assert surface.get_at((170, 150))[:3] == (9, 9, 9)
    assert surface.get_at((10, 10))[:3] == (0, 0, 0)
    assert surface.get_at((210, 10))[:3] == (200, 40, 40)


def test_the_same_pictures_in_another_order_are_drawn_again(scene: Scene) -> None:
    surface, red, blue = pygame.Surface(SIZE), plain(40, 40), plain(40, 40, (0, 0, 200))

    def tree(*images: pygame.Surface) -> Node:
        holder = Node(Box(0, 0, *SIZE))
        for image in images:
            holder.add(sprite(image, 0 if image is red else 10, 10))
        return holder

    old = scene.root.add(tree(red, blue))
    scene.draw(surface)
    scene.replace(old, tree(blue, red))
    scene.draw(surface)
    assert surface.get_at((20, 20))[:3] == (200, 40, 40)


@pytest.mark.parametrize("seed", range(6))
def test_replaced_trees_look_like_drawing_everything(seed: int) -> None:
    chance = random.Random(seed)
    scene, surface = Scene(SIZE), pygame.Surface(SIZE)
    images = [plain(60, 60, (40 * i, 250 - 40 * i, 90)) for i in range(5)]

    def tree() -> Node:
        holder = Node(Box(0, 0, *SIZE))
        for i in range(8):
            image = chance.choice([*images, chance.choice(images).copy()])
            at = (chance.randrange(4) * 50, chance.randrange(4) * 40)
            node = holder.add(sprite(image, *at, static=i % 3 == 0))
            node.visible = chance.random() < 0.9
            node.opacity = chance.choice([1.0, 1.0, 0.5])
        return holder

    shown = scene.root.add(tree())
    for _ in range(12):
        scene.draw(surface)
        new = tree()
        scene.replace(shown, new)
        shown = new
    scene.draw(surface)
    fresh = pygame.Surface(SIZE)
    scene.damage_all()
    scene._layer = None
    scene.draw(fresh)
    assert pygame.image.tobytes(surface, "RGB") == pygame.image.tobytes(fresh, "RGB")


def test_what_a_container_draws_is_listed_anew_after_any_change_in_it() -> None:
    outer, inner = Container(Box(0, 0, 90, 90), "outer"), Container(Box(5, 5, 50, 50), "inner")
    scene = Scene((100, 100))
    scene.root.add(outer).add(inner)
    image, other = pygame.Surface((4, 4)), pygame.Surface((6, 6))
    node = inner.add(Node(Box(1, 1, 4, 4), image))

    def seen() -> list[tuple[pygame.Surface, tuple[int, ...], float]]:
        return [(piece.image, tuple(piece.rect), piece.opacity) for piece in pieces(scene.root)]

    assert seen() == [(image, (6, 6, 4, 4), 1.0)]
    node.move_to(2, 1)
    assert seen() == [(image, (7, 6, 4, 4), 1.0)]
    outer.move_to(10, 0)
    assert seen() == [(image, (17, 6, 4, 4), 1.0)]
    inner.opacity = 0.5
    assert seen() == [(image, (17, 6, 4, 4), 0.5)]
    inner.opacity = 1.0
    scene.root.opacity = 0.5
    assert seen() == [(image, (17, 6, 4, 4), 0.5)]
    scene.root.opacity = 1.0
    node.image = other
    assert seen() == [(other, (16, 5, 6, 6), 1.0)]
    inner.visible = False
    assert seen() == []
    node.visible = False
    inner.visible = True
    assert seen() == []
    node.visible = True
    inner.swap(node, Node(Box(0, 0, 4, 4), image))
    assert seen() == [(image, (15, 5, 4, 4), 1.0)]
    inner.clear()
    assert seen() == []
    inner.add(Node(Box(0, 0, 4, 4), image))
    assert len(seen()) == 1
    inner.remove()
    assert seen() == []


def test_on_a_large_picture_a_change_of_the_same_share_is_as_small() -> None:
    def changed(k: int) -> int:
        """The share of a picture, k times as large, that is drawn again."""
        size, part = (100 * k, 200 * k), pygame.Rect(10 * k, 20 * k, 20 * k, 60 * k)
        images = [pygame.Surface(size) for _ in range(2)]
        images[1].fill((200, 0, 0), part)
        old, new = ([Piece(image, image.get_rect(), 1.0, True)] for image in images)
        found = [change.rect for change in difference(old, new)]
        assert found[0].unionall(found[1:]).contains(part)
        return round(100 * sum(rect.w * rect.h for rect in found) / (size[0] * size[1]))

    assert changed(1) < 20
    assert changed(4) < 20
