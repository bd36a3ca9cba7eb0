"""Small pictures of the phases of a turn, and of what helps people with disabilities."""

from collections.abc import Callable
from typing import Final, NamedTuple

import pygame

from fort_desktop.content import load_catalog
from fort_desktop.scene.panel import rounded
from fort_desktop.ui.art import palette as pal
from fort_desktop.ui.art.boards import yard
from fort_desktop.ui.art.cardback import card_back
from fort_desktop.ui.art.forts import TOP, fort_picture
from fort_desktop.ui.art.icons import icon
from fort_desktop.ui.art.kept import THINGS
from fort_desktop.ui.art.pad_signs import pad_sign
from fort_desktop.ui.art.paper import gingham, patio, rug
from fort_desktop.ui.art.portrait import cheering, portrait
from fort_desktop.ui.text.rules.page import Scene

VIEW: Final = (210.0, 140.0)
"""The size that the places of the pieces are told in."""
_CARD: Final = 0.7
"""The width of a card, of its height."""
_SEAT: Final = "blue"


class _Piece(NamedTuple):
    """Something in a vignette: a kid by its id, its `card`, a card's `back`, a sign or a `pad`'s,
    a finished fort in the colour of a seat.

    Attributes:
        x, y: its middle; high: its height.
    """

    kind: str
    name: str
    x: float
    y: float
    high: float


_Ground = Callable[[int, int, float], pygame.Surface]
_SCENES: Final[dict[Scene, tuple[_Ground, tuple[_Piece, ...]]]] = {
    "cleanup": (
        yard,
        (_Piece("kid", "bud", 36, 86, 96), _Piece("kid", "bitsy", 88, 90, 88),
         _Piece("sign", "right", 131, 66, 24), _Piece("back", _SEAT, 170, 76, 78),
         _Piece("back", _SEAT, 174, 72, 78)),
    ),
    "play": (
        patio,
        (_Piece("kid", "crash", 34, 96, 74), _Piece("kid", "skids", 178, 96, 74),
         _Piece("card", "dash", 105, 70, 118)),
    ),
    "recruit": (
        gingham,
        (_Piece("kid", "kitty", 40, 92, 88), _Piece("kid", "ace", 172, 92, 88),
         _Piece("kid", "moose", 105, 80, 116), _Piece("sign", "recruit", 152, 30, 38)),
    ),
    "discard": (
        yard,
        (_Piece("back", _SEAT, 42, 74, 88), _Piece("card", "spike", 50, 68, 88),
         _Piece("sign", "heart", 84, 26, 26), _Piece("kid", "flipper", 122, 92, 88),
         _Piece("kid", "worm", 172, 88, 92)),
    ),
    "draw": (
        lambda w, h, unit: rug(w, h, unit, _SEAT),
        (_Piece("back", _SEAT, 40, 72, 88), _Piece("back", _SEAT, 45, 68, 88),
         *(_Piece("card", kid, x, y, 56) for kid, x, y in (
             ("patch", 102, 40), ("tiny", 144, 40), ("punky", 186, 40), ("zip", 123, 100),
             ("penny", 165, 100)))),
    ),
    "between": (
        patio,
        (_Piece("card", "dash", 40, 70, 96), _Piece("sign", "right", 84, 70, 24),
         _Piece("card", "skids", 122, 70, 76), _Piece("kid", "skids", 176, 88, 92)),
    ),
    "end": (
        yard,
        (_Piece("fort", _SEAT, 92, 76, 124), _Piece("sign", "vp", 176, 42, 52),
         _Piece("kid", "einstein", 172, 96, 76)),
    ),
    "rewards": (
        lambda w, h, unit: rug(w, h, unit, _SEAT),
        (_Piece("sign", "rule", 40, 70, 66), _Piece("sign", "cog", 104, 70, 58),
         _Piece("sign", "macaroni", 168, 68, 84)),
    ),
    "listen": (
        yard,
        (_Piece("kid", "tink", 74, 84, 118), _Piece("sign", "sound", 156, 58, 66)),
    ),
    "type": (
        patio,
        (_Piece("kid", "einstein", 72, 86, 116), _Piece("sign", "log", 158, 62, 70)),
    ),
    "press": (
        gingham,
        (_Piece("kid", "thunder", 66, 86, 116), _Piece("pad", "a", 140, 84, 44),
         _Piece("pad", "b", 180, 58, 44), _Piece("pad", "rb", 136, 32, 40)),
    ),
    "see": (
        lambda w, h, unit: rug(w, h, unit, _SEAT),
        (_Piece("kid", "doc", 68, 86, 118), _Piece("sign", "eye", 156, 62, 72)),
    ),
    "rest": (
        yard,
        (_Piece("kid", "moose", 68, 86, 116), _Piece("sign", "pause", 156, 62, 62)),
    ),
    "try": (
        gingham,
        (_Piece("kid", "scout", 68, 86, 116), _Piece("sign", "help", 156, 62, 66)),
    ),
}  # fmt: skip


@THINGS
def vignette(scene: Scene, w: int, unit: float) -> pygame.Surface:
    """A scene, so many pixels wide."""
    scale, h = w / VIEW[0], round(w * VIEW[1] / VIEW[0])
    ground, pieces = _SCENES[scene]
    image = ground(w, h, unit).copy()
    for piece in pieces:
        shown = _drawn(piece, round(piece.high * scale))
        image.blit(shown, shown.get_rect(center=(piece.x * scale, piece.y * scale)))
    mask = rounded(w, h, 12 * unit, (255, 255, 255), None, 0)
    image.blit(mask, (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
    image.blit(rounded(w, h, 12 * unit, None, pal.OUTLINE, max(1.5, 2.5 * unit)), (0, 0))
    return image


def _drawn(piece: _Piece, high: int) -> pygame.Surface:
    kids, wide = load_catalog().kids, round(high * _CARD)
    if piece.kind == "kid":
        return cheering(kids[piece.name], high, high)
    if piece.kind == "fort":
        return fort_picture(TOP, high, high, piece.name)
    if piece.kind == "pad":
        return pad_sign(piece.name, high)
    if piece.kind == "sign":
        return icon(piece.name, high)
    if piece.kind == "back":
        return card_back(wide, high, pal.SEATS[piece.name], None, pal.MARKS[piece.name])
    image = rounded(wide, high, high * 0.07, pal.PAPER, pal.OUTLINE, max(1.5, high / 40)).copy()
    edge = max(2, high // 18)
    face = portrait(kids[piece.name], wide - 2 * edge, wide - 2 * edge)
    image.blit(face, (edge, edge))
    for row in (0, 1):
        line = rounded(wide - 2 * edge, high // 11, high * 0.03, pal.TAPE, None, 0)
        image.blit(line, (edge, wide + round(row * high / 7.6)))
    return image
