"""A puzzle on the usual table: the best play is asked for, and what came of one is told."""

import msgspec

from fort_desktop.puzzles.collection import Collection
from fort_desktop.puzzles.puzzle import Puzzle, UnfitError
from fort_desktop.rules.knowledge.view import View
from fort_desktop.rules.model.moves import DONE
from fort_desktop.ui.host.registry import opens
from fort_desktop.ui.host.routes import Route
from fort_desktop.ui.host.screen import Host, Screen
from fort_desktop.ui.i18n.i18n import tr
from fort_desktop.ui.puzzles.session import PuzzleSession
from fort_desktop.ui.puzzles.solved import Mark, Solved
from fort_desktop.ui.table.reader import TableReader
from fort_desktop.ui.table.screen import TableScreen
from fort_desktop.ui.table.variants import Desk, Variant
from fort_desktop.ui.table.viewmodels.bar import Answer, BarVM, Said, ToolVM
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
        UnfitError: no game could reach this position.
    """

    def __init__(self, route: OnePuzzle, name: str) -> None:
        self._route = route
        self.session = PuzzleSession(route.collection, route.puzzle, name)

    @property
    def variant(self) -> Variant:
        """The table of a puzzle: the answer is known, so that nobody asks the expert."""
        return Variant(
            plays=False,
            bar=self._bar,
            presses={
                "puzzle again": lambda desk: self._back(desk, self.session.made),
                "puzzle next": self._next,
                "puzzle back": lambda desk: desk.app.pop(),
            },
            go_on=self._go_on,
            acts={"hint": self._show_step},
            solved=self._solved,
        )

    def _solved(self, view: View) -> str:
        """Return the points, in words, if all of them are scored in what is seen."""
        puzzle = self.session.puzzle
        scored = view.seats[puzzle.seat].points - puzzle.start
        return score(scored, puzzle.best) if scored >= puzzle.best else ""

    def _go_on(self, desk: Desk, seconds: float) -> None:
        """Keep that the puzzle is solved, once that is seen."""
        if desk.model.present and self.session.solved:
            mark: Mark = "helped" if self.session.helped else "alone"
            if self._route.solved.mark(self._route.who, self.session.puzzle.id, mark):
                for say in self._route.solved.told:
                    desk.app.tell(say)

    # The bar.

    def _bar(self, desk: Desk, now: TableReader, usual: BarVM) -> BarVM:
        """Return the bar: how many points there are, and what came of a play."""
        over = now.present and self.session.over
        steps = (over and not self.session.solved) or (
            now.decision is not None and not now.state.choosing
        )
        # NOTE: a button: the next move of a puzzle's answer is made
        step = ToolVM("hint", tr("Show me a step"), now.past is None and steps)
        tools = (*[tool for tool in usual.tools if tool.name != "hint"], step)
        if now.past is not None:
            return BarVM(usual.said, usual.answers, tools)
        answers = self._after() if over else usual.answers
        return BarVM(self._said(now, usual.said), answers, tools)

    def _said(self, now: TableReader, told: Said) -> Said:
        session = self.session
        best = session.puzzle.best
        if now.present and session.over:
            return told._replace(
                banner=score(session.scored, best),
                question=outcome(session.solved, session.helped),
            )
        if not (now.present and session.reached):
            return told._replace(banner=goal(best))
        told = told._replace(banner=all_points(best))
        if now.decision is not None and DONE in now.decision.moves:
            told = told._replace(question=tr("No play scores more. Press “Done”."))
        return told

    def _after(self) -> tuple[Answer, ...]:
        """Return the answers once the play is over: once more, or the next puzzle."""
        solved, goes_on = self.session.solved, self._following is not None
        words = tr("Again") if solved else tr("Try again")
        again = Answer("puzzle again", words, "second" if goes_on else "main", quiet=solved)
        if not goes_on:
            return again, Answer("puzzle back", tr("Back"), "decline", quiet=True)
        # NOTE: a button: to the puzzle after this one
        return again, Answer("puzzle next", tr("Next puzzle"), quiet=not solved)

    @property
    def _following(self) -> Puzzle | None:
        return self._route.collection.after(self.session.puzzle)

    def _next(self, desk: Desk) -> None:
        """Go to the puzzle after this one."""
        if self._following is not None:
            desk.app.push(msgspec.structs.replace(self._route, puzzle=self._following))

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
            desk.model.say_once(tr("You are back at the last correct step."))
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
    return tr("This puzzle is damaged. Choose another one.")
