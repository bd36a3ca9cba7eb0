"""The help for beginners, as a table sees it."""

from collections.abc import Callable
from typing import Protocol


class Coach(Protocol):
    """Notes for beginners at one table.

    Attributes:
        quiet: returns True while no note may be shown, since somebody else speaks.
    """

    quiet: Callable[[], bool]

    @property
    def seen(self) -> tuple[str, ...]:
        """The names of the moments whose notes the person who reads now has seen."""

    def go_on(self) -> None:
        """Take away what is over, and show what is due."""

    def lay_out(self) -> None:
        """Lay the note that is shown on a table that was laid out anew."""
