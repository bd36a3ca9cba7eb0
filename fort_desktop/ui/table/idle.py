"""Life on a table where nothing happens: kids blink, the flag moves, lights twinkle at dusk.

At most one small patch is seen at a time, every few seconds, and never while anything moves.
"""

import random
from collections.abc import Iterator, Sequence
from typing import Final, NamedTuple

from fort_desktop.scene.geometry import Box
from fort_desktop.scene.node import Node, Picture
from fort_desktop.ui.art.forms import Form
from fort_desktop.ui.art.forts import WAVES
from fort_desktop.ui.art.lively import Patch, glow, shut_eyes
from fort_desktop.ui.art.outdoors import bulbs
from fort_desktop.ui.table.nodes import TableNodes
from fort_desktop.ui.table.panels.own_board import flag_patch
from fort_desktop.ui.table.panels.pieces import KidNode
from fort_desktop.ui.table.things import BOARD, AddedCard, HandCard, ParkCard, PlayedCard

REST: Final = 2.5
"""The least time between two signs of life, in seconds."""
_MORE: Final = 3.5
"""So much longer it may take."""
_SHUT: Final = 0.14
_WAVE: Final = 0.16
_GLOWS: Final = (0.35, 0.7, 1.0, 0.7, 0.35)
"""How bright a light is in each part of its twinkling."""
_GLOWED: Final = 0.12
_BULB: Final = 34.0
_LARGE: Final = (PlayedCard, AddedCard, ParkCard)
"""Cards whose eyes are large enough to be seen, besides those of the hand."""


class _Sign(NamedTuple):
    """Something that is seen for a moment."""

    holder: Node
    patch: Patch
    seconds: float
    opacity: float = 1.0


class Idle:
    """Lets the table live while nobody does anything, and rest.

    Args:
        dice: what happens next, and when.
    """

    def __init__(self, dice: random.Random) -> None:
        self._dice = dice
        self._left = REST
        self._coming: list[_Sign] = []
        self._shown: Node | None = None
        self._still = False

    @property
    def rests(self) -> bool:
        """True if nothing moves on the table: no sign of life either."""
        return self._still and self._shown is None and not self._coming

    def go_on(self, nodes: TableNodes, seconds: float, rests: bool, moves: bool) -> None:
        """Let time pass; what `moves` lives by itself as long as the table `rests`."""
        self._still = rests
        if not (rests and moves):
            self.stop()
            return
        self._left -= seconds
        if self._left > 0:
            return
        if not self._coming and self._shown is None:
            self._coming = self._next(nodes)
        self._step()

    def stop(self) -> None:
        """Take away what is seen, and rest."""
        if self._shown is not None or self._coming or self._left != REST:
            self._hide()
            self._coming, self._left = [], REST

    def _step(self) -> None:
        self._hide()
        if not self._coming:
            self._left = REST + self._dice.random() * _MORE
            return
        sign = self._coming.pop(0)
        image, at = sign.patch
        node = Picture(Box(*at, *image.get_size()), image, "alive", z=0.5)
        node.opacity = sign.opacity
        self._shown = sign.holder.add(node)
        self._left = sign.seconds

    def _hide(self) -> None:
        if self._shown is not None:
            self._shown.remove()
        self._shown = None

    # What happens.

    def _next(self, nodes: TableNodes) -> list[_Sign]:
        """One sign of life; often there is something in the way, then none."""
        kind = self._dice.random()
        if kind < 0.2:
            return _flag(nodes)
        if kind < 0.4 and nodes.look.dusk > 0.3:
            return self._light(nodes)
        return self._blink(nodes)

    def _blink(self, nodes: TableNodes) -> list[_Sign]:
        """A kid shuts its eyes."""
        kids = list(_faces(nodes))
        if not kids:
            return []
        node, form, strip, kid = self._dice.choice(kids)
        if node.image is None:
            return []
        size = round(node.box.w), round(node.box.h)
        patch = shut_eyes(
            nodes.model.teller.catalog.kids[kid], form, size, nodes.unit, strip, node.image
        )
        return [_Sign(node, patch, _SHUT)] if patch is not None else []

    def _light(self, nodes: TableNodes) -> list[_Sign]:
        """One of the lights over the lawn becomes brighter for a moment."""
        size = round(_BULB * nodes.unit)
        x, y = self._dice.choice(bulbs(*nodes.size))
        patch = Patch(glow(size), (x - size // 2, y - size // 2))
        lawn = nodes.panels["lawn"].holder
        return [_Sign(lawn, patch, _GLOWED, opacity) for opacity in _GLOWS]


def _faces(nodes: TableNodes) -> Iterator[tuple[Node, Form, float | None, str]]:
    """The cards whose kids can be seen to blink: picture, form, strip that is seen, and kid."""
    hand = nodes.hand
    for card in hand.cards:
        face = hand.face(card)
        if face.shown() and isinstance(card.key, HandCard):
            yield face, face.form, hand.strip(card), card.key.kid
    for node in nodes.panels.walk():
        if isinstance(node, KidNode) and isinstance(node.key, _LARGE) and node.image is not None:
            yield node, node.form, None, node.key.kid


def _flag(nodes: TableNodes) -> list[_Sign]:
    """The flags of one's own fort move, there and back."""
    board = next((node for node in nodes.panels.walk() if node.key == BOARD), None)
    if board is None or board.image is None:
        return []
    waves: Sequence[int] = (*range(1, WAVES), *range(WAVES - 2, 0, -1))
    signs = []
    for wave in waves:
        patch = flag_patch(board.image, board.area, nodes.look, nodes.own_board, wave)
        if patch is None:
            return []
        signs.append(_Sign(board, patch, _WAVE))
    return signs
