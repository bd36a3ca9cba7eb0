"""Shows cards and tokens under way: each in one picture, which glides from place to place."""

import math
from collections.abc import Callable, Sequence
from functools import partial
from typing import Final

import msgspec
import pygame

from fort_desktop.rules.model.cards import Catalog
from fort_desktop.rules.model.types import HIDDEN
from fort_desktop.scene.animate import Animation, AtOnce, InTurn, Tween, pause, swelling
from fort_desktop.scene.easing import anticipate, ease
from fort_desktop.scene.geometry import Box, Point
from fort_desktop.scene.node import TURNED, Node, resized
from fort_desktop.scene.scene import Scene
from fort_desktop.ui.art import palette as pal
from fort_desktop.ui.art.cardback import card_back
from fort_desktop.ui.art.cardface import kid_picture
from fort_desktop.ui.art.icons import icon
from fort_desktop.ui.i18n.i18n import language
from fort_desktop.ui.table.event_motion import colour_of_back
from fort_desktop.ui.table.layout_diff import PARK, Glide, Pace, delays, is_told_token, names_token
from fort_desktop.ui.table.things import HandCard

FLIGHT_Z: Final = 600_000.0
"""Above cards in front, below what is dragged."""
_TOKEN: Final = 34.0
_CARD: Final = (100.0, 152.0)
_DECK: Final = (84.0, 122.0)
"""A card of one's own deck; those of rivals are as high as their piles."""
_ROUNDING: Final = 0.015
_TURNS: Final = 12
"""In so many widths a card that is turned over is seen."""


class Flying(msgspec.Struct, frozen=True):
    """The key of a card or a token under way, by what it is; it explains itself once it lies.

    A token that has `landed` is seen to swell before it is one of those that lie there.
    """

    what: str
    landed: bool = False

    def __str__(self) -> str:
        return "landed" if self.landed else "flight"


def launch(
    scene: Scene,
    found: Sequence[Glide],
    pace: Pace,
    unit: float,
    catalog: Catalog,
    landed: Callable[[], None],
    hop: Callable[[], None] = lambda: None,
    also: Sequence[Animation] = (),
) -> None:
    """Let things glide, `landed` after the last.

    What lay on the table is hidden from its start on, for as long as its picture is there, and seen
    at its end only once the table is laid again.

    Args:
        unit: pixels of one unit of the table; hop: called for each token as it lands.
        also: what else is seen to move meanwhile.
    """
    parts: list[Animation] = [*also]
    for glide, delay in zip(found, delays(found, pace), strict=True):
        node, flight, last = _flight(scene, glide, pace, unit, catalog)
        path: list[Animation] = [pause(delay), flight] if delay else [flight]
        if is_told_token(glide) and pace.arc:
            flight.done = partial(_land, node, hop)
            path.append(swelling(node, last))
        parts.append(InTurn(path) if len(path) > 1 else flight)
    scene.animator.start(AtOnce(parts, landed))


def _land(node: Node, hop: Callable[[], None]) -> None:
    node.key = Flying(node.label, landed=True)
    hop()


def _flight(
    scene: Scene, glide: Glide, pace: Pace, unit: float, catalog: Catalog
) -> tuple[Node, Tween, float]:
    """The node of a thing under way, its flight, and its scale at the end."""
    image, back = flight_pictures(glide, unit, catalog)
    w, h = image.get_size()
    start, end = glide.start.center, glide.end.center
    first, last = _scales(glide, (w, h))
    name = glide.what if isinstance(glide.what, str) else glide.what[1]
    node = Node(Box(0, 0, w, h).around(start), image, Flying(name), z=FLIGHT_Z)
    node.label = name
    node.solid, node.hasty = False, True
    node.scale = first
    # What starts later is still where it was, or not there yet.
    node.visible = glide.before is not None
    scene.root.add(node)
    if glide.before is not None:
        node.stand_for(glide.before)
    arc = pace.arc * unit if glide.named else 0.0
    # A card dips before it leaves; a token hops.
    easing = ease if names_token(glide.what) else anticipate

    def step(t: float) -> None:
        node.visible = True
        shown = image if back is None else _turned_over(back, image, t)
        at = start.toward(end, t)
        place = Box(0, 0, w, h).around(Point(at.x, at.y - 4 * arc * t * (1 - t)))
        node.pose(shown, place, first + (last - first) * t)

    return node, Tween(pace.seconds, step, easing=easing, owner=node), last


def _scales(glide: Glide, size: tuple[int, int]) -> tuple[float, float]:
    """Return the scale of the picture at the start and at the end, as shares of its own size.

    A panel as an end says nothing about the size of what comes from it; a face-down deck does.
    """
    h = _height(glide, size[1])
    first = glide.start.h / h if glide.before is not None else 1.0
    if glide.back:
        first = min(1.0, glide.start.h / h)
    last = glide.end.h / h if glide.after is not None else 1.0
    return _snapped(first), _snapped(last)


def _snapped(scale: float) -> float:
    """Not too large; what is as large as its picture but for a rounding is shown as it is."""
    return 1.0 if abs(scale - 1.0) < _ROUNDING else min(scale, 3.0)


def _height(glide: Glide, picture: float) -> float:
    """Return the height of a thing in its picture; a hand card's has an edge for the badge."""
    shown = next((n for n in (glide.after, glide.before) if _image_of(n) is not None), None)
    return shown.area.h if shown is not None and isinstance(shown.key, HandCard) else picture


def flight_pictures(
    glide: Glide, unit: float, catalog: Catalog
) -> tuple[pygame.Surface, pygame.Surface | None]:
    """Return the picture of a thing under way, and that of its back if it is turned over."""
    face = _face(glide, unit, catalog)
    if not glide.back:
        return face, None
    seat = glide.back != PARK
    colour = pal.SEATS[glide.back] if seat else pal.PARK_BACK
    return face, card_back(
        *face.get_size(), colour, None, pal.MARKS[glide.back] if seat else "fort"
    )


def _face(glide: Glide, unit: float, catalog: Catalog) -> pygame.Surface:
    """The picture of a thing under way, painted if it does not lie on the table."""
    for node in (glide.after, glide.before):
        shown = _image_of(node)
        if shown is not None:
            return shown
    name = glide.what if isinstance(glide.what, str) else glide.what[1]
    w, h = (round(side * unit) for side in _CARD)
    colour = colour_of_back(name)
    if colour:
        scale = min(_DECK[1] * unit, glide.start.h * 0.8) / _DECK[1]
        size = (round(_DECK[0] * scale), round(_DECK[1] * scale))
        return card_back(*size, pal.SEATS[colour], None, pal.MARKS[colour])
    if name == HIDDEN:
        return card_back(w, h, pal.PARK_BACK, None)
    if name in catalog.kid:
        return kid_picture(catalog.kid[name], "park", (w, h), unit, language())
    return icon(name, max(12, round(_TOKEN * unit)))


def _turned_over(back: pygame.Surface, face: pygame.Surface, t: float) -> pygame.Surface:
    """A card of which so much of its way is done: squashed to its edge halfway, then its face."""
    shown = back if t < 0.5 else face
    w, h = shown.get_size()
    share = round(abs(math.cos(math.pi * min(1.0, max(0.0, t)))) * _TURNS) / _TURNS
    if share >= 1.0:
        return shown
    size = max(2, round(w * share)), h
    return TURNED.get((shown, size), lambda: resized(shown, size, True))


def _image_of(node: Node | None) -> pygame.Surface | None:
    """The picture of a thing; that of a card in the hand is its face."""
    if node is None:
        return None
    if isinstance(node.key, HandCard) and node.children:
        return node.children[0].image
    return node.image
