"""The bar of a puzzle: how many points there are, steps of the answer, and what came of a play."""

from typing import Protocol

from fort_desktop.rules.model.moves import DONE
from fort_desktop.ui.host.screen import Host
from fort_desktop.ui.i18n.i18n import tr
from fort_desktop.ui.puzzles.model import PuzzleModel
from fort_desktop.ui.table.action_bar import ActionBarAside
from fort_desktop.ui.table.hotseat_controller import HotseatController
from fort_desktop.ui.table.nodes import TableNodes
from fort_desktop.ui.table.panels.bar import Said
from fort_desktop.ui.table.panels.buttons import Choice, Role, Tool
from fort_desktop.ui.table.preview import Preview
from fort_desktop.ui.table.reader import TableReader
from fort_desktop.ui.table.sheets import Sheets
from fort_desktop.ui.text.puzzles import all_points, goal, outcome, score


class Desk(Protocol):
    """The parts of a puzzle's screen that the bar needs."""

    model: PuzzleModel
    preview: Preview
    sheets: Sheets
    shared: HotseatController

    def show_step(self) -> None:
        """Show the next step of the answer."""

    def next_puzzle(self) -> None:
        """Go to the next puzzle."""

    @property
    def has_next(self) -> bool:
        """True if there is another puzzle."""


class PuzzleActionBar(ActionBarAside):
    """The question of the moment in a puzzle."""

    def __init__(self, desk: Desk, host: Host) -> None:
        super().__init__(desk.model, host, desk.preview, desk.sheets, desk.show_step, desk.shared)
        self._desk = desk

    def tools(self, now: TableReader) -> list[Tool]:
        """The tools in the bar, but for the expert's."""
        return [tool for tool in self._buttons.tools(now) if tool.name != "hint"]

    def bar(self, nodes: TableNodes, now: TableReader) -> tuple[Said, list[Choice], list[Tool]]:
        """Return the bar's words, choices and tools."""
        session = self._desk.model.puzzle
        told, choices, _ = super().bar(nodes, now)
        if now.past is not None:
            return told, choices, self.tools(now)
        if now.present and session.over:
            told = told._replace(
                banner=score(session.scored, session.puzzle.best),
                question=outcome(session.solved, session.helped),
            )
            return told, self._after(), self.tools(now)
        told = told._replace(banner=goal(session.puzzle.best))
        decision = now.decision
        if now.present and session.reached:
            told = told._replace(banner=all_points(session.puzzle.best))
            if decision is not None and DONE in decision.moves:
                told = told._replace(question=tr("No play scores more. Press “Done”."))
        free = decision is not None and not now.state.choosing
        return told, choices + self._step() * free, self.tools(now)

    def _step(self) -> list[Choice]:
        """The button for a step of the answer."""
        # NOTE: a button: the next move of a puzzle's answer is made
        words = tr("Show me a step")
        return [Choice("puzzle step", words, self._desk.show_step, role="aside")]

    def _after(self) -> list[Choice]:
        """Return the choices once the play is over: once more, a step, or the next puzzle."""
        solved = self._desk.model.puzzle.solved
        again = Choice(
            "puzzle again", tr("Once more") if solved else tr("Try again"),
            self._desk.model.begin_again, role="aside" if solved else "answer",
        )  # fmt: skip
        found = [again] if solved else [again, *self._step()]
        if self._desk.has_next:
            # NOTE: a button: to the puzzle after this one
            words = tr("Next puzzle")
            role: Role = "answer" if solved else "aside"
            return [*found, Choice("puzzle next", words, self._desk.next_puzzle, role=role)]
        return [*found, Choice("puzzle back", tr("Back"), self._host.pop, role="aside")]
