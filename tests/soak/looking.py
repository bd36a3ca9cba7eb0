"""Opens the page that looks back at a game, while parts of the review still come."""

import random

import msgspec

from fort_desktop.review.parts import Review
from fort_desktop.ui.app.app import App
from fort_desktop.ui.review.screen import TABS, ReviewScreen
from tests.fixtures.review import ReviewPage, demo_review, past_of


class Coming:
    """A review whose parts come after some frames each, as from another process."""

    def __init__(self, chance: random.Random) -> None:
        self._chance = chance
        self._left = _steps(demo_review())
        self.review: Review | None = self._left.pop(0)
        self.running = False

    def go_on(self) -> bool:
        """Hand out the next part, if it is time."""
        if not (self.running and self._left and self._chance.random() < 0.2):
            return False
        self.review = self._left.pop(0)
        self.running = bool(self._left)
        return True

    def start(self) -> None:
        """Go on with what is missing."""
        self.running = bool(self._left)

    def close(self) -> None:
        """Stop; what is done stays."""
        self.running = False


def _steps(whole: Review) -> list[Review]:
    """A review as it grows: choices come from the first to the last, then all else."""
    begun = msgspec.structs.replace(whole, luck=(), verdict=None, par=None)
    count = len(whole.choices)
    numbers = range(0, count + 1, max(1, count // 8))
    grown = [msgspec.structs.replace(begun, choices=whole.choices[:n]) for n in numbers]
    told = msgspec.structs.replace(whole, par=None)
    return [*grown, told, whole]


def look_back(app: App, chance: random.Random) -> None:
    """Open the page over what is shown, on one of its tabs."""
    past = past_of(app)
    app.push(ReviewPage(past, lambda seat: Coming(chance)))
    if isinstance(app.screen, ReviewScreen):
        app.screen.turn(chance.choice([*TABS]))
