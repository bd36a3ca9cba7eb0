"""Cards and tokens that are seen to fly over the table."""

from collections.abc import Callable, Sequence
from typing import NamedTuple

import pygame

from fort_desktop.rules.model.cards import Catalog
from fort_desktop.rules.model.types import HIDDEN
from fort_desktop.scene.animate import AtOnce, Tween
from fort_desktop.scene.geometry import Box, Point
from fort_desktop.scene.node import Node
from fort_desktop.scene.scene import Scene
from fort_desktop.ui.art import palette as pal
from fort_desktop.ui.art.cardback import card_back
from fort_desktop.ui.art.icons import icon
from fort_desktop.ui.art.styles import card_face
from fort_desktop.ui.table.flights import Flight
from fort_desktop.ui.text.i18n import language

SECONDS = 0.38
"""How long a card is under way."""


class Way(NamedTuple):
    """From where to where one thing flies, in pixels."""

    start: Box
    end: Box


def pictures_of(flight: Flight, catalog: Catalog, unit: float) -> list[tuple[str, pygame.Surface]]:
    """What flies, with its picture: small cards, or tokens."""
    return [(what, _picture(what, catalog, unit)) for what in flight.what]


def _picture(what: str, catalog: Catalog, unit: float) -> pygame.Surface:
    height = round(190 * unit)
    if what == HIDDEN:
        return card_back(round(height * 0.7), height, pal.PARK_BACK, None)
    if what in catalog.kid:
        return card_face(catalog.kid[what], height, "park", language())
    return icon(what, max(12, round(60 * unit)))


def launch(
    scene: Scene,
    things: Sequence[tuple[str, pygame.Surface]],
    ways: Sequence[Way],
    landed: Callable[[], None],
) -> None:
    """Let things fly from the middle of one place to that of another; `landed` after the last.

    Those that share a way fly side by side.

    Args:
        things: what each is, and its picture.
    """
    parts = []
    for number, ((what, image), way) in enumerate(zip(things, ways, strict=True)):
        among = [other for other, same in enumerate(ways) if same == way]
        w = image.get_width()
        aside = (among.index(number) - (len(among) - 1) / 2) * w * min(1.1, 2.4 / len(among))
        parts.append(_flying(scene, what, image, way, aside))
    scene.animator.start(AtOnce(parts, landed))


def _flying(scene: Scene, what: str, image: pygame.Surface, way: Way, aside: float) -> Tween:
    w, h = image.get_size()
    a, b = way.start.center, way.end.center
    node = Node(Box(a.x + aside - w / 2, a.y - h / 2, w, h), image, "flight")
    node.label = what
    node.solid = False
    scene.root.add(node)

    def step(t: float) -> None:
        at = Point(a.x + (b.x - a.x) * t, a.y + (b.y - a.y) * t)
        node.move_to(at.x + aside - w / 2, at.y - h / 2)

    return Tween(SECONDS, step, node.remove)
