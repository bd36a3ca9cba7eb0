"""A cache of pictures that is bounded by their memory, not by their number."""

from collections import OrderedDict
from collections.abc import Callable, Hashable
from typing import Final

import pygame

_BUDGET: Final = 96 * 1024 * 1024


class SurfaceCache:
    """Keeps the pictures used last.

    A count would not do: a card at 4K takes sixteen times the memory of one at 540p, and a
    turning card makes a new picture in every frame.

    Args:
        budget: bytes of pixels to keep at most.
    """

    def __init__(self, budget: int = _BUDGET) -> None:
        self.budget = budget
        self.used = 0
        self._kept: OrderedDict[Hashable, pygame.Surface] = OrderedDict()

    def __len__(self) -> int:
        return len(self._kept)

    def get(self, key: Hashable, make: Callable[[], pygame.Surface]) -> pygame.Surface:
        """The picture of this key, made if need be."""
        found = self._kept.get(key)
        if found is not None:
            self._kept.move_to_end(key)
            return found
        image = make()
        self._kept[key] = image
        self.used += _bytes(image)
        while self.used > self.budget and len(self._kept) > 1:
            self.used -= _bytes(self._kept.popitem(last=False)[1])
        return image

    def clear(self) -> None:
        """Forget everything, when the window has a new size, say."""
        self._kept.clear()
        self.used = 0


def _bytes(image: pygame.Surface) -> int:
    return image.get_pitch() * image.get_height()
