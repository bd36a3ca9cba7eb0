"""Panels that change while things glide: a fort grows in dust, mat and Park trade their room.

Tags count up to what a seat is worth then.
"""

import math
import random
from collections.abc import Callable
from functools import partial
from typing import Final, Literal, NamedTuple

import pygame

from fort_desktop.rules.knowledge.ending import shares
from fort_desktop.rules.model import events as ev
from fort_desktop.rules.model.events import Event
from fort_desktop.scene.animate import Animator, Tween
from fort_desktop.scene.geometry import Box
from fort_desktop.scene.node import Node, Picture
from fort_desktop.scene.panel import rounded
from fort_desktop.ui.art import palette as pal
from fort_desktop.ui.art.kept import SMALL
from fort_desktop.ui.art.paper import tape
from fort_desktop.ui.art.svg import disc, faint, picture
from fort_desktop.ui.design.canvas import Canvas
from fort_desktop.ui.design.text_box import TextStyle
from fort_desktop.ui.i18n.i18n import tr
from fort_desktop.ui.table import things as th
from fort_desktop.ui.table.layout_diff import Glide
from fort_desktop.ui.table.nodes import TableNodes
from fort_desktop.ui.table.panels.site import BUILT, Site
from fort_desktop.ui.table.panels.worth import WorthTag
from fort_desktop.ui.toolkit.common import chip

_RISES: Final = 0.8
"""Seconds until it has settled: longer than the fort is built."""
_PUFFS: Final = 9
_WIDE: Final = 0.3
"""The size of a cloud, as a share of the fort's width."""
_DRIFT: Final = 0.14
_UP: Final = 0.2
_SEED: Final = 3


class _Puff(NamedTuple):
    """One cloud: where its middle begins, how far it drifts, when it comes (0 to 1)."""

    node: Node
    x: float
    y: float
    drift: float
    comes: float


def dusting(feet: Box, lay: Callable[[Box, pygame.Surface], Node]) -> Tween:
    """Clouds of dust along the lower edge of a place; they grow, rise and fade.

    Args:
        feet: where the fort stands, in pixels; lay: puts a picture over the table.
    """
    chance = random.Random(_SEED)
    size = max(6, round(_WIDE * feet.w))
    found = []
    for i in range(_PUFFS):
        aside = 2 * i / (_PUFFS - 1) - 1
        x = feet.center.x + 0.42 * aside * feet.w
        node = lay(Box(x - size / 2, feet.bottom - size / 2, size, size), cloud(size))
        node.opacity, node.scale = 0.0, 0.2
        comes = 0.45 * chance.random()
        found.append(_Puff(node, x, feet.bottom - 0.2 * size, aside * _DRIFT * feet.w, comes))

    def step(t: float) -> None:
        for puff in found:
            _drift(puff, max(0.0, t - puff.comes) / (1 - puff.comes), size, _UP * feet.w)

    return Tween(_RISES, step, easing=_even, owner=found[0].node)


def _even(t: float) -> float:
    return t


def _drift(puff: _Puff, t: float, size: int, up: float) -> None:
    """Show one cloud at a moment of its life, from 0 to 1."""
    far = 1 - (1 - t) ** 2
    puff.node.opacity = min(1.0, 6 * t) * (1 - t) ** 0.7
    puff.node.scale = 0.25 + 0.75 * far
    x, y = puff.x + puff.drift * far, puff.y - up * far * (0.4 + puff.comes)
    puff.node.move_to(x - size / 2, y - size / 2)


@SMALL
def cloud(size: int) -> pygame.Surface:
    """A cloud of dust: three balls with one outline."""
    balls = ((14, 27, 10), (25, 19, 12), (35, 28, 9))
    edge = "".join(disc(x, y, r + 2, "#8A6A44", 0) for x, y, r in balls)
    body = "".join(disc(x, y, r, "#EAD9B4", 0) for x, y, r in balls)
    light = disc(22, 16, 5, "#FFF6DC", 0, more=faint(0.8))
    return picture(edge + body + light, size, size, (48, 44))


_PANEL_Z: Final = 500.0
"""Above the panels, below what lies on them."""
_LIT_Z: Final = 3100.0
"""Above a big moment, which leaves the end meter lit."""
_TAPED: Final = 0.9
"""Seconds for which a tape tells of a rival's new level."""
_TRADES: Final = 0.26
_STAYS: Final = 0.6
"""Seconds for which it is seen what was gained, and light falls on the end meter."""
_RISES_BY: Final = 10.0
_LINE: Final = 2.5
_WAYS: Final[tuple[Literal["points", "level", "deck"], ...]] = ("points", "level", "deck")
"""The ways to the end, in the order of their shares."""
_GLIDES: Final = ("park", "mat", "hand")
"""The panels whose things glide where mat and Park, or hand and teacher, trade their room."""
_FANS: Final = 3
"""So many cards more make a hand that fans out, and so far its cards are gathered before."""
_GATHERS: Final = 0.16
_EACH: Final = 0.04
"""Seconds for each point that a tag counts up."""


class _Seen(NamedTuple):
    """A part of a panel: what is seen there, and where; `on` are the pictures that lie on it."""

    image: pygame.Surface
    area: Box
    on: tuple[tuple[pygame.Surface, Box], ...] = ()


def growing(before: TableNodes, after: TableNodes, event: Event) -> list[Tween]:
    """A fort is built piece by piece, in a cloud of dust; nothing for any other event.

    Nor is there anything where no fort is drawn, or where the board lies elsewhere afterwards.
    """
    if not isinstance(event, ev.FortAdvanced):
        return []
    old, new = (_site(nodes, event.seat) for nodes in (before, after))
    if old is None or new is None or old.area != new.area:
        return []
    frame = new.building()
    node = _laid(before, new.area, frame(0.0), "growing")

    def step(t: float) -> None:
        node.image = frame(t)

    built = Tween(BUILT, step, easing=_even, owner=node)
    return [built, dusting(new.area, lambda place, image: _laid(before, place, image, "dust"))]


def _site(nodes: TableNodes, seat: int) -> Site | None:
    found = (node for node in nodes.walk() if isinstance(node, Site) and node.seat == seat)
    return next(found, None)


def taped(before: TableNodes, after: TableNodes, event: Event) -> list[Tween]:
    """A tape on a rival's band tells which level their fort has now; nothing for other events."""
    if not isinstance(event, ev.FortAdvanced) or event.seat == after.view.seat:
        return []
    band = before.bands.get(event.seat)
    if band is None:
        return []
    unit, area = before.unit, band.area
    w, h = min(0.94 * area.w, 300 * unit), min(0.8 * area.h, 52 * unit)
    canvas = Canvas.on(tape(round(w), round(h), False, -1.2).copy(), unit)
    level = after.view.seats[event.seat].level
    # NOTE: on a tape: this player has built a fort of level {n}
    words = tr("{who}: level {n}", who=before.model.teller.name(event.seat), n=level)
    canvas.write(words, Box(14, 3, canvas.w - 28, canvas.h - 6), TextStyle(24, 12, align="center"))
    place = Box(0, 0, *canvas.image.get_size()).around(area.center)
    node = _laid(before, place, canvas.image, "level tape")

    def step(t: float) -> None:
        node.opacity = min(1.0, 8 * t, 8 * (1 - t))

    return [Tween(_TAPED, step, easing=_even, owner=node, moves=False)]


Animation = Callable[[TableNodes, TableNodes, Event], list[Tween]]
"""Makes what moves while an event is told, of the table before it and after it; [] for others."""
ANIMATIONS: Final[list[Animation]] = [growing, taped]
"""All that moves besides what flies and what glides to where it lies now."""


def widening(before: TableNodes, after: TableNodes) -> Tween | None:
    """The mat slides over the Park while a card glides to it; None if it does not grow."""
    old, new = _stone(before), _stone(after)
    if not _gives_room(new.area, old.area):
        return None
    start = new.area.at(_beside(old.area, new.area, after), new.area.y)
    return _slide(_laid(before, start, new.image, "stone"), start, new.area)


def narrows(before: TableNodes, after: TableNodes) -> bool:
    """Return True if the mat gives room back to the Park."""
    return _gives_room(_stone(before).area, _stone(after).area)


def _gives_room(old: Box, new: Box) -> bool:
    return new.x > old.x or new.y > old.y


def _beside(there: Box, of: Box, nodes: TableNodes) -> float:
    """Return the x to which a mat gives way to one elsewhere, or from where it comes."""
    return there.x if there.y == of.y else nodes.size[0]


def goes_with_its_panel(glide: Glide) -> bool:
    """Return True if a thing only lies elsewhere since Park and mat have traded their room."""
    keys = [node.key for node in (glide.before, glide.after) if node is not None]
    kinds: tuple[tuple[type, ...], ...] = (
        (th.ParkCard, th.ParkDeck),
        (th.PlayedCard, th.AddedCard),
    )
    stays = any(all(isinstance(key, kind) for key in keys) for kind in kinds)
    return stays and len(keys) == 2 and not glide.named


class PanelTransition:
    """Lets mat and Park trade their room where nothing else moves.

    Attributes:
        leaving: the picture of a mat that slides away, until it has gone.
    """

    def __init__(self) -> None:
        self._light = Animator()
        self._tags: dict[tuple[int, object], WorthTag] = {}
        self._shares: tuple[float, ...] = ()
        self._hand = 0
        self._loose = set[Node]()
        self.leaving: Node | None = None

    @property
    def stays(self) -> set[Node]:
        """The pictures over the table that are not laid again with it."""
        return {*self._loose, *([self.leaving] if self.leaving is not None else [])}

    @property
    def busy(self) -> bool:
        """True if anything moves."""
        return self._light.busy

    def go_on(self, seconds: float, speed: float) -> None:
        """Let time pass."""
        self._light.speed = speed
        self._light.advance(seconds)

    def traded(self, before: "Before | None", after: TableNodes, reduced: bool) -> None:
        """The table has been laid again, and other panels may be larger now."""
        if before is None or reduced:
            return
        old, new = before.stone, _stone(after)
        if _gives_room(old.area, new.area):
            # It slides away to the side, and what it has covered is there already.
            self.leaving = _laid(after, old.area, old.image, "stone")
            for layer, box in old.on:
                self.leaving.add(Picture(box, layer))
            end = old.area.at(_beside(new.area, old.area, after), old.area.y)
            gone = partial(self._gone, self.leaving)
            self._light.start(_slide(self.leaving, old.area, end, gone))
        elif not _gives_room(new.area, old.area):
            return
        elif not before.widened:
            holder = after.panels["mat"].holder
            self._light.start(_come(holder, _beside(old.area, new.area, after) - new.area.x))
        if not before.widened:
            self._come_from(before.park, after)

    def made_room(self, before: "Before | None", after: TableNodes, reduced: bool) -> None:
        """The teacher begins to speak, or has nothing more to say: the hand glides over."""
        speaks = after.frame.panels.home is not None
        if before is not None and before.speaks != speaks and not reduced:
            self._come_from(before.hand, after)

    def _come_from(self, before: "dict[th.Thing, Box]", after: TableNodes) -> None:
        """Let things come to their places from where they lay."""
        for node in after.within(*_GLIDES):
            lain = before.get(node.key) if isinstance(node.key, th.Thing) else None
            aside = lain.center.x - node.area.center.x if lain is not None else 0.0
            if abs(aside) > 1:
                self._light.start(_come(node, aside, lain.w / node.area.w if lain else 1.0))

    def count_up(self, after: TableNodes, moves: bool) -> None:
        """The table has been laid anew: tags count from what they have shown to what they say.

        Args:
            moves: pictures move; else they say it at once.
        """
        tags = [node for node in after.walk() if isinstance(node, WorthTag)]
        before = self._tags
        self._tags = {(after.view.seat, tag.key): tag for tag in tags}
        for key, tag in self._tags.items():
            old = before.get(key, tag)
            if moves and old is not tag and old.seen < tag.told:
                self._light.start(_counting(tag, old.seen))

    def gained(self, nodes: TableNodes, at: Box, points: int, reduced: bool) -> None:
        """Points have arrived at their number: how many is seen below it for a while."""
        words = tr("+{n}", n=points)
        image = chip(words, "", nodes.unit)
        w, h = image.get_size()
        (wide, high), unit = nodes.size, nodes.unit
        # Above it is the line of phases.
        x, y = at.center.x - w / 2, at.bottom + _RISES_BY * unit
        place = Box(min(max(0.0, x), wide - w), min(y, high - h), w, h)
        node = _laid(nodes, place, image, "gained")
        node.label = words
        self._loose.add(node)

        def step(t: float) -> None:
            node.opacity = min(1.0, 5 * (1 - t))
            if not reduced:
                node.move_to(place.x, place.y - _RISES_BY * unit * t * (2 - t))

        gone = partial(self._gone, node)
        self._light.start(Tween(_STAYS, step, gone, easing=_even, owner=node))

    def end_gains(self) -> None:
        """Take away at once all that tells of gains."""
        for node in list(self._loose):
            self._gone(node)

    def lit(self, after: TableNodes, moves: bool) -> None:
        """The table has been laid anew: light falls on the ways to the end that have come nearer.

        Args:
            moves: pictures move; else nothing is lit.
        """
        before, self._shares = self._shares, tuple(shares(after.view))
        ways = zip(_WAYS, before, self._shares, strict=False)
        nearer = [th.MeterLine(what) for what, old, new in ways if new > old]
        if not (moves and nearer):
            return
        for line in [node for node in after.within("meter") if node.key in nearer]:
            area, unit = line.area, after.unit
            size, thick = (round(area.w), round(area.h)), max(1.0, _LINE * unit)
            sheet = rounded(*size, 6 * unit, None, pal.CHALK_YELLOW, thick)
            node = _laid(after, area, sheet, "nearer", _LIT_Z)
            self._loose.add(node)
            self._light.start(_shining(node, partial(self._gone, node)))

    def fanned(self, after: TableNodes, complete: bool, moves: bool) -> None:
        """The table has been laid anew: cards that were drawn are gathered once, and fan out.

        Args:
            complete: none is still to be drawn; moves: pictures move; else they lie there.
        """
        if not complete:
            return
        cards = [node for node in after.within("hand") if isinstance(node.key, th.HandCard)]
        before, self._hand = self._hand, len(cards)
        if moves and len(cards) >= before + _FANS and not after.draft:
            middle = sum(card.area.center.x for card in cards) / len(cards)
            for card in cards:
                self._light.start(_fanning(card, card.area.center.x - middle))

    def _gone(self, picture: Node) -> None:
        picture.remove()
        self._loose.discard(picture)
        if self.leaving is picture:
            self.leaving = None


class Before(NamedTuple):
    """The parts that are kept of a table that is about to be taken away.

    Attributes:
        stone: the mat; park: where the Park's kids are seen; hand: the same of one's own cards.
        speaks: the teacher says something.
        widened: the room has been traded already, while things glided.
    """

    stone: _Seen
    park: dict[th.Thing, Box]
    hand: dict[th.Thing, Box]
    speaks: bool
    widened: bool


def noted(nodes: TableNodes | None, widened: bool) -> Before | None:
    """Note what will have to be known of a table."""
    if nodes is None:
        return None
    park: dict[th.Thing, Box] = {}
    hand: dict[th.Thing, Box] = {}
    for node in nodes.within(*_GLIDES):
        if isinstance(node.key, th.ParkCard | th.ParkDeck):
            park[node.key] = node.area
        elif isinstance(node.key, th.HandCard):
            hand[node.key] = node.area
    speaks = nodes.frame.panels.home is not None
    return Before(_stone(nodes), park, hand, speaks, widened)


def _stone(nodes: TableNodes) -> _Seen:
    """The mat as it is seen, or outside the window, from where it comes."""
    node = next((node for node in nodes.within("mat") if node.key == th.PLAY), None)
    if node is None or node.image is None:
        panels = nodes.frame.panels
        away = panels.mat.at(nodes.size[0], panels.mat.y)
        return _Seen(pygame.Surface((1, 1), 0, 32), panels.mat if panels.tabs else away)
    on = tuple((n.image, n.box) for n in node.children if n.image is not None and n.shown())
    return _Seen(node.image, node.area, on)


def _laid(
    nodes: TableNodes,
    area: Box,
    image: pygame.Surface | None,
    name: str,
    z: float = _PANEL_Z,
) -> Node:
    """A picture over the panels of a table, with the image at the left of its place."""
    if image is not None:
        area = area._replace(w=image.get_width())
    node = Picture(area, image, name, z=z)
    scene = nodes.panels.holders()[0].scene
    if scene is not None:
        scene.root.add(node)
    return node


def _slide(node: Node, start: Box, end: Box, done: Callable[[], None] | None = None) -> Tween:
    """From the left edge of one place to that of another."""

    def step(t: float) -> None:
        node.move_to(start.x + (end.x - start.x) * t, start.y)

    return Tween(_TRADES, step, done, owner=node)


def _counting(tag: WorthTag, start: int) -> Tween:
    """Count from a number to what the tag says."""
    more = tag.told - start
    return Tween(more * _EACH, lambda t: tag.show(start + round(more * t)), easing=_even, owner=tag)


def _shining(node: Node, gone: Callable[[], None]) -> Tween:
    """Light comes once, and fades."""

    def step(t: float) -> None:
        node.opacity = math.sin(math.pi * t)

    return Tween(_STAYS, step, gone, easing=_even, owner=node)


def _fanning(card: Node, aside: float) -> Tween:
    """A card comes nearer to the middle of the hand, and back to its place."""
    home = card.box

    def step(t: float) -> None:
        card.move_to(home.x - _GATHERS * aside * math.sin(math.pi * t) ** 2, home.y)

    return Tween(_TRADES, step, easing=_even, owner=card)


def _come(node: Node, aside: float, scale: float = 1.0) -> Tween:
    """A node comes to its place from so many pixels aside, where it was so many times as large."""
    home = node.box

    def step(t: float) -> None:
        node.hasty = t < 1
        place = home.at(home.x + aside * (1 - t), home.y)
        node.pose(node.image, place, 1 + (min(1.0, scale) - 1) * (1 - t))

    return Tween(_TRADES, step, owner=node)
