"""The page of a review whose parts come one after the other, for the tests of it."""

from pathlib import Path

from fort_desktop.record.format import SUFFIX
from fort_desktop.record.journal import write_record
from fort_desktop.review.parts import Review
from fort_desktop.scene.node import Node
from fort_desktop.session.recording import Recording
from fort_desktop.ui.app.app import App
from fort_desktop.ui.review.past import Past
from fort_desktop.ui.review.screen import ReviewScreen
from tests.fixtures.review import ReviewPage, demo_game

SIZE = (1280, 720)


class Fills:
    """A review whose parts come one after the other."""

    def __init__(self, *reviews: Review) -> None:
        self.coming = list(reviews)
        self.review: Review | None = None
        self.running = False
        self.closed = 0

    def go_on(self) -> bool:
        if not (self.running and self.coming):
            return False
        self.review = self.coming.pop(0)
        return True

    def start(self) -> None:
        self.running = True

    def close(self) -> None:
        self.running, self.closed = False, self.closed + 1


def game_file(folder: Path) -> Path:
    path = folder / f"game-0001{SUFFIX}"
    write_record(path, Recording(demo_game(), None).bodies(practice=False))
    return path


def labels(screen: ReviewScreen) -> str:
    return "\n".join(node.label for node in screen.scene.root.walk() if node.label)


def names(screen: ReviewScreen) -> set[str]:
    return {node.name for node in screen.scene.root.walk()}


def filled(app: App, tmp_path: Path, *reviews: Review) -> tuple[ReviewScreen, Fills]:
    source = Fills(*reviews)
    past = Past(app.catalog, game_file(tmp_path))
    app.push(ReviewPage(past, lambda seat: source))
    assert isinstance(app.screen, ReviewScreen)
    return app.screen, source


def settle(screen: ReviewScreen) -> dict[str, Node]:
    """Let frames go by until all is laid out; returns what is shown, by name."""
    for _ in range(60):
        screen.go_on(0.1)
    return {node.name: node for node in screen.scene.root.walk() if node.name}
