"""Frees the pictures of what is no longer shown, in frames in which nobody waits for it.

Nodes know their parents and what is called when they are clicked, so a scene that has gone is a
circle of objects, which only the collector of garbage frees. It counts objects, not the megabytes
of their pictures, and by itself comes round too seldom: 60 to 100 MB lay about after a long game.
"""

import gc
import math
from typing import Final

_OFTEN: Final = 4.0
"""Seconds of moving pictures after which a quiet frame is used."""
_SHOWN: Final = 2
"""Frames of a new screen that are shown before the one before is collected."""


class Tidy:
    """Decides in every frame whether to collect garbage, which takes about 10 ms."""

    def __init__(self) -> None:
        self._moved = 0.0
        self._frames: float = math.inf

    def screen_gone(self) -> None:
        """Another screen is shown: the one before is garbage as soon as its frame is over."""
        self._frames = 0

    def frame(self, seconds: float, quiet: bool) -> bool:
        """Collect garbage if it is time to; returns whether it was.

        Args:
            seconds: since the last frame.
            quiet: nothing was done by a person in this frame, and nothing is drawn.
        """
        self._moved += 0.0 if quiet else seconds
        self._frames += 1
        if self._frames != _SHOWN and not (quiet and self._moved > _OFTEN):
            return False
        self._moved = 0.0
        gc.collect()
        return True
