"""The list of puzzles, and a puzzle at different moments, for pictures of them."""

from collections.abc import Callable
from typing import Final

from fort_desktop.ui.app.app import App
from fort_desktop.ui.host import routes
from fort_desktop.ui.puzzles.screen import PuzzleScreen
from fort_desktop.ui.puzzles.solved import Mark
from fort_desktop.ui.screens.puzzles import PuzzlesScreen

_FRAMES: Final = 40
_MARKS: Final[tuple[Mark | None, ...]] = ("alone", "alone", "helped", None)


def show_list(app: App) -> PuzzlesScreen:
    """The list, with some puzzles that are solved."""
    app.push(routes.Puzzles())
    screen = app.screen
    assert isinstance(screen, PuzzlesScreen)
    if screen.collection is not None:
        for i, puzzle in enumerate(screen.collection.of_grade(1)[:14]):
            mark = _MARKS[i % len(_MARKS)]
            if mark is not None:
                screen.solved.mark(screen.who, puzzle.id, mark)
    return screen


def show_number(app: App, number: int, steps: int | None = 0) -> PuzzleScreen:
    """A puzzle after so many steps of its answer; all of them for None.

    Args:
        number: of the puzzle in the list, from 1.

    Raises:
        ValueError: there is no such puzzle.
    """
    listed = show_list(app)
    puzzles = listed.collection.puzzles if listed.collection is not None else ()
    if not 0 < number <= len(puzzles):
        raise ValueError(f"there is no puzzle {number}")
    puzzle = puzzles[number - 1]
    listed.open(puzzle)
    screen = app.screen
    assert isinstance(screen, PuzzleScreen)
    for move in puzzle.moves[:steps]:
        screen.model.make(move)
        _settle(app, screen)
    return screen


def show_reached(app: App, number: int) -> None:
    """A puzzle whose points are all there, before the play is ended; solved, if there is none."""
    screen = show_number(app, number)
    for move in screen.puzzle.puzzle.moves:
        if screen.model.present and screen.puzzle.reached:
            return
        screen.model.make(move)
        _settle(app, screen)


def show_less(app: App, number: int) -> None:
    """A puzzle after a play that scores less: nothing is played at all."""
    screen = show_number(app, number)
    decision = screen.model.decision
    assert decision is not None
    screen.model.make(decision.moves[-1])
    _settle(app, screen)


def _settle(app: App, screen: PuzzleScreen) -> None:
    for _ in range(_FRAMES):
        app.frame([], 0.05)
        if screen.model.present:
            return


PUZZLES: Final[dict[str, Callable[[App, int], object]]] = {
    "puzzles": lambda app, number: show_list(app),
    "puzzle": show_number,
    "puzzle-reached": show_reached,
    "puzzle-less": show_less,
    "puzzle-solved": lambda app, number: show_number(app, number, None),
}
"""The screens, and how to come to each."""
