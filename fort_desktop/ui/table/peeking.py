"""When a rival's band opens and closes: it follows what the pointer or the focus rests on."""

from typing import Final

OPENS: Final = 0.25
"""Seconds that the pointer has to rest on a band before it opens."""
CLOSES: Final = 0.2
"""Seconds after which an opened band closes that the pointer has left."""


class Peeking:
    """Tells from frame to frame which seat's band is to be open."""

    def __init__(self) -> None:
        self._over: int | None = None
        self._for = 0.0

    def watch(
        self, over: int | None, opened: int | None, seconds: float, at_once: bool = False
    ) -> int | None:
        """The seat whose band is to be open now.

        Args:
            over: on whose band or sheet the pointer or the focus is; opened: whose is open.
            seconds: passed since the last call; at_once: nobody passes by here by chance.
        """
        if over != self._over:
            self._over, self._for = over, 0.0
        else:
            self._for += seconds
        if over == opened or (over is not None and at_once):
            return over
        return over if self._for >= (CLOSES if over is None else OPENS) else opened
