"""An example of the rules as a small film: the table plays it, and one only looks on."""

from collections.abc import Sequence
from functools import partial
from typing import ClassVar, Final

from fort_desktop.content.faults import CatalogError
from fort_desktop.rules.model.moves import Move, parse_move, text
from fort_desktop.rules.model.types import Refusal, RuleError
from fort_desktop.scenario.spec import MoveLine, Scenario, ScenarioError
from fort_desktop.scene.events import Input, Key
from fort_desktop.ui.book.positions import read, session_of
from fort_desktop.ui.host.registry import opens
from fort_desktop.ui.host.routes import Route
from fort_desktop.ui.host.screen import Host, Screen
from fort_desktop.ui.i18n.i18n import tr
from fort_desktop.ui.keys.actions import Action
from fort_desktop.ui.table.action_bar import ActionBar, ActionBarAside
from fort_desktop.ui.table.nodes import TableNodes
from fort_desktop.ui.table.panels.bar import Said
from fort_desktop.ui.table.panels.buttons import Choice, Tool
from fort_desktop.ui.table.reader import TableReader
from fort_desktop.ui.table.screen import TableScreen
from fort_desktop.ui.text.lists import labelled
from fort_desktop.ui.text.refusals import reason

_BEFORE: Final = 1.2
"""Seconds for which a position is looked at before the next move."""
_REFUSED: Final = 4.5
"""The same after a move that is refused: its reason is to be read."""
_UNDOING: Final = ("ctrl z", "ctrl y", "ctrl shift z")


class FilmScreen(TableScreen):
    """A table that plays the moves of an example by itself, one after another.

    Args:
        scenario: the example; names: all that can be seen one after the other; at: which this is.

    Attributes:
        lines: what is still to be done in it.

    Raises:
        ScenarioError: these cards do not make the position.
    """

    plays: ClassVar = False

    def __init__(self, app: Host, scenario: Scenario, names: Sequence[str], at: int = 0) -> None:
        self.names = tuple(names)
        self.at_example = at
        self.lines: list[MoveLine] = scenario.lines()
        self._wait = _BEFORE
        super().__init__(app, session_of(scenario, app.catalog))

    def make_action_bar(self) -> ActionBar:
        """Return the question of the moment; nothing is asked here."""
        return _Showing(self, self.app)

    def go_on(self, seconds: float) -> None:
        """Let the table go on, and make the next move after a while."""
        super().go_on(seconds)
        waits = self.model.held or not self.model.present or self.scene.animator.busy
        if waits or self.gone or not self.lines:
            return
        self._wait -= seconds
        if self._wait <= 0:
            self._next(self.lines.pop(0))

    @property
    def busy(self) -> bool:
        """True if something moves or more is to come; looking at the past stops the film."""
        return (bool(self.lines) and self.model.past is None) or super().busy

    def _next(self, line: MoveLine) -> None:
        """Make a move, or show why one is refused."""
        self._wait = _BEFORE
        try:
            move = parse_move(line.move if line.move is not None else str(line.illegal))
            if line.illegal is None:
                self.model.put(self.session.show(move))
                self.rebuild()
                return
        except RuleError:
            # The cards of the owner's own deck make another game of it.
            self.lines = []
            return
        self._wait = _REFUSED
        refusal = self.session.why_not(move) or Refusal("TURN-2")
        self._say(labelled(self._label(move), reason(refusal)))

    def _label(self, move: Move) -> str:
        """Return the label of a move; a move that names nobody stays as it is written."""
        try:
            return self.model.labels.of(move)
        except (KeyError, IndexError):
            return text(move)

    # What a person does.

    def show(self, at: int) -> None:
        """Show one of the examples from its beginning."""
        self.app.push(Film(tuple(self.names), at))

    def heard(self, event: Input) -> bool:
        """As at the table, but that nothing can be taken back."""
        return (isinstance(event, Key) and event.name in _UNDOING) or super().heard(event)

    def _escape(self) -> None:
        """Close what was opened last, or leave the film."""
        if not self.close_last():
            self.app.pop()

    def do(self, action: Action) -> None:
        """Do what a key is for: that of the rules goes back to them."""
        if action == "rules":
            self.app.pop()
        else:
            super().do(action)


class _Showing(ActionBarAside):
    """The bar of a film: which example it is, what goes on, and the ways on and back."""

    def __init__(self, film: FilmScreen, host: Host) -> None:
        super().__init__(film.model, host, film.preview, film.sheets, film.ask_hint, film.shared)
        self._film = film

    def bar(self, nodes: TableNodes, now: TableReader) -> tuple[Said, list[Choice], list[Tool]]:
        """Return the bar's words, choices and tools."""
        film, at = self._film, self._film.at_example
        # NOTE: a heading: one of the examples of a rule is shown
        banner = tr("Example {n} of {all}", n=at + 1, all=len(film.names))
        choices = [
            Choice("film again", tr("Once more"), partial(film.show, at), role="aside"),
            Choice("film back", tr("Back to the rules"), self._host.pop),
        ]
        if at + 1 < len(film.names):
            act = partial(film.show, at + 1)
            choices.insert(1, Choice("film next", tr("Next example"), act, role="aside"))
        leader = film.session.seats[film.model.shown.leader].colour
        return Said(leader, banner, film.model.shown.phase, self._words()), choices, []

    def _words(self) -> str:
        """Return the words for what happens in the film."""
        film = self._film
        if not film.lines and film.model.quiet:
            return tr("The example is over.")
        lines = film.model.lines
        return lines[-1].words if lines else tr("The example begins.")


class Film(Route, frozen=True):
    """An example of a rule, one of these names of scenarios, from its beginning."""

    names: tuple[str, ...]
    at: int = 0


@opens(Film)
def _open(app: Host, route: Film) -> Screen | None:
    try:
        return FilmScreen(app, read(route.names[route.at]), route.names, route.at)
    except (CatalogError, ScenarioError):
        return None  # these cards do not make it
