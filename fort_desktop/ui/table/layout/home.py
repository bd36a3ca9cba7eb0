"""The places in the teacher's home: head, steps, words and buttons of a note, and its strip."""

from typing import Final, NamedTuple

from fort_desktop.scene.geometry import Box

_EDGE: Final = 12.0
_STRIP: Final = 44.0
_FOOT: Final = 38.0
_ROW: Final = 2.6
"""From this ratio of width to height on, the head stands beside the words."""


class HomePlaces(NamedTuple):
    """The places in a home, in units; all but sheet and strip from the corner of the sheet.

    Attributes:
        sheet: the paper; strip: what it folds to; head: opens the chapters.
        sign: the drawing; title: None where it has no room; number: which note it is; steps: the
            pieces.
        words: below the head; whole: the same without one; size: of the letters.
        foot: of the buttons; free: how far down words reach where there are none.
        taped: there is room for a strip of tape on the upper edge.
    """

    sheet: Box
    strip: Box
    head: Box
    sign: Box
    title: Box | None
    number: Box
    steps: Box
    words: Box
    whole: Box
    size: float
    foot: Box
    free: float
    taped: bool = True


def home_places(home: Box, tight: bool = False) -> HomePlaces:
    """Return the places in a home, which is given in units.

    Args:
        tight: letters are larger than they should be for it, since none are smaller than that.
    """
    if home.w > _ROW * home.h:
        return _row(home)
    wide, low = home.w - 2 * _EDGE, home.h - (6 if tight else _EDGE) - _FOOT
    sign = Box(_EDGE, 6 if tight else 14, 34, 34)
    left = sign.right + 8
    right = home.w - _EDGE - left
    top = 42 if tight else 58
    words = Box(_EDGE, top, wide, low - top - 2)
    return HomePlaces(
        home,
        Box(home.x, home.bottom - _STRIP, home.w, _STRIP),
        Box(6, 8, home.w - 12, 46),
        sign,
        Box(left, sign.y - 1, right, 22),
        Box(left, sign.y - 1, right, 22),
        Box(left, sign.y + 26, right, 8),
        words,
        Box(_EDGE, 20, wide, words.bottom - 20),
        17.0 if home.w > 260 else 16.0,
        Box(_EDGE, low, wide, _FOOT),
        home.h - _EDGE,
        not tight,
    )


def _row(home: Box) -> HomePlaces:
    """A low and wide home: the drawing at the left, the steps above the words."""
    side = min(46.0, home.h - 48)
    left, foot = _EDGE + 78, min(130.0, 0.2 * home.w)
    sign = Box(_EDGE + 8, 18, side, side)
    steps = Box(left, 18, home.w - left - _EDGE - foot - 8, 8)
    low = home.h - _EDGE - _FOOT
    words = Box(left, 32, home.w - left - foot - 2 * _EDGE, home.h - 40)
    return HomePlaces(
        home,
        Box(home.x, home.bottom - _STRIP, min(home.w, 420), _STRIP),
        Box(6, 8, left - 12, home.h - 16),
        sign,
        None,
        Box(_EDGE, home.h - 30, 70, 20),
        steps,
        words,
        words._replace(y=18, h=home.h - 30),
        17.0,
        Box(home.w - _EDGE - foot, low, foot, _FOOT),
        home.h - 8,
    )
