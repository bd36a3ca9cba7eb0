"""Props that kids hold, drawn above the hand that holds them; sparks in the air."""

from fort_desktop.ui.art.kids.pieces import piece
from fort_desktop.ui.art.kids.sketch import Sketch


def prop(
    a: Sketch, name: str, x: float, y: float, turn: float, flip: int = 1, size: float = 1.0
) -> None:
    """A prop in a hand at (x, y)."""
    a.push(x, y, turn, flip * size, size)
    piece(a, f"kids/props/{name}")
    a.pop()


def bolt(a: Sketch, x: float, y: float, size: float, turn: float) -> None:
    """A spark in the air."""
    a.push(x, y, turn, size)
    piece(a, "kids/bolt")
    a.pop()
