"""Place and size of a window on the screens, in pixels."""

from typing import Final

import pygame

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


def again(place: Place, screens: list[pygame.Rect]) -> Place:
    """Where a window of before lies now; `NOWHERE` if that was nowhere.

    It stays as long as the screens show all of it. Else it is moved into the one that shows most
    of it: the first one, if screens were taken away and none shows any.
    """
    before = pygame.Rect(place)
    if before.w <= 0 or before.h <= 0:
        return NOWHERE
    seen = [_area(before.clip(screen)) for screen in screens]
    screen = screens[seen.index(max(seen))]
    w, h = min(before.w, _most(screen.w, _FRAME[0])), min(before.h, _most(screen.h, _FRAME[1]))
    now = pygame.Rect(before.topleft, (w, h))
    if sum(seen) < _area(before):
        now.clamp_ip(screen)
    return now.x, now.y, now.w, now.h


def _area(rect: pygame.Rect) -> int:
    return rect.w * rect.h


def picture_scale(window: tuple[int, int], least: tuple[int, int]) -> float:
    """How much larger than the window the picture is, so that it has at least that size."""
    return max(1.0, least[0] / max(1, window[0]), least[1] / max(1, window[1]))
