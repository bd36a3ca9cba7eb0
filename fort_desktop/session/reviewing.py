"""Reviews a kept game in the background: the parts come as they are done, and stay on the disk."""

from pathlib import Path

import msgspec

from fort_desktop.content import load_catalog
from fort_desktop.record.faults import RecordError
from fort_desktop.record.reader import read_record
from fort_desktop.review.kept import read_review, write_review
from fort_desktop.review.look import FULL, Depth
from fort_desktop.review.parts import Choice, Par, Part, Review, Verdict, with_part
from fort_desktop.review.review import (
    ReviewError,
    new_review,
    resumed,
    review,
    share_done,
    whole,
)
from fort_desktop.rules.game import Game
from fort_desktop.session.background import Background, Send, left_alone


class Trouble(msgspec.Struct, frozen=True):
    """The reason why a game is not reviewed: the code of a `RecordError` or a `ReviewError`."""

    code: str


class ReviewRunner:
    """The review of one kept game for one seat, computed in a process of its own.

    Attributes:
        review: what is known of it so far; None before the first answer.
        trouble: why there is none.
    """

    def __init__(
        self, record: Path, seat: int, with_par: bool = True, seed: int = 0, depth: Depth = FULL
    ) -> None:
        self._asked = (str(record), seat, seed, with_par, depth)
        self._with_par = with_par
        self._process = Background("fort-review", compute)
        self.review: Review | None = None
        self.trouble: Trouble | None = None

    def start(self) -> None:
        """Compute what is missing; what is kept comes first. Waits for nothing."""
        self._process.start(*self._asked)

    def go_on(self) -> bool:
        """Take what has come, once a frame; returns whether anything has."""
        found = self._process.take()
        for came in found:
            if isinstance(came, Review):
                self.review = came
            elif isinstance(came, Trouble):
                self.trouble = came
            elif isinstance(came, Part) and self.review is not None:
                self.review = with_part(self.review, came)
        return bool(found)

    @property
    def share(self) -> float:
        """About how much is done, from 0 to 1."""
        return share_done(self.review, self._with_par) if self.review is not None else 0.0

    @property
    def done(self) -> bool:
        """Return True if nothing is left to compute."""
        return self.review is not None and whole(self.review, self._with_par)

    @property
    def running(self) -> bool:
        """Return True if more may come; not so after trouble, or if no process could be started."""
        return self._process.running

    @property
    def pid(self) -> int | None:
        """The process; None while there is none."""
        return self._process.pid

    def wait(self) -> None:
        """Wait until it is over; nobody who draws frames does that."""
        self._process.wait()

    def close(self) -> None:
        """Cancel it; what is done stays on the disk, and the next time it continues from there."""
        self._process.cancel()


def reviewed_game(record: Path) -> Game:
    """The game of a record, as a review needs it: a torn end may be missing.

    Raises:
        RecordError: it cannot be read, or is damaged.
    """
    found = read_record(record)
    if found.damage is not None and not found.damage.torn:
        raise RecordError.of(found.damage, record)
    return found.game(load_catalog())


def compute(
    send: Send, record: str, seat: int, seed: int, with_par: bool, depth: Depth = FULL
) -> None:
    """Review a record: send what is kept, then each part as it is done and kept."""
    path = Path(record)
    try:
        game = reviewed_game(path)
        blank = new_review(game, seat, seed, depth)
    except (RecordError, ReviewError) as fault:
        send(Trouble(fault.code))
        return
    told = resumed(game, blank, read_review(path, blank))
    send(told)
    for part in review(game, seat, seed, left_alone, told, depth, with_par):
        told = with_part(told, part)
        if isinstance(part, Choice | Verdict | Par):  # what took long is not made twice
            write_review(path, told)
        send(part)
