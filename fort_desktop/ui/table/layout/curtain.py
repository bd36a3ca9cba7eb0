"""The places on the curtain that hides a hand: for whom it is, why, and its button."""

from typing import Final, NamedTuple

from fort_desktop.scene.geometry import Box
from fort_desktop.ui.table.layout.board import best_grid

PEGS: Final = 14.0
"""So far line and pegs reach above the cloth."""
_ROOMY: Final = 190.0
"""From this height on there are two lines of words, a face, and the standing."""
_PAD: Final = 20.0
_SCORE: Final = 74.0
_DOTS: Final = 34.0
_APART: Final = 8.0
_KEY: Final = (96.0, 84.0)


class ClothPlaces(NamedTuple):
    """The places of all that stands on a curtain, in units from its corner, pegs included.

    Attributes:
        face: None where there is no room; title: who may lift it, and why.
        words: what they are to do; scores: the points of all seats, in turn order, as many as
            there is room for; menu: how the menu is opened, None where there is no room.
        button: lifts it; keys: which keys do the same, None where there is no room.
    """

    face: Box | None
    title: Box
    words: Box
    scores: tuple[Box, ...]
    menu: Box | None
    button: Box
    keys: Box | None


def cloth_places(w: float, h: float, seats: int) -> ClothPlaces:
    """A cloth of this size in units, at a table of so many seats."""
    room = Box(0, PEGS, w, h - PEGS).inset(_PAD, 14, _PAD, 12)
    roomy = room.h >= _ROOMY - PEGS - 26
    if not roomy:
        return _low(room)
    face = Box(room.x + 22, room.center.y - 75, 150, 150) if w >= 1000 else None
    if face is None and w >= 620:
        face = Box(room.x + 4, room.y + 8, 84, 84)
    left = (face.right + 34 if w >= 1000 else face.right + 16) if face is not None else room.x + 4
    share = min(350.0, 0.3 * w)
    button = Box(room.right - share - 20, room.y + 8, share + 8, 86)
    keys: Box | None = Box(button.x, button.bottom + 18, button.w, 32)
    text = button.x - 20 - left
    title = Box(left, room.y + 4, text, 44)
    words = Box(left, title.bottom + 2, text, 62)
    foot = Box(left, room.bottom - 36, room.right - 16 - left, 32)
    if button.bottom + 50 > foot.y:
        keys = None
    scores = _scores(foot, seats, button.bottom <= foot.y)
    menu = None
    if scores:
        taken = scores[-1].right + 24
        menu = foot._replace(x=taken, w=min(260.0, button.x - 16 - taken))
        menu = menu if menu.w >= 120 else None
    return ClothPlaces(face, title, words, scores, menu, button, keys)


def _low(room: Box) -> ClothPlaces:
    """Little room: the words in few lines, and the button."""
    share = min(300.0, 0.36 * room.w)
    button = Box(room.right - share, room.y + 2, share, room.h - 4)
    if button.h > 86:
        button = button._replace(y=room.center.y - 43, h=86)
    text = button.x - 14 - room.x
    title = Box(room.x, room.y, text, min(34.0, 0.45 * room.h))
    words = Box(room.x, title.bottom, text, room.bottom - title.bottom)
    return ClothPlaces(None, title, words, (), None, button, None)


def keypad_room(w: float, h: float, places: ClothPlaces) -> tuple[Box, Box]:
    """Return the places to type a PIN: the dots below the words, and the buttons.

    The buttons lie in place of the one that lifts the curtain. Title and words are no wider than
    the room of the dots then.
    """
    room = Box(0, PEGS, w, h - PEGS).inset(_PAD, 14, _PAD, 12)
    wide = max(places.button.w, 0.34 * w)
    area = Box(room.right - wide, room.y, wide, room.h)
    text = min(places.title.w, area.x - 14 - places.title.x)
    return Box(places.title.x, room.bottom - _DOTS, text, _DOTS), area


def keypad_places(area: Box, count: int) -> tuple[Box, ...]:
    """So many buttons in the rows in which they are largest, the last one as wide as is left."""
    found = best_grid(area, count, _KEY, _APART)
    right = max(place.right for place in found)
    return (*found[:-1], found[-1]._replace(w=right - found[-1].x))


def _scores(foot: Box, seats: int, free: bool) -> tuple[Box, ...]:
    if not free or foot.w < seats * _SCORE:
        return ()
    return tuple(Box(foot.x + i * _SCORE, foot.y, _SCORE, foot.h) for i in range(seats))
