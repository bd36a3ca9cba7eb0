"""The kinds of table: each is a value that says what is another way there than at a game."""

from collections.abc import Callable, Mapping
from typing import Final, NamedTuple, Protocol

from fort_desktop.rules.knowledge.view import View
from fort_desktop.scene.scene import Scene
from fort_desktop.session.session import Session
from fort_desktop.ui.host.screen import Host
from fort_desktop.ui.keys.actions import Action
from fort_desktop.ui.table.hotseat_controller import HotseatController
from fort_desktop.ui.table.model import TableModel
from fort_desktop.ui.table.preview import Preview
from fort_desktop.ui.table.reader import Guiding, TableReader
from fort_desktop.ui.table.sheets import Sheets
from fort_desktop.ui.table.viewmodels.bar import BarVM


class Desk(Protocol):
    """The parts of a table that its variant needs."""

    app: Host
    scene: Scene
    session: Session
    model: TableModel
    preview: Preview
    sheets: Sheets
    shared: HotseatController
    variant: "Variant"

    def ask_hint(self) -> None:
        """Ask the expert, or put his advice away."""

    def rebuild(self) -> None:
        """Lay everything out again."""

    def escape(self) -> None:
        """Close what was opened last; with nothing open, take the way out."""


class Variant(NamedTuple):
    """A kind of table.

    Attributes:
        plays: it can be played, and waits while another screen is shown; else one looks at it over
            another screen, to which the way out leads.
        only_past: its last moment is the end of the game: there is no present.
        takes_back: answers can be taken back; guide: guides the player.
        bar: makes the bar of a moment out of that of a game.
        presses: what buttons of that bar do, by their keys, where a game has none of this key.
        go_on: does what happens by itself in a frame, after so many seconds.
        busy: returns True if more is to come, given whether that is so at a game.
        acts: what keys do there instead of what they do at a game.
        solved: returns the points, in words, if what is seen solves the puzzle played there.
    """

    plays: bool = True
    only_past: bool = False
    takes_back: bool = True
    guide: Guiding | None = None
    bar: Callable[[Desk, TableReader, BarVM], BarVM] = lambda desk, now, bar: bar
    presses: Mapping[object, Callable[[Desk], object]] = {}
    go_on: Callable[[Desk, float], None] = lambda desk, seconds: None
    busy: Callable[[Desk, bool], bool] = lambda desk, busy: busy
    acts: Mapping[Action, Callable[[Desk], object]] = {}
    solved: Callable[[View], str] = lambda view: ""


GAME: Final = Variant()
"""The table of a game."""
