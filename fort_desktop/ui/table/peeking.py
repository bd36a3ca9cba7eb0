"""The timing of rivals' bands: they open and close with what the pointer or the focus rests on."""

from typing import Final

OPENS: Final = 0.25
"""Seconds that the pointer has to rest on a band before it opens."""
CLOSES: Final = 0.2
"""Seconds after which an opened band closes that the pointer has left."""


class Peeking:
    """Tells from frame to frame which seat's band is to be open."""

    def __init__(self) -> None:
        self._over: int | None = None
        self._said: int | None = None
        self._shut: int | None = None
        self._touched = False
        self._for = 0.0

    def touched(self) -> None:
        """Something on a band was used, not looked at: it opens only if it is come to anew."""
        self._touched = True

    def watch(
        self, over: int | None, opened: int | None, seconds: float, at_once: bool = False
    ) -> int | None:
        """The seat whose band is to be open now.

        Args:
            over: on whose band or sheet the pointer or the focus is; opened: whose is open.
            seconds: passed since the last call; at_once: nobody passes by here by chance.
        """
        if over != self._over:
            self._over, self._for, self._shut = over, 0.0, None
        else:
            self._for += seconds
        closed = opened is None and self._said is not None
        if closed or (self._touched and opened is None):
            # It was closed by hand, or is in use: it stays closed until it is come to anew.
            self._shut = over
        self._touched = False
        self._said = self._now(over, opened, at_once)
        return self._said

    def _now(self, over: int | None, opened: int | None, at_once: bool) -> int | None:
        if over is not None and over == self._shut:
            return opened
        if over == opened or (over is not None and at_once):
            return over
        return over if self._for >= (CLOSES if over is None else OPENS) else opened
