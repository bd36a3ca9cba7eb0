"""Place and size of a window on the screens, in pixels."""

from typing import Final

_FRAME: Final = (32, 96)
"""Pixels of the screen, across and down, that a new window leaves to frames and bars."""
_USUAL: Final = (1920, 1080)
"""On a screen of this size a window has the size that is asked for; on larger ones more."""
Place = tuple[int, int, int, int]
"""Where a window lies and how large it is: x, y, width, height in pixels."""
NOWHERE: Final[Place] = (0, 0, 0, 0)


def fresh(size: tuple[int, int], screen: tuple[int, int]) -> tuple[int, int]:
    """The size of a new window: as large a part of a large screen as of the usual one.

    It fits the screen with its frame and a task bar.
    """
    more = max(1.0, min(whole / usual for whole, usual in zip(screen, _USUAL, strict=True)))
    w, h = (min(round(wish * more), _most(whole, edge))
            for wish, whole, edge in zip(size, screen, _FRAME, strict=True))  # fmt: skip
    return w, h


def _most(whole: int, edge: int) -> int:
    return max(whole // 2, whole - edge)


def again(place: Place, screens: list[tuple[int, int]]) -> Place:
    """Where a window of before lies now; `NOWHERE` if that is not on the screens any more.

    On a single screen it is moved inside. How several lie beside each other is not known: there it
    stays where it was, unless that is further away than all of them reach.
    """
    wide, tall = map(max, zip(*screens, strict=True))
    x, y, w, h = place
    w, h = min(w, _most(wide, _FRAME[0])), min(h, _most(tall, _FRAME[1]))
    if w <= 0 or h <= 0:
        return NOWHERE
    if len(screens) == 1:
        return max(0, min(x, wide - w)), max(0, min(y, tall - h)), w, h
    reach = [sum(sides) for sides in zip(*screens, strict=True)]
    return (x, y, w, h) if abs(x) < reach[0] and abs(y) < reach[1] else NOWHERE


def picture_scale(window: tuple[int, int], least: tuple[int, int]) -> float:
    """How much larger than the window the picture is, so that it has at least that size."""
    return max(1.0, least[0] / max(1, window[0]), least[1] / max(1, window[1]))
