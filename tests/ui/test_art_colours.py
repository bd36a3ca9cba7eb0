"""Colours, computed: what differs stays apart for colour-blind eyes, words stand out."""

from itertools import combinations

import pygame

from fort_desktop.scene.geometry import Box
from fort_desktop.scene.node import Node
from fort_desktop.ui.art import palette as pal
from fort_desktop.ui.art.drawings import drawn
from fort_desktop.ui.art.icons import badge, icon
from fort_desktop.ui.text.names import LETTERS
from fort_desktop.ui.toolkit.common import rimmed_by, sign_on
from tests.cases import each
from tests.ui.colours import EYES, Vector, contrast, distance, seen

GROUNDS = (*pal.GRASS, pal.YARD, pal.CARDBOARD, pal.PATIO, *pal.GINGHAM, pal.CARD)


STEPS = (
    *("pizza", "toys", "any", "vp", "point", "fort", "build", "level", "lookout", "pack", "trash"),
    *("trash_this", "trash_rival", "recruit", "copy_pack", "copy_rival_pack", "convert", "spend"),
    *("follow", "lock", "then", "times"),
)
"""The signs in action boxes, but the suits."""


def _nearest(colours: dict[str, pal.Colour], eyes: str) -> tuple[float, str, str]:
    return min(
        (distance(seen(colours[a], eyes), seen(colours[b], eyes)), a, b)
        for a, b in combinations(colours, 2)
    )


@each("eyes", EYES)
def test_suits_stay_apart(eyes: str) -> None:
    suits = {suit: pal.rgb(colour) for suit, colour in pal.SUITS.items()}
    assert _nearest(suits, eyes)[0] > (0.035 if eyes == "grey" else 0.12)


@each("eyes", EYES)
def test_seats_stay_apart(eyes: str) -> None:
    assert _nearest(pal.SEATS, eyes)[0] > (0.05 if eyes == "grey" else 0.075)


@each("eyes", EYES)
def test_what_may_be_chosen_is_lighter_than_its_ground(eyes: str) -> None:
    for ground in GROUNDS:
        assert distance(seen(pal.ACTION, eyes), seen(ground, eyes)) > 0.05, ground


def _unlike(one: pygame.Surface, two: pygame.Surface) -> float:
    """How much of two silhouettes is not the same: 0 to 1."""
    a, b = (pygame.mask.from_surface(image, 127) for image in (one, two))
    both = a.overlap_area(b, (0, 0))
    return 1 - both / (a.count() + b.count() - both)


def test_suits_differ_in_shape_and_sign() -> None:
    for one, two in combinations(pal.SUITS, 2):
        assert _unlike(badge(one, 48, False), badge(two, 48, False)) > 0.1, (one, two)
    assert len(set(LETTERS.values())) == len(pal.SUITS)


def test_seats_differ_in_shape() -> None:
    for one, two in combinations(pal.MARKS.values(), 2):
        assert _unlike(icon(one, 48), icon(two, 48)) > 0.25, (one, two)


def _small(name: str) -> list[Vector]:
    """A sign of 18 pixels on paper, as the eye sees it."""
    image = pygame.Surface((18, 18))
    image.fill(pal.PAPER)
    image.blit(drawn(f"signs/{name}", 18, 18), (0, 0))
    points = (image.get_at((x, y)) for x in range(18) for y in range(18))
    return [seen((point.r, point.g, point.b)) for point in points]


def test_steps_differ_even_when_small() -> None:
    """But a fort's level is a fort, and a point is a point."""
    small = {name: _small(name) for name in STEPS}
    assert small["fort"] == small["level"]
    for one, two in combinations(small, 2):
        if {one, two} not in ({"fort", "level"}, {"vp", "point"}):
            apart = [distance(a, b) for a, b in zip(small[one], small[two], strict=True)]
            assert sum(apart) / len(apart) > 0.1, (one, two)


def test_states_differ_in_shape() -> None:
    """Grey eyes see a rim between dark lines, and a plus where most of it is hidden."""
    parent = Node(Box(0, 0, 400, 400), None, "table")
    card = parent.add(Node(Box(100, 100, 104, 150), None, "hand:bug"))
    for node in (rimmed_by(card, 1.0), sign_on(card, 1.0)):
        assert node.image is not None
        lights = {seen((c.r, c.g, c.b), "grey")[0] for c in _points(node.image) if c.a > 200}
        assert max(lights) - min(lights) > 0.4


def _points(image: pygame.Surface) -> list[pygame.Color]:
    w, h = image.get_size()
    return [image.get_at((x, y)) for x in range(w) for y in range(h)]


@each("ground", [*GROUNDS, *pal.SEATS.values(), pal.ACTION, pal.CHALKBOARD])
def test_the_focus_stands_out_everywhere(ground: pal.Colour) -> None:
    assert max(contrast(colour, ground) for colour in pal.FOCUS) >= 3
    assert contrast(*pal.FOCUS) >= 3


@each("ground", [
        pal.CARD, pal.PAPER, pal.TAPE, pal.TAPE_FRIEND, pal.CARDBOARD, pal.CARDBOARD_RIVAL,
        pal.PRIVATE, pal.PIZZA_BOX, pal.ACTION, pal.LIT, pal.DISABLED, pal.PATIO,
        pal.CARDBOARD_DARK,
    ])  # fmt: skip
def test_ink_can_be_read(ground: pal.Colour) -> None:
    assert contrast(pal.INK, ground) >= 4.5


@each("ground", [*pal.SEATS.values(), pal.CHALKBOARD, pal.TOY_BOX, pal.BAG, pal.RULE_BACK])
def test_chalk_can_be_read(ground: pal.Colour) -> None:
    assert contrast(pal.CHALK, ground) >= 4.5


@each("ground", [pal.GRASS[0], pal.GRASS[1], pal.YARD, pal.CARD])
def test_outlines_can_be_seen(ground: pal.Colour) -> None:
    assert contrast(pal.OUTLINE, ground) >= 3
