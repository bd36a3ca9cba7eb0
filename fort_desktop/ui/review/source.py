"""Where the parts of a review come from while the page is open."""

from typing import Protocol

from fort_desktop.review.parts import Review


class Source(Protocol):
    """The review of one game for one seat: what is done, and what is being computed elsewhere.

    Attributes:
        review: all parts so far; None before the first.
        running: more is to come.
    """

    review: Review | None

    @property
    def running(self) -> bool:
        """Whether more is to come by itself."""

    def go_on(self) -> bool:
        """Take some of what has come; returns whether anything has. Takes no time of a frame."""

    def start(self) -> None:
        """Compute what is missing."""

    def close(self) -> None:
        """Stop computing; what is done is kept."""


class Done:
    """A review that is what it is: for pictures of the page, and for tests."""

    def __init__(self, review: Review | None) -> None:
        self.review = review
        self.running = False

    def go_on(self) -> bool:
        """Nothing comes."""
        return False

    def start(self) -> None:
        """There is nothing to compute it from."""

    def close(self) -> None:
        """Nothing runs."""
