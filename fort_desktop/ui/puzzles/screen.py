"""A puzzle on the usual table."""

from typing import ClassVar

from fort_desktop.puzzles.collection import Collection
from fort_desktop.puzzles.puzzle import Puzzle, UnfitError
from fort_desktop.ui.host.registry import opens
from fort_desktop.ui.host.routes import Route
from fort_desktop.ui.host.screen import Host, Screen
from fort_desktop.ui.i18n.i18n import tr
from fort_desktop.ui.puzzles.action_bar import PuzzleActionBar
from fort_desktop.ui.puzzles.model import PuzzleModel
from fort_desktop.ui.puzzles.session import PuzzleSession
from fort_desktop.ui.puzzles.solved import Mark, Solved
from fort_desktop.ui.table.action_bar import ActionBar
from fort_desktop.ui.table.model import TableModel
from fort_desktop.ui.table.screen import TableScreen


class PuzzleScreen(TableScreen):
    """A table that asks for the best play, and tells what came of one.

    Args:
        solved: where it is kept who has solved what; who: the person, "" for a guest.

    Raises:
        UnfitError: no game could stand like this.
    """

    plays: ClassVar = False
    models: ClassVar[type[TableModel]] = PuzzleModel
    model: PuzzleModel

    def __init__(
        self, app: Host, collection: Collection, puzzle: Puzzle, solved: Solved, who: str = ""
    ) -> None:
        self.collection, self.solved, self.who = collection, solved, who
        profile = app.profiles.persons.get(who)
        self.puzzle = PuzzleSession(collection, puzzle, profile.name if profile else "")
        super().__init__(app, self.puzzle)

    def make_action_bar(self) -> ActionBar:
        """Return the question of the moment."""
        return PuzzleActionBar(self, self.app)

    def go_on(self, seconds: float) -> None:
        """Let the table go on; keep that the puzzle is solved, once that is seen."""
        super().go_on(seconds)
        if not self.gone and self.model.over and self.puzzle.solved:
            mark: Mark = "helped" if self.puzzle.helped else "alone"
            if self.solved.mark(self.who, self.puzzle.puzzle.id, mark):
                self.app.audio.play("won")
                for say in self.solved.told:
                    self.app.tell(say)

    # What a person does.

    def show_step(self) -> None:
        """Show the next step of the answer."""
        if self.model.show_step():
            self._say(tr("Back to where the answer goes on."))

    def ask_hint(self) -> None:
        """The key for advice shows a step as well."""
        self.show_step()

    @property
    def has_next(self) -> bool:
        """True if there is another puzzle after this one."""
        return self.collection.after(self.puzzle.puzzle) is not None

    def next_puzzle(self) -> None:
        """Show the next puzzle instead of this one."""
        following = self.collection.after(self.puzzle.puzzle)
        if following is not None:
            self.app.push(OnePuzzle(self.collection, following, self.solved, self.who))

    def _escape(self) -> None:
        """Close what was opened last, or leave the puzzle."""
        if not self.close_last():
            self.app.pop()


class OnePuzzle(Route, frozen=True):
    """A puzzle of the collection, solved by somebody, "" for a guest."""

    collection: Collection
    puzzle: Puzzle
    solved: Solved
    who: str


@opens(OnePuzzle)
def _open(app: Host, route: OnePuzzle) -> Screen | None:
    try:
        return PuzzleScreen(app, route.collection, route.puzzle, route.solved, route.who)
    except UnfitError:
        app.tell(unfit)
        return None


def unfit() -> str:
    """Return the message for a puzzle that cannot be laid out."""
    return tr("This puzzle is damaged. Please choose another one.")
