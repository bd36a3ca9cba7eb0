"""The source of the parts of a review while the page is open."""

from pathlib import Path
from typing import Protocol

from fort_desktop.review.kept import read_review
from fort_desktop.review.parts import Review
from fort_desktop.review.review import ReviewError, new_review, resumed, whole
from fort_desktop.rules.game import Game
from fort_desktop.session.reviewing import ReviewRunner


class Source(Protocol):
    """The review of one game for one seat: what is done, and what is being computed elsewhere."""

    @property
    def review(self) -> Review | None:
        """All parts so far; None before the first."""

    @property
    def running(self) -> bool:
        """True if more is to come by itself."""

    def go_on(self) -> bool:
        """Take some of what has come; returns whether anything has. Takes no time of a frame."""

    def start(self) -> None:
        """Compute what is missing."""

    def close(self) -> None:
        """Stop computing; what is done is kept."""


class Computed:
    """A review that another process computes; what is kept of it is there at once.

    Args:
        path: the file of the game, which is over; computes: there is to be such a process.
    """

    def __init__(self, path: Path, game: Game, seat: int, computes: bool) -> None:
        self._kept: Review | None = None
        self._runner: ReviewRunner | None = None
        try:
            blank = new_review(game, seat)
        except ReviewError:
            return
        self._kept = resumed(game, blank, read_review(path, blank))
        if computes and not whole(self._kept):
            self._runner = ReviewRunner(path, seat)

    @property
    def review(self) -> Review | None:
        """All parts so far."""
        found = self._runner.review if self._runner is not None else None
        return found or self._kept

    @property
    def running(self) -> bool:
        """True if more is to come by itself."""
        return self._runner is not None and self._runner.running

    def go_on(self) -> bool:
        """Take what the process has sent."""
        return self._runner is not None and self._runner.go_on()

    def start(self) -> None:
        """Let the process compute what is missing."""
        if self._runner is not None:
            self._runner.start()

    def close(self) -> None:
        """End the process; what is done is kept."""
        if self._runner is not None:
            self._runner.close()
