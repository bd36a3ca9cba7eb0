"""The own hand: straight cards that make room for the one in front."""

from collections.abc import Sequence
from typing import Final

from fort_desktop.rules.model.cards import Kid
from fort_desktop.scene.animate import Animator, Tween, ease_out
from fort_desktop.scene.geometry import Box
from fort_desktop.scene.node import Node
from fort_desktop.ui.art import palette as pal
from fort_desktop.ui.art.cardface import card_picture, spoken
from fort_desktop.ui.art.forms import BLEED
from fort_desktop.ui.design.canvas import Canvas
from fort_desktop.ui.i18n.i18n import language
from fort_desktop.ui.table.layout.frame import Frame
from fort_desktop.ui.table.layout.hand import CardPlace, hand_places, with_front
from fort_desktop.ui.table.things import HandCard
from fort_desktop.ui.text.names import kid_name

_PART: Final = 0.12
_LITTLE: Final = 1.1
_TAG: Final = (34.0, 28.0)


class Hand:
    """The nodes of the own hand.

    Each card is a node that answers, which stays in its place, with a face that may move aside.

    Args:
        leaving: of each kid, whether it will lie in the Yard if it stays in the hand.
        follows: of each kid, whether Follow would give it unseen, at the public table.
        grid: where they lie instead of in their row, in pixels: beside each other, all seen.
    """

    def __init__(
        self,
        parent: Node,
        frame: Frame,
        kids: list[Kid],
        leaving: Sequence[bool],
        grid: Sequence[Box] | None = None,
        follows: Sequence[bool] = (),
    ) -> None:
        self._grid = grid is not None
        self._frame = frame
        row, unit = frame.panels.hand, frame.unit
        if grid is None:
            self._rest = hand_places(row, unit, len(kids))
        else:
            self._rest = [CardPlace(box, None) for box in grid]
        self.cards: list[Node] = []
        for kid, place, leaves in zip(kids, self._rest, leaving, strict=True):
            node = parent.add(_card(kid, place, unit))
            if leaves:
                node.children[0].add(_fence(place, unit))
            if follows and follows[len(self.cards)]:
                node.children[0].add(_follow(place, unit))
            self.cards.append(node)

    def face(self, card: Node) -> Node:
        """The picture of a card."""
        return card.children[0]

    def seen(self, card: Node) -> float:
        """Return the width of a card that is seen at rest, in pixels."""
        place = self._rest[self.cards.index(card)]
        return place.box.w if place.seen is None else place.seen

    def strip(self, card: Node) -> float | None:
        """Return the width of a card left free by others in pixels; None for all, and in a grid."""
        return self._rest[self.cards.index(card)].seen

    def part(self, card: Node | None, light: Animator) -> Box | None:
        """Make room for a card in front, None for nobody; returns where it is seen large."""
        places, large = self._rest, None
        if card is not None and card in self.cards and self._grid:
            large = self._grown(card.box)
        elif card is not None and card in self.cards:
            front = self.cards.index(card)
            row, count = self._frame.panels.hand, len(self.cards)
            top, bottom = self._frame.top.bar.bottom, float(self._frame.size[1])
            places = with_front(row, self._frame.unit, count, front, bottom, top)
            large = places[front].box
        for i, node in enumerate(self.cards):
            if node.scene is None:
                continue
            if node is not card:
                _shift(self.face(node), places[i].box.x - self._rest[i].box.x, light)
        return large

    def _grown(self, box: Box) -> Box:
        """In a grid the card in front is a little larger, and covers little of the others."""
        w, h = self._frame.size
        around = Box(0, 0, box.w * _LITTLE, box.h * _LITTLE).around(box.center)
        return around.within(Box(0, 0, w, h))


def _card(kid: Kid, place: CardPlace, unit: float) -> Node:
    """A card that answers, with its face as a child."""
    node = Node(place.box, None, HandCard(kid.id))
    node.label = kid_name(kid)
    size, edge = (round(place.box.w), round(place.box.h)), round(BLEED * unit)
    words = spoken(kid, language())
    image = card_picture(kid, "hand", size, unit, words, strip=place.seen, bleed=edge)
    face = Node(Box(0, 0, *size), image, "face")
    face.solid = False
    node.add(face)
    return node


def _shift(face: Node, aside: float, light: Animator) -> None:
    """Let a face glide to `aside` pixels from its place."""
    begin = face.box.x
    if abs(begin - aside) < 0.5:
        return

    def step(t: float) -> None:
        face.move_to(begin + (aside - begin) * t, face.box.y)

    light.start(Tween(_PART, step, easing=ease_out, owner=face))


def _follow(place: CardPlace, unit: float) -> Node:
    """The mark of a kid that is given to follow without looking."""
    w, h = _TAG
    canvas = Canvas(w * unit, h * unit, unit)
    canvas.panel(0, 0, w, h, pal.PUBLIC_TAG, 7, pal.OUTLINE, 2)
    canvas.icon("follow", w / 2 - 10, h / 2 - 10, 20)
    seen = place.box.w if place.seen is None else place.seen
    tag = Node(Box(seen - (w + 4) * unit, 58 * unit, w * unit, h * unit), canvas.image, "follows")
    tag.solid = False
    return tag


def _fence(place: CardPlace, unit: float) -> Node:
    """The tag of a kid that will lie in the Yard."""
    w, h = _TAG
    canvas = Canvas(w * unit, h * unit, unit)
    canvas.panel(0, 0, w, h, pal.GRASS[1], 7, pal.OUTLINE, 2)
    for i in range(4):
        canvas.panel(6 + i * 6, 6, 4, 16, pal.PAPER, 1, None)
    canvas.panel(5, 10, 24, 3, pal.PAPER, 0, None)
    canvas.panel(5, 17, 24, 3, pal.PAPER, 0, None)
    seen = place.box.w if place.seen is None else place.seen
    tag = Node(Box(seen - (w + 4) * unit, 58 * unit, w * unit, h * unit), canvas.image, "fence")
    tag.solid = False
    return tag
