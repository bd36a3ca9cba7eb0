"""A puzzle on the usual table: the best play is asked for, and what came of one is told."""

from functools import partial

import msgspec

from fort_desktop.puzzles.collection import Collection
from fort_desktop.puzzles.puzzle import Puzzle, UnfitError
from fort_desktop.rules.model.moves import DONE
from fort_desktop.ui.host.registry import opens
from fort_desktop.ui.host.routes import Route
from fort_desktop.ui.host.screen import Host, Screen
from fort_desktop.ui.i18n.i18n import tr
from fort_desktop.ui.puzzles.session import PuzzleSession
from fort_desktop.ui.puzzles.solved import Mark, Solved
from fort_desktop.ui.table.panels.buttons import Choice, Role
from fort_desktop.ui.table.reader import TableReader
from fort_desktop.ui.table.screen import TableScreen
from fort_desktop.ui.table.variants import BarContents, Desk, Variant
from fort_desktop.ui.text.puzzles import all_points, goal, outcome, score


class OnePuzzle(Route, frozen=True):
    """A puzzle of the collection, solved by somebody, "" for a guest."""

    collection: Collection
    puzzle: Puzzle
    solved: Solved
    who: str


class Solving:
    """The way in which a puzzle is solved at a table: its goal, steps of its answer, its end.

    Args:
        name: of whoever solves it, "" for the usual one.

    Raises:
        UnfitError: no game could stand like this.
    """

    def __init__(self, route: OnePuzzle, name: str) -> None:
        self._route = route
        self.session = PuzzleSession(route.collection, route.puzzle, name)

    @property
    def variant(self) -> Variant:
        """The table of a puzzle: the answer is known, so that nobody asks the expert."""
        return Variant(
            plays=False,
            recruits=False,
            bar=self._bar,
            go_on=self._go_on,
            acts={"hint": self._show_step},
        )

    def _go_on(self, desk: Desk, seconds: float) -> None:
        """Keep that the puzzle is solved, once that is seen."""
        if desk.model.present and self.session.solved:
            mark: Mark = "helped" if self.session.helped else "alone"
            if self._route.solved.mark(self._route.who, self.session.puzzle.id, mark):
                desk.app.audio.play("won")
                for say in self._route.solved.told:
                    desk.app.tell(say)

    # The bar.

    def _bar(self, desk: Desk, now: TableReader, usual: BarContents) -> BarContents:
        """Return the bar: how many points there are, and what came of a play."""
        session, (told, choices, tools) = self.session, usual
        tools = [tool for tool in tools if tool.name != "hint"]
        if now.past is not None:
            return told, choices, tools
        if now.present and session.over:
            told = told._replace(
                banner=score(session.scored, session.puzzle.best),
                question=outcome(session.solved, session.helped),
            )
            return told, self._after(desk), tools
        told = told._replace(banner=goal(session.puzzle.best))
        if now.present and session.reached:
            told = told._replace(banner=all_points(session.puzzle.best))
            if DONE in now.moves:
                told = told._replace(question=tr("No play scores more. Press “Done”."))
        free = now.moves and not now.state.choosing
        return told, choices + (self._step(desk) if free else []), tools

    def _step(self, desk: Desk) -> list[Choice]:
        """The button for a step of the answer."""
        # NOTE: a button: the next move of a puzzle's answer is made
        words = tr("Show me a step")
        return [Choice("puzzle step", words, partial(self._show_step, desk), role="aside")]

    def _after(self, desk: Desk) -> list[Choice]:
        """Return the choices once the play is over: once more, a step, or the next puzzle."""
        solved = self.session.solved
        again = Choice(
            "puzzle again", tr("Once more") if solved else tr("Try again"),
            partial(self._back, desk, self.session.made), role="aside" if solved else "answer",
        )  # fmt: skip
        found = [again] if solved else [again, *self._step(desk)]
        following = self._route.collection.after(self.session.puzzle)
        if following is None:
            return [*found, Choice("puzzle back", tr("Back"), desk.app.pop, role="aside")]
        leads = partial(desk.app.push, msgspec.structs.replace(self._route, puzzle=following))
        # NOTE: a button: to the puzzle after this one
        words = tr("Next puzzle")
        role: Role = "answer" if solved else "aside"
        return [*found, Choice("puzzle next", words, leads, role=role)]

    # What a person does.

    def _show_step(self, desk: Desk) -> None:
        """Make the next move of the answer; one that leads elsewhere is taken back before that."""
        session = self.session
        if not desk.model.present or session.solved:
            return
        session.helped = True
        move = session.next_step
        if session.astray:
            self._back(desk, session.astray)
            desk.say(tr("Back to where the answer goes on."))
        elif move is not None:
            desk.model.make(move)

    def _back(self, desk: Desk, moves: int) -> None:
        """Take so many moves back."""
        self.session.back_by(moves)
        desk.model.jump()


@opens(OnePuzzle)
def _open(app: Host, route: OnePuzzle) -> Screen | None:
    profile = app.profiles.persons.get(route.who)
    try:
        solving = Solving(route, profile.name if profile else "")
    except UnfitError:
        app.tell(unfit)
        return None
    return TableScreen(app, solving.session, solving.variant)


def unfit() -> str:
    """Return the message for a puzzle that cannot be laid out."""
    return tr("This puzzle is damaged. Please choose another one.")
