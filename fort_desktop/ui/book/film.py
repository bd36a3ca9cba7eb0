"""An example of the rules as a small film: the table plays it, and one only looks on."""

from functools import partial
from typing import Final

from fort_desktop.content.faults import CatalogError
from fort_desktop.rules.model.moves import parse_move, text
from fort_desktop.rules.model.types import Refusal, RuleError
from fort_desktop.scenario.spec import MoveLine, Scenario, ScenarioError
from fort_desktop.ui.book.positions import read, session_of
from fort_desktop.ui.host.registry import opens
from fort_desktop.ui.host.routes import Route
from fort_desktop.ui.host.screen import Host, Screen
from fort_desktop.ui.i18n.i18n import tr
from fort_desktop.ui.table.layout.bar import Slot
from fort_desktop.ui.table.reader import TableReader
from fort_desktop.ui.table.screen import TableScreen
from fort_desktop.ui.table.variants import Desk, Variant
from fort_desktop.ui.table.viewmodels.bar import Answer, BarVM, Reel, Said
from fort_desktop.ui.text.lists import labelled
from fort_desktop.ui.text.refusals import reason

_BEFORE: Final = 1.2
"""Seconds for which a position is looked at before the next move."""
_REFUSED: Final = 4.5
"""The same after a move that is refused: its reason is to be read."""


class Film(Route, frozen=True):
    """An example of a rule, one of these names of scenarios, from its beginning."""

    names: tuple[str, ...]
    at: int = 0


class Projector:
    """Plays the moves of an example on a table, one after another.

    Attributes:
        lines: what is still to be done.
    """

    def __init__(self, film: Film, scenario: Scenario) -> None:
        self._film = film
        self.lines: list[MoveLine] = scenario.lines()
        self._all = len(self.lines)
        self._wait = _BEFORE

    @property
    def variant(self) -> Variant:
        """The table on which the film is seen: nothing is taken back, and rules are below it."""
        return Variant(
            plays=False,
            takes_back=False,
            bar=self._bar,
            presses={
                "film again": partial(self._show, self._film.at),
                "film next": partial(self._show, self._film.at + 1),
                "film back": lambda desk: desk.app.pop(),
            },
            go_on=self._go_on,
            busy=lambda desk, busy: busy or (bool(self.lines) and desk.model.past is None),
            acts={"rules": lambda desk: desk.app.pop()},
        )

    def _go_on(self, desk: Desk, seconds: float) -> None:
        """Make the next move after a while."""
        model = desk.model
        if model.held or not model.present or desk.scene.animator.busy or not self.lines:
            return
        self._wait -= seconds
        if self._wait <= 0:
            self._next(desk, self.lines.pop(0))

    def _next(self, desk: Desk, line: MoveLine) -> None:
        """Make a move, or show why one is refused."""
        self._wait = _BEFORE
        try:
            move = parse_move(line.move if line.move is not None else str(line.illegal))
            if line.illegal is None:
                desk.model.put(desk.session.show(move))
                desk.rebuild()
                return
        except RuleError:
            # The cards of the owner's own deck make another game of it.
            self.lines = []
            return
        self._wait = _REFUSED
        refusal = desk.session.why_not(move) or Refusal("TURN-2")
        try:
            label = desk.model.labels.of(move)
        except (KeyError, IndexError):
            label = text(move)  # it names nobody
        desk.model.say_once(labelled(label, reason(refusal)))

    def _show(self, at: int, desk: Desk) -> None:
        """Show one of the examples from its beginning."""
        desk.app.push(Film(self._film.names, at))

    def _bar(self, desk: Desk, now: TableReader, usual: BarVM) -> BarVM:
        """Return the bar: which example it is, what goes on, and the ways on and back."""
        names, at = self._film.names, self._film.at
        # NOTE: a heading: one of the examples of a rule is shown
        banner = tr("Example {n} of {all}", n=at + 1, all=len(names))
        over = not self.lines and desk.model.quiet
        goes_on = at + 1 < len(names)
        # At the end there is one thing to do: the next example, or else back to the rules.
        home: Slot = "main" if over and not goes_on else "decline"
        answers = (
            Answer("film again", tr("Again"), "second", quiet=True),
            *[Answer("film next", tr("Next example"), quiet=not over)] * goes_on,
            Answer("film back", tr("Back to the rules"), home, quiet=home == "decline"),
        )
        view, lines = desk.model.shown, desk.model.lines
        words = lines[-1].words if lines else tr("The example begins.")
        if over:
            words = tr("The example is over.")
        colour = desk.session.seats[view.leader].colour
        reel = Reel(self._all - len(self.lines), self._all)
        return BarVM(Said(colour, banner, view.phase, words), answers, reel=reel)


@opens(Film)
def _open(app: Host, route: Film) -> Screen | None:
    try:
        scenario = read(route.names[route.at])
        session = session_of(scenario, app.catalog)
    except (CatalogError, ScenarioError):
        return None  # these cards do not make it
    return TableScreen(app, session, Projector(route, scenario).variant)
