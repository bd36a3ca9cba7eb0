"""Events as movement: what flies from where to where."""

from typing import Any, NamedTuple

import pygame

from fort_desktop.rules import events as ev
from fort_desktop.rules.cards import Catalog
from fort_desktop.rules.types import HIDDEN
from fort_desktop.scene.animate import Tween
from fort_desktop.scene.geometry import Box, Point
from fort_desktop.scene.node import Node
from fort_desktop.scene.scene import Scene
from fort_desktop.ui.art import palette as pal
from fort_desktop.ui.art.cardface import card_back, card_face
from fort_desktop.ui.art.icons import icon
from fort_desktop.ui.words import language

SECONDS = 0.38
"""How long a card is under way."""


class Flight(NamedTuple):
    """A thing under way; places are names of regions or nodes."""

    what: str
    start: str
    end: str


def flight_of(event: ev.Event, viewer: int) -> Flight | None:
    """What an event moves over the table, seen by `viewer`; None for most."""
    if not hasattr(event, "seat"):
        return None
    told: Any = event
    home = _home(told.seat, viewer)
    if isinstance(event, ev.CardPlayed | ev.CardAdded):
        return Flight(event.card, "hand" if event.seat == viewer else home, "play")
    if isinstance(event, ev.KidRecruited | ev.CardToLookout):
        return Flight(event.card, _source(event, home, viewer), _zone(event, viewer))
    if isinstance(event, ev.LeaderFollowed):
        start = "hand" if event.seat == viewer else home
        return Flight(event.cards[0], start, _pile(event.seat, viewer))
    if isinstance(event, ev.CardDrawn) and event.seat == viewer:
        return Flight(event.card, "deck", "hand")
    if isinstance(event, ev.CardTrashed):
        return Flight(event.card, "play" if event.source == "played" else home, "ends")
    if isinstance(event, ev.ResourceGained):
        return Flight(event.resource, "play", home)
    if isinstance(event, ev.PointsScored):
        return Flight("vp", "play", home)
    if isinstance(event, ev.ResourceSpent):
        return Flight(event.resource, home, "ends")
    return None


def _home(seat: int, viewer: int) -> str:
    return "board" if seat == viewer else f"seat:{seat}"


def _pile(seat: int, viewer: int) -> str:
    return "discard" if seat == viewer else f"discard:{seat}"


def _zone(event: ev.KidRecruited | ev.CardToLookout, viewer: int) -> str:
    if isinstance(event, ev.KidRecruited):
        return _pile(event.seat, viewer)
    return "lookout" if event.seat == viewer else _home(event.seat, viewer)


def _source(event: ev.KidRecruited | ev.CardToLookout, home: str, viewer: int) -> str:
    kid = event.card.partition(".")[0]
    if event.source == "park":
        return f"park:{kid}"
    if event.source == "deck":
        return "parkdeck"
    if event.source == "yard" and event.rival is not None:
        return "board" if event.rival == viewer else f"yard:{event.rival}:{kid}"
    return "hand" if event.seat == viewer else home


def picture_of(what: str, catalog: Catalog, unit: float) -> pygame.Surface:
    """What flies: a small card, or a token."""
    height = round(190 * unit)
    if what == HIDDEN:
        return card_back(round(height * 0.7), height, pal.PARK_BACK, None)
    if what in catalog.kid:
        return card_face(catalog.kid[what], height, "park", language())
    return icon(what, max(12, round(60 * unit)))


def launch(scene: Scene, image: pygame.Surface, start: Box, end: Box) -> None:
    """Let a picture fly from the middle of one place to that of another."""
    w, h = image.get_size()
    a, b = start.center, end.center
    node = Node(Box(a.x - w / 2, a.y - h / 2, w, h), image, "flight")
    node.solid = False
    scene.root.add(node)

    def step(t: float) -> None:
        at = Point(a.x + (b.x - a.x) * t, a.y + (b.y - a.y) * t)
        node.move_to(at.x - w / 2, at.y - h / 2)

    scene.animator.start(Tween(SECONDS, step, node.remove))
